//! What people say to each other: a wheel of short phrases, and bubbles that fly from the seat of the speaker.
//! Everybody reads them in their own language, and can mute any person. People who know each other also write, where
//! the host lets them.

use std::collections::VecDeque;
use std::f32::consts::TAU;

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::muting::{Muted, Speakers, spawn_speakers};
use super::room::{Room, SendRoomRequest};
use crate::screens::hud::bubble::Says;
use messages::ToMessage;
use messages::names;
use messages::texts::together as words;
use net::protocol::client_message::RoomRequest;
use net::protocol::limits::LONGEST_WORDS;
use net::protocol::lobby::MemberId;
use net::protocol::phrases::Phrase;
use net::protocol::words::Words;
use window_kit::input::label::Keyboard;
use window_kit::intents::Intents;
use window_kit::intents::general::TALK;
use window_kit::presentation::frames::Frames;
use window_kit::table::current_match::CurrentMatch;
use window_kit::ui::button::{ButtonLook, frame_button, on_press};
use window_kit::ui::field::{Typed, field};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::update_root;
use window_kit::ui::look::{BRASS, EDGE, PLATE_SOLID, TEXT};
use window_kit::ui::scale::FrameScale;
use window_kit::ui::text::{bold_coloured, coloured};
use window_kit::ui::tooltip::Tooltip;
use window_kit::window::open_panels::closed_by_escape;
use window_kit::window::state::{Screen, at_the_table};
use window_kit::window::steps::HudSystems;

/// How high the button for phrases is, in logical pixels.
pub(super) const BUTTON: f32 = 32.0;
/// The room for it in the row for talk, in logical pixels.
pub(super) const TALK_BUTTON: f32 = 80.0;
/// The gap between it, the phrases and the edge of the window, in logical pixels.
pub(super) const GAP: f32 = 10.0;
/// The size of the wheel of phrases, in logical pixels.
pub(super) const WHEEL: Vec2 = Vec2::new(430.0, 380.0);

/// How many of the last lines that people wrote are kept, and shown beside the field.
const LINES: usize = 5;

/// A person says or writes something.
#[derive(Message, Clone, Debug)]
pub(crate) struct Spoke(pub MemberId, pub Spoken);

/// What a person says.
#[derive(Clone, Debug)]
pub(crate) enum Spoken {
    /// One of the phrases.
    Phrase(Phrase),
    /// Words of their own.
    Words(Words),
}

/// What people wrote last: their names and words. It ends with the match.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct Written(VecDeque<(String, Words)>);

impl Written {
    fn add(&mut self, name: &str, words: Words) {
        if self.0.len() == LINES {
            self.0.pop_front();
        }
        self.0.push_back((name.to_owned(), words));
    }
}

/// The field for words of one's own.
#[derive(Component, Clone, Copy, Debug)]
struct WordsField;

/// Whether the wheel is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct WheelOpen(pub(super) bool);

/// The button that opens the wheel, and the wheel.
#[derive(Component, Clone, Copy, Debug)]
struct Wheel;

pub(super) fn plugin(app: &mut App) {
    closed_by_escape(
        app,
        "talk",
        |open: Res<WheelOpen>| open.0,
        |mut open: ResMut<WheelOpen>| open.0 = false,
    );
    app.init_resource::<Muted>()
        .init_resource::<Speakers>()
        .init_resource::<WheelOpen>()
        .init_resource::<Written>()
        .add_message::<Spoke>()
        .add_systems(
            OnEnter(Screen::Match),
            |mut open: ResMut<WheelOpen>, mut written: ResMut<Written>, mut speakers: ResMut<Speakers>| {
                open.0 = false;
                written.0.clear();
                speakers.forget();
            },
        )
        .add_systems(OnExit(Screen::Match), |mut frames: ResMut<Frames>| {
            frames.set_if_neq(frames.with_talk(false));
        })
        .add_systems(
            Update,
            (
                (turn_by_key, write).run_if(at_the_table),
                make_room.in_set(HudSystems::Read),
                (show_wheel.in_set(HudSystems::Show), launch.in_set(HudSystems::Tell)),
            )
                .run_if(in_state(Screen::Match)),
        );
}

fn turn_by_key(intents: Intents, room: Option<Res<Room>>, mut open: ResMut<WheelOpen>) {
    if room.is_some() && intents.just(TALK) {
        open.0 = !open.0;
    }
}

