//! `telefrag admin people`.

use anyhow::Result;
use clap::{Subcommand, ValueEnum};
use server::admin::Steward;
use server::store::{PeopleKind, PersonCard};

use super::failed;
use super::told::{Lines, moment, print_json};

/// Who is looked for.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(super) enum Kind {
    /// Everybody.
    #[default]
    All,
    /// Those without a password.
    Guests,
    /// Those with one.
    Accounts,
    /// Those who are shut out.
    Banned,
    /// Those who look after the place.
    Admins,
}

impl From<Kind> for PeopleKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::All => PeopleKind::All,
            Kind::Guests => PeopleKind::Guests,
            Kind::Accounts => PeopleKind::Accounts,
            Kind::Banned => PeopleKind::Banned,
            Kind::Admins => PeopleKind::Admins,
        }
    }
}

/// What to do. WHO is the name of an account, or an id, which guests have too.
#[derive(Clone, Debug, Subcommand)]
pub(super) enum Deed {
    /// Find people by a part of their name, or by their id; the newest first.
    Find {
        /// What to look for; everybody if nothing is named.
        #[arg(default_value = "")]
        search: String,
        /// Only these.
        #[arg(long, value_enum, default_value = "all")]
        kind: Kind,
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: u64,
    },
    /// Let somebody with an account look after the place on the page, at /admin.
    Grant {
        /// The account.
        who: String,
    },
    /// They look after the place no longer.
    Demote {
        /// The account.
        who: String,
    },
    /// Give somebody another name.
    Rename {
        /// Who.
        who: String,
        /// The new name.
        name: String,
    },
    /// Make up a new password for somebody who has lost theirs, and print it. They are logged out everywhere.
    Password {
        /// The account.
        who: String,
    },
    /// Shut somebody out. Computer players take over wherever they play.
    Ban {
        /// Who.
        who: String,
        /// Why; they are told.
        #[arg(long, default_value = "")]
        why: String,
    },
    /// Let somebody in again.
    Unban {
        /// Who.
        who: String,
    },
    /// Forget somebody. Finished games stay with the name that they were played under.
    Delete {
        /// Who.
        who: String,
    },
    /// Print everything that is kept about somebody, as JSON.
    Export {
        /// Who.
        who: String,
    },
}

/// Do it.
pub(super) async fn run(steward: &Steward<'_>, deed: &Deed, json: bool) -> Result<()> {
    match deed {
        Deed::Find { search, kind, most } => {
            let found = steward.store().find_people(search, (*kind).into(), 0, *most).await?;
            return Lines::print(&found, json, line, "nobody is found");
        }
        Deed::Grant { who } => {
            let person = steward.grant(who).await.map_err(failed)?;
            println!("{} ({}) looks after the place from now on, at /admin", person.name, person.id);
        }
        Deed::Demote { who } => {
            let person = steward.demote(who).await.map_err(failed)?;
            println!("{} ({}) looks after the place no longer", person.name, person.id);
        }
        Deed::Rename { who, name } => {
            let person = steward.rename(who, name).await.map_err(failed)?;
            println!("{} is called {} from now on", person.id, person.name);
        }
        Deed::Password { who } => {
            let (person, password) = steward.password(who, None).await.map_err(failed)?;
            eprintln!("the new password of {} ({}):", person.name, person.id);
            println!("{password}");
        }
        Deed::Ban { who, why } => {
            let person = steward.ban(who, why).await.map_err(failed)?;
            println!("{} ({}) is shut out", person.name, person.id);
        }
        Deed::Unban { who } => {
            let person = steward.unban(who).await.map_err(failed)?;
            println!("{} ({}) may come in again", person.name, person.id);
        }
        Deed::Delete { who } => {
            let person = steward.delete_person(who).await.map_err(failed)?;
            println!("{} ({}) is forgotten", person.name, person.id);
        }
        Deed::Export { who } => return print_json(&steward.export(who).await.map_err(failed)?),
    }
    Ok(())
}

fn line(person: &PersonCard) -> Vec<String> {
    let mut standing = vec![if person.guest { "guest" } else { "account" }];
    if person.admin {
        standing.push("administrator");
    }
    if person.banned.is_some() {
        standing.push("shut out");
    }
    let seen =
        person.seen.map_or_else(|| "logged in nowhere".to_owned(), |at| format!("seen {}", moment(at)));
    vec![
        person.id.clone(),
        person.name.clone(),
        standing.join(", "),
        format!("came {}", moment(person.created)),
        seen,
        format!("{} tables", person.tables),
        person.why.clone().unwrap_or_default(),
    ]
}
