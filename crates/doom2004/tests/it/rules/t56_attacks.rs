//! Attacks in the rulings: own blasts, chains, aim and ammo, scatter, barrels (T57, T65 to T68, T79, T80).

use doom2004::place::Winner;
use doom2004::{AmmoKind, Event, FigureId, InvaderKind, OrderKind};
use engine::Seat;

use super::support::Scene;
use super::t31_floor::{floor, on_floor, rolls};

fn wounds(scene: &Scene, id: FigureId) -> Option<u8> {
    scene.figure(id).map(|figure| figure.wounds)
}

/// T57 (D04-INT-19): the thrower stands in his own blast: he is wounded, and aim or guard is gone.
#[test]
fn t57_a_grenade_hurts_its_thrower() {
    for order in [OrderKind::Aim, OrderKind::Guard] {
        let mut scene = on_floor(&["r..."], 1);
        let zombie = scene.put(InvaderKind::Zombie, (1, 0));
        scene.ammo(0, AmmoKind::Rockets, 1).script(&["R1/3", "G2/0"]);
        scene.does_all(&["ready", &format!("order {order}"), "fire grenade", "at 1,0"]);
        assert_eq!((wounds(&scene, zombie), scene.left(0)), (Some(1), 9));
        assert_eq!(scene.marine(0).order, None, "{order}");
    }
}

/// D04-INT-19: all damage of a blast is simultaneous, figures do not shelter, friendly fire frags like any other.
#[test]
fn int_19_a_blast_spares_nobody() {
    let mut scene = on_floor(&["r....", "...g.", "....."], 2);
    let (near, far) = (scene.put(InvaderKind::Imp, (3, 0)), scene.put(InvaderKind::Imp, (4, 0)));
    scene.ammo(0, AmmoKind::Rockets, 1).wounds(1, 1).script(&["R1/3", "G2/0"]);
    scene.does_all(&["unload", "fire grenade", "at 3,0"]);
    assert_eq!((wounds(&scene, near), wounds(&scene, far)), (Some(1), Some(1)));
    assert_eq!((scene.at(1), scene.state.frags), (None, 1));
}

/// D04-INT-19: a barrel's space is covered but not passed: what is behind it is safe.
#[test]
fn int_19_a_blast_does_not_pass_a_barrel() {
    let mut scene = on_floor(&["r...!.", "   ..."], 1);
    let (beside, behind) = (scene.put(InvaderKind::Demon, (3, 1)), scene.put(InvaderKind::Archvile, (5, 0)));
    scene.give(0, "bfg").ammo(0, AmmoKind::Cells, 1).script(&["R0/4*", "G3/0", "G3/0", "B0/2", "B0/2"]);
    scene.does_all(&["unload", "fire bfg", "at 3,0"]);
    // Blast 2 reaches (5,0) past (4,1), not over the barrel: 10 damage.
    assert_eq!((wounds(&scene, beside), wounds(&scene, behind)), (None, None));
    let mut scene = on_floor(&["r...!."], 1);
    let behind = scene.put(InvaderKind::Archvile, (5, 0));
    scene.give(0, "bfg").ammo(0, AmmoKind::Cells, 1).script(&["R0/4*", "G3/0", "G3/0", "B0/2", "B0/2"]);
    scene.does_all(&["unload", "fire bfg", "at 3,0"]);
    assert_eq!(wounds(&scene, behind), Some(1), "the explosion alone (D04-BAR-1)");
}

/// D04-INT-20: two figures on one space in mid-move: the attacker names one, and a blast hits both.
#[test]
fn int_20_two_figures_on_one_space() {
    let shared = || {
        let mut scene = on_floor(&["r....", "....."], 1);
        let zombies = [scene.put(InvaderKind::Zombie, (4, 0)), scene.put(InvaderKind::Zombie, (3, 0))];
        scene.order(0, OrderKind::Guard).ammo(0, AmmoKind::Rockets, 1).invader_turn();
        scene.does_all(&["activate f1", "step W"]);
        (scene, zombies)
    };
    let (mut scene, [mover, other]) = shared();
    scene.does("fire pistol");
    scene.forbids("at 3,0");
    scene.script(&["Y2/2", "G2/0"]).does("at 3,0 f1");
    assert_eq!((wounds(&scene, mover), wounds(&scene, other)), (Some(1), Some(0)));
    scene.forbids("strike");
    scene.forbids("done");
    let (mut scene, [mover, other]) = shared();
    scene.script(&["R1/3", "G2/0"]).does_all(&["fire grenade", "at 3,0"]);
    assert_eq!((wounds(&scene, mover), wounds(&scene, other)), (Some(1), Some(1)));
}

