//! Every small decision of the game, and how it is written down.

use std::fmt;
use std::str::FromStr;

use borsh::BorshSerialize;
use engine::Seat;
use serde::{Deserialize, Serialize};
use skirmish::Dice;

use crate::frame::Quiet;
use crate::place::{DoorId, ItemId, Pos, Shape, Way};
use crate::state::FigureId;
use crate::{AmmoKind, DieKind, InvaderCard, OrderKind, TokenKind, WeaponKind};

/// One of the four actions of a marine (D04-ACT-2 to D04-ACT-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, BorshSerialize)]
pub enum Deed {
    /// Up to 8 spaces, no attack.
    Sprint,
    /// Two attacks, no movement.
    Unload,
    /// Up to 4 spaces and one attack.
    Advance,
    /// Up to 4 spaces or one attack, and an order.
    Ready,
}

engine::words! { Deed, "action" { Sprint = "sprint", Unload = "unload", Advance = "advance", Ready = "ready" } }

/// Something a marine can give to another (D04-EQ-2).
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, BorshSerialize, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Gift {
    /// A weapon token.
    Weapon(WeaponKind),
    /// An ammo token.
    Ammo(AmmoKind),
    /// A thing of the scenario.
    Item(ItemId),
}

/// A figure of either side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum Who {
    /// A marine, by his place in the playing order.
    Marine(u8),
    /// An invader on the board.
    Invader(FigureId),
}

impl Default for Who {
    fn default() -> Self {
        Who::Marine(0)
    }
}

/// A decision.
///
/// Places are written `x,y` as in scenario files, figures `f1`, marines `p1`, doors and items by their numbers from 1.
///
/// ```
/// use doom2004::Action;
/// for text in ["sprint", "step NE", "door 3", "take shotgun", "teleport", "teleport 4,-1", "fire pistol", "fire pistol aimed", "at 4,-1", "reroll 101",
///     "pass this-turn"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// assert!("fly N".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A fragged marine comes back here (D04-FRAG-3).
    Respawn(Pos),
    /// Use an adrenaline token (D04-EQ-7).
    Adrenaline,
    /// Declare an action (D04-ACT-1).
    Declare(Deed),
    /// Move one step (D04-MOVE-2).
    Step(Way),
    /// Use a teleporter to this one (D04-TELE-1).
    Teleport(Pos),
    /// Use a teleporter to the other one of its colour, which nobody has seen yet: so nobody knows where it is
    /// (D04-TELE-1, D04-INT-33).
    Jump,
    /// Use a duct to this one (D04-DUCT-1).
    Duct(Pos),
    /// Open or close a door (D04-DOOR-3).
    Door(DoorId),
    /// Leave the board by an exit (D04-WIN-2).
    Leave(DoorId),
    /// Take a token on the own space (D04-EQ-1).
    Take(TokenKind),
    /// Take a thing of the scenario on the own space.
    TakeItem(ItemId),
    /// Give something to a marine (D04-EQ-2).
    Give(Seat, Gift),
    /// Take what is offered (D04-INT-40).
    Accept,
    /// Place an order token (D04-ACT-5).
    Order(OrderKind),
    /// Drop a leftover aim order (D04-ORD-1).
    Drop,
    /// Use a heal order on this marine (D04-ORD-HEAL).
    Heal(Seat),
    /// A marine attacks with a weapon; aimed, if he spends an aim order on it (D04-ATK-1, D04-ORD-AIM).
    Fire(WeaponKind, bool),
    /// An invader attacks.
    Strike,
    /// The space that is attacked, or where something goes (D04-ATK-1).
    At(Pos),
    /// The one of two figures on a space that is attacked (D04-INT-20).
    AtFigure(Pos, Who),
    /// Re-roll these dice of the roll, a bit each from the first; none to keep it (D04-RERL-1).
    Reroll(Dice),
    /// Move a figure that was hit (D04-ABIL-KNOCK).
    Knock(Who, Pos),
    /// Walk a blow-through attack on, without this die (D04-ABIL-BLOW).
    Chain(Pos, DieKind),
    /// Discard a card down to the limit (D04-INV-1).
    Discard(InvaderCard),
    /// Play one side of a spawn card, 0 or 1 (D04-SPAWN-1).
    Spawn(InvaderCard, u8),
    /// Put the next figure here (D04-SPAWN-2).
    Put(Pos, Shape),
    /// Take this figure off the board to use it anew (D04-SPAWN-4).
    Remove(FigureId),
    /// Activate an invader (D04-INV-5), or choose it for an event.
    Activate(FigureId),
    /// Choose a marine for an event.
    Pick(Seat),
    /// Play an event card (D04-INV-3).
    Play(InvaderCard),
    /// Cancel an event card with Backup Plan.
    Cancel,
    /// Let a window go by (D04-INT-5), or decline.
    Pass,
    /// Let guard go by, and do not be asked for so long (D04-ORD-2).
    Quiet(Quiet),
    /// Nothing more of this.
    Done,
}

impl fmt::Display for Gift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gift::Weapon(weapon) => weapon.fmt(f),
            Gift::Ammo(ammo) => ammo.fmt(f),
            Gift::Item(item) => write!(f, "item{}", item.0 + 1),
        }
    }
}

impl FromStr for Gift {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(number) = text.strip_prefix("item") {
            return number_from_1(number, 8).map(|n| Gift::Item(ItemId(n)));
        }
        let weapon = text.parse().ok().filter(|weapon: &WeaponKind| weapon.sheet().token).map(Gift::Weapon);
        let gift = weapon.or_else(|| text.parse().ok().map(Gift::Ammo));
        gift.ok_or_else(|| {
            format!("`{text}` cannot be given; weapon tokens, ammo and things of the scenario can")
        })
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Marine(n) => Seat(*n).fmt(f),
            Who::Invader(id) => id.fmt(f),
        }
    }
}

