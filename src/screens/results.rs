//! The end of a match: the winner, and what to do next.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui::UiTransform;
use bevy::ui_widgets::Activate;
use bevy::window::RequestRedraw;

use super::replay::save::{save_button, save_message};
use super::review::review_button;
use crate::screens::daily::day_place;
use crate::screens::hud::counting::CountPace;
use crate::screens::hud::portraits::Portraits;
use crate::screens::moment::{BestMoment, FIRST_BUTTON, still_line};
use crate::screens::puzzles::current::CurrentPuzzle;
use crate::screens::replay::watch::{ReplayReturn, WatchAgain};
use crate::screens::setup;
use crate::screens::together::fair::verdict_place;
use crate::screens::together::of_results as of_table;
use games::catalog::AnyEvent;
use games::decided::decided;
use host::view::{MatchView, Players, SeatColours, SeatControl, SeatPlayer};
use messages::Message;
use messages::texts::results as words;
use rules::game::Scores;
use rules::ids::{SeatId, SeatSet, Viewer};
use rules::seats::Seats;
use window_kit::intents::AnyPress;
use window_kit::presentation::gather::Gather;
use window_kit::presentation::motion::SkipAnimation;
use window_kit::table::current_match::{CurrentMatch, MatchMark, StartMatch};
use window_kit::table::journal::Journal;
use window_kit::table::phase::InMatch;
use window_kit::table::remote::RemoteMatch;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::chip::chip;
use window_kit::ui::face::{Mood, face};
use window_kit::ui::focus::FocusName;
use window_kit::ui::localized::LocalizedText;
use window_kit::ui::look::{ROW, ROW_MARKED, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::{by_keys, page_area};
use window_kit::ui::text::{bold, coloured, text};
use window_kit::window::next_frame::NextFrame;
use window_kit::window::state::Screen;
use window_kit::window::ui_clock::{StartTime, UiClock};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NextFrame>()
        .add_message::<Gather>()
        .add_message::<SkipAnimation>()
        .add_systems(
            OnEnter(Screen::Results),
            // A puzzle that ends its match has its own page.
            spawn_results.run_if(in_state(InMatch).and_then(not(resource_exists::<CurrentPuzzle>))),
        )
        .add_systems(Update, (count_up, hop, hurry).run_if(in_state(Screen::Results)));
}

/// The width of a face, in logical pixels.
const FACE: f32 = 30.0;
/// How long the points count up, in seconds.
const COUNT_S: f32 = 1.2;
/// How long the face of a winner hops, in seconds, how often, and how high at first, in pixels of the interface.
const HOPS_S: f32 = 1.5;
const HOPS: f32 = 3.0;
const HOP: f32 = 9.0;

/// Points that count up to this.
#[derive(Component, Clone, Copy, Debug)]
struct CountsUp {
    to: i32,
    since: StartTime,
}

impl CountsUp {
    /// What it shows after some seconds.
    fn after(&self, seconds: f32) -> i32 {
        let left = 1.0 - (seconds / COUNT_S).clamp(0.0, 1.0);
        (self.to as f32 * (1.0 - left * left)).round() as i32
    }
}

/// The face of a winner.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(UiTransform)]
struct Hops {
    since: StartTime,
}

/// How high a face is after some seconds, in pixels of the interface.
fn hop_height(seconds: f32) -> f32 {
    let part = (seconds / HOPS_S).clamp(0.0, 1.0);
    HOP * (1.0 - part) * (part * HOPS * std::f32::consts::PI).sin().abs()
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
    /// How their faces look.
    mood: Mood,
}

