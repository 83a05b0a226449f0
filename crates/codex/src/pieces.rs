//! A question cut where names of things on the table stand in it, and a line of the log with the names in it.

use engine::about::Spot;
use engine::{Arg, Message};

use crate::message::{ask, show, shown_arg, word};
use crate::{Lang, shown};

/// Around a name, in letters that no text has: where it begins, which one it is, where it ends.
const BEGINS: char = '\u{f0000}';
const ENDS: char = '\u{f0001}';
const FIRST: u32 = 0xf0100;

/// The open question as its reader gets it ([`ask`]) from [`shown`], in pieces: names of things with what they name, and
/// the words between. Put together they are the same text.
///
/// ```
/// use codex::{Arg, Lang, ask, pieces};
/// use engine::{Message, about::Spot};
///
/// let plan = Arg::key("d04-card-backup-plan").about(Spot::card("backup-plan"));
/// let card = Arg::key("d04-event-jammed-track").about(Spot::card("jammed-track"));
/// let question = Message::new("d04-prompt-backup").with("card", card).with("plan", plan);
/// let cut = pieces(Lang::En, &question, true);
/// let names: Vec<&str> = cut.iter().filter(|(_, spot)| spot.is_some()).map(|(name, _)| &**name).collect();
/// assert_eq!(names, ["Sealed In", "Backup Plan"]);
/// let whole: String = cut.iter().map(|(words, _)| &**words).collect();
/// assert_eq!(whole, ask(Lang::En, &question, true));
/// ```
pub fn pieces(lang: Lang, question: &Message, asked: bool) -> Vec<(String, Option<Spot>)> {
    let mut things = Vec::new();
    let marked = mark(lang, question, &mut things);
    let cut = cut(&ask(lang, &shown(lang, &marked), asked), &things);
    cut.into_iter().map(|(text, spots)| (text, spots.first().cloned())).collect()
}

/// A name within a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// Where it begins, in UTF-16 units.
    pub at: usize,
    /// How many of them it has.
    pub long: usize,
    /// What it names, the nearest first: this very figure, then its kind.
    pub spots: Vec<Spot>,
}

/// What happened, as [`show`] puts it, and the names of things on the table in it.
///
/// ```
/// use codex::{Arg, Lang, told};
/// use engine::{Message, about::Spot};
///
/// let imp = Arg::key("d04-imp").about(Spot::card("imp")).about(Spot::figure("f3"));
/// let (text, names) = told(Lang::En, &Message::new("d04-log-removed").with("who", imp));
/// assert_eq!(text, "imp is taken off the board for reuse.");
/// assert_eq!((names[0].at, names[0].long), (0, 3));
/// assert_eq!(names[0].spots, [Spot::figure("f3"), Spot::card("imp")]);
/// ```
pub fn told(lang: Lang, message: &Message) -> (String, Vec<Name>) {
    let mut things = Vec::new();
    let marked = mark(lang, message, &mut things);
    let (mut text, mut names, mut at) = (String::new(), Vec::new(), 0);
    for (piece, spots) in cut(&show(lang, &marked), &things) {
        let long = piece.encode_utf16().count();
        if !spots.is_empty() {
            names.push(Name { at, long, spots: spots.to_vec() });
        }
        at += long;
        text.push_str(&piece);
    }
    (text, names)
}

/// The same message, its names put into words already and marked; what each of them names is put among `things`.
fn mark(lang: Lang, message: &Message, things: &mut Vec<Vec<Spot>>) -> Message {
    let args = message.args.iter().map(|(name, arg)| (name.clone(), mark_arg(lang, arg, things))).collect();
    Message { key: message.key.clone(), args }
}

