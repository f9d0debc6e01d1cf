//! Setup and the shake: who can play, and how fair the draws are.

use seven_wonders_dice::{City, SevenWondersDice};
use table::{Chance, Seat, Setup, Sink, State, Title, Viewer};

type Game = State<SevenWondersDice>;

/// SW-1.1: two to seven play.
#[test]
fn two_to_seven_play() {
    let info = SevenWondersDice::info();
    for players in 0..=9 {
        let is_legal = (2..=7).contains(&players);
        assert_eq!(
            Setup::new(&info, players, None, []).is_ok(),
            is_legal,
            "{players}"
        );
    }
}

/// SW-1.2, SW-3.4: each city is dealt as often as the others, to each seat.
#[test]
fn cities_are_dealt_evenly() {
    let setup = Setup::new(&SevenWondersDice::info(), 3, None, []).expect("a legal setup");
    let mut counts = [[0u32; City::N]; 3];
    for seed in 0..7_000 {
        let game = Game::new(&setup, Chance::fast(seed), &mut Sink::mute()).expect("no script");
        let view = game.view(Viewer::Spectator);
        let table = view.table.table();
        for seat in Seat::first(3) {
            counts[seat.index()][table.city(seat).index()] += 1;
        }
    }
    for count in counts.iter().flatten() {
        assert!((850..1150).contains(count), "{counts:?}");
    }
}

/// SW-3.1: each of the 24 results of a die is equally likely.
#[test]
fn faces_and_quarters_are_fair() {
    let setup = Setup::new(&SevenWondersDice::info(), 2, None, []).expect("a legal setup");
    let mut faces = [[0u32; 4]; 6];
    for seed in 0..24_000 {
        let game = Game::new(&setup, Chance::fast(seed), &mut Sink::mute()).expect("no script");
        let view = game.view(Viewer::Spectator);
        // The blue die has six different faces.
        let throw = view.table.table().forum[3];
        let face = view
            .table
            .table()
            .data()
            .die(throw.die)
            .faces
            .iter()
            .position(|face| *face == throw.face)
            .expect("its own face");
        faces[face][usize::from(throw.quarter)] += 1;
    }
    for count in faces.iter().flatten() {
        assert!((850..1150).contains(count), "{faces:?}");
    }
}
