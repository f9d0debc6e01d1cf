use std::time::Instant;
use table::*;
use terracotta_army::TerracottaArmy as T;

fn greedy(state: &State<T>, seat: Seat, legal: &[terracotta_army::Action]) -> usize {
    let mut best = (f32::MIN, 0);
    for (i, &action) in legal.iter().enumerate() {
        let mut next = state.clone();
        next.play(seat, action, &mut Sink::mute());
        let v = next.judge(seat);
        if v > best.0 {
            best = (v, i);
        }
    }
    best.1
}

#[test]
#[ignore]
fn speed() {
    for players in 2..=4u8 {
        let setup = Setup::new(&T::info(), players, None, []).unwrap();
        let mut chance = Chance::fast(7);
        let mut legal = Vec::new();
        let t = Instant::now();
        let (mut games, mut decisions, mut options) = (0u32, 0u64, 0u64);
        while t.elapsed().as_secs_f32() < 2.0 {
            let mut s =
                State::<T>::new(&setup, Chance::fast(games as u64), &mut Sink::mute()).unwrap();
            while let Some(seat) = s.turn().only() {
                s.legal(seat, &mut legal);
                let a = legal[chance.index(legal.len(), |_| String::new())];
                options += legal.len() as u64;
                decisions += 1;
                s.play(seat, a, &mut Sink::mute());
            }
            games += 1;
        }
        let e = t.elapsed().as_secs_f32();
        println!(
            "{players} players: {:.0} games/s, {:.0} decisions/game, {:.1} options, {:.2} M decisions/s, table {} bytes",
            games as f32 / e,
            decisions as f32 / games as f32,
            options as f32 / decisions as f32,
            decisions as f32 / e / 1e6,
            std::mem::size_of::<terracotta_army::Table>()
        );
    }
}

#[test]
#[ignore]
fn greedy_beats_random() {
    for players in 2..=4u8 {
        let setup = Setup::new(&T::info(), players, None, []).unwrap();
        let mut chance = Chance::fast(7);
        let mut legal = Vec::new();
        let n = 24;
        let mut wins = 0;
        let (mut own, mut other) = (0, 0);
        for game in 0..n {
            let hero = Seat::new(game % players as usize);
            let mut s =
                State::<T>::new(&setup, Chance::fast(game as u64), &mut Sink::mute()).unwrap();
            while let Some(seat) = s.turn().only() {
                s.legal(seat, &mut legal);
                let at = if seat == hero {
                    greedy(&s, seat, &legal)
                } else {
                    chance.index(legal.len(), |_| String::new())
                };
                s.play(seat, legal[at], &mut Sink::mute());
            }
            let o = s.outcome();
            if o.places[hero.index()] == 1 {
                wins += 1;
            }
            own += o.scores[hero.index()];
            other += o.scores.iter().sum::<i32>() - o.scores[hero.index()];
        }
        println!(
            "{players}: {wins}/{n}, greedy {}, random {}",
            own / n as i32,
            other / (n as i32 * (players as i32 - 1))
        );
    }
}

#[test]
#[ignore]
fn greedy_self() {
    for players in 2..=4u8 {
        let setup = Setup::new(&T::info(), players, None, []).unwrap();
        let mut legal = Vec::new();
        let n = 20;
        let mut sources = std::collections::BTreeMap::new();
        let mut total = 0;
        for game in 0..n {
            let mut s =
                State::<T>::new(&setup, Chance::fast(game as u64), &mut Sink::mute()).unwrap();
            while let Some(seat) = s.turn().only() {
                s.legal(seat, &mut legal);
                let at = greedy(&s, seat, &legal);
                s.play(seat, legal[at], &mut Sink::mute());
            }
            let o = s.outcome();
            total += o.scores.iter().sum::<i32>();
            for (w, p) in o.sources {
                *sources.entry(w).or_insert(0) += p.iter().sum::<i32>();
            }
        }
        println!(
            "{players}: mean {} {:?}",
            total / (n * players as i32),
            sources
                .iter()
                .map(|(k, v)| (*k, v / (n * players as i32)))
                .collect::<Vec<_>>()
        );
    }
}
