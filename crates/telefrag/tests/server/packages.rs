//! Packages: what they hold; and the one for Debian, from end to end in a root of its own: installed, played, replaced by a newer
//! one, removed. What people have played stays.

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

/// Every command with those below it, as their help lists them: `telefrag`, `telefrag-serve`, `telefrag-admin-people-ban`.
fn commands() -> Vec<String> {
    let mut all = vec!["telefrag".to_owned()];
    let mut asked = 0;
    while let Some(command) = all.get(asked).cloned() {
        asked += 1;
        let words: Vec<&str> = command.split('-').skip(1).chain(["--help"]).collect();
        let output = run(TELEFRAG, &words, b"");
        let below = stdout(&output).split("\nCommands:\n").nth(1).unwrap_or_default();
        let names =
            below.lines().map_while(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' '));
        let names = names.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help");
        all.extend(names.map(|name| format!("{command}-{name}")));
    }
    all
}

/// Both packages hold what the book says, and arrive whole.
#[test]
fn packages_hold_manuals_completions_licences_parts_and_an_example_board() {
    let folder = folder();
    let deb = pack(folder.path(), "1.0.0");
    let name = format!("telefrag-1.0.0-{}-linux", std::env::consts::ARCH);
    let archive = folder.path().join(format!("{name}.tar.gz"));
    let manuals = commands();
    assert!(manuals.len() > 50 && manuals.contains(&"telefrag-admin-people-ban".to_owned()), "{manuals:?}");
    let assert_holds = |listed: &str, files: &[String]| {
        let there: Vec<&str> = listed.lines().filter_map(|line| line.split_whitespace().last()).collect();
        for file in files {
            assert!(there.contains(&file.as_str()), "{file} is not in {there:?}");
        }
    };

    let mut files: Vec<String> = manuals.iter().map(|page| format!("{name}/man/{page}.1")).collect();
    let others = [
        "telefrag",
        "completions/telefrag.bash",
        "completions/_telefrag",
        "completions/telefrag.fish",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "README.md",
        "CHANGELOG.md",
        "THIRD-PARTY-LICENCES.txt",
        "telefrag.cdx.json",
        "service/telefrag.service",
        "service/telefrag.env",
        "service/telefrag.sysusers",
        "service/grafana.json",
    ];
    files.extend(others.map(|file| format!("{name}/{file}")));
    assert_holds(&well(Command::new("tar").args(["--list", "--file"]).arg(&archive)), &files);
    let read = |file: &str| {
        let mut tar = Command::new("tar");
        tar.args(["--extract", "--to-stdout", "--file"]).arg(&archive).arg(format!("{name}/{file}"));
        well(&mut tar)
    };
    let licences = read("THIRD-PARTY-LICENCES.txt");
    let parts: serde_json::Value = serde_json::from_str(&read("telefrag.cdx.json")).expect("a list of parts");
    let parts = parts["components"].as_array().expect("parts");
    for part in ["axum", "tokio-postgres", "svelte", "rust-std"] {
        assert!(licences.contains(part), "nothing about {part}");
        assert!(parts.iter().any(|known| known["name"] == part), "{part} is no part");
    }
    for part in parts {
        assert!(part["licenses"][0]["expression"].as_str().is_some_and(|told| !told.is_empty()), "{part}");
    }

    let mut sums = Command::new("sha256sum");
    let checked = well(sums.args(["--check", "SHA256SUMS"]).env("LC_ALL", "C").current_dir(folder.path()));
    assert!(checked.contains(&format!("{name}.tar.gz: OK")), "{checked}");
    if !deb.exists() {
        eprintln!("SKIPPED: the package for Debian is made on x86-64, where dpkg-deb is");
        return;
    }
    assert!(checked.contains("telefrag_1.0.0_amd64.deb: OK"), "{checked}");
    let mut files: Vec<String> =
        manuals.iter().map(|page| format!("./usr/share/man/man1/{page}.1.gz")).collect();
    let others = [
        "copyright",
        "changelog.gz",
        "README.md",
        "THIRD-PARTY-LICENCES.txt",
        "telefrag.cdx.json",
        "grafana.json",
    ];
    files.extend(others.map(|file| format!("./usr/share/doc/telefrag/{file}")));
    let others = [
        PROGRAM,
        UNIT,
        SETTINGS,
        "usr/lib/sysusers.d/telefrag.conf",
        "usr/share/bash-completion/completions/telefrag",
        "usr/share/zsh/vendor-completions/_telefrag",
        "usr/share/fish/vendor_completions.d/telefrag.fish",
    ];
    files.extend(others.map(|file| format!("./{file}")));
    assert_holds(&well(Command::new("dpkg-deb").arg("--contents").arg(&deb)), &files);
    assert_needs_what_is_linked(&well(Command::new("dpkg-deb").arg("--field").arg(&deb).arg("Depends")));
}

