//! The end of a match: the winner, and what to do next.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::replay::save::{save_button, save_message};
use super::review::review_button;
use crate::screens::daily::day_place;
use crate::screens::puzzles::current::CurrentPuzzle;
use crate::screens::replay::watch::{ReplayReturn, WatchAgain};
use crate::screens::setup;
use crate::screens::together::of_results as of_table;
use host::view::{MatchView, SeatColours};
use messages::Message;
use messages::texts::results as words;
use rules::ids::{SeatId, SeatSet};
use rules::seats::Seats;
use window_kit::table::current_match::{CurrentMatch, StartMatch};
use window_kit::table::phase::InMatch;
use window_kit::table::remote::RemoteMatch;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::chip::chip;
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{ROW, ROW_MARKED, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::{by_keys, page_area};
use window_kit::ui::text::{bold, coloured};
use window_kit::window::state::Screen;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Results),
        // A puzzle that ends its match has its own page.
        spawn_results.run_if(in_state(InMatch).and_then(not(resource_exists::<CurrentPuzzle>))),
    );
}

/// One line of the ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Rank {
    /// The place, counted from 1; equal points share a place.
    place: usize,
    /// The seats: one, or the partners of a team.
    seats: Vec<SeatId>,
    /// The sum of their points.
    points: i32,
    /// Whether they won.
    won: bool,
}

fn spawn_results(
    view: Res<MatchView>,
    colours: Res<SeatColours>,
    remote: Option<Res<RemoteMatch>>,
    mut commands: Commands,
) {
    let elsewhere = remote.is_some();
    let ranks = ranking(&view.seats, &view.scores.points, view.scores.winners);
    let headline = headline(&ranks);
    commands
        .spawn((plate::side_root(), DespawnOnExit(Screen::Results)))
        .with_children(|screen| {
            screen.spawn(plate::plate(470.0)).with_children(|sheet| {
                sheet.spawn(plate::heading(headline));
                page_area(sheet, 5.0, |list| {
                    for rank in &ranks {
                        spawn_rank(list, rank, &colours);
                    }
                })
                .insert(by_keys());
                if elsewhere {
                    sheet.spawn(buttons_row()).with_children(of_table::spawn);
                } else {
                    sheet.spawn(day_place());
                    sheet.spawn(buttons_row()).with_children(spawn_buttons);
                    sheet.spawn(save_message());
                }
            });
        });
}

fn spawn_rank(list: &mut ChildSpawnerCommands, rank: &Rank, colours: &SeatColours) {
    list.spawn(plate::entry(if rank.won { ROW_MARKED } else { ROW }))
        .with_children(|row| {
            row.spawn((
                bold(words::place(rank.place), size::GROUP),
                Node {
                    width: px(30),
                    ..default()
                },
            ));
            for seat in &rank.seats {
                row.spawn(chip(colours.of(*seat), 26.0));
            }
            row.spawn((
                bold(words::names(rank.seats.iter().copied()), size::GROUP),
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    ..default()
                },
            ));
            if rank.won {
                row.spawn(coloured(words::WON, size::BODY, TEXT_QUIET));
            }
            row.spawn(bold(Message::verbatim(rank.points.to_string()), size::GROUP));
        });
}

fn buttons_row() -> impl Bundle {
    (
        Node {
            column_gap: px(10),
            row_gap: px(8),
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            margin: UiRect::top(px(8)),
            ..default()
        },
        Pickable::IGNORE,
    )
}

fn spawn_buttons(row: &mut ChildSpawnerCommands) {
    row.spawn((
        button(words::REMATCH, ButtonLook::Primary),
        FocusName::new("results.rematch"),
        AutoFocus,
        on_press(
            |_: On<Activate>,
             current: Res<CurrentMatch>,
             mut starts: MessageWriter<StartMatch>,
             mut next: ResMut<NextState<Screen>>| {
                starts.write(StartMatch(current.again(setup::plugin::new_seed())));
                next.set(Screen::Match);
            },
        ),
    ));
    row.spawn((
        button(words::WATCH, ButtonLook::Plain),
        FocusName::new("results.watch"),
        on_press(
            |_: On<Activate>, mut watch: MessageWriter<WatchAgain>, mut back: ResMut<ReplayReturn>| {
                back.nowhere();
                watch.write(WatchAgain { at: 0 });
            },
        ),
    ));
    row.spawn(review_button());
    row.spawn(save_button());
    for (name, label, screen) in [
        ("results.new-match", words::NEW_MATCH, Screen::Setup),
        ("results.title", words::TITLE, Screen::Title),
    ] {
        row.spawn((
            button(label, ButtonLook::Plain),
            FocusName::new(name),
            on_press(move |_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(screen)),
        ));
    }
}

/// The ranking, best first; a team is one line.
fn ranking(seats: &Seats, points: &[i32], winners: SeatSet) -> Vec<Rank> {
    let mut ranks: Vec<Rank> = Vec::new();
    for seat in seats.iter() {
        let own = points.get(seat.index()).copied().unwrap_or_default();
        match ranks.iter_mut().find(|rank| seats.partners(rank.seats[0], seat)) {
            Some(team) => {
                team.seats.push(seat);
                team.points += own;
            }
            None => ranks.push(Rank {
                place: 0,
                seats: vec![seat],
                points: own,
                won: winners.contains(seat),
            }),
        }
    }
    // Winners first: a team can win by one partner's points.
    ranks.sort_by_key(|rank| (!rank.won, -rank.points));
    for at in 0..ranks.len() {
        let level = at > 0 && (ranks[at].won, ranks[at].points) == (ranks[at - 1].won, ranks[at - 1].points);
        ranks[at].place = if level { ranks[at - 1].place } else { at + 1 };
    }
    ranks
}

/// The headline, for example "Ana wins with 204 points"; a shared win is called shared (G-6).
fn headline(ranks: &[Rank]) -> Message {
    let winners: Vec<&Rank> = ranks.iter().filter(|rank| rank.won).collect();
    match winners.as_slice() {
        [] => words::OVER,
        [one] => match one.seats.as_slice() {
            [only] => words::wins(*only, one.points),
            team => words::team_wins(team.iter().copied(), one.points),
        },
        several => words::share(several.iter().flat_map(|rank| rank.seats.iter().copied())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_with_equal_points_share_a_place_and_a_shared_win_is_said_g_6() {
        let seats = Seats::solo(4).expect("four can be seated");
        let winners = SeatSet::from_iter([SeatId(1), SeatId(3)]);
        let ranks = ranking(&seats, &[90, 204, 120, 204], winners);
        let places: Vec<_> = ranks.iter().map(|rank| (rank.place, rank.seats[0].0)).collect();
        assert_eq!(places, [(1, 1), (1, 3), (3, 2), (4, 0)]);
        assert_eq!(headline(&ranks), words::share([SeatId(1), SeatId(3)]));
    }

    #[test]
    fn partners_stand_in_one_line_with_their_points_together_s_19() {
        let seats = Seats::teams(&[0, 1, 0, 1]).expect("four can be seated");
        let winners = SeatSet::from_iter([SeatId(1), SeatId(3)]);
        let ranks = ranking(&seats, &[150, 205, 20, 90], winners);
        assert_eq!(ranks.len(), 2);
        assert_eq!(headline(&ranks), words::team_wins([SeatId(1), SeatId(3)], 295));
    }
}
