//! Missions of DOOM (2016): a rectangle cut into rooms, ways with doors and gaps, portals from near to far, and what the
//! objective needs.
//!
//! `rooms` cuts and connects, `fill` puts things on the floor, `write` makes the file. What comes out has passed the
//! checker.

mod fill;
mod rooms;
mod write;

use doom2016::{ObjectiveKind, ThreatKind};
use skirmish::{Mood, Wording};

use self::fill::Floor;
use self::rooms::{Plan, Wish};
use crate::luck::Luck;
use crate::order::{Hardness, Order, Refused, Size, crew, mood, wish};
use crate::{Draft, texts};

/// Its name.
pub(crate) const GAME: &str = "doom2016";
/// The most marines.
pub(crate) const MARINES: u8 = 4;
/// The most frags that are asked of the invader: all tokens of the box.
pub(crate) const FRAGS: u8 = 21;
/// A plan is found long before so many attempts.
const ATTEMPTS: u32 = 4000;

/// What an objective is called in names of files.
const SHORT: [&str; 6] = ["samples", "relays", "guard", "assets", "drone", "breach"];

/// Rooms by mood: our maps have texts for each. The first is where one comes in, the second where it ends.
const NAMES: [(Mood, [&str; 11]); 7] = [
    (
        Mood::Station,
        [
            "hall",
            "vault",
            "gallery",
            "reactor",
            "core",
            "stairs",
            "store",
            "lock",
            "mess",
            "lift",
            "upper-store",
        ],
    ),
    (
        Mood::Lab,
        [
            "airlock", "cold-lab", "lab", "west-lab", "east-lab", "store", "spine", "head", "vault", "lift",
            "stairs",
        ],
    ),
    (
        Mood::Works,
        [
            "lock",
            "furnaces",
            "plant",
            "workshop",
            "store",
            "depot",
            "hall",
            "cut",
            "mess",
            "reactor",
            "middle-cell",
        ],
    ),
    (
        Mood::Ship,
        ["ramp", "bridge", "dock", "bay", "airlock", "spine", "head", "store", "mess", "lift", "workshop"],
    ),
    (
        Mood::Ash,
        [
            "road",
            "house",
            "depot",
            "cut",
            "cross",
            "station",
            "plaza",
            "corner",
            "bridge",
            "upper-road",
            "lower-road",
        ],
    ),
    (
        Mood::Hell,
        ["bridge", "gate", "keep", "plaza", "crypt", "ossuary", "cross", "porch", "core", "turn", "corner"],
    ),
    (
        Mood::Shrine,
        [
            "porch", "shrine", "nave", "crypt", "ossuary", "west-arm", "east-arm", "gallery", "stairs",
            "keep", "vault",
        ],
    ),
];

/// What the cards of a mission say.
pub(super) struct Head {
    id: String,
    title: Wording,
    about: Wording,
    mood: Mood,
    objective: ObjectiveKind,
    threat: ThreatKind,
    invasion: Vec<&'static str>,
    frags: [u8; 4],
    rounds: u8,
    argent: u8,
    names: Vec<&'static str>,
}

/// The objectives, by their cards.
pub(crate) fn objectives() -> Vec<&'static str> {
    ObjectiveKind::ALL.map(ObjectiveKind::word).into()
}

/// A mission as it is ordered, with so much pressure by the invader in hundredths, and these frags as far as they are known.
pub(crate) fn draft(order: &Order, pressure: usize, frags: &[Option<u8>]) -> Result<Draft, Refused> {
    crew(order, GAME, [1, MARINES])?;
    let mut luck = Luck::new(order.seed, 0);
    let known = ObjectiveKind::ALL.map(|objective| (objective.word(), objective));
    let objective = wish(order, GAME, &known, &mut luck)?;
    let mood = mood(order, &mut luck);
    (1..=ATTEMPTS)
        .find_map(|attempt| {
            attempted(order, (objective, mood), pressure, frags, &mut Luck::new(order.seed, attempt))
        })
        .ok_or_else(Refused::no_plan)
}

