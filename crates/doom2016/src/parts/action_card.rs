//! The 73 action cards (`content/doom2016/action-cards.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped, total};
use crate::copies::{Deck, copies};
use crate::{Ability, Block, CardSet, Condition, Cost, Defence, Keywords, Moment, Pool, SetKind, ability};

/// How many action cards there are (D16-SET-9).
pub const ACTION_CARDS: usize = 73;

copies! {
    /// One of the 73 action cards, by set, number in the set and copy of the set.
    ///
    /// ```
    /// use doom2016::{ActionKind, Card, CardSet};
    /// let card: Card = "plasma-rifle-2".parse().unwrap();
    /// assert_eq!((card.set(), card.face().number, card.copy()), (CardSet::PlasmaRifle, 2, 1));
    /// assert_eq!((card.face().title.as_str(), card.face().kind), ("heat-vent", ActionKind::Bonus));
    /// let second: Card = "plasma-rifle-2-b".parse().unwrap();
    /// assert!(card.same_name(second) && card != second);
    /// assert_eq!("decoy-grenade-b".parse::<Card>().unwrap().index(), 72);
    /// ```
    pub struct Card, ACTION_CARDS, "action card", "set and number as plasma-rifle-2", CARDS.deck;
    /// Action cards somewhere: a deck, a hand, discards.
    ///
    /// ```
    /// use doom2016::{Callsign, CardSet, Cards};
    /// let own = CardSet::own(Callsign::Alpha);
    /// let deck = own.or(CardSet::PlasmaRifle.cards(1)).or(CardSet::StaticRifle.cards(1));
    /// assert_eq!((deck.len(), Cards::ALL.len()), (10, 73));
    /// ```
    pub struct Cards(u128);
}

impl Card {
    /// What the card says.
    #[inline]
    pub fn face(self) -> &'static ActionFace {
        &CARDS.faces[CARDS.deck.place(self.index())]
    }
    /// The set it belongs to.
    #[inline]
    pub fn set(self) -> CardSet {
        self.face().set
    }
    /// Do both cards say the same? Two such cards are never played at the same moment (D16-INT-3).
    #[inline]
    pub fn same_name(self, other: Card) -> bool {
        CARDS.deck.place(self.index()) == CARDS.deck.place(other.index())
    }
    /// What it stops when it is revealed (D16-ATK-7).
    #[inline]
    pub fn block(self) -> Block {
        self.face().defence.block(Defence::Nothing)
    }
    fn name(self) -> &'static str {
        &self.face().id
    }
}

/// How an action card is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum ActionKind {
    /// At most one in an activation (D16-MAR-2).
    Main,
    /// As many as he likes in his activation.
    Bonus,
    /// At the moment its text names, also when others act (D16-MAR-7).
    Reaction,
}

engine::words! { ActionKind, "kind of action" { Main = "main", Bonus = "bonus", Reaction = "reaction" } }

/// The attack box of an action card.
///
/// ```
/// use doom2016::{Card, Condition};
/// let attack = "static-rifle-3".parse::<Card>().unwrap().face().attack.unwrap();
/// assert_eq!((attack.range, attack.dice.to_string()), (3, "1B".to_owned()));
/// assert_eq!(attack.needs, Some(Condition::Spent(3)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttackBox {
    /// How far it reaches (D16-ATK-3).
    pub range: u8,
    /// Its dice.
    pub dice: Pool,
    /// How many attacks it makes (D16-INT-6).
    #[serde(default = "once")]
    pub times: u8,
    /// One roll against every enemy in range and sight (D16-ATK-14).
    #[serde(default)]
    pub everyone: bool,
    /// What must hold for the attack.
    #[serde(default)]
    pub needs: Option<Condition>,
}

fn once() -> u8 {
    1
}

/// What an action card says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionFace {
    /// Set and number: `plasma-rifle-2`; the set alone where it has one card.
    #[serde(skip)]
    pub id: String,
    /// The set.
    #[serde(skip)]
    pub set: CardSet,
    /// Its number in the set, from 1.
    #[serde(skip)]
    pub number: u8,
    /// The name on the card.
    #[serde(rename = "name")]
    pub title: String,
    /// Main action, bonus action or reaction.
    pub kind: ActionKind,
    /// Movement points that it gives (D16-MAR-3).
    #[serde(default)]
    pub speed: u8,
    /// Its attack.
    pub attack: Option<AttackBox>,
    /// What else it does.
    #[serde(default, rename = "ability")]
    pub abilities: Vec<Ability>,
    /// What it is worth when revealed.
    pub defence: Defence,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

