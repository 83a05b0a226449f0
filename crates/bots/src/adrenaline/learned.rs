//! The learned judge: a network that was taught what positions brought in the end.

use std::sync::{Arc, LazyLock};

use adrenaline::{Hand, Powerup, State};
use engine::Seat;

use super::features::{WIDTH, features};
use super::value::Judge;
use super::weights::Weights;
use crate::net::{Input, Net};

/// The network answers in tens of points, in 2¹⁷ths; a judge in hundredths of a point.
const HUNDREDTHS: i64 = 1000;
const BITS: u32 = 17;

/// What the players of this program have learned.
const NET: &[u8] = include_bytes!("../../weights/adrenaline.net");

/// The network that comes with the program.
pub(super) fn shipped() -> Arc<Net> {
    static SHIPPED: LazyLock<Arc<Net>> = LazyLock::new(|| {
        let net = Net::from_bytes(NET).filter(|net| net.first.len() == WIDTH);
        Arc::new(net.unwrap_or_else(|| panic!("weights/adrenaline.net belongs to other inputs")))
    });
    Arc::clone(&SHIPPED)
}

/// One seat's way of looking at positions, learned from games.
pub(super) struct Learned<'a> {
    me: Seat,
    known: Hand,
    net: &'a Net,
    weights: &'a Weights,
    inputs: Vec<Input>,
}

impl<'a> Learned<'a> {
    pub(super) fn new(me: Seat, known: Hand, net: &'a Net, weights: &'a Weights) -> Self {
        Learned { me, known, net, weights, inputs: Vec::with_capacity(256) }
    }
}

impl Judge for Learned<'_> {
    fn me(&self) -> Seat {
        self.me
    }
    fn known(&self) -> Hand {
        self.known
    }
    fn value(&mut self, state: &State) -> i32 {
        if state.over {
            return margin(state, self.me);
        }
        features(state, self.me, self.known, &mut self.inputs);
        (i64::from(self.net.answer(&self.inputs)) * HUNDREDTHS >> BITS) as i32
    }
    // Positions in the middle of a turn are learned, too: nothing has to be added.
    fn promise(&mut self, _: &State) -> i32 {
        0
    }
    fn idle(&self) -> i32 {
        0
    }
    fn price(&self, card: Powerup) -> i32 {
        self.weights.cards[card.kind() as usize]
    }
}

/// How far a seat is ahead of the mean of the others, in hundredths of a point.
pub(super) fn margin(state: &State, me: Seat) -> i32 {
    let points = |who: Seat| i32::from(state.figure(who).points) * 100;
    let others: i32 = state.players().filter(|&who| who != me).map(points).sum();
    points(me) - others / (i32::from(state.setup.players) - 1).max(1)
}

#[cfg(test)]
mod tests {
    use adrenaline::Adrenaline;
    use engine::Game;

    use super::*;
    use crate::adrenaline::features::print;

    /// Whoever changes the inputs or the rules has to teach the players again: `cargo xtask learn adrenaline`.
    #[test]
    fn the_weights_belong_to_these_inputs_and_these_rules() {
        let net = shipped();
        assert_eq!((net.print, net.rules, net.first.len()), (print(), Adrenaline::RULES_VERSION, WIDTH));
        assert!(NET.len() < 100_000, "{} bytes", NET.len());
    }
}
