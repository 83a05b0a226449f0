//! Cards in words: the reader's own hand, what a card or a demon does, and everybody's things in full.

use codex::Arg;
use doom2016::view::Held;
use doom2016::{
    ActionFace, Card, ClassKind, DemonKind, EventCard, EventCards, GloryKind, Group, InvasionKind,
    ObjectiveKind, Portal, SquadKind, ThreatKind, action_card, event_card,
};

use super::attack::blocked;
use super::begin::told;
use super::panels::Panels;
use super::signs;
use crate::pen::{Pen, QUIET, STRONG, cut, unglued};

/// From so many rows on, each card of the hand has a line of its own.
const FULL: usize = 34;

fn card_key(face: &ActionFace) -> String {
    format!("d16-card-{}", face.title)
}

fn event_key(card: EventCard) -> String {
    format!("d16-event-{}", card.face().id)
}

/// A name and what is said of it.
fn helped(pen: Pen, key: &str) -> String {
    several(pen, key, 1)
}

/// The same for so many cards of that name.
fn several(pen: Pen, key: &str, n: usize) -> String {
    let name = format!("{}{}", pen.word(key), times(n));
    format!("{}: {}", pen.paint(STRONG, name), pen.word(&format!("{key}-help")))
}

/// How many there are, if it is more than one.
fn times(n: usize) -> String {
    if n > 1 { format!("\u{a0}×{n}") } else { String::new() }
}

/// An action card in the fewest signs: its kind, its speed, and the range and dice of its attack.
fn short(pen: Pen, card: Card) -> String {
    let face = card.face();
    let kind = pen.word(&format!("ui-d16-short-{}", face.kind));
    let speed = if face.speed > 0 { format!("+{}", face.speed) } else { String::new() };
    let attack = face.attack.map_or(String::new(), |it| format!("\u{a0}{}:{}", it.range, pen.dice(it.dice)));
    let name = pen.word(&card_key(face)).replace(' ', "\u{a0}");
    format!("{name}\u{a0}{}{attack}", pen.paint(QUIET, format!("{kind}{speed}")))
}

/// Demons that come together, and the argent they bring.
fn group(pen: Pen, group: Group) -> String {
    let many = |key: &str, n: u8| pen.text(&format!("d16-many-{key}"), &[("n", Arg::Num(n.into()))]);
    let demons = group.iter().map(|(kind, n)| many(kind.word(), n));
    let argent = (group.argent > 0).then(|| many("argent", group.argent));
    demons.chain(argent).collect::<Vec<_>>().join(" + ")
}

/// An invasion card with all that it can bring.
fn invasion(pen: Pen, card: InvasionKind) -> Vec<String> {
    let head = pen.paint(STRONG, pen.word(&format!("d16-invasion-{card}")));
    let line = |colour: Portal| {
        let [one, other] = card.groups(colour).map(|it| group(pen, it));
        let name = pen.paint(signs::portal_ink(colour), pen.word(&format!("d16-portal-{colour}")));
        pen.wrap(&format!("  {name}: {one} / {other}"), 4)
    };
    std::iter::once(head).chain(Portal::ALL.into_iter().flat_map(line)).collect()
}

/// What a demon can do.
fn demon(pen: Pen, kind: DemonKind) -> String {
    let it = kind.sheet();
    let number = |key: &str, n: u8| pen.text(key, &[("n", Arg::Num(n.into()))]);
    let mut words = vec![
        number("ui-d16-speed", it.speed),
        number("ui-d16-health", it.health),
        number("ui-d16-stability", it.stability),
        format!("{}\u{a0}{}", number("ui-doom-range", it.range), pen.dice(it.pool)),
        format!("★\u{a0}{}", blocked(pen, it.special.block(it.special)).unwrap_or_default()),
    ];
    words.extend(it.tough.then(|| pen.word("ui-d16-tough")));
    let ability = |id: &str| {
        let key = format!("d16-ability-{id}");
        format!("{} ({})", pen.word(&key), pen.word(&format!("{key}-help")))
    };
    words.push(ability(&it.ability.id));
    words.push(format!("◇\u{a0}{}", ability(&it.argent.id)));
    let letter = pen.paint(signs::ink(kind), signs::letter(kind).to_string());
    format!("{letter} {}: {}", pen.paint(STRONG, pen.word(&format!("d16-{kind}"))), words.join(" · "))
}

