//! "Why not?" is answered whatever is pointed at: with rules that are really broken, and with causes that are really causes.

use std::fmt;

use super::wander;
use crate::about::Spot;
use crate::journey::Ahead;
use crate::why::{Answer, Asking, Matter, No, could_be_otherwise, is_cited};
use crate::{Chance, Proof, Seat, Silent};

const LEGAL: &str = "what may be done is not refused";
const REFUSED: &str = "what is refused may not be done";
const CITES: &str = "every answer cites a rule";
const ASKS: &str = "a cause is taken away without somebody else being asked";
const CAUSES: &str = "without its cause a rule is no longer cited";

/// Looks at one game.
const LOOKS: usize = 4;
/// Actions between two looks.
const STRIDE: u32 = 13;
/// The first look is at most so many actions into a game.
const DEPTH: u32 = 420;

/// What was asked, and what was answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Explained {
    /// Positions in which was asked.
    pub positions: usize,
    /// Things that were pointed at.
    pub spots: usize,
    /// Of them, those that could be chosen.
    pub legal: usize,
    /// Those that were no answer to the question at all.
    pub unasked: usize,
    /// Reasons that were given.
    pub reasons: usize,
    /// Reasons whose cause was named and taken away.
    pub causes: usize,
    /// Of them, those without which nothing forbids it any more.
    pub freed: usize,
    /// Walls that were named.
    pub walls: usize,
}

impl fmt::Display for Explained {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Explained { positions, spots, legal, unasked, reasons, causes, freed, walls } = self;
        write!(
            f,
            "{positions} positions, {spots} things pointed at: {legal} legal, {unasked} no answer, {reasons} reasons; \
             {causes} causes taken away, {freed} of them the only one; {walls} walls"
        )
    }
}

/// How many positions `TELEFRAG_WHY_RUNS` asks for; so many without it.
pub fn why_runs(usual: usize) -> usize {
    std::env::var("TELEFRAG_WHY_RUNS").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// Point at everything in so many positions of random games. `prefer` is as for [`wander`]; every refusal that is told, and
/// every cause, comes to `hear`.
///
/// ```
/// use engine::conformance::explain;
/// use engine::example::Duel;
///
/// let told = explain::<Duel>(24, |_| false, |no| assert!(!no.refusal.rules.is_empty())).unwrap();
/// assert_eq!(told.positions, 24);
/// ```
///
/// # Errors
/// The first answer that does not keep a law, and the position.
pub fn explain<G: Proof + Ahead>(
    positions: usize,
    prefer: impl Fn(G::Action) -> bool,
    mut hear: impl FnMut(&No),
) -> Result<Explained, String> {
    let (mut told, mut luck) = (Explained::default(), Chance::seeded(18));
    for (game, setup) in (0..).zip(G::setups().iter().cycle()) {
        let mut state = G::start(setup, game).map_err(|refusal| refusal.to_string())?;
        let mut steps = luck.below(DEPTH);
        for _ in 0..LOOKS {
            walk::<G>(&mut state, steps, &prefer, &mut luck);
            steps = STRIDE;
            let Some(decision) = G::decision(&state) else { break };
            if told.positions == positions {
                return Ok(told);
            }
            told.positions += 1;
            let asked = ask_about_all::<G>(&state, decision.seat, &mut told, &mut hear);
            asked.map_err(|breach| {
                let position = serde_json::to_string(&state).unwrap_or_default();
                format!("{}: {breach}\ngame {game}, {}\n{position}", G::ID, G::prompt(&state).key)
            })?;
        }
    }
    Ok(told)
}

/// Play so many actions, but not the last one.
fn walk<G: Proof>(state: &mut G::State, steps: u32, prefer: impl Fn(G::Action) -> bool, luck: &mut Chance) {
    let mut legal = Vec::new();
    for _ in 0..steps {
        legal.clear();
        G::legal(state, &mut legal);
        let mut next = state.clone();
        G::apply(&mut next, wander::choose(&legal, &prefer, luck), &mut Silent);
        if G::decision(&next).is_none() {
            return;
        }
        *state = next;
    }
}

/// Point at everything in a position.
fn ask_about_all<G: Proof + Ahead>(
    state: &G::State,
    seat: Seat,
    told: &mut Explained,
    hear: &mut impl FnMut(&No),
) -> Result<(), String> {
    let Some(asking) = Asking::<G>::of(state, seat) else { return Ok(()) };
    let mut legal = Vec::new();
    G::legal(state, &mut legal);
    let open: Vec<Spot> = legal.iter().flat_map(|&action| G::about(state, action).spots).collect();
    for spot in G::things(state) {
        told.spots += 1;
        let answer = asking.about(&spot);
        let breach =
            |law: &str, detail: String| Err(format!("{law}\n{spot:?} is answered with {answer:?}\n{detail}"));
        let truth = answer.action.map(|action| G::check(state, seat, action));
        match (&truth, answer.is_legal()) {
            (Some(Ok(())), true) => told.legal += 1,
            (None | Some(Err(_)), false) => {}
            (_, true) => return breach(LEGAL, format!("{truth:?}")),
            (_, false) => return breach(REFUSED, String::new()),
        }
        if !answer.is_legal() && open.iter().any(|it| it.holds(&spot)) {
            return breach(LEGAL, "a choice is about it".into());
        }
        if let (Some(Err(first)), Some(no)) = (&truth, answer.no.first())
            && *first != no.refusal
        {
            return breach(REFUSED, format!("`check` says {first}"));
        }
        told.unasked += usize::from(answer.action.is_none());
        for no in &answer.no {
            told.reasons += 1;
            if no.refusal.rules.is_empty() {
                return breach(CITES, String::new());
            }
            hear(no);
        }
        take_causes_away::<G>(state, &spot, &answer, told).or_else(|(law, detail)| breach(law, detail))?;
    }
    Ok(())
}

/// Without the causes of the first reason, its rule is no longer cited.
fn take_causes_away<G: Proof>(
    state: &G::State,
    spot: &Spot,
    answer: &Answer<G::Action>,
    told: &mut Explained,
) -> Result<(), (&'static str, String)> {
    let Some(no) = answer.no.first() else { return Ok(()) };
    told.walls += no.causes.iter().filter(|cause| cause.fixed).count();
    if no.causes.iter().all(|cause| cause.fixed) {
        return Ok(());
    }
    let matter = answer.action.map_or(Matter::Thing(spot), Matter::Action);
    let mut copy = state.clone();
    for cause in could_be_otherwise::<G>(state, matter, &no.refusal) {
        if no.causes.iter().any(|it| it.says == cause.says && it.on == cause.on) {
            cause.lift(&mut copy);
        }
    }
    let asked = |state: &G::State| G::decision(state).map(|decision| decision.seat);
    if asked(state) != asked(&copy) {
        return Err((ASKS, format!("it was {:?}, now it is {:?}", asked(state), asked(&copy))));
    }
    if is_cited::<G>(&copy, matter, &no.refusal) {
        return Err((CAUSES, format!("without {:?}", no.causes)));
    }
    told.causes += 1;
    told.freed += usize::from(answer.action.is_some_and(|action| G::may(&copy, action).is_ok()));
    Ok(())
}
