//! Where the editions disagree: one test for each row of the table, and the four table options both ways.

use doom2004::place::{Encounter, Mark, PlacedEffect, Pos};
use doom2004::{
    Ability, AmmoKind, Doom2004, InvaderKind, MarineCardKind, OrderKind, Piece, PieceGroup, Setup, TokenKind,
    WeaponKind,
};
use engine::{Game, Seat};

use super::support::Scene;
use super::t31_floor::on_floor;

/// Row 1 (D04-ACT-2): Sprint is 8 spaces and no attack.
#[test]
fn row_01_sprint_has_no_attack() {
    let mut scene = on_floor(&["r............"], 1);
    scene.put(InvaderKind::Zombie, (12, 0));
    scene.does("sprint");
    scene.refuses("fire pistol", "D04-ACT-2");
    assert_eq!(scene.state.turn.moves, 8);
}

/// Row 2 (D04-ACT-5): Ready is 4 spaces or 1 attack.
#[test]
fn row_02_ready_moves_or_attacks() {
    let mut scene = on_floor(&["r......"], 1);
    scene.does_all(&["ready", "step E"]);
    scene.forbids("fire pistol");
    let mut scene = on_floor(&["r......"], 1);
    scene.script(&["Y2/2", "G2/0"]).does_all(&["ready", "fire pistol", "at 2,0"]);
    scene.forbids("step E");
}

/// Row 3 (D04-MOVE-3): friends are passed, enemies are not.
#[test]
fn row_03_friends_are_passed() {
    let mut scene = on_floor(&["rg.."], 2);
    scene.does("advance");
    scene.allows("step E");
    let mut scene = on_floor(&["r..."], 1);
    scene.put(InvaderKind::Zombie, (1, 0));
    scene.does("advance");
    scene.refuses("step E", "D04-MOVE-4");
}

/// Row 4 (D04-MOVE-4): closed doors, blocking obstacles and enemies bar the way, for invaders too.
#[test]
fn row_04_what_bars_the_way() {
    let map = "
        +---+---+
        | 0r  0%|
        +-D-+---+
        | 0 |
        +---+   +
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.put(InvaderKind::Zombie, (0, 1));
    scene.does("sprint");
    scene.refuses("step E", "D04-MOVE-4");
    scene.refuses("step S", "D04-MOVE-4");
    scene.does("door 1");
    scene.refuses("step S", "D04-MOVE-4");
    scene.invader_turn().does("activate f1");
    scene.refuses("step N", "D04-MOVE-4");
}

/// Row 5 (D04-BIG-1): the hell knight is among the large ones.
#[test]
fn row_05_the_hell_knight_is_large() {
    let spaces = InvaderKind::ALL.map(|kind| (kind.to_string(), kind.sheet().spaces));
    let large: Vec<_> =
        spaces.iter().filter(|(_, spaces)| *spaces > 1).map(|(kind, n)| (kind.as_str(), *n)).collect();
    assert_eq!(large, [("demon", 2), ("mancubus", 4), ("hell-knight", 4), ("cyberdemon", 4)]);
}

/// Row 6 (D04-MELEE-1): the red bar means melee alone; all others are ranged, also against a neighbour (D04-ATK-7).
#[test]
fn row_06_the_red_bar_is_melee() {
    let mut scene = on_floor(&["r.....", "......"], 1);
    scene.put(InvaderKind::Zombie, (2, 0));
    scene.put(InvaderKind::Imp, (1, 1));
    scene.invader_turn().does("activate f1");
    scene.allows("strike");
    scene.does("strike");
    scene.forbids("at 0,0");
    let mut scene = on_floor(&["r.....", "......"], 1);
    scene.put(InvaderKind::Imp, (1, 1));
    scene.invader_turn().script(&["Y3/1", "G1/1"]).does_all(&["activate f1", "strike", "at 0,0"]);
    assert_eq!(scene.left(0), 9);
}

/// Row 7 (D04-ATK-1): fist, pistol and grenade always; any other weapon needs its token, not only its ammo.
#[test]
fn row_07_weapons_need_their_tokens() {
    let mut scene = on_floor(&["r..."], 1);
    scene.put(InvaderKind::Zombie, (1, 0));
    scene.ammo(0, AmmoKind::Rockets, 1).ammo(0, AmmoKind::Cells, 1).does("unload");
    assert_eq!(scene.options("fire"), ["fist", "grenade", "pistol"]);
    scene.refuses("fire shotgun", "D04-ATK-1");
    scene.give(0, "shotgun").allows("fire shotgun");
}

