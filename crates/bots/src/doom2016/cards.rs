//! A marine's cards: what each is good for, and which he misses least.

use ::doom2016::effect::{Boost, Burst, Harm};
use ::doom2016::{Action, ActionKind, Card, Cards, Effect, Hook, Moment, Odds, SetKind};

use super::pick;

/// What a bonus card is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    /// Its attack.
    Shot,
    /// What it does to enemies near by.
    Trick(Trick),
    /// A better attack for one who does not move.
    Brace,
    /// Its points, cards, or a better next attack.
    Haste,
}

/// What a card does at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trick {
    Harm(Harm),
    Burst(Burst),
    Decoy(u8),
}

/// What a bonus card is played for.
pub(super) fn use_of(card: Card) -> Use {
    let face = card.face();
    if face.attack.is_some() {
        return Use::Shot;
    }
    let effects = || face.abilities.iter().flat_map(|ability| &ability.effects);
    if effects().any(|effect| *effect == Effect::Hook(Hook::Root)) {
        return Use::Brace;
    }
    let trick = effects().find_map(|effect| match *effect {
        Effect::Harm(harm) => Some(Trick::Harm(harm)),
        Effect::Burst(burst) => Some(Trick::Burst(burst)),
        Effect::Hook(Hook::Decoy(n)) => Some(Trick::Decoy(n)),
        _ => None,
    });
    trick.map_or(Use::Haste, Use::Trick)
}

/// What a card does for the next attack.
pub(super) fn boosts(card: Card) -> impl Iterator<Item = Boost> {
    let played = card.face().abilities.iter().filter(|ability| ability.when == Moment::Played);
    played.flat_map(|ability| &ability.effects).filter_map(|effect| match effect {
        Effect::NextAttack(boost) => Some(*boost),
        _ => None,
    })
}

/// Does a card bring others, so that it is played before anything is planned?
pub(super) fn draws(card: Card) -> bool {
    let effects = card.face().abilities.iter().flat_map(|ability| &ability.effects);
    effects.into_iter().any(|effect| matches!(effect, Effect::Draw(_)))
}

/// What a card in hand is worth to a marine who does not play it now, in hundredths of a damage.
pub(super) fn hold(card: Card) -> i32 {
    let face = card.face();
    match face.kind {
        ActionKind::Reaction if face.attack.is_none() && face.speed == 0 => {
            let armour = face.abilities.iter().any(|ability| ability.when == Moment::WhileDefending);
            if armour { 70 } else { 0 }
        }
        ActionKind::Reaction => 15,
        ActionKind::Main => {
            let mean = face.attack.map_or(0, |attack| {
                Odds::of(attack.dice).mean().scaled(100) as i32 * i32::from(attack.times)
            });
            mean / 4
        }
        ActionKind::Bonus => match use_of(card) {
            Use::Shot => 50,
            Use::Trick(_) if card.set().sheet().kind == SetKind::Grenade => 70,
            Use::Trick(_) => 40,
            Use::Brace => 30,
            Use::Haste => 10 + 10 * i32::from(face.speed),
        },
    }
}

/// The cards of a hand, those that are missed least first.
pub(super) fn least(hand: Cards) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.iter().collect();
    // Of several main actions only the best is for now.
    let best = cards
        .iter()
        .copied()
        .filter(|card| card.face().kind == ActionKind::Main)
        .max_by_key(|&card| hold(card));
    cards.sort_by_key(|&card| hold(card) + if Some(card) == best { 60 } else { 0 });
    cards
}

/// A card that was played comes back: the best of them.
pub(super) fn take_back(legal: &[Action]) -> Option<Action> {
    pick(legal, |action| match action {
        Action::Fetch(card) => Some(hold(*card)),
        _ => None,
    })
}
