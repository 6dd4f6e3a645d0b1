//! The plate over the table of a match with others: a lost connection, people who are away, a pause, clocks.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::connection::ConnectTo;
use super::pausing::Pausing;
use super::room::{ConnectionStatus, Room, SendRoomRequest};
use super::talk::{BUTTON, GAP, TALK_BUTTON};
use super::words::lost;
use client::table_words::time_left;
use host::view::MatchView;
use messages::Message as Words;
use messages::texts::{absences, together as words};
use net::protocol::client_message::RoomRequest;
use net::protocol::limits::TRIES_FOR;
use net::protocol::lobby::{Lobby, SeatHolder};
use net::protocol::settings::TurnClock;
use rules::ids::SeatId;
use rules::seats::Seats;
use window_kit::presentation::frames::Frames;
use window_kit::table::current_match::CurrentMatch;
use window_kit::table::phase::InMatch;
use window_kit::ui::button::{ButtonLook, frame_button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::update_root;
use window_kit::ui::look::{AMBER, EDGE, PLATE_SOLID, TEXT};
use window_kit::ui::scale::FrameScale;
use window_kit::ui::text::bold_coloured;
use window_kit::window::next_frame::NextFrame;
use window_kit::window::state::{OpenOverlay, Overlay, Screen};
use window_kit::window::steps::HudSystems;

/// With less time left than this, a clock is shown in the colour of warnings.
const LITTLE: Duration = Duration::from_secs(10);

/// The plate.
#[derive(Component, Clone, Copy, Debug)]
struct Plate;

/// The content of the plate.
#[derive(Clone, Debug, Default, PartialEq)]
struct AwayNotice {
    lines: Vec<(Words, bool)>,
    acts: Vec<Act>,
}

/// A button on the plate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// Leaves the table.
    Leave,
    /// Lets a computer player play for this seat.
    Replace(SeatId),
    /// Opens the page on which an offer to play on is answered.
    Answer,
    /// Asks for a pause, agrees to one, withdraws the own request or ends the pause.
    Pause(Pausing),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.in_set(HudSystems::Show).run_if(in_state(Screen::Match)))
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
    mut shown: Local<AwayNotice>,
    mut next_frame: ResMut<NextFrame>,
    mut commands: Commands,
) {
    let ours = room.filter(|room| room.is_at_table(current.mark));
    let says = ours.map_or_else(AwayNotice::default, |room| {
        // Texts that count seconds are updated each second; days are counted in minutes at most.
        let counts = !room.takes_days() && (room.clock.is_some() || !room.away.is_empty());
        if counts || room.stands != ConnectionStatus::Here {
            next_frame.within(0.25);
        } else if room.clock.is_some() {
            next_frame.within(20.0);
        }
        says(&room, view.seats, time.elapsed())
    });
    let there = plates.iter().next();
    if says == *shown && (there.is_some() || says.lines.is_empty()) && !scale.is_changed() && !frames.is_changed() {
        return;
    }
    if says.lines.is_empty() {
        plates.iter().for_each(|plate| commands.entity(plate).despawn());
    } else {
        update_root(&mut commands, there, |commands| {
            spawn(commands, &says, place(*scale, *frames), *scale)
        });
    }
    *shown = says;
}

