//! The invariants of the specification (10.3), checked along random games of every number of players.

use seven_wonders_dice::{
    Action, Colour, Die, Effect, Part, Player, SevenWondersDice, Space, Table,
};
use table::{Chance, Info, Seat, Set, Setup, Sink, State, Title, Turns, Viewer};

type Game = State<SevenWondersDice>;

fn setup(players: u8) -> Setup {
    let info: Info = SevenWondersDice::info();
    Setup::new(&info, players, None, []).expect("a legal setup")
}

fn table_of(game: &Game) -> Table {
    game.view(Viewer::Spectator).table.table().clone()
}

/// Plays a random game and shows the public table at the beginning of every turn and at the end.
fn walk(players: u8, seed: u64, mut visit: impl FnMut(&Table, bool)) {
    let mut dice = Chance::fast(seed);
    let mut game = Game::new(&setup(players), dice.branch(), &mut Sink::mute()).expect("no script");
    let mut turn = 0;
    let mut legal = Vec::new();
    loop {
        let table = table_of(&game);
        let is_over = game.is_over();
        if table.turn != turn || is_over {
            turn = table.turn;
            visit(&table, is_over);
        }
        if is_over {
            return;
        }
        let turn: Vec<Seat> = game.turn().iter().collect();
        let seat = turn[dice.index(turn.len(), |at| at.to_string())];
        game.legal(seat, &mut legal);
        let action = dice.pick(&legal);
        game.play(seat, action, &mut Sink::mute());
    }
}

fn unlocked(table: &Table, player: &Player, colour: Colour) -> bool {
    let board = table.board_of(player).expect("cities are dealt");
    player
        .crossed
        .iter()
        .any(|space| board.space(space).effect == Some(Effect::Unlock(colour)))
}

/// SW-INV-1 to SW-INV-9, SW-INV-12, SW-INV-14: what holds at the beginning of every turn.
#[test]
fn tables_keep_the_invariants() {
    for players in 2..=7 {
        for seed in 0..12 {
            let mut before: Option<Table> = None;
            walk(players, seed, |table, is_over| {
                check_table(table, is_over);
                if let Some(before) = &before {
                    check_growth(before, table);
                }
                before = Some(table.clone());
            });
        }
    }
}

fn check_table(table: &Table, is_over: bool) {
    check_forum(table, is_over);
    for player in table.players() {
        // 1: the Treasury.
        assert!(player.treasury.coins() <= 21);
        assert_eq!(player.treasury.slots(table.data().treasury).count(), 21);
        let board = table.board_of(player).expect("cities are dealt");
        for space in player.crossed.iter() {
            // 4: arrows.
            assert!(
                board
                    .space(space)
                    .after
                    .is_none_or(|before| player.crossed.has(before)),
                "{space}"
            );
        }
        // 5: materials.
        assert_eq!(
            usize::from(player.materials()),
            player.crossed.and(Part::Warehouse.spaces()).len()
        );
        // 6: bonuses.
        let complete = Part::BUILDINGS
            .into_iter()
            .filter(|part| player.has_complete(board, *part))
            .count();
        assert_eq!(player.bonuses.len(), complete.min(3));
        // 7: written attacks.
        for attack in Space::ALL
            .into_iter()
            .filter(|space| board.space(*space).laurels > 0)
        {
            let laurels = board.space(attack).laurels;
            assert!((laurels - 2..=laurels).contains(&player.written(board, attack)));
        }
        // 8: the +3 box.
        assert!(!player.plus3 || player.has_complete(board, Part::Agora));
        // 14: special buildings.
        assert!(player.count(Part::Gallery) == 0 || unlocked(table, player, Colour::White));
        assert!(player.count(Part::GuildCourt) == 0 || unlocked(table, player, Colour::Purple));
    }
    // 12: rows add up.
    let outcome = SevenWondersDice::outcome(table);
    for seat in Seat::first(table.n_seats()) {
        let sum: i32 = outcome
            .sources
            .iter()
            .map(|(_, points)| points[seat.index()])
            .sum();
        assert_eq!(sum, outcome.scores[seat.index()]);
        assert!((0..=164).contains(&sum));
    }
}

/// 2 and 3: seven dice, normal ones always, special ones from the turn after somebody unlocked them.
fn check_forum(table: &Table, is_over: bool) {
    for die in [Die::Blue, Die::Red, Die::Yellow, Die::Green] {
        assert!(table.throw(die).is_some());
    }
    let count = |colours: &[Colour]| {
        table
            .forum
            .iter()
            .filter(|throw| colours.contains(&throw.die.colour()))
            .count()
    };
    assert_eq!(
        count(&[Colour::Grey]) + count(&Die::SPECIAL.map(Die::colour)),
        3
    );
    for die in Die::SPECIAL {
        let is_unlocked = table
            .players()
            .iter()
            .any(|player| unlocked(table, player, die.colour()));
        assert!(
            is_over || table.throw(die).is_some() == is_unlocked,
            "{die}"
        );
    }
    for throw in &table.forum {
        assert!(throw.quarter < 4 && table.data().die(throw.die).faces.contains(&throw.face));
    }
}

