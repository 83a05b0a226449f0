//! What the board offers to somebody who points at it: legal, as told, and nothing of what is hidden in it.

use doom2016::Doom2016;
use engine::conformance::{Looked, assert_foreseen};

#[test]
fn journeys_are_legal_end_where_they_say_and_betray_nothing() {
    let looked = assert_foreseen::<Doom2016>(20, 400, 29);
    let Looked { positions, walks, proposals, eyes, .. } = looked;
    assert!(positions > 100 && walks > 1000 && proposals > 100 && eyes > 100, "{looked:?}");
}