/// T65 (D04-INT-14): aim covers the first roll of a chain; the walked roll stands.
#[test]
fn t65_aim_covers_the_first_roll_of_a_chain() {
    let mut scene = on_floor(&["r..."], 1);
    let (first, second) = (scene.put(InvaderKind::Zombie, (1, 0)), scene.put(InvaderKind::Zombie, (2, 0)));
    scene.give(0, "shotgun").order(0, OrderKind::Aim).script(&["RMISS", "B0/2", "R1/3"]);
    scene.does_all(&["unload", "fire shotgun aimed", "at 1,0", "reroll 1"]);
    assert_eq!(wounds(&scene, first), None);
    scene.script(&["RMISS"]).does("chain 2,0 blue");
    assert!(scene.options("reroll").is_empty(), "the miss stands");
    assert_eq!((scene.asked(), wounds(&scene, second)), (Seat(0), Some(0)));
    assert_eq!(scene.events().iter().filter(|event| matches!(event, Event::Rerolled { .. })).count(), 1);
}

/// D04-INT-14: each roll of a chain is an attack of its own: a dodge event against the second, and damage for itself.
#[test]
fn int_14_each_roll_of_a_chain_is_an_attack() {
    let mut scene = on_floor(&["r..."], 1);
    scene.put(InvaderKind::Zombie, (1, 0));
    let second = scene.put(InvaderKind::Zombie, (2, 0));
    scene.give(0, "shotgun").hand(&["E01-1"]).script(&["R3/1", "B1/1", "R2/2", "RMISS"]);
    scene.does_all(&["unload", "fire shotgun", "at 1,0", "pass", "chain 2,0 blue", "play E01-1", "reroll 1"]);
    assert_eq!(wounds(&scene, second), Some(0));
}

/// T66 (D04-INT-15, D04-AMMO-2): ammo follows the final faces.
#[test]
fn t66_ammo_follows_the_final_faces() {
    for (first, then, left) in [("Y3/1*", "Y2/2", 4), ("Y2/2", "Y4/0*", 3)] {
        let mut scene = on_floor(&["r..."], 1);
        scene.put(InvaderKind::Imp, (2, 0));
        scene.order(0, OrderKind::Aim).script(&[first, "G2/0", then]);
        scene.does_all(&["unload", "fire pistol aimed", "at 2,0", "reroll 1"]);
        assert_eq!(scene.marine(0).ammo_of(AmmoKind::Bullets), left, "{first} to {then}");
    }
}

/// A marine throws a grenade too far at 5,0; the only card of the deck scatters it 4 to the east.
fn thrown(frags: Option<[u8; 3]>) -> (Scene, FigureId) {
    let map = floor(&["r..........."]);
    let mut scene = Scene::sketched(&map, 1, |sketch| sketch.with(|scenario| scenario.frags = frags));
    let zombie = scene.put(InvaderKind::Zombie, (10, 0));
    scene.ammo(0, AmmoKind::Rockets, 1).deck(&["E04-2"]).script(&["R1/3", "G1/1", "E04-2"]);
    scene.does_all(&["unload", "fire grenade", "at 5,0"]);
    (scene, zombie)
}

/// T67 (D04-INT-47, D04-INV-2, D04-SCAT-4): the last card is carried out and discarded, then frag and reshuffle with it.
#[test]
fn t67_scatter_takes_the_last_card() {
    let (scene, zombie) = thrown(None);
    assert_eq!(wounds(&scene, zombie), None, "4 damage at 9,0");
    assert_eq!((scene.state.frags, scene.state.deck.len(), scene.state.discard.len()), (1, 66, 0));
    assert_eq!(scene.state.winner, None);
}

/// T67 (D04-INT-49): the frag reaches the goal: the invader wins, after the blast.
#[test]
fn t67_the_frag_of_the_deck_may_win() {
    let (scene, zombie) = thrown(Some([1, 1, 1]));
    assert_eq!((wounds(&scene, zombie), scene.state.winner), (None, Some(Winner::Invader)));
    assert!(scene.legal().is_empty());
}

/// D04-INT-49, D04-INT-47: a frag in mid-draw ends the game at once; the marines who have left count for the draw.
#[test]
fn int_49_the_game_ends_in_mid_draw() {
    for (limit, hand) in [(1, 1), (9, 2)] {
        let map = floor(&["r....", "g...."]);
        let mut scene = Scene::sketched(&map, 2, |sketch| sketch.with(|s| s.frags = Some([limit; 3])));
        scene.state.marines[1].place = doom2004::state::Place::Left;
        scene.deck(&["S01-1"]).script(&["S01-1", "S02-1"][..hand]).invader_begins().does("pass");
        assert_eq!((scene.state.frags, scene.state.hand.len()), (1, hand as u32));
        assert_eq!(scene.state.winner.is_some(), limit == 1);
    }
}

