//! What happened, for people: logs, animation, statistics.

use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

pub use super::harm::{Bonus, Cause, Sum};
use crate::action::{Deed, Gift, Who};
use crate::place::{AreaId, DoorId, ItemId, Pos, Prose, Shape, Winner};
use crate::state::FigureId;
use crate::{Difficulty, InvaderCard, InvaderKind, OrderKind, Pool, Scatter, TokenKind, WeaponKind};

/// Somebody with a name: a marine, or an invader that may already be off the board. Written as actions call it: `p1`, `f3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(into = "Who")]
#[schemars(with = "Who")]
pub enum Named {
    /// A marine.
    Marine(Seat),
    /// An invader and its kind.
    Invader(FigureId, InvaderKind),
}

impl From<Named> for Who {
    fn from(named: Named) -> Who {
        match named {
            Named::Marine(Seat(n)) => Who::Marine(n),
            Named::Invader(id, _) => Who::Invader(id),
        }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// The game began.
    Began {
        /// How hard it is for the marines.
        difficulty: Difficulty,
    },
    /// A round began.
    Round {
        /// Its number, from 1.
        number: u16,
    },
    /// Somebody's turn began.
    Turn {
        /// Who.
        who: Seat,
    },
    /// A marine declared his action.
    Declared {
        /// Who.
        who: Seat,
        /// Which action.
        deed: Deed,
    },
    /// A marine used adrenaline.
    Adrenaline {
        /// Who.
        who: Seat,
    },
    /// A figure went a step.
    Moved {
        /// Who.
        who: Named,
        /// Where it came from.
        from: Pos,
        /// Where to; of a large figure the northwest space.
        to: Pos,
        /// The shape of its base.
        shape: Shape,
    },
    /// A figure used a teleporter or a duct.
    Teleported {
        /// Who.
        who: Named,
        /// Where to; of a large figure the northwest space.
        to: Pos,
    },
    /// A marine came back.
    Respawned {
        /// Who.
        who: Seat,
        /// Where; of a large figure the northwest space.
        at: Pos,
    },
    /// A door was opened or closed.
    Door {
        /// Which door, by its number.
        door: DoorId,
        /// It is open now.
        open: bool,
    },
    /// A door is gone for good.
    Smashed {
        /// Which door, by its number.
        door: DoorId,
    },
    /// A door cannot be worked any more.
    Jammed {
        /// Which door, by its number.
        door: DoorId,
    },
    /// A marine left the board.
    Left {
        /// Who.
        who: Seat,
    },
    /// A marine took a token.
    Took {
        /// Who.
        who: Seat,
        /// Which token.
        token: TokenKind,
    },
    /// A marine took a thing of the scenario.
    TookItem {
        /// Who.
        who: Seat,
        /// Which thing of the scenario, by its number.
        item: ItemId,
    },
    /// A thing fell to the floor.
    Dropped {
        /// Which thing of the scenario, by its number.
        item: ItemId,
        /// Where; of a large figure the northwest space.
        at: Pos,
    },
    /// A marine gave something to another.
    Gave {
        /// Who.
        who: Seat,
        /// To whom.
        to: Seat,
        /// What.
        gift: Gift,
    },
    /// A marine did not take what was offered.
    Refused {
        /// Who.
        who: Seat,
    },
    /// A marine placed an order.
    Ordered {
        /// Who.
        who: Seat,
        /// Which order.
        order: OrderKind,
    },
    /// An order is gone without being used.
    Lapsed {
        /// Who.
        who: Seat,
        /// Which order.
        order: OrderKind,
    },
    /// An order was used.
    Used {
        /// Who.
        who: Seat,
        /// Which order.
        order: OrderKind,
    },
    /// A marine lost wounds.
    Healed {
        /// Who.
        who: Seat,
        /// How many.
        n: u8,
    },
    /// An attack was declared.
    Attacked {
        /// Who.
        who: Named,
        /// With which weapon; none for an invader.
        weapon: Option<WeaponKind>,
        /// Where; of a large figure the northwest space.
        at: Pos,
        /// How far away the space is.
        range: u8,
    },
    /// Faces from 0 in the order of the pool.
    Rolled {
        /// Who.
        who: Named,
        /// The dice, a letter each.
        pool: Pool,
        /// The face of each die, from 0, in the order of the pool.
        faces: Vec<u8>,
    },
    /// Dice rolled again at the wish of a seat.
    Rerolled {
        /// Who wished it.
        by: Seat,
        /// The dice, a letter each.
        pool: Pool,
        /// The face of each die, from 0, in the order of the pool.
        faces: Vec<u8>,
    },
    /// Aim and dodge cancel each other.
    Cancelled,
    /// Ammo was spent.
    Spent {
        /// Who.
        who: Seat,
        /// For which weapon.
        weapon: WeaponKind,
    },
    /// The whole damage, and what of it did not come from the dice.
    Hit {
        /// All of it.
        damage: u8,
        /// What did not come from the dice.
        bonus: Bonus,
    },
    /// A miss shows; or the roll, with all that helps it, does not reach so far.
    Failed {
        /// A miss shows.
        miss: bool,
        /// How far the roll reaches.
        reach: u8,
        /// How far it should.
        range: u8,
    },
    /// A shot went astray.
    Scattered {
        /// The card that was drawn for it.
        card: InvaderCard,
        /// Where the card sends it.
        scatter: Scatter,
        /// The space it hits now, if any.
        to: Option<Pos>,
    },
    /// A figure was wounded.
    Wounded {
        /// Who.
        who: Named,
        /// How many.
        n: u8,
        /// By what.
        cause: Cause,
        /// How damage became wounds, where it is by armour.
        sum: Option<Sum>,
    },
    /// An attack hit a figure, and its armour stopped everything.
    Withstood {
        /// Who.
        who: Named,
        /// What it came to.
        sum: Sum,
    },
    /// An invader died.
    Died {
        /// Who.
        who: Named,
    },
    /// A marine was fragged.
    Fragged {
        /// Who.
        who: Seat,
        /// Frags of the invader now.
        frags: u8,
    },
    /// A figure was knocked back.
    Knocked {
        /// Who.
        who: Named,
        /// Where to; of a large figure the northwest space.
        to: Pos,
    },
    /// A barrel exploded.
    Exploded {
        /// Where; of a large figure the northwest space.
        at: Pos,
    },
    /// What the invader drew; others see how many.
    Drew {
        /// Who.
        who: Seat,
        /// How many.
        n: u8,
        /// Which, for the invader alone.
        cards: Vec<InvaderCard>,
    },
    /// The invader went through the deck.
    RanOut {
        /// Frags of the invader now.
        frags: u8,
    },
    /// The invader discarded a card.
    Discarded {
        /// Which card.
        card: InvaderCard,
    },
    /// The invader plays a spawn card.
    Spawning {
        /// Which card.
        card: InvaderCard,
        /// Which of its groups, from 1.
        side: u8,
    },
    /// An invader appeared.
    Placed {
        /// Who.
        who: Named,
        /// Where; of a large figure the northwest space.
        at: Pos,
        /// The shape of its base.
        shape: Shape,
    },
    /// An invader was taken off the board to be used anew.
    Removed {
        /// Who.
        who: Named,
    },
    /// There was no room for an invader.
    NoRoom {
        /// Which kind.
        kind: InvaderKind,
    },
    /// The scenario brings an invader, and it is left out.
    NotSpawned {
        /// Which kind.
        kind: InvaderKind,
        /// All figures of the kind are on the board already; otherwise there is no room for it.
        used_up: bool,
    },
    /// The scenario lays a token down, and the box has none left.
    NotLaid {
        /// Which token.
        token: TokenKind,
    },
    /// The scenario gives a marine a token, and he can carry no more of them.
    NotGiven {
        /// Who.
        who: Seat,
        /// Which token.
        token: TokenKind,
    },
    /// An invader was activated.
    Activated {
        /// Who.
        who: Named,
    },
    /// The invader played an event card.
    Played {
        /// Which card.
        card: InvaderCard,
    },
    /// A marine cancelled an event card.
    Backup {
        /// Who.
        who: Seat,
        /// Which card.
        card: InvaderCard,
    },
    /// An event took a wound token off an invader.
    Mended {
        /// Who.
        who: Named,
    },
    /// Two things changed places.
    Swapped {
        /// One space.
        one: Pos,
        /// The other.
        other: Pos,
    },
    /// An area was revealed.
    Revealed {
        /// Which area, by its number.
        area: AreaId,
    },
    /// The scenario says something.
    Said {
        /// Its text by language, or the key of it.
        key: Prose,
    },
    /// The scenario gives the invader frags.
    Scored {
        /// How many.
        n: u8,
        /// Frags of the invader now.
        frags: u8,
    },
    /// The game is over.
    Won {
        /// Who won.
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
