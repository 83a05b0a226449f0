//! From the file to the plan: every name is looked up, and all that are wrong are told at once.

use engine::Arg;
use skirmish::{At, Findings, Mark, Name, Row, RunEntry, Shape, Wording, WordingEntry, mark};
use toml::Spanned;

use super::flaw::{self, Flaw, noun};
use super::format::{FigureEntry, File};
use super::plan::{Gate, Placed, Plan, Room, Runs};
use crate::{
    Callsign, CardSet, CardSets, DemonKind, EventSet, EventSets, InvasionKind, Item, ObjectiveKind, Portal,
    SetKind, ThreatKind, TokenKind,
};

/// The longest title and the longest briefing, in characters.
const TITLE: usize = 60;
const ABOUT: usize = 1200;
/// The most rounds a mission may have.
const ROUNDS: u8 = 99;

/// The plan of a file. What could not be read is left out, so use it only if nothing was found wrong.
pub(super) fn plan(file: &File, findings: &mut Findings<'_>) -> Plan {
    let f = findings;
    f.plain(noun("name-mission"), &file.id);
    file.rooms.iter().for_each(|room| f.plain(noun("name-room"), &room.id));
    f.names(noun("room"), usize::MAX, file.rooms.iter().map(|room| &room.id));
    let word = |name: &Name| (name.get_ref().clone(), mark(name));
    let (id, id_mark) = word(&file.id);
    let rooms = file.rooms.iter().map(|entry| {
        let (id, mark) = word(&entry.id);
        Room { id, at: f.extent(&entry.at, Some(&entry.to)), zone: entry.zone, mark }
    });
    let rooms = rooms.collect();
    let objectives = ObjectiveKind::ALL.map(ObjectiveKind::word);
    let threats = ThreatKind::ALL.map(ThreatKind::word);
    let cards = InvasionKind::ALL.map(InvasionKind::word);
    let colours = Portal::ALL.map(Portal::word);
    // Starting weapons are none: marines bring them (D16-SET-5).
    let starting = CardSets::of_kind(SetKind::Starting);
    let lies = |item: &Item| !matches!(item, Item::Weapon(set) if starting.has(*set));
    let items: Vec<String> = Item::all().filter(lies).map(|item| item.to_string()).collect();
    let objective =
        file.objective.as_ref().and_then(|name| known(f, noun("objective-card"), &objectives, name));
    let threat = file.threat.as_ref().and_then(|name| known(f, noun("threat-card"), &threats, name));
    let invasion =
        file.invasion.iter().filter_map(|name| known(f, noun("invasion-card"), &cards, name)).collect();
    let portals = file.portals.iter().filter_map(|portal| {
        let (colour, _) = known(f, noun("portal-colour"), &colours, &portal.colour)?;
        Some(placed(f, &portal.at, Gate { colour, marked: portal.marked, up: portal.up }))
    });
    let portals = portals.collect();
    let tokens = file.tokens.iter().filter_map(|token| {
        let (item, _) = known(f, noun("token"), &items, &token.kind)?;
        Some(placed(f, &token.at, item))
    });
    let tokens = tokens.collect();
    Plan {
        id,
        mark: id_mark,
        objective,
        threat,
        tutorial: file.tutorial,
        invasion,
        events: file.events.as_ref().and_then(|names| events(f, names)),
        title: wording(f, &noun("title"), TITLE, file.title.as_ref()),
        about: wording(f, &noun("briefing"), ABOUT, file.about.as_ref()),
        mood: f.mood(file.mood.as_ref()),
        frags: file.frags.as_ref().map(|frags| frag_limits(f, frags)),
        tuned: file.tuned_frags.as_ref().map(|frags| frag_limits(f, frags)),
        rounds: file
            .rounds
            .as_ref()
            .map(|rounds| limited(f, mark(rounds), *rounds.get_ref(), (1, ROUNDS), Flaw::Rounds)),
        argent: file.argent.as_ref().map_or(0, |argent| {
            let most = TokenKind::Argent.stock().copies;
            limited(f, mark(argent), *argent.get_ref(), (0, most), Flaw::Argent)
        }),
        kits: file.kits.as_ref().map_or_else(Vec::new, |names| kits(f, names)),
        rooms,
        doors: runs(f, "door-line", &file.doors),
        open: runs(f, "opening-line", &file.open),
        walls: runs(f, "wall-line", &file.walls),
        blocking: runs(f, "blocking-line", &file.blocking),
        impassable: runs(f, "impassable-line", &file.impassable),
        difficult: all(f, &file.difficult),
        starts: all(f, &file.starts),
        teleporters: file.teleporters.iter().map(|t| placed(f, &t.at, t.active)).collect(),
        portals,
        tokens,
        objectives: all(f, &file.objectives),
        checkpoints: all(f, &file.checkpoints),
        exits: all(f, &file.exits),
        drone: file.drone.as_ref().map(|at| placed(f, at, ())),
        figures: file.figures.iter().filter_map(|figure| demon(f, figure)).collect(),
    }
}

