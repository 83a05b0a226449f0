//! What happened, for people and logs.

use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use skirmish::{DoorId, FigureId, Pos};

use crate::action::Thing;
use crate::frame::Source;
use crate::initiative::InitiativeCard;
use crate::place::Shape;
use crate::{
    Block, Callsign, Card, CardSet, ClassKind, DemonKind, EventCard, EventSet, GloryCard, InvasionKind,
    Portal, Side, SquadKind,
};

/// A figure as people know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Named {
    /// A marine.
    Marine(Callsign),
    /// A demon.
    Demon(FigureId, DemonKind),
    /// The drone.
    Drone,
}

/// A die of a roll: `true` for a black one, and what it shows.
pub type Shown = (bool, u8);

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
#[allow(missing_docs)]
pub enum Event {
    /// A marine's figure is on the map (D16-SET-10, D16-KIL-6).
    Placed { who: Callsign, at: Pos },
    /// A marine has a class (D16-SET-4).
    Class { who: Callsign, class: ClassKind },
    /// A marine has a weapon of his own (D16-SET-5).
    Armed { who: Callsign, weapon: CardSet },
    /// A marine has a squad card (D16-SET-8).
    Squad { who: Callsign, squad: SquadKind },
    /// An event set is in the deck (D16-SET-6).
    EventSet { set: EventSet },
    /// The invasion card lies on the table; only the invader knows which it is, unless it lies face up (D16-SET-7,
    /// D16-TUT-3).
    Invasion { kind: Option<InvasionKind>, invader: Seat, up: bool },
    /// A round begins (D16-RND-1).
    Round { number: u8 },
    /// The initiative deck is built (D16-STA-1).
    Initiative { marines: u8, invader: u8 },
    /// Invader cards are shuffled into the deck (D16-ACT-4).
    MoreInitiative { cards: u8 },
    /// The invader drew event cards; only he knows which (D16-STA-4).
    DrewEvents { cards: Vec<EventCard>, n: u8, invader: Seat },
    /// An event card was discarded for argent (D16-STA-5).
    Burned { card: EventCard },
    /// Argent tokens were placed (D16-ARG-1).
    Argent { on: ArgentSpot, n: u8, down: bool, invader: Seat },
    /// Argent left on the invasion card is discarded (D16-POR-5).
    ArgentLost { n: u8 },
    /// The next initiative card (D16-ACT-1).
    Revealed { card: InitiativeCard },
    /// Somebody looked at initiative cards; only that side knows them (D16-INT-29).
    Looked { side: Side, cards: Vec<InitiativeCard>, n: u8, invader: Seat },
    /// The top initiative card went to the bottom (D16-INT-29).
    Sunk,
    /// A marine's initiative card was put on top (D16-INT-29).
    Lifted { who: Callsign },
    /// A marine's activation begins (D16-MAR-1).
    Marine { who: Callsign },
    /// All demons of a kind activate (D16-ACT-2).
    Roused { kind: DemonKind },
    /// Nobody can be activated (D16-ACT-3).
    Idle,
    /// A demon's activation begins (D16-DEM-1).
    Demon { who: Named },
    /// An action card was played (D16-MAR-3).
    Played { who: Callsign, card: Card },
    /// A marine sprints (D16-MAR-5).
    Sprinted { who: Callsign, card: Card },
    /// A card was discarded for something else.
    Spent { who: Callsign, card: Card },
    /// Movement points were gained.
    Mp { who: Named, n: u8 },
    /// Movement points were lost.
    LostMp { who: Named, n: u8 },
    /// A figure moved a step, or turned to lie like this (D16-MOV-1, D16-LRG-2).
    Moved { who: Named, to: Pos, turned: Option<Shape> },
    /// A marine moved by teleporter (D16-TEL-2).
    Teleported { who: Callsign, to: Pos },
    /// A teleporter is active now (D16-TEL-1).
    Woken { at: Pos },
    /// A door is gone (D16-DOR-1).
    Opened { who: Named, door: DoorId },
    /// A marine took something (D16-ITM-1).
    Took { who: Callsign, thing: Thing },
    /// A marine drew action cards; the invader does not see them.
    Drew { who: Callsign, cards: Vec<Card>, n: u8, invader: Seat },
    /// A marine took a card back to his hand.
    Fetched { who: Callsign, card: Card },
    /// A deck was made anew from the discards (D16-GEN-6).
    Reshuffled { who: Option<Callsign> },
    /// Damage was recovered (D16-KIL-2).
    Recovered { who: Callsign, n: u8 },
    /// A class ability was used, by its number from 1.
    Power { who: Callsign, class: ClassKind, n: u8 },
    /// A glory kill card was used.
    Glory { who: Callsign, card: GloryCard },
    /// A glory kill card was drawn (D16-GLO-2).
    GloryDrawn { who: Callsign, card: GloryCard },
    /// An event card was played for one of its abilities, by its number from 1 (D16-EVT-1).
    Event { card: EventCard, n: u8 },
    /// An argent ability was used (D16-ARG-1).
    Charged { who: Named, kind: DemonKind },
    /// An attack was declared (D16-ATK-1).
    Attack { by: Named, on: Named },
    /// Its dice (D16-ATK-5).
    Rolled { dice: Vec<Shown> },
    /// Dice were rolled again, turned or added.
    Changed { dice: Vec<Shown> },
    /// A die was taken away (D16-ATK-4).
    DieLost { black: bool },
    /// A card was revealed for a defence (D16-ATK-6).
    Defence { who: Named, card: Revealed },
    /// More shields (D16-ATK-7).
    Shields { who: Named, n: u8 },
    /// Nobody is left whom an attack could be made against (D16-ATK-2).
    NoTarget { by: Named },
    /// An attack did damage, or none: what was rolled, and what stopped it (D16-ATK-9).
    Damage { who: Named, n: u8, rolled: u8, block: Block },
    /// Damage without an attack, and what does it (D16-ATK-13).
    Suffered { who: Named, n: u8, of: Source },
    /// Somebody is stunned (D16-STN-1).
    Stunned { who: Named },
    /// Somebody is stunned no more (D16-ATK-10).
    Steady { who: Named },
    /// Somebody was killed (D16-KIL-1).
    Killed { who: Named, by: Option<Named>, how: Death },
    /// The invader gains frags (D16-KIL-4).
    Frag { frags: u8 },
    /// A demon card is turned face up or down (D16-KIL-3).
    CardTurned { kind: DemonKind, up: bool },
    /// The invader summons from a portal (D16-POR-2).
    Summons { colour: Portal, at: Pos },
    /// A demon came out (D16-POR-2).
    Summoned { kind: DemonKind, figure: FigureId, at: Pos },
    /// Nobody came out of a portal: no figure is left, or no space (D16-INT-26).
    Barren { at: Pos },
    /// A portal is gone (D16-POR-2).
    PortalGone { at: Pos },
    /// A figure had to leave its space (D16-LRG-4).
    Displaced { who: Named, to: Pos },
    /// A figure was pushed (D16-INT-21).
    Pushed { who: Named, to: Pos },
    /// A token fell to the floor (D16-INT-36).
    Dropped { thing: Thing, at: Pos },
    /// A demon brings a sample.
    Sample { who: Named },
    /// An asset was delivered.
    Delivered { who: Callsign },
    /// Progress on an objective, by its number from 1; 0 where it is in common (D16-INT-38).
    Progress { objective: u8, progress: u8 },
    /// A decoy lies on the map (D16-INT-15).
    Decoy { at: Pos },
    /// The drone is destroyed or back.
    Drone { at: Option<Pos> },
    /// Marines see less far this round (Darkness).
    Dark { range: u8 },
    /// A marine is marked this round (Dark Pact).
    Marked { who: Callsign },
    /// The mission is over (D16-MIS-3).
    Won { side: Side, why: Ending },
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
