//! Every reason for which something is refused is given somewhere, and has words in every language.

use adrenaline::steps::{EndTurn, WindUp};
use adrenaline::{Action, Adrenaline, Frame, Setup};
use codex::proof::Ear;
use engine::conformance::{Unheard, explain, provoke};
use engine::{Chance, Game, Refusal, Silent};

use crate::support::Scene;

/// A game played to its end.
fn finished() -> adrenaline::State {
    let mut state = Adrenaline::start(&Setup::default(), 1).unwrap();
    let (mut legal, mut luck) = (Vec::new(), Chance::seeded(1));
    while Adrenaline::decision(&state).is_some() {
        legal.clear();
        Adrenaline::legal(&state, &mut legal);
        Adrenaline::apply(&mut state, legal[luck.below(legal.len() as u32) as usize], &mut Silent);
    }
    state
}

/// Set-ups that cannot be played.
fn unplayable() -> [Setup; 4] {
    let usual = Setup::default();
    [
        Setup { players: 9, ..usual },
        Setup { skulls: 9, ..usual },
        Setup { domination: true, turrets: true, ..usual },
        Setup { players: 5, bot: true, ..usual },
    ]
}

/// Refusals that random games seldom give: each in a position made for it.
fn rare() -> [Refusal; 5] {
    let told = |scene: &Scene, action: &str| scene.check(action).unwrap_err();
    // In the frenzy a reload must lead to a shot.
    let reload = Scene::on("big").figures("S 12 d7, X 22").frenzy("W").unloaded("S", "heatseeker lock-rifle");
    let mut reload = reload.row("blue", "shockwave").row("yellow", "electroscythe").ammo("S", "RRYBB");
    reload.play("shoot; to 13");
    let reload = reload.ammo("S", "RRYB");
    // The scope itself does not pay for its cube.
    let scope = Scene::on("big").figures("S 12, X 22").weapon("S", "machine-gun").ammo("S", "-");
    let mut scope = scope.hand("S", "red-scope").option(|setup| setup.open_windows = true);
    scope.play("shoot; fire machine-gun basic; hit X");
    let mut glide = Scene::armed("small", "S 01, X 21", "plasma-gun heatseeker");
    glide.play("shoot");
    // One target a square.
    let mut wave = Scene::armed("big", "S 12, X 02, Y 02", "shockwave");
    wave.play("shoot; fire shockwave basic");
    let mut over = Scene::on("big").figures("S 12, X 22");
    over.state.frames.push(Frame::EndTurn(EndTurn { step: WindUp::Tag }));
    [
        told(&reload, "reload heatseeker"),
        told(&scope, "scope red-scope X"),
        told(&glide, "fire plasma-gun phase-glide"),
        told(&wave, "hit X Y"),
        Adrenaline::may(&over.state, Action::Run).unwrap_err(),
    ]
}

#[test]
fn every_reason_is_given_and_has_words() {
    let (mut unheard, mut ear) = (Unheard::of::<Adrenaline>(), Ear::default());
    let mut hear = |refusal: &Refusal| {
        ear.hear_refusal(refusal);
        unheard.hear(refusal);
    };
    let is_fight = |action| matches!(action, Action::Shoot | Action::Fire(..) | Action::Use(..));
    provoke::<Adrenaline>(216, 500, 12, |_| {}, is_fight, |_, _, refusal, _| hear(refusal));
    explain::<Adrenaline>(40, is_fight, |no| hear(&no.refusal)).unwrap();
    rare().iter().for_each(&mut hear);
    hear(&Adrenaline::may(&finished(), Action::Run).unwrap_err());
    unplayable().iter().for_each(|setup| hear(&Adrenaline::start(setup, 1).unwrap_err()));
    assert!(unheard.left().is_empty(), "never given:\n{}", unheard.left().join("\n"));
}
