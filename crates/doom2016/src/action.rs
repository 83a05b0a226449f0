//! Every small decision of the game, and how it is written down.

use std::fmt;
use std::str::FromStr;

use borsh::BorshSerialize;
use engine::Seat;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use skirmish::{Dice, DoorId, FigureId, Pos};

use crate::place::{Shape, Way};
use crate::{
    Card, CardSet, ClassKind, DemonKind, DieKind, EventCard, EventSet, GloryCard, InvasionKind, Item,
};

/// A figure of either side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum Who {
    /// A marine, by his place in letter order.
    Marine(u8),
    /// A demon on the map.
    Demon(FigureId),
    /// The drone (D16-INT-37).
    Drone,
}

impl Who {
    /// Where a figure must be named and none is meant: nothing ever concerns the drone there.
    pub(crate) const NOBODY: Who = Who::Drone;
}

impl Default for Who {
    fn default() -> Self {
        Who::Marine(0)
    }
}

/// Something on a space that a marine can take.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    BorshSerialize,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A health pack or a weapon token (D16-ITM-1).
    Item(Item),
    /// A sample (Sample Collection).
    Sample,
    /// An asset (Asset Extraction).
    Asset,
}

impl Default for Thing {
    fn default() -> Self {
        Thing::Item(Item::HealthPack)
    }
}

/// Where an argent token goes (D16-STA-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// The card of a kind of demon.
    Demon(DemonKind),
    /// The invasion card.
    Invasion,
}

/// A decision.
///
/// Places are written `x,y` as in mission files, demons `f1`, marines `p1`, doors and portals by their numbers
/// from 1.
///
/// ```
/// use doom2016::Action;
/// let texts = ["step NE", "step turn2", "play plasma-rifle-1", "at f3", "at p2", "to 4,1", "reroll 101", "event surge 2"];
/// for text in texts {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// assert!("fly N".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Begin on this space (D16-SET-10).
    Start(Pos),
    /// Keep this class of those offered (D16-SET-4).
    Class(ClassKind),
    /// Take this weapon for the action deck (D16-SET-5).
    Arm(CardSet),
    /// This marine gets the squad card (D16-SET-8).
    Lead(Seat),
    /// This event set is in the deck (D16-SET-6).
    EventSet(EventSet),
    /// This invasion card, face down (D16-SET-7).
    Invasion(InvasionKind),

    /// Come back on this space (D16-KIL-6).
    Respawn(Pos),
    /// Play an action card (D16-MAR-3).
    Play(Card),
    /// Discard this card for movement points instead of a main action (D16-MAR-5).
    Sprint(Card),
    /// Attack with the card that lies open (D16-MAR-9).
    Fire,
    /// Decline the attack of the card that lies open.
    Hold,
    /// Move one step or turn (D16-MOV-1, D16-LRG-2).
    Step(Way),
    /// Move to another active teleporter (D16-TEL-2).
    Teleport(Pos),
    /// Open a door (D16-DOR-1).
    Door(DoorId),
    /// Take something on the own space (D16-ITM-1).
    Take(Thing),
    /// Use an ability of the class card, by its number from 1.
    Power(u8),
    /// Use a glory kill card.
    Glory(GloryCard),
    /// Discard a card for progress on an objective, by its number from 1.
    Link(u8, Card),
    /// Discard two cards to remove the portal under the marine.
    Seal(Card, Card),
    /// End the activation.
    End,

    /// Activate all demons of a kind (D16-ACT-2).
    Rouse(DemonKind),
    /// Activate this demon (D16-ACT-2).
    Activate(FigureId),
    /// Attack with one of the attacks that the demon has left, by its number from 1 (D16-DEM-1).
    Strike(u8),
    /// Use the argent ability of the demon that acts (D16-ARG-1).
    Argent,
    /// Play an event card for one of its abilities, by its number from 1 (D16-EVT-1).
    Event(EventCard, u8),
    /// Discard an event card for an argent token (D16-STA-5).
    Burn(EventCard),
    /// Summon from this portal, by its number from 1 (D16-POR-2).
    Portal(u8),
    /// Summon this group of the two, 1 or 2 (D16-POR-2).
    Group(u8),
    /// Put the next demon here (D16-POR-2).
    Put(Pos, Shape),
    /// Place an argent token (D16-POR-4).
    Charge(Spot),

    /// Choose a figure: a defender, a target.
    At(Who),
    /// Choose a space.
    To(Pos),
    /// Choose a marine.
    Pick(Seat),
    /// Choose an action card.
    Fetch(Card),
    /// Remove a die from the roll (D16-ATK-4).
    Lose(DieKind),
    /// Roll these dice again, a bit each from the first (D16-INT-5).
    Reroll(Dice),
    /// Turn a die, by its place from 1, to a face that shows so much damage (D16-INT-5).
    Turn(u8, u8),
    /// Reveal a second card for cover (D16-ATK-6).
    Second,
    /// Put these initiative cards back in this order: places from 1, the top first (D16-INT-29).
    Order([u8; 3]),
    /// Put the initiative card to the bottom (D16-INT-29).
    Bottom,
    /// Recover damage (D16-GLO-2).
    Recover,
    /// Let a window go by, or decline.
    Pass,
    /// Nothing more of this.
    Done,
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Marine(n) => Seat(*n).fmt(f),
            Who::Demon(id) => id.fmt(f),
            Who::Drone => f.write_str("drone"),
        }
    }
}

