//! Looking a message up and filling it in.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::{LanguageIdentifier, langid};

use crate::Lang;

include!(concat!(env!("OUT_DIR"), "/sources.rs"));

type Bundle = FluentBundle<FluentResource>;

static EN: LazyLock<Bundle> = LazyLock::new(|| load(Lang::En));
static PL: LazyLock<Bundle> = LazyLock::new(|| load(Lang::Pl));
static HR: LazyLock<Bundle> = LazyLock::new(|| load(Lang::Hr));
static HU: LazyLock<Bundle> = LazyLock::new(|| load(Lang::Hu));

/// What stands in a message's `{ $variable }`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number; the message may choose its plural form by it.
    Num(i64),
    /// A text as it is, for example a player's own name.
    Text(String),
    /// The key of another message, put in in the same language.
    Key(String),
}

impl Arg {
    /// A text as it is.
    pub fn text(text: impl Into<String>) -> Arg {
        Arg::Text(text.into())
    }

    /// The key of another message.
    pub fn key(key: impl Into<String>) -> Arg {
        Arg::Key(key.into())
    }
}

impl<N: Into<i64>> From<N> for Arg {
    fn from(number: N) -> Arg {
        Arg::Num(number.into())
    }
}

/// The message `key` in `lang` with `args` put in.
///
/// An unknown key is a mistake in the program: it stops a debug build, and a release build shows `⟦key⟧`.
/// The same goes for a variable of the message that is not among `args`; it is then shown as `{$name}`.
pub fn text(lang: Lang, key: &str, args: &[(&str, Arg)]) -> String {
    fill(bundle(lang), lang, key, args).unwrap_or_else(|| {
        debug_assert!(false, "no message `{key}` in {lang}");
        format!("⟦{key}⟧")
    })
}

/// Whether there is a message `key`. If there is, every language has it.
pub fn has(key: &str) -> bool {
    bundle(Lang::En).get_message(key).is_some_and(|message| message.value().is_some())
}

/// The message `key` of `bundle`, if it has one.
fn fill(bundle: &Bundle, lang: Lang, key: &str, args: &[(&str, Arg)]) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, value(lang, arg))).collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "message `{key}` in {lang}: {errors:?}");
    Some(text)
}

fn value(lang: Lang, arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Num(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::from(text.as_str()),
        Arg::Key(key) => FluentValue::from(text(lang, key, &[])),
    }
}

fn bundle(lang: Lang) -> &'static Bundle {
    match lang {
        Lang::En => &EN,
        Lang::Pl => &PL,
        Lang::Hr => &HR,
        Lang::Hu => &HU,
    }
}

fn load(lang: Lang) -> Bundle {
    let locale: LanguageIdentifier = match lang {
        Lang::En => langid!("en"),
        Lang::Pl => langid!("pl"),
        Lang::Hr => langid!("hr"),
        Lang::Hu => langid!("hu"),
    };
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // The marks that would wrap every argument are noise in a terminal, and all our languages run left to right.
    bundle.set_use_isolating(false);
    for (_, source) in SOURCES.iter().filter(|(code, _)| *code == lang.code()) {
        // The build has checked syntax and duplicates, so neither can fail; what can be read is used in any case.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new((*source).to_owned());
        let added = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "{lang}: {added:?}");
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cubes(lang: Lang, n: i64) -> String {
        text(lang, "cubes-red", &[("n", Arg::Num(n))])
    }

    #[test]
    fn a_message_comes_in_the_language_asked_for() {
        let words = Lang::ALL.map(|lang| text(lang, "ui-yes", &[]));
        assert_eq!(words, ["yes", "tak", "da", "igen"]);
    }

    #[test]
    fn polish_counts_in_three_forms() {
        assert_eq!(cubes(Lang::Pl, 1), "1 czerwona kostka");
        for n in [2, 3, 4, 22, 103] {
            assert_eq!(cubes(Lang::Pl, n), format!("{n} czerwone kostki"));
        }
        for n in [0, 5, 11, 12, 13, 14, 21, 25, 112] {
            assert_eq!(cubes(Lang::Pl, n), format!("{n} czerwonych kostek"));
        }
    }

    #[test]
    fn the_other_languages_count_in_their_own_forms() {
        assert_eq!(
            [1, 0, 2, 21].map(|n| cubes(Lang::En, n)),
            ["1 red cube", "0 red cubes", "2 red cubes", "21 red cubes"]
        );
        assert_eq!(
            [1, 21, 2, 5, 11].map(|n| cubes(Lang::Hr, n)),
            [
                "1 crvena kockica",
                "21 crvena kockica",
                "2 crvene kockice",
                "5 crvenih kockica",
                "11 crvenih kockica"
            ]
        );
        assert_eq!([1, 2].map(|n| cubes(Lang::Hu, n)), ["1 piros kocka", "2 piros kocka"]);
    }

    #[test]
    fn a_number_a_text_and_a_key_can_stand_in_a_variable() {
        let mut bundle = Bundle::new_concurrent(vec![langid!("pl")]);
        bundle.set_use_isolating(false);
        let source = "hit = { $who } ({ $weapon }): { $n }";
        bundle.add_resource(FluentResource::try_new(source.to_owned()).unwrap()).unwrap();
        let args = [("who", Arg::text("Ala")), ("weapon", Arg::key("weapon-shotgun")), ("n", Arg::from(3u8))];
        assert_eq!(fill(&bundle, Lang::Pl, "hit", &args).unwrap(), "Ala (Strzelba): 3");
    }

    #[test]
    fn a_key_is_known_or_not() {
        assert!(has("ui-yes"));
        assert!(!has("ui-perhaps"));
        assert!(!has(""));
    }

    #[test]
    #[cfg_attr(debug_assertions, should_panic(expected = "no message `ui-perhaps` in hr"))]
    fn an_unknown_key_shows_itself() {
        assert_eq!(text(Lang::Hr, "ui-perhaps", &[]), "⟦ui-perhaps⟧");
    }

    #[test]
    #[cfg_attr(debug_assertions, should_panic(expected = "message `cubes-red` in en"))]
    fn a_forgotten_variable_shows_itself() {
        assert_eq!(text(Lang::En, "cubes-red", &[]), "{$n} red cubes");
    }

    #[test]
    fn texts_can_be_asked_for_from_many_threads() {
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| Lang::ALL.map(|lang| cubes(lang, 4)));
            }
        });
    }
}
