//! Asking for a price.

use crate::steps::Pay;
use crate::{Cubes, Frame, State};

/// Ask for a price; nothing to pay is nothing to ask (ADR-PAY-5).
pub(crate) fn charge(state: &mut State, cost: Cubes) {
    if !cost.is_none() {
        state.push(Frame::Pay(Pay { cost, any: 0 }));
    }
}
