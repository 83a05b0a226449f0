//! Scenarios at the limits: every piece of the box but the bends in one long row, each an area of its own, every opening
//! closed; all doors, figures and tokens there are; as many goals and triggers as may be, with effects until the file is full.

use std::collections::BTreeSet;

use doom2004::place::ObstacleKind;
use doom2004::{Colour, InvaderKind, KeyColour, Opening, Piece, TokenKind, Turn, token};
use grid::Dir;
use skirmish::Pos;

use super::{FILE_MOST, filled};

/// The pieces of the row; the box has so many of each.
const ROW: [&str; 10] =
    ["ROOM9x10", "HALL6", "ROOM10x5-3", "HALL3", "ROOM10x5-2", "ROOM9x5", "ROOM5", "ROOM4", "CROSS", "TEE"];
/// The row begins so far in the west: it has room up to the rim of the world.
const WEST: i16 = -78;
/// So many goals and triggers may there be, and so many effects in each of these.
const GOALS: usize = 32;
const TRIGGERS: usize = 64;
const EFFECTS: usize = 64;
/// In the box, for openings that nothing closes.
const CAPS: usize = 22;

/// A piece of the row.
struct Laid {
    piece: Piece,
    at: Pos,
}

impl Laid {
    fn spaces(&self) -> Vec<Pos> {
        self.piece.shape(Turn::NONE).spaces().map(|space| self.on_map(space)).collect()
    }
    fn on_map(&self, (x, y): (u8, u8)) -> Pos {
        Pos::new(self.at.x + i16::from(x), self.at.y + i16::from(y))
    }
    /// Its openings on one side, or on any.
    fn openings(&self) -> impl Iterator<Item = Opening> {
        self.piece.shape(Turn::NONE).openings().iter().copied()
    }
    /// The northern or western space inside an opening.
    fn inside(&self, opening: Opening) -> Pos {
        self.on_map(self.piece.shape(Turn::NONE).opening_spaces(opening)[0])
    }
    fn to(&self, side: Dir) -> Option<Opening> {
        self.openings().find(|opening| opening.side == side)
    }
}

/// The pieces side by side, each joined to the next.
fn row() -> Vec<Laid> {
    let mut row: Vec<Laid> = Vec::new();
    let pieces = ROW.iter().filter_map(|id| id.parse::<Piece>().ok());
    for piece in pieces.flat_map(|piece| std::iter::repeat_n(piece, piece.card().count as usize)) {
        let mut next = Laid { piece, at: Pos::new(WEST, 0) };
        if let Some(last) = row.last()
            && let (Some(out), Some(into)) = (last.to(Dir::E), next.to(Dir::W))
        {
            let from = last.inside(out);
            next.at = Pos::new(from.x + 1, from.y - i16::from(into.first));
        }
        row.push(next);
    }
    row
}

/// The line of a door in an opening: keys of a file.
fn line(inside: Pos, side: Dir) -> String {
    let Pos { x, y } = inside;
    match side {
        Dir::E => format!("x = {}\ny = [{y}, {}]", x + 1, y + 1),
        Dir::W => format!("x = {x}\ny = [{y}, {}]", y + 1),
        Dir::S => format!("x = [{x}, {}]\ny = {}", x + 1, y + 1),
        Dir::N => format!("x = [{x}, {}]\ny = {y}", x + 1),
    }
}

/// A piece that closes an opening.
fn cap(inside: Pos, side: Dir) -> String {
    let (at, turn) = match side {
        Dir::E => (Pos::new(inside.x + 1, inside.y), 0),
        Dir::S => (Pos::new(inside.x, inside.y + 1), 90),
        Dir::W => (Pos::new(inside.x - 1, inside.y), 180),
        Dir::N => (Pos::new(inside.x, inside.y - 1), 270),
    };
    format!("{{ piece = \"CAP\", at = [{}, {}], turn = {turn} }}", at.x, at.y)
}