/// The content of the plate now.
fn says(room: &Room, seats: Seats, now: Duration) -> AwayNotice {
    let mut says = AwayNotice::default();
    let Some(lobby) = &room.lobby else { return says };
    let since = |then: Duration| now.saturating_sub(then).as_secs();
    if let ConnectionStatus::Lost { since: then, .. } = room.stands {
        says.lines.push((lost(room), true));
        says.lines
            .push((words::trying(TRIES_FOR.as_secs().saturating_sub(since(then))), false));
        says.acts.push(Act::Leave);
        return says;
    }
    if room.disk_waits {
        says.lines.push((words::DISK_WAITS, true));
    }
    if !lobby.playing {
        return says;
    }
    say_pause(room, lobby, &mut says);
    let missed = lobby.seats.iter().enumerate().filter(|_| !room.takes_days());
    for (at, seat) in missed {
        let (SeatHolder::Person(id), None) = (seat.holder, seat.stand_in) else {
            continue;
        };
        let Some(away) = room.away.get(&id) else { continue };
        let (gone, grace) = (away.at(now).as_secs(), u64::from(lobby.settings.grace_s));
        let id = SeatId(at as u8);
        // During a pause no computer player takes over by itself.
        if lobby.settings.stands_in && gone < grace && !lobby.paused {
            says.lines.push((words::away_until(id, grace - gone), true));
        } else {
            says.lines.push((words::away_since(id, gone), true));
            if gone >= grace && room.own_seats().next().is_some() {
                says.acts.push(Act::Replace(id));
            }
        }
    }
    say_absences(room, lobby, &mut says);
    if !lobby.paused {
        says.lines.extend(clocks(room, seats, now, lobby.settings.clock));
    }
    says
}

/// Adds whether the match is paused, who asks for a pause, and the button for it.
fn say_pause(room: &Room, lobby: &Lobby, says: &mut AwayNotice) {
    let others = || {
        let others = lobby.wants_pause.iter().filter(|who| Some(**who) != room.you);
        words::pause_wanted(others.map(|who| Words::verbatim(room.name(*who))))
    };
    let pausing = Pausing::of(room);
    match pausing {
        _ if lobby.paused => says.lines.push((words::PAUSED, true)),
        Some(Pausing::TakeBack) => says.lines.push((words::PAUSE_ASKED, false)),
        Some(Pausing::Agree) => says.lines.push((others(), false)),
        // Without a request for a pause there is nothing to show.
        _ => return,
    }
    says.acts.extend(pausing.map(Act::Pause));
}

/// Adds who is on vacation, and who would play on for somebody.
fn say_absences(room: &Room, lobby: &Lobby, says: &mut AwayNotice) {
    for (at, seat) in lobby.seats.iter().enumerate() {
        if let SeatHolder::Person(id) = seat.holder
            && let Some(left) = room.vacation_of(id)
        {
            says.lines
                .push((absences::vacation_of(SeatId(at as u8), time_left(left)), false));
        }
    }
    let you = room.you;
    let asked = lobby
        .offers
        .iter()
        .find(|offer| you.is_some_and(|you| offer.asked.contains(&you)));
    if let Some(offer) = asked {
        let by = Words::verbatim(room.name(offer.by));
        says.lines.push((absences::asks(by, offer.seat), true));
        says.acts.push(Act::Answer);
    }
}

/// The running clocks of the players who are due, and whether little time is left on each.
fn clocks(room: &Room, seats: Seats, now: Duration, rule: TurnClock) -> Vec<(Words, bool)> {
    let Some((times, told)) = room
        .clock
        .filter(|_| !matches!(rule, TurnClock::None | TurnClock::Reminder(_)))
    else {
        return Vec::new();
    };
    let runs = |seat: SeatId| times.runs & (1 << seat.0) != 0;
    let left = |seat: SeatId| {
        let left = Duration::from_millis(times.left_ms[seat.index()]?.into()).saturating_sub(now.saturating_sub(told));
        let own = room.own_seats().any(|own| own == seat);
        let left_words = if rule.takes_days() {
            time_left(left)
        } else {
            Words::verbatim(minutes(left))
        };
        let says = if own {
            words::clock_own(left_words)
        } else {
            words::clock_of(seat, left_words)
        };
        Some((says, left < LITTLE))
    };
    seats.iter().filter(|seat| runs(*seat)).filter_map(left).collect()
}

/// A time as a clock shows it.
fn minutes(left: Duration) -> String {
    // Rounded up: a clock that shows 0:00 has run out.
    let seconds = left.as_millis().div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The place of the plate: in the row for talk, right of the button for phrases.
fn place(scale: FrameScale, frames: Frames) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: scale.px(2.0 * GAP + TALK_BUTTON),
        right: scale.px(GAP),
        top: percent((frames.top() - frames.talk()) * 100.0),
        min_height: percent(frames.talk() * 100.0),
        align_items: AlignItems::Center,
        ..default()
    }
}