/// One attempt; nothing if the plan does not work out, or the checker finds anything in it.
fn attempted(
    order: &Order,
    (objective, mood): (ObjectiveKind, Mood),
    pressure: usize,
    frags: &[Option<u8>],
    luck: &mut Luck,
) -> Option<Draft> {
    let threats: Vec<ThreatKind> = objective.card().threats.iter().collect();
    let threat = luck.pick(&threats)?;
    let invasion = invasion(pressure, order.difficulty, luck);
    let (number, variant) = (1 + luck.below(texts::TITLES), 1 + luck.below(2));
    let wish = match order.size {
        Size::Small => Wish { width: 14, height: 11, rooms: 5, rings: 1 },
        Size::Medium => Wish { width: 18, height: 14, rooms: 7, rings: 2 },
        Size::Large => Wish { width: 22, height: 17, rooms: 9, rings: 3 },
    };
    let plan = Plan::cut(wish, luck)?;
    let names = named(&plan, mood, luck);
    let mut floor = Floor::new(&plan, luck);
    floor.begin()?;
    floor.objective(objective)?;
    floor.gates(objective, threat, order.size)?;
    floor.respawns(order.size);
    floor.terrain();
    floor.supplies(order.size, order.difficulty, relief(pressure) / 2);
    // Last, so that more or fewer of them change nothing else.
    floor.guards(guards(objective, order.size, pressure));
    let id = order.id(SHORT[objective.index()], mood);
    let head = Head {
        title: texts::wording(&format!("workshop-title-{mood}-{number}")),
        about: texts::wording(&format!("workshop-d16-{objective}-{variant}")),
        mood,
        objective,
        threat,
        invasion,
        frags: limits(objective, frags),
        rounds: rounds(objective, order.size) + u8::try_from(relief(pressure)).unwrap_or(0),
        argent: argent(pressure, order.difficulty),
        names,
        id: id.clone(),
    };
    let text = write::write(&head, &floor, order);
    let report = doom2016::place::check(&text, &format!("{id}.toml"));
    report.is_clean().then_some(Draft { id, text })
}

/// The invasion cards that the invader chooses from: stronger ones where more is asked of him.
fn invasion(pressure: usize, difficulty: Hardness, luck: &mut Luck) -> Vec<&'static str> {
    let weak = ["first-strike", "imp-assault", "floating-dread", "argent-tide", "swarm"];
    let strong = ["rotting-guard", "stampede", "bone-choir", "mixed-vanguard", "hell-nobles", "heavy-tread"];
    let [one, other] = [luck.below(weak.len()), luck.below(strong.len())];
    let next = luck.below(weak.len() - 1);
    match (difficulty, pressure) {
        (Hardness::Easy, 0..=100) | (_, 0..=89) => vec![weak[one], weak[(one + 1 + next) % weak.len()]],
        (Hardness::Hard, _) | (_, 121..) => vec![strong[other], "tyrant"],
        _ => vec![weak[one], strong[other]],
    }
}

/// More rounds, and health for half as many, where the invader has less than usual.
fn relief(pressure: usize) -> usize {
    100_usize.saturating_sub(pressure) / 15
}

/// Demons that are there from the start: where there is little to do, more of them.
fn guards(objective: ObjectiveKind, size: Size, pressure: usize) -> usize {
    let usual = match (objective, size) {
        (ObjectiveKind::RelayLink, Size::Small) => 6,
        (ObjectiveKind::RelayLink, _) => 7,
        (ObjectiveKind::AssetExtraction, _) => 0,
        (_, Size::Small) => 2,
        (ObjectiveKind::GuardDuty, _) => 1,
        _ => 0,
    };
    (usual + pressure.saturating_sub(100) / 15).saturating_sub(relief(pressure))
}

/// Argent on the invasion card at the start.
fn argent(pressure: usize, difficulty: Hardness) -> u8 {
    let more = u8::try_from(pressure.saturating_sub(100) / 15).unwrap_or(0).min(6);
    match difficulty {
        Hardness::Easy => 0,
        Hardness::Normal => more,
        Hardness::Hard => 2 + more,
    }
}

/// A name for each room.
fn named(plan: &Plan, mood: Mood, luck: &mut Luck) -> Vec<&'static str> {
    let list = NAMES.iter().find(|(other, _)| *other == mood).map_or(NAMES[0].1, |(_, list)| *list);
    let [first, last, rest @ ..] = list;
    let mut rest = rest.to_vec();
    luck.shuffle(&mut rest);
    let steps = plan.steps_from(0);
    let goal = (1..plan.rooms.len())
        .max_by_key(|&room| (steps[room], plan.rooms[room].places().count()))
        .unwrap_or(0);
    let name = |room: usize| match room {
        0 => first,
        room if room == goal => last,
        _ => rest.pop().unwrap_or(last),
    };
    (0..plan.rooms.len()).map(name).collect()
}

/// After so many rounds the invader wins.
fn rounds(objective: ObjectiveKind, size: Size) -> u8 {
    let usual: u8 = match objective {
        ObjectiveKind::SampleCollection | ObjectiveKind::RelayLink | ObjectiveKind::SealTheBreach => 13,
        ObjectiveKind::AssetExtraction | ObjectiveKind::DroneEscort => 16,
        ObjectiveKind::GuardDuty => 20,
    };
    match size {
        Size::Small => usual - 1,
        Size::Medium => usual,
        Size::Large => usual + usual / 4,
    }
}

/// Frags that win for the invader with one to four marines: those that are known, else what is usual.
fn limits(objective: ObjectiveKind, known: &[Option<u8>]) -> [u8; 4] {
    let usual = match objective {
        ObjectiveKind::GuardDuty => [2, 8, 10, 8],
        ObjectiveKind::DroneEscort => [5, 8, 9, 9],
        _ => [2, 5, 7, 9],
    };
    crate::known(usual, known)
}
