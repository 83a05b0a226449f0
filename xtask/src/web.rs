//! The page: its types, its style, its plain files, and the page itself in a real browser against the real program.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::{Map, Value, json};

use crate::lint;
use crate::steps::{Step, Steps};
use crate::tools::NODE;
use crate::workspace::{Workspace, keep_in_memory};

/// Installs what the page is made of, unless that is done. The build of the program would do it too: but only one of
/// them at a time may.
pub(crate) fn install(workspace: &Workspace, steps: &mut Steps) -> Result<()> {
    if let Some((name, mut install)) = NODE.install(workspace) {
        steps.run(&name, &mut install)?;
    }
    let web = workspace.root.join("web");
    let [wanted, installed] =
        ["package-lock.json", "node_modules/.installed.json"].map(|file| fs::read(web.join(file)));
    match (wanted, installed) {
        (Ok(wanted), Ok(installed)) if wanted == installed => Ok(()),
        _ => steps.run("page: packages", workspace.command("npm").args(["--prefix", "web", "ci"])),
    }
}

/// The steps that need neither the program nor a browser.
pub(crate) fn checks(workspace: &Workspace) -> Vec<Step> {
    let checks = [("page: style", "lint"), ("page: types", "check"), ("page: plain files", "test:unit")];
    checks.map(|(name, script)| (name.to_owned(), npm(workspace, script))).into()
}

/// Drives the page of the program that the tests' build left in a browser.
pub(crate) fn test(workspace: &Workspace, steps: &mut Steps) -> Result<()> {
    let program = workspace.program("proof", "telefrag")?;
    steps.perform("page: types are those of the program", "cargo xtask types", || {
        types(workspace, &program, &["--check"])
    })?;
    // The page has never heard of the game that this one has besides.
    let example = workspace.program("proof/examples", "duel")?;
    let mut tests = npm(workspace, "test");
    tests.env("TELEFRAG", program).env("TELEFRAG_EXAMPLE", example);
    steps.run("page: in a browser", keep_in_memory(&mut tests))
}

/// `cargo xtask types`: writes down for the page what the program says and hears.
pub(crate) fn write_types(workspace: &Workspace) -> Result<()> {
    // The build that the tests use.
    let build = ["build", "--workspace", "--profile", "proof", "--bin", "telefrag"];
    let status = lint::while_building(workspace, workspace.cargo(&build))?.status()?;
    ensure!(status.success(), "{status}");
    types(workspace, &workspace.program("proof", "telefrag")?, &[])
}

/// How the types are written: each under its own name, what may be left out as such.
const TYPES: [&str; 5] = [
    "--default-non-nullable=false",
    "--empty-objects-unknown",
    "--root-types",
    "--root-types-no-schema-prefix",
    "--root-types-keep-casing",
];

/// From the program's OpenAPI document to the page's types.
fn types(workspace: &Workspace, program: &Path, more: &[&str]) -> Result<()> {
    let document = Command::new(program).arg("openapi").output().context("the program cannot be started")?;
    ensure!(document.status.success(), "{}", String::from_utf8_lossy(&document.stderr));
    let written = workspace.target.join("openapi.json");
    fs::write(&written, &document.stdout)?;
    let status =
        npm(workspace, "openapi").arg("--").arg(&written).status().context("npm cannot be started")?;
    ensure!(status.success(), "the description of the interface is faulty");
    for (name, schemas) in parted(&serde_json::from_slice(&document.stdout)?)? {
        // The page needs what is said, not where: addresses would make the file three times as long.
        let part = json!({ "openapi": "3.1.0", "info": { "title": name, "version": "1" }, "paths": {},
            "components": { "schemas": schemas } });
        fs::write(&written, part.to_string())?;
        let mut npm = npm(workspace, "types");
        npm.arg("--").arg(&written).arg(format!("--output=src/api/{name}.ts")).args(TYPES).args(more);
        let status = npm.status().context("npm cannot be started")?;
        ensure!(status.success(), "src/api/{name}.ts: {status}");
    }
    Ok(())
}

/// What stands in the description for the types of all games.
const GAMES: [&str; 3] = ["View", "Event", "Setup"];
/// Where references point.
const SCHEMAS: &str = "#/components/schemas/";

