//! The archive: a folder with everything in it, for any Linux with glibc.

use std::process::Command;

use anyhow::{Context, Result};

use super::goods::{BASH, FISH, Goods, LICENCES, SBOM, ZSH};
use super::tree::{OPEN, PLAIN, Tree};
use super::{Workshop, output};

/// Files of the repository, and where they are in the archive.
const PLAIN_FILES: [(&str, &str); 8] = [
    ("README.md", "README.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("packaging/telefrag.service", "service/telefrag.service"),
    ("packaging/telefrag.env", "service/telefrag.env"),
    ("packaging/telefrag.sysusers", "service/telefrag.sysusers"),
    ("packaging/grafana.json", "service/grafana.json"),
];

/// Makes it; its name.
pub(crate) fn make(goods: &Goods, workshop: &Workshop) -> Result<String> {
    let folder = format!("telefrag-{}-{}-linux", goods.version, std::env::consts::ARCH);
    fill(goods, &Tree::new(workshop.scratch.join(&folder))?)?;
    let name = format!("{folder}.tar.gz");
    let mut tar = Command::new("tar");
    tar.args(["--create", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--format=gnu"]);
    tar.arg(format!("--mtime=@{}", goods.date));
    let level = if workshop.quick { "-1" } else { "-9" };
    tar.arg(format!("--use-compress-program=gzip --no-name {level}"));
    tar.arg("--file").arg(workshop.to.join(&name)).arg("--directory").arg(&workshop.scratch).arg(&folder);
    output(&mut tar)?;
    Ok(name)
}

fn fill(goods: &Goods, tree: &Tree) -> Result<()> {
    tree.copy(&goods.program, "telefrag", OPEN)?;
    for (from, to) in PLAIN_FILES {
        tree.copy(&goods.root.join(from), to, PLAIN)?;
    }
    for page in goods.man_pages()? {
        let name = page.file_name().context("a man page has a name")?.to_string_lossy();
        tree.copy(&page, &format!("man/{name}"), PLAIN)?;
    }
    for name in [BASH, ZSH, FISH] {
        tree.copy(&goods.paperwork.join(name), &format!("completions/{name}"), PLAIN)?;
    }
    tree.write(LICENCES, &goods.licences, PLAIN)?;
    tree.write(SBOM, &goods.sbom, PLAIN)
}