fn wording(f: &mut Findings<'_>, what: &Arg, most: usize, entry: Option<&Spanned<WordingEntry>>) -> Wording {
    entry.map(|entry| f.wording(what, most, entry)).unwrap_or_default()
}

/// Frags that win with one to four marines; the box has tokens for so many (D16-SET-9).
fn frag_limits(f: &mut Findings<'_>, frags: &Spanned<Row<i64, 4>>) -> [u8; 4] {
    let most = TokenKind::Frag.stock().copies;
    let before = f.count();
    frags.get_ref().0.map(|n| {
        // One word about them is enough.
        if f.count() > before { 1 } else { limited(f, mark(frags), n, (1, most), Flaw::Frags) }
    })
}

/// A number within its limits; if it is not, that is told and the nearest one that is goes on.
fn limited(
    f: &mut Findings<'_>,
    mark: Mark,
    n: i64,
    (least, most): (u8, u8),
    flaw: impl FnOnce(i64, u8) -> Flaw,
) -> u8 {
    let near = n.clamp(least.into(), most.into());
    if near != n {
        f.error(mark, flaw(n, most));
    }
    u8::try_from(near).unwrap_or(most)
}

fn known<T: std::str::FromStr>(
    findings: &mut Findings<'_>,
    what: Arg,
    words: &[impl AsRef<str>],
    name: &Name,
) -> Option<(T, Mark)> {
    findings.word(what, words, name).map(|value| (value, mark(name)))
}

fn placed<T>(findings: &mut Findings<'_>, at: &At, what: T) -> Placed<T> {
    let mark = mark(at);
    Placed { at: findings.pos(mark, *at.get_ref()), what, mark }
}

fn all(findings: &mut Findings<'_>, places: &[At]) -> Vec<Placed<()>> {
    places.iter().map(|at| placed(findings, at, ())).collect()
}

fn runs(findings: &mut Findings<'_>, what: &str, entries: &[Spanned<RunEntry>]) -> Runs {
    entries.iter().filter_map(|entry| findings.run(noun(what), entry)).collect()
}

/// Three different event sets (D16-SET-6).
fn events(findings: &mut Findings<'_>, names: &Spanned<Vec<Name>>) -> Option<EventSets> {
    let words = EventSet::ALL.map(EventSet::word);
    let before = findings.count();
    let mut sets = EventSets::NONE;
    for name in names.get_ref() {
        let Some((set, mark)) = known::<EventSet>(findings, noun("event-set"), &words, name) else {
            continue;
        };
        if sets.has(set) {
            findings.error(mark, Flaw::EventTwice(set.to_string()));
        }
        sets.insert(set);
    }
    if findings.count() == before && sets.len() != 3 {
        findings.error(mark(names), Flaw::Events(names.get_ref().len()));
    }
    Some(sets)
}

/// Two different starting weapons for each of the four marines (D16-SET-5, D16-TUT-1).
fn kits(findings: &mut Findings<'_>, kits: &Spanned<Vec<[Name; 2]>>) -> Vec<[CardSet; 2]> {
    let starting = CardSets::of_kind(SetKind::Starting);
    let words: Vec<&str> = starting.iter().map(CardSet::word).collect();
    let mut list = Vec::new();
    for [first, second] in kits.get_ref() {
        let [one, other] = [first, second].map(|name| {
            let set = name.get_ref().parse().ok().filter(|&set| starting.has(set));
            if set.is_none() {
                findings.no_word(noun("starting"), &words, name);
            }
            set
        });
        let (Some(one), Some(other)) = (one, other) else { continue };
        if one == other {
            findings.error(mark(second), Flaw::KitTwice(one.to_string()));
        }
        list.push([one, other]);
    }
    for set in starting.iter() {
        let (count, most) = (list.iter().flatten().filter(|&&one| one == set).count(), set.sheet().copies);
        if count > usize::from(most) {
            findings.error(mark(kits), Flaw::KitsInBox(count, set.to_string(), most));
        }
    }
    if kits.get_ref().len() != Callsign::ALL.len() {
        findings.error(mark(kits), Flaw::Kits(kits.get_ref().len()));
    }
    list
}

/// A demon that is on the map from the start.
fn demon(findings: &mut Findings<'_>, entry: &FigureEntry) -> Option<Placed<(DemonKind, Shape)>> {
    let kind: DemonKind = findings.word(noun("demon"), &DemonKind::ALL.map(DemonKind::word), &entry.kind)?;
    let base = kind.sheet().base;
    let shapes = base.shapes();
    let at = findings.extent(&entry.at, entry.to.as_ref());
    let shape = match shapes {
        [only] if entry.to.is_none() => Some(*only),
        _ => shapes.iter().copied().find(|shape| shape.extent(at.from) == at),
    };
    let Some(shape) = shape else {
        let who = skirmish::the(flaw::demon(kind));
        findings.error(mark(&entry.at), Flaw::FigureSize(who, at, base.to_string()));
        return None;
    };
    Some(Placed { at: at.from, what: (kind, shape), mark: mark(&entry.at) })
}
