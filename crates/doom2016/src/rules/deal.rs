//! Laying the game out, and all luck: dice and cards.

use engine::{Chance, Refusal};
use skirmish::Seats;

use crate::frame::{Frame, Prepare};
use crate::place::{TeleporterId, Teleporters};
use crate::state::{ARGENT, Drone, Invader, Lying, Marine, PortalState, State};
use crate::threat::{PortalSide, Summons};
use crate::{
    ClassKinds, DemonKinds, GloryCards, Goal, InvasionKind, InvasionKinds, Item, Setup, Side, Thing,
};

/// What the loser of the mission before has more: argent for the invader (D16-MIS-6).
const PERK_ARGENT: u8 = 2;

/// Lay the game out (D16-SET-1 to D16-SET-10).
pub(crate) fn start(setup: &Setup, seed: u64) -> Result<State, Refusal> {
    setup.check()?;
    let mission = setup.mission.place().mission();
    let arena = setup.mission.place();
    // A mission may lay down what its objective has no use for: it stays in the box.
    let escort = matches!(mission.objective.map(|kind| kind.card().goal), Some(Goal::Drone { .. }));
    let mut state = State {
        setup: setup.clone(),
        chance: Chance::seeded(seed),
        marines: setup.marines.iter().map(|&callsign| Marine { callsign, ..Marine::default() }).collect(),
        demons: Default::default(),
        drone: mission.drone.filter(|_| escort).map(|at| Drone {
            at: Some(at),
            home: at,
            ..Drone::default()
        }),
        invader: Invader::default(),
        glory: GloryCards::ALL,
        glory_discard: GloryCards::NONE,
        classes: if setup.marines.len() == 1 { ClassKinds::solo() } else { ClassKinds::ALL },
        portals: Default::default(),
        floor: Default::default(),
        active: Teleporters::NONE,
        closed: arena.all_doors(),
        decoys: Default::default(),
        round: Default::default(),
        frags: 0,
        progress: [0; 6],
        delivered: 0,
        stock: 0,
        turn: Default::default(),
        graves: Default::default(),
        fallen: Seats::NONE,
        winner: None,
        attacks: Default::default(),
        frames: Default::default(),
    };
    state.lay_out();
    state.push(Frame::Round);
    state.push(Frame::Prepare(Prepare::Start(0)));
    while state.settle(&mut engine::Silent) {}
    Ok(state)
}

impl State {
    /// Tokens and demons of the map (D16-SET-1).
    fn lay_out(&mut self) {
        let ground = self.ground();
        let mission = ground.place().mission();
        let active = (0..).map(TeleporterId).zip(&mission.teleporters).filter(|(_, (_, active))| *active);
        self.active = active.map(|(n, _)| n).collect();
        let threat = mission.threat.map(|kind| kind.card());
        let samples = matches!(mission.objective.map(|kind| kind.card().goal), Some(Goal::Samples { .. }));
        for plan in &mission.portals {
            let counters = match threat.map(|card| card.summons) {
                Some(Summons::Counters(counters)) => counters.0[plan.colour.index()],
                _ => 0,
            };
            let up = threat.is_some_and(|card| plan.up || card.portals == PortalSide::FaceUp);
            let sample = samples && plan.marked;
            self.portals.push(PortalState { there: true, up, counters, used: false, sample });
        }
        if let Some(Summons::Stock(stock)) = threat.map(|card| card.summons) {
            self.stock = stock.start;
        }
        for &(at, item) in &mission.items {
            self.floor.push(Lying { at, thing: Thing::Item(item) });
        }
        if matches!(mission.objective.map(|kind| kind.card().goal), Some(Goal::Assets { .. })) {
            self.floor.extend(mission.objectives.iter().map(|&at| Lying { at, thing: Thing::Asset }));
        }
        // The loser of the mission before starts better (D16-MIS-6).
        match self.setup.perk {
            Some(Side::Marines) => {
                if let Some(&at) = mission.starts.first() {
                    self.floor.push(Lying { at, thing: Thing::Item(Item::HealthPack) });
                }
            }
            Some(Side::Invader) => self.invader.argent = PERK_ARGENT,
            None => {}
        }
        // The box has no more (D16-SET-9).
        self.invader.argent = self.invader.argent.saturating_add(mission.argent).min(ARGENT);
        self.invader.possible = self.offered_invasions();
        // Every type that may come out of a portal of this map; marines learn nothing from their number (D16-SET-7).
        let kinds = self.invader.possible.iter();
        let kinds = kinds.fold(DemonKinds::NONE, |all, card| all.or(self.kinds_of(card)));
        for kind in kinds.iter() {
            self.demon_card_mut(kind).laid = true;
        }
        for &(kind, footing) in &mission.demons {
            let demon = crate::Demon { kind, at: footing.at, shape: footing.shape, ..Default::default() };
            self.demons.add(demon);
            let card = self.demon_card_mut(kind);
            (card.laid, card.up) = (true, true);
        }
    }

    /// The types of demons that an invasion card brings out of portals of the colours that the map has.
    pub(crate) fn kinds_of(&self, card: InvasionKind) -> DemonKinds {
        let portals = self.arena().mission().portals.iter();
        let groups = portals.flat_map(|portal| card.groups(portal.colour));
        groups.fold(DemonKinds::NONE, |all, group| all.or(group.kinds))
    }

    /// Does the invasion card lie face up, because there was nothing to choose in secret (D16-TUT-3)?
    pub(crate) fn shows_invasion(&self) -> bool {
        self.arena().mission().tutorial && self.offered_invasions().len() == 1
    }

    /// The invasion cards that the invader may choose from (D16-SET-7).
    pub(crate) fn offered_invasions(&self) -> InvasionKinds {
        let offered = &self.arena().mission().invasion;
        match self.setup.invasion {
            crate::InvasionChoice::Offered => offered.iter().copied().collect(),
            crate::InvasionChoice::First => offered.iter().take(1).copied().collect(),
            crate::InvasionChoice::Any => InvasionKind::ALL.into_iter().collect(),
        }
    }
}