/// What lies in an area, list by list.
#[derive(Default)]
struct Lists {
    pieces: Vec<String>,
    figures: Vec<String>,
    tokens: Vec<String>,
    obstacles: Vec<String>,
    ducts: Vec<String>,
    teleporters: Vec<String>,
    items: Vec<String>,
    encounters: Vec<String>,
}

/// Free spaces of the row, one after the other.
struct Free<'a> {
    row: &'a [Laid],
    taken: BTreeSet<Pos>,
}

impl Free<'_> {
    /// So many columns and rows that nothing lies on yet, the first from a piece on; the number of the piece and the corner.
    fn next(&mut self, from: usize, (w, h): (i16, i16)) -> Option<(usize, Pos)> {
        let fits = |laid: &Laid, at: Pos, taken: &BTreeSet<Pos>| {
            let all = laid.spaces();
            let mut own = (0..w).flat_map(|x| (0..h).map(move |y| Pos::new(at.x + x, at.y + y)));
            own.all(|pos| all.contains(&pos) && !taken.contains(&pos))
        };
        let rooms = self.row.iter().enumerate().skip(from);
        let (number, at) = rooms
            .flat_map(|(number, laid)| laid.spaces().into_iter().map(move |at| (number, at)))
            .find(|&(number, at)| fits(&self.row[number], at, &self.taken))?;
        self.taken.extend((0..w).flat_map(|x| (0..h).map(move |y| Pos::new(at.x + x, at.y + y))));
        Some((number, at))
    }
}

/// Figures of all colours stand on the row, the large ones first, and none where marines begin; where they stand.
fn figures(row: &[Laid], lists: &mut [Lists]) -> BTreeSet<Pos> {
    let mut free = Free { row, taken: BTreeSet::new() };
    let mut kinds = InvaderKind::ALL.to_vec();
    kinds.sort_by_key(|kind| std::cmp::Reverse(kind.sheet().spaces));
    for kind in kinds {
        let size = match kind.sheet().spaces {
            4 => (2, 2),
            2 => (2, 1),
            _ => (1, 1),
        };
        for colour in
            Colour::ALL.iter().flat_map(|colour| std::iter::repeat_n(colour, kind.sheet().figures.into()))
        {
            let Some((piece, Pos { x, y })) = free.next(1, size) else { return free.taken };
            let to = format!(", to = [{}, {}]", x + size.0 - 1, y + size.1 - 1);
            let to = if size == (1, 1) { "" } else { &to };
            lists[piece]
                .figures
                .push(format!("{{ kind = \"{kind}\", colour = \"{colour}\", at = [{x}, {y}]{to} }}"));
        }
    }
    free.taken
}

/// Keys first, where marines begin; then everything else that the box has, a space each, but for those that are kept free.
fn tokens(row: &[Laid], kept: BTreeSet<Pos>, lists: &mut [Lists]) -> BTreeSet<Pos> {
    let mut free = Free { row, taken: kept };
    let mut put = |from: usize, what: &dyn Fn(&mut Lists, Pos)| {
        if let Some((piece, at)) = free.next(from, (1, 1)) {
            what(&mut lists[piece], at);
        }
    };
    let lie = |kind: String| {
        move |lists: &mut Lists, at: Pos| {
            lists.tokens.push(format!("{{ kind = \"{kind}\", at = [{}, {}] }}", at.x, at.y))
        }
    };
    for key in KeyColour::ALL {
        put(0, &lie(TokenKind::Key(key).to_string()));
    }
    for kind in TokenKind::equipment().filter(|kind| !matches!(kind, TokenKind::Key(_))) {
        for _ in 0..kind.in_box() {
            put(0, &lie(kind.to_string()));
        }
    }
    for n in 0..TokenKind::Duct.in_box() as usize {
        put(2 * n, &|lists, at| lists.ducts.push(format!("[{}, {}]", at.x, at.y)));
    }
    for colour in KeyColour::ALL {
        for from in [1, 20] {
            put(from, &|lists, at| {
                lists.teleporters.push(format!("{{ colour = \"{colour}\", at = [{}, {}] }}", at.x, at.y));
            });
        }
    }
    for n in 0..TokenKind::Encounter.in_box() as usize / 2 {
        put(5 * n, &|lists, at| {
            lists.items.push(format!("{{ id = \"item-{n}\", name = \"Thing\", at = [{}, {}] }}", at.x, at.y))
        });
        put(5 * n + 2, &|lists, at| {
            lists.encounters.push(format!("{{ at = [{}, {}], effects = [{{ heal = 1 }}] }}", at.x, at.y));
        });
    }
    free.taken
}

