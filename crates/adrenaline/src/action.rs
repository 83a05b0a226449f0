//! The small decisions of the game, and how they are written down.

use std::fmt;
use std::str::FromStr;

use engine::Seat;

use crate::weapon::{EffectSet, Effects};
use crate::{Colour, Powerup, Sq, TargetSet, Tile, Weapon};

/// One decision. The text form is the notation of logs and of the protocol.
///
/// ```
/// use adrenaline::Action;
/// let action: Action = "fire plasma-gun basic+charged-shot".parse().unwrap();
/// assert_eq!(action.to_string(), "fire plasma-gun basic+charged-shot");
/// assert_eq!("hit p2 p3".parse::<Action>().unwrap().to_string(), "hit p2 p3");
/// assert!("jump".parse::<Action>().unwrap_err().contains("no action"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Discard a powerup to appear on the spawnpoint of its colour.
    Discard(Powerup),
    /// Put the bot on a spawnpoint.
    PlaceBot(Colour),
    /// Start a run.
    Run,
    /// Start a grab.
    Grab,
    /// Start a shoot action.
    Shoot,
    /// Start the bot's action.
    Bot,
    /// Play a Teleporter.
    Teleport(Powerup),
    /// Play a Newton on a figure.
    Newton(Powerup, Seat),
    /// Move to a square: yourself, or the figure that is being moved.
    To(Sq),
    /// Take the ammo tile on your square, or one of the five in Turret mode.
    Tile(Tile),
    /// Take a weapon.
    Take(Weapon),
    /// Leave a weapon for the fourth one.
    Leave(Weapon),
    /// Give up a cube of the tile to control the turret.
    GiveCube(Colour),
    /// Give up the powerup of the tile to control the turret.
    GivePowerup,
    /// Pay with a cube from the box.
    Cube(Colour),
    /// Pay with a powerup.
    Card(Powerup),
    /// Fire a weapon, beginning with these effects.
    Fire(Weapon, EffectSet),
    /// Go on with another effect of the weapon being fired.
    Use(Weapon, EffectSet),
    /// Choose targets.
    Hit(TargetSet),
    /// Choose a square for an effect.
    At(Sq),
    /// Choose the room of this square for an effect.
    Room(Sq),
    /// Play a Targeting Scope on a figure.
    Scope(Powerup, Seat),
    /// Answer with a Tagback Grenade.
    Tagback(Powerup),
    /// Reload a weapon.
    Reload(Weapon),
    /// Put an overkill token on the track of a spawnpoint.
    Track(Colour),
    /// Enough: stop moving, decline, end the shot, the reload or the turn.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::PlaceBot(colour) => write!(f, "place-bot {colour}"),
            Action::Run => f.write_str("run"),
            Action::Grab => f.write_str("grab"),
            Action::Shoot => f.write_str("shoot"),
            Action::Bot => f.write_str("bot"),
            Action::Teleport(card) => write!(f, "teleport {card}"),
            Action::Newton(card, who) => write!(f, "newton {card} {who}"),
            Action::To(square) => write!(f, "to {square}"),
            Action::Tile(tile) => write!(f, "tile {tile}"),
            Action::Take(weapon) => write!(f, "take {weapon}"),
            Action::Leave(weapon) => write!(f, "leave {weapon}"),
            Action::GiveCube(colour) => write!(f, "give {colour}"),
            Action::GivePowerup => f.write_str("give powerup"),
            Action::Cube(colour) => write!(f, "cube {colour}"),
            Action::Card(card) => write!(f, "card {card}"),
            Action::Fire(weapon, effects) => write!(f, "fire {weapon} {}", Effects(weapon, effects)),
            Action::Use(weapon, effects) => write!(f, "use {weapon} {}", Effects(weapon, effects)),
            Action::Hit(targets) => write!(f, "hit {targets}"),
            Action::At(square) => write!(f, "at {square}"),
            Action::Room(square) => write!(f, "room {square}"),
            Action::Scope(card, who) => write!(f, "scope {card} {who}"),
            Action::Tagback(card) => write!(f, "tagback {card}"),
            Action::Reload(weapon) => write!(f, "reload {weapon}"),
            Action::Track(colour) => write!(f, "track {colour}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl fmt::Display for Effects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.names().enumerate().try_for_each(|(n, id)| write!(f, "{}{id}", if n > 0 { "+" } else { "" }))
    }
}

fn effects(weapon: Weapon, text: &str) -> Result<EffectSet, String> {
    let known = &weapon.card().effects;
    text.split('+').try_fold(EffectSet::default(), |set, id| {
        let index = known.iter().position(|e| e.id == id).ok_or_else(|| {
            let ids: Vec<_> = known.iter().map(|e| e.id.as_str()).collect();
            format!("`{id}` is no effect of {weapon}; its effects are {}", ids.join(", "))
        })?;
        Ok(set.or(EffectSet::one(index)))
    })
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let verb = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.collect();
        let action = match (verb, rest.as_slice()) {
            ("discard", [card]) => Action::Discard(card.parse()?),
            ("place-bot", [colour]) => Action::PlaceBot(colour.parse()?),
            ("run", []) => Action::Run,
            ("grab", []) => Action::Grab,
            ("shoot", []) => Action::Shoot,
            ("bot", []) => Action::Bot,
            ("teleport", [card]) => Action::Teleport(card.parse()?),
            ("newton", [card, who]) => Action::Newton(card.parse()?, who.parse()?),
            ("to", [square]) => Action::To(square.parse()?),
            ("tile", [tile]) => Action::Tile(tile.parse()?),
            ("take", [weapon]) => Action::Take(weapon.parse()?),
            ("leave", [weapon]) => Action::Leave(weapon.parse()?),
            ("give", ["powerup"]) => Action::GivePowerup,
            ("give", [colour]) => Action::GiveCube(colour.parse()?),
            ("cube", [colour]) => Action::Cube(colour.parse()?),
            ("card", [card]) => Action::Card(card.parse()?),
            ("fire", [weapon, names]) => {
                let weapon = weapon.parse()?;
                Action::Fire(weapon, effects(weapon, names)?)
            }
            ("use", [weapon, names]) => {
                let weapon = weapon.parse()?;
                Action::Use(weapon, effects(weapon, names)?)
            }
            ("hit", [_, ..]) => Action::Hit(rest.join(" ").parse()?),
            ("at", [square]) => Action::At(square.parse()?),
            ("room", [square]) => Action::Room(square.parse()?),
            ("scope", [card, who]) => Action::Scope(card.parse()?, who.parse()?),
            ("tagback", [card]) => Action::Tagback(card.parse()?),
            ("reload", [weapon]) => Action::Reload(weapon.parse()?),
            ("track", [colour]) => Action::Track(colour.parse()?),
            ("done", []) => Action::Done,
            _ => {
                return Err(format!(
                    "`{text}` is no action; the list of legal actions shows how they are written"
                ));
            }
        };
        Ok(action)
    }
}
