//! What day it is, the same day for everybody: that of the universal time.

use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;

use records::daily::date::Date;
use window_kit::window::state::Overlay;

/// The day that the pages show.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Today {
    /// The day.
    pub date: Date,
    /// Whether the day stays, whatever the clock says: for pictures and tests.
    pub held: bool,
}

impl Today {
    /// The day of the computer's clock.
    pub(crate) fn by_clock() -> Date {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Date::of_seconds(since.map_or(0, |since| since.as_secs()))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Today {
        date: Today::by_clock(),
        held: false,
    })
    .add_systems(Update, look.run_if(in_state(Overlay::Daily)));
}

/// Turns the page when a day ends.
pub(super) fn look(mut today: ResMut<Today>) {
    let now = Today {
        date: Today::by_clock(),
        held: false,
    };
    if !today.held {
        today.set_if_neq(now);
    }
}
