//! The 73 action cards (`content/doom2016/action-cards.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::content::{self, ContentError, SourceEntry, Sources};
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
        CARDS.deck.face(self.index())
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
#[derive(Clone, Debug)]
pub struct ActionFace {
    /// Set and number: `plasma-rifle-2`; the set alone where it has one card.
    pub id: String,
    /// The set.
    pub set: CardSet,
    /// Its number in the set, from 1.
    pub number: u8,
    /// The name on the card.
    pub title: String,
    /// Main action, bonus action or reaction.
    pub kind: ActionKind,
    /// Movement points that it gives (D16-MAR-3).
    pub speed: u8,
    /// Its attack.
    pub attack: Option<AttackBox>,
    /// What else it does.
    pub abilities: Vec<Ability>,
    /// What it is worth when revealed.
    pub defence: Defence,
    /// Where the data comes from.
    pub sources: Sources,
}

impl ActionFace {
    /// The keywords on the card.
    pub fn keywords(&self) -> Keywords {
        ability::keywords(&self.abilities)
    }
}

/// What the data file says of a set.
#[derive(Clone, Debug)]
pub struct SetSheet {
    /// What it is for.
    pub kind: SetKind,
    /// How many copies of the set there are.
    pub copies: u8,
    /// By copy: its cards.
    pub cards: Vec<Cards>,
    /// Where the data comes from.
    pub sources: Sources,
}

/// The different action cards, in the order of the data file.
pub fn faces() -> &'static [ActionFace] {
    &CARDS.deck.faces
}

#[inline]
pub(crate) fn set(set: CardSet) -> &'static SetSheet {
    &CARDS.sets[set.index()]
}

/// What the data file says.
#[derive(Clone, Debug)]
pub struct ActionCards {
    sets: Vec<SetSheet>,
    deck: Deck<ActionFace>,
}

static CARDS: LazyLock<ActionCards> = LazyLock::new(|| {
    let text = include_str!("../../../../content/doom2016/action-cards.toml");
    parse(text).unwrap_or_else(|e| panic!("action-cards.toml is broken: {e}"))
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    set: Vec<SetEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetEntry {
    id: Spanned<CardSet>,
    kind: SetKind,
    copies: u8,
    card: Vec<CardEntry>,
    source: Spanned<SourceEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    name: Spanned<String>,
    kind: ActionKind,
    #[serde(default)]
    speed: u8,
    attack: Option<AttackBox>,
    #[serde(default)]
    ability: Vec<Spanned<Ability>>,
    defence: Defence,
    source: Spanned<SourceEntry>,
}

/// Read action cards from TOML.
///
/// # Errors
/// What is wrong, with line and column.
pub fn parse(text: &str) -> Result<ActionCards, ContentError> {
    let file: File = content::parse(text)?;
    let (mut ids, mut sets, mut faces) = (Vec::new(), Vec::new(), Vec::new());
    for e in file.set {
        let must = |holds, advice: &str| content::ensure(holds, text, e.id.span().start, advice);
        let (set, found, wanted) = (*e.id.get_ref(), e.card.len(), e.kind.cards());
        must(e.copies > 0, "there is at least one copy of a set")?;
        must(found == wanted, &format!("{found} cards; a {} set has {wanted}", e.kind))?;
        let mains = e.card.iter().filter(|card| card.kind == ActionKind::Main).count();
        must(mains == usize::from(e.kind != SetKind::Grenade), "a set has one main action, a grenade none")?;
        for (number, card) in (1..).zip(e.card) {
            faces.push(face(text, set, number, wanted, card)?);
        }
        let sources = content::sources(text, e.source, &["kind", "copies"])?;
        let cards = vec![Cards::NONE; usize::from(e.copies)];
        sets.push(SetSheet { kind: e.kind, copies: e.copies, cards, sources });
        ids.push(e.id);
    }
    content::roll_call(text, &CardSet::ALL, &ids)?;
    let deck = Deck::new(faces, |face| sets[face.set.index()].copies);
    content::total(text, deck.len() as u32, ACTION_CARDS as u32, "action cards")?;
    for card in 0..deck.len() {
        let sheet: &mut SetSheet = &mut sets[deck.face(card).set.index()];
        sheet.cards[usize::from(deck.copy(card)) - 1].insert(Card(card as u8));
    }
    Ok(ActionCards { sets, deck })
}

fn face(text: &str, set: CardSet, number: u8, of: usize, e: CardEntry) -> Result<ActionFace, ContentError> {
    let must = |holds, advice: &str| content::ensure(holds, text, e.name.span().start, advice);
    must(e.defence != Defence::Special, "only event cards have the special icon (D16-ATK-7)")?;
    if let Some(attack) = e.attack {
        must(attack.range > 0 && !attack.dice.is_empty(), "an attack has range and at least one die")?;
        must((1..=2).contains(&attack.times), "an attack box is used once or twice")?;
    }
    let abilities = ability::check_all(text, e.ability, &[Cost::Free])?;
    let has = |when| abilities.iter().any(|ability| ability.when == when);
    must(e.attack.is_some() || e.kind != ActionKind::Main, "a main action has an attack")?;
    must(e.attack.is_some() || !has(Moment::ThisAttack), "there is no attack for `this-attack`")?;
    let own_time = abilities.iter().any(|a| !matches!(a.when, Moment::Played | Moment::ThisAttack));
    let reaction = e.kind == ActionKind::Reaction;
    must(own_time == reaction, "a reaction has a moment of its own; other cards act when played")?;
    must(e.speed == 0 || !reaction, "a reaction gives no movement points")?;
    let id = if of == 1 { set.to_string() } else { format!("{set}-{number}") };
    let parts = ["name", "kind", "speed", "attack", "ability", "defence"];
    Ok(ActionFace {
        id,
        set,
        number,
        kind: e.kind,
        speed: e.speed,
        attack: e.attack,
        abilities,
        defence: e.defence,
        sources: content::sources(text, e.source, &parts)?,
        title: e.name.into_inner(),
    })
}