fn spawn_results(
    view: Res<MatchView>,
    colours: Res<SeatColours>,
    remote: Option<Res<RemoteMatch>>,
    (journal, current, players): (Res<Journal>, Res<CurrentMatch>, Res<Players>),
    (portraits, pace, best): (Portraits, CountPace, BestMoment),
    mut celebrated: Local<Option<MatchMark>>,
    mut gather: MessageWriter<Gather>,
    mut commands: Commands,
) {
    let elsewhere = remote.is_some();
    let game = current.options.name();
    let ranks = ranking(game, &view.seats, &view.scores);
    let headline = headline(&ranks);
    // Everybody in front of the screen can read it, so only the public part of each event counts (G-7).
    let told = journal.of_whole_match();
    let told: Vec<AnyEvent> = told.filter_map(|event| event.redact(Viewer::Public)).collect();
    let reader = reader(&players.0).or_else(|| reader(&current.players));
    let decided = decided(game, &told, (&view.seats, &view.scores), reader);
    // A match is celebrated once: not again when a replay of it leads back here.
    let is_first = celebrated.replace(current.mark) != Some(current.mark);
    let moves = is_first && pace.factor().is_some();
    let moment = best.find();
    let shown = moment
        .as_ref()
        .filter(|_| moves)
        .and_then(|moment| best.to_show(moment));
    // A press that ends the moment presses no button.
    let has_focus = shown.is_none();
    gather.write(Gather {
        owners: view.scores.winners,
        fly: moves,
    });
    commands
        .spawn((plate::side_root(), DespawnOnExit(Screen::Results)))
        .with_children(|screen| {
            screen.spawn(plate::plate(470.0)).with_children(|sheet| {
                sheet.spawn(plate::heading(headline));
                if let Some(decided) = decided {
                    sheet.spawn(text(decided, size::BODY));
                }
                page_area(sheet, 5.0, |list| {
                    let mut seats = ranks.iter().flat_map(|rank| &rank.seats);
                    let has_faces = seats.any(|seat| portraits.of(*seat).is_some());
                    for rank in &ranks {
                        let portraits = has_faces.then_some(&portraits);
                        spawn_rank(list, rank, &colours, portraits, moves);
                    }
                    if let Some(moment) = moment.filter(|_| shown.is_none()) {
                        list.spawn(still_line(&moment));
                    }
                    if elsewhere {
                        list.spawn(verdict_place());
                    }
                })
                .insert(by_keys());
                if elsewhere {
                    sheet.spawn(buttons_row()).with_children(of_table::spawn);
                    sheet.spawn(of_table::why_not_saved());
                } else {
                    sheet.spawn(day_place());
                    sheet
                        .spawn(buttons_row())
                        .with_children(|row| spawn_buttons(row, has_focus));
                    sheet.spawn(save_message());
                }
            });
        });
    if let Some(shown) = shown {
        commands.insert_resource(shown);
    }
}

/// The place of a face for somebody without one.
fn room_for_a_face() -> impl Bundle {
    let room = Node {
        width: px(FACE),
        flex_shrink: 0.0,
        ..default()
    };
    (room, Pickable::IGNORE)
}

/// The row of a side. Without `portraits` nobody at the table has a face.
fn spawn_rank(
    list: &mut ChildSpawnerCommands,
    rank: &Rank,
    colours: &SeatColours,
    portraits: Option<&Portraits>,
    moves: bool,
) {
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
                let Some(portraits) = portraits else { continue };
                let Some(portrait) = portraits.of(*seat) else {
                    // The names stay below each other.
                    row.spawn(room_for_a_face());
                    continue;
                };
                let mut shown = row.spawn((face(portrait, FACE), rank.mood));
                if rank.won && moves {
                    shown.insert(Hops::default());
                }
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
            let mut points = row.spawn(bold(Message::verbatim(rank.points.to_string()), size::GROUP));
            if moves {
                points.insert(CountsUp {
                    to: rank.points,
                    since: StartTime::default(),
                });
            }
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

fn spawn_buttons(row: &mut ChildSpawnerCommands, has_focus: bool) {
    let mut rematch = row.spawn((
        button(words::REMATCH, ButtonLook::Primary),
        FocusName::new(FIRST_BUTTON),
        on_press(
            |_: On<Activate>,
             (current, journal): (Res<CurrentMatch>, Res<Journal>),
             mut starts: MessageWriter<StartMatch>,
             mut next: ResMut<NextState<Screen>>| {
                let first = journal.of_whole_match().find_map(AnyEvent::turn_of);
                starts.write(StartMatch(current.rematch(setup::plugin::new_seed(), first)));
                next.set(Screen::Match);
            },
        ),
    ));
    if has_focus {
        rematch.insert(AutoFocus);
    }
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

/// A press shows where everything comes to rest.
fn hurry(press: AnyPress, mut skips: MessageWriter<SkipAnimation>) {
    if press.just() {
        skips.write(SkipAnimation);
    }
}

/// Counts the points up, until they are there or something is pressed.
fn count_up(
    (mut clock, press): (UiClock, AnyPress),
    mut points: Query<(Entity, &mut CountsUp, &mut LocalizedText)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut counts, mut text) in &mut points {
        let age = clock.age(&mut counts.since).as_secs_f32();
        let seconds = if press.just() { COUNT_S } else { age };
        text.set_if_neq(LocalizedText(Message::verbatim(counts.after(seconds).to_string())));
        if seconds < COUNT_S {
            redraw.write(RequestRedraw);
        } else {
            commands.entity(entity).remove::<CountsUp>();
        }
    }
}

/// Lets the faces of the winners hop, for a while or until something is pressed.
fn hop(
    (mut clock, press): (UiClock, AnyPress),
    mut faces: Query<(Entity, &mut Hops, &mut UiTransform)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut hops, mut place) in &mut faces {
        let age = clock.age(&mut hops.since).as_secs_f32();
        let seconds = if press.just() { HOPS_S } else { age };
        place.translation = Val2::px(0.0, -hop_height(seconds));
        if seconds < HOPS_S {
            redraw.write(RequestRedraw);
        } else {
            commands.entity(entity).remove::<Hops>();
        }
    }
}

