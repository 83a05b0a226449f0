//! Looking a message up and filling it in.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::{LanguageIdentifier, langid};

use engine::{Arg, Message};

use crate::Lang;

// Texts are in the program itself; but not in one for a browser, which gets them when it needs them.
#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/sources.rs"));
#[cfg(target_arch = "wasm32")]
static SOURCES: &[(&str, &str, &str)] = &[];

type Bundle = FluentBundle<FluentResource>;

/// By language, in the order of [`Lang::ALL`].
static BUNDLES: [OnceLock<Bundle>; 4] = [const { OnceLock::new() }; 4];
/// What is said before anybody has brought words.
static NOTHING: LazyLock<Bundle> = LazyLock::new(|| made(Lang::En, std::iter::empty()));

/// The files of a language that are in this program, by name: none in a program for a browser.
pub fn files(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
    let own = SOURCES.iter().filter(move |(code, ..)| *code == lang.code());
    own.map(|(_, name, text)| (*name, *text))
}

/// Bring the texts of a language, as they stand in a file. The first word counts: where a text has been asked for
/// already it changes nothing.
pub fn bring(lang: Lang, text: &str) {
    BUNDLES[lang as usize].get_or_init(|| made(lang, std::iter::once(text)));
}

/// The message `key` in `lang` with `args` put in.
///
/// An unknown key is a mistake in the program: it stops a debug build, and a release build shows `⟦key⟧`.
/// The same goes for a variable of the message that is not among `args`; it is then shown as `{$name}`.
pub fn text(lang: Lang, key: &str, args: &[(&str, Arg)]) -> String {
    fill(bundle(lang), lang, key, None, args).unwrap_or_else(|| {
        debug_assert!(false, "no message `{key}` in {lang}");
        format!("⟦{key}⟧")
    })
}

/// A message in words: what an engine's [`Message`] reads like in `lang`.
///
/// A key that no locale has is shown as it is, with its values: rules under construction can still be read.
///
/// ```
/// use codex::{Arg, Lang, say};
/// use engine::Message;
///
/// let seats = vec![Arg::key("seat-1"), Arg::key("seat-2"), Arg::key("seat-3")];
/// let message = Message::new("no-such-key").with("who", seats).with("n", 2);
/// assert_eq!(say(Lang::En, &message), "no-such-key (who: Yellow, Blue and Grey, n: 2)");
/// ```
pub fn say(lang: Lang, message: &Message) -> String {
    if has(&message.key) {
        return ended(text(lang, &message.key, &named(message)));
    }
    let values: Vec<String> =
        message.args.iter().map(|(name, arg)| format!("{name}: {}", word(lang, arg))).collect();
    if values.is_empty() {
        message.key.to_string()
    } else {
        format!("{} ({})", message.key, values.join(", "))
    }
}

/// The open question as its reader should get it: the one who is asked is spoken to; everyone else reads the text
/// under `.other` of the message, which says who decides. A question that speaks to nobody has one text for all.
///
/// ```
/// use codex::{Arg, Lang, ask};
/// use engine::Message;
///
/// let question = Message::new("adrenaline-prompt-teleport").with("who", Arg::key("seat-1"));
/// assert_eq!(ask(Lang::En, &question, true), "Where do you teleport to?");
/// assert_eq!(ask(Lang::En, &question, false), "Yellow chooses where to teleport.");
/// ```
pub fn ask(lang: Lang, question: &Message, asked: bool) -> String {
    let other = || fill(bundle(lang), lang, &question.key, Some("other"), &named(question));
    let text = if asked { None } else { other() };
    text.map_or_else(|| say(lang, question), ended)
}

/// Whether there is a message `key`. If there is, every language has it.
pub fn has(key: &str) -> bool {
    bundle(Lang::En).get_message(key).is_some_and(|message| message.value().is_some())
}

