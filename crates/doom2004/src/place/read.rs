//! From the file to the scenario: every name is looked up, and all that are wrong are told at once.

use grid::{Dir, Dir8};
use skirmish::{AreaId, At, DoorId, Findings, Name, Pos, Row, Run, Text, mark};
use toml::Spanned;

use super::flaw::{Flaw, noun};
use super::format::{AreaEntry, DoorEntry, FigureEntry, File, ObstacleEntry, PieceEntry, Prose};
use super::model::{
    Area, Door, Encounter, Figure, Item, ItemId, Obstacle, ObstacleKind, PlacedPiece, Scenario, Start, TagId,
    Teleporter, Token,
};
use crate::{Colour, InvaderKind, KeyColour, Piece, TokenKind, Turn};

/// The keys of the texts that scenarios of ours name.
const TEXTS: &[&str] = &include!(concat!(env!("OUT_DIR"), "/texts.rs"));
/// The longest briefing, the longest name of an area, which is written on the floor, and the longest of all other texts, in
/// characters.
const LONG: usize = 1200;
const ROOM: usize = 40;
const SHORT: usize = 200;

/// Reads the words of a file; what is wrong goes to the findings.
pub(super) struct Reader<'f, 't> {
    pub(super) findings: &'f mut Findings<'t>,
    areas: Vec<String>,
    doors: Vec<String>,
    tags: Vec<String>,
    items: Vec<String>,
}

/// The scenario of a file. What could not be read is left out, so use it only if nothing was found wrong.
pub(super) fn read(file: File, findings: &mut Findings<'_>) -> Option<Scenario> {
    let mut reader = Reader::new(&file, findings);
    let mut items = Vec::new();
    let areas = file.area.iter().enumerate().map(|(n, area)| {
        items.extend(area.items.iter().map(|item| Item {
            id: item.id.get_ref().clone(),
            name: reader.text("thing", SHORT, &item.name),
            area: AreaId(n as u8),
            at: reader.at(&item.at),
            mark: mark(&item.at),
        }));
        reader.area(area)
    });
    let areas = areas.collect();
    let doors = file.door.iter().filter_map(|door| reader.door(door)).collect();
    let goals = file.goals.iter().flatten().filter_map(|goal| reader.goal(goal)).collect();
    let triggers = file.trigger.iter().filter_map(|trigger| reader.trigger(trigger)).collect();
    reader.findings.at_most(noun("goal"), 32, file.goals.iter().flatten().map(mark));
    reader.findings.at_most(noun("trigger"), 64, file.trigger.iter().map(|trigger| mark(&trigger.on)));
    let start = reader.start(&file)?;
    let marines = file.marines.as_ref().map_or((1, 3), |span| span.get_ref().0.into());
    if let Some(span) = &file.marines
        && !(1 <= marines.0 && marines.0 <= marines.1 && marines.1 <= 3)
    {
        reader.findings.error(mark(span), Flaw::Marines(marines.0, marines.1));
    }
    if let Some(span) = file.timer.as_ref().filter(|span| *span.get_ref() == 0) {
        reader.findings.error(mark(span), Flaw::NoTimer);
    }
    let compass = file.compass.as_ref().map_or(Some(Dir8::N), |name| reader.compass(name))?;
    let mood = reader.findings.mood(file.mood.as_ref());
    Some(Scenario {
        id: file.id.get_ref().clone(),
        id_mark: mark(&file.id),
        title: reader.text("title", SHORT, &file.title),
        briefing: reader.text("briefing", LONG, &file.briefing),
        secret: reader.text("secret", LONG, &file.secret),
        mood,
        marines,
        compass,
        frags: file.frags.as_ref().map(|frags| frag_limits(reader.findings, frags)),
        timer: file.timer.map(Spanned::into_inner),
        start,
        areas,
        doors,
        goals,
        triggers,
        tags: reader.tags,
        items,
    })
}

/// Frags that win with one to three marines; one word about them is enough.
fn frag_limits(findings: &mut Findings<'_>, frags: &Spanned<Row<i64, 3>>) -> [u8; 3] {
    let limit = |n: i64| u8::try_from(n).ok().filter(|&n| n > 0);
    let all = frags.get_ref().0;
    if let Some(&n) = all.iter().find(|&&n| limit(n).is_none()) {
        findings.error(mark(frags), Flaw::Frags(n, u8::MAX));
    }
    all.map(|n| limit(n).unwrap_or(1))
}

