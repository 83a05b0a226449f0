//! A mission as read: what lies where, in the coordinates of the file, each with its place there.

use engine::Arg;
use skirmish::{Extent, Mark, Mood, Pos, Run, Shape, Wording, the};

use super::flaw::{demon, noun, portal, the_noun, token};
use crate::{CardSet, DemonKind, EventSets, InvasionKind, Item, ObjectiveKind, Portal, ThreatKind};

/// Something on a space.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed<T> {
    pub(super) at: Pos,
    pub(super) what: T,
    pub(super) mark: Mark,
}

/// A portal: its colour, whether its first group brings a sample, and whether it lies face up (D16-POR-1).
#[derive(Clone, Copy, Debug)]
pub(super) struct Gate {
    pub(super) colour: Portal,
    pub(super) marked: bool,
    pub(super) up: bool,
}

/// A rectangle of spaces with walls all round.
#[derive(Clone, Debug)]
pub(super) struct Room {
    pub(super) id: String,
    pub(super) at: Extent,
    pub(super) zone: bool,
    pub(super) mark: Mark,
}

/// Lines of one kind between spaces.
pub(super) type Runs = Vec<(Run, Mark)>;

/// Everything that a file or a sketch says.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) id: String,
    pub(super) mark: Mark,
    pub(super) objective: Option<(ObjectiveKind, Mark)>,
    pub(super) threat: Option<(ThreatKind, Mark)>,
    pub(super) tutorial: bool,
    pub(super) invasion: Vec<(InvasionKind, Mark)>,
    pub(super) events: Option<EventSets>,
    pub(super) title: Wording,
    pub(super) about: Wording,
    pub(super) mood: Mood,
    pub(super) frags: Option<[u8; 4]>,
    pub(super) tuned: Option<[u8; 4]>,
    pub(super) rounds: Option<u8>,
    pub(super) argent: u8,
    pub(super) kits: Vec<[CardSet; 2]>,
    pub(super) rooms: Vec<Room>,
    pub(super) doors: Runs,
    pub(super) open: Runs,
    pub(super) walls: Runs,
    pub(super) blocking: Runs,
    pub(super) impassable: Runs,
    pub(super) difficult: Vec<Placed<()>>,
    pub(super) starts: Vec<Placed<()>>,
    /// With: is it active?
    pub(super) teleporters: Vec<Placed<bool>>,
    pub(super) portals: Vec<Placed<Gate>>,
    pub(super) tokens: Vec<Placed<Item>>,
    pub(super) objectives: Vec<Placed<()>>,
    pub(super) checkpoints: Vec<Placed<()>>,
    pub(super) exits: Vec<Placed<()>>,
    pub(super) drone: Option<Placed<()>>,
    pub(super) figures: Vec<Placed<(DemonKind, Shape)>>,
}

impl Plan {
    /// What lies on the floor and is a token of the box, with its name.
    pub(super) fn floor(&self) -> impl Iterator<Item = (Arg, Pos, Mark)> {
        let teleporters = self.teleporters.iter().map(|t| (the_noun("teleporter"), t.at, t.mark));
        let portals = self.portals.iter().map(|p| (the(portal(p.what.colour)), p.at, p.mark));
        let tokens = self.tokens.iter().map(|t| (token(t.what), t.at, t.mark));
        let objectives = self.objectives.iter().map(|o| (the_noun("objective"), o.at, o.mark));
        let checkpoints = self.checkpoints.iter().map(|c| (the_noun("checkpoint"), c.at, c.mark));
        teleporters.chain(portals).chain(tokens).chain(objectives).chain(checkpoints)
    }
    /// Who stands on the map at the start, with what he fills.
    pub(super) fn standing(&self) -> impl Iterator<Item = (Arg, Extent, Mark)> {
        let starts = self.starts.iter().map(|s| (noun("a-marine"), s.at.into(), s.mark));
        let drone = self.drone.iter().map(|d| (the_noun("drone"), d.at.into(), d.mark));
        let figures = self.figures.iter().map(|f| (the(demon(f.what.0)), f.what.1.extent(f.at), f.mark));
        starts.chain(drone).chain(figures)
    }
}
