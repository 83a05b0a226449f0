//! What lies and stands in the areas: terrain, supplies, weapons, figures for each marine.

use doom2004::place::{Area, Encounter, Figure, Obstacle, ObstacleKind, PlacedPiece, Teleporter, Token};
use doom2004::place::{Effect, PlacedEffect};
use doom2004::{AmmoKind, Colour, InvaderKind, KeyColour, TokenKind, WeaponKind};
use skirmish::{Extent, Mark, Mood, Pos, Prose, Text, Wording};

use super::areas::{Plan, Purpose};
use super::floor::Room;
use crate::luck::Luck;
use crate::order::{Hardness, Order};
use crate::texts;

/// What each kind of invader is worth, in the order of the sheet.
const WORTH: [usize; 8] = [2, 1, 3, 4, 6, 6, 7, 12];
const BULLETS: TokenKind = TokenKind::Ammo(AmmoKind::Bullets);
const ROCKETS: TokenKind = TokenKind::Ammo(AmmoKind::Rockets);
const CELLS: TokenKind = TokenKind::Ammo(AmmoKind::Cells);
/// Of pillars, goo and barrels so many are laid at most.
const PILLARS: usize = 6;
const GOO: usize = 4;
const BARRELS: usize = 4;

/// The areas of a plan while they are being filled.
pub(super) struct Fill<'a> {
    pub(super) plan: &'a Plan,
    pub(super) order: &'a Order,
    pub(super) mood: Mood,
    pub(super) luck: &'a mut Luck,
    /// How much the invader has, in hundredths of the usual.
    pub(super) pressure: usize,
    pub(super) areas: Vec<Area>,
    pub(super) rooms: Vec<Room>,
    /// Figures of each colour and kind that are left in the box.
    figures: [[usize; 8]; 3],
    /// Tokens that are left in the box.
    tokens: Vec<(TokenKind, u32)>,
}

/// A text of a file, in the language of the order. The file does not say which that is: everybody reads the same.
pub(super) fn text(words: String) -> Text {
    let texts = [(codex::Lang::En.code().to_owned(), words)].into_iter().collect();
    Text { prose: Prose::Own(Wording(texts)), mark: Mark::default() }
}

/// The name of an area.
pub(super) fn area_id(zone: usize) -> String {
    format!("A{zone}")
}

