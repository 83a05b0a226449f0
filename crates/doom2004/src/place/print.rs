//! A scenario as a file again, in the order and form of the book.

use std::fmt::{self, Display, Formatter};

use skirmish::Mood;
use skirmish::print::{at, extent, line, list, quoted, whole_list, words};

use super::model::{Area, Door, Figure, Scenario, Token};
use super::plot::{Cue, Effect, Goal, PlacedEffect, Prize};
use crate::Colour;

impl Display for Scenario {
    /// Writes the file. Comments of the file it was read from are lost.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "id = {}", quoted(&self.id))?;
        writeln!(f, "title = {}", self.title.prose.file())?;
        writeln!(f, "briefing = {}", self.briefing.prose.file())?;
        writeln!(f, "secret = {}", self.secret.prose.file())?;
        if self.mood != Mood::default() {
            writeln!(f, "mood = \"{}\"", self.mood)?;
        }
        writeln!(f, "marines = [{}, {}]", self.marines.0, self.marines.1)?;
        writeln!(f, "compass = \"{}\"", self.compass)?;
        if let Some([one, two, three]) = self.frags {
            writeln!(f, "frags = [{one}, {two}, {three}]")?;
        }
        if let Some(timer) = self.timer {
            writeln!(f, "timer = {timer}")?;
        }
        list(f, "goals", self.goals.iter().map(|placed| self.goal(placed.goal)))?;
        self.write_start(f)?;
        for (number, area) in self.areas.iter().enumerate() {
            self.write_area(f, number, area)?;
        }
        for door in &self.doors {
            self.write_door(f, door)?;
        }
        for trigger in &self.triggers {
            writeln!(f, "\n[[trigger]]\non = {}", self.cue(trigger.on))?;
            whole_list(f, "effects", trigger.effects.iter().map(|placed| self.effect(placed)))?;
        }
        Ok(())
    }
}

fn token(token: &Token) -> String {
    format!("{{ kind = \"{}\", at = {} }}", token.kind, at(token.at))
}

impl Scenario {
    fn write_start(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n[start]\narea = {}", quoted(&self.areas[self.start.area.index()].id))?;
        for (colour, (pos, _)) in Colour::ALL.into_iter().zip(self.start.marines) {
            writeln!(f, "{colour} = {}", at(pos))?;
        }
        let give = words(&self.start.give);
        if give.is_empty() { Ok(()) } else { writeln!(f, "give = {give:?}") }
    }

    fn write_area(&self, f: &mut Formatter<'_>, number: usize, area: &Area) -> fmt::Result {
        writeln!(f, "\n[[area]]\nid = {}", quoted(&area.id))?;
        if let Some(name) = &area.name {
            writeln!(f, "name = {}", name.prose.file())?;
        }
        if let Some(text) = &area.text {
            writeln!(f, "text = {}", text.prose.file())?;
        }
        list(
            f,
            "pieces",
            area.pieces.iter().map(|placed| {
                let turn = match placed.turn.degrees() {
                    0 => String::new(),
                    degrees => format!(", turn = {degrees}"),
                };
                format!("{{ piece = \"{}\", at = {}{turn} }}", placed.piece, at(placed.at))
            }),
        )?;
        list(f, "figures", area.figures.iter().map(|figure| self.figure(figure)))?;
        list(f, "tokens", area.tokens.iter().map(token))?;
        list(
            f,
            "obstacles",
            area.obstacles.iter().map(|o| format!("{{ kind = \"{}\", {} }}", o.kind, extent(o.at))),
        )?;
        list(f, "ducts", area.ducts.iter().map(|&(pos, _)| at(pos)))?;
        list(
            f,
            "teleporters",
            area.teleporters
                .iter()
                .map(|end| format!("{{ colour = \"{}\", at = {} }}", end.colour, at(end.at))),
        )?;
        list(
            f,
            "items",
            self.items.iter().filter(|item| item.area.index() == number).map(|item| {
                let (id, name) = (quoted(&item.id), item.name.prose.file());
                format!("{{ id = {id}, name = {name}, at = {} }}", at(item.at))
            }),
        )?;
        list(
            f,
            "encounters",
            area.encounters.iter().map(|encounter| {
                let effects: Vec<String> =
                    encounter.effects.iter().map(|placed| self.effect(placed)).collect();
                format!("{{ at = {}, effects = [{}] }}", at(encounter.at), effects.join(", "))
            }),
        )
    }

