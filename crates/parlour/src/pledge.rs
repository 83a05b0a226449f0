//! Fair dice that can be checked: the hash of a table's seed is shown at the start, the seed at the end.
//!
//! The salt has 128 bits, so nobody can find the seed by trying. A replay that the server hands out carries both, and
//! `telefrag replay verify` proves that pledge, seed and game belong together.

use sha2::{Digest, Sha256};

/// How a seed is written.
pub fn seed_text(seed: u64) -> String {
    format!("{seed:#018x}")
}

/// The hash that is shown from the beginning.
///
/// ```
/// let pledge = parlour::pledge::pledge(7, "00112233445566778899aabbccddeeff");
/// assert_eq!(pledge.len(), 64);
/// assert_ne!(pledge, parlour::pledge::pledge(8, "00112233445566778899aabbccddeeff"));
/// ```
pub fn pledge(seed: u64, salt: &str) -> String {
    hex(&Sha256::digest(format!("telefrag {} {salt}", seed_text(seed))))
}

/// A replay with the pledge and what proves it.
pub fn seal(replay: &str, seed: u64, salt: &str) -> String {
    let (header, game) = replay.split_once("\n\n").unwrap_or((replay, ""));
    format!("{header}\n\n# pledge {}\n# salt {salt}\n{game}", pledge(seed, salt))
}

/// Does a replay keep the pledge that it carries? Nothing if it carries none.
///
/// ```
/// use parlour::pledge::{kept, seal};
/// let replay = seal("seed 0x0000000000000007\n\nend 0\n", 7, "00ff");
/// assert_eq!(kept(&replay, 7), Some(true));
/// assert_eq!(kept(&replay, 8), Some(false));
/// assert_eq!(kept("seed 0x0000000000000007\n", 7), None);
/// ```
pub fn kept(replay: &str, seed: u64) -> Option<bool> {
    Some(value(replay, "# pledge")? == pledge(seed, value(replay, "# salt").unwrap_or_default()))
}

/// Does a replay keep the pledge that somebody has noted, whichever it carries?
///
/// ```
/// use parlour::pledge::{pledge, proves, seal};
/// let replay = seal("seed 0x0000000000000007\n\nend 0\n", 7, "00ff");
/// assert!(proves(&replay, 7, &pledge(7, "00ff").to_uppercase()));
/// assert!(!proves(&replay, 7, &pledge(7, "00fe")));
/// ```
pub fn proves(replay: &str, seed: u64, noted: &str) -> bool {
    noted.trim().eq_ignore_ascii_case(&pledge(seed, value(replay, "# salt").unwrap_or_default()))
}

/// The seed and the salt that a replay carries.
///
/// ```
/// use parlour::pledge::{carried, seal};
/// assert_eq!(carried(&seal("seed 0x0000000000000007\n\nend 0\n", 7, "00ff")), (7, "00ff".to_owned()));
/// assert_eq!(carried("position {}\n\nend 0\n"), (0, String::new()));
/// ```
pub fn carried(replay: &str) -> (u64, String) {
    let seed = value(replay, "seed").and_then(engine::replay::parse_seed);
    (seed.unwrap_or_default(), value(replay, "# salt").unwrap_or_default().to_owned())
}

/// What stands in a replay behind a word at the beginning of a line.
fn value<'a>(replay: &'a str, word: &str) -> Option<&'a str> {
    replay.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' ').map(str::trim))
}

/// Bytes as text.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