/// D04-INT-49: one blast can give several frags.
#[test]
fn int_49_a_blast_may_frag_two() {
    let mut scene = on_floor(&["r....", "g....", "....."], 2);
    scene.put(InvaderKind::Archvile, (4, 0));
    scene.wounds(0, 1).wounds(1, 1).invader_turn().script(&["R1/3", "G3/0", "G3/0"]);
    scene.does_all(&["activate f1", "strike", "at 0,0"]);
    assert_eq!((scene.state.frags, scene.at(0), scene.at(1)), (2, None, None));
}

/// T68 (D04-INT-15, D04-ABIL-BLOW, D04-AMMO-3): a chain goes on while a token is left, over an empty space without a roll.
#[test]
fn t68_a_chain_needs_a_token_for_each_space() {
    for bullet in [true, false] {
        let mut scene = on_floor(&["r..."], 1);
        let (near, far) = (scene.put(InvaderKind::Zombie, (1, 0)), scene.put(InvaderKind::Zombie, (3, 0)));
        scene.give(0, "chain-gun").ammo(0, AmmoKind::Bullets, 1);
        scene.script(&[if bullet { "Y3/1*" } else { "Y2/2" }, "G2/0", "G2/0", "B0/2"]);
        scene.does_all(&["unload", "fire chain-gun", "at 1,0"]);
        assert_eq!(wounds(&scene, near), None);
        if bullet {
            assert_eq!(scene.marine(0).ammo_of(AmmoKind::Bullets), 0);
            scene.forbids("chain 2,0 green");
            continue;
        }
        scene.does("chain 2,0 green");
        assert_eq!(rolls(&scene), 1, "nobody is there");
        scene.script(&["Y3/1", "B0/2"]).does("chain 3,0 green");
        assert_eq!((wounds(&scene, far), rolls(&scene)), (None, 2));
    }
}

/// D04-INT-16: a barrel may be attacked and ends the chain, as its first target too.
#[test]
fn int_16_a_barrel_ends_the_chain() {
    let mut scene = on_floor(&["r!..", "...."], 1);
    scene.put(InvaderKind::Archvile, (2, 0));
    scene.give(0, "shotgun").script(&["R2/2", "B1/1"]);
    scene.does_all(&["unload", "fire shotgun", "at 1,0"]);
    assert_eq!((scene.state.burst.0, scene.left(0)), (1, 9));
    assert!(scene.options("chain").is_empty());

    let mut scene = on_floor(&["r.!..", "....."], 1);
    scene.put(InvaderKind::Zombie, (1, 0));
    scene.put(InvaderKind::Archvile, (3, 0));
    scene.give(0, "chain-gun").script(&["Y2/2", "G1/1", "G1/1", "B1/1", "Y2/2", "G1/1", "B1/1"]);
    scene.does_all(&["unload", "fire chain-gun", "at 1,0", "chain 2,0 green"]);
    assert_eq!(scene.state.burst.0, 1);
    assert!(scene.options("chain").is_empty());
}

/// T80 (D04-INT-16): the chain of a mancubus cannot pass over a friend's space.
#[test]
fn t80_a_chain_does_not_pass_a_friend() {
    for friend in [true, false] {
        let mut scene = on_floor(&["..r.g", "..   "], 2);
        scene.put(InvaderKind::Mancubus, (0, 0));
        if friend {
            scene.put(InvaderKind::Zombie, (3, 0));
        }
        scene.invader_turn().script(&["Y3/1", "G2/0", "B0/2"]);
        scene.does_all(&["activate f1", "strike", "at 2,0"]);
        assert_eq!(scene.left(0), 8);
        assert_eq!(scene.options("chain").is_empty(), friend);
    }
}

/// D04-INT-16: nor onto a blocking obstacle, nor onto any space of a figure that it has attacked.
#[test]
fn int_16_where_a_chain_may_not_go() {
    let mut scene = on_floor(&["r....", "..%.."], 1);
    scene.put(InvaderKind::Demon, (1, 0));
    scene.put(InvaderKind::Zombie, (1, 1));
    scene.give(0, "chain-gun").script(&["Y3/1", "G2/0", "G2/0", "B1/1"]);
    scene.does_all(&["unload", "fire chain-gun", "at 1,0"]);
    let open = scene.options("chain");
    assert!(open.contains(&"0,1 green".to_owned()), "{open:?}");
    assert!(
        !open
            .iter()
            .any(|space| space.starts_with("2,0") || space.starts_with("2,1") || space.starts_with("0,0"))
    );
}

