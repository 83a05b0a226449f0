//! Cases A01 to A05: boards and moves.

mod support;
use support::Scene;

/// A04: ADR-RUN-1, ADR-RUN-2, ADR-MOVE-1.
#[test]
fn a04_a_run_ends_within_three_steps_or_back_home() {
    let mut scene = Scene::on("small").figures("S 01");
    scene.play("run");
    assert_eq!(scene.options("to"), ["00", "01", "02", "10", "11", "12", "13"]);
}

/// A06 and A07: ADR-W-LOCK-1, ADR-W-LOCK-2, ADR-COST-1.
#[test]
fn a06_lock_rifle() {
    let mut scene = Scene::on("big").figures("S 12, X 01, Y 23, Z 11").weapon("S", "lock-rifle");
    scene.play("shoot; fire lock-rifle basic");
    assert_eq!(scene.options("hit"), ["X", "Y"]);
    scene.play("hit X");
    scene.shows("X d2 mS1");
    scene.play("use lock-rifle second-lock");
    assert_eq!(scene.options("hit"), ["Y"]);
    scene.play("hit Y");
    scene.shows("Y d0 mS1, X d2 mS1");
    assert_eq!(scene.cubes("S"), "YB");
}
