//! Bytes write a scenario file, strange but mostly in order. What the checker accepts is laid out, begun, played for a
//! while, dumped and loaded; nothing may hang, overflow or get lost.

use doom2004::{Colour, Doom2004, Ground, Setup, TokenKind};

use super::place::{self, Bytes};

/// One file and one game. Returns whether the file could be played.
pub(crate) fn run(bytes: &[u8]) -> bool {
    let mut bytes = Bytes::new(bytes);
    let text = file(&mut bytes);
    let report = doom2004::place::check(&text, "fuzz.toml");
    if !place::is_playable(&report, &text) {
        return false;
    }
    let ground = Ground::read(&text).unwrap_or_else(|report| panic!("{report}\n{text}"));
    let scenario = ground.place().scenario().clone();
    let again = Ground::read(&scenario.to_string()).unwrap_or_else(|report| panic!("{report}\n{scenario}"));
    assert_eq!(*again.place().scenario(), scenario, "what is printed reads back the same");
    let (least, most) = scenario.marines;
    let marines = usize::from(least) + bytes.below(usize::from(most - least) + 1);
    let setup = Setup {
        open_windows: bytes.chance(4),
        draw_two: bytes.chance(2),
        ..Setup::on(ground, Colour::ALL[..marines].iter().copied().collect())
    };
    place::play::<Doom2004>(&setup, &mut bytes, &text);
    true
}

const AREAS: [&str; 4] = ["A0", "A1", "A2", "A3"];
const DOORS: [&str; 4] = ["d1", "d2", "d3", "exit"];
const KINDS: [&str; 4] = ["zombie", "trite", "imp", "archvile"];
const COLOURS: [&str; 4] = ["any", "red", "green", "blue"];
const TAGS: [&str; 2] = ["boss", "guard"];

/// The spaces of an area.
fn spaces(area: usize) -> Vec<(i16, i16)> {
    let (x, width, y, height) = [(0, 4, 0, 4), (4, 6, 1, 2), (10, 4, 0, 4), (14, 6, 1, 2)][area];
    (y..y + height).flat_map(|y| (x..x + width).map(move |x| (x, y))).collect()
}

fn file(bytes: &mut Bytes<'_>) -> String {
    let mut lists: Vec<[Vec<String>; 5]> = Vec::new();
    let mut tags = TAGS.to_vec();
    let mut stock: Vec<(String, u32)> =
        TokenKind::equipment().map(|kind| (kind.to_string(), kind.in_box())).collect();
    let crowd = 2 + bytes.below(8);
    let mut encounters = 0;
    for area in 0..AREAS.len() {
        let [mut figures, mut tokens, mut obstacles, mut items, mut meetings] = <[Vec<String>; 5]>::default();
        for (x, y) in spaces(area).into_iter().filter(|at| !(at.0 == 0 && at.1 < 3)) {
            if !bytes.chance(crowd) {
                continue;
            }
            match bytes.below(10) {
                0..=4 => {
                    let (kind, left) = &mut stock[bytes.below(17)];
                    if *left > 0 {
                        *left -= 1;
                        tokens.push(format!("{{ kind = \"{kind}\", at = [{x}, {y}] }}"));
                    }
                }
                5 | 6 => {
                    let tag = if bytes.chance(3) { tags.pop() } else { None };
                    figures.push(figure(bytes, (x, y), tag));
                }
                7 => obstacles.push(format!("{{ kind = \"barrel\", at = [{x}, {y}] }}")),
                _ if encounters == 6 => {}
                8 => {
                    encounters += 1;
                    items
                        .push(format!("{{ id = \"thing{encounters}\", name = \"thing\", at = [{x}, {y}] }}"));
                }
                _ => {
                    encounters += 1;
                    let effects = effects(bytes);
                    meetings.push(format!("{{ at = [{x}, {y}], effects = {effects} }}"));
                }
            }
        }
        lists.push([figures, tokens, obstacles, items, meetings]);
    }
    let goals: Vec<String> = (0..bytes.below(3)).map(|_| goal(bytes)).collect();
    let mut text = String::from("id = \"fuzz\"\ntitle = \"t\"\nbriefing = \"b\"\nsecret = \"s\"\n");
    let least = 1 + bytes.below(3);
    text += &format!("marines = [{least}, {}]\n", least + bytes.below(4 - least));
    if !bytes.chance(4) {
        text += &format!("frags = [{}, {}, {}]\n", number(bytes), number(bytes), number(bytes));
    }
    if !bytes.chance(3) {
        text += &format!("timer = {}\n", number(bytes));
    }
    text += &format!("goals = [{}]\n", goals.join(", "));
    let give: Vec<&str> =
        (0..bytes.below(4)).map(|_| *bytes.one_of(&["bullets", "rockets", "armour"])).collect();
    text +=
        &format!("[start]\narea = \"A0\"\nred = [0, 0]\ngreen = [0, 1]\nblue = [0, 2]\ngive = {give:?}\n");
    let pieces = [
        "{ piece = \"ROOM4\", at = [0, 0] }, { piece = \"CAP\", at = [1, -1], turn = 270 }, \
         { piece = \"CAP\", at = [1, 4], turn = 90 }, { piece = \"CAP\", at = [-1, 1], turn = 180 }",
        "{ piece = \"HALL6\", at = [4, 1] }",
        "{ piece = \"ROOM4\", at = [10, 0] }, { piece = \"CAP\", at = [11, -1], turn = 270 }, \
         { piece = \"CAP\", at = [11, 4], turn = 90 }",
        "{ piece = \"HALL6\", at = [14, 1] }",
    ];
    for (area, [figures, tokens, obstacles, items, meetings]) in lists.into_iter().enumerate() {
        text += &format!("[[area]]\nid = \"{}\"\npieces = [{}]\n", AREAS[area], pieces[area]);
        for (name, list) in [
            ("figures", figures),
            ("tokens", tokens),
            ("obstacles", obstacles),
            ("items", items),
            ("encounters", meetings),
        ] {
            text += &format!("{name} = [\n{}\n]\n", list.join(",\n"));
        }
    }
    for (n, x) in [4, 10, 14, 20].into_iter().enumerate() {
        let exit = n == 3;
        let key = if exit && bytes.chance(2) { "key = \"red\"\n" } else { "" };
        let open = !exit && bytes.chance(3);
        text += &format!(
            "[[door]]\nid = \"{}\"\nx = {x}\ny = [1, 2]\n{key}exit = {exit}\nopen = {open}\n",
            DOORS[n]
        );
    }
    let triggers = if bytes.chance(8) { 60 + bytes.below(6) } else { bytes.below(9) };
    let common = cue(bytes);
    for _ in 0..triggers {
        let on = if bytes.chance(2) { common.clone() } else { cue(bytes) };
        text += &format!("[[trigger]]\non = {on}\neffects = {}\n", effects(bytes));
    }
    text
}

