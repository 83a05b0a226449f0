//! What happened, for people and logs.

use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use skirmish::{DoorId, FigureId, Pos};

use crate::action::{Thing, Who};
use crate::frame::Source;
use crate::initiative::InitiativeCard;
use crate::place::Shape;
use crate::{
    Block, Card, CardSet, ClassKind, DemonKind, DieKind, EventCard, EventSet, GloryCard, InvasionKind,
    Portal, Side, SquadKind,
};

/// A figure as people know it, also when it is off the map. Written as actions call it: `p1`, `f3`, `drone`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(into = "Who")]
#[schemars(with = "Who")]
pub enum Named {
    /// A marine.
    Marine(Seat),
    /// A demon.
    Demon(FigureId, DemonKind),
    /// The drone.
    Drone,
}

impl From<Named> for Who {
    fn from(named: Named) -> Who {
        match named {
            Named::Marine(Seat(n)) => Who::Marine(n),
            Named::Demon(id, _) => Who::Demon(id),
            Named::Drone => Who::Drone,
        }
    }
}

/// A die of a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Shown {
    /// Its colour.
    pub die: DieKind,
    /// The damage that it shows.
    pub damage: u8,
}

/// A card that was revealed for a defence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Revealed {
    /// A marine's.
    Action(Card),
    /// The invader's.
    Event(EventCard),
}

