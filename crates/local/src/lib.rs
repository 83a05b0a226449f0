//! The house without a server, for one browser: the same tables, the same answers, kept by whoever asks.
//!
//! Nothing here has a clock, a thread, a disk or luck of its own. Time comes in with every call, luck when the house is
//! made, and what must be kept comes out of [`House::changed`] as pairs of texts, which are given back when a house is made
//! again. What is asked and answered is word for word what a page and a server say to each other, because both are made of
//! the same parts (`parlour`).
//!
//! ```
//! use local::{House, Options};
//! let mut house = House::new(Options::default(), Vec::new(), [7; 32]);
//! assert_eq!(house.request("POST", "/api/guest?lang=en", r#"{"name":"Ann"}"#, 1_000).status, 200);
//! let table = r#"{"game":"adrenaline","seats":["me",{"bot":"recruit"},{"bot":"recruit"},{"bot":"recruit"},{"bot":"recruit"}],
//!     "begin":true}"#;
//! let opened = house.request("POST", "/api/tables?lang=en", table, 1_000);
//! assert_eq!(opened.status, 200, "{}", opened.body);
//! // Whoever keeps that can make the house again.
//! let kept = house.changed().into_iter().filter_map(|(key, value)| Some((key, value?))).collect();
//! let mut again = House::new(Options::default(), kept, [8; 32]);
//! assert!(again.request("GET", "/api/tables?list=mine&lang=en", "", 2_000).body.contains(r#""phase":"running""#));
//! ```
//!
//! | you want | look at |
//! |---|---|
//! | the games that are in it | [`games`] |
//! | what is asked, and what is answered | `request`, [`Answer`] |
//! | live lines | `lines` |
//! | what is kept | [`shelf`] |
//! | computer players, clocks, looking back | `tend` |

mod answer;
mod deeds;
pub mod games;
mod history;
mod house;
mod lines;
mod luck;
mod people;
mod request;
pub mod shelf;
mod tables;
mod tend;
mod texts;

pub use answer::Answer;
pub use house::{House, Options};
pub use lines::Heard;
pub use texts::texts;
