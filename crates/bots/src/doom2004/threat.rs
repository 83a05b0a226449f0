//! How dangerous the board is for a marine: the wounds that invaders could deal in their next turn, space by space.

use ::doom2004::place::SpaceId;
use ::doom2004::{AttackKind, InvaderKind, State};

use super::dice::Arm;
use super::fields::field;
use super::paths::FAR;

/// The farthest that ranged attackers are feared after their move.
const SHOT: i32 = 6;
/// From melee to one space farther.
const RANGES: usize = SHOT as usize + 2;

/// The dangers for one marine, in hundredths of a wound.
pub(super) struct Threat {
    /// By space: what all invaders together could do there.
    pub(super) wounds: Vec<i32>,
    /// By space: what watchful invaders and goo do to one who enters it.
    pub(super) enter: Vec<i32>,
    /// By invader: how much its death matters, in hundredths.
    pub(super) closeness: [i32; 64],
}

impl Threat {
    /// The dangers for a marine with such armour. `bare` are the points to his goal: what is nearer to it is in the way.
    pub(super) fn new(state: &State, armour: u8, here: Option<SpaceId>, bare: &[i32]) -> Threat {
        let arena = state.arena();
        let spaces = arena.spaces().len();
        let mut threat = Threat { wounds: vec![0; spaces], enter: vec![0; spaces], closeness: [0; 64] };
        state.goo().iter().for_each(|space| threat.enter[space] += 100);
        let mut by_kind: [Option<[i32; RANGES]>; InvaderKind::ALL.len()] = Default::default();
        let mine = here.map_or(0, |space| bare[space.index()]);
        for (id, figure) in state.figures.iter() {
            let sheet = figure.kind.sheet();
            let melee = sheet.attack == AttackKind::Melee;
            let arm = Arm { pool: sheet.pool, melee, abilities: sheet.abilities };
            let moves = i32::from(sheet.moves);
            let reach = if melee { moves + 1 } else { moves + SHOT };
            let cells = arena.cells(figure.footing());
            let far = field(state, cells, 2 * moves + 2);
            let by_range = by_kind[figure.kind as usize]
                .get_or_insert_with(|| std::array::from_fn(|range| arm.wounds(range as u8, armour)));
            for (space, &points) in far.iter().enumerate().filter(|(_, points)| **points <= reach) {
                let range = if melee { 0 } else { (points - moves).max(1) as usize };
                threat.wounds[space] += if melee { by_range[range] } else { by_range[range] * 8 / 10 };
            }
            let nearest = state.standing().map(|(_, at)| far[at.index()]).min().unwrap_or(FAR);
            let mut closeness = if nearest <= reach {
                170
            } else if nearest < FAR {
                100
            } else {
                40
            };
            let way = cells.iter().map(|cell| bare[cell.index()]).min().unwrap_or(FAR);
            if nearest < FAR && way < mine {
                closeness += 50;
            }
            threat.closeness[id.index()] = closeness;
            if sheet.abilities.watchful {
                let wounds = arm.wounds(0, armour);
                let beside = arena.spaces().filter(|space| far[space.index()] == 1);
                beside.for_each(|space| threat.enter[space.index()] += wounds);
            }
        }
        threat
    }
}
