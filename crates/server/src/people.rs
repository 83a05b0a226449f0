//! People: guests and accounts, passwords, sessions.

use std::sync::{Mutex, PoisonError};

use argon2::password_hash::{self, Output, ParamsString, PasswordHash, Salt, SaltString};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization as _;

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

/// Letters that look like others, and those others.
const LOOK_ALIKE: (&str, &str) = (
    "АВЕКМНОРСТУХІЈЅаеорсухіјѕһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχI01|",
    "ABEKMHOPCTYXlJSaeopcyxijshdqwABEZHlKMNOPTYXaikvopuxloll",
);

/// The name as it looks: what an eye takes for the same is the same.
///
/// ```
/// use server::people::look_of;
/// assert_eq!(look_of("Аnn"), look_of("Ann"), "the first letter is a Cyrillic one");
/// assert_eq!(look_of("B0b lan"), look_of("bob  Ian"));
/// assert_ne!(look_of("Béla"), look_of("Bela"));
/// ```
pub fn look_of(name: &str) -> String {
    let alike = |letter: char| {
        let found = LOOK_ALIKE.0.chars().position(|other| other == letter);
        found.and_then(|at| LOOK_ALIKE.1.chars().nth(at)).unwrap_or(letter)
    };
    let plain: String = name.nfkc().map(alike).collect();
    name_key(&plain)
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

/// Is it a sign that has no place in a message: a control sign, or one that turns the text around it? Signs that join
/// letters and faces may be used.
///
/// ```
/// use server::people::is_disturbing;
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

/// The memory in which passwords are worked on, 19 MiB for each that is worked on at the same time. It is used again: what
/// is asked for and given back that often and in such pieces is never given back for good.
static WORKSHOP: Mutex<Vec<Vec<Block>>> = Mutex::new(Vec::new());

/// What Argon2 makes of a password.
fn work(argon: &Argon2<'_>, password: &str, salt: Salt<'_>) -> Result<Output, password_hash::Error> {
    let workshop = || WORKSHOP.lock().unwrap_or_else(PoisonError::into_inner);
    let mut bytes = [0; Salt::MAX_LENGTH];
    let salt = salt.decode_b64(&mut bytes)?;
    let length = argon.params().output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    let mut memory = workshop().pop().unwrap_or_default();
    memory.resize(argon.params().block_count(), Block::default());
    let made = Output::init_with(length, |out| {
        Ok(argon.hash_password_into_with_memory(password.as_bytes(), salt, out, &mut memory)?)
    });
    workshop().push(memory);
    made
}

/// What checks a password. Slow on purpose: never on a thread that serves others.
///
/// # Errors
/// If the machine has no luck to give.
pub fn seal(password: &str) -> Result<String, String> {
    let argon = Argon2::default();
    let salt = SaltString::encode_b64(&rand::random::<[u8; 16]>()).map_err(|e| e.to_string())?;
    let sealed = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(argon.params()).map_err(|e| e.to_string())?,
        salt: Some(salt.as_salt()),
        hash: Some(work(&argon, password, salt.as_salt()).map_err(|e| e.to_string())?),
    };
    Ok(sealed.to_string())
}

/// Is it the password? Slow on purpose too.
///
/// ```
/// use server::people::{opens, seal};
/// let sealed = seal("correct horse").unwrap();
/// assert!(sealed.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
/// assert!(opens("correct horse", &sealed) && !opens("wrong horse", &sealed) && !opens("x", "garbage"));
/// let before = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$";
/// assert!(!opens("x", before));
/// ```
pub fn opens(password: &str, sealed: &str) -> bool {
    let Ok(sealed) = PasswordHash::new(sealed) else { return false };
    let (Ok(params), Ok(algorithm)) = (Params::try_from(&sealed), Algorithm::try_from(sealed.algorithm))
    else {
        return false;
    };
    let (Some(salt), Some(hash)) = (sealed.salt, sealed.hash) else { return false };
    let argon = Argon2::new(algorithm, Version::default(), params);
    work(&argon, password, salt).is_ok_and(|made| made == hash)
}
