//! A position of the game: plain data, small, complete.

use borsh::BorshSerialize;
use engine::{Chance, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tinyvec::ArrayVec;

use crate::action::{Deed, Who};
use crate::frame::{Attack, Frame, Quiet};
use crate::known;
use crate::place::{AreaId, Arena, Barrels, EncounterId, Goals, ItemId, Items, SpaceId, Triggers, Winner};
use crate::rules::equipment::MOST_HELD;
use crate::{
    AmmoKind, Colour, Ground, InvaderCards, InvaderKind, Keys, MarineCardKind, MarineCards, OrderKind, Setup,
    TokenKind, WeaponKind, WeaponSet,
};

pub use crate::figures::{FIGURES, Figure, Figures};
pub use skirmish::{Areas, Doors, FigureId, FigureSet, Seats};

/// The most tokens on the floor at the same time: all of the box, encounters and things of the scenario included.
pub const FLOOR: usize = 108;
/// The deepest that frames can lie on each other.
pub const DEPTH: usize = 40;
/// The most attacks that can be under way, one interrupting the other.
pub const ATTACKS: usize = 12;

/// A position.
#[derive(Clone, PartialEq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct State {
    /// The options of the game.
    pub setup: Setup,
    /// All luck.
    pub chance: Chance,
    /// Marines in playing order.
    pub marines: ArrayVec<[Marine; 3]>,
    /// Invaders on the board.
    pub figures: Figures,
    /// Tokens on the floor of revealed areas.
    pub floor: ArrayVec<[Lying; FLOOR]>,
    /// Revealed areas.
    pub revealed: Areas,
    /// Closed doors.
    pub closed: Doors,
    /// Doors that were smashed: they stay open (D04-INT-43).
    pub smashed: Doors,
    /// Doors that are jammed shut until the invader's next turn (E12).
    pub jammed: Doors,
    /// Security doors that an effect of the scenario has unlocked.
    pub unlocked: Doors,
    /// Keys that have been taken.
    pub keys: Keys,
    /// Barrels that have exploded.
    pub burst: Barrels,
    /// Triggers that have gone off.
    pub fired: Triggers,
    /// Goals that have been met for good.
    pub met: Goals,
    /// The invader's frags.
    pub frags: u8,
    /// The figure that came onto the board last: the next one takes a number after it, so that a log can be followed.
    pub newest: Option<FigureId>,
    /// Invader cards not yet drawn.
    pub deck: InvaderCards,
    /// Invader cards used.
    pub discard: InvaderCards,
    /// The invader's hand.
    pub hand: InvaderCards,
    /// Invader cards that are being carried out (D04-INT-47).
    pub at_work: InvaderCards,
    /// The turn being played.
    pub turn: Turn,
    /// Who has won.
    pub winner: Option<Winner>,
    /// Attacks under way, innermost last.
    pub attacks: ArrayVec<[Attack; ATTACKS]>,
    /// What is being decided, innermost last.
    pub frames: ArrayVec<[Frame; DEPTH]>,
    /// Areas of which is known what they hold: all of them, but in a guess.
    #[borsh(skip)]
    #[serde(default = "known::whole", skip_serializing_if = "known::is_whole")]
    pub known: Areas,
}

skirmish::position!(State = "State", scenario: Arena);

/// Where a marine is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// On the board.
    On(SpaceId),
    /// Fragged on this space; he comes back in his next turn (D04-FRAG-3).
    Fallen(SpaceId),
    /// Left the board for good (D04-WIN-2).
    Left,
}

impl Default for Place {
    fn default() -> Self {
        Place::On(SpaceId(0))
    }
}

/// A marine: figure, bin and cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marine {
    /// His colour.
    pub colour: Colour,
    /// Where he is.
    pub place: Place,
    /// The wounds he has taken.
    pub wounds: u8,
    /// Armour.
    pub armour: u8,
    /// Bullets, rockets and cells.
    pub ammo: [u8; 3],
    /// Weapon tokens.
    pub weapons: Weapons,
    /// Marine cards, open and permanent (D04-SETUP-7).
    pub cards: MarineCards,
    /// His order token.
    pub order: Option<OrderKind>,
    /// Adrenaline tokens.
    pub adrenaline: u8,
    /// Adrenaline tokens taken in the present turn, which cannot be used in it (D04-INT-37).
    pub fresh_adrenaline: u8,
    /// Own turns, the present one included, until berserk ends; 0 without it (D04-EQ-8).
    pub berserk: u8,
    /// Things of the scenario that he carries.
    pub items: Items,
    /// His Backup Plan is used up.
    pub planless: bool,
    /// He has stood on goo since his turn began (D04-INT-27).
    pub in_goo: bool,
    /// How long he does not want to be asked about his guard.
    pub quiet: Option<Quiet>,
}

