//! What happened, with the names in it: whoever reads the log can ask what they mean.

use adrenaline::Adrenaline;
use codex::Lang;
use engine::Words;
use engine::conformance::wander;

/// In all four languages, names are cut out of the very words that are shown.
#[test]
fn names_stand_in_what_is_told() {
    let (mut told, mut named) = (0, 0);
    wander::<Adrenaline>(
        12,
        300,
        |_| false,
        |state, events, _| {
            for lang in Lang::ALL {
                for event in events {
                    let message = Adrenaline::tell(state, event).0;
                    let (text, names) = codex::told(lang, &message);
                    assert_eq!(text, codex::show(lang, &message));
                    let end = text.encode_utf16().count();
                    let within = |name: &codex::Name| name.at + name.long <= end && !name.spots.is_empty();
                    assert!(names.iter().all(within), "{text}");
                    (told, named) = (told + 1, named + names.len());
                }
            }
        },
    );
    assert!(told > 4_000 && named > told / 2, "{named} of {told}");
}
