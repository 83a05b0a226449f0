//! Before the game: options, a few questions where none were given, and the table.

use anyhow::{Result, bail};
use codex::{Arg, Lang};
use doom2016::place::{self, Mission};
use doom2016::{Callsign, Doom2016, FragChoice, InvasionChoice, Setup, State};
use skirmish::Wording;

use super::operation::{self, Progress};
use crate::begin::{Common, entry, ground, number, refused, seated};
use crate::field::sides::{self, Side};
use crate::pen::{Pen, STRONG};
use crate::session::Session;
use crate::terminal::Terminal;

/// So many marines if nobody says how many: enough for one person to play well.
const MARINES: u8 = 2;

/// What can be chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
#[command(next_help_heading = "DOOM (2016)")]
#[group(id = "doom2016")]
pub(crate) struct Options {
    /// The mission: the id of one of ours, or a mission file.
    #[arg(long, value_name = "ID|FILE.toml")]
    mission: Option<String>,
    /// Play an operation, mission by mission: black-bishop or exodus. With --campaign it is kept in a file.
    #[arg(long, value_name = "ID", conflicts_with = "mission")]
    pub(super) operation: Option<String>,
    /// Play the tutorial with all rules.
    #[arg(long)]
    full_rules: bool,
    /// Squad cards give activations of their own instead of more main actions.
    #[arg(long)]
    split_activations: bool,
    /// Cover is one shield more instead of a second card.
    #[arg(long)]
    flat_cover: bool,
    /// The invasion cards to choose from: offered, first or any.
    #[arg(long, value_name = "WHICH")]
    invasion: Option<InvasionChoice>,
    /// The frags that win for the invader: printed (six) or tuned (our own numbers by marines).
    #[arg(long, value_name = "WHICH")]
    frags: Option<FragChoice>,
    /// The mission has no last round.
    #[arg(long)]
    no_round_limit: bool,
}

/// A game, or the games of an operation one after the other.
pub(crate) struct Games<'a> {
    pub(crate) options: &'a Options,
    pub(crate) both: &'a sides::Options,
    pub(crate) common: &'a Common,
    pub(crate) side: Side,
    pub(crate) progress: Option<Progress>,
}

impl<'a> Games<'a> {
    pub(crate) fn new(options: &'a Options, both: &'a sides::Options, common: &'a Common) -> Self {
        Games { options, both, common, side: both.side.unwrap_or_default(), progress: None }
    }

    /// The next game after one that is over, or the first; none if there is no other or the input has ended.
    pub(crate) fn next(
        &mut self,
        terminal: &mut Terminal,
        over: Option<&State>,
    ) -> Result<Option<Session<Doom2016>>> {
        let setup = match over {
            None => self.first(terminal)?,
            Some(state) => self.go_on(terminal, state)?,
        };
        setup.map(|setup| self.laid_out(setup, terminal.pen)).transpose()
    }

    fn first(&mut self, terminal: &mut Terminal) -> Result<Option<Setup>> {
        let setup = chosen(self.options, self.both, terminal.pen.lang)?;
        if self.options.operation.is_some() || self.both.campaign.is_some() {
            let progress = operation::resume(self.options, self.both, setup, terminal.pen)?;
            let next = progress.next.clone();
            self.progress = Some(progress);
            return Ok(next);
        }
        let silent = *self.options == Options::default() && *self.both == sides::Options::default();
        if silent && self.common.seed.is_none() { self.ask(setup, terminal) } else { Ok(Some(setup)) }
    }

    fn laid_out(&self, setup: Setup, pen: Pen) -> Result<Session<Doom2016>> {
        if let Err(refusal) = setup.check() {
            bail!("{}", refused(pen, &refusal));
        }
        let marines = setup.marines.len() as u8;
        let is_person = self.side.persons(pen, self.common.seat, marines)?;
        let mission = setup.mission.place().mission();
        let title = pen.paint(STRONG, named(pen, &mission.id, &mission.title));
        let mut notes =
            vec![format!("{title}. {}", told(pen, &mission.id, &mission.about)).trim_end().to_owned()];
        notes.extend(self.progress.as_ref().map(|progress| progress.told(pen)));
        let mut common = self.common.clone();
        if self.progress.is_some() {
            common.save = common.save.map(|file| operation::of_mission(&file, &mission.id));
        }
        seated(setup, &common, usize::from(marines) + 1, is_person, notes)
    }

