//! From messages to words in the reader's language.

pub use codex::say;
