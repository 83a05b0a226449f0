//! What people do at a table.

use codex::Lang;
use engine::Seat;
use engine::about::Spot;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Place;
use crate::ahead::{Outlook, Sight};
use crate::entry::{Deed, Keeps, Sitter};
use crate::kept::Phase;
use crate::now::Now;
use crate::people::{Person, is_disturbing};
use crate::seated::{Adviser, Thought};
use crate::trouble::{TableError, manners};
use crate::why::{Answered, Asked};

/// The longest message, in bytes.
const SAY_MOST: usize = 500;

/// What somebody would like to do with a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatWish {
    /// Sit down, or take the own seat back from a computer player.
    Take,
    /// Get up. Once the game goes on, a computer player takes over for good.
    Leave,
    /// Leave it to a computer player of this level, perhaps with a style: `soldier`, `veteran-hunter`. Before the game begins the one who opened the table may put one on
    /// a free seat.
    Bot(String),
}

fn seat_of(now: &Now, person: &Person) -> Result<Seat, TableError> {
    now.seat_of(&person.id).ok_or_else(|| manners("refusal-table-not-seated"))
}

impl Place {
    /// A person acts. `after` is the last entry that they have seen.
    ///
    /// # Errors
    /// If it is not their turn, the action is not legal, or they have not seen everything, or something that is not there
    /// yet.
    pub fn act(now: &Now, person: &Person, after: u64, action: &str) -> Result<Deed, TableError> {
        let seat = seat_of(now, person)?;
        going_on(now)?;
        if after < now.changed {
            return Err(TableError::Stale(now.number()));
        }
        if !now.sitters.get(seat.index()).is_some_and(Sitter::is_person) {
            return Err(manners("refusal-table-bot-plays"));
        }
        now.game.check(seat, action)?;
        if after > now.number() {
            let last = now.number();
            let message = format!("after: entry {after} is not there yet; the last one is {last}");
            return Err(TableError::Unreadable(message));
        }
        Ok(Deed::Act { seat, action: action.to_owned(), bot: false, goes_on: false })
    }

    /// A person goes on behind entry `number`, which was written just now.
    ///
    /// # Errors
    /// If something came between, if the action before has brought what nobody could foresee, or if this one is not legal
    /// now. See [`Place::stops`].
    pub fn act_on(now: &Now, person: &Person, number: u64, action: &str) -> Result<Deed, TableError> {
        let asked = now.asked().map(|(seat, _)| seat).filter(|seat| now.seat_of(&person.id) == Some(*seat));
        let seat = asked.ok_or(TableError::Stale(now.number()))?;
        if now.changed != number || now.game.was_surprised(seat) {
            return Err(TableError::Stale(now.number()));
        }
        now.game.check(seat, action)?;
        Ok(Deed::Act { seat, action: action.to_owned(), bot: false, goes_on: true })
    }

    /// Does a row of actions just end here, without anything being wrong?
    pub fn stops(problem: &TableError) -> bool {
        matches!(problem, TableError::Stale(_) | TableError::Refused(_) | TableError::Unreadable(_))
    }

    /// Why the rules forbid something; nothing if they do not.
    ///
    /// # Errors
    /// If the person does not play here, or it means nothing.
    pub fn why_not(
        now: &Now,
        person: &Person,
        asked: &Asked,
        lang: Lang,
    ) -> Result<Thought<Answered>, TableError> {
        let seat = seat_of(now, person)?;
        going_on(now)?;
        Ok(now.game.why(seat, asked, lang)?)
    }

    /// Where a person who is asked could go, and what pointing at things would mean. Whoever is not asked, or not any more
    /// because their answer came first, could go nowhere.
    ///
    /// # Errors
    /// If they do not play here, the game has not begun, or they name an action that means nothing.
    pub fn outlook(
        now: &Now,
        person: &Person,
        by: Option<&str>,
        via: Vec<String>,
        lang: Lang,
    ) -> Result<Thought<Outlook>, TableError> {
        let seat = seat_of(now, person)?;
        begun(now)?;
        Ok(now.game.outlook(seat, by, via, lang)?)
    }

