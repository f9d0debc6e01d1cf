//! The calendar with its eight phases and the steps of a season, and the supply.

use super::{
    Look,
    bits::{Line, die_face, figure, good_cube, heading, plate},
    pieces::Pieces,
};
use crate::{
    board::path,
    names::{Building, Good, Phase},
    step::Question,
};
use paint::{Area, DieStyle, Icon, Svg, Tone, Weight, text_width, wrap};
use table::{Message, Seat};

pub(super) const HEIGHT: f32 = 106.0;
/// White dice in the box (KB-2.2).
const WHITE_DICE: usize = 6;

pub(super) fn draw(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>, area: Area) {
    let (spaces, steps) = area.cut_top(78.0, 5.0);
    for (phase, cell) in Phase::ALL.into_iter().zip(spaces.columns(8, 5.0)) {
        space(svg, look, phase, cell);
        if phase == look.open.phase {
            pieces.marker(
                "season-marker",
                Icon::Hourglass,
                cell.right() - 14.0,
                cell.y + 15.0,
                11.0,
            );
        }
        if phase == Phase::Envoy && look.open.envoy.is_none() {
            pieces.marker("envoy", Icon::Envoy, cell.x + 24.0, cell.y + 25.0, 15.0);
        }
    }
    season_steps(svg, look, steps);
}

fn space(svg: &mut Svg, look: &Look<'_>, phase: Phase, cell: Area) {
    let palette = &look.palette;
    let is_now = phase == look.open.phase && !look.view.is_over();
    let (icon, tone) = picture(look, phase);
    let mut title = look.term(help_word(phase));
    if phase == Phase::Envoy {
        let envoy = match look.open.envoy {
            None => Message::new("board-on-board"),
            Some(seat) => Message::new("board-envoy-held").with("seat", seat),
        };
        title = format!("{title} {}", look.say(&envoy));
    }
    svg.g(format!("phase-{}", phase.id()))
        .at(cell.x, cell.y)
        .title(title)
        .draw(|svg| {
            let ground = if is_now { "phase-now" } else { "phase" };
            let (fill, line, width) = if is_now {
                (palette.raised, palette.accent, 2.4)
            } else {
                (palette.surface, palette.line, 1.0)
            };
            svg.define(ground, |svg| {
                svg.rect(0.0, 0.0, cell.w, cell.h)
                    .round(6.0)
                    .fill(fill)
                    .stroke(line, width);
            });
            svg.reuse(ground, 0.0, 0.0);
            icon.draw_at(svg, 24.0, 25.0, 30.0, tone);
            let name = look.term(phase.word());
            name_lines(svg, &name, cell.w / 2.0, 50.0, cell.w - 6.0);
        });
}

/// A name centred in one or two lines around the place of two lines.
fn name_lines(svg: &mut Svg, name: &str, x: f32, y: f32, width: f32) {
    let mut size = 11.5;
    let mut lines = wrap(name, size, Weight::Bold, width);
    let is_broken = |lines: &[String], size: f32| {
        lines.len() > 2
            || name
                .split(' ')
                .any(|word| text_width(word, size, Weight::Bold) > width)
    };
    while is_broken(&lines, size) && size > 8.0 {
        size -= 0.5;
        lines = wrap(name, size, Weight::Bold, width);
    }
    let top = if lines.len() > 1 { y } else { y + 6.5 };
    for (at, line) in lines.iter().take(2).enumerate() {
        figure(svg, x, top + 13.0 * at as f32 + 3.0, line, size);
    }
}

fn picture(look: &Look<'_>, phase: Phase) -> (Icon, Tone) {
    let palette = &look.palette;
    match phase {
        Phase::Aid => (Icon::Hand, palette.ivory),
        Phase::Spring => (Icon::Spring, palette.cloth),
        Phase::Reward => (Icon::Laurel, palette.jade),
        Phase::Summer => (Icon::Summer, palette.gold),
        Phase::Envoy => (Icon::Envoy, palette.neutral),
        Phase::Autumn => (Icon::Autumn, palette.clay),
        Phase::Recruit => (Icon::Shield, palette.iron),
        Phase::Winter => (Icon::Winter, palette.water),
    }
}

