//! What happens in a game, told to people.

use engine::{Seat, Viewer};
use serde::Serialize;

use crate::weapon::EffectSet;
use crate::{Colour, Cubes, Powerup, Sq, Tile, Weapon};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    TurnBegan {
        who: Seat,
        actions: u8,
    },
    /// The face is known to the player who drew it alone.
    Drew {
        who: Seat,
        card: Option<Powerup>,
    },
    Spawned {
        who: Seat,
        card: Powerup,
        square: Sq,
    },
    BotPlaced {
        by: Seat,
        square: Sq,
    },
    Began {
        who: Seat,
        what: Deed,
    },
    Moved {
        who: Seat,
        from: Sq,
        to: Sq,
        by: Seat,
    },
    Played {
        who: Seat,
        card: Powerup,
        on: Seat,
    },
    TileTaken {
        who: Seat,
        tile: Tile,
        gained: Cubes,
    },
    TurretTaken {
        who: Seat,
        square: Sq,
        from: Option<Seat>,
    },
    PaidCube {
        who: Seat,
        colour: Colour,
    },
    PaidCard {
        who: Seat,
        card: Powerup,
    },
    WeaponTaken {
        who: Seat,
        weapon: Weapon,
    },
    WeaponLeft {
        who: Seat,
        weapon: Weapon,
    },
    Fired {
        who: Seat,
        weapon: Weapon,
        effects: EffectSet,
    },
    /// `amount` tokens landed; `total` are on the board now.
    Damaged {
        from: Seat,
        to: Seat,
        amount: u8,
        total: u8,
        cause: Cause,
    },
    Marked {
        from: Seat,
        to: Seat,
        amount: u8,
        cause: MarkCause,
    },
    /// Marks turned into nothing: the board was full.
    MarksLost {
        from: Seat,
        to: Seat,
        amount: u8,
    },
    Killed {
        by: Seat,
        who: Seat,
    },
    Tagged {
        who: Seat,
        colour: Colour,
        cause: TagCause,
    },
    Reloaded {
        who: Seat,
        weapon: Weapon,
    },
    FirstBlood {
        who: Seat,
        victim: Seat,
    },
    Scored {
        who: Seat,
        victim: Seat,
        points: u8,
    },
    /// Points that nobody gets: the victim's own tokens took the rank (ADR-DOM-9).
    Banked {
        victim: Seat,
        points: u8,
    },
    SkullTaken {
        victim: Seat,
        left: u8,
    },
    Killshot {
        who: Seat,
        overkill: Option<Seat>,
    },
    DoubleKill {
        who: Seat,
    },
    Flipped {
        who: Seat,
    },
    FrenzyBegan {
        trigger: Seat,
    },
    PowerupsShuffled,
    TilesShuffled,
    TileDealt {
        square: Sq,
        tile: Tile,
    },
    WeaponDealt {
        colour: Colour,
        weapon: Weapon,
    },
    TrackScored {
        who: Seat,
        points: u8,
        colour: Option<Colour>,
    },
    GameOver {
        winners: Vec<Seat>,
    },
}

/// The kinds of actions a player can begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Deed {
    Run,
    Grab,
    Shoot,
    Bot,
    EndTurn,
}

/// Why damage was dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Cause {
    Weapon,
    Marks,
    Scope,
    Bot,
    Turret,
    StrikeBack,
}

/// Where marks come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarkCause {
    /// The effect of a weapon.
    Weapon,
    /// The bot's shot at adrenaline.
    Bot,
    /// A Tagback Grenade.
    Tagback,
    /// The victim of an overkill takes note.
    Revenge,
    /// A token that gave way on a turret.
    Turret,
}

/// Why a token lies on a spawnpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TagCause {
    /// A shot hit it.
    Shot,
    /// The bot's shot hit it.
    Bot,
    /// A turn ended there.
    TurnEnd,
    /// An overkill is put down somewhere.
    Overkill,
}

/// What a viewer may know of an event: only the face of a drawn card is secret (ADR-INFO-2).
pub(crate) fn witness(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Drew { who, .. } if !viewer.is(who) => Event::Drew { who, card: None },
        _ => event.clone(),
    }
}
