//! What the cases of written files share: bytes that decide, a look at what the checker says, a game for a while.

use codex::Lang;
#[cfg(test)]
use engine::Chance;
use engine::content::Report;
use engine::{Game, Silent};

/// What the checker says when it should have said something else before.
const GAPS: [&str; 4] =
    ["adrenaline-check-unlaid", "d04-check-unlaid", "d04-check-unsound", "d16-check-unlaid"];
/// So many decisions are taken in one game.
const STEPS: usize = 400;

/// The bytes that write the file and play the game; from the last one on they are made up.
pub(crate) struct Bytes<'a> {
    bytes: &'a [u8],
    made_up: u32,
}

impl<'a> Bytes<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        let made_up = bytes.iter().fold(7_u32, |sum, &byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        Bytes { bytes, made_up }
    }
    pub(crate) fn below(&mut self, n: usize) -> usize {
        let byte = match self.bytes.split_first() {
            Some((first, rest)) => {
                self.bytes = rest;
                u32::from(*first)
            }
            None => {
                self.made_up = self.made_up.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                self.made_up >> 16
            }
        };
        byte as usize % n.max(1)
    }
    pub(crate) fn one_of<'t, T>(&mut self, list: &'t [T]) -> &'t T {
        &list[self.below(list.len())]
    }
    pub(crate) fn chance(&mut self, of: usize) -> bool {
        self.below(of) == 0
    }
}

/// Can the file be played? Whatever is wrong with it has a place and an advice in every language, and steers no terminal.
pub(crate) fn is_playable(report: &Report, text: &str) -> bool {
    for finding in &report.findings {
        assert!(finding.line > 0 && finding.column > 0, "{report}");
        for lang in Lang::ALL {
            let (said, advice) = (codex::finding(lang, finding), codex::advice(lang, &finding.remark));
            assert!(!advice.is_empty() && !said.contains(char::is_control), "{said}");
        }
        let key = &finding.remark.said.key;
        assert!(!GAPS.contains(&&**key), "a gap in the checker: {report}\n{text}");
    }
    report.is_playable()
}

/// Play for a while; dump and load the position now and then.
pub(crate) fn play<G: Game>(setup: &G::Setup, bytes: &mut Bytes<'_>, text: &str) {
    let mut state = G::start(setup, bytes.below(256) as u64).expect("a set-up that can be played");
    assert!(G::decision(&state).is_some(), "a game begins with a question\n{text}");
    let mut legal = Vec::new();
    for step in 0..STEPS {
        if G::decision(&state).is_none() {
            assert!(G::outcome(&state).is_some(), "{text}");
            return;
        }
        if step % 16 == 0 {
            let faults = G::faults(&state);
            assert!(faults.is_empty(), "{faults:?}\n{text}");
            let dumped = serde_json::to_string(&state).expect("a position in JSON");
            let loaded: G::State = serde_json::from_str(&dumped).unwrap_or_else(|e| panic!("{e}\n{dumped}"));
            assert_eq!(loaded, state);
        }
        legal.clear();
        G::legal(&state, &mut legal);
        assert!(!legal.is_empty(), "somebody is asked, and has no answer\n{text}");
        let action = *bytes.one_of(&legal);
        G::apply(&mut state, action, &mut Silent);
    }
}

/// The case without the fuzzer, on random bytes. `TELEFRAG_FUZZ_RUNS` asks for more than the usual runs.
#[cfg(test)]
pub(crate) fn runs(usual: u64, run: fn(&[u8]) -> bool) {
    let asked = std::env::var("TELEFRAG_FUZZ_RUNS").ok().and_then(|n| n.parse().ok());
    let runs: u64 = asked.unwrap_or(usual);
    let mut played = 0;
    for seed in 0..runs {
        let mut luck = Chance::seeded(seed);
        let bytes: Vec<u8> = (0..luck.below(600)).map(|_| luck.below(256) as u8).collect();
        println!("{seed}");
        played += u64::from(run(&bytes));
    }
    assert!(played * 5 >= runs, "{played} of {runs} could be played: the bytes should write better files");
}

/// Every file in `fuzz/regressions/NAME`; all of them could be played when they were kept, and most still can.
#[cfg(test)]
pub(crate) fn keep(name: &str, run: fn(&[u8]) -> bool) {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/regressions").join(name);
    let (mut kept, mut played) = (0, 0);
    for entry in std::fs::read_dir(&folder).expect("the folder of regressions") {
        let path = entry.expect("an entry").path();
        println!("{}", path.display());
        kept += 1;
        played += u64::from(run(&std::fs::read(&path).expect("a readable file")));
    }
    assert!(played * 2 > kept, "{played} of {kept} in {} could be played", folder.display());
}
