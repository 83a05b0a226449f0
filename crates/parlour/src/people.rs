//! People as a table knows them, and what may stand in a name or a message.

use crate::entry::PersonId;

/// The longest name.
pub const NAME_MOST: usize = 24;

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who, for all tables.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// What checks the password; `None` for a guest.
    pub password: Option<String>,
    /// When they first came.
    pub created: u64,
    /// How they stand with whoever runs the place.
    pub standing: Standing,
}

/// How somebody stands with whoever runs the place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// They look after the place too.
    pub admin: bool,
    /// They are shut out.
    pub ban: Option<Ban>,
}

/// Somebody is shut out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// Why, in the words of whoever did it.
    pub why: String,
}

/// A short name for addresses: ten letters and digits without those that look alike. `below` draws a number below another.
pub fn short_id(mut below: impl FnMut(usize) -> usize) -> String {
    const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
    (0..10).map(|_| char::from(LETTERS[below(LETTERS.len())])).collect()
}

/// Is it a character that cannot be seen, or that turns the text around it: so that two names look alike?
///
/// ```
/// assert!(parlour::people::is_unseen('\u{202e}') && parlour::people::is_unseen('\n'));
/// assert!(!parlour::people::is_unseen('ő') && !parlour::people::is_unseen('ש'));
/// ```
pub fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

/// Is it a sign that has no place in a message: a control sign, or one that turns the text around it? Signs that join
/// letters and faces may be used.
///
/// ```
/// use parlour::people::is_disturbing;
/// assert!("\0\n\u{202e}\u{2066}".chars().all(is_disturbing));
/// assert!(!"Ő שלום 👨\u{200d}👩\u{200d}👧".chars().any(is_disturbing));
/// ```
pub fn is_disturbing(letter: char) -> bool {
    is_unseen(letter) && !matches!(letter, '\u{200c}' | '\u{200d}' | '\u{e0020}'..='\u{e007f}')
}

/// Is it a name?
///
/// # Errors
/// What is wrong with it.
pub fn check_name(name: &str) -> Result<String, String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    if length == 0 || length > NAME_MOST {
        return Err(format!("a name has 1 to {NAME_MOST} letters"));
    }
    if name.chars().any(is_unseen) {
        return Err("a name is made of letters, digits, signs and spaces".to_owned());
    }
    Ok(name)
}
