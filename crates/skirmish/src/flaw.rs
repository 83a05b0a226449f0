//! What can be wrong with the file of a place, whatever game it is of: each a value; its words are in `checker.ftl`.

use engine::{Arg, Message};

use crate::{Extent, Pos, Run};

/// What a thing does where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// A token or an obstacle.
    Lies,
    /// A figure.
    Stands,
    /// Anything else.
    Is,
}

engine::words! { Verb, "verb" { Lies = "lies", Stands = "stands", Is = "is" } }

impl From<Verb> for Arg {
    fn from(verb: Verb) -> Arg {
        Arg::text(verb)
    }
}

engine::flaws! {
    /// What can be wrong with the file of a place.
    pub enum Flaw {
        // Reading.
        NoToml(error: String) = "check-no-toml",
        UnknownField(name: String, instead: Message) = "check-unknown-field",
        UnknownWord(name: String, instead: Message) = "check-unknown-word",
        MissingField(name: String) = "check-missing-field",
        WrongType(found: Arg, wanted: Arg) = "check-wrong-type",
        WrongValue(found: Arg, wanted: Arg) = "check-wrong-value",
        Huge(number: String) = "check-huge",
        TooDeep = "check-too-deep",
        Row(n: usize, wanted: usize) = "check-row",
        NoWording = "check-no-wording",
        // Names.
        Misnamed(stem: String, what: Arg, name: String) = "check-misnamed",
        NoName(what: Arg, name: String, most: usize) = "check-no-name",
        Twice(what: Arg, name: String) = "check-twice",
        TooMany(what: Arg, name: String, most: usize) = "check-too-many",
        OneTooMany(what: Arg, most: usize) = "check-one-too-many",
        NotThere(what: Arg, name: String, instead: Message) = "check-not-there",
        NoWord(what: Arg, name: String, instead: Message) = "check-no-word",
        // Texts.
        NoText(name: String, instead: Message) = "check-no-text",
        Untold(what: Arg) = "check-untold",
        Empty(what: Arg) = "check-empty",
        TooLong(what: Arg, n: usize, most: usize) = "check-too-long",
        Hidden(what: Arg, sign: String) = "check-hidden",
        NoLanguage(lang: String) = "check-no-language",
        // Places.
        FarOut(at: Pos, far: i32) = "check-far-out",
        Backwards(to: Pos, from: Pos) = "check-backwards",
        Span(what: Arg) = "check-span",
        OffMap(what: Arg, verb: Verb, at: Pos, advice: Arg) = "check-off-map",
        Parted(who: Arg, at: Extent) = "check-parted",
        Taken(what: Arg, verb: Verb, at: Pos, other: Arg) = "check-taken",
        TokenTaken(what: Arg, at: Pos, other: Arg) = "check-token-taken",
        OverBox(n: usize, what: Arg, most: u32) = "check-over-box",
    }
}

/// A thing of which people know the one that is meant: the imp, the teleporter.
pub fn the(thing: impl Into<Arg>) -> Arg {
    Message::new("check-the").with("thing", thing).into()
}

/// Words to choose from.
pub fn one_of<S: AsRef<str>>(words: &[S]) -> Arg {
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            let rest: Vec<&str> = rest.iter().map(AsRef::as_ref).collect();
            let (rest, last) = (Arg::Text(rest.join(", ")), Arg::text(last.as_ref()));
            Message::new("list-or").with("list", rest).with("last", last).into()
        }
        only => Arg::text(only.map_or("", |(word, _)| word.as_ref())),
    }
}

/// The known name that is most like one, if it is much alike.
fn nearest<'a, S: AsRef<str>>(name: &str, known: &'a [S]) -> Option<&'a str> {
    let name = name.to_lowercase();
    let likeness = |word: &'a S| (strsim::jaro_winkler(&name, &word.as_ref().to_lowercase()), word.as_ref());
    let nearest = known.iter().map(likeness).max_by(|one, other| one.0.total_cmp(&other.0));
    nearest.filter(|(likeness, _)| *likeness > 0.75).map(|(_, word)| word)
}

/// What to write instead of a name that is unknown, if one is much like it.
pub(crate) fn meant<S: AsRef<str>>(name: &str, known: &[S]) -> Option<Message> {
    nearest(name, known).map(|word| Message::new("check-did-you-mean").with("name", Arg::text(word)))
}

/// What to write instead of a name that is unknown: the nearest known one, or all of them.
pub fn instead<S: AsRef<str>>(name: &str, known: &[S]) -> Message {
    meant(name, known).unwrap_or_else(|| match known {
        [] => Message::new("check-none"),
        _ => Message::new("check-write").with("words", one_of(known)),
    })
}

/// The same in English, for the data files of the games, which only we write.
///
/// ```
/// use skirmish::instead_in_english;
/// assert_eq!(instead_in_english("dorr", &["door", "area"]), "did you mean `door`?");
/// assert_eq!(instead_in_english("x", &["door", "area"]), "write door or area");
/// ```
pub fn instead_in_english<S: AsRef<str>>(name: &str, known: &[S]) -> String {
    let all = || format!("write {}", engine::one_of(known));
    nearest(name, known).map_or_else(all, |word| format!("did you mean `{word}`?"))
}

impl From<Extent> for Arg {
    fn from(Extent { from, to }: Extent) -> Arg {
        if from == to {
            return from.into();
        }
        Message::new("check-extent").with("from", from).with("to", to).into()
    }
}

impl From<Run> for Arg {
    fn from(run: Run) -> Arg {
        let [line, span] = run.names().map(Arg::text);
        let Run { line: at, from, to, .. } = run;
        let key = if from == to { "check-line-short" } else { "check-line" };
        let message = Message::new(key).with("line", line).with("at", i32::from(at)).with("span", span);
        let message = message.with("from", i32::from(from));
        if from == to { message.into() } else { message.with("to", i32::from(to)).into() }
    }
}