impl<'a> Fill<'a> {
    /// The pieces in their areas, and nothing on them yet.
    pub(super) fn new(
        plan: &'a Plan,
        order: &'a Order,
        (mood, boss): (Mood, Option<InvaderKind>),
        pressure: usize,
        luck: &'a mut Luck,
    ) -> Fill<'a> {
        let area = |(number, zone): (usize, &super::areas::Zone)| {
            let mut area = Area::empty(area_id(number));
            let laid = zone.pieces.iter().map(|&piece| plan.board.laid[piece]);
            area.pieces = laid
                .map(|laid| PlacedPiece {
                    piece: laid.piece,
                    at: laid.at,
                    turn: laid.turn,
                    mark: Mark::default(),
                })
                .collect();
            area
        };
        // One of the boss's kind is left for the boss, whoever plays.
        let stock = |kind: InvaderKind| usize::from(kind.sheet().figures) - usize::from(Some(kind) == boss);
        let figures = [InvaderKind::ALL.map(stock); 3];
        Fill {
            areas: plan.zones.iter().enumerate().map(area).collect(),
            rooms: (0..plan.zones.len()).map(|zone| Room::new(plan, zone)).collect(),
            figures,
            tokens: TokenKind::equipment().map(|kind| (kind, kind.in_box())).collect(),
            plan,
            order,
            mood,
            luck,
            pressure,
        }
    }

    fn purpose(&self, zone: usize) -> Purpose {
        self.plan.zones[zone].purpose
    }

    /// What is read out when the areas are revealed.
    pub(super) fn tell(&mut self, goal: &str) {
        for zone in 1..self.areas.len() {
            let purpose = self.purpose(zone);
            let line = 1 + self.luck.below(2);
            if purpose != Purpose::Passage || self.luck.percent(50) {
                let word = if purpose == Purpose::Goal { goal } else { purpose.word() };
                let words = texts::said(self.order.lang, &format!("workshop-d04-area-{word}-{line}"));
                self.areas[zone].text = Some(text(words));
            }
        }
    }

    /// Pillars, goo, barrels and what else makes a floor a place.
    pub(super) fn terrain(&mut self) {
        let (mut pillars, mut goo, mut barrels) = (PILLARS, GOO, BARRELS);
        for zone in 0..self.areas.len() {
            let purpose = self.purpose(zone);
            if purpose != Purpose::Start && self.luck.percent(75) {
                pillars = self.pillars(zone, pillars);
            }
            let wet = matches!(self.mood, Mood::Works | Mood::Hell | Mood::Ash);
            let often = if wet { 45 } else { 20 };
            if zone > 0 && purpose != Purpose::Passage && goo > 0 && self.luck.percent(often) {
                goo -= usize::from(self.flat(zone, ObstacleKind::Goo));
            }
            let explosive = matches!(purpose, Purpose::Hall | Purpose::Nest | Purpose::Goal);
            for _ in 0..self.luck.below(3) {
                if explosive && barrels > 0 {
                    barrels -= usize::from(self.barrel(zone));
                }
            }
        }
        // Somebody did not get away.
        if self.luck.percent(60) {
            let zone = self.luck.below(self.areas.len());
            self.flat(zone, ObstacleKind::Body);
        }
    }

    fn lay(&mut self, zone: usize, kind: ObstacleKind, at: Extent) {
        self.areas[zone].obstacles.push(Obstacle { kind, at, mark: Mark::default() });
    }

    /// Pillars in the same place on all sides of a room; how many are left.
    fn pillars(&mut self, zone: usize, left: usize) -> usize {
        let room = &self.rooms[zone];
        let deep = room.deep();
        let Some(first) = self.luck.pick(&deep) else { return left };
        let mut places: Vec<Pos> = Vec::new();
        for pos in room.mirrors(first) {
            let apart = |other: &Pos| other.x.abs_diff(pos.x).max(other.y.abs_diff(pos.y)) >= 3;
            if deep.contains(&pos) && places.iter().all(apart) {
                places.push(pos);
            }
        }
        if places.len() > left {
            return left;
        }
        for &pos in &places {
            if self.rooms[zone].block(pos.into()) {
                self.lay(zone, ObstacleKind::Blocking, pos.into());
            }
        }
        left - places.len()
    }

    fn flat(&mut self, zone: usize, kind: ObstacleKind) -> bool {
        let at = self.rooms[zone].pair(self.luck);
        at.map(|at| self.lay(zone, kind, at)).is_some()
    }

    fn barrel(&mut self, zone: usize) -> bool {
        let Some(at) = self.rooms[zone].corner(self.luck) else { return false };
        if self.rooms[zone].block(at.into()) {
            self.lay(zone, ObstacleKind::Barrel, at.into());
            return true;
        }
        false
    }

    /// Keys in the middle of their rooms.
    pub(super) fn keys(&mut self) {
        for zone in 0..self.areas.len() {
            for key in self.plan.zones[zone].keys.clone() {
                if let Some(at) = self.rooms[zone].middle() {
                    self.drop_at(zone, TokenKind::Key(key), at);
                }
            }
        }
    }

    fn drop_at(&mut self, zone: usize, kind: TokenKind, at: Pos) {
        self.areas[zone].tokens.push(Token { kind, at, mark: Mark::default() });
    }

    /// Lays a token down, if the box has one and the area a space.
    fn supply(&mut self, zone: usize, kind: TokenKind) {
        let Some(left) = self.tokens.iter_mut().find(|(other, left)| *other == kind && *left > 0) else {
            return;
        };
        let Some(at) = self.rooms[zone].thing(self.luck) else { return };
        left.1 -= 1;
        self.drop_at(zone, kind, at);
    }

    /// What every marine begins with is not in the box any more.
    pub(super) fn give(&mut self, kit: &[TokenKind]) {
        for kind in kit {
            for (_, left) in self.tokens.iter_mut().filter(|(other, _)| other == kind) {
                *left = left.saturating_sub(3);
            }
        }
    }

    /// Ammo, health, armour and weapons: what a purpose promises, better weapons farther in.
    pub(super) fn supplies(&mut self) {
        let easy = self.order.difficulty;
        let mut racks = vec![
            WeaponKind::RocketLauncher,
            WeaponKind::ChainGun,
            WeaponKind::Chainsaw,
            WeaponKind::MachineGun,
        ];
        for zone in 0..self.areas.len() {
            let (sure, perhaps): (&[TokenKind], &[(TokenKind, usize)]) = match self.purpose(zone) {
                Purpose::Start => (&[BULLETS, BULLETS], &[(TokenKind::Armour, 50), (TokenKind::Health, 30)]),
                Purpose::Passage => {
                    (&[], &[(BULLETS, 60), (TokenKind::Health, 25), (TokenKind::Adrenaline, 15)])
                }
                Purpose::Nest => (
                    &[BULLETS],
                    &[(TokenKind::Health, 55), (TokenKind::Berserk, 30), (TokenKind::Armour, 30)],
                ),
                Purpose::Store => (
                    &[BULLETS, TokenKind::Health],
                    &[(TokenKind::Armour, 60), (ROCKETS, 50), (TokenKind::Adrenaline, 35)],
                ),
                Purpose::Armoury => {
                    (&[TokenKind::Armour, TokenKind::Health], &[(TokenKind::Armour, 40), (BULLETS, 50)])
                }
                Purpose::Hall => {
                    (&[BULLETS], &[(TokenKind::Health, 45), (ROCKETS, 45), (TokenKind::Armour, 30)])
                }
                Purpose::Goal => (&[BULLETS, TokenKind::Health], &[(ROCKETS, 50), (TokenKind::Armour, 40)]),
            };
            sure.iter().for_each(|&kind| self.supply(zone, kind));
            for &(kind, often) in perhaps {
                if self.luck.percent(easy.of_marines(often)) {
                    self.supply(zone, kind);
                }
            }
            match self.purpose(zone) {
                Purpose::Armoury => {
                    let (weapon, ammo) = self
                        .luck
                        .pick(&[
                            (WeaponKind::Bfg, CELLS),
                            (WeaponKind::PlasmaGun, CELLS),
                            (WeaponKind::RocketLauncher, ROCKETS),
                        ])
                        .unwrap_or((WeaponKind::PlasmaGun, CELLS));
                    self.supply(zone, TokenKind::Weapon(weapon));
                    (0..3).for_each(|_| self.supply(zone, ammo));
                }
                Purpose::Hall | Purpose::Store => {
                    if let Some(weapon) = racks.pop() {
                        self.supply(zone, TokenKind::Weapon(weapon));
                    }
                }
                _ => {}
            }
        }
    }

    /// Ducts in nooks that lead to each other, a pair of teleporters, and something to find.
    pub(super) fn wonders(&mut self) {
        let mut ducts: Vec<(usize, Pos)> = Vec::new();
        for zone in 1..self.areas.len() {
            if ducts.len() < 4
                && self.luck.percent(60)
                && let Some(at) = self.rooms[zone].nook(self.luck)
            {
                ducts.push((zone, at));
            }
        }
        if ducts.len() > 1 {
            ducts.iter().for_each(|&(zone, at)| self.areas[zone].ducts.push((at, Mark::default())));
        }
        self.teleporters();
        let finds: Vec<usize> =
            (1..self.areas.len()).filter(|&zone| self.purpose(zone) != Purpose::Passage).collect();
        for _ in 0..1 + self.luck.below(2) {
            let Some(zone) = self.luck.pick(&finds) else { return };
            let Some(at) = self.rooms[zone].thing(self.luck) else { continue };
            let line = 1 + self.luck.below(3);
            let gift = match line {
                1 => vec![TokenKind::Armour],
                2 => vec![BULLETS, ROCKETS],
                _ => vec![TokenKind::Health],
            };
            let words = texts::said(self.order.lang, &format!("workshop-d04-find-{line}"));
            let effects = [Effect::Say(text(words)), Effect::Give(gift)]
                .map(|effect| PlacedEffect { effect, mark: Mark::default() });
            let known =
                self.areas.iter().flat_map(|area| &area.encounters).any(|other| other.effects == effects);
            if !known {
                self.areas[zone].encounters.push(Encounter {
                    at,
                    effects: effects.into(),
                    mark: Mark::default(),
                });
            }
        }
    }

    /// A short cut between two areas that no locked door parts.
    fn teleporters(&mut self) {
        let open = self.plan.reach(|gate| self.plan.gates[gate].key.is_some());
        let mut ends: Vec<usize> =
            open.into_iter().filter(|&zone| zone > 0 && self.plan.has_room(zone)).collect();
        ends.sort_by_key(|&zone| self.plan.zones[zone].depth);
        let (Some(&near), Some(&far)) = (ends.first(), ends.last()) else { return };
        if self.plan.zones[far].depth < self.plan.zones[near].depth + 2 || !self.luck.percent(50) {
            return;
        }
        let places = [near, far].map(|zone| (zone, self.rooms[zone].thing(self.luck)));
        if let [(one, Some(here)), (other, Some(there))] = places {
            let colour = KeyColour::ALL[self.luck.below(3)];
            for (zone, at) in [(one, here), (other, there)] {
                self.areas[zone].teleporters.push(Teleporter { colour, at, mark: Mark::default() });
            }
        }
    }

    /// Places a figure for a marine, or for any of them.
    pub(super) fn station(
        &mut self,
        zone: usize,
        kind: InvaderKind,
        colour: Option<Colour>,
    ) -> Option<&mut Figure> {
        let at = self.rooms[zone].figure(kind, self.luck)?;
        self.areas[zone].figures.push(Figure { kind, colour, at, tag: None, mark: Mark::default() });
        self.areas[zone].figures.last_mut()
    }

    /// Figures for each marine: as many as purpose and distance ask for, and as the box has.
    pub(super) fn garrison(&mut self) {
        for zone in 1..self.areas.len() {
            let share = match self.purpose(zone) {
                Purpose::Start => 0,
                Purpose::Passage => 45,
                Purpose::Armoury => 60,
                Purpose::Store => 70,
                Purpose::Hall => 100,
                Purpose::Nest => 110,
                Purpose::Goal => 130,
            };
            let depth = self.plan.zones[zone].depth.min(5);
            let tenths = (25 + 10 * depth) * share * self.pressure / 10_000;
            let worth = self.order.difficulty.of_invader(tenths) / 10;
            for colour in Colour::ALL {
                self.squad(zone, colour, worth.max(usize::from(self.purpose(zone) != Purpose::Passage)));
            }
        }
    }

    /// Figures of one colour that are worth so much together.
    fn squad(&mut self, zone: usize, colour: Colour, worth: usize) {
        let mut left = worth;
        while left > 0 && self.rooms[zone].room() > 2 {
            let kinds: Vec<InvaderKind> = self
                .palette(zone)
                .iter()
                .copied()
                .filter(|kind| {
                    WORTH[kind.index()] <= left + 1 && self.figures[colour.index()][kind.index()] > 0
                })
                .collect();
            let Some(kind) = self.luck.pick(&kinds) else { return };
            if self.station(zone, kind, Some(colour)).is_none() {
                return;
            }
            self.figures[colour.index()][kind.index()] -= 1;
            left = left.saturating_sub(WORTH[kind.index()]);
        }
    }

    /// Who lives there: what a purpose asks for, the worst farther in.
    fn palette(&self, zone: usize) -> &'static [InvaderKind] {
        use InvaderKind::{Archvile, Demon, HellKnight, Imp, Mancubus, Trite, Zombie};
        let hard = self.order.difficulty == Hardness::Hard;
        match (self.purpose(zone), self.plan.zones[zone].depth + usize::from(hard)) {
            (Purpose::Nest, _) => &[Trite, Trite, Trite, Zombie, Imp],
            (Purpose::Passage, 0..=2) => &[Zombie, Zombie, Imp],
            (Purpose::Passage, _) => &[Zombie, Imp, Demon],
            (Purpose::Goal, _) => &[Imp, Demon, Archvile, Mancubus, HellKnight],
            (_, 0 | 1) => &[Zombie, Zombie, Imp, Trite],
            (_, 2) => &[Zombie, Imp, Imp, Demon, Trite],
            (_, 3) => &[Imp, Demon, Archvile, Zombie],
            _ => &[Imp, Demon, Archvile, Mancubus, HellKnight],
        }
    }
}
