//! The hands of people at other machines, while they hold or aim something: where they are, and where they would throw.
//!
//! They are told often and may be lost on the way; nothing depends on them. Cards lie elsewhere on each table, so hands are
//! shown where only dice lie.

use std::collections::BTreeMap;
use std::f32::consts::TAU;
use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::UiTransform;
use bevy::window::RequestRedraw;

use super::connection::AskRoom;
use super::room::Room;
use crate::host::view::{MatchView, SeatColours};
use crate::input::pointer::PointerAt;
use crate::net::protocol::up::{Aim, Request};
use crate::presentation::camera::screen_position;
use crate::presentation::visual::TableCamera;
use crate::rules::ids::PlayerId;
use crate::table::match_setup::CurrentMatch;
use crate::tabletop::card::CardIndex;
use crate::ui::chip::chip;
use crate::ui::look::BRASS;
use crate::ui::scale::FrameScale;
use crate::window::hold::Held;
use crate::window::state::Screen;
use crate::window::steps::HudSystems;

/// How often a hand is told at most.
const EVERY: Duration = Duration::from_millis(120);
/// A hand of which nothing was heard for so long is gone.
const GONE: Duration = Duration::from_millis(700);
/// How far from where it began a hand throws with full power, in edges of a die.
const FULL: f32 = 8.0;
/// Places are told in hundredths of an edge.
const PARTS: f32 = 100.0;
/// How large a hand is drawn, in pixels of the interface.
const SIZE: f32 = 26.0;

/// Somebody at another machine holds something.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct Shown(pub Aim);

/// The hands that are over the table.
#[derive(Resource, Clone, Debug, Default)]
struct Hands(BTreeMap<PlayerId, (Aim, Duration)>);

/// A hand that is drawn, or the line along which it would throw.
#[derive(Component, Clone, Copy, Debug)]
enum Drawn {
    Hand(PlayerId),
    Line(PlayerId),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hands>().add_message::<Shown>().add_systems(
        Update,
        (
            tell.run_if(resource_exists::<Room>),
            (hear, draw).chain().in_set(HudSystems::Show),
        )
            .run_if(in_state(Screen::Match)),
    );
}

/// Tells where the hand at this machine is, while it holds something.
fn tell(
    time: Res<Time<Real>>,
    (room, current, cards): (Res<Room>, Option<Res<CurrentMatch>>, Res<CardIndex>),
    view: Option<Res<MatchView>>,
    (held, pointer): (Res<Held>, Res<PointerAt>),
    mut began: Local<Option<Vec3>>,
    mut told: Local<Duration>,
    mut asks: MessageWriter<AskRoom>,
) {
    let at = pointer.felt.filter(|_| held.something);
    let (Some(at), Some(view), Some(current)) = (at, view, current) else {
        *began = None;
        return;
    };
    let from = *began.get_or_insert(at);
    let seat = room.own_seats().find(|seat| view.due.contains(*seat));
    let (Some(seat), true) = (seat, room.is_at_table(current.mark) && cards.cards().is_empty()) else {
        return;
    };
    if time.elapsed() < *told + EVERY {
        return;
    }
    *told = time.elapsed();
    let pull = (at - from).xz();
    let throws = held.aiming.then(|| {
        let turn = pull.to_angle().rem_euclid(TAU) / TAU;
        let power = (pull.length() / FULL).min(1.0);
        ((turn * 256.0) as u8, (power * 255.0) as u8)
    });
    let part = |along: f32| (along * PARTS) as i16;
    asks.write(AskRoom(Request::Aim(Aim {
        seat,
        at: (part(at.x), part(at.z)),
        throws,
        lifted: None,
    })));
}

fn hear(time: Res<Time<Real>>, mut shown: MessageReader<Shown>, mut hands: ResMut<Hands>) {
    let now = time.elapsed();
    for Shown(aim) in shown.read() {
        hands.0.insert(aim.seat, (*aim, now));
    }
    hands.0.retain(|_, (_, heard)| now < *heard + GONE);
}

fn draw(
    hands: Res<Hands>,
    (colours, scale): (Res<SeatColours>, Res<FrameScale>),
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut drawn: Query<(Entity, &Drawn, &mut Node, &mut UiTransform)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let Ok((camera, eye)) = camera.single() else { return };
    let on_screen = |at: Vec2| screen_position(camera, eye, Vec3::new(at.x, 0.5, at.y));
    if !hands.0.is_empty() {
        redraw.write(RequestRedraw);
    }
    for (entity, of, ..) in &drawn {
        let (Drawn::Hand(seat) | Drawn::Line(seat)) = *of;
        let hand = hands.0.get(&seat);
        let stays = hand.is_some_and(|(aim, _)| matches!(of, Drawn::Hand(_)) || aim.throws.is_some());
        if !stays {
            commands.entity(entity).despawn();
        }
    }
    for (seat, (aim, _)) in &hands.0 {
        let at = Vec2::new(f32::from(aim.at.0), f32::from(aim.at.1)) / PARTS;
        let Some(place) = on_screen(at) else { continue };
        let size = SIZE * scale.0;
        let mut found = false;
        let line = aim.throws.and_then(|(turn, power)| {
            let direction = Vec2::from_angle(f32::from(turn) / 256.0 * TAU);
            let from = on_screen(at - direction * f32::from(power) / 255.0 * FULL)?;
            Some((from, place))
        });
        let mut has_line = false;
        for (_, of, mut node, mut turned) in &mut drawn {
            match of {
                Drawn::Hand(of) if of == seat => {
                    found = true;
                    node.left = px(place.x - size / 2.0);
                    node.top = px(place.y - size / 2.0);
                }
                Drawn::Line(of) if of == seat => {
                    has_line = true;
                    if let Some((from, to)) = line {
                        let (middle, along) = ((from + to) / 2.0, to - from);
                        node.width = px(along.length());
                        node.left = px(middle.x - along.length() / 2.0);
                        node.top = px(middle.y - 2.0);
                        turned.rotation = Rot2::radians(along.to_angle());
                    }
                }
                Drawn::Hand(_) | Drawn::Line(_) => {}
            }
        }
        let lies = || Node {
            position_type: PositionType::Absolute,
            left: px(-1000),
            ..default()
        };
        if !has_line && line.is_some() {
            commands.spawn((
                Drawn::Line(*seat),
                DespawnOnExit(Screen::Match),
                Node {
                    height: px(4),
                    border_radius: BorderRadius::all(px(2)),
                    ..lies()
                },
                BackgroundColor(BRASS.with_alpha(0.7)),
                UiTransform::default(),
                GlobalZIndex(14),
                Pickable::IGNORE,
            ));
        }
        if !found {
            commands
                .spawn((
                    Drawn::Hand(*seat),
                    DespawnOnExit(Screen::Match),
                    Node {
                        width: px(size),
                        height: px(size),
                        ..lies()
                    },
                    UiTransform::default(),
                    GlobalZIndex(15),
                    Pickable::IGNORE,
                ))
                .with_child(chip(colours.of(*seat), size));
        }
    }
}
