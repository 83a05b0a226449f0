use adrenaline::{Adrenaline, Setup};
use engine::{Chance, Game, Silent};
use std::time::Instant;
fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(1000);
    let all = std::env::args().nth(2).is_some();
    let setups = if all { Adrenaline::setups() } else { vec![Setup::default()] };
    println!("state {} action {}", size_of::<adrenaline::State>(), size_of::<adrenaline::Action>());
    let mut luck = Chance::seeded(99);
    let mut actions = Vec::with_capacity(256);
    let (mut decisions, mut turns, mut branch) = (0u64, 0u64, 0u64);
    let t = Instant::now();
    for g in 0..games {
        let mut s = Adrenaline::start(&setups[g as usize % setups.len()], g).unwrap();
        let mut n = 0;
        while Adrenaline::decision(&s).is_some() {
            actions.clear();
            Adrenaline::legal(&s, &mut actions);
            if actions.is_empty() {
                panic!("game {g} step {n}: {:?} {:?}", s.frames, s.shot);
            }
            branch += actions.len() as u64;
            let a = actions[luck.below(actions.len() as u32) as usize];
            Adrenaline::apply(&mut s, a, &mut Silent);
            n += 1;
            if n > 100000 {
                panic!("long {g}");
            }
        }
        decisions += n;
        turns += s.turn.number as u64;
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "{} games {:.0}/s, {} decisions {:.0}/s, {:.0} dec/game {:.0} turns/game branching {:.1}",
        games,
        games as f64 / e,
        decisions,
        decisions as f64 / e,
        decisions as f64 / games as f64,
        turns as f64 / games as f64,
        branch as f64 / decisions as f64
    );
    let s = Adrenaline::start(&Setup::default(), 1).unwrap();
    let t = Instant::now();
    let mut x = 0u64;
    for _ in 0..1000000 {
        let c = std::hint::black_box(&s).clone();
        x ^= Adrenaline::hash(std::hint::black_box(&c)).0;
    }
    println!("copy+hash {:.0} ns {x}", t.elapsed().as_secs_f64() * 1e3);
}
