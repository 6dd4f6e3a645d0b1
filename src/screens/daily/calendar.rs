//! The days of a month, with what became of each.

use bevy::prelude::*;

use messages::Message;
use messages::texts::daily as words;
use records::daily::date::Date;
use records::daily::days::{DayMark, Days};
use window_kit::ui::access::Access;
use window_kit::ui::look::{BRASS, EDGE, ROW, ROW_MARKED, TEXT_QUIET, size};
use window_kit::ui::text::{bold, coloured, one_line};

/// The days of a week.
const WEEK: usize = 7;
/// The width and the height of a day, in logical pixels.
const DAY: Vec2 = Vec2::new(44.0, 40.0);
const GAP: f32 = 4.0;

/// The month of this day.
pub(super) fn spawn(page: &mut ChildSpawnerCommands, today: Date, days: &Days) {
    page.spawn(bold(
        words::month_of(today.month(), today.year().to_string()),
        size::GROUP,
    ));
    page.spawn((
        Node {
            display: Display::Grid,
            grid_template_columns: RepeatedGridTrack::px(WEEK as u16, DAY.x),
            column_gap: px(GAP),
            row_gap: px(GAP),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|grid| {
        for day in 0..WEEK {
            grid.spawn(cell(16.0)).with_children(|cell| {
                let name = (coloured(words::weekday(day), size::SMALL, TEXT_QUIET), one_line());
                cell.spawn((name, Access::left_out()));
            });
        }
        let first = today.month_days().next().unwrap_or(today);
        for _ in 0..first.weekday() {
            grid.spawn(cell(DAY.y));
        }
        for date in today.month_days() {
            spawn_day(grid, date, days.mark(date), date == today);
        }
    });
}

fn cell(height: f32) -> impl Bundle {
    (
        Node {
            width: px(DAY.x),
            min_height: px(height),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(6)),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        Pickable::IGNORE,
    )
}

fn spawn_day(grid: &mut ChildSpawnerCommands, date: Date, mark: DayMark, is_today: bool) {
    let ground = match mark {
        DayMark::Won | DayMark::Played => ROW_MARKED,
        DayMark::Open | DayMark::Begun | DayMark::GivenUp => ROW,
    };
    let edge = if is_today { BRASS } else { EDGE };
    grid.spawn((cell(DAY.y), BackgroundColor(ground), BorderColor::all(edge)))
        .with_children(|cell| {
            let number = (
                coloured(Message::verbatim(date.day().to_string()), size::SMALL, TEXT_QUIET),
                one_line(),
            );
            cell.spawn((number, Access::named(words::day_is(date.day(), said(mark)))));
            cell.spawn((
                bold(Message::verbatim(sign(mark)), size::SMALL),
                one_line(),
                Access::left_out(),
            ));
        });
}

/// The sign of a day.
const fn sign(mark: DayMark) -> &'static str {
    match mark {
        DayMark::Open => " ",
        DayMark::Begun => "\u{2026}",
        DayMark::GivenUp => "\u{2013}",
        DayMark::Played => "\u{2022}",
        DayMark::Won => "\u{25ca}",
    }
}

/// What became of a day, in words.
pub(super) const fn said(mark: DayMark) -> Message {
    match mark {
        DayMark::Open => words::DAY_OPEN,
        DayMark::Begun => words::DAY_BEGUN,
        DayMark::GivenUp => words::DAY_GIVEN_UP,
        DayMark::Played => words::DAY_PLAYED,
        DayMark::Won => words::DAY_WON,
    }
}

/// What the signs mean.
pub(super) fn legend() -> Message {
    let meant = [DayMark::Won, DayMark::Played, DayMark::Begun, DayMark::GivenUp];
    words::legend(meant.map(|mark| words::sign_is(sign(mark), said(mark))))
}
