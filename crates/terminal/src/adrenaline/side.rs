//! Beside a small board: one line for each player, then the weapons of the spawnpoints.

use adrenaline::Colour;
use engine::Seat;

use super::panels::{DEADLY, Panels, SLOTS};
use crate::pen::{DANGER, QUIET, STRONG, cut, pad, unglued, width};

/// From so many columns on, nothing has to be left out of a player's line.
const ROOMY: usize = 52;

/// The column beside the board.
pub(super) struct Side<'a> {
    /// Its pen is as wide as the column.
    pub(super) panels: Panels<'a>,
    /// How high the board is.
    pub(super) lines: usize,
}

impl Side<'_> {
    fn columns(&self) -> usize {
        self.panels.pen.columns
    }

    /// As much as there is room for: everybody's weapons, and the spawnpoints' in full.
    pub(super) fn lines(&self) -> Vec<String> {
        let (full, short) = (self.panels.spawnpoints(), self.short_spawnpoints());
        let blank = vec![String::new()];
        let arranged = [
            [self.players(true), blank.clone(), full.clone()],
            [self.players(true), Vec::new(), short.clone()],
            [self.players(false), blank, full],
            [self.players(false), Vec::new(), short],
        ];
        let arranged = arranged.map(|parts| parts.concat());
        let fitting = arranged.iter().position(|lines| lines.len() <= self.lines).unwrap_or(3);
        arranged[fitting].iter().map(|line| cut(line, self.columns())).collect()
    }

    /// A line for each figure, all with the same columns, and their weapons if they are wanted.
    fn players(&self, weapons: bool) -> Vec<String> {
        let panels = &self.panels;
        let head = panels.pen.word("ui-points-head");
        let indent = " ".repeat(self.columns().saturating_sub(width(&head)));
        let mut lines = vec![format!("{indent}{}", panels.pen.paint(QUIET, head))];
        let names: Vec<String> = panels.seats().map(|who| self.name(who)).collect();
        let rests: Vec<String> = panels.seats().map(|who| self.rest(who)).collect();
        let points: Vec<String> = panels.seats().map(|who| self.points(who)).collect();
        let widest = |list: &[String]| list.iter().map(|text| width(text)).max().unwrap_or(0);
        // Mark and shape stand before the name; a blank stands before the rest, another before the points.
        let taken = rests.iter().zip(&points).map(|(rest, points)| 5 + width(rest) + width(points)).max();
        let room = self.columns().saturating_sub(taken.unwrap_or(0)).min(widest(&names));
        for (i, who) in panels.seats().enumerate() {
            let turn =
                if panels.view.active == who { panels.pen.paint(STRONG, "▸") } else { " ".to_owned() };
            let (shape, style) = panels.pen.shape(&panels.view.setup, who);
            let name = panels.pen.paint(style, format!("{shape} {}", pad(&cut(&names[i], room), room)));
            let left = format!("{turn}{name} {}", rests[i]);
            let gap = self.columns().saturating_sub(width(&left) + width(&points[i]));
            lines.push(format!("{left}{}{}", " ".repeat(gap), points[i]));
            let arms = panels.arms(who).filter(|_| weapons && panels.view.viewer != Some(who));
            lines.extend(arms.map(|arms| format!("   {}", arms.replace('\u{a0}', " "))));
        }
        lines
    }

    /// Where there is little room, you are just "you", and the bot is what its shape says.
    fn name(&self, who: Seat) -> String {
        let Panels { pen, view } = self.panels;
        let you = view.viewer == Some(who);
        if self.columns() < ROOMY && you {
            return pen.word("ui-you");
        }
        let bot = self.panels.is_bot(who);
        let name = pen.word(&if bot { "seat-bot".to_owned() } else { format!("seat-{}", who.0 + 1) });
        match name.split(' ').next() {
            Some(word) if bot => word.to_owned(),
            _ if you => format!("{name} ({})", pen.word("ui-you")),
            _ => name,
        }
    }

    fn points(&self, who: Seat) -> String {
        let points = self.panels.view.figures[who.index()].points;
        points.map_or_else(|| self.panels.pen.paint(QUIET, "?"), |points| points.to_string())
    }

    /// Damage, cubes, weapons, powerups, skulls and marks.
    fn rest(&self, who: Seat) -> String {
        let Panels { pen, view } = self.panels;
        let figure = &view.figures[who.index()];
        let dead = figure.damage.len() > DEADLY;
        let track = match (self.columns() >= ROOMY, dead) {
            (true, _) => self.panels.track(who, SLOTS, true),
            (false, true) => self.panels.track(who, SLOTS, false),
            (false, false) => self.panels.track(who, DEADLY, true),
        };
        let number = |sign: &str, n: usize| if n == 0 { "  ".to_owned() } else { format!("{sign}{n}") };
        let cubes = Colour::ALL.map(|colour| match figure.ammo.of(colour) {
            0 => "  ".to_owned(),
            n => format!("{}{n}", pen.cube(colour)),
        });
        let arms = [
            number("▮", figure.loaded.len() as usize),
            pen.paint(QUIET, number("▯", figure.unloaded.len() as usize)),
        ];
        let powerups = number("✦", self.panels.powerups(who));
        let powerups = if self.panels.is_bot(who) { "  ".to_owned() } else { powerups };
        let mut text = format!("{track} {} {} {powerups}", cubes.concat(), arms.concat());
        if figure.skulls > 0 {
            text += &format!(" {}", pen.paint(DANGER, number("☠", figure.skulls.into())));
        }
        if figure.flipped {
            text += &pen.paint(QUIET, "↻");
        }
        let marks = figure.marks.iter().enumerate().filter(|(_, n)| **n > 0);
        let marks: String =
            marks.map(|(from, n)| format!("{}{n}", pen.token(&view.setup, Seat(from as u8)))).collect();
        if !marks.is_empty() {
            text += &format!(" ⊕{marks}");
        }
        text
    }

    /// One line for each spawnpoint: the names are cut as far as they must.
    fn short_spawnpoints(&self) -> Vec<String> {
        let Panels { pen, view } = self.panels;
        let line = |colour: Colour, room: usize| {
            let weapons = view.rows[colour.index()].iter().map(|weapon| {
                let name = cut(&pen.word(&format!("weapon-{weapon}")), room);
                format!("{name} {}", pen.cubes(weapon.card().pickup))
            });
            let weapons: Vec<String> = weapons.collect();
            let list = if weapons.is_empty() { pen.paint(QUIET, "–") } else { weapons.join(" · ") };
            format!("◎{} {list}", pen.cube(colour))
        };
        let fitting = |colour: Colour| {
            let lines = (4..=self.columns()).rev().map(|room| line(colour, room));
            lines.into_iter().find(|line| width(line) <= self.columns()).unwrap_or_default()
        };
        unglued(Colour::ALL.map(fitting).to_vec())
    }
}