/// Weapon tokens: how many of each.
///
/// ```
/// use doom2004::{WeaponKind, Weapons};
/// let guns: Weapons = serde_json::from_str(r#"["shotgun", "shotgun"]"#).unwrap();
/// assert_eq!(guns.of(WeaponKind::Shotgun), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize)]
pub struct Weapons([u8; WeaponKind::ALL.len()]);

impl Weapons {
    /// How many of this weapon.
    #[inline]
    pub fn of(&self, weapon: WeaponKind) -> u8 {
        self.0[weapon.index()]
    }
    pub(crate) fn of_mut(&mut self, weapon: WeaponKind) -> &mut u8 {
        &mut self.0[weapon.index()]
    }
    /// Which weapons.
    #[inline]
    pub fn set(&self) -> WeaponSet {
        WeaponKind::ALL.into_iter().filter(|&weapon| self.of(weapon) > 0).collect()
    }
}

impl FromIterator<WeaponKind> for Weapons {
    fn from_iter<I: IntoIterator<Item = WeaponKind>>(weapons: I) -> Self {
        let mut all = Weapons::default();
        for weapon in weapons {
            let tokens = all.of_mut(weapon);
            *tokens = tokens.saturating_add(1);
        }
        all
    }
}

impl schemars::JsonSchema for Weapons {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Weapons".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<WeaponKind>::json_schema(generator)
    }
}

impl Serialize for Weapons {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let tokens = |weapon| std::iter::repeat_n(weapon, usize::from(self.of(weapon)));
        s.collect_seq(WeaponKind::ALL.into_iter().flat_map(tokens))
    }
}

impl<'de> Deserialize<'de> for Weapons {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let list = Vec::<WeaponKind>::deserialize(d)?;
        if list.len() > usize::from(MOST_HELD) * WeaponKind::ALL.len() {
            return Err(serde::de::Error::custom("more weapons than the box has"));
        }
        Ok(list.into_iter().collect())
    }
}

/// Something that can lie on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// Equipment or a key.
    Token(TokenKind),
    /// A thing of the scenario that can be carried.
    Item(ItemId),
    /// An encounter of the scenario.
    Encounter(EncounterId),
}

impl Default for Thing {
    fn default() -> Self {
        Thing::Token(TokenKind::Health)
    }
}

/// A thing on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lying {
    /// Where.
    pub at: SpaceId,
    /// What.
    pub thing: Thing,
}

/// The turn being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The round, from 1.
    pub round: u16,
    /// Whose turn it is: a marine by his place in the order, or the invader after them.
    #[serde(with = "skirmish::seat")]
    pub who: u8,
    /// The action that the marine has declared.
    pub deed: Option<Deed>,
    /// Movement points of the action that are left.
    pub moves: u8,
    /// Movement points of adrenaline that are left.
    pub extra: u8,
    /// Attacks left.
    pub attacks: u8,
    /// An order may still be placed (D04-ACT-5).
    pub order_due: bool,
    /// Weapons used this turn (Storm Drill).
    pub used: WeaponSet,
    /// Red Mist has been used this turn.
    pub misted: bool,
    /// So much more range for ranged attacks this turn (E06).
    pub dark: u8,
    /// So many spaces less this turn (E13).
    pub slow: u8,
    /// Spawn cards that may still be played (D04-INV-4).
    pub spawns: u8,
    /// An invader has been activated this turn.
    pub active: bool,
}

