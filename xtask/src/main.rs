//! The project's own chores, run as `cargo xtask CHORE`.
//!
//! One file a chore: [`test`] runs everything, [`lint`] only the quick look at style, [`load`] measures the
//! server, [`learn`] teaches computer players, [`balance`] counts who wins, [`web`] looks after the page and [`screenshots`] shows it, [`dist`] makes the
//! packages and [`site`] the games for any web server, [`rules`] compares the numbered rules with code and tests, [`dependencies`] looks at licences and [`book`] at
//! links. [`steps`], [`tools`] and [`workspace`] are what the chores share.

mod balance;
mod book;
mod dependencies;
mod dist;
mod learn;
mod lint;
mod load;
mod rules;
mod screenshots;
mod site;
mod steps;
mod test;
mod tools;
mod web;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::workspace::Workspace;

/// Chores of the Telefrag workspace.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Args {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Install what the tests need and run everything.
    Test(test::Options),
    /// Count how often marines win where computers play both sides, for the page and the book.
    Balance(balance::Options),
    /// Make the packages that people install (`target/dist`).
    Dist(dist::Options),
    /// Teach the computer players of a game by play against each other.
    Learn(learn::Options),
    /// Check the style of program and page, the dependencies and the book.
    Lint,
    /// Measure how much the server bears on this machine.
    Load(load::Options),
    /// List rules that no function or no test names, and rule numbers that do not exist.
    Rules(rules::Options),
    /// Take a picture of every screen of the page, in every language and size (`target/screenshots`).
    Screenshots(screenshots::Options),
    /// Make the games as files for any web server, to be played without ours (`target/site`).
    Site(site::Options),
    /// Write down for the page what the program says and hears (`web/src/api`: `schema.ts`, and a file for each game).
    Types,
}

fn main() -> ExitCode {
    let chore = Args::parse().chore;
    let result = Workspace::find().and_then(|workspace| match chore {
        Chore::Test(options) => test::run(&workspace, &options),
        Chore::Balance(options) => balance::run(&workspace, &options),
        Chore::Dist(options) => dist::run(&workspace, &options),
        Chore::Learn(options) => learn::run(&workspace, &options),
        Chore::Lint => lint::run(&workspace),
        Chore::Load(options) => load::run(&workspace, &options),
        Chore::Rules(options) => rules::run(&workspace, &options),
        Chore::Screenshots(options) => screenshots::run(&workspace, &options),
        Chore::Site(options) => site::run(&workspace, &options),
        Chore::Types => web::write_types(&workspace),
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_site_is_tested_when_that_is_asked_for() {
        for (words, site) in
            [(vec!["cargo xtask", "test"], false), (vec!["cargo xtask", "test", "--site"], true)]
        {
            let Chore::Test(options) = Args::parse_from(words).chore else { panic!("another chore") };
            assert_eq!(options.site, site);
        }
    }
}
