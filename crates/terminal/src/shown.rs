//! What a game brings along to be played in the terminal. Everything else is the same for all games.

use bots::Played;
use engine::{Message, Outcome, Seat};

use super::pen::{Pen, Sign};
use super::screen::Scene;
use super::size::Size;

/// A game that can be shown.
pub(super) trait Shown: Played {
    /// What stands before the names of players.
    const SIGNS: &'static [Sign];
    /// Keys of the texts that differ from game to game.
    const WORDS: Words;
    /// What of the board is looked at.
    type Gaze: Clone;

    /// Is there room for everything in full? It depends on the size alone, so that the board stays where it is.
    fn is_roomy(size: Size) -> bool;
    /// Heading, board and panels.
    fn position(scene: &Scene<'_, Self>) -> Vec<String>;
    /// The board alone.
    fn board(scene: &Scene<'_, Self>) -> Vec<String>;
    /// What is looked at while nobody asks. `known` is a position as this seat imagines it.
    fn gaze(known: &Self::State, view: &Self::View, seat: Seat) -> Self::Gaze;
    /// What is looked at when the game is over.
    fn last_gaze(view: &Self::View) -> Self::Gaze;
    /// Somebody wants to see something: where it is and what is said of it, or what is said instead.
    ///
    /// # Errors
    /// If there is no such thing.
    fn look(scene: &Scene<'_, Self>, look: Look<'_>) -> Result<(Self::Gaze, Vec<String>), Vec<String>>;

    /// How an event is told.
    fn news(event: &Self::Event) -> News;
    /// Two events, one after the other, as one.
    fn joined(_first: &Self::Event, _second: &Self::Event) -> Option<Self::Event> {
        None
    }
    /// What a choice is about, as short as it can be said beside the board.
    fn choice(state: &Self::State, action: Self::Action) -> Message {
        Self::label(state, action)
    }
    /// What a choice would bring at once ([`engine::Game::forecast`]), beside its text.
    fn foretell(_pen: Pen, _state: &Self::State, _events: &[Self::Event]) -> String {
        String::new()
    }

    /// What a card or another thing does, found by the beginning of its name; nothing if there is none.
    fn explain(pen: Pen, what: &str) -> Vec<String>;
    /// Everything that has no room on the screen.
    fn overview(scene: &Scene<'_, Self>) -> Vec<String>;
    /// Who has won, and how it stands in the end. `own` are the seats of who reads it.
    fn result(pen: Pen, view: &Self::View, outcome: &Outcome, own: &[Seat]) -> Vec<String>;
}

/// Keys of texts.
pub(super) struct Words {
    pub(super) help: &'static str,
    pub(super) keys: &'static str,
    pub(super) keys_short: &'static str,
    pub(super) no_rule: &'static str,
    pub(super) no_help: &'static str,
}

/// A wish to see something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look<'a> {
    /// What is seen from there; from where one stands, if nothing is named.
    From(&'a str),
    /// That part of the board; all of it, if nothing is named.
    At(&'a str),
}

/// How an event is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum News {
    /// It shows in what follows.
    Nothing,
    /// On a line.
    Plain,
    /// As something grave.
    Grave,
    /// Somebody's turn begins.
    Turn(Seat),
    /// As a heading.
    Heading,
}
