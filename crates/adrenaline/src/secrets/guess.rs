//! Guessing what is hidden: another position that looks the same to one seat.

use engine::{Chance, Seat};

use crate::proof::faults;
use crate::rules::dealing::nth_bit;
use crate::{FIGURES, Hand, State, flow};

/// Deals that may fail to explain what somebody else is doing, before we stop looking for one that does.
const TRIES: u32 = 10_000;

/// Deal all cards that `seat` cannot see anew, from its view and the seed alone. Totals that the table keeps secret
/// (ADR-INFO-2) are not carried over either: to this seat they are nothing until the end.
///
/// While another player decides, their cards must explain the question: who is asked for a Tagback Grenade holds
/// one, who is paying can pay. Deals that do not explain it are thrown away.
pub(crate) fn resample(state: &State, seat: Seat, seed: u64) -> State {
    let mut luck = Chance::seeded(seed);
    let mut guess = state.clone();
    for _ in 0..TRIES {
        deal_anew(&mut guess, seat, &mut luck);
        if explains(&guess, state, seat) {
            break;
        }
    }
    if state.setup.hidden_points && !state.over {
        let others = guess.figures.iter_mut().enumerate().filter(|(i, _)| *i != seat.index());
        others.for_each(|(_, figure)| figure.points = 0);
    }
    guess.chance.reseed(luck.next_u64());
    guess
}

/// All others who hold cards hold all that `seat` does not see.
pub(crate) fn dread(state: &State, seat: Seat) -> State {
    let mut world = state.clone();
    let held = state.figures.iter().fold(0, |all, figure| all | figure.hand.0);
    let unseen = Hand((held | state.powerup_deck.0) & !state.figure(seat).hand.0);
    let others = world.figures.iter_mut().enumerate().filter(|(i, _)| *i != seat.index());
    others.filter(|(_, figure)| figure.hand != Hand::NONE).for_each(|(_, figure)| figure.hand = unseen);
    world
}

fn deal_anew(guess: &mut State, seat: Seat, luck: &mut Chance) {
    let mut held = [0; FIGURES];
    for (i, figure) in guess.figures.iter_mut().enumerate().filter(|(i, _)| *i != seat.index()) {
        held[i] = figure.hand.len();
        guess.powerup_deck.0 |= figure.hand.0;
        figure.hand = Hand::NONE;
    }
    let pool = &mut guess.powerup_deck.0;
    for (figure, held) in guess.figures.iter_mut().zip(held) {
        for _ in 0..held {
            let card = 1 << nth_bit(*pool, luck.below(pool.count_ones()));
            *pool &= !card;
            figure.hand.0 |= card;
        }
    }
}

/// Is the same question open, as far as the seat can tell, and can it be answered?
fn explains(guess: &State, state: &State, seat: Seat) -> bool {
    let asks = |s: &State| flow::decision(s).map(|d| d.seat == seat);
    match asks(state) {
        None => true,
        // Whoever would have been asked for a Tagback Grenade before it holds none.
        Some(true) => asks(guess) == Some(true),
        Some(false) => asks(guess) == Some(false) && faults(guess).is_empty(),
    }
}
