//! adrenaline