    /// What a figure sees and threatens, as far as a person who plays here may know.
    ///
    /// # Errors
    /// If they do not play here.
    pub fn eye(now: &Now, person: &Person, figure: Spot) -> Result<Thought<Option<Sight>>, TableError> {
        let seat = seat_of(now, person)?;
        going_on(now)?;
        Ok(now.game.eye(seat, figure))
    }

    /// What the best computer player would do in somebody's place, the best first. Only where no other person plays.
    ///
    /// # Errors
    /// If the person is not asked, or others play here.
    pub fn hint(&self, now: &Now, person: &Person, lang: Lang) -> Result<Adviser, TableError> {
        going_on(now)?;
        let asked = now.asked().map(|(seat, _)| seat);
        let mine = |seat: &Seat| now.sitters.get(seat.index()).and_then(Sitter::owner) == Some(&person.id);
        let seat = asked.filter(mine).ok_or_else(|| manners("refusal-table-not-asked"))?;
        if now.sitters.iter().any(|sitter| sitter.owner().is_some_and(|owner| *owner != person.id)) {
            return Err(manners("refusal-table-no-hints"));
        }
        Ok(now.game.adviser(self.best(), self.habit(seat), lang))
    }

    /// Somebody takes a seat, gives it up, or leaves it to a computer player.
    ///
    /// # Errors
    /// If the seat is not theirs to take or to give.
    pub fn sit(&self, now: &Now, person: &Person, seat: Seat, wish: &SeatWish) -> Result<Deed, TableError> {
        let sitter = now.sitters.get(seat.index()).ok_or_else(|| manners("refusal-table-no-seat"))?;
        if matches!(now.phase(), Phase::Over | Phase::Closed) {
            return Err(manners("refusal-table-over"));
        }
        let own = sitter.owner() == Some(&person.id);
        let host = self.row.owner == person.id && !now.begun;
        let me = Sitter::Person {
            id: person.id.clone(),
            name: person.name.clone(),
            guest: person.password.is_none(),
        };
        let sitter = match wish {
            SeatWish::Take if own && sitter.is_person() => return Err(manners("refusal-table-yours")),
            SeatWish::Take if own || *sitter == Sitter::Open => me,
            SeatWish::Take => return Err(manners("refusal-table-taken")),
            SeatWish::Leave if now.begun && own => {
                Sitter::Bot { level: self.best().to_string(), keeps: None }
            }
            SeatWish::Leave if own || host => Sitter::Open,
            SeatWish::Bot(_)
                if own && now.wish.as_ref().is_some_and(|wish| !wish.agreed.contains(&person.id)) =>
            {
                return Err(manners("refusal-table-answer-first"));
            }
            SeatWish::Bot(level) if own && now.begun => {
                let keeps = Keeps { id: person.id.clone(), name: person.name.clone() };
                Sitter::Bot { level: self.opponent(level)?.to_string(), keeps: Some(keeps) }
            }
            SeatWish::Bot(level) if host && (own || !sitter.is_person()) => {
                Sitter::Bot { level: self.opponent(level)?.to_string(), keeps: None }
            }
            SeatWish::Leave | SeatWish::Bot(_) => return Err(manners("refusal-table-not-yours")),
        };
        Ok(Deed::Sit { seat, sitter })
    }

    /// The game begins, once every seat is taken. `draw` gives where luck starts, and the salt.
    ///
    /// # Errors
    /// If it cannot.
    pub fn begin(
        &self,
        now: &Now,
        person: &Person,
        draw: impl FnOnce() -> (u64, String),
    ) -> Result<Deed, TableError> {
        if self.row.owner != person.id {
            seat_of(now, person)?;
        }
        if now.begun || now.closed {
            return Err(manners("refusal-table-begun"));
        }
        if now.sitters.contains(&Sitter::Open) {
            return Err(manners("refusal-table-free-seat"));
        }
        Ok(match now.luck {
            None => {
                let (seed, salt) = draw();
                Deed::Deal { seed: self.foretold.unwrap_or(seed), salt }
            }
            Some(_) => Deed::Begin,
        })
    }

