//! The one handle, on the toy game.

use bots::Level;
use game::{Game, Handle, Match, PATIENCE, Player, RefusalKind, Shelf, rules_of};
use serde_json::json;
use table::{Lang, NoUndo, Opening, Seat, Seed, Setup, Taste, Viewer, scenario};
use toy::Toy;

static TOY: Handle<Toy> = Handle::new();

fn setup(players: u8) -> Setup {
    Setup::new(&TOY.info(), players, None, []).unwrap()
}

fn deal(players: u8) -> Box<dyn Match> {
    TOY.deal(setup(players), Seed::from_number(7))
}

/// Plays to the end with bots and shows each position.
fn play(
    mut table: Box<dyn Match>,
    level: Level,
    mut each: impl FnMut(&dyn Match),
) -> Box<dyn Match> {
    while let Some(seat) = table.turn().iter().next() {
        each(&*table);
        let advice = table.think(seat, level, 1).unwrap();
        table.act(seat, &advice.notation).unwrap();
    }
    each(&*table);
    table
}

const ANN: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);

#[test]
fn everything_that_is_offered_is_legal_and_has_words() {
    for lang in Lang::ALL {
        let taste = Taste::plain(lang, 3);
        play(deal(3), Level::Random, |table| {
            for seat in Seat::first(3) {
                let viewer = Viewer::Seat(seat);
                let legal = table.legal(seat);
                assert_eq!(legal.is_empty(), !table.turn().has(seat));
                let offers = table.options(seat, &taste);
                let notations: Vec<&String> = offers.iter().map(|offer| &offer.notation).collect();
                assert_eq!(notations, legal.iter().collect::<Vec<_>>());
                assert!(
                    offers
                        .iter()
                        .all(|offer| !offer.label.is_empty() && !offer.path.is_empty())
                );
                for offer in &legal {
                    table.clone_box().act(seat, offer).unwrap();
                }
                let look = table.look(viewer, &taste);
                assert_eq!((look.viewer(), look.turn()), (viewer, table.turn()));
                assert_eq!(look.options(), offers);
                assert_eq!(look.unavailable(), table.unavailable(seat, &taste));
                assert_eq!(look.prompt(), table.prompt(viewer, &taste));
                assert_eq!(look.board(), table.draw(viewer, &taste));
                assert_eq!(look.text(), table.text(viewer, &taste));
                assert_eq!(look.view_json(), table.view_json(viewer));
                // Asked again, it is what was made before.
                assert_eq!(look.board().as_ptr(), look.board().as_ptr());
                assert_eq!(look.options().as_ptr(), look.options().as_ptr());
                assert!(!table.prompt(viewer, &taste).is_empty());
                assert!(!table.text(viewer, &taste).is_empty());
                assert!(table.draw(viewer, &taste).contains("<svg"));
                assert_eq!(table.view_json(viewer)["game"], "toy");
                table.unavailable(seat, &taste);
            }
        });
    }
}

#[test]
fn a_refusal_has_a_kind_a_rule_and_words() {
    let mut table = deal(3);
    let before = table.hash();
    let taste = Taste::plain(Lang::Pl, 3);
    let refusal = table.act(ANN, "fly").unwrap_err();
    assert_eq!(refusal.kind, RefusalKind::Notation);
    assert!(refusal.text(&taste).contains("fly"));
    let refusal = table.act(BO, "pass").unwrap_err();
    assert_eq!(refusal.kind, RefusalKind::NotAsked);
    assert!(refusal.text(&taste).contains("Gracz 2"));
    let refusal = table.act(Seat::new(6), "pass").unwrap_err();
    assert_eq!(refusal.kind, RefusalKind::NotAsked);
    let refusal = table.act(ANN, "stake left").unwrap_err();
    assert_eq!(refusal.kind, RefusalKind::Rules);
    assert!(refusal.rule.unwrap().starts_with("TOY-"));
    assert_ne!(refusal.explain(Lang::Pl), refusal.explain(Lang::En));
    assert_eq!((table.hash(), table.made()), (before, 0));
    let mut end = play(table, Level::Random, |_| {});
    assert_eq!(end.act(ANN, "pass").unwrap_err().kind, RefusalKind::Over);
    assert!(end.think(ANN, Level::Novice, 1).is_none());
}

#[test]
fn a_look_refuses_what_the_table_refuses() {
    let actions = ["pass", "stake left", "peek left", "peek right", "fly"];
    let taste = Taste::plain(Lang::En, 3);
    play(deal(3), Level::Random, |table| {
        for seat in Seat::first(3) {
            let look = table.look(Viewer::Seat(seat), &taste);
            for notation in actions {
                let there = table.clone_box().act(seat, notation).err();
                let here = look.refusal(notation);
                assert_eq!(
                    here.map(|refusal| (refusal.kind, refusal.explain(Lang::En))),
                    there.map(|refusal| (refusal.kind, refusal.explain(Lang::En))),
                    "{seat} {notation}"
                );
            }
        }
    });
}

