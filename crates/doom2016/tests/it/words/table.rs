//! Values for tests: an action, a frame, an attack and an event of each kind.

use engine::Seat;
use skirmish::{DoorId, FigureId, FigureSet, Pos, Seats, SpaceId};

use doom2016::event::{ArgentSpot, Death, Ending, Event, Named, Revealed, Shown};
use doom2016::frame::{
    Ambush, Attack, Charge, DemonStep, Displace, Drop, Effects, Frame, Glory, MarineStep, Names, Phase,
    Portals, Prepare, Push, Respawn, Scout, Source, Spend, Stage, Summon, Unstick, Weapon, Window,
};
use doom2016::initiative::InitiativeCard;
use doom2016::place::{Footing, PortalSet, Shape, Way};
use doom2016::state::Grave;
use doom2016::{
    Action, Allies, Block, Card, CardSet, ClassKind, DemonKind, DemonKinds, DieKind, EventCard, EventSet,
    GloryCard, GloryKind, InvasionKind, Item, Moment, Portal, Side, Spot, SquadKind, Thing, Who,
};

/// What an attack did: damage of so many rolled against a dodge or shields.
fn shown(die: DieKind, damage: u8) -> Shown {
    Shown { die, damage }
}

fn damage(who: Named, n: u8, rolled: u8, (dodge, shields): (bool, u8)) -> Event {
    Event::Damage { who, n, rolled, block: Block { dodge, shields } }
}

/// One action of each kind, and more where the words differ.
pub(super) fn actions() -> Vec<Action> {
    use Action as A;
    let (pos, id, card) = (Pos::new(5, 3), FigureId(0), |name: &str| name.parse::<Card>().unwrap());
    let mut all: Vec<Action> = [
        "fire",
        "hold",
        "end",
        "argent",
        "second",
        "bottom",
        "recover",
        "pass",
        "done",
        "order 213",
        "order 100",
        "seal uac-marine-1 uac-marine-2",
        "link 2 uac-marine-3",
        "lead p2",
        "power 1",
        "power 2",
        "reroll 101",
        "reroll 1",
        "turn 1 2",
        "turn 6 0",
        "strike 1",
        "strike 2",
        "group 1",
        "group 2",
        "portal 1",
        "portal 2",
        "portal 18",
        "pick p1",
        "pick p5",
        "at f1",
        "at f33",
        "at p1",
        "at p4",
        "at drone",
        "door 1",
        "door 8",
    ]
    .into_iter()
    .map(|text| text.parse().unwrap())
    .collect();
    all.extend([A::Start(pos), A::Respawn(pos), A::Teleport(pos), A::To(pos), A::To(Pos::new(99, 99))]);
    all.extend([A::Activate(id), A::Activate(FigureId(32)), A::Door(DoorId(3)), A::Charge(Spot::Invasion)]);
    all.extend(Shape::ALL.map(|shape| A::Put(pos, shape)));
    all.extend(ClassKind::ALL.map(A::Class));
    all.extend(CardSet::ALL.map(A::Arm));
    all.extend(EventSet::ALL.map(A::EventSet));
    all.extend(InvasionKind::ALL.map(A::Invasion));
    all.extend(DemonKind::ALL.into_iter().flat_map(|kind| [A::Rouse(kind), A::Charge(Spot::Demon(kind))]));
    all.extend(DieKind::ALL.map(A::Lose));
    all.extend(Way::all().map(A::Step));
    all.extend(Item::all().map(|item| A::Take(Thing::Item(item))));
    all.extend([Thing::Sample, Thing::Asset].map(A::Take));
    all.extend(Card::all().flat_map(|card| [A::Play(card), A::Sprint(card), A::Fetch(card)]));
    all.extend(EventCard::all().flat_map(|card| [A::Burn(card), A::Event(card, 1), A::Event(card, 2)]));
    all.extend(GloryCard::all().map(A::Glory));
    all.push(A::Link(1, card("chaingun-1")));
    all
}