fn mark_arg(lang: Lang, arg: &Arg, things: &mut Vec<Vec<Spot>>) -> Arg {
    match arg {
        Arg::About(_, name) => {
            let number = u32::try_from(things.len()).ok().and_then(|n| char::from_u32(FIRST + n));
            let Some(number) = number else { return arg.clone() };
            let mut spots = Vec::new();
            collect(arg, &mut spots);
            things.push(spots);
            Arg::Text(format!("{BEGINS}{number}{}{ENDS}", word(lang, &shown_arg(lang, name))))
        }
        Arg::Said(message) => Arg::Said(mark(lang, message, things)),
        Arg::List(list) => Arg::List(list.iter().map(|one| mark_arg(lang, one, things)).collect()),
        Arg::Num(_) | Arg::Text(_) | Arg::Key(_) | Arg::Own(_) => arg.clone(),
    }
}

/// All that a name names, the outermost first.
fn collect(arg: &Arg, spots: &mut Vec<Spot>) {
    match arg {
        Arg::About(spot, name) => {
            spots.push(spot.clone());
            collect(name, spots);
        }
        Arg::Said(message) => message.args.iter().for_each(|(_, arg)| collect(arg, spots)),
        Arg::List(list) => list.iter().for_each(|arg| collect(arg, spots)),
        Arg::Num(_) | Arg::Text(_) | Arg::Key(_) | Arg::Own(_) => {}
    }
}

/// A marked text in pieces, each with what it names.
fn cut<'a>(text: &str, things: &'a [Vec<Spot>]) -> Vec<(String, &'a [Spot])> {
    let mut pieces: Vec<(String, &[Spot])> = Vec::new();
    for (n, part) in text.split(BEGINS).enumerate() {
        let mut rest = part;
        if n > 0 {
            let mut letters = part.chars();
            let number = letters.next().and_then(|letter| u32::from(letter).checked_sub(FIRST));
            let spots = number.and_then(|n| things.get(usize::try_from(n).ok()?));
            let (name, after) = letters.as_str().split_once(ENDS).unwrap_or((letters.as_str(), ""));
            // A name that ends in a full stop needs no second at the end of the sentence.
            rest = if name.ends_with('.') && after == "." { "" } else { after };
            pieces.push((name.to_owned(), spots.map_or(&[], Vec::as_slice)));
        }
        if !rest.is_empty() {
            pieces.push((rest.to_owned(), &[]));
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weapon(id: &str) -> Arg {
        Arg::key(format!("weapon-{id}")).about(Spot::card(id))
    }

    fn asked_of(question: &Message, asked: bool) -> Vec<String> {
        Lang::ALL
            .into_iter()
            .map(|lang| {
                let cut = pieces(lang, question, asked);
                let whole: String = cut.iter().map(|(text, _)| &**text).collect();
                assert_eq!(whole, ask(lang, &shown(lang, question), asked), "{lang}");
                let name = |(text, spot): &(String, Option<Spot>)| match spot {
                    Some(spot) => format!("[{text}|{}]", spot.id),
                    None => text.clone(),
                };
                cut.iter().map(name).collect()
            })
            .collect()
    }

    #[test]
    fn names_within_lists_and_within_messages_are_cut_out() {
        let list = Arg::List(vec![weapon("shotgun"), weapon("cyberblade"), Arg::text("X")]);
        let question = Message::new("d04-prompt-event-before").with("attacker", list).with(
            "target",
            Message::new("d04-at").with("what", weapon("shotgun")).with("at", Arg::text("(3, 1)")),
        );
        let [en, ..] = &asked_of(&question, true)[..] else { panic!() };
        assert_eq!(
            en,
            "Attack: [Shotgun|shotgun], [Cyberblade|cyberblade] and X → [Shotgun|shotgun]. Play an event first?"
        );
    }

    #[test]
    fn a_name_that_ends_in_a_full_stop_needs_no_second() {
        let question = Message::new("adrenaline-prompt-leave").with("who", Arg::key("seat-2"));
        let question = question.with("weapon", weapon("thor"));
        assert!(asked_of(&question, false)[0].ends_with("for [T.H.O.R.|thor]"));
    }

    #[test]
    fn a_question_without_names_is_one_piece() {
        let question = Message::new("adrenaline-prompt-over");
        assert_eq!(pieces(Lang::En, &question, true).len(), 1);
        assert_eq!(cut("", &[]), []);
    }
}
