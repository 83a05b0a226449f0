//! From the file to the scenario: every name is looked up, and all that are wrong are told at once.

use grid::Dir8;
use toml::Spanned;

use super::check::report::{Findings, instead};
use super::format::{AreaEntry, At, DoorEntry, FigureEntry, File, Name, ObstacleEntry, PieceEntry, Side};
use super::model::{
    Area, AreaId, Door, DoorId, Encounter, Figure, Item, ItemId, Mark, Obstacle, ObstacleKind, PlacedPiece,
    Scenario, Start, TagId, Teleporter, Text, Token,
};
use super::place::{Extent, Line, Pos};
use crate::{Colour, InvaderKind, KeyColour, Piece, TokenKind, Turn};

/// Farther out no map goes.
const FAR: i16 = 100;

/// Reads the words of a file; what is wrong goes to the findings.
pub(super) struct Reader<'f, 't> {
    pub(super) findings: &'f mut Findings<'t>,
    areas: Vec<String>,
    doors: Vec<String>,
    tags: Vec<String>,
    items: Vec<String>,
}

pub(super) fn mark<T>(spanned: &Spanned<T>) -> Mark {
    Mark(spanned.span().start)
}

/// The scenario of a file. What could not be read is left out, so use it only if nothing was found wrong.
pub(super) fn read(file: File, findings: &mut Findings<'_>) -> Option<Scenario> {
    let mut reader = Reader::new(&file, findings);
    let mut items = Vec::new();
    let areas = file.area.iter().enumerate().map(|(n, area)| {
        items.extend(area.items.iter().map(|item| Item {
            id: item.id.get_ref().clone(),
            name: text(&item.name),
            area: AreaId(n as u8),
            at: pos(*item.at.get_ref()),
            mark: mark(&item.at),
        }));
        reader.area(area)
    });
    let areas = areas.collect();
    let doors = file.door.iter().filter_map(|door| reader.door(door)).collect();
    let goals = file.goals.iter().flatten().filter_map(|goal| reader.goal(goal)).collect();
    let triggers = file.trigger.iter().filter_map(|trigger| reader.trigger(trigger)).collect();
    reader.at_most("goal", 32, file.goals.iter().flatten().map(mark));
    reader.at_most("trigger", 64, file.trigger.iter().map(|trigger| mark(&trigger.on)));
    let start = reader.start(&file)?;
    let marines = file.marines.as_ref().map_or((1, 3), |span| (span.get_ref()[0], span.get_ref()[1]));
    if let Some(span) = &file.marines
        && !(1 <= marines.0 && marines.0 <= marines.1 && marines.1 <= 3)
    {
        let advice = "write the fewest and the most marines, from 1 to 3";
        reader.findings.error(mark(span), format!("{} to {} marines", marines.0, marines.1), advice);
    }
    if let Some(span) = file.frags.as_ref().filter(|span| span.get_ref().contains(&0)) {
        let advice = "write how many frags the invader needs with 1, 2 and 3 marines";
        reader.findings.error(mark(span), "the invader would win at 0 frags", advice);
    }
    if let Some(span) = file.timer.as_ref().filter(|span| *span.get_ref() == 0) {
        reader.findings.error(mark(span), "the timer is at 0", "write the round at whose end it runs out");
    }
    let compass = file.compass.as_ref().map_or(Some(Dir8::N), |name| reader.compass(name))?;
    Some(Scenario {
        id: file.id.clone(),
        title: text(&file.title),
        briefing: text(&file.briefing),
        secret: text(&file.secret),
        marines,
        compass,
        frags: file.frags.map(Spanned::into_inner),
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

fn text(name: &Name) -> Text {
    Text { key: name.get_ref().clone(), mark: mark(name) }
}

fn pos([x, y]: [i16; 2]) -> Pos {
    Pos::new(x.clamp(-FAR, FAR), y.clamp(-FAR, FAR))
}

impl<'f, 't> Reader<'f, 't> {
    fn new(file: &File, findings: &'f mut Findings<'t>) -> Self {
        let mut reader =
            Reader { findings, areas: Vec::new(), doors: Vec::new(), tags: Vec::new(), items: Vec::new() };
        reader.areas = reader.names("area", 32, file.area.iter().map(|area| &area.id));
        reader.doors = reader.names("door", 63, file.door.iter().map(|door| &door.id));
        reader.items = reader.names("item", 8, file.area.iter().flat_map(|a| &a.items).map(|item| &item.id));
        reader.tags = reader.names("tag", 64, file.figures().filter_map(|figure| figure.tag.as_ref()));
        reader
    }

    /// The names of one kind of thing, each of which must be new; positions have room for so many.
    fn names<'a>(&mut self, what: &str, most: usize, names: impl Iterator<Item = &'a Name>) -> Vec<String> {
        let mut list: Vec<String> = Vec::new();
        for name in names {
            if list.contains(name.get_ref()) {
                let message = format!("the {what} `{}` is there twice", name.get_ref());
                self.findings.error(mark(name), message, "give each its own name");
            } else if list.len() == most {
                let message = format!("`{}` is one {what} too many", name.get_ref());
                self.findings.error(mark(name), message, format!("a scenario has at most {most} of {what}"));
            }
            list.push(name.get_ref().clone());
        }
        list
    }

    /// Positions have room for so many of a thing without a name.
    fn at_most(&mut self, what: &str, most: usize, mut marks: impl Iterator<Item = Mark>) {
        if let Some(mark) = marks.nth(most) {
            self.findings.error(
                mark,
                format!("one {what} too many"),
                format!("a scenario has at most {most} of {what}"),
            );
        }
    }

    /// Looks a name up among those that were given; the number is its place in the list.
    fn look_up(&mut self, what: &str, list: &[String], name: &Name) -> Option<u8> {
        let place = list.iter().position(|known| known == name.get_ref());
        if place.is_none() {
            let message = format!("there is no {what} `{}`", name.get_ref());
            self.findings.error(mark(name), message, instead(name.get_ref(), list));
        }
        place.and_then(|place| u8::try_from(place).ok())
    }
    pub(super) fn area_id(&mut self, name: &Name) -> Option<AreaId> {
        let list = self.areas.clone();
        self.look_up("area", &list, name).map(AreaId)
    }
    pub(super) fn door_id(&mut self, name: &Name) -> Option<DoorId> {
        let list = self.doors.clone();
        self.look_up("door", &list, name).map(DoorId)
    }
    pub(super) fn tag_id(&mut self, name: &Name) -> Option<TagId> {
        let list = self.tags.clone();
        self.look_up("figure with the tag", &list, name).map(TagId)
    }
    pub(super) fn item_id(&mut self, name: &Name) -> Option<ItemId> {
        let list = self.items.clone();
        self.look_up("item", &list, name).map(ItemId)
    }
    pub(super) fn is_item(&self, name: &Name) -> bool {
        self.items.contains(name.get_ref())
    }

    /// Looks a word of the game up.
    pub(super) fn word<T: std::str::FromStr>(
        &mut self,
        what: &str,
        known: &[&str],
        name: &Name,
    ) -> Option<T> {
        let value = name.get_ref().parse().ok();
        if value.is_none() {
            let message = format!("`{}` is no {what}", name.get_ref());
            self.findings.error(mark(name), message, instead(name.get_ref(), known));
        }
        value
    }
    pub(super) fn token_kind(&mut self, name: &Name) -> Option<TokenKind> {
        let words: Vec<String> = TokenKind::equipment().map(|kind| kind.to_string()).collect();
        let kind = TokenKind::equipment().find(|kind| kind.to_string() == *name.get_ref());
        if kind.is_none() {
            let message = format!("`{}` is no token to take", name.get_ref());
            self.findings.error(mark(name), message, instead(name.get_ref(), &words));
        }
        kind
    }
    fn compass(&mut self, name: &Name) -> Option<Dir8> {
        let words = Dir8::ALL.map(|dir| dir.to_string());
        let dir = Dir8::ALL.into_iter().find(|dir| dir.to_string() == *name.get_ref());
        if dir.is_none() {
            let message = format!("`{}` is no direction", name.get_ref());
            self.findings.error(mark(name), message, format!("write {}", engine::one_of(&words)));
        }
        dir
    }

    /// A place, which must not be out of the world.
    pub(super) fn pos(&mut self, mark: Mark, at: [i16; 2]) -> Pos {
        if pos(at) != Pos::new(at[0], at[1]) {
            let message = format!("{} is too far out", Pos::new(at[0], at[1]));
            self.findings.error(mark, message, format!("stay within {FAR} spaces of (0, 0)"));
        }
        pos(at)
    }
    pub(super) fn at(&mut self, at: &At) -> Pos {
        self.pos(mark(at), *at.get_ref())
    }
    /// What something from one place to another lies on.
    fn extent(&mut self, at: &At, to: Option<&At>) -> Extent {
        let from = self.at(at);
        let Some(to) = to else { return from.into() };
        let end = self.at(to);
        if end.x < from.x || end.y < from.y {
            let message = format!("{end} lies before {from}");
            self.findings.error(mark(to), message, "`at` is the corner in the northwest, `to` the other one");
            return from.into();
        }
        Extent { from, to: end }
    }

    fn start(&mut self, file: &File) -> Option<Start> {
        let entry = file.start.get_ref();
        let area = self.area_id(&entry.area);
        let marines = [&entry.red, &entry.green, &entry.blue].map(|at| (self.at(at), mark(at)));
        let give = entry.give.iter().filter_map(|name| self.token_kind(name)).collect();
        Some(Start { area: area?, marines, give, mark: mark(&entry.area) })
    }

    fn area(&mut self, entry: &AreaEntry) -> Area {
        for item in &entry.items {
            self.at(&item.at);
        }
        Area {
            id: entry.id.get_ref().clone(),
            text: entry.text.as_ref().map(text),
            pieces: entry.pieces.iter().filter_map(|piece| self.piece(piece)).collect(),
            figures: entry.figures.iter().filter_map(|figure| self.figure(figure)).collect(),
            tokens: entry.tokens.iter().filter_map(|token| self.token(&token.kind, &token.at)).collect(),
            obstacles: entry.obstacles.iter().filter_map(|obstacle| self.obstacle(obstacle)).collect(),
            ducts: entry.ducts.iter().map(|at| (self.at(at), mark(at))).collect(),
            teleporters: entry
                .teleporters
                .iter()
                .filter_map(|end| {
                    let colour =
                        self.word("key colour", &KeyColour::ALL.map(KeyColour::word), &end.colour)?;
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
        let piece: Piece = self.word("map piece", &ids, &entry.piece)?;
        let turn = match &entry.turn {
            None => Turn::NONE,
            Some(degrees) => Turn::from_degrees(*degrees.get_ref()).or_else(|| {
                let message = format!("a piece cannot be turned by {} degrees", degrees.get_ref());
                self.findings.error(mark(degrees), message, "write 0, 90, 180 or 270");
                None
            })?,
        };
        let at = self.pos(mark(&entry.piece), entry.at);
        Some(PlacedPiece { piece, at, turn, mark: mark(&entry.piece) })
    }

    pub(super) fn figure(&mut self, entry: &FigureEntry) -> Option<Figure> {
        let kind: Option<InvaderKind> =
            self.word("invader", &InvaderKind::ALL.map(InvaderKind::word), &entry.kind);
        let colour = match entry.colour.get_ref().as_str() {
            "any" => None,
            _ => Some(self.word::<Colour>("colour", &["red", "green", "blue", "any"], &entry.colour)?),
        };
        let tag = entry.tag.as_ref().and_then(|name| self.tag_id(name));
        let mut at = self.extent(&entry.at, entry.to.as_ref());
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
        let kind = self.word("kind of obstacle", &ObstacleKind::ALL.map(ObstacleKind::word), &entry.kind)?;
        Some(Obstacle { kind, at: self.extent(&entry.at, entry.to.as_ref()), mark: mark(&entry.at) })
    }

    fn door(&mut self, entry: &DoorEntry) -> Option<Door> {
        let mark = mark(&entry.id);
        let line = match (entry.x, entry.y) {
            (Side::Line(x), Side::Span([from, to])) if to == from.saturating_add(1) => {
                Some((Line::X { x, from }, [x, from]))
            }
            (Side::Span([from, to]), Side::Line(y)) if to == from.saturating_add(1) => {
                Some((Line::Y { y, from }, [from, y]))
            }
            _ => None,
        };
        let Some((line, place)) = line else {
            let message = format!("the door `{}` does not say which two spaces it spans", entry.id.get_ref());
            let advice = "write the line and the two rows, `x = 4, y = [1, 2]`, or `x = [1, 2], y = 4`";
            self.findings.error(mark, message, advice);
            return None;
        };
        self.pos(mark, place);
        let between = match &entry.between {
            None => None,
            Some([one, other]) => Some([self.area_id(one)?, self.area_id(other)?]),
        };
        let key = match &entry.key {
            None => None,
            Some(name) => Some(self.word("key colour", &KeyColour::ALL.map(KeyColour::word), name)?),
        };
        let id = entry.id.get_ref().clone();
        Some(Door { id, line, between, key, exit: entry.exit, open: entry.open, mark })
    }
}
