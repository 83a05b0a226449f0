//! What goes wrong for many at once, as while the database is away: said once, and once in a while as long as it lasts, so
//! that it cannot fill the log.

use std::time::Duration;

use crate::live::TableError;
use crate::steady::Seldom;
use crate::store::StoreError;

/// When it was last said that the database does not answer.
static SILENT: Seldom = Seldom::rare();

/// The database does not answer, whoever has asked it.
pub(crate) fn silent(why: &str) {
    if SILENT.now() {
        tracing::error!(why, "the database does not answer");
    } else {
        tracing::debug!(why, "the database does not answer");
    }
}

/// The database answers again after so long. If nobody has missed it, there is nothing to say.
pub(crate) fn back(away: Duration) {
    if SILENT.ended() {
        tracing::info!(seconds = away.as_secs(), "the database is back");
    }
}

/// Something that goes on all the time cannot be done.
pub(crate) fn of_work(what: &str, problem: &StoreError, complaints: &Seldom) {
    match problem {
        StoreError::Broken(why) => silent(why),
        problem if complaints.now() => tracing::warn!(%problem, "cannot {what}"),
        _ => {}
    }
}

/// What other processes or those who look after the place have done there.
pub(crate) const FOLLOW: &str = "follow a table";

/// Something cannot be done at a table.
pub(crate) fn at_table(table: &str, what: &str, problem: &TableError) {
    match problem {
        TableError::Store(StoreError::Broken(why)) => silent(why),
        problem => tracing::warn!(table, ?problem, "cannot {what}"),
    }
}
