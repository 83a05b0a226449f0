//! The turn in a view, and the attacks that are under way.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::action::{Deed, Who};
use crate::frame::{Frame, Stage};
use crate::place::Pos;
use crate::{Pool, State, WeaponKind};

/// The turn being played.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct TurnView {
    /// Whose it is.
    pub who: Seat,
    /// The action that was declared.
    pub deed: Option<Deed>,
    /// Spaces left to move.
    pub moves: u8,
    /// Spaces of adrenaline left.
    pub extra: u8,
    /// Attacks left.
    pub attacks: u8,
    /// An order is still to be placed.
    pub order_due: bool,
    /// So much more range is needed this turn.
    pub dark: u8,
    /// So many spaces less this turn.
    pub slow: u8,
    /// Spawn cards that may still be played.
    pub spawns: u8,
}

/// An attack under way.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct AttackView {
    /// Who attacks.
    pub by: Who,
    /// With which weapon; none for an invader.
    pub weapon: Option<WeaponKind>,
    /// The space attacked, once it is named.
    pub target: Option<Pos>,
    /// How far it is.
    pub stage: Stage,
    /// The dice, a letter each.
    pub pool: Pool,
    /// The faces that show, once the dice are rolled.
    pub faces: Vec<u8>,
    /// How far away the space is.
    pub range: u8,
    /// An aim order is spent on it.
    pub aimed: bool,
}

/// The turn being played.
pub(super) fn turn(state: &State) -> TurnView {
    let turn = &state.turn;
    TurnView {
        who: Seat(turn.who),
        deed: turn.deed,
        moves: turn.moves,
        extra: turn.extra,
        attacks: turn.attacks,
        order_due: turn.order_due,
        dark: turn.dark,
        slow: turn.slow,
        spawns: turn.spawns,
    }
}

/// The attacks under way.
pub(super) fn attacks(state: &State) -> Vec<AttackView> {
    // While a target is being named, the attack on top has none yet.
    let naming = matches!(state.top(), Some(Frame::Target));
    let last = state.attacks.len().saturating_sub(1);
    let all = state.attacks.iter().enumerate();
    all.map(|(n, attack)| AttackView {
        by: attack.by,
        weapon: matches!(attack.by, Who::Marine(_)).then_some(attack.weapon),
        target: (!(naming && n == last)).then(|| state.arena().space(attack.target).pos),
        stage: attack.stage,
        pool: attack.pool,
        faces: if attack.stage > Stage::Roll {
            attack.faces[..attack.pool.len()].to_vec()
        } else {
            Vec::new()
        },
        range: attack.range,
        aimed: attack.aimed,
    })
    .collect()
}
