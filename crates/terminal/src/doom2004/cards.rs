//! Cards and sheets in words: the invader's hand, what a card or a figure does, and everybody's things in full.

use codex::Arg;
use doom2004::view::HandView;
use doom2004::{
    Abilities, AttackKind, Deed, EventKind, Group, InvaderCard, InvaderKind, MarineCardKind, WeaponKind,
};
use engine::Message;

use super::panels::Panels;
use super::signs;
use crate::pen::{Pen, QUIET, STRONG, unglued};

/// A card by the name of its event, or by what it brings.
fn name(pen: Pen, card: InvaderCard) -> String {
    match card.event() {
        Some(event) => pen.word(&format!("d04-event-{event}")),
        None => card.groups().iter().map(|&it| group(pen, it)).collect::<Vec<_>>().join(" / "),
    }
}

/// The invaders of a group.
fn group(pen: Pen, group: Group) -> String {
    let many =
        |(kind, n): (InvaderKind, u8)| pen.text(&format!("d04-many-{kind}"), &[("n", Arg::Num(n.into()))]);
    group.iter().map(many).collect::<Vec<_>>().join(" + ")
}

/// The numbers and abilities of a weapon or an invader.
fn sheet(pen: Pen, words: &mut Vec<String>, attack: AttackKind, abilities: Abilities) {
    words.push(pen.word(&format!("ui-d04-{attack}")));
    words.extend(abilities.iter().map(|ability| {
        let n = ability.number().map(|n| ("n", Arg::Num(n.into())));
        pen.text(&format!("d04-ability-{}", ability.word()), n.as_slice())
    }));
}

/// What a weapon does.
fn weapon(pen: Pen, weapon: WeaponKind) -> String {
    let it = weapon.sheet();
    let mut words = vec![pen.pool(it.pool)];
    sheet(pen, &mut words, it.attack, it.abilities);
    words.extend(it.ammo.map(|ammo| pen.word(&format!("d04-{ammo}"))));
    format!("{}: {}", pen.paint(STRONG, pen.word(&format!("d04-{weapon}"))), words.join(" · "))
}

/// What an invader can do.
fn invader(pen: Pen, kind: InvaderKind) -> String {
    let it = kind.sheet();
    let number = |key: &str, n: u8| pen.text(key, &[("n", Arg::Num(n.into()))]);
    let mut words = vec![
        number("ui-d04-moves", it.moves),
        number("ui-d04-armour", it.armour),
        number("d04-many-wounds", it.wounds),
        pen.pool(it.pool),
    ];
    sheet(pen, &mut words, it.attack, it.abilities);
    let letter = pen.paint(signs::ink(kind), signs::letter(kind).to_string());
    format!("{letter} {}: {}", pen.paint(STRONG, pen.word(&format!("d04-{kind}"))), words.join(" · "))
}

/// A name and what is said of it.
fn helped(pen: Pen, key: &str) -> String {
    format!("{}: {}", pen.paint(STRONG, pen.word(key)), pen.word(&format!("{key}-help")))
}

/// What a weapon, an invader, a card or an action does, found by its id or by the beginning of its name; or what the
/// signs of the map mean.
pub(super) fn about(pen: Pen, what: &str) -> Vec<String> {
    let wanted = what.to_lowercase();
    if wanted == "map" {
        return pen.word("ui-d04-signs-text").lines().flat_map(|line| pen.wrap(line, 2)).collect();
    }
    let fits =
        |key: &str, id: &str| pen.word(key).to_lowercase().starts_with(&wanted) || id.starts_with(&wanted);
    let mut told = Vec::new();
    for it in WeaponKind::ALL {
        told.extend(fits(&format!("d04-{it}"), it.word()).then(|| weapon(pen, it)));
    }
    for it in InvaderKind::ALL {
        // On the map it is a letter and perhaps a number.
        let code = wanted.strip_prefix(signs::letter(it).to_ascii_lowercase());
        let coded = code.is_some_and(|rest| rest.chars().all(|c| c.is_ascii_digit()));
        told.extend((coded || fits(&format!("d04-{it}"), it.word())).then(|| invader(pen, it)));
    }
    let keyed = |list: Vec<(String, &str)>| {
        let found = list.into_iter().filter(|(key, id)| fits(key, id));
        found.map(|(key, _)| helped(pen, &key)).collect::<Vec<_>>()
    };
    told.extend(keyed(Deed::ALL.map(|it| (format!("d04-{it}"), it.word())).to_vec()));
    told.extend(keyed(MarineCardKind::ALL.map(|it| (format!("d04-card-{it}"), it.word())).to_vec()));
    told.extend(keyed(EventKind::ALL.map(|it| (format!("d04-event-{it}"), it.word())).to_vec()));
    told.iter().flat_map(|line| unglued(pen.wrap(line, 2))).collect()
}

