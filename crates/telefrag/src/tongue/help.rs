//! The texts of every command and option in another language, laid into the built command.

use clap::builder::PossibleValue;
use clap::{Arg, Command};
use codex::Lang;

/// How a page of help is put together: as clap does it, with our word for "Usage".
const PAGE: &str = "{before-help}{about-with-newline}\n{usage-heading} {usage}\n\n{all-args}{after-help}";
/// What clap calls the commands it makes itself.
const HELP: &str = "help";

/// The command as people who speak this language read it. English is what the program itself says.
pub fn translated(mut command: Command, lang: Lang) -> Command {
    if lang == Lang::En {
        return command;
    }
    // Help and version are added by this; only texts are changed afterwards.
    command.build();
    told(command, lang, "")
}

/// A text of the help that every command has.
fn common(lang: Lang, what: &str) -> String {
    codex::help(lang, &format!("help-common-{what}")).unwrap_or_default()
}

/// A command and all below it; `path` is what its keys begin with.
fn told(mut command: Command, lang: Lang, path: &str) -> Command {
    if let Some(about) = codex::help(lang, &command_key(path)) {
        command = command.about(about);
    }
    let page = PAGE.replace("{usage-heading}", &common(lang, "usage"));
    command
        .help_template(page)
        .subcommand_help_heading(common(lang, "commands"))
        .subcommand_value_name(common(lang, "command"))
        .mut_args(|arg| spoken(arg, lang, path))
        .mut_subcommands(|command| {
            let name = command.get_name().to_owned();
            // `telefrag help serve` has the same texts as `telefrag serve`.
            match name.as_str() {
                HELP => told(command, lang, path).about(common(lang, "help-command")),
                _ => told(command, lang, &format!("{path}-{name}")),
            }
        })
}

/// The key of what a command does.
pub fn command_key(path: &str) -> String {
    format!("help{}", if path.is_empty() { "-telefrag" } else { path })
}

/// The keys of what an option means: its own, that of the command above which it comes from if it goes down to all below,
/// and last the one that it shares with options of the same name.
pub fn arg_keys(path: &str, arg: &Arg) -> Vec<String> {
    let name = arg.get_id().as_str().replace('_', "-");
    let above = path.match_indices('-').rev().map(|(end, _)| &path[..end]).filter(|_| arg.is_global_set());
    let own = [path].into_iter().chain(above).map(|path| format!("help{path}-{name}"));
    own.chain([format!("help-any-{name}")]).collect()
}

/// The key of a word for a value, as `FILE`.
pub fn value_key(name: &str) -> String {
    format!("help-value-{}", plain(name))
}

/// The key of a heading that an option stands under.
pub fn heading_key(heading: &str) -> String {
    format!("help-heading-{}", plain(heading))
}

/// Small letters and digits, and a hyphen for everything else.
fn plain(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    name.chars().map(plain).collect()
}

/// The key of what a possible value means.
pub fn choice_key(arg: &Arg, value: &PossibleValue) -> String {
    format!("help-choice-{}-{}", arg.get_id().as_str().replace('_', "-"), value.get_name())
}

/// An option with its texts.
fn spoken(arg: Arg, lang: Lang, path: &str) -> Arg {
    let heading = match arg.get_help_heading() {
        Some(own) => codex::help(lang, &heading_key(own)).unwrap_or_else(|| own.to_owned()),
        None => common(lang, if arg.is_positional() { "arguments" } else { "options" }),
    };
    let names: Vec<String> =
        arg.get_value_names().unwrap_or_default().iter().map(ToString::to_string).collect();
    let names: Vec<String> =
        names.into_iter().map(|name| codex::help(lang, &value_key(&name)).unwrap_or(name)).collect();
    let known = arg_keys(path, &arg).iter().find_map(|key| codex::help(lang, key));
    let text = match arg.get_id().as_str() {
        HELP => common(lang, "help"),
        "version" => common(lang, "version"),
        _ => known.or_else(|| arg.get_help().map(ToString::to_string)).unwrap_or_default(),
    };
    let (short, long) = (format!("{text}{}", marks(&arg, lang)), choices(&arg, lang));
    let arg = match long {
        Some(list) => arg.long_help(format!("{short}\n\n{list}")),
        None if arg.get_long_help().is_some() => arg.long_help(short.clone()),
        None => arg,
    };
    let arg = if arg.get_action().takes_values() { arg.value_names(names) } else { arg };
    arg.help(short).help_heading(heading).hide_default_value(true).hide_env(true).hide_possible_values(true)
}

/// What is taken for granted, where it can be set, and what it can be.
fn marks(arg: &Arg, lang: Lang) -> String {
    let mark = |what: &str, value: String| format!(" [{}: {value}]", common(lang, what));
    let mut marks = String::new();
    if let Some(env) = arg.get_env().filter(|_| !arg.is_hide_env_set()) {
        marks += &mark("env", env.to_string_lossy().into_owned());
    }
    let usual: Vec<String> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    // A flag is off: nobody needs to be told.
    if !usual.is_empty() && arg.get_action().takes_values() && !arg.is_hide_default_value_set() {
        marks += &mark("default", usual.join(" "));
    }
    let values: Vec<String> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if !values.is_empty() && arg.get_action().takes_values() && !arg.is_hide_possible_values_set() {
        marks += &mark("values", values.join(", "));
    }
    marks
}

/// The possible values with what each means, if they say so.
fn choices(arg: &Arg, lang: Lang) -> Option<String> {
    let values = arg.get_possible_values();
    let line = |value: &PossibleValue| {
        let meant =
            codex::help(lang, &choice_key(arg, value)).or_else(|| Some(value.get_help()?.to_string()))?;
        Some(format!("- {}: {meant}", value.get_name()))
    };
    let lines: Vec<String> =
        values.iter().filter(|value| value.get_help().is_some()).filter_map(line).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}
