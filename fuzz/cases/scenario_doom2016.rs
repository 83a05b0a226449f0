//! Bytes write a mission file, strange but mostly in order. What the checker accepts is laid out, begun, played for a
//! while, dumped and loaded; nothing may hang, overflow or get lost.

use doom2016::place::check;
use doom2016::{Callsign, Doom2016, FragChoice, Ground, Setup, Side};

use super::place::{self, Bytes};

/// One file and one game. Returns whether the file could be played.
pub(crate) fn run(bytes: &[u8]) -> bool {
    let mut bytes = Bytes::new(bytes);
    let text = file(&mut bytes);
    let report = check(&text, "fuzz.toml");
    if !place::is_playable(&report, &text) {
        return false;
    }
    let ground = Ground::read(&text).unwrap_or_else(|report| panic!("{report}\n{text}"));
    let printed = ground.place().file();
    let again = Ground::read(&printed).unwrap_or_else(|report| panic!("{report}\n{printed}"));
    assert_eq!(again.place().mission(), ground.place().mission(), "what is printed reads back the same");
    let marines = 1 + bytes.below(4);
    let setup = Setup {
        mission: ground,
        marines: Callsign::ALL[..marines].iter().copied().collect(),
        full_rules: bytes.chance(2),
        frags: *bytes.one_of(&FragChoice::ALL),
        no_round_limit: bytes.chance(4),
        perk: *bytes.one_of(&[None, Some(Side::Marines), Some(Side::Invader)]),
        open_windows: bytes.chance(4),
        ..Setup::default()
    };
    place::play::<Doom2016>(&setup, &mut bytes, &text);
    true
}

/// Three rooms side by side, from column to column, of rows 0 to 7.
const ROOMS: [(&str, usize, usize); 3] = [("west", 0, 5), ("middle", 6, 12), ("east", 13, 18)];
const OBJECTIVES: [&str; 6] =
    ["sample-collection", "relay-link", "guard-duty", "asset-extraction", "drone-escort", "seal-the-breach"];
const THREATS: [&str; 3] = ["infestation", "horde", "assault"];
const INVASIONS: [&str; 5] = ["imp-assault", "stampede", "swarm", "tyrant", "argent-tide"];
const COLOURS: [&str; 3] = ["blue", "yellow", "red"];
const KINDS: [&str; 6] = ["imp", "possessed-soldier", "cacodemon", "revenant", "imp", "mancubus"];
const TOKENS: [&str; 6] =
    ["health-pack", "health-pack", "chaingun", "bfg-9000", "frag-grenade", "decoy-grenade"];
const TITLES: [&str; 5] = [
    "\"My Lab\"",
    "{ en = \"A \\\"lab\\\"\", pl = \"Łódź e\u{301}\" }",
    "\"back\\\\slash \u{ad}\"",
    "\"\\u001b[41m\"",
    "\"\"",
];

