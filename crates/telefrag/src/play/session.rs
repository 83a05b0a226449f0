//! A game from question to question: the others play, you are asked.

use std::path::{Path, PathBuf};

use adrenaline::{Action, Adrenaline, Sq, SquareSet, View};
use anyhow::Result;
use bots::Bot;
use codex::Arg;
use engine::{Eyes, Game, Refusal, Seat, Table, replay};

use super::answers;
use super::choices::Choices;
use super::command::Command;
use super::log::{Log, is_news};
use super::panels::Panels;
use super::pen::{Pen, STRONG, pad, width};
use super::screen::{self, Scene};
use super::terminal::Terminal;

/// The first words of a replay: only such a file may be written over.
const REPLAY: &str = "telefrag-replay";

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
    log: Log,
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
        Session { table, human, others, seed, save, log: Log::default() }
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

    fn act(&mut self, pen: Pen, seat: Seat, action: Action) -> Result<(), Refusal> {
        let before = self.table.log().len();
        let events = self.table.apply(seat, action)?;
        for event in events.iter().filter(|event| is_news(event)) {
            if let Some(event) = Adrenaline::witness(event, self.human.into()) {
                self.log.tell(pen, before, self.table.state(), &event);
            }
        }
        Ok(())
    }

    /// Show the position, ask until something happens.
    fn question(&mut self, terminal: &mut Terminal) -> Result<Answer> {
        let choices = Choices::of(terminal.pen, self.table.state());
        self.show(terminal, &choices)?;
        loop {
            let Some(line) = terminal.ask("")? else { return Ok(Answer::Quit) };
            let pen = terminal.pen;
            let action = match Command::read(pen.lang, &line) {
                Command::Again => {
                    self.show(terminal, &choices)?;
                    continue;
                }
                Command::Quit => return Ok(Answer::Quit),
                Command::Undo => match self.table.undo(self.human) {
                    Ok(()) => {
                        self.log.take_back(self.table.log().len());
                        return Ok(Answer::Changed);
                    }
                    Err(refusal) => Err(answers::refused(pen, &refusal)),
                },
                Command::Act(action) => Ok(action),
                Command::Number(number) => {
                    let action = number.checked_sub(1).and_then(|i| choices.actions.get(i)).copied();
                    let last = Arg::Num(choices.actions.len() as i64);
                    action
                        .ok_or_else(|| pen.tell("ui-no-choice", &[("n", Arg::text(number)), ("last", last)]))
                }
                Command::See(square) => {
                    self.see(terminal, square, &choices)?;
                    continue;
                }
                Command::More if terminal.wipes() => {
                    terminal.wipe()?;
                    let lines = self.scene(terminal, &self.view(), &choices).all_choices(self.table.state());
                    terminal.lines(&lines)?;
                    continue;
                }
                other => Err(self.information(pen, other, &choices)),
            };
            let read = self.log.len();
            let done = action.and_then(|action| {
                self.act(pen, self.human, action).map_err(|refusal| answers::refused(pen, &refusal))
            });
            match done {
                Ok(()) => {
                    self.log.have_read(read);
                    return Ok(Answer::Changed);
                }
                Err(answer) => self.answer(terminal, &choices, None, &answer)?,
            }
        }
    }

    fn view(&self) -> View {
        Adrenaline::view(self.table.state(), self.human.into())
    }

    fn scene<'a>(&'a self, terminal: &Terminal, view: &'a View, choices: &'a Choices) -> Scene<'a> {
        let lit = screen::sight(view, self.human);
        Scene { pen: terminal.pen, size: terminal.size, view, lit, choices, log: &self.log }
    }

    fn show(&self, terminal: &mut Terminal, choices: &Choices) -> Result<()> {
        terminal.wipe()?;
        let lines = self.scene(terminal, &self.view(), choices).question(self.table.state());
        terminal.lines(&lines)
    }

    /// Say something: on a screen of its own beside the board, or below what is there.
    fn answer(
        &self,
        terminal: &mut Terminal,
        choices: &Choices,
        lit: Option<SquareSet>,
        answer: &[String],
    ) -> Result<()> {
        if !terminal.wipes() {
            return terminal.lines(answer);
        }
        terminal.wipe()?;
        let view = self.view();
        let mut scene = self.scene(terminal, &view, choices);
        scene.lit = lit.unwrap_or(scene.lit);
        let lines = scene.answer(self.table.state(), answer);
        terminal.lines(&lines)
    }

    /// Whatever changes nothing.
    fn information(&self, pen: Pen, command: Command, choices: &Choices) -> Vec<String> {
        match command {
            Command::Help => answers::help(pen),
            Command::About(what) => answers::about(pen, &what),
            Command::Rule(rule) => answers::rule(pen, &rule),
            Command::NoSquare(word) => pen.tell("ui-no-square", &[("word", Arg::text(word))]),
            Command::Log => self.log.all(pen),
            Command::Weapons => Panels { pen, view: &self.view() }.armoury(),
            Command::More => choices.lines(pen),
            Command::Save(file) if file.is_empty() => pen.tell("ui-save-where", &[]),
            Command::Save(file) => self.write(pen, Path::new(&file)),
            Command::Unknown(line, why) => answers::unknown(pen, line, &why, choices.actions.len()),
            _ => Vec::new(),
        }
    }

    /// The board with what a square sees in bright colours.
    fn see(&self, terminal: &mut Terminal, square: Option<Sq>, choices: &Choices) -> Result<()> {
        let view = self.view();
        let board = view.setup.board.board();
        let from = square.unwrap_or(view.figures[self.human.index()].square);
        if !board.squares().has(from) {
            let answer = terminal.pen.tell("ui-no-square", &[("word", Arg::text(from))]);
            return self.answer(terminal, choices, None, &answer);
        }
        let seen = board.see(from);
        let list: Vec<Arg> = seen.iter().map(Arg::text).collect();
        let args = [("square", Arg::text(from)), ("squares", Arg::List(list))];
        let answer = terminal.pen.tell("ui-sees", &args);
        if !terminal.wipes() {
            let mut scene = self.scene(terminal, &view, choices);
            scene.lit = seen;
            let board = scene.board();
            terminal.lines(&board)?;
        }
        self.answer(terminal, choices, Some(seen), &answer)
    }

    /// The final table, the winners, the replay.
    fn finish(&mut self, terminal: &mut Terminal) -> Result<()> {
        let pen = terminal.pen;
        let view = self.view();
        let choices = Choices::of(pen, self.table.state());
        terminal.wipe()?;
        let mut scene = self.scene(terminal, &view, &choices);
        scene.lit = view.setup.board.board().squares();
        let lines = scene.end(&self.result(terminal.pen, &view));
        terminal.lines(&lines)?;
        if self.save.is_some() {
            return self.keep(terminal);
        }
        terminal.tell("ui-save-end", &[])?;
        let answer = terminal.ask("")?.map(|line| Command::read(pen.lang, &line));
        match answer {
            Some(Command::Save(file)) if !file.is_empty() => {
                terminal.lines(&self.write(pen, Path::new(&file)))
            }
            _ => terminal.tell("ui-unsaved", &[("seed", Arg::text(self.seed))]),
        }
    }

    /// Who won, and with how many points.
    fn result(&self, pen: Pen, view: &View) -> Vec<String> {
        let Some(outcome) = self.table.outcome() else { return Vec::new() };
        let mut lines = vec![screen::bar(pen, &pen.word("ui-result"))];
        let mut ranks: Vec<(i32, Seat)> =
            outcome.points.iter().enumerate().map(|(i, &points)| (points, Seat(i as u8))).collect();
        ranks.sort_by_key(|&(points, who)| (-points, !outcome.winners.contains(&who), who));
        for (place, (points, who)) in ranks.iter().enumerate() {
            let name = pen.name(&view.setup, *who);
            let you = if *who == self.human { format!(" ({})", pen.word("ui-you")) } else { String::new() };
            let crown = if outcome.winners.contains(who) { pen.paint(STRONG, " ★") } else { String::new() };
            let points = pen.text("ui-points", &[("n", Arg::Num((*points).into()))]);
            let left = pad(&format!("{:>3}. {name}{you}", place + 1), 34);
            let gap = " ".repeat(10usize.saturating_sub(width(&points)));
            lines.push(format!("{left}{gap}{points}{crown}"));
        }
        let key = if outcome.winners.contains(&self.human) { "ui-you-win" } else { "ui-you-lose" };
        lines.extend(pen.tell(key, &[]));
        lines
    }

    /// Save where it was asked for when the program started.
    fn keep(&self, terminal: &mut Terminal) -> Result<()> {
        let Some(file) = &self.save else { return Ok(()) };
        let said = self.write(terminal.pen, file);
        terminal.lines(&said)
    }

    /// Write the replay; a file that is something else stays as it is.
    fn write(&self, pen: Pen, file: &Path) -> Vec<String> {
        let name = ("file", Arg::text(file.display()));
        let foreign =
            std::fs::read(file).is_ok_and(|old| !old.starts_with(REPLAY.as_bytes()) && !old.is_empty());
        if foreign {
            return pen.tell("ui-save-foreign", &[name]);
        }
        match std::fs::write(file, replay::write(&self.table)) {
            Ok(()) => pen.tell("ui-saved", &[name]),
            Err(error) => pen.tell("ui-save-failed", &[name, ("error", Arg::text(error))]),
        }
    }
}
