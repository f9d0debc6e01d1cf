//! Panels of the clans that nobody plays: Qin Jiushao and the Reed Clan.

use super::{
    CHIP, Pen, SMALL,
    people::{chips, frame},
    tags::{Tag, Tags},
};
use crate::names::{Clan, Location, Soldier};
use paint::{Area, Icon, Svg, Weight};

/// Draws Qin's panel.
pub fn qin(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let palette = &pen.palette;
    let state = &pen.open.qin;
    // A seat of its own, so that a small page shows it among the others.
    svg.g("seat-8").draw(|svg| {
        let inner = frame(svg, pen, Clan::QIN, area, 126.0);
        let pool = pen.open.clerk_pools[Clan::QIN.index()];
        let support = state.hidden as usize + state.advisors.len();
        let left = 6 - state.used.len();
        let row = [
            (
                "qin-honor".to_owned(),
                Icon::Laurel,
                state.honor.to_string(),
                palette.jade,
                "ui-honor-help",
            ),
            (
                "qin-clerks".to_owned(),
                Icon::Pawn,
                pool.to_string(),
                palette.cloth,
                "ui-clerks",
            ),
            (
                "qin-support".to_owned(),
                Icon::Person,
                format!("S{support}"),
                palette.bronze,
                "ui-qin-help",
            ),
            (
                "qin-deck".to_owned(),
                Icon::Cards,
                left.to_string(),
                palette.ivory,
                "ui-qin-deck",
            ),
        ];
        chips(svg, pen, (inner.x + 130.0, inner.y + 10.0), row);
        let y = inner.y + 36.0;
        let mut x = inner.x;
        for location in Location::PRODUCTION {
            let level = state.overseers[location.index()];
            let (icon, tone) = pen.product(location);
            let title = format!(
                "{}: {}, {level} (GW-28.30)",
                pen.term("ui-overseer"),
                pen.term(location.id())
            );
            svg.g(format!("qin-overseer-{location}"))
                .title(title)
                .draw(|svg| {
                    let text = format!("+{level}");
                    x += pen.count(svg, x, y, CHIP, icon, &text, tone) + 10.0;
                });
        }
        let rest = Area::new(inner.x, y + 14.0, inner.w, inner.bottom() - y - 14.0);
        let mut tags = Tags::new(rest);
        for card in state.claimed.iter() {
            let honor = pen.open.data().hordes[card.horde().index()].honor;
            let name = format!("{} {honor}", pen.term(card.horde().id()));
            let help = format!("{}: {name}", pen.term("ui-claimed"));
            let tag = Tag {
                id: format!("claimed-{card}"),
                icon: Some(Icon::Laurel),
                name,
                help,
                tone: palette.jade,
            };
            tags.add(svg, pen, tag);
        }
        tags.finish(svg, pen, "qin-more");
    });
}

/// Draws the Reed Clan's panel.
pub fn reed(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    svg.g("seat-9").title(pen.term("ui-reed-help")).draw(|svg| {
        let inner = frame(svg, pen, Clan::REED, area, area.w - 12.0);
        let n = pen.open.pools[Clan::REED.index()][Soldier::Spearman.index()];
        let tone = pen.palette.iron;
        pen.count(svg, inner.x, inner.y + 34.0, CHIP, Icon::Spear, &n, tone);
        let line = Area::new(inner.x, inner.y + 50.0, inner.w, 18.0);
        pen.aside(svg, line, &pen.term("ui-overlord"));
        let overlord = pen.open.overlord();
        pen.mark(svg, overlord, inner.x + 7.0, inner.y + 78.0, 6.5);
        let line = Area::new(inner.x + 20.0, inner.y + 69.0, inner.w - 20.0, 18.0);
        pen.line(svg, line, &pen.clan(overlord), SMALL, Weight::Bold);
    });
}
