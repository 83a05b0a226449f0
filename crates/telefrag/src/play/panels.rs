//! What lies beside and below the board: players, tracks, weapons and your cards.

use adrenaline::{Colour, HandView, PowerupKind, View};
use codex::Arg;
use engine::Seat;

use super::pen::{DANGER, Pen, QUIET, STRONG, pad, width};

/// As wide as the players' panels are.
const COLUMNS: usize = 33;
/// Damage track: a mark stands before these slots, where something changes.
const STEPS: [usize; 3] = [2, 5, 10];
const SLOTS: usize = 12;

/// Everything that is not the board, as `view` shows it.
pub(super) struct Panels<'a> {
    pub(super) pen: Pen,
    pub(super) view: &'a View,
}

impl Panels<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.view.figures.len() as u8).map(Seat)
    }

    /// Three lines for each figure.
    pub(super) fn players(&self) -> Vec<String> {
        let mut lines = vec![String::new()];
        for who in self.seats() {
            lines.push(self.headline(who));
            lines.push(format!("  {}", self.damage(who)));
            lines.push(format!("  {}", self.belongings(who)));
        }
        lines
    }

    /// Who it is, where, and how many points.
    fn headline(&self, who: Seat) -> String {
        let (pen, view) = (self.pen, self.view);
        let figure = &view.figures[who.index()];
        let turn = if view.active == who { pen.paint(STRONG, "▸") } else { " ".to_owned() };
        let you = if view.viewer == Some(who) { format!(" ({})", pen.word("ui-you")) } else { String::new() };
        let place = if figure.square.is_on() {
            pen.paint(QUIET, format!(" {}", figure.square))
        } else {
            String::new()
        };
        let left = format!("{turn}{}{you}{place}", pen.name(&view.setup, who));
        let points = match figure.points {
            Some(points) => pen.text("ui-points", &[("n", Arg::Num(points.into()))]),
            None => pen.word("ui-hidden"),
        };
        let gap = COLUMNS.saturating_sub(width(&left) + width(&points)).max(1);
        format!("{left}{}{}", " ".repeat(gap), pen.paint(QUIET, points))
    }

    /// The damage track as the shapes of those who dealt it, then marks.
    fn damage(&self, who: Seat) -> String {
        let (pen, view) = (self.pen, self.view);
        let figure = &view.figures[who.index()];
        let mut track = String::new();
        for slot in 0..SLOTS {
            if STEPS.contains(&slot) {
                track += &pen.paint(QUIET, "│");
            }
            track += &match figure.damage.get(slot) {
                Some(&from) => pen.token(&view.setup, from),
                None => pen.paint(QUIET, "·"),
            };
        }
        let marks = figure.marks.iter().enumerate();
        let marks: String =
            marks.map(|(from, &n)| pen.token(&view.setup, Seat(from as u8)).repeat(usize::from(n))).collect();
        if marks.is_empty() { track } else { format!("{track}  ⊕{marks}") }
    }

    /// Cubes, the number of powerups, skulls.
    fn belongings(&self, who: Seat) -> String {
        let (pen, view) = (self.pen, self.view);
        let figure = &view.figures[who.index()];
        let skulls = pen.paint(DANGER, "☠".repeat(usize::from(figure.skulls)));
        let flipped = if figure.flipped { pen.paint(QUIET, " ↻") } else { String::new() };
        if view.setup.bot && who.0 == view.setup.players {
            return format!("{skulls}{flipped}");
        }
        let hand = match &figure.hand {
            HandView::Faces(cards) => cards.len(),
            HandView::Count(n) => *n as usize,
        };
        format!("{}  ✦{hand}  {skulls}{flipped}", pad(&pen.cubes(figure.ammo), 9))
    }

    /// Below the board: spawnpoints, the track of the mode, weapons in hand, your cards.
    pub(super) fn below(&self) -> Vec<String> {
        let mut lines: Vec<String> = Colour::ALL.into_iter().flat_map(|c| self.spawnpoint(c)).collect();
        lines.extend(self.tracks());
        lines.extend(self.seats().filter_map(|who| self.weapons(who)).flatten());
        lines.extend(self.hand());
        lines
    }

    /// The weapons of a spawnpoint with their prices.
    fn spawnpoint(&self, colour: Colour) -> Vec<String> {
        let pen = self.pen;
        let row = self.view.rows[colour.index()];
        let weapon = |w: adrenaline::Weapon| {
            // A name and its price stay on one line.
            let name = pen.word(&format!("weapon-{w}")).replace(' ', "\u{a0}");
            format!("{name}\u{a0}{}", pen.cubes(w.card().pickup))
        };
        let list: Vec<String> = row.iter().map(weapon).collect();
        let list = if list.is_empty() { pen.paint(QUIET, "–") } else { list.join(" · ") };
        unglued(pen.wrap(&format!("◎ {}  {list}", pen.cube(colour)), 5))
    }

    /// The killshot track, the tracks of the spawnpoints, or the tiles on offer.
    fn tracks(&self) -> Vec<String> {
        let (pen, view) = (self.pen, self.view);
        let skulls = pen.paint(DANGER, "☠".repeat(usize::from(view.skulls_left)));
        let head = |key: &str| pen.paint(STRONG, pen.word(key));
        if view.setup.domination {
            let track = |colour: Colour| {
                let tokens = view.spawn_tracks[colour.index()].iter().enumerate();
                let tokens: String = tokens
                    .map(|(who, &n)| pen.token(&view.setup, Seat(who as u8)).repeat(usize::from(n)))
                    .collect();
                let tokens = if tokens.is_empty() { pen.paint(QUIET, "–") } else { tokens };
                format!("{} {tokens}", pen.cube(colour))
            };
            let tracks = Colour::ALL.map(track).join("  ");
            return pen.wrap(&format!("{}: {skulls}  {tracks}", head("ui-tracks")), 2);
        }
        if view.setup.turrets {
            let tiles: Vec<String> = view.offer.iter().map(|&tile| pen.tile(tile, STRONG)).collect();
            return pen.wrap(&format!("{}: {}  {skulls}", head("ui-offer"), tiles.join("  ")), 2);
        }
        let space = |space: &adrenaline::state::Space| {
            let overkill = space.overkill.map_or(String::new(), |who| pen.token(&view.setup, who));
            format!("{}{overkill}", pen.token(&view.setup, space.kill))
        };
        let spaces: Vec<String> = view.track.iter().map(space).collect();
        pen.wrap(&format!("{}: {} {skulls}", head("ui-killshots"), spaces.join(" ")).replace("  ", " "), 2)
    }

    /// Weapons in hand: full bars are loaded.
    fn weapons(&self, who: Seat) -> Option<Vec<String>> {
        let pen = self.pen;
        let figure = &self.view.figures[who.index()];
        let name = |w: adrenaline::Weapon| pen.word(&format!("weapon-{w}")).replace(' ', "\u{a0}");
        let loaded = figure.loaded.iter().map(|w| format!("▮\u{a0}{}", name(w)));
        let unloaded = figure.unloaded.iter().map(|w| pen.paint(QUIET, format!("▯\u{a0}{}", name(w))));
        let all: Vec<String> = loaded.chain(unloaded).collect();
        let line = format!("{}  {}", pen.token(&self.view.setup, who), all.join("  "));
        (!all.is_empty()).then(|| unglued(pen.wrap(&line, 3)))
    }

    /// Your powerups.
    fn hand(&self) -> Vec<String> {
        let (pen, view) = (self.pen, self.view);
        let own = view.viewer.and_then(|who| view.figures.get(who.index()));
        let Some(HandView::Faces(cards)) = own.map(|figure| &figure.hand) else { return Vec::new() };
        let names = cards.iter().map(|card| {
            let kind = pen.word(powerup_key(card.kind())).replace(' ', "\u{a0}");
            format!("{kind}\u{a0}{}", pen.cube(card.colour()))
        });
        let names: Vec<String> = names.collect();
        let list = if names.is_empty() { pen.paint(QUIET, "–") } else { names.join(" · ") };
        let head = pen.paint(STRONG, pen.word("ui-hand"));
        unglued(pen.wrap(&format!("✦ {head}: {list}"), 2))
    }
}

/// The key of a powerup's name.
pub(super) fn powerup_key(kind: PowerupKind) -> &'static str {
    match kind {
        PowerupKind::Scope => "powerup-targeting-scope",
        PowerupKind::Newton => "powerup-newton",
        PowerupKind::Tagback => "powerup-tagback-grenade",
        PowerupKind::Teleporter => "powerup-teleporter",
    }
}

/// Wrapped lines, with the blanks that kept words together turned back into plain ones.
fn unglued(lines: Vec<String>) -> Vec<String> {
    lines.into_iter().map(|line| line.replace('\u{a0}', " ")).collect()
}
