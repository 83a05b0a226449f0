//! What happened, for people: logs, animation, statistics.

use borsh::BorshSerialize;
use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::{Deed, Gift};
use crate::place::{AreaId, DoorId, ItemId, Pos, Shape, Winner};
use crate::state::FigureId;
use crate::{Difficulty, InvaderCard, InvaderKind, OrderKind, Pool, Scatter, TokenKind, WeaponKind};

/// Somebody with a name: a marine, or an invader that may already be off the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Named {
    /// A marine.
    Marine(Seat),
    /// An invader and its kind.
    Invader(FigureId, InvaderKind),
}

/// What caused a wound outside attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Cause {
    Attack,
    Goo,
    Barrel,
    Telefrag,
    Scenario,
}

/// Damage of an attack that does not come from its dice (D04-ATK-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Bonus {
    /// A deadly weapon or invader (D04-ABIL-DEADLY).
    pub deadly: u8,
    /// The marine's own cards.
    pub cards: u8,
    /// Squad Voice of another marine.
    pub squad: u8,
    /// Event cards.
    pub event: u8,
}

impl Bonus {
    /// All of it.
    pub(crate) fn sum(self) -> u8 {
        self.deadly + self.cards + self.squad + self.event
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Began {
        difficulty: Difficulty,
    },
    Round {
        number: u16,
    },
    Turn {
        who: Seat,
    },
    Declared {
        who: Seat,
        deed: Deed,
    },
    Adrenaline {
        who: Seat,
    },
    Moved {
        who: Named,
        from: Pos,
        to: Pos,
        shape: Shape,
    },
    Teleported {
        who: Named,
        to: Pos,
    },
    Respawned {
        who: Seat,
        at: Pos,
    },
    Door {
        door: DoorId,
        open: bool,
    },
    Smashed {
        door: DoorId,
    },
    Jammed {
        door: DoorId,
    },
    Left {
        who: Seat,
    },
    Took {
        who: Seat,
        token: TokenKind,
    },
    TookItem {
        who: Seat,
        item: ItemId,
    },
    Dropped {
        item: ItemId,
        at: Pos,
    },
    Gave {
        who: Seat,
        to: Seat,
        gift: Gift,
    },
    Refused {
        who: Seat,
    },
    Ordered {
        who: Seat,
        order: OrderKind,
    },
    /// An order is gone without being used.
    Lapsed {
        who: Seat,
        order: OrderKind,
    },
    Used {
        who: Seat,
        order: OrderKind,
    },
    Healed {
        who: Seat,
        n: u8,
    },
    Attacked {
        who: Named,
        weapon: Option<WeaponKind>,
        at: Pos,
        range: u8,
    },
    /// Faces from 0 in the order of the pool.
    Rolled {
        who: Named,
        pool: Pool,
        faces: Vec<u8>,
    },
    /// Dice rolled again at the wish of a seat.
    Rerolled {
        by: Seat,
        pool: Pool,
        faces: Vec<u8>,
    },
    /// Aim and dodge cancel each other.
    Cancelled,
    Spent {
        who: Seat,
        weapon: WeaponKind,
    },
    /// The whole damage, and what of it did not come from the dice.
    Hit {
        damage: u8,
        bonus: Bonus,
    },
    /// A miss shows; or the roll, with all that helps it, does not reach so far.
    Failed {
        miss: bool,
        reach: u8,
        range: u8,
    },
    Scattered {
        card: InvaderCard,
        scatter: Scatter,
        to: Option<Pos>,
    },
    Wounded {
        who: Named,
        n: u8,
        cause: Cause,
    },
    Died {
        who: Named,
    },
    Fragged {
        who: Seat,
        frags: u8,
    },
    Knocked {
        who: Named,
        to: Pos,
    },
    Exploded {
        at: Pos,
    },
    /// What the invader drew; others see how many.
    Drew {
        who: Seat,
        n: u8,
        cards: Vec<InvaderCard>,
    },
    RanOut {
        frags: u8,
    },
    Discarded {
        card: InvaderCard,
    },
    Spawning {
        card: InvaderCard,
        side: u8,
    },
    Placed {
        who: Named,
        at: Pos,
        shape: Shape,
    },
    Removed {
        who: Named,
    },
    NoRoom {
        kind: InvaderKind,
    },
    Activated {
        who: Named,
    },
    Played {
        card: InvaderCard,
    },
    Backup {
        who: Seat,
        card: InvaderCard,
    },
    /// An event took a wound token off an invader.
    Mended {
        who: Named,
    },
    Swapped {
        one: Pos,
        other: Pos,
    },
    Revealed {
        area: AreaId,
    },
    Said {
        key: String,
    },
    Scored {
        n: u8,
        frags: u8,
    },
    Won {
        side: Winner,
    },
}

/// What a viewer may know of an event: cards drawn are the invader's.
pub(crate) fn witness(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Drew { who, n, .. } if !viewer.is(*who) => Event::Drew { who: *who, n: *n, cards: Vec::new() },
        other => other.clone(),
    }
}
