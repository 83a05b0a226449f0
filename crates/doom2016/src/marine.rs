//! A marine: his figure, his cards and the pile he draws from.

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};
use skirmish::SpaceId;
use tinyvec::ArrayVec;

use crate::{Callsign, Card, CardSets, Cards, ClassKind, ClassKinds, GloryCards, SquadKind};

/// Where a marine is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Not on the map: before the first round, or killed until his next activation (D16-KIL-6).
    #[default]
    Off,
    /// On the map.
    On(SpaceId),
}

/// Action cards that are drawn from: sets put on top are drawn first (D16-ITM-4). Inside a layer there is no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// What lies on top, the topmost last.
    pub top: ArrayVec<[Cards; 6]>,
    /// What lies below.
    pub rest: Cards,
}

impl Pile {
    /// How many cards.
    pub fn len(&self) -> u32 {
        self.all().len()
    }
    /// No cards?
    pub fn is_empty(&self) -> bool {
        self.all().is_empty()
    }
    /// All of them.
    #[inline]
    pub fn all(&self) -> Cards {
        self.top.iter().fold(self.rest, |all, layer| all.or(*layer))
    }
    /// The cards of which one is drawn next.
    #[inline]
    pub fn next(&self) -> Cards {
        self.top.last().copied().unwrap_or(self.rest)
    }
    /// Take a card out, wherever it lies.
    pub(crate) fn remove(&mut self, card: Card) {
        self.rest.remove(card);
        self.top.iter_mut().for_each(|layer| layer.remove(card));
        self.top.retain(|layer| !layer.is_empty());
    }
    /// Put cards on top.
    pub(crate) fn cover(&mut self, cards: Cards) {
        if !cards.is_empty()
            && let Some(cards) = self.top.try_push(cards)
            && let Some(layer) = self.top.last_mut()
        {
            // More sets than the box has weapons for one marine: they share a layer.
            *layer = layer.or(cards);
        }
    }
}

/// A marine: figure and cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marine {
    /// Who he is.
    pub callsign: Callsign,
    /// Where he is.
    pub place: Place,
    /// Damage he has (D16-KIL-1).
    pub damage: u8,
    /// Damage of an attack that is about to be dealt.
    pub hurt: u8,
    /// Is he stunned (D16-STN-1)?
    pub stunned: bool,
    /// His class (D16-SET-4).
    pub class: Option<ClassKind>,
    /// Class cards that he is offered.
    pub offer: ClassKinds,
    /// His class card is exhausted (D16-MIS-1).
    pub exhausted: bool,
    /// His class was used this round, where once a round is all.
    pub signalled: bool,
    /// His squad card (D16-SET-8).
    pub squad: Option<SquadKind>,
    /// Weapons he holds.
    pub weapons: CardSets,
    /// His hand.
    pub hand: Cards,
    /// His action deck.
    pub deck: Pile,
    /// Cards used.
    pub discard: Cards,
    /// Cards in his play area (D16-MAR-3).
    pub played: Cards,
    /// Glory kill cards he holds.
    pub glory: GloryCards,
    /// Samples he carries.
    pub samples: u8,
    /// He carries an asset.
    pub asset: bool,
}

impl Marine {
    /// Where he stands; `None` off the map.
    #[inline]
    pub fn space(&self) -> Option<SpaceId> {
        match self.place {
            Place::On(space) => Some(space),
            Place::Off => None,
        }
    }
    /// Does he have a class with this rule in code, all the time?
    #[inline]
    pub fn has(&self, hook: crate::Hook) -> bool {
        self.class.is_some_and(|class| class.card().always(hook))
    }
    /// All his cards, wherever they are.
    pub fn cards(&self) -> Cards {
        self.hand.or(self.deck.all()).or(self.discard).or(self.played)
    }
}
