//! The attack under way: who, with what, the dice, and what stops them.

use codex::Arg;
use doom2016::Block;
use doom2016::event::Revealed;
use doom2016::frame::Weapon;
use doom2016::view::AttackView;

use super::panels::Panels;
use crate::pen::{DANGER, Pen, unglued};

/// What stops damage, in words; nothing if nothing does.
pub(super) fn blocked(pen: Pen, block: Block) -> Option<String> {
    match block {
        Block { dodge: true, .. } => Some(pen.word("d16-dodge")),
        Block { shields: 0, .. } => None,
        Block { shields, .. } => Some(pen.text("d16-many-shields", &[("n", Arg::Num(shields.into()))])),
    }
}

impl Panels<'_> {
    /// The attack under way, the innermost if one interrupts another.
    pub(super) fn attack(&self) -> Vec<String> {
        let pen = self.pen;
        let Some(attack) = self.view.attacks.last() else { return Vec::new() };
        let weapon = match attack.weapon {
            Weapon::Card(card) => format!(", {}", pen.word(&format!("d16-card-{}", card.face().title))),
            Weapon::Granted | Weapon::Demon | Weapon::Extra => String::new(),
        };
        let target = attack.target.map(|who| format!(" → {}", self.who(who))).unwrap_or_default();
        let mut words = vec![format!("{} {}{weapon}{target}", pen.paint(DANGER, "⚔"), self.who(attack.by))];
        words.push(self.count("ui-doom-range", attack.range));
        if attack.dice.is_empty() {
            words.push(pen.dice(attack.pool.plus(attack.gains.dice)));
        } else {
            let total: u8 = attack.dice.iter().map(|shown| shown.damage).sum();
            words.push(format!("{} = {}", pen.rolled(&attack.dice), self.count("d16-many-damage", total)));
            words.extend(self.defence(attack));
        }
        words.retain(|word| !word.is_empty());
        unglued(pen.wrap(&words.join(" · "), 2))
    }

    /// What stops the damage: the revealed card, shields, cover.
    fn defence(&self, attack: &AttackView) -> Vec<String> {
        let pen = self.pen;
        let card = attack.revealed.map(|card| match card {
            Revealed::Action(card) => pen.word(&format!("d16-card-{}", card.face().title)),
            Revealed::Event(card) => pen.word(&format!("d16-event-{}", card.face().id)),
        });
        let stops = blocked(pen, attack.block);
        let shown = match (card, stops) {
            (Some(card), Some(stops)) => Some(format!("{card}: {stops}")),
            (Some(card), None) => Some(format!("{card}: –")),
            (None, stops) => stops,
        };
        let cover = attack.cover.then(|| pen.word("d16-cover"));
        let cap = attack.cap.map(|n| pen.text("ui-d16-at-most", &[("n", Arg::Num(n.into()))]));
        shown.into_iter().chain(cover).chain(cap).collect()
    }
}