#[test]
fn positions_and_replays_give_the_same_game() {
    let table = play(deal(3), Level::Novice, |table| {
        let copy = TOY.open(&table.position()).unwrap();
        assert_eq!(copy.hash(), table.hash());
        assert_eq!(copy.turn(), table.turn());
        for seat in table.turn().iter() {
            assert_eq!(copy.legal(seat), table.legal(seat));
            // The same seed, level and position give the same move everywhere.
            assert_eq!(
                copy.think(seat, Level::Novice, 3),
                table.think(seat, Level::Novice, 3)
            );
        }
    });
    let names = ["Ann", "Bo", "Cy"].map(str::to_owned);
    let replay = table.replay(&names);
    let again = TOY.replay(&replay).unwrap();
    assert_eq!(again.hash(), table.hash());
    assert_eq!(again.actions(), table.actions());
    assert_eq!(again.game().id(), TOY.id());
    assert!(matches!(again.opening(), Opening::Deal(found, _) if found == setup(3)));
    for n in 0..=table.made() {
        let earlier = table.at(n);
        assert_eq!(earlier.made(), n);
        let mut cut = table.clone();
        cut.truncate(n);
        assert_eq!(cut.hash(), earlier.hash());
    }
    assert!(TOY.open(&json!({"game": "toy"})).is_err());
}

#[test]
fn a_step_back_is_possible_until_something_is_revealed() {
    let mut table = deal(3);
    assert_eq!(table.undo(ANN), Err(NoUndo::NothingToUndo));
    let before = table.hash();
    table.act(ANN, "pass").unwrap();
    assert_eq!(table.undo_depth(ANN), 1);
    assert_eq!(table.undo(BO), Err(NoUndo::NothingToUndo));
    table.undo(ANN).unwrap();
    assert_eq!((table.hash(), table.made()), (before, 0));
    table.act(ANN, "peek left").unwrap();
    assert_eq!(table.undo(ANN), Err(NoUndo::Revealed));
}

#[test]
fn the_log_can_be_read_from_any_action() {
    let table = play(deal(2), Level::Random, |_| {});
    let taste = Taste::plain(Lang::En, 2);
    let whole = table.log(Viewer::Spectator, &taste, 0);
    assert!(whole.is_sorted_by_key(|line| line.made) && !whole.is_empty());
    let half = table.made() / 2;
    let rest = table.log(Viewer::Spectator, &taste, half);
    assert!(rest.len() < whole.len() && rest.iter().all(|line| line.made >= half));
    assert_eq!(whole[whole.len() - rest.len()..], rest[..]);
}

#[test]
fn a_simulated_game_can_be_recorded() {
    let levels = [Level::Novice, Level::Random, Level::Random];
    for seed in 0..10 {
        let record = TOY.simulate(&setup(3), &levels, seed).unwrap();
        let players = levels.map(Player::Level);
        let (recorded, table) = TOY.simulate_recorded(&setup(3), &players, seed, PATIENCE);
        assert_eq!(recorded.as_ref(), Ok(&record));
        let same = TOY.record(&setup(3), &levels, seed, PATIENCE);
        assert_eq!(same.actions(), table.actions());
        assert!(table.is_over());
        assert_eq!(table.outcome().scores, record.scores);
        assert_eq!(table.outcome().places, record.places);
        assert_eq!(table.outcome().ending, record.ending);
        assert!(TOY.info().endings.contains(&record.ending.unwrap()));
        assert_eq!(table.made() as u32, record.decisions.iter().sum::<u32>());
        assert_eq!(table.round(), record.rounds);
        assert_eq!(Ok(record), TOY.simulate(&setup(3), &levels, seed));
    }
}

#[test]
fn scenarios_rules_and_words_are_at_hand() {
    let scenarios =
        scenario::parse("game toy\nscenario s\ngiven seats A B\nA pass\nexpect turn B\n").unwrap();
    let failure = TOY.scenario(&scenarios[0]).unwrap_err();
    assert_eq!(failure.line, 5);
    let ids = |lang| -> Vec<&str> {
        rules_of(TOY.rulebook(lang))
            .iter()
            .map(|rule| rule.id)
            .collect()
    };
    assert_eq!(ids(Lang::Pl), ids(Lang::En));
    assert!(!ids(Lang::En).is_empty());
    assert!(!TOY.title(Lang::Pl).is_empty());
    let bench = TOY.bench(&setup(2), 0.02);
    assert!(bench.games_per_second > 0.0 && bench.bots.len() == Level::ready().count());
}

#[test]
fn an_unknown_game_lists_the_known_ones() {
    static SHELF: Shelf = Shelf::new(&[&TOY]);
    let error = SHELF.find("chess").err().unwrap().to_string();
    assert_eq!(error, format!("there is no game 'chess': use {}", TOY.id()));
}
