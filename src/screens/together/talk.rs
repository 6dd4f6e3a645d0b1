//! What people say to each other: a wheel of short phrases, and bubbles that fly from the seat of the speaker.
//! Everybody reads them in their own language, and can mute any person.

use std::collections::BTreeSet;
use std::f32::consts::TAU;

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::room::{Room, SendRoomRequest};
use crate::screens::hud::bubble::Says;
use messages::ToMessage;
use messages::texts::together as words;
use net::protocol::client_message::RoomRequest;
use net::protocol::lobby::MemberId;
use net::protocol::phrases::Phrase;
use window_kit::input::label::Keyboard;
use window_kit::intents::Intents;
use window_kit::intents::general::TALK;
use window_kit::presentation::frames::Frames;
use window_kit::table::current_match::CurrentMatch;
use window_kit::ui::button::{ButtonLook, frame_button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::update_root;
use window_kit::ui::look::{EDGE, PLATE_SOLID};
use window_kit::ui::scale::FrameScale;
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

/// A person says something.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Spoke(pub MemberId, pub Phrase);

/// Mutes a member (`true`), or hears them again.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Mute(pub MemberId, pub bool);

/// The muted members.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Muted(BTreeSet<MemberId>);

impl Muted {
    /// Turns muting on or off; returns whether it is on.
    pub fn turn(&mut self, who: MemberId) -> bool {
        let on = !self.0.remove(&who);
        if on {
            self.0.insert(who);
        }
        on
    }

    /// Whether a member is muted.
    pub fn is(&self, who: MemberId) -> bool {
        self.0.contains(&who)
    }
}

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
        .init_resource::<WheelOpen>()
        .add_message::<Spoke>()
        .add_systems(OnEnter(Screen::Match), |mut open: ResMut<WheelOpen>| open.0 = false)
        .add_systems(OnExit(Screen::Match), |mut frames: ResMut<Frames>| {
            frames.set_if_neq(frames.with_talk(false));
        })
        .add_systems(
            Update,
            (
                turn_by_key.run_if(at_the_table),
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

/// Gives talk and notices a row of the frames while people at other machines play too: so they lie over no table.
fn make_room(room: Option<Res<Room>>, current: Res<CurrentMatch>, mut frames: ResMut<Frames>) {
    let ours = room.is_some_and(|room| room.is_at_table(current.mark));
    frames.set_if_neq(frames.with_talk(ours));
}

fn show_wheel(
    room: Option<Res<Room>>,
    current: Res<CurrentMatch>,
    open: Res<WheelOpen>,
    (frames, scale): (Res<Frames>, Res<FrameScale>),
    keyboard: Res<Keyboard>,
    wheels: Query<Entity, With<Wheel>>,
    mut commands: Commands,
) {
    let there = !wheels.is_empty();
    let ours = room.is_some_and(|room| room.is_at_table(current.mark));
    if there == ours && !open.is_changed() && !frames.is_changed() && !scale.is_changed() {
        return;
    }
    if !ours {
        wheels.iter().for_each(|wheel| commands.entity(wheel).despawn());
        return;
    }
    update_root(&mut commands, wheels.iter().next(), |commands| {
        spawn_wheel(commands, open.0, (*scale, *frames), &keyboard)
    });
}

fn spawn_wheel(
    commands: &mut Commands,
    open: bool,
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
            if open {
                spawn_phrases(corner, scale);
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

fn launch(mut spoken: MessageReader<Spoke>, room: Option<Res<Room>>, muted: Res<Muted>, mut says: MessageWriter<Says>) {
    let Some(room) = room else {
        spoken.clear();
        return;
    };
    for Spoke(who, saying) in spoken.read().filter(|Spoke(who, _)| !muted.is(*who)) {
        says.write(Says {
            seat: room.seats_of(*who).next(),
            name: room.name(*who).to_owned(),
            words: saying.message(),
            read: true,
        });
    }
}