impl FromStr for Who {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse::<Seat>() {
            _ if text == "drone" => Ok(Who::Drone),
            Ok(seat) if seat.0 < 4 => Ok(Who::Marine(seat.0)),
            _ => text.parse().map(Who::Demon),
        }
    }
}

engine::serde_as_text!(Who);

/// One on the marines' side, by his number: a marine, or the drone after all that can play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ally(u8);

impl Ally {
    const DRONE: Ally = Ally(7);

    /// Its place in sets, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// A figure of the marines' side.
    #[inline]
    pub(crate) fn of(who: Who) -> Option<Ally> {
        match who {
            Who::Marine(n) => Some(Ally(n)),
            Who::Drone => Some(Ally::DRONE),
            Who::Demon(_) => None,
        }
    }
    /// Who it is.
    #[inline]
    pub(crate) fn who(self) -> Who {
        if self == Ally::DRONE { Who::Drone } else { Who::Marine(self.0) }
    }
}

impl Serialize for Ally {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(&self.who())
    }
}

impl<'de> Deserialize<'de> for Ally {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let who = Who::deserialize(d)?;
        Ally::of(who).ok_or_else(|| Error::custom(format!("{who} is not on the marines' side")))
    }
}

skirmish::sets! {
    /// Some marines, and perhaps the drone.
    Allies(u8) of Ally;
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Item(item) => item.fmt(f),
            Thing::Sample => f.write_str("sample"),
            Thing::Asset => f.write_str("asset"),
        }
    }
}

impl FromStr for Thing {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "sample" => Ok(Thing::Sample),
            "asset" => Ok(Thing::Asset),
            _ => text.parse().map(Thing::Item),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Demon(kind) => kind.fmt(f),
            Spot::Invasion => f.write_str("invasion-card"),
        }
    }
}

impl FromStr for Spot {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if text == "invasion-card" { Ok(Spot::Invasion) } else { text.parse().map(Spot::Demon) }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Start(pos) => write!(f, "start {pos}"),
            Action::Class(class) => write!(f, "class {class}"),
            Action::Arm(set) => write!(f, "arm {set}"),
            Action::Lead(seat) => write!(f, "lead {seat}"),
            Action::EventSet(set) => write!(f, "event-set {set}"),
            Action::Invasion(kind) => write!(f, "invasion {kind}"),
            Action::Respawn(pos) => write!(f, "respawn {pos}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Sprint(card) => write!(f, "sprint {card}"),
            Action::Fire => f.write_str("fire"),
            Action::Hold => f.write_str("hold"),
            Action::Step(way) => write!(f, "step {way}"),
            Action::Teleport(pos) => write!(f, "teleport {pos}"),
            Action::Door(door) => write!(f, "door {}", door.0 + 1),
            Action::Take(thing) => write!(f, "take {thing}"),
            Action::Power(n) => write!(f, "power {n}"),
            Action::Glory(card) => write!(f, "glory {card}"),
            Action::Link(n, card) => write!(f, "link {n} {card}"),
            Action::Seal(one, other) => write!(f, "seal {one} {other}"),
            Action::End => f.write_str("end"),
            Action::Rouse(kind) => write!(f, "rouse {kind}"),
            Action::Activate(id) => write!(f, "activate {id}"),
            Action::Strike(n) => write!(f, "strike {n}"),
            Action::Argent => f.write_str("argent"),
            Action::Event(card, n) => write!(f, "event {card} {n}"),
            Action::Burn(card) => write!(f, "burn {card}"),
            Action::Portal(n) => write!(f, "portal {n}"),
            Action::Group(n) => write!(f, "group {n}"),
            Action::Put(pos, shape) => write!(f, "put {pos} {shape}"),
            Action::Charge(spot) => write!(f, "charge {spot}"),
            Action::At(who) => write!(f, "at {who}"),
            Action::To(pos) => write!(f, "to {pos}"),
            Action::Pick(seat) => write!(f, "pick {seat}"),
            Action::Fetch(card) => write!(f, "fetch {card}"),
            Action::Lose(die) => write!(f, "lose {die}"),
            Action::Reroll(dice) => write!(f, "reroll {dice}"),
            Action::Turn(die, face) => write!(f, "turn {die} {face}"),
            Action::Second => f.write_str("second"),
            Action::Order([a, b, c]) => write!(f, "order {a}{b}{c}"),
            Action::Bottom => f.write_str("bottom"),
            Action::Recover => f.write_str("recover"),
            Action::Pass => f.write_str("pass"),
            Action::Done => f.write_str("done"),
        }
    }
}

