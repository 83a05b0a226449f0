//! People: guests and accounts, passwords, sessions.

use std::sync::{Mutex, PoisonError};

use argon2::password_hash::{self, Output, ParamsString, PasswordHash, Salt, SaltString};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization as _;

pub use parlour::people::{Ban, NAME_MOST, Person, Standing, check_name, is_disturbing, is_unseen};

use crate::pledge::hex;

/// How long a session lasts, in milliseconds: half a year of not coming by.
pub const SESSION: u64 = 180 * 24 * 3600 * 1000;
/// The shortest password.
pub const PASSWORD_LEAST: usize = 8;
/// The longest password that is looked at.
pub const PASSWORD_MOST: usize = 256;

/// What checks no password at all: it takes as long as a real one.
pub const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// A secret that nobody can guess, as text.
pub fn secret() -> String {
    hex(&rand::random::<[u8; 20]>())
}

/// What makes the hash of a seed unguessable.
pub fn salt() -> String {
    hex(&rand::random::<[u8; 16]>())
}

/// A short name for addresses.
pub fn short_id() -> String {
    parlour::people::short_id(|most| rand::random_range(0..most))
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