impl<'f, 't> Reader<'f, 't> {
    fn new(file: &File, findings: &'f mut Findings<'t>) -> Self {
        findings.plain(noun("name-scenario"), &file.id);
        file.area.iter().for_each(|area| findings.plain(noun("name-area"), &area.id));
        file.door.iter().for_each(|door| findings.plain(noun("name-door"), &door.id));
        file.figures()
            .filter_map(|figure| figure.tag.as_ref())
            .for_each(|tag| findings.plain(noun("name-figure"), tag));
        let items = || file.area.iter().flat_map(|area| &area.items).map(|item| &item.id);
        items().for_each(|id| findings.plain(noun("name-item"), id));
        let areas = findings.names(noun("area"), 32, file.area.iter().map(|area| &area.id));
        let doors = findings.names(noun("door"), 63, file.door.iter().map(|door| &door.id));
        let items = findings.names(noun("item"), 8, items());
        let tags = findings.names(noun("tag"), 64, file.figures().filter_map(|figure| figure.tag.as_ref()));
        Reader { findings, areas, doors, tags, items }
    }

    /// A text that is read out.
    pub(super) fn told(&mut self, entry: &Prose) -> Text {
        self.text("told", SHORT, entry)
    }
    fn text(&mut self, what: &str, most: usize, entry: &Prose) -> Text {
        self.findings.prose(&noun(what), most, entry, TEXTS)
    }

    pub(super) fn area_id(&mut self, name: &Name) -> Option<AreaId> {
        self.findings.look_up(noun("area"), &self.areas, name).map(AreaId)
    }
    pub(super) fn door_id(&mut self, name: &Name) -> Option<DoorId> {
        self.findings.look_up(noun("door"), &self.doors, name).map(DoorId)
    }
    pub(super) fn tag_id(&mut self, name: &Name) -> Option<TagId> {
        self.findings.look_up(noun("tagged"), &self.tags, name).map(TagId)
    }
    pub(super) fn item_id(&mut self, name: &Name) -> Option<ItemId> {
        self.findings.look_up(noun("item"), &self.items, name).map(ItemId)
    }
    pub(super) fn is_item(&self, name: &Name) -> bool {
        self.items.contains(name.get_ref())
    }

    pub(super) fn token_kind(&mut self, name: &Name) -> Option<TokenKind> {
        let words: Vec<String> = TokenKind::equipment().map(|kind| kind.to_string()).collect();
        let kind = TokenKind::equipment().find(|kind| kind.to_string() == *name.get_ref());
        if kind.is_none() {
            self.findings.no_word(noun("token"), &words, name);
        }
        kind
    }
    fn compass(&mut self, name: &Name) -> Option<Dir8> {
        let words = Dir8::ALL.map(|dir| dir.to_string());
        let dir = Dir8::ALL.into_iter().find(|dir| dir.to_string() == *name.get_ref());
        if dir.is_none() {
            self.findings.no_word(noun("direction"), &words, name);
        }
        dir
    }

    pub(super) fn at(&mut self, at: &At) -> Pos {
        self.findings.pos(mark(at), *at.get_ref())
    }
    fn start(&mut self, file: &File) -> Option<Start> {
        let entry = file.start.get_ref();
        let area = self.area_id(&entry.area);
        let marines = [&entry.red, &entry.green, &entry.blue].map(|at| (self.at(at), mark(at)));
        let most = file.marines.as_ref().map_or(3, |span| span.get_ref().0[1].clamp(1, 3));
        let give = self.gifts(&entry.give, most);
        Some(Start { area: area?, marines, give, mark: mark(&entry.area) })
    }

