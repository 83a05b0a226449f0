//! What the events of DOOM (2016) mean to a designer.

use bots::Doom2016;
use doom2016::place::Arena;
use doom2016::state::Place;
use doom2016::{Callsign, DemonKind, Event, Ground, Named, Setup, State, Thing};
use engine::content::Report;
use skirmish::{Extent, Footing, Pos, SpaceId};

use super::game::{Noted, Notes, play};
use super::{Bench, Figure, Pause, Record, Site};
use crate::tune::Trial;

/// A mission to be measured.
struct Mission {
    ground: Ground,
    site: Site,
}

/// A mission from the text of its file.
pub(crate) fn mission(text: &str) -> Result<Box<dyn Bench>, Report> {
    let ground = Ground::read(text)?;
    let site = site(ground.place());
    Ok(Box::new(Mission { ground, site }))
}

impl Bench for Mission {
    fn site(&self) -> &Site {
        &self.site
    }
    fn attend(&self, trial: Trial, pause: &mut Pause<'_>) -> Option<Record> {
        let marines = Callsign::ALL.into_iter().take(trial.marines.into()).collect();
        let setup = Setup { mission: self.ground.clone(), marines, ..Setup::default() };
        play::<Doom2016>(&setup, &self.site, trial, pause)
    }
}

fn site(arena: &Arena) -> Site {
    let mission = arena.mission();
    let place = |space: SpaceId| (arena.space(space).pos, usize::from(arena.space(space).room));
    let thing = |what: String, space: SpaceId| {
        let (at, room) = place(space);
        (what, at, room)
    };
    let items = mission.items.iter().map(|(space, item)| thing(item.to_string(), *space));
    let teleporters = mission.teleporters.iter().map(|(space, _)| thing("teleporter".to_owned(), *space));
    let portals = mission.portals.iter().map(|portal| thing("portal".to_owned(), portal.at));
    let things: Vec<(String, Pos, usize)> = items.chain(teleporters).chain(portals).collect();
    let figure = |(kind, footing): &(DemonKind, Footing)| {
        let (at, room) = place(footing.at);
        Figure { room, kind: kind.word(), at, large: footing.shape.is_large() }
    };
    let filled = mission.demons.iter().map(|(_, footing)| footing.shape.extent(place(footing.at).0));
    let marked = [&mission.starts, &mission.objectives, &mission.checkpoints].into_iter().flatten();
    let taken = marked.chain(&mission.drone).map(|space| place(*space).0);
    let taken = taken.chain(things.iter().map(|(_, at, _)| *at));
    let taken = taken.chain(filled.flat_map(Extent::places)).collect();
    let doors = arena.doors().iter().enumerate().map(|(number, door)| {
        let sides = door.edges.first().map_or([0; 2], |&(space, dir)| {
            let other = arena.beside(space, dir).unwrap_or(space);
            [space, other].map(|space| place(space).1)
        });
        (format!("door {}", number + 1), sides)
    });
    Site {
        game: crate::doom2016::GAME,
        id: mission.id.clone(),
        marines: [1, crate::doom2016::MARINES],
        seats: false,
        rooms: mission.rooms.clone(),
        spaces: arena.spaces().map(place).collect(),
        doors: doors.collect(),
        things,
        triggers: 0,
        figures: mission.demons.iter().map(figure).collect(),
        taken,
        frags: mission.frags.iter().map(|frags| Some(*frags)).collect(),
        last_round: Some(mission.rounds.into()),
    }
}

impl Noted for Doom2016 {
    fn marines(state: &State) -> Vec<Option<Pos>> {
        let place = |place: Place| match place {
            Place::On(space) => Some(state.arena().space(space).pos),
            Place::Off => None,
        };
        state.marines.iter().map(|marine| place(marine.place)).collect()
    }
    fn standing(state: &State) -> (u16, u8, Option<&'static str>) {
        (state.round.number.into(), state.frags, state.ending())
    }
    fn fired(_: &State) -> Vec<bool> {
        Vec::new()
    }
    fn note(_: &State, event: &Event, notes: &mut Notes<'_>) {
        match event {
            Event::Round { number } => notes.round((*number).into()),
            Event::Placed { who, at } => {
                notes.used("teleporter", *at);
                notes.moved(who.index(), *at);
            }
            Event::Moved { who: Named::Marine(seat), to, .. }
            | Event::Displaced { who: Named::Marine(seat), to }
            | Event::Pushed { who: Named::Marine(seat), to } => notes.moved(seat.index(), *to),
            Event::Teleported { who, to } => {
                notes.used("teleporter", *to);
                notes.moved(who.index(), *to);
            }
            Event::Woken { at } => notes.used("teleporter", *at),
            Event::Summons { at, .. } => notes.used("portal", *at),
            Event::Opened { door, .. } => notes.opened(door.index()),
            Event::Took { who, thing: Thing::Item(item) } => notes.took(who.index(), &item.to_string()),
            Event::Killed { who: Named::Marine(seat), .. } => notes.fell(seat.index()),
            _ => {}
        }
    }
}
