//! `telefrag admin tables` and `telefrag admin chat`.

use anyhow::Result;
use clap::{Subcommand, ValueEnum};
use server::admin::Steward;
use server::store::{self, ChatLine, TableLine};

use super::failed;
use super::told::{Lines, moment};

/// How far a table is.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Phase {
    /// People sit down.
    Open,
    /// The game goes on.
    Running,
    /// The game is over.
    Over,
    /// It was closed before its end.
    Closed,
}

impl From<Phase> for store::Phase {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Open => store::Phase::Open,
            Phase::Running => store::Phase::Running,
            Phase::Over => store::Phase::Over,
            Phase::Closed => store::Phase::Closed,
        }
    }
}

/// What to do with tables.
#[derive(Clone, Debug, Subcommand)]
pub(super) enum TableDeed {
    /// List tables, by a part of their title or of somebody's name, or by their id; the latest first.
    List {
        /// What to look for; all of them if nothing is named.
        #[arg(default_value = "")]
        search: String,
        /// Only these.
        #[arg(long, value_enum)]
        phase: Option<Phase>,
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: u64,
    },
    /// Close a table before its game is over, whoever plays there.
    Close {
        /// The table.
        id: String,
    },
    /// Forget a table, with its game, its results and everything that was said there.
    Delete {
        /// The table.
        id: String,
    },
}

/// What to do with what is said.
#[derive(Clone, Debug, Subcommand)]
pub(super) enum ChatDeed {
    /// Find lines by a part of what is said, or by who said it; the latest first.
    Find {
        /// What to look for; everything if nothing is named.
        #[arg(default_value = "")]
        search: String,
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: u64,
    },
    /// Take away what was said: its words are gone for good.
    Remove {
        /// The table.
        table: String,
        /// The number of the line, as `find` tells it.
        number: u64,
    },
}

/// Do it.
pub(super) async fn run(steward: &Steward<'_>, deed: &TableDeed, json: bool) -> Result<()> {
    match deed {
        TableDeed::List { search, phase, most } => {
            let found = steward.store().find_tables(search, phase.map(Into::into), 0, *most).await?;
            return Lines::print(&found, json, table_line, "there are no such tables");
        }
        TableDeed::Close { id } => {
            steward.close_table(id).await.map_err(failed)?;
            println!("{id} is closed");
        }
        TableDeed::Delete { id } => {
            steward.delete_table(id).await.map_err(failed)?;
            println!("{id} is forgotten");
        }
    }
    Ok(())
}

/// Do it.
pub(super) async fn run_chat(steward: &Steward<'_>, deed: &ChatDeed, json: bool) -> Result<()> {
    match deed {
        ChatDeed::Find { search, most } => {
            let found = steward.store().find_said(search, 0, *most).await?;
            Lines::print(&found, json, chat_line, "nothing of that kind was said")
        }
        ChatDeed::Remove { table, number } => {
            let line = steward.remove_line(table, *number).await.map_err(failed)?;
            println!("what {} said is taken away", line.name);
            Ok(())
        }
    }
}

fn table_line(table: &TableLine) -> Vec<String> {
    vec![
        table.id.clone(),
        table.game.clone(),
        table.phase.name().to_owned(),
        format!("changed {}", moment(table.changed)),
        format!("opened by {}", table.owner_name),
        table.people.join(", "),
        table.title.clone(),
    ]
}

fn chat_line(line: &ChatLine) -> Vec<String> {
    vec![
        line.table.clone(),
        line.number.to_string(),
        moment(line.at),
        format!("{} ({})", line.name, line.id),
        line.text.clone(),
    ]
}
