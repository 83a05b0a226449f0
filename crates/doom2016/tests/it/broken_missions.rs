//! Broken mission files: each gets the message that stands in it, with line, column and advice.

use std::path::Path;

use doom2016::place::check;

#[test]
fn every_broken_mission_gets_its_message() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken");
    let count = testbed::broken_files(&folder, |text| check(text, "broken.toml"));
    assert!(count >= 75, "some broken missions are missing");
}