/// Row 8 (D04-SPAWN-3): with too little room each figure counts for itself.
#[test]
fn row_08_spawning_goes_figure_by_figure() {
    let mut scene = on_floor(&["r.%.."], 1);
    scene.hand(&["S01-1"]).invader_turn().does_all(&["spawn S01-1 1", "put 3,0 one", "put 4,0 one"]);
    assert_eq!((scene.state.figures.iter().count(), scene.state.discard.len()), (2, 1));
}

/// Row 9 (D04-SPAWN-1): a spawn card shows one or more invaders.
#[test]
fn row_09_a_spawn_card_shows_one_or_more() {
    let cards = doom2004::InvaderCards::ALL.iter().filter(|card| card.event().is_none());
    let sizes: Vec<u8> =
        cards.flat_map(|card| card.groups()).map(|group| group.iter().map(|(_, n)| n).sum()).collect();
    assert_eq!((sizes.iter().min(), sizes.iter().max()), (Some(&1), Some(&3)));
}

/// Row 10 (D04-ABIL-KNOCK): obstacles do not stop the flight; with `knockback_stopped` they do.
#[test]
fn row_10_knockback_over_obstacles() {
    for (stopped, far) in [(false, true), (true, false)] {
        let mut scene = on_floor(&["..r%..", "..%%.."], 1);
        scene.option(|setup| setup.knockback_stopped = stopped).put(InvaderKind::HellKnight, (0, 0));
        scene.invader_turn().script(&["R3/1", "B1/1", "B1/1"]).does_all(&["activate f1", "strike"]);
        assert_eq!(scene.check("knock p1 5,0").is_ok(), far);
        scene.forbids("knock p1 3,0");
        // Barrels block like blocking obstacles (D04-BAR-1).
        let mut scene = on_floor(&["..r!..", "..!!.."], 1);
        scene.option(|setup| setup.knockback_stopped = stopped).put(InvaderKind::HellKnight, (0, 0));
        scene.invader_turn().script(&["R3/1", "B1/1", "B1/1"]).does_all(&["activate f1", "strike"]);
        assert_eq!(scene.check("knock p1 5,0").is_ok(), far);
    }
}

/// Row 11 (D04-ORD-GUARD): guard is lost by a wound, the next turn and its use; with `guard_lost_by_moving` by a step
/// or a knockback too.
#[test]
fn row_11_guard_is_lost_by_moving_if_you_like() {
    for (option, kept) in [(false, true), (true, false)] {
        let mut scene = on_floor(&["r..."], 1);
        scene.option(|setup| setup.guard_lost_by_moving = option).does_all(&[
            "ready",
            "order guard",
            "step E",
        ]);
        assert_eq!(scene.marine(0).order.is_some(), kept);
    }
    // A wound takes it either way; so does being knocked back, in the sentence that says the same of aim.
    let mut scene = on_floor(&["..r~..", "......"], 1);
    scene.option(|setup| setup.guard_lost_by_moving = true).put(InvaderKind::HellKnight, (0, 0));
    scene.armour(0, 4).order(0, OrderKind::Guard).invader_turn().script(&["R3/1", "B1/1", "B1/1"]);
    scene.does_all(&["activate f1", "strike", "pass", "knock p1 4,0"]);
    assert_eq!(scene.marine(0).order, None);
    scene.stand(0, (2, 0)).order(0, OrderKind::Guard).marine_turn(0).does_all(&["advance", "step E"]);
    assert_eq!(scene.marine(0).order, None);
}

/// Row 12 (D04-SETUP-6): three marines have 8 wounds, not 10.
#[test]
fn row_12_three_marines_have_eight_wounds() {
    let state = Doom2004::start(&Setup::default(), 1).unwrap();
    let base = |who: usize| {
        state.wounds_left(who as u8) - if state.marines[who].has(MarineCardKind::IronFrame) { 2 } else { 0 }
    };
    assert_eq!([0, 1, 2].map(base), [8, 8, 8]);
}

