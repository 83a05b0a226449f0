//! The package for Debian and its kin: program, service, man pages, completions, and who wrote what.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use super::goods::{BASH, FISH, Goods, LICENCES, SBOM, ZSH};
use super::tree::{OPEN, PLAIN, SECRET, Tree};
use super::{Workshop, output};

/// Where the settings are; what people have written there is theirs.
const SETTINGS: &str = "etc/telefrag/telefrag.env";
/// Where Debian looks for what is to be read about the package.
const DOC: &str = "usr/share/doc/telefrag";

/// Makes it; its name. Where Debian's tools are missing it says so, and makes none.
pub(crate) fn make(goods: &Goods, workshop: &Workshop) -> Result<Option<String>> {
    let there =
        Command::new("dpkg-deb").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !there.is_ok_and(|status| status.success()) {
        println!("    LEFT OUT: the package for Debian. dpkg-deb makes it, and that is not installed here.");
        return Ok(None);
    }
    let architecture = architecture()?;
    let tree = Tree::new(workshop.scratch.join("deb"))?;
    fill(goods, &tree)?;
    control(goods, &tree, architecture)?;
    let name = format!("telefrag_{}_{architecture}.deb", goods.version);
    let mut build = Command::new("dpkg-deb");
    build.args([if workshop.quick { "-Znone" } else { "-Zxz" }, "--root-owner-group", "--build"]);
    build.arg(&tree.root).arg(workshop.to.join(&name));
    // Whatever is newer is given this time.
    output(build.env("SOURCE_DATE_EPOCH", goods.date.to_string()))?;
    Ok(Some(name))
}

/// What Debian calls this kind of machine.
fn architecture() -> Result<&'static str> {
    match std::env::consts::ARCH {
        "x86_64" => Ok("amd64"),
        "aarch64" => Ok("arm64"),
        other => bail!("nobody has said yet what Debian calls {other}"),
    }
}

/// Puts everything where Debian wants it.
fn fill(goods: &Goods, tree: &Tree) -> Result<()> {
    tree.copy(&goods.program, "usr/bin/telefrag", OPEN)?;
    let packaging = goods.root.join("packaging");
    for (from, to, mode) in [
        ("telefrag.service", "lib/systemd/system/telefrag.service", PLAIN),
        ("telefrag.sysusers", "usr/lib/sysusers.d/telefrag.conf", PLAIN),
        ("telefrag.env", SETTINGS, SECRET),
    ] {
        tree.copy(&packaging.join(from), to, mode)?;
    }
    for (from, to) in [
        (BASH, "usr/share/bash-completion/completions/telefrag"),
        (ZSH, "usr/share/zsh/vendor-completions/_telefrag"),
        (FISH, "usr/share/fish/vendor_completions.d/telefrag.fish"),
    ] {
        tree.copy(&goods.paperwork.join(from), to, PLAIN)?;
    }
    for page in goods.man_pages()? {
        let name = page.file_name().context("a man page has a name")?.to_string_lossy();
        tree.write(&format!("usr/share/man/man1/{name}.gz"), gzip(&page)?, PLAIN)?;
    }
    tree.write(&format!("{DOC}/changelog.gz"), gzip(&goods.root.join("CHANGELOG.md"))?, PLAIN)?;
    tree.copy(&goods.root.join("README.md"), &format!("{DOC}/README.md"), PLAIN)?;
    tree.copy(&packaging.join("grafana.json"), &format!("{DOC}/grafana.json"), PLAIN)?;
    tree.write(&format!("{DOC}/copyright"), copyright(&goods.root)?, PLAIN)?;
    tree.write(&format!("{DOC}/{LICENCES}"), &goods.licences, PLAIN)?;
    tree.write(&format!("{DOC}/{SBOM}"), &goods.sbom, PLAIN)
}

/// Writes what dpkg has to know.
fn control(goods: &Goods, tree: &Tree, architecture: &str) -> Result<()> {
    let from = goods.root.join("packaging/deb");
    let text = fs::read_to_string(from.join("control"))?
        .replace("{version}", &goods.version)
        .replace("{architecture}", architecture)
        .replace("{size}", &(size(&tree.root)? / 1024).to_string())
        .replace("{depends}", &depends(&goods.program)?);
    tree.write("DEBIAN/control", text, PLAIN)?;
    tree.write("DEBIAN/conffiles", format!("/{SETTINGS}\n"), PLAIN)?;
    for script in ["postinst", "prerm", "postrm"] {
        tree.copy(&from.join(script), &format!("DEBIAN/{script}"), OPEN)?;
    }
    Ok(())
}

/// The packages that it needs: the C library as old as the program bears, and what makes users and starts services.
fn depends(program: &Path) -> Result<String> {
    let mut grep = Command::new("grep");
    grep.args(["--text", "--only-matching", "--extended-regexp", "GLIBC_2\\.[0-9]+"]).arg(program);
    let named = output(&mut grep).context("the program does not say which C library it needs")?;
    let glibc = newest_glibc(&String::from_utf8_lossy(&named)).context("that is no version of glibc")?;
    let others = "libgcc-s1, init-system-helpers, systemd | systemd-standalone-sysusers | systemd-sysusers";
    Ok(format!("libc6 (>= 2.{glibc}), {others}"))
}

/// The newest of the versions of glibc that a program names, without the 2 in front.
fn newest_glibc(named: &str) -> Option<u32> {
    named.lines().filter_map(|name| name.strip_prefix("GLIBC_2.")?.parse().ok()).max()
}

/// How many bytes the files have.
fn size(folder: &Path) -> Result<u64> {
    let mut sum = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let about = entry.metadata()?;
        sum += if about.is_dir() { size(&entry.path())? } else { about.len() };
    }
    Ok(sum)
}

fn gzip(file: &Path) -> Result<Vec<u8>> {
    output(Command::new("gzip").args(["--no-name", "-9", "--stdout"]).arg(file))
}

/// Who wrote it and what one may do with it, as Debian writes that.
fn copyright(root: &Path) -> Result<String> {
    let mit = fs::read_to_string(root.join("LICENSE-MIT"))?;
    let (_, terms) = mit.split_once("\n\n").context("the licence has a heading")?;
    let (holder, terms) = terms.split_once("\n\n").context("the licence names who wrote it")?;
    let holder = holder.trim_start_matches("Copyright (c) ");
    let terms: String = terms
        .lines()
        .map(|line| if line.is_empty() { " .\n".to_owned() } else { format!(" {line}\n") })
        .collect();
    Ok(format!(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Telefrag
Comment: The program carries parts that others wrote. {LICENCES} beside
 this file names them all, with their licences.

Files: *
Copyright: {holder}
License: MIT or Apache-2.0

License: MIT
{terms}
License: Apache-2.0
 On Debian the text of this licence is in /usr/share/common-licenses/Apache-2.0.
"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_c_library_that_is_named_is_needed() {
        assert_eq!(newest_glibc("GLIBC_2.4\nGLIBC_2.34\nGLIBC_2.9\nGLIBC_2.x\n"), Some(34));
        assert_eq!(newest_glibc("nothing"), None);
    }

    #[test]
    fn the_copyright_file_has_our_licence_in_debians_form() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let text = copyright(&root).unwrap();
        assert!(text.contains("\nCopyright: The Telefrag authors\n"), "{text}");
        assert!(text.contains("License: MIT\n Permission is hereby granted"), "{text}");
    }
}
