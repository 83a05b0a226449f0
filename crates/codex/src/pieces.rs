//! A question cut where names of things on the table stand in it.

use engine::about::Spot;
use engine::{Arg, Message};

use crate::message::{ask, word};
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
    let mut spots = Vec::new();
    let marked = mark(lang, question, &mut spots);
    cut(&ask(lang, &shown(lang, &marked), asked), &spots)
}

/// The same message, its names put into words already and marked.
fn mark(lang: Lang, message: &Message, spots: &mut Vec<Spot>) -> Message {
    let args = message.args.iter().map(|(name, arg)| (name.clone(), mark_arg(lang, arg, spots))).collect();
    Message { key: message.key.clone(), args }
}

fn mark_arg(lang: Lang, arg: &Arg, spots: &mut Vec<Spot>) -> Arg {
    match arg {
        Arg::About(spot, name) => {
            let number = u32::try_from(spots.len()).ok().and_then(|n| char::from_u32(FIRST + n));
            let Some(number) = number else { return arg.clone() };
            spots.push(spot.clone());
            Arg::Text(format!("{BEGINS}{number}{}{ENDS}", word(lang, name)))
        }
        Arg::Said(message) => Arg::Said(mark(lang, message, spots)),
        Arg::List(list) => Arg::List(list.iter().map(|one| mark_arg(lang, one, spots)).collect()),
        Arg::Num(_) | Arg::Text(_) | Arg::Key(_) | Arg::Own(_) => arg.clone(),
    }
}

fn cut(text: &str, spots: &[Spot]) -> Vec<(String, Option<Spot>)> {
    let mut pieces: Vec<(String, Option<Spot>)> = Vec::new();
    for (n, part) in text.split(BEGINS).enumerate() {
        let mut rest = part;
        if n > 0 {
            let mut letters = part.chars();
            let number = letters.next().and_then(|letter| u32::from(letter).checked_sub(FIRST));
            let spot = number.and_then(|n| spots.get(usize::try_from(n).ok()?)).cloned();
            let (name, after) = letters.as_str().split_once(ENDS).unwrap_or((letters.as_str(), ""));
            // A name that ends in a full stop needs no second at the end of the sentence.
            rest = if name.ends_with('.') && after == "." { "" } else { after };
            pieces.push((name.to_owned(), spot));
        }
        if !rest.is_empty() {
            pieces.push((rest.to_owned(), None));
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

    fn told(question: &Message, asked: bool) -> Vec<String> {
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
        let [en, ..] = &told(&question, true)[..] else { panic!() };
        assert_eq!(
            en,
            "Attack: [Shotgun|shotgun], [Cyberblade|cyberblade] and X → [Shotgun|shotgun]. Play an event first?"
        );
    }

    #[test]
    fn a_name_that_ends_in_a_full_stop_needs_no_second() {
        let question = Message::new("adrenaline-prompt-leave").with("who", Arg::key("seat-2"));
        let question = question.with("weapon", weapon("thor"));
        assert!(told(&question, false)[0].ends_with("for [T.H.O.R.|thor]"));
    }

    #[test]
    fn a_question_without_names_is_one_piece() {
        let question = Message::new("adrenaline-prompt-over");
        assert_eq!(pieces(Lang::En, &question, true).len(), 1);
        assert_eq!(cut("", &[]), []);
    }
}
