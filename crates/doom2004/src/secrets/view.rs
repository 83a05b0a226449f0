//! What a viewer may know of a position: the only way out for secrets.
//!
//! Marines and spectators see the revealed board, open cards and how many cards the invader holds. The invader also
//! sees the own hand and what the scenario holds in store (D04-SETUP-3).

use engine::{Seat, Viewer};
use grid::Dir;
use schemars::JsonSchema;
use serde::Serialize;

use crate::action::{Deed, Who};
use crate::frame::{Frame, Stage};
use crate::place::{AreaId, DoorId, Goal, ItemId, ObstacleKind, Pos, Shape, SpaceId, WALL, Winner};
use crate::state::{Place, Thing};
use crate::{
    Colour, Difficulty, FigureId, InvaderCard, InvaderKind, KeyColour, MarineCard, OrderKind, Pool, State,
    TokenKind, WeaponKind, Weapons,
};

/// A position through somebody's eyes.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// The scenario's id, and the keys of its title and briefing.
    pub scenario: String,
    /// The key of its title, or the title.
    pub title: String,
    /// The key of its briefing, or the briefing.
    pub briefing: String,
    /// The key of what only the invader may read.
    pub secret: Option<String>,
    /// How hard it is for the marines.
    pub difficulty: Difficulty,
    /// Who looks; nobody's seat for a spectator.
    pub viewer: Option<Seat>,
    /// The invader's seat.
    pub invader: Seat,
    /// The round, from 1.
    pub round: u16,
    /// The invader wins at the end of this round.
    pub timer: Option<u8>,
    /// Frags of the invader.
    pub frags: u8,
    /// The invader wins at so many frags.
    pub frag_limit: Option<u8>,
    /// What the marines must do.
    pub goals: Vec<GoalView>,
    /// The marines, in playing order.
    pub marines: Vec<MarineView>,
    /// The invaders on the board.
    pub figures: Vec<FigureView>,
    /// The spaces that the viewer knows of.
    pub spaces: Vec<SpaceView>,
    /// The doors that the viewer knows of.
    pub doors: Vec<DoorView>,
    /// What lies on the floor.
    pub floor: Vec<FloorView>,
    /// Keys that have been taken.
    pub keys: Vec<KeyColour>,
    /// The invader's cards.
    pub hand: HandView,
    /// Cards left in the invader's deck.
    pub deck: u32,
    /// The invader's discards.
    pub discard: Vec<InvaderCard>,
    /// Cards that are being carried out.
    pub at_work: Vec<InvaderCard>,
    /// The turn being played.
    pub turn: TurnView,
    /// Attacks under way, the innermost last.
    pub attacks: Vec<AttackView>,
    /// The invader that is active.
    pub active: Option<FigureId>,
    /// What waits beyond the revealed board, for the invader alone.
    pub store: Vec<StoreView>,
    /// Who decides now; unknown to others while a secret question is open.
    pub asked: Option<Seat>,
    /// Is a question open at all?
    pub waiting: bool,
    /// Who has won.
    pub winner: Option<Winner>,
}

/// A goal of the marines and whether it has been met.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct GoalView {
    /// What.
    #[serde(flatten)]
    pub what: GoalKind,
    /// It is met.
    pub met: bool,
}

/// What a goal asks for; doors and areas by their numbers.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "goal")]
pub enum GoalKind {
    /// All marines leave by an exit.
    Leave {
        /// Which door, by its number.
        door: DoorId,
    },
    /// An invader is killed; of this kind, if that can be told.
    Kill {
        /// Which kind.
        kind: Option<InvaderKind>,
    },
    /// A marine stands there.
    Reach {
        /// Where; of a large figure the northwest space.
        at: Pos,
    },
    /// A marine stands in an area.
    ReachArea {
        /// Which area, by its number.
        area: AreaId,
    },
    /// All marines stand in an area.
    Gather {
        /// Which area, by its number.
        area: AreaId,
    },
    /// A marine is alive at the end of so many rounds.
    Survive {
        /// How many.
        rounds: u8,
    },
    /// A thing is carried out by a door.
    Carry {
        /// Which thing of the scenario, by its number.
        item: ItemId,
        /// Which door, by its number.
        door: DoorId,
    },
    /// A token is taken.
    Take {
        /// Which token.
        token: TokenKind,
    },
    /// A thing is taken.
    TakeItem {
        /// Which thing of the scenario, by its number.
        item: ItemId,
    },
    /// No invader is left in an area.
    Clear {
        /// Which area, by its number.
        area: AreaId,
    },
}

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

/// An invader on the board.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct FigureView {
    /// Its name in actions.
    pub id: FigureId,
    /// Which kind.
    pub kind: InvaderKind,
    /// Its northwest space.
    pub at: Pos,
    /// The shape of its base.
    pub shape: Shape,
    /// The wounds it has taken.
    pub wounds: u8,
    /// It has acted this turn.
    pub acted: bool,
}

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

/// The invader's cards: faces for the invader, their number for others.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum HandView {
    /// The own cards.
    Faces(Vec<InvaderCard>),
    /// How many the invader holds.
    Count(u32),
}

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

/// Something that waits in an area which is not revealed.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StoreView {
    /// An invader.
    Figure {
        /// Which kind.
        kind: InvaderKind,
        /// Where; of a large figure the northwest space.
        at: Pos,
        /// The shape of its base.
        shape: Shape,
    },
    /// Something to be found.
    Thing {
        /// Where; of a large figure the northwest space.
        at: Pos,
        /// What.
        thing: Thing,
    },
}