const fn help_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Aid => "phase-aid-help",
        Phase::Spring => "phase-spring-help",
        Phase::Reward => "phase-reward-help",
        Phase::Summer => "phase-summer-help",
        Phase::Envoy => "phase-envoy-help",
        Phase::Autumn => "phase-autumn-help",
        Phase::Recruit => "phase-recruit-help",
        Phase::Winter => "phase-winter-help",
    }
}

const STEPS: [&str; 5] = [
    "board-step-roll",
    "board-step-influence",
    "board-step-help",
    "board-step-build",
    "board-step-end",
];

/// The steps of a productive season, the present one filled.
fn season_steps(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    let now = look.view.question().and_then(season_step);
    for (at, (word, cell)) in STEPS
        .into_iter()
        .zip(area.columns(STEPS.len(), 5.0))
        .enumerate()
    {
        let is_now = now == Some(at);
        svg.rect(cell.x, cell.y, cell.w, cell.h)
            .round(cell.h / 2.0)
            .fill(if is_now {
                palette.accent
            } else {
                palette.surface
            })
            .stroke(if is_now { palette.accent } else { palette.line }, 1.0);
        let text = look.term(word);
        Line {
            text: &text,
            size: 11.5,
            least: 8.0,
            weight: if is_now {
                Weight::Bold
            } else {
                Weight::Regular
            },
            colour: Some(if is_now {
                palette.on_accent
            } else {
                palette.muted
            }),
        }
        .centre(
            svg,
            cell.x + cell.w / 2.0,
            cell.y + cell.h / 2.0,
            cell.w - 12.0,
        );
    }
}

const fn season_step(question: Question) -> Option<usize> {
    match question {
        Question::Reroll { .. } => Some(0),
        Question::Influence { .. } => Some(1),
        Question::Gift { .. } => Some(2),
        Question::Build { .. } | Question::SecondBuild { .. } => Some(3),
        Question::TownHall { .. } => Some(4),
        Question::AidGood(_)
        | Question::Recruit { .. }
        | Question::RewardGoods { .. }
        | Question::LoseGoods { .. } => None,
    }
}

/// KB-1.4, KB-2.2: goods, tokens and white dice.
pub(super) fn supply(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    let (head, rest) = area.cut_top(16.0, 4.0);
    heading(
        svg,
        look,
        &look.term("board-supply"),
        head.x,
        head.centre().1,
        head.w,
    );
    let rows = rest.rows(4, 5.0);
    for (good, cell) in Good::ALL.into_iter().zip(&rows) {
        let name = look.term(good.word());
        let title = Message::new("board-supply-help").term("what", good.word());
        svg.g(path::supply(good))
            .at(cell.x, cell.y)
            .title(look.say(&title))
            .draw(|svg| {
                plate(svg, cell.home(), palette);
                good_cube(svg, look, good, 8.0, (cell.h - 28.0) / 2.0, 28.0);
                Line {
                    text: &name,
                    size: 12.5,
                    least: 9.0,
                    weight: Weight::Regular,
                    colour: None,
                }
                .left(svg, 41.0, cell.h / 2.0, cell.w - 44.0);
            });
    }
    let halves = rows[3].columns(2, 5.0);
    let title = Message::new("board-supply-help").term("what", "plus2");
    svg.g("supply-plus2")
        .at(halves[0].x, halves[0].y)
        .title(look.say(&title))
        .draw(|svg| {
            plate(svg, halves[0].home(), palette);
            Icon::PlusTwo.draw_at(
                svg,
                halves[0].w / 2.0,
                halves[0].h / 2.0,
                28.0,
                palette.violet,
            );
        });
    let n = white_left(look);
    let title = Message::new("board-white-left").with("n", n);
    svg.g("supply-white")
        .at(halves[1].x, halves[1].y)
        .title(look.say(&title))
        .draw(|svg| {
            plate(svg, halves[1].home(), palette);
            let middle = halves[1].h / 2.0;
            svg.g("")
                .at(4.0, middle - 11.0)
                .draw(|svg| die_face(svg, look, 0, DieStyle::White, 22.0));
            figure(svg, 34.0, middle, n, 15.0);
        });
}

/// White dice that neither the King's aid nor Farms have taken.
fn white_left(look: &Look<'_>) -> usize {
    let farms = Seat::first(look.open.n_players.into())
        .filter(|seat| look.open.player(*seat).buildings.has(Building::Farms))
        .count();
    WHITE_DICE.saturating_sub(farms + usize::from(look.open.aid.is_some()))
}
