//! The score sheet of a round of Stack: each stack, and the sum.

use bevy::prelude::*;

use crate::screens::hud::counting::{CountedFrom, CountedSum, counted_cell};
use crate::screens::hud::events::{HudEvent, MatchBegan};
use crate::screens::hud::sheet::{dismiss_button, name_cell};
use crate::screens::overlay_page::spawn_overlay_page;
use games::catalog::Listed;
use games::stack::event::{StackEvent, StackScore};
use games::stack::state::Stack;
use host::view::SeatColours;
use messages::Message;
use messages::texts::stack as words;
use rules::ids::{MAX_SEATS, SeatId, SeatSet};
use window_kit::ui::chip::{chip, number_chip};
use window_kit::ui::look::{AMBER, ROW, ROW_MARKED, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::{by_keys, page_area};
use window_kit::ui::text::{bold_coloured, coloured, one_line, text};
use window_kit::window::state::Overlay;

/// The last scored round.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Sheet {
    round: u16,
    stacks: Vec<StackScore>,
    points: Vec<i32>,
    totals: Vec<i32>,
    /// The penalties of the round, by seat.
    penalties: [i32; MAX_SEATS],
    over: bool,
    /// The players who are tied for the lead and play one more round (S-18).
    tied: SeatSet,
}

/// The penalties of the current round, by seat.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct Penalties([i32; MAX_SEATS]);

/// Collects the scores.
pub(crate) fn write_sheet(
    mut began: MessageReader<MatchBegan>,
    mut told: MessageReader<HudEvent>,
    mut penalties: ResMut<Penalties>,
    mut sheet: ResMut<Sheet>,
) {
    if began.read().count() > 0 {
        *sheet = Sheet::default();
        penalties.0 = default();
    }
    for event in told.read().filter_map(|HudEvent(event)| Stack::of_event(event)) {
        match event {
            StackEvent::Penalty { player, points, .. } => {
                penalties.0[player.index() % MAX_SEATS] += i32::from(*points);
            }
            StackEvent::RoundScored {
                round,
                stacks,
                points,
                totals,
            } => {
                *sheet = Sheet {
                    round: *round,
                    stacks: stacks.clone(),
                    points: points.clone(),
                    totals: totals.clone(),
                    penalties: std::mem::take(&mut penalties.0),
                    ..default()
                };
            }
            StackEvent::MatchOver { .. } => sheet.over = true,
            StackEvent::TieAtTheTop { players } => sheet.tied = *players,
            _ => {}
        }
    }
}

