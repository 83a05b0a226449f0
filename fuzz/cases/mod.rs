//! What is done with bytes: one function for each program in `targets`, which has nothing but a line that calls it. So the
//! tests of the workspace, which cannot build those programs, build all that is in them.
#![allow(dead_code, reason = "each program calls one of them")]

mod check_legal;
mod known;
mod place;
mod protocol;
mod scenario_adrenaline;
mod scenario_doom2004;
mod scenario_doom2016;

use std::sync::LazyLock;

use adrenaline::Adrenaline;
use doom2004::Doom2004;
use doom2016::Doom2016;

use known::Known;

static ADRENALINE: LazyLock<Known<Adrenaline>> = LazyLock::new(Known::new);
static DOOM2004: LazyLock<Known<Doom2004>> = LazyLock::new(Known::new);
static DOOM2016: LazyLock<Known<Doom2016>> = LazyLock::new(Known::new);

/// A program for the fuzzer.
pub(crate) type Target = fn(&[u8]);

/// All of them, by their names.
pub(crate) const TARGETS: [(&str, Target); 9] = [
    ("check_legal", check_legal),
    ("check_legal_doom2004", check_legal_doom2004),
    ("check_legal_doom2016", check_legal_doom2016),
    ("protocol", protocol),
    ("protocol_doom2004", protocol_doom2004),
    ("protocol_doom2016", protocol_doom2016),
    ("scenario_adrenaline", scenario_adrenaline),
    ("scenario_doom2004", scenario_doom2004),
    ("scenario_doom2016", scenario_doom2016),
];

/// `check` and the list of legal actions of Adrenaline.
pub(crate) fn check_legal(bytes: &[u8]) {
    check_legal::run(&ADRENALINE, bytes);
}

/// The same of DOOM 2004.
pub(crate) fn check_legal_doom2004(bytes: &[u8]) {
    check_legal::run(&DOOM2004, bytes);
}

/// The same of DOOM 2016.
pub(crate) fn check_legal_doom2016(bytes: &[u8]) {
    check_legal::run(&DOOM2016, bytes);
}

/// The protocol with Adrenaline.
pub(crate) fn protocol(bytes: &[u8]) {
    protocol::run(&ADRENALINE, bytes);
}

/// The protocol with DOOM 2004.
pub(crate) fn protocol_doom2004(bytes: &[u8]) {
    protocol::run(&DOOM2004, bytes);
}

/// The protocol with DOOM 2016.
pub(crate) fn protocol_doom2016(bytes: &[u8]) {
    protocol::run(&DOOM2016, bytes);
}

/// Files of arenas: what the checker accepts can be played.
pub(crate) fn scenario_adrenaline(bytes: &[u8]) {
    scenario_adrenaline::run(bytes);
}

/// Scenario files of DOOM 2004: what the checker accepts can be played.
pub(crate) fn scenario_doom2004(bytes: &[u8]) {
    scenario_doom2004::run(bytes);
}

/// Mission files of DOOM 2016: what the checker accepts can be played.
pub(crate) fn scenario_doom2016(bytes: &[u8]) {
    scenario_doom2016::run(bytes);
}