/// Where argent goes, as people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArgentSpot {
    /// A demon card.
    Demon(DemonKind),
    /// A demon card that lies face down, for those who may not look at it.
    Hidden,
    /// The invasion card.
    Invasion,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// A marine's figure is on the map (D16-SET-10, D16-KIL-6).
    Placed {
        /// Who.
        who: Seat,
        /// Where; of a large figure the northwest space.
        at: Pos,
    },
    /// A marine has a class (D16-SET-4).
    Class {
        /// Who.
        who: Seat,
        /// Which class.
        class: ClassKind,
    },
    /// A marine has a weapon of his own (D16-SET-5).
    Armed {
        /// Who.
        who: Seat,
        /// Which weapon.
        weapon: CardSet,
    },
    /// A marine has a squad card (D16-SET-8).
    Squad {
        /// Who.
        who: Seat,
        /// Which squad card.
        squad: SquadKind,
    },
    /// An event set is in the deck (D16-SET-6).
    EventSet {
        /// Which set.
        set: EventSet,
    },
    /// The invasion card lies on the table; only the invader knows which it is, unless it lies face up (D16-SET-7,
    /// D16-TUT-3).
    Invasion {
        /// Which card, for those who may know.
        kind: Option<InvasionKind>,
        /// The invader's seat.
        invader: Seat,
        /// It lies face up.
        up: bool,
    },
    /// A round begins (D16-RND-1).
    Round {
        /// Its number, from 1.
        number: u8,
    },
    /// The initiative deck is built (D16-STA-1).
    Initiative {
        /// Cards of the marines.
        marines: u8,
        /// Cards of the invader.
        invader: u8,
    },
    /// Invader cards are shuffled into the deck (D16-ACT-4).
    MoreInitiative {
        /// How many.
        cards: u8,
    },
    /// The invader drew event cards; only he knows which (D16-STA-4).
    DrewEvents {
        /// Which; empty for those who may not know.
        cards: Vec<EventCard>,
        /// How many.
        n: u8,
        /// The invader's seat.
        invader: Seat,
    },
    /// An event card was discarded for argent (D16-STA-5).
    Burned {
        /// Which card.
        card: EventCard,
    },
    /// Argent tokens were placed (D16-ARG-1).
    Argent {
        /// On which card.
        on: ArgentSpot,
        /// How many.
        n: u8,
        /// That card lies face down.
        down: bool,
        /// The invader's seat.
        invader: Seat,
    },
    /// Argent left on the invasion card is discarded (D16-POR-5).
    ArgentLost {
        /// How many.
        n: u8,
    },
    /// The next initiative card (D16-ACT-1).
    Revealed {
        /// Which card.
        card: InitiativeCard,
    },
    /// Somebody looked at initiative cards; only that side knows them (D16-INT-29).
    Looked {
        /// Which side.
        side: Side,
        /// Which; empty for those who may not know.
        cards: Vec<InitiativeCard>,
        /// How many.
        n: u8,
        /// The invader's seat.
        invader: Seat,
    },
    /// The top initiative card went to the bottom (D16-INT-29).
    Sunk,
    /// A marine's initiative card was put on top (D16-INT-29).
    Lifted {
        /// Who.
        who: Seat,
    },
    /// A marine's activation begins (D16-MAR-1).
    Marine {
        /// Who.
        who: Seat,
    },
    /// All demons of a kind activate (D16-ACT-2).
    Roused {
        /// Which kind.
        kind: DemonKind,
    },
    /// Nobody can be activated (D16-ACT-3).
    Idle,
    /// A demon's activation begins (D16-DEM-1).
    Demon {
        /// Who.
        who: Named,
    },
    /// An action card was played (D16-MAR-3).
    Played {
        /// Who.
        who: Seat,
        /// Which card.
        card: Card,
    },
    /// A marine sprints (D16-MAR-5).
    Sprinted {
        /// Who.
        who: Seat,
        /// Which card.
        card: Card,
    },
    /// A card was discarded for something else.
    Spent {
        /// Who.
        who: Seat,
        /// Which card.
        card: Card,
    },
    /// Movement points were gained.
    Mp {
        /// Who.
        who: Named,
        /// How many.
        n: u8,
    },
    /// Movement points were lost.
    LostMp {
        /// Who.
        who: Named,
        /// How many.
        n: u8,
    },
    /// A figure moved a step, or turned to lie like this (D16-MOV-1, D16-LRG-2).
    Moved {
        /// Who.
        who: Named,
        /// Where to; of a large figure the northwest space.
        to: Pos,
        /// How a large figure lies that has turned.
        turned: Option<Shape>,
    },
    /// A marine moved by teleporter (D16-TEL-2).
    Teleported {
        /// Who.
        who: Seat,
        /// Where to; of a large figure the northwest space.
        to: Pos,
    },
    /// A teleporter is active now (D16-TEL-1).
    Woken {
        /// Where; of a large figure the northwest space.
        at: Pos,
    },
    /// A door is gone (D16-DOR-1).
    Opened {
        /// Who.
        who: Named,
        /// Which door, by its number.
        door: DoorId,
    },
    /// A marine took something (D16-ITM-1).
    Took {
        /// Who.
        who: Seat,
        /// What.
        thing: Thing,
    },
    /// A marine drew action cards; the invader does not see them.
    Drew {
        /// Who.
        who: Seat,
        /// Which; empty for those who may not know.
        cards: Vec<Card>,
        /// How many.
        n: u8,
        /// The invader's seat.
        invader: Seat,
    },
    /// A marine took a card back to his hand.
    Fetched {
        /// Who.
        who: Seat,
        /// Which card.
        card: Card,
    },
    /// A deck was made anew from the discards (D16-GEN-6).
    Reshuffled {
        /// Whose deck; none for the invader's.
        who: Option<Seat>,
    },
    /// Damage was recovered (D16-KIL-2).
    Recovered {
        /// Who.
        who: Seat,
        /// How many.
        n: u8,
    },
    /// A class ability was used, by its number from 1.
    Power {
        /// Who.
        who: Seat,
        /// Which class.
        class: ClassKind,
        /// Which ability of the card, from 1.
        n: u8,
    },
    /// A glory kill card was used.
    Glory {
        /// Who.
        who: Seat,
        /// Which card.
        card: GloryCard,
    },
    /// A glory kill card was drawn (D16-GLO-2).
    GloryDrawn {
        /// Who.
        who: Seat,
        /// Which card.
        card: GloryCard,
    },
    /// An event card was played for one of its abilities, by its number from 1 (D16-EVT-1).
    Event {
        /// Which card.
        card: EventCard,
        /// Which ability of the card, from 1.
        n: u8,
    },
    /// An argent ability was used (D16-ARG-1).
    Charged {
        /// Who.
        who: Named,
        /// Which kind.
        kind: DemonKind,
    },
    /// An attack was declared (D16-ATK-1).
    Attack {
        /// By whom.
        by: Named,
        /// On whom.
        on: Named,
    },
    /// Its dice (D16-ATK-5).
    Rolled {
        /// The dice, in order.
        dice: Vec<Shown>,
    },
    /// Dice were rolled again, turned or added.
    Changed {
        /// The dice, in order.
        dice: Vec<Shown>,
    },
    /// A die was taken away (D16-ATK-4).
    DieLost {
        /// Its colour.
        die: DieKind,
    },
    /// A card was revealed for a defence (D16-ATK-6).
    Defence {
        /// Who.
        who: Named,
        /// Which card.
        card: Revealed,
    },
    /// More shields (D16-ATK-7).
    Shields {
        /// Who.
        who: Named,
        /// How many.
        n: u8,
    },
    /// Nobody is left whom an attack could be made against (D16-ATK-2).
    NoTarget {
        /// By whom.
        by: Named,
    },
    /// An attack did damage, or none: what was rolled, and what stopped it (D16-ATK-9).
    Damage {
        /// Who.
        who: Named,
        /// What got through.
        n: u8,
        /// What was rolled.
        rolled: u8,
        /// What stopped it.
        block: Block,
    },
    /// Damage without an attack, and what does it (D16-ATK-13).
    Suffered {
        /// Who.
        who: Named,
        /// How many.
        n: u8,
        /// What does it.
        of: Source,
    },
    /// Somebody is stunned (D16-STN-1).
    Stunned {
        /// Who.
        who: Named,
    },
    /// Somebody is stunned no more (D16-ATK-10).
    Steady {
        /// Who.
        who: Named,
    },
    /// Somebody was killed (D16-KIL-1).
    Killed {
        /// Who.
        who: Named,
        /// By whom.
        by: Option<Named>,
        /// How.
        how: Death,
    },
    /// The invader gains frags (D16-KIL-4).
    Frag {
        /// Frags of the invader now.
        frags: u8,
    },
    /// A demon card is turned face up or down (D16-KIL-3).
    CardTurned {
        /// Which kind.
        kind: DemonKind,
        /// It lies face up now.
        up: bool,
    },
    /// The invader summons from a portal (D16-POR-2).
    Summons {
        /// The colour of the portal.
        colour: Portal,
        /// Where; of a large figure the northwest space.
        at: Pos,
    },
    /// A demon came out (D16-POR-2).
    Summoned {
        /// Which kind.
        kind: DemonKind,
        /// Its name in actions.
        figure: FigureId,
        /// Where; of a large figure the northwest space.
        at: Pos,
    },
    /// Nobody came out of a portal: no figure is left, or no space (D16-INT-26).
    Barren {
        /// Where; of a large figure the northwest space.
        at: Pos,
    },
    /// A portal is gone (D16-POR-2).
    PortalGone {
        /// Where; of a large figure the northwest space.
        at: Pos,
    },
    /// A figure had to leave its space (D16-LRG-4).
    Displaced {
        /// Who.
        who: Named,
        /// Where to; of a large figure the northwest space.
        to: Pos,
    },
    /// A figure was pushed (D16-INT-21).
    Pushed {
        /// Who.
        who: Named,
        /// Where to; of a large figure the northwest space.
        to: Pos,
    },
    /// A token fell to the floor (D16-INT-36).
    Dropped {
        /// What.
        thing: Thing,
        /// Where; of a large figure the northwest space.
        at: Pos,
    },
    /// A demon brings a sample.
    Sample {
        /// Who.
        who: Named,
    },
    /// An asset was delivered.
    Delivered {
        /// Who.
        who: Seat,
    },
    /// Progress on an objective, by its number from 1; 0 where it is in common (D16-INT-38).
    Progress {
        /// Which objective, from 1; 0 where it is in common.
        objective: u8,
        /// The progress now.
        progress: u8,
    },
    /// A decoy lies on the map (D16-INT-15).
    Decoy {
        /// Where; of a large figure the northwest space.
        at: Pos,
    },
    /// The drone is destroyed or back.
    Drone {
        /// Where it is; nowhere once it is destroyed.
        at: Option<Pos>,
    },
    /// Marines see less far this round (Darkness).
    Dark {
        /// They see so far.
        range: u8,
    },
    /// A marine is marked this round (Dark Pact).
    Marked {
        /// Who.
        who: Seat,
    },
    /// The mission is over (D16-MIS-3).
    Won {
        /// Who won.
        side: Side,
        /// Why.
        why: Ending,
    },
}

