//! Charts of results, readable without colour: seats have markers, values have numbers.

use crate::{
    layout::Area,
    palette::Palette,
    seats::{seat_mark, seat_pattern, seat_tag},
    svg::Svg,
    text::{Weight, ellipsis, fit, text_width},
};
use table::Seat;

/// One seat's values over the rounds.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// Whose values.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// One value per round; a shorter list ends earlier.
    pub values: Vec<f32>,
}

/// One seat's score by source.
#[derive(Clone, PartialEq, Debug)]
pub struct Breakdown {
    /// Whose score.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// Points from each source, in the order of the sources.
    pub points: Vec<i32>,
}

/// A line per seat over rounds. `rounds` names the values from left to right; the first may be a start.
pub fn line_chart(title: &str, rounds: &[String], series: &[Series], palette: &Palette) -> String {
    let mut svg = Svg::new(640.0, 320.0);
    svg.title(title);
    svg.describe(&described(rounds, series));
    svg.background(palette.surface);
    svg.text(16.0, 26.0, title)
        .size(17.0)
        .bold()
        .fill(palette.accent);

    let names = series
        .iter()
        .map(|s| text_width(&s.name, 14.0, Weight::Bold) + 60.0)
        .fold(90.0f32, f32::max)
        .min(200.0);
    let plot = Area::new(52.0, 44.0, 640.0 - 52.0 - names - 20.0, 232.0);
    let (low, high, step) = scale(series.iter().flat_map(|s| s.values.iter().copied()));
    let count = rounds
        .len()
        .max(series.iter().map(|s| s.values.len()).max().unwrap_or(0));
    let x_of = |i: usize| {
        plot.x
            + plot.w
                * if count > 1 {
                    i as f32 / (count - 1) as f32
                } else {
                    0.5
                }
    };
    let y_of = |value: f32| plot.bottom() - plot.h * (value - low) / (high - low);

    let ticks = ((high - low) / step).round() as usize;
    for i in 0..=ticks {
        let value = low + step * i as f32;
        let y = y_of(value);
        let line = if value.abs() < step * 0.01 {
            palette.muted
        } else {
            palette.line
        };
        svg.line(plot.x, y, plot.right(), y).stroke(line, 1.0);
        svg.text(plot.x - 8.0, y, crate::escape::number(value))
            .size(13.0)
            .end()
            .v_centred()
            .fill(palette.muted);
    }
    let widest = rounds
        .iter()
        .map(|name| text_width(name, 13.0, Weight::Regular))
        .fold(1.0f32, f32::max)
        + 10.0;
    let every = ((widest * count.saturating_sub(1) as f32 / plot.w).ceil() as usize).max(1);
    for (i, round) in rounds.iter().enumerate().step_by(every) {
        svg.line(x_of(i), plot.bottom(), x_of(i), plot.bottom() + 4.0)
            .stroke(palette.muted, 1.0);
        svg.text(x_of(i), plot.bottom() + 18.0, round)
            .size(13.0)
            .middle()
            .fill(palette.muted);
    }

    for s in series {
        let points: Vec<_> = s
            .values
            .iter()
            .enumerate()
            .map(|(i, value)| (x_of(i), y_of(*value)))
            .collect();
        svg.polyline(&points)
            .stroke(palette.seat_text(s.seat), 2.0)
            .smooth();
    }
    let markers = (count / 20).max(1);
    for s in series {
        for (i, value) in s.values.iter().enumerate() {
            if i % markers == 0 || i + 1 == s.values.len() {
                seat_mark(&mut svg, s.seat, x_of(i), y_of(*value), 5.0, palette);
            }
        }
    }
    end_labels(&mut svg, plot, series, &y_of, palette);
    svg.finish()
}

