//! Everything that goes into a package, gathered once for all of them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, ensure};

use super::parts::Parts;
use super::{licences, output, sbom};
use crate::workspace::Workspace;

/// The goods.
pub(crate) struct Goods {
    /// The version by which the packages are called.
    pub(crate) version: String,
    /// When all of it was made, in seconds of the era: the time of the commit, so that the same goods make the same package.
    pub(crate) date: u64,
    pub(crate) program: PathBuf,
    /// The root of the repository, where the plain files are.
    pub(crate) root: PathBuf,
    /// Man pages and completions, as the program writes them.
    pub(crate) paperwork: PathBuf,
    /// Who wrote what others wrote, and under which licence.
    pub(crate) licences: String,
    /// The same for programs, as CycloneDX.
    pub(crate) sbom: String,
}

/// The name of the list of licences in a package.
pub(crate) const LICENCES: &str = "THIRD-PARTY-LICENCES.txt";
/// The name of the list for programs.
pub(crate) const SBOM: &str = "telefrag.cdx.json";

/// Completions: what the program calls the file.
pub(crate) const BASH: &str = "telefrag.bash";
/// The same for zsh.
pub(crate) const ZSH: &str = "_telefrag";
/// The same for fish.
pub(crate) const FISH: &str = "telefrag.fish";

impl Goods {
    /// Gathers them.
    pub(crate) fn gather(
        workspace: &Workspace,
        program: &Path,
        version: Option<&str>,
        scratch: &Path,
    ) -> Result<Self> {
        let version = match version {
            Some(version) => version.to_owned(),
            None => own_version(program)?,
        };
        let paperwork = scratch.join("paperwork");
        output(Command::new(program).arg("paperwork").arg(&paperwork))
            .context("the program does not write its paperwork")?;
        let date = date(workspace);
        let parts = Parts::find(workspace)?;
        Ok(Self {
            licences: licences::write(&parts.all)?,
            sbom: sbom::write(&parts, &version, date)?,
            program: program.to_owned(),
            root: workspace.root.clone(),
            version,
            date,
            paperwork,
        })
    }

    /// The man pages.
    pub(crate) fn man_pages(&self) -> Result<Vec<PathBuf>> {
        let mut pages = Vec::new();
        for entry in fs::read_dir(&self.paperwork)? {
            let file = entry?.path();
            pages.extend((file.extension() == Some("1".as_ref())).then_some(file));
        }
        pages.sort();
        ensure!(!pages.is_empty(), "the program wrote no man pages");
        Ok(pages)
    }
}

/// What the program says its version is.
fn own_version(program: &Path) -> Result<String> {
    let said = String::from_utf8(output(Command::new(program).arg("--version"))?)?;
    let version = said.trim().strip_prefix("telefrag ").with_context(|| format!("it says {said:?}"))?;
    Ok(version.to_owned())
}

/// The time of the commit; where there is none, what `SOURCE_DATE_EPOCH` says, or now.
fn date(workspace: &Workspace) -> u64 {
    let asked = std::env::var("SOURCE_DATE_EPOCH").ok();
    let commit = || {
        let said = output(workspace.command("git").args(["log", "-1", "--format=%ct"])).ok()?;
        String::from_utf8(said).ok()
    };
    let seconds = asked.or_else(commit).and_then(|text| text.trim().parse().ok());
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    seconds.unwrap_or_else(now)
}