/// The package needs the packages of the libraries that the program is linked with, the C library as new as it must be,
/// and nothing that it is not.
fn assert_needs_what_is_linked(needs: &str) {
    let is_needed =
        |package: &str| needs.split(',').any(|one| one.split_whitespace().next() == Some(package));
    let linked = well(Command::new("ldd").arg(TELEFRAG));
    let libraries = linked.lines().filter_map(|line| line.split_whitespace().next()?.rsplit('/').next());
    let mut packages = std::collections::BTreeSet::new();
    for library in libraries.filter(|name| !name.starts_with("linux-vdso")) {
        packages.insert(match library.split('.').next() {
            Some("libc" | "libm" | "libdl" | "libpthread" | "librt" | "ld-linux-x86-64") => "libc6",
            Some("libgcc_s") => "libgcc-s1",
            _ => panic!("nobody has said which package has {library}"),
        });
    }
    assert!(packages.contains("libc6"), "{linked}");
    for package in ["libc6", "libgcc-s1"] {
        assert_eq!(is_needed(package), packages.contains(package), "{package}: {needs}\n{linked}");
    }
    // Whatever its scripts call.
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/deb");
    let calls = |word: &str| {
        ["postinst", "prerm", "postrm"]
            .iter()
            .any(|script| fs::read_to_string(scripts.join(script)).expect("a script").contains(word))
    };
    for (word, package) in [("deb-systemd-helper", "init-system-helpers"), ("systemd-sysusers", "systemd")] {
        assert_eq!(calls(word), is_needed(package), "{package}: {needs}");
    }
    let Ok(symbols) = Command::new("objdump").args(["--dynamic-syms", TELEFRAG]).output() else {
        eprintln!("SKIPPED: there is no objdump, which knows how new a C library the program needs");
        return;
    };
    let newest = stdout(&symbols)
        .split("GLIBC_2.")
        .skip(1)
        .filter_map(|rest| rest.split(|c: char| !c.is_ascii_digit()).next()?.parse::<u32>().ok())
        .max()
        .expect("a version");
    assert!(needs.contains(&format!("libc6 (>= 2.{newest})")), "2.{newest}: {needs}");
}

/// A file of the repository.
fn of_repository(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// What a line of a file says behind such a beginning.
#[track_caller]
fn said_after<'a>(text: &'a str, start: &str) -> &'a str {
    text.lines().find_map(|line| line.strip_prefix(start)).unwrap_or_else(|| panic!("no {start}: {text}"))
}