    fn write_door(&self, f: &mut Formatter<'_>, door: &Door) -> fmt::Result {
        writeln!(f, "\n[[door]]\nid = {}", quoted(&door.id))?;
        writeln!(f, "{}", line(door.line, "\n"))?;
        if let Some(areas) = door.between {
            let [one, other] = areas.map(|area| quoted(&self.areas[area.index()].id));
            writeln!(f, "between = [{one}, {other}]")?;
        }
        if let Some(key) = door.key {
            writeln!(f, "key = \"{key}\"")?;
        }
        if door.exit {
            writeln!(f, "exit = true")?;
        }
        if door.open { writeln!(f, "open = true") } else { Ok(()) }
    }

    fn figure(&self, figure: &Figure) -> String {
        let colour = figure.colour.map_or("any", Colour::word);
        let tag =
            figure.tag.map_or(String::new(), |tag| format!(", tag = {}", quoted(&self.tags[tag.index()])));
        format!("{{ kind = \"{}\", colour = \"{colour}\", {}{tag} }}", figure.kind, extent(figure.at))
    }

    fn prize(&self, prize: Prize) -> String {
        match prize {
            Prize::Token(kind) => format!("\"{kind}\""),
            Prize::Item(item) => quoted(&self.items[item.index()].id),
        }
    }

    fn goal(&self, goal: Goal) -> String {
        let area = |area: super::AreaId| quoted(&self.areas[area.index()].id);
        let door = |door: super::DoorId| quoted(&self.doors[door.index()].id);
        let inside = match goal {
            Goal::Leave(exit) => format!("leave = {}", door(exit)),
            Goal::Kill(tag) => format!("kill = {}", quoted(&self.tags[tag.index()])),
            Goal::Reach(pos) => format!("reach = {}", at(pos)),
            Goal::ReachArea(there) => format!("reach-area = {}", area(there)),
            Goal::Gather(there) => format!("gather = {}", area(there)),
            Goal::Survive(rounds) => format!("survive = {rounds}"),
            Goal::Carry(item, exit) => {
                format!(
                    "carry = {{ item = {}, door = {} }}",
                    quoted(&self.items[item.index()].id),
                    door(exit)
                )
            }
            Goal::Take(prize) => format!("take = {}", self.prize(prize)),
            Goal::Clear(there) => format!("clear = {}", area(there)),
        };
        format!("{{ {inside} }}")
    }

    fn cue(&self, cue: Cue) -> String {
        let area = |area: super::AreaId| quoted(&self.areas[area.index()].id);
        let inside = match cue {
            Cue::Kill(tag) => format!("kill = {}", quoted(&self.tags[tag.index()])),
            Cue::Take(prize) => format!("take = {}", self.prize(prize)),
            Cue::Enter(pos) => format!("enter = {}", at(pos)),
            Cue::EnterArea(there) => format!("enter-area = {}", area(there)),
            Cue::Round(round) => format!("round = {round}"),
            Cue::Every(rounds) => format!("every = {rounds}"),
            Cue::Reveal(there) => format!("reveal = {}", area(there)),
            Cue::Clear(there) => format!("clear = {}", area(there)),
        };
        format!("{{ {inside} }}")
    }

    fn effect(&self, placed: &PlacedEffect) -> String {
        let inside = match &placed.effect {
            Effect::Give(tokens) => format!("give = {:?}", words(tokens)),
            Effect::Heal(wounds) => format!("heal = {wounds}"),
            Effect::Wound(wounds) => format!("wound = {wounds}"),
            Effect::Spawn(figure) => format!("spawn = {}", self.figure(figure)),
            Effect::Place(laid) => format!("place = {}", token(laid)),
            Effect::Open(door) => format!("open = {}", quoted(&self.doors[door.index()].id)),
            Effect::Close(door) => format!("close = {}", quoted(&self.doors[door.index()].id)),
            Effect::Reveal(area) => format!("reveal = {}", quoted(&self.areas[area.index()].id)),
            Effect::Say(text) => format!("say = {}", text.prose.file()),
            Effect::Frag(frags) => format!("frag = {frags}"),
            Effect::Win(side) => format!("win = \"{side}\""),
        };
        format!("{{ {inside} }}")
    }
}