impl State {
    /// The map and what is on it.
    #[inline]
    pub fn arena(&self) -> &Arena {
        self.setup.scenario.place()
    }
    /// The scenario, to be held while the position changes.
    #[inline]
    pub(crate) fn ground(&self) -> Ground {
        self.setup.scenario.clone()
    }
    /// The invader's seat: after the last marine.
    #[inline]
    pub fn invader(&self) -> Seat {
        Seat(self.marines.len() as u8)
    }
    /// Is it the invader's turn?
    #[inline]
    pub fn is_invaders_turn(&self) -> bool {
        usize::from(self.turn.who) >= self.marines.len()
    }
    /// A marine.
    #[inline]
    pub fn marine(&self, who: u8) -> &Marine {
        &self.marines[usize::from(who)]
    }
    #[inline]
    pub(crate) fn marine_mut(&mut self, who: u8) -> &mut Marine {
        &mut self.marines[usize::from(who)]
    }
    /// Marines by their numbers.
    #[inline]
    pub fn marine_ids(&self) -> std::ops::Range<u8> {
        0..self.marines.len() as u8
    }
    /// Marines on the board, with their spaces.
    #[inline]
    pub fn standing(&self) -> impl Iterator<Item = (u8, SpaceId)> + '_ {
        (0..).zip(&self.marines).filter_map(|(who, marine)| marine.space().map(|space| (who, space)))
    }
    /// Is the space laid out?
    #[inline]
    pub fn is_revealed(&self, space: SpaceId) -> bool {
        self.knows(self.arena().space(space).area)
    }
    /// Is the area laid out?
    #[inline]
    pub fn knows(&self, area: AreaId) -> bool {
        self.revealed.has(area)
    }
    /// The wounds that frag a marine: so many he can take (D04-SETUP-6, Iron Frame).
    pub fn full_wounds(&self, who: u8) -> u8 {
        let more: u8 = self.marine(who).cards.iter().map(|card| card.kind().face().wounds).sum();
        self.setup.difficulty.kit(self.setup.marines.len()).wounds + more
    }
    /// The frame that is being decided.
    #[inline]
    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }
    /// Something comes up that is decided first. There is room for all that the box allows (D04-INT-48), and what
    /// scenarios set off waits in line instead of piling up.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        let left_out = self.frames.try_push(frame);
        debug_assert!(left_out.is_none(), "there is room for all that can be pending");
    }
    /// What is being decided goes on.
    #[inline]
    pub(crate) fn set_top(&mut self, frame: Frame) {
        match self.frames.last_mut() {
            Some(top) => *top = frame,
            None => debug_assert!(false, "something is being decided"),
        }
    }
    /// The seat that decides for a figure.
    #[inline]
    pub(crate) fn seat_of(&self, who: Who) -> Seat {
        match who {
            Who::Marine(n) => Seat(n),
            Who::Invader(_) => self.invader(),
        }
    }
    /// Is there such a space on the revealed board?
    pub(crate) fn is_on_board(&self, space: SpaceId) -> bool {
        space.index() < self.arena().spaces().len() && self.is_revealed(space)
    }
    /// What lies on a space.
    pub fn lying(&self, space: SpaceId) -> impl Iterator<Item = Thing> + '_ {
        self.floor.iter().filter(move |lying| lying.at == space).map(|lying| lying.thing)
    }
    pub(crate) fn pick_off_floor(&mut self, space: SpaceId, thing: Thing) {
        if let Some(n) = self.floor.iter().position(|lying| lying.at == space && lying.thing == thing) {
            self.floor.remove(n);
        }
    }
    /// How many figures of a kind are still in the box (D04-SPAWN-4, D04-SPAWN-5), of the colours that play
    /// (D04-SETUP-2).
    pub fn available(&self, kind: InvaderKind) -> usize {
        let used = self.figures.iter().filter(|(_, figure)| figure.kind == kind).count();
        (usize::from(kind.sheet().figures) * self.marines.len()).saturating_sub(used)
    }
    /// The frags that win the game for the invader, if frags do (D04-WIN-1).
    #[inline]
    pub fn frag_limit(&self) -> Option<u8> {
        let marines = self.marines.len();
        let fewer = if self.setup.fewer_frags && marines < 3 { 2 } else { 0 };
        self.arena().scenario().frags.map(|frags| frags[marines - 1].saturating_sub(fewer).max(1))
    }
}

impl Marine {
    /// His space, if he is on the board.
    #[inline]
    pub fn space(&self) -> Option<SpaceId> {
        match self.place {
            Place::On(space) => Some(space),
            Place::Fallen(_) | Place::Left => None,
        }
    }
    /// Does he have a card of this kind?
    #[inline]
    pub fn has(&self, kind: MarineCardKind) -> bool {
        self.cards.has_kind(kind)
    }
    /// His tokens of an ammo.
    #[inline]
    pub fn ammo_of(&self, kind: AmmoKind) -> u8 {
        self.ammo[kind.index()]
    }
    /// Weapons he may use: those everybody has, and his tokens (D04-ATK-1); with berserk his fists alone, on guard too
    /// (D04-INT-10).
    #[inline]
    pub fn arms(&self) -> WeaponSet {
        if self.berserk > 0 {
            return [WeaponKind::Fist].into_iter().collect();
        }
        WeaponSet::always().or(self.weapons.set())
    }
}