/// What `telefrag service` tells people to do makes the same service as the package does.
#[test]
fn the_service_that_is_advised_is_that_of_the_package() {
    let unit = of_repository("packaging/telefrag.service");
    let printed = run(TELEFRAG, &["service", "--unit"], b"");
    let program = said_after(stdout(&printed), "ExecStart=").split(' ').next().expect("a program");
    assert_eq!(stdout(&printed).replace(program, "/usr/bin/telefrag"), unit);
    assert_eq!(program.rsplit('/').next(), PROGRAM.rsplit('/').next());

    let advice = run(TELEFRAG, &["service"], b"");
    let advice = stdout(&advice);
    assert!(advice.ends_with(stdout(&printed)), "the unit follows the advice: {advice}");
    // The user of the package: name and home.
    let sysusers = of_repository("packaging/telefrag.sysusers");
    let user = said_after(&sysusers, "u ").split(' ').next().expect("a name");
    let home = format!("/{DATA}");
    assert!(sysusers.trim_end().ends_with(&home), "{sysusers}");
    assert_eq!((said_after(&unit, "User="), said_after(&unit, "StateDirectory=")), (user, user));
    let made = advice.lines().find(|line| line.contains("useradd")).expect("a user is made");
    assert!(made.ends_with(&format!(" {user}")) && made.contains(&format!("--home-dir {home} ")), "{made}");
    // Folder, settings and unit.
    assert_eq!(said_after(&unit, "EnvironmentFile=-"), format!("/{SETTINGS}"));
    let file = UNIT.rsplit('/').next().expect("a name");
    for named in [home, format!("/{SETTINGS}"), format!("/etc/systemd/system/{file}")] {
        assert!(advice.contains(&named), "{named} is not named: {advice}");
    }
    for line in advice.lines().filter(|line| line.starts_with("sudo systemctl")) {
        assert!(line.ends_with(file.trim_end_matches(".service")), "{line}");
    }
}

/// The lines of the Containerfile, each with all that belongs to it.
fn image() -> Vec<(String, String)> {
    let text = of_repository("Containerfile").replace("\\\n", " ");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| line.split_once(' '))
        .map(|(word, rest)| (word.into(), rest.trim().into()))
        .collect()
}

#[test]
fn the_image_is_built_from_source_in_two_stages() {
    let image = image();
    let stages: Vec<&str> =
        image.iter().filter(|(word, _)| word == "FROM").map(|(_, from)| from.as_str()).collect();
    let [build, last] = stages[..] else { panic!("two stages: {stages:?}") };
    // With the Rust that the workspace asks for.
    let rust = said_after(&of_repository("Cargo.toml"), "rust-version = ").trim_matches('"').to_owned();
    assert!(build.starts_with(&format!("rust:{rust}-")) && build.ends_with(" AS build"), "{build}");
    assert!(!last.contains("rust"), "{last}");
    let begins_last = image.iter().rposition(|(word, _)| word == "FROM").expect("a stage");
    let (first, second) = image.split_at(begins_last);
    assert!(first.contains(&("COPY".into(), ". .".into())), "all of the source goes in: {first:?}");
    assert!(first.iter().any(|(word, run)| word == "RUN" && run.contains("cargo xtask dist")), "{first:?}");
    // Both are of one Debian: what is linked in one is there in the other.
    let debian = |from: &str| ["bookworm", "trixie"].into_iter().find(|name| from.contains(name));
    assert!(debian(build).is_some() && debian(build) == debian(last), "{stages:?}");
    // Nothing but what the packages hold comes out of the first, and the licences do.
    let copied: Vec<&str> = second
        .iter()
        .filter(|(word, _)| word == "COPY")
        .flat_map(|(_, what)| what.split_whitespace())
        .filter_map(|file| file.strip_prefix("/image/"))
        .collect();
    let folder = folder();
    pack(folder.path(), "1.0.0");
    let name = format!("telefrag-1.0.0-{}-linux", std::env::consts::ARCH);
    let archive = folder.path().join(format!("{name}.tar.gz"));
    let packed = well(Command::new("tar").args(["--list", "--file"]).arg(&archive));
    for file in &copied {
        assert!(packed.lines().any(|line| line == format!("{name}/{file}")), "{file} is not in {packed}");
    }
    for file in ["telefrag", "THIRD-PARTY-LICENCES.txt", "LICENSE-MIT", "LICENSE-APACHE", "telefrag.cdx.json"]
    {
        assert!(copied.contains(&file), "{file} is missing: {copied:?}");
    }
    // What the build reads is not kept from it.
    for ignored in of_repository(".containerignore").lines() {
        let needed =
            ["Cargo.toml", "Cargo.lock", "crates", "content", "locales", "web", "packaging", "xtask"];
        assert!(!needed.contains(&ignored.trim_matches('/')), "{ignored}");
    }
}

