//! The number of a rule: `ADR-W-LOCK-1`, or a word in its place: `D04-ORD-AIM`.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// A rule's number: the game in three letters, the parts of the rulebook, and a count or a word.
///
/// Ordered as people count, so that `ADR-DOM-2` comes before `ADR-DOM-10`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RuleId {
    area: String,
    count: String,
}

/// The text is no rule number.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct NotARuleId;

impl FromStr for RuleId {
    type Err = NotARuleId;

    /// Takes what `[A-Z][A-Z0-9]{2}(-[A-Z0-9]+)+-([0-9]+|[A-Z]+)` matches as a whole.
    fn from_str(text: &str) -> Result<Self, NotARuleId> {
        let part = |part: &str| {
            !part.is_empty() && part.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
        };
        let (area, count) = text.rsplit_once('-').ok_or(NotARuleId)?;
        let (game, rest) = area.split_once('-').ok_or(NotARuleId)?;
        let all = |is: fn(&u8) -> bool| !count.is_empty() && count.bytes().all(|b| is(&b));
        let counts = all(u8::is_ascii_digit) || all(u8::is_ascii_uppercase);
        let named = game.len() == 3 && game.starts_with(|c: char| c.is_ascii_uppercase());
        if counts && named && part(game) && rest.split('-').all(part) {
            Ok(Self { area: area.to_owned(), count: count.to_owned() })
        } else {
            Err(NotARuleId)
        }
    }
}

impl RuleId {
    /// Does it end in a count? One that ends in a word may also be the beginning of other numbers.
    pub(super) fn is_counted(&self) -> bool {
        self.count.bytes().all(|b| b.is_ascii_digit())
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.area, self.count)
    }
}

impl Ord for RuleId {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |id: &Self| (id.area.clone(), id.count.len(), id.count.clone());
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for RuleId {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// All rule numbers in a line of text, left to right.
///
/// The line is cut into whole words first, so `ADR-W-MG-1` is never found inside `ADR-W-MG-10`. A word may carry the
/// prefix `rule-` of the locale files; a constant is a number too: `ADR_W_MG_1`.
pub(super) fn ids_in(line: &str) -> impl Iterator<Item = RuleId> + '_ {
    // In `"\nADR-W-1"` the n belongs to the backslash.
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    line.split("\\n").flat_map(move |piece| piece.split(move |c| !is_word(c))).filter_map(|word| {
        let word = word.trim_end_matches('-');
        let word = word.strip_prefix("rule-").unwrap_or(word);
        if word.contains('-') { word.parse().ok() } else { word.replace('_', "-").parse().ok() }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(line: &str) -> Vec<String> {
        ids_in(line).map(|id| id.to_string()).collect()
    }

    #[test]
    fn ids_have_a_game_an_area_and_a_count() {
        for good in ["ADR-W-LOCK-1", "D04-LOS-12", "D16-A1-B2-C3-4", "D04-ORD-AIM"] {
            assert_eq!(good.parse::<RuleId>().unwrap().to_string(), good);
        }
        for bad in
            ["", "ADR", "ADR-1", "ADR-W", "AD-W-1", "ADRE-W-1", "adr-w-1", "ADR--1", "ADR-W-1a", "-W-1"]
        {
            assert_eq!(bad.parse::<RuleId>(), Err(NotARuleId), "{bad:?}");
        }
    }

    #[test]
    fn ids_sort_as_people_count() {
        let mut ids: Vec<RuleId> =
            ["ADR-B-10", "ADR-B-9", "ADR-A-11"].iter().map(|id| id.parse().unwrap()).collect();
        ids.sort();
        assert_eq!(
            ids.iter().map(RuleId::to_string).collect::<Vec<_>>(),
            ["ADR-A-11", "ADR-B-9", "ADR-B-10"]
        );
    }

    #[test]
    fn a_number_is_not_found_inside_a_longer_one() {
        assert_eq!(found("ADR-W-MG-10"), ["ADR-W-MG-10"]);
        assert_eq!(found("XADR-W-MG-1 ADR-W-MG-1x ADR-W-MG-1_2"), [""; 0]);
    }

    #[test]
    fn numbers_are_found_in_code_and_prose() {
        assert_eq!(found("/// Locks on (ADR-W-LOCK-1, ADR-W-LOCK-2)."), ["ADR-W-LOCK-1", "ADR-W-LOCK-2"]);
        assert_eq!(found(r#"rules!["D04-LOS-1","D16-LOS-2"]"#), ["D04-LOS-1", "D16-LOS-2"]);
        assert_eq!(found(r#"text("rule-ADR-SETUP-3")"#), ["ADR-SETUP-3"]);
        assert_eq!(found("Far = \"refusal-far\" [D04_LOS_1, D04_ORD_AIM]"), ["D04-LOS-1", "D04-ORD-AIM"]);
        assert_eq!(found(r#""first\nADR-SETUP-3- and""#), ["ADR-SETUP-3"]);
        assert_eq!(found("moment(951_782_400_000)"), [""; 0]);
        assert_eq!(found("on 2016-01-02, ADR-SETUP-3…ADR-SETUP-5"), ["ADR-SETUP-3", "ADR-SETUP-5"]);
    }
}
