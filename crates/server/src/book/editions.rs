//! What the rulebooks say where they differ, and the option of a table that follows the other reading.

use codex::{Arg, has};
use maud::{Markup, html};

use super::Reader;

/// The printed editions of DOOM (2004) that could be read.
const EDITIONS: [&str; 3] = ["polish", "croatian", "hungarian"];
/// What else can be quoted: corrections, and the booklet of DOOM (2016), which contradicts itself.
const OTHERS: [&str; 3] = ["errata", "text", "elsewhere"];
/// Rules of which a table can choose the other reading, with the key of the option.
const OPTIONS: [(&str, &str); 6] = [
    ("D04-ABIL-KNOCK", "page-setup-knockback-stopped"),
    ("D04-EQ-7", "page-setup-adrenaline-next-turn"),
    ("D04-INV-1", "page-setup-draw-two"),
    ("D04-ORD-GUARD", "page-setup-guard-lost-by-moving"),
    ("D16-COV-5", "page-setup-flat-cover"),
    ("D16-MIS-7", "page-setup-no-round-limit"),
];

/// The key of what a source says on a rule, if it says something else.
fn key(number: &str, source: &str) -> Option<String> {
    Some(format!("edition-{number}-{source}")).filter(|key| has(key))
}

/// What the rulebooks say on a rule; nothing where they agree.
pub(super) fn editions(reader: &Reader<'_>, number: &str) -> Markup {
    let differ = EDITIONS.iter().chain(&OTHERS).any(|source| key(number, source).is_some());
    // Where one edition differs, all of them are told.
    let told = EDITIONS.into_iter().filter(|_| differ && number.starts_with("D04-"));
    let others = OTHERS.into_iter().filter(|source| key(number, source).is_some());
    let option = OPTIONS.iter().find(|(rule, _)| *rule == number);
    html! {
        @if differ || option.is_some() {
            section.editions {
                h2 { (reader.say("codex-editions")) }
                dl {
                    @for source in told.chain(others) {
                        dt { (reader.say(&format!("codex-edition-{source}"))) }
                        dd { (reader.say(&key(number, source).unwrap_or_else(|| "codex-edition-same".to_owned()))) }
                    }
                }
                @if let Some((_, option)) = option {
                    p { (codex::text(reader.lang, "codex-edition-option", &[("option", Arg::key(*option))])) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use codex::Rulebook;

    use super::*;

    const TEXTS: &str = include_str!("../../../../locales/en/editions.ftl");

    #[test]
    fn every_text_is_on_the_page_of_a_rule_and_every_option_is_one() {
        let keys: Vec<&str> =
            TEXTS.lines().filter_map(|line| line.strip_prefix("edition-")?.split(" = ").next()).collect();
        assert!(keys.len() > 40, "{keys:?}");
        for it in keys {
            let (number, source) = it.rsplit_once('-').unwrap_or_default();
            assert!(Rulebook::find(number).is_some(), "there is no rule {number}");
            assert!(
                EDITIONS.iter().chain(&OTHERS).any(|known| *known == source),
                "{it} is quoted from nowhere"
            );
        }
        // Of several dodgers all three say something else (D04-RERL-4).
        assert!(EDITIONS.iter().all(|edition| key("D04-RERL-4", edition).is_some()));
        for (number, option) in OPTIONS {
            assert!(Rulebook::find(number).is_some() && has(option), "{number}: {option}");
        }
    }
}