/// One frame of each kind.
pub(super) fn frames() -> Vec<Frame> {
    use Frame as F;
    let (me, demon) = (Who::Marine(0), Who::Demon(FigureId(7)));
    let grave = Grave { kind: DemonKind::Pinky, ..Grave::default() };
    let summon =
        Summon { portal: 0, group: None, next: 0, placed: FigureSet::NONE, paid: false, settled: false };
    let mut all = vec![
        F::Round,
        F::Kinds,
        F::Demons,
        F::Attack,
        F::Portals(Portals { of: PortalSet(1), one: false, free: true }),
        F::Portals(Portals { of: PortalSet(3), one: false, free: false }),
        F::Summon(summon),
        F::Summon(Summon { group: Some(0), ..summon }),
        F::Summon(Summon { group: Some(1), next: 1, ..summon }),
        F::Charge(Charge { left: 2, on: DemonKinds::ALL, invasion: true, moved: false }),
        F::Charge(Charge { left: 1, on: DemonKinds::ALL, invasion: false, moved: true }),
        F::Displace(Displace { by: demon }),
        F::Unstick(Unstick { who: me }),
        F::Spend(Spend { who: me, left: 3, steps: false, moved: false }),
        F::Spend(Spend { who: demon, left: 2, steps: true, moved: false }),
        F::Spend(Spend { who: Who::Drone, left: 1, steps: true, moved: true }),
        F::Push(Push { by: demon, marines: Seats(2) }),
        F::Drop(Drop { at: Footing { at: SpaceId(0), shape: Shape::Quad }, samples: 1 }),
        F::Glory(Glory { who: 0, left: 1 }),
        F::Ambush(Ambush { cards: 2 }),
        F::Scout(Scout { who: 0 }),
        F::Respawn(Respawn { who: 0 }),
    ];
    use Prepare as P;
    let steps =
        [P::Start(0), P::Class(0), P::Arm(1), P::Lead, P::Hands, P::EventSets, P::Invasion, P::Threat];
    all.extend(steps.map(F::Prepare));
    let phases = [Phase::Threat, Phase::Deck, Phase::Events, Phase::Burn, Phase::Begin, Phase::Next];
    all.extend(phases.into_iter().chain([Phase::Reveal, Phase::End]).map(F::Phase));
    use MarineStep as M;
    let steps = [M::Begin, M::Start, M::Gift, M::Act, M::End, M::Draw, M::Drone, M::Over];
    all.extend(steps.map(F::Marine));
    all.extend([DemonStep::Begin, DemonStep::Act, DemonStep::Stop, DemonStep::Over].map(F::Demon));
    for moment in Moment::ALL {
        let window = |who, stage| F::Window(Window { moment, who, grave, stage, used: Names::NONE });
        all.extend([window(me, 0), window(demon, 1), window(Who::Drone, 4)]);
    }
    let cards = Card::all().map(Source::Card).chain(EventCard::all().map(Source::Event));
    let kinds = DemonKind::ALL.into_iter().flat_map(|kind| [Source::Demon(kind), Source::Argent(kind)]);
    let others = ClassKind::ALL.map(Source::Class).into_iter().chain(GloryKind::ALL.map(Source::Glory));
    for of in cards.chain(kinds).chain(others) {
        for (ability, it) in of.abilities().iter().enumerate() {
            let effect =
                |next| F::Effects(Effects { of, ability: ability as u8, next: next as u8, by: me, on: me });
            all.extend((0..=it.effects.len()).map(effect));
        }
    }
    all
}

pub(super) const STAGES: [Stage; 15] = [
    Stage::Declare,
    Stage::BeforeRoll,
    Stage::Thin,
    Stage::Common,
    Stage::Next,
    Stage::Reveal,
    Stage::Cover,
    Stage::Defend,
    Stage::Attack,
    Stage::Count,
    Stage::Damage,
    Stage::OnHit,
    Stage::OnHitArgent,
    Stage::After,
    Stage::Over,
];

/// An attack of each manner.
pub(super) fn attacks() -> [Attack; 3] {
    let plain = Attack { pool: "2R1B".parse().unwrap(), printed: 5, ..Attack::default() };
    let weapon = Weapon::Card("plasma-rifle-1".parse().unwrap());
    let (marine, demon) = (Who::Marine(0), Who::Demon(FigureId(0)));
    [
        Attack { by: marine, target: demon, weapon, ..plain },
        Attack { by: demon, target: marine, weapon: Weapon::Demon, revealed: Some(1), shields: 1, ..plain },
        Attack {
            by: marine,
            target: demon,
            everyone: true,
            demons: FigureSet(3),
            marines: Allies(0x82),
            ..plain
        },
    ]
}