/// The types by file: those of the server in one, those of each game in one of its own, without its name before theirs.
fn parted(document: &Value) -> Result<Vec<(String, Map<String, Value>)>> {
    let all = document["components"]["schemas"].as_object().context("there are no types")?;
    let views = all.get("View").and_then(|view| view["oneOf"].as_array()).context("there are no views")?;
    let titles: Vec<&str> = views
        .iter()
        .filter_map(|view| view["$ref"].as_str()?.strip_prefix(SCHEMAS)?.strip_suffix("View"))
        .collect();
    let mut parts: Vec<(String, Map<String, Value>)> = Vec::new();
    for title in &titles {
        let own: Map<_, _> = all
            .iter()
            .filter_map(|(name, schema)| Some((of_title(title, name)?.to_owned(), untitled(title, schema))))
            .collect();
        parts.push((format!("games/{}", title.to_lowercase()), own));
    }
    let mut server = all.clone();
    server.retain(|name, _| !titles.iter().any(|title| of_title(title, name).is_some()));
    // Which game it is, only the game's own part of the page knows.
    for name in GAMES {
        server.insert(name.to_owned(), json!({ "description": all[name]["description"] }));
    }
    // A type that a game shares with the server stands in both files.
    for (_, own) in &mut parts {
        while let Some((name, schema)) = wanted(own).into_iter().find_map(|name| all.get_key_value(&name)) {
            own.insert(name.clone(), schema.clone());
        }
    }
    parts.push(("schema".to_owned(), server));
    Ok(parts)
}

/// The name of a type without that of its game.
fn of_title<'a>(title: &str, name: &'a str) -> Option<&'a str> {
    name.strip_prefix(title).filter(|rest| rest.starts_with(char::is_uppercase))
}

/// A description that speaks of the types of a game without its name.
fn untitled(title: &str, schema: &Value) -> Value {
    match schema {
        Value::Array(list) => list.iter().map(|one| untitled(title, one)).collect(),
        Value::Object(fields) => fields
            .iter()
            .map(|(key, value)| {
                let target = value.as_str().and_then(|text| of_title(title, text.strip_prefix(SCHEMAS)?));
                let value = match target {
                    Some(name) if key == "$ref" => json!(format!("{SCHEMAS}{name}")),
                    _ => untitled(title, value),
                };
                (key.clone(), value)
            })
            .collect::<Map<_, _>>()
            .into(),
        other => other.clone(),
    }
}

/// Types that these speak of and that are not among them.
fn wanted(schemas: &Map<String, Value>) -> Vec<String> {
    fn gather(schema: &Value, found: &mut Vec<String>) {
        match schema {
            Value::Array(list) => list.iter().for_each(|one| gather(one, found)),
            Value::Object(fields) => {
                found.extend(
                    fields.get("$ref").and_then(|to| Some(to.as_str()?.strip_prefix(SCHEMAS)?.into())),
                );
                fields.values().for_each(|one| gather(one, found));
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    schemas.values().for_each(|schema| gather(schema, &mut found));
    found.retain(|name| !schemas.contains_key(name));
    found
}

/// A script of the page.
pub(crate) fn npm(workspace: &Workspace, script: &str) -> Command {
    let mut command = workspace.command("npm");
    command.args(["--prefix", "web", "run", "--silent", script]);
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_file_of_its_own() {
        let game = |name: &str| json!({ "$ref": format!("{SCHEMAS}{name}") });
        let document = json!({ "components": { "schemas": {
            "View": { "description": "Seen.", "oneOf": [game("DuelView"), game("ChessView")] },
            "Event": { "description": "Told.", "oneOf": [] },
            "Setup": { "description": "Chosen.", "oneOf": [] },
            "DuelView": { "properties": { "hand": { "type": "array", "items": game("DuelCard") }, "at": game("Spot") } },
            "DuelCard": { "enum": ["dodge"] },
            "ChessView": { "type": "string" },
            "Duelling": { "properties": { "view": game("View") } },
            "Spot": { "properties": { "on": game("Kind") } },
            "Kind": { "type": "string" },
        } } });
        let parts = parted(&document).unwrap();
        let names = |part: &Map<String, Value>| part.keys().cloned().collect::<Vec<_>>().join(" ");
        let told: Vec<_> = parts.iter().map(|(file, part)| format!("{file}: {}", names(part))).collect();
        assert_eq!(
            told,
            [
                "games/duel: View Card Spot Kind",
                "games/chess: View",
                "schema: View Event Setup Duelling Spot Kind"
            ]
        );
        assert_eq!(parts[0].1["View"]["properties"]["hand"]["items"], game("Card"));
        assert_eq!(parts[2].1["View"], json!({ "description": "Seen." }));
    }
}
