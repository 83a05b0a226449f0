//! An operation: the mission that follows another, and the perk of whoever lost (D16-MIS-6).

use crate::{Ground, Setup, Side, place};

impl Setup {
    /// The mission after this one, with the same squads and options; nothing after the last one, or after somebody's own.
    /// Within an operation whoever lost has a perk.
    ///
    /// ```
    /// use doom2016::{Ground, Setup, Side};
    /// let first = Setup { mission: Ground::shipped("knee-deep").unwrap(), ..Setup::default() };
    /// let second = first.after(Side::Marines).unwrap();
    /// assert_eq!((second.mission.place().mission().id.as_str(), second.perk), ("cold-relays", Some(Side::Invader)));
    /// ```
    pub fn after(&self, winner: Side) -> Option<Setup> {
        let id = self.mission.place().mission().id.as_str();
        let ours = Ground::shipped(id).filter(|ours| *ours == self.mission)?;
        let here = place::shipped_files().iter().position(|&(other, _)| other == id)?;
        let mission = Ground::shipped(place::shipped_files().get(here + 1)?.0)?;
        let operation = |ground: &Ground| ground.place().mission().operation;
        let goes_on = operation(&ours).is_some() && operation(&ours) == operation(&mission);
        Some(Setup { mission, perk: goes_on.then_some(winner.other()), ..self.clone() })
    }
}