/// Barrels, where neither tokens lie nor figures stand.
fn barrels(row: &[Laid], taken: BTreeSet<Pos>, lists: &mut [Lists]) {
    let mut free = Free { row, taken };
    for _ in 0..token::in_box(ObstacleKind::Barrel.word(), 1) {
        if let Some((piece, at)) = free.next(8, (1, 1)) {
            lists[piece].obstacles.push(format!("{{ kind = \"barrel\", at = [{}, {}] }}", at.x, at.y));
        }
    }
}

/// Doors between the first areas, and exits and caps on the openings that lead nowhere. The name of an exit.
fn doors(row: &[Laid], lists: &mut [Lists]) -> (String, String) {
    let locks = KeyColour::ALL.map(|key| format!("key = \"{key}\"\n")).into_iter().chain([String::new()]);
    let mut doors: Vec<String> = Vec::new();
    for (number, (laid, lock)) in row.iter().skip(1).zip(locks).enumerate() {
        let Some(out) = laid.to(Dir::E) else { continue };
        doors.push(format!("[[door]]\nid = \"door-{number}\"\n{}\n{lock}", line(laid.inside(out), Dir::E)));
    }
    let plain = token::in_box("door", 2) as usize - 1;
    let mut caps = 0;
    let mut exit = String::new();
    for (number, laid) in row.iter().enumerate() {
        let joined =
            [laid.to(Dir::W).filter(|_| number > 0), laid.to(Dir::E).filter(|_| number + 1 < row.len())];
        for opening in laid.openings().filter(|opening| !joined.contains(&Some(*opening))) {
            let inside = laid.inside(opening);
            if caps < CAPS {
                caps += 1;
                lists[number].pieces.push(cap(inside, opening.side));
            } else if doors.len() < plain + 4 {
                exit = format!("exit-{number}-{opening}");
                doors.push(format!(
                    "[[door]]\nid = \"{exit}\"\n{}\nexit = true\n",
                    line(inside, opening.side)
                ));
            }
        }
    }
    (exit, doors.concat())
}

pub(super) fn largest() -> String {
    let row = row();
    let mut lists: Vec<Lists> = row.iter().map(|_| Lists::default()).collect();
    for (laid, lists) in row.iter().zip(&mut lists) {
        lists.pieces.push(format!("{{ piece = \"{}\", at = [{}, {}] }}", laid.piece, laid.at.x, laid.at.y));
    }
    let begins = [(0, 1), (0, 2), (1, 1)].map(|space| row[0].on_map(space));
    // Far spaces to go to, on which nothing lies; the way to each is measured against the timer.
    let far: Vec<Pos> =
        row.iter().rev().map(|laid| laid.inside(laid.openings().next().expect("an opening"))).collect();
    let mut taken = figures(&row, &mut lists);
    taken.extend(tokens(&row, begins.into_iter().chain(far.iter().copied()).collect(), &mut lists));
    barrels(&row, taken, &mut lists);
    let (exit, doors) = doors(&row, &mut lists);
    let reach = far.iter().take(GOALS - 1).map(|Pos { x, y }| format!("{{ reach = [{x}, {y}] }}"));
    let goals: Vec<String> = reach.chain([format!("{{ leave = \"{exit}\" }}")]).collect();
    let [red, green, blue] = begins.map(|Pos { x, y }| format!("[{x}, {y}]"));
    let mut text = format!(
        "id = \"limits\"\ntitle = \"Limits\"\nbriefing = \"All there is.\"\nsecret = \"All there is.\"\nfrags = [99, 99, 99]\n\
         timer = 250\ngoals = [\n    {}\n]\n\n[start]\narea = \"A0\"\nred = {red}\ngreen = {green}\nblue = {blue}\n",
        goals.join(",\n    ")
    );
    for (number, lists) in lists.into_iter().enumerate() {
        text += &format!("\n[[area]]\nid = \"A{number}\"\n");
        let Lists { pieces, figures, tokens, obstacles, ducts, teleporters, items, encounters } = lists;
        for (name, entries) in [
            ("pieces", pieces),
            ("figures", figures),
            ("tokens", tokens),
            ("obstacles", obstacles),
            ("ducts", ducts),
            ("teleporters", teleporters),
            ("items", items),
            ("encounters", encounters),
        ] {
            text += &format!("{name} = [{}]\n", entries.join(", "));
        }
    }
    text += &doors;
    let left = FILE_MOST.saturating_sub(text.len());
    text + &triggers(&far, left)
}