/// Enter sends what was typed, and closes the wheel.
fn write(typed: Typed<WordsField>, mut open: ResMut<WheelOpen>, mut asks: MessageWriter<SendRoomRequest>) {
    let Some(text) = typed.entered() else { return };
    let words = Words::new(&text);
    if !words.is_empty() {
        asks.write(SendRoomRequest(RoomRequest::Write(words)));
    }
    open.0 = false;
}

/// Gives talk and notices a row of the frames while people at other machines play too: so they lie over no table.
fn make_room(room: Option<Res<Room>>, current: Res<CurrentMatch>, mut frames: ResMut<Frames>) {
    let ours = room.is_some_and(|room| room.is_at_table(current.mark));
    frames.set_if_neq(frames.with_talk(ours));
}

fn show_wheel(
    room: Option<Res<Room>>,
    current: Res<CurrentMatch>,
    (open, written, mut wrote): (Res<WheelOpen>, Res<Written>, Local<bool>),
    (speakers, muted): (Res<Speakers>, Res<Muted>),
    (frames, scale): (Res<Frames>, Res<FrameScale>),
    keyboard: Res<Keyboard>,
    wheels: Query<Entity, With<Wheel>>,
    mut commands: Commands,
) {
    let there = !wheels.is_empty();
    let room = room.filter(|room| room.is_at_table(current.mark));
    let ours = room.is_some();
    let writes = room.as_ref().is_some_and(|room| room.may_write());
    let heard = written.is_changed() || speakers.is_changed() || muted.is_changed();
    let is_new = std::mem::replace(&mut *wrote, writes) != writes || (open.0 && heard);
    if there == ours && !is_new && !open.is_changed() && !frames.is_changed() && !scale.is_changed() {
        return;
    }
    let Some(room) = room else {
        wheels.iter().for_each(|wheel| commands.entity(wheel).despawn());
        return;
    };
    let open = open.0.then(|| OpenWheel {
        room: &room,
        written: writes.then_some(&*written),
        speakers: &speakers,
        muted: &muted,
    });
    update_root(&mut commands, wheels.iter().next(), |commands| {
        spawn_wheel(commands, open, (*scale, *frames), &keyboard)
    });
}

/// The data of the open wheel.
struct OpenWheel<'a> {
    room: &'a Room,
    /// For those who may write: what was written.
    written: Option<&'a Written>,
    speakers: &'a Speakers,
    muted: &'a Muted,
}

