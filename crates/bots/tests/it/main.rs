//! The computer players: they play to the end, by the rules, blind to secrets, and each level better than the one below.

mod adrenaline_greedy;
mod analysis;
mod doom2004;
mod doom2004_veteran;
mod doom2016_greedy;
mod doom2016_veteran;
mod levels;
mod whole;
