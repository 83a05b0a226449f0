//! Every reason for which something is refused is given somewhere, and has words in every language.

use crate::cases_frenzy::one_action;
use crate::support::Scene;
use adrenaline::steps::{EndTurn, WindUp};
use adrenaline::{Action, Adrenaline, Frame, Setup};
use codex::proof::Ear;
use engine::conformance::{Unheard, explain, provoke};
use engine::{Chance, Game, Refusal, Silent};

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
    let usual = Setup::default;
    [
        Setup { players: 9, ..usual() },
        Setup { skulls: 9, ..usual() },
        Setup { domination: true, turrets: true, ..usual() },
        Setup { players: 5, bot: true, ..usual() },
    ]
}

/// What random games seldom give: each in a position made for it.
fn rare() -> [Refusal; 5] {
    let no = |scene: &Scene, action: &str| scene.check(action).expect_err(action);
    let mut scope = Scene::on("big").figures("S 12, X 22").weapon("S", "machine-gun").ammo("S", "-");
    scope = scope.hand("S", "red-scope").option(|setup| setup.open_windows = true);
    scope.play("shoot; fire machine-gun basic; hit X");
    let mut glide = Scene::armed("small", "S 01, X 21", "plasma-gun heatseeker");
    glide.play("shoot");
    let mut follow = one_action().figures("X 22").unloaded("S", "lock-rifle").ammo("S", "RRYBB");
    follow.play("shoot; to 13");
    let follow = follow.ammo("S", "RRYB");
    let mut wave = Scene::armed("big", "S 12, X Y 02, Z 13, W 22", "shockwave");
    wave.play("shoot; fire shockwave basic");
    let mut over = glide.state.clone();
    over.frames.push(Frame::EndTurn(EndTurn { step: WindUp::Tag }));
    [
        no(&scope, "scope red-scope X"),
        no(&glide, "fire plasma-gun phase-glide"),
        no(&follow, "reload heatseeker"),
        no(&wave, "hit X Y"),
        Adrenaline::may(&over, Action::Run).unwrap_err(),
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
    hear(&Adrenaline::may(&finished(), Action::Run).unwrap_err());
    rare().iter().for_each(&mut hear);
    unplayable().iter().for_each(|setup| hear(&Adrenaline::start(setup, 1).unwrap_err()));
    assert!(unheard.left().is_empty(), "never given:\n{}", unheard.left().join("\n"));
}