/// Shows the score sheet.
pub(crate) fn spawn_sheet(sheet: Res<Sheet>, colours: Res<SeatColours>, mut commands: Commands) {
    let best = sheet.totals.iter().copied().max().unwrap_or_default();
    spawn_overlay_page(&mut commands, Overlay::RoundScore, plate::solid_plate(940.0), |page| {
        page.spawn((
            Node {
                align_items: AlignItems::Baseline,
                column_gap: px(12),
                padding: UiRect::right(px(20)),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|head| {
            head.spawn(plate::heading(words::score_round(sheet.round)));
            head.spawn(coloured(words::SCORE_ABOUT, size::BODY, TEXT_QUIET));
            head.spawn((
                Node {
                    flex_grow: 1.0,
                    justify_content: JustifyContent::End,
                    ..default()
                },
                Pickable::IGNORE,
                children![coloured(words::SCORE_TOTAL, size::BODY, TEXT_QUIET)],
            ));
        });
        page_area(page, 4.0, |list| {
            let mut step = 0;
            for seat in (0..sheet.totals.len() as u8).map(SeatId) {
                spawn_seat(list, &sheet, seat, &colours, (best, &mut step));
            }
        })
        .insert(by_keys());
        if !sheet.tied.is_empty() {
            let tied = words::score_tied(sheet.tied.iter());
            page.spawn(bold_coloured(tied, size::BODY, AMBER));
        }
        dismiss_button(page, sheet.over);
    });
}

/// Shows a seat; `step` is the step with which its first stack is counted, and is moved past its last.
fn spawn_seat(
    list: &mut ChildSpawnerCommands,
    sheet: &Sheet,
    seat: SeatId,
    colours: &SeatColours,
    (best, step): (i32, &mut u16),
) {
    let own: Vec<&StackScore> = sheet.stacks.iter().filter(|stack| stack.player == seat).collect();
    let total = sheet.totals[seat.index()];
    let points = sheet.points.get(seat.index()).copied().unwrap_or_default();
    let steps = *step..*step + own.len() as u16;
    *step = steps.end;
    let parts = steps.clone().zip(own.iter().map(|stack| i32::from(stack.points)));
    let counted = CountedSum::up_to(total, parts.collect());
    let penalty = sheet.penalties[seat.index() % MAX_SEATS];
    list.spawn((
        Node {
            min_height: px(56),
            padding: UiRect::axes(px(12), px(3)),
            border_radius: BorderRadius::all(px(8)),
            align_items: AlignItems::Center,
            column_gap: px(12),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(if total == best { ROW_MARKED } else { ROW }),
    ))
    .with_children(|row| {
        row.spawn(chip(colours.of(seat), 28.0));
        row.spawn(name_cell(seat, 130.0));
        row.spawn((
            Node {
                row_gap: px(3),
                ..plate::lines(0.0)
            },
            Pickable::IGNORE,
        ))
        .with_children(|middle| {
            if own.is_empty() {
                middle.spawn(coloured(words::SCORE_NO_STACK, size::BODY, TEXT_QUIET));
            } else {
                middle
                    .spawn((
                        Node {
                            column_gap: px(4),
                            row_gap: px(4),
                            flex_wrap: FlexWrap::Wrap,
                            ..default()
                        },
                        Pickable::IGNORE,
                    ))
                    .with_children(|tops| {
                        for (step, stack) in steps.clone().zip(&own) {
                            let from = CountedFrom {
                                dice: vec![stack.top, stack.stack],
                                ..CountedFrom::coming(step)
                            };
                            tops.spawn((number_chip(colours.of(seat), stack.face.0, 22.0), from));
                        }
                    });
                // It comes with the last stack, and no number flies from it.
                let last = CountedFrom {
                    steps: (steps.end - 1, 0),
                    ..CountedFrom::coming(0)
                };
                middle.spawn((text(sum(&own, points), size::BODY), last));
            }
        });
        if penalty > 0 {
            row.spawn((
                bold_coloured(words::score_penalties(penalty), size::SMALL, AMBER),
                one_line(),
            ));
        }
        row.spawn(counted_cell(counted, 64.0));
    });
}

/// The sum of a seat's stacks, for example "6 + 4 + 3 + 3 + 10 (a 1) = 26".
fn sum(stacks: &[&StackScore], points: i32) -> Message {
    let terms = stacks.iter().map(|stack| match (stack.face.0, stack.points) {
        (1, 10) => words::SCORE_TEN,
        (_, points) => Message::verbatim(points.to_string()),
    });
    let with_signs = terms.flat_map(|term| [Message::verbatim("+"), term]).skip(1);
    words::score_sum(with_signs, points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::die::{DieId, Face};

    #[test]
    fn the_sum_is_told_term_by_term_and_a_one_counts_ten_s_17() {
        let stacks: Vec<StackScore> = [6, 4, 3, 3, 1]
            .into_iter()
            .map(|face| StackScore {
                player: SeatId(0),
                stack: DieId(0),
                top: DieId(0),
                face: Face(face),
                height: 2,
                captured: false,
                points: if face == 1 { 10 } else { face },
            })
            .collect();
        let stacks: Vec<&StackScore> = stacks.iter().collect();
        let terms = ["6", "+", "4", "+", "3", "+", "3", "+"].map(Message::verbatim);
        let terms = terms.into_iter().chain([words::SCORE_TEN]);
        assert_eq!(sum(&stacks, 26), words::score_sum(terms, 26));
    }
}
