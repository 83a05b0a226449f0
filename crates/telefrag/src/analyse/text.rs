//! A review for the terminal.

use std::fmt::Write as _;

use codex::Arg;

use super::chart::{columns, rows, sign};
use super::{Item, Teller};

/// All of it.
pub(super) fn text(teller: &Teller<'_>) -> String {
    let mut out = String::new();
    let mut put = |line: &str| {
        // Writing to a string does not fail.
        let _ = writeln!(out, "{line}");
    };
    let (head, notes) = teller.head();
    put(&head);
    notes.iter().for_each(|note| put(note));
    put("");
    chart(teller).iter().for_each(|line| put(line));
    let lists = [
        ("ui-analyse-costly", "ui-analyse-costly-none", teller.costly()),
        ("ui-analyse-luck", "ui-analyse-luck-none", teller.luck()),
    ];
    for (heading, none, items) in lists {
        put("");
        put(&teller.line(if items.is_empty() { none } else { heading }, &[]));
        for (n, Item { head, below }) in (1..).zip(items) {
            put(&format!("{n:>3}. {head}"));
            below.iter().for_each(|line| put(&format!("     {line}")));
        }
    }
    put("");
    teller.foot().iter().for_each(|line| put(line));
    out
}

/// The chart, with its axis and what its signs stand for.
fn chart(teller: &Teller<'_>) -> Vec<String> {
    let review = teller.review;
    let mut lines = vec![teller.line("ui-analyse-chart", &[])];
    for (value, row) in rows(review) {
        lines.push(format!("{:>7} |{}", teller.worth(value), row.trim_end()));
    }
    let moments = columns(review);
    lines.push(format!("{:>7} +{}", "", "-".repeat(moments.len())));
    if let (Some(first), Some(last)) = (moments.first(), moments.last()) {
        let (first, last) = (teller.when(first.round), teller.when(last.round));
        let room = moments.len().saturating_sub(first.chars().count() + last.chars().count()).max(1);
        lines.push(format!("{:>9}{first}{}{last}", "", " ".repeat(room)));
    }
    if review.lines.len() > 1 {
        let legend = review.lines.iter().enumerate().map(|(n, name)| format!("{} {name}", sign(review, n)));
        lines.push(format!("{:>9}{}", "", legend.collect::<Vec<_>>().join("  ")));
    } else {
        lines.push(format!("{:>9}{}", "", teller.line("ui-analyse-marines", &[("sign", Arg::text("●"))])));
    }
    lines
}
