//! The 66 cards of the invader: spawns, events and scatter diagrams (`content/doom2004/invader-cards.toml`).

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::BorshSerialize;
use grid::Dir8;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped};
use crate::{EventCard, EventKind, EventTime, InvaderKind};

/// How many invader cards there are (D04-COMP-4).
pub const INVADER_CARDS: usize = 66;

/// Invaders that a spawn card brings together: how many of each kind (D04-SPAWN-1).
///
/// ```
/// use doom2004::{InvaderCard, InvaderKind};
/// let card: InvaderCard = "S02-1".parse().unwrap();
/// let groups: Vec<_> = card.groups().iter().map(|group| group.to_string()).collect();
/// assert_eq!(groups, ["1 demon", "1 zombie + 1 imp"]);
/// assert_eq!(card.groups()[1].of(InvaderKind::Imp), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize, Deserialize)]
#[serde(from = "BTreeMap<InvaderKind, u8>")]
pub struct Group([u8; InvaderKind::ALL.len()]);

impl Group {
    /// How many of one kind.
    #[inline]
    pub fn of(self, kind: InvaderKind) -> u8 {
        self.0[kind.index()]
    }
    /// The kinds it brings, with how many.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (InvaderKind, u8)> {
        InvaderKind::ALL.into_iter().zip(self.0).filter(|&(_, n)| n > 0)
    }
    /// How many invaders in all.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }
    /// None at all?
    pub fn is_empty(self) -> bool {
        self == Group::default()
    }
}

impl From<BTreeMap<InvaderKind, u8>> for Group {
    fn from(counts: BTreeMap<InvaderKind, u8>) -> Group {
        Group(InvaderKind::ALL.map(|kind| counts.get(&kind).copied().unwrap_or(0)))
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list: Vec<_> = self.iter().map(|(kind, n)| format!("{n} {kind}")).collect();
        f.write_str(&list.join(" + "))
    }
}

/// Where a failed blast goes (D04-SCAT-1, D04-SCAT-3), with north up as on the map before the compass turns it.
///
/// ```
/// use doom2004::Scatter;
/// use grid::Dir8;
/// assert_eq!("NE3".parse(), Ok(Scatter::To(Dir8::NE, 3)));
/// assert_eq!("X".parse(), Ok(Scatter::Miss));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scatter {
    /// It explodes harmlessly.
    Miss,
    /// So many spaces in a direction.
    To(Dir8, u8),
}

impl fmt::Display for Scatter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scatter::Miss => f.write_str("X"),
            Scatter::To(dir, spaces) => write!(f, "{dir}{spaces}"),
        }
    }
}

impl FromStr for Scatter {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if text == "X" {
            return Ok(Scatter::Miss);
        }
        let to = |(place, _)| {
            let (way, spaces): (&str, &str) = text.split_at(place);
            let dir = Dir8::ALL.into_iter().find(|dir| dir.to_string() == way)?;
            let spaces = spaces.parse().ok().filter(|n| (1..=9).contains(n))?;
            Some(Scatter::To(dir, spaces))
        };
        let digit = text.char_indices().find(|(_, c)| c.is_ascii_digit());
        digit
            .and_then(to)
            .ok_or_else(|| format!("`{text}` is no scatter; write a direction and spaces, as NE3, or X"))
    }
}

engine::serde_as_text!(Scatter);

/// One of the 66 invader cards.
///
/// ```
/// use doom2004::{EventKind, InvaderCard, Scatter};
/// let card: InvaderCard = "E05-1".parse().unwrap();
/// assert_eq!(card.event(), Some(EventKind::LastRound));
/// assert_eq!((card.copy(), card.scatter()), (1, Scatter::Miss));
/// assert!(!card.is_spawn());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub struct InvaderCard(u8);

impl InvaderCard {
    /// All cards: spawns, then events.
    pub fn all() -> impl Iterator<Item = InvaderCard> {
        InvaderCards::ALL.iter()
    }
    /// The card with a number; `None` if there is no such card.
    pub fn from_index(index: usize) -> Option<InvaderCard> {
        (index < INVADER_CARDS).then_some(InvaderCard(index as u8))
    }
    /// Its number, from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn copy_data(self) -> &'static Copied {
        &DECK.cards[self.index()]
    }
    /// What the card says; all copies say the same but for the scatter.
    #[inline]
    pub fn face(self) -> &'static CardFace {
        &DECK.faces[self.copy_data().face]
    }
    /// Which copy it is, from 1.
    pub fn copy(self) -> u8 {
        self.copy_data().copy
    }
    /// Its scatter diagram.
    #[inline]
    pub fn scatter(self) -> Scatter {
        self.copy_data().scatter
    }
    /// Its event; `None` for a spawn card.
    #[inline]
    pub fn event(self) -> Option<EventKind> {
        self.face().event.map(|event| event.kind)
    }
    /// Is it a spawn card?
    #[inline]
    pub fn is_spawn(self) -> bool {
        self.face().event.is_none()
    }
    /// The groups of a spawn card, one of which comes; none for an event card.
    #[inline]
    pub fn groups(self) -> &'static [Group] {
        &self.face().groups
    }
}

impl fmt::Display for InvaderCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.face().id, self.copy())
    }
}

impl FromStr for InvaderCard {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        InvaderCard::all().find(|card| engine::is_written(card, text)).ok_or_else(|| {
            let copies: Vec<_> =
                DECK.faces.iter().map(|face| format!("{} (1-{})", face.id, face.copies())).collect();
            format!("`{text}` is no invader card; write id and copy, as S01-1: {}", copies.join(", "))
        })
    }
}

