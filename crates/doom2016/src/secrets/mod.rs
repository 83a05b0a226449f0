//! What a seat may know: views, events and who witnesses them, guesses at the rest (D16-MIS-5).

pub mod event;
pub(crate) mod guess;
pub mod view;
