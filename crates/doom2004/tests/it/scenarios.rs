//! The scenarios that come with the game: clean, complete, and drawn as the rules say.

use std::collections::BTreeSet;
use std::path::Path;

use codex::Lang;
use doom2004::Ground;
use doom2004::place::{self, Finding, Prose};

/// The keys of the English texts.
fn keys() -> BTreeSet<String> {
    let texts = include_str!("../../../../locales/en/doom2004-scenarios.ftl");
    let keys = texts.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    keys.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
}

#[test]
fn all_scenarios_check_clean() {
    let reports = place::shipped_files().iter().map(|(name, text)| place::check(text, name));
    let unclean: Vec<String> = reports.filter(|report| !report.is_clean()).map(|r| r.to_string()).collect();
    assert!(unclean.is_empty(), "{}", unclean.concat());
}

#[test]
fn every_broken_scenario_gets_its_message() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken");
    let count = testbed::broken_files(&folder, |text| place::check(text, "broken.toml"));
    assert!(count >= 60, "some broken scenarios are missing");
}

/// A scenario without fault but its name.
const PLAIN: &str = include_str!("../broken/another-name.toml");

/// Where a text says `one too many`, as the number of times that `written` comes before it.
fn before_too_many(text: &str, written: &str) -> Vec<usize> {
    let said = |finding: &&Finding| codex::remark(Lang::En, &finding.remark).contains("too many");
    let before = |finding: &Finding| {
        let lines: String = text.split_inclusive('\n').take(finding.line).collect();
        let rest = finding.source.len() + 1 - (finding.column - 1);
        lines[..lines.len() - rest].matches(written).count()
    };
    place::check(text, "other.toml").findings.iter().filter(said).map(before).collect()
}

#[test]
fn one_more_than_a_position_has_room_for_is_refused() {
    let area = |n| format!("[[area]]\nid = \"x{n}\"\npieces = []\n");
    let door = |n| format!("[[door]]\nid = \"x{n}\"\nx = 4\ny = [1, 2]\n");
    let goal = |_| ", { reach = [0, 0] }".to_owned();
    let trigger = |_| "[[trigger]]\non = { every = 1 }\neffects = []\n".to_owned();
    let tag = |n| {
        let imp = format!("{{ kind = \"imp\", colour = \"any\", at = [6, 1], tag = \"x{n}\" }}");
        format!("[[trigger]]\non = {{ round = 2 }}\neffects = [{{ spawn = {imp} }}]\n")
    };
    let (end, goals) = ("exit = true\n", "goals = [{ leave = \"exit\" }");
    // How many there is room for, how many the plain scenario has, what more of them follow, one of them, how it begins.
    type Limit<'a> = (usize, usize, &'a str, &'a dyn Fn(usize) -> String, &'a str);
    let limits: [Limit<'_>; 5] = [
        (32, 2, end, &area, "\"x"),
        (63, 2, end, &door, "\"x"),
        (64, 1, end, &tag, "\"x"),
        (32, 1, goals, &goal, "{ reach"),
        (64, 0, end, &trigger, "{ every"),
    ];
    for (most, there, after, one, written) in limits {
        let with = |more: usize| {
            let all: String = (0..more).map(one).collect();
            before_too_many(&PLAIN.replace(after, &format!("{after}{all}")), written)
        };
        assert!(with(most - there).is_empty(), "{}", one(0));
        assert_eq!(with(most - there + 1), [most - there], "{}", one(0));
    }
}

#[test]
fn lists_and_tables_without_end_are_refused_at_their_line() {
    let goals = |deep: &str| PLAIN.replace("goals = [", &format!("goals = {}[", deep.repeat(5_000)));
    let name = vec!["x"; 5_000].join(".");
    let named = PLAIN.replace("[start]", &format!("[{name}]\n[start]"));
    for (text, place) in [(goals("["), "line 10, "), (goals("{ x = "), "line 10, "), (named, "line 12, ")] {
        let found = place::check(&text, "other.toml").findings;
        let told: Vec<String> = found.iter().map(|finding| codex::finding(Lang::En, finding)).collect();
        let said = "lists and tables lie too deep in each other";
        assert!(told.len() == 1 && told[0].starts_with(place) && told[0].ends_with(said), "{told:?}");
    }
}

#[test]
fn a_printed_scenario_reads_back_the_same() {
    for arena in place::shipped().iter().map(Ground::place) {
        let printed = arena.scenario().to_string();
        let again = place::load(&printed, "printed.toml").unwrap_or_else(|r| panic!("{r}{printed}"));
        assert_eq!(again.scenario(), arena.scenario());
        assert_eq!(again.scenario().to_string(), printed);
    }
}

#[test]
fn files_are_called_like_their_scenarios() {
    for ((name, _), arena) in place::shipped_files().iter().zip(place::shipped().iter().map(Ground::place)) {
        assert_eq!(*name, format!("{}.toml", arena.scenario().id));
    }
    let ids: Vec<&str> =
        place::shipped().iter().map(Ground::place).map(|arena| arena.scenario().id.as_str()).collect();
    assert_eq!(place::campaign().scenarios, ids, "the campaign plays all of them");
}

#[test]
fn every_text_belongs_to_a_scenario_or_the_campaign() {
    let campaign = place::campaign();
    let mut unused = keys();
    for arena in place::shipped().iter().map(Ground::place) {
        for text in arena.scenario().texts() {
            let Prose::Ours(key) = &text.prose else { panic!("no key: {text:?}") };
            unused.remove(key);
        }
    }
    for key in [&campaign.title, &campaign.briefing] {
        assert!(unused.remove(key), "there is no text `{key}`");
    }
    assert_eq!(unused, BTreeSet::new());
}

#[test]
fn every_kind_of_scenario_is_there() {
    use place::Goal;
    let goals = |id: &str| &place::shipped_by_id(id).unwrap().scenario().goals[..];
    assert!(matches!(goals("way-out"), [one] if matches!(one.goal, Goal::Leave(_))));
    assert!(matches!(goals("hold-the-relay"), [one] if matches!(one.goal, Goal::Survive(8))));
    assert!(matches!(goals("the-hunt"), [one] if matches!(one.goal, Goal::Kill(_))));
    assert!(matches!(goals("hot-core"), [one] if matches!(one.goal, Goal::Carry(..))));
    let circuit = place::shipped_by_id("broken-circuit").unwrap();
    assert!(doom2004::KeyColour::ALL.iter().all(|&colour| circuit.teleporters(colour).len() == 2));
    assert_eq!(place::shipped_by_id("red-line").unwrap().scenario().timer, Some(12));
}

/// Whatever comes in, the checker answers.
#[test]
fn a_file_with_a_line_cut_out_or_spoilt_is_checked_all_the_same() {
    for (name, text) in place::shipped_files() {
        let lines: Vec<&str> = text.lines().collect();
        for spoilt in 0..lines.len() {
            let mut cut = lines.clone();
            cut.remove(spoilt);
            place::check(&cut.join("\n"), name);
            let digits = lines[spoilt].replace(['1', '2'], "-9").replace("0]", "32767]");
            let mut changed = lines.clone();
            changed[spoilt] = &digits;
            place::check(&changed.join("\n"), name);
        }
    }
}
