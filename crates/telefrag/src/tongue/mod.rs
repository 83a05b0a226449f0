//! The command line in the reader's language: help, and what is said of arguments that cannot be used.
//!
//! The English texts are the comments of the options; `locales/{pl,hr,hu}/help.ftl` translate them. What has no
//! translation yet is shown in English, and `cargo test -p telefrag command_line` says which keys to add.

pub mod help;
mod wrong;

use std::ffi::OsString;

use clap::Command;
use codex::Lang;

pub use help::translated;

/// The language that is asked for on the command line, before anything else is read of it; else the terminal's.
pub fn asked(args: impl IntoIterator<Item = OsString>) -> Lang {
    let mut args = args.into_iter().map_while(|arg| arg.into_string().ok()).take_while(|arg| arg != "--");
    let named = args.find_map(|arg| Some(arg.strip_prefix("--lang")?.to_owned()));
    let named = named.and_then(|rest| match rest.strip_prefix('=') {
        Some(name) => Some(name.to_owned()),
        None if rest.is_empty() => args.next(),
        None => None,
    });
    named.and_then(|name| name.parse().ok()).unwrap_or_else(Lang::from_env)
}

/// What stands on the command line, as this command reads it.
///
/// # Errors
/// Help or version, if they were asked for, or what is wrong.
pub fn read(command: Command, lang: Lang, args: &[OsString]) -> Result<clap::ArgMatches, Refused> {
    let mut command = translated(command, lang);
    command.try_get_matches_from_mut(args).map_err(|error| Refused { lang, error })
}

/// Something that ends the program before it has begun.
pub struct Refused {
    lang: Lang,
    error: clap::Error,
}

impl Refused {
    /// Say it, and end.
    pub fn exit(self) -> ! {
        if self.lang == Lang::En {
            self.error.exit()
        }
        let text = wrong::told(self.lang, &self.error);
        // Whoever started the program may have gone.
        if self.error.use_stderr() {
            eprint!("{text}");
        } else {
            print!("{text}");
        }
        std::process::exit(self.error.exit_code())
    }
}
