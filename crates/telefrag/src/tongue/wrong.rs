//! What is said of a command line that cannot be used: clap knows what is wrong, the words are ours.

use std::error::Error as _;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use codex::{Arg, Lang, text};

/// Help and version as they are, and everything else in words of this language.
pub(super) fn told(lang: Lang, error: &Error) -> String {
    let options = text(lang, "cli-options", &[]);
    let whole = error.render().to_string().replace("[OPTIONS]", &options);
    match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::DisplayVersion => whole,
        _ => {
            let mut out = format!("{}: {}\n", text(lang, "cli-error", &[]), what(lang, error));
            for tip in tips(lang, error) {
                out += &format!("\n  {tip}\n");
            }
            // Usage stands in what clap says; its head is English.
            if let Some((_, usage)) = whole.split_once("Usage: ") {
                let usage = usage.split("\n\n").next().unwrap_or(usage);
                out += &format!("\n{}\n", text(lang, "cli-usage", &[("usage", Arg::text(usage))]));
            }
            out + &format!("\n{}\n", codex::help(lang, "help-common-more").unwrap_or_default())
        }
    }
}

/// What is wrong, in a sentence.
fn what(lang: Lang, error: &Error) -> String {
    let value = |kind| said(error.get(kind));
    let (arg, given) = (value(ContextKind::InvalidArg), value(ContextKind::InvalidValue));
    let args = |key: &str, more: &[(&str, &str)]| {
        let args: Vec<(&str, Arg)> = more.iter().map(|(name, value)| (*name, Arg::text(value))).collect();
        text(lang, key, &args)
    };
    match error.kind() {
        ErrorKind::UnknownArgument => args("cli-unknown-argument", &[("arg", &arg)]),
        ErrorKind::InvalidSubcommand => {
            args("cli-unknown-command", &[("command", &value(ContextKind::InvalidSubcommand))])
        }
        ErrorKind::MissingRequiredArgument => args("cli-missing-argument", &[("args", &arg)]),
        ErrorKind::MissingSubcommand => {
            let (command, known) =
                (value(ContextKind::InvalidSubcommand), value(ContextKind::ValidSubcommand));
            args("cli-missing-command", &[("command", &command), ("commands", &known)])
        }
        ErrorKind::ArgumentConflict => match value(ContextKind::PriorArg) {
            prior if prior == arg => args("cli-twice", &[("arg", &arg)]),
            prior => args("cli-conflict", &[("arg", &arg), ("other", &prior)]),
        },
        ErrorKind::InvalidValue if given.is_empty() => args("cli-no-value", &[("arg", &arg)]),
        ErrorKind::InvalidValue => {
            let known = value(ContextKind::ValidValue);
            args("cli-no-choice", &[("arg", &arg), ("value", &given), ("values", &known)])
        }
        ErrorKind::ValueValidation => {
            let why = error.source().map(|source| why(lang, &source.to_string())).unwrap_or_default();
            args("cli-bad-value", &[("arg", &arg), ("value", &given), ("why", &why)])
        }
        ErrorKind::TooManyValues => args("cli-too-many-values", &[("arg", &arg), ("value", &given)]),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            args("cli-too-few-values", &[("arg", &arg)])
        }
        ErrorKind::NoEquals => args("cli-no-equals", &[("arg", &arg)]),
        ErrorKind::InvalidUtf8 => text(lang, "cli-no-utf8", &[]),
        _ => error.render().to_string(),
    }
}

/// A reason that a reader of values gives. Words to choose from are told the same way everywhere: in English, by
/// [`engine::words!`].
fn why(lang: Lang, why: &str) -> String {
    match why.split_once("; write ") {
        Some((_, words)) => text(lang, "cli-choose", &[("words", Arg::text(words.replace(" or ", ", ")))]),
        None => why.to_owned(),
    }
}

/// What was perhaps meant.
fn tips(lang: Lang, error: &Error) -> Vec<String> {
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let meant = kinds.into_iter().filter_map(|kind| error.get(kind));
    let tip = |meant| text(lang, "cli-meant", &[("name", Arg::text(said(Some(meant))))]);
    meant.map(tip).collect()
}

/// What clap knows, as a text.
fn said(value: Option<&ContextValue>) -> String {
    match value {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}
