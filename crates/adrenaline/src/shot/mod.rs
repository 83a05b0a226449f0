//! Shooting: which weapons can be fired, whom their effects can hit, and how a shot is carried out.

mod fire;
mod fist;
mod stages;
mod targets;
