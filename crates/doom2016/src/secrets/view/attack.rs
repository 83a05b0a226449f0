//! Attacks under way in a view, and the cards that lie revealed for a defence.

use schemars::JsonSchema;
use serde::Serialize;

use crate::action::Who;
use crate::event::{Revealed, Shown};
use crate::frame::{Attack, Frame, Stage, Weapon};
use crate::rules::attacks::left;
use crate::rules::dice::shown;
use crate::words::attack::gains_in_force;
use crate::{Block, Card, Cards, EventCard, EventCards, Gains, Pool, State};

/// An attack under way.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct AttackView {
    /// Who attacks.
    pub by: Who,
    /// With what.
    pub weapon: Weapon,
    /// How far it reaches.
    pub range: u8,
    /// The defender, once one is chosen.
    pub target: Option<Who>,
    /// Defenders still to come, of an attack on many.
    pub left: Vec<Who>,
    /// How far it is; unknown while somebody else is asked in secret.
    pub stage: Option<Stage>,
    /// The dice that are rolled.
    pub pool: Pool,
    /// What it has gained, by itself too as soon as that is sure.
    pub gains: Gains,
    /// Dice still to be taken away.
    pub thin: u8,
    /// The dice, once they are rolled.
    pub dice: Vec<Shown>,
    /// The card revealed for the defence.
    pub revealed: Option<Revealed>,
    /// The defender may reveal a second card for cover.
    pub cover: bool,
    /// What stops damage so far.
    pub block: Block,
    /// The damage is at most so much.
    pub cap: Option<u8>,
    /// Damage dealt so far.
    pub dealt: u8,
}

pub(super) fn attacks(state: &State, hidden: bool) -> Vec<AttackView> {
    let on_top = state.top() == Some(&Frame::Attack);
    let last = state.attacks.len().saturating_sub(1);
    let one = |(n, attack): (usize, &Attack)| AttackView {
        by: attack.by,
        weapon: attack.weapon,
        range: state.reach(attack),
        target: (attack.stage > Stage::Declare).then_some(attack.target),
        left: left(attack).filter(|who| attack.everyone && *who != attack.target).collect(),
        stage: (!(hidden && on_top && n == last)).then_some(attack.stage),
        pool: attack.pool,
        gains: gains_in_force(state, attack),
        thin: attack.thin,
        dice: if attack.stage > Stage::Thin { shown(attack) } else { Vec::new() },
        revealed: revealed(attack),
        cover: attack.cover,
        block: state.block_now(attack),
        cap: attack.cap,
        dealt: attack.dealt,
    };
    state.attacks.iter().enumerate().map(one).collect()
}

/// The card revealed for a defence: of the marine who defends, or of the invader.
pub(crate) fn revealed(attack: &Attack) -> Option<Revealed> {
    let code = usize::from(attack.revealed?);
    match attack.target {
        Who::Marine(_) => Card::from_index(code).map(Revealed::Action),
        Who::Demon(_) => EventCard::from_index(code).map(Revealed::Event),
        Who::Drone => None,
    }
}

/// The action cards of a marine that lie revealed for his defence.
pub(crate) fn revealed_actions(state: &State, who: u8) -> Cards {
    let mine = state.attacks.iter().filter(|attack| attack.target == Who::Marine(who));
    let cards = mine.filter_map(revealed).filter_map(|card| match card {
        Revealed::Action(card) => Some(card),
        Revealed::Event(_) => None,
    });
    cards.collect()
}

/// The event cards that lie revealed for the defence of demons.
pub(crate) fn revealed_events(state: &State) -> EventCards {
    let cards = state.attacks.iter().filter_map(revealed).filter_map(|card| match card {
        Revealed::Event(card) => Some(card),
        Revealed::Action(_) => None,
    });
    cards.collect()
}
