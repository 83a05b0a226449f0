//! People: guests and accounts, passwords, sessions.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use sha2::{Digest, Sha256};

use crate::entry::PersonId;
use crate::pledge::hex;

/// How long a session lasts, in milliseconds: half a year of not coming by.
pub const SESSION: u64 = 180 * 24 * 3600 * 1000;
/// The longest name.
pub const NAME_MOST: usize = 24;
/// The shortest password.
pub const PASSWORD_LEAST: usize = 8;
/// The longest password that is looked at.
pub const PASSWORD_MOST: usize = 256;

/// What checks no password at all: it takes as long as a real one.
pub const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

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
}

/// A secret that nobody can guess, as text.
pub fn secret() -> String {
    hex(&rand::random::<[u8; 20]>())
}

/// What makes the hash of a seed unguessable.
pub fn salt() -> String {
    hex(&rand::random::<[u8; 16]>())
}

/// A short name for addresses: ten letters and digits without those that look alike.
pub fn short_id() -> String {
    const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
    (0..10).map(|_| char::from(LETTERS[rand::random_range(0..LETTERS.len())])).collect()
}

/// What of a session's secret is kept: whoever reads the database cannot log in with it.
pub fn print_of(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// The name as it is compared: so that nobody is taken for somebody else by a capital letter or a space.
pub fn name_key(name: &str) -> String {
    name.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Is it a character that cannot be seen, or that turns the text around it: so that two names look alike?
///
/// ```
/// assert!(server::people::is_unseen('\u{202e}') && server::people::is_unseen('\n'));
/// assert!(!server::people::is_unseen('ő') && !server::people::is_unseen('ש'));
/// ```
pub fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
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

/// Is it a password?
///
/// # Errors
/// What is wrong with it.
pub fn check_password(password: &str) -> Result<(), String> {
    if password.chars().count() < PASSWORD_LEAST || password.len() > PASSWORD_MOST {
        return Err(format!("a password has {PASSWORD_LEAST} to {PASSWORD_MOST} characters"));
    }
    Ok(())
}

/// What checks a password. Slow on purpose: never on a thread that serves others.
///
/// # Errors
/// If the machine has no luck to give.
pub fn seal(password: &str) -> Result<String, String> {
    let salt = SaltString::encode_b64(&rand::random::<[u8; 16]>()).map_err(|e| e.to_string())?;
    let sealed = Argon2::default().hash_password(password.as_bytes(), &salt).map_err(|e| e.to_string())?;
    Ok(sealed.to_string())
}

/// Is it the password? Slow on purpose too.
pub fn opens(password: &str, sealed: &str) -> bool {
    PasswordHash::new(sealed)
        .is_ok_and(|sealed| Argon2::default().verify_password(password.as_bytes(), &sealed).is_ok())
}
