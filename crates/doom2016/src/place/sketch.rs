//! Maps in one line: small arenas for tests and tools.

use std::str::FromStr;

use engine::content::Report;
use skirmish::{Extent, Findings, Mark, Pos, Run, instead_in_english};

use super::arena::Arena;
use super::check;
use super::flaw::Flaw;
use super::plan::{Gate, Placed, Plan, Room};
use crate::{DemonKind, EventSets, InvasionKind, Item, ObjectiveKind, Portal, ThreatKind};

/// The words that things follow; besides, colours of portals, tokens to take, and demons.
const WORDS: [&str; 23] = [
    "doors",
    "open",
    "walls",
    "blocking",
    "impassable",
    "difficult",
    "starts",
    "active",
    "inactive",
    "marked",
    "up",
    "objectives",
    "checkpoints",
    "exits",
    "drone",
    "zones",
    "objective",
    "threat",
    "invasion",
    "events",
    "frags",
    "rounds",
    "argent",
];

impl Arena {
    /// A map written as rooms and words, each word followed by what it is about.
    ///
    /// | text | meaning |
    /// |---|---|
    /// | `hall[0-5,2-7]` | a room: its name, columns and rows |
    /// | `doors 5\|6,2-3`, `open 2-3,4\|5` | lines between columns or rows: `doors`, `open`, `walls`, `blocking`, `impassable` |
    /// | `starts 1,2 1,3` | spaces: `difficult`, `starts`, `active` and `inactive` teleporters, `objectives`, `checkpoints`, `exits`, `drone` |
    /// | `blue 3,4`, `marked red 5,5`, `up blue 1,1` | portals; `marked` ones bring samples, `up` ones lie face up |
    /// | `chainsaw 1,1`, `imp 2,2`, `pinky 3-4,5` | tokens and demons |
    /// | `zones hall`, `objective guard-duty`, `threat horde`, `invasion swarm`, `events night`, `frags 3`, `rounds 5`, `argent 2` | the head of the file |
    ///
    /// Left out, the objective is sample collection and the threat assault, so that nothing happens by itself; marines
    /// begin on the first spaces that are left. Neither the objective nor the box is looked at. The id has the text in
    /// it, so that different maps never meet under one name.
    ///
    /// ```
    /// use doom2016::place::{Arena, Pos};
    ///
    /// let arena = Arena::sketch("yard", "hall[0-2,0-2] cell[3-5,0-2] doors 2|3,1 starts 1,1 red 4,1 imp 5,0")?;
    /// assert_eq!((arena.spaces().len(), arena.doors().len()), (18, 1));
    /// assert_eq!(arena.mission().starts[0], arena.at(Pos::new(1, 1)).unwrap());
    ///
    /// let report = Arena::sketch("yard", "hall[0-2,0-2] doors 2|3,1").unwrap_err();
    /// let said = codex::remark(codex::Lang::En, &report.findings[0].remark);
    /// assert_eq!(said, "the door on line x = 3, y 1 leads nowhere: (3, 1) is no space");
    /// # Ok::<(), doom2016::place::Report>(())
    /// ```
    ///
    /// # Errors
    /// The report, if something cannot be read or cannot lie there.
    pub fn sketch(id: &str, text: &str) -> Result<Arena, Report> {
        let mut findings = Findings::new(text);
        let plan = read(format!("{id}-{}", engine::state_hash(&text)), text, &mut findings);
        let layout = check::lay(&plan, &mut findings);
        let arena = layout.and_then(|layout| check::build(&plan, &layout, &mut findings));
        arena.ok_or_else(|| findings.report(id))
    }
}

fn read(id: String, text: &str, findings: &mut Findings<'_>) -> Plan {
    let mut plan = Plan { id, ..Plan::default() };
    let mut word = String::new();
    let mut signs: Vec<&str> = Vec::new();
    for part in text.split_whitespace() {
        let mark = Mark(part.as_ptr() as usize - text.as_ptr() as usize);
        let part = part.trim_end_matches(';');
        if is_word(part) {
            // What is said of a portal stands before its colour.
            match part {
                "marked" | "up" => signs.push(part),
                _ if part.parse::<Portal>().is_err() || word.parse::<Portal>().is_ok() => signs.clear(),
                _ => {}
            }
            word = part.to_owned();
            continue;
        }
        let done = match part.split_once('[') {
            Some((name, rest)) => room(&mut plan, name, rest, mark),
            None => add(&mut plan, &word, &signs, part, mark),
        };
        if let Err(error) = done {
            let advice = if word.is_empty() {
                "begin with a room, as in hall[0-5,2-7]".to_owned()
            } else {
                format!("this follows the word `{word}`; words are {}", engine::one_of(&WORDS))
            };
            findings.error(mark, Flaw::Sketch(error, advice));
        }
    }
    plan.objective = plan.objective.or(Some((ObjectiveKind::SampleCollection, Mark::default())));
    plan.threat = plan.threat.or(Some((ThreatKind::Assault, Mark::default())));
    if plan.invasion.is_empty() {
        plan.invasion.push((InvasionKind::ImpAssault, Mark::default()));
    }
    fill_starts(&mut plan);
    plan
}

