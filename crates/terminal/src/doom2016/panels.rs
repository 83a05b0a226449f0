//! What stands beside the map: the turn, the initiative, the goal, marines, demon cards, the legend.

use codex::Arg;
use doom2016::view::{DemonCardView, DemonView, Held, MarineView, SideView};
use doom2016::{InitiativeCard, View, Who};
use engine::Seat;

use super::floor::{self, Floor};
use super::signs;
use crate::field::Window;
use crate::pen::{DANGER, Pen, QUIET, STRONG, cut, pad, unglued, width};

/// Everything that is not the map.
pub(super) struct Panels<'a> {
    pub(super) pen: Pen,
    pub(super) view: &'a View,
    pub(super) seat: Seat,
}

impl Panels<'_> {
    /// A text with a number.
    pub(super) fn count(&self, key: &str, n: impl Into<i64>) -> String {
        self.pen.text(key, &[("n", Arg::Num(n.into()))])
    }

    /// How far it is, and how near the invader is to winning.
    pub(super) fn standing(&self) -> String {
        let (pen, view) = (self.pen, self.view);
        let round = match view.last_round {
            _ if view.round == 0 => pen.word("ui-d16-setup"),
            Some(last) => {
                let last = ("last", Arg::Num(last.into()));
                pen.text("ui-doom-round-of", &[("n", Arg::Num(view.round.into())), last])
            }
            None => self.count("ui-round", view.round),
        };
        let limit = ("limit", Arg::Num(view.frag_limit.into()));
        let frags = pen.text("ui-d16-frags-of", &[("n", Arg::Num(view.frags.into())), limit]);
        format!("{} · {}", pen.paint(STRONG, round), pen.paint(DANGER, frags))
    }

    /// The column beside the map, as much of it as there are lines for; its pen is as wide as the column.
    pub(super) fn side(&self, lines: usize, floor: &Floor<'_>, window: Window) -> Vec<String> {
        let goals = [self.goals(), self.threat()].concat();
        let plans = [2, 1, 0].map(|detail: usize| {
            let marines = (0..self.view.marines.len()).flat_map(|n| self.marine(n, detail)).collect();
            [self.turn(), goals.clone(), marines, self.invader(), self.demons(detail > 0)].concat()
        });
        let fitting = plans.iter().find(|plan| plan.len() <= lines).unwrap_or(&plans[2]);
        let mut column: Vec<String> = fitting.iter().take(lines).cloned().collect();
        let left = lines - column.len();
        column.extend(self.legend(floor, window).into_iter().take(left));
        column.iter().map(|line| cut(line, self.pen.columns)).collect()
    }

    /// What is left of the activation, and on the right the initiative cards still to come.
    fn turn(&self) -> Vec<String> {
        let (pen, view) = (self.pen, self.view);
        let turn = &view.turn;
        let mut words = match (turn.marine, turn.kind) {
            (Some(seat), _) => {
                let shape = view.marines.get(seat.index()).map(|it| signs::marine(it.callsign));
                let open = turn.open.map(|open| pen.word(&format!("d16-card-{}", open.face().title)));
                let shape = shape.map(|(shape, style)| pen.paint(style, shape));
                [
                    shape,
                    Some(self.count("ui-d16-mp", turn.mp)),
                    Some(self.count("ui-d16-mains", turn.mains)),
                    open,
                ]
                .into_iter()
                .flatten()
                .collect()
            }
            (None, Some(kind)) => {
                let demon = turn.figure.and_then(|id| view.demons.iter().find(|it| it.id == id));
                let code = demon.map_or_else(|| signs::letter(kind).to_string(), signs::demon);
                let mut words = vec![pen.paint(signs::ink(kind), code)];
                if demon.is_some() {
                    words.push(self.count("ui-d16-mp", turn.mp));
                    words.push(self.count("ui-doom-attacks", turn.strikes));
                }
                words
            }
            (None, None) => Vec::new(),
        };
        words.extend(view.dark.map(|n| pen.paint(DANGER, self.count("ui-d16-dark", n))));
        let next = self.initiative();
        let words = cut(&words.join(" · "), pen.columns.saturating_sub(width(&next) + 1));
        if words.is_empty() && next.is_empty() {
            return Vec::new();
        }
        vec![format!("{}{next}", pad(&words, pen.columns.saturating_sub(width(&next))))]
    }

    /// Initiative cards still to come: first those whose place the reader knows.
    fn initiative(&self) -> String {
        let (pen, deck) = (self.pen, &self.view.initiative);
        let sign = |n: usize| match self.view.marines.get(n).filter(|_| n < 4) {
            Some(it) => {
                let (shape, style) = signs::marine(it.callsign);
                pen.paint(style, shape)
            }
            None => pen.paint(DANGER, "☠"),
        };
        let place = |card: InitiativeCard| match card {
            InitiativeCard::Marine(n) => usize::from(n),
            InitiativeCard::Invader => 4,
        };
        let mut left = deck.cards;
        let top: Vec<usize> = deck.top.iter().map_while(|it| it.card).map(place).collect();
        top.iter().for_each(|&n| left[n] = left[n].saturating_sub(1));
        let first: String = top.into_iter().map(&sign).collect();
        let rest: String = (0..5).flat_map(|n| std::iter::repeat_n(sign(n), left[n].into())).collect();
        match (first.is_empty(), rest.is_empty()) {
            (true, true) => String::new(),
            (true, false) => format!("» {rest}"),
            (false, _) => format!("» {first}›{rest}"),
        }
    }

    /// A marine: health and counts of cards; with more detail his class, and his weapons.
    fn marine(&self, n: usize, detail: usize) -> Vec<String> {
        let (pen, marine) = (self.pen, &self.view.marines[n]);
        let active = self.view.turn.marine == Some(Seat(n as u8));
        let turn = if active { pen.paint(STRONG, "▸") } else { " ".to_owned() };
        let state = self.state(marine);
        let name = pen.signed(&signs::marine_key(marine.callsign)).unwrap_or_default();
        let room = pen.columns.saturating_sub(width(&state) + 2);
        let name = cut(&name, room);
        let you = format!(" ({})", pen.word("ui-you"));
        let own = self.seat == Seat(n as u8) && width(&name) + width(&you) <= room;
        let name = if own { format!("{name}{you}") } else { name };
        let mut lines = vec![format!("{turn}{}{state}", pad(&name, room + 1))];
        let narrow = pen.wide(pen.columns.saturating_sub(3));
        let mut more = |words: Vec<String>| {
            let words: Vec<String> = words.into_iter().map(|word| word.replace(' ', "\u{a0}")).collect();
            if !words.is_empty() {
                let wrapped = unglued(narrow.wrap(&words.join(", "), 0));
                lines.extend(wrapped.into_iter().map(|line| pen.paint(QUIET, format!("   {line}"))));
            }
        };
        if detail > 0 {
            more(self.cards_of(marine));
        }
        if detail > 1 {
            more(marine.weapons.iter().map(|set| pen.word(&format!("d16-set-{set}"))).collect());
        }
        lines
    }

    /// Class and squad card, the class marked if it is used up.
    pub(super) fn cards_of(&self, marine: &MarineView) -> Vec<String> {
        let pen = self.pen;
        let used = if marine.exhausted || marine.signalled { " ✓" } else { "" };
        let class = marine.class.map(|it| format!("{}{used}", pen.word(&format!("d16-class-{it}"))));
        let squad = marine.squad.map(|it| pen.word(&format!("d16-squad-{it}")));
        class.into_iter().chain(squad).collect()
    }

    /// Health left of all, cards in hand, and whatever else is to be known of him.
    pub(super) fn state(&self, marine: &MarineView) -> String {
        let pen = self.pen;
        let left = marine.health.saturating_sub(marine.damage);
        let health = format!("♥{left}/{}", marine.health);
        let mut words = Vec::new();
        if marine.stunned {
            words.push(pen.paint(DANGER, "*"));
        }
        words.push(match marine.at {
            None if self.view.round > 0 => pen.paint(DANGER, pen.word("ui-doom-fallen")),
            _ if left * 3 <= marine.health => pen.paint(DANGER, health),
            _ => health,
        });
        words.push(format!("▤{}", held(marine.hand, |cards| cards.len())));
        let glory = marine.glory.len();
        words.extend((glory > 0).then(|| pen.paint(STRONG, format!("✦{glory}"))));
        words
            .extend((marine.samples > 0).then(|| pen.paint(signs::GOALS, "%".repeat(marine.samples.into()))));
        words.extend(marine.asset.then(|| pen.paint(signs::GOALS, "$")));
        words.join(" ")
    }

    /// The invader: event cards in hand and in the deck, argent, and demon cards that lie face down.
    fn invader(&self) -> Vec<String> {
        let (pen, cards) = (self.pen, &self.view.cards);
        let active = self.view.turn.kind.is_some();
        let turn = if active { pen.paint(STRONG, "▸") } else { " ".to_owned() };
        let [hand, deck] = [cards.hand, cards.deck].map(|it| Arg::Num(held(it, |cards| cards.len()).into()));
        let numbers = [("hand", hand), ("deck", deck)];
        let mut line = format!("{turn}☠ {}", pen.text("ui-d16-invader", &numbers));
        let down = if cards.known.iter().all(|card| card.up) {
            cards.down.len()
        } else {
            cards.known.iter().filter(|card| !card.up).count()
        };
        if down > 0 {
            line += &pen.paint(QUIET, format!(" ▾{down}"));
        }
        let hidden: u8 = cards.down.iter().sum();
        line += &self.argent(hidden + cards.argent);
        vec![line]
    }

    /// Argent tokens; nothing for none.
    pub(super) fn argent(&self, n: u8) -> String {
        if n == 0 { String::new() } else { self.pen.paint(signs::ARGENT, format!(" ◇{n}")) }
    }

    /// The demon cards: argent, whether they are exhausted, and the figures; each on a line, or all together.
    fn demons(&self, apart: bool) -> Vec<String> {
        let pen = self.pen;
        let shown = self.view.cards.known.iter().filter(|card| card.up || card.argent > 0);
        let kinds: Vec<String> = shown.map(|card| self.demon_card(card, apart)).collect();
        if apart {
            return kinds.iter().flat_map(|line| unglued(pen.wrap(line, 3))).collect();
        }
        if kinds.is_empty() { kinds } else { unglued(pen.wrap(&format!(" {}", kinds.join(" ")), 1)) }
    }

    /// A demon card and its figures.
    fn demon_card(&self, card: &DemonCardView, named: bool) -> String {
        let (pen, kind) = (self.pen, card.kind);
        let sign = pen.paint(signs::ink(kind), signs::letter(kind).to_string());
        let name = if named { format!(" {}", pen.word(&format!("d16-{kind}"))) } else { String::new() };
        let used = if self.view.cards.exhausted.has(kind) { " ✓" } else { "" };
        let down = if card.up { "" } else { " ▾" };
        let figures = self.view.demons.iter().filter(|it| it.kind == kind).map(|it| self.figure(it));
        let figures: Vec<String> = figures.collect();
        let head = format!("{sign}{name}{}{used}{down}", self.argent(card.argent));
        // Without its name the letter of the figures is enough.
        let head = if named { format!(" {head}") } else { head.replace(' ', "") };
        [head.replace(' ', "\u{a0}")].into_iter().chain(figures).collect::<Vec<_>>().join(" ")
    }

    /// A demon: its code, and what is left of it if it has damage.
    pub(super) fn figure(&self, demon: &DemonView) -> String {
        let health = demon.kind.sheet().health;
        let left = if demon.damage > 0 {
            format!("♥{}/{health}", health.saturating_sub(demon.damage))
        } else {
            String::new()
        };
        let text = format!("{}{left}{}", signs::demon(demon), signs::marks(demon));
        if demon.staggered { self.pen.paint(DANGER, text) } else { self.pen.paint(QUIET, text) }
    }

    /// Somebody by sign and name.
    pub(super) fn who(&self, who: Who) -> String {
        let pen = self.pen;
        match who {
            Who::Marine(n) => {
                let marine = self.view.marines.get(usize::from(n));
                marine.and_then(|it| pen.signed(&signs::marine_key(it.callsign))).unwrap_or_default()
            }
            Who::Demon(id) => {
                let Some(it) = self.view.demons.iter().find(|it| it.id == id) else { return id.to_string() };
                let name = pen.word(&format!("d16-{}", it.kind));
                format!("{} {name}", pen.paint(signs::ink(it.kind), signs::demon(it)))
            }
            Who::Drone => {
                let (sign, style) = signs::DRONE;
                format!("{} {}", pen.paint(style, sign), pen.word("d16-drone"))
            }
        }
    }

    /// What the signs in this part of the map mean.
    fn legend(&self, floor: &Floor<'_>, window: Window) -> Vec<String> {
        let (pen, view) = (self.pen, self.view);
        let mut signs: Vec<String> = Vec::new();
        let mut add = |sign: &str, name: String| {
            let entry = format!("{sign}\u{a0}{}", name.replace(' ', "\u{a0}"));
            if !signs.contains(&entry) {
                signs.push(entry);
            }
        };
        let inside = || view.spaces.iter().filter(|space| window.has(space.at));
        let line = |side| inside().any(|space| space.sides.contains(&side));
        if line(SideView::Blocking) {
            add(&floor::BLOCKING[0].to_string(), pen.word("ui-d16-blocking"));
        }
        if line(SideView::Impassable) {
            let both: String = floor::IMPASSABLE.iter().collect();
            add(&both, pen.word("ui-d16-impassable"));
        }
        for it in view.portals.iter().filter(|it| window.has(it.at)) {
            add(
                if it.up { "Ω" } else { "ω" },
                pen.word(if it.up { "ui-d16-portal-up" } else { "ui-d16-portal-down" }),
            );
        }
        for space in inside() {
            let at = space.at;
            floor.things(at).iter().for_each(|&it| add(signs::thing(it), pen.word(&signs::thing_key(it))));
            if let Some(active) = floor.has_teleporter(at) {
                let keys = ["d16-token-teleporter", "d16-teleporter-inactive"];
                add(floor::TELEPORTERS[usize::from(!active)], pen.word(keys[usize::from(!active)]));
            }
            let special = [
                (space.difficult, floor::DIFFICULT, "ui-d16-difficult"),
                (space.zone.is_some(), floor::ZONE, "ui-d16-zone"),
                (space.exit, floor::EXIT, "d16-exit"),
                (view.decoys.contains(&at), floor::DECOY, "d16-card-decoy"),
                (view.checkpoints.contains(&at), floor::CHECKPOINT, "ui-d16-checkpoint"),
                (super::goals::is_relay(view) && view.objectives.contains(&at), "!", "ui-d16-relay"),
            ];
            for (_, sign, key) in special.into_iter().filter(|(is, ..)| *is) {
                add(sign, pen.word(key));
            }
        }
        if signs.is_empty() {
            return Vec::new();
        }
        let lines = unglued(pen.wrap(&signs.join("  "), 0));
        lines.into_iter().map(|line| pen.paint(QUIET, line)).collect()
    }
}

/// How many cards somebody holds, whether or not they are seen.
pub(super) fn held<T>(cards: Held<T>, len: impl Fn(T) -> u32) -> u32 {
    match cards {
        Held::Faces(cards) => len(cards),
        Held::Count(n) => n,
    }
}
