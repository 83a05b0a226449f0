//! The 36 event cards of the invader, in six sets (`content/doom2016/event-cards.toml`).

use std::collections::BTreeSet;
use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped, total};
use crate::copies::{Deck, copies};
use crate::{Ability, Cost, Defence, Moment, ability};

/// How many event cards there are (D16-SET-9).
pub const EVENT_CARDS: usize = 36;
/// How many cards an event set has (D16-SET-6).
pub const EVENT_SET_CARDS: u32 = 6;

/// A set of event cards; three of them make a deck (D16-SET-6).
///
/// ```
/// use doom2016::EventSet;
/// let night: Vec<_> = EventSet::Night.cards().iter().map(|card| card.to_string()).collect();
/// assert_eq!(night, ["darkness", "darkness-b", "ambush", "ambush-b", "dread", "dread-b"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
#[allow(missing_docs)]
pub enum EventSet {
    PowerOverwhelming,
    SeekAndDestroy,
    RedHaste,
    ArmoredOffensive,
    Night,
    Harvest,
}

engine::words! {
    EventSet, "event set" {
        PowerOverwhelming = "power-overwhelming",
        SeekAndDestroy = "seek-and-destroy",
        RedHaste = "red-haste",
        ArmoredOffensive = "armored-offensive",
        Night = "night",
        Harvest = "harvest",
    }
}

engine::bit_set! {
    /// Some event sets: those of a game.
    pub struct EventSets(u8) of EventSet, EventSet::ALL.len(), |n: usize| EventSet::ALL[n];
}

impl EventSet {
    /// Its six cards.
    #[inline]
    pub fn cards(self) -> EventCards {
        CARDS.of_set[self.index()]
    }
}

impl EventSets {
    /// The cards of all of them: an event deck.
    ///
    /// ```
    /// use doom2016::{EventSet, EventSets};
    /// let sets: EventSets = [EventSet::PowerOverwhelming, EventSet::SeekAndDestroy, EventSet::RedHaste].into_iter().collect();
    /// assert_eq!(sets.cards().len(), 18);
    /// ```
    pub fn cards(self) -> EventCards {
        self.iter().fold(EventCards::NONE, |cards, set| cards.or(set.cards()))
    }
}

copies! {
    /// One of the 36 event cards.
    ///
    /// ```
    /// use doom2016::{Defence, EventCard, EventSet};
    /// let card: EventCard = "unstoppable-b".parse().unwrap();
    /// assert_eq!((card.face().set, card.face().defence), (EventSet::ArmoredOffensive, Defence::Special));
    /// assert!(card.same_name("unstoppable".parse().unwrap()));
    /// ```
    pub struct EventCard, EVENT_CARDS, "event card", "its name as demonic-speed", CARDS.deck;
    /// Event cards somewhere: the deck, the hand, the discards.
    ///
    /// ```
    /// use doom2016::{EventCards, Moment};
    /// let now = EventCards::at(Moment::DemonActivates);
    /// assert!(now.iter().map(|card| card.to_string()).eq(["surge", "surge-b", "demonic-speed", "demonic-speed-b"]));
    /// ```
    pub struct EventCards(u64);
}

impl EventCards {
    /// All cards that have something to do at this moment.
    #[inline]
    pub fn at(when: Moment) -> EventCards {
        CARDS.at[when.index()]
    }
}

impl EventCard {
    /// What the card says.
    #[inline]
    pub fn face(self) -> &'static EventFace {
        &CARDS.card[CARDS.deck.place(self.index())]
    }
    /// Do both cards say the same? Two such cards are never played at the same moment (D16-ATK-12).
    #[inline]
    pub fn same_name(self, other: EventCard) -> bool {
        CARDS.deck.place(self.index()) == CARDS.deck.place(other.index())
    }
    fn name(self) -> &'static str {
        &self.face().id
    }
}

/// What an event card says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFace {
    /// Its name.
    pub id: String,
    /// The set it belongs to.
    pub set: EventSet,
    /// How many copies of it there are.
    pub copies: u8,
    /// What it does; of several the invader chooses one.
    #[serde(rename = "ability")]
    pub abilities: Vec<Ability>,
    /// What it is worth when revealed (D16-EVT-2).
    pub defence: Defence,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

/// The different event cards, in the order of the data file.
pub fn faces() -> &'static [EventFace] {
    &CARDS.card
}

static CARDS: LazyLock<EventLibrary> = LazyLock::new(shipped);

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventLibrary {
    card: Vec<EventFace>,
    #[serde(skip)]
    deck: Deck,
    /// By set and by moment: the cards.
    #[serde(skip)]
    of_set: Vec<EventCards>,
    #[serde(skip)]
    at: Vec<EventCards>,
}

impl Sheet for EventLibrary {
    const FILE: &'static str = "event-cards.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2016/event-cards.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        let (mut ids, mut set) = (BTreeSet::new(), EventSet::PowerOverwhelming);
        lists.each("card", &mut self.card, |lists, face| {
            let words = engine::one_of(&EventSet::ALL.map(EventSet::word));
            must(set <= face.set, format!("sets come in order: {words}"))?;
            set = face.set;
            must(ids.insert(face.id.clone()), "this name is taken")?;
            must(!face.abilities.is_empty(), "an event card has an ability")?;
            ability::check_all(&face.abilities, &[Cost::Free, Cost::Argent])?;
            lists.facts(&face.id, &mut face.sources, &["name", "moment", "copies", "ability", "defence"])
        })?;
        self.deck = Deck::new(self.card.iter().map(|face| face.copies));
        let with = |fits: &dyn Fn(&EventFace) -> bool| -> EventCards {
            let cards = (0..self.deck.len()).filter(|&n| fits(&self.card[self.deck.place(n)]));
            cards.map(|n| EventCard(n as u8)).collect()
        };
        for set in EventSet::ALL {
            let faces = self.card.iter().filter(|face| face.set == set);
            let cards = faces.map(|face| u32::from(face.copies)).sum();
            total(cards, EVENT_SET_CARDS, &format!("cards in {set}"))?;
        }
        let of_set = EventSet::ALL.map(|set| with(&|face| face.set == set));
        let at = Moment::ALL.map(|when| with(&|face| face.abilities.iter().any(|a| a.when == when)));
        (self.of_set, self.at) = (of_set.into(), at.into());
        Ok(())
    }
}
