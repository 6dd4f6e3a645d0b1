//! What is said over the table of a match with others: a connection that is lost, people who are away, a pause, clocks.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::asked::AskRoom;
use super::connection::{OpenUndo, UNDO};
use super::room::{Room, Stands};
use super::words::lost;
use crate::host::view::MatchView;
use crate::messages::Message as Words;
use crate::messages::texts::together as words;
use crate::net::protocol::lobby::Holder;
use crate::net::protocol::settings::TurnClock;
use crate::net::protocol::up::Request;
use crate::presentation::frames::Frames;
use crate::rules::ids::PlayerId;
use crate::screens::together::lobby::leave_question;
use crate::table::match_setup::CurrentMatch;
use crate::table::phase::InMatch;
use crate::ui::button::{ButtonLook, frame_button, on_press};
use crate::ui::focus::FocusName;
use crate::ui::look::{AMBER, EDGE, PLATE_SOLID, TEXT};
use crate::ui::scale::FrameScale;
use crate::ui::text::bold_coloured;
use crate::window::intent::{ConfirmAnswer, ConfirmAsk};
use crate::window::state::Screen;
use crate::window::steps::HudSystems;
use crate::window::wake::Wake;

/// With so little time left a clock is shown in the colour of warnings.
const LITTLE: Duration = Duration::from_secs(10);

/// The plate.
#[derive(Component, Clone, Copy, Debug)]
struct Plate;

/// What the plate says.
#[derive(Clone, Debug, Default, PartialEq)]
struct Says {
    lines: Vec<(Words, bool)>,
    acts: Vec<Act>,
}

/// What can be done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// To leave.
    Leave,
    /// To let a computer player play for this seat.
    Replace(PlayerId),
    /// To agree to a pause.
    PauseToo,
    /// To go on after a pause.
    GoOn,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            show.in_set(HudSystems::Show).run_if(in_state(Screen::Match)),
            answer_undo.run_if(on_message::<ConfirmAnswer>),
        ),
    )
    .add_systems(
        OnExit(InMatch),
        |plates: Query<Entity, With<Plate>>, mut commands: Commands| {
            plates.iter().for_each(|plate| commands.entity(plate).despawn());
        },
    );
}

fn show(
    time: Res<Time<Real>>,
    room: Option<Res<Room>>,
    (view, current): (Res<MatchView>, Res<CurrentMatch>),
    (frames, scale): (Res<Frames>, Res<FrameScale>),
    plates: Query<Entity, With<Plate>>,
    mut shown: Local<Says>,
    mut wake: ResMut<Wake>,
    mut commands: Commands,
) {
    let ours = room.filter(|room| room.is_at_table(current.mark));
    let says = ours.map_or_else(Says::default, |room| {
        // What counts seconds is shown anew each second.
        if room.clock.is_some() || !room.away.is_empty() || room.stands != Stands::Here {
            wake.within(0.25);
        }
        says(&room, &view, time.elapsed())
    });
    let there = plates.iter().next();
    if says == *shown && (there.is_some() || says.lines.is_empty()) && !scale.is_changed() && !frames.is_changed() {
        return;
    }
    plates.iter().for_each(|plate| commands.entity(plate).despawn());
    if !says.lines.is_empty() {
        spawn(&mut commands, &says, *scale, *frames);
    }
    *shown = says;
}

/// What there is to say.
fn says(room: &Room, view: &MatchView, now: Duration) -> Says {
    let mut says = Says::default();
    let Some(lobby) = &room.lobby else { return says };
    let since = |then: Duration| now.saturating_sub(then).as_secs();
    if let Stands::Lost { since: then, .. } = room.stands {
        says.lines.push((lost(room), true));
        says.lines.push((words::trying(since(then)), false));
        says.acts.push(Act::Leave);
        return says;
    }
    if !lobby.playing {
        return says;
    }
    if lobby.paused {
        says.lines.push((words::PAUSED, true));
        if room.own_seats().next().is_some() {
            says.acts.push(Act::GoOn);
        }
        return says;
    }
    let others: Vec<Words> = lobby
        .wants_pause
        .iter()
        .filter(|who| Some(**who) != room.you)
        .map(|who| Words::verbatim(room.name(*who)))
        .collect();
    let own = room.you.is_some_and(|you| lobby.wants_pause.contains(&you));
    if own {
        says.lines.push((words::PAUSE_ASKED, false));
    } else if !others.is_empty() && room.own_seats().next().is_some() {
        says.lines.push((words::pause_wanted(others), false));
        says.acts.push(Act::PauseToo);
    }
    for (at, seat) in lobby.seats.iter().enumerate() {
        let (Holder::Person(id), None) = (seat.holder, seat.stand_in) else {
            continue;
        };
        let Some(then) = room.away.get(&id) else { continue };
        let (gone, grace) = (since(*then), u64::from(lobby.settings.grace_s));
        let id = PlayerId(at as u8);
        if lobby.settings.stands_in && gone < grace {
            says.lines.push((words::away_until(id, grace - gone), true));
        } else {
            says.lines.push((words::away_since(id, gone), true));
            if gone >= grace && room.own_seats().next().is_some() {
                says.acts.push(Act::Replace(id));
            }
        }
    }
    says.lines.extend(clocks(room, view, now, lobby.settings.clock));
    says
}

