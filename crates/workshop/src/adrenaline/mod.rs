//! Arenas of Adrenaline: a floor cut into rooms of one colour each, doors so that nobody runs into a dead end, and
//! spawnpoints far apart.
//!
//! `floor` cuts and connects, `write` makes the file. What comes out has passed the checker.

mod floor;
mod write;

use self::floor::{Floor, Wish};
use crate::luck::Luck;
use crate::order::{Order, Refused, Size, crew, without_invader};
use crate::{Draft, texts};

/// Its name.
pub(crate) const GAME: &str = "adrenaline";
/// The fewest and the most players.
pub(crate) const PLAYERS: [u8; 2] = [3, 5];
/// A floor is found long before so many attempts.
const ATTEMPTS: u32 = 2000;
/// Titles of arenas, and what is told of them.
const TITLES: usize = 8;
const TALES: usize = 3;

/// An arena as it is ordered.
pub(crate) fn draft(order: &Order) -> Result<Draft, Refused> {
    crew(order, GAME, PLAYERS)?;
    without_invader(order, GAME)?;
    (1..=ATTEMPTS)
        .find_map(|attempt| attempted(order, &mut Luck::new(order.seed, attempt)))
        .ok_or_else(Refused::no_plan)
}

/// One attempt; nothing if the floor does not work out, or the checker finds anything in it.
fn attempted(order: &Order, luck: &mut Luck) -> Option<Draft> {
    let (wish, suits) = match order.size {
        Size::Small => (Wish { width: 4, height: 3, squares: luck.between(9, 10), rooms: 4 }, [3, 4]),
        Size::Medium => (Wish { width: 4, height: 4, squares: luck.between(12, 13), rooms: 5 }, [3, 5]),
        Size::Large => (Wish { width: 5, height: 5, squares: luck.between(18, 21), rooms: 6 }, [4, 5]),
    };
    let players = order.marines.map_or(suits, |players| [players, players]);
    let (title, tale) = (1 + luck.below(TITLES), 1 + luck.below(TALES));
    let floor = Floor::cut(wish, luck)?;
    let id = format!("arena-{}", order.seed_word());
    let head = write::Head {
        id: id.clone(),
        title: texts::wording(&format!("workshop-arena-title-{title}")),
        about: texts::wording(&format!("workshop-arena-about-{tale}")),
        players,
    };
    let text = write::write(&head, &floor, order);
    adrenaline::check(&text, &format!("{id}.toml")).is_clean().then_some(Draft { id, text })
}
