//! What the events of DOOM (2004) mean to a designer.

use bots::Doom2004;
use doom2004::place::{Arena, TriggerId};
use doom2004::state::Place;
use doom2004::{Colour, Event, Ground, Named, Setup, State};
use engine::content::Report;
use skirmish::Pos;

use super::game::{Noted, Notes, play};
use super::{Bench, Figure, Pause, Record, Site};
use crate::tune::Trial;

/// Things of a scenario are called so, and by their names.
const ITEM: &str = "item ";

/// A scenario to be measured.
struct Scenario {
    ground: Ground,
    site: Site,
}

/// A scenario from the text of its file.
pub(crate) fn scenario(text: &str) -> Result<Box<dyn Bench>, Report> {
    let ground = Ground::read(text)?;
    let site = site(ground.place());
    Ok(Box::new(Scenario { ground, site }))
}

impl Bench for Scenario {
    fn site(&self) -> &Site {
        &self.site
    }
    fn attend(&self, trial: Trial, pause: &mut Pause<'_>) -> Option<Record> {
        let colours = Colour::ALL.into_iter().take(trial.marines.into()).collect();
        let setup = Setup::on(self.ground.clone(), colours);
        play::<Doom2004>(&setup, &self.site, trial, pause)
    }
}

fn site(arena: &Arena) -> Site {
    let scenario = arena.scenario();
    let mut things = Vec::new();
    let mut figures = Vec::new();
    let mut taken: Vec<Pos> = scenario.start.marines.iter().map(|(at, _)| *at).collect();
    for (room, area) in scenario.areas.iter().enumerate() {
        things.extend(area.tokens.iter().map(|token| (token.kind.to_string(), token.at, room)));
        things
            .extend(area.teleporters.iter().map(|end| (format!("{} teleporter", end.colour), end.at, room)));
        for figure in &area.figures {
            let (at, large) = (figure.at.from, figure.at.from != figure.at.to);
            figures.push(Figure { room, kind: figure.kind.word(), at, large });
            taken.extend(figure.at.places());
        }
        taken.extend(area.obstacles.iter().flat_map(|obstacle| obstacle.at.places()));
        taken.extend(area.ducts.iter().map(|(at, _)| *at));
        taken.extend(area.encounters.iter().map(|encounter| encounter.at));
    }
    things
        .extend(scenario.items.iter().map(|item| (format!("{ITEM}{}", item.id), item.at, item.area.index())));
    taken.extend(things.iter().map(|(_, at, _)| *at));
    let side =
        |spaces: &[skirmish::SpaceId]| spaces.first().map_or(0, |space| arena.space(*space).area.index());
    let doors = scenario.doors.iter().zip(arena.doors()).map(|(door, plan)| {
        let last = &plan.spaces[plan.spaces.len() / 2..];
        (door.id.clone(), [side(&plan.spaces), side(last)])
    });
    Site {
        game: crate::doom2004::GAME,
        id: scenario.id.clone(),
        marines: [scenario.marines.0, scenario.marines.1],
        seats: false,
        rooms: scenario.areas.iter().map(|area| area.id.clone()).collect(),
        spaces: arena
            .spaces()
            .map(|space| (arena.space(space).pos, arena.space(space).area.index()))
            .collect(),
        doors: doors.collect(),
        things,
        triggers: scenario.triggers.len(),
        figures,
        taken,
        frags: (0..3).map(|n| scenario.frags.map(|frags| frags[n])).collect(),
        last_round: scenario.timer.map(u16::from),
    }
}

impl Noted for Doom2004 {
    fn marines(state: &State) -> Vec<Option<Pos>> {
        let place = |place: Place| match place {
            Place::On(space) | Place::Fallen(space) => Some(state.arena().space(space).pos),
            Place::Left => None,
        };
        state.marines.iter().map(|marine| place(marine.place)).collect()
    }
    fn standing(state: &State) -> (u16, u8, Option<&'static str>) {
        (state.turn.round, state.frags, state.ending())
    }
    fn fired(state: &State) -> Vec<bool> {
        let triggers = state.arena().scenario().triggers.len();
        (0..triggers).map(|n| state.fired.has(TriggerId(n as u8))).collect()
    }
    fn note(_: &State, event: &Event, notes: &mut Notes<'_>) {
        match event {
            Event::Round { number } => notes.round(*number),
            Event::Moved { who: Named::Marine(seat), to, .. }
            | Event::Knocked { who: Named::Marine(seat), to } => {
                notes.moved(seat.index(), *to);
            }
            Event::Teleported { who: Named::Marine(seat), to } => {
                for colour in doom2004::KeyColour::ALL {
                    let what = format!("{colour} teleporter");
                    notes.took(seat.index(), &what);
                    notes.used(&what, *to);
                }
                notes.moved(seat.index(), *to);
            }
            Event::Respawned { who, at } => notes.moved(who.index(), *at),
            Event::Door { door, open: true } | Event::Smashed { door } => notes.opened(door.index()),
            Event::Took { who, token } => notes.took(who.index(), &token.to_string()),
            Event::TookItem { who, .. } => notes.took_item(who.index(), ITEM),
            Event::Fragged { who, .. } => notes.fell(who.index()),
            _ => {}
        }
    }
}
