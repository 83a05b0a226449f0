//! What rooms are called: names that our scenarios have too, and that are there in every language.

use doom2004::place::Area;
use skirmish::{Mark, Mood, Prose, Text};

use super::areas::{Purpose, Zone};

/// Names of rooms for a purpose, in a place that people built and in one that nobody did. `goal` is what the marines are
/// to do.
fn names(purpose: Purpose, wild: bool, goal: &str) -> &'static [&'static str] {
    match (purpose, wild) {
        (Purpose::Start, false) => &["loading-bay"],
        (Purpose::Start, true) => &["shelter"],
        (Purpose::Goal, _) => match goal {
            "kill" | "clear" => &["lair"],
            "carry" => &["core-room"],
            "survive" => &["relay-room"],
            _ => &["lock-chamber"],
        },
        (Purpose::Armoury, _) => &["armoury", "guard-room"],
        (Purpose::Nest, _) => &["sump", "drain"],
        (Purpose::Store, false) => &["stores", "crate-store", "locker-room"],
        (Purpose::Store, true) => &["morgue", "stores"],
        (Purpose::Hall, false) => &["machine-hall", "workshop", "battery-room", "pump-room"],
        (Purpose::Hall, true) => &["chapel", "round-chamber", "barrel-hall"],
        (Purpose::Passage, false) => &["service-corridor", "pipe-corridor", "side-passage", "tunnel"],
        (Purpose::Passage, true) => &["long-corridor", "tunnel", "side-passage", "back-way"],
    }
}

/// One of our texts.
fn ours(key: String) -> Text {
    Text { prose: Prose::Ours(key), mark: Mark::default() }
}

/// Names each area, none of them twice; where there are more areas than names they go without.
pub(super) fn name(areas: &mut [Area], zones: &[Zone], mood: Mood, goal: &str) {
    let wild = matches!(mood, Mood::Ash | Mood::Hell | Mood::Shrine);
    let mut taken = Vec::new();
    for (area, zone) in areas.iter_mut().zip(zones) {
        let free = names(zone.purpose, wild, goal).iter().find(|name| !taken.contains(*name));
        taken.extend(free);
        area.name = free.map(|name| ours(format!("d04-room-{name}")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_there_in_every_language() {
        let purposes = [
            Purpose::Start,
            Purpose::Goal,
            Purpose::Armoury,
            Purpose::Nest,
            Purpose::Store,
            Purpose::Hall,
            Purpose::Passage,
        ];
        for goal in super::super::objectives() {
            for (purpose, wild) in purposes.into_iter().flat_map(|it| [(it, false), (it, true)]) {
                for name in names(purpose, wild, goal) {
                    assert!(codex::has(&format!("d04-room-{name}")), "{name}");
                }
            }
        }
    }

    #[test]
    fn no_two_areas_have_one_name_and_none_has_one_that_is_not_there() {
        let zone = |purpose| Zone { pieces: Vec::new(), depth: 0, purpose, keys: Vec::new() };
        let zones: Vec<Zone> = [Purpose::Start, Purpose::Nest, Purpose::Nest, Purpose::Nest].map(zone).into();
        let mut areas: Vec<Area> = (0..4).map(|n| Area::empty(format!("A{n}"))).collect();
        name(&mut areas, &zones, Mood::Hell, "kill");
        let named: Vec<_> =
            areas.iter().map(|area| area.name.as_ref().map(|name| name.prose.clone())).collect();
        let told = |key: &str| Some(Prose::Ours(key.to_owned()));
        assert_eq!(named, [told("d04-room-shelter"), told("d04-room-sump"), told("d04-room-drain"), None]);
    }
}
