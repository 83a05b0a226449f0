//! Who answers what.

use codex::Lang;
use parlour::people::Person;
use parlour::setup::FILE_MOST;
use parlour::speech::Wrong;
use parlour::speech::wrong::BAD_REQUEST;
use parlour::speech::{GameInfo, RuleText, ToCheck, Verdict};
use percent_encoding::percent_decode_str;

use crate::answer::{Answer, Answered, Trouble, missing, no_server, nobody, read};
use crate::house::House;

/// Something that is asked.
pub(crate) struct Ask<'a> {
    /// The language of texts.
    pub(crate) lang: Lang,
    /// What stands behind the question mark.
    pub(crate) query: &'a str,
    /// What comes with it.
    pub(crate) body: &'a str,
    /// When.
    pub(crate) time: u64,
}

/// The language in which somebody wants to be spoken to.
pub(crate) fn tongue(query: &str) -> Lang {
    let asked = query.split('&').find_map(|pair| pair.strip_prefix("lang="));
    asked.and_then(|tag| tag.parse().ok()).unwrap_or_default()
}

/// The names in an address behind `/api`; none if it does not begin so.
pub(crate) fn names(path: &str) -> Vec<String> {
    let Some(rest) = path.strip_prefix("/api/") else { return Vec::new() };
    rest.split('/').map(|name| percent_decode_str(name).decode_utf8_lossy().into_owned()).collect()
}

impl House {
    /// Answer a request as a server would. The body is JSON, or a file where one is brought.
    pub fn request(&mut self, method: &str, path: &str, body: &str, time: u64) -> Answer {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let ask = Ask { lang: tongue(query), query, body, time };
        let names = names(path);
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let answered = self.answer(method, &names, &ask);
        self.spread();
        answered.unwrap_or_else(Answer::wrong)
    }

    fn answer(&mut self, method: &str, names: &[&str], ask: &Ask<'_>) -> Answered {
        match (method, names) {
            ("GET", ["games"]) => self.all_games(),
            ("GET", ["rules", id]) => {
                Answer::json(&RuleText::of((*id).to_owned(), ask.lang).ok_or_else(missing)?)
            }
            ("POST", ["guest"]) => self.guest(ask),
            ("GET", ["me"]) => self.me(ask),
            ("PATCH", ["me"]) => self.change_me(ask),
            ("DELETE", ["me"]) => self.delete_me(ask),
            ("GET", ["people", id]) => self.profile(id),
            ("GET", ["tables"]) => self.list(ask),
            ("POST", ["tables"]) => self.open(ask),
            ("POST", ["replays"]) => self.import(ask),
            ("POST", ["scenarios", "check"]) => self.check_scenario(ask),
            // Nobody else's are here; one's own stay with the page.
            ("GET", ["scenarios"]) => Answer::json(&Vec::<()>::new()),
            (_, ["tables", id, rest @ ..]) => self.at_table(method, id, rest, ask),
            _ => Err(no_server(ask.lang)),
        }
    }

    /// Who asks.
    pub(crate) fn member(&self, ask: &Ask<'_>) -> Result<Person, Trouble> {
        self.shelf.person().ok_or_else(|| nobody(ask.lang))
    }

    fn all_games(&self) -> Answered {
        match &self.options.games {
            Some(games) => Answer::json(games),
            None => Answer::json(&self.kinds.iter().map(|kind| GameInfo::of(*kind)).collect::<Vec<_>>()),
        }
    }

    fn check_scenario(&self, ask: &Ask<'_>) -> Answered {
        let bad = |why: String| (BAD_REQUEST, Wrong::new("bad-scenario", why));
        let ToCheck { game, text } = read(ask.body)?;
        let kind = self.kinds.iter().find(|kind| kind.id() == game);
        let places = kind.and_then(|kind| kind.places());
        let places = places.ok_or_else(|| bad(format!("`{game}` has no scenarios to write")))?;
        if text.len() > FILE_MOST {
            return Err(bad(format!("a scenario or mission has at most {} KiB of text", FILE_MOST / 1024)));
        }
        Answer::json(&Verdict::of(&(places.check)(&text, "scenario"), ask.lang))
    }
}