fn file(bytes: &mut Bytes<'_>) -> String {
    // Places for things, each once: all but those of the marines.
    let mut free: Vec<(usize, usize)> = (0..19).flat_map(|x| (0..8).map(move |y| (x, y))).collect();
    free.retain(|&(x, y)| !(x < 2 && y < 3));
    let mut place = |bytes: &mut Bytes<'_>| free.swap_remove(bytes.below(free.len()));
    let (objective, threat) = (*bytes.one_of(&OBJECTIVES), *bytes.one_of(&THREATS));
    let mut text = String::from("id = \"fuzz\"\n");
    if bytes.chance(2) {
        text += &format!("title = {}\n", bytes.one_of(&TITLES));
        text += &format!("about = {}\n", bytes.one_of(&TITLES));
    }
    text += &format!("objective = \"{objective}\"\nthreat = \"{threat}\"\n");
    text += &format!("invasion = [\"{}\"]\n", bytes.one_of(&INVASIONS));
    if bytes.chance(2) {
        text += "events = [\"night\", \"harvest\", \"seek-and-destroy\"]\n";
    }
    for name in ["frags", "tuned_frags"] {
        if bytes.chance(3) {
            let numbers: Vec<String> = (0..4).map(|_| number(bytes, 21).to_string()).collect();
            text += &format!("{name} = [{}]\n", numbers.join(", "));
        }
    }
    if bytes.chance(2) {
        text += &format!("rounds = {}\n", number(bytes, 99));
    }
    if bytes.chance(2) {
        text += &format!("argent = {}\n", number(bytes, 18));
    }
    let zones = objective == "guard-duty";
    let rooms = ROOMS.iter().enumerate().map(|(n, (id, from, to))| {
        let zone = if zones && n > 0 { ", zone = true" } else { "" };
        format!("{{ id = \"{id}\", at = [{from}, 0], to = [{to}, 7]{zone} }}")
    });
    text += &list("rooms", rooms.collect());
    let door = 1 + bytes.below(6);
    if bytes.chance(3) {
        text += &format!("doors = [{{ x = 6, y = [{door}, {}] }}]\n", door + 1);
        text += "open = [{ x = 13, y = [2, 4] }]\n";
    } else {
        text += &format!(
            "open = [{{ x = 6, y = [0, 7] }}]\ndoors = [{{ x = 13, y = [{door}, {}] }}]\n",
            door + 1
        );
    }
    let wall = 2 + bytes.below(3);
    text += &format!(
        "{} = [{{ x = 9, y = [{wall}, {}] }}]\n",
        bytes.one_of(&["walls", "blocking", "impassable"]),
        wall + 2
    );
    text += "starts = [[0, 0], [0, 1], [1, 0], [1, 1]]\n";
    let mut teleporters = vec![at(bytes, &mut place, ", active = true")];
    teleporters.extend((0..bytes.below(4)).map(|_| at(bytes, &mut place, "")));
    text += &list("teleporters", teleporters);
    let marked = if objective == "sample-collection" { 3 } else { 0 };
    let portals = (0..3 + bytes.below(6)).map(|n| {
        let colour = bytes.one_of(&COLOURS);
        let (x, y) = place(bytes);
        let mark = if n < marked { ", marked = true" } else { "" };
        let up = if threat == "infestation" && !bytes.chance(3) { ", up = true" } else { "" };
        format!("{{ colour = \"{colour}\", at = [{x}, {y}]{mark}{up} }}")
    });
    let portals = portals.collect();
    text += &list("portals", portals);
    let tokens = (0..bytes.below(7)).map(|n| {
        let (x, y) = place(bytes);
        format!("{{ kind = \"{}\", at = [{x}, {y}] }}", TOKENS[n % 6])
    });
    let tokens = tokens.collect();
    text += &list("tokens", tokens);
    let count = match objective {
        "relay-link" | "asset-extraction" => 3,
        _ => bytes.below(12) / 11,
    };
    text += &list("objectives", (0..count).map(|_| spot(bytes, &mut place)).collect());
    if objective == "asset-extraction" || objective == "drone-escort" {
        text += &list("exits", vec![spot(bytes, &mut place)]);
    }
    if objective == "drone-escort" || bytes.chance(16) {
        text += &list("checkpoints", vec![spot(bytes, &mut place)]);
        text += &format!("drone = {}\n", spot(bytes, &mut place));
    }
    let figures = (0..bytes.below(6)).map(|_| {
        let (kind, (x, y)) = (bytes.one_of(&KINDS), place(bytes));
        format!("{{ kind = \"{kind}\", at = [{x}, {y}] }}")
    });
    let figures = figures.collect();
    text += &list("figures", figures);
    text += &list(
        "difficult",
        (0..bytes.below(9)).map(|_| format!("[{}, {}]", bytes.below(19), bytes.below(8))).collect(),
    );
    text
}

type Place<'p, 'b> = &'p mut dyn FnMut(&mut Bytes<'b>) -> (usize, usize);

fn spot<'b>(bytes: &mut Bytes<'b>, place: Place<'_, 'b>) -> String {
    let (x, y) = place(bytes);
    format!("[{x}, {y}]")
}

fn at<'b>(bytes: &mut Bytes<'b>, place: Place<'_, 'b>, more: &str) -> String {
    format!("{{ at = {}{more} }}", spot(bytes, place))
}

fn list(name: &str, entries: Vec<String>) -> String {
    if entries.is_empty() {
        String::new()
    } else {
        format!("{name} = [\n    {},\n]\n", entries.join(",\n    "))
    }
}

/// A number within its limit, now and then beyond it.
fn number(bytes: &mut Bytes<'_>, most: usize) -> usize {
    if bytes.chance(12) { bytes.below(256) } else { 1 + bytes.below(most) }
}
