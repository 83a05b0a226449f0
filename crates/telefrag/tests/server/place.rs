//! What a host does with a place: copies, restores, invitations, switches; and what cannot be done by mistake.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::kit::{NOBODY, Person, Server, doom_for_two, folder};
use crate::program::{TELEFRAG, run, stderr, stdout};

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

fn telefrag(args: &[&str]) -> Output {
    run(TELEFRAG, args, b"")
}

#[test]
fn nothing_is_copied_and_nobody_invited_where_no_place_is() {
    let data = folder();
    let nowhere = data.path().join("typo");
    let copy = data.path().join("copy.sqlite");
    for args in [vec!["backup", text(&copy)], vec!["invite", "2"]] {
        let output = telefrag(&[&args[..], &["--data", text(&nowhere)]].concat());
        assert!(!output.status.success() && stdout(&output).is_empty(), "{}", stdout(&output));
        assert!(stderr(&output).contains("there is no place in"), "{}", stderr(&output));
        assert!(!nowhere.exists() && !copy.exists());
    }
    let postgres = testbed::Postgres::start().expect("a PostgreSQL");
    let url = postgres.create("nobody").expect("a database");
    for _ in 0..2 {
        let output = telefrag(&["invite", "2", "--database", &url]);
        assert!(!output.status.success() && stdout(&output).is_empty(), "{}", stdout(&output));
        assert!(stderr(&output).contains("no server has ever"), "{}", stderr(&output));
    }
    let output = telefrag(&["invite", "--database", "mysql://x"]);
    assert!(stderr(&output).contains("postgres://"), "{}", stderr(&output));
    // Passwords with signs of an address are what goes wrong most.
    let odd = ["invite", "--database", "postgres://ann:p@ss@127.0.0.1:1/telefrag"];
    assert!(stderr(&telefrag(&odd)).contains("%40"));
}

/// Where secrets come as files, the password stands in none of the arguments.
#[test]
fn the_password_of_the_database_may_stand_in_a_file() {
    let (data, secret) = (folder(), "p@ss:w/rd? 100%&=#ő");
    let postgres = testbed::Postgres::start().expect("a PostgreSQL");
    let url = postgres.create("secret").expect("a database");
    let role = format!("CREATE ROLE other LOGIN SUPERUSER PASSWORD '{secret}'");
    postgres.sql("secret", &role).expect("somebody else");
    let (_, host) = url.split_once('@').expect("a password");
    let file = data.path().join("password");
    let file = text(&file);
    fs::write(file, format!("{secret}\n")).expect("a file");
    // One that stands in the address does not count then.
    for user in ["other", "other:wrong"] {
        let bare = format!("postgres://{user}@{host}");
        let known = ["--database", bare.as_str(), "--database-password-file", file];
        let server = Server::with(data.path(), &known);
        assert_eq!(NOBODY.get(server.at, "/readyz").status, 200);
        drop(server);
        let output = telefrag(&[&["admin", "log"], &known[..]].concat());
        assert!(output.status.success(), "{}", stderr(&output));
        fs::write(file, "").expect("a file");
        let output = telefrag(&[&["admin", "log"], &known[..]].concat());
        assert!(stderr(&output).contains("cannot read a password in"), "{}", stderr(&output));
        fs::write(file, secret).expect("a file");
    }
    let output = telefrag(&["serve", "--data", text(data.path()), "--database-password-file", file]);
    assert!(!output.status.success() && stderr(&output).contains("--database names"), "{}", stderr(&output));
}

#[test]
fn one_process_serves_a_folder_and_nobody_else_reads_it() {
    let data = folder();
    let inner = data.path().join("new");
    fs::create_dir(&inner).expect("a folder");
    let server = Server::start(&inner);
    let second = Command::new(TELEFRAG)
        .args(["serve", "--bind", "127.0.0.1:0", "--no-browser", "--data", text(&inner)])
        .stdin(Stdio::null())
        .output()
        .expect("it starts");
    assert!(!second.status.success());
    let said = stderr(&second);
    assert!(said.contains(&format!("process {}", server.id())) && said.contains("--database"), "{said}");
    for file in ["telefrag.sqlite", "telefrag.sqlite-wal"] {
        let mode = fs::metadata(inner.join(file)).expect(file).permissions().mode();
        assert_eq!(mode & 0o077, 0, "{file}: {mode:o}");
    }
}

#[test]
fn a_copy_is_restored_by_a_command() {
    let data = folder();
    let server = Server::start(data.path());
    let ann = Person::guest(server.at, "Ann");
    let table = ann.open(server.at, doom_for_two());
    let copy = data.path().join("monday.db");
    let backup = || telefrag(&["backup", text(&copy), "--data", text(data.path())]);
    assert!(backup().status.success());
    assert_eq!(fs::metadata(&copy).expect("a copy").permissions().mode() & 0o077, 0, "nobody else reads it");
    // A copy is never written over, and that is what is said.
    let output = backup();
    let again = stderr(&output);
    assert!(again.contains("monday.db") && !again.contains("answer"), "{again}");
    let nowhere = data.path().join("typo/tuesday.db");
    let output = telefrag(&["backup", text(&nowhere), "--data", text(data.path())]);
    assert!(
        !output.status.success() && stderr(&output).contains("there is no folder"),
        "{}",
        stderr(&output)
    );
    let restore = |from: &Path, to: &Path| telefrag(&["restore", text(from), "--data", text(to)]);

    // Not while somebody serves it.
    let output = restore(&copy, data.path());
    assert!(!output.status.success() && stderr(&output).contains("another Telefrag"), "{}", stderr(&output));
    drop(server);

    let other = folder();
    let server = Server::start(other.path());
    let later = Person::guest(server.at, "Later");
    drop(server);
    // What is no copy takes nobody's place.
    let garbage = other.path().join("garbage");
    fs::write(&garbage, "no database").expect("a file");
    let output = restore(&garbage, other.path());
    assert!(
        !output.status.success() && stderr(&output).contains("no copy of a place"),
        "{}",
        stderr(&output)
    );
    let server = Server::start(other.path());
    assert_eq!(later.get(server.at, "/api/me").status, 200);
    drop(server);

    let output = restore(&copy, other.path());
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stdout(&output).contains("what was there before is kept"), "{}", stdout(&output));
    let server = Server::start(other.path());
    assert_eq!(ann.scene(server.at, &table)["you"], "p1");
    assert_eq!(later.get(server.at, "/api/me").status, 401);
}

#[test]
fn switches_and_addresses_are_read_as_people_write_them() {
    let serve = |name: &str, value: &str| {
        let data = folder();
        let mut command = Command::new(TELEFRAG);
        command.args(["serve", "--bind", "256.0.0.1:0", "--data", text(data.path())]).env(name, value);
        stderr(&command.stdin(Stdio::null()).output().expect("it starts")).to_owned()
    };
    for value in ["1", "yes", "true", "0", "no", ""] {
        // Only the address to listen on is wrong.
        let said = serve("TELEFRAG_TRUST_PROXY", value);
        assert!(said.contains("256.0.0.1") && !said.contains("TRUST_PROXY"), "{value}: {said}");
    }
    let output = telefrag(&["serve", "--public-url", "play.example.org"]);
    assert!(stderr(&output).contains("https://play.example.org"), "{}", stderr(&output));
}
