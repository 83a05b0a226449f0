//! Guessing what is hidden: another position that looks the same to one seat.

use engine::{Chance, Seat};

use crate::deal::nth_bit;
use crate::frame::Frame;
use crate::{Colour, Hand, State};

/// Deal all cards that `seat` cannot see anew, from its view and the seed alone. Point totals stay: they follow from
/// what everybody saw.
pub(crate) fn resample(state: &State, seat: Seat, seed: u64) -> State {
    let mut guess = *state;
    let mut luck = Chance::seeded(seed);
    let mut pool = state.powerup_deck;
    let mut held = [0u32; crate::FIGURES];
    for (i, figure) in guess.figures.iter_mut().enumerate() {
        if i != seat.index() {
            pool.0 |= figure.hand.0;
            held[i] = figure.hand.len();
            figure.hand = Hand::NONE;
        }
    }
    // Somebody else who is paying must be able to: the price is known to all.
    if let Some(&Frame::Pay { cost, .. }) = state.top()
        && state.turn.seat != seat
    {
        let payer = &mut guess.figures[state.turn.seat.index()];
        for colour in Colour::ALL {
            for _ in payer.ammo.of(colour)..cost.of(colour) {
                deal(&mut pool, Hand::colour_mask(colour), &mut payer.hand, &mut luck);
            }
        }
    }
    for (i, figure) in guess.figures.iter_mut().enumerate() {
        while figure.hand.len() < held[i] && i != seat.index() {
            deal(&mut pool, u32::MAX, &mut figure.hand, &mut luck);
        }
    }
    guess.powerup_deck = pool;
    guess.chance.reseed(luck.next_u64());
    guess
}

fn deal(pool: &mut Hand, wanted: u32, to: &mut Hand, luck: &mut Chance) {
    let choice = pool.0 & wanted;
    if choice != 0 {
        let card = 1 << nth_bit(choice, luck.below(choice.count_ones()));
        pool.0 &= !card;
        to.0 |= card;
    }
}
