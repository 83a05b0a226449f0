//! What happened, told to people; dropped at no cost where nobody listens.

/// Where a game puts its events while it applies an action.
///
/// The event is built only if somebody wants it:
/// ```
/// use engine::{Events, Silent};
/// let mut heard = Vec::new();
/// heard.put(|| "boom");
/// Silent.put(|| -> &str { unreachable!("nobody listens") });
/// assert_eq!(heard, ["boom"]);
/// ```
/// Rules that take `impl Events` are built anew in every crate that calls them. A large game has them built twice, at
/// home and nowhere else, and asks for the [`list`](Events::list) to choose between the two.
pub trait Events<E> {
    /// Take one event.
    fn put(&mut self, event: impl FnOnce() -> E);
    /// What was heard; nothing if nobody listens.
    fn list(&mut self) -> Option<&mut Vec<E>>;
}

/// Nobody listens: search and simulation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Events<E> for Silent {
    #[inline(always)]
    fn put(&mut self, _: impl FnOnce() -> E) {}
    #[inline(always)]
    fn list(&mut self) -> Option<&mut Vec<E>> {
        None
    }
}

impl<E> Events<E> for Vec<E> {
    fn put(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
    #[inline(always)]
    fn list(&mut self) -> Option<&mut Vec<E>> {
        Some(self)
    }
}
