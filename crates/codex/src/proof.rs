//! For tests of games: has everything that players read its words, in every language?

use std::collections::BTreeSet;

use engine::why::No;
use engine::{Arg, Message, Refusal, Rule, Words};

use crate::{Lang, ask, has, say};

/// Hears what a game says, and panics at the first message without words. It remembers what it has heard.
///
/// ```
/// use codex::proof::Ear;
/// use engine::Message;
///
/// let mut ear = Ear::default();
/// ear.hear(&Message::new("cubes-red").with("n", 2));
/// ear.assert_heard(&["cubes"]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Ear {
    done: BTreeSet<String>,
    keys: BTreeSet<String>,
}

impl Ear {
    /// Every key within is known, and every language fills it in.
    ///
    /// # Panics
    /// If not.
    #[track_caller]
    pub fn hear(&mut self, message: &Message) {
        if !self.done.insert(format!("{message:?}")) {
            return;
        }
        self.keys.insert(message.key.to_string());
        assert_known(message);
        for lang in Lang::ALL {
            let text = say(lang, message);
            let whole = !text.trim().is_empty() && !text.contains(['{', '}', '⟦', '$']);
            assert!(whole, "{lang}: {text:?} from {message:?}");
        }
    }

    /// An event has words, and rules that have words.
    ///
    /// # Panics
    /// If not.
    #[track_caller]
    pub fn hear_event<G: Words>(&mut self, state: &G::State, event: &G::Event) {
        let (message, rules) = G::tell(state, event);
        self.hear(&message);
        assert!(!rules.is_empty(), "{event:?}");
        assert!(rules.iter().all(has_rule), "{event:?} cites {rules:?}");
    }

    /// A refusal has words, and rules that have words.
    ///
    /// # Panics
    /// If not.
    #[track_caller]
    pub fn hear_refusal(&mut self, refusal: &Refusal) {
        self.hear(&refusal.reason);
        assert!(!refusal.rules.is_empty() && refusal.rules.iter().all(has_rule), "{refusal}");
    }

    /// The answer to "why not?" has words, and so has what is the cause.
    ///
    /// # Panics
    /// If not.
    #[track_caller]
    pub fn hear_no(&mut self, no: &No) {
        self.hear_refusal(&no.refusal);
        no.causes.iter().for_each(|cause| self.hear(&cause.says));
    }

    /// A question has words for the one who is asked, and others for everyone else that speak of the one who is asked
    /// and to nobody.
    ///
    /// # Panics
    /// If not.
    #[track_caller]
    pub fn hear_question(&mut self, question: &Message) {
        if self.done.contains(&format!("{question:?}")) {
            return;
        }
        self.hear(question);
        // What is no question has one text for all.
        if ["-over", "-wait"].iter().any(|end| question.key.ends_with(end)) {
            return;
        }
        for lang in Lang::ALL {
            let (asked, other) = (ask(lang, question, true), ask(lang, question, false));
            assert_ne!(asked, other, "{lang}: {question:?} has one text for all");
            let whole = !other.trim().is_empty() && !other.contains(['{', '}', '⟦', '$']);
            assert!(whole, "{lang}: {other:?} from {question:?}");
            assert_eq!(addressed(lang, &other), None, "{lang}: {other:?} from {question:?}");
        }
    }

    /// A question, some of its answers (about so many, others at every step), and what happened have words.
    ///
    /// # Panics
    /// If not.
    #[track_caller]
    pub fn hear_position<G: Words>(
        &mut self,
        state: &G::State,
        events: &[G::Event],
        step: usize,
        answers: usize,
    ) {
        self.hear_question(&G::prompt(state));
        let mut actions = Vec::new();
        G::legal(state, &mut actions);
        let stride = 1 + actions.len() / answers;
        for &action in actions.iter().skip(step % stride).step_by(stride) {
            self.hear(&G::label(state, action));
        }
        events.iter().for_each(|event| self.hear_event::<G>(state, event));
    }

