//! What a viewer may know of a position: the only way out for secrets (ADR-INFO-1, ADR-INFO-2).

use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;
use skirmish::Wording;

use crate::state::{Frenzy, Space};
use crate::{Cubes, Frame, PerSquare, Powerup, Setup, Sq, State, Tile, TileCount, Weapon, WeaponSet, flow};

/// A position through somebody's eyes.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// The options of the game.
    pub setup: Setup,
    /// The arena as a text map: a room is named after the colour of its floor, `D` is a door, `*` a spawnpoint.
    pub map: String,
    /// What the arena's own file calls it; nothing if the arena is ours.
    pub title: Wording,
    /// What the arena's own file tells of it.
    pub about: Wording,
    /// Who looks; nobody's seat for a spectator.
    pub viewer: Option<Seat>,
    /// Players by seat, then the bot.
    pub figures: Vec<FigureView>,
    /// Weapons at the red, yellow and blue spawnpoint.
    pub rows: [WeaponSet; 3],
    /// Weapons left in the deck.
    pub weapon_deck: u32,
    /// Ammo tiles on the floor, by square.
    pub floor: PerSquare<Tile>,
    /// Tiles on offer in Turret mode.
    pub offer: Vec<Tile>,
    /// Ammo tiles left in the stack; what they are follows from what is not seen.
    pub tile_stack: u32,
    /// Ammo tiles in the discard pile.
    pub tile_discard: TileCount,
    /// Powerups left in the deck.
    pub powerup_deck: u32,
    /// Powerups in the discard pile.
    pub powerup_discard: Vec<Powerup>,
    /// Who controls a turret, by square.
    pub turrets: PerSquare<Option<Seat>>,
    /// Skulls left.
    pub skulls_left: u8,
    /// The killshot track.
    pub track: Vec<Space>,
    /// Tokens of each figure on the red, yellow and blue spawnpoint track.
    pub spawn_tracks: [Vec<u8>; 3],
    /// Whose turn it is.
    pub active: Seat,
    /// Turns begun before this one.
    pub turn: u32,
    /// Actions left in this turn.
    pub actions: u8,
    /// The bot action is still owed.
    pub bot_due: bool,
    /// Killed in this turn so far.
    pub killed: Vec<Seat>,
    /// Final frenzy, once it has begun.
    pub frenzy: Option<Frenzy>,
    /// The weapon being fired, and who was damaged by it so far.
    pub shot: Option<ShotView>,
    /// Who decides now; unknown to others while a secret question is open.
    pub asked: Option<Seat>,
    /// Is a question open at all?
    pub waiting: bool,
    /// The game is over.
    pub over: bool,
}

/// A player or the bot through somebody's eyes.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct FigureView {
    /// Where it stands; `off` while it does not.
    pub square: Sq,
    /// Whose damage, from the first token on.
    pub damage: Vec<Seat>,
    /// Marks by seat.
    pub marks: Vec<u8>,
    /// Skulls on its board.
    pub skulls: u8,
    /// Its board is turned over.
    pub flipped: bool,
    /// Cubes, a letter each.
    pub ammo: Cubes,
    /// Weapons that are loaded.
    pub loaded: WeaponSet,
    /// Weapons that are not.
    pub unloaded: WeaponSet,
    /// Powerups.
    pub hand: HandView,
    /// None while point totals are secret.
    pub points: Option<u16>,
    /// It has been on the board before.
    pub seasoned: bool,
}

/// Powerups in hand: the faces of one's own, the number of others'.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum HandView {
    /// Your own cards.
    Faces(Vec<Powerup>),
    /// How many somebody else holds.
    Count(u32),
}

/// A shot under way.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct ShotView {
    /// The weapon.
    pub weapon: Weapon,
    /// Who was damaged by it so far: seats, and spawnpoints by their colours.
    pub damaged: Vec<String>,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let (n, arena) = (state.figures.len(), state.setup.board.place());
    let figures = (0..n as u8).map(|i| figure_view(state, Seat(i), viewer)).collect();
    let decision = flow::decision(state);
    let asked = decision.filter(|d| !d.secret || viewer.is(d.seat)).map(|d| d.seat);
    let firing = state.frames.contains(&Frame::Shot);
    View {
        setup: state.setup.clone(),
        map: state.board().grid().to_string(),
        title: arena.title().clone(),
        about: arena.about().clone(),
        viewer: viewer.seat(),
        figures,
        rows: state.rows,
        weapon_deck: state.weapon_deck.len(),
        floor: state.floor,
        offer: state.offer.to_vec(),
        tile_stack: state.tile_stack.total(),
        tile_discard: state.tile_discard,
        powerup_deck: state.powerup_deck.len(),
        powerup_discard: state.powerup_discard.cards().collect(),
        turrets: state.turrets,
        skulls_left: state.skulls_left,
        track: state.track.to_vec(),
        spawn_tracks: state.spawn_tracks.map(|track| track[..n].to_vec()),
        active: state.turn.seat,
        turn: state.turn.number,
        actions: state.turn.actions,
        bot_due: state.turn.bot_due,
        killed: state.turn.killed.to_vec(),
        frenzy: state.frenzy,
        shot: firing.then(|| {
            let damaged = state.shot.damaged;
            let seats = damaged.seats().map(|who| who.to_string());
            let damaged = seats.chain(damaged.colours().map(|colour| colour.to_string())).collect();
            ShotView { weapon: state.shot.weapon, damaged }
        }),
        asked,
        waiting: decision.is_some(),
        over: state.over,
    }
}

/// Cards in hand are hidden, points perhaps, weapons never (ADR-INFO-1, ADR-INFO-2).
fn figure_view(state: &State, who: Seat, viewer: Viewer) -> FigureView {
    let figure = state.figure(who);
    let own = viewer.is(who);
    let hidden = state.setup.hidden_points && !own && !state.over;
    FigureView {
        square: figure.square,
        damage: figure.damage.to_vec(),
        marks: figure.marks[..state.figures.len()].to_vec(),
        skulls: figure.skulls,
        flipped: figure.flipped,
        ammo: figure.ammo,
        loaded: figure.loaded,
        unloaded: figure.unloaded,
        hand: if own {
            HandView::Faces(figure.hand.cards().collect())
        } else {
            HandView::Count(figure.hand.len())
        },
        points: (!hidden).then_some(figure.points),
        seasoned: figure.seasoned,
    }
}
