//! The 36 event cards of the invader, in six sets (`content/doom2016/event-cards.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;
use toml::Spanned;

use crate::content::{self, ContentError, SourceEntry, Sources};
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
/// assert_eq!(night, ["lights-out", "lights-out-b", "scramble", "scramble-b", "dread", "dread-b"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
#[allow(missing_docs)]
pub enum EventSet {
    Overflow,
    Hunt,
    RedHaste,
    BonePlate,
    Night,
    Harvest,
}

engine::words! {
    EventSet, "event set" {
        Overflow = "overflow",
        Hunt = "hunt",
        RedHaste = "red-haste",
        BonePlate = "bone-plate",
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
    /// let sets: EventSets = [EventSet::Overflow, EventSet::Hunt, EventSet::RedHaste].into_iter().collect();
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
    /// let card: EventCard = "push-on-b".parse().unwrap();
    /// assert_eq!((card.face().set, card.face().defence), (EventSet::BonePlate, Defence::Special));
    /// assert!(card.same_name("push-on".parse().unwrap()));
    /// ```
    pub struct EventCard, EVENT_CARDS, "event card", "its name as hot-blood", CARDS.deck;
    /// Event cards somewhere: the deck, the hand, the discards.
    ///
    /// ```
    /// use doom2016::{EventCards, Moment};
    /// let now = EventCards::at(Moment::DemonActivates);
    /// assert!(now.iter().map(|card| card.to_string()).eq(["surge", "surge-b", "hot-blood", "hot-blood-b"]));
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
        CARDS.deck.face(self.index())
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
#[derive(Clone, Debug)]
pub struct EventFace {
    /// Its name.
    pub id: String,
    /// The set it belongs to.
    pub set: EventSet,
    /// How many copies of it there are.
    pub copies: u8,
    /// What it does; of several the invader chooses one.
    pub abilities: Vec<Ability>,
    /// What it is worth when revealed (D16-EVT-2).
    pub defence: Defence,
    /// Where the data comes from.
    pub sources: Sources,
}

/// The different event cards, in the order of the data file.
pub fn faces() -> &'static [EventFace] {
    &CARDS.deck.faces
}

struct Library {
    deck: Deck<EventFace>,
    /// By set and by moment: the cards.
    of_set: Vec<EventCards>,
    at: Vec<EventCards>,
}

static CARDS: LazyLock<Library> = LazyLock::new(|| {
    let text = include_str!("../../../../content/doom2016/event-cards.toml");
    let faces = parse(text).unwrap_or_else(|e| panic!("event-cards.toml is broken: {e}"));
    let deck = Deck::new(faces, |face| face.copies);
    let with = |fits: &dyn Fn(&EventFace) -> bool| -> EventCards {
        (0..deck.len()).filter(|&n| fits(deck.face(n))).map(|n| EventCard(n as u8)).collect()
    };
    let of_set = EventSet::ALL.into_iter().map(|set| with(&|face| face.set == set)).collect();
    let at = Moment::ALL.into_iter().map(|when| with(&|face| face.abilities.iter().any(|a| a.when == when)));
    Library { of_set, at: at.collect(), deck }
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Spanned<String>,
    set: EventSet,
    copies: u8,
    ability: Vec<Spanned<Ability>>,
    defence: Defence,
    source: Spanned<SourceEntry>,
}

/// Read event cards from TOML.
///
/// # Errors
/// What is wrong, with line and column.
pub fn parse(text: &str) -> Result<Vec<EventFace>, ContentError> {
    let file: File = content::parse(text)?;
    let mut faces: Vec<EventFace> = Vec::new();
    for e in file.card {
        let must = |holds, advice: &str| content::ensure(holds, text, e.id.span().start, advice);
        let sorted = faces.last().is_none_or(|last| last.set <= e.set);
        must(sorted, &format!("sets come in order: {}", engine::one_of(&EventSet::ALL.map(EventSet::word))))?;
        must(faces.iter().all(|face| face.id != *e.id.get_ref()), "this name is taken")?;
        must(!e.ability.is_empty(), "an event card has an ability")?;
        faces.push(EventFace {
            set: e.set,
            copies: e.copies,
            abilities: ability::check_all(text, e.ability, &[Cost::Free, Cost::Argent])?,
            defence: e.defence,
            sources: content::sources(text, e.source, &["copies", "ability", "defence"])?,
            id: e.id.into_inner(),
        });
    }
    for set in EventSet::ALL {
        let cards = faces.iter().filter(|face| face.set == set).map(|face| u32::from(face.copies)).sum();
        content::total(text, cards, EVENT_SET_CARDS, &format!("cards in {set}"))?;
    }
    Ok(faces)
}
