//! Parts of the program that stand alone, with the tests beside their code: the program as a whole takes long to build, and
//! would be built once more for them.
#![allow(dead_code, reason = "their tests need a part of them")]

#[path = "../../src/analyse/chart.rs"]
mod chart;
#[path = "../../src/crew.rs"]
mod crew;
#[path = "../../src/explain.rs"]
mod explain;
#[path = "../../src/service.rs"]
mod service;
#[path = "../../src/admin/told.rs"]
mod told;
