//! What can be asked about the game on one table.

use std::fmt::Display;

use bots::Played;
use codex::Lang;
use engine::{Entry, Seat, Silent, Table, Viewer, replay};
use serde_json::{Value, json};
use server::Choice;

use super::request::{self, Complaint, Reply};
use super::session::{Answer, raw};
use crate::words::say;

/// Where the game stands: question, hash, outcome.
pub(super) fn position<G: Played>(table: &Table<G>, lang: Lang) -> Value {
    let state = table.state();
    let decision = G::decision(state).map(|decision| {
        let prompt = say(lang, &G::prompt(state));
        json!({ "seat": decision.seat, "secret": decision.secret, "prompt": prompt })
    });
    let mut answer = json!({ "decision": decision, "hash": table.hash() });
    if let Some(outcome) = table.outcome() {
        answer["outcome"] = json!(outcome);
    }
    answer
}

pub(super) fn dump<G: Played>(table: &Table<G>, _: request::Nothing) -> Answer {
    #[derive(serde::Serialize)]
    struct Whole<'a, T> {
        position: &'a T,
    }
    raw(&Whole { position: table.state() })
}

pub(super) fn view<G: Played>(table: &Table<G>, view: request::View) -> Answer {
    #[derive(serde::Serialize)]
    struct Seen<T> {
        view: T,
    }
    let viewer = known_viewer(table, view.seat.0)?;
    raw(&Seen { view: G::view(table.state(), viewer) })
}

/// All legal actions; none once the game is over.
pub(super) fn legal<G: Played>(table: &Table<G>) -> Vec<G::Action> {
    let mut legal = Vec::new();
    if !table.is_over() {
        G::legal(table.state(), &mut legal);
    }
    legal
}

pub(super) fn actions<G: Played>(table: &Table<G>, actions: request::Actions, lang: Lang) -> Answer {
    let state = table.state();
    let decision = G::decision(state);
    let list: Vec<Value> = legal(table)
        .iter()
        .map(|action| match actions.labels {
            true => json!(Choice::of::<G>(state, *action, lang)),
            false => json!(action.to_string()),
        })
        .collect();
    let prompt = decision.map(|_| say(lang, &G::prompt(state)));
    let secret = decision.is_some_and(|decision| decision.secret);
    let seat = decision.map(|decision| decision.seat);
    raw(&json!({ "seat": seat, "secret": secret, "prompt": prompt, "actions": list }))
}

/// The seat that is meant: the one named, or the one that decides.
pub(super) fn seat<G: Played>(table: &Table<G>, seat: Option<Seat>) -> Result<Seat, Complaint> {
    match seat {
        Some(seat) => known_seat(table, seat),
        // Once the game is over nobody decides, and anybody is refused.
        None => Ok(G::decision(table.state()).map_or(Seat(0), |decision| decision.seat)),
    }
}

pub(super) fn check<G: Played>(table: &Table<G>, check: request::Check, lang: Lang) -> Answer {
    let seat = seat(table, check.seat)?;
    let action = action::<G>(&check.action)?;
    G::check(table.state(), seat, action).map_err(|refusal| Complaint::refusal(lang, refusal))?;
    raw(&json!({ "legal": true }))
}

pub(super) fn apply<G: Played>(table: &mut Table<G>, apply: request::Apply, lang: Lang) -> Answer {
    let viewer = known_viewer(table, apply.viewer.0)?;
    let before = table.log().len();
    let mut seen = Vec::new();
    let wanted = match (&apply.action, &apply.actions[..]) {
        (Some(one), []) => std::slice::from_ref(one),
        (None, []) => return Err(Complaint::new("bad-request", "name an `action` or several `actions`")),
        (None, several) => several,
        (Some(_), _) => {
            return Err(Complaint::new("bad-request", "name one `action` or several `actions`, not both"));
        }
    };
    for (n, text) in wanted.iter().enumerate() {
        let done = seat(table, apply.seat).and_then(|seat| {
            let action = action::<G>(text)?;
            let refused = |refusal| Complaint::refusal(lang, refusal);
            if apply.reply == Reply::Events {
                let events = table.apply(seat, action).map_err(refused)?;
                seen.extend(events.iter().filter_map(|event| G::witness(event, viewer)));
            } else {
                table.apply_with(seat, action, &mut Silent).map_err(refused)?;
            }
            Ok(())
        });
        if let Err(mut complaint) = done {
            table.rewind(before);
            if wanted.len() > 1 {
                complaint.message = format!("actions[{n}]: {}", complaint.message);
            }
            return Err(complaint);
        }
    }
    match apply.reply {
        Reply::Nothing => raw(&json!({ "entries": table.log().len() })),
        Reply::Actions if apply.labels => raw(&Next::labelled(table, lang)),
        Reply::Actions => raw(&Next::of(table)),
        Reply::Events => {
            let mut answer = position(table, lang);
            answer["events"] = json!(seen);
            if apply.labels {
                let told = seen.iter().map(|event| G::tell(table.state(), event));
                let told =
                    told.map(|(message, rules)| json!({ "text": say(lang, &message), "rules": rules }));
                answer["told"] = told.collect();
            }
            raw(&answer)
        }
    }
}