    /// The one who opened the table closes it before the game is over; if it has begun, only while no other person plays.
    ///
    /// # Errors
    /// If it is not theirs to close.
    pub fn close(&self, now: &Now, person: &Person) -> Result<Deed, TableError> {
        let others =
            now.sitters.iter().any(|sitter| sitter.is_person() && sitter.owner() != Some(&person.id));
        match now.phase() {
            Phase::Over | Phase::Closed => Err(manners("refusal-table-over")),
            Phase::Open | Phase::Running if self.row.owner != person.id => {
                Err(manners("refusal-table-not-host"))
            }
            Phase::Running if others => Err(manners("refusal-table-others-play")),
            Phase::Open | Phase::Running => Ok(Deed::Close),
        }
    }

    /// Somebody says something.
    ///
    /// # Errors
    /// If it is nothing, or too much, or they only watch.
    pub fn say(now: &Now, person: &Person, text: &str) -> Result<Deed, TableError> {
        let text = text.trim();
        if text.is_empty() || text.len() > SAY_MOST {
            return Err(manners("refusal-table-say"));
        }
        if text.chars().any(is_disturbing) {
            return Err(manners("refusal-table-say-signs"));
        }
        let Person { id, name, .. } = person.clone();
        if !now.open_chat && now.seat_of(&id).is_none() {
            return Err(manners("refusal-table-chat-closed"));
        }
        Ok(Deed::Say { id, name, text: text.to_owned() })
    }

    /// Somebody who plays lets those who only watch talk, or no longer.
    ///
    /// # Errors
    /// If they do not sit here.
    pub fn open_chat(now: &Now, person: &Person, open: bool) -> Result<Deed, TableError> {
        Ok(Deed::OpenChat { seat: seat_of(now, person)?, open })
    }

    /// Take back the own last action, if it brought nothing new; else ask the others.
    ///
    /// # Errors
    /// If there is nothing to take back, or somebody would have to be asked for whom a computer player plays just now.
    pub fn undo(now: &Now, person: &Person) -> Result<Deed, TableError> {
        going_on(now)?;
        seat_of(now, person)?;
        if now.game.is_empty() {
            return Err(manners("refusal-undo-nothing"));
        }
        // What was asked for together is taken back together, as far as it can be.
        let starts = now.together();
        let free = |seat: &Seat| {
            starts.iter().copied().take_while(|&to| now.game.may_go_back(*seat, to).is_ok()).last()
        };
        if let Some((to, seat)) = now.seats_of(&person.id).find_map(|seat| Some((free(&seat)?, seat))) {
            return Ok(Deed::Rewind { to, seat });
        }
        let own = now.seats_of(&person.id).filter_map(|seat| Some((now.last_of(seat)?, seat)));
        let (to, seat) = own.max().ok_or_else(|| manners("refusal-undo-nothing"))?;
        // Who lets the computer play for a while has agreed to nothing.
        let mut away = now.sitters.iter().filter(|sitter| !sitter.is_person()).filter_map(Sitter::owner);
        if away.any(|owner| *owner != person.id) {
            return Err(manners("refusal-undo-away"));
        }
        Ok(Deed::AskRewind { to, seat, anew: true })
    }

    /// Answer somebody who would like to take something back. Once all people agree, it is done.
    ///
    /// # Errors
    /// If nobody asks.
    pub fn answer_undo(now: &Now, person: &Person, yes: bool) -> Result<Deed, TableError> {
        let seat = seat_of(now, person)?;
        match &now.wish {
            None => Err(manners("refusal-table-nobody-asks")),
            Some(wish) if yes && wish.agreed.contains(&person.id) => Err(manners("refusal-table-agreed")),
            Some(_) => Ok(Deed::AnswerRewind { seat, yes }),
        }
    }
}

/// The game has begun and is not over.
fn going_on(now: &Now) -> Result<(), TableError> {
    begun(now)?;
    if now.phase() == Phase::Running { Ok(()) } else { Err(manners("refusal-table-over")) }
}

fn begun(now: &Now) -> Result<(), TableError> {
    if now.phase() == Phase::Open { Err(manners("refusal-table-not-begun")) } else { Ok(()) }
}