impl FromStr for Who {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse::<Seat>() {
            Ok(seat) if seat.0 < 3 => Ok(Who::Marine(seat.0)),
            _ => text.parse().map(Who::Invader),
        }
    }
}

engine::serde_as_text!(Who);

/// A number from 1 as people count, as a number from 0.
fn number_from_1(text: &str, most: u8) -> Result<u8, String> {
    let number = text.parse::<u8>().ok().filter(|n| (1..=most).contains(n) && n.to_string() == text);
    number.map(|n| n - 1).ok_or_else(|| format!("`{text}`: write a number from 1 to {most}"))
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Respawn(pos) => write!(f, "respawn {pos}"),
            Action::Adrenaline => f.write_str("adrenaline"),
            Action::Declare(deed) => deed.fmt(f),
            Action::Step(way) => write!(f, "step {way}"),
            Action::Teleport(pos) => write!(f, "teleport {pos}"),
            Action::Jump => f.write_str("teleport"),
            Action::Duct(pos) => write!(f, "duct {pos}"),
            Action::Door(door) => write!(f, "door {}", door.0 + 1),
            Action::Leave(door) => write!(f, "leave {}", door.0 + 1),
            Action::Take(token) => write!(f, "take {token}"),
            Action::TakeItem(item) => write!(f, "take-item {}", item.0 + 1),
            Action::Give(seat, gift) => write!(f, "give {seat} {gift}"),
            Action::Accept => f.write_str("accept"),
            Action::Order(order) => write!(f, "order {order}"),
            Action::Drop => f.write_str("drop"),
            Action::Heal(seat) => write!(f, "heal {seat}"),
            Action::Fire(weapon, false) => write!(f, "fire {weapon}"),
            Action::Fire(weapon, true) => write!(f, "fire {weapon} aimed"),
            Action::Strike => f.write_str("strike"),
            Action::At(pos) => write!(f, "at {pos}"),
            Action::AtFigure(pos, figure) => write!(f, "at {pos} {figure}"),
            Action::Reroll(dice) => write!(f, "reroll {dice}"),
            Action::Knock(who, pos) => write!(f, "knock {who} {pos}"),
            Action::Chain(pos, die) => write!(f, "chain {pos} {die}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Spawn(card, side) => write!(f, "spawn {card} {}", side + 1),
            Action::Put(pos, shape) => write!(f, "put {pos} {shape}"),
            Action::Remove(figure) => write!(f, "remove {figure}"),
            Action::Activate(figure) => write!(f, "activate {figure}"),
            Action::Pick(seat) => write!(f, "pick {seat}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Cancel => f.write_str("cancel"),
            Action::Pass => f.write_str("pass"),
            Action::Quiet(quiet) => write!(f, "pass {quiet}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let door = |text: &str| number_from_1(text, 63).map(DoorId);
        Ok(match words[..] {
            ["respawn", at] => Action::Respawn(at.parse()?),
            ["adrenaline"] => Action::Adrenaline,
            ["step", way] => Action::Step(way.parse()?),
            ["teleport", at] => Action::Teleport(at.parse()?),
            ["teleport"] => Action::Jump,
            ["duct", at] => Action::Duct(at.parse()?),
            ["door", number] => Action::Door(door(number)?),
            ["leave", number] => Action::Leave(door(number)?),
            ["take", token] => {
                let token: TokenKind = token.parse()?;
                if !token.is_equipment() {
                    return Err(format!("`{token}` cannot be taken"));
                }
                Action::Take(token)
            }
            ["take-item", number] => Action::TakeItem(ItemId(number_from_1(number, 8)?)),
            ["give", seat, gift] => Action::Give(seat.parse()?, gift.parse()?),
            ["accept"] => Action::Accept,
            ["order", order] => Action::Order(order.parse()?),
            ["drop"] => Action::Drop,
            ["heal", seat] => Action::Heal(seat.parse()?),
            ["fire", weapon] => Action::Fire(weapon.parse()?, false),
            ["fire", weapon, "aimed"] => Action::Fire(weapon.parse()?, true),
            ["strike"] => Action::Strike,
            ["at", at] => Action::At(at.parse()?),
            ["at", at, figure] => Action::AtFigure(at.parse()?, figure.parse()?),
            ["reroll", dice] => {
                let mask =
                    u8::from_str_radix(dice, 2).ok().filter(|mask| *mask < 64 && format!("{mask:b}") == dice);
                Action::Reroll(mask.map(Dice).ok_or_else(|| {
                    format!("`{dice}`: write the dice as 1 and 0, the first one last, as in 101")
                })?)
            }
            ["knock", who, at] => Action::Knock(who.parse()?, at.parse()?),
            ["chain", at, die] => Action::Chain(at.parse()?, die.parse()?),
            ["discard", card] => Action::Discard(card.parse()?),
            ["spawn", card, side] => Action::Spawn(card.parse()?, number_from_1(side, 2)?),
            ["put", at, shape] => Action::Put(at.parse()?, shape.parse()?),
            ["remove", figure] => Action::Remove(figure.parse()?),
            ["activate", figure] => Action::Activate(figure.parse()?),
            ["pick", seat] => Action::Pick(seat.parse()?),
            ["play", card] => Action::Play(card.parse()?),
            ["cancel"] => Action::Cancel,
            ["pass"] => Action::Pass,
            ["pass", quiet] => Action::Quiet(quiet.parse()?),
            ["done"] => Action::Done,
            [deed] if deed.parse::<Deed>().is_ok() => Action::Declare(deed.parse()?),
            _ => {
                return Err(format!(
                    "`{text}` is no action; the list of legal actions shows how they are written"
                ));
            }
        })
    }
}
