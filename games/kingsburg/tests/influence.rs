//! The list of placements is built from the dice up; the formula judges each placement by itself. Both must agree on
//! everything that can be written (KB-5, KB-10.4).

use kingsburg::{
    Kingsburg,
    action::{Action, Placement},
    names::Advisor,
    step::Question,
    table::dice::Dice,
};
use std::collections::BTreeSet;
use table::{Chance, Seat, Setup, Sink, State, Title, Turns, View, Viewer};

/// Every group that three coloured and two white dice can show.
fn all_groups() -> Vec<Dice> {
    let mut all = BTreeSet::new();
    let faces: Vec<String> = (0..=6)
        .map(|face| {
            if face == 0 {
                String::new()
            } else {
                face.to_string()
            }
        })
        .collect();
    for coloured in 0..7 * 7 * 7 {
        for white in 0..7 * 7 {
            let coloured = [coloured % 7, coloured / 7 % 7, coloured / 49];
            let white = [white % 7, white / 7];
            let coloured = coloured.into_iter().map(|face| faces[face].clone());
            let white = white.into_iter().map(|face| format!("{}w", faces[face]));
            let dice: Vec<String> = coloured
                .chain(white)
                .filter(|die| !die.is_empty() && die != "w")
                .collect();
            if !dice.is_empty() {
                all.insert(dice.join("+").parse().expect("dice"));
            }
        }
    }
    all.into_iter().collect()
}

#[test]
fn the_list_and_the_formula_agree_on_every_placement() {
    let groups = all_groups();
    let mut n_moments = 0;
    for players in 2..=5 {
        let setup = Setup::new(&Kingsburg::info(), players, None, []).expect("a good setup");
        let seed = u64::from(players);
        let mut state = State::<Kingsburg>::new(&setup, Chance::fast(seed), &mut Sink::mute())
            .expect("no script");
        let mut chance = Chance::fast(seed + 1);
        while let Some(seat) = state.turn().only() {
            let view = state.view(Viewer::Seat(seat));
            if let Some(question @ Question::Influence { .. }) = view.question()
                && chance.index(12, |index| index.to_string()) == 0
            {
                n_moments += 1;
                agree(&view, question, seat, &groups);
            }
            let action = view.legal[chance.index(view.legal.len(), |index| index.to_string())];
            state.play(seat, action, &mut Sink::mute());
        }
    }
    assert!(n_moments > 20, "{n_moments}");
}

fn agree(view: &View<Kingsburg>, question: Question, seat: Seat, groups: &[Dice]) {
    let table = view.some_table();
    let mut allowed = Vec::new();
    for advisor in Advisor::ALL {
        for &dice in groups {
            for helps in 0..12 {
                let (token, market, envoy) = (helps % 2 == 1, helps / 2 % 3 - 1, helps / 6 == 1);
                let action = Action::Place(Placement::new(advisor, dice, token, market, envoy));
                if Kingsburg::may(&table, question, seat, action).is_ok() {
                    allowed.push(action);
                }
            }
        }
    }
    allowed.push(Action::Pass);
    allowed.sort_unstable();
    assert_eq!(allowed, view.legal);
}
