//! Broken mission files: each gets the message that stands in it, with line, column and advice.

use std::fs;
use std::path::Path;

use codex::Lang;
use doom2016::place::{Finding, Severity, check};

/// A finding as the broken files write it.
fn lines(finding: &Finding) -> [String; 2] {
    let what = match finding.severity {
        Severity::Error => "expect",
        Severity::Warning => "expect warning",
    };
    let (said, advice) = (codex::finding(Lang::En, finding), codex::advice(Lang::En, &finding.remark));
    [format!("# {what}: {said}"), format!("# advice: {advice}")]
}

#[test]
fn every_broken_mission_gets_its_message() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken");
    let mut files: Vec<_> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 75, "some broken missions are missing");
    let mut wrong = String::new();
    for path in files {
        let (name, text) = (path.file_name().unwrap().to_string_lossy(), fs::read_to_string(&path).unwrap());
        let expected: Vec<&str> = text
            .lines()
            .filter(|line| line.starts_with("# expect") || line.starts_with("# advice"))
            .collect();
        let found: Vec<String> = check(&text, "broken.toml").findings.iter().flat_map(lines).collect();
        assert!(!found.is_empty(), "{name} is not broken");
        if expected != found {
            wrong += &format!("FILE {name}\n{}\n", found.join("\n"));
        }
    }
    assert!(wrong.is_empty(), "these say something else:\n{wrong}");
}
