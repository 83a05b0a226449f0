//! Campaign play: what comes after a finished scenario, and what the marines take along.

use crate::place::{Campaign, OnLoss, Winner};
use crate::state::{Marine, State};
use crate::{Baggage, Ground, MarineCards, Setup};

/// What comes after a finished scenario of a campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)]
pub enum Next {
    /// Another game with this set-up.
    Play(Setup),
    /// The marines have won the campaign.
    Won,
    /// The invader has won the campaign.
    Lost,
}

impl Campaign {
    /// The first scenario, with the marines and options of a set-up.
    ///
    /// ```
    /// use doom2004::{Setup, place};
    /// let first = place::campaign().first(&Setup::default());
    /// assert_eq!(first.scenario.place().scenario().id, "way-out");
    /// ```
    pub fn first(&self, setup: &Setup) -> Setup {
        let scenario = self.scenarios.first().and_then(|id| Ground::shipped(id));
        let scenario = scenario.unwrap_or_else(|| setup.scenario.clone());
        Setup { scenario, baggage: Default::default(), ..setup.clone() }
    }

    /// What comes after this game; nothing while it is still being played or if it is not of this campaign.
    pub fn after(&self, state: &State) -> Option<Next> {
        let id = &state.arena().scenario().id;
        let number = self.scenarios.iter().position(|scenario| scenario == id)?;
        let baggage = match (state.winner?, self.lost) {
            (Winner::Marines, _) => self.packed(state),
            (Winner::Invader, OnLoss::End) => return Some(Next::Lost),
            (Winner::Invader, OnLoss::Again) => return Some(Next::Play(state.setup.clone())),
            (Winner::Invader, OnLoss::Bare) => Default::default(),
        };
        let Some(next) = self.scenarios.get(number + 1) else {
            let won = state.winner == Some(Winner::Marines);
            return Some(if won { Next::Won } else { Next::Lost });
        };
        let scenario = Ground::shipped(next)?;
        Some(Next::Play(Setup { scenario, baggage, ..state.setup.clone() }))
    }

    /// What each marine takes along.
    fn packed(&self, state: &State) -> [Baggage; 3] {
        let kit = state.setup.difficulty.kit(state.marines.len());
        let mut packed = [Baggage::default(); 3];
        for (baggage, marine) in packed.iter_mut().zip(&state.marines) {
            let Marine { weapons, ammo, armour, cards, .. } = *marine;
            *baggage = Baggage {
                weapons: if self.carry.weapons { weapons } else { Default::default() },
                ammo: ammo.map(|n| n.min(self.carry.ammo)),
                armour: if self.carry.armour { armour.saturating_sub(kit.armour) } else { 0 },
                cards: if self.carry.cards { cards } else { MarineCards::NONE },
            };
        }
        packed
    }
}
