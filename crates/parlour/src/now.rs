//! What follows from the log of a table: who sits where, how the game stands, what is due. Nothing here asks a clock or
//! a database, so every process that reads the same log comes to the same result.

use std::sync::Arc;

use codex::Lang;
use engine::{Seat, Viewer};

use crate::entry::{Deed, Entry, PersonId, Sitter};
use crate::kept::{Append, Card, Phase, Score, TableRow};
use crate::options::Options;
use crate::pledge;
use crate::seated::Seated;
use crate::trouble::TableError;

/// Who gets a message: through whose eyes, in which language, behind which entry.
type Ear = (Viewer, Lang, u64);

/// The position's fingerprint is noted every so many entries of the game.
const HASH_EVERY: usize = 16;

/// Whoever leaves a seat to a computer player and looks on can follow it, and take the seat back: so long it waits between
/// two actions, in milliseconds.
pub const KEPT_PACE: u64 = 600;

/// The question that an entry of the log was about, and how it moved the game on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// How many entries the game had before it.
    pub before: usize,
    /// The very question was a secret.
    pub secret: bool,
    /// It has been taken back since.
    pub undone: bool,
}

/// Somebody would like to go back, and who agrees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Who.
    pub seat: Seat,
    /// How many entries of the game would be left.
    pub to: usize,
    /// Luck goes on with another stream.
    pub anew: bool,
    /// Who agrees.
    pub agreed: Vec<PersonId>,
}

/// Where the luck of a game starts, and what makes the published hash of that unguessable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Luck {
    /// Where it starts.
    pub seed: u64,
    /// What makes the published hash of that unguessable.
    pub salt: String,
}

/// What follows from the log so far.
pub struct Now {
    /// The log.
    pub log: Vec<Entry>,
    /// By entry of the log, if it was about the game.
    pub moves: Vec<Option<Move>>,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// The game has begun.
    pub begun: bool,
    /// The table was closed before its game was over.
    pub closed: bool,
    /// It only shows a game that was played elsewhere, as far as that went.
    pub shown: bool,
    /// Until the game begins, a sample of it: nothing has been drawn.
    pub game: Box<dyn Seated>,
    /// Where luck starts, once that is drawn.
    pub luck: Option<Luck>,
    /// Those who only watch may talk.
    pub open_chat: bool,
    /// How often luck went on with another stream.
    turns: u32,
    /// Somebody who plays alone has taken back what luck had brought: such a game does not count.
    tried_again: bool,
    /// Somebody would like to go back.
    pub wish: Option<Wish>,
    /// The last entry that changed the game: who has not seen it answers another question.
    pub changed: u64,
    /// Since when the seat is asked that is asked now.
    pub since: u64,
    /// It has been reminded.
    pub reminded: bool,
    /// Messages that are the same for all who may see the same: made once.
    pub(crate) told: Vec<(Ear, Arc<str>)>,
}

impl std::fmt::Debug for Now {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Now({})", self.number())
    }
}

impl Now {
    /// A table where nothing has happened yet.
    pub fn new(game: Box<dyn Seated>) -> Now {
        Now {
            log: Vec::new(),
            moves: Vec::new(),
            sitters: vec![Sitter::Open; game.seats()],
            begun: false,
            closed: false,
            shown: false,
            game,
            luck: None,
            open_chat: false,
            turns: 0,
            tried_again: false,
            wish: None,
            changed: 0,
            since: 0,
            reminded: false,
            told: Vec::new(),
        }
    }

    /// The number of the last entry.
    pub fn number(&self) -> u64 {
        self.log.len() as u64
    }

    /// The hash of where luck starts, once that is drawn.
    pub fn pledge(&self) -> Option<String> {
        self.luck.as_ref().map(|luck| pledge::pledge(luck.seed, &luck.salt))
    }

    /// Whose choice it is while the game goes on, and whether that is a secret.
    pub fn asked(&self) -> Option<(Seat, bool)> {
        self.game.asked().filter(|_| self.begun && !self.closed && !self.shown)
    }

    /// The seats of a person, also those that a computer player keeps.
    pub fn seats_of(&self, person: &str) -> impl Iterator<Item = Seat> {
        let own = move |sitter: &Sitter| sitter.owner().is_some_and(|id| id == person);
        (0u8..).zip(&self.sitters).filter(move |(_, sitter)| own(sitter)).map(|(n, _)| Seat(n))
    }