/// Scores by source: a row per source, a column per seat, a bar and a number in every cell, totals below.
pub fn bar_breakdown(
    title: &str,
    total: &str,
    sources: &[String],
    rows: &[Breakdown],
    palette: &Palette,
) -> String {
    let n = rows.len().max(1);
    let left = sources
        .iter()
        .chain([&total.to_owned()])
        .map(|name| text_width(name, 14.0, Weight::Bold) + 20.0)
        .fold(80.0f32, f32::max)
        .min(190.0);
    let column = ((620.0 - left) / n as f32).clamp(84.0, 150.0);
    let width = left + column * n as f32 + 32.0;
    let row_height = 28.0;
    let top = 72.0;
    let height = top + row_height * (sources.len() + 1) as f32 + 18.0;
    let mut svg = Svg::new(width, height);
    svg.title(title);
    svg.describe(&described_scores(sources, rows, total));
    svg.background(palette.surface);
    let size = fit(title, 17.0, Weight::Bold, width - 32.0);
    svg.text(16.0, 26.0, title)
        .size(size)
        .bold()
        .fill(palette.accent);
    for (i, row) in rows.iter().enumerate() {
        seat_tag(
            &mut svg,
            row.seat,
            &row.name,
            16.0 + left + column * i as f32,
            52.0,
            14.0,
            column - 10.0,
            palette,
        );
    }
    let most = rows
        .iter()
        .flat_map(|row| row.points.iter())
        .map(|points| points.abs())
        .max()
        .unwrap_or(0)
        .max(1);
    for (line, source) in sources.iter().enumerate() {
        let y = top + row_height * line as f32;
        svg.line(16.0, y, width - 16.0, y).stroke(palette.line, 1.0);
        let name = ellipsis(source, 14.0, Weight::Regular, left - 10.0);
        svg.text(16.0, y + row_height / 2.0, name)
            .v_centred()
            .fill(palette.ink);
        for (i, row) in rows.iter().enumerate() {
            let points = row.points.get(line).copied().unwrap_or(0);
            let x = 16.0 + left + column * i as f32;
            cell(
                &mut svg, x, y, column, row_height, points, most, row.seat, palette,
            );
        }
    }
    let y = top + row_height * sources.len() as f32;
    svg.line(16.0, y, width - 16.0, y).stroke(palette.ink, 1.5);
    svg.text(16.0, y + row_height / 2.0, total)
        .bold()
        .v_centred()
        .fill(palette.ink);
    for (i, row) in rows.iter().enumerate() {
        let sum = row.points.iter().sum::<i32>();
        let x = 16.0 + left + column * i as f32 + 30.0;
        svg.text(x, y + row_height / 2.0, signed(sum))
            .size(17.0)
            .bold()
            .end()
            .v_centred()
            .fill(palette.ink);
    }
    svg.finish()
}

#[expect(
    clippy::too_many_arguments,
    reason = "a place, a size and what to show"
)]
fn cell(
    svg: &mut Svg,
    x: f32,
    y: f32,
    w: f32,
    h: f32,
    points: i32,
    most: i32,
    seat: Seat,
    palette: &Palette,
) {
    let ink = match points {
        0 => palette.muted,
        1.. => palette.ink,
        ..0 => palette.bad,
    };
    svg.text(x + 30.0, y + h / 2.0, signed(points))
        .end()
        .v_centred()
        .fill(ink);
    let length = (w - 52.0) * points.unsigned_abs() as f32 / most as f32;
    if points > 0 {
        let fill = seat_pattern(svg, seat, palette);
        svg.rect(x + 36.0, y + 7.0, length, h - 14.0)
            .round(1.5)
            .fill(fill)
            .stroke(palette.ink, 0.8);
    } else if points < 0 {
        svg.rect(x + 36.0, y + 7.0, length, h - 14.0)
            .round(1.5)
            .fill(palette.surface)
            .stroke(palette.bad, 1.2)
            .dash(3.0, 2.0);
    }
}

