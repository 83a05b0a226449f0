//! Positions for tests, drawn as the rules' examples are told: S is the active player; X, Y, Z and W sit clockwise
//! after S; T is the bot.
//!
//! ```ignore
//! let mut scene = Scene::on("big").figures("S 12, X 01 d10 mS2, Y 23").weapon("S", "lock-rifle");
//! scene.play("shoot; fire lock-rifle basic");
//! assert_eq!(scene.options("hit"), ["X", "Y"]);
//! scene.play("hit X; done");
//! scene.shows("X d2 mS1");
//! ```

#![allow(dead_code, unreachable_pub)]

use adrenaline::Frame;
use adrenaline::state::{Frenzy, Space};
use adrenaline::{
    Action, Adrenaline, BoardId, Colour, Cubes, Ending, Event, Figure, Hand, Powerup, Setup, Sq, State, Tile,
    Weapon, WeaponSet,
};
use engine::{Game, Refusal, Seat, Viewer};

const NAMES: [&str; 5] = ["S", "X", "Y", "Z", "W"];

/// A position under test, and all events since it was set up.
#[derive(Clone)]
pub struct Scene {
    pub state: State,
    pub events: Vec<Event>,
}

impl Scene {
    /// Five players on a board, none on it yet; deathmatch, 8 skulls; S to act with two actions, nobody's first turn,
    /// every box R1 Y1 B1, no weapons or powerups in hand.
    pub fn on(board: &str) -> Scene {
        Scene::with(Setup { board: self::board(board).into(), ..Setup::default() })
    }

    /// The same with other options.
    pub fn with(setup: Setup) -> Scene {
        let mut state = Adrenaline::start(&setup, 7).unwrap();
        // Undo the first player's draw.
        state.powerup_deck = Hand::ALL;
        for figure in &mut state.figures {
            figure.hand = Hand::NONE;
            figure.seasoned = true;
        }
        state.turn.number = 20;
        state.frames.clear();
        state.frames.push(Frame::Menu);
        Scene { state, events: Vec::new() }
    }

    /// Domination on a board.
    pub fn domination(board: &str) -> Scene {
        Scene::with(Setup { board: self::board(board).into(), domination: true, ..Setup::default() })
    }

    /// Turrets on a board.
    pub fn turrets(board: &str) -> Scene {
        Scene::with(Setup { board: self::board(board).into(), turrets: true, ..Setup::default() })
    }

    /// Four players S X Y Z and the bot T; S owes the bot action.
    pub fn bot(board: &str) -> Scene {
        let mut scene = Scene::with(Setup {
            board: self::board(board).into(),
            players: 4,
            bot: true,
            ..Setup::default()
        });
        scene.state.turn.bot_due = true;
        scene
    }

    /// A scene in which S holds one loaded weapon.
    pub fn armed(board: &str, figures: &str, weapon: &str) -> Scene {
        Scene::on(board).figures(figures).weapon("S", weapon)
    }

    /// Change the options of the running game.
    pub fn option(mut self, change: impl FnOnce(&mut Setup)) -> Scene {
        change(&mut self.state.setup);
        self
    }

    /// Change anything.
    pub fn tweak(mut self, change: impl FnOnce(&mut State)) -> Scene {
        change(&mut self.state);
        self
    }

    /// The seat behind a name.
    pub fn seat(&self, name: &str) -> Seat {
        if name == "T" {
            return self.state.bot().expect("this scene has no bot");
        }
        let place =
            NAMES.iter().position(|n| *n == name).unwrap_or_else(|| panic!("nobody is called {name}"));
        Seat(place as u8)
    }