/// The message `key` of `bundle`, or what it says under the name `side`, if there is one.
fn fill(bundle: &Bundle, lang: Lang, key: &str, side: Option<&str>, args: &[(&str, Arg)]) -> Option<String> {
    let message = bundle.get_message(key)?;
    let pattern = match side {
        Some(name) => message.get_attribute(name)?.value(),
        None => message.value()?,
    };
    let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, value(lang, arg))).collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "message `{key}` in {lang}: {errors:?}");
    Some(text)
}

/// A text of the command line's help, which is written in English in the program itself and translated under `key`;
/// nothing if nobody has translated it.
pub fn help(lang: Lang, key: &str) -> Option<String> {
    fill(bundle(lang), lang, key, None, &[])
}

/// What a message says under a name of its own, as `.advice`; nothing if it says nothing there.
pub(crate) fn aside(lang: Lang, message: &Message, name: &str) -> Option<String> {
    fill(bundle(lang), lang, &message.key, Some(name), &named(message))
}

/// A sentence with one full stop: a name that ends in one (T.H.O.R.) needs no second.
fn ended(mut said: String) -> String {
    if said.ends_with("..") {
        said.pop();
    }
    said
}

/// The arguments of a message by their names.
fn named(message: &Message) -> Vec<(&str, Arg)> {
    message.args.iter().map(|(name, arg)| (&**name, arg.clone())).collect()
}

/// A message for whoever has the board before his eyes: places, which he sees, are left out where the message has a text
/// under `.shown`.
///
/// ```
/// use codex::{Arg, Lang, say, show};
/// use engine::Message;
///
/// let imp = Message::new("d04-at").with("what", Arg::key("d04-imp")).with("at", Arg::text("(3, 1)"));
/// assert_eq!(say(Lang::En, &imp), "imp at (3, 1)");
/// assert_eq!(show(Lang::En, &imp), "imp");
/// ```
pub fn show(lang: Lang, message: &Message) -> String {
    let message = shown(lang, message);
    let text = fill(bundle(lang), lang, &message.key, Some("shown"), &named(&message));
    text.map_or_else(|| say(lang, &message), ended)
}

/// The same message, all that it is filled with put into such words already.
pub fn shown(lang: Lang, message: &Message) -> Message {
    let args = message.args.iter().map(|(name, arg)| (name.clone(), shown_arg(lang, arg))).collect();
    Message { key: message.key.clone(), args }
}

pub(crate) fn shown_arg(lang: Lang, arg: &Arg) -> Arg {
    match arg {
        Arg::Said(message) => Arg::Text(show(lang, message)),
        Arg::List(list) => Arg::List(list.iter().map(|one| shown_arg(lang, one)).collect()),
        Arg::About(spot, name) => Arg::About(spot.clone(), Box::new(shown_arg(lang, name))),
        Arg::Num(_) | Arg::Text(_) | Arg::Key(_) | Arg::Own(_) => arg.clone(),
    }
}

fn value(lang: Lang, arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Num(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::from(text.as_str()),
        Arg::Key(key) => FluentValue::from(text(lang, key, &[])),
        Arg::Said(message) => FluentValue::from(say(lang, message)),
        Arg::List(list) => FluentValue::from(joined(lang, list)),
        Arg::Own(texts) => FluentValue::from(own(lang, texts)),
        Arg::About(_, name) => value(lang, name),
    }
}

