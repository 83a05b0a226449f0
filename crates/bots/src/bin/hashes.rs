//! Plays one random game on every set-up of every game and prints the hashes of its positions: what two builds must
//! agree about, whatever else they do (`cargo xtask test` compares them).

use bots::{Bot, Guest, Played, RandomBot};
use engine::{Eyes, Refusal, Silent};

/// A hash is printed every so many decisions, and at the end.
const EVERY: usize = 64;
/// A careful build is slow: longer games are broken off.
const MOST: usize = 1024;

fn main() -> Result<(), Refusal> {
    let mut printer = Printer(Ok(()));
    bots::tour(&mut printer);
    printer.0
}

struct Printer(Result<(), Refusal>);

impl Guest for Printer {
    fn meet<G: Played>(&mut self) {
        let printed = print::<G>();
        self.0 = std::mem::replace(&mut self.0, Ok(())).and(printed);
    }
}

fn print<G: Played>() -> Result<(), Refusal> {
    for (n, setup) in G::setups().iter().enumerate() {
        let mut state = G::start(setup, n as u64)?;
        let mut bot = RandomBot::seeded(n as u64);
        let mut decisions = 0;
        while let Some(eyes) = Eyes::<G>::of(&state).filter(|_| decisions < MOST) {
            if decisions % EVERY == 0 {
                println!("{} {n} {decisions} {}", G::ID, G::hash(&state));
            }
            let action = bot.choose(eyes);
            G::apply(&mut state, action, &mut Silent);
            decisions += 1;
        }
        println!("{} {n} {decisions} {}", G::ID, G::hash(&state));
    }
    Ok(())
}
