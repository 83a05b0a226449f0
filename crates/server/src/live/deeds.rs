//! What people do at a table.

use codex::Lang;
use engine::Seat;
use engine::about::Spot;
use parlour::Place;
use parlour::place::SeatWish;

use super::{Live, TableError, manners};
use crate::ahead::{Outlook, Sight};
use crate::people::{self, Person};
use crate::seated::Advice;
use crate::why::{Answered, Asked};

/// So many tables that one person has opened are played by computers alone at the same time.
const ALONE_MOST: u64 = 10;

impl Live {
    /// A person acts, and goes on with more actions as long as all comes as it could be foreseen. `after` is the last entry
    /// that they have seen. Says which entry was written last.
    ///
    /// # Errors
    /// If it is not their turn, the first action is not legal, or they have not seen everything, or something that is not
    /// there yet.
    pub async fn act(
        &self,
        person: &Person,
        after: u64,
        action: &str,
        then: &[String],
    ) -> Result<u64, TableError> {
        self.reach(after).await?;
        let mut number = self.write(0, |now| Place::act(now, person, after, action)).await?;
        for action in then {
            match self.write(0, |now| Place::act_on(now, person, number, action)).await {
                Ok(next) => number = next,
                Err(problem) if Place::stops(&problem) => break,
                Err(problem) => return Err(problem),
            }
        }
        Ok(number)
    }

    /// Why the rules forbid something; nothing if they do not.
    ///
    /// # Errors
    /// If the person does not play here, or it means nothing.
    pub async fn why_not(&self, person: &Person, asked: &Asked, lang: Lang) -> Result<Answered, TableError> {
        let thought = self.look(|now| Place::why_not(now, person, asked, lang)).await??;
        tokio::task::spawn_blocking(thought).await.map_err(|_| manners("refusal-table-no-bot"))
    }

    /// Where a person who is asked could go, and what pointing at things would mean.
    ///
    /// # Errors
    /// If they are not asked, or name an action that means nothing.
    pub async fn outlook(
        &self,
        person: &Person,
        by: Option<&str>,
        via: Vec<String>,
        lang: Lang,
    ) -> Result<Outlook, TableError> {
        let thought = self.look(|now| Place::outlook(now, person, by, via, lang)).await??;
        tokio::task::spawn_blocking(thought).await.map_err(|_| manners("refusal-table-no-bot"))
    }

    /// What a figure sees and threatens, as far as a person who plays here may know.
    ///
    /// # Errors
    /// If they do not play here.
    pub async fn eye(&self, person: &Person, figure: Spot) -> Result<Option<Sight>, TableError> {
        let thought = self.look(|now| Place::eye(now, person, figure)).await??;
        tokio::task::spawn_blocking(thought).await.map_err(|_| manners("refusal-table-no-bot"))
    }

    /// What the best computer player would do in somebody's place, the best first. Only where no other person plays.
    ///
    /// # Errors
    /// If the person is not asked, or others play here.
    pub async fn hint(&self, person: &Person, lang: Lang) -> Result<Vec<Advice>, TableError> {
        let adviser = self.look(|now| self.place.hint(now, person, lang)).await??;
        tokio::task::spawn_blocking(adviser).await.map_err(|_| manners("refusal-table-no-bot"))
    }

    /// Somebody takes a seat, gives it up, or leaves it to a computer player.
    ///
    /// # Errors
    /// If the seat is not theirs to take or to give.
    pub async fn sit(&self, person: &Person, seat: Seat, wish: &SeatWish) -> Result<u64, TableError> {
        // Whoever gets up last: else a friend would do it for the one who opened the table.
        if *wish != SeatWish::Take && self.lives_by(person).await? {
            self.leave_alone().await?;
        }
        self.write(0, |now| self.place.sit(now, person, seat, wish)).await
    }

    /// The game begins, once every seat is taken.
    ///
    /// # Errors
    /// If it cannot.
    pub async fn begin(&self, person: &Person) -> Result<u64, TableError> {
        if self.is_alone().await? {
            self.leave_alone().await?;
        }
        let draw = || (rand::random(), people::salt());
        self.write(0, |now| self.place.begin(now, person, draw)).await
    }

    /// Do computers sit here alone?
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn is_alone(&self) -> Result<bool, TableError> {
        self.look(|now| now.alone()).await
    }

    /// Would computers go on alone if this person got up?
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn lives_by(&self, person: &Person) -> Result<bool, TableError> {
        self.look(|now| now.begun && !now.alone() && now.alone_but(&person.id)).await
    }

    /// May computers play here alone?
    async fn leave_alone(&self) -> Result<(), TableError> {
        if self.wires.store.left_alone(&self.row().owner).await? >= ALONE_MOST {
            return Err(manners("refusal-table-alone"));
        }
        Ok(())
    }

    /// The one who opened the table closes it before the game is over; if it has begun, only while no other person plays.
    ///
    /// # Errors
    /// If it is not theirs to close.
    pub async fn close(&self, person: &Person) -> Result<u64, TableError> {
        self.write(0, |now| self.place.close(now, person)).await
    }

    /// Somebody says something.
    ///
    /// # Errors
    /// If it is nothing, or too much, or they only watch.
    pub async fn say(&self, person: &Person, text: &str) -> Result<u64, TableError> {
        self.write(0, |now| Place::say(now, person, text)).await
    }

    /// Somebody who plays lets those who only watch talk, or no longer.
    ///
    /// # Errors
    /// If they do not sit here.
    pub async fn open_chat(&self, person: &Person, open: bool) -> Result<u64, TableError> {
        self.write(0, |now| Place::open_chat(now, person, open)).await
    }

    /// Take back the own last action, if it brought nothing new; else ask the others.
    ///
    /// # Errors
    /// If there is nothing to take back.
    pub async fn undo(&self, person: &Person) -> Result<u64, TableError> {
        self.write(0, |now| Place::undo(now, person)).await
    }

    /// Answer somebody who would like to take something back. Once all people agree, it is done.
    ///
    /// # Errors
    /// If nobody asks.
    pub async fn answer_undo(&self, person: &Person, yes: bool) -> Result<u64, TableError> {
        self.write(0, |now| Place::answer_undo(now, person, yes)).await
    }
}
