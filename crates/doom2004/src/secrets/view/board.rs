//! The board in a view: spaces, doors and what lies on the floor, as far as the viewer knows them.

use grid::Dir;
use schemars::JsonSchema;
use serde::Serialize;

use crate::place::{AreaId, DoorId, Goal, ItemId, Items, ObstacleKind, Pos, Prize, Prose, SpaceId, WALL};
use crate::state::Thing;
use crate::{KeyColour, State};

/// A space of the board.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SpaceView {
    /// Where; of a large figure the northwest space.
    pub at: Pos,
    /// The area it belongs to, by its number.
    pub area: AreaId,
    /// Laid out; only the invader sees others.
    pub revealed: bool,
    /// What stands on it.
    #[serde(serialize_with = "word")]
    pub obstacle: Option<ObstacleKind>,
    /// It is a duct.
    pub duct: bool,
    /// The colour of the teleporter on it.
    pub teleporter: Option<KeyColour>,
    /// Is there a wall in the north, east, south and west?
    pub walls: [bool; 4],
}

fn word<S: serde::Serializer>(kind: &Option<ObstacleKind>, s: S) -> Result<S::Ok, S::Error> {
    match kind {
        Some(kind) => s.collect_str(kind),
        None => s.serialize_none(),
    }
}

/// A room that has a name.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct RoomView {
    /// The area, by the number that its spaces give.
    pub area: AreaId,
    /// Its name by language, or the key of it.
    pub name: Prose,
}

/// A door.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct DoorView {
    /// Its number in actions, from 1.
    pub id: DoorId,
    /// The known spaces it is worked from.
    pub spaces: Vec<Pos>,
    /// The sides of those spaces it is on.
    pub sides: Vec<char>,
    /// The key it needs.
    pub key: Option<KeyColour>,
    /// It leads off the board.
    pub exit: bool,
    /// It is open.
    pub open: bool,
    /// It is gone for good.
    pub smashed: bool,
    /// It cannot be worked any more.
    pub jammed: bool,
    /// It can be opened without a key.
    pub unlocked: bool,
}

/// Something on a space.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct FloorView {
    /// Where; of a large figure the northwest space.
    pub at: Pos,
    /// What.
    pub thing: Thing,
}

/// A thing of the scenario and what it is called.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct ItemView {
    /// Which thing, by its number.
    pub item: ItemId,
    /// Its name by language, or the key of it.
    pub name: Prose,
}

fn space_view(state: &State, space: SpaceId, shown: &impl Fn(SpaceId) -> bool) -> SpaceView {
    let arena = state.arena();
    let here = arena.space(space);
    let wall = |dir: Dir| {
        let there = dir.step(here.square).and_then(|square| arena.space_on(square));
        arena.side(space, dir) == WALL || !there.is_some_and(shown)
    };
    let burst = here.obstacle == Some(ObstacleKind::Barrel) && state.barrel_at(space).is_none();
    SpaceView {
        at: here.pos,
        area: here.area,
        revealed: state.is_revealed(space),
        obstacle: here.obstacle.filter(|_| !burst && state.is_space_known(space)),
        duct: state.is_duct(space),
        teleporter: here.teleporter,
        walls: Dir::ALL.map(wall),
    }
}

/// The spaces that are shown.
pub(super) fn spaces(state: &State, shown: &impl Fn(SpaceId) -> bool) -> Vec<SpaceView> {
    let known = state.arena().spaces().filter(|&space| shown(space));
    known.map(|space| space_view(state, space, shown)).collect()
}

/// The names of the areas that are laid out; who sees the whole map knows all (D04-SETUP-3).
pub(super) fn rooms(state: &State, sees_all: bool) -> Vec<RoomView> {
    let areas = (0..).map(AreaId).zip(&state.arena().scenario().areas);
    let shown = areas.filter(|&(area, _)| (sees_all || state.knows(area)) && state.is_area_known(area));
    let named = shown.filter_map(|(area, plan)| Some((area, plan.name.as_ref()?)));
    named.map(|(area, name)| RoomView { area, name: name.prose.clone() }).collect()
}

/// What lies on the floor.
pub(super) fn floor(state: &State) -> Vec<FloorView> {
    let at = |space: SpaceId| state.arena().space(space).pos;
    state.floor.iter().map(|lying| FloorView { at: at(lying.at), thing: lying.thing }).collect()
}

/// The things that goals speak of, that lie on the floor or that somebody carries; the invader knows of all.
pub(super) fn items(state: &State, sees_all: bool) -> Vec<ItemView> {
    let scenario = state.arena().scenario();
    let wanted = |goal: Goal| match goal {
        Goal::Carry(item, _) | Goal::Take(Prize::Item(item)) => Some(item),
        _ => None,
    };
    let wanted = scenario.goals.iter().filter_map(|placed| wanted(placed.goal));
    let lying = state.floor.iter().filter_map(|lying| match lying.thing {
        Thing::Item(item) => Some(item),
        _ => None,
    });
    let carried = state.marines.iter().flat_map(|marine| marine.items.iter());
    let known: Items = wanted.chain(lying).chain(carried).collect();
    let all = scenario.items.iter().enumerate().map(|(n, item)| (ItemId(n as u8), item));
    let shown = all.filter(|&(id, _)| sees_all || known.has(id));
    shown.map(|(item, it)| ItemView { item, name: it.name.prose.clone() }).collect()
}

/// The doors with a space that is shown.
pub(super) fn doors(state: &State, shown: &impl Fn(SpaceId) -> bool) -> Vec<DoorView> {
    let arena = state.arena();
    let all = (0..arena.doors().len() as u8).map(DoorId);
    let known = all.filter(|&door| arena.door(door).spaces.iter().any(|&space| shown(space)));
    known
        .map(|id| {
            let plan = arena.door(id);
            let sides = plan.spaces.iter().enumerate().filter(|(_, space)| shown(**space));
            DoorView {
                id,
                spaces: plan
                    .spaces
                    .iter()
                    .filter(|&&space| shown(space))
                    .map(|&space| arena.space(space).pos)
                    .collect(),
                sides: sides
                    .map(
                        |(n, _)| {
                            if plan.exit || n < plan.spaces.len() / 2 {
                                plan.dir
                            } else {
                                plan.dir.opposite()
                            }
                        },
                    )
                    .map(|dir| ['N', 'E', 'S', 'W'][dir as usize])
                    .collect(),
                key: plan.key,
                exit: plan.exit,
                open: !state.closed.has(id),
                smashed: state.smashed.has(id),
                jammed: state.jammed.has(id),
                unlocked: state.is_unlocked(id),
            }
        })
        .collect()
}
