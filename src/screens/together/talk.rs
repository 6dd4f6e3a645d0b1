//! What people say to each other: a wheel of short phrases, and bubbles that fly from the seat of the speaker.
//! Everybody reads them in their own language, and can mute any person.

use std::collections::BTreeSet;
use std::f32::consts::TAU;

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform};
use bevy::ui_widgets::Activate;
use bevy::window::RequestRedraw;

use super::room::{Room, SendRoomRequest};
use crate::screens::hud::points::SeatRow;
use messages::texts::together as words;
use messages::{self, ToMessage};
use net::protocol::client_message::RoomRequest;
use net::protocol::lobby::MemberId;
use net::protocol::phrases::Phrase;
use rules::ids::SeatId;
use window_kit::input::label::Keyboard;
use window_kit::intents::Intents;
use window_kit::intents::general::TALK;
use window_kit::presentation::frames::Frames;
use window_kit::settings::Settings;
use window_kit::table::current_match::CurrentMatch;
use window_kit::ui::button::{ButtonLook, frame_button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::update_root;
use window_kit::ui::look::{BRASS, EDGE, PLATE_SOLID};
use window_kit::ui::scale::FrameScale;
use window_kit::ui::text::{bold, bold_coloured, one_line};
use window_kit::ui::tooltip::Tooltip;
use window_kit::window::open_panels::closed_by_escape;
use window_kit::window::state::{Screen, at_the_table};
use window_kit::window::steps::HudSystems;
use window_kit::window::ui_clock::{StartTime, UiClock};

/// How far below the frames along the top the button for phrases is, as a fraction of the window's height.
pub(super) const UNDER_BAR: f32 = 0.012;
/// How high that button is, in logical pixels.
pub(super) const BUTTON: f32 = 32.0;
/// The gap between it, the phrases and the edge of the window, in logical pixels.
pub(super) const GAP: f32 = 10.0;
/// The size of the wheel of phrases, in logical pixels.
pub(super) const WHEEL: Vec2 = Vec2::new(430.0, 380.0);
/// How long a phrase stays, in seconds.
const STAYS_S: f32 = 4.0;
/// How long it fades at the end, in seconds.
const FADES_S: f32 = 0.8;
/// How far it flies, in logical pixels.
const FLIES: f32 = 34.0;

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

/// A phrase in flight.
#[derive(Component, Clone, Copy, Debug)]
struct Flying {
    seat: Option<SeatId>,
    since: StartTime,
}

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
        .add_systems(
            Update,
            (
                turn_by_key.run_if(at_the_table),
                (show_wheel, launch, fly).chain().in_set(HudSystems::Show),
            )
                .run_if(in_state(Screen::Match)),
        );
}

fn turn_by_key(intents: Intents, room: Option<Res<Room>>, mut open: ResMut<WheelOpen>) {
    if room.is_some() && intents.just(TALK) {
        open.0 = !open.0;
    }
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
                top: percent((frames.top() + UNDER_BAR) * 100.0),
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

fn launch(
    mut spoken: MessageReader<Spoke>,
    room: Option<Res<Room>>,
    (scale, muted): (Res<FrameScale>, Res<Muted>),
    mut commands: Commands,
) {
    let Some(room) = room else {
        spoken.clear();
        return;
    };
    for Spoke(who, saying) in spoken.read().filter(|Spoke(who, _)| !muted.is(*who)) {
        commands
            .spawn((
                Flying {
                    seat: room.seats_of(*who).next(),
                    since: StartTime::default(),
                },
                DespawnOnExit(Screen::Match),
                Node {
                    position_type: PositionType::Absolute,
                    left: percent(2),
                    top: percent(12),
                    padding: UiRect::axes(scale.px(10.0), scale.px(4.0)),
                    border: px(1).all(),
                    border_radius: BorderRadius::all(scale.px(10.0)),
                    column_gap: scale.px(7.0),
                    ..default()
                },
                BackgroundColor(PLATE_SOLID),
                BorderColor::all(BRASS),
                GlobalZIndex(40),
                Pickable::IGNORE,
            ))
            .with_children(|bubble| {
                let name = messages::Message::verbatim(room.name(*who));
                bubble.spawn((bold_coloured(name, scale.text(14.0), BRASS), one_line()));
                bubble.spawn((bold(saying.message(), scale.text(16.0)), one_line()));
            });
    }
}

fn fly(
    mut clock: UiClock,
    settings: Res<Settings>,
    rows: Query<(&SeatRow, &ComputedNode, &UiGlobalTransform)>,
    mut flying: Query<(
        Entity,
        &mut Flying,
        &mut Node,
        &ComputedNode,
        &mut BackgroundColor,
        &mut BorderColor,
        &Children,
    )>,
    mut texts: Query<&mut TextColor>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut flight, mut node, own, mut ground, mut edge, children) in &mut flying {
        let age_s = clock.age(&mut flight.since).as_secs_f32();
        redraw.write(RequestRedraw);
        if age_s > STAYS_S {
            commands.entity(entity).despawn();
            continue;
        }
        let row = rows.iter().find(|(of, ..)| Some(of.0) == flight.seat);
        if let Some((_, row, place)) = row {
            let size = own.size() * own.inverse_scale_factor;
            let middle = place.translation * row.inverse_scale_factor;
            let part = if settings.reduced_motion {
                1.0
            } else {
                1.0 - (1.0 - (age_s / STAYS_S)).powi(3)
            };
            // To the left, towards the middle of the table: the seats are on its right.
            let left = middle.x - row.size().x * row.inverse_scale_factor / 2.0 - size.x - part * FLIES;
            node.left = px(left.max(4.0));
            node.top = px((middle.y - size.y / 2.0).max(4.0));
        }
        let alpha = ((STAYS_S - age_s) / FADES_S).clamp(0.0, 1.0);
        ground.0 = PLATE_SOLID.with_alpha(alpha * 0.95);
        *edge = BorderColor::all(BRASS.with_alpha(alpha));
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.0 = text.0.with_alpha(alpha);
            }
        }
    }
}