/// As many triggers as may be, each with as many effects as the file has room for.
fn triggers(far: &[Pos], left: usize) -> String {
    // What a trigger has besides its effects is shorter than this.
    let head = 64;
    let effects = ((left / TRIGGERS).saturating_sub(head) / "{ heal = 1 }, ".len()).min(EFFECTS);
    let one = |n: usize| {
        let Pos { x, y } = far[n % far.len()];
        format!(
            "\n[[trigger]]\non = {{ enter = [{x}, {y}] }}\neffects = [{}]\n",
            vec!["{ heal = 1 }"; effects].join(", ")
        )
    };
    (0..TRIGGERS).map(one).collect()
}

pub(super) fn hostile() -> Vec<(&'static str, String)> {
    let head = "id = \"x\"\ntitle = \"t\"\nbriefing = \"b\"\nsecret = \"s\"\n";
    let start = "[start]\narea = \"A\"\nred = [0, 0]\ngreen = [0, 1]\nblue = [1, 0]\n";
    let area = format!("{head}goals = []\n{start}[[area]]\nid = \"A\"\n");
    let names: String = (0..63).map(|n| format!("[[door]]\nid = \"{n:040}\"\nx = 1\ny = [0, 1]\n")).collect();
    let trigger = "[[trigger]]\non = { round = 0 }\neffects = [{ open = \"nowhere\" }]\n";
    vec![
        (
            "pieces on pieces",
            filled(&format!("{area}pieces = [\n"), "]\n", |_| {
                "{ piece = \"ROOM9x10\", at = [0, 0] },\n".to_owned()
            }),
        ),
        ("areas of one name", filled(&area, "", |_| "[[area]]\nid = \"A\"\n".to_owned())),
        ("areas of many names", filled(&area, "", |n| format!("[[area]]\nid = \"{n}\"\n"))),
        (
            "goals behind doors that are none",
            filled(&format!("{head}goals = [\n"), &format!("]\n{start}[[area]]\nid = \"A\"\n{names}"), |n| {
                format!("{{ leave = \"{n:040}x\" }},\n")
            }),
        ),
        (
            "figures that are none",
            filled(&format!("{area}figures = [\n"), "]\n", |n| {
                format!("{{ kind = \"f{n}\", colour = \"c\", at = [0, 0] }},\n")
            }),
        ),
        ("doors on doors", filled(&area, "", |n| format!("[[door]]\nid = \"d{n}\"\nx = 1\ny = [0, 1]\n"))),
        ("triggers without sense", filled(&area, "", |_| trigger.to_owned())),
        (
            "tags without end",
            filled(&format!("{area}figures = [\n"), "]\n", |n| {
                format!("{{ kind = \"imp\", colour = \"any\", at = [0, 0], tag = \"t{n}\" }},\n")
            }),
        ),
    ]
}
