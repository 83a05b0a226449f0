//! Abilities in one line, for tables.

use doom2016::Ability;

/// All abilities of a card: `when for cost if conditions: effects`, the effects as their JSON without brackets and
/// quotes.
pub(crate) fn say(abilities: &[Ability]) -> String {
    let list: Vec<_> = abilities.iter().map(line).collect();
    if list.is_empty() { "-".to_owned() } else { list.join("; ") }
}

fn line(ability: &Ability) -> String {
    let mut line = ability.when.to_string();
    if ability.cost != Default::default() {
        line += &format!(" for {}", ability.cost);
    }
    if !ability.conditions.is_empty() {
        let list: Vec<_> = ability.conditions.iter().map(|condition| condition.to_string()).collect();
        line += &format!(" if {}", list.join(" & "));
    }
    if ability.once_a_round {
        line += " once a round";
    }
    let effects: Vec<_> = ability
        .effects
        .iter()
        .map(|effect| serde_json::to_string(effect).unwrap().replace(['{', '}', '[', ']', '"'], ""))
        .collect();
    format!("{line}: {}", effects.join(" & "))
}