/// An action in notation, written straight into the answer.
pub(super) struct Written<A>(A);

impl<A: Display> serde::Serialize for Written<A> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// What may be done next, in as few words as possible.
#[derive(serde::Serialize)]
pub(super) struct Next<A> {
    /// Who decides; nobody once the game is over.
    seat: Option<Seat>,
    actions: Vec<A>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<engine::Outcome>,
}

impl<A: Display> Next<Written<A>> {
    pub(super) fn of<G: Played<Action = A>>(table: &Table<G>) -> Self {
        Next::listed(table, Written)
    }
}

impl Next<Choice> {
    /// The same, with what each action means and what it is about.
    fn labelled<G: Played>(table: &Table<G>, lang: Lang) -> Self {
        Next::listed(table, |action| Choice::of::<G>(table.state(), action, lang))
    }
}

impl<A> Next<A> {
    fn listed<G: Played>(table: &Table<G>, each: impl FnMut(G::Action) -> A) -> Self {
        let actions = legal(table).into_iter().map(each).collect();
        let seat = G::decision(table.state()).map(|decision| decision.seat);
        Next { seat, actions, outcome: table.outcome() }
    }
}

pub(super) fn undo<G: Played>(table: &mut Table<G>, undo: request::Undo, lang: Lang) -> Answer {
    let last = table.log().iter().rev().find_map(|entry| match entry {
        Entry::Act { seat, .. } => Some(*seat),
        Entry::Script { .. } | Entry::Luck { .. } => None,
    });
    let seat = match undo.seat {
        Some(seat) => known_seat(table, seat)?,
        None => last.unwrap_or(Seat(0)),
    };
    table.undo(seat).map_err(|refusal| Complaint::refusal(lang, refusal))?;
    raw(&position(table, lang))
}

pub(super) fn mark<G: Played>(table: &Table<G>, _: request::Nothing) -> Answer {
    raw(&json!({ "mark": table.log().len() }))
}

/// Back to a mark, whatever came after it: the referee may do that.
pub(super) fn back<G: Played>(table: &mut Table<G>, back: request::Back, lang: Lang) -> Answer {
    let entries = table.log().len();
    if back.to > entries {
        return Err(Complaint::new("bad-request", format!("to: the log has {entries} entries")));
    }
    table.rewind(back.to);
    raw(&position(table, lang))
}

pub(super) fn hash<G: Played>(table: &Table<G>, _: request::Nothing) -> Answer {
    raw(&json!({ "hash": table.hash(), "entries": table.log().len() }))
}

pub(super) fn script<G: Played>(table: &mut Table<G>, script: request::Script) -> Answer {
    table.script(&script.results).map_err(|e| Complaint::new("bad-script", e.to_string()))?;
    let chance = G::chance(table.state());
    raw(&json!({ "waiting": chance.script_left(), "misfits": chance.misfits(), "hash": table.hash() }))
}

pub(super) fn replay<G: Played>(table: &Table<G>, _: request::Nothing) -> Answer {
    raw(&json!({ "replay": replay::write(table) }))
}

pub(super) fn action<G: Played>(text: &str) -> Result<G::Action, Complaint> {
    text.parse().map_err(|e: String| Complaint::new("bad-action", e.chars().take(400).collect::<String>()))
}

pub(super) fn known_seat<G: Played>(table: &Table<G>, seat: Seat) -> Result<Seat, Complaint> {
    let seats = G::seats(table.state());
    if seat.index() < seats {
        return Ok(seat);
    }
    Err(Complaint::new("bad-seat", format!("nobody sits at {seat}; the seats are p1 to p{seats}")))
}

fn known_viewer<G: Played>(table: &Table<G>, viewer: Viewer) -> Result<Viewer, Complaint> {
    match viewer.seat() {
        Some(seat) => known_seat(table, seat).map(Viewer::Seat),
        None => Ok(viewer),
    }
}
