//! What people get to see of a table: the news behind an entry, and the scene as it is now.

use std::sync::Arc;

use bots::Level;
use codex::Lang;
use engine::{Outcome, Seat, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::news::{Happened, News};
use super::now::Now;
use super::{Live, TableError, YourTurn, manners};
use crate::described;
use crate::entry::{Deed, Entry, PersonId, Sitter};
use crate::people::Person;
use crate::pledge;
use crate::seated::{Analyst, Question, Told};
use crate::store::Phase;

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
            Deed::OpenChat { seat, open } => Happened::OpenedChat { seat, open },
            Deed::Remind { seat } => Happened::Reminded { seat: self.named(n, seat, viewer) },
            Deed::Close => Happened::Closed,
        };
        News { number, at, happened }
    }

    fn scene(&self, live: &Live, viewer: Viewer, lang: Lang) -> Scene {
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
        Scene {
            number: self.number(),
            phase,
            sitters: self.sitters.clone(),
            you,
            view: self.game.view(None, viewer).unwrap_or_else(|| RawValue::NULL.to_owned()),
            question: self.game.question(None, viewer, lang).filter(|_| phase == Phase::Running),
            actions: self.game.len(),
            undo: phase == Phase::Running && you.is_some_and(|seat| self.game.may_undo(seat).is_ok()),
            wish: self.wish.clone().map(|wish| WishBack {
                seat: wish.seat,
                to: wish.to,
                agreed: wish.agreed,
            }),
            clock: live
                .options
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

impl Live {
    /// What a viewer gets behind entry `after`: the news, and the scene as it is now; and the last number in it. The
    /// same message is made once for all who may see the same.
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn update(
        &self,
        after: u64,
        person: Option<&Person>,
        lang: Lang,
    ) -> Result<(u64, Arc<str>), TableError> {
        self.reach(after).await?;
        self.look(|now| {
            let viewer = now.viewer(person.map(|person| person.id.as_str()));
            let after = after.min(now.number());
            let ear = (viewer, lang, after);
            if let Some((_, told)) = now.told.iter().find(|(known, _)| *known == ear) {
                return Ok((now.number(), Arc::clone(told)));
            }
            let from = usize::try_from(after).unwrap_or(usize::MAX).min(now.log.len());
            // Who comes in new does not get the whole past at once.
            let from = if after == 0 { from.max(now.log.len().saturating_sub(NEWS_MOST)) } else { from };
            let news = now.news(from, usize::MAX, viewer, lang);
            let update = Update { update: Behind { news, scene: now.scene(self, viewer, lang) } };
            let text = serde_json::to_string(&update)
                .map_err(|problem| TableError::Unreadable(problem.to_string()))?;
            let text: Arc<str> = text.into();
            if now.told.len() < EARS_MOST {
                now.told.push((ear, Arc::clone(&text)));
            }
            Ok((now.number(), text))
        })
        .await?
    }

    /// The table as a viewer may know it.
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn scene(&self, person: Option<&Person>, lang: Lang) -> Result<Scene, TableError> {
        self.look(|now| now.scene(self, now.viewer(person.map(|person| person.id.as_str())), lang)).await
    }

    /// Some news behind entry `after`, at most a hundred of them.
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn news(
        &self,
        after: u64,
        person: Option<&Person>,
        lang: Lang,
    ) -> Result<Vec<News>, TableError> {
        self.look(|now| {
            let from = usize::try_from(after).unwrap_or(usize::MAX).min(now.log.len());
            now.news(from, from + NEWS_MOST, now.viewer(person.map(|person| person.id.as_str())), lang)
        })
        .await
    }

    /// Does this person sit here?
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn seats(&self, person: &str) -> Result<bool, TableError> {
        self.look(|now| now.seats_of(person).next().is_some()).await
    }

    /// Is it this person's turn, and since which entry has nothing changed?
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn asks(&self, person: &str) -> Result<Option<u64>, TableError> {
        self.look(|now| {
            let sitter = now.asked().and_then(|(seat, _)| now.sitters.get(seat.index()));
            let theirs = matches!(sitter, Some(Sitter::Person { id, .. }) if id == person);
            theirs.then_some(now.changed)
        })
        .await
    }

    /// May somebody see earlier moments of the game through these eyes? Everybody once it is over; before that whoever
    /// plays, through the eyes of an own seat: what it saw then is no secret to it.
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn may_look_back(&self, person: Option<&Person>, viewer: Viewer) -> Result<bool, TableError> {
        self.look(|now| match (now.phase(), person, viewer.seat()) {
            (Phase::Over, ..) => true,
            (Phase::Running, Some(person), Some(seat)) => now.seats_of(&person.id).any(|own| own == seat),
            _ => false,
        })
        .await
    }

    /// Does this turn still wait for its person, who has done nothing since it was told?
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn waits_for(&self, turn: &YourTurn) -> Result<bool, TableError> {
        self.look(|now| {
            let sitter = now.asked().and_then(|(seat, _)| now.sitters.get(seat.index()));
            let theirs = matches!(sitter, Some(Sitter::Person { id, .. }) if *id == turn.person);
            // A second question within a turn is no new turn.
            let told = now.log.iter().rfind(|entry| entry.number == turn.number);
            let began = turn.reminder || told.is_some_and(|entry| entry.at == now.since);
            theirs && began && now.changed <= turn.number
        })
        .await
    }

    /// The finished game as a replay file that proves its luck; nothing before the end.
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn replay(&self) -> Result<Option<String>, TableError> {
        self.look(|now| {
            (now.phase() == Phase::Over).then(|| match (&self.row.replay, &now.luck) {
                (Some(text), _) => text.clone(),
                (None, Some(luck)) => pledge::seal(&now.game.replay(), luck.seed, &luck.salt),
                (None, None) => now.game.replay(),
            })
        })
        .await
    }

    /// Somebody who looks back at the game, nobody where that cannot be judged; not before its end.
    ///
    /// # Errors
    /// If the game is not over, or the table cannot be loaded.
    pub async fn analyst(&self, level: Level, top: usize) -> Result<Option<Analyst>, TableError> {
        self.look(|now| {
            if now.phase() != Phase::Over && self.row.replay.is_none() {
                return Err(manners("refusal-table-not-over"));
            }
            Ok(now.game.analyst(level, top))
        })
        .await?
    }

    /// The position after the first `count` entries of the game, through a seat's eyes; whether one may see that is
    /// another question.
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn moment(
        &self,
        count: usize,
        viewer: Viewer,
        lang: Lang,
    ) -> Result<Option<Moment>, TableError> {
        self.look(|now| {
            let there = viewer.seat().is_none_or(|seat| seat.index() < now.game.seats());
            if !there {
                return None;
            }
            Some(Moment {
                count,
                actions: now.game.len(),
                view: now.game.view(Some(count), viewer)?,
                question: now.game.question(Some(count), viewer, lang),
                told: count
                    .checked_sub(1)
                    .map(|before| now.game.told(before, viewer, lang))
                    .unwrap_or_default(),
            })
        })
        .await
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