#[test]
fn the_image_serves_as_nobody_special_where_the_program_says() {
    let image = image();
    let all = |wanted: &str| -> Vec<&str> {
        image.iter().filter(|(word, _)| word == wanted).map(|(_, rest)| rest.as_str()).collect()
    };
    let [user] = all("USER")[..] else { panic!("one user: {:?}", all("USER")) };
    assert!(!["root", "0"].contains(&user));
    assert!(
        all("RUN")
            .iter()
            .any(|run| run.contains("useradd") && run.split_whitespace().any(|word| word == user))
    );
    assert_eq!((all("ENTRYPOINT"), all("CMD")), (vec![r#"["telefrag"]"#], vec![r#"["serve"]"#]));
    let help = run(TELEFRAG, &["serve", "--help"], b"");
    let default = stdout(&help).split("[default: 127.0.0.1:").nth(1).and_then(|rest| rest.split(']').next());
    assert_eq!(all("EXPOSE"), [default.expect("a default")]);
    let settings: Vec<(&str, &str)> = all("ENV")
        .iter()
        .flat_map(|line| line.split_whitespace())
        .filter_map(|set| set.split_once('='))
        .collect();
    for (name, _) in &settings {
        assert!(stdout(&help).contains(&format!("[env: {name}=")), "no option reads {name}");
    }
    let everywhere = format!("0.0.0.0:{}", default.unwrap_or_default());
    assert!(settings.contains(&("TELEFRAG_BIND", everywhere.as_str())), "{settings:?}");
    let data = settings.iter().find_map(|(name, value)| (*name == "TELEFRAG_DATA").then_some(*value));
    assert_eq!(all("VOLUME"), [data.expect("a folder")]);
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

/// What the service cannot do, whoever breaks into it. Where systemd runs, `systemd-analyze security telefrag` tells more.
#[test]
fn the_unit_has_as_few_rights_as_it_needs() {
    let output = run(TELEFRAG, &["service", "--unit"], b"");
    let lines: Vec<&str> = stdout(&output).lines().collect();
    for line in [
        "User=telefrag",
        "StateDirectory=telefrag",
        "StateDirectoryMode=0700",
        "UMask=0077",
        "CapabilityBoundingSet=",
        "AmbientCapabilities=",
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
        "ProtectHome=yes",
        "PrivateTmp=yes",
        "PrivateDevices=yes",
        "ProtectClock=yes",
        "ProtectControlGroups=yes",
        "ProtectHostname=yes",
        "ProtectKernelLogs=yes",
        "ProtectKernelModules=yes",
        "ProtectKernelTunables=yes",
        "ProtectProc=invisible",
        "RemoveIPC=yes",
        "LockPersonality=yes",
        "MemoryDenyWriteExecute=yes",
        "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
        "RestrictNamespaces=yes",
        "RestrictRealtime=yes",
        "RestrictSUIDSGID=yes",
        "SystemCallArchitectures=native",
        "SystemCallFilter=@system-service",
        "SystemCallFilter=~@privileged @resources",
    ] {
        assert!(lines.contains(&line), "{line} is missing");
    }
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
    let completions = ["telefrag.bash", "_telefrag", "telefrag.fish"].map(str::to_owned);
    for file in commands().iter().map(|page| format!("{page}.1")).chain(completions) {
        let text =
            fs::read_to_string(folder.path().join(&file)).unwrap_or_else(|why| panic!("{file}: {why}"));
        assert!(text.contains("telefrag"), "{file}: {text}");
        assert!(!text.contains("/root") && !text.contains("/home"), "{file} names a folder of this machine");
    }
    let page = fs::read_to_string(folder.path().join("telefrag-serve.1")).expect("a page");
    assert!(page.contains("TELEFRAG_PUBLIC_URL"), "{page}");
    assert!(!folder.path().join("telefrag-help.1").exists(), "`help` needs no page");
}
