//! How dangerous the map is for a marine: the damage that demons could do until he acts again, space by space.

use ::doom2016::place::{SpaceId, SpaceSet};
use ::doom2016::{Demon, DemonKind, InitiativeCard, State, Who};
use skirmish::FigureId;

use super::arms::{Arm, Case};
use super::dice::{Guard, Table};
use super::paths::{Reach, Walker};

/// Damage for its own sake.
pub(super) const PLAIN: Table = {
    let mut table = [0; 24];
    let mut damage = 0;
    while damage < table.len() {
        table[damage] = 100 * damage as i32;
        damage += 1;
    }
    table
};

/// What stops attacks on a marine, as far as his own side knows.
pub(super) fn marine_guard(state: &State, who: u8) -> Guard {
    let marine = state.marine(who);
    let deck = marine.deck.all();
    Guard::of(if deck.is_empty() { marine.discard } else { deck }.iter().map(|card| card.block()))
}

/// The mean damage of a demon's attack, in hundredths: at its best.
pub(super) fn mean(kind: DemonKind, guard: &Guard, shields: u8) -> i32 {
    let sheet = kind.sheet();
    let arm = Arm::of_demon(sheet, false);
    let case = Case { range: 1, shifted: 9, ..Case::default() };
    let mean = arm.blow(arm.all_gains(&case)).worth(guard, shields, false, &PLAIN);
    // Twin Fire attacks twice.
    if kind == DemonKind::Cyberdemon { mean * 3 / 2 } else { mean }
}

/// Where one demon could hit somebody.
#[derive(Clone, Debug)]
pub(super) struct Menace {
    pub(super) id: FigureId,
    pub(super) zone: SpaceSet,
    /// Mean damage of an attack.
    pub(super) mean: i32,
    /// How often it will attack until then, in per cent.
    pub(super) often: i32,
}

/// The dangers for one marine, in hundredths of a damage.
#[derive(Clone, Debug)]
pub(super) struct Threat {
    pub(super) menaces: Vec<Menace>,
    /// By space: what all demons together could do there.
    pub(super) hurt: Vec<i32>,
}

/// The spaces that a demon could attack after its move.
fn zone(state: &State, id: FigureId, demon: &Demon) -> SpaceSet {
    let arena = state.arena();
    let sheet = demon.kind.sheet();
    let reach = Reach::new(&Walker::new(state, Who::Demon(id)), demon.footing(), sheet.speed);
    let mut zone = SpaceSet::EMPTY;
    if sheet.range == 1 {
        for (_, stop) in reach.free() {
            for &cell in arena.cells(stop.at) {
                let beside = arena.strides(cell).iter().filter(|stride| stride.is_near(state.closed));
                zone.extend(beside.map(|stride| stride.to.index()));
            }
        }
        return zone;
    }
    let mut seen = SpaceSet::EMPTY;
    let mut closed = state.closed;
    for (_, stop) in reach.free() {
        closed = closed - stop.opened;
        for &cell in arena.cells(stop.at) {
            seen |= *arena.view(cell, state.closed - stop.opened);
        }
    }
    let far = arena.distances(demon.at, closed);
    let most = sheet.range.saturating_add(sheet.speed);
    zone.extend(seen.iter().filter(|&space| far[space] <= most));
    zone
}

impl Threat {
    pub(super) fn new(state: &State, who: u8, guard: &Guard) -> Threat {
        let mut threat = Threat { menaces: Vec::new(), hurt: vec![0; state.arena().spaces().len()] };
        let coming = state.round.initiative.count(InitiativeCard::Invader) > 0;
        let means = DemonKind::ALL.map(|kind| mean(kind, guard, 0));
        for (id, demon) in state.demons.iter() {
            let card = state.demon_card(demon.kind);
            let ready = !card.exhausted && (coming || !state.round.active);
            let mut often = if ready { 130 } else { 60 };
            if demon.stunned {
                often = often * 6 / 10;
            }
            let mut mean = means[demon.kind.index()];
            if card.argent > 0 {
                mean += 25;
            }
            threat.menaces.push(Menace { id, zone: zone(state, id, demon), mean, often });
        }
        for menace in &threat.menaces {
            let others =
                state.standing().filter(|&(n, at)| n != who && menace.zone.contains(at.index())).count();
            let share = [100, 65, 50, 40][others.min(3)];
            let hurt = menace.mean * menace.often / 100 * share / 100;
            menace.zone.iter().for_each(|space| threat.hurt[space] += hurt);
        }
        threat
    }

    /// Could this demon hit somebody there?
    pub(super) fn reaches(&self, id: FigureId, space: SpaceId) -> bool {
        self.menaces.iter().any(|menace| menace.id == id && menace.zone.contains(space.index()))
    }
}
