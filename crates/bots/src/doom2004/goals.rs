//! Where a marine wants to go: goals he knows of, keys, doors nobody has opened, and things worth a detour.

use ::doom2004::place::{DoorId, Goal, Prize, SpaceId};
use ::doom2004::state::Thing;
use ::doom2004::{AmmoKind, Marine, State, TokenKind, WeaponKind};

use super::paths::{FAR, JAMMED, Walker, doors, is_closed, spread};

/// Where a marine wants to go, and how much.
#[derive(Debug)]
pub(super) struct Aims {
    /// Points to the goal by space, less what lies on the way there is worth.
    pub(super) field: Vec<i32>,
    /// Points to the goal alone.
    pub(super) bare: Vec<i32>,
    /// He need not come nearer than this.
    pub(super) near: i32,
    /// Closed doors that nobody has looked behind.
    pub(super) unopened: Vec<DoorId>,
    /// Teleporters that nobody has used.
    pub(super) portals: Vec<SpaceId>,
    /// What a point is worth, in hundredths of a wound.
    pub(super) step: i32,
}

/// What stands in the way: points that it takes to kill it.
fn tolls(state: &State) -> Vec<i32> {
    let arena = state.arena();
    let mut tolls = vec![0; arena.spaces().len()];
    for (_, figure) in state.figures.iter() {
        let sheet = figure.kind.sheet();
        let toll = 1 + i32::from(sheet.armour) * i32::from(sheet.wounds.saturating_sub(figure.wounds)) / 2;
        // Nobody can block a teleporter (D04-TFRAG-1).
        let cells =
            arena.cells(figure.footing()).iter().filter(|&&cell| arena.space(cell).teleporter.is_none());
        cells.for_each(|cell| tolls[cell.index()] += toll);
    }
    state.blocking().iter().for_each(|space| tolls[space] = FAR);
    for (_, barrel) in state.barrels() {
        tolls[barrel.index()] = FAR;
    }
    state.goo().iter().for_each(|space| tolls[space] += 3);
    tolls
}

impl Aims {
    pub(super) fn new(state: &State, who: u8, step: i32, mate: i32) -> Aims {
        let tolls = tolls(state);
        let toll = |space: SpaceId| tolls[space.index()];
        let mut seeds = Seeds { state, who, mate, list: Vec::new(), hold: false, near: 0, toll: &toll };
        seeds.goals();
        let sought = seeds.list.is_empty() && !seeds.hold;
        seeds.keys(sought);
        let (mut unopened, mut portals) = (Vec::new(), Vec::new());
        if seeds.list.is_empty() && !seeds.hold {
            (unopened, portals) = seeds.explore();
        }
        let Seeds { list, near, .. } = seeds;
        let spaces = state.arena().spaces().len();
        let bare = if list.is_empty() { vec![0; spaces] } else { spread(state, Walker::Marine, &list, toll) };
        let step = step * hurry(state) / 100;
        let things: Vec<(SpaceId, i32)> = state
            .floor
            .iter()
            .filter(|lying| bare[lying.at.index()] < FAR)
            .filter_map(|lying| {
                let worth = worth(state, who, lying.thing);
                (worth > 0).then(|| (lying.at, bare[lying.at.index()] - worth / step.max(1)))
            })
            .collect();
        let mut field = bare.clone();
        if !things.is_empty() {
            let detour = spread(state, Walker::Marine, &things, toll);
            field.iter_mut().zip(detour).for_each(|(field, detour)| *field = detour.min(*field));
        }
        Aims { field, bare, near, unopened, portals, step }
    }

    /// What it is worth to stand here.
    pub(super) fn worth(&self, space: SpaceId) -> i32 {
        let field = self.field[space.index()].clamp(-50, 500);
        // Nearer than need be he would be in the way of others.
        let crowding = (self.near - self.bare[space.index()]).max(0);
        -self.step * (field.max(self.near) + crowding)
    }
}