/// A small number, now and then a large one.
fn number(bytes: &mut Bytes<'_>) -> usize {
    if bytes.chance(6) { bytes.below(256) } else { 1 + bytes.below(9) }
}

fn figure(bytes: &mut Bytes<'_>, (x, y): (i16, i16), tag: Option<&str>) -> String {
    let (kind, colour) = (bytes.one_of(&KINDS), if tag.is_some() { "any" } else { *bytes.one_of(&COLOURS) });
    let tag = tag.map_or(String::new(), |tag| format!(", tag = \"{tag}\""));
    format!("{{ kind = \"{kind}\", colour = \"{colour}\", at = [{x}, {y}]{tag} }}")
}

fn space(bytes: &mut Bytes<'_>) -> (i16, i16) {
    let area = bytes.below(4);
    *bytes.one_of(&spaces(area))
}

fn goal(bytes: &mut Bytes<'_>) -> String {
    match bytes.below(8) {
        0 => "{ kill = \"boss\" }".to_owned(),
        1 => {
            let (x, y) = space(bytes);
            format!("{{ reach = [{x}, {y}] }}")
        }
        2 => format!("{{ reach-area = \"{}\" }}", bytes.one_of(&AREAS)),
        3 => format!("{{ gather = \"{}\" }}", bytes.one_of(&AREAS)),
        4 => format!("{{ survive = {} }}", number(bytes)),
        5 => format!("{{ clear = \"{}\" }}", bytes.one_of(&AREAS)),
        _ => "{ leave = \"exit\" }".to_owned(),
    }
}

fn cue(bytes: &mut Bytes<'_>) -> String {
    match bytes.below(9) {
        0 => format!("{{ kill = \"{}\" }}", bytes.one_of(&TAGS)),
        1 => format!("{{ take = \"{}\" }}", bytes.one_of(&["red-key", "bullets", "health", "thing1"])),
        2 => {
            let (x, y) = space(bytes);
            format!("{{ enter = [{x}, {y}] }}")
        }
        3 => format!("{{ enter-area = \"{}\" }}", bytes.one_of(&AREAS)),
        4 => format!("{{ round = {} }}", number(bytes)),
        5 => format!("{{ every = {} }}", 1 + bytes.below(3)),
        6 => format!("{{ clear = \"{}\" }}", bytes.one_of(&AREAS)),
        _ => format!("{{ reveal = \"{}\" }}", bytes.one_of(&AREAS)),
    }
}

fn effects(bytes: &mut Bytes<'_>) -> String {
    let n = if bytes.chance(12) { bytes.below(80) } else { bytes.below(4) };
    let effects: Vec<String> = (0..n).map(|_| effect(bytes)).collect();
    format!("[{}]", effects.join(", "))
}

fn effect(bytes: &mut Bytes<'_>) -> String {
    let gifts = ["shotgun", "adrenaline", "health", "red-key", "cells", "berserk"];
    match bytes.below(14) {
        0 => format!("{{ give = [\"{}\"] }}", bytes.one_of(&gifts)),
        1 => format!("{{ heal = {} }}", number(bytes)),
        2 => format!("{{ wound = {} }}", 1 + bytes.below(3)),
        3 | 4 => {
            let at = space(bytes);
            format!("{{ spawn = {} }}", figure(bytes, at, None))
        }
        5 | 6 => {
            let (kind, (x, y)) = (*bytes.one_of(&["bullets", "rockets", "health"]), space(bytes));
            format!("{{ place = {{ kind = \"{kind}\", at = [{x}, {y}] }} }}")
        }
        7 | 8 => format!("{{ open = \"{}\" }}", bytes.one_of(&DOORS)),
        9 => format!("{{ close = \"{}\" }}", bytes.one_of(&DOORS)),
        10 | 11 => format!("{{ reveal = \"{}\" }}", bytes.one_of(&AREAS)),
        12 => "{ say = \"x\" }".to_owned(),
        _ if bytes.chance(6) => format!("{{ win = \"{}\" }}", bytes.one_of(&["marines", "invader"])),
        _ => "{ frag = 1 }".to_owned(),
    }
}
