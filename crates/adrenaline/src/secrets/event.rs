//! What happens in a game, told to people.

use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::weapon::Effects;
use crate::{Colour, Cubes, Powerup, Sq, Tile, Weapon};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Somebody's turn began.
    TurnBegan {
        /// Who.
        who: Seat,
        /// How many actions it has.
        actions: u8,
    },
    /// The face is known to the player who drew it alone.
    Drew {
        /// Who.
        who: Seat,
        /// Which; known to the player who drew it alone.
        card: Option<Powerup>,
    },
    /// Somebody discarded a powerup and appeared.
    Spawned {
        /// Who.
        who: Seat,
        /// Which powerup.
        card: Powerup,
        /// Where.
        square: Sq,
    },
    /// The bot was put on a spawnpoint.
    BotPlaced {
        /// By whom.
        by: Seat,
        /// Where.
        square: Sq,
    },
    /// Somebody began an action.
    Began {
        /// Who.
        who: Seat,
        /// Which.
        what: Deed,
    },
    /// A figure moved or was moved.
    Moved {
        /// Who.
        who: Seat,
        /// From where.
        from: Sq,
        /// Where to.
        to: Sq,
        /// Who moved it.
        by: Seat,
    },
    /// A powerup was played.
    Played {
        /// Who.
        who: Seat,
        /// Which powerup.
        card: Powerup,
        /// On whom; on oneself where it needs nobody.
        on: Seat,
    },
    /// An ammo tile was taken.
    TileTaken {
        /// Who.
        who: Seat,
        /// Which ammo tile.
        tile: Tile,
        /// The cubes that there was room for.
        gained: Cubes,
    },
    /// A turret changed hands.
    TurretTaken {
        /// Who.
        who: Seat,
        /// Where.
        square: Sq,
        /// Who had it before.
        from: Option<Seat>,
    },
    /// A cube was paid.
    PaidCube {
        /// Who.
        who: Seat,
        /// Which colour.
        colour: Colour,
    },
    /// A powerup was paid as a cube.
    PaidCard {
        /// Who.
        who: Seat,
        /// Which powerup.
        card: Powerup,
    },
    /// A weapon was taken.
    WeaponTaken {
        /// Who.
        who: Seat,
        /// Which weapon.
        weapon: Weapon,
    },
    /// A weapon was left at the spawnpoint.
    WeaponLeft {
        /// Who.
        who: Seat,
        /// Which weapon.
        weapon: Weapon,
    },
    /// A weapon was fired.
    Fired {
        /// Who.
        who: Seat,
        /// Which weapon.
        weapon: Weapon,
        /// The effects it is used with, by their names.
        effects: Effects,
    },
    /// `amount` tokens landed; `total` are on the board now.
    Damaged {
        /// Whose tokens.
        from: Seat,
        /// On whose board.
        to: Seat,
        /// How many tokens.
        amount: u8,
        /// Tokens on the board now.
        total: u8,
        /// By what.
        cause: Cause,
    },
    /// Marks landed.
    Marked {
        /// Whose tokens.
        from: Seat,
        /// On whose board.
        to: Seat,
        /// How many tokens.
        amount: u8,
        /// By what.
        cause: MarkCause,
    },
    /// Marks turned into nothing: the board was full.
    MarksLost {
        /// Whose tokens.
        from: Seat,
        /// On whose board.
        to: Seat,
        /// How many tokens.
        amount: u8,
    },
    /// Somebody was killed.
    Killed {
        /// By whom.
        by: Seat,
        /// Who.
        who: Seat,
    },
    /// Somebody put a token on a spawnpoint track.
    Tagged {
        /// Who.
        who: Seat,
        /// Which colour.
        colour: Colour,
        /// By what.
        cause: TagCause,
    },
    /// A weapon was reloaded.
    Reloaded {
        /// Who.
        who: Seat,
        /// Which weapon.
        weapon: Weapon,
    },
    /// The point for first blood.
    FirstBlood {
        /// Who.
        who: Seat,
        /// Whose board it is about.
        victim: Seat,
    },
    /// Points for a board.
    Scored {
        /// Who.
        who: Seat,
        /// Whose board it is about.
        victim: Seat,
        /// How many points.
        points: u8,
    },
    /// Points that nobody gets: the victim's own tokens took the rank (ADR-DOM-9).
    Banked {
        /// Whose board it is about.
        victim: Seat,
        /// How many points.
        points: u8,
    },
    /// A skull was taken.
    SkullTaken {
        /// Whose board it is about.
        victim: Seat,
        /// Skulls left.
        left: u8,
    },
    /// A killshot was put on the track.
    Killshot {
        /// Who.
        who: Seat,
        /// Whose overkill, if it was one.
        overkill: Option<Seat>,
    },
    /// The point for a double kill.
    DoubleKill {
        /// Who.
        who: Seat,
    },
    /// A board was turned over.
    Flipped {
        /// Who.
        who: Seat,
    },
    /// Final frenzy began.
    FrenzyBegan {
        /// Who took the last skull.
        trigger: Seat,
    },
    /// The powerups were shuffled.
    PowerupsShuffled,
    /// The ammo tiles were shuffled.
    TilesShuffled,
    /// An ammo tile was laid out.
    TileDealt {
        /// Where.
        square: Sq,
        /// Which ammo tile.
        tile: Tile,
    },
    /// A weapon was laid out.
    WeaponDealt {
        /// Which colour.
        colour: Colour,
        /// Which weapon.
        weapon: Weapon,
    },
    /// Points for a track.
    TrackScored {
        /// Who.
        who: Seat,
        /// How many points.
        points: u8,
        /// The spawnpoint; none for the killshot track.
        colour: Option<Colour>,
    },
    /// The game is over.
    GameOver {
        /// Who has won.
        winners: Vec<Seat>,
    },
}

/// The kinds of actions a player can begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Run.
    Run,
    /// Grab.
    Grab,
    /// Shoot.
    Shoot,
    /// Move the bot.
    Bot,
    /// End the turn.
    EndTurn,
}

/// Why damage was dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A weapon.
    Weapon,
    /// Marks that turned into damage.
    Marks,
    /// A Targeting Scope.
    Scope,
    /// The bot.
    Bot,
    /// A turret.
    Turret,
    /// A spawnpoint that strikes back.
    StrikeBack,
}

/// Where marks come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
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