/// An argument in words, whatever it is; an unknown key is shown as it is.
pub(crate) fn word(lang: Lang, arg: &Arg) -> String {
    match arg {
        Arg::Num(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Key(key) => say(lang, &Message::new(key.clone())),
        Arg::Said(message) => say(lang, message),
        Arg::List(list) => joined(lang, list),
        Arg::Own(texts) => own(lang, texts).to_owned(),
        Arg::About(_, name) => word(lang, name),
    }
}

/// What somebody wrote in some languages: in this one, else in English, else in any.
fn own(lang: Lang, texts: &BTreeMap<String, String>) -> &str {
    let in_lang = [lang, Lang::En].into_iter().find_map(|lang| texts.get(lang.code()));
    in_lang.or_else(|| texts.values().next()).map_or("", String::as_str)
}

/// A list the way the language joins one: "X, Y and Z".
fn joined(lang: Lang, list: &[Arg]) -> String {
    let mut words: Vec<String> = list.iter().map(|arg| word(lang, arg)).collect();
    match words.pop() {
        Some(last) if !words.is_empty() => {
            let args = [("list", Arg::Text(words.join(", "))), ("last", Arg::Text(last))];
            text(lang, "list-and", &args)
        }
        only => only.unwrap_or_default(),
    }
}

fn bundle(lang: Lang) -> &'static Bundle {
    let brought = |lang: Lang| BUNDLES[lang as usize].get();
    if SOURCES.is_empty() {
        // Better in another language than not at all.
        let any = || Lang::ALL.into_iter().find_map(brought);
        return brought(lang).or_else(any).unwrap_or(&NOTHING);
    }
    BUNDLES[lang as usize].get_or_init(|| made(lang, files(lang).map(|(_, text)| text)))
}

fn made<'a>(lang: Lang, sources: impl Iterator<Item = &'a str>) -> Bundle {
    let locale: LanguageIdentifier = match lang {
        Lang::En => langid!("en"),
        Lang::Pl => langid!("pl"),
        Lang::Hr => langid!("hr"),
        Lang::Hu => langid!("hu"),
    };
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // The marks that would wrap every argument are noise in a terminal, and all our languages run left to right.
    bundle.set_use_isolating(false);
    for source in sources {
        // The build has checked syntax and duplicates, so neither can fail; what can be read is used in any case.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
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
        assert_eq!(fill(&bundle, Lang::Pl, "hit", None, &args).unwrap(), "Ala (Strzelba): 3");
    }

    #[test]
    fn a_list_is_joined_as_the_language_does() {
        let seats = |n: usize| (1..=n).map(|seat| Arg::key(format!("seat-{seat}"))).collect::<Vec<_>>();
        assert_eq!(joined(Lang::En, &seats(0)), "");
        assert_eq!(joined(Lang::Pl, &seats(1)), "Żółty");
        assert_eq!(joined(Lang::En, &seats(2)), "Yellow and Blue");
        assert_eq!(joined(Lang::Pl, &seats(3)), "Żółty, Niebieski i Szary");
        assert_eq!(joined(Lang::Hr, &seats(3)), "Žuti, Plavi i Sivi");
        assert_eq!(joined(Lang::Hu, &seats(3)), "Sárga, Kék és Szürke");
    }

    #[test]
    fn a_message_can_stand_in_a_message() {
        let price = ["red", "blue"].map(|c| Message::new(format!("cubes-{c}")).with("n", 2).into());
        assert_eq!(joined(Lang::En, &price), "2 red cubes and 2 blue cubes");
        assert_eq!(say(Lang::Hu, &Message::new("ui-yes")), "igen");
        assert_eq!(say(Lang::Hu, &Message::new("ui-perhaps")), "ui-perhaps");
    }

    #[test]
    fn who_is_asked_is_spoken_to_and_the_others_read_who_decides() {
        let weapon = Arg::key("weapon-thor");
        let question =
            Message::new("adrenaline-prompt-leave").with("who", Arg::key("seat-2")).with("weapon", weapon);
        assert!(ask(Lang::En, &question, true).ends_with("Which one do you leave for T.H.O.R.?"));
        assert_eq!(ask(Lang::En, &question, false), "Blue leaves a weapon behind for T.H.O.R.");
        let over = Message::new("adrenaline-prompt-over");
        assert_eq!(ask(Lang::Hu, &over, false), ask(Lang::Hu, &over, true));
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
        let alone = Lang::ALL.map(|lang| cubes(lang, 4));
        assert_ne!(alone[0], alone[1], "each in its own language");
        std::thread::scope(|scope| {
            let asked: Vec<_> =
                (0..8).map(|_| scope.spawn(|| Lang::ALL.map(|lang| cubes(lang, 4)))).collect();
            for told in asked {
                assert_eq!(told.join().unwrap(), alone);
            }
        });
    }
}
