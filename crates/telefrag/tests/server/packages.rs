//! The package for Debian, from end to end in a root of its own: installed, played, replaced by a newer one, removed. What
//! people have played stays.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::kit::{Person, Server, doom_for_two, folder};
use crate::program::{TELEFRAG, run, stderr, stdout};

/// Where things are in the root.
const PROGRAM: &str = "usr/bin/telefrag";
const UNIT: &str = "lib/systemd/system/telefrag.service";
const SETTINGS: &str = "etc/telefrag/telefrag.env";
const DATA: &str = "var/lib/telefrag";
/// The link that starts the service with the machine.
const ENABLED: &str = "etc/systemd/system/multi-user.target.wants/telefrag.service";

/// Run a command that must not fail; what it prints.
#[track_caller]
fn well(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).output().expect("it starts");
    assert!(output.status.success(), "{command:?}\n{}\n{}", stdout(&output), stderr(&output));
    format!("{}{}", stdout(&output), stderr(&output))
}

/// Pack the program of these tests under a version; the package for Debian.
fn pack(to: &Path, version: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut chore = Command::new(cargo);
    chore.args(["xtask", "dist", "--quick", "--program", TELEFRAG, "--version", version, "--to"]).arg(to);
    well(chore.current_dir(root));
    to.join(format!("telefrag_{version}_amd64.deb"))
}

/// A root of its own with nothing in it but dpkg's books.
struct Root(PathBuf);

impl Root {
    fn new(root: PathBuf) -> Root {
        for folder in ["etc", "usr", "var/lib/dpkg/info", "var/lib/dpkg/updates", "var/lib/dpkg/triggers"] {
            fs::create_dir_all(root.join(folder)).expect("a folder");
        }
        for file in ["var/lib/dpkg/status", "var/lib/dpkg/available"] {
            fs::write(root.join(file), "").expect("a file");
        }
        Root(root)
    }

    fn at(&self, path: &str) -> PathBuf {
        self.0.join(path)
    }

    /// Let dpkg do something in this root and nowhere else.
    #[track_caller]
    fn dpkg(&self, what: &str, package: impl AsRef<std::ffi::OsStr>) -> String {
        let mut dpkg = Command::new("dpkg");
        dpkg.arg(format!("--root={}", self.0.display()));
        dpkg.arg(format!("--log={}", self.at("dpkg.log").display()));
        // The scripts run with the tools of this machine, on that root; and no library is installed there.
        dpkg.args(["--force-script-chrootless", "--force-depends", "--force-confold", what]).arg(package);
        well(&mut dpkg)
    }

    fn serve(&self) -> Server {
        Server::of(self.at(PROGRAM), &self.at(DATA), &[])
    }
}

/// Whether packages can be tried here.
fn can_try() -> bool {
    let holds =
        |test: &str| Command::new("sh").args(["-c", test]).output().is_ok_and(|said| said.status.success());
    let tools = "command -v dpkg && command -v dpkg-deb && command -v systemd-sysusers && command -v deb-systemd-helper";
    let can =
        cfg!(all(target_os = "linux", target_arch = "x86_64")) && holds("test $(id -u) = 0") && holds(tools);
    if !can {
        eprintln!(
            "SKIPPED: packages are tried by root, on x86-64, where Debian's tools and systemd-sysusers are"
        );
    }
    can
}