    /// No two answers read the same.
    ///
    /// # Panics
    /// If two do.
    #[track_caller]
    pub fn hear_apart<G: Words>(&mut self, state: &G::State, actions: &[G::Action]) {
        let messages: Vec<Message> = actions.iter().map(|&action| G::label(state, action)).collect();
        if !self.done.insert(format!("{messages:?}")) {
            return;
        }
        for lang in Lang::ALL {
            let labels: BTreeSet<String> = messages.iter().map(|message| say(lang, message)).collect();
            assert_eq!(labels.len(), actions.len(), "{lang}: {labels:?} for {actions:?}");
        }
    }

    /// Messages whose keys have these in them were all heard.
    ///
    /// # Panics
    /// If one was not.
    #[track_caller]
    pub fn assert_heard(&self, kinds: &[&str]) {
        for kind in kinds {
            assert!(self.keys.iter().any(|key| key.contains(kind)), "{kind} was never said");
        }
    }
}

/// The word by which a text speaks to its reader, if it does: a pronoun, or a verb in the second person.
///
/// ```
/// use codex::Lang;
/// use codex::proof::addressed;
///
/// assert_eq!(addressed(Lang::En, "Where do you run?"), Some("you"));
/// assert_eq!(addressed(Lang::Pl, "Dokąd biegniesz?"), Some("biegniesz"));
/// assert_eq!(addressed(Lang::Hu, "A te köröd."), Some("te"));
/// assert_eq!(addressed(Lang::Hr, "Žuti bira kamo trči."), None);
/// ```
pub fn addressed(lang: Lang, text: &str) -> Option<&str> {
    let (words, ends): (&[&str], &[&str]) = match lang {
        Lang::En => (&["you", "your", "yours", "yourself"], &[]),
        Lang::Pl => (
            &[
                "ty", "ci", "cię", "ciebie", "tobie", "tobą", "twój", "twoja", "twoje", "twojej", "twojego",
                "wybierz", "zapłać", "zaatakuj", "odrzuć",
            ],
            &["asz", "esz", "isz", "ysz"],
        ),
        Lang::Hr => (
            &["ti", "te", "tebe", "tebi", "tobom", "tvoj", "tvoja", "tvoje", "odaberi", "plati", "napadni"],
            &["aš", "eš", "iš"],
        ),
        Lang::Hu => (
            &["te", "téged", "neked", "rád", "nálad", "válassz", "fizess", "támadj", "válaszd", "dobj"],
            &["lsz", "tsz", "dsz", "psz", "rsz", "ndod", "rodat", "iódat"],
        ),
    };
    // A noun that ends like a verb: the name of a card.
    let noun = |word: &str| lang == Lang::Hr && word == "juriš";
    text.split(|sign: char| !sign.is_alphanumeric()).find(|word| {
        let small = word.to_lowercase();
        words.contains(&small.as_str()) || (ends.iter().any(|end| small.ends_with(end)) && !noun(&small))
    })
}

/// Does a rule have its text?
pub fn has_rule(rule: &Rule) -> bool {
    has(&format!("rule-{rule}"))
}

#[track_caller]
fn assert_known(message: &Message) {
    assert!(has(&message.key), "no message `{}`", message.key);
    message.args.iter().for_each(|(_, arg)| assert_arg_known(arg));
}

#[track_caller]
fn assert_arg_known(arg: &Arg) {
    match arg {
        Arg::Num(_) | Arg::Text(_) | Arg::Own(_) => {}
        Arg::Key(key) => assert!(has(key), "no message `{key}`"),
        Arg::Said(message) => assert_known(message),
        Arg::About(_, name) => assert_arg_known(name),
        Arg::List(list) => {
            assert!(!list.is_empty(), "an empty list");
            list.iter().for_each(assert_arg_known);
        }
    }
}
