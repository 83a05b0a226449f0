//! `telefrag admin invites`, `scenarios`, `notice`, `limits` and `prune`.

use anyhow::{Result, ensure};
use clap::{Args, Subcommand, ValueEnum};
use codex::said;
use server::admin::{self, Limits, Notice, Pruned, Steward, ToPrune};
use server::live::clock;
use server::store::{Invitation, ScenarioLine, ShelfKind};

use super::failed;
use super::told::{Lines, days, moment, print_json, span};

/// What to do with invitations.
#[derive(Clone, Debug, Subcommand)]
pub(super) enum InviteDeed {
    /// List those that nobody has used yet; the latest first. Codes are not kept: they have ids.
    List {
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: u64,
    },
    /// An invitation is no longer good.
    Revoke {
        /// Its code, or the first eight letters of its id.
        which: String,
    },
    /// Those that are older are no longer good.
    Expire {
        /// How old: 12h, 30d.
        #[arg(value_parser = span)]
        age: u64,
    },
}

/// Do it.
pub(super) async fn run_invites(steward: &Steward<'_>, deed: &InviteDeed, json: bool) -> Result<()> {
    match deed {
        InviteDeed::List { most } => {
            let found = steward.store().invites(0, *most).await?;
            return Lines::print(&found, json, invitation, "there are no invitations");
        }
        InviteDeed::Revoke { which } => {
            let id = steward.revoke_invite(which).await.map_err(failed)?;
            println!("invitation {} is no longer good", short(&id));
        }
        InviteDeed::Expire { age } => {
            let gone = steward.expire_invites(*age).await.map_err(failed)?;
            println!("{gone} invitations are no longer good");
        }
    }
    Ok(())
}

/// As much of an id as people type.
fn short(id: &str) -> &str {
    id.get(..8).unwrap_or(id)
}

fn invitation(one: &Invitation) -> Vec<String> {
    let until =
        one.expires.map_or_else(|| "until it is used".to_owned(), |at| format!("until {}", moment(at)));
    vec![short(&one.id).to_owned(), format!("made {}", moment(one.created)), format!("good {until}")]
}

/// What to do with shared scenarios.
#[derive(Clone, Debug, Subcommand)]
pub(super) enum ScenarioDeed {
    /// List them: first those against which most is said.
    List {
        /// What to look for; all of them if nothing is named.
        #[arg(default_value = "")]
        search: String,
        /// Only those that are hidden.
        #[arg(long)]
        hidden: bool,
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: u64,
    },
    /// Nobody finds it on the shelf any more. Tables that are there go on with it.
    Hide {
        /// The scenario.
        id: String,
    },
    /// Show it again.
    Show {
        /// The scenario.
        id: String,
    },
}

/// Do it.
pub(super) async fn run_scenarios(steward: &Steward<'_>, deed: &ScenarioDeed, json: bool) -> Result<()> {
    match deed {
        ScenarioDeed::List { search, hidden, most } => {
            let kind = if *hidden { ShelfKind::Hidden } else { ShelfKind::All };
            let found = steward.store().find_scenarios(search, kind, 0, *most).await?;
            return Lines::print(&found, json, scenario, "there are no such scenarios");
        }
        ScenarioDeed::Hide { id } => {
            steward.hide_scenario(id, true).await.map_err(failed)?;
            println!("{id} is hidden");
        }
        ScenarioDeed::Show { id } => {
            steward.hide_scenario(id, false).await.map_err(failed)?;
            println!("{id} is on the shelf again");
        }
    }
    Ok(())
}

fn scenario(one: &ScenarioLine) -> Vec<String> {
    vec![
        one.id.clone(),
        if one.hidden { "hidden" } else { "on the shelf" }.to_owned(),
        format!("{} complaints", one.complaints),
        format!("by {}", one.author_name),
        one.title.clone(),
        one.complaint.clone().unwrap_or_default(),
    ]
}

/// What everybody is told.
#[derive(Clone, Debug, Subcommand)]
pub(super) enum NoticeDeed {
    /// What everybody is told now.
    Show,
    /// Tell everybody something, in the frame of their own language.
    Set {
        /// The sentence.
        text: String,
        /// How long from now it begins: 30m, 2h.
        #[arg(long = "in", value_name = "SPAN", value_parser = span)]
        begins: Option<u64>,
        /// How long it lasts; nobody is told any more then.
        #[arg(long = "for", value_name = "SPAN", value_parser = span)]
        lasts: Option<u64>,
    },
    /// Tell it no longer.
    Clear,
}

