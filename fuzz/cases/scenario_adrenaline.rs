//! Bytes write the file of an arena, strange but mostly in order. What the checker accepts is laid out, begun, played for
//! a while, dumped and loaded; nothing may hang, overflow or get lost.

use adrenaline::{Adrenaline, Ending, Ground, Setup, check};

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
    let mode = bytes.below(3);
    let players = 3 + bytes.below(3) as u8;
    let setup = Setup {
        board: ground,
        players,
        skulls: 5,
        domination: mode == 1,
        turrets: mode == 2,
        bot: players < 5 && bytes.chance(2),
        ending: *bytes.one_of(&[Ending::Frenzy, Ending::SuddenDeath]),
        open_windows: bytes.chance(3),
        ..Setup::default()
    };
    place::play::<Adrenaline>(&setup, &mut bytes, &text);
    true
}

const COLOURS: [&str; 6] = ["red", "yellow", "blue", "white", "green", "purple"];
const TITLES: [&str; 4] =
    ["\"My Court\"", "{ en = \"A \\\"pit\\\"\", pl = \"Łódź\" }", "\"\\u001b[41m\"", "\"\""];

/// Bands of one colour each, one below the other, from a corner somewhere; a number is wrong now and then.
fn file(bytes: &mut Bytes<'_>) -> String {
    let mut text = String::from("id = \"fuzz\"\n");
    if bytes.chance(2) {
        text += &format!("title = {}\n", bytes.one_of(&TITLES));
    }
    if bytes.chance(2) {
        text += &format!("players = [{}, {}]\n", number(bytes, 3), number(bytes, 5));
    }
    let (left, top) = (bytes.below(5) as i64 - 2, bytes.below(5) as i64 - 2);
    let (width, bands) = (2 + bytes.below(4) as i64, 3 + bytes.below(3) as i64);
    let (mut rooms, mut doors, mut spawnpoints) = (String::new(), String::new(), String::new());
    for band in 0..bands {
        let colour = COLOURS[band as usize];
        let (y, end) = (top + band, left + width - 1);
        rooms += &match bytes.below(3) {
            0 => format!("{{ colour = \"{colour}\", at = [{left}, {y}], to = [{end}, {y}] }},\n"),
            // In two parts that touch.
            _ => format!(
                "{{ colour = \"{colour}\", at = [{left}, {y}] }},\n{{ colour = \"{colour}\", at = [{}, {y}], to = [{end}, {y}] }},\n",
                left + 1
            ),
        };
        if band > 0 {
            let x = left + number(bytes, 0).min(bytes.below(width as usize) as i64);
            doors += &format!("{{ x = [{x}, {x}], y = {y} }},\n");
        }
        if band < 3 {
            let x = left + bytes.below(width as usize) as i64;
            spawnpoints += &format!("{{ colour = \"{colour}\", at = [{x}, {}] }},\n", number(bytes, y));
        }
    }
    text + &format!("rooms = [\n{rooms}]\ndoors = [\n{doors}]\nspawnpoints = [\n{spawnpoints}]\n")
}

/// A number as it should be, and seldom another.
fn number(bytes: &mut Bytes<'_>, usual: i64) -> i64 {
    if bytes.chance(24) { *bytes.one_of(&[i64::from(i16::MIN), -1, 0, 1, 99, i64::MAX]) } else { usual }
}