/// How much time those have who are due.
fn clocks(room: &Room, view: &MatchView, now: Duration, rule: TurnClock) -> Vec<(Words, bool)> {
    let Some((times, told)) = room
        .clock
        .filter(|_| !matches!(rule, TurnClock::None | TurnClock::Reminder(_)))
    else {
        return Vec::new();
    };
    let runs = |seat: PlayerId| times.runs & (1 << seat.0) != 0;
    let left = |seat: PlayerId| {
        let left = Duration::from_millis(times.left_ms[seat.index()]?.into()).saturating_sub(now.saturating_sub(told));
        let own = room.own_seats().any(|own| own == seat);
        let says = if own {
            words::clock_own(minutes(left))
        } else {
            words::clock_of(seat, minutes(left))
        };
        Some((says, left < LITTLE))
    };
    view.seats.iter().filter(|seat| runs(*seat)).filter_map(left).collect()
}

/// A time as clocks show it.
fn minutes(left: Duration) -> String {
    // A clock that shows 0:00 has run out.
    let seconds = left.as_millis().div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn spawn(commands: &mut Commands, says: &Says, scale: FrameScale, frames: Frames) {
    commands
        .spawn((
            Plate,
            DespawnOnExit(Screen::Match),
            // On the left, below the button for phrases: the seats of every game are elsewhere.
            Node {
                position_type: PositionType::Absolute,
                left: scale.px(10.0),
                top: percent((frames.bar() + 0.075) * 100.0),
                width: percent(18),
                padding: UiRect::axes(scale.px(11.0), scale.px(8.0)),
                border: px(1).all(),
                border_radius: BorderRadius::all(scale.px(9.0)),
                flex_direction: FlexDirection::Column,
                row_gap: scale.px(7.0),
                ..default()
            },
            BackgroundColor(PLATE_SOLID.with_alpha(0.95)),
            BorderColor::all(EDGE),
            GlobalZIndex(20),
        ))
        .with_children(|plate| {
            for (line, warns) in &says.lines {
                let colour = if *warns { AMBER } else { TEXT };
                plate.spawn(bold_coloured(line.clone(), scale.text(15.0), colour));
            }
            for act in &says.acts {
                spawn_act(plate, *act, scale);
            }
        });
}

fn spawn_act(plate: &mut ChildSpawnerCommands, act: Act, scale: FrameScale) {
    let (name, label) = match act {
        Act::Leave => ("away.leave", words::LEAVE),
        Act::Replace(_) => ("away.replace", words::REPLACE),
        Act::PauseToo => ("away.pause", words::PAUSE_TOO),
        Act::GoOn => ("away.go-on", words::GO_ON),
    };
    plate.spawn((
        frame_button(label, ButtonLook::Plain, scale.0 * 0.94),
        FocusName::new(name),
        on_press(
            move |_: On<Activate>, mut confirms: MessageWriter<ConfirmAsk>, mut asks: MessageWriter<AskRoom>| match act
            {
                Act::Leave => {
                    confirms.write(leave_question(false));
                }
                Act::Replace(seat) => {
                    asks.write(AskRoom(Request::Replace(seat)));
                }
                Act::PauseToo => {
                    asks.write(AskRoom(Request::Pause(true)));
                }
                Act::GoOn => {
                    asks.write(AskRoom(Request::Pause(false)));
                }
            },
        ),
    ));
}

/// Whoever was asked whether something may be taken back has answered.
fn answer_undo(
    mut answers: MessageReader<ConfirmAnswer>,
    mut open: ResMut<OpenUndo>,
    mut asks: MessageWriter<AskRoom>,
) {
    for answer in answers.read().filter(|answer| answer.id == UNDO) {
        if let Some((seat, decision)) = open.0.take() {
            asks.write(AskRoom(Request::AgreeUndo(seat, decision, answer.yes)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_minutes_and_whole_seconds() {
        assert_eq!(minutes(Duration::from_millis(61_001)), "1:02");
        assert_eq!(minutes(Duration::from_millis(1)), "0:01");
        assert_eq!(minutes(Duration::ZERO), "0:00");
    }
}
