//! Does everything lie on spaces of its area, and nothing on anything else?

use std::collections::BTreeMap;

use engine::Arg;
use skirmish::{AreaId, Border, Extent, Findings, Mark, Pos, Taken, Verb, the};

use crate::place::flaw::{Flaw, called, invader, marine, named, noun};
use crate::place::layout::Layout;
use crate::place::model::{Figure, ObstacleKind, Scenario};
use crate::place::plot::{Cue, Effect, Goal};
use crate::rule::D04_BIG_8;

pub(super) fn check(scenario: &Scenario, layout: &Layout, findings: &mut Findings<'_>) {
    let mut table = Table { scenario, layout, findings, solid: BTreeMap::new() };
    table.obstacles();
    table.figures();
    table.floor();
    table.effects();
    table.plot();
}

struct Table<'a, 'f, 't> {
    scenario: &'a Scenario,
    layout: &'a Layout,
    findings: &'f mut Findings<'t>,
    /// What lies where and lets nothing else be there.
    solid: BTreeMap<Pos, Arg>,
}

impl Table<'_, '_, '_> {
    /// Is it on the map, and on its area if it has one?
    fn on_map(&mut self, (what, verb): (&Arg, Verb), at: Extent, area: Option<AreaId>, mark: Mark) -> bool {
        let home = |pos: Pos| self.layout.area_of(pos);
        // The first place that is wrong is told, whatever is wrong with it.
        let abroad = |pos: &Pos| home(*pos).is_none_or(|there| area.is_some_and(|area| area != there));
        match at.places().find(abroad).map(|pos| (pos, home(pos))) {
            Some((pos, Some(there))) => {
                let area = self.scenario.areas[there.index()].id.clone();
                self.findings.error(mark, Flaw::OtherArea(what.clone(), verb, pos, area));
                false
            }
            _ => {
                let advice = "d04-check-onto-a-piece";
                self.findings.on_map((what, verb), at, mark, |pos| home(pos).is_some(), advice)
            }
        }
    }

    /// Is there no obstacle?
    fn clear(&mut self, (what, verb): (&Arg, Verb), at: Extent, mark: Mark) -> bool {
        let found = at.places().find_map(|pos| self.solid.get(&pos).map(|solid| (pos, solid.clone())));
        let clear = found.is_none();
        if let Some((pos, solid)) = found {
            self.findings.error(mark, skirmish::Flaw::Taken(what.clone(), verb, pos, solid));
        }
        clear
    }

    fn obstacles(&mut self) {
        let scenario = self.scenario;
        for (number, area) in scenario.areas.iter().enumerate() {
            for obstacle in &area.obstacles {
                let (short, long) = sorted(obstacle.at);
                let (most, size) = match obstacle.kind {
                    ObstacleKind::Blocking => (1..=3, "size-up-to-three"),
                    ObstacleKind::Goo | ObstacleKind::Body => (2..=2, "size-two"),
                    ObstacleKind::Barrel => (1..=1, "size-one"),
                };
                let what = called("obstacle", obstacle.kind);
                if short != 1 || !most.contains(&long) {
                    let flaw = Flaw::Obstacle(obstacle.kind.to_string(), obstacle.at, noun(size));
                    self.findings.error(obstacle.mark, flaw);
                    continue;
                }
                let lies = (&what, Verb::Lies);
                let on_map = self.on_map(lies, obstacle.at, Some(AreaId(number as u8)), obstacle.mark);
                if !on_map || !self.clear(lies, obstacle.at, obstacle.mark) {
                    continue;
                }
                let name = match obstacle.kind {
                    ObstacleKind::Blocking => "a-blocking",
                    ObstacleKind::Barrel => "a-barrel",
                    ObstacleKind::Goo | ObstacleKind::Body => continue,
                };
                self.solid.extend(obstacle.at.places().map(|pos| (pos, noun(name))));
            }
        }
    }

    fn figures(&mut self) {
        let scenario = self.scenario;
        let mut standing = Taken::by_figures();
        for (colour, (pos, mark)) in crate::Colour::ALL.into_iter().zip(scenario.start.marines) {
            let who = marine(colour);
            let stands = (&who, Verb::Stands);
            if !self.on_map(stands, pos.into(), None, mark) || !self.clear(stands, pos.into(), mark) {
                continue;
            }
            let start = &scenario.areas[scenario.start.area.index()].id;
            if self.layout.area_of(pos) != Some(scenario.start.area) {
                self.findings.error(mark, Flaw::Outside(who.clone(), pos, start.clone()));
            }
            standing.put(&who, pos.into(), mark, self.findings);
        }
        for (number, area) in scenario.areas.iter().enumerate() {
            for figure in &area.figures {
                if self.figure(figure, Some(AreaId(number as u8))) {
                    standing.put(&invader(figure.kind), figure.at, figure.mark, self.findings);
                }
            }
        }
    }

    /// Can the figure stand there (D04-BIG-6, D04-BIG-8)?
    fn figure(&mut self, figure: &Figure, area: Option<AreaId>) -> bool {
        let (who, (wide, long)) = (invader(figure.kind), size(figure));
        if sorted(figure.at) != (wide.into(), long.into()) {
            self.findings.error(figure.mark, Flaw::FigureSize(who, figure.at, wide, long));
            return false;
        }
        let stands = (&who, Verb::Stands);
        if !self.on_map(stands, figure.at, area, figure.mark) || !self.clear(stands, figure.at, figure.mark) {
            return false;
        }
        let doors = self.scenario.doors.iter().filter(|door| !door.open).flat_map(|door| door.line.edges());
        let closed: Vec<(Pos, grid::Dir)> = doors.collect();
        let border = |pos: Pos, dir| match self.layout.is_open(pos, dir) && !closed.contains(&(pos, dir)) {
            true => Border::Plain,
            false => Border::Wall,
        };
        self.findings.fits(&who, figure.at, figure.mark, border, D04_BIG_8)
    }

    /// Tokens, things, encounters, teleporters and ducts: one to a space.
    fn floor(&mut self) {
        let scenario = self.scenario;
        let mut lying = Taken::by_tokens();
        for (number, area) in scenario.areas.iter().enumerate() {
            let here = AreaId(number as u8);
            let tokens = area.tokens.iter().map(|token| (called("token", token.kind), token.at, token.mark));
            let items = scenario.items.iter().filter(|item| item.area == here);
            let items = items.map(|item| (called("item", &item.id), item.at, item.mark));
            let encounters = area.encounters.iter().map(|e| (the(named("encounter")), e.at, e.mark));
            let end = |colour| the(named(format_args!("{colour}-teleporter")));
            let ends = area.teleporters.iter().map(|it| (end(it.colour), it.at, it.mark));
            let ducts = area.ducts.iter().map(|&(at, mark)| (the(named("duct")), at, mark));
            for (what, at, mark) in tokens.chain(items).chain(encounters).chain(ends).chain(ducts) {
                let lies = (&what, Verb::Lies);
                if !self.on_map(lies, at.into(), Some(here), mark) || !self.clear(lies, at.into(), mark) {
                    continue;
                }
                lying.put(&what, at.into(), mark, self.findings);
            }
        }
    }

    /// What effects bring in must have room too.
    fn effects(&mut self) {
        let scenario = self.scenario;
        for placed in scenario.effects() {
            match &placed.effect {
                Effect::Spawn(figure) => {
                    self.figure(figure, None);
                }
                Effect::Place(token) => {
                    let what = called("token", token.kind);
                    let lies = (&what, Verb::Lies);
                    if self.on_map(lies, token.at.into(), None, token.mark) {
                        self.clear(lies, token.at.into(), token.mark);
                    }
                }
                _ => {}
            }
        }
    }

    /// Spaces that goals and triggers name must exist.
    fn plot(&mut self) {
        let (goal, trigger) = (the(noun("goal")), the(noun("trigger")));
        let goals = self.scenario.goals.iter().filter_map(|placed| match placed.goal {
            Goal::Reach(pos) => Some((&goal, pos, placed.mark)),
            _ => None,
        });
        let triggers = self.scenario.triggers.iter().filter_map(|it| match it.on {
            Cue::Enter(pos) => Some((&trigger, pos, it.mark)),
            _ => None,
        });
        for (what, pos, mark) in goals.chain(triggers) {
            if self.on_map((what, Verb::Lies), pos.into(), None, mark) {
                self.clear((what, Verb::Lies), pos.into(), mark);
            }
        }
    }
}

/// How many spaces a figure fills, the fewer first.
fn size(figure: &Figure) -> (u8, u8) {
    match figure.kind.sheet().spaces {
        1 => (1, 1),
        2 => (1, 2),
        _ => (2, 2),
    }
}

/// Width and height, the smaller first.
fn sorted(at: Extent) -> (u16, u16) {
    (at.width().min(at.height()), at.width().max(at.height()))
}
