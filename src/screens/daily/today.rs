//! What day it is, the same day for everybody: that of the universal time.

use bevy::prelude::*;

use records::daily::date::Date;
use system::clock;
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
        Date::of_seconds(clock::since_1970().as_secs())
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
