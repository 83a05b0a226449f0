//! The numbers of the rules, as constants made from the locale files: a number that does not exist does not compile.

include!(concat!(env!("OUT_DIR"), "/rules.rs"));
