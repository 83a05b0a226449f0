//! What people get to see of a table: the news behind an entry, and the scene as it is now.

use std::sync::Arc;

use bots::Level;
use codex::Lang;
use engine::{Outcome, Seat, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::described;
use crate::entry::{Deed, Entry, PersonId, Sitter};
use crate::kept::{Phase, TableRow};
use crate::news::{Happened, News};
use crate::now::Now;
use crate::options::Options;
use crate::people::Person;
use crate::pledge;
use crate::seated::{Analyst, Question, Told};
use crate::trouble::{TableError, manners};
use crate::why::Reason;

/// How many entries somebody gets at most who comes in new; older ones are asked for apart.
const NEWS_MOST: usize = 100;
/// How many messages are kept for others who want the same.
const EARS_MOST: usize = 32;

/// Somebody would like to take something back.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WishBack {
    /// Which seat.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// How many entries of the game would be left.
    pub to: usize,
    /// Who has agreed.
    #[schema(value_type = Vec<String>)]
    pub agreed: Vec<PersonId>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Ended {
    /// Points by seat.
    pub points: Vec<i32>,
    /// The seats that won.
    #[schema(value_type = Vec<String>)]
    pub winners: Vec<Seat>,
    /// Where luck started: with the salt it gives the pledge that was shown from the beginning.
    pub seed: String,
    /// What made the pledge unguessable.
    pub salt: String,
}

/// The table as a viewer may know it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Scene {
    /// The last entry that it follows from.
    pub number: u64,
    /// How far the table is.
    pub phase: Phase,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Through whose eyes the view is; nothing for those who only watch.
    #[schema(value_type = Option<String>, required)]
    pub you: Option<Seat>,
    /// What the game shows; its form is the game's own. Before the game begins nothing has been dealt: it is a sample.
    #[schema(schema_with = described::view)]
    pub view: Box<RawValue>,
    /// The open question.
    #[schema(required)]
    pub question: Option<Question>,
    /// How many entries the game has.
    pub actions: usize,
    /// May the viewer take the last action back at once?
    pub undo: bool,
    /// Why not, while the game goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_undo: Option<Reason>,
    /// Somebody would like to take something back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wish: Option<WishBack>,
    /// When the clock of the seat that is asked runs out, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<u64>,
    /// May those who only watch talk?
    pub open_chat: bool,
    /// The hash of the seed, from the moment when the game begins.
    #[schema(required)]
    pub pledge: Option<String>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    /// The set-up of the game that follows this one, where places follow each other.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(schema_with = described::setup, required = false)]
    pub next: Option<Box<RawValue>>,
}

/// What a client gets over its line whenever something happened.
#[derive(Debug, Serialize, ToSchema)]
pub struct Update {
    /// What it is.
    pub update: Behind,
}

/// The news, and what came of them.
#[derive(Debug, Serialize, ToSchema)]
pub struct Behind {
    /// What happened behind the last entry that the client has seen, in order.
    pub news: Vec<News>,
    /// The table as it is now.
    pub scene: Scene,
}

impl Now {
    fn news(&self, from: usize, to: usize, viewer: Viewer, lang: Lang) -> Vec<News> {
        (from..to.min(self.log.len())).map(|n| self.news_of(n, viewer, lang)).collect()
    }

    /// May a viewer know what this seat does?
    fn open_to(&self, seat: Seat, viewer: Viewer) -> bool {
        viewer.is(seat) || self.phase() == Phase::Over
    }

    /// The seat of an entry, unless a secret question was behind it.
    fn named(&self, n: usize, seat: Seat, viewer: Viewer) -> Option<Seat> {
        let secret = self.moves[n].is_none_or(|moved| moved.secret);
        (!secret || self.open_to(seat, viewer)).then_some(seat)
    }

