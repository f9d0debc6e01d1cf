//! The table as a picture. A real game draws with the kit of `paint`; a toy needs a few rectangles.

mod blocked;
pub(crate) mod path;

use crate::{
    Action, Toy,
    names::{Bird, Side},
    text::{self, own, player_line, prize_line, say},
};
use path::{DECLINE, hand_id, seat_id, side_id};
use std::fmt::Write;
use table::{Draw, Message, Reason, Seat, Taste, Theme, View};

impl Draw for Toy {
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        blocked::unavailable(view, seat)
    }

    fn path(_view: &View<Self>, _seat: Seat, action: Action) -> Vec<String> {
        path::path(action)
    }

    fn draw(view: &View<Self>, taste: &Taste) -> String {
        let (paper, ink) = match taste.theme {
            Theme::Light => ("#f6f1e4", "#2b2620"),
            Theme::Dark => ("#23211d", "#efe8d8"),
            Theme::Contrast => ("#ffffff", "#000000"),
        };
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300" font-size="12" fill="{ink}"><rect width="640" height="300" fill="{paper}"/>"#
        );
        let mut tile = |id: &str, place: (usize, usize), text: &str| {
            let (x, y) = (10 + 156 * place.0, 10 + 72 * place.1);
            let _ = write!(
                svg,
                r#"<g id="{id}"><rect x="{x}" y="{y}" width="150" height="64" rx="6" fill="{paper}" stroke="{ink}"/><text x="{}" y="{}">{}</text></g>"#,
                x + 6,
                y + 36,
                escape(text)
            );
        };
        for side in Side::ALL {
            tile(
                &side_id(side),
                (side.index(), 0),
                &prize_line(view, side, taste),
            );
        }
        let decline = say(taste, &Message::new("button-decline"));
        tile(DECLINE, (3, 0), &decline);
        for (at, _) in view.table.players.iter().enumerate() {
            let seat = Seat::new(at);
            tile(&seat_id(seat), (at, 1), &player_line(view, seat, taste));
        }
        if let Some((hand, _)) = own(view) {
            for (at, bird) in Bird::ALL.into_iter().enumerate() {
                let line = Message::new("count-of")
                    .term("what", bird.word())
                    .with("n", hand.count(bird));
                tile(&hand_id(bird), (at, 2), &say(taste, &line));
            }
        }
        svg.push_str("</svg>");
        svg
    }

    fn text(view: &View<Self>, taste: &Taste) -> String {
        text::text(view, taste)
    }
}

/// Players choose their names: markup in them is only text.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
