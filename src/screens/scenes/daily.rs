//! The page of the table of the day, on a day with some days before it.

use crate::screens::daily::progress::DayProgress;
use crate::screens::daily::today::Today;
use crate::screens::scenes::error::SceneError;
use crate::screens::scenes::stage::Stage;
use records::daily::date::Date;
use records::daily::result::DayResult;
use window_kit::window::state::{Overlay, Screen};

/// The day, counted from 1970: 2026-11-26.
const TODAY: u32 = 20_783;
/// The points of the days before, counted back from today; `None` for a day that was not played.
const BEFORE: [Option<i32>; 9] = [
    Some(62),
    Some(-3),
    Some(25),
    None,
    Some(40),
    Some(10),
    None,
    None,
    Some(5),
];

pub(super) fn show(stage: &mut Stage) -> Result<f32, SceneError> {
    let today = Date::of_days(TODAY);
    stage.world().insert_resource(Today {
        date: today,
        held: true,
    });
    let mut progress = DayProgress::default();
    for (back, points) in (0..).zip(BEFORE) {
        let Some(points) = points else { continue };
        let won = points > 20;
        let result = DayResult {
            place: if won { 1 } else { 2 },
            players: 3,
            won,
            points,
            led: vec![false, true, true, false, true, won],
        };
        progress.days.finish(Date::of_days(TODAY - back), result);
    }
    progress.days.begin(Date::of_days(TODAY - 10), "");
    let given_up = Date::of_days(TODAY - 11);
    progress.days.begin(given_up, "");
    progress.days.give_up(given_up);
    stage.world().insert_resource(progress);
    Ok(stage.show(Screen::Title, Overlay::Daily))
}
