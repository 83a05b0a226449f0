//! A campaign: scenarios one after the other, and what marines take along.

use engine::content::{self, ContentError};
use skirmish::instead_in_english;

use super::format::CampaignFile;
use super::shelf;

/// Scenarios one after the other.
///
/// ```
/// use doom2004::place::{self, OnLoss};
///
/// let campaign = place::campaign();
/// assert_eq!(campaign.scenarios[0], "way-out");
/// assert!(campaign.carry.weapons && campaign.lost == OnLoss::Again);
/// assert_eq!(place::Campaign::parse(&campaign.to_string()).as_ref(), Ok(campaign));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Campaign {
    /// Its name in setups.
    pub id: String,
    /// The key of its title.
    pub title: String,
    /// The key of what everybody may read.
    pub briefing: String,
    /// The ids of its scenarios, in order.
    pub scenarios: Vec<String>,
    /// What marines take along after a scenario they have won.
    pub carry: Carry,
    /// What a scenario that the marines have lost means.
    pub lost: OnLoss,
}

/// What marines take along to the next scenario. Wounds are always full again, orders, adrenaline and berserk lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Carry {
    /// Weapons.
    pub weapons: bool,
    /// Of each kind of ammo at most so much, besides what D04-SETUP-6 gives.
    pub ammo: u8,
    /// Armour above the starting 2.
    pub armour: bool,
    /// The marine cards; if not, they are dealt anew.
    pub cards: bool,
}

/// What follows when the invader wins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OnLoss {
    /// The campaign is lost.
    End,
    /// The scenario is played again, with what the marines had at its start.
    Again,
    /// The campaign goes on; marines begin the next scenario with D04-SETUP-6 alone.
    Bare,
}

engine::words! { OnLoss, "way to go on" { End = "end", Again = "again", Bare = "bare" } }

impl Campaign {
    /// Reads a campaign of shipped scenarios from TOML.
    ///
    /// # Errors
    /// What is wrong, with line and column.
    pub fn parse(text: &str) -> Result<Campaign, ContentError> {
        let file: CampaignFile = content::parse(text)?;
        let known: Vec<&str> =
            shelf::shipped_files().iter().map(|(name, _)| name.trim_end_matches(".toml")).collect();
        let mut scenarios: Vec<String> = Vec::new();
        for name in &file.scenarios {
            let fault = |message: String| content::at(text, name.span().start, message);
            let id = name.get_ref();
            if !known.contains(&id.as_str()) {
                return Err(fault(format!(
                    "there is no scenario `{id}`; {}",
                    instead_in_english(id, &known)
                )));
            }
            if scenarios.contains(id) {
                return Err(fault(format!("the scenario `{id}` is there twice")));
            }
            scenarios.push(id.clone());
        }
        let lost = &file.carry.lost;
        Ok(Campaign {
            id: file.id,
            title: file.title.into_inner(),
            briefing: file.briefing.into_inner(),
            scenarios,
            carry: Carry {
                weapons: file.carry.weapons,
                ammo: *file.carry.ammo.get_ref(),
                armour: file.carry.armour,
                cards: file.carry.cards,
            },
            lost: lost.get_ref().parse().map_err(|e: String| content::at(text, lost.span().start, e))?,
        })
    }
}

impl std::fmt::Display for Campaign {
    /// As a file.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Campaign { id, title, briefing, scenarios, carry, lost } = self;
        writeln!(f, "id = {id:?}\ntitle = {title:?}\nbriefing = {briefing:?}\nscenarios = {scenarios:?}\n")?;
        writeln!(f, "[carry]\nweapons = {}\nammo = {}", carry.weapons, carry.ammo)?;
        writeln!(f, "armour = {}\ncards = {}\nlost = \"{lost}\"", carry.armour, carry.cards)
    }
}
