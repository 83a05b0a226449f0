//! What somebody may know: views, events and their witnesses, guesses at the rest.

pub(crate) mod event;
pub(crate) mod forecast;
pub(crate) mod guess;
pub(crate) mod view;
