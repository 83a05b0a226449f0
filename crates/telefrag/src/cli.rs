//! The command line.

use std::ffi::OsString;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::builder::PossibleValuesParser;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use codex::{Arg, Lang, said};

use crate::place::{self, Place};
use crate::replay::How;
use crate::titles::{self, Title};
use crate::{
    admin, analyse, arena, bench, explain, paperwork, replay, scenario, serve, service, sim, tongue,
};

/// Shooter board games at a distance.
#[derive(Debug, Parser)]
#[command(name = "telefrag", version)]
struct Cli {
    /// The language of texts: en, pl, hr or hu. Default: TELEFRAG_LANG, or the terminal's language; `engine` then speaks
    /// English.
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run a place to play: open the page in a browser. So does `telefrag` alone.
    Serve(serve::Options),
    /// Copy the database of a place into a new file while it runs.
    Backup {
        /// The new file.
        to: PathBuf,
        #[command(flatten)]
        place: Place,
    },
    /// Put a copy made by `backup` in the place of the database. Stop the server first.
    Restore {
        /// The copy.
        from: PathBuf,
        #[command(flatten)]
        place: Place,
    },
    /// Make invitations to a place that is for invited people.
    Invite {
        /// How many.
        #[arg(default_value_t = 1)]
        count: u32,
        #[command(flatten)]
        place: Place,
        /// The address that people type: invitations are printed as links then.
        #[arg(long, env = "TELEFRAG_PUBLIC_URL", value_name = "URL", value_parser = serve::public_url)]
        public_url: Option<String>,
        /// For how many days they are good. Without it, until they are used.
        #[arg(long, value_name = "N")]
        days: Option<u32>,
    },
    /// Look after a place, whether it runs or not: people, tables, chat, invitations, notices, limits. Every deed is
    /// written down.
    Admin(admin::Options),
    /// List what people say against shared scenarios and comments on them, take one off the shelf, or remove a comment.
    Shelf {
        /// Take this scenario off the shelf. Tables that are there go on with it.
        #[arg(long, value_name = "ID")]
        withdraw: Option<String>,
        /// Remove this comment on a scenario.
        #[arg(long, value_name = "ID")]
        remove_comment: Option<String>,
        #[command(flatten)]
        place: Place,
    },
    /// Tell how to run a place as a service of this machine.
    Service(service::Options),
    /// Print the OpenAPI document of the interface, as `/api/openapi.json` has it.
    Openapi,
    /// Play a game in the terminal.
    Play(terminal::Options),
    /// Speak JSON lines with another program on standard input and output.
    Engine {
        /// The game.
        #[arg(value_parser = ids())]
        game: String,
    },
    /// Let computer players play many games, and count.
    Sim {
        /// The game.
        #[arg(value_parser = ids())]
        game: String,
        #[command(flatten)]
        options: sim::Options,
        /// Print one JSON object instead of a table.
        #[arg(long)]
        json: bool,
    },
    /// Let computer players meet, and say who plays better.
    Arena {
        /// The game.
        #[arg(value_parser = ids())]
        game: String,
        #[command(flatten)]
        options: arena::Options,
        /// Print one JSON object instead of a table.
        #[arg(long)]
        json: bool,
    },
    /// Look at a replay.
    Replay {
        #[command(subcommand)]
        how: replay::Command,
    },
    /// Explain an action of a replay: the question, the answer, and what came of it, rule by rule.
    Explain {
        /// The replay and the number of the action, like game.tfr:12.
        #[arg(value_name = "REPLAY:ACTION", value_parser = explain::moment)]
        moment: explain::Moment,
    },
    /// Look back at a replay: how it stood, which decisions cost most and what would have been better, where luck turned
    /// it.
    Analyse(analyse::Options),
    /// Check scenario files, make new ones, and measure how they play.
    Scenario {
        #[command(subcommand)]
        how: scenario::Command,
    },
    /// Measure the speed on one core.
    Bench {
        /// The game; all of them if none is named.
        #[arg(value_parser = ids())]
        game: Option<String>,
        #[command(flatten)]
        options: bench::Options,
        /// Print one JSON object instead of a table.
        #[arg(long)]
        json: bool,
    },
    /// Write man pages and completions for shells into a folder, for those who make packages.
    #[command(hide = true)]
    Paperwork(paperwork::Options),
}

pub(crate) fn ids() -> PossibleValuesParser {
    PossibleValuesParser::new(titles::ids())
}

/// Run the program with the arguments it was started with; `more` are titles that it has besides ours.
pub fn run(more: &[Title]) -> ExitCode {
    titles::settle(more);
    let args: Vec<OsString> = std::env::args_os().collect();
    codex::speak(tongue::asked(args.iter().skip(1).cloned()));
    match dispatch(parse(&args)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error:#}", said("cli-error", &[]));
            ExitCode::FAILURE
        }
    }
}

/// The whole command line, with its texts in English.
pub fn command() -> clap::Command {
    Cli::command()
}

/// What is asked for; help, version and everything that is wrong end the program.
fn parse(args: &[OsString]) -> Cli {
    match tongue::read(command(), codex::spoken(), args) {
        Ok(matches) => Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit()),
        Err(refused) => refused.exit(),
    }
}

/// The reader of our output has seen enough.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
}

fn dispatch(cli: Cli) -> Result<()> {
    // Programs that speak the protocol read English unless they ask for something else.
    let lang = codex::spoken();
    match cli.command {
        None => {
            // As if `serve` had been written, with whatever it takes for granted.
            match Cli::parse_from(["telefrag", "serve"]).command {
                Some(Command::Serve(options)) => serve::serve(options),
                _ => Ok(()),
            }
        }
        Some(Command::Serve(options)) => serve::serve(options),
        Some(Command::Backup { to, place }) => place::backup(&place, to),
        Some(Command::Restore { from, place }) => place::restore(&place, &from),
        Some(Command::Invite { count, place, public_url, days }) => {
            admin::invite(&place, count, days, public_url.as_deref())
        }
        Some(Command::Shelf { withdraw, remove_comment, place }) => {
            admin::shelf(&place, withdraw.as_deref(), remove_comment.as_deref())
        }
        Some(Command::Admin(options)) => admin::run(&options),
        Some(Command::Service(options)) => service::run(&options),
        Some(Command::Paperwork(options)) => paperwork::write(command(), &options),
        Some(Command::Openapi) => {
            Ok(writeln!(std::io::stdout(), "{}", server::api::document(&titles::kinds()))?)
        }
        Some(Command::Play(options)) => terminal::run(&options, lang),
        Some(Command::Engine { game }) => find(&game)?.commands.engine(cli.lang.unwrap_or_default()),
        Some(Command::Sim { game, options, json }) => sim::run(find(&game)?.commands, &options, json),
        Some(Command::Arena { game, options, json }) => arena::run(find(&game)?.commands, &options, json),
        Some(Command::Replay { how }) => replay::run(&how, lang),
        Some(Command::Explain { moment: explain::Moment { file, number } }) => {
            replay::open(&file, How::Explain(number), None, lang)
        }
        Some(Command::Analyse(options)) => analyse::run(&options, lang),
        Some(Command::Scenario { how }) => scenario::run(&how, lang, cli.lang),
        Some(Command::Bench { game, options, json }) => {
            let games = match game {
                Some(game) => vec![*find(&game)?],
                None => titles::all().to_vec(),
            };
            bench::run(&games, &options, json)
        }
    }
}

fn find(id: &str) -> Result<&'static Title> {
    titles::find(id).with_context(|| said("cli-no-game", &[("id", Arg::text(id))]))
}
