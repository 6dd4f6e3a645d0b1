//! The score sheet at the end of a round of Skip-Bo Dice, with everything that counts for each player (D-20).

use bevy::prelude::*;

use crate::screens::hud::counting::{CountedFrom, CountedSum};
use crate::screens::hud::events::{HudEvent, MatchBegan};
use crate::screens::hud::sheet::dismiss_button;
use crate::screens::overlay_page::spawn_overlay_page;
use games::catalog::Listed;
use games::skip_bo_dice::event::DiceEvent;
use games::skip_bo_dice::score::SeatScore;
use games::skip_bo_dice::sizes::MOST_PLAYERS;
use games::skip_bo_dice::state::SkipBoDice;
use host::view::{Players, SeatColours};
use messages::Message;
use messages::texts::skip_bo_dice as words;
use rules::ids::{SeatId, SeatSet};
use window_kit::ui::chip::chip;
use window_kit::ui::look::{ROW, ROW_MARKED, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::{by_keys, page_area};
use window_kit::ui::text::{bold, coloured, one_line};
use window_kit::window::state::{GateWaits, Overlay};

/// The scores of the round that is over.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct FinalScores {
    seats: Vec<(SeatId, SeatScore)>,
    /// In a match of several rounds: the round, the number of rounds, and the points of all rounds so far, by seat.
    of_rounds: Option<(u8, u8, [i32; MOST_PLAYERS])>,
    over: bool,
    winners: SeatSet,
    tie_broken: bool,
}

impl FinalScores {
    /// The points of all rounds so far; `None` if there is only one.
    fn so_far(&self, seat: SeatId) -> Option<i32> {
        let (.., points) = self.of_rounds?;
        points.get(seat.index()).copied()
    }

    /// Who has won, or leads after this round.
    fn leads(&self, seat: SeatId) -> bool {
        let best = self.seats.iter().filter_map(|(seat, _)| self.so_far(*seat)).max();
        if self.over {
            self.winners.contains(seat)
        } else {
            best.is_some() && self.so_far(seat) == best
        }
    }

    fn heading(&self) -> Message {
        match self.of_rounds {
            Some((round, rounds, _)) => words::score_heading_round(round, rounds),
            None => words::SCORE_HEADING,
        }
    }

    fn rule(&self) -> Message {
        match (self.tie_broken, self.over && self.of_rounds.is_some()) {
            (true, _) => words::SCORE_TIE,
            (false, true) => words::SCORE_ALL_ROUNDS,
            (false, false) => words::SCORE_WHAT_COUNTS,
        }
    }
}

/// Collects the scores, and then makes the table wait until a person has read them.
pub(crate) fn take_note(
    mut began: MessageReader<MatchBegan>,
    mut told: MessageReader<HudEvent>,
    mut scores: ResMut<FinalScores>,
    mut waits: ResMut<GateWaits>,
) {
    if began.read().count() > 0 {
        *scores = FinalScores::default();
    }
    for event in told.read().filter_map(|HudEvent(event)| SkipBoDice::of_event(event)) {
        match event {
            DiceEvent::Scored { player, score } => scores.seats.push((*player, *score)),
            DiceEvent::RoundStarted { .. } => *scores = FinalScores::default(),
            DiceEvent::RoundOver { round, rounds, points } => {
                scores.of_rounds = Some((*round, *rounds, *points));
                waits.score = true;
            }
            DiceEvent::MatchOver { winners, tie_broken } => {
                scores.over = true;
                scores.winners = *winners;
                scores.tie_broken = *tie_broken;
                waits.score = true;
            }
            _ => {}
        }
    }
}

/// The columns of the sheet for a round.
const COLUMNS: [Message; 6] = [
    words::SCORE_STARS,
    words::SCORE_PILES,
    words::SCORE_REROLLS,
    words::SCORE_SKIP_BOS,
    words::SCORE_REWARDS,
    words::SCORE_TOTAL,
];

fn counts(score: &SeatScore) -> [u16; 6] {
    [
        score.stars,
        score.place_stars,
        score.free_rerolls.into(),
        score.free_skip_bos.into(),
        score.rewards.into(),
        score.total(),
    ]
}

/// Shows the score sheet.
pub(crate) fn spawn_sheet(
    scores: Res<FinalScores>,
    players: Res<Players>,
    colours: Res<SeatColours>,
    mut commands: Commands,
) {
    let width = if scores.of_rounds.is_some() { 956.0 } else { 860.0 };
    spawn_overlay_page(&mut commands, Overlay::RoundScore, plate::solid_plate(width), |page| {
        page.spawn(plate::heading(scores.heading()));
        page.spawn(coloured(scores.rule(), size::BODY, TEXT_QUIET));
        // With large panels the sheet may have more rows than fit into the window.
        page_area(page, 10.0, |list| {
            list.spawn(plate::entry(Color::NONE)).with_children(|head| {
                head.spawn(cell(210.0, JustifyContent::Start));
                let so_far = scores.of_rounds.is_some().then_some(words::SCORE_SO_FAR);
                for column in COLUMNS.into_iter().chain(so_far) {
                    head.spawn(cell(92.0, JustifyContent::End))
                        .with_child((coloured(column, size::BODY, TEXT_QUIET), one_line()));
                }
            });
            let mut step = 0;
            for (seat, score) in &scores.seats {
                let mut parts = Vec::new();
                let ground = if scores.leads(*seat) { ROW_MARKED } else { ROW };
                list.spawn(plate::entry(ground)).with_children(|line| {
                    line.spawn(cell(210.0, JustifyContent::Start)).with_children(|name| {
                        name.spawn(chip(colours.of(*seat), 28.0));
                        name.spawn((bold(Message::verbatim(players.name(*seat)), size::GROUP), one_line()));
                    });
                    for (index, count) in counts(score).into_iter().enumerate() {
                        let height = if index + 1 == COLUMNS.len() {
                            size::HEADING
                        } else {
                            size::GROUP
                        };
                        let points = bold(Message::verbatim(count.to_string()), height);
                        let mut cell = line.spawn(cell(92.0, JustifyContent::End));
                        if index + 1 == COLUMNS.len() {
                            let total = CountedSum::up_to(count.into(), std::mem::take(&mut parts));
                            cell.with_child((points, one_line(), total));
                        } else if count > 0 {
                            parts.push((step, i32::from(count)));
                            cell.with_child((points, one_line(), CountedFrom::coming(step)));
                            step += 1;
                        } else {
                            cell.with_child((points, one_line()));
                        }
                    }
                    if let Some(points) = scores.so_far(*seat) {
                        let points = bold(Message::verbatim(points.to_string()), size::HEADING);
                        line.spawn(cell(92.0, JustifyContent::End))
                            .with_child((points, one_line()));
                    }
                });
            }
        })
        .insert(by_keys());
        dismiss_button(page, scores.over);
    });
}

fn cell(width: f32, justify: JustifyContent) -> impl Bundle {
    (
        Node {
            width: px(width),
            column_gap: px(12),
            align_items: AlignItems::Center,
            justify_content: justify,
            overflow: Overflow::clip(),
            ..default()
        },
        Pickable::IGNORE,
    )
}
