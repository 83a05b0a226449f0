//! What is in the box, as the codex lists it.

use engine::shelf::{Shelf, Thing};
use engine::{Arg, Message};

use crate::place::BoardId;
use crate::rule::ADR_BOARD_5;
use crate::{PowerupKind, Tile, Weapon, powerup};

/// Weapons, powerups, ammo tiles and boards.
pub(crate) fn shelves() -> Vec<Shelf> {
    vec![
        Shelf::new("codex-shelf-weapons", Weapon::all().map(weapon)),
        Shelf::new("codex-shelf-powerups", PowerupKind::ALL.map(powerup)),
        Shelf::new("codex-shelf-tiles", Tile::all().map(tile)),
        Shelf::new("codex-shelf-boards", BoardId::ALL.map(board)),
    ]
}

fn weapon(it: Weapon) -> Thing {
    let card = it.card();
    let price = |key: &'static str, cubes| Message::new(key).with("price", Arg::from(cubes));
    let extra = card.effects.iter().filter(|effect| !effect.cost.is_none()).map(|effect| {
        price("codex-fact-effect", effect.cost).with("effect", Arg::key(format!("effect-{it}-{}", effect.id)))
    });
    Thing::helped(it, format!("weapon-{it}"))
        .with([price("codex-fact-pickup", card.pickup), price("codex-fact-reload", card.reload)])
        .with(extra)
        .under([it.cost_rule()])
        .under(card.effects.iter().flat_map(|effect| effect.rules.iter().copied()))
}

fn powerup(it: PowerupKind) -> Thing {
    Thing::helped(it.word(), super::powerup(it)).under(powerup::rules(it))
}

fn tile(it: Tile) -> Thing {
    let face = it.face();
    let name = Message::new("codex-thing").with("thing", super::tile(it));
    let copies = Message::new("codex-fact-copies").with("n", face.copies);
    Thing { name, ..Thing::named(&face.content, "codex-thing") }.with([copies])
}

fn board(it: BoardId) -> Thing {
    let [from, to] = it.arena().players();
    let players = Message::new("codex-fact-players").with("from", from).with("to", to);
    Thing::named(it.word(), format!("board-{}", it.word())).with([players]).under([ADR_BOARD_5])
}
