//! What the workshop makes can be played, and what it measures can be trusted.

mod fair;
mod makes;
mod measures;
