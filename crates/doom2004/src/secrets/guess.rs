//! Guessing what is hidden: another position that looks the same to one seat.

use engine::{Chance, Decision, Seat};

use crate::place::Triggers;
use crate::{InvaderCard, InvaderCards, State};

/// Deals that may fail to explain the question that is open, before cards are changed until they do.
const TRIES: u32 = 24;

/// Deal all that `seat` cannot see anew, from its view and the seed alone.
///
/// Marines know neither the invader's hand nor what lies beyond the revealed board: the hand is dealt from the cards
/// they have not seen, and beyond the board there is nothing. The invader knows everything but the future.
pub(crate) fn resample(state: &State, seat: Seat, seed: u64) -> State {
    let mut luck = Chance::seeded(seed);
    let mut guess = state.clone();
    if seat != state.invader() {
        guess.known = guess.known & state.revealed;
        guess.fired = Triggers::NONE;
        let asked = state.open_decision();
        let explained = (0..TRIES).any(|_| {
            deal_anew(&mut guess, &mut luck);
            explains(&guess, asked)
        });
        if !explained {
            change_cards(&mut guess, asked, &mut luck);
        }
    }
    guess.chance.reseed(luck.next_u64());
    guess
}

/// An invader with cards in hand has all that the marines have not seen.
pub(crate) fn dread(state: &State, seat: Seat) -> State {
    let mut world = state.clone();
    if seat != state.invader() && !state.hand.is_empty() {
        world.hand = state.hand.or(state.deck);
    }
    world
}

fn deal_anew(guess: &mut State, luck: &mut Chance) {
    let held = guess.hand.len();
    let mut pool = guess.deck.or(guess.hand);
    let mut hand = InvaderCards::NONE;
    for _ in 0..held {
        if let Some(card) = pool.nth(luck.below(pool.len())) {
            pool.remove(card);
            hand.insert(card);
        }
    }
    guess.hand = hand;
    guess.deck = pool;
}

/// Change cards until the hand explains the question: a secret one needs a reason, any other bears no secret one.
fn change_cards(guess: &mut State, asked: Option<Decision>, luck: &mut Chance) {
    let mut alone = guess.clone();
    let mut fits = |card: &InvaderCard| {
        alone.hand = [*card].into_iter().collect();
        explains(&alone, asked)
    };
    let mut fitting: InvaderCards = guess.deck.iter().filter(&mut fits).collect();
    let wrong = guess.hand.iter().filter(|card| !fits(card));
    let changed = if asked.is_some_and(|decision| decision.secret) { 1 } else { usize::MAX };
    for card in wrong.take(changed) {
        let Some(better) = fitting.nth(luck.below(fitting.len())) else { break };
        fitting.remove(better);
        guess.hand.remove(card);
        guess.hand.insert(better);
        guess.deck.remove(better);
        guess.deck.insert(card);
    }
}

/// Would the same question be open with this hand? The invader is asked in secret only with an event to play.
fn explains(guess: &State, asked: Option<Decision>) -> bool {
    if guess.open_decision() != asked {
        return false;
    }
    let secret = asked.is_some_and(|decision| decision.secret) && !guess.setup.open_windows;
    let mut actions = Vec::new();
    if secret {
        guess.list_legal(&mut actions);
    }
    !secret || actions.len() > 1
}
