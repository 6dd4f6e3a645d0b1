//! Draws the hands: a chip in the colour of the seat, and the line along which it would throw.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy::ui::UiTransform;

use super::place::{FULL, Hands, place};
use host::view::SeatColours;
use rules::ids::SeatId;
use window_kit::presentation::camera::screen_position;
use window_kit::presentation::cards::stage::PilesLie;
use window_kit::presentation::visual::TableCamera;
use window_kit::table::components::card::CardIndex;
use window_kit::ui::chip::chip;
use window_kit::ui::look::BRASS;
use window_kit::ui::scale::FrameScale;
use window_kit::window::state::Screen;

/// How large a hand is drawn, in pixels of the interface.
const SIZE: f32 = 26.0;

/// A hand that is drawn, or the line along which it would throw.
#[derive(Component, Clone, Copy, Debug)]
pub(super) enum Drawn {
    Hand(SeatId),
    Line(SeatId),
}

pub(super) fn draw(
    hands: Res<Hands>,
    (cards, lie): (Res<CardIndex>, Res<PilesLie>),
    (colours, scale): (Res<SeatColours>, Res<FrameScale>),
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut drawn: Query<(Entity, &Drawn, &mut Node, &mut UiTransform)>,
    mut commands: Commands,
) {
    let Ok((camera, eye)) = camera.single() else { return };
    let on_screen = |at: Vec2| screen_position(camera, eye, Vec3::new(at.x, 0.5, at.y));
    for (entity, of, ..) in &drawn {
        let (Drawn::Hand(seat) | Drawn::Line(seat)) = *of;
        let hand = hands.0.get(&seat);
        let stays = hand.is_some_and(|(aim, _)| matches!(of, Drawn::Hand(_)) || aim.throws.is_some());
        if !stays {
            commands.entity(entity).despawn();
        }
    }
    for (seat, (aim, _)) in &hands.0 {
        let Some(at) = place(aim, &cards, &lie) else { continue };
        let Some(over) = on_screen(at) else { continue };
        let size = SIZE * scale.0;
        // The chip is beside a held card, so that the card can be seen.
        let beside = if aim.lifted.is_some() { size / 2.0 } else { 0.0 };
        let mut found = false;
        let line = aim.throws.and_then(|(turn, power)| {
            let direction = Vec2::from_angle(f32::from(turn) / 256.0 * TAU);
            let from = on_screen(at - direction * f32::from(power) / 255.0 * FULL)?;
            Some((from, over))
        });
        let mut has_line = false;
        for (_, of, mut node, mut turned) in &mut drawn {
            match of {
                Drawn::Hand(of) if of == seat => {
                    found = true;
                    node.left = px(over.x - size / 2.0 + beside);
                    node.top = px(over.y - size / 2.0 + beside);
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
