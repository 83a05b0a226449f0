//! `telefrag engine GAME`: a game spoken in JSON lines, for bots in any language, tests and research.
//!
//! One line in, one line out: `{"ok":…}` or `{"error":{"code":…,"message":…,"rules":[…]}}`, with the request's `id`
//! if it had one. A request may name its `table`; games stand side by side. Nothing that comes in stops the conversation but `quit` and the end of input.
//!
//! | request | answer |
//! |---|---|
//! | `{"cmd":"info"}` | program, versions, levels, the options of a set-up |
//! | `{"cmd":"schema"}` | views, events and set-ups as JSON Schema, every field described |
//! | `{"cmd":"universe"}` | every action that can be written down, each with its number |
//! | `{"cmd":"new","setup":{…},"seed":7}` | begins a game; set-up and seed may be left out |
//! | `{"cmd":"load","position":{…}}` | begins from a position; every fault is listed |
//! | `{"cmd":"dump"}` | the position |
//! | `{"cmd":"view","seat":"p1"}` | what a seat (or `"spectator"`, if none is named) may know |
//! | `{"cmd":"actions"}` | the open question and every legal action; `"labels":true` says what they mean and what they are about |
//! | `{"cmd":"check","action":"…"}` | whether an action is legal, for `"seat"` or for the one who decides |
//! | `{"cmd":"apply","action":"…"}` | does it; the events are those that `"as"` may see |
//! | `{"cmd":"step","actions":[["a",0],…]}` | acts at many tables |
//! | `{"cmd":"undo"}` | takes the last action back |
//! | `{"cmd":"mark"}`, `{"cmd":"back","to":3}` | where the log stands; back to there, whatever came after |
//! | `{"cmd":"fork","as":"b"}`, `{"cmd":"resample","as":"b"}`, `{"cmd":"drop"}` | tables: a copy, a guess, away |
//! | `{"cmd":"hash"}` | the position's fingerprint |
//! | `{"cmd":"script","results":["…"]}` | queues dice and cards |
//! | `{"cmd":"bot","level":"random"}` | what a computer player would do |
//! | `{"cmd":"playout","games":100}` | how games that are played out from here end |
//! | `{"cmd":"replay"}` | the game so far as a replay file |
//! | `{"cmd":"quit"}` | the end |
//!
//! ```
//! use engine::example::Duel;
//! use telefrag::protocol::Session;
//! let mut session = Session::<Duel>::new(codex::Lang::En, 1);
//! let answer = session.answer(br#"{"id":1,"cmd":"new","seed":7}"#);
//! assert!(answer.starts_with(r#"{"id":1,"ok":{"#));
//! let answer = session.answer(br#"{"cmd":"apply","action":"dodge"}"#);
//! assert!(answer.contains(r#""rules":["DUEL-DODGE-1"]"#));
//! ```

mod lines;
mod many;
mod referee;
mod request;
mod session;

pub use lines::{LINE_LIMIT, converse, serve};
pub use session::Session;