impl ActionFace {
    /// The keywords on the card.
    pub fn keywords(&self) -> Keywords {
        ability::keywords(&self.abilities)
    }
    fn check(&self) -> Result<(), Wrong> {
        must(self.defence != Defence::Special, "only event cards have the special icon (D16-ATK-7)")?;
        if let Some(attack) = self.attack {
            must(attack.range > 0 && !attack.dice.is_empty(), "an attack has range and at least one die")?;
            must((1..=2).contains(&attack.times), "an attack box is used once or twice")?;
        }
        ability::check_all(&self.abilities, &[Cost::Free])?;
        let has = |when| self.abilities.iter().any(|ability| ability.when == when);
        must(self.attack.is_some() || self.kind != ActionKind::Main, "a main action has an attack")?;
        must(self.attack.is_some() || !has(Moment::ThisAttack), "there is no attack for `this-attack`")?;
        let own_time = self.abilities.iter().any(|a| !matches!(a.when, Moment::Played | Moment::ThisAttack));
        let reaction = self.kind == ActionKind::Reaction;
        must(own_time == reaction, "a reaction has a moment of its own; other cards act when played")?;
        must(self.speed == 0 || !reaction, "a reaction gives no movement points")
    }
}

/// What the data file says of a set.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetSheet {
    /// Which.
    pub id: CardSet,
    /// What it is for.
    pub kind: SetKind,
    /// How many copies of the set there are.
    pub copies: u8,
    /// Its cards, until they lie with those of the other sets.
    card: Vec<ActionFace>,
    /// By copy: its cards.
    #[serde(skip)]
    pub cards: Vec<Cards>,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

/// The different action cards, in the order of the data file.
pub fn faces() -> &'static [ActionFace] {
    &CARDS.faces
}

/// The cards whose first ability is used at a moment.
#[inline]
pub(crate) fn at(when: Moment) -> Cards {
    CARDS.at[when.index()]
}

#[inline]
pub(crate) fn set(set: CardSet) -> &'static SetSheet {
    &CARDS.set[set.index()]
}

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionCards {
    set: Vec<SetSheet>,
    #[serde(skip)]
    faces: Vec<ActionFace>,
    #[serde(skip)]
    deck: Deck,
    /// By moment: the cards that are used then.
    #[serde(skip)]
    at: Vec<Cards>,
}

static CARDS: LazyLock<ActionCards> = LazyLock::new(shipped);

impl Sheet for ActionCards {
    const FILE: &'static str = "action-cards.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2016/action-cards.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        lists.each("set", &mut self.set, |lists, set| {
            let (found, wanted) = (set.card.len(), set.kind.cards());
            must(set.copies > 0, "there is at least one copy of a set")?;
            must(found == wanted, format!("{found} cards; a {} set has {wanted}", set.kind))?;
            let mains = set.card.iter().filter(|card| card.kind == ActionKind::Main).count();
            let right = mains == usize::from(set.kind != SetKind::Grenade);
            must(right, "a set has one main action, a grenade none")?;
            for (number, face) in (1..).zip(&mut set.card) {
                (face.set, face.number) = (set.id, number);
                face.id = if wanted == 1 { set.id.to_string() } else { format!("{}-{number}", set.id) };
            }
            lists.facts(set.id, &mut set.sources, &["kind", "copies"])?;
            lists.each_by(["card", "name"], &mut set.card, |lists, face| {
                face.check()?;
                let parts = ["name", "kind", "speed", "attack", "ability", "defence"];
                lists.facts(&face.title, &mut face.sources, &parts)
            })
        })?;
        lists.roll_call("set", self.set.iter().map(|set| set.id), &CardSet::ALL)?;
        self.lay_out()
    }
}

impl ActionCards {
    /// Number the cards, and sort them by set and copy.
    fn lay_out(&mut self) -> Result<(), Wrong> {
        self.faces = self.set.iter_mut().flat_map(|set| set.card.drain(..)).collect();
        self.deck = Deck::new(self.faces.iter().map(|face| self.set[face.set.index()].copies));
        total(self.deck.len() as u32, ACTION_CARDS as u32, "action cards")?;
        for set in &mut self.set {
            set.cards = vec![Cards::NONE; usize::from(set.copies)];
        }
        for card in 0..self.deck.len() {
            let set = self.faces[self.deck.place(card)].set;
            self.set[set.index()].cards[usize::from(self.deck.copy(card)) - 1].insert(Card(card as u8));
        }
        let first = |card: usize| self.faces[self.deck.place(card)].abilities.first();
        let at = Moment::ALL.map(|when| {
            let cards = (0..self.deck.len()).filter(|&card| first(card).is_some_and(|it| it.when == when));
            cards.map(|card| Card(card as u8)).collect()
        });
        self.at = at.into();
        Ok(())
    }
}
