//! What others wrote of the program, or of the site: the crates that are linked into it, Rust's standard library, and the packages that its page is made of.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use super::{library, output};
use crate::workspace::Workspace;

/// The page's packages that reach the browser; what they need themselves comes with them.
const IN_THE_PAGE: [&str; 6] = [
    "svelte",
    "@fluent/bundle",
    "@fontsource/chakra-petch",
    "@fontsource/inter",
    "@iconify-json/game-icons",
    "smol-toml",
];
/// What the site has besides: the search in its codex.
const IN_THE_SITE: [&str; 1] = ["minisearch"];

/// Something that others wrote.
#[derive(Clone, Debug, Default)]
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) version: String,
    /// What one may do with it, as SPDX writes that.
    pub(crate) licence: String,
    /// Where it is developed.
    pub(crate) repository: Option<String>,
    /// The SHA-256 of its package.
    pub(crate) checksum: Option<String>,
    /// Its name among the packages of the world.
    pub(crate) purl: String,
    /// What it needs itself: purls.
    pub(crate) needs: BTreeSet<String>,
    /// Where its files are on this machine.
    pub(crate) folder: PathBuf,
    /// What one may do with it, where that does not lie in such a folder.
    pub(crate) texts: Vec<String>,
}

/// All parts.
pub(crate) struct Parts {
    /// In the order of their names.
    pub(crate) all: Vec<Part>,
    /// What our own code needs directly: purls.
    pub(crate) needed: BTreeSet<String>,
}

impl Parts {
    /// Finds those of the program.
    pub(crate) fn find(workspace: &Workspace) -> Result<Self> {
        let platform = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
        Self::together(workspace, "telefrag", &platform, &IN_THE_PAGE)
    }

    /// Finds those of the site, whose rules are a program for browsers.
    pub(crate) fn of_site(workspace: &Workspace) -> Result<Self> {
        let packages = [&IN_THE_PAGE[..], &IN_THE_SITE].concat();
        Self::together(workspace, "local-wasm", "wasm32-unknown-unknown", &packages)
    }

    fn together(workspace: &Workspace, program: &str, platform: &str, packages: &[&str]) -> Result<Self> {
        let mut parts = crates(workspace, program, platform)?;
        let page = page(&workspace.root.join("web"), packages)?;
        parts.needed.extend(page.needed);
        parts.all.extend(page.all);
        let library = library::part(workspace)?;
        parts.needed.insert(library.purl.clone());
        parts.all.push(library);
        parts.all.sort_by(|one, other| (&one.name, &one.purl).cmp(&(&other.name, &other.purl)));
        Ok(parts)
    }
}

/// The crates that are linked into a program, as far as others wrote them.
fn crates(workspace: &Workspace, program: &str, platform: &str) -> Result<Parts> {
    let platform = format!("--filter-platform={platform}");
    let said = output(&mut workspace.cargo(&["metadata", "--format-version=1", "--locked", &platform]))?;
    let lock: toml::Table = fs::read_to_string(workspace.root.join("Cargo.lock"))?.parse()?;
    linked(&serde_json::from_slice(&said)?, program, &checksums(&lock))
}

/// The checksums of a `Cargo.lock`, by name and version.
fn checksums(lock: &toml::Table) -> BTreeMap<(String, String), String> {
    let packages = lock.get("package").and_then(|packages| packages.as_array()).into_iter().flatten();
    let field = |package: &toml::Value, key: &str| Some(package.get(key)?.as_str()?.to_owned());
    packages
        .filter_map(|package| {
            Some(((field(package, "name")?, field(package, "version")?), field(package, "checksum")?))
        })
        .collect()
}

