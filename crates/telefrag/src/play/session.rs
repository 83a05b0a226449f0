//! A game from question to question: the others play, you are asked.

use std::path::{Path, PathBuf};

use adrenaline::{Adrenaline, Deed, Event, Sq, Weapon};
use anyhow::Result;
use bots::Bot;
use codex::Arg;
use engine::{Eyes, Game, Refusal, Seat, Table, replay};

use super::choices::Choices;
use super::command::Command;
use super::panels::powerup_key;
use super::pen::{DANGER, Pen, QUIET, STRONG, pad, width};
use super::screen;
use super::terminal::Terminal;

/// The first words of a replay: only such a file may be written over.
const REPLAY: &str = "telefrag-replay";

/// Where the explanations of the help begin.
const HELP_COLUMN: usize = 19;

/// A computer player.
type Player = Box<dyn Bot<Adrenaline> + Send>;

/// A game that is being played.
pub(super) struct Session {
    table: Table<Adrenaline>,
    human: Seat,
    /// By seat; none where you sit.
    others: Vec<Option<Player>>,
    seed: u64,
    save: Option<PathBuf>,
    /// What was told, and the length of the table's log before it.
    told: Vec<(usize, String)>,
    /// How much of it has been on the screen.
    read: usize,
}

/// How a question ended.
enum Answer {
    /// Something changed: look again.
    Changed,
    /// Enough.
    Quit,
}

impl Session {
    pub(super) fn new(
        table: Table<Adrenaline>,
        human: Seat,
        others: Vec<Option<Player>>,
        seed: u64,
        save: Option<PathBuf>,
    ) -> Self {
        Session { table, human, others, seed, save, told: Vec::new(), read: 0 }
    }

    /// Play to the end, or as long as there is input.
    pub(super) fn play(mut self, terminal: &mut Terminal) -> Result<()> {
        loop {
            self.let_others_play(terminal.pen);
            if self.table.is_over() {
                self.finish(terminal)?;
                return terminal.goodbye();
            }
            if let Answer::Quit = self.question(terminal)? {
                self.keep(terminal)?;
                return terminal.goodbye();
            }
        }
    }

    /// Everybody else, until it is your decision or the game is over.
    fn let_others_play(&mut self, pen: Pen) {
        while let Some(eyes) = Eyes::<Adrenaline>::of(self.table.state()) {
            let seat = eyes.seat();
            let Some(player) = self.others.get_mut(seat.index()).and_then(Option::as_mut) else { return };
            let action = player.choose(eyes);
            let first = eyes.legal().first().copied();
            // A computer player that breaks the rules does the first thing that is allowed.
            if self.act(pen, seat, action).is_err() && first.is_none_or(|it| self.act(pen, seat, it).is_err())
            {
                return;
            }
        }
    }

    fn act(&mut self, pen: Pen, seat: Seat, action: adrenaline::Action) -> Result<(), Refusal> {
        let before = self.table.log().len();
        let events = self.table.apply(seat, action)?;
        for event in events.iter().filter(|event| is_news(event)) {
            if let Some(event) = Adrenaline::witness(event, self.human.into()) {
                self.told.push((before, line(pen, self.table.state(), &event)));
            }
        }
        Ok(())
    }

    fn log(&self) -> Vec<String> {
        self.told.iter().map(|(_, line)| line.clone()).collect()
    }

    /// Show the position, ask until something happens.
    fn question(&mut self, terminal: &mut Terminal) -> Result<Answer> {
        let pen = terminal.pen;
        let choices = Choices::of(pen, self.table.state());
        self.show(terminal, &choices)?;
        loop {
            let Some(line) = terminal.ask("")? else { return Ok(Answer::Quit) };
            match Command::read(pen.lang, &line) {
                Command::Again => self.show(terminal, &choices)?,
                Command::Number(number) => match number.checked_sub(1).and_then(|i| choices.actions.get(i)) {
                    Some(&action) => {
                        if self.attempt(terminal, action)? {
                            return Ok(Answer::Changed);
                        }
                    }
                    None => {
                        let last = Arg::Num(choices.actions.len() as i64);
                        terminal.tell("ui-no-choice", &[("n", Arg::text(number)), ("last", last)])?;
                    }
                },
                Command::Act(action) => {
                    if self.attempt(terminal, action)? {
                        return Ok(Answer::Changed);
                    }
                }
                Command::Undo => match self.table.undo(self.human) {
                    Ok(()) => {
                        let length = self.table.log().len();
                        self.told.retain(|(before, _)| *before < length);
                        self.read = self.read.min(self.told.len());
                        return Ok(Answer::Changed);
                    }
                    Err(refusal) => refuse(terminal, &refusal)?,
                },
                Command::Quit => return Ok(Answer::Quit),
                other => self.inform(terminal, other, &choices)?,
            }
        }
    }

