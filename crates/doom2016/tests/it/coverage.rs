//! Random games until every card, class, ability and group was used; what never was is listed by name.

use std::collections::BTreeSet;

use doom2016::frame::Frame;
use doom2016::place::{self, SpaceId, Way};
use doom2016::state::Actor;
use doom2016::{
    Action, Callsign, CardSet, ClassKind, DemonKind, Doom2016, Event, EventCard, GloryKind, Ground,
    InvasionChoice, InvasionKind, Item, Named, ObjectiveKind, Portal, Setup, SquadKind, State, Thing,
    ThreatKind, Who, action_card, event_card,
};
use engine::{Chance, Game, Seat};

/// Games at most; some two hundred are needed.
const GAMES: u64 = 1000;

/// Names of what has not been used yet.
type Missing = BTreeSet<String>;

fn group(card: InvasionKind, portal: Portal, n: u8) -> String {
    format!("group {card} {portal} {n}")
}

fn event(card: EventCard, n: u8) -> String {
    format!("event {} {n}", card.face().id)
}

/// Everything in the box that somebody can use.
fn wanted() -> Missing {
    let cards = action_card::faces().iter().map(|face| format!("card {}", face.id));
    let abilities = |face: &'static event_card::EventFace| (1..=face.abilities.len()).map(move |n| (face, n));
    let events =
        event_card::faces().iter().flat_map(abilities).map(|(face, n)| format!("event {} {n}", face.id));
    let classes = ClassKind::ALL.map(|class| format!("class {class}"));
    let demons = DemonKind::ALL.map(|kind| format!("demon {kind}"));
    let argent = DemonKind::ALL.map(|kind| format!("argent {kind}"));
    let glory = GloryKind::ALL.map(|kind| format!("glory {kind}"));
    let squads = SquadKind::ALL.map(|squad| format!("squad {squad}"));
    let threats = ThreatKind::ALL.map(|threat| format!("threat {threat}"));
    let objectives = ObjectiveKind::ALL.map(|objective| format!("objective {objective}"));
    let both = |(card, portal)| [group(card, portal, 1), group(card, portal, 2)];
    let portals = |card| Portal::ALL.map(|portal| (card, portal));
    let groups = InvasionKind::ALL.into_iter().flat_map(portals).flat_map(both);
    let kinds = classes.into_iter().chain(demons).chain(argent).chain(glory);
    let boards = squads.into_iter().chain(threats).chain(objectives);
    cards.chain(events).chain(kinds).chain(boards).chain(groups).collect()
}

fn cards_missing(set: CardSet, missing: &Missing) -> bool {
    set.cards(1).iter().any(|card| missing.contains(&format!("card {}", card.face().id)))
}

/// Does an action lead to something that is still missing?
fn leads_on(state: &State, action: Action, missing: &Missing) -> bool {
    let has = |name: String| missing.contains(&name);
    let demon = |kind: DemonKind| has(format!("demon {kind}")) || has(format!("argent {kind}"));
    let acting = || match state.turn.who {
        Actor::Demons(kind) => demon(kind),
        _ => false,
    };
    let attacker = state.attack().map(|attack| attack.by);
    match action {
        Action::Class(class) => has(format!("class {class}")),
        Action::Arm(set) | Action::Take(Thing::Item(Item::Weapon(set))) => cards_missing(set, missing),
        Action::EventSet(set) => set.cards().iter().any(|card| has(event(card, 1)) || has(event(card, 2))),
        Action::Invasion(card) => {
            let colours = Portal::ALL.into_iter();
            colours.flat_map(|portal| [group(card, portal, 1), group(card, portal, 2)]).any(has)
        }
        Action::Group(n) => match (state.top(), state.invader.invasion) {
            (Some(Frame::Summon(summon)), Some(card)) => {
                has(group(card, state.portal_colour(summon.portal), n))
            }
            _ => false,
        },
        Action::Portal(_) => true,
        Action::Play(card) => has(format!("card {}", card.face().id)),
        Action::Event(card, n) => has(event(card, n)),
        Action::Glory(card) => has(format!("glory {}", card.kind())),
        Action::Power(_) | Action::Fetch(_) | Action::Take(_) | Action::Recover => true,
        Action::Rouse(kind) => demon(kind),
        Action::Strike(_) | Action::Argent => acting(),
        Action::Reroll(_) => matches!(attacker, Some(Who::Demon(_))),
        Action::Seal(..) | Action::Link(..) => true,
        _ => false,
    }
}

/// Where a marine would like to go: weapons whose cards are missing, other things, demons that stagger.
fn wishes(state: &State, missing: &Missing) -> Vec<SpaceId> {
    let useful = |thing: Thing| match thing {
        Thing::Item(Item::Weapon(set)) => cards_missing(set, missing),
        Thing::Item(Item::HealthPack) => missing.contains("class scavenger"),
        Thing::Sample | Thing::Asset => true,
    };
    let things = state.floor.iter().filter(|lying| useful(lying.thing)).map(|lying| lying.at);
    let staggered =
        state.demons.iter().filter(|(id, _)| state.is_staggered(*id, 0)).map(|(_, demon)| demon.at);
    let relays = state.arena().mission().objectives.iter().copied();
    let portals =
        (0..state.portals.len()).filter(|&n| state.portals[n].there).map(|n| state.portal_at(n as u8));
    things.chain(staggered).chain(relays).chain(portals).collect()
}