    fn news_of(&self, n: usize, viewer: Viewer, lang: Lang) -> News {
        let Entry { number, at, deed } = self.log[n].clone();
        let happened = match deed {
            Deed::Sit { seat, sitter } => Happened::Sat { seat, sitter },
            Deed::Begin | Deed::Deal { .. } => Happened::Began { pledge: self.pledge() },
            Deed::Act { seat, action, bot, .. } => {
                let moved = self.moves[n];
                let undone = moved.is_none_or(|moved| moved.undone);
                let before = moved.map_or(0, |moved| moved.before);
                let named = self.named(n, seat, viewer);
                Happened::Acted {
                    seat: named,
                    action: self.open_to(seat, viewer).then_some(action),
                    bot: bot && named.is_some(),
                    undone,
                    before,
                    told: if undone { Vec::new() } else { self.game.told(before, viewer, lang) },
                }
            }
            Deed::Rewind { seat, to } => Happened::TookBack { seat: self.named(n, seat, viewer), to },
            Deed::AskRewind { seat, to, .. } => Happened::AskedBack { seat, to },
            Deed::AnswerRewind { seat, yes } => Happened::AnsweredBack { seat, yes },
            Deed::Say { id, name, text } => Happened::Said { id, name, text },
            Deed::Unsay { number } => Happened::Unsaid { line: number },
            Deed::OpenChat { seat, open } => Happened::OpenedChat { seat, open },
            Deed::Remind { seat } => Happened::Reminded { seat: self.named(n, seat, viewer) },
            Deed::Close => Happened::Closed,
        };
        News { number, at, happened }
    }

    fn scene_for(&self, options: &Options, viewer: Viewer, lang: Lang) -> Scene {
        let you = viewer.seat();
        let phase = self.phase();
        // Seats can still be changed: nobody sees the secrets of one before the game begins.
        let viewer = if phase == Phase::Open { Viewer::Spectator } else { viewer };
        let secret = self.asked().is_some_and(|(seat, secret)| secret && !viewer.is(seat));
        let ended = |Outcome { points, winners }| {
            let (seed, salt) = match &self.luck {
                Some(luck) => (pledge::seed_text(luck.seed), luck.salt.clone()),
                None => Default::default(),
            };
            Ended { points, winners, seed, salt }
        };
        let undo = you.filter(|_| phase == Phase::Running).map(|seat| self.game.may_undo(seat));
        Scene {
            number: self.number(),
            phase,
            sitters: self.sitters.clone(),
            you,
            view: self.game.view(None, viewer).unwrap_or_else(|| RawValue::NULL.to_owned()),
            question: self.game.question(None, viewer, lang).filter(|_| phase == Phase::Running),
            actions: self.game.len(),
            undo: undo == Some(Ok(())),
            no_undo: undo.and_then(Result::err).map(|refusal| Reason::of(&refusal, lang)),
            wish: self.wish.clone().map(|wish| WishBack {
                seat: wish.seat,
                to: wish.to,
                agreed: wish.agreed,
            }),
            clock: options
                .clock_ms()
                .filter(|_| phase == Phase::Running && !secret)
                .map(|ms| self.since + ms),
            open_chat: self.open_chat,
            pledge: self.pledge(),
            ended: self.game.outcome().filter(|_| phase == Phase::Over).map(ended),
            next: self.game.sequel(),
        }
    }
}

/// Through whose eyes a person looks, or nobody in particular.
fn id_of(person: Option<&Person>) -> Option<&str> {
    person.map(|person| person.id.as_str())
}

impl Now {
    /// What a viewer gets behind entry `after`: the news, and the scene as it is now; and the last number in it. The
    /// same message is made once for all who may see the same.
    ///
    /// # Errors
    /// If it cannot be written down.
    pub fn update(
        &mut self,
        options: &Options,
        after: u64,
        person: Option<&Person>,
        lang: Lang,
    ) -> Result<(u64, Arc<str>), TableError> {
        let viewer = self.viewer(id_of(person));
        let after = after.min(self.number());
        let ear = (viewer, lang, after);
        if let Some((_, told)) = self.told.iter().find(|(known, _)| *known == ear) {
            return Ok((self.number(), Arc::clone(told)));
        }
        let from = self.place_of(after);
        // Who comes in new does not get the whole past at once.
        let from = if after == 0 { from.max(self.log.len().saturating_sub(NEWS_MOST)) } else { from };
        let news = self.news(from, usize::MAX, viewer, lang);
        let update = Update { update: Behind { news, scene: self.scene_for(options, viewer, lang) } };
        let text =
            serde_json::to_string(&update).map_err(|problem| TableError::Unreadable(problem.to_string()))?;
        let text: Arc<str> = text.into();
        if self.told.len() < EARS_MOST {
            self.told.push((ear, Arc::clone(&text)));
        }
        Ok((self.number(), text))
    }