fn spawn_wheel(
    commands: &mut Commands,
    open: Option<OpenWheel>,
    (scale, frames): (FrameScale, Frames),
    keyboard: &Keyboard,
) -> Entity {
    commands
        .spawn((
            Wheel,
            DespawnOnExit(Screen::Match),
            TabGroup::new(3),
            Node {
                position_type: PositionType::Absolute,
                left: scale.px(GAP),
                top: percent((frames.top() - frames.talk()) * 100.0),
                flex_direction: FlexDirection::Column,
                row_gap: scale.px(GAP),
                ..default()
            },
            GlobalZIndex(25),
            Pickable::IGNORE,
        ))
        .with_children(|corner| {
            corner
                .spawn((
                    Node {
                        align_self: AlignSelf::FlexStart,
                        align_items: AlignItems::Center,
                        height: vh(frames.talk() * 100.0),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|place| {
                    place.spawn((
                        frame_button(words::TALK, ButtonLook::Plain, scale.0 * 0.94),
                        FocusName::new("talk"),
                        Tooltip(words::talk_tip(keyboard.of(TALK))),
                        on_press(
                            |_: On<Activate>, mut open: ResMut<WheelOpen>, mut focus: ResMut<InputFocus>| {
                                open.0 = !open.0;
                                focus.clear();
                            },
                        ),
                    ));
                });
            if let Some(open) = open {
                spawn_phrases(corner, scale);
                if let Some(written) = open.written {
                    spawn_field(corner, written, (scale, keyboard));
                }
                spawn_speakers(corner, (open.room, open.speakers, open.muted), (scale, WHEEL.x));
            }
        })
        .id()
}

/// The phrases in a ring, so that each lies in its own direction.
fn spawn_phrases(corner: &mut ChildSpawnerCommands, scale: FrameScale) {
    let all = Phrase::ALL;
    let Vec2 { x: wide, y: high } = WHEEL;
    corner
        .spawn((
            Node {
                width: scale.px(wide),
                height: scale.px(high),
                border: px(1).all(),
                border_radius: BorderRadius::all(scale.px(14.0)),
                ..default()
            },
            BackgroundColor(PLATE_SOLID.with_alpha(0.95)),
            BorderColor::all(EDGE),
        ))
        .with_children(|wheel| {
            // The signs are in a row at the bottom, the phrases above them.
            let is_sign =
                |saying: &Phrase| matches!(saying, Phrase::Laughs | Phrase::Gasps | Phrase::Claps | Phrase::Groans);
            let signs = all.iter().copied().filter(is_sign);
            let phrases: Vec<Phrase> = all.iter().copied().filter(|saying| !is_sign(saying)).collect();
            let half = phrases.len().div_ceil(2);
            for (at, saying) in phrases.iter().enumerate() {
                // Two columns, bowed like a ring.
                let (column, row) = (at / half, at % half);
                let angle = TAU * (0.25 * (row as f32 + 0.5) / half as f32 * 2.0);
                let bow = angle.sin() * 26.0;
                let left = if column == 0 { 34.0 - bow } else { 232.0 + bow };
                let top = 10.0 + row as f32 * (high - 70.0) / half as f32;
                spawn_phrase(wheel, *saying, Vec2::new(left, top), 170.0, scale);
            }
            for (at, saying) in signs.enumerate() {
                spawn_phrase(
                    wheel,
                    saying,
                    Vec2::new(10.0 + at as f32 * 103.0, high - 44.0),
                    98.0,
                    scale,
                );
            }
        });
}

fn spawn_phrase(wheel: &mut ChildSpawnerCommands, saying: Phrase, at: Vec2, wide: f32, scale: FrameScale) {
    let mut phrase = wheel.spawn((
        frame_button(saying.message(), ButtonLook::Quiet, scale.0 * 0.9),
        FocusName::new(format!("talk.{saying:?}")),
        on_press(
            move |_: On<Activate>,
                  mut open: ResMut<WheelOpen>,
                  mut focus: ResMut<InputFocus>,
                  mut asks: MessageWriter<SendRoomRequest>| {
                open.0 = false;
                focus.clear();
                asks.write(SendRoomRequest(RoomRequest::Say(saying)));
            },
        ),
    ));
    phrase.entry::<Node>().and_modify(move |mut node| {
        node.position_type = PositionType::Absolute;
        node.left = scale.px(at.x);
        node.top = scale.px(at.y);
        node.width = scale.px(wide);
    });
}

/// What was written last, and the field for words of one's own.
fn spawn_field(corner: &mut ChildSpawnerCommands, written: &Written, (scale, keyboard): (FrameScale, &Keyboard)) {
    corner
        .spawn((
            Node {
                width: scale.px(WHEEL.x),
                padding: scale.px(10.0).all(),
                border: px(1).all(),
                border_radius: BorderRadius::all(scale.px(14.0)),
                flex_direction: FlexDirection::Column,
                row_gap: scale.px(6.0),
                ..default()
            },
            BackgroundColor(PLATE_SOLID.with_alpha(0.95)),
            BorderColor::all(EDGE),
        ))
        .with_children(|lines| {
            for (name, said) in &written.0 {
                lines.spawn(coloured(words::wrote(name, said.to_string()), scale.text(14.0), TEXT));
            }
            let about = words::write_about(keyboard.of_enter());
            lines.spawn(bold_coloured(about, scale.text(13.0), BRASS));
            lines.spawn((
                field("", (WHEEL.x - 24.0) * scale.0, LONGEST_WORDS, names::may_be_typed),
                WordsField,
                FocusName::new("talk.write"),
            ));
        });
}

fn launch(
    mut spoken: MessageReader<Spoke>,
    room: Option<Res<Room>>,
    muted: Res<Muted>,
    (mut written, mut speakers): (ResMut<Written>, ResMut<Speakers>),
    mut says: MessageWriter<Says>,
) {
    let Some(room) = room else {
        spoken.clear();
        return;
    };
    for Spoke(who, spoken) in spoken.read().filter(|Spoke(who, _)| !muted.is(*who)) {
        // With a change the phrases are spawned again, also while somebody types beneath them.
        if !speakers.has(*who) {
            speakers.add(*who);
        }
        let (words, letters) = match spoken {
            Spoken::Phrase(saying) => (saying.message(), None),
            Spoken::Words(said) => {
                written.add(room.name(*who), said.clone());
                let text = said.to_string();
                let letters = text.chars().count();
                (messages::Message::verbatim(text), Some(letters))
            }
        };
        says.write(Says {
            seat: room.seats_of(*who).next(),
            name: room.name(*who).to_owned(),
            words,
            read: true,
            written: letters,
        });
    }
}
