//! How far the marines can get: which spaces, keys, things and triggers are within their reach.

use std::collections::BTreeSet;

use skirmish::{AreaId, DoorId, Doors, Findings, SpaceId};

use crate::place::arena::Arena;
use crate::place::flaw::{Flaw, named};
use crate::place::model::{ItemId, ObstacleKind, TagId, Token};
use crate::place::plot::{Cue, Effect, PlacedEffect, Prize};
use crate::{KeyColour, TokenKind};

/// All that can be got at if nothing is in a hurry and every fight is won.
#[derive(Default)]
pub(super) struct Progress {
    pub(super) spaces: BTreeSet<SpaceId>,
    pub(super) seen: BTreeSet<AreaId>,
    pub(super) tokens: BTreeSet<TokenKind>,
    pub(super) items: BTreeSet<ItemId>,
    pub(super) tags: BTreeSet<TagId>,
    /// Triggers that can go off, by number.
    pub(super) triggers: BTreeSet<usize>,
    unlocked: BTreeSet<DoorId>,
    laid: Vec<Token>,
}

impl Progress {
    pub(super) fn of(arena: &Arena) -> Progress {
        let mut progress = Progress::default();
        progress.seen.insert(arena.scenario().start.area);
        loop {
            let before = progress.size();
            progress.walk(arena);
            progress.look(arena);
            progress.go_off(arena);
            if progress.size() == before {
                return progress;
            }
        }
    }

    /// Grows with everything new.
    fn size(&self) -> usize {
        let Progress { spaces, seen, tokens, items, tags, triggers, unlocked, laid } = self;
        spaces.len()
            + seen.len()
            + tokens.len()
            + items.len()
            + tags.len()
            + triggers.len()
            + unlocked.len()
            + laid.len()
    }

    /// Can this door be opened by marines?
    pub(super) fn can_open(&self, arena: &Arena, door: DoorId) -> bool {
        let key = arena.door(door).key;
        key.is_none_or(|key| self.tokens.contains(&TokenKind::Key(key))) || self.unlocked.contains(&door)
    }

    /// The doors that stay shut.
    fn shut(&self, arena: &Arena) -> Doors {
        let doors = (0..arena.doors().len()).map(|n| DoorId(n as u8));
        doors.filter(|&door| !self.can_open(arena, door)).collect()
    }

    fn walk(&mut self, arena: &Arena) {
        let shut = self.shut(arena);
        let mut queue: Vec<SpaceId> = crate::Colour::ALL.map(|colour| arena.start(colour)).into();
        queue.extend(&self.spaces);
        let mut found: BTreeSet<SpaceId> = queue.iter().copied().collect();
        while let Some(space) = queue.pop() {
            let steps = arena.steps(space).iter().filter(|step| step.is_near(shut)).map(|step| step.to);
            let beams =
                arena.space(space).teleporter.into_iter().flat_map(|colour| arena.teleporters(colour));
            for next in steps.chain(beams.copied()) {
                // A barrel can be shot away, a blocking obstacle cannot.
                if arena.space(next).obstacle != Some(ObstacleKind::Blocking) && found.insert(next) {
                    queue.push(next);
                }
            }
        }
        self.spaces = found;
    }

    fn look(&mut self, arena: &Arena) {
        let scenario = arena.scenario();
        self.seen.extend(self.spaces.iter().map(|&space| arena.space(space).area));
        let laid = scenario.areas.iter().flat_map(|area| &area.tokens).chain(&self.laid);
        let reached =
            laid.filter(|token| arena.at(token.at).is_some_and(|space| self.spaces.contains(&space)));
        self.tokens.extend(reached.map(|token| token.kind).collect::<Vec<_>>());
        for (number, item) in scenario.items.iter().enumerate() {
            if arena.at(item.at).is_some_and(|space| self.spaces.contains(&space)) {
                self.items.insert(ItemId(number as u8));
            }
        }
        for &area in &self.seen {
            self.tags.extend(scenario.areas[area.index()].figures.iter().filter_map(|figure| figure.tag));
        }
    }