/// Row 13 (D04-COMP-5): 59 map pieces, 22 of them dead ends.
#[test]
fn row_13_map_pieces() {
    let count = |group: Option<PieceGroup>| -> u32 {
        let cards = Piece::all().map(Piece::card);
        cards.filter(|card| group.is_none_or(|group| card.group == group)).map(|card| card.count).sum()
    };
    assert_eq!((count(None), count(Some(PieceGroup::DeadEnd))), (59, 22));
}

/// Row 14 (D04-COMP-7): 33 props: 18 obstacles and 15 keys, encounters and teleporters.
#[test]
fn row_14_props() {
    let prop = |kind: &TokenKind| {
        matches!(kind, TokenKind::Key(_) | TokenKind::Encounter | TokenKind::Teleporter(_))
    };
    let tokens: u32 = TokenKind::all().filter(prop).map(TokenKind::in_box).sum();
    assert_eq!(tokens, 33 - 18);
}

/// Row 15 (D04-COMP-8, D04-INT-50): 46 wound tokens, and more wounds than that can be on the board.
#[test]
fn row_15_wound_tokens_do_not_run_out() {
    let mut scene = on_floor(&["r...................", "....................", "...................."], 3);
    for n in 0..3 {
        let cyberdemon = scene.put(InvaderKind::Cyberdemon, (2 * n + 2, 0));
        scene.hurt(cyberdemon, 5);
    }
    for n in 0..4 {
        let mancubus = scene.put(InvaderKind::Mancubus, (2 * n + 10, 0));
        scene.hurt(mancubus, 3);
    }
    let zombie = scene.put(InvaderKind::Zombie, (1, 2));
    let on_board = |scene: &Scene| -> u32 {
        let invaders: u32 = scene.state.figures.iter().map(|(_, figure)| u32::from(figure.wounds)).sum();
        invaders + (0..scene.state.marines.len()).map(|who| u32::from(scene.left(who))).sum::<u32>()
    };
    assert!(on_board(&scene) > 46);
    scene.stand(0, (0, 2)).script(&["Y2/2", "G2/0"]).does_all(&["unload", "fire pistol", "at 1,2"]);
    assert_eq!(scene.figure(zombie).unwrap().wounds, 1);
}

/// Row 16 (D04-COMP-9): 88 equipment tokens: 21 weapons, 45 ammo, 12 health, 10 others.
#[test]
fn row_16_equipment() {
    let sum = |wanted: fn(&TokenKind) -> bool| -> u32 {
        TokenKind::all().filter(wanted).map(TokenKind::in_box).sum()
    };
    let weapons = sum(|kind| matches!(kind, TokenKind::Weapon(_)));
    let ammo = sum(|kind| matches!(kind, TokenKind::Ammo(_)));
    assert_eq!((weapons, ammo, TokenKind::Health.in_box(), doom2004::token::EQUIPMENT), (21, 45, 12, 88));
    assert_eq!(doom2004::token::EQUIPMENT - weapons - ammo - 12, 10);
}

/// Row 17 (D04-EQ-9): an encounter is met at the end of the move, not of the round.
#[test]
fn row_17_encounters_do_not_wait_for_the_round() {
    let map = "
        +---+---+---+
        | 0r  0   0g|
        +---+---+---+
    ";
    let mut scene = Scene::sketched(map, 2, |sketch| {
        let heal = PlacedEffect { effect: doom2004::place::Effect::Heal(1), mark: Mark::default() };
        let encounter = Encounter { at: Pos::new(1, 0), effects: vec![heal], mark: Mark::default() };
        sketch.with(|s| s.areas[0].encounters.push(encounter))
    });
    scene.wounds(0, 4).does_all(&["advance", "step E", "done"]);
    assert_eq!((scene.left(0), scene.asked()), (5, Seat(1)));
}

/// Row 18 (D04-TELE-1): a teleporter leads into an unrevealed area, and reveals it.
#[test]
fn row_18_teleporters_explore() {
    let map = "
        +---+---+---+---+
        | 0R  0 # 1   1R|
        +---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.hide("1").stand(0, (0, 0)).does_all(&["advance", "teleport"]);
    assert!(scene.state.knows(scene.area("1")) && scene.at(0) == Some((3, 0)));
}

