//! Does everything lie on spaces of its area, and nothing on anything else?

use skirmish::{AreaId, Border, Extent, Findings, Mark, Pos, Taken};
use std::collections::BTreeMap;

use crate::place::layout::Layout;
use crate::place::model::{Figure, ObstacleKind, Scenario};
use crate::place::plot::{Cue, Effect, Goal};

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
    solid: BTreeMap<Pos, &'static str>,
}

impl Table<'_, '_, '_> {
    /// Is it on the map, and on its area if it has one?
    fn on_map(&mut self, what: &str, at: Extent, area: Option<AreaId>, mark: Mark) -> bool {
        let home = |pos: Pos| self.layout.area_of(pos);
        // The first place that is wrong is told, whatever is wrong with it.
        let abroad = |pos: &Pos| home(*pos).is_none_or(|there| area.is_some_and(|area| area != there));
        match at.places().find(abroad).map(|pos| (pos, home(pos))) {
            Some((pos, Some(there))) => {
                let name = &self.scenario.areas[there.index()].id;
                let message = format!("{what} on {pos:#}, which belongs to the area {name}");
                self.findings.error(mark, message, format!("move it, or list it under {name}"));
                false
            }
            _ => {
                let advice = "move it onto a piece of its area";
                self.findings.on_map(what, at, mark, |pos| home(pos).is_some(), advice)
            }
        }
    }

    /// Is there no obstacle?
    fn clear(&mut self, what: &str, at: Extent, mark: Mark) -> bool {
        let found = at.places().find_map(|pos| self.solid.get(&pos).map(|solid| (pos, *solid)));
        if let Some((pos, solid)) = found {
            let message = format!("{what} on {pos:#}, where {solid} is");
            self.findings.error(mark, message, "move one of the two");
        }
        found.is_none()
    }

    fn obstacles(&mut self) {
        let scenario = self.scenario;
        for (number, area) in scenario.areas.iter().enumerate() {
            for obstacle in &area.obstacles {
                let (short, long) = sorted(obstacle.at);
                let (most, size) = match obstacle.kind {
                    ObstacleKind::Blocking => (1..=3, "1, 2 or 3 spaces in a row"),
                    ObstacleKind::Goo | ObstacleKind::Body => (2..=2, "2 spaces in a row"),
                    ObstacleKind::Barrel => (1..=1, "1 space"),
                };
                let what = format!("the obstacle `{}` lies", obstacle.kind);
                if short != 1 || !most.contains(&long) {
                    let message = format!("the obstacle `{}` cannot lie on {}", obstacle.kind, obstacle.at);
                    self.findings.error(obstacle.mark, message, format!("it fills {size}"));
                    continue;
                }
                let on_map = self.on_map(&what, obstacle.at, Some(AreaId(number as u8)), obstacle.mark);
                if !on_map || !self.clear(&what, obstacle.at, obstacle.mark) {
                    continue;
                }
                let name = match obstacle.kind {
                    ObstacleKind::Blocking => "a blocking obstacle",
                    ObstacleKind::Barrel => "a barrel",
                    ObstacleKind::Goo | ObstacleKind::Body => continue,
                };
                self.solid.extend(obstacle.at.places().map(|pos| (pos, name)));
            }
        }
    }

    fn figures(&mut self) {
        let scenario = self.scenario;
        let mut standing = Taken::new("stands", "move one of the two");
        for (colour, (pos, mark)) in crate::Colour::ALL.into_iter().zip(scenario.start.marines) {
            let who = format!("the {colour} marine");
            let what = format!("{who} stands");
            if !self.on_map(&what, pos.into(), None, mark) || !self.clear(&what, pos.into(), mark) {
                continue;
            }
            let start = &scenario.areas[scenario.start.area.index()].id;
            if self.layout.area_of(pos) != Some(scenario.start.area) {
                let message = format!("{what} on {pos:#}, outside the start area {start}");
                self.findings.error(mark, message, "all marines begin in the area that is laid out first");
            }
            standing.put(&who, pos.into(), mark, self.findings);
        }
        for (number, area) in scenario.areas.iter().enumerate() {
            for figure in &area.figures {
                if self.figure(figure, Some(AreaId(number as u8))) {
                    standing.put(&format!("the {}", figure.kind), figure.at, figure.mark, self.findings);
                }
            }
        }
    }

    /// Can the figure stand there (D04-BIG-6, D04-BIG-8)?
    fn figure(&mut self, figure: &Figure, area: Option<AreaId>) -> bool {
        let what = format!("the {} stands", figure.kind);
        let size = match figure.kind.sheet().spaces {
            1 => (1, 1),
            2 => (1, 2),
            _ => (2, 2),
        };
        if sorted(figure.at) != size {
            let message = format!("the {} cannot stand on {}", figure.kind, figure.at);
            let advice = format!("it fills {} by {} spaces; `to` is its last one", size.0, size.1);
            self.findings.error(figure.mark, message, advice);
            return false;
        }
        if !self.on_map(&what, figure.at, area, figure.mark) || !self.clear(&what, figure.at, figure.mark) {
            return false;
        }
        let doors = self.scenario.doors.iter().filter(|door| !door.open).flat_map(|door| door.line.edges());
        let closed: Vec<(Pos, grid::Dir)> = doors.collect();
        let border = |pos: Pos, dir| match self.layout.is_open(pos, dir) && !closed.contains(&(pos, dir)) {
            true => Border::Plain,
            false => Border::Wall,
        };
        self.findings.fits(&format!("the {}", figure.kind), figure.at, figure.mark, border, "D04-BIG-8")
    }

    /// Tokens, things, encounters, teleporters and ducts: one to a space.
    fn floor(&mut self) {
        let scenario = self.scenario;
        let mut lying = Taken::new("lies", "one token to a space: move one of the two");
        for (number, area) in scenario.areas.iter().enumerate() {
            let here = AreaId(number as u8);
            let tokens =
                area.tokens.iter().map(|token| (format!("the token `{}`", token.kind), token.at, token.mark));
            let items = scenario.items.iter().filter(|item| item.area == here);
            let items = items.map(|item| (format!("the item `{}`", item.id), item.at, item.mark));
            let encounters = area.encounters.iter().map(|e| ("the encounter".to_owned(), e.at, e.mark));
            let ends = area
                .teleporters
                .iter()
                .map(|end| (format!("the {} teleporter", end.colour), end.at, end.mark));
            let ducts = area.ducts.iter().map(|&(at, mark)| ("the duct".to_owned(), at, mark));
            for (what, at, mark) in tokens.chain(items).chain(encounters).chain(ends).chain(ducts) {
                let lies = format!("{what} lies");
                if !self.on_map(&lies, at.into(), Some(here), mark) || !self.clear(&lies, at.into(), mark) {
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
                    let what = format!("the token `{}` lies", token.kind);
                    if self.on_map(&what, token.at.into(), None, token.mark) {
                        self.clear(&what, token.at.into(), token.mark);
                    }
                }
                _ => {}
            }
        }
    }

    /// Spaces that goals and triggers name must exist.
    fn plot(&mut self) {
        let scenario = self.scenario;
        for goal in &scenario.goals {
            if let Goal::Reach(pos) = goal.goal
                && self.on_map("the goal lies", pos.into(), None, goal.mark)
            {
                self.clear("the goal lies", pos.into(), goal.mark);
            }
        }
        for trigger in &scenario.triggers {
            if let Cue::Enter(pos) = trigger.on
                && self.on_map("the trigger lies", pos.into(), None, trigger.mark)
            {
                self.clear("the trigger lies", pos.into(), trigger.mark);
            }
        }
    }
}

/// Width and height, the smaller first.
fn sorted(at: Extent) -> (u16, u16) {
    (at.width().min(at.height()), at.width().max(at.height()))
}
