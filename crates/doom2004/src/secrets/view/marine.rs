//! A marine in a view: all that lies before him is open.

use schemars::JsonSchema;
use serde::Serialize;

use crate::place::{ItemId, Pos, SpaceId};
use crate::state::Place;
use crate::{Colour, MarineCard, OrderKind, State, Weapons};

/// A marine.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct MarineView {
    /// His colour.
    pub colour: Colour,
    /// Where he stands; none while he is off the board.
    pub at: Option<Pos>,
    /// Where he fell, until he comes back.
    pub fell: Option<Pos>,
    /// He has left the board.
    pub left: bool,
    /// The wounds he has taken.
    pub wounds: u8,
    /// So many frag him.
    pub full_wounds: u8,
    /// Armour.
    pub armour: u8,
    /// Bullets.
    pub bullets: u8,
    /// Rockets.
    pub rockets: u8,
    /// Cells.
    pub cells: u8,
    /// His weapon tokens; everybody has fists and a pistol besides.
    pub weapons: Weapons,
    /// His marine cards.
    pub cards: Vec<MarineCard>,
    /// The order that lies before him.
    pub order: Option<OrderKind>,
    /// Adrenaline tokens.
    pub adrenaline: u8,
    /// Berserk tokens.
    pub berserk: u8,
    /// Things of the scenario that he carries.
    pub items: Vec<ItemId>,
    /// He has cancelled a card with Backup Plan.
    pub backup_used: bool,
}

/// A marine as all see him.
pub(super) fn marine(state: &State, who: u8) -> MarineView {
    let marine = state.marine(who);
    let pos = |space: SpaceId| state.arena().space(space).pos;
    let [bullets, rockets, cells] = marine.ammo;
    MarineView {
        colour: marine.colour,
        at: marine.space().map(pos),
        fell: match marine.place {
            Place::Fallen(space) => Some(pos(space)),
            Place::On(_) | Place::Left => None,
        },
        left: marine.place == Place::Left,
        wounds: marine.wounds,
        full_wounds: state.full_wounds(who),
        armour: marine.armour,
        bullets,
        rockets,
        cells,
        weapons: marine.weapons,
        cards: marine.cards.iter().collect(),
        order: marine.order,
        adrenaline: marine.adrenaline,
        berserk: marine.berserk,
        items: marine.items.iter().collect(),
        backup_used: marine.planless,
    }
}