/// What a card or a demon does, found by its id or by the beginning of its name; or what the signs of the map mean.
pub(super) fn about(pen: Pen, what: &str) -> Vec<String> {
    let wanted = what.to_lowercase();
    if wanted == "map" {
        let text = pen.word("ui-d16-signs-text");
        let letter =
            |kind: DemonKind| format!("{}\u{a0}{}", signs::letter(kind), pen.word(&format!("d16-{kind}")));
        let demons = DemonKind::ALL.map(letter).join(", ");
        return text.lines().chain([&*demons]).flat_map(|line| unglued(pen.wrap(line, 2))).collect();
    }
    let fits = |key: &str| {
        let id = key.trim_start_matches("d16-").split_once('-').map_or(key, |(_, id)| id);
        pen.word(key).to_lowercase().starts_with(&wanted) || id.starts_with(&wanted)
    };
    let mut told = Vec::new();
    let able = |it: DemonKind| {
        let sheet = it.sheet();
        [&sheet.ability.id, &sheet.argent.id].into_iter().any(|id| {
            pen.word(&format!("d16-ability-{id}")).to_lowercase().starts_with(&wanted)
                || id.starts_with(&wanted)
        })
    };
    for it in DemonKind::ALL {
        // On the map it is a letter and perhaps a number.
        let code = wanted.strip_prefix(signs::letter(it).to_ascii_lowercase());
        let coded = code.is_some_and(|rest| rest.chars().all(|c| c.is_ascii_digit()));
        let named = pen.word(&format!("d16-{it}")).to_lowercase().starts_with(&wanted);
        told.extend((coded || named || able(it) || it.word().starts_with(&wanted)).then(|| demon(pen, it)));
    }
    let keys = action_card::faces().iter().map(card_key);
    let keys = keys.chain(event_card::faces().iter().map(|it| format!("d16-event-{}", it.id)));
    let keys = keys.chain(ClassKind::ALL.map(|it| format!("d16-class-{it}")));
    let keys = keys.chain(GloryKind::ALL.map(|it| format!("d16-glory-{it}")));
    let keys = keys.chain(SquadKind::ALL.map(|it| format!("d16-squad-{it}")));
    let keys = keys.chain(ObjectiveKind::ALL.map(|it| format!("d16-objective-{it}")));
    let keys = keys.chain(ThreatKind::ALL.map(|it| format!("d16-threat-{it}")));
    told.extend(keys.filter(|key| fits(key)).map(|key| helped(pen, &key)));
    let mut lines: Vec<String> = told.iter().flat_map(|line| unglued(pen.wrap(line, 2))).collect();
    let cards = InvasionKind::ALL.into_iter().filter(|it| fits(&format!("d16-invasion-{it}")));
    lines.extend(cards.flat_map(|it| invasion(pen, it)));
    lines.extend(topics(pen, &wanted));
    lines
}

