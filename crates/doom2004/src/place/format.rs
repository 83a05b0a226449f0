//! A scenario file as it is written: the shape of the TOML, before names mean anything.

use serde::Deserialize;
use skirmish::{At, Name, Row, Side, WordingEntry};
use toml::Spanned;

/// A text or the key of one, with its place in the file.
pub(super) type Prose = Spanned<WordingEntry>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) id: Name,
    pub(super) title: Prose,
    pub(super) briefing: Prose,
    pub(super) secret: Prose,
    pub(super) mood: Option<Name>,
    pub(super) marines: Option<Spanned<Row<u8, 2>>>,
    pub(super) compass: Option<Name>,
    pub(super) frags: Option<Spanned<Row<i64, 3>>>,
    pub(super) timer: Option<Spanned<u8>>,
    pub(super) goals: Option<Vec<Spanned<GoalEntry>>>,
    pub(super) start: Spanned<StartEntry>,
    pub(super) area: Vec<AreaEntry>,
    #[serde(default)]
    pub(super) door: Vec<DoorEntry>,
    #[serde(default)]
    pub(super) trigger: Vec<TriggerEntry>,
}

impl File {
    /// All figures, in areas and in effects.
    pub(super) fn figures(&self) -> impl Iterator<Item = &FigureEntry> {
        let encounters =
            self.area.iter().flat_map(|area| &area.encounters).map(|encounter| &encounter.effects);
        let effects = encounters.chain(self.trigger.iter().map(|trigger| &trigger.effects)).flatten();
        let spawned = effects.filter_map(|effect| match effect.get_ref() {
            EffectEntry::Spawn(figure) => Some(figure),
            _ => None,
        });
        self.area.iter().flat_map(|area| &area.figures).chain(spawned)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartEntry {
    pub(super) area: Name,
    pub(super) red: At,
    pub(super) green: At,
    pub(super) blue: At,
    #[serde(default)]
    pub(super) give: Vec<Name>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AreaEntry {
    pub(super) id: Name,
    pub(super) name: Option<Prose>,
    pub(super) text: Option<Prose>,
    #[serde(default)]
    pub(super) pieces: Vec<PieceEntry>,
    #[serde(default)]
    pub(super) figures: Vec<FigureEntry>,
    #[serde(default)]
    pub(super) tokens: Vec<TokenEntry>,
    #[serde(default)]
    pub(super) obstacles: Vec<ObstacleEntry>,
    #[serde(default)]
    pub(super) ducts: Vec<At>,
    #[serde(default)]
    pub(super) teleporters: Vec<TeleporterEntry>,
    #[serde(default)]
    pub(super) items: Vec<ItemEntry>,
    #[serde(default)]
    pub(super) encounters: Vec<EncounterEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PieceEntry {
    pub(super) piece: Name,
    pub(super) at: Row<i16, 2>,
    pub(super) turn: Option<Spanned<i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FigureEntry {
    pub(super) kind: Name,
    pub(super) colour: Name,
    pub(super) at: At,
    pub(super) to: Option<At>,
    pub(super) tag: Option<Name>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TokenEntry {
    pub(super) kind: Name,
    pub(super) at: At,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ObstacleEntry {
    pub(super) kind: Name,
    pub(super) at: At,
    pub(super) to: Option<At>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TeleporterEntry {
    pub(super) colour: Name,
    pub(super) at: At,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ItemEntry {
    pub(super) id: Name,
    pub(super) name: Prose,
    pub(super) at: At,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EncounterEntry {
    pub(super) at: At,
    pub(super) effects: Vec<Spanned<EffectEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DoorEntry {
    pub(super) id: Name,
    pub(super) x: Side,
    pub(super) y: Side,
    pub(super) between: Option<[Name; 2]>,
    pub(super) key: Option<Name>,
    #[serde(default)]
    pub(super) exit: bool,
    #[serde(default)]
    pub(super) open: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum GoalEntry {
    Leave(Name),
    Kill(Name),
    Reach(Row<i16, 2>),
    ReachArea(Name),
    Gather(Name),
    Survive(u8),
    Carry { item: Name, door: Name },
    Take(Name),
    Clear(Name),
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CueEntry {
    Kill(Name),
    Take(Name),
    Enter(Row<i16, 2>),
    EnterArea(Name),
    Round(u8),
    Every(u8),
    Reveal(Name),
    Clear(Name),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TriggerEntry {
    pub(super) on: Spanned<CueEntry>,
    pub(super) effects: Vec<Spanned<EffectEntry>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum EffectEntry {
    Give(Vec<Name>),
    Heal(u8),
    Wound(u8),
    Spawn(FigureEntry),
    Place(TokenEntry),
    Open(Name),
    Close(Name),
    Reveal(Name),
    Say(Prose),
    Frag(u8),
    Win(Name),
}

/// The campaign file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CampaignFile {
    pub(super) id: String,
    pub(super) title: Name,
    pub(super) briefing: Name,
    pub(super) scenarios: Vec<Name>,
    pub(super) carry: CarryEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CarryEntry {
    pub(super) weapons: bool,
    pub(super) ammo: Spanned<u8>,
    pub(super) armour: bool,
    pub(super) cards: bool,
    pub(super) lost: Name,
}