/// Do it.
pub(super) async fn run_notice(steward: &Steward<'_>, deed: &NoticeDeed, json: bool) -> Result<()> {
    let notice = match deed {
        NoticeDeed::Show => steward.notice().await.map_err(failed)?,
        NoticeDeed::Set { text, begins, lasts } => {
            let from = begins.map(|begins| clock() + begins);
            let until = lasts.map(|lasts| from.unwrap_or_else(clock) + lasts);
            Some(steward.announce(Notice { text: text.clone(), from, until }).await.map_err(failed)?)
        }
        NoticeDeed::Clear => {
            steward.clear_notice().await.map_err(failed)?;
            None
        }
    };
    match notice {
        notice if json => return print_json(&notice),
        None => println!("nobody is told anything"),
        Some(Notice { text, from, until }) => {
            let from = from.map(|at| format!(" from {}", moment(at))).unwrap_or_default();
            let until = until.map(|at| format!(" until {}", moment(at))).unwrap_or_default();
            println!("everybody is told{from}{until}: {text}");
        }
    }
    Ok(())
}

/// A limit, as it is named here.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Limit {
    /// New people from one address in a minute.
    SignUps,
    /// Requests from one address in a second; ten times as many at once.
    Requests,
    /// Tables that are not over, by person.
    Tables,
    /// Those who watch a table.
    Watchers,
    /// Days for which guests are kept who do not come back.
    KeepGuests,
    /// Days for which tables are kept that are over.
    KeepTables,
}

impl From<Limit> for admin::Limit {
    fn from(limit: Limit) -> Self {
        match limit {
            Limit::SignUps => admin::Limit::SignUps,
            Limit::Requests => admin::Limit::Requests,
            Limit::Tables => admin::Limit::Tables,
            Limit::Watchers => admin::Limit::Watchers,
            Limit::KeepGuests => admin::Limit::KeepGuests,
            Limit::KeepTables => admin::Limit::KeepTables,
        }
    }
}

/// What to do with limits.
#[derive(Clone, Debug, Subcommand)]
pub(super) enum LimitDeed {
    /// Those that can be changed while the place runs. All others are told in the book, under Hosting.
    Show,
    /// Set one. It counts within a second.
    Set {
        /// Which.
        limit: Limit,
        /// To what.
        value: u32,
    },
    /// Leave one as the server was started.
    Unset {
        /// Which.
        limit: Limit,
    },
}

/// Do it.
pub(super) async fn run_limits(steward: &Steward<'_>, deed: &LimitDeed, json: bool) -> Result<()> {
    let limits = match deed {
        LimitDeed::Show => steward.limits().await,
        LimitDeed::Set { limit, value } => steward.set_limit((*limit).into(), Some(*value)).await,
        LimitDeed::Unset { limit } => steward.set_limit((*limit).into(), None).await,
    };
    show_limits(&limits.map_err(failed)?, json)
}

fn show_limits(limits: &Limits, json: bool) -> Result<()> {
    if json {
        return print_json(limits);
    }
    let line = |limit: &admin::Limit| {
        let value =
            limits.get(*limit).map_or_else(|| limit.otherwise().to_owned(), |set| format!("{set}, set here"));
        vec![limit.name().to_owned(), value]
    };
    Lines::print(&admin::Limit::ALL, false, line, "")
}

/// What to clear away.
#[derive(Clone, Debug, Args)]
pub(super) struct Prune {
    /// Guests who were not here for so long (180d), and neither sit at a table that goes on nor share a scenario.
    #[arg(long, value_name = "AGE", value_parser = days)]
    guests: Option<u32>,
    /// Tables that have been over, or closed, for so long (2y), with everything that was done and said there.
    #[arg(long, value_name = "AGE", value_parser = days)]
    tables: Option<u32>,
    /// Tables that were never finished, at which nothing happened for so long.
    #[arg(long, value_name = "AGE", value_parser = days)]
    abandoned: Option<u32>,
    /// Only count.
    #[arg(long)]
    dry_run: bool,
}

/// Do it.
pub(super) async fn prune(steward: &Steward<'_>, prune: &Prune, json: bool) -> Result<()> {
    let Prune { guests, tables, abandoned, dry_run } = *prune;
    ensure!(guests.or(tables).or(abandoned).is_some(), said("cli-nothing-to-prune", &[]));
    let pruned = steward.prune(ToPrune { guests, tables, abandoned, dry_run }).await.map_err(failed)?;
    if json {
        return print_json(&pruned);
    }
    let Pruned { guests, tables, abandoned } = pruned;
    let would = if dry_run { "would be cleared away" } else { "are cleared away" };
    println!(
        "{guests} guests, {tables} tables that ended, {abandoned} tables that were never finished {would}"
    );
    Ok(())
}
