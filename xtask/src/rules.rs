//! `cargo xtask rules`: does every numbered rule have a place in the code and a test, and does every number cited
//! exist?
//!
//! The rules are the messages `rule-…` of `locales/en/*-rules.ftl`. A rule is placed when a function or an entry of
//! data cites its number, and tested when a test does: what the test then asserts is for a reader to judge, but a rule
//! nobody cites is surely forgotten.
//!
//! What cites a rule is also shown to players: `crates/codex/evidence.txt` is written from here, and must be up to date.

mod id;
mod item;
mod ledger;
mod scan;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;
use ledger::Ledger;
use scan::Source;

/// What to print.
#[derive(clap::Args, Default)]
pub(crate) struct Options {
    /// Print every rule with the functions, entries of data and tests that cite it.
    #[arg(long)]
    list: bool,
    /// Write what the codex shows of the code and the tests behind each rule.
    #[arg(long)]
    write: bool,
}

/// Where the codex finds what is behind each rule.
const EVIDENCE: &str = "crates/codex/evidence.txt";

/// Runs the chore.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let ledger = read(&workspace.root)?;
    if options.list {
        print!("{}", ledger.list());
    }
    print!("{}", ledger.report());
    if !ledger.is_clean() {
        bail!("the rules, the code and the tests do not agree");
    }
    let evidence = ledger.evidence();
    let path = workspace.root.join(EVIDENCE);
    if options.write {
        return fs::write(&path, evidence).with_context(|| format!("cannot write {EVIDENCE}"));
    }
    if fs::read_to_string(&path).unwrap_or_default() != evidence {
        bail!("{EVIDENCE} is out of date: write it anew with `cargo xtask rules --write`");
    }
    Ok(())
}

/// Reads the rules and all Rust and data files that may cite them.
fn read(root: &Path) -> Result<Ledger> {
    let mut ledger = Ledger::default();
    let locales = rules_files(root)?;
    if locales.is_empty() {
        bail!("no rules yet: there is no file locales/en/*-rules.ftl");
    }
    for path in &locales {
        ledger.add_rules(&read_text(root, path)?);
    }
    let mut sources = Vec::new();
    let mut paths = files(&root.join("crates"), &["rs"])?;
    paths.extend(files(&root.join("content"), &["toml", "txt"])?);
    for path in paths {
        let path = path.strip_prefix(root).unwrap_or(&path);
        sources.push(Source { text: read_text(root, path)?, path: path.to_path_buf() });
    }
    ledger.add_citations(scan::citations(&sources));
    Ok(ledger)
}

fn rules_files(root: &Path) -> Result<Vec<PathBuf>> {
    let folder = root.join("locales/en");
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut files = entries(&folder)?;
    files.retain(|path| path.file_name().is_some_and(|name| name.to_string_lossy().ends_with("-rules.ftl")));
    Ok(files)
}

/// All files below a folder whose names end so.
fn files(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in entries(folder)? {
        if path.is_dir() {
            if !path.ends_with("target") {
                found.extend(files(&path, endings)?);
            }
        } else if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)) {
            found.push(path);
        }
    }
    Ok(found)
}

/// What lies in a folder, in the order of the names.
fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let listing = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths = listing.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn read_text(root: &Path, path: &Path) -> Result<String> {
    fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {}", path.display()))
}
