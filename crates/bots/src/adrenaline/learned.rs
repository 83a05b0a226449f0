//! The learned judge: a network that was taught what positions brought in the end.

use std::sync::{Arc, LazyLock};

use adrenaline::{Hand, Powerup, State};
use engine::Seat;

use super::aim::strength;
use super::features::{WIDTH, features};
use super::value::{Judge, SHOTS, Taste, seen};
use crate::Style;
use crate::net::{Input, Net};

/// The network answers in tens of points, in 2¹⁷ths; a judge in hundredths of a point.
const HUNDREDTHS: i64 = 1000;
const BITS: u32 = 17;

/// How much a manner counts beside what was learned: for a tenth of a damage point that threatens, that can be dealt,
/// and that is loaded.
const CAREFUL: i32 = 5;
const HUNTER: i32 = 5;
const GUNNER: i32 = 4;

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
    taste: Taste<'a>,
    net: &'a Net,
    style: Style,
    inputs: Vec<Input>,
}

impl<'a> Learned<'a> {
    pub(super) fn new(taste: Taste<'a>, net: &'a Net, style: Style) -> Self {
        Learned { taste, net, style, inputs: Vec::with_capacity(256) }
    }

    /// What a manner adds to what was learned, in hundredths of a point.
    fn leaning(&self, state: &State) -> i32 {
        let me = state.figure(self.taste.me);
        if !me.square.is_on() {
            return 0;
        }
        match self.style {
            Style::Even => 0,
            Style::Careful => -self.taste.exposure(state, me) * CAREFUL / 10,
            Style::Hunter => self.taste.aim(state, me, SHOTS) * HUNTER / 10,
            Style::Gunner => me.loaded.iter().map(strength).sum::<i32>() * GUNNER,
        }
    }
}

impl Judge for Learned<'_> {
    fn me(&self) -> Seat {
        self.taste.me
    }
    fn known(&self) -> Hand {
        self.taste.known
    }
    fn value(&mut self, state: &State) -> i32 {
        if state.over {
            return margin(state, self.taste.me);
        }
        features(state, self.taste.me, self.taste.known, &mut self.inputs);
        let learned = (i64::from(self.net.answer(&self.inputs)) * HUNDREDTHS) >> BITS;
        learned as i32 + self.leaning(state) + self.taste.blur.of(seen(state, self.taste.me))
    }
    // Positions in the middle of a turn are learned, too: nothing has to be added.
    fn promise(&mut self, _: &State) -> i32 {
        0
    }
    fn idle(&self) -> i32 {
        0
    }
    fn price(&self, card: Powerup) -> i32 {
        self.taste.price(card)
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
