//! Places a plate beside the place in the window that it explains, on the sides with room.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The distances of a plate from the pointer: to the right, to the left, below and above, in logical pixels of the
/// interface. The pointer itself reaches to the right and down.
const RIGHT: f32 = 16.0;
const LEFT: f32 = 6.0;
const BELOW: f32 = 20.0;
const ABOVE: f32 = 10.0;

/// The pointer, and the room around it.
#[derive(SystemParam)]
pub struct Beside<'w, 's> {
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    cameras: Query<'w, 's, &'static Camera>,
    scale: Res<'w, UiScale>,
}

impl Beside<'_, '_> {
    /// The place of the pointer, in logical pixels of the interface; `None` where it is not over the window.
    pub fn pointer(&self) -> Option<Vec2> {
        Some(self.windows.single().ok()?.cursor_position()? / self.fit())
    }

    /// The node of a plate beside a place, with at most this width, both in logical pixels of the interface. `None`
    /// where nothing is drawn.
    pub fn node(&self, place: Vec2, width: f32) -> Option<Node> {
        // A picture made without a window has the size of the camera's render target.
        let drawn_to = || self.cameras.iter().find_map(Camera::logical_target_size);
        let size = self.windows.single().ok().map(Window::size).or_else(drawn_to)?;
        Some(node(place, size / self.fit(), width))
    }

    /// How many logical pixels of the window one of the interface has.
    pub fn fit(&self) -> f32 {
        self.scale.0.max(0.1)
    }
}

/// The node of a box of this size around a place, its contents in the middle; all in logical pixels of the interface.
pub fn centred_at(place: Vec2, size: Vec2) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(place.x - size.x / 2.0),
        top: px(place.y - size.y / 2.0),
        width: px(size.x),
        height: px(size.y),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    }
}

/// The node beside a place in this much room.
fn node(at: Vec2, room: Vec2, width: f32) -> Node {
    let right = room.x - at.x - RIGHT >= width || at.x < room.x / 2.0;
    let below = at.y < room.y * 0.65;
    let space = if right { room.x - at.x - RIGHT } else { at.x - LEFT };
    Node {
        position_type: PositionType::Absolute,
        max_width: px(width.min(space)),
        left: if right { px(at.x + RIGHT) } else { auto() },
        right: if right { auto() } else { px(room.x - at.x + LEFT) },
        top: if below { px(at.y + BELOW) } else { auto() },
        bottom: if below { auto() } else { px(room.y - at.y + ABOVE) },
        border: px(1).all(),
        ..default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plate_lies_on_the_sides_that_have_room() {
        let room = Vec2::new(1280.0, 720.0);
        let upper_left = node(Vec2::new(100.0, 100.0), room, 300.0);
        assert_eq!((upper_left.left, upper_left.top), (px(116), px(120)));
        assert_eq!((upper_left.right, upper_left.bottom), (auto(), auto()));
        let lower_right = node(Vec2::new(1200.0, 700.0), room, 300.0);
        assert_eq!((lower_right.right, lower_right.bottom), (px(86), px(30)));
        assert_eq!((lower_right.left, lower_right.top), (auto(), auto()));
    }

    #[test]
    fn a_plate_is_never_wider_than_the_room_beside_it() {
        let room = Vec2::new(640.0, 360.0);
        let middle = node(Vec2::new(330.0, 100.0), room, 400.0);
        assert_eq!((middle.right, middle.max_width), (px(316), px(324)));
    }
}