    /// Do it if it is legal; otherwise say why not.
    fn attempt(&mut self, terminal: &mut Terminal, action: adrenaline::Action) -> Result<bool> {
        match self.act(terminal.pen, self.human, action) {
            Ok(()) => Ok(true),
            Err(refusal) => {
                refuse(terminal, &refusal)?;
                Ok(false)
            }
        }
    }

    fn show(&mut self, terminal: &mut Terminal, choices: &Choices) -> Result<()> {
        let pen = terminal.pen;
        let view = Adrenaline::view(self.table.state(), self.human.into());
        terminal.wipe()?;
        terminal.lines(&screen::position(pen, &view, screen::sight(&view, self.human), choices))?;
        let new = self.told.len() - self.read.min(self.told.len());
        terminal.lines(&screen::recent(pen, &self.log(), new))?;
        self.read = self.told.len();
        terminal.lines(&screen::question(pen, self.table.state(), choices))
    }

    /// Whatever changes nothing.
    fn inform(&self, terminal: &mut Terminal, command: Command, choices: &Choices) -> Result<()> {
        match command {
            Command::Help => help(terminal),
            Command::About(what) => about(terminal, &what),
            Command::Rule(rule) => {
                let key = format!("rule-{rule}");
                if codex::has(&key) {
                    return cite(terminal, &rule);
                }
                terminal.tell("ui-no-rule", &[("rule", Arg::text(rule))])
            }
            Command::See(square) => self.see(terminal, square, choices),
            Command::NoSquare(word) => terminal.tell("ui-no-square", &[("word", Arg::text(word))]),
            Command::Log => {
                let pen = terminal.pen;
                self.log().iter().try_for_each(|line| terminal.lines(&pen.wrap(line, 4)))
            }
            Command::Save(file) if file.is_empty() => terminal.tell("ui-save-where", &[]),
            Command::Save(file) => self.write(terminal, Path::new(&file)),
            Command::Unknown(line, why) => {
                let last = Arg::Num(choices.actions.len() as i64);
                terminal.tell("ui-not-understood", &[("word", Arg::text(line)), ("last", last)])?;
                // The notation explains itself in English only, and a word that is no verb needs no more words.
                if terminal.pen.lang == codex::Lang::En && !why.contains("is no action") {
                    let why = terminal.pen.paint(QUIET, why);
                    let lines = terminal.pen.wrap(&why, 0);
                    terminal.lines(&lines)?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// The board with what a square sees in bright colours.
    fn see(&self, terminal: &mut Terminal, square: Option<Sq>, choices: &Choices) -> Result<()> {
        let view = Adrenaline::view(self.table.state(), self.human.into());
        let board = view.setup.board.board();
        let own = view.figures[self.human.index()].square;
        let from = square.unwrap_or(own);
        if !board.squares().has(from) {
            return terminal.tell("ui-no-square", &[("word", Arg::text(from))]);
        }
        let seen = board.see(from);
        let squares = choices.squares();
        let drawing = super::board::Drawing { pen: terminal.pen, view: &view, lit: seen, choices: &squares };
        terminal.lines(&drawing.lines())?;
        let list: Vec<Arg> = seen.iter().map(Arg::text).collect();
        terminal.tell("ui-sees", &[("square", Arg::text(from)), ("squares", Arg::List(list))])
    }

    /// The final table, the winners, the replay.
    fn finish(&mut self, terminal: &mut Terminal) -> Result<()> {
        let pen = terminal.pen;
        let view = Adrenaline::view(self.table.state(), self.human.into());
        let choices = Choices::of(pen, self.table.state());
        terminal.wipe()?;
        terminal.lines(&screen::position(pen, &view, view.setup.board.board().squares(), &choices))?;
        let new = self.told.len() - self.read.min(self.told.len());
        terminal.lines(&screen::recent(pen, &self.log(), new))?;
        let Some(outcome) = self.table.outcome() else { return Ok(()) };
        terminal.line(screen::bar(pen, &pen.word("ui-result")))?;
        let mut ranks: Vec<(i32, Seat)> =
            outcome.points.iter().enumerate().map(|(i, &points)| (points, Seat(i as u8))).collect();
        ranks.sort_by_key(|&(points, who)| (-points, !outcome.winners.contains(&who), who));
        for (place, (points, who)) in ranks.iter().enumerate() {
            let name = pen.name(&view.setup, *who);
            let you = if *who == self.human { format!(" ({})", pen.word("ui-you")) } else { String::new() };
            let crown = if outcome.winners.contains(who) { pen.paint(STRONG, " ★") } else { String::new() };
            let points = pen.text("ui-points", &[("n", Arg::Num((*points).into()))]);
            let left = pad(&format!("{:>3}. {name}{you}", place + 1), 34);
            terminal.line(format!(
                "{left}{}{points}{crown}",
                " ".repeat(10usize.saturating_sub(width(&points)))
            ))?;
        }
        let key = if outcome.winners.contains(&self.human) { "ui-you-win" } else { "ui-you-lose" };
        terminal.tell(key, &[])?;
        if self.save.is_some() {
            return self.keep(terminal);
        }
        terminal.tell("ui-save-end", &[])?;
        let answer = terminal.ask("")?.map(|line| Command::read(pen.lang, &line));
        match answer {
            Some(Command::Save(file)) if !file.is_empty() => self.write(terminal, Path::new(&file)),
            _ => terminal.tell("ui-unsaved", &[("seed", Arg::text(self.seed))]),
        }
    }

    /// Save where it was asked for when the program started.
    fn keep(&self, terminal: &mut Terminal) -> Result<()> {
        match &self.save {
            Some(file) => self.write(terminal, file),
            None => Ok(()),
        }
    }

    /// Write the replay; a file that is something else stays as it is.
    fn write(&self, terminal: &mut Terminal, file: &Path) -> Result<()> {
        let name = ("file", Arg::text(file.display()));
        let foreign =
            std::fs::read(file).is_ok_and(|old| !old.starts_with(REPLAY.as_bytes()) && !old.is_empty());
        if foreign {
            return terminal.tell("ui-save-foreign", &[name]);
        }
        match std::fs::write(file, replay::write(&self.table)) {
            Ok(()) => terminal.tell("ui-saved", &[name]),
            Err(error) => terminal.tell("ui-save-failed", &[name, ("error", Arg::text(error))]),
        }
    }
}

/// Is it worth a line? Beginnings, coins and refills show in what follows and on the board.
fn is_news(event: &Event) -> bool {
    !matches!(
        event,
        Event::Began { what: Deed::Run | Deed::Grab | Deed::Shoot | Deed::Bot | Deed::EndTurn, .. }
            | Event::PaidCube { .. }
            | Event::TileDealt { .. }
            | Event::WeaponDealt { .. }
    )
}

/// A line of the log with the rule behind it.
fn line(pen: Pen, state: &adrenaline::State, event: &Event) -> String {
    let (message, rules) = Adrenaline::tell(state, event);
    let text = pen.say(&message);
    let rule = rules.first().map_or(String::new(), |rule| pen.paint(QUIET, rule.0));
    match event {
        Event::TurnBegan { .. } => pen.paint(STRONG, text),
        Event::Killed { .. } => format!("  {} {rule}", pen.paint(DANGER, text)),
        _ => format!("  {text} {rule}"),
    }
}

/// What can be typed, in two columns, and what the signs mean.
fn help(terminal: &mut Terminal) -> Result<()> {
    let pen = terminal.pen;
    for line in pen.word("ui-help-text").lines() {
        let indent = if line.contains("  ") { HELP_COLUMN } else { 2 };
        terminal.lines(&pen.wrap(line, indent))?;
    }
    Ok(())
}

/// Why not, with the rules in full.
fn refuse(terminal: &mut Terminal, refusal: &Refusal) -> Result<()> {
    let pen = terminal.pen;
    let reason = pen.say(&refusal.reason);
    let lines = pen.wrap(&pen.paint(DANGER, format!("{} {reason}", pen.word("ui-refused"))), 0);
    terminal.lines(&lines)?;
    refusal.rules.iter().try_for_each(|rule| cite(terminal, rule.0))
}

/// A rule in full.
fn cite(terminal: &mut Terminal, rule: &str) -> Result<()> {
    let pen = terminal.pen;
    let key = format!("rule-{rule}");
    let text = if codex::has(&key) { pen.word(&key) } else { String::new() };
    let lines = pen.wrap(&format!("  {} {text}", pen.paint(STRONG, rule)), 4);
    terminal.lines(&lines)
}

/// What a weapon or a powerup does, found by its id or by the beginning of its name.
fn about(terminal: &mut Terminal, what: &str) -> Result<()> {
    let pen = terminal.pen;
    let wanted = what.to_lowercase();
    let powerups = adrenaline::Powerup::all().map(|card| powerup_key(card.kind()).to_owned());
    let mut keys: Vec<String> = Weapon::all().map(|w| format!("weapon-{w}")).chain(powerups).collect();
    keys.dedup();
    keys.sort();
    keys.dedup();
    let fits = |key: &&String| {
        let name = pen.word(key).to_lowercase();
        let id = key.split_once('-').map_or("", |(_, id)| id);
        name.starts_with(&wanted) || id.starts_with(&wanted)
    };
    let found: Vec<&String> = keys.iter().filter(fits).collect();
    if found.is_empty() {
        return terminal.tell("ui-no-help", &[("word", Arg::text(what))]);
    }
    for key in found {
        let head = pen.paint(STRONG, pen.word(key));
        let price = Weapon::all().find(|w| format!("weapon-{w}") == *key).map(|w| pen.cubes(w.card().reload));
        let price = price.map_or(String::new(), |price| format!(" {price}"));
        let lines = pen.wrap(&format!("{head}{price}: {}", pen.word(&format!("{key}-help"))), 2);
        terminal.lines(&lines)?;
    }
    Ok(())
}
