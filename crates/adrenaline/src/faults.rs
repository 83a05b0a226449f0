//! Faults.
use engine::Fault;
use crate::State;
pub(crate) fn faults(_: &State) -> Vec<Fault> { Vec::new() }
