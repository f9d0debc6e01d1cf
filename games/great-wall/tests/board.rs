//! The picture is legible on a laptop and on a phone, no words lie on others, and it stays small.

use great_wall::GreatWall;
use paint::{Weight, text_width};
use table::{Chance, Draw, Lang, Setup, Sink, State, Taste, Theme, Title, Viewer};

/// What the table's page gives the picture in a window of 1366 by 768 pixels.
const LAPTOP: (f32, f32) = (994.0, 564.0);
/// A phone's page shows a part so that its shorter side is as wide as this, and the longer at most so many times.
const PHONE: f32 = 340.0;
const BREADTH: f32 = 2.4;
/// The smallest letters in CSS pixels there.
const ON_LAPTOP: f32 = 11.5;
const ON_PHONE: f32 = 9.5;
/// A picture with one row of choices.
const HEIGHT: f32 = 600.0;
/// The page around it may take 150 kB in all.
const MOST_BYTES: usize = 115_000;

const MODES: [(&str, u8); 7] = [
    ("standard", 3),
    ("standard", 4),
    ("standard2", 2),
    ("solo", 1),
    ("coop", 2),
    ("coop", 3),
    ("coop", 4),
];

/// Plays a random game and shows pictures of every third decision for the seat that is asked and, less often, for a
/// spectator, in both languages.
fn pictures(mode: &str, players: u8, mut shown: impl FnMut(&str)) {
    let setup = Setup::new(&GreatWall::info(), players, Some(mode), []).expect("a good setup");
    let mut state =
        State::<GreatWall>::new(&setup, Chance::fast(21), &mut Sink::mute()).expect("no script");
    let mut dice = Chance::fast(22);
    let mut legal = Vec::new();
    for at in 0.. {
        let asked = state.turn().iter().next();
        let tastes = Lang::ALL.into_iter().zip([Theme::Light, Theme::Dark]);
        for (lang, theme) in tastes.filter(|_| at % 3 == 0 || asked.is_none()) {
            let mut taste = Taste::plain(lang, players.into());
            taste.theme = theme;
            "Włodzimierz Konstantynopolitańczyk".clone_into(&mut taste.names[0]);
            let watching = (at % 30 == 0).then_some(Viewer::Spectator);
            for viewer in asked.map(Viewer::Seat).into_iter().chain(watching) {
                shown(&GreatWall::draw(&state.view(viewer), &taste));
            }
        }
        let Some(seat) = asked else { break };
        state.legal(seat, &mut legal);
        let action = legal[dice.index(legal.len(), |at| at.to_string())];
        state.play(seat, action, &mut Sink::mute());
    }
}

/// A line of words and where it stands.
struct Words {
    text: String,
    size: f32,
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

fn attribute<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    let from = element.find(&format!(" {name}=\""))? + name.len() + 3;
    element[from..].split('"').next()
}

fn number(element: &str, name: &str) -> Option<f32> {
    attribute(element, name)?.parse().ok()
}

fn words(svg: &str) -> Vec<Words> {
    let elements = svg.split("<text").skip(1);
    let read = |element: &str| {
        let (head, rest) = element.split_once('>').expect("an element");
        let text = rest.split('<').next().unwrap_or_default();
        let text = text.replace("&gt;", ">").replace("&lt;", "<");
        let text = text.replace("&quot;", "\"").replace("&#39;", "'");
        let text = text.replace("&amp;", "&");
        let size = number(head, "font-size").unwrap_or(14.0);
        let weight = match attribute(head, "font-weight") {
            Some(_) => Weight::Bold,
            None => Weight::Regular,
        };
        let width = text_width(&text, size, weight);
        let x = number(head, "x").expect("a place");
        let left = match attribute(head, "text-anchor") {
            Some("middle") => x - width / 2.0,
            Some("end") => x - width,
            Some(_) | None => x,
        };
        let down = attribute(head, "dy").map_or(0.0, |_| 0.32 * size);
        let line = number(head, "y").expect("a place") + down;
        Words {
            text,
            size,
            left,
            right: left + width,
            // Capitals and figures; marks above and tails below may touch.
            top: line - 0.62 * size,
            bottom: line,
        }
    };
    elements.map(read).collect()
}

/// Width and height of the picture.
fn shape(svg: &str) -> (f32, f32) {
    let values = attribute(svg, "viewBox").expect("a picture has a shape");
    let mut values = values.split(' ').skip(2).map(str::parse::<f32>);
    let mut next = || values.next().and_then(Result::ok).expect("a number");
    (next(), next())
}

#[test]
fn letters_are_large_enough() {
    let (mut n, mut n_high) = (0, 0);
    for (mode, players) in MODES {
        pictures(mode, players, |svg| {
            let (width, height) = shape(svg);
            let smallest = words(svg)
                .into_iter()
                .min_by(|a, b| a.size.total_cmp(&b.size))
                .expect("a picture has words");
            n += 1;
            if height > HEIGHT {
                n_high += 1;
            }
            // A long list of choices makes the picture higher for one decision.
            let laptop = (LAPTOP.0 / width).min(LAPTOP.1 / height.min(HEIGHT));
            assert!(
                smallest.size * laptop >= ON_LAPTOP,
                "{mode}: {}",
                smallest.text
            );
            let phone = PHONE * BREADTH / width;
            assert!(
                smallest.size * phone >= ON_PHONE,
                "{mode}: {}",
                smallest.text
            );
        });
    }
    assert!(n_high * 20 < n, "{n_high} of {n} pictures are higher");
}

/// The parts that a small page shows alone: the board above the panels, and each panel with its room.
#[test]
fn parts_suit_a_small_page() {
    for (mode, players) in MODES {
        pictures(mode, players, |svg| {
            let (width, _) = shape(svg);
            for (at, panel) in svg.split("<g id=\"seat-").skip(1).enumerate() {
                let room = panel.split("<rect").nth(1).expect("a panel has a frame");
                let value = |name| number(room, name).expect("a number");
                assert!(value("y") * BREADTH <= width, "{mode}: the board is a band");
                let side = value("width").min(value("height"));
                assert!(12.5 * PHONE / side >= ON_PHONE, "{mode}: panel {at}");
            }
        });
    }
}

#[test]
fn no_words_lie_on_others() {
    for (mode, players) in MODES {
        pictures(mode, players, |svg| {
            let (width, _) = shape(svg);
            let all = words(svg);
            for (at, one) in all.iter().enumerate() {
                assert!(
                    one.left >= 0.0 && one.right <= width,
                    "{mode}: '{}' leaves the picture",
                    one.text
                );
                for other in &all[at + 1..] {
                    let apart = one.right <= other.left
                        || other.right <= one.left
                        || one.bottom <= other.top
                        || other.bottom <= one.top;
                    assert!(apart, "{mode}: '{}' and '{}'", one.text, other.text);
                }
            }
        });
    }
}

#[test]
fn the_picture_stays_small() {
    for (mode, players) in MODES {
        let mut most = 0;
        pictures(mode, players, |svg| most = most.max(svg.len()));
        assert!(most < MOST_BYTES, "{mode} {players}: {most} bytes");
    }
}

/// The page replaces these parts of its own by their ids; a picture with such an id would be taken for one.
#[test]
fn no_id_is_one_of_the_page() {
    for (mode, players) in MODES {
        pictures(mode, players, |svg| {
            for id in ["prompt", "actions", "board", "seats", "chat-lines", "log"] {
                assert!(!svg.contains(&format!(" id=\"{id}\"")), "{mode}: {id}");
            }
        });
    }
}
