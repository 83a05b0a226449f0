//! What lies beside and below the board: players, tracks, weapons and your cards.

use adrenaline::{Colour, HandView, PowerupKind, View};
use codex::Arg;
use engine::Seat;

use crate::pen::{DANGER, Pen, QUIET, STRONG, pad, unglued, width};

/// As wide as the players' panels are.
const COLUMNS: usize = 33;
/// Damage track: a mark stands before these slots, where something changes.
const STEPS: [usize; 3] = [2, 5, 10];
/// The track ends here, and here already for who is still alive.
pub(super) const SLOTS: usize = 12;
pub(super) const DEADLY: usize = 10;

/// Everything that is not the board, as `view` shows it.
pub(super) struct Panels<'a> {
    pub(super) pen: Pen,
    pub(super) view: &'a View,
}

impl Panels<'_> {
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
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

    /// The damage track, then marks.
    fn damage(&self, who: Seat) -> String {
        let (pen, view) = (self.pen, self.view);
        let track = self.track(who, SLOTS, true);
        let marks = view.figures[who.index()].marks.iter().enumerate();
        let marks: String =
            marks.map(|(from, &n)| pen.token(&view.setup, Seat(from as u8)).repeat(usize::from(n))).collect();
        if marks.is_empty() { track } else { format!("{track}  ⊕{marks}") }
    }

    /// The damage track as the shapes of those who dealt it.
    pub(super) fn track(&self, who: Seat, slots: usize, steps: bool) -> String {
        let (pen, view) = (self.pen, self.view);
        let figure = &view.figures[who.index()];
        let mut track = String::new();
        for slot in 0..slots {
            if steps && STEPS.contains(&slot) {
                track += &pen.paint(QUIET, "│");
            }
            track += &match figure.damage.get(slot) {
                Some(&from) => pen.token(&view.setup, from),
                None => pen.paint(QUIET, "·"),
            };
        }
        track
    }

    /// Cubes, the number of powerups, skulls.
    fn belongings(&self, who: Seat) -> String {
        let pen = self.pen;
        let figure = &self.view.figures[who.index()];
        let skulls = pen.paint(DANGER, "☠".repeat(usize::from(figure.skulls)));
        let flipped = if figure.flipped { pen.paint(QUIET, " ↻") } else { String::new() };
        if self.is_bot(who) {
            return format!("{skulls}{flipped}");
        }
        format!("{}  ✦{}  {skulls}{flipped}", pad(&pen.cubes(figure.ammo), 9), self.powerups(who))
    }

    pub(super) fn is_bot(&self, who: Seat) -> bool {
        self.view.setup.bot && who.0 == self.view.setup.players
    }

    /// How many powerups somebody holds.
    pub(super) fn powerups(&self, who: Seat) -> usize {
        match &self.view.figures[who.index()].hand {
            HandView::Faces(cards) => cards.len(),
            HandView::Count(n) => *n as usize,
        }
    }

    /// Below the board: spawnpoints, the track of the mode, weapons in hand, your cards.
    pub(super) fn below(&self) -> Vec<String> {
        let mut lines = self.spawnpoints();
        lines.extend(self.pen.wrap(&self.progress(false), 2));
        lines.extend(self.seats().filter_map(|who| self.weapons(who)).flatten());
        let head = self.pen.paint(STRONG, self.pen.word("ui-hand"));
        let hand = self.hand().map(|list| unglued(self.pen.wrap(&format!("✦ {head}: {list}"), 2)));
        lines.extend(hand.into_iter().flatten());
        lines
    }

    /// All weapons that are not in the deck: at the spawnpoints and in hands.
    pub(super) fn armoury(&self) -> Vec<String> {
        let hands = self.seats().filter_map(|who| self.weapons(who)).flatten();
        self.spawnpoints().into_iter().chain(hands).collect()
    }

    /// The weapons of the spawnpoints.
    pub(super) fn spawnpoints(&self) -> Vec<String> {
        Colour::ALL.into_iter().flat_map(|colour| self.spawnpoint(colour)).collect()
    }

    /// Your weapons and powerups.
    pub(super) fn own(&self) -> Vec<String> {
        let weapons = self.view.viewer.and_then(|who| self.arms(who));
        let hand = self.hand().map(|list| format!("✦\u{a0}{list}"));
        let all: Vec<String> = weapons.into_iter().chain(hand).collect();
        unglued(self.pen.wrap(&all.join("   "), 2))
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
    ///
    /// Where there is little room, tokens are counted; only on the killshot track their order matters.
    pub(super) fn progress(&self, counted: bool) -> String {
        let (pen, view) = (self.pen, self.view);
        let skulls = pen.paint(DANGER, "☠".repeat(usize::from(view.skulls_left)));
        let head = |key: &str| pen.paint(STRONG, pen.word(key));
        if view.setup.domination {
            let track = |colour: Colour| {
                let tokens = view.spawn_tracks[colour.index()].iter().enumerate();
                let tokens = tokens.filter(|(_, n)| **n > 0).map(|(who, &n)| {
                    let token = pen.token(&view.setup, Seat(who as u8));
                    if counted { format!("{token}{n}") } else { token.repeat(usize::from(n)) }
                });
                let tokens: String = tokens.collect();
                let tokens = if tokens.is_empty() { pen.paint(QUIET, "–") } else { tokens };
                format!("{} {tokens}", pen.cube(colour))
            };
            let tracks = Colour::ALL.map(track).join("  ");
            return format!("{}: {skulls}  {tracks}", head("ui-tracks"));
        }
        if view.setup.turrets {
            let tiles: Vec<String> = view.offer.iter().map(|&tile| pen.tile(tile, STRONG)).collect();
            return format!("{}: {}  {skulls}", head("ui-offer"), tiles.join("  "));
        }
        let space = |space: &adrenaline::state::Space| {
            let overkill = space.overkill.map_or(String::new(), |who| pen.token(&view.setup, who));
            format!("{}{overkill}", pen.token(&view.setup, space.kill))
        };
        let spaces: Vec<String> = view.track.iter().map(space).collect();
        format!("{}: {} {skulls}", head("ui-killshots"), spaces.join(" ")).replace("  ", " ")
    }

    /// Somebody's weapons.
    fn weapons(&self, who: Seat) -> Option<Vec<String>> {
        let line = format!("{}  {}", self.pen.token(&self.view.setup, who), self.arms(who)?);
        Some(unglued(self.pen.wrap(&line, 3)))
    }

    /// Weapons in hand: full bars are loaded.
    pub(super) fn arms(&self, who: Seat) -> Option<String> {
        let pen = self.pen;
        let figure = &self.view.figures[who.index()];
        let name = |w: adrenaline::Weapon| pen.word(&format!("weapon-{w}")).replace(' ', "\u{a0}");
        let loaded = figure.loaded.iter().map(|w| format!("▮\u{a0}{}", name(w)));
        let unloaded = figure.unloaded.iter().map(|w| pen.paint(QUIET, format!("▯\u{a0}{}", name(w))));
        let all: Vec<String> = loaded.chain(unloaded).collect();
        (!all.is_empty()).then(|| all.join("  "))
    }

    /// Your powerups.
    fn hand(&self) -> Option<String> {
        let (pen, view) = (self.pen, self.view);
        let own = view.viewer.and_then(|who| view.figures.get(who.index()));
        let Some(HandView::Faces(cards)) = own.map(|figure| &figure.hand) else { return None };
        let names = cards.iter().map(|card| {
            let kind = pen.word(powerup_key(card.kind())).replace(' ', "\u{a0}");
            format!("{kind}\u{a0}{}", pen.cube(card.colour()))
        });
        let names: Vec<String> = names.collect();
        Some(if names.is_empty() { pen.paint(QUIET, "–") } else { names.join(" · ") })
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
