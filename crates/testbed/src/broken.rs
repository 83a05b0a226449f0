//! Files that are broken on purpose: each says in its own comments what is to be found in it.

use std::fs;
use std::path::Path;

use codex::Lang;
use engine::content::{Finding, Report, Severity};

/// A finding as the broken files write it.
fn lines(finding: &Finding) -> [String; 2] {
    let what = match finding.severity {
        Severity::Error => "expect",
        Severity::Warning => "expect warning",
    };
    let (said, advice) = (codex::finding(Lang::En, finding), codex::advice(Lang::En, &finding.remark));
    [format!("# {what}: {said}"), format!("# advice: {advice}")]
}

/// Holds the findings of a checker in each file of a folder against those that stand in it, with line, column and advice;
/// how many files there are.
///
/// # Panics
/// If a file is not broken, or in another way than it says.
pub fn broken_files(folder: &Path, check: impl Fn(&str) -> Report) -> usize {
    let entries = folder.read_dir().expect("a folder of broken files");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let mut wrong = String::new();
    for path in &files {
        let text = fs::read_to_string(path).expect("a text");
        let expected: Vec<&str> = text
            .lines()
            .filter(|line| line.starts_with("# expect") || line.starts_with("# advice"))
            .collect();
        let found: Vec<String> = check(&text).findings.iter().flat_map(lines).collect();
        assert!(!found.is_empty(), "{} is not broken", path.display());
        if expected != found {
            wrong += &format!("FILE {}\n{}\n", path.display(), found.join("\n"));
        }
    }
    assert!(wrong.is_empty(), "these say something else:\n{wrong}");
    files.len()
}
