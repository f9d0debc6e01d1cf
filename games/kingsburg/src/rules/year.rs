//! The year and its phases (KB-3.1), and the end of the game (KB-13).

use crate::{
    Kingsburg,
    event::Event,
    names::{Advisor, Building, Phase, YEARS},
    rules::{aid, envoy, reward},
    step::{Question, Step, Work},
    table::{Open, Used},
};
use table::{Cx, Outcome, Seat, Seats};

/// KB-3.1: the season marker moves to this phase; what belongs to it is put on the stack.
pub(super) fn begin_phase(cx: &mut Cx<'_, Kingsburg>, phase: Phase) {
    cx.table.open.phase = phase;
    let year = cx.table.open.year;
    cx.tell(Event::PhaseBegins { year, phase });
    cx.work(phase.next().map_or(Work::EndYear, Work::Phase));
    match phase {
        Phase::Aid => aid::begin(cx),
        Phase::Spring | Phase::Summer | Phase::Autumn => {
            for seat in cx.table.open.seats().iter() {
                // KB-1.11: once-per-season effects refresh.
                cx.table.open.player_mut(seat).used = Used::default();
            }
            cx.push_all(&SEASON);
        }
        Phase::Reward => reward::give(cx),
        Phase::Envoy => envoy::send(cx),
        Phase::Recruit => cx.ask(Question::Recruit { place: 0 }),
        Phase::Winter => cx.work(Work::Battle),
    }
}

/// The steps of a productive season, in order (section 5.1 of the specification).
pub(crate) const SEASON: [Step; 9] = [
    Step::Do(Work::Income),
    Step::Do(Work::Roll),
    Step::Ask(Question::Reroll { place: 0 }),
    Step::Do(Work::Order),
    Step::Ask(Question::Influence { place: 0 }),
    Step::Do(Work::Help {
        advisor: Advisor::Jester,
        group: 0,
    }),
    Step::Ask(Question::Build { place: 0 }),
    Step::Do(Work::EndSeason),
    Step::Ask(Question::TownHall { place: 0 }),
];

/// KB-12.17: the next year begins; after year V the game ends (KB-13.1).
pub(super) fn end(cx: &mut Cx<'_, Kingsburg>) {
    let open = &mut cx.table.open;
    if open.year < YEARS {
        open.year += 1;
        open.peeked = Seats::NONE;
        open.is_revealed = false;
        cx.work(Work::Phase(Phase::Aid));
        return;
    }
    for seat in cx.table.open.seats().iter() {
        count_cathedral(cx, seat);
    }
    cx.tell(Event::GameOver);
}

/// KB-13.2: a standing Cathedral brings a point for every two goods, which are counted and not spent.
fn count_cathedral(cx: &mut Cx<'_, Kingsburg>, seat: Seat) {
    let player = cx.table.open.player_mut(seat);
    if player.buildings.has(Building::Cathedral) {
        let vp = (player.goods.total() / 2) as i16;
        player.ledger.cathedral = vp;
        cx.tell(Event::Cathedral { seat, vp });
    }
}

/// KB-13.3: more points, then more goods, then more buildings; still tied players share the place (KB-13.5).
pub(crate) fn outcome(open: &Open) -> Outcome {
    let data = open.data();
    let players: Vec<_> = open.seats().iter().map(|seat| open.player(seat)).collect();
    let keys: Vec<_> = players
        .iter()
        .map(|player| {
            (
                player.score(data),
                player.goods.total(),
                player.buildings.len(),
            )
        })
        .collect();
    let by = |source: &dyn Fn(&crate::table::Player) -> i32| {
        players.iter().map(|player| source(player)).collect()
    };
    Outcome {
        scores: players.iter().map(|player| player.score(data)).collect(),
        places: Outcome::places_by(&keys),
        sources: vec![
            ("source-buildings", by(&|player| player.building_vp(data))),
            (
                "source-advisors",
                by(&|player| player.ledger.advisors.into()),
            ),
            ("source-reward", by(&|player| player.ledger.reward.into())),
            ("source-embassy", by(&|player| player.ledger.embassy.into())),
            (
                "source-town-hall",
                by(&|player| player.ledger.town_hall.into()),
            ),
            ("source-battles", by(&|player| player.ledger.battles.into())),
            (
                "source-cathedral",
                by(&|player| player.ledger.cathedral.into()),
            ),
        ],
        ending: Some("years"),
    }
}
