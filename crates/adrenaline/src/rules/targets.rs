//! Who can be hit: zones as sets of squares, targets as sets of figures and spawnpoints.

use crate::reason::{Reason, unless};
use crate::state::Firing;
use crate::weapon::{Effect, EffectSet, Hook, Zone};
use crate::{Action, Colour, Sq, SquareSet, State, TargetSet};

/// Figures on these squares, killed ones too (ADR-SHOOT-3), without the active player: your own weapon never hurts you
/// (ADR-SHOOT-1).
#[inline]
pub(crate) fn on(state: &State, squares: SquareSet) -> TargetSet {
    let mut set = 0u8;
    for (i, figure) in state.figures.iter().enumerate() {
        set |= u8::from(squares.has(figure.square)) << i;
    }
    TargetSet(set).without(TargetSet::figure(state.turn.seat))
}

/// Spawnpoints on these squares that the active player may damage: in Domination, past the own first turn, once a
/// turn (ADR-DOM-2, ADR-DOM-3, ADR-DOM-16).
#[inline]
pub(crate) fn spawnpoints_on(state: &State, squares: SquareSet) -> TargetSet {
    if !state.setup.domination || !state.actor().seasoned {
        return TargetSet::NONE;
    }
    let open = |c: &Colour| state.turn.tagged >> c.index() & 1 == 0 && squares.has(state.board().spawn(*c));
    Colour::ALL.into_iter().filter(open).fold(TargetSet::NONE, |set, c| set.or(TargetSet::spawnpoint(c)))
}

/// Everything an area effect hits on these squares (ADR-DOM-5).
#[inline]
pub(crate) fn everyone_on(state: &State, squares: SquareSet) -> TargetSet {
    on(state, squares).or(spawnpoints_on(state, squares))
}

/// Targets that an effect may pick from, fired from `at` (ADR-SHOOT-11), as the figures stand when it is carried out
/// (ADR-SHOOT-7). `joined` are the effects carried out with it.
pub(crate) fn candidates(
    state: &State,
    effect: &Effect,
    joined: EffectSet,
    at: Sq,
    shot: &Firing,
) -> TargetSet {
    if effect.hook == Some(Hook::Tripod) {
        return tripod_candidates(state, at, shot);
    }
    let board = state.board();
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
            shot.last_link().map_or(SquareSet::NONE, |who| board.see(state.figure(who).square))
        }
        Zone::Vortex if shot.spot.is_on() => shot.spot.bit().or(board.near(shot.spot)),
        Zone::Vortex => board.squares(),
        Zone::Flame => board.straight(at, 2),
        Zone::Ray => (0..4).fold(SquareSet::NONE, |set, dir| set.or(board.ray(at, dir))),
    };
    let mut targets = on(state, squares);
    // A point more for somebody already hit, or for one target, is nothing for a spawnpoint (ADR-DOM-17); marks
    // neither (ADR-DOM-3).
    let bonus = joined.iter().any(|i| shot.weapon.card().effects[i].bonus > 0);
    if effect.damage > 0 && !effect.bonus_only && !bonus {
        // What is dragged must be seen, because it does not move (ADR-DOM-4).
        let squares = if effect.drag.is_some() { squares.and(seen) } else { squares };
        targets = targets.or(spawnpoints_on(state, squares));
    }
    targets = targets.without(shot.hit_by(effect.unlike));
    if effect.among != EffectSet::default() {
        targets = targets.and(shot.hit_by(effect.among).figures());
    }
    targets
}

/// May an effect hit exactly these of its candidates (ADR-SHOOT-6, ADR-W-FLAME-1, ADR-W-RAIL-1, ADR-W-SHOCK-1)?
pub(crate) fn fits(state: &State, effect: &Effect, set: TargetSet, at: Sq, shot: &Firing) -> bool {
    let board = state.board();
    let on = |squares| everyone_on(state, squares).and(set);
    if effect.hook == Some(Hook::Tripod) {
        // One that was hit, one that was not (ADR-W-MG-3).
        let (old, new) = (set.and(shot.hits[0]), set.without(shot.hits[0]));
        return old.len() <= 1 && new.len() <= 1;
    }
    match effect.zone {
        Zone::NextApart => board.near(at).iter().all(|s| on(s.bit()).len() <= 1),
        Zone::Flame => (0..4).any(|dir| {
            let (near, far) = line(state, at, dir);
            set.within(on(near).or(on(far))) && on(near).len() <= 1 && on(far).len() <= 1
        }),
        Zone::Ray => (0..4).any(|dir| set.within(on(board.ray(at, dir)))),
        _ => true,
    }
}

/// The first and the second square straight ahead; both steps must be legal (ADR-W-FLAME-1). The own square is not
/// among them, and nobody asks whether they are seen (ADR-W-FLAME-4).
pub(crate) fn line(state: &State, at: Sq, dir: usize) -> (SquareSet, SquareSet) {
    let board = state.board();
    let near = board.next(at, dir);
    if !near.is_on() {
        return (SquareSet::NONE, SquareSet::NONE);
    }
    (near.bit(), board.next(near, dir).bit())
}

/// A basic target without the focus shot, or a seen target that was not one (ADR-W-MG-3); the focus shot need not have
/// been bought (ADR-W-MG-5).
fn tripod_candidates(state: &State, at: Sq, shot: &Firing) -> TargetSet {
    let basic = shot.hits[0];
    let again = basic.figures().without(shot.hits[1]);
    let seen = state.board().see(at);
    let new = on(state, seen).or(spawnpoints_on(state, seen)).without(basic);
    again.or(new)
}

