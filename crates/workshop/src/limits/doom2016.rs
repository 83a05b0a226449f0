//! Missions at the limits: 448 spaces in 64 rooms without a wall between them, so that everybody sees and gets everywhere;
//! all doors, portals, teleporters and tokens of the box.

use doom2016::InvasionKind;

use super::filled;

/// Columns and rows of the map, and columns of a room, which is one row high.
const WIDE: usize = 28;
const HIGH: usize = 16;
const ROOM: usize = 7;
/// Portals and doors in the box.
const PORTALS: usize = 18;
const DOORS: usize = 8;

fn entries(all: impl Iterator<Item = String>) -> String {
    all.map(|entry| format!("    {entry},\n")).collect()
}

pub(super) fn largest() -> String {
    let rooms = (0..HIGH).flat_map(|y| {
        (0..WIDE / ROOM).map(move |n| {
            let (x, id) = (n * ROOM, y * (WIDE / ROOM) + n);
            format!("{{ id = \"room-{id}\", at = [{x}, {y}], to = [{}, {y}] }}", x + ROOM - 1)
        })
    });
    // The first lines across have doors, two wide, as many as there are; what is left of them is open.
    let lines: Vec<usize> = (1..WIDE / ROOM).map(|n| n * ROOM).collect();
    let row = |n: usize| 2 * (n / lines.len());
    let doors =
        (0..DOORS).map(|n| format!("{{ x = {}, y = [{}, {}] }}", lines[n % lines.len()], row(n), row(n) + 1));
    let across = lines.iter().enumerate().map(|(n, x)| {
        let shut = (0..DOORS).filter(|door| door % lines.len() == n).count();
        format!("{{ x = {x}, y = [{}, {}] }}", 2 * shut, HIGH - 1)
    });
    let open = (1..HIGH).map(|y| format!("{{ x = [0, {}], y = {y} }}", WIDE - 1)).chain(across);
    let blocking = (0..HIGH).map(|y| format!("{{ x = {}, y = [{y}, {y}] }}", ROOM / 2 + ROOM * (y % 4)));
    let portals = (0..PORTALS).map(|n| {
        let colour = ["blue", "yellow", "red"][n % 3];
        format!("{{ colour = \"{colour}\", at = [{}, {}] }}", 4 + 4 * (n % 6), 5 + 4 * (n / 6))
    });
    let teleporters = (0..6).map(|n| format!("{{ at = [{}, 2], active = {} }}", 2 + 4 * n, n == 0));
    let things = ["health-pack"; 9].into_iter().chain([
        "rocket-launcher",
        "chaingun",
        "chainsaw",
        "gauss-cannon",
        "bfg-9000",
        "frag-grenade",
        "frag-grenade",
        "siphon-grenade",
        "siphon-grenade",
        "decoy-grenade",
        "decoy-grenade",
    ]);
    let tokens = things.enumerate().map(|(x, kind)| format!("{{ kind = \"{kind}\", at = [{x}, 15] }}"));
    let cards: Vec<String> = InvasionKind::ALL.iter().map(|card| format!("\"{card}\"")).collect();
    let difficult: Vec<String> = (0..WIDE).flat_map(|x| [6, 10].map(|y| format!("[{x}, {y}]"))).collect();
    let exits: Vec<String> = (0..WIDE).map(|x| format!("[{x}, 14]")).collect();
    format!(
        "id = \"limits\"\ntitle = \"Limits\"\nobjective = \"asset-extraction\"\nthreat = \"horde\"\ninvasion = [{}]\n\
         rooms = [\n{}]\ndoors = [\n{}]\nopen = [\n{}]\nblocking = [\n{}]\ndifficult = [{}]\n\
         starts = [[0, 0], [1, 0], [0, 1], [1, 1]]\nteleporters = [\n{}]\nportals = [\n{}]\ntokens = [\n{}]\n\
         objectives = [[27, 0], [27, 2], [27, 15]]\nexits = [{}]\n",
        cards.join(", "),
        entries(rooms),
        entries(doors),
        entries(open),
        entries(blocking),
        difficult.join(", "),
        entries(teleporters),
        entries(portals),
        entries(tokens),
        exits.join(", "),
    )
}

pub(super) fn hostile() -> Vec<(&'static str, String)> {
    let head = "id = \"x\"\nobjective = \"relay-link\"\nthreat = \"horde\"\ninvasion = [\"swarm\"]\n";
    let plain = format!("{head}starts = [[0, 0]]\n");
    let rooms = format!("{plain}rooms = [\n");
    let one = format!("{plain}rooms = [{{ id = \"a\", at = [0, 0], to = [9, 9] }}]\n");
    vec![
        (
            "rooms on rooms",
            filled(&rooms, "]\n", |n| format!("{{ id = \"r{n}\", at = [-99, -99], to = [99, 99] }},\n")),
        ),
        (
            "rooms of one space",
            filled(&rooms, "]\n", |n| {
                format!("{{ id = \"r{n}\", at = [{x}, {y}], to = [{x}, {y}] }},\n", x = n % 90, y = n / 90)
            }),
        ),
        (
            "rooms of one name",
            filled(&rooms, "]\n", |_| "{ id = \"a\", at = [0, 0], to = [0, 0] },\n".to_owned()),
        ),
        (
            "walls on walls",
            filled(&format!("{one}walls = [\n"), "]\n", |_| "{ x = [-99, 99], y = 5 },\n".to_owned()),
        ),
        (
            "tokens that are none",
            filled(&format!("{one}tokens = [\n"), "]\n", |n| {
                format!("{{ kind = \"t{n}\", at = [0, 0] }},\n")
            }),
        ),
        (
            "starts outside",
            filled(&format!("{head}rooms = []\nstarts = [\n"), "]\n", |_| "[99, 99],\n".to_owned()),
        ),
        (
            "cards that are none",
            filled("id = \"x\"\nrooms = []\nstarts = []\ninvasion = [\n", "]\n", |n| format!("\"c{n}\",\n")),
        ),
    ]
}
