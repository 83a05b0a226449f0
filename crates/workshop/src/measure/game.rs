//! One game between computer players, with everything noted that a designer wants to know.

use bots::Played;
use engine::{Chance, Eyes};
use skirmish::Pos;

use super::{Pause, Record, Site};
use crate::tune::Trial;

/// A game that is not over after so many decisions is given up.
const MAX_DECISIONS: u64 = 200_000;

/// A game whose events can be noted.
pub(super) trait Noted: Played {
    /// Where marines are.
    fn marines(state: &Self::State) -> Vec<Option<Pos>>;
    /// The round, the frags of the invader, and how it ended.
    fn standing(state: &Self::State) -> (u16, u8, Option<&'static str>);
    /// Who won where everybody is against everybody: seats, from 0.
    fn winners(_: &Self::State) -> Vec<u8> {
        Vec::new()
    }
    /// Which triggers have gone off, by their numbers; none where there are none.
    fn fired(state: &Self::State) -> Vec<bool>;
    /// What an event means, which has led to a position.
    fn note(state: &Self::State, event: &Self::Event, notes: &mut Notes<'_>);
}

/// What is noted while a game goes on.
pub(super) struct Notes<'a> {
    site: &'a Site,
    /// Where marines are, as far as events have told.
    marines: Vec<Option<Pos>>,
    record: Record,
}

impl Notes<'_> {
    /// A marine is somewhere else.
    pub(super) fn moved(&mut self, who: usize, to: Pos) {
        if let Some(place) = self.marines.get_mut(who) {
            *place = Some(to);
        }
        self.entered(to);
    }
    fn entered(&mut self, to: Pos) {
        if let Some(room) = self.site.room_of(to) {
            self.record.rooms[room] = true;
        }
    }
    /// A marine falls where he stands.
    pub(super) fn fell(&mut self, who: usize) {
        self.record.falls.extend(self.marines.get(who).copied().flatten());
    }
    /// A door is opened.
    pub(super) fn opened(&mut self, door: usize) {
        let round = self.record.rounds;
        if let Some(first) = self.record.doors.get_mut(door) {
            first.get_or_insert(round);
        }
    }
    /// A round begins: the one before it is over.
    pub(super) fn round(&mut self, number: u16) {
        self.record.rounds = number;
        if number > 1 {
            self.stand();
        }
    }
    /// Marines stand where they are.
    fn stand(&mut self) {
        self.record.stands.extend(self.marines.iter().copied().flatten());
    }
    /// A marine takes what lies where he stands.
    pub(super) fn took(&mut self, who: usize, what: &str) {
        if let Some(at) = self.marines.get(who).copied().flatten() {
            self.used(what, at);
        }
    }
    /// A marine takes the one thing with such a name that lies where he stands.
    pub(super) fn took_item(&mut self, who: usize, name: &str) {
        let at = self.marines.get(who).copied().flatten();
        let known = self
            .site
            .things
            .iter()
            .position(|(thing, place, _)| thing.starts_with(name) && Some(*place) == at);
        if let Some(thing) = known {
            self.record.things[thing] = true;
        }
    }
    /// A thing in its place is used.
    pub(super) fn used(&mut self, what: &str, at: Pos) {
        let known = self.site.things.iter().position(|(thing, place, _)| thing == what && *place == at);
        if let Some(thing) = known {
            self.record.things[thing] = true;
        }
    }
}

/// Plays a game; nothing if it cannot be begun, nobody plays it at that level, or `pause` ends it.
pub(super) fn play<G: Noted>(
    setup: &G::Setup,
    site: &Site,
    Trial { marines, who, seed }: Trial,
    pause: &mut Pause<'_>,
) -> Option<Record> {
    let mut luck = Chance::seeded(seed);
    let mut state = G::start(setup, luck.next_u64()).ok()?;
    let mut players = Vec::new();
    for _ in 0..G::seats(&state) {
        players.push(G::player(who, luck.next_u64())?);
    }
    let record = Record {
        marines,
        ending: None,
        won: false,
        winners: Vec::new(),
        rounds: G::standing(&state).0,
        decisions: 0,
        frags: 0,
        falls: Vec::new(),
        stands: Vec::new(),
        doors: vec![None; site.doors.len()],
        rooms: vec![false; site.rooms.len()],
        things: vec![false; site.things.len()],
        triggers: vec![false; site.triggers],
    };
    let mut notes = Notes { site, marines: Vec::new(), record };
    let mut events = Vec::new();
    while let Some(eyes) = Eyes::<G>::of(&state).filter(|_| notes.record.decisions < MAX_DECISIONS) {
        if pause().is_break() {
            return None;
        }
        let action = players.get_mut(eyes.seat().index())?.choose(eyes);
        notes.record.decisions += 1;
        notes.marines = G::marines(&state);
        if notes.record.decisions == 1 {
            notes.marines.clone().into_iter().flatten().for_each(|at| notes.entered(at));
        }
        events.clear();
        G::apply(&mut state, action, &mut events);
        events.iter().for_each(|event| G::note(&state, event, &mut notes));
    }
    notes.marines = G::marines(&state);
    notes.stand();
    for (noted, fired) in notes.record.triggers.iter_mut().zip(G::fired(&state)) {
        *noted = fired;
    }
    let (rounds, frags, ending) = G::standing(&state);
    let (won, winners) = (ending == Some("marines"), G::winners(&state));
    let frags = if site.seats { notes.record.falls.len().try_into().unwrap_or(u8::MAX) } else { frags };
    Some(Record { rounds, frags, ending, won, winners, ..notes.record })
}