    fn name(&self, who: Seat) -> &'static str {
        if self.state.is_bot(who) { "T" } else { NAMES[who.index()] }
    }

    pub fn figure(&self, name: &str) -> &Figure {
        self.state.figure(self.seat(name))
    }

    pub fn figure_mut(&mut self, name: &str) -> &mut Figure {
        let seat = self.seat(name);
        &mut self.state.figures[seat.index()]
    }

    /// `S 12, X 01 d10 mS2, Y Z 23`: names, square, damage, marks. Damage without owners (`d10`) is W's (Z's, if W is
    /// the victim or there is no W).
    pub fn figures(mut self, text: &str) -> Scene {
        for part in text.split(',') {
            let mut names: Vec<String> = Vec::new();
            for word in part.split_whitespace() {
                if word.len() == 1 {
                    names.push(word.to_string());
                    continue;
                }
                for name in names.clone() {
                    self.set(&name, word);
                }
            }
        }
        self
    }

    fn set(&mut self, name: &str, word: &str) {
        if let Ok(square) = word.parse::<Sq>() {
            assert!(
                !square.is_on() || self.state.board().squares().has(square),
                "{square} is not on this board"
            );
            self.figure_mut(name).square = square;
        } else if let Some(n) = word.strip_prefix('d') {
            let victim = self.seat(name);
            let stranger = (0..self.state.setup.players).rev().map(Seat).find(|s| *s != victim).unwrap();
            let n: usize = n.parse().unwrap();
            let track = &mut self.figure_mut(name).damage;
            track.clear();
            (0..n).for_each(|_| track.push(stranger));
            self.note_killed(victim);
        } else if let Some(rest) = word.strip_prefix('m') {
            let (owner, n) = rest.split_at(1);
            let owner = self.seat(owner);
            self.figure_mut(name).marks[owner.index()] = n.parse().unwrap();
        } else {
            panic!("`{word}` says nothing about {name}");
        }
    }

    /// The damage track by owner: `slots("X", "S1 Y9")`.
    pub fn slots(mut self, name: &str, tokens: &str) -> Scene {
        let owners: Vec<Seat> = tokens
            .split_whitespace()
            .flat_map(|word| {
                let (owner, n) = word.split_at(1);
                let n = if n.is_empty() { 1 } else { n.parse().unwrap() };
                vec![self.seat(owner); n]
            })
            .collect();
        let track = &mut self.figure_mut(name).damage;
        track.clear();
        track.extend(owners);
        let victim = self.seat(name);
        self.note_killed(victim);
        self
    }

    /// A board with a killshot was killed this turn.
    fn note_killed(&mut self, victim: Seat) {
        let dead = self.state.figure(victim).is_killed();
        if dead && !self.state.turn.killed.contains(&victim) {
            self.state.turn.killed.push(victim);
        }
    }

    pub fn skulls(mut self, name: &str, n: u8) -> Scene {
        self.figure_mut(name).skulls = n;
        self
    }

    /// The box, in full: `ammo("S", "RRB")`, `-` for an empty one.
    pub fn ammo(mut self, name: &str, cubes: &str) -> Scene {
        self.figure_mut(name).ammo = cubes.parse::<Cubes>().unwrap();
        self
    }

    /// Loaded weapons, taken from wherever they are.
    pub fn weapon(mut self, name: &str, ids: &str) -> Scene {
        for id in ids.split_whitespace() {
            let weapon = self.pick_weapon(id);
            self.figure_mut(name).loaded.insert(weapon);
        }
        self
    }

    /// Unloaded weapons.
    pub fn unloaded(mut self, name: &str, ids: &str) -> Scene {
        for id in ids.split_whitespace() {
            let weapon = self.pick_weapon(id);
            self.figure_mut(name).unloaded.insert(weapon);
        }
        self
    }

    /// The weapons at a spawnpoint.
    pub fn row(mut self, colour: &str, ids: &str) -> Scene {
        let colour: Colour = colour.parse().unwrap();
        let back = self.state.rows[colour.index()];
        back.iter().for_each(|w| self.state.weapon_deck.insert(w));
        self.state.rows[colour.index()] = WeaponSet::NONE;
        for id in ids.split_whitespace() {
            let weapon = self.pick_weapon(id);
            self.state.rows[colour.index()].insert(weapon);
        }
        self
    }

    fn pick_weapon(&mut self, id: &str) -> Weapon {
        let weapon: Weapon = id.parse().unwrap();
        self.state.weapon_deck.remove(weapon);
        self.state.rows.iter_mut().for_each(|row| row.remove(weapon));
        for figure in &mut self.state.figures {
            figure.loaded.remove(weapon);
            figure.unloaded.remove(weapon);
        }
        weapon
    }

    /// Powerups in hand, taken from the deck.
    pub fn hand(mut self, name: &str, cards: &str) -> Scene {
        for card in cards.split_whitespace() {
            let card: Powerup = card.parse().unwrap();
            self.take_copy(card, name);
        }
        self
    }

    fn take_copy(&mut self, card: Powerup, name: &str) {
        let text = |hand: Hand| serde_json::to_value(hand).unwrap();
        let wanted = [card.to_string(), format!("{card}-2")];
        let deck: Vec<String> = serde_json::from_value(text(self.state.powerup_deck)).unwrap();
        let copy = deck
            .iter()
            .find(|c| wanted.contains(c))
            .unwrap_or_else(|| panic!("no {card} in the deck"))
            .clone();
        let rest: Vec<&String> = deck.iter().filter(|c| **c != copy).collect();
        self.state.powerup_deck = serde_json::from_value(serde_json::to_value(rest).unwrap()).unwrap();
        let mut own: Vec<String> = serde_json::from_value(text(self.figure(name).hand)).unwrap();
        own.push(copy);
        self.figure_mut(name).hand = serde_json::from_value(serde_json::to_value(own).unwrap()).unwrap();
    }

    /// The tile on a square (`none` empties it); the stack gives or takes it.
    pub fn tile(mut self, square: &str, tile: &str) -> Scene {
        let square: Sq = square.parse().unwrap();
        let tile: Tile = tile.parse().unwrap();
        let mut stack: std::collections::BTreeMap<Tile, u8> =
            serde_json::from_value(serde_json::to_value(self.state.tile_stack).unwrap()).unwrap();
        let old = std::mem::replace(&mut self.state.floor[square], tile);
        if old.is_some() {
            *stack.entry(old).or_default() += 1;
        }
        if tile.is_some() {
            *stack.get_mut(&tile).expect("the stack has none") -= 1;
        }
        self.state.tile_stack = serde_json::from_value(serde_json::to_value(stack).unwrap()).unwrap();
        self
    }

    /// The tiles on offer in Turret mode; the stack gives and takes them.
    pub fn offer(mut self, tiles: &str) -> Scene {
        let mut stack: std::collections::BTreeMap<Tile, u8> =
            serde_json::from_value(serde_json::to_value(self.state.tile_stack).unwrap()).unwrap();
        for old in std::mem::take(&mut self.state.offer) {
            *stack.entry(old).or_default() += 1;
        }
        for tile in tiles.split_whitespace() {
            let tile: Tile = tile.parse().unwrap();
            *stack.get_mut(&tile).expect("the stack has none") -= 1;
            self.state.offer.push(tile);
        }
        self.state.tile_stack = serde_json::from_value(serde_json::to_value(stack).unwrap()).unwrap();
        self
    }

    /// Who controls the turret of a square.
    pub fn turret(mut self, square: &str, owner: &str) -> Scene {
        let square: Sq = square.parse().unwrap();
        self.state.turrets[square] = Some(self.seat(owner));
        self
    }

    /// Queue cards and tiles that will be drawn next: `script("red-newton lock-rifle PYR")`.
    pub fn script(mut self, names: &str) -> Scene {
        self.queue(names);
        self
    }

    pub fn queue(&mut self, names: &str) {
        let codes: Vec<u8> = names.split_whitespace().map(|n| Adrenaline::script_code(n).unwrap()).collect();
        self.state.chance.script(&codes).unwrap();
    }

    /// Every scripted card was drawn where it was meant to be.
    pub fn script_is_used_up(&self) {
        assert_eq!(
            (self.state.chance.script_left(), self.state.chance.misfits()),
            (0, 0),
            "the script did not fit"
        );
    }

    /// Make it another player's turn (a fresh turn with two actions).
    pub fn turn_of(mut self, name: &str) -> Scene {
        self.state.turn.seat = self.seat(name);
        self
    }

    /// Final frenzy: `trigger` took the last skull and plays last; the active player's turn has just begun.
    pub fn frenzy(mut self, trigger: &str) -> Scene {
        let trigger = self.seat(trigger);
        let (active, players) = (self.state.turn.seat, self.state.setup.players);
        let turns_left = (trigger.0 + players - active.0) % players;
        self.state.frenzy = Some(Frenzy { trigger, turns_left });
        self.state.turn.actions = if active > trigger { 2 } else { 1 };
        self.state.skulls_left = 0;
        self
    }

    /// Skulls left on the track or in the box; in deathmatch `filler` made all kills so far.
    pub fn skulls_left(mut self, n: u8, filler: &str) -> Scene {
        self.state.skulls_left = n;
        if self.state.setup.deathmatch() {
            let kill = self.seat(filler);
            self.state.track.clear();
            (n..self.state.setup.skulls).for_each(|_| self.state.track.push(Space { kill, overkill: None }));
        }
        self
    }

    // ---- playing ----

    /// Put seats for names: `hit X Y` becomes `hit p2 p3`.
    fn notation(&self, action: &str) -> String {
        let seat = |word: &str| {
            let known = NAMES.contains(&word) || (word == "T" && self.state.bot().is_some());
            if known { self.seat(word).to_string() } else { word.to_string() }
        };
        action.split_whitespace().map(seat).collect::<Vec<_>>().join(" ")
    }

    /// Parse an action told with names.
    pub fn action(&self, text: &str) -> Action {
        self.notation(text).parse().unwrap_or_else(|e| panic!("{e}"))
    }

    /// The seat that decides, by name.
    pub fn asked(&self) -> &'static str {
        Adrenaline::decision(&self.state).map_or("nobody", |d| self.name(d.seat))
    }

    /// May the deciding player do this?
    pub fn check(&self, action: &str) -> Result<(), Refusal> {
        let seat = Adrenaline::decision(&self.state).expect("the game is over").seat;
        Adrenaline::check(&self.state, seat, self.action(action))
    }

    /// Play actions separated by `;`, each of which must be legal.
    #[track_caller]
    pub fn play(&mut self, actions: &str) -> &mut Scene {
        for action in actions.split(';').map(str::trim).filter(|a| !a.is_empty()) {
            if let Err(refusal) = self.check(action) {
                panic!(
                    "`{action}` is refused: {refusal}\nlegal: {:?}\nframes: {:?}",
                    self.all(),
                    self.state.frames
                );
            }
            let action = self.action(action);
            Adrenaline::apply(&mut self.state, action, &mut self.events);
            let faults = Adrenaline::faults(&self.state);
            assert!(faults.is_empty(), "after {action}: {faults:?}");
        }
        self
    }

    /// The action must be refused, and the refusal must cite this rule.
    #[track_caller]
    pub fn refuses(&self, action: &str, rule: &str) {
        match self.check(action) {
            Ok(()) => panic!("`{action}` is legal; it should be refused by {rule}"),
            Err(refusal) => assert!(refusal.cites(rule), "`{action}` is refused by {refusal}, not by {rule}"),
        }
    }

    /// All legal actions, told with names, sorted.
    pub fn all(&self) -> Vec<String> {
        let mut actions = Vec::new();
        Adrenaline::legal(&self.state, &mut actions);
        let mut texts: Vec<String> = actions.iter().map(|a| self.told(*a)).collect();
        texts.sort();
        texts
    }

    fn told(&self, action: Action) -> String {
        let text = action.to_string();
        let word = |w: &str| match w.parse::<Seat>() {
            Ok(seat) if seat.index() < self.state.figures.len() => self.name(seat).to_string(),
            _ => w.to_string(),
        };
        text.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }

    /// What may follow a verb: `options("to")` gives the squares, `options("hit")` the sets of targets. Sorted.
    pub fn options(&self, verb: &str) -> Vec<String> {
        let prefix = format!("{verb} ");
        self.all().iter().filter_map(|a| a.strip_prefix(&prefix).map(str::to_string)).collect()
    }

    /// Is the action legal now?
    pub fn may(&self, action: &str) -> bool {
        self.check(action).is_ok()
    }

    // ---- looking ----

    /// A board must be exactly this: `X d2 mS1 mY2 @12 k1` (damage, all marks, square, skulls); what is not named
    /// besides damage and marks is not looked at. Several boards separated by `,`.
    #[track_caller]
    pub fn shows(&self, text: &str) {
        for part in text.split(',') {
            let mut words = part.split_whitespace();
            let name = words.next().expect("a name");
            let figure = self.figure(name);
            let (mut damage, mut marks) = (0, [0u8; 5]);
            for word in words {
                if let Some(n) = word.strip_prefix('d') {
                    damage = n.parse().unwrap();
                } else if let Some(rest) = word.strip_prefix('m') {
                    let (owner, n) = rest.split_at(1);
                    marks[self.seat(owner).index()] = n.parse().unwrap();
                } else if let Some(square) = word.strip_prefix('@') {
                    assert_eq!(figure.square.to_string(), square, "{name} stands elsewhere");
                } else if let Some(n) = word.strip_prefix('k') {
                    assert_eq!(figure.skulls.to_string(), n, "skulls of {name}");
                } else {
                    panic!("`{word}` says nothing about {name}");
                }
            }
            assert_eq!(figure.damage.len(), damage, "damage of {name} ({:?})", figure.damage);
            assert_eq!(figure.marks, marks, "marks on {name}");
        }
    }

    /// The owners of the tokens on a board, in order: `SSY`.
    pub fn tokens(&self, name: &str) -> String {
        self.figure(name).damage.iter().map(|who| self.name(*who)).collect()
    }

    /// Who was damaged, in order, since the scene was set up: `XYX`.
    pub fn damaged(&self) -> String {
        let names = self.events.iter().filter_map(|event| match event {
            Event::Damaged { to, .. } => Some(self.name(*to)),
            _ => None,
        });
        names.collect()
    }

    pub fn points(&self, name: &str) -> u16 {
        self.figure(name).points
    }

    /// The box as `R1 Y1 B1`-style cubes: `RYB`, `-` if empty.
    pub fn cubes(&self, name: &str) -> String {
        self.figure(name).ammo.to_string()
    }

    /// Powerups in hand, sorted, separated by spaces.
    pub fn cards(&self, name: &str) -> String {
        let mut cards: Vec<String> = self.figure(name).hand.cards().map(|c| c.to_string()).collect();
        cards.sort();
        cards.join(" ")
    }

    /// The killshot track: one word a space, killer then overkiller: `S XX TS`.
    pub fn track(&self) -> String {
        let space = |s: &adrenaline::state::Space| {
            format!("{}{}", self.name(s.kill), s.overkill.map_or("", |o| self.name(o)))
        };
        self.state.track.iter().map(space).collect::<Vec<_>>().join(" ")
    }

    /// Tokens of a figure on a spawnpoint track.
    pub fn tagged(&self, colour: &str, name: &str) -> u8 {
        let colour: Colour = colour.parse().unwrap();
        self.state.spawn_tracks[colour.index()][self.seat(name).index()]
    }

    /// End S's actions and go through the end of the turn, taking the first legal answer to every question until the
    /// next player's menu (or spawn) is reached or the game is over.
    pub fn end_turn(&mut self) -> &mut Scene {
        let turn = self.state.turn.number;
        for _ in 0..60 {
            if self.state.turn.number != turn || Adrenaline::decision(&self.state).is_none() {
                return self;
            }
            let action = if self.may("done") { "done".to_string() } else { self.all()[0].clone() };
            self.play(&action);
        }
        panic!("the turn does not end: {:?}", self.state.frames);
    }

    pub fn view(&self, name: &str) -> adrenaline::View {
        Adrenaline::view(&self.state, Viewer::Seat(self.seat(name)))
    }
}

/// Everything a board can be named for the options of `Scene::with`.
pub fn board(name: &str) -> BoardId {
    name.parse().unwrap()
}

/// Sudden death instead of frenzy.
pub fn sudden_death(setup: &mut Setup) {
    setup.ending = Ending::SuddenDeath;
}
