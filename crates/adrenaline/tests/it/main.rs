//! The rules, case by case: A01 to A148, every weapon, every ruling, the worked examples of the rulebook; and the
//! contract of the engine.

mod ahead;
mod arenas;
mod cases_boards;
mod cases_bot;
mod cases_damage_scoring;
mod cases_domination;
mod cases_domination_further;
mod cases_domination_weapons;
mod cases_frenzy;
mod cases_further;
mod cases_grab_pay;
mod cases_powerups;
mod cases_turrets;
mod conformance;
mod data;
mod foresight;
mod positions;
mod refusals;
mod rulebook_examples;
mod rules_damage_scoring;
mod rules_domination;
mod rules_frenzy_end;
mod rules_pay_and_turn;
mod rules_powerup_cards;
mod rules_table;
mod rulings;
mod shooting;
mod support;
mod weapons_beams;
mod weapons_blasts;
mod weapons_blue;
mod weapons_fists;
mod weapons_red;
mod weapons_yellow;
mod why;
