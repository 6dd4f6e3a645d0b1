//! What the end of a match says of the day.

use bevy::prelude::*;

use super::progress::DayProgress;
use super::tries::{Ended, EndedTry};
use super::words::{day_in_words, result_in_words};
use crate::screens::overlay_page::opening_button;
use messages::texts::daily as words;
use window_kit::ui::in_place::InPlace;
use window_kit::ui::look::{TEXT_QUIET, size};
use window_kit::ui::text::{bold, coloured};
use window_kit::window::state::Overlay;

/// The place of these words on the sheet of the results.
#[derive(Component, Clone, Copy, Debug)]
struct DayPlace;

/// The place of these words on the sheet of the results; it takes no room while it is empty.
pub(crate) fn day_place() -> impl Bundle {
    let node = Node {
        display: Display::None,
        flex_direction: FlexDirection::Column,
        row_gap: px(4),
        ..default()
    };
    (DayPlace, node, Pickable::IGNORE)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.run_if(any_match_filter::<Added<DayPlace>>));
}

fn show(
    (ended, progress): (Res<Ended>, Res<DayProgress>),
    mut places: Query<(Entity, &mut Node), Added<DayPlace>>,
    mut commands: Commands,
) {
    let Some(EndedTry { date, counts, .. }) = ended.0 else {
        return;
    };
    let result = progress.days.of(date).and_then(|day| day.result.as_ref());
    for (place, mut node) in &mut places {
        node.display = Display::Flex;
        commands.entity(place).update_children(|place| {
            place.spawn(bold(words::of_day(day_in_words(date)), size::BODY));
            let about = match result.filter(|_| counts) {
                Some(result) => result_in_words(result),
                None => words::DID_NOT_COUNT,
            };
            place.spawn(coloured(about, size::BODY, TEXT_QUIET));
            place.spawn(opening_button(words::HEADING, "results.daily", Overlay::Daily));
        });
    }
}
