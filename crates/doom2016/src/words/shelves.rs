//! What is in the box, as the codex lists it.

use engine::shelf::{Shelf, Thing};
use engine::{Arg, Message};

use super::named::{attack_box, group, many, reach};
use crate::place::arenas;
use crate::{
    Ability, ActionFace, ActionKind, Block, ClassKind, DemonKind, EventFace, GloryKind, InvasionKind,
    ObjectiveKind, Portal, SquadKind, ThreatKind, action_card, event_card,
};

/// Demons, all cards and the missions.
pub(crate) fn shelves() -> Vec<Shelf> {
    vec![
        Shelf::new("codex-shelf-demons", DemonKind::ALL.map(demon)),
        Shelf::new("codex-shelf-action-cards", action_card::faces().iter().map(action)),
        Shelf::new("codex-shelf-classes", helped("class", ClassKind::ALL.map(ClassKind::word))),
        Shelf::new("codex-shelf-squads", helped("squad", SquadKind::ALL.map(SquadKind::word))),
        Shelf::new("codex-shelf-glory", helped("glory", GloryKind::ALL.map(GloryKind::word))),
        Shelf::new("codex-shelf-events", event_card::faces().iter().map(event)),
        Shelf::new("codex-shelf-invasions", InvasionKind::ALL.map(invasion)),
        Shelf::new(
            "codex-shelf-objectives",
            helped("objective", ObjectiveKind::ALL.map(ObjectiveKind::word)),
        ),
        Shelf::new("codex-shelf-threats", helped("threat", ThreatKind::ALL.map(ThreatKind::word))),
        Shelf::new("codex-shelf-missions", arenas().map(|arena| mission(&arena.mission().id))),
    ]
}

/// Things whose names and texts are all there is to say.
fn helped<const N: usize>(what: &str, ids: [&'static str; N]) -> [Thing; N] {
    ids.map(|id| Thing::helped(id, format!("d16-{what}-{id}")))
}

fn fact(arg: Arg) -> Message {
    Message::new("codex-thing").with("thing", arg)
}

fn demon(it: DemonKind) -> Thing {
    let sheet = it.sheet();
    let number = |key: &'static str, n: u8| Message::new(key).with("n", n);
    let numbers = [
        number("ui-d16-speed", sheet.speed),
        number("ui-d16-health", sheet.health),
        number("ui-d16-stability", sheet.stability),
        fact(reach(sheet.range, sheet.pool)),
    ];
    let special = stops(sheet.special.block(sheet.special));
    let special = special.map(|what| Message::new("codex-fact-special").with("what", what));
    let tough = sheet.tough.then(|| Message::new("ui-d16-tough"));
    let flies = sheet.flies.then(|| Message::new("d16-flying"));
    let size = sheet.base.is_large().then(|| fact(many("spaces", sheet.base.spaces())));
    Thing::named(it, format!("d16-{it}"))
        .with(numbers)
        .with(special)
        .with(tough.into_iter().chain(flies).chain(size))
        .with([able("codex-fact-ability", &sheet.ability), able("codex-fact-argent", &sheet.argent)])
}

/// An ability by its name and what it does.
fn able(key: &'static str, ability: &Ability) -> Message {
    let name = format!("d16-ability-{}", ability.id);
    Message::new(key).with("help", Arg::key(format!("{name}-help"))).with("name", Arg::key(name))
}

/// What an icon of defence stops, if anything.
fn stops(block: Block) -> Option<Arg> {
    match block {
        Block { dodge: true, .. } => Some(Arg::key("d16-dodge")),
        Block { shields: 0, .. } => None,
        Block { shields, .. } => Some(many("shields", shields)),
    }
}

fn action(face: &ActionFace) -> Thing {
    let set = Message::new(format!("d16-set-{}", face.set));
    let kind = Message::new(match face.kind {
        ActionKind::Main => "d16-main-action",
        ActionKind::Bonus => "d16-bonus-action",
        ActionKind::Reaction => "d16-reaction",
    });
    let attack = face.attack.map(|it| fact(attack_box(it)));
    Thing::helped(&face.id, format!("d16-card-{}", face.title)).with([set, kind]).with(attack)
}

fn event(face: &EventFace) -> Thing {
    let set = Message::new(format!("d16-events-{}", face.set));
    let copies = (face.copies > 1).then(|| Message::new("codex-fact-copies").with("n", face.copies));
    Thing::helped(&face.id, format!("d16-event-{}", face.id)).with([set]).with(copies)
}

fn invasion(it: InvasionKind) -> Thing {
    let line = |colour: Portal| {
        let [one, other] = it.groups(colour).map(group);
        Message::new("codex-fact-portal")
            .with("portal", Arg::key(format!("d16-portal-{colour}")))
            .with("one", one)
            .with("other", other)
    };
    Thing::named(it, format!("d16-invasion-{it}")).with(Portal::ALL.map(line))
}

fn mission(id: &str) -> Thing {
    let key = format!("d16-mission-{id}");
    let about = format!("{key}-about");
    Thing::named(id, key).told(about)
}
