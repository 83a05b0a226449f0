//! The list of parts for programs that look for known faults in them: CycloneDX 1.5, as JSON.

use std::collections::BTreeSet;

use anyhow::Result;
use serde_json::{Map, Value, json};

use super::parts::{Part, Parts};

/// Writes it.
pub(crate) fn write(parts: &Parts, version: &str, date: u64) -> Result<String> {
    let program = format!("pkg:generic/telefrag@{version}");
    let components: Vec<Value> = parts.all.iter().map(component).collect();
    let ours = std::iter::once(needs(&program, &parts.needed));
    let theirs = parts.all.iter().map(|part| needs(&part.purl, &part.needs));
    let document = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": timestamp(date),
            "component": {
                "type": "application", "bom-ref": program, "name": "telefrag", "version": version,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }], "purl": program,
            },
        },
        "components": components,
        "dependencies": ours.chain(theirs).collect::<Vec<_>>(),
    });
    Ok(serde_json::to_string_pretty(&document)? + "\n")
}

fn component(part: &Part) -> Value {
    let mut fields = Map::new();
    let mut put = |key: &str, value: Value| fields.insert(key.to_owned(), value);
    put("type", json!("library"));
    put("bom-ref", json!(part.purl));
    put("name", json!(part.name));
    put("version", json!(part.version));
    put("scope", json!("required"));
    if let Some(checksum) = &part.checksum {
        put("hashes", json!([{ "alg": "SHA-256", "content": checksum }]));
    }
    if !part.licence.is_empty() {
        put("licenses", json!([{ "expression": part.licence }]));
    }
    put("purl", json!(part.purl));
    if let Some(repository) = &part.repository {
        put("externalReferences", json!([{ "type": "vcs", "url": repository }]));
    }
    Value::Object(fields)
}

fn needs(purl: &str, needs: &BTreeSet<String>) -> Value {
    json!({ "ref": purl, "dependsOn": needs })
}

/// A time as ISO 8601 writes it, in UTC.
fn timestamp(seconds: u64) -> String {
    let (mut days, rest) = (seconds / 86_400, seconds % 86_400);
    let is_leap =
        |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let mut month = 1;
    for length in [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{:02}T{hour:02}:{minute:02}:{second:02}Z", days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_written_as_people_write_it() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_735_689_599, "2024-12-31T23:59:59Z"),
            (1_740_787_200, "2025-03-01T00:00:00Z"),
        ] {
            assert_eq!(timestamp(seconds), text);
        }
    }

    #[test]
    fn every_part_has_its_name_licence_and_needs() {
        let part = Part {
            name: "a".into(),
            version: "1.0.0".into(),
            licence: "MIT".into(),
            repository: Some("https://example.org/a".into()),
            checksum: Some("abc".into()),
            purl: "pkg:cargo/a@1.0.0".into(),
            ..Part::default()
        };
        let needed = BTreeSet::from([part.purl.clone()]);
        let text = write(&Parts { all: vec![part], needed }, "0.1.0", 0).unwrap();
        let document: Value = serde_json::from_str(&text).unwrap();
        let a = &document["components"][0];
        assert_eq!(a["licenses"][0]["expression"], "MIT");
        assert_eq!((&a["purl"], &a["bom-ref"]), (&json!("pkg:cargo/a@1.0.0"), &json!("pkg:cargo/a@1.0.0")));
        assert_eq!(a["hashes"][0]["content"], "abc");
        assert_eq!(document["dependencies"][0]["ref"], "pkg:generic/telefrag@0.1.0");
        assert_eq!(document["dependencies"][0]["dependsOn"][0], "pkg:cargo/a@1.0.0");
    }
}
