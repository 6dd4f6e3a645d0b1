//! The pointer's position on the table, and the die that it points at.
//!
//! The pointer hits a die within its drawn size, and at least within 24 px of its middle: so small dice stay easy to
//! hit, and a stack is one target wherever a player clicks it.

use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::presentation::camera::{cursor_on_felt, screen_position};
use crate::presentation::visual::{TableCamera, VisualOf};
use crate::table::components::die::Parked;
use crate::table::practice::PracticeSystems;
use crate::window::state::Overlay;
use crate::window::steps::InputSystems;
use rules::die::DieId;
use tabletop::die::Die;

/// The least radius around the middle of a die in which a click hits the die, in logical pixels.
const PICK_RADIUS_PX: f32 = 24.0;
/// How far the pointer must move with the button down to start a drag, in logical pixels.
const DRAG_THRESHOLD_PX: f32 = 3.0;

/// The pointer over the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct PointerAt {
    /// The position in the window, in logical pixels; `None` outside it or over a menu.
    pub window: Option<Vec2>,
    /// The point under the pointer, at the height of a die's middle over the felt, in die edges.
    pub felt: Option<Vec3>,
}

impl PointerAt {
    /// Whether the pointer has dragged something that was pressed at `from`.
    pub fn drags(&self, from: Vec2, buttons: &ButtonInput<MouseButton>) -> bool {
        // If frames are slow, a drag may end before the next frame.
        let held = buttons.pressed(MouseButton::Left) || buttons.just_released(MouseButton::Left);
        held && self.window.is_some_and(|now| from.distance(now) >= DRAG_THRESHOLD_PX)
    }
}

/// The die that the pointer points at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hovered(pub Option<DieId>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PointerAt>().init_resource::<Hovered>().add_systems(
        Update,
        (
            (follow_pointer, find_die).chain().in_set(InputSystems::Look),
            follow_pointer.in_set(PracticeSystems::Look),
        ),
    );
}

fn follow_pointer(
    window: Query<&Window, With<PrimaryWindow>>,
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    hover: Res<HoverMap>,
    nodes: Query<(), With<Node>>,
    overlay: Res<State<Overlay>>,
    mut at: ResMut<PointerAt>,
) {
    let over_menu = *overlay.get() != Overlay::None
        || hover
            .get(&PointerId::Mouse)
            .is_some_and(|hits| hits.keys().any(|entity| nodes.contains(*entity)));
    let position = window
        .single()
        .ok()
        .and_then(Window::cursor_position)
        .filter(|_| !over_menu);
    let felt = position.and_then(|position| {
        let (camera, transform) = camera.single().ok()?;
        cursor_on_felt(camera, transform, position, 0.5)
    });
    at.set_if_neq(PointerAt { window: position, felt });
}

fn find_die(
    at: Res<PointerAt>,
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    visuals: Query<(&GlobalTransform, &VisualOf)>,
    dice: Query<&Die, Without<Parked>>,
    mut hovered: ResMut<Hovered>,
) {
    let found = at.window.and_then(|pointer| {
        let (camera, camera_at) = camera.single().ok()?;
        visuals
            .iter()
            .filter_map(|(transform, visual)| {
                let die = dice.get(visual.0).ok()?;
                let centre = transform.translation();
                let middle = screen_position(camera, camera_at, centre)?;
                let edge = screen_position(camera, camera_at, centre + camera_at.right() * 0.6)?;
                let reach = middle.distance(edge).max(PICK_RADIUS_PX);
                let distance = middle.distance(pointer);
                // In a stack the top die wins; among neighbours the nearer one.
                (distance <= reach).then_some((die.id, distance - centre.y * 2.0))
            })
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(die, _)| die)
    });
    hovered.set_if_neq(Hovered(found));
}