/// T79 (D04-BAR-1, D04-INT-23, D04-SCAT-5): a scattered blast without damage leaves the barrel; 1 damage sets it off,
/// and a barrel beside it, outside the blast, stays.
#[test]
fn t79_a_scattered_blast_beside_a_barrel() {
    for (face, burst) in [("G2/0", 0), ("G1/1", 1)] {
        let mut scene = on_floor(&["..........", "r......!!.", ".........."], 1);
        let imp = scene.put(InvaderKind::Imp, (7, 0));
        scene.ammo(0, AmmoKind::Rockets, 1).script(&["RMISS", face, "S01-4"]);
        scene.does_all(&["unload", "fire grenade", "at 5,1"]);
        assert_eq!(scene.state.burst.0, burst, "{face}");
        assert_eq!(wounds(&scene, imp), Some(burst as u8), "1 damage is no wound: the explosion is");
    }
}

/// D04-INT-23, D04-BIG-3: barrels hit by one attack explode one after the other, each wounding every neighbour once.
#[test]
fn int_23_two_barrels_explode_one_by_one() {
    let mut scene = on_floor(&["........", "r....!!.", "........"], 1);
    let knight = scene.put(InvaderKind::Demon, (5, 0));
    scene.ammo(0, AmmoKind::Rockets, 1).give(0, "rocket-launcher").script(&["R3/1", "G3/0", "G3/0", "B1/1"]);
    scene.does_all(&["unload", "fire rocket-launcher", "at 5,1"]);
    assert_eq!(
        (scene.state.burst.0, wounds(&scene, knight)),
        (0b11, Some(2)),
        "2 damage on armour 3, two explosions"
    );
}

/// D04-INT-22: scatter is walked space by space: an obstacle or a barrel short of the end makes it harmless; a barrel on
/// the last space is hit; figures do not stop it.
#[test]
fn int_22_scatter_is_walked() {
    for (row, at, burst) in [
        ("r....%....", None, 0),
        ("r.....!...", None, 0),
        ("r......!..", Some(0), 1),
        ("r.........", Some(0), 0),
    ] {
        let mut scene = on_floor(&[row], 1);
        let imp = scene.put(InvaderKind::Imp, (8, 0));
        if !row.contains(['%', '!']) {
            scene.put(InvaderKind::Zombie, (6, 0));
        }
        scene.ammo(0, AmmoKind::Rockets, 1).script(&["RMISS", "G1/1", "S04-1"]);
        scene.does_all(&["unload", "fire grenade", "at 4,0"]);
        let landed = scene.events().iter().any(|event| matches!(event, Event::Scattered { to: Some(_), .. }));
        assert_eq!((landed, scene.state.burst.0), (at.is_some(), burst), "{row}");
        assert_eq!(wounds(&scene, imp), Some(burst as u8));
    }
}

/// D04-INT-18: a sweep names no space and needs an adjacent enemy; range does not matter.
#[test]
fn int_18_a_sweep_names_no_space() {
    let mut scene = on_floor(&["..r.", "...."], 1);
    scene.put(InvaderKind::HellKnight, (0, 0));
    scene.invader_turn().script(&["R0/4*", "B0/2", "B0/2"]);
    scene.does_all(&["activate f1", "strike"]);
    assert_eq!(scene.left(0), 6, "8 damage with range 0");
    let mut scene = on_floor(&["...r", "...."], 1);
    scene.put(InvaderKind::HellKnight, (0, 0));
    scene.invader_turn().does("activate f1");
    scene.refuses("strike", "D04-INT-18");
}

/// D04-INT-21: several victims are moved in the attacker's order; one who dies on goo fell there (D04-FRAG-1).
#[test]
fn int_21_knockback_in_the_attackers_order() {
    let mut scene = on_floor(&["..r~..", "..g..."], 2);
    scene.put(InvaderKind::HellKnight, (0, 0));
    scene.armour(0, 4).armour(1, 4).wounds(0, 1).invader_turn().script(&["R3/1", "B1/1", "B1/1"]);
    scene.does_all(&["activate f1", "strike"]);
    scene.allows("knock p1 3,0");
    scene.does("knock p2 4,1");
    scene.allows("knock p1 2,1");
    scene.does("knock p1 3,0");
    assert_eq!(scene.marine(0).place, doom2004::state::Place::Fallen(scene.space((3, 0))));
    assert_eq!((scene.at(1), scene.state.frags), (Some((4, 1)), 1));
}

/// D04-INT-50: the supply of tokens limits neither armour nor frags nor orders.
#[test]
fn int_50_supplies_limit_nothing() {
    let mut scene = on_floor(&["r.g.b"], 3);
    scene.armour(0, 15).armour(1, 15).token((0, 0), "armour").does_all(&["unload", "take armour"]);
    assert_eq!((scene.marine(0).armour, doom2004::TokenKind::Armour.in_box()), (16, 15));
    scene.state.frags = 200;
    scene.wounds(0, 1).marine_turn(0).state.marines[0].in_goo = true;
    scene.does_all(&["unload", "done"]);
    assert_eq!(scene.state.frags, 201);
}
