//! What is chosen before the game: scenario, marines, difficulty and table options.

use borsh::BorshSerialize;
use engine::form::Field;
use engine::{Message, Refusal};
use serde::{Deserialize, Deserializer, Serialize};
use tinyvec::ArrayVec;

use crate::place::{Arena, shipped_ids};
use crate::rule::*;
use crate::{Colour, Difficulty, MarineCards, Weapons};

/// A scenario that is being played: one of ours by its id, or anybody's by its text.
///
/// In JSON it is the id of a scenario that comes with the game, or the whole text of a scenario file.
///
/// ```
/// use doom2004::Ground;
/// let ground: Ground = serde_json::from_str("\"way-out\"").unwrap();
/// assert_eq!(ground.place().scenario().id, "way-out");
/// assert!(serde_json::from_str::<Ground>("\"way-in\"").is_err());
/// ```
pub type Ground = skirmish::Ground<Arena>;

/// What a marine brings from the scenario before (campaign play).
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(default, deny_unknown_fields)]
pub struct Baggage {
    /// Weapons.
    pub weapons: Weapons,
    /// Ammo beyond what everybody starts with: bullets, rockets, cells.
    pub ammo: [u8; 3],
    /// Armour beyond what everybody starts with.
    pub armour: u8,
    /// Marine cards; none to have them dealt.
    pub cards: MarineCards,
}

/// The options of a game.
///
/// ```
/// use doom2004::Setup;
/// assert!(Setup::default().check().is_ok());
/// let nobody = Setup { marines: Default::default(), ..Setup::default() };
/// assert!(nobody.check().unwrap_err().cites("D04-SETUP-1"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// The scenario: one of ours by its name, or the whole file of another one.
    #[schemars(with = "String")]
    pub scenario: Ground,
    /// The marines by their colours, in playing order (D04-SETUP-1, D04-SETUP-9). The invader sits after them.
    #[schemars(with = "Vec<Colour>")]
    pub marines: ArrayVec<[Colour; 3]>,
    /// How hard it is for the marines.
    pub difficulty: Difficulty,
    /// The invader always draws exactly two cards, as the errata say (D04-INV-1).
    pub draw_two: bool,
    /// Blocking obstacles stop a figure that is knocked back, as the Hungarian rulebook says (D04-ABIL-KNOCK).
    pub knockback_stopped: bool,
    /// A marine who moves loses his guard order, as the Polish summary says (D04-ORD-GUARD).
    pub guard_lost_by_moving: bool,
    /// Adrenaline must be used in the next turn or is lost, as the Croatian and Hungarian rulebooks say (D04-EQ-7).
    pub adrenaline_next_turn: bool,
    /// Against one or two marines the invader needs two frags fewer: ours, no rulebook says so (D04-WIN-1).
    pub fewer_frags: bool,
    /// Ask the invader in every window for events, even without a card to play, so that a pause betrays nothing.
    pub open_windows: bool,
    /// Ask before a turn ends, even if nothing is left to do: the last chance to take something back.
    pub confirm_turn: bool,
    /// What the marines bring from the scenario before, in playing order; who is left out brings nothing.
    #[serde(skip_serializing_if = "nothing", deserialize_with = "packed")]
    #[schemars(with = "Vec<Baggage>", length(max = 3))]
    pub baggage: [Baggage; 3],
}

fn nothing(baggage: &[Baggage; 3]) -> bool {
    *baggage == <[Baggage; 3]>::default()
}

/// Whoever is not named has nothing with him.
fn packed<'de, D: Deserializer<'de>>(d: D) -> Result<[Baggage; 3], D::Error> {
    ArrayVec::deserialize(d).map(ArrayVec::into_inner)
}

impl Default for Setup {
    fn default() -> Self {
        Setup::on(Ground::default(), Colour::ALL.into_iter().collect())
    }
}

impl Setup {
    /// These marines in this scenario, with all else as usual.
    pub fn on(scenario: Ground, marines: ArrayVec<[Colour; 3]>) -> Self {
        Setup {
            scenario,
            marines,
            difficulty: Difficulty::default(),
            draw_two: false,
            knockback_stopped: false,
            guard_lost_by_moving: false,
            adrenaline_next_turn: false,
            fewer_frags: false,
            open_windows: false,
            confirm_turn: false,
            baggage: Default::default(),
        }
    }
}

impl Setup {
    /// Do the options go together?
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self) -> Result<(), Refusal> {
        let marines = self.marines.len() as u8;
        let (least, most) = self.scenario.place().scenario().marines;
        if !(least.max(1)..=most.min(3)).contains(&marines) {
            let reason = Message::new("refusal-d04-marines")
                .with("n", marines)
                .with("least", least)
                .with("most", most);
            return Err(Refusal::because(reason, &[D04_SETUP_1]));
        }
        let twice = |(n, colour): (usize, &Colour)| self.marines[..n].contains(colour);
        if self.marines.iter().enumerate().any(twice) {
            return Err(Refusal::new("refusal-d04-colour-twice", &[D04_SETUP_1, D04_COMP_1]));
        }
        let mut cards = MarineCards::NONE;
        for baggage in &self.baggage[..self.marines.len()] {
            if !cards.and(baggage.cards).is_empty() {
                return Err(Refusal::new("refusal-d04-card-twice", &[D04_COMP_4]));
            }
            cards = cards.or(baggage.cards);
        }
        Ok(())
    }
}

/// What can be chosen, for those who offer it (D04-SETUP-1).
pub(crate) fn form() -> Vec<Field> {
    vec![
        Field::place("scenario", shipped_ids()),
        Field::several("marines", Colour::ALL.map(Colour::word), (1, 3)),
        Field::one("difficulty", Difficulty::ALL.map(Difficulty::word)),
        Field::flag("draw-two"),
        Field::flag("knockback-stopped"),
        Field::flag("guard-lost-by-moving"),
        Field::flag("adrenaline-next-turn"),
        Field::flag("fewer-frags"),
        Field::flag("open-windows"),
        Field::flag("confirm-turn"),
        Field::other("baggage"),
    ]
}
