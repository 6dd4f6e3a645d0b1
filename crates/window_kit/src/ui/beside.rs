//! Puts a plate beside the place in the window that it explains, on the sides with room.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::window::touch::{ByTouch, TouchedAt};

/// The distances of a plate from the pointer: to the right, to the left, below and above, in logical pixels of the
/// interface. The pointer itself reaches to the right and down.
const RIGHT: f32 = 16.0;
const LEFT: f32 = 6.0;
const BELOW: f32 = 20.0;
const ABOVE: f32 = 10.0;
/// The distance of a plate from a thing that it must not cover, and from the edge of the window.
const APART: f32 = 10.0;
const EDGE: f32 = 6.0;
/// The most that the height of a plate at the pointer is, about: three lines of text.
const HIGHEST: f32 = 90.0;

/// The pointer, and the room around it.
#[derive(SystemParam)]
pub struct Beside<'w, 's> {
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    cameras: Query<'w, 's, &'static Camera>,
    scale: Res<'w, UiScale>,
    /// `None` in an app without input.
    by_touch: Option<Res<'w, ByTouch>>,
    touched: Option<Res<'w, TouchedAt>>,
}

impl Beside<'_, '_> {
    /// The place of the pointer, or of the last finger, in logical pixels of the interface; `None` if it is not over
    /// the window.
    pub fn pointer(&self) -> Option<Vec2> {
        if self.by_touch.as_ref().is_some_and(|by_touch| by_touch.0) {
            return Some(self.touched.as_ref()?.0 / self.fit());
        }
        Some(self.windows.single().ok()?.cursor_position()? / self.fit())
    }

    /// The node of a plate beside a place, with at most this width, both in logical pixels of the interface. `None` if
    /// nothing is drawn.
    pub fn node(&self, place: Vec2, width: f32) -> Option<Node> {
        Some(node(place, self.room()?, width))
    }

    /// The same, and not over something else that lies in the window: `taken` is its place, also in logical pixels of
    /// the interface. The plate then lies above it, or below what lies at the upper edge.
    pub fn node_off(&self, place: Vec2, width: f32, taken: Option<Rect>) -> Option<Node> {
        let room = self.room()?;
        let node = node(place, room, width);
        Some(match taken {
            Some(taken) => off(node, place, room, taken),
            None => node,
        })
    }

    /// The size of the window, in logical pixels of the interface.
    fn room(&self) -> Option<Vec2> {
        // A picture made without a window has the size of the camera's render target.
        let drawn_to = || self.cameras.iter().find_map(Camera::logical_target_size);
        let size = self.windows.single().ok().map(Window::size).or_else(drawn_to)?;
        Some(size / self.fit())
    }

    /// The node of a plate under or over a thing, in pixels of the interface. The plate covers neither the thing nor
    /// anything left or right of it. `None` if nothing is drawn.
    pub fn clear_of(&self, thing: Rect, width: f32) -> Option<Node> {
        Some(clear_of(thing, self.room()?, width))
    }

    /// How many logical pixels of the window one of the interface has.
    pub fn fit(&self) -> f32 {
        self.scale.0.max(0.1)
    }
}