fn spawn(commands: &mut Commands, says: &AwayNotice, place: Node, scale: FrameScale) -> Entity {
    commands
        .spawn((
            Plate,
            DespawnOnExit(Screen::Match),
            place,
            Pickable::IGNORE,
            GlobalZIndex(20),
        ))
        .with_children(|place| spawn_plate(place, says, scale))
        .id()
}

fn spawn_plate(place: &mut ChildSpawnerCommands, says: &AwayNotice, scale: FrameScale) {
    place
        .spawn((
            Node {
                min_width: px(0),
                min_height: scale.px(BUTTON),
                padding: UiRect::horizontal(scale.px(11.0)),
                border: px(1).all(),
                border_radius: BorderRadius::all(scale.px(9.0)),
                flex_wrap: FlexWrap::Wrap,
                align_items: AlignItems::Center,
                column_gap: scale.px(16.0),
                ..default()
            },
            BackgroundColor(PLATE_SOLID.with_alpha(0.95)),
            BorderColor::all(EDGE),
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
        Act::Answer => ("away.answer", absences::ANSWER),
        Act::Pause(pausing) => ("away.pause", pausing.label()),
    };
    plate.spawn((
        frame_button(label, ButtonLook::Plain, scale.0 * 0.94),
        FocusName::new(name),
        on_press(
            move |_: On<Activate>,
                  mut go: MessageWriter<ConnectTo>,
                  mut asks: MessageWriter<SendRoomRequest>,
                  mut open: MessageWriter<OpenOverlay>| match act {
                Act::Answer => {
                    open.write(OpenOverlay(Overlay::Absences));
                }
                Act::Leave => {
                    // The seat stays reserved, so nothing is lost.
                    go.write(ConnectTo::Leave);
                }
                Act::Replace(seat) => {
                    asks.write(SendRoomRequest(RoomRequest::Replace(seat)));
                }
                Act::Pause(pausing) => {
                    asks.write(SendRoomRequest(pausing.request()));
                }
            },
        ),
    ));
}

#[cfg(test)]
mod tests {
    use net::protocol::code::RoomCode;
    use net::protocol::token::SeatToken;

    use super::*;
    use net::protocol::lobby::MemberId;
    use net::protocol::server_message::SeatTimes;
    use net::session::{Ended, Event};

    const YOU: MemberId = MemberId(1);
    const FRIEND: MemberId = MemberId(2);

    fn said(room: &Room, seconds: u64) -> (Vec<Words>, Vec<Act>) {
        let seats = Seats::solo(2).expect("two can play");
        let says = says(room, seats, Duration::from_secs(seconds));
        (says.lines.into_iter().map(|(line, _)| line).collect(), says.acts)
    }

    #[test]
    fn who_is_away_is_named_during_a_pause_too() {
        let gone = SeatId(1);
        let room = Room::playing(|lobby| {
            lobby.members[1].here = false;
        });
        assert_eq!(said(&room, 5), (vec![words::away_until(gone, 55)], vec![]));
        let room = Room::playing(|lobby| {
            lobby.paused = true;
            lobby.members[1].here = false;
        });
        let go_on = Act::Pause(Pausing::GoOn);
        let lines = |seconds| vec![words::PAUSED, words::away_since(gone, seconds)];
        assert_eq!(said(&room, 5), (lines(5), vec![go_on]));
        assert_eq!(said(&room, 60), (lines(60), vec![go_on, Act::Replace(gone)]));
    }

    #[test]
    fn nobody_is_missing_at_a_table_that_takes_its_time() {
        let mut room = Room::playing(|lobby| {
            lobby.settings.clock = TurnClock::Days(3);
            lobby.members[1].here = false;
        });
        assert_eq!(said(&room, 600), (vec![], vec![]));
        let mut times = SeatTimes {
            runs: 0b10,
            ..SeatTimes::default()
        };
        times.left_ms[1] = Some(50 * 3_600_000);
        room.clock = Some((times, Duration::ZERO));
        let left = |left: Words| vec![words::clock_of(SeatId(1), left)];
        assert_eq!(said(&room, 600).0, left(words::left_days(2)));
        assert_eq!(said(&room, 3 * 3600).0, left(words::left_hours(47)));
        assert_eq!(Pausing::of(&room), None, "there is no need for a pause");
    }

    #[test]
    fn whoever_comes_later_sees_how_long_somebody_has_been_away_already() {
        let gone = SeatId(1);
        // The program was started a moment ago.
        let room = Room::playing(|lobby| {
            lobby.members[1].here = false;
            lobby.away = vec![(FRIEND, 40_000)];
        });
        assert_eq!(said(&room, 5), (vec![words::away_until(gone, 15)], vec![]));
        assert_eq!(said(&room, 25).0, [words::away_since(gone, 65)]);
    }

    #[test]
    fn while_the_connection_is_lost_it_is_told_how_long_it_is_tried() {
        let mut room = Room::playing(|_| {});
        room.take(Event::Lost(None), Duration::from_secs(10));
        let left = |seconds| vec![words::LOST, words::trying(seconds)];
        assert_eq!(said(&room, 10), (left(TRIES_FOR.as_secs()), vec![Act::Leave]));
        assert_eq!(said(&room, 70).0, left(TRIES_FOR.as_secs() - 60));
        room.take(Event::Over(Ended::NoAnswer), Duration::from_secs(190));
        assert_eq!(room.stands, ConnectionStatus::Over(Ended::NoAnswer));
    }

    #[test]
    fn everybody_reads_that_the_room_waits_for_the_disk_of_its_server() {
        let mut room = Room::playing(|_| {});
        room.take(Event::DiskWaits(true), Duration::ZERO);
        assert_eq!(said(&room, 1), (vec![words::DISK_WAITS], vec![]));
        room.take(Event::DiskWaits(false), Duration::ZERO);
        assert_eq!(said(&room, 1), (vec![], vec![]));
        // Whoever comes back is told anew.
        room.take(Event::DiskWaits(true), Duration::ZERO);
        let entered = Event::Entered {
            code: RoomCode::of_random([1; 16]),
            you: YOU,
            token: SeatToken::of_random([2; 16]),
        };
        room.take(entered, Duration::ZERO);
        assert_eq!(said(&room, 1), (vec![], vec![]));
    }

    #[test]
    fn a_wish_to_pause_can_be_taken_back_and_that_of_another_be_agreed_to() {
        assert_eq!(said(&Room::playing(|_| {}), 1), (vec![], vec![]));
        let own = Room::playing(|lobby| lobby.wants_pause = vec![YOU]);
        assert_eq!(
            said(&own, 1),
            (vec![words::PAUSE_ASKED], vec![Act::Pause(Pausing::TakeBack)])
        );
        assert_eq!(Pausing::TakeBack.request(), RoomRequest::Pause(false));
        let others = Room::playing(|lobby| lobby.wants_pause = vec![FRIEND]);
        let wanted = words::pause_wanted([Words::verbatim("Bo")]);
        assert_eq!(said(&others, 1), (vec![wanted], vec![Act::Pause(Pausing::Agree)]));
        assert_eq!(Pausing::Agree.request(), RoomRequest::Pause(true));
        // A spectator has no say, and sees only that the match is paused.
        let looks_on = |paused| {
            Room::playing(|lobby| {
                lobby.seats[0].holder = SeatHolder::Computer(rules::ai::level::Level::Normal);
                lobby.wants_pause = vec![FRIEND];
                lobby.paused = paused;
            })
        };
        assert_eq!(said(&looks_on(false), 1), (vec![], vec![]));
        assert_eq!(said(&looks_on(true), 1), (vec![words::PAUSED], vec![]));
    }

    #[test]
    fn a_clock_shows_minutes_and_whole_seconds() {
        assert_eq!(minutes(Duration::from_millis(61_001)), "1:02");
        assert_eq!(minutes(Duration::from_millis(1)), "0:01");
        assert_eq!(minutes(Duration::ZERO), "0:00");
    }
}
