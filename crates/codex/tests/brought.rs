//! Texts that are brought along, as a page brings them.

use codex::{Lang, bring, files, text};

#[test]
fn the_texts_that_are_brought_are_those_that_are_said() {
    bring(Lang::Hr, "ui-yes = doista\n");
    bring(Lang::Hr, "ui-yes = jest\n");
    assert_eq!(text(Lang::Hr, "ui-yes", &[]), "doista");
    // The other languages are in the program.
    assert_eq!(text(Lang::Hu, "ui-yes", &[]), "igen");
    assert!(files(Lang::Pl).any(|(name, text)| name == "ui.ftl" && text.contains("ui-yes")));
}