engine::serde_as_text!(InvaderCard);

engine::bit_set! {
    /// Invader cards somewhere: the deck, the hand, the discards.
    ///
    /// ```
    /// use doom2004::InvaderCards;
    /// let mut deck = InvaderCards::ALL;
    /// let card = deck.nth(65).unwrap();
    /// deck.remove(card);
    /// assert_eq!((card.to_string(), deck.len()), ("E14-1".to_owned(), 65));
    /// assert_eq!(deck.nth(65), None);
    /// ```
    pub struct InvaderCards(u128) of InvaderCard, INVADER_CARDS, |n: usize| InvaderCard(n as u8);
}

/// What an invader card says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFace {
    /// S01 to S10 for spawns, E01 to E14 for events.
    pub id: String,
    /// The groups of a spawn card: one, or two to choose from (D04-SPAWN-1).
    pub groups: Vec<Group>,
    /// What an event card says.
    #[serde(skip)]
    pub event: Option<EventCard>,
    /// The scatter of each copy.
    pub scatter: Vec<Scatter>,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

impl CardFace {
    /// How many copies there are.
    pub fn copies(&self) -> u8 {
        self.scatter.len() as u8
    }
}

/// The different cards, in the order of the data file.
pub fn faces() -> &'static [CardFace] {
    &DECK.faces
}

#[derive(Clone, Copy, Debug)]
struct Copied {
    face: usize,
    copy: u8,
    scatter: Scatter,
}

static DECK: LazyLock<InvaderDeck> = LazyLock::new(shipped);

/// What the card of an event says.
#[inline]
pub(crate) fn event(kind: EventKind) -> &'static EventCard {
    &DECK.events[kind.index()]
}

/// All cards of an event.
#[inline]
pub(crate) fn of_event(kind: EventKind) -> InvaderCards {
    DECK.of_event[kind.index()]
}

/// All events for a time.
#[inline]
pub(crate) fn of_time(when: EventTime) -> InvaderCards {
    DECK.of_time[when.index()]
}

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InvaderDeck {
    /// Spawns, and after them events.
    #[serde(rename = "spawn")]
    faces: Vec<CardFace>,
    event: Vec<EventEntry>,
    #[serde(skip)]
    cards: Vec<Copied>,
    #[serde(skip)]
    events: Vec<EventCard>,
    /// By event and by time: the cards.
    #[serde(skip)]
    of_event: Vec<InvaderCards>,
    #[serde(skip)]
    of_time: Vec<InvaderCards>,
}

/// An event card as it is written.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct EventEntry {
    id: String,
    event: EventKind,
    when: EventTime,
    #[serde(default)]
    amount: u8,
    scatter: Vec<Scatter>,
    source: Sources,
}

impl From<EventEntry> for CardFace {
    fn from(e: EventEntry) -> CardFace {
        let event = EventCard { kind: e.event, when: e.when, amount: e.amount };
        CardFace { id: e.id, groups: Vec::new(), event: Some(event), scatter: e.scatter, sources: e.source }
    }
}

impl Sheet for InvaderDeck {
    const FILE: &'static str = "invader-cards.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2004/invader-cards.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        let mut wanted = (1..).map(|n| format!("S{n:02}"));
        lists.each("spawn", &mut self.faces, |lists, face| {
            is_next(&face.id, &mut wanted)?;
            let right =
                matches!(face.groups.len(), 1 | 2) && face.groups.iter().all(|group| !group.is_empty());
            must(right, "a spawn card has one or two groups of invaders")?;
            lists.facts(&face.id, &mut face.sources, &["groups", "copies", "scatter"])
        })?;
        let mut wanted = (1..).map(|n| format!("E{n:02}"));
        lists.each("event", &mut self.event, |lists, event| {
            is_next(&event.id, &mut wanted)?;
            lists.facts(&event.id, &mut event.source, &["event", "when", "copies", "scatter"])
        })?;
        let by_event = ["event", "event"];
        lists.roll_call_by(by_event, self.event.iter().map(|event| event.event), &EventKind::ALL)?;
        self.faces.extend(self.event.drain(..).map(CardFace::from));
        self.count()
    }
}

impl InvaderDeck {
    /// Number the cards, and sort them by event and time.
    fn count(&mut self) -> Result<(), Wrong> {
        let cards = self.faces.iter().enumerate().flat_map(|(face, card)| {
            (1..).zip(&card.scatter).map(move |(copy, &scatter)| Copied { face, copy, scatter })
        });
        self.cards = cards.collect();
        let cards = self.cards.len();
        must(cards == INVADER_CARDS, format!("{cards} invader cards; the deck has 66 (D04-COMP-4)"))?;
        self.events = self.faces.iter().filter_map(|face| face.event).collect();
        let with = |fits: &dyn Fn(&EventCard) -> bool| -> InvaderCards {
            let of = |n: &usize| self.faces[self.cards[*n].face].event.as_ref().is_some_and(fits);
            (0..cards).filter(of).map(|n| InvaderCard(n as u8)).collect()
        };
        let of_event = EventKind::ALL.map(|kind| with(&|event| event.kind == kind));
        let of_time = EventTime::ALL.map(|when| with(&|event| event.when == when));
        (self.of_event, self.of_time) = (of_event.into(), of_time.into());
        Ok(())
    }
}

/// Ids count up.
fn is_next(id: &str, ids: &mut impl Iterator<Item = String>) -> Result<(), Wrong> {
    ids.next().map_or(Ok(()), |wanted| must(id == wanted, format!("here comes {wanted}")))
}
