//! Words that tell what the rules do: tooltips, numbers in the picture, refusals, Polish terms.

use great_wall::GreatWall;
use serde_json::{Value, json};
use table::{Chance, Draw, Lang, Position, Seat, Setup, Sink, Speak, State, Taste, Title, Viewer};

type Game = State<GreatWall>;

fn start(mode: &str, players: u8) -> Game {
    let setup = Setup::new(&GreatWall::info(), players, Some(mode), []).expect("a good setup");
    Game::new(&setup, Chance::fast(4), &mut Sink::mute()).expect("no script")
}

/// The game after the setup, with fields of its table changed.
fn changed(mode: &str, players: u8, fields: &[(&str, Value)]) -> Game {
    let mut state = start(mode, players);
    let mut legal = Vec::new();
    while state.arbiter().to_json()["split"]["step"] != "pick_command" {
        let seat = state.turn().iter().next().expect("the game has begun");
        state.legal(seat, &mut legal);
        state.play(seat, legal[0], &mut Sink::mute());
    }
    let mut json = state.arbiter().to_json();
    for (pointer, value) in fields {
        *json.pointer_mut(pointer).expect(pointer) = value.clone();
    }
    let position = Position::from_json(&json).expect("a good position");
    position.open(&mut Sink::mute()).expect("a good position")
}

fn picture(state: &Game, lang: Lang) -> String {
    let taste = Taste::plain(lang, state.seats());
    GreatWall::draw(&state.view(Viewer::Seat(Seat::new(0))), &taste)
}

/// What stands between the beginning of the element with this id and that of the next.
fn element<'a>(svg: &'a str, id: &str) -> &'a str {
    let from = svg.find(&format!("id=\"{id}\"")).expect(id);
    svg[from..].split(" id=\"").next().expect(id)
}

#[test]
fn the_temple_takes_no_donations() {
    let svg = picture(&start("standard", 3), Lang::En);
    let temple = element(&svg, "location-temple");
    assert!(temple.contains("Nothing is donated"), "{temple}");
    assert!(element(&svg, "location-quarry").contains("donate"));
}

#[test]
fn barricades_show_what_they_count() {
    let mild = picture(&changed("coop", 3, &[]), Lang::En);
    assert!(element(&mild, "barricades-left").contains(">+2<"));
    let fields = [("/table/events", json!(["evt_02"]))];
    let harsh = picture(&changed("coop", 3, &fields), Lang::En);
    let shown = element(&harsh, "barricades-left");
    assert!(shown.contains(">+1<") && !shown.contains(">+2<"), "{shown}");
}

/// GW-2.40, GW-9.2: printed is 1 new Horde on both sides.
#[test]
fn the_time_track_counts_the_token_of_co_op() {
    let year = |mode: &str, players, at: u8| {
        let svg = picture(&start(mode, players), Lang::En);
        element(&svg, &format!("time-{at}")).to_owned()
    };
    assert!(year("standard", 3, 2).contains("1 new Horde,"));
    assert!(year("coop", 3, 2).contains("2 new Hordes"));
    assert!(year("coop", 4, 2).contains("2 new Hordes"));
    assert!(year("coop", 3, 1).contains("0 new Hordes"));
}

#[test]
fn decrees_are_met_in_polish() {
    let texts = [
        include_str!("../words/pl.ftl"),
        include_str!("../rulebook/pl.md"),
    ];
    for line in texts.iter().flat_map(|text| text.lines()) {
        let lower = line.to_lowercase();
        assert!(
            !(lower.contains("dekret") && lower.contains("wypełn")),
            "{line}"
        );
    }
}

/// GW-2.10: all four cards are looked at before the first choice, and only by their owner.
#[test]
fn dealt_advisors_are_seen_with_the_generals() {
    for (mode, players) in [("standard", 4), ("standard2", 2), ("solo", 1), ("coop", 3)] {
        let state = start(mode, players);
        let json = state.arbiter().to_json();
        let taste = Taste::plain(Lang::En, state.seats());
        for seat in Seat::first(state.seats()) {
            let view = state.view(Viewer::Seat(seat));
            let prompt = GreatWall::words().say(Lang::En, &GreatWall::prompt(&view), &taste.names);
            let (svg, text) = (
                GreatWall::draw(&view, &taste),
                GreatWall::text(&view, &taste),
            );
            for owner in Seat::first(state.seats()) {
                let dealt = &json["table"]["players"][owner.index()]["dealt_advisors"];
                for id in dealt.as_array().expect("a list") {
                    let id = id.as_str().expect("an id");
                    let name = GreatWall::words().term(Lang::En, id);
                    let is_mine = owner == seat;
                    assert_eq!(
                        svg.contains(&format!("\"dealt-{id}\"")),
                        is_mine,
                        "{mode} {id}"
                    );
                    assert_eq!(
                        text.contains(&format!("{name}: ")),
                        is_mine,
                        "{mode} {name}"
                    );
                    assert_eq!(prompt.contains(&name), is_mine, "{mode}: {prompt}");
                }
            }
        }
    }
}
