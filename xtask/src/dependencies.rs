//! What the dependencies may be: `deny.toml`, read here so that nobody has to build cargo-deny for it.
//!
//! The file is cargo-deny's own and means the same there. What needs more than cargo's own list of packages, as known
//! vulnerabilities do, is left to that tool (`cargo xtask test --advisories`).

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use spdx::{Expression, Licensee, ParseMode};

use crate::workspace::Workspace;

/// Runs the check; says which packages are there in several versions.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    let rules: toml::Table = fs::read_to_string(workspace.root.join("deny.toml"))?.parse()?;
    let output =
        workspace.cargo(&["metadata", "--format-version=1", "--all-features", "--locked"]).output()?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr).trim_end());
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let packages = metadata["packages"].as_array().context("cargo lists no packages")?;
    let wrong = faults(packages, &allowed(&rules)?);
    ensure!(wrong.is_empty(), "the dependencies are not what deny.toml allows:\n{}", wrong.join("\n"));
    let several = several(packages);
    println!("    {} packages; in several versions: {}", packages.len(), several.join(", "));
    Ok(())
}

/// The licences that we accept.
fn allowed(rules: &toml::Table) -> Result<Vec<Licensee>> {
    let list =
        rules.get("licenses").and_then(|licences| licences.get("allow")).and_then(|list| list.as_array());
    let list = list.context("deny.toml allows no licences")?;
    list.iter().map(|name| Ok(Licensee::parse(name.as_str().context("a licence is a word")?)?)).collect()
}

/// Everything that is not as it should be, a line each.
fn faults(packages: &[Value], allowed: &[Licensee]) -> Vec<String> {
    let mut faults = Vec::new();
    // Everything comes from one registry, that of the first.
    let registry = packages.iter().filter_map(|package| package["source"].as_str());
    let registry = registry.filter(|source| source.starts_with("registry+")).min().unwrap_or_default();
    for package in packages {
        let name = format!("{} {}", text(&package["name"]), text(&package["version"]));
        let Some(source) = package["source"].as_str() else {
            // One of ours: it is found by its path, and what it asks for must name a version.
            let dependencies = package["dependencies"].as_array().into_iter().flatten();
            let loose = dependencies.filter(|one| one["req"] == "*" && one["path"].is_null());
            faults.extend(loose.map(|one| format!("{name}: {} may be any version", text(&one["name"]))));
            continue;
        };
        if source != registry {
            faults.push(format!("{name}: comes from {source}"));
        }
        let licence = text(&package["license"]);
        match Expression::parse_mode(licence, ParseMode::LAX) {
            Ok(expression) if expression.evaluate(|asked| allowed.iter().any(|one| one.satisfies(asked))) => {
            }
            Ok(_) => faults.push(format!("{name}: `{licence}` is not among the licences")),
            Err(why) => faults.push(format!("{name}: its licence cannot be read: {}", why.reason)),
        }
    }
    faults
}

/// Packages that are there more than once.
fn several(packages: &[Value]) -> Vec<&str> {
    let mut count = BTreeMap::new();
    for package in packages {
        *count.entry(text(&package["name"])).or_insert(0) += 1;
    }
    count.into_iter().filter(|&(_, n)| n > 1).map(|(name, _)| name).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn found(package: Value) -> String {
        let rules = "[licenses]\nallow = ['MIT', 'Apache-2.0 WITH LLVM-exception']".parse().unwrap();
        faults(&[package], &allowed(&rules).unwrap()).join("\n")
    }

    const REGISTRY: &str = "registry+https://registry.example.org/index";

    fn licensed(licence: &str) -> String {
        found(json!({ "name": "x", "version": "1.0.0", "source": REGISTRY, "license": licence }))
    }

    #[test]
    fn one_of_several_licences_is_enough_and_all_of_those_together_are_needed() {
        for fine in ["MIT", "GPL-3.0-only OR MIT", "MIT/Apache-2.0", "Apache-2.0 WITH LLVM-exception"] {
            assert_eq!(licensed(fine), "", "{fine}");
        }
        for wrong in ["Apache-2.0", "MIT AND GPL-3.0-only", "GPL-3.0-only"] {
            assert!(licensed(wrong).contains("not among the licences"), "{wrong}: {}", licensed(wrong));
        }
        assert!(licensed("").contains("cannot be read"));
        assert!(licensed("what you like").contains("cannot be read"));
    }

    #[test]
    fn packages_come_from_one_place() {
        let git = json!({ "name": "x", "version": "1.0.0", "source": "git+https://example.org/x", "license": "MIT" });
        assert!(found(git).contains("comes from git+https://example.org/x"));
        let from = |source| json!({ "name": "x", "version": "1.0.0", "source": source, "license": "MIT" });
        let two = [from(REGISTRY), from("registry+https://z.example.org/index")];
        let allowed = [Licensee::parse("MIT").unwrap()];
        assert_eq!(faults(&two, &allowed), ["x 1.0.0: comes from registry+https://z.example.org/index"]);
    }

    #[test]
    fn ours_name_the_versions_they_need() {
        let wild = |path| {
            let dependency = json!({ "name": "y", "req": "*", "path": path });
            found(json!({ "name": "x", "version": "1.0.0", "source": null, "dependencies": [dependency] }))
        };
        assert_eq!(wild(json!("crates/y")), "");
        assert_eq!(wild(Value::Null), "x 1.0.0: y may be any version");
    }
}
