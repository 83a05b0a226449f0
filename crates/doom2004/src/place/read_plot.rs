//! From the file to the scenario: goals, triggers and effects.

use skirmish::{Mark, Name, mark};
use toml::Spanned;

use super::flaw::{Flaw, named, noun};
use super::format::{CueEntry, EffectEntry, GoalEntry, TriggerEntry};
use super::plot::{Cue, Effect, Goal, PlacedEffect, PlacedGoal, Prize, Trigger, Winner};
use super::read::Reader;
use crate::TokenKind;

/// The most effects of one trigger or encounter.
const EFFECTS: usize = 64;

impl Reader<'_, '_> {
    pub(super) fn goal(&mut self, entry: &Spanned<GoalEntry>) -> Option<PlacedGoal> {
        let mark = mark(entry);
        let goal = match entry.get_ref() {
            GoalEntry::Leave(door) => Goal::Leave(self.door_id(door)?),
            GoalEntry::Kill(tag) => Goal::Kill(self.tag_id(tag)?),
            GoalEntry::Reach(at) => Goal::Reach(self.findings.pos(mark, *at)),
            GoalEntry::ReachArea(area) => Goal::ReachArea(self.area_id(area)?),
            GoalEntry::Gather(area) => Goal::Gather(self.area_id(area)?),
            GoalEntry::Survive(rounds) => Goal::Survive(*rounds),
            GoalEntry::Carry { item, door } => {
                let (item, door) = (self.item_id(item), self.door_id(door));
                Goal::Carry(item?, door?)
            }
            GoalEntry::Take(prize) => Goal::Take(self.prize(prize)?),
            GoalEntry::Clear(area) => Goal::Clear(self.area_id(area)?),
        };
        Some(PlacedGoal { goal, mark })
    }

    pub(super) fn trigger(&mut self, entry: &TriggerEntry) -> Option<Trigger> {
        let effects = self.effects(&entry.effects);
        let mark = mark(&entry.on);
        let on = match entry.on.get_ref() {
            CueEntry::Kill(tag) => Cue::Kill(self.tag_id(tag)?),
            CueEntry::Take(prize) => Cue::Take(self.prize(prize)?),
            CueEntry::Enter(at) => Cue::Enter(self.findings.pos(mark, *at)),
            CueEntry::EnterArea(area) => Cue::EnterArea(self.area_id(area)?),
            CueEntry::Round(round) => Cue::Round(self.at_least_one(entry, *round)?),
            CueEntry::Every(rounds) => Cue::Every(self.at_least_one(entry, *rounds)?),
            CueEntry::Reveal(area) => Cue::Reveal(self.area_id(area)?),
            CueEntry::Clear(area) => Cue::Clear(self.area_id(area)?),
        };
        Some(Trigger { on, effects, mark })
    }

    fn at_least_one(&mut self, entry: &TriggerEntry, round: u8) -> Option<u8> {
        if round == 0 {
            self.findings.error(mark(&entry.on), Flaw::RoundZero);
        }
        (round > 0).then_some(round)
    }

    /// A thing of this scenario, or a token.
    fn prize(&mut self, name: &Name) -> Option<Prize> {
        if self.is_item(name) {
            return self.item_id(name).map(Prize::Item);
        }
        self.token_kind(name).map(Prize::Token)
    }

    pub(super) fn effects(&mut self, entries: &[Spanned<EffectEntry>]) -> Vec<PlacedEffect> {
        if let Some(entry) = entries.get(EFFECTS) {
            self.findings.error(mark(entry), Flaw::Effects(entries.len(), EFFECTS));
        }
        entries.iter().filter_map(|entry| self.effect(entry)).collect()
    }

    fn effect(&mut self, entry: &Spanned<EffectEntry>) -> Option<PlacedEffect> {
        let effect = match entry.get_ref() {
            EffectEntry::Give(names) => Effect::Give(self.gifts(names, 1)),
            EffectEntry::Heal(wounds) => Effect::Heal(self.some(entry, *wounds)),
            EffectEntry::Wound(wounds) => Effect::Wound(self.some(entry, *wounds)),
            EffectEntry::Spawn(figure) => Effect::Spawn(self.figure(figure)?),
            EffectEntry::Place(token) => Effect::Place(self.token(&token.kind, &token.at)?),
            EffectEntry::Open(door) => Effect::Open(self.door_id(door)?),
            EffectEntry::Close(door) => Effect::Close(self.door_id(door)?),
            EffectEntry::Reveal(area) => Effect::Reveal(self.area_id(area)?),
            EffectEntry::Say(text) => Effect::Say(self.told(text)),
            EffectEntry::Frag(frags) => Effect::Frag(self.some(entry, *frags)),
            EffectEntry::Win(side) => {
                Effect::Win(self.findings.word(noun("side"), &Winner::ALL.map(Winner::word), side)?)
            }
        };
        Some(PlacedEffect { effect, mark: mark(entry) })
    }

    /// So many wounds or frags, and not none.
    fn some(&mut self, entry: &Spanned<EffectEntry>, n: u8) -> u8 {
        if n == 0 {
            self.findings.error(mark(entry), Flaw::Nothing);
        }
        n
    }

    /// Tokens for so many marines, each of them; the box has enough of every kind (D04-COMP-9).
    pub(super) fn gifts(&mut self, names: &[Name], marines: u8) -> Vec<TokenKind> {
        let gifts: Vec<_> =
            names.iter().filter_map(|name| Some((self.token_kind(name)?, mark(name)))).collect();
        for kind in TokenKind::equipment() {
            let marks: Vec<Mark> =
                gifts.iter().filter(|(gift, _)| *gift == kind).map(|&(_, at)| at).collect();
            let most = kind.in_box() / u32::from(marines);
            if let Some(&mark) = marks.get(most as usize) {
                let (n, token, most) = (marks.len(), named(kind), kind.in_box());
                self.findings.error(
                    mark,
                    match marines {
                        1 => Flaw::GiftInBox(n, token, most),
                        _ => Flaw::GiftsInBox(n, token, marines, most),
                    },
                );
            }
        }
        gifts.into_iter().map(|(kind, _)| kind).collect()
    }
}
