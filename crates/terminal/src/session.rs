//! A game from question to question: the others play, you are asked.

use std::path::{Path, PathBuf};

use anyhow::Result;
use bots::Bot;
use codex::Arg;
use engine::{Eyes, Refusal, Seat, Table, replay};

use super::answers;
use super::choices::Choices;
use super::command::Command;
use super::log::Log;
use super::pen::Pen;
use super::screen::Scene;
use super::shown::{Look, Shown};
use super::terminal::Terminal;

/// The first words of a replay: only such a file may be written over.
const REPLAY: &str = "telefrag-replay";

/// A computer player.
pub(super) type Player<G> = Box<dyn Bot<G> + Send>;

/// A game that is being played.
pub(super) struct Session<G: Shown> {
    table: Table<G>,
    /// By seat; none where a person sits.
    players: Vec<Option<Player<G>>>,
    /// The person's seat that was asked last: the screen shows what it sees.
    reader: Seat,
    seed: u64,
    save: Option<PathBuf>,
    /// By seat; what nobody here reads stays empty.
    logs: Vec<Log<G>>,
}

/// How a question ended.
enum Answer {
    /// Something changed: look again.
    Changed,
    /// Enough.
    Quit,
}

impl<G: Shown> Session<G> {
    /// A game with these players; where there is none, a person sits. The notes are read before it begins.
    pub(super) fn new(
        table: Table<G>,
        players: Vec<Option<Player<G>>>,
        notes: Vec<String>,
        seed: u64,
        save: Option<PathBuf>,
    ) -> Self {
        let reader = players.iter().position(Option::is_none).unwrap_or(0);
        let mut logs: Vec<Log<G>> = players.iter().map(|_| Log::default()).collect();
        for note in &notes {
            logs.iter_mut().for_each(|log| log.note(note.clone()));
        }
        Session { table, players, reader: Seat(reader as u8), seed, save, logs }
    }

