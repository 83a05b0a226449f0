//! The invader's turn: cards, spawning, activations, events, and watchful invaders.

mod activation;
mod events;
mod spawn;
mod turn;
mod watch;
