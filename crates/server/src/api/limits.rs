//! Limits as they are in force: those that are set while the place runs, else those that it was started with.

use std::sync::Weak;

use super::App;
use super::guard::Rate;

/// Follow what is set, as long as the place is served.
pub(super) async fn follow(app: Weak<App>) {
    let Some(mut set) = app.upgrade().map(|app| app.house.orders.limits.subscribe()) else { return };
    while set.changed().await.is_ok() {
        let Some(app) = app.upgrade() else { return };
        let limits = set.borrow_and_update().clone();
        app.sign_ups.set_rate(limits.sign_ups.map_or(app.settings.sign_ups, Rate::a_minute));
        app.requests.set_rate(limits.requests.map_or(app.settings.requests, Rate::a_second));
    }
}

impl App {
    /// How many tables that are not over somebody may have opened.
    pub(super) fn tables_per_person(&self) -> u64 {
        self.house.limits().tables.map_or(self.settings.tables_per_person, u64::from)
    }

    /// How many may watch a table without sitting there.
    pub(super) fn watchers_per_table(&self) -> usize {
        self.house.limits().watchers.map_or(self.settings.watchers_per_table, |most| most as usize)
    }
}
