//! What the conformance suite needs: every action, every law of conservation, set-ups that reach every rule.

use engine::Seat;

use crate::weapon::EffectSet;
use crate::{
    Action, BoardId, Colour, Ending, FIGURES, Powerup, PowerupKind, Setup, Sq, State, TargetSet, Tile, Weapon,
};

/// Playing or discarding a powerup shows its face to everybody.
pub(crate) fn shows_a_card(action: Action) -> bool {
    matches!(
        action,
        Action::Discard(_)
            | Action::Card(_)
            | Action::Teleport(_)
            | Action::Newton(..)
            | Action::Scope(..)
            | Action::Tagback(_)
    )
}

/// Every action that can be written down.
pub(crate) fn universe() -> Vec<Action> {
    use Action as A;
    let mut all = vec![A::Run, A::Grab, A::Shoot, A::Bot, A::GivePowerup, A::Done];
    for card in Powerup::all() {
        all.extend([A::Discard(card), A::Card(card)]);
        let seats = (0..FIGURES as u8).map(Seat);
        match card.kind() {
            PowerupKind::Teleporter => all.push(A::Teleport(card)),
            PowerupKind::Tagback => all.push(A::Tagback(card)),
            PowerupKind::Newton => all.extend(seats.map(|who| A::Newton(card, who))),
            PowerupKind::Scope => all.extend(seats.map(|who| A::Scope(card, who))),
        }
    }
    for colour in Colour::ALL {
        all.extend([A::PlaceBot(colour), A::GiveCube(colour), A::Cube(colour), A::Track(colour)]);
    }
    for square in Sq::all() {
        all.extend([A::To(square), A::At(square), A::Room(square)]);
    }
    all.extend(Tile::all().map(A::Tile));
    for weapon in Weapon::all() {
        all.extend([A::Take(weapon), A::Leave(weapon), A::Reload(weapon)]);
        for set in (1..1 << weapon.card().effects.len()).map(EffectSet) {
            all.extend([A::Fire(weapon, set), A::Use(weapon, set)]);
        }
    }
    all.extend((1..=u8::MAX).map(|set| A::Hit(TargetSet(set))));
    all
}

/// Cards and tiles never appear or vanish.
pub(crate) fn conserved(state: &State) -> Vec<(&'static str, i64)> {
    let hands = state.figures.iter().map(|f| f.hand.len());
    let powerups = state.powerup_deck.len() + state.powerup_discard.len() + hands.sum::<u32>();
    let held = state.figures.iter().map(|f| f.loaded.len() + f.unloaded.len());
    let rows = state.rows.iter().map(|row| row.len());
    let weapons = state.weapon_deck.len() + rows.sum::<u32>() + held.sum::<u32>();
    let floor = state.floor.some().count() + state.offer.len();
    let tiles = state.tile_stack.total() + state.tile_discard.total() + floor as u32;
    vec![
        ("powerups", powerups.into()),
        ("weapons", weapons.into()),
        ("tiles", tiles.into()),
        ("figures", state.figures.len() as i64),
    ]
}

/// Every board, number of players, mode, ending and table option, in many mixtures.
pub(crate) fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for board in BoardId::ALL {
        for players in 3..=5 {
            for (domination, turrets) in [(false, false), (true, false), (false, true)] {
                for bot in [false, true] {
                    let n = all.len() as u8;
                    let setup = Setup {
                        board: board.into(),
                        players,
                        skulls: 5 + n % 4,
                        domination,
                        turrets,
                        bot,
                        ending: if n.is_multiple_of(3) { Ending::SuddenDeath } else { Ending::Frenzy },
                        hidden_points: n.is_multiple_of(5),
                        open_windows: n.is_multiple_of(7),
                        confirm_turn: n.is_multiple_of(4),
                    };
                    if setup.check().is_ok() {
                        all.push(setup);
                    }
                }
            }
        }
    }
    all
}
