//! The program without arguments is a place to play, with a page.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::kit::{NOBODY, folder};
use crate::program::TELEFRAG;

#[test]
fn without_arguments_a_place_to_play_is_started() {
    let data = folder();
    let mut command = Command::new(TELEFRAG);
    command
        .env("TELEFRAG_BIND", "127.0.0.1:0")
        .env("TELEFRAG_DATA", data.path())
        .env("TELEFRAG_NO_BROWSER", "true");
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
    let mut line = String::new();
    let mut said = BufReader::new(child.stdout.take().expect("it prints"));
    said.read_line(&mut line).expect("text");
    let at = line
        .trim()
        .strip_prefix("Telefrag is at http://")
        .and_then(|at| at.parse().ok())
        .expect("an address");
    let home = NOBODY.get(at, "/");
    let table = NOBODY.get(at, "/table/abc");
    let missing = NOBODY.get(at, "/assets/none.js");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert_eq!((home.status, table.status, missing.status), (200, 200, 404));
    assert!(home.body.contains("<script type=\"module\"") && home.body == table.body, "{}", home.body);
    assert!(
        home.header("content-security-policy").is_some_and(|policy| policy.contains("script-src 'self'"))
    );
}
