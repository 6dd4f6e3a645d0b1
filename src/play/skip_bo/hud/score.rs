//! The score sheet of a round of cards.

use bevy::prelude::*;

use crate::play::skip_bo::card_match::{card_view, event};
use crate::screens::hud::counting::{CountedFrom, CountedSum, counted_cell};
use crate::screens::hud::events::{HudEvent, MatchBegan};
use crate::screens::hud::sheet::{dismiss_button, name_cell};
use crate::screens::overlay_page::spawn_overlay_page;
use games::skip_bo::event::CardEvent;
use games::skip_bo::round::{CARD_POINTS, WIN_POINTS};
use host::view::{MatchView, SeatColours};
use messages::texts::skip_bo;
use rules::ids::{MAX_SEATS, SeatId, SeatSet};
use rules::seats::Seats;
use window_kit::ui::chip::chip;
use window_kit::ui::look::{ROW, ROW_MARKED, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::{by_keys, page_area};
use window_kit::ui::text::coloured;
use window_kit::window::state::{GateWaits, Overlay};

/// The last scored round, with the number of cards left in the stock piles.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Sheet {
    round: u16,
    winners: SeatSet,
    points: [i32; MAX_SEATS],
    totals: [i32; MAX_SEATS],
    /// How many cards were left in each stock pile.
    left: [usize; MAX_SEATS],
    over: bool,
    /// Whether the round stalled and went to the fewest stock cards left.
    stalled: bool,
}

/// Makes the table wait until a person has read the score of the round.
pub(crate) fn await_person(mut told: MessageReader<HudEvent>, mut waits: ResMut<GateWaits>) {
    for event in told.read().filter_map(|HudEvent(any)| event(any)) {
        if matches!(event, CardEvent::RoundScored { .. }) {
            waits.score = true;
        }
    }
}

/// Collects the scores.
pub(crate) fn write_sheet(
    mut began: MessageReader<MatchBegan>,
    mut told: MessageReader<HudEvent>,
    view: Res<MatchView>,
    mut sheet: ResMut<Sheet>,
    mut left: Local<[usize; MAX_SEATS]>,
    mut stalled: Local<bool>,
) {
    if began.read().count() > 0 {
        *sheet = Sheet::default();
    }
    for event in told.read().filter_map(|HudEvent(any)| event(any)) {
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
                    stalled: std::mem::take(&mut *stalled),
                };
            }
            CardEvent::RoundStalled => *stalled = true,
            CardEvent::MatchOver { .. } => sheet.over = true,
            _ => {}
        }
    }
    // Counted while the round is being played, as the next deal refills the stock piles.
    if let Some(cards) = card_view(&view.view) {
        for seat in view.seats.iter() {
            left[seat.index()] = cards.stock_len(seat);
        }
        if sheet.over || sheet.left == [0; MAX_SEATS] {
            sheet.left = *left;
        }
    }
}

/// Shows the score sheet.
pub(crate) fn spawn_sheet(sheet: Res<Sheet>, view: Res<MatchView>, colours: Res<SeatColours>, mut commands: Commands) {
    let about = match (sheet.stalled, sheet.winners.is_empty()) {
        (true, true) => skip_bo::SCORE_LEVEL,
        (true, false) => skip_bo::SCORE_FEWEST,
        (false, true) => skip_bo::SCORE_STUCK,
        (false, false) => skip_bo::SCORE_WON,
    };
    spawn_overlay_page(&mut commands, Overlay::RoundScore, plate::solid_plate(720.0), |page| {
        page.spawn(plate::heading(skip_bo::score_head(sheet.round)));
        page.spawn(coloured(about, size::BODY, TEXT_QUIET));
        // With large panels the sheet may have more rows than fit into the window.
        page_area(page, 10.0, |list| {
            let steps = steps(&sheet, &view.seats);
            for side in sides(&view.seats) {
                spawn_side(list, &sheet, &side, &colours, &steps);
            }
        })
        .insert(by_keys());
        dismiss_button(page, sheet.over);
    });
}

/// The sides in the order of their first seats, each as a list of seats. Partners form one side.
fn sides(seats: &Seats) -> Vec<Vec<SeatId>> {
    let mut sides: Vec<Vec<SeatId>> = Vec::new();
    for seat in seats.iter() {
        match sides.iter_mut().find(|side| seats.partners(side[0], seat)) {
            Some(side) => side.push(seat),
            None => sides.push(vec![seat]),
        }
    }
    sides
}

/// What the winner's points are counted from, in order: 25 for the win, and 5 for each card in the stocks of the others
/// (K-12). Each with the seat that has it, its first step, and how many steps it has.
fn steps(sheet: &Sheet, seats: &Seats) -> Vec<(SeatId, u16, u16)> {
    let Some(first) = sheet.winners.lowest() else {
        return Vec::new();
    };
    let mut steps = vec![(first, 0, 1)];
    let mut next = 1;
    for seat in seats.iter().filter(|seat| !sheet.winners.contains(*seat)) {
        let cards = sheet.left[seat.index()] as u16;
        steps.push((seat, next, cards));
        next += cards;
    }
    steps
}

