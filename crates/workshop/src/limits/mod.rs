//! Files at the limits, for whoever measures how long the checker takes: the largest place that a game allows, and texts
//! that were written to keep it busy.

mod adrenaline;
mod doom2004;
mod doom2016;

/// A text has at most so many bytes where people send it.
pub const FILE_MOST: usize = 64 * 1024;

/// The file of the largest place of a game, with as much on it as the box has and a file may hold; nothing if the game has
/// no places.
///
/// ```
/// let text = workshop::largest("doom2016").unwrap();
/// assert!(doom2016::place::check(&text, "").is_playable());
/// ```
pub fn largest(game: &str) -> Option<String> {
    match game {
        crate::doom2004::GAME => Some(doom2004::largest()),
        crate::doom2016::GAME => Some(doom2016::largest()),
        crate::adrenaline::GAME => Some(adrenaline::largest()),
        _ => None,
    }
}

/// Texts as long as a text may be, each written to keep the checker of a game busy, with what is wrong with it.
pub fn hostile(game: &str) -> Vec<(&'static str, String)> {
    let own = match game {
        crate::doom2004::GAME => doom2004::hostile(),
        crate::doom2016::GAME => doom2016::hostile(),
        crate::adrenaline::GAME => adrenaline::hostile(),
        _ => Vec::new(),
    };
    let any = [
        ("lists in lists", format!("a = {}", "[".repeat(FILE_MOST - 4))),
        ("a name in parts", format!("a{} = 1", ".a".repeat(FILE_MOST / 2 - 3))),
        ("unknown fields", filled("", "", |n| format!("k{n} = 1\n"))),
        ("tables without end", filled("", "", |_| "[[a]]\n".to_owned())),
    ];
    own.into_iter().chain(any).collect()
}

/// A text with as many entries between two others as fit into a file.
fn filled(before: &str, after: &str, entry: impl Fn(usize) -> String) -> String {
    let mut text = before.to_owned();
    for n in 0.. {
        let next = entry(n);
        if text.len() + next.len() + after.len() > FILE_MOST {
            break;
        }
        text += &next;
    }
    text + after
}