/// How much quicker than usual it must go, in per cent: the clock of the scenario.
fn hurry(state: &State) -> i32 {
    match state.arena().scenario().timer {
        Some(timer) if 2 * state.turn.round > u16::from(timer) => 300,
        Some(_) => 200,
        None => 100,
    }
}

/// The places to go to.
struct Seeds<'a, T> {
    state: &'a State,
    who: u8,
    /// A mate who is nearer goes for it; these points are added for everybody else.
    mate: i32,
    list: Vec<(SpaceId, i32)>,
    /// There is nothing to go for: hold out.
    hold: bool,
    near: i32,
    toll: &'a T,
}

impl<T: Fn(SpaceId) -> i32> Seeds<'_, T> {
    fn put(&mut self, space: SpaceId, points: i32) {
        if self.state.is_revealed(space) {
            self.list.push((space, points));
        }
    }

    fn goals(&mut self) {
        let state = self.state;
        let arena = state.arena();
        for (n, placed) in arena.scenario().goals.iter().enumerate() {
            if state.is_met(n, placed.goal) {
                continue;
            }
            match placed.goal {
                Goal::Leave(door) => self.exit(door),
                Goal::Carry(item, door) => {
                    if state.marine(self.who).items.has(item) {
                        self.exit(door);
                    } else if let Some(carrier) = state.marines.iter().find(|marine| marine.items.has(item)) {
                        // Help the one who carries it.
                        carrier.space().into_iter().for_each(|space| self.put(space, 0));
                        self.near = 3;
                    } else {
                        self.things(|thing| thing == Thing::Item(item));
                    }
                }
                Goal::Kill(tag) => {
                    let prey = state.figures.iter().filter(|(_, figure)| figure.tag == Some(tag));
                    for (_, figure) in prey {
                        arena.cells(figure.footing()).iter().for_each(|&cell| self.put(cell, 0));
                        self.near = 2;
                    }
                }
                Goal::Clear(area) if state.knows(area) => {
                    let cells = state.area_spaces(area);
                    for (_, figure) in
                        state.figures.iter().filter(|(_, figure)| cells.contains(figure.at.index()))
                    {
                        self.put(figure.at, 0);
                        self.near = 2;
                    }
                }
                Goal::Reach(pos) => {
                    if let Some(space) = arena.at(pos) {
                        self.put(space, 0);
                    }
                }
                Goal::ReachArea(area) | Goal::Gather(area) if state.knows(area) => {
                    state.area_spaces(area).iter().for_each(|space| self.put(SpaceId(space as u16), 0));
                }
                Goal::Survive(_) => self.hold = true,
                Goal::Take(Prize::Token(token)) => self.things(|thing| thing == Thing::Token(token)),
                Goal::Take(Prize::Item(item)) => self.things(|thing| thing == Thing::Item(item)),
                Goal::Clear(_) | Goal::ReachArea(_) | Goal::Gather(_) => {}
            }
        }
    }

    /// An exit that is known and unlocked.
    fn exit(&mut self, door: DoorId) {
        let state = self.state;
        if state.door_is_known(door) && state.is_unlocked(door) {
            let points = if is_closed(state, door) { 3 } else { 1 };
            state.arena().door(door).spaces.iter().for_each(|&space| self.put(space, points));
        }
    }

    /// Things on the floor; whoever is nearest goes for them.
    fn things(&mut self, wanted: impl Fn(Thing) -> bool) {
        for lying in self.state.floor.iter().filter(|lying| wanted(lying.thing)) {
            self.list.push((lying.at, self.share(lying.at)));
        }
    }

    /// Points to be added because a mate is nearer.
    fn share(&self, space: SpaceId) -> i32 {
        let state = self.state;
        if state.standing().count() < 2 {
            return 0;
        }
        let far = spread(state, Walker::Marine, &[(space, 0)], self.toll);
        let mine = state.marine(self.who).space().map_or(FAR, |at| far[at.index()]);
        let nearer = state.standing().any(|(mate, at)| (far[at.index()], mate) < (mine, self.who));
        if nearer { self.mate } else { 0 }
    }

    /// Keys: those for a door that is known, or all while nothing better is known.
    fn keys(&mut self, sought: bool) {
        let state = self.state;
        let locks = |key| {
            let locked = |&door: &DoorId| {
                let plan = state.arena().door(door);
                plan.key == Some(key) && state.door_is_known(door) && !state.is_unlocked(door)
            };
            doors(state).filter(locked).any(|door| is_closed(state, door))
        };
        self.things(|thing| match thing {
            Thing::Token(TokenKind::Key(key)) => sought && (locks(key) || !state.keys.has(key)),
            _ => false,
        });
    }

    /// Doors that nobody has looked through, and teleporters whose other end is unknown.
    fn explore(&mut self) -> (Vec<DoorId>, Vec<SpaceId>) {
        let state = self.state;
        let arena = state.arena();
        let (mut unopened, mut portals) = (Vec::new(), Vec::new());
        for door in doors(state) {
            let plan = arena.door(door);
            let hidden = plan.spaces.iter().any(|&space| !state.is_revealed(space));
            let closed = is_closed(state, door);
            if hidden && state.door_is_known(door) && (!closed || state.is_unlocked(door)) {
                let wait = match (closed, state.can_work(door)) {
                    (false, _) => 1,
                    (true, true) => {
                        unopened.push(door);
                        2
                    }
                    (true, false) => JAMMED,
                };
                let share = plan.spaces.iter().find(|&&space| state.is_revealed(space));
                let share = share.map_or(0, |&space| self.share(space));
                plan.spaces.iter().for_each(|&space| self.put(space, wait + share));
            }
        }
        for space in arena.spaces().filter(|&space| state.is_revealed(space)) {
            let ends = arena.space(space).teleporter.map(|colour| arena.teleporters(colour));
            if ends.is_some_and(|ends| ends.iter().filter(|&&end| state.is_revealed(end)).count() < 2) {
                let share = self.share(space);
                self.put(space, 1 + share);
                portals.push(space);
            }
        }
        (unopened, portals)
    }
}

