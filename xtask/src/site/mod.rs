//! `cargo xtask site`: the games as files that any web server can host, in `target/site`: the page, the rules and computer
//! players as WebAssembly, the codex, a service worker.
//!
//! [`rules`] makes the WebAssembly and what it says; [`codex`] the pages of the codex; [`sizes`] tells how much there is to load.

mod codex;
mod rules;
mod sizes;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::dist::licence_site;
use crate::steps::Steps;
use crate::tools::CHROMIUM;
use crate::web;
use crate::workspace::Workspace;
use rules::Rules;

/// The folder of an address in which the site is tried, too.
const FOLDER: &str = "/games/";

/// What to make, and where.
#[derive(clap::Args, Debug, PartialEq)]
pub(crate) struct Options {
    /// The folder of the address under which the site will be: `/games/` for `https://example.org/games/`.
    #[arg(long, value_name = "PATH", default_value = "/", value_parser = base)]
    base: String,
    /// The folder for the files; it is emptied first. If it is not given, `target/site`.
    #[arg(long, value_name = "DIR")]
    to: Option<PathBuf>,
    /// Take the codex from this program, and send it a game in the tests, instead of building one.
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// Build Rust's standard library too, for toolchains that have its sources only.
    #[arg(long)]
    build_std: bool,
    /// Then play it in a browser, without a network.
    #[arg(long)]
    test: bool,
}

impl Options {
    /// `cargo xtask site --test`.
    pub(crate) fn tried() -> Self {
        Self { base: "/".to_owned(), to: None, program: None, build_std: false, test: true }
    }
}

/// A path that begins and ends with a slash.
fn base(text: &str) -> Result<String, String> {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-._~/".contains(c);
    if !text.chars().all(plain) || text.contains("//") {
        return Err("a path has letters, digits, and - . _ ~ between slashes".to_owned());
    }
    let inside = text.trim_matches('/');
    Ok(if inside.is_empty() { "/".to_owned() } else { format!("/{inside}/") })
}

/// Runs the chore.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let mut steps = Steps::default();
    let site = options.to.clone().unwrap_or_else(|| workspace.target.join("site"));
    web::install(workspace, &mut steps)?;
    make(workspace, options, &site, &mut steps)?;
    if options.test {
        test(workspace, options, &site, &mut steps)?;
    }
    steps.summary();
    println!("\nThe site is in {}", site.display());
    Ok(())
}

fn make(workspace: &Workspace, options: &Options, site: &Path, steps: &mut Steps) -> Result<()> {
    let rules = Rules::make(workspace, &parts(workspace), options.build_std, steps)?;
    let program = program(workspace, options, steps)?;
    lay_out(workspace, &program, &options.base, site, steps)?;
    steps.perform("sizes", "cargo xtask site", || sizes::check(site, &rules.games))
}

/// Where the rules are, as the page takes them in.
fn parts(workspace: &Workspace) -> PathBuf {
    workspace.target.join("site-parts")
}

/// Puts the files for an address into a folder. The rules are there already.
fn lay_out(workspace: &Workspace, program: &Path, base: &str, site: &Path, steps: &mut Steps) -> Result<()> {
    let mut page = web::npm(workspace, "build");
    page.args(["--", "--emptyOutDir", "--logLevel", "warn", "--base", base, "--outDir"]).arg(site);
    steps.run("page", page.env("TELEFRAG_SITE", parts(workspace)))?;
    codex::write(workspace, program, site, base, steps)?;
    let mut worker = workspace.command("node");
    steps.run("service worker", worker.arg("web/build/site.mjs").arg(site))?;
    // Behind the service worker, which need not keep it.
    steps.perform("licences", "cargo xtask site", || licence_site(workspace, site))?;
    let mut squeeze = workspace.command("node");
    steps.run("compressed copies", squeeze.arg("web/build/squeeze.mjs").arg(site).arg("--gzip"))
}

/// A program that has the codex: the one that is named, or a new one.
fn program(workspace: &Workspace, options: &Options, steps: &mut Steps) -> Result<PathBuf> {
    if let Some(program) = &options.program {
        return fs::canonicalize(program).with_context(|| format!("there is no {}", program.display()));
    }
    steps.run("program", &mut workspace.cargo(&["build", "--release", "--bin", "telefrag"]))?;
    workspace.program("release", "telefrag")
}

/// Plays the site in a browser.
fn test(workspace: &Workspace, options: &Options, site: &Path, steps: &mut Steps) -> Result<()> {
    if let Some((name, mut install)) = CHROMIUM.install(workspace) {
        steps.run(&name, &mut install)?;
    }
    let local = workspace.program("release", "local")?;
    let site = fs::canonicalize(site)?;
    ensure!(site.join("index.html").exists(), "there is no site in {}", site.display());
    // A game is sent to it.
    let server = program(workspace, options, steps)?;
    let tests = |site: &Path, which: &[&str]| {
        let mut tests = web::npm(workspace, "test:site");
        tests.args(which).env("TELEFRAG_SITE_FILES", site).env("TELEFRAG_LOCAL", &local);
        tests.env("TELEFRAG", &server);
        tests
    };
    steps.run("site: in a browser", &mut tests(&site, &[]))?;
    // The same in a folder of an address, where little differs: another page, with the same rules.
    let inside = workspace.target.join("site-in-a-folder");
    lay_out(workspace, &server, FOLDER, &inside, steps)?;
    steps.run("site: in a folder", &mut tests(&inside, &["--", "folder.ts"]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_tried_as_if_somebody_had_asked_for_that() {
        use clap::Parser as _;
        #[derive(clap::Parser)]
        struct Chore {
            #[command(flatten)]
            site: Options,
        }
        let asked = Chore::parse_from(["site", "--test"]).site;
        assert_eq!(asked, Options::tried());
    }

    #[test]
    fn a_base_begins_and_ends_with_a_slash() {
        for (text, is) in [("/", "/"), ("", "/"), ("games", "/games/"), ("/a/b", "/a/b/"), ("/a/b/", "/a/b/")]
        {
            assert_eq!(base(text).as_deref(), Ok(is));
        }
        for wrong in ["/a//b", "/a b/", "https://example.org/a"] {
            assert!(base(wrong).is_err(), "{wrong}");
        }
    }
}
