//! How far the marines are, and what the invader has in store: the lines of the objective and the threat card.

use codex::Arg;
use doom2016::threat::Summons;
use doom2016::{Goal, View};

use super::panels::Panels;
use crate::pen::{QUIET, STRONG};

/// What the marines have to do; nothing in the tutorial.
fn goal(view: &View) -> Option<Goal> {
    view.objective.map(|objective| objective.card().goal)
}

/// Are the objectives relays, which stay where they are?
pub(super) fn is_relay(view: &View) -> bool {
    matches!(goal(view), Some(Goal::Relays { .. }))
}

impl Panels<'_> {
    /// What the marines want and how far they are.
    pub(super) fn goals(&self) -> Vec<String> {
        let (pen, view) = (self.pen, self.view);
        let of = |key: &str, n: u8, all: u8| {
            (pen.text(key, &[("n", Arg::Num(n.into())), ("all", Arg::Num(all.into()))]), n >= all)
        };
        let (text, met) = match goal(view) {
            None => (pen.word("ui-d16-goal-tutorial"), false),
            Some(Goal::Samples { tokens, .. }) => {
                of("ui-d16-goal-samples", view.marines.iter().map(|it| it.samples).sum(), tokens)
            }
            Some(Goal::Relays { tokens, progress, .. }) => {
                let relays = view.progress.iter().take(tokens.into());
                let list: Vec<String> = relays.map(|done| format!("{done}/{progress}")).collect();
                (pen.text("ui-d16-goal-relays", &[("list", Arg::text(list.join(" ")))]), false)
            }
            Some(Goal::Zones { progress, .. }) => of("ui-d16-goal-zones", view.progress[0], progress),
            Some(Goal::Assets { tokens, .. }) => of("ui-d16-goal-assets", view.delivered, tokens),
            Some(Goal::Drone { health, .. }) => {
                let left =
                    view.drone.filter(|it| it.at.is_some()).map_or(0, |it| health.saturating_sub(it.damage));
                (pen.text("ui-d16-goal-drone", &[("left", Arg::text(format!("♥{left}/{health}")))]), false)
            }
            Some(Goal::Breach {}) => {
                let number = |n: usize| Arg::Num(n as i64);
                let args = [("portals", number(view.portals.len())), ("demons", number(view.demons.len()))];
                (pen.text("ui-d16-goal-breach", &args), false)
            }
        };
        let sign = if met { pen.paint(STRONG, "✓") } else { "□".to_owned() };
        pen.wrap(&format!(" {sign} {text}"), 3)
    }

    /// How much is still to come, as the threat card counts it.
    pub(super) fn threat(&self) -> Vec<String> {
        let (pen, view) = (self.pen, self.view);
        let Some(threat) = view.threat else { return Vec::new() };
        let number = |n: u8| Arg::Num(n.into());
        let (key, args) = match threat.card().summons {
            Summons::Sight => ("ui-d16-threat-sight", vec![("n", number(view.portals.len() as u8))]),
            Summons::Counters(_) => {
                let counters = view.portals.iter().map(|it| it.counters).sum();
                ("ui-d16-threat-counters", vec![("n", number(counters))])
            }
            Summons::Stock(stock) => {
                let left = stock.most.saturating_sub(view.stock_spent);
                ("ui-d16-threat-stock", vec![("n", number(view.stock)), ("left", number(left))])
            }
        };
        let name = pen.word(&format!("d16-threat-{threat}"));
        pen.wrap(&format!(" ☢ {name}: {}", pen.paint(QUIET, pen.text(key, &args))), 3)
    }
}
