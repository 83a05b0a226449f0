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
pub trait Events<E> {
    /// Take one event.
    fn put(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens: search and simulation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Events<E> for Silent {
    #[inline(always)]
    fn put(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Events<E> for Vec<E> {
    fn put(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
