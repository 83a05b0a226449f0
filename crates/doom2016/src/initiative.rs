//! The initiative deck: cards without an order, and those whose place somebody knows (D16-STA-1, D16-INT-29).

use std::fmt;
use std::str::FromStr;

use borsh::BorshSerialize;
use engine::{Chance, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::Side;

/// The most invader cards (D16-STA-2).
pub const INVADER_CARDS: u8 = 6;
/// Script codes of initiative cards: the marines in letter order, then the invader.
pub(crate) const CODES: u8 = 190;

/// An initiative card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize)]
pub enum InitiativeCard {
    /// The invader activates a kind of demons.
    #[default]
    Invader,
    /// This marine activates.
    Marine(u8),
}

impl fmt::Display for InitiativeCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InitiativeCard::Invader => f.write_str("invader"),
            InitiativeCard::Marine(n) => Seat(*n).fmt(f),
        }
    }
}

impl FromStr for InitiativeCard {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse::<Seat>() {
            _ if text == "invader" => Ok(InitiativeCard::Invader),
            Ok(Seat(n)) if n < 4 => Ok(InitiativeCard::Marine(n)),
            _ => Err(format!("`{text}` is no initiative card; write p1 to p4 or invader")),
        }
    }
}

engine::serde_as_text!(InitiativeCard);

impl InitiativeCard {
    pub(crate) fn place(self) -> usize {
        match self {
            InitiativeCard::Marine(n) => usize::from(n),
            InitiativeCard::Invader => 4,
        }
    }
    pub(crate) fn at(place: usize) -> InitiativeCard {
        if place < 4 { InitiativeCard::Marine(place as u8) } else { InitiativeCard::Invader }
    }
}

/// A card whose place in the deck is settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settled {
    /// Which.
    pub card: InitiativeCard,
    /// The marines know it.
    pub marines: bool,
    /// The invader knows it.
    pub invader: bool,
}

impl Settled {
    /// Does a side know it?
    pub fn known_to(self, side: Side) -> bool {
        match side {
            Side::Marines => self.marines,
            Side::Invader => self.invader,
        }
    }
}

/// The initiative deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Initiative {
    /// Cards in any order: by marine, then those of the invader.
    pub rest: [u8; 5],
    /// Cards on top of them, the topmost first.
    pub top: ArrayVec<[Settled; 10]>,
    /// Cards below them, the lowest last.
    pub bottom: ArrayVec<[Settled; 10]>,
}

impl Initiative {
    /// How many cards.
    pub fn len(&self) -> usize {
        self.rest.iter().map(|&n| usize::from(n)).sum::<usize>() + self.top.len() + self.bottom.len()
    }
    /// No cards?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many of a card.
    pub fn count(&self, card: InitiativeCard) -> u8 {
        let settled = self.top.iter().chain(&self.bottom).filter(|one| one.card == card).count();
        self.rest[card.place()] + settled as u8
    }
    /// Add a card to those without an order.
    pub fn add(&mut self, card: InitiativeCard) {
        self.rest[card.place()] += 1;
    }
    /// Forget all places: the deck is shuffled.
    pub fn shuffle(&mut self) {
        for settled in self.top.drain(..).chain(self.bottom.drain(..)) {
            self.rest[settled.card.place()] += 1;
        }
    }
    /// Take the top card.
    pub(crate) fn draw(&mut self, chance: &mut Chance) -> Option<InitiativeCard> {
        if !self.top.is_empty() {
            return Some(self.top.remove(0).card);
        }
        let all: u32 = self.rest.iter().map(|&n| u32::from(n)).sum();
        if all == 0 {
            return (!self.bottom.is_empty()).then(|| self.bottom.remove(0).card);
        }
        let rest = self.rest;
        let fits = |code: u8| code >= CODES && rest.get(usize::from(code - CODES)).is_some_and(|&n| n > 0);
        let code = chance.draw(fits, |luck| {
            let mut n = luck.below(all);
            let place = rest.iter().position(|&count| {
                let here = n < u32::from(count);
                n = n.saturating_sub(u32::from(count));
                here
            });
            CODES + place.unwrap_or(4) as u8
        });
        let place = usize::from(code - CODES);
        self.rest[place] -= 1;
        Some(InitiativeCard::at(place))
    }
    /// Settle the top cards, at most so many, and let a side look at them.
    pub(crate) fn look(&mut self, cards: usize, side: Side, chance: &mut Chance) {
        let mut seen: ArrayVec<[Settled; 10]> = ArrayVec::new();
        while seen.len() < cards {
            let settled = match self.top.first() {
                Some(&settled) => {
                    self.top.remove(0);
                    settled
                }
                None => match self.draw(chance) {
                    Some(card) => Settled { card, marines: false, invader: false },
                    None => break,
                },
            };
            let (marines, invader) =
                (settled.marines || side == Side::Marines, settled.invader || side == Side::Invader);
            seen.push(Settled { marines, invader, ..settled });
        }
        for &settled in seen.iter().rev() {
            self.top.insert(0, settled);
        }
    }
    /// Move a card that is in the deck to the top, for all to see (Point Man).
    pub(crate) fn lift(&mut self, card: InitiativeCard) {
        let known = Settled { card, marines: true, invader: true };
        if self.rest[card.place()] > 0 {
            self.rest[card.place()] -= 1;
        } else if let Some(n) = self.top.iter().position(|one| one.card == card) {
            self.top.remove(n);
        } else if let Some(n) = self.bottom.iter().position(|one| one.card == card) {
            self.bottom.remove(n);
        } else {
            debug_assert!(false, "{card:?} is in the deck");
            return;
        }
        self.top.insert(0, known);
    }
    /// Put the top card to the bottom (Scout).
    pub(crate) fn sink(&mut self) {
        if !self.top.is_empty() {
            let settled = self.top.remove(0);
            // Everybody sees it go there, but only some know which it is.
            self.bottom.push(settled);
        }
    }
}
