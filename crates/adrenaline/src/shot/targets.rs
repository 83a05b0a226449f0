//! Who can be hit: zones as sets of squares, targets as sets of figures and spawnpoints.

use crate::frame::Shot;
use crate::weapon::{Effect, EffectSet, Hook, Zone};
use crate::{Action, Colour, Sq, SquareSet, State, TargetSet};

impl State {
    /// Figures on these squares, without the active player: your own weapon never hurts you (ADR-SHOOT-1).
    #[inline]
    pub(crate) fn on(&self, squares: SquareSet) -> TargetSet {
        let mut set = 0u8;
        for (i, figure) in self.figures.iter().enumerate() {
            set |= u8::from(squares.has(figure.square)) << i;
        }
        TargetSet(set).without(TargetSet::figure(self.turn.seat))
    }

    /// Spawnpoints on these squares that the active player may damage: in Domination, past the own first turn, once a
    /// turn (ADR-DOM-2, ADR-DOM-3, ADR-DOM-16).
    #[inline]
    pub(crate) fn spawnpoints_on(&self, squares: SquareSet) -> TargetSet {
        if !self.setup.domination || !self.actor().seasoned {
            return TargetSet::NONE;
        }
        let open = |c: &Colour| self.turn.tagged >> c.index() & 1 == 0 && squares.has(self.board().spawn(*c));
        Colour::ALL.into_iter().filter(open).fold(TargetSet::NONE, |set, c| set.or(TargetSet::spawnpoint(c)))
    }

    /// Everything an area effect hits on these squares (ADR-DOM-5).
    #[inline]
    pub(crate) fn everyone_on(&self, squares: SquareSet) -> TargetSet {
        self.on(squares).or(self.spawnpoints_on(squares))
    }

    /// Targets that an effect may pick from, fired from `at`. `joined` are the effects carried out with it.
    pub(crate) fn candidates(&self, effect: &Effect, joined: EffectSet, at: Sq, shot: &Shot) -> TargetSet {
        if effect.hook == Some(Hook::Tripod) {
            return self.tripod_candidates(at, shot);
        }
        let board = self.board();
        let seen = board.see(at);
        let squares = match effect.zone {
            Zone::Anywhere | Zone::Room | Zone::SquareNext | Zone::SquareSeen => board.squares(),
            Zone::Seen => seen,
            Zone::SeenFar => seen.without(at.bit()).without(board.near(at)),
            Zone::SeenElsewhere => seen.without(at.bit()),
            Zone::Unseen => board.squares().without(seen),
            Zone::Here => at.bit(),
            Zone::Next | Zone::NextApart => board.near(at),
            Zone::WithinTwo => at.bit().or(board.reach(at, 2)),
            Zone::Pullable => {
                let near = |s: &Sq| !board.reach(*s, 2).or(s.bit()).and(seen).is_empty();
                board.squares().iter().filter(near).collect()
            }
            Zone::SeenByLast => {
                shot.last_link().map_or(SquareSet::NONE, |who| board.see(self.figure(who).square))
            }
            Zone::Vortex if shot.spot.is_on() => shot.spot.bit().or(board.near(shot.spot)),
            Zone::Vortex => board.squares(),
            Zone::Flame => board.straight(at, 2),
            Zone::Ray => (0..4).fold(SquareSet::NONE, |set, dir| set.or(board.ray(at, dir))),
        };
        let mut targets = self.on(squares);
        // A point more for somebody already hit, or for one target, is nothing for a spawnpoint (ADR-DOM-17); marks
        // neither (ADR-DOM-3).
        let bonus = joined.iter().any(|i| shot.weapon.card().effects[i].bonus > 0);
        if effect.damage > 0 && !effect.bonus_only && !bonus {
            // What is dragged must be seen, because it does not move (ADR-DOM-4).
            let squares = if effect.drag.is_some() { squares.and(seen) } else { squares };
            targets = targets.or(self.spawnpoints_on(squares));
        }
        targets = targets.without(shot.hit_by(effect.unlike));
        if effect.among != EffectSet::default() {
            targets = targets.and(shot.hit_by(effect.among).figures());
        }
        targets
    }