impl Panels<'_> {
    /// The reader's own cards below the map: each on a line with what it does, or all together where rows are few.
    pub(super) fn own(&self, rows: Option<usize>) -> Vec<String> {
        let rows = rows.unwrap_or(usize::MAX);
        if let Held::Faces(cards) = self.view.cards.hand {
            return self.own_events(cards, rows >= FULL);
        }
        let pen = self.pen;
        let Some(marine) = self.view.marines.get(self.seat.index()) else { return Vec::new() };
        let Held::Faces(hand) = marine.hand else { return Vec::new() };
        let (shape, style) = signs::marine(marine.callsign);
        let shape = pen.paint(style, shape);
        let glory: Vec<String> = marine.glory.iter().map(|it| format!("d16-glory-{}", it.kind())).collect();
        if rows >= FULL {
            let cards = hand.iter().map(|card| format!("{shape} {}", helped(pen, &card_key(card.face()))));
            let glory = glory.iter().map(|key| format!("{} {}", pen.paint(STRONG, "✦"), helped(pen, key)));
            return cards.chain(glory).map(|line| cut(&line, pen.columns)).collect();
        }
        let cards = hand.iter().map(|card| short(pen, card));
        let glory = glory.iter().map(|key| format!("✦\u{a0}{}", pen.word(key).replace(' ', "\u{a0}")));
        let all: Vec<String> = cards.chain(glory).collect();
        if all.is_empty() { all } else { unglued(pen.wrap(&format!("{shape} {}", all.join(" · ")), 2)) }
    }

    /// The invader's hand, with the invasion card.
    fn own_events(&self, cards: EventCards, full: bool) -> Vec<String> {
        let (pen, view) = (self.pen, self.view);
        let invasion = view.cards.invasion.map(|it| pen.word(&format!("d16-invasion-{it}")));
        let head =
            invasion.map(|name| pen.paint(STRONG, format!("{name}{}", self.argent(view.cards.argent))));
        let mut different: Vec<(EventCard, usize)> = Vec::new();
        for card in cards.iter() {
            match different.iter_mut().find(|(other, _)| other.same_name(card)) {
                Some((_, n)) => *n += 1,
                None => different.push((card, 1)),
            }
        }
        if full {
            let lines = different.iter().map(|&(card, n)| format!("☠ {}", several(pen, &event_key(card), n)));
            return unglued(lines.map(|line| cut(&line, pen.columns)).collect());
        }
        let names = different.iter().map(|(card, n)| format!("{}{}", pen.word(&event_key(*card)), times(*n)));
        let all: Vec<String> =
            head.into_iter().chain(names).map(|name| name.replace(' ', "\u{a0}")).collect();
        if all.is_empty() { all } else { unglued(pen.wrap(&format!("☠ {}", all.join(" · ")), 2)) }
    }

    /// Everybody's things with what they do, and the demons on the map.
    pub(super) fn overview(&self) -> Vec<String> {
        let (pen, view) = (self.pen, self.view);
        let mut lines = pen.wrap(&told(pen, &view.mission, &view.about), 0);
        let mut help = |key: String, indent: usize| {
            lines.extend(pen.wrap(&format!("{}{}", " ".repeat(indent), helped(pen, &key)), indent + 2));
        };
        view.objective.into_iter().for_each(|it| help(format!("d16-objective-{it}"), 0));
        view.threat.into_iter().for_each(|it| help(format!("d16-threat-{it}"), 0));
        lines.extend(self.goals());
        for marine in &view.marines {
            let name = pen.signed(&signs::marine_key(marine.callsign)).unwrap_or_default();
            let weapons: Vec<String> =
                marine.weapons.iter().map(|set| pen.word(&format!("d16-set-{set}"))).collect();
            lines.extend(pen.wrap(&format!("{name} {} · {}", self.state(marine), weapons.join(", ")), 2));
            let mut keys: Vec<String> = marine.class.iter().map(|it| format!("d16-class-{it}")).collect();
            keys.extend(marine.squad.map(|it| format!("d16-squad-{it}")));
            keys.extend(marine.glory.iter().map(|it| format!("d16-glory-{}", it.kind())));
            if let Held::Faces(hand) = marine.hand {
                keys.extend(hand.iter().map(|card| card_key(card.face())));
            }
            lines.extend(keys.iter().flat_map(|key| pen.wrap(&format!("  {}", helped(pen, key)), 4)));
        }
        if let Held::Faces(cards) = view.cards.hand {
            lines.push(format!("☠ {}", pen.word("d16-invader")));
            let hand = cards.iter().map(|card| format!("  {}", helped(pen, &event_key(card))));
            lines.extend(hand.flat_map(|line| pen.wrap(&line, 4)));
        }
        lines.extend(self.invasions());
        for card in &view.cards.known {
            lines.extend(unglued(
                pen.wrap(&format!("{}{}", demon(pen, card.kind), self.argent(card.argent)), 2),
            ));
            let here = view.demons.iter().filter(|it| it.kind == card.kind);
            let all: Vec<String> =
                here.map(|it| format!("{}\u{a0}({},\u{a0}{})", self.figure(it), it.at.x, it.at.y)).collect();
            if !all.is_empty() {
                lines.extend(unglued(pen.wrap(&format!("  {}", all.join("  ")), 2)));
            }
        }
        lines
    }
}

impl Panels<'_> {
    /// The invasion card for those who may see it, else the cards that it may be: the mission book is open to all.
    fn invasions(&self) -> Vec<String> {
        let (pen, cards) = (self.pen, &self.view.cards);
        let names: Vec<String> =
            cards.possible.iter().map(|it| pen.word(&format!("d16-invasion-{it}"))).collect();
        let (key, shown): (_, Vec<InvasionKind>) = match cards.invasion {
            Some(card) => ("ui-d16-invasion", vec![card]),
            None if names.len() == 1 => ("ui-d16-invasion", cards.possible.iter().collect()),
            None => ("ui-d16-invasion-one-of", cards.possible.iter().collect()),
        };
        let mut lines = vec![pen.word(key)];
        lines.extend(shown.into_iter().flat_map(|card| invasion(pen, card)));
        if cards.invasion.is_some() && names.len() > 1 {
            let list = Arg::text(names.join(", "));
            lines.extend(pen.wrap(&pen.text("ui-d16-invasion-guess", &[("list", list)]), 2));
        }
        lines
    }
}

/// Rules that people ask for by a word: the word, and the letters of their numbers.
const TOPICS: [&str; 9] = ["cov", "los", "stn", "arg", "por", "tel", "glo", "lrg", "dor"];

/// The rules about something that is asked for by its word.
fn topics(pen: Pen, wanted: &str) -> Vec<String> {
    let asked = |topic: &&&str| pen.word(&format!("ui-d16-topic-{topic}")).to_lowercase().starts_with(wanted);
    let all = TOPICS.iter().filter(asked).flat_map(|topic| {
        let numbers = (1..=9).map(move |n| format!("D16-{}-{n}", topic.to_uppercase()));
        numbers.filter(|number| codex::has(&format!("rule-{number}")))
    });
    all.flat_map(|number| pen.wrap(&format!("{number}: {}", pen.word(&format!("rule-{number}"))), 2))
        .collect()
}