    fn go_off(&mut self, arena: &Arena) {
        let scenario = arena.scenario();
        for encounter in scenario.areas.iter().flat_map(|area| &area.encounters) {
            if arena.at(encounter.at).is_some_and(|space| self.spaces.contains(&space)) {
                self.suffer(&encounter.effects);
            }
        }
        for (number, trigger) in scenario.triggers.iter().enumerate() {
            if !self.triggers.contains(&number) && self.can_happen(arena, trigger.on) {
                self.triggers.insert(number);
                self.suffer(&trigger.effects);
            }
        }
    }

    fn can_happen(&self, arena: &Arena, cue: Cue) -> bool {
        match cue {
            Cue::Kill(tag) => self.tags.contains(&tag),
            Cue::Take(prize) => self.has(prize),
            Cue::Enter(pos) => arena.at(pos).is_some_and(|space| self.spaces.contains(&space)),
            Cue::EnterArea(area) => self.enters(arena, area),
            Cue::Round(round) | Cue::Every(round) => arena.scenario().timer.is_none_or(|last| round <= last),
            Cue::Reveal(area) | Cue::Clear(area) => self.seen.contains(&area),
        }
    }

    pub(super) fn has(&self, prize: Prize) -> bool {
        match prize {
            Prize::Token(kind) => self.tokens.contains(&kind),
            Prize::Item(item) => self.items.contains(&item),
        }
    }
    pub(super) fn enters(&self, arena: &Arena, area: AreaId) -> bool {
        self.spaces.iter().any(|&space| arena.space(space).area == area)
    }
    /// Can a marine leave by this door?
    pub(super) fn leaves(&self, arena: &Arena, door: DoorId) -> bool {
        self.can_open(arena, door) && arena.door(door).spaces.iter().any(|space| self.spaces.contains(space))
    }

    fn suffer(&mut self, effects: &[PlacedEffect]) {
        for placed in effects {
            match &placed.effect {
                Effect::Open(door) => {
                    self.unlocked.insert(*door);
                }
                Effect::Reveal(area) => {
                    self.seen.insert(*area);
                }
                Effect::Spawn(figure) => self.tags.extend(figure.tag),
                Effect::Place(token) if !self.laid.contains(token) => self.laid.push(*token),
                _ => {}
            }
        }
    }
}

/// Are keys where one can get them, and is everything else within reach?
pub(super) fn check(arena: &Arena, progress: &Progress, findings: &mut Findings<'_>) {
    let scenario = arena.scenario();
    let mut all_keys = true;
    for colour in KeyColour::ALL {
        let kind = TokenKind::Key(colour);
        let door = scenario.doors.iter().enumerate().find(|(_, door)| door.key == Some(colour));
        let Some((number, door)) = door else { continue };
        if progress.can_open(arena, DoorId(number as u8)) {
            continue;
        }
        all_keys = false;
        let key = scenario.areas.iter().flat_map(|area| &area.tokens).find(|token| token.kind == kind);
        match key {
            Some(key) => {
                findings.error(key.mark, Flaw::KeyAway(named(kind), key.at, door.id.clone()));
            }
            None => {
                findings.error(door.mark, Flaw::NoKey(door.id.clone(), named(kind), kind.to_string()));
            }
        }
    }
    if !all_keys {
        return;
    }
    for (number, area) in scenario.areas.iter().enumerate() {
        if !progress.enters(arena, AreaId(number as u8)) {
            findings.error(area.mark, Flaw::AreaAway(area.id.clone()));
            continue;
        }
        let reached = |pos| arena.at(pos).is_some_and(|space| progress.spaces.contains(&space));
        for token in area.tokens.iter().filter(|token| !reached(token.at)) {
            findings.warning(token.mark, Flaw::TokenAway(token.kind.to_string(), token.at));
        }
        for encounter in area.encounters.iter().filter(|encounter| !reached(encounter.at)) {
            findings.warning(encounter.mark, Flaw::EncounterAway(encounter.at));
        }
    }
    for (number, trigger) in scenario.triggers.iter().enumerate() {
        if !progress.triggers.contains(&number) {
            findings.warning(trigger.mark, Flaw::Never);
        }
    }
}