    fn area(&mut self, entry: &AreaEntry) -> Area {
        Area {
            id: entry.id.get_ref().clone(),
            name: entry.name.as_ref().map(|name| self.text("name-of-area", ROOM, name)),
            text: entry.text.as_ref().map(|text| self.told(text)),
            pieces: entry.pieces.iter().filter_map(|piece| self.piece(piece)).collect(),
            figures: entry.figures.iter().filter_map(|figure| self.figure(figure)).collect(),
            tokens: entry.tokens.iter().filter_map(|token| self.token(&token.kind, &token.at)).collect(),
            obstacles: entry.obstacles.iter().filter_map(|obstacle| self.obstacle(obstacle)).collect(),
            ducts: entry.ducts.iter().map(|at| (self.at(at), mark(at))).collect(),
            teleporters: entry
                .teleporters
                .iter()
                .filter_map(|end| {
                    let colour = self.findings.word(
                        noun("key-colour"),
                        &KeyColour::ALL.map(KeyColour::word),
                        &end.colour,
                    )?;
                    Some(Teleporter { colour, at: self.at(&end.at), mark: mark(&end.at) })
                })
                .collect(),
            encounters: entry
                .encounters
                .iter()
                .map(|encounter| Encounter {
                    at: self.at(&encounter.at),
                    effects: self.effects(&encounter.effects),
                    mark: mark(&encounter.at),
                })
                .collect(),
            mark: mark(&entry.id),
        }
    }

    fn piece(&mut self, entry: &PieceEntry) -> Option<PlacedPiece> {
        let ids: Vec<&str> = Piece::all().map(|piece| piece.card().id.as_str()).collect();
        let piece: Piece = self.findings.word(noun("map-piece"), &ids, &entry.piece)?;
        let turn = match &entry.turn {
            None => Turn::NONE,
            Some(degrees) => Turn::from_degrees(*degrees.get_ref()).or_else(|| {
                self.findings.error(mark(degrees), Flaw::Turned(*degrees.get_ref()));
                None
            })?,
        };
        let at = self.findings.pos(mark(&entry.piece), entry.at);
        Some(PlacedPiece { piece, at, turn, mark: mark(&entry.piece) })
    }

    pub(super) fn figure(&mut self, entry: &FigureEntry) -> Option<Figure> {
        let kind: Option<InvaderKind> =
            self.findings.word(noun("invader"), &InvaderKind::ALL.map(InvaderKind::word), &entry.kind);
        let colour = match entry.colour.get_ref().as_str() {
            "any" => None,
            _ => Some(self.findings.word::<Colour>(
                noun("colour"),
                &["red", "green", "blue", "any"],
                &entry.colour,
            )?),
        };
        let tag = entry.tag.as_ref().and_then(|name| self.tag_id(name));
        let mut at = self.findings.extent(&entry.at, entry.to.as_ref());
        let kind = kind?;
        if kind.sheet().spaces == 4 && entry.to.is_none() {
            at.to = Pos::new(at.from.x + 1, at.from.y + 1);
        }
        Some(Figure { kind, colour, at, tag, mark: mark(&entry.at) })
    }

    pub(super) fn token(&mut self, kind: &Name, at: &At) -> Option<Token> {
        let kind = self.token_kind(kind)?;
        Some(Token { kind, at: self.at(at), mark: mark(at) })
    }

    fn obstacle(&mut self, entry: &ObstacleEntry) -> Option<Obstacle> {
        let kind = self.findings.word(
            noun("obstacle-kind"),
            &ObstacleKind::ALL.map(ObstacleKind::word),
            &entry.kind,
        )?;
        Some(Obstacle { kind, at: self.findings.extent(&entry.at, entry.to.as_ref()), mark: mark(&entry.at) })
    }

    fn door(&mut self, entry: &DoorEntry) -> Option<Door> {
        let mark = mark(&entry.id);
        let Some(line) = Run::new(entry.x, entry.y).filter(|line| line.length() == 2) else {
            self.findings.error(mark, Flaw::DoorSpan(entry.id.get_ref().clone()));
            return None;
        };
        let (before, after) = (line.line, line.from);
        self.findings.pos(mark, Row(if line.across == Dir::E { [before, after] } else { [after, before] }));
        let between = match &entry.between {
            None => None,
            Some([one, other]) => Some([self.area_id(one)?, self.area_id(other)?]),
        };
        let key = match &entry.key {
            None => None,
            Some(name) => {
                Some(self.findings.word(noun("key-colour"), &KeyColour::ALL.map(KeyColour::word), name)?)
            }
        };
        if let Some(name) = entry.key.as_ref().filter(|_| entry.open) {
            self.findings.error(skirmish::mark(name), Flaw::OpenLock(entry.id.get_ref().clone()));
        }
        let id = entry.id.get_ref().clone();
        Some(Door { id, line, between, key, exit: entry.exit, open: entry.open, mark })
    }
}