impl Panels<'_> {
    /// The reader's own things below the map: weapons and cards of a marine, the hand of the invader.
    pub(super) fn own(&self) -> Vec<String> {
        let pen = self.pen;
        if let HandView::Faces(cards) = &self.view.hand {
            let names: Vec<String> =
                cards.iter().map(|&card| name(pen, card).replace(' ', "\u{a0}")).collect();
            let head = pen.paint(STRONG, pen.word("ui-d04-hand"));
            return unglued(pen.wrap(&format!("{head}: {}", names.join(" · ")), 2));
        }
        let Some(marine) = self.view.marines.get(self.seat.index()) else { return Vec::new() };
        let (shape, style) = signs::marine(marine.colour);
        let cards = pen.paint(QUIET, self.cards(marine).join(" · "));
        let line = format!("{} {}  {cards}", pen.paint(style, shape), self.arms(marine, true).join(" · "));
        unglued(pen.wrap(&line, 2))
    }

    /// Everybody's things with what they do, and the invaders on the board.
    pub(super) fn overview(&self) -> Vec<String> {
        let (pen, view) = (self.pen, self.view);
        let mut lines = pen.wrap(&self.written(&view.briefing), 0);
        lines.extend(view.secret.iter().flat_map(|key| pen.wrap(&self.written(key), 0)));
        lines.extend(self.goals());
        for marine in &view.marines {
            lines.push(pen.signed(&signs::marine_key(marine.colour)).unwrap_or_default());
            lines.extend(unglued(pen.wrap(&format!("  {}", self.arms(marine, true).join(" · ")), 2)));
            let cards = marine
                .cards
                .iter()
                .map(|card| format!("  {}", helped(pen, &format!("d04-card-{}", card.kind()))));
            lines.extend(cards.flat_map(|line| pen.wrap(&line, 4)));
        }
        lines.extend(self.hand());
        let mut figures: Vec<_> = view.figures.iter().collect();
        figures.sort_by_key(|it| (it.kind, it.id));
        let all = figures.iter().map(|it| {
            let wounds = if it.wounds > 0 {
                format!(
                    "\u{a0}♥{}/{}",
                    it.kind.sheet().wounds.saturating_sub(it.wounds),
                    it.kind.sheet().wounds
                )
            } else {
                String::new()
            };
            let code = pen.paint(signs::ink(it.kind), signs::figure(it));
            format!("{code}\u{a0}({},\u{a0}{}){wounds}", it.at.x, it.at.y)
        });
        let all: Vec<String> = all.collect();
        lines.extend(unglued(pen.wrap(&all.join("  "), 0)));
        lines
    }

    /// The invader's cards with what they do.
    fn hand(&self) -> Vec<String> {
        let pen = self.pen;
        let HandView::Faces(cards) = &self.view.hand else { return Vec::new() };
        let line = |&card: &InvaderCard| {
            let told = match card.event() {
                Some(event) => helped(pen, &format!("d04-event-{event}")),
                None => pen.say(&Message::new("ui-d04-spawns").with("group", Arg::Text(name(pen, card)))),
            };
            pen.wrap(&format!("  {} {told}", pen.paint(QUIET, card.to_string())), 4)
        };
        let head = pen.paint(STRONG, pen.word("ui-d04-hand"));
        std::iter::once(head).chain(cards.iter().flat_map(line)).collect()
    }
}