/// What the scenario holds in store is for the invader alone (D04-SETUP-3).
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let arena = state.arena();
    let scenario = arena.scenario();
    let invader = viewer.is(state.invader());
    let pos = |space: SpaceId| arena.space(space).pos;
    let shown = |space: SpaceId| invader || state.is_revealed(space);
    let decision = state.open_decision();
    let active = state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Activation(activation) => Some(activation.figure),
        _ => None,
    });
    View {
        scenario: scenario.id.clone(),
        title: scenario.title.key.clone(),
        briefing: scenario.briefing.key.clone(),
        secret: invader.then(|| scenario.secret.key.clone()),
        difficulty: state.setup.difficulty,
        viewer: viewer.seat(),
        invader: state.invader(),
        round: state.turn.round,
        timer: scenario.timer,
        frags: state.frags,
        frag_limit: state.frag_limit(),
        goals: goals(state),
        marines: state.marine_ids().map(|who| marine_view(state, who)).collect(),
        figures: state
            .figures
            .iter()
            .map(|(id, figure)| FigureView {
                id,
                kind: figure.kind,
                at: pos(figure.at),
                shape: figure.shape,
                wounds: figure.wounds,
                acted: figure.acted,
            })
            .collect(),
        spaces: arena
            .spaces()
            .filter(|&space| shown(space))
            .map(|space| space_view(state, space, &shown))
            .collect(),
        doors: doors(state, &shown),
        floor: state.floor.iter().map(|lying| FloorView { at: pos(lying.at), thing: lying.thing }).collect(),
        keys: KeyColour::ALL.into_iter().filter(|key| state.keys >> key.index() & 1 != 0).collect(),
        hand: if invader {
            HandView::Faces(state.hand.iter().collect())
        } else {
            HandView::Count(state.hand.len())
        },
        deck: state.deck.len(),
        discard: state.discard.iter().collect(),
        at_work: state.at_work.iter().collect(),
        turn: TurnView {
            who: Seat(state.turn.who),
            deed: state.turn.deed,
            moves: state.turn.moves,
            extra: state.turn.extra,
            attacks: state.turn.attacks,
            order_due: state.turn.order_due,
            dark: state.turn.dark,
            slow: state.turn.slow,
            spawns: state.turn.spawns,
        },
        attacks: attacks(state),
        active,
        store: if invader { store(state) } else { Vec::new() },
        asked: decision.filter(|d| !d.secret || viewer.is(d.seat)).map(|d| d.seat),
        waiting: decision.is_some(),
        winner: state.winner,
    }
}

fn goals(state: &State) -> Vec<GoalView> {
    use crate::place::Prize;
    let goals = state.arena().scenario().goals.iter().enumerate();
    goals
        .map(|(n, placed)| GoalView {
            what: match placed.goal {
                Goal::Leave(door) => GoalKind::Leave { door },
                // A tag that is the name of a kind tells which invader it is.
                Goal::Kill(tag) => {
                    let name = state.arena().scenario().tags.get(tag.index());
                    GoalKind::Kill { kind: name.and_then(|name| name.parse().ok()) }
                }
                Goal::Reach(at) => GoalKind::Reach { at },
                Goal::ReachArea(area) => GoalKind::ReachArea { area },
                Goal::Gather(area) => GoalKind::Gather { area },
                Goal::Survive(rounds) => GoalKind::Survive { rounds },
                Goal::Carry(item, door) => GoalKind::Carry { item, door },
                Goal::Take(Prize::Token(token)) => GoalKind::Take { token },
                Goal::Take(Prize::Item(item)) => GoalKind::TakeItem { item },
                Goal::Clear(area) => GoalKind::Clear { area },
            },
            met: state.is_met(n, placed.goal),
        })
        .collect()
}

fn marine_view(state: &State, who: u8) -> MarineView {
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
        items: (0..8).filter(|n| marine.items >> n & 1 != 0).map(ItemId).collect(),
        backup_used: marine.planless,
    }
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

fn doors(state: &State, shown: &impl Fn(SpaceId) -> bool) -> Vec<DoorView> {
    let arena = state.arena();
    let all = (0..arena.doors().len() as u8).map(DoorId);
    let known = all.filter(|&door| arena.door(door).spaces.iter().any(|&space| shown(space)));
    known
        .map(|id| {
            let plan = arena.door(id);
            let sides = plan.spaces.iter().enumerate().filter(|(_, space)| shown(**space));
            let has = |mask: u64| mask >> id.0 & 1 != 0;
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
                open: !has(state.closed),
                smashed: has(state.smashed),
                jammed: has(state.jammed),
                unlocked: state.is_unlocked(id),
            }
        })
        .collect()
}

fn attacks(state: &State) -> Vec<AttackView> {
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

/// What the scenario still holds in store, for the marines that play.
fn store(state: &State) -> Vec<StoreView> {
    let arena = state.arena();
    let pos = |space: SpaceId| arena.space(space).pos;
    let plays = |colour| state.marines.iter().any(|marine| marine.colour == colour);
    let hidden = (0..arena.scenario().areas.len() as u8).map(AreaId).filter(|&area| !state.knows(area));
    let mut store = Vec::new();
    for area in hidden {
        for plan in arena.figures(area, plays) {
            if let Some(space) = arena.space_on(plan.body.corner) {
                store.push(StoreView::Figure {
                    kind: plan.kind,
                    at: pos(space),
                    shape: Shape::of(plan.body),
                });
            }
        }
        let plan = arena.area(area);
        let tokens = plan.tokens.iter().map(|&(at, token)| (at, Thing::Token(token)));
        let items = plan.items.iter().map(|&(at, item)| (at, Thing::Item(item)));
        let encounters = plan.encounters.iter().map(|&(at, id)| (at, Thing::Encounter(id)));
        let things = tokens.chain(items).chain(encounters);
        store.extend(things.map(|(at, thing)| StoreView::Thing { at: pos(at), thing }));
    }
    store
}