    /// The seats of the persons.
    fn own(&self) -> Vec<Seat> {
        let seats = self.players.iter().enumerate().filter(|(_, player)| player.is_none());
        seats.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    /// Play to the end, or as long as there is input; the last position, if it is the end.
    pub(super) fn play(mut self, terminal: &mut Terminal) -> Result<Option<G::State>> {
        loop {
            self.let_others_play(terminal.pen);
            if self.table.is_over() {
                self.finish(terminal)?;
                return Ok(Some(self.table.state().clone()));
            }
            if let Answer::Quit = self.question(terminal)? {
                self.keep(terminal)?;
                return Ok(None);
            }
        }
    }

    /// Everybody else, until it is your decision or the game is over.
    fn let_others_play(&mut self, pen: Pen) {
        while let Some(eyes) = Eyes::<G>::of(self.table.state()) {
            let seat = eyes.seat();
            let Some(player) = self.players.get_mut(seat.index()).and_then(Option::as_mut) else {
                self.reader = seat;
                return;
            };
            let first = eyes.legal().first().copied();
            let action = player.choose(eyes);
            // A computer player that breaks the rules does the first thing that is allowed.
            if self.act(pen, seat, action).is_err() && first.is_none_or(|it| self.act(pen, seat, it).is_err())
            {
                return;
            }
        }
    }

    fn act(&mut self, pen: Pen, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        let before = self.table.log().len();
        let events = self.table.apply(seat, action)?;
        // Everybody who may read it is told what he saw of it.
        for seat in self.own() {
            for event in events.iter().filter_map(|event| G::witness(event, seat.into())) {
                self.logs[seat.index()].tell(pen, before, self.table.state(), &event);
            }
        }
        Ok(())
    }

    /// Take back what a person did last.
    fn undo(&mut self) -> Result<(), Refusal> {
        let refused = match self.table.undo(self.reader) {
            Ok(()) => None,
            // Somebody may play for several seats.
            Err(why) => self.own().into_iter().all(|seat| self.table.undo(seat).is_err()).then_some(why),
        };
        let length = self.table.log().len();
        self.logs.iter_mut().for_each(|log| log.take_back(length));
        refused.map_or(Ok(()), Err)
    }

    /// Show the position, ask until something happens.
    fn question(&mut self, terminal: &mut Terminal) -> Result<Answer> {
        let mut choices = Choices::of(terminal.pen, self.table.state());
        self.show(terminal, &choices)?;
        loop {
            let Some(line) = terminal.ask("")? else { return Ok(Answer::Quit) };
            let pen = terminal.pen;
            let action = match Command::read(pen.lang, &line) {
                Command::Again => {
                    choices.list_all();
                    self.show(terminal, &choices)?;
                    continue;
                }
                Command::Quit => return Ok(Answer::Quit),
                Command::Undo => match self.undo() {
                    Ok(()) => return Ok(Answer::Changed),
                    Err(refusal) => Err(self.refused(terminal, &choices, &refusal)),
                },
                Command::Act(action) => Ok(action),
                Command::Number(number) => {
                    let action = number.checked_sub(1).and_then(|i| choices.actions.get(i)).copied();
                    let last = Arg::Num(choices.actions.len() as i64);
                    action
                        .ok_or_else(|| pen.tell("ui-no-choice", &[("n", Arg::text(number)), ("last", last)]))
                }
                Command::See(what) => {
                    self.look(terminal, Look::From(&what), &choices)?;
                    continue;
                }
                Command::Map(what) => {
                    self.look(terminal, Look::At(&what), &choices)?;
                    continue;
                }
                Command::Find(words) | Command::Unknown(words, _) if choices.find(&words) => {
                    self.show(terminal, &choices)?;
                    continue;
                }
                Command::More if terminal.size.rows.is_some() => {
                    self.more(terminal, &mut choices)?;
                    continue;
                }
                other => Err(self.information(terminal, other, &choices)),
            };
            let read = self.table.log().len();
            let done = action.and_then(|action| {
                let done = self.act(pen, self.reader, action);
                done.map_err(|refusal| self.refused(terminal, &choices, &refusal))
            });
            match done {
                Ok(()) => {
                    self.logs.iter_mut().for_each(|log| log.have_read(read));
                    return Ok(Answer::Changed);
                }
                Err(answer) => self.answer(terminal, &choices, None, &answer)?,
            }
        }
    }

    /// Why not.
    fn refused(&self, terminal: &Terminal, choices: &Choices<G>, refusal: &Refusal) -> Vec<String> {
        if !terminal.wipes() {
            return answers::refused(terminal.pen, refusal);
        }
        self.draw(terminal, choices, |scene| scene.refused(refusal))
    }

    /// Draw something of the position.
    fn draw<T>(&self, terminal: &Terminal, choices: &Choices<G>, draw: impl FnOnce(Scene<'_, G>) -> T) -> T {
        let (state, seat) = (self.table.state(), self.reader);
        let view = G::view(state, seat.into());
        // Whatever is hidden from the reader is dealt anew, so that nothing of it can show.
        let known = G::resample(state, seat, 0);
        let gaze = if self.table.is_over() { G::last_gaze(&view) } else { G::gaze(&known, &view, seat) };
        let (pen, size, log) = (terminal.pen, terminal.size, &self.logs[seat.index()]);
        draw(Scene { pen, size, view: &view, known: &known, seat, gaze, choices, log })
    }

    fn show(&self, terminal: &mut Terminal, choices: &Choices<G>) -> Result<()> {
        terminal.wipe()?;
        let lines = self.draw(terminal, choices, |scene| scene.question(self.table.state()));
        terminal.lines(&lines)
    }

    /// Choices on a screen of their own: all of them, or those that follow, and in the end the question again.
    fn more(&self, terminal: &mut Terminal, choices: &mut Choices<G>) -> Result<()> {
        let state = self.table.state();
        let all = choices.numbered().count();
        let (shown, page) = self.draw(terminal, choices, |scene| (scene.shown(state), scene.page(state)));
        let (mut lines, count) = page;
        if !choices.is_first() || count < all {
            choices.turn_page(if choices.is_first() { shown } else { count });
            lines = self.draw(terminal, choices, |scene| scene.page(state).0);
        }
        if shown == all || choices.is_first() && count < all {
            return self.show(terminal, choices);
        }
        terminal.wipe()?;
        terminal.lines(&lines)
    }

    /// Say something: on a screen of its own beside the board, or below what is there.
    fn answer(
        &self,
        terminal: &mut Terminal,
        choices: &Choices<G>,
        gaze: Option<G::Gaze>,
        answer: &[String],
    ) -> Result<()> {
        if !terminal.wipes() {
            return terminal.lines(answer);
        }
        terminal.wipe()?;
        let lines = self.draw(terminal, choices, |mut scene| {
            scene.gaze = gaze.unwrap_or(scene.gaze);
            scene.answer(self.table.state(), answer)
        });
        terminal.lines(&lines)
    }

    /// Whatever changes nothing.
    fn information(
        &self,
        terminal: &Terminal,
        command: Command<G::Action>,
        choices: &Choices<G>,
    ) -> Vec<String> {
        let pen = terminal.pen;
        match command {
            Command::Help => answers::help::<G>(pen),
            Command::About(what) => answers::about::<G>(pen, &what),
            Command::Rule(rule) => answers::rule::<G>(pen, &rule),
            Command::Why(what) => answers::why::<G>(pen, self.table.state(), self.reader, &what),
            Command::Log => self.logs[self.reader.index()].all(pen),
            Command::Overview => self.draw(terminal, choices, |scene| G::overview(&scene)),
            Command::More => choices.lines(pen),
            Command::Find(words) => pen.tell("ui-find-nothing", &[("word", Arg::text(words))]),
            Command::Save(file) if file.is_empty() => pen.tell("ui-save-where", &[]),
            Command::Save(file) => self.write(pen, Path::new(&file)),
            Command::Unknown(line, why) => answers::unknown(pen, line, &why, choices.actions.len()),
            _ => Vec::new(),
        }
    }

    /// The board with what somebody wants to see.
    fn look(&self, terminal: &mut Terminal, look: Look<'_>, choices: &Choices<G>) -> Result<()> {
        let seen = self.draw(terminal, choices, |mut scene| {
            let (gaze, said) = G::look(&scene, look)?;
            scene.gaze = gaze.clone();
            Ok::<_, Vec<String>>((G::board(&scene), gaze, said))
        });
        match seen {
            Ok((board, gaze, said)) => {
                if !terminal.wipes() {
                    terminal.lines(&board)?;
                }
                self.answer(terminal, choices, Some(gaze), &said)
            }
            Err(said) => self.answer(terminal, choices, None, &said),
        }
    }

    /// The final table, the winners, the replay.
    fn finish(&mut self, terminal: &mut Terminal) -> Result<()> {
        let pen = terminal.pen;
        let choices = Choices::of(pen, self.table.state());
        terminal.wipe()?;
        let lines = self.draw(terminal, &choices, |scene| {
            let result =
                self.table.outcome().map(|outcome| G::result(pen, scene.view, &outcome, &self.own()));
            scene.end(&result.unwrap_or_default())
        });
        terminal.lines(&lines)?;
        if self.save.is_some() {
            return self.keep(terminal);
        }
        terminal.tell("ui-save-end", &[])?;
        let answer = terminal.ask("")?.map(|line| Command::<G::Action>::read(pen.lang, &line));
        match answer {
            Some(Command::Save(file)) if !file.is_empty() => {
                terminal.lines(&self.write(pen, Path::new(&file)))
            }
            _ => terminal.tell("ui-unsaved", &[("seed", Arg::text(self.seed))]),
        }
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
