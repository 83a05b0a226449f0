//! Whoever has the board before his eyes reads no coordinates: places are pointed at, not spelt.

use codex::Lang;
use doom2016::{Action, Doom2016};
use engine::conformance::wander;
use engine::{Game, Words};

/// Two numbers in brackets, as a place is written: `(3, -1)`.
fn place_in(text: &str) -> Option<&str> {
    let number =
        |part: &str| !part.is_empty() && part.trim_start_matches('-').bytes().all(|b| b.is_ascii_digit());
    text.split('(').skip(1).find(|after| {
        let inside = after.split(')').next().unwrap_or_default();
        inside.split_once(", ").is_some_and(|(x, y)| number(x) && number(y))
    })
}

#[test]
fn a_place_is_recognised() {
    assert!(place_in("imp 1 at (3, -1): range 3").is_some() && place_in("from (12, 0) to").is_some());
    assert!(place_in("yellow die (3/1) and (red, 2)").is_none());
}

/// Questions, choices and what happened, in all four languages.
#[test]
fn nobody_reads_coordinates() {
    let (mut labels, mut told, mut named) = (0, 0, 0);
    let fights =
        |action| matches!(action, Action::Fire | Action::Strike(_) | Action::At(_) | Action::Play(_));
    wander::<Doom2016>(26, 500, fights, |state, events, step| {
        let mut legal = Vec::new();
        Doom2016::legal(state, &mut legal);
        for lang in Lang::ALL {
            let none = |text: &str| assert_eq!(place_in(text), None, "{text}");
            let prompt = codex::shown(lang, &Doom2016::prompt(state));
            for asked in [true, false] {
                none(&codex::ask(lang, &prompt, asked));
            }
            // Of the many places of a long list a few will do.
            for &action in legal.iter().skip(step % 7).step_by(7) {
                none(&codex::show(lang, &Doom2016::label(state, action)));
                labels += 1;
            }
            for event in events {
                let message = Doom2016::tell(state, event).0;
                let (text, names) = codex::told(lang, &message);
                none(&text);
                // Names are cut out of the very same words.
                assert_eq!(text, codex::show(lang, &message));
                let end = text.encode_utf16().count();
                assert!(
                    names.iter().all(|name| name.at + name.long <= end && !name.spots.is_empty()),
                    "{text}"
                );
                (told, named) = (told + 1, named + names.len());
            }
        }
    });
    assert!(named > told / 2, "{named} of {told}");
    assert!(labels > 10_000 && told > 10_000, "{labels} {told}");
}
