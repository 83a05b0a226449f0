//! Finished games, moments of a game, and looking back.

use bots::Level;
use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::analysis::Review;
use crate::news::News;
use crate::shown::Scene;

/// So many decisions and strokes of luck are told.
pub const TOP: usize = 5;
/// Who judges: quick, and taught by games.
pub const LEVEL: Level = Level::Veteran;

/// Which moment, through whose eyes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct When {
    /// After how many entries of the game.
    pub count: usize,
    /// Through the eyes of this seat, written `p1`; without it those of somebody who watches.
    #[param(value_type = Option<String>)]
    pub seat: Option<Seat>,
    /// With all cards on the table, instead.
    pub open: Option<bool>,
    /// The language of texts.
    pub lang: Option<String>,
}

impl When {
    /// Through whose eyes.
    pub fn viewer(&self) -> Viewer {
        match self.seat {
            _ if self.open == Some(true) => Viewer::Open,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        }
    }
}

/// All that whoever reports a bug may know of a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct Report {
    /// The version of the program.
    pub program: &'static str,
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of the seed, once that is drawn.
    pub pledge: Option<String>,
    /// What the reporter sees.
    pub scene: Scene,
    /// What happened lately, as the reporter may know it.
    pub news: Vec<News>,
    /// The whole game, once it is over.
    pub replay: Option<String>,
}

/// How far it is with looking back at a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct Reviewed {
    /// Ask again: it is being worked out.
    pub working: bool,
    /// So many entries of the game have been looked at,
    pub done: usize,
    /// of so many; 0 while others are looked at first.
    pub all: usize,
    /// What was found; nothing while it is being worked out, and where nobody has learned to judge the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub review: Option<Review>,
}

impl Reviewed {
    /// So many entries of so many have been looked at; nothing of nothing where nobody can judge the game.
    pub fn working(working: bool, done: usize, all: usize) -> Reviewed {
        Reviewed { working, done, all, review: None }
    }

    /// What was found.
    pub fn found(review: Review) -> Reviewed {
        Reviewed { working: false, done: review.actions, all: review.actions, review: Some(review) }
    }
}
