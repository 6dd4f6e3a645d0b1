//! The pointer's position on the table, and the die that it points at.
//!
//! The pointer hits a die within its drawn size, and at least within 24 px of its middle: so small dice stay easy to
//! hit, and a stack is one target wherever a player clicks it.

use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::input::touch::{FingerPhase, TableFinger};
use crate::presentation::camera::{cursor_on_felt, screen_position};
use crate::presentation::visual::{TableCamera, VisualOf};
use crate::table::components::die::Parked;
use crate::table::practice::PracticeSystems;
use crate::window::state::Overlay;
use crate::window::steps::InputSystems;
use crate::window::touch::{ByTouch, LongPressed};
use rules::die::DieId;
use tabletop::die::Die;

/// The least radius around the middle of a die in which a click hits the die, in logical pixels.
const PICK_RADIUS_PX: f32 = 24.0;
/// How far the pointer must move with the button down to start a drag, in logical pixels.
const DRAG_THRESHOLD_PX: f32 = 3.0;

/// The pointer over the table: the mouse, or a finger.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct PointerAt {
    /// The position in the window, in logical pixels; `None` outside it or over a menu, and while no finger is down on
    /// a touch screen.
    pub window: Option<Vec2>,
    /// The point under the pointer, at the height of a die's middle over the felt, in die edges.
    pub felt: Option<Vec3>,
    /// What its button does; a finger presses as long as it is down.
    pub button: PointerButton,
    /// What it is.
    pub by: PointedBy,
}

/// What the button of the pointer does in this frame: the left one of the mouse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PointerButton {
    /// It is not pressed.
    #[default]
    Up,
    /// It was pressed in this frame.
    Pressed,
    /// It is held.
    Held,
    /// It was released in this frame.
    Released,
    /// What was pressed counts no more, and nothing was released: a second finger came, or the finger rested for long.
    Cancelled,
}

/// What the pointer is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PointedBy {
    /// The mouse.
    #[default]
    Mouse,
    /// A finger, and whether it has moved so far that it drags.
    Finger {
        /// Whether it drags.
        drags: bool,
    },
    /// A finger that asked for an explanation of this place by a long press.
    LongPress,
}

impl PointerAt {
    /// Whether the button was pressed in this frame.
    pub fn just_pressed(&self) -> bool {
        self.button == PointerButton::Pressed
    }

    /// Whether the button was released in this frame.
    pub fn just_released(&self) -> bool {
        self.button == PointerButton::Released
    }

    /// Whether what was pressed counts no more.
    pub fn is_cancelled(&self) -> bool {
        self.button == PointerButton::Cancelled
    }

    /// Whether it is a finger.
    pub fn is_finger(&self) -> bool {
        self.by != PointedBy::Mouse
    }

    /// Whether what it points at may be explained: a finger that may still tap or drag asks for nothing.
    pub fn asks(&self) -> bool {
        !matches!(self.by, PointedBy::Finger { .. })
    }

    /// Whether the pointer has dragged something that was pressed at `from`.
    pub fn drags(&self, from: Vec2) -> bool {
        match self.by {
            // If frames are slow, a drag may end before the next frame.
            PointedBy::Mouse => {
                matches!(self.button, PointerButton::Held | PointerButton::Released)
                    && self.window.is_some_and(|now| from.distance(now) >= DRAG_THRESHOLD_PX)
            }
            PointedBy::Finger { drags } => drags,
            PointedBy::LongPress => false,
        }
    }
}

/// The die that the pointer points at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hovered(pub Option<DieId>);

impl From<FingerPhase> for PointerButton {
    fn from(phase: FingerPhase) -> Self {
        match phase {
            FingerPhase::Began => Self::Pressed,
            FingerPhase::Held => Self::Held,
            FingerPhase::Lifted => Self::Released,
            FingerPhase::Cancelled => Self::Cancelled,
        }
    }
}

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
    (hover, nodes): (Res<HoverMap>, Query<(), With<Node>>),
    buttons: Res<ButtonInput<MouseButton>>,
    (finger, long, by_touch): (Res<TableFinger>, Res<LongPressed>, Res<ByTouch>),
    overlay: Res<State<Overlay>>,
    mut at: ResMut<PointerAt>,
) {
    let felt = |position: Vec2| {
        let (camera, transform) = camera.single().ok()?;
        cursor_on_felt(camera, transform, position, 0.5)
    };
    if by_touch.0 {
        let asked = long.on_table();
        let window = finger.now.map(|finger| finger.at).or(asked);
        let window = window.filter(|_| *overlay.get() == Overlay::None);
        let by = match finger.now {
            _ if asked.is_some() => PointedBy::LongPress,
            Some(finger) => PointedBy::Finger { drags: finger.drags },
            None => PointedBy::Finger { drags: false },
        };
        at.set_if_neq(PointerAt {
            window,
            felt: window.and_then(felt),
            button: finger.now.map_or(PointerButton::Up, |finger| finger.phase.into()),
            by,
        });
        return;
    }
    let over_menu = *overlay.get() != Overlay::None
        || hover
            .get(&PointerId::Mouse)
            .is_some_and(|hits| hits.keys().any(|entity| nodes.contains(*entity)));
    let position = window
        .single()
        .ok()
        .and_then(Window::cursor_position)
        .filter(|_| !over_menu);
    let button = if buttons.just_pressed(MouseButton::Left) {
        PointerButton::Pressed
    } else if buttons.just_released(MouseButton::Left) {
        PointerButton::Released
    } else if buttons.pressed(MouseButton::Left) {
        PointerButton::Held
    } else {
        PointerButton::Up
    };
    at.set_if_neq(PointerAt {
        window: position,
        felt: position.and_then(felt),
        button,
        by: PointedBy::Mouse,
    });
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