fn is_word(part: &str) -> bool {
    WORDS.contains(&part)
        || part.parse::<Portal>().is_ok()
        || part.parse::<Item>().is_ok()
        || part.parse::<DemonKind>().is_ok()
}

fn room(plan: &mut Plan, name: &str, rest: &str, mark: Mark) -> Result<(), String> {
    let at: Extent = rest.strip_suffix(']').unwrap_or(rest).parse()?;
    plan.rooms.push(Room { id: name.to_owned(), at, zone: false, mark });
    Ok(())
}

/// Adds what a word is about.
fn add(plan: &mut Plan, word: &str, signs: &[&str], part: &str, mark: Mark) -> Result<(), String> {
    let run = || part.parse::<Run>().map(|run| (run, mark));
    let extent = || part.parse::<Extent>();
    let places = || extent().map(|at| at.places().map(move |at| Placed { at, what: (), mark }));
    match word {
        "doors" => plan.doors.push(run()?),
        "open" => plan.open.push(run()?),
        "walls" => plan.walls.push(run()?),
        "blocking" => plan.blocking.push(run()?),
        "impassable" => plan.impassable.push(run()?),
        "difficult" => plan.difficult.extend(places()?),
        "starts" => plan.starts.extend(places()?),
        "objectives" => plan.objectives.extend(places()?),
        "checkpoints" => plan.checkpoints.extend(places()?),
        "exits" => plan.exits.extend(places()?),
        "drone" => plan.drone = places()?.next(),
        "active" | "inactive" => {
            let what = word == "active";
            plan.teleporters.extend(places()?.map(|placed| Placed { at: placed.at, what, mark }));
        }
        "zones" => {
            let names: Vec<String> = plan.rooms.iter().map(|room| room.id.clone()).collect();
            let room = plan.rooms.iter_mut().find(|room| room.id == part);
            room.ok_or_else(|| format!("there is no room `{part}`; {}", instead_in_english(part, &names)))?
                .zone = true;
        }
        "objective" => plan.objective = Some((part.parse()?, mark)),
        "threat" => plan.threat = Some((part.parse()?, mark)),
        "invasion" => plan.invasion.push((part.parse()?, mark)),
        "events" => {
            let mut sets = plan.events.unwrap_or(EventSets::NONE);
            sets.insert(part.parse()?);
            plan.events = Some(sets);
        }
        "frags" => plan.frags = Some([number(part)?; 4]),
        "rounds" => plan.rounds = Some(number(part)?),
        "argent" => plan.argent = number(part)?,
        _ => return add_token(plan, word, signs, part, mark),
    }
    Ok(())
}

fn add_token(plan: &mut Plan, word: &str, signs: &[&str], part: &str, mark: Mark) -> Result<(), String> {
    let wrong = || format!("`{part}` means nothing here");
    let at: Extent = part.parse().map_err(|_| wrong())?;
    if let Ok(colour) = word.parse::<Portal>() {
        let what = Gate { colour, marked: signs.contains(&"marked"), up: signs.contains(&"up") };
        plan.portals.extend(at.places().map(|at| Placed { at, what, mark }));
    } else if let Ok(item) = word.parse::<Item>() {
        plan.tokens.extend(at.places().map(|at| Placed { at, what: item, mark }));
    } else if let Ok(kind) = word.parse::<DemonKind>() {
        let shapes = kind.sheet().base.shapes();
        let shape = shapes.iter().find(|shape| shape.extent(at.from) == at || shapes.len() == 1);
        let shape = *shape.ok_or_else(|| format!("a {kind} cannot lie on {at}"))?;
        plan.figures.push(Placed { at: at.from, what: (kind, shape), mark });
    } else {
        return Err(wrong());
    }
    Ok(())
}

fn number(part: &str) -> Result<u8, String> {
    u8::from_str(part).map_err(|_| format!("`{part}` is no number up to 255"))
}

/// Marines without a place begin on the first spaces that are left.
fn fill_starts(plan: &mut Plan) {
    let mut free: Vec<Pos> = plan.rooms.iter().flat_map(|room| room.at.places()).collect();
    free.sort_unstable();
    let taken = |plan: &Plan, pos: Pos| {
        plan.floor().any(|(_, at, _)| at == pos)
            || plan.standing().any(|(_, at, _)| at.places().any(|place| place == pos))
    };
    for at in free {
        if plan.starts.len() < 4 && !taken(plan, at) {
            plan.starts.push(Placed { at, what: (), mark: Mark::default() });
        }
    }
}