/// The step that brings the active marine nearest to one of his wishes.
fn walk(state: &State, legal: &[Action], missing: &Missing, luck: &mut Chance) -> Option<Action> {
    let Actor::Marine(who) = state.turn.who else { return None };
    let at = state.marine(who).space()?;
    let arena = state.arena();
    let far = arena.distances(at, state.closed);
    let near: Vec<SpaceId> = wishes(state, missing)
        .into_iter()
        .filter(|space| (1..u8::MAX).contains(&far[space.index()]))
        .collect();
    let goal = *near.get(luck.below(near.len() as u32) as usize)?;
    let to = |action: &Action| match action {
        Action::Step(Way::Step(dir)) => {
            arena.strides(at).iter().find(|stride| stride.dir == *dir).map(|stride| stride.to)
        }
        _ => None,
    };
    let left = arena.distances(goal, state.closed);
    let steps = legal.iter().filter_map(|action| to(action).map(|space| (left[space.index()], *action)));
    let best = steps.min_by_key(|(far, _)| *far)?;
    (best.0 < far[goal.index()]).then_some(best.1)
}

/// A random choice that likes what is missing, and dislikes to stop.
fn choose(state: &State, legal: &[Action], missing: &Missing, luck: &mut Chance) -> Action {
    let fresh: Vec<Action> =
        legal.iter().copied().filter(|&action| leads_on(state, action, missing)).collect();
    if !fresh.is_empty() && luck.below(4) != 0 {
        return fresh[luck.below(fresh.len() as u32) as usize];
    }
    if luck.below(2) == 0
        && let Some(step) = walk(state, legal, missing, luck)
    {
        return step;
    }
    let mut any = || legal[luck.below(legal.len() as u32) as usize];
    let idle = |action| matches!(action, Action::End | Action::Done | Action::Pass | Action::Hold);
    let first = any();
    if idle(first) { any() } else { first }
}

/// What happened before, as far as later events ask for it.
#[derive(Default)]
struct Watch {
    /// The kind of demon that attacked last.
    attacker: Option<DemonKind>,
    /// A marine's activation has just begun.
    begun: bool,
}

impl Watch {
    /// Cross out what was used.
    fn listen(&mut self, before: &State, action: Action, events: &[Event], missing: &mut Missing) {
        let mut used = Vec::new();
        match action {
            Action::Event(card, n) => used.push(event(card, n)),
            Action::Group(n) => {
                if let (Some(Frame::Summon(summon)), Some(card)) = (before.top(), before.invader.invasion) {
                    used.push(group(card, before.portal_colour(summon.portal), n));
                }
            }
            Action::Seal(..) => used.push("objective seal-the-breach".to_owned()),
            Action::Reroll(_) => {
                // Crossfire is the one reroll of a single die that a demon has.
                let crossfire = before
                    .attack()
                    .is_some_and(|attack| attack.gains.reroll > 0 && attack.gains.reroll_any == 0);
                if crossfire && self.attacker == Some(DemonKind::PossessedSoldier) {
                    used.push("demon possessed-soldier".to_owned());
                }
            }
            _ => {}
        }
        if let Some(Who::Marine(who)) = before.attack().map(|attack| attack.target) {
            // Nothing else tells of a stun that did not happen.
            let hamstring = matches!(action, Action::Event(card, _) if card.face().id == "crippling-strike");
            let stuns =
                [Some(DemonKind::PossessedSoldier), Some(DemonKind::Cacodemon)].contains(&self.attacker);
            let nerves = before.marine(who).class == Some(ClassKind::VeteranNerves);
            if nerves && (hamstring || (action == Action::Argent && stuns)) {
                used.push("class veteran-nerves".to_owned());
            }
        }
        for event in events {
            self.hear(before, event, &mut used);
        }
        self.begun = false;
        used.iter().for_each(|name| {
            missing.remove(name);
        });
    }