/// Row 19 (D04-FRAG-4): without a space at the right distance the best one will do, and it is empty.
#[test]
fn row_19_coming_back_without_the_right_distance() {
    let mut scene = on_floor(&["r...."], 1);
    scene.fallen(0, (0, 0)).put(InvaderKind::Zombie, (4, 0));
    scene.marine_begins(0).does("pass");
    assert_eq!(scene.options("respawn"), ["3,0"]);
}

/// Row 20 (D04-EQ-7): adrenaline is for any later turn; with `adrenaline_next_turn` for the next one alone.
#[test]
fn row_20_adrenaline_in_a_later_turn() {
    for (next_only, later) in [(false, true), (true, false)] {
        let mut scene = on_floor(&["r..."], 1);
        scene.option(|setup| setup.adrenaline_next_turn = next_only).token((0, 0), "adrenaline");
        scene.script(&["S01-1", "S01-2"]).does_all(&["unload", "take adrenaline", "done", "done"]);
        scene.allows("adrenaline");
        scene.does_all(&["unload", "done", "done"]);
        assert_eq!(scene.check("adrenaline").is_ok(), later);
    }
}

/// Row 21 (D04-TIME-1): an event comes first, then any order that is declared in time, heal too.
#[test]
fn row_21_events_then_orders() {
    let mut scene = on_floor(&["r..."], 1);
    scene.put(InvaderKind::Zombie, (1, 0));
    scene
        .card(0, MarineCardKind::FieldSurgeon)
        .order(0, OrderKind::Heal)
        .wounds(0, 2)
        .hand(&["E09-1"])
        .invader_turn();
    scene.script(&["R3/1", "B1/1"]).does_all(&["activate f1", "strike", "at 0,0", "play E09-1"]);
    assert_eq!(scene.asked(), Seat(0));
    scene.does("heal p1");
    assert_eq!((scene.left(0), scene.state.frags), (1, 0), "3 wounds, and 2 taken");
}

/// Row 22 (D04-ORD-DODGE): the page that one edition lacks: dodge works against many attacks.
#[test]
fn row_22_dodge_lasts() {
    let mut scene = on_floor(&["r..", "..."], 1);
    scene.put(InvaderKind::Zombie, (1, 0));
    scene.put(InvaderKind::Zombie, (1, 1));
    scene.order(0, OrderKind::Dodge).invader_turn();
    for id in ["f1", "f2"] {
        scene.script(&["R2/2", "B1/1", "RMISS"]);
        scene.does_all(&[&format!("activate {id}"), "strike", "at 0,0", "reroll 1", "done"]);
    }
    assert_eq!((scene.left(0), scene.marine(0).order), (10, Some(OrderKind::Dodge)));
}

/// Row 23 (D04-INV-1): one card for each marine; with `draw_two` always two.
#[test]
fn row_23_cards_drawn() {
    for (marines, draw_two, drawn) in [(1, false, 1), (3, false, 3), (1, true, 2), (3, true, 2)] {
        let mut scene = on_floor(&["r.g.b"], marines);
        scene.option(|setup| setup.draw_two = draw_two).script(&["S01-1", "S01-2", "S01-3"][..drawn]);
        scene.invader_begins().does("pass");
        assert_eq!(scene.state.hand.len() as usize, drawn, "{marines} marines, {draw_two}");
    }
}

/// Row 24 (D04-EQ-8): berserk flips and works on its second side too; then it is gone.
#[test]
fn row_24_berserk_ends_after_its_second_side() {
    let mut scene = on_floor(&["r..."], 1);
    scene.token((0, 0), "berserk").script(&["S01-1", "S01-2"]).does_all(&["unload", "take berserk"]);
    for turn in 0..2 {
        scene.does_all(&["done", "done", "unload"]);
        assert!(scene.marine(0).berserk > 0, "turn {turn}");
    }
    scene.put(InvaderKind::Demon, (1, 0));
    scene.script(&["R3/1", "S01-3"]).does_all(&["fire fist", "at 1,0"]);
    assert!(scene.state.figures.alive().is_empty());
    scene.does("done");
    assert_eq!(scene.marine(0).berserk, 0);
}

/// Row 25 (D04-ABIL-BLOW): we call it blow-through.
#[test]
fn row_25_the_name_of_blow_through() {
    assert!("blow-through".parse::<Ability>().is_ok());
    assert!(WeaponKind::Shotgun.sheet().abilities.blow_through);
}
