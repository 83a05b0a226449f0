//! Scenarios of DOOM (2004): pieces that fit, areas with a purpose, keys before their doors, and a goal at the end.
//!
//! `lay` puts pieces side by side, `areas` parts them by doors, `goal` says what it is about, `fill` puts things and
//! figures on the `floor`. What comes out has passed the checker.

mod areas;
mod fill;
mod floor;
mod goal;
mod lay;
mod names;

use codex::Lang;
use doom2004::place::{Arena, Door, Scenario, Start};
use doom2004::{AmmoKind, Piece, TokenKind, WeaponKind};
use grid::Dir8;
use skirmish::{AreaId, Mark, Mood, Prose, Text};

use self::areas::{Plan, Purpose};
use self::fill::{Fill, area_id, text};
use self::goal::{TASKS, Task};
use self::lay::{Board, Wish, piece};
use crate::luck::Luck;
use crate::order::{Hardness, Order, Refused, Size, crew, mood, wish};
use crate::{Draft, texts};

/// Its name.
pub(crate) const GAME: &str = "doom2004";
/// The most marines.
pub(crate) const MARINES: u8 = 3;
/// The most frags that are asked of the invader.
pub(crate) const FRAGS: u8 = 40;
/// A plan is found long before so many attempts.
const ATTEMPTS: u32 = 4000;

/// The objectives, in the words of goals.
pub(crate) fn objectives() -> Vec<&'static str> {
    TASKS.iter().map(|(word, _)| *word).collect()
}

/// A scenario as it is ordered, with so much pressure by the invader in hundredths, and these frags as far as they are known.
pub(crate) fn draft(order: &Order, pressure: usize, frags: &[Option<u8>]) -> Result<Draft, Refused> {
    crew(order, GAME, [1, MARINES])?;
    let mut luck = Luck::new(order.seed, 0);
    let task = wish(order, GAME, &TASKS, &mut luck)?;
    let mood = mood(order, &mut luck);
    (1..=ATTEMPTS)
        .find_map(|attempt| {
            attempted(order, (task, mood), pressure, frags, &mut Luck::new(order.seed, attempt))
        })
        .ok_or_else(Refused::no_plan)
}

/// One attempt; nothing if the plan does not work out, or the checker finds anything in it.
fn attempted(
    order: &Order,
    (task, mood): (Task, Mood),
    pressure: usize,
    frags: &[Option<u8>],
    luck: &mut Luck,
) -> Option<Draft> {
    let board = Board::grow(&rooms(order.size, task, luck), luck)?;
    let mut plan = Plan::of(board, luck)?;
    task.place(&mut plan, luck)?;
    plan.lock(task.locks(order.size), luck);
    plan.name_purposes(luck);
    close(&mut plan)?;
    let boss = task.boss(order.size);
    let mut fill = Fill::new(&plan, order, (mood, boss), pressure * task.weight(order.size) / 100, luck);
    let marines = fill.rooms[0].marines()?;
    let kit = kit(task, order.difficulty);
    fill.give(&kit);
    fill.tell(task.word());
    names::name(&mut fill.areas, &plan.zones, mood, task.word());
    fill.terrain();
    fill.keys();
    let item = if task == Task::Carry { Some(goal::add_item(&mut fill)?) } else { None };
    if let Some(boss) = boss {
        goal::add_boss(&mut fill, boss)?;
    }
    fill.wonders();
    fill.supplies();
    let id = order.id(task.word(), mood);
    let number = 1 + fill.luck.below(texts::TITLES);
    let words = |key: String| text(texts::said(order.lang, &key));
    let compass = Dir8::ALL[fill.luck.below(Dir8::ALL.len())];
    let variant = 1 + fill.luck.below(2);
    // Last, so that more or fewer figures change nothing else.
    fill.garrison();
    let mut scenario = Scenario {
        id: id.clone(),
        id_mark: Mark::default(),
        title: words(format!("workshop-title-{mood}-{number}")),
        briefing: words(format!("workshop-d04-{}-{variant}", task.word())),
        secret: words(format!("workshop-d04-{}-secret", task.word())),
        mood,
        marines: order.marines.map_or((1, MARINES), |marines| (marines, marines)),
        compass,
        frags: Some(limits(order, task, frags)),
        timer: None,
        start: Start {
            area: AreaId(0),
            marines: marines.map(|pos| (pos, Mark::default())),
            give: kit,
            mark: Mark::default(),
        },
        areas: Vec::new(),
        doors: doors(&plan),
        goals: Vec::new(),
        triggers: Vec::new(),
        tags: boss.map(|_| "quarry".to_owned()).into_iter().collect(),
        items: item.into_iter().collect(),
    };
    goal::write(task, order, &mut fill, &mut scenario);
    scenario.areas = fill.areas;
    let file = format!("{id}.toml");
    let arena = Arena::new(scenario.clone()).ok()?;
    let text = commented(&scenario, &arena, order, &plan);
    let report = doom2004::place::check(&text, &file);
    report.is_clean().then_some(Draft { id, text })
}