/// Goes from a program along everything that is linked into it.
fn linked(metadata: &Value, program: &str, checksums: &BTreeMap<(String, String), String>) -> Result<Parts> {
    let packages = by_id(&metadata["packages"]);
    let nodes = by_id(&metadata["resolve"]["nodes"]);
    let package =
        |id: &String| packages.get(id).copied().with_context(|| format!("cargo says nothing of {id}"));
    let is_ours = |package: &Value| package["source"].is_null();
    let found = packages.values().find(|package| package["name"] == program && is_ours(package));
    let mut waiting = vec![text(&found.with_context(|| format!("there is no program `{program}`"))?["id"])];
    let mut seen: BTreeSet<String> = waiting.iter().cloned().collect();
    let mut parts = Parts { all: Vec::new(), needed: BTreeSet::new() };
    while let Some(id) = waiting.pop() {
        let needs = nodes.get(&id).copied().map(needs_of_node).unwrap_or_default();
        let mut theirs = BTreeSet::new();
        for need in &needs {
            theirs.extend(Some(package(need)?).filter(|one| !is_ours(one)).map(purl_of_crate));
        }
        let one = package(&id)?;
        if is_ours(one) {
            parts.needed.extend(theirs);
        } else {
            parts.all.push(Part { needs: theirs, ..crate_as_part(one, checksums)? });
        }
        waiting.extend(needs.into_iter().filter(|need| seen.insert(need.clone())));
    }
    Ok(parts)
}

/// The entries of a list of cargo's, by what it calls them.
fn by_id(list: &Value) -> BTreeMap<String, &Value> {
    list.as_array().into_iter().flatten().map(|one| (text(&one["id"]), one)).collect()
}

/// What a package needs to be linked with: ids. What it is only built or tested with is left out.
fn needs_of_node(node: &Value) -> Vec<String> {
    let is_linked = |need: &&Value| {
        let kinds = need["dep_kinds"].as_array();
        kinds.into_iter().flatten().any(|kind| kind["kind"].is_null())
    };
    let needs = node["deps"].as_array().into_iter().flatten();
    needs.filter(is_linked).map(|need| text(&need["pkg"])).collect()
}

fn purl_of_crate(package: &Value) -> String {
    format!("pkg:cargo/{}@{}", text(&package["name"]), text(&package["version"]))
}

fn crate_as_part(package: &Value, checksums: &BTreeMap<(String, String), String>) -> Result<Part> {
    let (name, version) = (text(&package["name"]), text(&package["version"]));
    let manifest = text(&package["manifest_path"]);
    let folder = Path::new(&manifest).parent().with_context(|| format!("{name} lies nowhere"))?.to_owned();
    Ok(Part {
        // An old way to write it.
        licence: text(&package["license"]).replace('/', " OR "),
        repository: package["repository"].as_str().map(str::to_owned),
        checksum: checksums.get(&(name.clone(), version.clone())).cloned(),
        purl: purl_of_crate(package),
        name,
        version,
        folder,
        ..Part::default()
    })
}

/// The packages that reach the browser, and what they need.
fn page(web: &Path, packages: &[&str]) -> Result<Parts> {
    let lock: Value = serde_json::from_str(&fs::read_to_string(web.join("package-lock.json"))?)?;
    let mut waiting = Vec::new();
    for name in packages {
        waiting.push(installed(&lock, "", name)?);
    }
    let mut seen: BTreeSet<String> = waiting.iter().cloned().collect();
    let needed = waiting.iter().map(|place| purl_of_package(place, &lock)).collect();
    let mut all = Vec::new();
    while let Some(place) = waiting.pop() {
        let about = &lock["packages"][&place];
        let names = about["dependencies"].as_object().into_iter().flatten().map(|(name, _)| name);
        let needs = names.map(|name| installed(&lock, &place, name)).collect::<Result<Vec<_>>>()?;
        all.push(Part {
            name: name_of_package(&place).to_owned(),
            version: text(&about["version"]),
            licence: text(&about["license"]),
            purl: purl_of_package(&place, &lock),
            needs: needs.iter().map(|place| purl_of_package(place, &lock)).collect(),
            folder: web.join(&place),
            ..Part::default()
        });
        waiting.extend(needs.into_iter().filter(|need| seen.insert(need.clone())));
    }
    Ok(Parts { all, needed })
}