/// 7, 8, 9: crossings and written points only grow, scores never fall.
fn check_growth(before: &Table, after: &Table) {
    let (old, new) = (
        SevenWondersDice::outcome(before),
        SevenWondersDice::outcome(after),
    );
    let was_won = before.players().iter().any(|player| player.plus3);
    for seat in Seat::first(before.n_seats()) {
        let (old_player, new_player) = (before.player(seat), after.player(seat));
        assert!(new_player.crossed.covers(old_player.crossed));
        assert!(new.scores[seat.index()] >= old.scores[seat.index()]);
        assert!(!was_won || new_player.plus3 == old_player.plus3);
        for attack in Space::ALL
            .into_iter()
            .filter(|space| old_player.crossed.has(*space))
        {
            let board = before.board(seat);
            if board.space(attack).laurels > 0 {
                assert_eq!(
                    old_player.written(board, attack),
                    new_player.written(board, attack)
                );
            }
        }
    }
}

/// SW-INV-13: after the first turn whose end finds three bonuses exactly one more turn is played.
#[test]
fn exactly_one_more_turn() {
    for players in 2..=7 {
        for seed in 0..12 {
            let mut rung: Option<u16> = None;
            walk(players, seed, |table, is_over| {
                let has_third = table
                    .players()
                    .iter()
                    .any(|player| player.bonuses == Set::all());
                if is_over {
                    assert_eq!(Some(table.turn), rung);
                } else if has_third {
                    assert_eq!(rung, None, "the turn after the last one");
                    assert!(table.is_last);
                    rung = Some(table.turn);
                } else {
                    assert!(!table.is_last);
                }
            });
        }
    }
}

/// SW-INV-11: what a player may do in a turn does not depend on what others choose in it.
#[test]
fn options_do_not_depend_on_others() {
    for players in 2..=7u8 {
        let mut dice = Chance::fast(u64::from(players));
        let mut game =
            Game::new(&setup(players), dice.branch(), &mut Sink::mute()).expect("no script");
        let (mut legal, mut again) = (Vec::new(), Vec::new());
        while !game.is_over() {
            let last = Seat::new(usize::from(players) - 1);
            game.legal(last, &mut legal);
            for seat in Seat::first(usize::from(players) - 1) {
                while game.turn().has(seat) {
                    game.legal(seat, &mut again);
                    let action = dice.pick(&again);
                    game.play(seat, action, &mut Sink::mute());
                }
                game.legal(last, &mut again);
                assert_eq!(
                    legal,
                    again,
                    "{players} players, turn {}",
                    table_of(&game).turn
                );
            }
            while game.turn().has(last) && game.turn().len() == 1 {
                game.legal(last, &mut again);
                let action = dice.pick(&again);
                game.play(last, action, &mut Sink::mute());
            }
        }
    }
}

/// SW-INV-15 to SW-INV-17: what the Spy crosses off is shown on its face; whoever crosses off in the Guild Court kept level
/// with the neighbours when the turn began; of two players at most one can use the purple die in a turn.
#[test]
fn special_dice_keep_to_what_they_show() {
    let (mut spied, mut compared) = (0, 0);
    for (players, seed) in (2..=7u8).flat_map(|players| (0..12).map(move |seed| (players, seed))) {
        let mut dice = Chance::fast(seed);
        let mut game =
            Game::new(&setup(players), dice.branch(), &mut Sink::mute()).expect("no script");
        let mut legal = Vec::new();
        while !game.is_over() {
            let table = table_of(&game);
            let mut may_use_purple = 0;
            for seat in game.turn().iter() {
                game.legal(seat, &mut legal);
                assert!(legal.len() <= 27, "{} options", legal.len());
                let mut uses_purple = false;
                for action in &legal {
                    match *action {
                        Action::Build {
                            die: Die::Black,
                            space,
                        } => {
                            spied += 1;
                            let shown = shown(&table, Die::Black);
                            assert!(shown.has(space.part()), "{space} is not in {shown:?}");
                            assert!(!matches!(
                                space.part(),
                                Part::GuildCourt | Part::Gallery | Part::Wonder
                            ));
                        }
                        Action::Build {
                            die: Die::Purple,
                            space,
                        } => {
                            compared += 1;
                            uses_purple = true;
                            assert_eq!(space.part(), Part::GuildCourt);
                            let count = |seat: Seat| -> u8 {
                                let parts = shown(&table, Die::Purple);
                                parts
                                    .iter()
                                    .map(|part| table.player(seat).count(part))
                                    .sum()
                            };
                            let (left, right) = (table.left(seat), table.right(seat));
                            if players == 2 {
                                assert!(count(seat) > count(left));
                            } else {
                                assert!(count(seat) >= count(left) && count(seat) >= count(right));
                            }
                        }
                        _ => {}
                    }
                }
                may_use_purple += u8::from(uses_purple);
            }
            assert!(players > 2 || may_use_purple <= 1);
            let turn: Vec<Seat> = game.turn().iter().collect();
            let seat = turn[dice.index(turn.len(), |at| at.to_string())];
            game.legal(seat, &mut legal);
            let action = dice.pick(&legal);
            game.play(seat, action, &mut Sink::mute());
        }
    }
    assert!(spied > 1_000 && compared > 100, "{spied} {compared}");
}

fn shown(table: &Table, die: Die) -> Set<Part> {
    let throw = table.throw(die).expect("it lies in the Forum");
    table.data().die(die).parts(throw.face)
}