/// The parts of these points by step: 25, and then 5 each.
fn parts(points: i32, steps: &[(SeatId, u16, u16)]) -> Vec<(u16, i32)> {
    let last = steps.iter().map(|(_, first, count)| first + count).max();
    let mut rest = points;
    let mut parts = Vec::new();
    for step in 0..last.unwrap_or_default() {
        let part = if step == 0 { WIN_POINTS } else { CARD_POINTS }.min(rest);
        rest -= part;
        parts.push((step, part));
    }
    // What no card explains comes with the last part.
    if let Some((_, last)) = parts.last_mut() {
        *last += rest;
    }
    parts
}

/// Shows a side: a row for each of its seats, and one entry with its points and total.
fn spawn_side(
    list: &mut ChildSpawnerCommands,
    sheet: &Sheet,
    side: &[SeatId],
    colours: &SeatColours,
    steps: &[(SeatId, u16, u16)],
) {
    let Some(first) = side.first() else { return };
    let points = sheet.points[first.index()];
    let parts = if points == 0 { Vec::new() } else { parts(points, steps) };
    let total = CountedSum {
        draws: false,
        ..CountedSum::up_to(sheet.totals[first.index()], parts.clone())
    };
    let points = CountedSum {
        signed: true,
        ..CountedSum::up_to(points, parts)
    };
    let won = sheet.winners.contains(*first);
    list.spawn(plate::entry(if won { ROW_MARKED } else { ROW }))
        .with_children(|row| {
            row.spawn((
                Node {
                    row_gap: px(6),
                    ..plate::lines(0.0)
                },
                Pickable::IGNORE,
            ))
            .with_children(|seats| {
                for seat in side {
                    spawn_seat(seats, sheet, *seat, colours, steps);
                }
            });
            row.spawn(counted_cell(points, 80.0));
            row.spawn(counted_cell(total, 80.0));
        });
}

/// Shows a seat: its player, and the cards left.
fn spawn_seat(
    side: &mut ChildSpawnerCommands,
    sheet: &Sheet,
    seat: SeatId,
    colours: &SeatColours,
    steps: &[(SeatId, u16, u16)],
) {
    let won = sheet.winners.contains(seat);
    let left = sheet.left[seat.index()];
    let what = match left {
        // K-9; if a pair wins, both stock piles count as finished (K-14). The cards left were counted before the last
        // card was played.
        _ if won && !sheet.stalled => skip_bo::SCORE_FINISHED,
        0 => skip_bo::SCORE_FINISHED,
        cards => skip_bo::score_left(cards),
    };
    side.spawn((
        Node {
            min_height: px(34),
            align_items: AlignItems::Center,
            column_gap: px(12),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|row| {
        row.spawn(chip(colours.of(seat), 26.0));
        row.spawn(name_cell(seat, 170.0));
        let mut what = row.spawn((
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                ..default()
            },
            Pickable::IGNORE,
            children![coloured(what, size::BODY, TEXT_QUIET)],
        ));
        if let Some((_, first, count)) = steps.iter().find(|(of, _, count)| *of == seat && *count > 0) {
            what.insert(CountedFrom {
                steps: (*first, *count),
                comes: false,
                dice: Vec::new(),
            });
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partners_stand_together_on_the_sheet_k_13() {
        let named = |sides: Vec<Vec<SeatId>>| -> Vec<Vec<u8>> {
            let numbers = |side: Vec<SeatId>| side.into_iter().map(|seat| seat.0).collect();
            sides.into_iter().map(numbers).collect()
        };
        let pairs = Seats::teams(&[0, 1, 0, 1]).expect("two pairs");
        assert_eq!(named(sides(&pairs)), [[0, 2], [1, 3]]);
        let alone = Seats::solo(3).expect("three can be seated");
        assert_eq!(named(sides(&alone)), [[0], [1], [2]]);
    }

    #[test]
    fn the_25_and_each_5_are_counted_one_by_one_k_12() {
        let seats = Seats::solo(3).expect("three can be seated");
        let sheet = Sheet {
            winners: SeatSet::only(SeatId(1)),
            left: [3, 9, 2, 0, 0, 0, 0, 0],
            ..Sheet::default()
        };
        let steps = steps(&sheet, &seats);
        assert_eq!(steps, [(SeatId(1), 0, 1), (SeatId(0), 1, 3), (SeatId(2), 4, 2)]);
        let each = parts(50, &steps);
        assert_eq!(each, [(0, 25), (1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]);
        let more: i32 = parts(60, &steps).iter().map(|(_, points)| points).sum();
        assert_eq!(more, 60, "whatever the sheet knows of the cards");
    }
}