/// Where a package is that another one needs: within that one, or further out.
fn installed(lock: &Value, from: &str, name: &str) -> Result<String> {
    let mut around = from;
    loop {
        let place = format!("{around}/node_modules/{name}");
        let place = place.trim_start_matches('/');
        if lock["packages"].get(place).is_some() {
            return Ok(place.to_owned());
        }
        let out = around.rsplit_once("node_modules/").map(|(out, _)| out.trim_end_matches('/'));
        around = out.with_context(|| format!("the page's packages have no {name}"))?;
    }
}

fn name_of_package(place: &str) -> &str {
    place.rsplit_once("node_modules/").map_or(place, |(_, name)| name)
}

fn purl_of_package(place: &str, lock: &Value) -> String {
    let name = name_of_package(place).replace('@', "%40");
    format!("pkg:npm/{name}@{}", text(&lock["packages"][place]["version"]))
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn purls(parts: &Parts) -> Vec<&str> {
        parts.all.iter().map(|part| part.purl.as_str()).collect()
    }

    #[test]
    fn what_is_linked_counts_and_what_only_builds_or_tests_does_not() {
        let package = |name: &str, source: Value| {
            json!({ "id": name, "name": name, "version": "1.0.0", "source": source, "license": "MIT/Apache-2.0",
                    "manifest_path": format!("/x/{name}/Cargo.toml") })
        };
        let need = |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let metadata = json!({
            "packages": [package("telefrag", Value::Null), package("rules", Value::Null), package("a", json!("r")),
                         package("b", json!("r")), package("builds", json!("r")), package("tests", json!("r"))],
            "resolve": { "nodes": [
                { "id": "telefrag", "deps": [need("rules", Value::Null), need("tests", json!("dev"))] },
                { "id": "rules", "deps": [need("a", Value::Null)] },
                { "id": "a", "deps": [need("b", Value::Null), need("builds", json!("build"))] },
                { "id": "b", "deps": [] },
            ] },
        });
        let checksums = BTreeMap::from([(("a".to_owned(), "1.0.0".to_owned()), "abc".to_owned())]);
        let parts = linked(&metadata, "telefrag", &checksums).unwrap();
        assert!(linked(&metadata, "other", &checksums).is_err());
        assert_eq!(purls(&parts), ["pkg:cargo/a@1.0.0", "pkg:cargo/b@1.0.0"]);
        assert_eq!(parts.needed, BTreeSet::from(["pkg:cargo/a@1.0.0".to_owned()]));
        let a = &parts.all[0];
        assert_eq!(a.needs, BTreeSet::from(["pkg:cargo/b@1.0.0".to_owned()]));
        assert_eq!((a.licence.as_str(), a.checksum.as_deref()), ("MIT OR Apache-2.0", Some("abc")));
        assert_eq!(a.folder, Path::new("/x/a"));
    }

    #[test]
    fn a_package_is_looked_for_inside_first() {
        let lock = json!({ "packages": {
            "node_modules/@a/b": { "version": "1.0.0" },
            "node_modules/@a/b/node_modules/c": { "version": "2.0.0" },
            "node_modules/c": { "version": "1.0.0" },
            "node_modules/d": { "version": "1.0.0" },
        } });
        let find = |name| installed(&lock, "node_modules/@a/b", name);
        assert_eq!(find("c").unwrap(), "node_modules/@a/b/node_modules/c");
        assert_eq!(find("d").unwrap(), "node_modules/d");
        assert!(find("e").unwrap_err().to_string().contains("no e"));
        assert_eq!(purl_of_package("node_modules/@a/b", &lock), "pkg:npm/%40a/b@1.0.0");
    }

    #[test]
    fn the_page_is_made_of_packages_that_the_lock_file_knows() {
        let packages = [&IN_THE_PAGE[..], &IN_THE_SITE].concat();
        let parts = page(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../web"), &packages).unwrap();
        for name in packages {
            let part = parts.all.iter().find(|part| part.name == name).unwrap();
            assert!(!part.licence.is_empty() && !part.version.is_empty(), "{part:?}");
        }
    }
}
