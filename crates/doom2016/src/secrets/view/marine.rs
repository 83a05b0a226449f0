//! A marine in a view: his hand and deck are for his own side.

use schemars::JsonSchema;
use serde::Serialize;
use skirmish::Pos;

use super::Held;
use crate::{Callsign, Card, CardSets, Cards, ClassKind, ClassKinds, GloryCards, SquadKind, State};

/// A marine.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct MarineView {
    /// His name.
    pub callsign: Callsign,
    /// Where he stands; nowhere before he starts and while he is dead.
    pub at: Option<Pos>,
    /// The damage he has taken.
    pub damage: u8,
    /// Damage that is about to be dealt.
    pub hurt: u8,
    /// Damage that kills him.
    pub health: u8,
    /// He is stunned.
    pub stunned: bool,
    /// His class.
    pub class: Option<ClassKind>,
    /// Classes that he may choose from.
    pub offer: ClassKinds,
    /// His class card is exhausted.
    pub exhausted: bool,
    /// His class was used this round, where once a round is all.
    pub signalled: bool,
    /// His squad card.
    pub squad: Option<SquadKind>,
    /// The weapons in his deck.
    pub weapons: CardSets,
    /// Action cards in hand.
    pub hand: Held<Cards>,
    /// Action cards left in the deck.
    pub deck: Held<Cards>,
    /// What was put on top of the deck, the topmost last.
    pub on_top: Vec<LayerView>,
    /// His discards.
    pub discard: Cards,
    /// Cards that lie open before him.
    pub played: Cards,
    /// Glory kill cards that he holds.
    pub glory: GloryCards,
    /// Samples that he carries.
    pub samples: u8,
    /// He carries an asset.
    pub asset: bool,
}

/// Cards that lie together on top of a deck (D16-ITM-4).
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct LayerView {
    /// The weapons they belong to.
    pub sets: CardSets,
    /// How many.
    pub cards: u32,
}

pub(super) fn marine(state: &State, who: u8, open: bool) -> MarineView {
    let marine = state.marine(who);
    let held = |cards: Cards| if open { Held::Faces(cards) } else { Held::Count(cards.len()) };
    let layer = |cards: &Cards| LayerView { sets: cards.iter().map(Card::set).collect(), cards: cards.len() };
    MarineView {
        callsign: marine.callsign,
        at: marine.space().map(|space| state.pos(space)),
        damage: marine.damage,
        hurt: marine.hurt,
        health: state.rating(who).health,
        stunned: marine.stunned,
        class: marine.class,
        offer: marine.offer,
        exhausted: marine.exhausted,
        signalled: marine.signalled,
        squad: marine.squad,
        weapons: marine.weapons,
        hand: held(marine.hand),
        deck: held(marine.deck.all()),
        on_top: marine.deck.top.iter().map(layer).collect(),
        discard: marine.discard,
        played: marine.played,
        glory: marine.glory,
        samples: marine.samples,
        asset: marine.asset,
    }
}