    /// The table as a viewer may know it.
    pub fn scene(&self, options: &Options, person: Option<&Person>, lang: Lang) -> Scene {
        self.scene_for(options, self.viewer(id_of(person)), lang)
    }

    /// Some news behind entry `after`, at most a hundred of them.
    pub fn news_behind(&self, after: u64, person: Option<&Person>, lang: Lang) -> Vec<News> {
        let from = self.place_of(after);
        self.news(from, from + NEWS_MOST, self.viewer(id_of(person)), lang)
    }

    /// Where in the log the entry behind that number is.
    fn place_of(&self, after: u64) -> usize {
        usize::try_from(after).unwrap_or(usize::MAX).min(self.log.len())
    }

    /// Is it this person's turn, and since which entry has nothing changed?
    pub fn asks(&self, person: &str) -> Option<u64> {
        let sitter = self.asked().and_then(|(seat, _)| self.sitters.get(seat.index()));
        let theirs = matches!(sitter, Some(Sitter::Person { id, .. }) if id == person);
        theirs.then_some(self.changed)
    }

    /// May somebody see earlier moments of the game through these eyes? Everybody once it is over; before that whoever
    /// plays, through the eyes of an own seat: what it saw then is no secret to it.
    pub fn may_look_back(&self, person: Option<&Person>, viewer: Viewer) -> bool {
        match (self.phase(), person, viewer.seat()) {
            (Phase::Over, ..) => true,
            (Phase::Running, Some(person), Some(seat)) => self.seats_of(&person.id).any(|own| own == seat),
            _ => false,
        }
    }

    /// The finished game as a replay file that proves its luck; nothing before the end.
    pub fn replay(&self, row: &TableRow) -> Option<String> {
        (self.phase() == Phase::Over).then(|| self.replay_so_far(row))
    }

    /// The game as a replay file, as far as it has come.
    pub fn replay_so_far(&self, row: &TableRow) -> String {
        match (&row.replay, &self.luck) {
            (Some(text), _) => text.clone(),
            (None, Some(luck)) => pledge::seal(&self.game.replay(), luck.seed, &luck.salt),
            (None, None) => self.game.replay(),
        }
    }

    /// Somebody who looks back at the game, nobody where that cannot be judged; not before its end.
    ///
    /// # Errors
    /// If the game is not over.
    pub fn analyst(&self, level: Level, top: usize) -> Result<Option<Analyst>, TableError> {
        if self.phase() != Phase::Over {
            return Err(manners("refusal-table-not-over"));
        }
        Ok(self.game.analyst(level, top))
    }

    /// The position after the first `count` entries of the game, through a seat's eyes; whether one may see that is
    /// another question.
    pub fn moment(&self, count: usize, viewer: Viewer, lang: Lang) -> Option<Moment> {
        let there = viewer.seat().is_none_or(|seat| seat.index() < self.game.seats());
        if !there {
            return None;
        }
        Some(Moment {
            count,
            actions: self.game.len(),
            view: self.game.view(Some(count), viewer)?,
            question: self.game.question(Some(count), viewer, lang),
            told: count.checked_sub(1).map(|before| self.game.told(before, viewer, lang)).unwrap_or_default(),
        })
    }
}

/// A moment of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct Moment {
    /// After how many entries.
    pub count: usize,
    /// How many there are.
    pub actions: usize,
    /// What the game shows.
    #[schema(value_type = serde_json::Value)]
    pub view: Box<RawValue>,
    /// The question that was open.
    #[schema(required)]
    pub question: Option<Question>,
    /// What happened last.
    pub told: Vec<Told>,
}
