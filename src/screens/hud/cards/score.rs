//! What stands on the score sheet of a round of cards.

use bevy::prelude::*;

use crate::app::Overlay;
use crate::games::skip_bo::event::CardEvent;
use crate::games::skip_bo::seen::{event, seen};
use crate::rules::ids::{MAX_PLAYERS, PlayerId, PlayerSet};
use crate::screens::hud::sheet::go_on_button;
use crate::screens::hud::told::{MatchBegan, Told};
use crate::screens::theme::chip::chip;
use crate::screens::theme::scroll::{by_keys, scroll_area};
use crate::screens::theme::text::{bold, coloured, one_line};
use crate::screens::theme::{ROW, ROW_MARKED, TEXT_QUIET, plate, size};
use crate::table::view::{MatchView, Players, SeatColours};

/// The round that was scored last, with what was left of the stocks.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Sheet {
    round: u16,
    winners: PlayerSet,
    points: [i32; MAX_PLAYERS],
    totals: [i32; MAX_PLAYERS],
    /// How many cards were left in each stock.
    left: [usize; MAX_PLAYERS],
    over: bool,
}

/// Takes note of what is scored.
pub(super) fn write_sheet(
    mut began: MessageReader<MatchBegan>,
    mut told: MessageReader<Told>,
    view: Res<MatchView>,
    mut sheet: ResMut<Sheet>,
    mut left: Local<[usize; MAX_PLAYERS]>,
) {
    if began.read().count() > 0 {
        *sheet = Sheet::default();
    }
    for event in told.read().filter_map(|Told(any)| event(any)) {
        match event {
            CardEvent::RoundScored {
                round,
                winners,
                points,
                totals,
            } => {
                *sheet = Sheet {
                    round: *round,
                    winners: *winners,
                    points: *points,
                    totals: *totals,
                    left: *left,
                    over: false,
                };
            }
            CardEvent::MatchOver { .. } => sheet.over = true,
            _ => {}
        }
    }
    // As long as the round goes on: the next deal would hide what was left.
    if let Some(cards) = seen(&view.view) {
        for seat in view.seats.iter() {
            left[seat.index()] = cards.stock_len(seat);
        }
        if sheet.over || sheet.left == [0; MAX_PLAYERS] {
            sheet.left = *left;
        }
    }
}

/// Lays the sheet on the table.
pub(super) fn spawn_sheet(
    sheet: Res<Sheet>,
    view: Option<Res<MatchView>>,
    players: Res<Players>,
    colours: Res<SeatColours>,
    mut commands: Commands,
) {
    let Some(view) = view else { return };
    let about = if sheet.winners.is_empty() {
        "Nothing moved for two rounds of turns: nobody scores (K-11)."
    } else {
        "The winner scores 25, and 5 for each card left in the stocks of the opponents."
    };
    commands
        .spawn((plate::overlay_root(), DespawnOnExit(Overlay::RoundScore)))
        .with_children(|root| {
            root.spawn(plate::solid_plate(720.0)).with_children(|page| {
                page.spawn(plate::heading(format!("Round {}", sheet.round)));
                page.spawn(coloured(about, size::BODY, TEXT_QUIET));
                // Large interfaces have more of them than the window holds.
                let frame = Node {
                    flex_shrink: 1.0,
                    ..default()
                };
                let area = scroll_area(page, frame, 10.0, |list| {
                    for seat in view.seats.iter() {
                        spawn_seat(list, &sheet, seat, &players, &colours);
                    }
                });
                page.commands().entity(area).insert(by_keys());
                go_on_button(page, sheet.over);
            });
        });
}

fn spawn_seat(
    page: &mut ChildSpawnerCommands,
    sheet: &Sheet,
    seat: PlayerId,
    players: &Players,
    colours: &SeatColours,
) {
    let won = sheet.winners.contains(seat);
    let points = sheet.points[seat.index()];
    let left = sheet.left[seat.index()];
    let what = match (won, left) {
        // K-9, and K-14: of a pair both.
        (true, _) if sheet.winners.len() > 1 => "both stocks finished".to_owned(),
        (true, _) => "stock finished".to_owned(),
        (false, 1) => "1 card left".to_owned(),
        (false, cards) => format!("{cards} cards left"),
    };
    page.spawn((
        Node {
            min_height: px(46),
            padding: UiRect::axes(px(12), px(3)),
            border_radius: BorderRadius::all(px(8)),
            align_items: AlignItems::Center,
            column_gap: px(12),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(if won { ROW_MARKED } else { ROW }),
    ))
    .with_children(|row| {
        row.spawn(chip(colours.of(seat), 26.0));
        row.spawn((
            Node {
                width: px(170),
                flex_shrink: 0.0,
                overflow: Overflow::clip(),
                ..default()
            },
            Pickable::IGNORE,
            children![(bold(players.name(seat), size::GROUP), one_line())],
        ));
        row.spawn((
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                ..default()
            },
            Pickable::IGNORE,
            children![coloured(what, size::BODY, TEXT_QUIET)],
        ));
        for (words, width) in [
            (
                if points == 0 {
                    String::new()
                } else {
                    format!("+{points}")
                },
                80.0,
            ),
            (sheet.totals[seat.index()].to_string(), 80.0),
        ] {
            row.spawn((
                Node {
                    width: px(width),
                    justify_content: JustifyContent::End,
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
                children![(bold(words, size::HEADING), one_line())],
            ));
        }
    });
}