/// Names and last values at the right, moved apart so that they do not overlap.
fn end_labels(
    svg: &mut Svg,
    plot: Area,
    series: &[Series],
    y_of: &dyn Fn(f32) -> f32,
    palette: &Palette,
) {
    let mut labels: Vec<_> = series
        .iter()
        .filter_map(|s| Some((y_of(*s.values.last()?), s)))
        .collect();
    labels.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.seat.cmp(&b.1.seat)));
    let gap = 18.0;
    let mut lowest = plot.y - gap;
    for (y, _) in &mut labels {
        *y = y.max(lowest + gap);
        lowest = *y;
    }
    let mut highest = plot.bottom() + gap;
    for (y, _) in labels.iter_mut().rev() {
        *y = y.min(highest - gap);
        highest = *y;
    }
    for (y, s) in labels {
        let x = plot.right() + 14.0;
        let value =
            crate::escape::number(*s.values.last().expect("labels are made of last values"));
        let value_width = text_width(&value, 14.0, Weight::Bold) + 8.0;
        let room = svg.width() - x - 12.0;
        svg.text(x, y, &value).bold().v_centred().fill(palette.ink);
        seat_tag(
            svg,
            s.seat,
            &s.name,
            x + value_width,
            y,
            14.0,
            room - value_width,
            palette,
        );
    }
}

/// A round scale that holds all values and zero: lowest, highest, step.
fn scale(values: impl Iterator<Item = f32>) -> (f32, f32, f32) {
    let (low, high) = values
        .filter(|value| value.is_finite())
        .fold((0.0f32, 0.0f32), |(low, high), value| {
            (low.min(value), high.max(value))
        });
    let rough = ((high - low) / 5.0).max(1.0);
    let power = 10f32.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0]
        .map(|m| m * power)
        .into_iter()
        .find(|step| *step >= rough * 0.999)
        .unwrap_or(rough);
    let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
    (low, if high > low { high } else { low + step }, step)
}

fn signed(points: i32) -> String {
    if points < 0 {
        format!("−{}", points.unsigned_abs())
    } else {
        points.to_string()
    }
}

fn described(rounds: &[String], series: &[Series]) -> String {
    let line = |s: &Series| {
        let values = s.values.iter().enumerate().map(|(i, value)| {
            let value = crate::escape::number(*value);
            rounds
                .get(i)
                .map_or_else(|| value.clone(), |round| format!("{round} {value}"))
        });
        format!("{}: {}.", s.name, values.collect::<Vec<_>>().join(", "))
    };
    series.iter().map(line).collect::<Vec<_>>().join(" ")
}

fn described_scores(sources: &[String], rows: &[Breakdown], total: &str) -> String {
    let line = |row: &Breakdown| {
        let parts = sources
            .iter()
            .zip(&row.points)
            .map(|(source, points)| format!("{source} {}", signed(*points)));
        let sum = format!("{total} {}", signed(row.points.iter().sum()));
        format!(
            "{}: {}.",
            row.name,
            parts.chain([sum]).collect::<Vec<_>>().join(", ")
        )
    };
    rows.iter().map(line).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Theme;

    fn series() -> Vec<Series> {
        let values = [
            vec![0.0, 5.0, 9.0, 20.0],
            vec![0.0, 7.0, 9.0, 21.0],
            vec![0.0, -3.0],
        ];
        let names = ["Ann", "Łukasz & <co>", ""];
        (0..3)
            .map(|i| Series {
                seat: Seat::new(i),
                name: names[i].to_owned(),
                values: values[i].clone(),
            })
            .collect()
    }

    #[test]
    fn the_words_tell_what_the_picture_shows() {
        let palette = Palette::of(Theme::Light);
        let rounds: Vec<String> = ["start", "I", "II", "III"].map(str::to_owned).to_vec();
        let text = line_chart("Punkty", &rounds, &series(), &palette);
        assert!(
            text.contains(
                "<desc>Ann: start 0, I 5, II 9, III 20. Łukasz &amp; &lt;co&gt;: start 0"
            ),
            "{text}"
        );
    }

    #[test]
    fn scales_are_round() {
        assert_eq!(scale([0.0, 43.0].into_iter()), (0.0, 50.0, 10.0));
        assert_eq!(scale([-3.0, 4.0].into_iter()), (-4.0, 4.0, 2.0));
        assert_eq!(scale([].into_iter()), (0.0, 1.0, 1.0));
    }
}