/// A number as people write it, up to a limit.
fn number(text: &str, least: u8, most: u8) -> Result<u8, String> {
    let number = text.parse::<u8>().ok().filter(|n| (least..=most).contains(n) && n.to_string() == text);
    number.ok_or_else(|| format!("`{text}`: write a number from {least} to {most}"))
}

/// Three places, each from 1 to 3 and once; 0 for cards that are not there.
fn order(text: &str) -> Result<[u8; 3], String> {
    let digits: Vec<u8> = text.bytes().map(|digit| digit.wrapping_sub(b'0')).collect();
    match digits[..] {
        [a, b, c] if a.max(b).max(c) <= 3 => Ok([a, b, c]),
        _ => Err(format!("`{text}` is no order; write three places as 213")),
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let pair = || rest.split_once(' ').ok_or_else(|| format!("`{text}`: something is missing"));
        let action = match word {
            "start" => Action::Start(rest.parse()?),
            "class" => Action::Class(rest.parse()?),
            "arm" => Action::Arm(rest.parse()?),
            "lead" => Action::Lead(rest.parse()?),
            "event-set" => Action::EventSet(rest.parse()?),
            "invasion" => Action::Invasion(rest.parse()?),
            "respawn" => Action::Respawn(rest.parse()?),
            "play" => Action::Play(rest.parse()?),
            "sprint" => Action::Sprint(rest.parse()?),
            "step" => Action::Step(rest.parse()?),
            "teleport" => Action::Teleport(rest.parse()?),
            "door" => Action::Door(DoorId(number(rest, 1, 8)? - 1)),
            "take" => Action::Take(rest.parse()?),
            "power" => Action::Power(number(rest, 1, 2)?),
            "glory" => Action::Glory(rest.parse()?),
            "link" => {
                let (n, card) = pair()?;
                Action::Link(number(n, 1, 6)?, card.parse()?)
            }
            "seal" => {
                let (one, other) = pair()?;
                Action::Seal(one.parse()?, other.parse()?)
            }
            "rouse" => Action::Rouse(rest.parse()?),
            "activate" => Action::Activate(rest.parse()?),
            "strike" => Action::Strike(number(rest, 1, 9)?),
            "event" => {
                let (card, n) = pair()?;
                Action::Event(card.parse()?, number(n, 1, 2)?)
            }
            "burn" => Action::Burn(rest.parse()?),
            "portal" => Action::Portal(number(rest, 1, 18)?),
            "group" => Action::Group(number(rest, 1, 2)?),
            "put" => {
                let (pos, shape) = pair()?;
                Action::Put(pos.parse()?, shape.parse()?)
            }
            "charge" => Action::Charge(rest.parse()?),
            "at" => Action::At(rest.parse()?),
            "to" => Action::To(rest.parse()?),
            "pick" => Action::Pick(rest.parse()?),
            "fetch" => Action::Fetch(rest.parse()?),
            "lose" => Action::Lose(rest.parse()?),
            "reroll" => {
                let mask = u8::from_str_radix(rest, 2).ok().filter(|mask| format!("{mask:b}") == rest);
                let dice = mask.map(Dice);
                Action::Reroll(
                    dice.ok_or_else(|| format!("`{rest}`: write a 1 for each die to roll, as 101"))?,
                )
            }
            "turn" => {
                let (die, face) = pair()?;
                Action::Turn(number(die, 1, 6)?, number(face, 0, 3)?)
            }
            "order" => Action::Order(order(rest)?),
            _ => {
                let plain = [
                    Action::Fire,
                    Action::Hold,
                    Action::End,
                    Action::Argent,
                    Action::Second,
                    Action::Bottom,
                    Action::Recover,
                    Action::Pass,
                    Action::Done,
                ];
                return plain.into_iter().find(|action| engine::is_written(action, text)).ok_or_else(|| {
                    format!("`{text}` is no action; write one as play plasma-rifle-1, step NE, at f3 or pass")
                });
            }
        };
        Ok(action)
    }
}