/// How somebody died.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Death {
    /// By damage.
    Damage,
    /// By a glory kill (D16-GLO-2).
    Glory,
    /// By a telefrag (D16-TEL-3).
    Telefrag,
}

/// Why the mission is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The marines did what the mission asks.
    Objective,
    /// The invader has frags enough.
    Frags,
    /// The last round has ended (D16-MIS-7).
    Rounds,
}

/// What a viewer may know of an event (D16-MIS-5).
pub(crate) fn witness(event: &Event, viewer: Viewer) -> Event {
    let sees = |side: Side, invader: Seat| crate::view::knows(viewer, side, invader);
    let mut event = event.clone();
    match &mut event {
        Event::Invasion { kind, invader, up: false } if !sees(Side::Invader, *invader) => *kind = None,
        Event::DrewEvents { cards, invader, .. } if !sees(Side::Invader, *invader) => cards.clear(),
        Event::Drew { cards, invader, .. } if !sees(Side::Marines, *invader) => cards.clear(),
        Event::Looked { side, cards, invader, .. } if !sees(*side, *invader) => cards.clear(),
        Event::Argent { on, down: true, invader, .. } if !sees(Side::Invader, *invader) => {
            *on = ArgentSpot::Hidden;
        }
        _ => {}
    }
    event
}