    /// May an effect hit exactly these of its candidates?
    pub(crate) fn fits(&self, effect: &Effect, set: TargetSet, at: Sq, shot: &Shot) -> bool {
        let board = self.board();
        let on = |squares| self.everyone_on(squares).and(set);
        if effect.hook == Some(Hook::Tripod) {
            // One that was hit, one that was not (ADR-W-MG-3).
            let (old, new) = (set.and(shot.hits[0]), set.without(shot.hits[0]));
            return old.len() <= 1 && new.len() <= 1;
        }
        match effect.zone {
            Zone::NextApart => board.near(at).iter().all(|s| on(s.bit()).len() <= 1),
            Zone::Flame => (0..4).any(|dir| {
                let (near, far) = self.line(at, dir);
                set.within(on(near).or(on(far))) && on(near).len() <= 1 && on(far).len() <= 1
            }),
            Zone::Ray => (0..4).any(|dir| set.within(on(board.ray(at, dir)))),
            _ => true,
        }
    }

    /// The first and the second square straight ahead; both steps must be legal (ADR-W-FLAME-1).
    pub(crate) fn line(&self, at: Sq, dir: usize) -> (SquareSet, SquareSet) {
        let board = self.board();
        let near = board.next(at, dir);
        if !near.is_on() {
            return (SquareSet::NONE, SquareSet::NONE);
        }
        (near.bit(), board.next(near, dir).bit())
    }

    /// A basic target without the focus shot, or a seen target that was not one (ADR-W-MG-3).
    fn tripod_candidates(&self, at: Sq, shot: &Shot) -> TargetSet {
        let basic = shot.hits[0];
        let again = basic.figures().without(shot.hits[1]);
        let seen = self.board().see(at);
        let new = self.on(seen).or(self.spawnpoints_on(seen)).without(basic);
        again.or(new)
    }

    /// List the choices of squares or rooms for an effect with an area.
    pub(crate) fn spots(&self, effect: &Effect, at: Sq, shot: &Shot, mut each: impl FnMut(Action)) {
        let board = self.board();
        let hit = |squares| !self.everyone_on(squares).is_empty();
        match effect.zone {
            Zone::Room => {
                for (room, &squares) in board.rooms().iter().enumerate() {
                    let own = board.room_of(at) == room as u8;
                    if !own && !squares.and(board.see(at)).is_empty() && hit(squares) {
                        squares.iter().take(1).for_each(|s| each(Action::Room(s)));
                    }
                }
            }
            Zone::SquareNext => {
                board.near(at).iter().filter(|s| hit(s.bit())).for_each(|s| each(Action::At(s)))
            }
            Zone::SquareSeen => {
                board.see(at).iter().filter(|s| hit(s.bit())).for_each(|s| each(Action::At(s)))
            }
            Zone::Flame => {
                for dir in 0..4 {
                    let (near, far) = self.line(at, dir);
                    near.iter().chain(far.iter()).filter(|s| hit(s.bit())).for_each(|s| each(Action::At(s)));
                }
            }
            Zone::Vortex => {
                for square in board.see(at).without(at.bit()).iter() {
                    let shot = Shot { spot: square, ..*shot };
                    if !self.candidates(effect, EffectSet::default(), at, &shot).is_empty() {
                        each(Action::At(square));
                    }
                }
            }
            _ => {}
        }
    }

    /// Could the effect hit anybody, fired from `at`?
    pub(crate) fn usable(&self, effect: &Effect, joined: EffectSet, at: Sq, shot: &Shot) -> bool {
        let board = self.board();
        let hit = |squares| !self.everyone_on(squares).is_empty();
        if effect.everyone {
            return match effect.zone {
                Zone::Here => hit(at.bit()),
                Zone::Next | Zone::SquareNext => hit(board.near(at)),
                Zone::SquareSeen => hit(board.see(at)),
                Zone::Room => {
                    let own = board.rooms()[usize::from(board.room_of(at))];
                    hit(board.see(at).without(own))
                }
                Zone::Flame => hit(board.straight(at, 2)),
                _ => false,
            };
        }
        if effect.zone == Zone::Vortex && !shot.spot.is_on() {
            let mut any = false;
            self.spots(effect, at, shot, |_| any = true);
            return any;
        }
        !self.candidates(effect, joined, at, shot).is_empty()
    }
}

impl Shot {
    /// Targets of these effects together.
    fn hit_by(&self, effects: EffectSet) -> TargetSet {
        effects.iter().fold(TargetSet::NONE, |set, i| set.or(self.hits[i]))
    }

    /// The figure the chain of T.H.O.R. has come to; a spawnpoint ends it (ADR-DOM-6).
    fn last_link(&self) -> Option<engine::Seat> {
        self.hits.iter().rev().find(|set| !set.is_empty()).and_then(|set| set.seats().next())
    }
}
