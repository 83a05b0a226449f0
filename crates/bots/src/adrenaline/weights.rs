//! What things are worth to the greedy player: every number it plays by.

use crate::Style;

/// Worth of things in hundredths of a point, if nothing else is said. Equipment is worth that much on fresh boards, and
/// less where skulls have made shooting less rewarding.
///
/// ```
/// use bots::adrenaline::{Greedy, Weights};
/// let careless = Weights { exposed: 0, ..Weights::TUNED };
/// let _player = Greedy::new(1).with_weights(careless);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// Percent of a point that hurts if everybody else has one on average.
    pub others: i32,
    /// Percent of a point that hurts if the best of the others has one.
    pub leader: i32,
    /// A mark, in percent of a damage token on the same board.
    pub mark: i32,
    /// A token that will reach the killshot track when the turn ends.
    pub killshot: i32,
    /// The better grab at three damage.
    pub adrenaline: i32,
    /// The better shot at six damage.
    pub rush: i32,
    /// A tenth of a damage point in a loaded weapon: the best, the second, the third.
    pub loaded: [i32; 3],
    /// A tenth of a damage point in an unloaded weapon: with the cubes to reload it, and without.
    pub unloaded: [i32; 2],
    /// The first, second and third cube of a colour.
    pub cubes: [i32; 3],
    /// A cube of a colour that the own weapons need, in percent of what it is worth else.
    pub wanted: i32,
    /// Targeting Scope, Newton, Tagback Grenade, Teleporter.
    pub cards: [i32; 4],
    /// A card that is drawn and not yet seen.
    pub unseen_card: i32,
    /// A tenth of a damage point that could be fired at somebody from here in a later turn.
    pub aim: i32,
    /// The same with an action left in this turn; counts only in the choice of what to look at more closely.
    pub aim_now: i32,
    /// A tenth of a damage point of others' loaded weapons that can be fired at the own square.
    pub exposed: i32,
    /// A step on the way to a weapon that can be paid for, if there is room in the hand: with none, one and two.
    pub weapon_step: [i32; 3],
    /// A step on the way to ammo with an empty box; less with more cubes.
    pub ammo_step: i32,
    /// A hostile turret one step away.
    pub hazard: i32,
    /// An action that is not used.
    pub idle: i32,
}

impl Weights {
    /// Another taste, with every number changed.
    #[must_use]
    pub fn changed(self, mut change: impl FnMut(i32) -> i32) -> Weights {
        Weights {
            others: change(self.others),
            leader: change(self.leader),
            mark: change(self.mark),
            killshot: change(self.killshot),
            adrenaline: change(self.adrenaline),
            rush: change(self.rush),
            loaded: self.loaded.map(&mut change),
            unloaded: self.unloaded.map(&mut change),
            cubes: self.cubes.map(&mut change),
            wanted: change(self.wanted),
            cards: self.cards.map(&mut change),
            unseen_card: change(self.unseen_card),
            aim: change(self.aim),
            aim_now: change(self.aim_now),
            exposed: change(self.exposed),
            weapon_step: self.weapon_step.map(&mut change),
            ammo_step: change(self.ammo_step),
            hazard: change(self.hazard),
            idle: change(self.idle),
        }
    }

    /// What somebody with such a manner cares for.
    pub(super) const fn of(style: Style) -> Weights {
        let usual = Weights::TUNED;
        match style {
            Style::Even => usual,
            Style::Careful => Weights { exposed: 8, adrenaline: 0, rush: 0, ..usual },
            Style::Hunter => Weights { aim: 9, aim_now: 14, others: 60, idle: 40, ..usual },
            Style::Gunner => {
                Weights { loaded: [14, 13, 8], unloaded: [7, 3], weapon_step: [80, 50, 25], ..usual }
            }
        }
    }

    /// What came out best in play against each other.
    pub const TUNED: Weights = Weights {
        others: 45,
        leader: 15,
        mark: 55,
        killshot: 170,
        adrenaline: 30,
        rush: 40,
        loaded: [10, 8, 3],
        unloaded: [4, 1],
        cubes: [30, 20, 12],
        wanted: 180,
        cards: [70, 40, 30, 60],
        unseen_card: 50,
        aim: 4,
        aim_now: 9,
        exposed: 2,
        weapon_step: [60, 25, 8],
        ammo_step: 12,
        hazard: 20,
        idle: 15,
    };
}