/// What a thing on the floor is worth to a marine, in hundredths of a wound.
pub(super) fn worth(state: &State, who: u8, thing: Thing) -> i32 {
    let marine = state.marine(who);
    match thing {
        Thing::Token(token) => token_worth(marine, token),
        Thing::Item(_) => 300,
        Thing::Encounter(_) => 70,
    }
}

fn token_worth(marine: &Marine, token: TokenKind) -> i32 {
    let armed = |ammo: AmmoKind| {
        marine.arms().iter().any(|weapon| weapon.sheet().ammo == Some(ammo) && weapon != WeaponKind::Grenade)
    };
    match token {
        TokenKind::Health => match marine.wounds {
            0 | 1 => 0,
            missing => 90 * i32::from(missing.min(3)),
        },
        TokenKind::Armour => 250,
        TokenKind::Adrenaline => 120,
        TokenKind::Berserk => 60,
        TokenKind::Key(_) => 300,
        TokenKind::Ammo(ammo) => match (armed(ammo), marine.ammo_of(ammo)) {
            (true, 0) => 260,
            (true, 1) => 160,
            (true, 2..=3) => 80,
            (false, 0) => 50,
            _ => 25,
        },
        TokenKind::Weapon(weapon) => {
            if marine.weapons.of(weapon) > 0 {
                return 5;
            }
            let loaded = weapon.sheet().ammo.is_none_or(|ammo| marine.ammo_of(ammo) > 0);
            let worth = match weapon {
                WeaponKind::Bfg => 400,
                WeaponKind::PlasmaGun | WeaponKind::ChainGun => 320,
                WeaponKind::MachineGun => 240,
                WeaponKind::RocketLauncher => 220,
                _ => 150,
            };
            if loaded { worth } else { worth / 2 }
        }
        TokenKind::Encounter | TokenKind::Teleporter(_) | TokenKind::Duct => 0,
    }
}