#[test]
fn games_outlive_the_package_they_were_played_with() {
    if !can_try() {
        return;
    }
    let folder = folder();
    let root = Root::new(folder.path().join("root"));
    let [old, new] = ["1.0.0", "1.0.1"].map(|version| pack(&folder.path().join("packages"), version));

    root.dpkg("--install", &old);
    assert!(root.at(ENABLED).is_symlink(), "the service starts with the machine");
    let passwd = fs::read_to_string(root.at("etc/passwd")).expect("users");
    assert!(passwd.contains("telefrag:") && passwd.contains(":/var/lib/telefrag:"), "{passwd}");
    let mode = fs::metadata(root.at(SETTINGS)).expect("settings").permissions().mode();
    assert_eq!(mode & 0o077, 0, "settings may hold a password: {mode:o}");
    // What systemd would do.
    fs::create_dir_all(root.at(DATA)).expect("a folder");
    let mut server = root.serve();
    let ann = Person::guest(server.at, "Ann");
    let table = ann.open(server.at, doom_for_two());
    assert!(server.stop().0.success());
    fs::write(root.at(SETTINGS), "TELEFRAG_LOG=json\n").expect("settings");

    root.dpkg("--install", &new);
    let status = root.dpkg("--status", "telefrag");
    assert!(status.contains("Version: 1.0.1\n"), "{status}");
    assert_eq!(fs::read_to_string(root.at(SETTINGS)).expect("settings"), "TELEFRAG_LOG=json\n");
    let mut server = root.serve();
    assert_eq!(ann.get(server.at, &table).status, 200);
    assert_eq!(ann.get(server.at, "/api/me").good()["name"], "Ann");
    assert!(server.stop().0.success());

    root.dpkg("--remove", "telefrag");
    assert!(!root.at(PROGRAM).exists() && !root.at(UNIT).exists());
    assert!(root.at(SETTINGS).exists() && root.at(DATA).join("telefrag.sqlite").exists());
    let said = root.dpkg("--purge", "telefrag");
    assert!(said.contains("are kept in"), "{said}");
    assert!(!root.at(SETTINGS).exists() && !root.at(ENABLED).is_symlink());
    assert!(root.at(DATA).join("telefrag.sqlite").exists());
    // Whoever comes back finds everything as it was.
    root.dpkg("--install", &new);
    let server = root.serve();
    assert_eq!(ann.get(server.at, &table).status, 200);
}

#[test]
fn the_unit_is_one_that_systemd_takes() {
    let output = run(TELEFRAG, &["service", "--unit"], b"");
    assert!(output.status.success(), "{}", stderr(&output));
    let is_there = Command::new("systemd-analyze").arg("--version").output().is_ok();
    if !is_there {
        eprintln!("SKIPPED: there is no systemd-analyze, which judges the unit");
        return;
    }
    let folder = folder();
    let unit = folder.path().join("telefrag.service");
    // It looks whether the program is where the unit says, and the manual.
    let program = stdout(&output).lines().find_map(|line| line.strip_prefix("ExecStart="));
    let program = program.and_then(|line| line.split(' ').next()).expect("a program");
    fs::write(&unit, stdout(&output).replace(program, TELEFRAG)).expect("a unit");
    let said = well(Command::new("systemd-analyze").args(["verify", "--man=no"]).arg(&unit));
    let ours: Vec<&str> = said.lines().filter(|line| line.contains("telefrag.service")).collect();
    assert!(ours.is_empty(), "{ours:?}");
}

#[test]
fn the_example_of_settings_names_what_the_program_knows() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/telefrag.env");
    let example = fs::read_to_string(path).expect("the example");
    let output = run(TELEFRAG, &["serve", "--help"], b"");
    let names: Vec<&str> = example
        .lines()
        .filter_map(|line| line.trim_start_matches('#').split_once('=').map(|(name, _)| name))
        .filter(|name| name.starts_with("TELEFRAG_"))
        .collect();
    assert!(names.len() > 8, "{names:?}");
    for name in names {
        // What may be secret is shown without a value.
        let is_read = ["=", "]"].iter().any(|end| stdout(&output).contains(&format!("[env: {name}{end}")));
        assert!(is_read, "no option reads {name}");
    }
}

#[test]
fn the_paperwork_has_a_page_for_every_command_and_completions_for_three_shells() {
    let folder = folder();
    let output = run(TELEFRAG, &["paperwork", folder.path().to_str().expect("a path in UTF-8")], b"");
    assert!(output.status.success(), "{}", stderr(&output));
    for file in [
        "telefrag.1",
        "telefrag-serve.1",
        "telefrag-replay-verify.1",
        "telefrag.bash",
        "_telefrag",
        "telefrag.fish",
    ] {
        let text = fs::read_to_string(folder.path().join(file)).unwrap_or_else(|why| panic!("{file}: {why}"));
        assert!(text.contains("telefrag"), "{file}: {text}");
        assert!(!text.contains("/root") && !text.contains("/home"), "{file} names a folder of this machine");
    }
    let page = fs::read_to_string(folder.path().join("telefrag-serve.1")).expect("a page");
    assert!(page.contains("TELEFRAG_PUBLIC_URL"), "{page}");
    assert!(!folder.path().join("telefrag-help.1").exists(), "`help` needs no page");
}
