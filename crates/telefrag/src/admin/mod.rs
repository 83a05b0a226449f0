//! Looking after a place from the command line, whether it runs or not. A server that runs hears of it within a second.

mod people;
mod place;
mod tables;
mod told;

use std::process::Command as Process;

use anyhow::{Result, anyhow, bail, ensure};
use clap::{Args, Subcommand};
use codex::{Arg, said};
use server::admin::{By, Steward};
use server::api::Problem;
use server::house::House;
use server::store::StoreError;

use self::told::{Lines, moment};
use crate::place::{Place, runtime};
use crate::titles;

/// What to look after, and where.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    place: Place,
    /// Print JSON instead of lines for people.
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    what: What,
}

#[derive(Clone, Debug, Subcommand)]
enum What {
    /// People: find, name as administrators, rename, new password, shut out, delete, export.
    #[command(subcommand)]
    People(people::Deed),
    /// Tables: find, close, delete.
    #[command(subcommand)]
    Tables(tables::TableDeed),
    /// What is said at tables: find, remove.
    #[command(subcommand)]
    Chat(tables::ChatDeed),
    /// Invitations: list, revoke, expire. `telefrag invite` makes them.
    #[command(subcommand)]
    Invites(place::InviteDeed),
    /// Shared scenarios: list with what people say against them, hide, show.
    #[command(subcommand)]
    Scenarios(place::ScenarioDeed),
    /// What everybody is told on the page: show, set, clear.
    #[command(subcommand)]
    Notice(place::NoticeDeed),
    /// Limits that can be changed while the place runs: show, set, unset.
    #[command(subcommand)]
    Limits(place::LimitDeed),
    /// Clear away guests and tables by age.
    Prune(place::Prune),
    /// What was done so far, the latest first.
    Log {
        /// Only what was done to this person or thing, by its id.
        whom: Option<String>,
        /// How many lines.
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: u64,
    },
}

/// Do it.
pub(crate) fn run(options: &Options) -> Result<()> {
    let json = options.json;
    at(&options.place, async |steward, _| match &options.what {
        What::People(deed) => people::run(&steward, deed, json).await,
        What::Tables(deed) => tables::run(&steward, deed, json).await,
        What::Chat(deed) => tables::run_chat(&steward, deed, json).await,
        What::Invites(deed) => place::run_invites(&steward, deed, json).await,
        What::Scenarios(deed) => place::run_scenarios(&steward, deed, json).await,
        What::Notice(deed) => place::run_notice(&steward, deed, json).await,
        What::Limits(deed) => place::run_limits(&steward, deed, json).await,
        What::Prune(prune) => place::prune(&steward, prune, json).await,
        What::Log { whom, most } => log(&steward, whom.as_deref().unwrap_or_default(), *most, json).await,
    })
}

/// Open the place and do something there; it is told what the place is called.
fn at(place: &Place, deed: impl AsyncFnOnce(Steward<'_>, &str) -> Result<()>) -> Result<()> {
    runtime()?.block_on(async {
        let (store, name) = place.visit().await?;
        let house = House::new(titles::kinds(), store);
        let by = By { name: user(), person: None };
        deed(Steward::new(&house, by, codex::spoken()), &name).await
    })
}

/// The user of the operating system who does it.
fn user() -> String {
    let told = Process::new("id").arg("-un").output().ok().filter(|told| told.status.success());
    let told = told.and_then(|told| String::from_utf8(told.stdout).ok());
    let known = || ["USER", "LOGNAME", "USERNAME"].iter().find_map(|name| std::env::var(name).ok());
    let name = told.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).or_else(known);
    name.unwrap_or_else(|| "somebody".to_owned())
}

/// What went wrong, for people.
fn failed(problem: Problem) -> anyhow::Error {
    match problem.error.code.as_str() {
        "missing" => anyhow!(said("cli-no-such-thing", &[])),
        _ => anyhow!(problem.error.message),
    }
}

async fn log(steward: &Steward<'_>, whom: &str, most: u64, json: bool) -> Result<()> {
    let deeds = steward.store().admin_log(whom, 0, most).await?;
    let line = |deed: &server::store::AdminDeed| {
        let by = if deed.person.is_some() { "on the page" } else { "at the command line" };
        vec![
            moment(deed.at),
            format!("{} {by}", deed.who),
            deed.what.name(),
            deed.whom.clone(),
            deed.name.clone(),
            deed.more.clone(),
        ]
    };
    Lines::print(&deeds, json, line, "nothing has been done yet")
}

/// Make invitations to a place that is for invited people.
pub(crate) fn invite(place: &Place, count: u32, days: Option<u32>, public_url: Option<&str>) -> Result<()> {
    at(place, async |steward, name| {
        let made = steward.invite(count, days).await.map_err(failed)?;
        eprintln!("invitations for {name}:");
        for invited in made {
            match public_url {
                Some(url) => println!("{url}/invite/{}", invited.code),
                None => println!("{}", invited.code),
            }
        }
        Ok(())
    })
}

/// How many complaints are listed.
const COMPLAINTS_MOST: u64 = 200;

/// Take a scenario off the shelf or remove a comment, or list what people say against those that are there.
pub(crate) fn shelf(place: &Place, withdraw: Option<&str>, comment: Option<&str>) -> Result<()> {
    at(place, async |steward, name| {
        if let Some(id) = withdraw {
            let was = steward.withdraw_scenario(id).await.map_err(failed)?;
            ensure!(was, said("cli-not-shelved", &[("id", Arg::text(id)), ("name", Arg::text(name))]));
            println!("{id} is off the shelf");
        }
        if let Some(id) = comment {
            let args = [("id", Arg::text(id)), ("name", Arg::text(name))];
            let scenario = match steward.store().scenario_of_comment(id).await {
                Err(StoreError::Missing) => bail!(said("cli-no-comment", &args)),
                found => found?,
            };
            let comment = steward.store().comment(&scenario, id).await?;
            steward.remove_comment(&scenario, &comment).await.map_err(failed)?;
            println!("the comment {id} is gone");
        }
        if withdraw.is_some() || comment.is_some() {
            return Ok(());
        }
        let complaints = steward.store().complaints(COMPLAINTS_MOST).await?;
        let comments = steward.store().comment_complaints(COMPLAINTS_MOST).await?;
        if complaints.is_empty() && comments.is_empty() {
            println!("nobody says anything against a scenario of {name}");
        }
        for complaint in complaints {
            println!("{}  {}: {}", complaint.scenario, complaint.title, complaint.why);
        }
        for complaint in comments {
            println!("comment {}  \"{}\": {}", complaint.comment, complaint.text, complaint.why);
        }
        Ok(())
    })
}
