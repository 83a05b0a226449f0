//! A scenario as read: areas and what they hold, doors, goals, triggers.

use grid::Dir8;
use skirmish::{AreaId, Extent, Mark, Mood, Pos, Run, Text};

use super::plot::{Effect, PlacedEffect, PlacedGoal, Trigger};
use crate::{Colour, InvaderKind, KeyColour, Piece, TokenKind, Turn};

skirmish::ids! {
    /// A tagged figure, see [`Scenario::tags`].
    TagId(u8);
}

skirmish::numbers! {
    /// A thing to be carried, see [`Scenario::items`].
    ItemId(u8);
    /// A goal, see [`Scenario::goals`].
    GoalId(u8);
    /// A trigger, see [`Scenario::triggers`].
    TriggerId(u8);
}

skirmish::sets! {
    /// Some things to be carried.
    Items(u8) of ItemId;
    /// Some goals.
    Goals(u32) of GoalId;
    /// Some triggers.
    Triggers(u64) of TriggerId;
}

/// Everything a scenario says. [`Arena`](super::Arena) lays it out.
///
/// ```
/// use doom2004::place::{self, AreaId, Goal};
///
/// let starter = place::shipped_by_id("way-out").unwrap().scenario();
/// assert_eq!(starter.frags, Some([6, 6, 6]));
/// assert_eq!(starter.start.area, AreaId(0));
/// assert!(matches!(starter.goals[0].goal, Goal::Leave(door) if starter.doors[door.index()].exit));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// Its name in setups and file names.
    pub id: String,
    /// Where the name is written.
    pub id_mark: Mark,
    /// The title.
    pub title: Text,
    /// What everybody may read before the game.
    pub briefing: Text,
    /// What only the invader may read (D04-SETUP-3).
    pub secret: Text,
    /// What kind of place it is, for those who draw it.
    pub mood: Mood,
    /// The fewest and the most marines.
    pub marines: (u8, u8),
    /// Where the compass points: it turns scatter (D04-SETUP-4).
    pub compass: Dir8,
    /// The invader wins at so many frags, with 1, 2 and 3 marines.
    pub frags: Option<[u8; 3]>,
    /// The invader wins at the end of this round.
    pub timer: Option<u8>,
    /// Where and with what marines begin.
    pub start: Start,
    /// The areas, in order.
    pub areas: Vec<Area>,
    /// The doors, in order.
    pub doors: Vec<Door>,
    /// The marines win when all of these are met.
    pub goals: Vec<PlacedGoal>,
    /// What happens on what.
    pub triggers: Vec<Trigger>,
    /// The names of tagged figures.
    pub tags: Vec<String>,
    /// Things to be carried, with the areas they lie in.
    pub items: Vec<Item>,
}

impl Scenario {
    /// All effects, of encounters and of triggers.
    pub fn effects(&self) -> impl Iterator<Item = &PlacedEffect> {
        let encounters = self.areas.iter().flat_map(|area| &area.encounters).flat_map(|e| &e.effects);
        encounters.chain(self.triggers.iter().flat_map(|trigger| &trigger.effects))
    }
    /// All texts.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let areas = self.areas.iter().flat_map(|area| area.name.iter().chain(&area.text));
        let items = self.items.iter().map(|item| &item.name);
        let said = self.effects().filter_map(|placed| match &placed.effect {
            Effect::Say(text) => Some(text),
            _ => None,
        });
        [&self.title, &self.briefing, &self.secret].into_iter().chain(areas).chain(items).chain(said)
    }
    /// All figures, in areas and in effects.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        let spawned = self.effects().filter_map(|placed| match &placed.effect {
            Effect::Spawn(figure) => Some(figure),
            _ => None,
        });
        self.areas.iter().flat_map(|area| &area.figures).chain(spawned)
    }
}

/// Where and with what the marines begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The area that is laid out first (D04-SETUP-4).
    pub area: AreaId,
    /// By colour, in the order of [`Colour::ALL`].
    pub marines: [(Pos, Mark); 3],
    /// What every marine has besides D04-SETUP-6.
    pub give: Vec<TokenKind>,
    /// Where it is written.
    pub mark: Mark,
}

