//! Which squares a weapon threatens, and how hard it hits: a table for each arena, made once from the cards.

use adrenaline::weapon::{Effect, Hook, Zone};
use adrenaline::{Board, SQUARES, Sq, SquareSet, State, WEAPONS, Weapon};

/// What one shot usually does, in tenths of a damage point, in the order of the cards. Close range and high extra
/// costs count against a weapon, marks count half.
const STRENGTH: [i32; WEAPONS] = [
    26, // Lock Rifle
    27, // Machine Gun
    28, // T.H.O.R.
    29, // Plasma Gun
    32, // Whisper
    13, // Electroscythe
    21, // Tractor Beam
    27, // Vortex Cannon
    15, // Furnace
    30, // Heatseeker
    19, // Hellion
    18, // Flamethrower
    19, // Grenade Launcher
    27, // Rocket Launcher
    31, // Railgun
    25, // Cyberblade
    20, // ZX-2
    26, // Shotgun
    22, // Power Glove
    17, // Shockwave
    22, // Sledgehammer
];

/// How hard a weapon hits.
pub(super) fn strength(weapon: Weapon) -> i32 {
    STRENGTH[weapon.index()]
}

/// Where a figure must stand to be hit by this weapon, fired from that square without paying for extras.
#[inline]
pub(super) fn threat(state: &State, weapon: Weapon, at: Sq) -> SquareSet {
    let threats = state.setup.board.place().notes(threats);
    debug_assert!(threats.is_some(), "somebody else keeps notes about the arena");
    threats.map_or(SquareSet::NONE, |threats| threats[weapon.index()][at.index()])
}

type Threats = [[SquareSet; SQUARES]; WEAPONS];

fn threats(board: &Board) -> Threats {
    let mut table = [[SquareSet::NONE; SQUARES]; WEAPONS];
    for weapon in Weapon::all() {
        for at in board.squares().iter() {
            table[weapon.index()][at.index()] = squares(board, weapon, at);
        }
    }
    table
}

fn squares(board: &Board, weapon: Weapon, at: Sq) -> SquareSet {
    let card = weapon.card();
    let basic = &card.effects[0];
    card.effects.iter().filter(|e| e.cost.is_none()).fold(SquareSet::NONE, |all, effect| {
        let more = if effect.walk > 0 {
            let ends = board.reach(at, effect.walk);
            ends.iter().fold(SquareSet::NONE, |set, end| set.or(zone(board, basic, end)))
        } else {
            zone(board, effect, at)
        };
        all.or(more)
    })
}

fn zone(board: &Board, effect: &Effect, at: Sq) -> SquareSet {
    let seen = board.see(at);
    let around = |s: Sq, steps| board.reach(s, steps).or(s.bit());
    let in_line = |s: &Sq| s.row() == at.row() || s.column() == at.column();
    let two_ahead = |s: &Sq| *s != at && in_line(s) && board.distance(at, *s) <= 2;
    if effect.hook == Some(Hook::RocketFist) {
        return board.squares().iter().filter(two_ahead).collect();
    }
    match effect.zone {
        Zone::Anywhere | Zone::SeenByLast => SquareSet::NONE,
        Zone::Seen | Zone::SquareSeen => seen,
        Zone::SeenFar => seen.without(at.bit()).without(board.near(at)),
        Zone::SeenElsewhere => seen.without(at.bit()),
        Zone::Unseen => board.squares().without(seen),
        Zone::Here => at.bit(),
        Zone::Next | Zone::NextApart | Zone::SquareNext => board.near(at),
        Zone::WithinTwo => around(at, 2),
        Zone::Pullable => board.squares().iter().filter(|&s| !around(s, 2).and(seen).is_empty()).collect(),
        Zone::Vortex => {
            let spots = seen.without(at.bit());
            spots.iter().fold(SquareSet::NONE, |set, spot| set.or(around(spot, 1)))
        }
        Zone::Room => seen.without(board.rooms()[usize::from(board.room_of(at))]),
        Zone::Flame => board.squares().iter().filter(two_ahead).collect(),
        Zone::Ray => board.squares().iter().filter(in_line).collect(),
    }
}

#[cfg(test)]
mod tests {
    use adrenaline::{Adrenaline, BoardId, Setup};
    use engine::Game;

    use super::*;

    fn covered(board: BoardId, weapon: &str, at: Sq) -> SquareSet {
        let state = Adrenaline::start(&Setup { board: board.into(), ..Setup::default() }, 1).unwrap();
        threat(&state, weapon.parse().unwrap(), at)
    }
    fn threatened(board: BoardId, weapon: &str, at: Sq) -> Vec<String> {
        covered(board, weapon, at).iter().map(|s| s.to_string()).collect()
    }

    #[test]
    fn whisper_reaches_only_far_squares_in_sight() {
        assert_eq!(threatened(BoardId::Big, "whisper", Sq::at(2, 3)), ["12"]);
    }

    #[test]
    fn railgun_shoots_through_walls_along_row_and_column() {
        let line = ["00", "10", "11", "12", "13", "20"];
        assert_eq!(threatened(BoardId::Big, "railgun", Sq::at(1, 0)), line);
    }

    #[test]
    fn a_free_glide_widens_the_reach_of_the_plasma_gun() {
        let lock = covered(BoardId::Small, "lock-rifle", Sq::at(0, 1));
        let plasma = covered(BoardId::Small, "plasma-gun", Sq::at(0, 1));
        assert_eq!(lock.without(plasma), SquareSet::NONE);
        assert_ne!(lock, plasma);
    }
}
