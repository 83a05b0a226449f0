//! How to run a place as a service of this machine: the unit for systemd, and what to do with it.

use std::io::Write as _;
use std::path::Path;

use anyhow::{Context as _, Result};
use clap::Args;

/// The unit as the package has it.
const UNIT: &str = include_str!("../../../packaging/telefrag.service");
/// Where the unit looks for the program.
const PACKAGED: &str = "/usr/bin/telefrag";
/// Where people put programs of their own.
const OWN: &str = "/usr/local/bin/telefrag";
/// Where the package puts the unit.
const PACKAGED_UNIT: &str = "/lib/systemd/system/telefrag.service";

/// What to print.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// Print the unit for systemd alone.
    #[arg(long)]
    unit: bool,
}

/// Print what to do.
pub(crate) fn run(options: &Options) -> Result<()> {
    let here = std::env::current_exe().with_context(|| codex::said("cli-no-self", &[]))?;
    let text = if options.unit {
        unit(&here)
    } else if here == Path::new(PACKAGED) && Path::new(PACKAGED_UNIT).exists() {
        PACKAGE.to_owned()
    } else {
        advice(&here, Path::new("/run/systemd/system").is_dir())
    };
    Ok(std::io::stdout().write_all(text.as_bytes())?)
}

/// Where the service finds the program: where it is, unless the service may not look there.
fn settled(here: &Path) -> &Path {
    let lasts = ["/usr", "/opt"].iter().any(|folder| here.starts_with(folder));
    if lasts && !here.to_string_lossy().contains(char::is_whitespace) { here } else { Path::new(OWN) }
}

/// The unit for a program that lies here.
fn unit(here: &Path) -> String {
    UNIT.replace(PACKAGED, &settled(here).to_string_lossy())
}

/// What to do, in plain words.
fn advice(here: &Path, has_systemd: bool) -> String {
    let program = settled(here).display();
    let mut text = String::from("To run Telefrag as a service of this machine:\n\n");
    if !has_systemd {
        text.push_str(
            "(No systemd runs here. What follows is for a machine that has it; elsewhere let whatever looks after\n\
             services run `telefrag serve --no-browser --data FOLDER` as a user of its own.)\n\n",
        );
    }
    let mut commands = Vec::new();
    if here != settled(here) {
        commands.push(format!(
            "# Put the program where services look:\nsudo install -m 755 '{}' {program}",
            here.display()
        ));
    }
    commands.push(
        "# Make a user of its own:\n\
         sudo useradd --system --user-group --home-dir /var/lib/telefrag --no-create-home --shell /usr/sbin/nologin \
         telefrag"
            .to_owned(),
    );
    commands.push(format!(
        "# Put the unit below into its place:\n\
         {program} service --unit | sudo tee /etc/systemd/system/telefrag.service >/dev/null"
    ));
    commands.push(
        "# Start it now and whenever the machine starts:\nsudo systemctl enable --now telefrag".to_owned(),
    );
    text.push_str(&commands.join("\n\n"));
    text.push_str(AFTERWARDS);
    text.push_str(&unit(here));
    text
}

/// What follows after the commands, before the unit.
const AFTERWARDS: &str = "

It is at http://127.0.0.1:1993 then, for this machine only, and keeps everything in /var/lib/telefrag. Settings go
into the file /etc/telefrag/telefrag.env, one NAME=VALUE in a line, such as TELEFRAG_BIND=0.0.0.0:1993;
`telefrag serve --help` lists them. `sudo systemctl restart telefrag` makes them count, `journalctl -u telefrag` shows
the log.

The unit:

";

/// What to do where the package is installed.
const PACKAGE: &str = "\
Telefrag is installed as a package and its service is there already.

Is it running?           systemctl status telefrag
Settings:                sudo editor /etc/telefrag/telefrag.env
Make them count:         sudo systemctl restart telefrag
The log:                 journalctl -u telefrag
Switch it off, and on:   sudo systemctl disable --now telefrag
                         sudo systemctl enable --now telefrag

Everything is kept in /var/lib/telefrag. `telefrag service --unit` prints the unit.
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_in_a_home_is_first_put_where_the_service_can_see_it() {
        let text = advice(Path::new("/home/ann/telefrag"), true);
        assert!(text.contains("sudo install -m 755 '/home/ann/telefrag' /usr/local/bin/telefrag"), "{text}");
        assert!(text.contains("ExecStart=/usr/local/bin/telefrag serve\n"), "{text}");
        assert!(!text.contains("No systemd"), "{text}");
    }

    #[test]
    fn a_program_in_a_lasting_place_stays_there() {
        let text = advice(Path::new("/opt/telefrag/telefrag"), false);
        assert!(!text.contains("sudo install"), "{text}");
        assert!(text.contains("ExecStart=/opt/telefrag/telefrag serve\n"), "{text}");
        assert!(text.contains("No systemd"), "{text}");
    }
    /// What is said where the package is installed names what the package installs.
    #[test]
    fn words_and_unit_name_the_same_things() {
        let of_unit = |start: &str| UNIT.lines().find_map(|line| line.strip_prefix(start)).expect("a line");
        assert_eq!(of_unit("ExecStart="), format!("{PACKAGED} serve"));
        assert_eq!(PACKAGED_UNIT.rsplit('/').next(), Some("telefrag.service"));
        let data = format!("/var/lib/{}", of_unit("StateDirectory="));
        for text in [PACKAGE, AFTERWARDS] {
            for named in [data.as_str(), of_unit("EnvironmentFile=-"), "journalctl -u telefrag"] {
                assert!(text.contains(named), "{named} is not named: {text}");
            }
        }
        let made =
            format!("--home-dir {data} --no-create-home --shell /usr/sbin/nologin {}", of_unit("User="));
        assert!(advice(Path::new(OWN), true).contains(&made), "{made}");
    }
}