/// The node under or over a thing in this much room, on the side with more of it.
fn clear_of(thing: Rect, room: Vec2, width: f32) -> Node {
    let (left, right) = (thing.min.x.max(EDGE), (room.x - thing.max.x).max(EDGE));
    let in_left_half = thing.center().x < room.x / 2.0;
    let in_upper_half = thing.center().y < room.y / 2.0;
    let wide = room.x - EDGE - if in_left_half { left } else { right };
    Node {
        position_type: PositionType::Absolute,
        max_width: px(width.min(wide)),
        left: if in_left_half { px(left) } else { auto() },
        right: if in_left_half { auto() } else { px(right) },
        top: if in_upper_half { px(thing.max.y + APART) } else { auto() },
        bottom: if in_upper_half {
            auto()
        } else {
            px(room.y - thing.min.y + APART)
        },
        border: px(1).all(),
        ..default()
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

/// The node of a plate beside a place, moved up or down if it could lie over `taken`.
fn off(node: Node, at: Vec2, room: Vec2, taken: Rect) -> Node {
    let wide = match node.max_width {
        Val::Px(wide) => wide,
        _ => room.x,
    };
    let (left, right) = match (node.left, node.right) {
        (Val::Px(left), _) => (left, left + wide),
        (_, Val::Px(right)) => (room.x - right - wide, room.x - right),
        _ => (0.0, room.x),
    };
    let (top, bottom) = if node.top == auto() {
        (at.y - ABOVE - HIGHEST, at.y - ABOVE)
    } else {
        (at.y + BELOW, at.y + BELOW + HIGHEST)
    };
    if Rect::new(left, top, right, bottom).intersect(taken).is_empty() {
        return node;
    }
    let above = at.y.min(taken.min.y) - APART;
    if above < HIGHEST {
        return Node {
            top: px(taken.max.y + APART),
            bottom: auto(),
            ..node
        };
    }
    Node {
        top: auto(),
        bottom: px(room.y - above),
        ..node
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
    fn a_plate_at_the_pointer_does_not_lie_over_what_is_taken() {
        let room = Vec2::new(1280.0, 720.0);
        let strip = Rect::new(8.0, 620.0, 740.0, 660.0);
        let plate = |x: f32, y: f32, taken: Rect| {
            let at = Vec2::new(x, y);
            let node = off(node(at, room, 300.0), at, room, taken);
            match (node.top, node.bottom) {
                (Val::Px(top), Val::Auto) => (top, top + HIGHEST),
                (Val::Auto, Val::Px(bottom)) => (room.y - bottom - HIGHEST, room.y - bottom),
                other => panic!("{other:?}"),
            }
        };
        for y in [100.0, 440.0, 467.0, 480.0, 560.0, 630.0, 700.0] {
            let (top, bottom) = plate(300.0, y, strip);
            assert!(bottom <= strip.min.y || top >= strip.max.y, "{y}: {top} to {bottom}");
            assert!(top >= 0.0, "{y}");
        }
        let at_the_top = Rect::new(8.0, 40.0, 740.0, 100.0);
        assert!(plate(300.0, 60.0, at_the_top).0 >= at_the_top.max.y);
        let beside = Vec2::new(900.0, 560.0);
        let alone = node(beside, room, 300.0);
        assert_eq!(
            off(alone.clone(), beside, room, strip),
            alone,
            "there is room beside it"
        );
    }

    #[test]
    fn a_plate_clear_of_a_thing_covers_neither_it_nor_what_lies_beside_it() {
        let room = Vec2::new(1280.0, 720.0);
        for (left, top) in [
            (0.0, 60.0),
            (400.0, 60.0),
            (800.0, 420.0),
            (1190.0, 420.0),
            (600.0, 250.0),
        ] {
            let thing = Rect::new(left, top, left + 86.0, top + 200.0);
            let plate = clear_of(thing, room, 436.0);
            match (plate.top, plate.bottom) {
                (Val::Px(top), Val::Auto) => assert!(top > thing.max.y),
                (Val::Auto, Val::Px(bottom)) => assert!(room.y - bottom < thing.min.y),
                other => panic!("{other:?}"),
            }
            match (plate.left, plate.right, plate.max_width) {
                (Val::Px(from), Val::Auto, Val::Px(wide)) | (Val::Auto, Val::Px(from), Val::Px(wide)) => {
                    assert!(from >= EDGE && from + wide <= room.x);
                }
                other => panic!("{other:?}"),
            }
        }
    }

    #[test]
    fn a_plate_is_never_wider_than_the_room_beside_it() {
        let room = Vec2::new(640.0, 360.0);
        let middle = node(Vec2::new(330.0, 100.0), room, 400.0);
        assert_eq!((middle.right, middle.max_width), (px(316), px(324)));
    }
}
