//! From messages to words in the reader's language.

use codex::Lang;
use engine::{Arg, Message};

/// A message in words. A key that the codex does not know is shown as it is, with its values.
///
/// ```
/// use codex::Lang;
/// use engine::Message;
/// let message = Message::new("no-such-key").with("n", 2);
/// assert_eq!(telefrag::words::say(Lang::En, &message), "no-such-key (n: 2)");
/// ```
pub fn say(lang: Lang, message: &Message) -> String {
    let args: Vec<(&str, codex::Arg)> =
        message.args.iter().map(|(name, arg)| (name.as_ref(), translated(lang, arg))).collect();
    if codex::has(&message.key) {
        return codex::text(lang, &message.key, &args);
    }
    if args.is_empty() {
        return message.key.to_string();
    }
    let value = |(name, arg): &(&str, codex::Arg)| match arg {
        codex::Arg::Num(n) => format!("{name}: {n}"),
        codex::Arg::Text(text) | codex::Arg::Key(text) => format!("{name}: {text}"),
    };
    format!("{} ({})", message.key, args.iter().map(value).collect::<Vec<_>>().join(", "))
}

fn translated(lang: Lang, arg: &Arg) -> codex::Arg {
    match arg {
        Arg::Num(n) => codex::Arg::Num(*n),
        Arg::Text(text) => codex::Arg::Text(text.clone()),
        Arg::Key(key) => codex::Arg::Text(name(lang, key)),
        Arg::List(list) => {
            let parts: Vec<String> = list.iter().map(|arg| in_list(lang, arg)).collect();
            codex::Arg::Text(parts.join(", "))
        }
    }
}

fn in_list(lang: Lang, arg: &Arg) -> String {
    match translated(lang, arg) {
        codex::Arg::Num(n) => n.to_string(),
        codex::Arg::Text(text) | codex::Arg::Key(text) => text,
    }
}

fn name(lang: Lang, key: &str) -> String {
    if codex::has(key) { codex::text(lang, key, &[]) } else { key.to_owned() }
}