/// What is laid out at once (D04-EXPL-1).
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Area {
    pub id: String,
    /// What players call it, once it is revealed.
    pub name: Option<Text>,
    /// Read out when the area is revealed.
    pub text: Option<Text>,
    pub pieces: Vec<PlacedPiece>,
    pub figures: Vec<Figure>,
    pub tokens: Vec<Token>,
    pub obstacles: Vec<Obstacle>,
    pub ducts: Vec<(Pos, Mark)>,
    pub teleporters: Vec<Teleporter>,
    pub encounters: Vec<Encounter>,
    pub mark: Mark,
}

impl Area {
    /// An area without anything.
    pub fn empty(id: String) -> Area {
        Area {
            id,
            name: None,
            text: None,
            pieces: Vec::new(),
            figures: Vec::new(),
            tokens: Vec::new(),
            obstacles: Vec::new(),
            ducts: Vec::new(),
            teleporters: Vec::new(),
            encounters: Vec::new(),
            mark: Mark::default(),
        }
    }
}

/// A map piece in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedPiece {
    /// Which.
    pub piece: Piece,
    /// The northwest corner of its rectangle, as it lies.
    pub at: Pos,
    /// How far it is turned.
    pub turn: Turn,
    /// Where it is written.
    pub mark: Mark,
}

/// An invader in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Which.
    pub kind: InvaderKind,
    /// Placed if this marine plays; `None` for always, in any available colour.
    pub colour: Option<Colour>,
    /// What it fills.
    pub at: Extent,
    /// Its name in goals and triggers.
    pub tag: Option<TagId>,
    /// Where it is written.
    pub mark: Mark,
}

/// A token in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Which.
    pub kind: TokenKind,
    /// Where it lies.
    pub at: Pos,
    /// Where it is written.
    pub mark: Mark,
}

/// What can lie on the floor and is not equipment (D04-OBST-1, D04-OBST-2, D04-BAR-1).
///
/// ```
/// use doom2004::place::ObstacleKind;
/// assert_eq!("goo".parse(), Ok(ObstacleKind::Goo));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ObstacleKind {
    /// Stops sight and movement.
    Blocking,
    /// Wounds who enters.
    Goo,
    /// Stops sight and movement, and explodes.
    Barrel,
    /// A dead man: changes nothing.
    Body,
}

engine::words! { ObstacleKind, "kind of obstacle" {
    Blocking = "blocking", Goo = "goo", Barrel = "barrel", Body = "body",
} }

/// An obstacle in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Obstacle {
    /// Which.
    pub kind: ObstacleKind,
    /// What it fills.
    pub at: Extent,
    /// Where it is written.
    pub mark: Mark,
}

/// One end of a teleporter (D04-TELE-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Teleporter {
    /// It leads to the others of this colour.
    pub colour: KeyColour,
    /// Where it lies.
    pub at: Pos,
    /// Where it is written.
    pub mark: Mark,
}

/// What happens to the first marine who ends his turn here (D04-EQ-9); then the token is gone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Encounter {
    /// Where it lies.
    pub at: Pos,
    /// What happens, in order.
    pub effects: Vec<PlacedEffect>,
    /// Where it is written.
    pub mark: Mark,
}

/// A thing to be carried: taken like equipment, given like a weapon, dropped where its bearer is fragged.
/// It is one of the six encounter tokens of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Its name in goals and triggers.
    pub id: String,
    /// What players call it.
    pub name: Text,
    /// The area it lies in.
    pub area: AreaId,
    /// Where it lies.
    pub at: Pos,
    /// Where it is written.
    pub mark: Mark,
}

/// A door on its line (D04-DOOR-1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Door {
    /// Its name in goals, triggers and effects.
    pub id: String,
    /// The line and the two rows or columns it spans.
    pub line: Run,
    /// The areas it lies between, if the file says so.
    pub between: Option<[AreaId; 2]>,
    /// The key it needs; `None` for an ordinary door.
    pub key: Option<KeyColour>,
    /// Does it lead off the board?
    pub exit: bool,
    /// Does it stand open at the start?
    pub open: bool,
    /// Where it is written.
    pub mark: Mark,
}
