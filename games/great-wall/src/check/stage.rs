//! Where scenarios begin.

use super::{Clan, Happening, Question, Scope, Seat, Seats, Set, Step, Table, Window, Work};
use crate::names::Season;

/// Where a scenario begins: a season, a turn, an Activation, a window, a clean-up, an assault …
pub(super) fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
    let words: Vec<&str> = point.split_whitespace().collect();
    ready(table);
    let steps = match words[..] {
        ["spring"] => vec![
            Step::Do(Work::Spring),
            Step::Do(Work::Summer),
            Step::Do(Work::Fall),
            Step::Do(Work::Winter),
        ],
        ["hordes", n] => vec![Step::Do(Work::NewHordes {
            left: n.parse().map_err(|_| "hordes NUMBER")?,
        })],
        ["advisors"] => vec![Step::Do(Work::RefreshAdvisors)],
        ["summer"] => vec![
            Step::Do(Work::Summer),
            Step::Do(Work::Fall),
            Step::Do(Work::Winter),
        ],
        ["fall"] => vec![Step::Do(Work::Fall), Step::Do(Work::Winter)],
        ["place"] => vec![Step::Do(Work::RevealCommands), Step::Do(Work::Winter)],
        ["turns"] => vec![Step::Do(Work::Turns { space: 0 }), Step::Do(Work::Winter)],
        ["activation"] => vec![Step::Ask(Question::Activation { done: Set::NONE })],
        ["activate", location] => vec![Step::Do(Work::Activate {
            location: location.parse()?,
            special: false,
        })],
        ["special", location] => vec![Step::Do(Work::Activate {
            location: location.parse()?,
            special: true,
        })],
        ["cleanup"] => vec![Step::Do(Work::Cleanup {
            at: 0,
            gone: [0; 3],
        })],
        ["winter"] => vec![Step::Do(Work::Winter)],
        ["firing"] => {
            let mut steps: Vec<Step> = table
                .open
                .sections()
                .map(|section| Step::Do(Work::Firing { section }))
                .collect();
            steps.push(Step::Do(Work::FiringEnd));
            steps
        }
        ["assault", section] => vec![Step::Do(Work::Assault {
            section: section.parse()?,
        })],
        ["assaults"] => {
            let mut steps: Vec<Step> = table
                .open
                .sections()
                .map(|section| Step::Do(Work::Assault { section }))
                .collect();
            steps.push(Step::Do(Work::DiscardBarricades));
            steps
        }
        ["end"] => vec![Step::Do(Work::EndCheck)],
        ["decrees"] => vec![
            Step::Ask(Question::Decrees { tried: Set::NONE }),
            Step::Do(Work::EndCheck),
        ],
        ["shame", seat, n] => vec![Step::Do(Work::Shame {
            seat: seat_of(table, seat)?,
            left: n.parse().map_err(|_| "shame SEAT NUMBER")?,
        })],
        ["event"] => vec![Step::Do(Work::EventPhase)],
        ["card", card, seat] => {
            let me = Clan::of(seat_of(table, seat)?);
            let card = card.parse()?;
            vec![Step::Do(Work::Run(crate::step::Text {
                card,
                block: 0,
                at: 0,
                owner: me,
                me,
                scope: Scope::NONE,
            }))]
        }
        ["frame", card, at, clan] => {
            let at: u8 = at.parse().map_err(|_| "frame CARD 0..2 CLAN")?;
            let clan: Clan = clan.parse()?;
            let card = match clan {
                Clan::QIN => crate::step::Card::Solo(card.parse()?, at),
                Clan::REED => crate::step::Card::Reed(at),
                _ => crate::step::Card::Command(card.parse()?, at),
            };
            table.open.active = Some(clan);
            vec![Step::Do(Work::Frame { card, owner: clan })]
        }
        ["window", window] => {
            let window: Window = window.parse()?;
            let order = table.open.humans();
            vec![
                Step::Ask(Question::Window {
                    window,
                    scope: Scope::NONE,
                    order,
                }),
                Step::Do(Work::CloseInstance {
                    played: Seats::NONE,
                }),
            ]
        }
        ["happen", what, seat] => {
            let what = match what {
                "income" => Happening::Income,
                "turn_start" => Happening::TurnStart,
                "winter_start" => Happening::WinterStart,
                "firing_end" => Happening::FiringEnd,
                "recruited" => Happening::Recruited,
                "donated" => Happening::Donated,
                "decree_fulfilled" => Happening::DecreeFulfilled,
                "logistics_done" => Happening::LogisticsDone,
                other => return Err(format!("unknown happening '{other}'")),
            };
            vec![Step::Do(Work::Happen {
                what,
                actor: Some(Clan::of(seat_of(table, seat)?)),
                scope: Scope::NONE,
            })]
        }
        _ => return Err(format!("the game never stands at '{point}'")),
    };
    table.open.season = season(words[0], table.open.season);
    if matches!(table.open.season, Season::Spring | Season::Summer) {
        // GW-3.1: the first Year has neither.
        table.open.year = table.open.year.max(2);
    }
    let mut stack = steps;
    stack.push(Step::Do(Work::Excerpt));
    stack.reverse();
    Ok(stack)
}

/// The season in which a point lies.
fn season(point: &str, given: Season) -> Season {
    match point {
        "spring" | "firing" | "assault" | "assaults" | "end" | "decrees" | "event" => {
            Season::Winter
        }
        "hordes" | "advisors" | "summer" => Season::Spring,
        "fall" | "place" | "turns" | "activation" | "winter" => Season::Fall,
        _ => given,
    }
}

fn seat_of(table: &Table, text: &str) -> Result<Seat, String> {
    let seat = text
        .parse::<Clan>()?
        .seat()
        .filter(|seat| seat.index() < table.open.n as usize);
    seat.ok_or_else(|| format!("'{text}' is no seat"))
}

/// A hand-made position after the setup: dealt cards that nobody chose are put away, every player has a General, and
/// what Qin has on the track he has used.
fn ready(table: &mut Table) {
    for placed in table.open.track.iter().flatten() {
        if let (Clan::QIN, Some(command)) = (placed.clan, placed.command) {
            table.open.qin.used.add(command);
        }
    }
    for seat in table.open.seats() {
        let own = *table.own(seat);
        if table.open.player(seat).general.is_none() {
            let taken: Vec<_> = table
                .open
                .players
                .iter()
                .filter_map(|player| player.general)
                .collect();
            let general = own
                .generals
                .into_iter()
                .flatten()
                .find(|general| !taken.contains(general));
            table.open.player_mut(seat).general = general;
        }
        let own = table.own_mut(seat);
        own.generals = [None; 2];
        own.advisors = [None; 2];
    }
}
