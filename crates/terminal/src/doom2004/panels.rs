//! What stands beside and below the map: marines, goals, the attack under way, the legend.

use codex::Arg;
use doom2004::place::{DoorId, ItemId, Prose};
use doom2004::state::Thing;
use doom2004::view::{AttackView, GoalKind, GoalView, HandView, MarineView, View};
use doom2004::{KeyColour, State, TokenKind, WeaponKind, Who};
use engine::Seat;

use super::floor::Floor;
use super::signs;
use crate::field::Window;
use crate::pen::{DANGER, HOT, Pen, QUIET, STRONG, cut, pad, unglued, width};

/// Everything that is not the map.
pub(super) struct Panels<'a> {
    pub(super) pen: Pen,
    pub(super) view: &'a View,
    /// The position as the reader knows it: for the names of things.
    pub(super) known: &'a State,
    pub(super) seat: Seat,
}

impl Panels<'_> {
    /// A text of the scenario.
    pub(super) fn written(&self, text: &Prose) -> String {
        self.pen.say(&text.into())
    }

    /// How far it is, and how near the invader is to winning.
    pub(super) fn standing(&self) -> String {
        let (pen, view) = (self.pen, self.view);
        let n = ("n", Arg::Num(view.round.into()));
        let round = match view.timer {
            Some(last) => pen.text("ui-doom-round-of", &[n, ("last", Arg::Num(last.into()))]),
            None => pen.text("ui-round", &[n]),
        };
        let n = ("n", Arg::Num(view.frags.into()));
        let frags = match view.frag_limit {
            Some(limit) => pen.text("ui-d04-frags-of", &[n, ("limit", Arg::Num(limit.into()))]),
            None => pen.text("ui-d04-frags", &[n]),
        };
        format!("{} · {}", pen.paint(STRONG, round), pen.paint(DANGER, frags))
    }

    /// The column beside the map, as much of it as there are lines for; its pen is as wide as the column.
    pub(super) fn side(&self, lines: usize, floor: &Floor<'_>, window: Window) -> Vec<String> {
        let (goals, invader) = (self.goals(), self.invader());
        let marines = |detail: usize| -> Vec<String> {
            (0..self.view.marines.len()).flat_map(|n| self.marine(n, detail)).collect()
        };
        let plans =
            [2, 1, 0].map(|detail| [self.turn(), marines(detail), invader.clone(), goals.clone()].concat());
        let fitting = plans.iter().find(|plan| plan.len() <= lines).unwrap_or(&plans[2]);
        let mut column = fitting.clone();
        let left = lines.saturating_sub(column.len());
        column.extend(self.legend(floor, window).into_iter().take(left));
        column.iter().map(|line| cut(line, self.pen.columns)).collect()
    }

    /// What is left of the turn.
    fn turn(&self) -> Vec<String> {
        let (pen, turn) = (self.pen, &self.view.turn);
        let Some(deed) = turn.deed else { return Vec::new() };
        let mut words = vec![pen.paint(STRONG, pen.word(&format!("d04-{deed}")))];
        let mut count = |key: &str, n: u8| {
            words.extend((n > 0).then(|| pen.text(key, &[("n", Arg::Num(n.into()))])));
        };
        count("ui-d04-moves", turn.moves + turn.extra);
        count("ui-doom-attacks", turn.attacks);
        if turn.order_due {
            words.push(pen.word("ui-d04-order-due"));
        }
        vec![words.join(" · ")]
    }

    /// A marine: wounds and ammo; with more detail his weapons, and his cards.
    fn marine(&self, n: usize, detail: usize) -> Vec<String> {
        let (pen, marine) = (self.pen, &self.view.marines[n]);
        let turn =
            if self.view.turn.who == Seat(n as u8) { pen.paint(STRONG, "▸") } else { " ".to_owned() };
        let health = self.health(marine);
        let name = pen.signed(&signs::marine_key(marine.colour)).unwrap_or_default();
        let room = pen.columns.saturating_sub(width(&health) + 2);
        let name = cut(&name, room);
        let you = format!(" ({})", pen.word("ui-you"));
        let you = if self.seat == Seat(n as u8) && width(&name) + width(&you) <= room {
            you
        } else {
            String::new()
        };
        let mut lines = vec![format!("{turn}{}{health}", pad(&format!("{name}{you}"), room + 1))];
        lines.push(cut(&format!("   {}", self.belongings(marine)), pen.columns));
        let narrow = pen.wide(pen.columns.saturating_sub(3));
        let mut more = |list: Vec<String>| {
            if !list.is_empty() {
                let wrapped = unglued(narrow.wrap(&list.join(", "), 0));
                lines.extend(wrapped.into_iter().map(|line| pen.paint(QUIET, format!("   {line}"))));
            }
        };
        if detail > 0 {
            more(self.arms(marine, false));
        }
        if detail > 1 {
            more(self.cards(marine));
        }
        lines
    }

    /// Wounds left of all, armour; or where he is if not on the board.
    fn health(&self, marine: &MarineView) -> String {
        let pen = self.pen;
        if marine.left {
            return pen.paint(QUIET, pen.word("ui-d04-left"));
        }
        if marine.at.is_none() {
            return pen.paint(DANGER, pen.word("ui-doom-fallen"));
        }
        let left = marine.full_wounds.saturating_sub(marine.wounds);
        let low = left * 3 <= marine.full_wounds;
        let wounds = format!("♥{left}/{}", marine.full_wounds);
        let wounds = if low { pen.paint(DANGER, wounds) } else { wounds };
        format!("{wounds} ◈{}", marine.armour)
    }

    /// Ammo, order and whatever else he has now.
    fn belongings(&self, marine: &MarineView) -> String {
        let pen = self.pen;
        let number = |n: u8| Arg::Num(n.into());
        let ammo =
            [("b", number(marine.bullets)), ("r", number(marine.rockets)), ("c", number(marine.cells))];
        let mut words = vec![pen.text("ui-d04-ammo", &ammo)];
        words.extend(marine.order.map(|order| pen.paint(STRONG, pen.word(&format!("d04-{order}")))));
        let mut count = |key: &str, n: u8| {
            words.extend((n > 0).then(|| format!("{} {n}", pen.word(key))));
        };
        count("d04-adrenaline", marine.adrenaline);
        count("d04-berserk", marine.berserk);
        words.extend(marine.items.iter().map(|&item| pen.paint(HOT, self.item(item))));
        if let Some(at) = marine.at {
            words.push(pen.paint(QUIET, format!("({},\u{a0}{})", at.x, at.y)));
        }
        words.join(" · ").replace('\u{a0}', " ")
    }

    /// His weapons, with their dice if wanted: those that everybody has, and his tokens.
    pub(super) fn arms(&self, marine: &MarineView, dice: bool) -> Vec<String> {
        let pen = self.pen;
        let has = |weapon: &WeaponKind| if weapon.sheet().token { marine.weapons.of(*weapon) } else { 1 };
        let own =
            WeaponKind::ALL.into_iter().filter(|weapon| has(weapon) > 0 && (dice || weapon.sheet().token));
        let name = |weapon: WeaponKind| {
            let name = pen.word(&format!("d04-{weapon}")).replace(' ', "\u{a0}");
            let more = if has(&weapon) > 1 { format!("\u{a0}×{}", has(&weapon)) } else { String::new() };
            if dice {
                format!("{name}\u{a0}{}{more}", pen.pool(weapon.sheet().pool))
            } else {
                format!("{name}{more}")
            }
        };
        own.map(name).collect()
    }

    /// The names of his cards.
    pub(super) fn cards(&self, marine: &MarineView) -> Vec<String> {
        let name = |card: &doom2004::MarineCard| {
            let name = self.pen.word(&format!("d04-card-{}", card.kind())).replace(' ', "\u{a0}");
            let used = marine.backup_used && card.kind() == doom2004::MarineCardKind::BackupPlan;
            if used { format!("{name}\u{a0}✖") } else { name }
        };
        marine.cards.iter().map(name).collect()
    }

    /// The invader: cards in hand and in the deck.
    fn invader(&self) -> Vec<String> {
        let (pen, view) = (self.pen, self.view);
        let turn = if view.turn.who == view.invader { pen.paint(STRONG, "▸") } else { " ".to_owned() };
        let hand = match &view.hand {
            HandView::Faces(cards) => cards.len() as i64,
            HandView::Count(n) => i64::from(*n),
        };
        let cards = [("hand", Arg::Num(hand)), ("deck", Arg::Num(view.deck.into()))];
        vec![format!("{turn}☠ {}", pen.text("ui-d04-cards", &cards))]
    }

    /// What the marines want, with a tick where they have it.
    pub(super) fn goals(&self) -> Vec<String> {
        let line = |goal: &GoalView| {
            let sign = if goal.met { self.pen.paint(STRONG, "✓") } else { "□".to_owned() };
            self.pen.wrap(&format!(" {sign} {}", self.goal(&goal.what)), 3)
        };
        self.view.goals.iter().flat_map(line).collect()
    }

    fn goal(&self, goal: &GoalKind) -> String {
        let pen = self.pen;
        let area = |key: &str, area: doom2004::place::AreaId| {
            pen.text(key, &[("n", Arg::Num(i64::from(area.0) + 1))])
        };
        match *goal {
            // Nobody may have seen that door yet.
            GoalKind::Leave { door } if self.view.doors.iter().all(|it| it.id != door) => {
                pen.word("ui-d04-goal-out")
            }
            GoalKind::Leave { door } => {
                pen.text("ui-d04-goal-leave", &[("door", Arg::Text(self.door(door)))])
            }
            GoalKind::Kill { kind: None } => pen.word("ui-d04-goal-kill"),
            GoalKind::Kill { kind: Some(kind) } => {
                pen.text("ui-d04-goal-kill-kind", &[("kind", Arg::key(format!("d04-{kind}")))])
            }
            GoalKind::Reach { at } => pen.text("ui-d04-goal-reach", &[("at", Arg::from(at))]),
            GoalKind::ReachArea { area: it } => area("ui-d04-goal-reach-area", it),
            GoalKind::Gather { area: it } => area("ui-d04-goal-gather", it),
            GoalKind::Survive { rounds: n } => pen.text("ui-d04-goal-survive", &[("n", Arg::Num(n.into()))]),
            GoalKind::Carry { item, door } => {
                let args = [("what", Arg::Text(self.item(item))), ("door", Arg::Text(self.door(door)))];
                pen.text("ui-d04-goal-carry", &args)
            }
            GoalKind::Take { token } => {
                pen.text("ui-d04-goal-take", &[("what", Arg::Text(self.token(token)))])
            }
            GoalKind::TakeItem { item } => {
                pen.text("ui-d04-goal-take", &[("what", Arg::Text(self.item(item)))])
            }
            GoalKind::Clear { area: it } => area("ui-d04-goal-clear", it),
        }
    }

    /// A door by its kind and number; what it needs is unknown before it is seen.
    fn door(&self, door: DoorId) -> String {
        let Some(known) = self.view.doors.iter().find(|it| it.id == door) else {
            return self.pen.word("ui-d04-exit");
        };
        let key = known.key.map(|key: KeyColour| format!("d04-{key}-door"));
        let name = self.pen.word(key.as_deref().unwrap_or("d04-door"));
        format!("{name} {}", door.0 + 1)
    }

    fn token(&self, token: TokenKind) -> String {
        self.pen.word(&format!("d04-{token}"))
    }

    fn item(&self, item: ItemId) -> String {
        let known = self.known.arena().scenario().items.get(item.index());
        known.map_or_else(|| format!("◆{}", item.0 + 1), |it| self.written(&it.name.prose))
    }

    /// Somebody by sign and name.
    pub(super) fn who(&self, who: Who) -> String {
        match who {
            Who::Marine(n) => {
                let marine = self.view.marines.get(usize::from(n));
                marine.and_then(|it| self.pen.signed(&signs::marine_key(it.colour))).unwrap_or_default()
            }
            Who::Invader(id) => {
                let Some(it) = self.view.figures.iter().find(|it| it.id == id) else { return id.to_string() };
                let name = self.pen.word(&format!("d04-{}", it.kind));
                format!("{} {name}", self.pen.paint(signs::ink(it.kind), signs::figure(it)))
            }
        }
    }

    /// The attack under way, the innermost if one interrupts another.
    pub(super) fn attack(&self) -> Vec<String> {
        let pen = self.pen;
        let Some(attack) = self.view.attacks.last() else { return Vec::new() };
        let AttackView { by, weapon, target, pool, ref faces, range, aimed, .. } = *attack;
        let weapon =
            weapon.map(|weapon| format!(", {}", pen.word(&format!("d04-{weapon}")))).unwrap_or_default();
        let target = target.map(|pos| format!(" → {pos:#}")).unwrap_or_default();
        let mut words = vec![format!("{} {}{weapon}{target}", pen.paint(DANGER, "⚔"), self.who(by))];
        if range > 0 && !target.is_empty() {
            words.push(pen.text("ui-doom-range", &[("n", Arg::Num(range.into()))]));
        }
        if aimed {
            words.push(pen.word("d04-aim"));
        }
        // Before there is a target, the dice are those of the weapon.
        let pool =
            if pool.is_empty() { attack.weapon.map_or(pool, |weapon| weapon.sheet().pool) } else { pool };
        words.push(if faces.is_empty() { pen.pool(pool) } else { pen.faces(pool, faces) });
        words.retain(|word| !word.is_empty());
        unglued(pen.wrap(&words.join(" · "), 2))
    }

    /// What the signs in this part of the map mean, the rarest last.
    fn legend(&self, floor: &Floor<'_>, window: Window) -> Vec<String> {
        let pen = self.pen;
        let mut signs: Vec<String> = Vec::new();
        let mut add = |sign: String, name: String| {
            let entry = format!("{sign}\u{a0}{}", name.replace(' ', "\u{a0}"));
            if !signs.contains(&entry) {
                signs.push(entry);
            }
        };
        for it in self.view.figures.iter().filter(|it| window.has(it.at)) {
            add(signs::letter(it.kind).to_string(), pen.word(&format!("d04-{}", it.kind)));
        }
        for space in self.view.spaces.iter().filter(|space| window.has(space.at)) {
            for &thing in floor.things(space.at) {
                add(pen.thing(thing), self.thing(thing));
            }
            if let Some((sign, key, _)) = space.obstacle.map(signs::obstacle) {
                add(sign.trim().to_owned(), pen.word(key));
            }
            if space.duct {
                add(signs::DUCT.trim().to_owned(), pen.word("d04-duct"));
            }
            if let Some(colour) = space.teleporter {
                add(pen.gate(colour), pen.word(&format!("d04-{colour}-teleporter")));
            }
        }
        if signs.is_empty() {
            return Vec::new();
        }
        let lines = unglued(pen.wrap(&signs.join("  "), 0));
        lines.into_iter().map(|line| pen.paint(QUIET, line)).collect()
    }

    /// What lies on the floor, by name.
    pub(super) fn thing(&self, thing: Thing) -> String {
        match thing {
            Thing::Token(token) => self.token(token),
            Thing::Item(item) => self.item(item),
            Thing::Encounter(_) => self.pen.word("d04-encounter"),
        }
    }
}