    fn hear(&mut self, before: &State, event: &Event, used: &mut Vec<String>) {
        let objective = before.arena().mission().objective;
        let by = |who: Seat, class: ClassKind| {
            let marine = before.marines.get(who.index());
            marine.is_some_and(|marine| marine.class == Some(class))
        };
        let mut class = |holds: bool, class: ClassKind| {
            if holds {
                used.push(format!("class {class}"));
            }
        };
        match event {
            Event::Marine { .. } => self.begun = true,
            Event::Opened { who: Named::Marine(who), .. } => {
                class(by(*who, ClassKind::Breacher), ClassKind::Breacher)
            }
            Event::Teleported { who, .. } => class(by(*who, ClassKind::PhaseTech), ClassKind::PhaseTech),
            Event::Fetched { who, .. } => class(by(*who, ClassKind::Quartermaster), ClassKind::Quartermaster),
            Event::GloryDrawn { who, .. } if self.begun => {
                class(by(*who, ClassKind::Slayer), ClassKind::Slayer)
            }
            Event::Played { who, card } => {
                let bang = [CardSet::FragGrenade, CardSet::SiphonGrenade].contains(&card.set());
                class(bang && by(*who, ClassKind::Demolisher), ClassKind::Demolisher);
                used.push(format!("card {}", card.face().id));
            }
            Event::Power { class, .. } => used.push(format!("class {class}")),
            Event::Glory { card, .. } => used.push(format!("glory {}", card.kind())),
            Event::Charged { kind, .. } => used.push(format!("argent {kind}")),
            Event::Squad { squad, .. } => used.push(format!("squad {squad}")),
            Event::Summons { .. } => {
                used.extend(before.arena().mission().threat.map(|kind| format!("threat {kind}")))
            }
            Event::Took { who, thing } => match thing {
                Thing::Item(Item::HealthPack) => class(by(*who, ClassKind::Scavenger), ClassKind::Scavenger),
                Thing::Item(_) => {}
                Thing::Sample | Thing::Asset => {
                    used.extend(objective.map(|kind| format!("objective {kind}")))
                }
            },
            Event::Progress { .. } | Event::Moved { who: Named::Drone, .. } => {
                used.extend(objective.map(|kind| format!("objective {kind}")));
            }
            Event::Mp { who: Named::Demon(_, DemonKind::Imp), n: 2 } => used.push("demon imp".to_owned()),
            Event::Suffered { who: Named::Marine(_), .. } if self.attacker == Some(DemonKind::Mancubus) => {
                used.push("demon mancubus".to_owned());
            }
            Event::Moved { who, to, .. } => {
                let Some(space) = before.arena().at(*to) else { return };
                let marine = before.standing().any(|(_, at)| at == space);
                let eased = marine || before.arena().difficult().contains(space.index());
                match who {
                    Named::Marine(who) => {
                        let demon = before.demons.iter().any(|(id, _)| before.fills(Who::Demon(id), space));
                        class(demon && by(*who, ClassKind::Runner), ClassKind::Runner);
                    }
                    Named::Demon(_, DemonKind::Cacodemon) if eased => used.push("demon cacodemon".to_owned()),
                    Named::Demon(_, DemonKind::Revenant) if eased && before.turn.climb > 0 => {
                        used.push("demon revenant".to_owned());
                    }
                    _ => {}
                }
            }
            Event::Attack { by: attacker, on } => self.attack(before, *attacker, *on, used),
            _ => {}
        }
    }

    fn attack(&mut self, before: &State, by: Named, on: Named, used: &mut Vec<String>) {
        let (me, other) = (Who::from(by), Who::from(on));
        let range = before.range(me, other);
        let turn = &before.turn;
        if let Named::Demon(_, kind) = by {
            self.attacker = Some(kind);
            let special = match kind {
                DemonKind::Pinky => turn.shifted >= 3,
                DemonKind::BaronOfHell => range <= 1 && other != Who::Drone,
                DemonKind::Cyberdemon => turn.attacks > 0,
                _ => false,
            };
            if special {
                used.push(format!("demon {kind}"));
            }
        }
        let Who::Marine(who) = me else { return };
        self.attacker = None;
        let whole =
            matches!(other, Who::Demon(id) if before.demons.get(id).is_some_and(|demon| demon.damage == 0));
        let marine = before.marine(who);
        let holds = match marine.class {
            Some(ClassKind::Sniper) => range >= 5,
            Some(ClassKind::Berserker) => range <= 1,
            Some(ClassKind::ShockTrooper) => whole && turn.who == Actor::Marine(who) && turn.attacks == 0,
            Some(ClassKind::LastStand) => marine.damage >= 6,
            _ => false,
        };
        used.extend(marine.class.filter(|_| holds).map(|class| format!("class {class}")));
    }
}

#[test]
fn everything_in_the_box_is_used() {
    let mut missing = wanted();
    let all = missing.len();
    assert_eq!(all, 40 + 20 + 24 + 8 + 8 + 6 + 3 + 3 + 6 + 72, "cards, events, classes, demons and so on");
    let missions = place::shipped();
    let mut luck = Chance::seeded(16);
    let mut legal = Vec::new();
    let mut events = Vec::new();
    for game in 0..GAMES {
        if missing.is_empty() {
            break;
        }
        let mission =
            Ground::shipped(&missions[game as usize % missions.len()].place().mission().id).unwrap();
        let marines = Callsign::ALL.into_iter().take(1 + luck.below(4) as usize).collect();
        let setup = Setup { mission, marines, invasion: InvasionChoice::Any, ..Setup::default() };
        let mut state = Doom2016::start(&setup, game).unwrap();
        let mut watch = Watch::default();
        while Doom2016::decision(&state).is_some() {
            legal.clear();
            events.clear();
            Doom2016::legal(&state, &mut legal);
            let action = choose(&state, &legal, &missing, &mut luck);
            let before = state.clone();
            Doom2016::apply(&mut state, action, &mut events);
            watch.listen(&before, action, &events, &mut missing);
        }
    }
    assert!(missing.is_empty(), "{} of {all} were never used: {missing:#?}", missing.len());
}
