//! The house without a server as a page meets it: requests, live lines, and what is kept between two visits.

mod deeds;
mod kit;
mod lines;
mod modes;
mod people;
mod texts;
mod whole;
