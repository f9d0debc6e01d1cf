//! Which elements of the picture stand for an action.

use crate::{
    action::Action,
    names::{Section, Spot},
    step::Question,
};

/// A Vital spot's id.
pub fn spot_id(spot: Spot) -> String {
    format!("spot-{}-{}-{}", spot.section, spot.row + 1, spot.cell)
}

/// The elements to click for an action. What has no place on the board is a button.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "what has no place on the board is a button"
)]
pub fn path(question: Option<Question>, action: Action) -> Vec<String> {
    let deploys = matches!(
        question,
        Some(Question::DeployOne { .. } | Question::ReedBarracks)
    );
    let from_rest = |kind: &str, section: Section, mut rest: Vec<String>| {
        if !deploys {
            rest.insert(0, format!("rest-{section}-{kind}"));
        }
        rest
    };
    match action {
        Action::Space(n) => vec![format!("space-{n}")],
        Action::FromPool => vec!["clerk-pool".to_owned()],
        Action::From(location) | Action::To(location) | Action::Activate(location) => {
            vec![format!("location-{location}")]
        }
        Action::Rest(section) => vec![format!("rest-{section}")],
        Action::AttackSpearman(spot) => from_rest("spearman", spot.section, vec![spot_id(spot)]),
        Action::AttackHorseman(spot, cell) => from_rest(
            "horseman",
            spot.section,
            vec![spot_id(spot), spot_id(Spot { cell, ..spot })],
        ),
        Action::AttackArcher(spot) => from_rest("archer", spot.section, vec![spot_id(spot)]),
        Action::Volley(spot) => vec![format!("firing-{}", spot.section), spot_id(spot)],
        Action::Post(section) => {
            if deploys {
                vec![format!("firing-{section}")]
            } else {
                vec![
                    format!("rest-{section}-archer"),
                    format!("firing-{section}"),
                ]
            }
        }
        Action::Wound(spot) | Action::Reward(spot) => vec![spot_id(spot)],
        Action::Section(section) => vec![format!("wall-{section}")],
        Action::Barricade(section) => vec![format!("barricades-{section}")],
        Action::Wall(section) => vec![format!("wall-{section}")],
        Action::Hire(advisor) | Action::Dismiss(advisor) | Action::UnderQin(advisor) => {
            vec![format!("advisor-{advisor}")]
        }
        Action::Fulfil(decree) => vec![format!("decree-{decree}")],
        _ => vec![button(action)],
    }
}

/// The id of an action's button.
pub fn button(action: Action) -> String {
    let notation = action.to_string();
    let letters = notation.chars().map(|letter| {
        if letter.is_ascii_alphanumeric() || letter == '_' {
            letter
        } else {
            '-'
        }
    });
    format!("do-{}", letters.collect::<String>())
}