/// One event of each kind, and more where the words differ.
pub(super) fn events() -> Vec<Event> {
    use Event as E;
    let (who, pos, invader) = (Seat(1), Pos::new(4, 1), Seat(4));
    let card: Card = "plasma-rifle-1".parse().unwrap();
    let event: EventCard = "surge".parse().unwrap();
    let (marine, drone) = (InitiativeCard::Marine(1), Named::Drone);
    let looked = |side, cards: &[InitiativeCard]| E::Looked { side, cards: cards.to_vec(), n: 2, invader };
    let mut all = vec![
        E::Placed { who, at: pos },
        E::Invasion { kind: None, invader, up: false },
        E::Round { number: 2 },
        E::Initiative { marines: 4, invader: 2 },
        E::MoreInitiative { cards: 1 },
        E::DrewEvents { cards: vec![], n: 2, invader },
        E::DrewEvents { cards: vec![event, event], n: 2, invader },
        E::ArgentLost { n: 2 },
        E::Revealed { card: marine },
        E::Revealed { card: InitiativeCard::Invader },
        looked(Side::Marines, &[]),
        looked(Side::Invader, &[marine, InitiativeCard::Invader]),
        E::Sunk,
        E::Lifted { who },
        E::Marine { who },
        E::Idle,
        E::Sprinted { who, card },
        E::Spent { who, card },
        E::Teleported { who, to: pos },
        E::Woken { at: pos },
        E::Drew { who, cards: vec![], n: 3, invader },
        E::Drew { who, cards: vec![card], n: 1, invader },
        E::Fetched { who, card },
        E::Reshuffled { who: Some(who) },
        E::Reshuffled { who: None },
        E::Recovered { who, n: 2 },
        E::Rolled { dice: vec![] },
        E::Rolled { dice: vec![shown(DieKind::Red, 0), shown(DieKind::Red, 2), shown(DieKind::Black, 3)] },
        E::Changed { dice: vec![shown(DieKind::Black, 1)] },
        E::DieLost { die: DieKind::Red },
        E::DieLost { die: DieKind::Black },
        E::Frag { frags: 3 },
        E::Barren { at: pos },
        E::PortalGone { at: pos },
        E::Delivered { who },
        E::Progress { objective: 0, progress: 2 },
        E::Progress { objective: 2, progress: 1 },
        E::Decoy { at: pos },
        E::Drone { at: Some(pos) },
        E::Drone { at: None },
        E::Dark { range: 4 },
        E::Marked { who },
    ];
    let ends = [Ending::Objective, Ending::Frags, Ending::Rounds];
    all.extend(Side::ALL.into_iter().flat_map(|side| ends.map(|why| E::Won { side, why })));
    all.extend([ArgentSpot::Hidden, ArgentSpot::Invasion].map(|on| E::Argent {
        on,
        n: 1,
        down: true,
        invader,
    }));
    all.extend(ClassKind::ALL.into_iter().flat_map(|class| {
        let powers = (1..=class.card().abilities.len() as u8).map(move |n| E::Power { who, class, n });
        powers.chain([E::Class { who, class }])
    }));
    all.extend(CardSet::ALL.map(|weapon| E::Armed { who, weapon }));
    all.extend(SquadKind::ALL.map(|squad| E::Squad { who, squad }));
    all.extend(EventSet::ALL.map(|set| E::EventSet { set }));
    all.extend(InvasionKind::ALL.map(|kind| E::Invasion { kind: Some(kind), invader, up: true }));
    all.extend(Portal::ALL.map(|colour| E::Summons { colour, at: pos }));
    let things = Item::all().map(Thing::Item).chain([Thing::Sample, Thing::Asset]);
    all.extend(things.flat_map(|thing| [E::Took { who, thing }, E::Dropped { thing, at: pos }]));
    for card in Card::all().filter(|card| card.copy() == 1) {
        let revealed = Revealed::Action(card);
        all.extend([E::Played { who, card }, E::Defence { who: Named::Marine(who), card: revealed }]);
    }
    for card in EventCard::all() {
        let defender = Named::Demon(FigureId(2), DemonKind::BaronOfHell);
        all.push(E::Burned { card });
        all.extend((1..=card.face().abilities.len() as u8).map(|n| E::Event { card, n }));
        all.push(E::Defence { who: defender, card: Revealed::Event(card) });
    }
    all.extend(GloryCard::all().flat_map(|card| [E::Glory { who, card }, E::GloryDrawn { who, card }]));
    for kind in DemonKind::ALL {
        let figure = FigureId(32);
        let demon = Named::Demon(figure, kind);
        all.extend([true, false].map(|up| E::CardTurned { kind, up }));
        all.extend([
            E::Argent { on: ArgentSpot::Demon(kind), n: 2, down: false, invader },
            E::Roused { kind },
            E::Charged { who: demon, kind },
            E::Summoned { kind, figure, at: pos },
        ]);
    }
    let demons = DemonKind::ALL.map(|kind| Named::Demon(FigureId(9), kind));
    for one in demons.into_iter().chain([Named::Marine(who), drone]) {
        all.extend([
            E::Demon { who: one },
            E::Mp { who: one, n: 3 },
            E::LostMp { who: one, n: 2 },
            E::Moved { who: one, to: pos, turned: None },
            E::Moved { who: one, to: pos, turned: Some(Shape::Across) },
            E::NoTarget { by: one },
            E::Opened { who: one, door: DoorId(1) },
            E::Attack { by: one, on: drone },
            E::Shields { who: one, n: 2 },
            damage(one, 0, 0, (false, 1)),
            damage(one, 0, 3, (true, 0)),
            damage(one, 0, 2, (false, 2)),
            damage(one, 2, 2, (false, 0)),
            damage(one, 2, 3, (false, 1)),
            E::Suffered { who: one, n: 1, of: Source::Event(event) },
            E::Stunned { who: one },
            E::Steady { who: one },
            E::Displaced { who: one, to: pos },
            E::Pushed { who: one, to: pos },
            E::Sample { who: one },
        ]);
        let deaths = [Death::Damage, Death::Glory, Death::Telefrag];
        let killers = [None, Some(Named::Marine(who)), Some(drone)];
        all.extend(deaths.into_iter().flat_map(|how| killers.map(|by| E::Killed { who: one, by, how })));
    }
    all
}