    /// Ask for mission or operation, marines and side; Enter takes what is offered.
    fn ask(&mut self, mut setup: Setup, terminal: &mut Terminal) -> Result<Option<Setup>> {
        let pen = terminal.pen;
        terminal.line(format!("{} · {}", pen.paint(STRONG, "TELEFRAG"), pen.word("game-doom2016")))?;
        terminal.tell("ui-d16-welcome", &[])?;
        terminal.line("")?;
        let (missions, operations) = (place::shipped(), place::operations());
        for (n, ground) in missions.iter().enumerate() {
            let mission = ground.place().mission();
            let objective = mission.objective.map(|it| pen.word(&format!("d16-objective-{it}")));
            let threat = mission.threat.map(|it| pen.word(&format!("d16-threat-{it}")));
            let advice: Vec<String> = objective.into_iter().chain(threat).collect();
            let advice = if advice.is_empty() { pen.word("ui-d16-tutorial") } else { advice.join(" · ") };
            terminal.line(entry(pen, n, &pen.word(&title(mission)), &format!("({advice})")))?;
        }
        for (n, operation) in operations.iter().enumerate() {
            let name = Arg::key(format!("d16-operation-{}", operation.id));
            let count = Arg::Num(operation.missions.len() as i64);
            let text = pen.text("ui-d16-whole-operation", &[("operation", name), ("n", count)]);
            terminal.line(entry(pen, missions.len() + n, &text, ""))?;
        }
        let last = (missions.len() + operations.len()) as u8;
        let Some(choice) = number(terminal, "ui-d16-ask-mission", 1, last, 1)? else { return Ok(None) };
        let choice = usize::from(choice) - 1;
        let about = match missions.get(choice) {
            Some(ground) => title(ground.place().mission()),
            None => format!("d16-operation-{}", operations[choice - missions.len()].id),
        };
        terminal.tell(&format!("{about}-about"), &[])?;
        terminal.line("")?;
        let Some(marines) = number(terminal, "ui-doom-ask-marines", 1, 4, MARINES)? else { return Ok(None) };
        setup.marines = Callsign::ALL.into_iter().take(marines.into()).collect();
        terminal.line("")?;
        let Some(side) = Side::ask(terminal, 3)? else { return Ok(None) };
        self.side = side;
        match missions.get(choice) {
            Some(ground) => setup.mission = ground.clone(),
            None => {
                let progress = Progress::begin(&operations[choice - missions.len()], setup.clone());
                setup = progress.next.clone().unwrap_or(setup);
                self.progress = Some(progress);
            }
        }
        Ok(Some(setup))
    }
}

/// A mission's name: that of its file, or ours; a file without one is called by its id.
pub(super) fn named(pen: Pen, id: &str, title: &Wording) -> String {
    let ours = || Some(format!("d16-mission-{id}")).filter(|key| codex::has(key)).map(|key| pen.word(&key));
    let own = title.said(pen.lang.code()).map(str::to_owned);
    own.or_else(ours).unwrap_or_else(|| id.to_owned())
}

/// What a mission is about: what its file says, or ours says; nothing if it says nothing.
pub(super) fn told(pen: Pen, id: &str, about: &Wording) -> String {
    let ours =
        || Some(format!("d16-mission-{id}-about")).filter(|key| codex::has(key)).map(|key| pen.word(&key));
    about.said(pen.lang.code()).map(str::to_owned).or_else(ours).unwrap_or_default()
}

/// The key of the name of one of our missions.
pub(super) fn title(mission: &Mission) -> String {
    format!("d16-mission-{}", mission.id)
}

/// The set-up of the options; what they do not say is that of a first game.
fn chosen(options: &Options, both: &sides::Options, lang: Lang) -> Result<Setup> {
    let marines = both.marines.unwrap_or(MARINES);
    if marines > 4 {
        bail!(sides::too_many(marines, 4, "D16-GEN-2"));
    }
    Ok(Setup {
        mission: options
            .mission
            .as_deref()
            .map(|name| ground(name, lang, "cli-no-mission"))
            .transpose()?
            .unwrap_or_default(),
        marines: Callsign::ALL.into_iter().take(marines.into()).collect(),
        full_rules: options.full_rules,
        split_activations: options.split_activations,
        flat_cover: options.flat_cover,
        invasion: options.invasion.unwrap_or_default(),
        frags: options.frags.unwrap_or_default(),
        no_round_limit: options.no_round_limit,
        perk: None,
        open_windows: both.open_windows,
    })
}