/// The only person at this machine, who reads it and is called "you"; the players of a replay are none.
fn reader(players: &[SeatPlayer]) -> Option<SeatId> {
    let seats = (0..).map(SeatId).zip(players);
    let mut people = seats.filter(|(_, player)| player.control == SeatControl::Person);
    let (first, second) = (people.next(), people.next());
    first.filter(|_| second.is_none()).map(|(seat, _)| seat)
}

/// The ranking, best first; a team is one line.
fn ranking(game: &str, seats: &Seats, scores: &Scores) -> Vec<Rank> {
    let rank = |side: SeatSet| Rank {
        place: 0,
        seats: side.iter().collect(),
        points: AnyEvent::side_points(game, side, scores),
        won: side.lowest().is_some_and(|seat| scores.winners.contains(seat)),
        mood: Mood::Usual,
    };
    let mut ranks: Vec<Rank> = seats.sides().map(rank).collect();
    // Winners first: a team can win by one partner's points.
    ranks.sort_by_key(|rank| (!rank.won, -rank.points));
    for at in 0..ranks.len() {
        let level = at > 0 && (ranks[at].won, ranks[at].points) == (ranks[at - 1].won, ranks[at - 1].points);
        ranks[at].place = if level { ranks[at - 1].place } else { at + 1 };
    }
    let last = ranks.last().map(|rank| rank.place);
    for rank in &mut ranks {
        rank.mood = match rank.won {
            true => Mood::Pleased,
            false if Some(rank.place) == last => Mood::Disappointed,
            false => Mood::Usual,
        };
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
    use rules::ai::level::Level;

    fn scores(points: &[i32], winners: SeatSet) -> Scores {
        let mut scores = Scores {
            winners,
            ..Scores::default()
        };
        scores.points[..points.len()].copy_from_slice(points);
        scores
    }

    #[test]
    fn those_with_equal_points_share_a_place_and_a_shared_win_is_said_g_6() {
        let seats = Seats::solo(4).expect("four can be seated");
        let winners = SeatSet::from_iter([SeatId(1), SeatId(3)]);
        let ranks = ranking("stack", &seats, &scores(&[90, 204, 120, 204], winners));
        let places: Vec<_> = ranks.iter().map(|rank| (rank.place, rank.seats[0].0)).collect();
        assert_eq!(places, [(1, 1), (1, 3), (3, 2), (4, 0)]);
        let moods: Vec<_> = ranks.iter().map(|rank| rank.mood).collect();
        assert_eq!(moods, [Mood::Pleased, Mood::Pleased, Mood::Usual, Mood::Disappointed]);
        assert_eq!(headline(&ranks), words::share([SeatId(1), SeatId(3)]));
    }

    #[test]
    fn partners_stand_in_one_line_with_their_points_together_s_19() {
        let seats = Seats::teams(&[0, 1, 0, 1]).expect("four can be seated");
        let winners = SeatSet::from_iter([SeatId(1), SeatId(3)]);
        let ranks = ranking("stack", &seats, &scores(&[150, 205, 20, 90], winners));
        assert_eq!(ranks.len(), 2);
        assert_eq!(headline(&ranks), words::team_wins([SeatId(1), SeatId(3)], 295));
    }

    #[test]
    fn partners_at_cards_have_the_points_of_their_team_once_k_15() {
        let seats = Seats::teams(&[0, 1, 0, 1]).expect("four can be seated");
        let winners = SeatSet::from_iter([SeatId(0), SeatId(2)]);
        let ranks = ranking("skip-bo", &seats, &scores(&[75, 30, 75, 30], winners));
        assert_eq!(headline(&ranks), words::team_wins([SeatId(0), SeatId(2)], 75));
    }

    #[test]
    fn points_count_up_to_their_number_and_faces_come_to_rest() {
        for to in [-12, 0, 7, 204] {
            let counts = CountsUp {
                to,
                since: StartTime::default(),
            };
            let shown: Vec<i32> = (0..=13).map(|tenths| counts.after(tenths as f32 / 10.0)).collect();
            assert_eq!((shown[0], shown[12], shown[13]), (0, to, to));
            assert!(shown.is_sorted_by_key(|points| points.abs()), "{shown:?}");
        }
        assert!(
            (0..60)
                .map(|frame| hop_height(frame as f32 / 40.0))
                .any(|height| height > 5.0)
        );
        assert!(hop_height(HOPS_S) < 1e-3 && hop_height(60.0) < 1e-3);
    }

    #[test]
    fn only_a_person_who_is_alone_at_the_machine_is_called_you() {
        let players = |controls: &[SeatControl]| {
            let player = |control: &SeatControl| SeatPlayer {
                name: "Ana".to_owned(),
                control: *control,
            };
            controls.iter().map(player).collect::<Vec<_>>()
        };
        use SeatControl::{Agent, Elsewhere, Person};
        let computer = Agent(Level::Normal);
        assert_eq!(reader(&players(&[computer, Person, Elsewhere])), Some(SeatId(1)));
        assert_eq!(reader(&players(&[Person, computer, Person])), None);
        assert_eq!(reader(&players(&[computer, computer])), None);
    }
}
