//! Appending to logs in PostgreSQL: whatever has come in meanwhile, in one statement and one commit.

use std::collections::HashMap;
use std::collections::hash_map::Entry::{Occupied, Vacant};
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tokio_postgres::types::ToSql;

use super::super::tables::{card_params, log_params, score_params};
use super::super::{Append, StoreError, Value};
use super::lines::{Effect, Lines, deadline};
use super::{CHANNEL, TURNS};

/// How many appends are committed together at most.
const BATCH: usize = 512;

/// One statement is one transaction and one round trip.
///
/// The tables are locked in the order of their names, so that no two nodes wait for each other in a circle. Whatever
/// belongs to a table is written only if its entry was; a table that is not there holds up no other. The answer names
/// the tables that are there, and again those whose entry was written. It comes after the commit.
const APPEND: &str = "WITH \
    there AS (SELECT id FROM tables WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE), \
    put AS ( \
        INSERT INTO log (table_id, number, at, deed, hash) \
        SELECT came.* FROM UNNEST ($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[], $5::TEXT[]) \
        AS came (table_id, number, at, deed, hash) JOIN there ON there.id = came.table_id \
        ON CONFLICT DO NOTHING RETURNING table_id \
    ), \
    card AS ( \
        UPDATE tables SET last = came.last, changed = came.changed, phase = came.phase, card = came.card, \
        due = came.due, busy = came.busy, alone = came.alone \
        FROM UNNEST ($6::BIGINT[], $7::BIGINT[], $8::TEXT[], $9::TEXT[], $10::BIGINT[], $11::BIGINT[], $12::BIGINT[], \
        $13::TEXT[]) AS came (last, changed, phase, card, due, busy, alone, id) JOIN put ON put.table_id = came.id \
        WHERE tables.id = came.id \
    ), \
    sat AS ( \
        INSERT INTO sitters (person, table_id) \
        SELECT came.* FROM UNNEST ($14::TEXT[], $15::TEXT[]) AS came (person, table_id) \
        JOIN put ON put.table_id = came.table_id ON CONFLICT DO NOTHING \
    ), \
    scored AS ( \
        INSERT INTO scores (person, table_id, seat, game, won, points, at) SELECT came.* FROM UNNEST \
        ($16::TEXT[], $17::TEXT[], $18::BIGINT[], $19::TEXT[], $20::BIGINT[], $21::BIGINT[], $22::BIGINT[]) \
        AS came (person, table_id, seat, game, won, points, at) \
        JOIN put ON put.table_id = came.table_id ON CONFLICT DO NOTHING \
    ) \
    SELECT there.id, put.table_id, \
    CASE WHEN put.table_id IS NOT NULL THEN pg_notify($23, $24 || ' ' || put.table_id)::TEXT END, \
    CASE WHEN put.table_id IS NOT NULL AND whose.person <> '' \
    THEN pg_notify($25, $24 || ' ' || put.table_id || ' ' || whose.person)::TEXT END \
    FROM there LEFT JOIN put ON put.table_id = there.id \
    LEFT JOIN UNNEST ($1::TEXT[], $26::TEXT[]) AS whose (table_id, person) ON whose.table_id = there.id";

/// An append that somebody waits for.
#[derive(Debug)]
pub(super) struct Waiting {
    table: String,
    log: [Value; 5],
    card: [Value; 8],
    sat: Option<[Value; 2]>,
    scores: Vec<[Value; 7]>,
    calls: Option<String>,
    until: Instant,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl Waiting {
    pub(super) fn new(
        append: &Append,
        answer: oneshot::Sender<Result<(), StoreError>>,
    ) -> Result<Self, StoreError> {
        let sat = append.sat.as_deref().map(|person| [person.into(), append.table.as_str().into()]);
        Ok(Waiting {
            table: append.table.clone(),
            log: log_params(append)?,
            card: card_params(append)?,
            sat,
            scores: append.scores.iter().map(|score| score_params(append, score)).collect(),
            calls: append.calls.clone(),
            until: deadline(),
            answer,
        })
    }
}

/// Commit what has come in, as long as somebody may send more.
pub(super) async fn write_all(
    lines: Arc<Lines>,
    node: String,
    mut waiting: mpsc::UnboundedReceiver<Waiting>,
) {
    let mut come = Vec::new();
    loop {
        if come.is_empty() && waiting.recv_many(&mut come, BATCH).await == 0 {
            return;
        }
        while come.len() < BATCH
            && let Ok(next) = waiting.try_recv()
        {
            come.push(next);
        }
        // A second entry for the same table waits for the next round.
        let mut batch = HashMap::new();
        for one in std::mem::take(&mut come) {
            match batch.entry(one.table.clone()) {
                Vacant(place) => drop(place.insert(one)),
                Occupied(_) => come.push(one),
            }
        }
        write(&lines, &node, batch).await;
    }
}

async fn write(lines: &Lines, node: &str, mut batch: HashMap<String, Waiting>) {
    let mut columns = Vec::new();
    columns.extend(turned(batch.values().map(|one| one.log.clone())));
    columns.extend(turned(batch.values().map(|one| one.card.clone())));
    columns.extend(turned(batch.values().filter_map(|one| one.sat.clone())));
    columns.extend(turned(batch.values().flat_map(|one| one.scores.clone())));
    let mut params: Vec<&(dyn ToSql + Sync)> = columns.iter().map(|column| column as _).collect();
    let called: Vec<&str> = batch.values().map(|one| one.calls.as_deref().unwrap_or_default()).collect();
    params.extend([&CHANNEL as &(dyn ToSql + Sync), &node, &TURNS, &called]);
    let until = batch.values().map(|one| one.until).min().unwrap_or_else(deadline);
    // Who asked may have gone away meanwhile; it is done all the same.
    let answered = lines.ask(APPEND, &params, Effect::Lasting, until).await.and_then(|rows| {
        for mut row in rows {
            let (table, written) = (row.text()?, row.maybe_text()?.is_some());
            if let Some(one) = batch.remove(&table) {
                let _ = one.answer.send(if written { Ok(()) } else { Err(StoreError::Taken) });
            }
        }
        Err(StoreError::Missing)
    });
    for one in batch.into_values() {
        let _ = one.answer.send(answered.clone());
    }
}

/// Rows as columns.
fn turned<const N: usize>(rows: impl Iterator<Item = [Value; N]>) -> [Vec<Value>; N] {
    let mut columns = [const { Vec::new() }; N];
    for row in rows {
        for (column, value) in columns.iter_mut().zip(row) {
            column.push(value);
        }
    }
    columns
}