/// The rooms of a plan: the first for the marines, the large ones late.
fn rooms(size: Size, task: Task, luck: &mut Luck) -> Wish {
    let (count, rings, table) = match size {
        Size::Small => (4, 1, (26, 22)),
        Size::Medium => (6, 2, (34, 28)),
        Size::Large => (8, 3, (44, 34)),
    };
    let mut small = ["ROOM4", "ROOM4", "ROOM4", "ROOM4", "ROOM5", "ROOM5"];
    let mut large = ["ROOM9x5", "ROOM10x5-3", "ROOM10x5-2", "ROOM9x10"];
    luck.shuffle(&mut small);
    luck.shuffle(&mut large);
    let start = match task {
        Task::Survive => "ROOM9x5",
        _ => ["ROOM4", "ROOM5"][luck.below(2)],
    };
    let grand = if size == Size::Small { 1 } else { 2 };
    let mut names: Vec<&str> = small[..count - 1 - grand].to_vec();
    names.extend(large.iter().filter(|name| **name != start).take(grand));
    let (_, last) = names.split_at_mut(1);
    luck.shuffle(last);
    names.insert(0, start);
    let rooms: Vec<Piece> = names.into_iter().filter_map(piece).collect();
    Wish { rooms, rings, table }
}

/// Every opening that leads nowhere and has no exit gets a cap, which belongs to the area of its piece.
fn close(plan: &mut Plan) -> Option<()> {
    let exits: Vec<usize> = plan.gates.iter().filter(|gate| gate.exit).map(|gate| gate.mouth).collect();
    let before = plan.board.laid.len();
    plan.board.cap(&exits)?;
    for cap in before..plan.board.laid.len() {
        let mouth = plan.board.mouths.iter().find(|mouth| mouth.piece == cap)?;
        let beside = plan.board.mouths[mouth.joined?].piece;
        plan.zones.iter_mut().find(|zone| zone.pieces.contains(&beside))?.pieces.push(cap);
    }
    Some(())
}

fn doors(plan: &Plan) -> Vec<Door> {
    let door = |(number, gate): (usize, &areas::Gate)| Door {
        id: if gate.exit { "exit".to_owned() } else { format!("d{}", number + 1) },
        line: plan.board.mouths[gate.mouth].line(),
        between: (!gate.exit).then(|| gate.zones.map(|zone| AreaId(zone as u8))),
        key: gate.key,
        exit: gate.exit,
        open: false,
        mark: Mark::default(),
    };
    plan.gates.iter().enumerate().map(door).collect()
}

/// What every marine has besides the usual.
fn kit(task: Task, difficulty: Hardness) -> Vec<TokenKind> {
    let bullets = TokenKind::Ammo(AmmoKind::Bullets);
    let mut kit = vec![bullets, bullets];
    let weapon = match task {
        Task::Kill | Task::Survive => WeaponKind::ChainGun,
        _ => WeaponKind::Shotgun,
    };
    kit.push(TokenKind::Weapon(weapon));
    match difficulty {
        Hardness::Easy => kit.extend([bullets, TokenKind::Armour]),
        Hardness::Normal => kit.push(TokenKind::Armour),
        Hardness::Hard => {}
    }
    kit
}

/// Frags that win for the invader with one, two and three marines: those that are known, else what is usual.
fn limits(order: &Order, task: Task, known: &[Option<u8>]) -> [u8; 3] {
    let usual: [u32; 3] = match task {
        Task::Survive => [1, 2, 3],
        Task::Kill => [5, 8, 11],
        Task::Leave | Task::Clear => [7, 11, 14],
        Task::Carry => [9, 14, 18],
    };
    let more = match order.size {
        Size::Small => 70,
        Size::Medium => 100,
        Size::Large => 140,
    };
    let usual = usual.map(|frags| u8::try_from((frags * more / 100).max(1)).unwrap_or(FRAGS));
    crate::known(usual, known)
}

/// The file with a head that says what it is, a map, and a remark for each area.
fn commented(scenario: &Scenario, arena: &Arena, order: &Order, plan: &Plan) -> String {
    let mut text = format!("# {}\n# {}\n#\n", plain(&scenario.title), plain(&scenario.briefing));
    text += &format!(
        "# Made by: {}\n# Save it as {}.toml. The map, by areas:\n#\n",
        order.command(GAME),
        scenario.id
    );
    text.extend(
        arena
            .area_map()
            .lines()
            .map(|line| format!("#     {}", line.replace('.', " ")).trim_end().to_owned() + "\n"),
    );
    text.push('\n');
    let mut file = scenario.to_string();
    for (zone, area) in plan.zones.iter().enumerate() {
        let head = format!("\n[[area]]\nid = \"{}\"\n", area_id(zone));
        file = file.replacen(&head, &format!("\n# {}{head}", remark(area.purpose, &area.keys)), 1);
    }
    text + &file
}

/// A text that is in one language alone.
fn plain(text: &Text) -> &str {
    match &text.prose {
        Prose::Ours(key) => key,
        Prose::Own(texts) => texts.said(Lang::En.code()).unwrap_or_default(),
    }
}

fn remark(purpose: Purpose, keys: &[doom2004::KeyColour]) -> String {
    let what = match purpose {
        Purpose::Start => "Where the marines begin",
        Purpose::Goal => "What they came for",
        Purpose::Armoury => "The armoury, behind a locked door",
        Purpose::Nest => "A nest",
        Purpose::Store => "A store",
        Purpose::Hall => "A hall",
        Purpose::Passage => "A passage",
    };
    let keys: String = keys.iter().map(|key| format!(", with the {key} key")).collect();
    format!("{what}{keys}.")
}