/// Squares that an effect with an area can be aimed at; of a room its first square stands for it (ADR-SEE-1).
#[inline]
fn spot_zone(state: &State, effect: &Effect, at: Sq) -> SquareSet {
    let board = state.board();
    match effect.zone {
        Zone::SquareNext => board.near(at),
        Zone::SquareSeen => board.see(at),
        Zone::Flame => board.straight(at, 2),
        Zone::Vortex => board.see(at).without(at.bit()),
        Zone::Room => {
            let (own, seen) = (board.room_of(at), board.see(at));
            let others = (0..)
                .zip(board.rooms())
                .filter(|&(room, squares)| room != own && !squares.and(seen).is_empty());
            others.filter_map(|(_, squares)| squares.iter().next()).collect()
        }
        _ => SquareSet::NONE,
    }
}

/// Would an effect with an area hit anybody there (ADR-SHOOT-11)?
#[inline]
fn spot_hits(state: &State, effect: &Effect, at: Sq, shot: &Firing, spot: Sq) -> bool {
    let hit = |squares| !everyone_on(state, squares).is_empty();
    match effect.zone {
        Zone::Room => hit(state.board().rooms()[usize::from(state.board().room_of(spot))]),
        Zone::Vortex => {
            let shot = Firing { spot, ..*shot };
            !candidates(state, effect, EffectSet::default(), at, &shot).is_empty()
        }
        _ => hit(spot.bit()),
    }
}

/// The squares or rooms for an effect with an area (ADR-SHOOT-11).
#[inline]
pub(crate) fn spots(state: &State, effect: &Effect, at: Sq, shot: &Firing, mut each: impl FnMut(Action)) {
    let zone = spot_zone(state, effect, at);
    let hits = |spot: &Sq| spot_hits(state, effect, at, shot, *spot);
    match effect.zone {
        Zone::Room => zone.iter().filter(hits).for_each(|s| each(Action::Room(s))),
        Zone::Flame => {
            for dir in 0..4 {
                let (near, far) = line(state, at, dir);
                near.iter().chain(far.iter()).filter(hits).for_each(|s| each(Action::At(s)));
            }
        }
        _ => zone.iter().filter(hits).for_each(|s| each(Action::At(s))),
    }
}

/// May the present effect be aimed at this square or room (ADR-SHOOT-11, ADR-SEE-1)?
pub(crate) fn may_aim(state: &State, action: Action) -> Result<(), Reason> {
    let (effect, at, shot) = (state.shot.lead(), state.actor().square, &state.shot);
    let spot = match action {
        Action::Room(spot) if effect.zone == Zone::Room => spot,
        Action::At(spot) if effect.zone != Zone::Room => spot,
        _ => return Err(Reason::SquareUnfit),
    };
    let fits = spot_zone(state, effect, at).has(spot) && spot_hits(state, effect, at, shot, spot);
    unless(fits, Reason::SquareUnfit)
}

/// The sets of targets that the present effect can hit (ADR-SHOOT-6).
pub(crate) fn choices(state: &State) -> impl Iterator<Item = TargetSet> {
    let (effect, at, shot) = (state.shot.lead(), state.actor().square, &state.shot);
    let all = candidates(state, effect, shot.now, at, shot);
    all.subsets(effect.most).filter(move |&set| fits(state, effect, set, at, shot))
}

/// May the present effect hit exactly these targets (ADR-SHOOT-6)?
pub(crate) fn may_hit(state: &State, set: TargetSet) -> Result<(), Reason> {
    let (effect, at, shot) = (state.shot.lead(), state.actor().square, &state.shot);
    if !set.within(candidates(state, effect, shot.now, at, shot)) {
        return Err(out_of_reach(state, effect, set));
    }
    unless(!set.is_empty(), Reason::ChooseTarget)?;
    unless(set.len() <= u32::from(effect.most), Reason::TooManyTargets)?;
    unless(fits(state, effect, set, at, shot), Reason::TargetsTogether)
}

/// Why not all of these are candidates (ADR-SHOOT-1, ADR-SPAWN-2, ADR-DOM-2, ADR-DOM-3, ADR-DOM-17, ADR-SEE-1).
pub(crate) fn out_of_reach(state: &State, effect: &Effect, set: TargetSet) -> Reason {
    let spawnpoints = !set.spawnpoints().is_empty();
    let tagged = |colour: Colour| state.turn.tagged >> colour.index() & 1 != 0;
    if set.has(state.turn.seat) {
        Reason::TargetYourself
    } else if !set.figures().within(on(state, state.board().squares())) {
        Reason::TargetAbsent
    } else if spawnpoints && !state.setup.domination {
        Reason::SpawnpointMode
    } else if spawnpoints && !state.actor().seasoned {
        Reason::SpawnpointFirstTurn
    } else if set.colours().any(tagged) {
        Reason::SpawnpointTagged
    } else if spawnpoints && (effect.damage == 0 || effect.bonus_only) {
        Reason::SpawnpointBonus
    } else if set.len() > u32::from(effect.most) {
        Reason::TooManyTargets
    } else if spawnpoints {
        Reason::SpawnpointOutOfZone
    } else {
        use Zone::{Seen, SeenByLast, SeenElsewhere, SeenFar, Unseen};
        match effect.zone {
            Seen | SeenFar | SeenElsewhere | Unseen | SeenByLast => Reason::TargetSight,
            _ => Reason::TargetOutOfZone,
        }
    }
}

/// Could the effect hit anybody, fired from `at` (ADR-SHOOT-2, ADR-SHOOT-11)?
pub(crate) fn usable(state: &State, effect: &Effect, joined: EffectSet, at: Sq, shot: &Firing) -> bool {
    let board = state.board();
    let hit = |squares| !everyone_on(state, squares).is_empty();
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
        spots(state, effect, at, shot, |_| any = true);
        return any;
    }
    !candidates(state, effect, joined, at, shot).is_empty()
}
