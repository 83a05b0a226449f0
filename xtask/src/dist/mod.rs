//! `cargo xtask dist`: the packages that people install, in `target/dist`: an archive for any Linux with glibc, a package for
//! Debian and its kin, and their checksums.
//!
//! [`parts`] finds out what others wrote of the program, with Rust's own [`library`]; [`sbom`] and [`licences`] write it down;
//! [`goods`] is everything that goes into a package; [`archive`] and [`deb`] make the packages, in a [`tree`] of files.

mod archive;
mod deb;
mod goods;
mod library;
mod licences;
mod parts;
mod sbom;
mod tree;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::steps::Steps;
use crate::web;
use crate::workspace::Workspace;
use goods::Goods;

/// What to pack, and where to.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Pack this program instead of building one.
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// The folder for the packages. If it is not given, `target/dist`.
    #[arg(long, value_name = "DIR")]
    to: Option<PathBuf>,
    /// Call the packages by this version instead of the program's own.
    #[arg(long, value_name = "VERSION", value_parser = version)]
    version: Option<String>,
    /// Hardly compress, for a try.
    #[arg(long)]
    quick: bool,
}

/// A version that every packager takes.
fn version(text: &str) -> Result<String, String> {
    let fine = text.starts_with(|c: char| c.is_ascii_digit())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || ".+~".contains(c));
    if fine { Ok(text.to_owned()) } else { Err("a version is a number like 1.2.3 or 1.2.3~rc1".to_owned()) }
}

/// Where and how the packages are made.
struct Workshop {
    /// The folder for the packages.
    to: PathBuf,
    /// A folder for what is gone in the end.
    scratch: PathBuf,
    /// Whether time matters more than size.
    quick: bool,
}

/// Writes what others wrote of the site, with the texts of their licences, into its folder.
pub(crate) fn licence_site(workspace: &Workspace, site: &Path) -> Result<()> {
    let parts = parts::Parts::of_site(workspace)?;
    Ok(fs::write(site.join(goods::LICENCES), licences::write(&parts.all)?)?)
}

/// Runs the chore.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let mut steps = Steps::default();
    web::install(workspace, &mut steps)?;
    let program = program(workspace, options, &mut steps)?;
    let workshop = Workshop::open(workspace, options)?;
    let mut packages = Vec::new();
    steps.perform("packages", "cargo xtask dist", || {
        let goods = Goods::gather(workspace, &program, options.version.as_deref(), &workshop.scratch)?;
        packages.push(archive::make(&goods, &workshop)?);
        packages.extend(deb::make(&goods, &workshop)?);
        write_sums(&workshop.to, &packages)?;
        Ok(fs::remove_dir_all(&workshop.scratch)?)
    })?;
    for name in packages.iter().map(String::as_str).chain(["SHA256SUMS"]) {
        let file = workshop.to.join(name);
        println!("    {:>12} bytes  {}", fs::metadata(&file)?.len(), file.display());
    }
    steps.summary();
    Ok(())
}

/// The program to pack: the one that is named, or a new one.
fn program(workspace: &Workspace, options: &Options, steps: &mut Steps) -> Result<PathBuf> {
    if let Some(program) = &options.program {
        return fs::canonicalize(program).with_context(|| format!("there is no {}", program.display()));
    }
    let build = ["build", "--release", "--locked", "--bin", "telefrag"];
    steps.run("build", &mut workspace.cargo(&build))?;
    workspace.program("release", "telefrag")
}

impl Workshop {
    fn open(workspace: &Workspace, options: &Options) -> Result<Self> {
        let to = options.to.clone().unwrap_or_else(|| workspace.target.join("dist"));
        fs::create_dir_all(&to).with_context(|| format!("cannot make {}", to.display()))?;
        let to = fs::canonicalize(to)?;
        let scratch = to.join("scratch");
        if scratch.exists() {
            fs::remove_dir_all(&scratch)?;
        }
        fs::create_dir(&scratch)?;
        Ok(Self { to, scratch, quick: options.quick })
    }
}

/// Writes `SHA256SUMS`, as `sha256sum --check` reads it.
fn write_sums(folder: &Path, names: &[String]) -> Result<()> {
    let sums = output(Command::new("sha256sum").args(names).current_dir(folder))?;
    Ok(fs::write(folder.join("SHA256SUMS"), sums)?)
}

/// What a command prints, if it does not fail.
fn output(command: &mut Command) -> Result<Vec<u8>> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().with_context(|| format!("cannot start {name}"))?;
    ensure!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr).trim_end());
    Ok(output.stdout)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_numbers_that_packagers_take() {
        for fine in ["0.1.0", "1.2.3~rc1", "1.2.3+more"] {
            assert_eq!(version(fine).as_deref(), Ok(fine));
        }
        for wrong in ["", "v1", "1.0-2", "1 0", "../1"] {
            assert!(version(wrong).is_err(), "{wrong}");
        }
    }
}
