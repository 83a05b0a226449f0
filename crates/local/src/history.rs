//! Games that were played: their logs, replay files, moments, a file for bug reports, looking back.

use parlour::TableError;
use parlour::speech::wrong::{CONFLICT, FAILED};
use parlour::speech::{Behind, LEVEL, Report, Reviewed, TOP, When, Wrong};
use serde::Deserialize;

use crate::answer::{Answer, Answered, asked, at_table, missing};
use crate::house::House;
use crate::request::Ask;
use crate::tend::Looking;

/// How much of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Much {
    /// As far as it has come, also before its end.
    #[serde(default)]
    all: bool,
    #[serde(rename = "lang")]
    _lang: Option<String>,
}

/// It is being worked out.
const ACCEPTED: u16 = 202;

impl House {
    pub(crate) fn log(&mut self, id: &str, ask: &Ask<'_>) -> Answered {
        let Behind { after, .. } = asked(ask.query)?;
        let person = self.shelf.person();
        let news = self.look(id, |table| table.now.news_behind(after, person.as_ref(), ask.lang));
        Answer::json(&news.map_err(at_table(ask.lang))?)
    }

    /// A game as a replay file.
    pub(crate) fn replay(&mut self, id: &str, ask: &Ask<'_>) -> Answered {
        let Much { all, .. } = asked(ask.query)?;
        let found = self.look(id, |table| {
            let row = &table.place.row;
            let text = if all { Some(table.now.replay_so_far(row)) } else { table.now.replay(row) };
            (text, row.game.clone())
        });
        let (text, game) = found.map_err(at_table(ask.lang))?;
        let text = text.ok_or_else(|| (CONFLICT, Wrong::manners("refusal-table-not-over", ask.lang)))?;
        Ok(Answer::file("text/plain; charset=utf-8", format!("{game}-{id}.tfr"), text))
    }

    /// A moment of a game.
    pub(crate) fn moment(&mut self, id: &str, ask: &Ask<'_>) -> Answered {
        let when: When = asked(ask.query)?;
        let (person, viewer) = (self.shelf.person(), when.viewer());
        let found = self.look(id, |table| {
            let open = table.place.row.replay.is_some() || table.now.may_look_back(person.as_ref(), viewer);
            open.then(|| table.now.moment(when.count, viewer, ask.lang))
        });
        let found = found.map_err(at_table(ask.lang))?;
        let moment = found.ok_or_else(|| (CONFLICT, Wrong::manners("refusal-table-not-over", ask.lang)))?;
        Answer::json(&moment.ok_or_else(missing)?)
    }

    /// A file to send along with a bug report.
    pub(crate) fn report(&mut self, id: &str, ask: &Ask<'_>) -> Answered {
        let person = self.shelf.person();
        let report = self.look(id, |table| {
            let (row, now) = (&table.place.row, &table.now);
            let scene = now.scene(&table.place.options, person.as_ref(), ask.lang);
            Report {
                program: env!("CARGO_PKG_VERSION"),
                table: id.to_owned(),
                game: row.game.clone(),
                rules: row.rules,
                pledge: scene.pledge.clone(),
                news: now.news_behind(scene.number.saturating_sub(50), person.as_ref(), ask.lang),
                scene,
                replay: now.replay(row),
            }
        });
        let body = Answer::json(&report.map_err(at_table(ask.lang))?)?.body;
        Ok(Answer::file("application/json", format!("telefrag-report-{id}.json"), body))
    }

    /// A finished game looked back at, or how far it is with that.
    pub(crate) fn analysis(&mut self, id: &str, ask: &Ask<'_>) -> Answered {
        if !self.reviews.contains_key(id) {
            let found = self.look(id, |table| table.now.analyst(LEVEL, TOP));
            let found = found.and_then(|analyst| analyst).map_err(|problem| match problem {
                TableError::Refused(refusal) => (CONFLICT, Wrong::refused(&refusal, ask.lang)),
                problem => Wrong::at_table(problem, ask.lang),
            })?;
            let Some(analyst) = found else { return Answer::json(&Reviewed::working(false, 0, 0)) };
            self.reviews.insert(id.to_owned(), Looking::Working { done: 0, all: 0, analyst });
        }
        match self.reviews.get(id) {
            Some(Looking::Working { done, all, .. }) => {
                Answer::with_status(ACCEPTED, &Reviewed::working(true, *done, *all))
            }
            Some(Looking::There(reviews)) => {
                let place = codex::Lang::ALL.iter().position(|known| *known == ask.lang);
                let review = place.and_then(|place| reviews.get(place)).ok_or_else(missing)?;
                Answer::json(&Reviewed::found(review.clone()))
            }
            Some(Looking::Failed) | None => {
                Err((FAILED, Wrong::new("failed", "this game could not be looked back at")))
            }
        }
    }
}