    /// The seat on which a person acts: the one that is asked if it is theirs, else their first.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let asked = self.asked().map(|(seat, _)| seat);
        self.seats_of(person).find(|seat| Some(*seat) == asked).or_else(|| self.seats_of(person).next())
    }

    /// Through whose eyes somebody looks.
    pub fn viewer(&self, person: Option<&str>) -> Viewer {
        person.and_then(|person| self.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Does nobody but computers play?
    pub fn alone(&self) -> bool {
        !self.sitters.iter().any(Sitter::is_person)
    }

    /// Would nobody but computers play if this person got up?
    pub fn alone_but(&self, person: &str) -> bool {
        let mut people = self.sitters.iter().filter(|sitter| sitter.is_person()).filter_map(Sitter::owner);
        people.all(|other| other == person)
    }

    /// Where the game stood before the last action of a seat that has not been taken back.
    pub fn last_of(&self, seat: Seat) -> Option<usize> {
        let own = |(entry, moved): (&Entry, &Option<Move>)| match entry.deed {
            Deed::Act { seat: by, .. } if by == seat => {
                moved.filter(|moved| !moved.undone).map(|moved| moved.before)
            }
            _ => None,
        };
        self.log.iter().zip(&self.moves).rev().find_map(own)
    }

    /// Where the game stood before each of the actions that were asked for together with the last one, the latest first.
    pub fn together(&self) -> Vec<usize> {
        let done = self.log.iter().zip(&self.moves).rev().filter_map(|(entry, moved)| match entry.deed {
            Deed::Act { goes_on, .. } => {
                moved.filter(|moved| !moved.undone).map(|moved| (moved.before, goes_on))
            }
            _ => None,
        });
        let mut starts = Vec::new();
        for (before, goes_on) in done {
            starts.push(before);
            if !goes_on {
                break;
            }
        }
        starts
    }

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        match () {
            () if self.closed => Phase::Closed,
            () if !self.begun => Phase::Open,
            () if self.asked().is_some() => Phase::Running,
            () => Phase::Over,
        }
    }

    /// Let an entry happen.
    ///
    /// # Errors
    /// If it cannot: the log was written by other rules.
    pub fn follow(&mut self, entry: Entry) -> Result<(), TableError> {
        let (mut moved, asked) = (None, self.asked());
        let secret = asked.is_some_and(|(_, secret)| secret);
        let about = Move { before: self.game.len(), secret, undone: false };
        match &entry.deed {
            Deed::Sit { seat, sitter } => {
                if let Some(place) = self.sitters.get_mut(seat.index()) {
                    *place = sitter.clone();
                }
                self.grant(entry.number);
            }
            Deed::Begin => self.begin(entry.number),
            Deed::Deal { seed, salt } => {
                self.game = self.game.dealt(*seed)?;
                self.luck = Some(Luck { seed: *seed, salt: salt.clone() });
                self.begin(entry.number);
            }
            Deed::Act { seat, action, .. } => {
                moved = Some(about);
                self.game.act(*seat, action)?;
                self.wish = None;
                self.changed = entry.number;
            }
            Deed::Rewind { to, .. } => {
                self.game.rewind(*to);
                self.gone_back(*to, entry.number);
                // What is asked again is the question of whoever took it back.
                let secret = self.asked().is_some_and(|(_, secret)| secret);
                moved = Some(Move { secret, ..about });
            }
            Deed::AskRewind { seat, to, anew } => {
                let agreed = self.sitters.get(seat.index()).and_then(Sitter::owner).cloned();
                let agreed = agreed.into_iter().collect();
                self.wish = Some(Wish { seat: *seat, to: *to, anew: *anew, agreed });
                self.grant(entry.number);
            }
            Deed::AnswerRewind { seat, yes } => {
                let person = self.sitters.get(seat.index()).and_then(Sitter::owner).cloned();
                match &mut self.wish {
                    Some(wish) if *yes => wish.agreed.extend(person),
                    _ => self.wish = None,
                }
                self.grant(entry.number);
            }
            Deed::Remind { .. } => {
                self.reminded = true;
                moved = Some(about);
            }
            Deed::Close => self.closed = true,
            Deed::OpenChat { open, .. } => self.open_chat = *open,
            Deed::Unsay { number } => self.unsay(*number),
            Deed::Say { .. } => {}
        }
        if self.asked().map(|(seat, _)| seat) != asked.map(|(seat, _)| seat) {
            self.since = entry.at;
            self.reminded = false;
        }
        self.moves.push(moved);
        self.log.push(entry);
        self.told.clear();
        Ok(())
    }

    /// Forget the words of something that was said.
    fn unsay(&mut self, number: u64) {
        let said = self.log.iter_mut().find(|entry| entry.number == number);
        if let Some(Deed::Say { text, .. }) = said.map(|entry| &mut entry.deed) {
            text.clear();
        }
    }

    /// Go back once everybody who plays has agreed.
    fn grant(&mut self, number: u64) {
        let Some(wish) = &self.wish else { return };
        let (to, anew) = (wish.to, wish.anew);
        let mut people = self.sitters.iter().filter(|sitter| sitter.is_person()).filter_map(Sitter::owner);
        if !people.all(|person| wish.agreed.contains(person)) {
            return;
        }
        if anew {
            self.turns += 1;
            let seen = self.game.rewind_anew(to, self.turns);
            self.tried_again |= seen && self.plays_alone();
        } else {
            self.game.rewind(to);
        }
        self.gone_back(to, number);
    }

    /// Is there one person and no other, whoever plays for them just now?
    fn plays_alone(&self) -> bool {
        let mut people = self.sitters.iter().filter_map(Sitter::owner);
        people.next().is_some_and(|first| people.all(|person| person == first))
    }

    fn begin(&mut self, number: u64) {
        self.begun = true;
        self.changed = number;
    }

    fn gone_back(&mut self, to: usize, number: u64) {
        for moved in self.moves.iter_mut().flatten().filter(|moved| moved.before >= to) {
            moved.undone = true;
        }
        self.wish = None;
        self.changed = number;
    }

    /// When somebody must look after the table: a computer player's turn, a reminder, the end of a clock. `watched` if
    /// somebody looks on. `time` is what the clock says now: it may have been set back since the last entry.
    pub fn due(&self, options: &Options, watched: bool, time: u64) -> Option<u64> {
        let (seat, _) = self.asked()?;
        match self.sitters.get(seat.index())? {
            Sitter::Bot { keeps: Some(_), .. } if watched => {
                let last = self.log.last().map_or(0, |last| last.at);
                // Nobody waits until a clock that was set back has caught up. Clocks of two processes differ a little.
                Some(if last > time + KEPT_PACE { 0 } else { last + KEPT_PACE })
            }
            // At once, whatever the clock says.
            Sitter::Bot { .. } => Some(0),
            Sitter::Person { .. } if self.reminded => Some(self.since + options.clock_ms()?),
            Sitter::Person { .. } => Some(self.since + options.reminder_ms()?),
            Sitter::Open => None,
        }
    }

    /// What lists tell of it.
    pub fn card(&self) -> Card {
        Card {
            phase: self.phase(),
            sitters: self.sitters.clone(),
            asked: self.asked().filter(|(_, secret)| !secret).map(|(seat, _)| seat),
            actions: self.game.len() as u64,
            winners: self.game.outcome().map(|outcome| outcome.winners).unwrap_or_default(),
        }
    }

    /// What to write so that the last entry is kept.
    pub fn append(&self, row: &TableRow, options: &Options, busy: u64, watched: bool) -> Option<Append> {
        let entry = self.log.last()?.clone();
        let acted = matches!(entry.deed, Deed::Act { .. });
        let over = acted && self.phase() == Phase::Over;
        let sat = match &entry.deed {
            Deed::Sit { sitter: Sitter::Person { id, .. }, .. } => Some(id.clone()),
            _ => None,
        };
        Some(Append {
            table: row.id.clone(),
            game: row.game.clone(),
            hash: (over || acted && self.game.len().is_multiple_of(HASH_EVERY)).then(|| self.game.hash()),
            card: self.card(),
            due: self.due(options, watched, entry.at),
            busy,
            alone: self.alone(),
            sat,
            calls: None,
            scores: if over { self.scores() } else { Vec::new() },
            entry,
        })
    }

    fn scores(&self) -> Vec<Score> {
        let Some(outcome) = self.game.outcome().filter(|_| !self.tried_again) else { return Vec::new() };
        let score = |(n, sitter): (usize, &Sitter)| {
            let seat = Seat(u8::try_from(n).ok()?);
            let points = outcome.points.get(n).copied().unwrap_or_default();
            Some(Score {
                person: sitter.owner()?.clone(),
                seat,
                won: outcome.winners.contains(&seat),
                points,
            })
        };
        self.sitters.iter().enumerate().filter_map(score).collect()
    }
}
