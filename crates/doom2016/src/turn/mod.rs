//! A marine's activation, from its start to the cards he draws at its end (D16-MAR-1 to D16-MAR-10).

mod act;
mod begin;
mod cards;
mod end;
mod items;
