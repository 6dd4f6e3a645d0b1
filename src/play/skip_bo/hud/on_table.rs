//! From the cloth to the interface: where a place of the table is, in the pixels of the interface.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::presentation::camera::screen_position;
use crate::presentation::visual::TableCamera;

/// Where the camera shows the table.
#[derive(SystemParam)]
pub(crate) struct OnTable<'w, 's> {
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    scale: Res<'w, UiScale>,
}

impl OnTable<'_, '_> {
    /// Where a place of the cloth (x, z), in edges, is in the interface, in its pixels.
    pub fn place(&self, place: Vec2) -> Option<Vec2> {
        let (camera, transform) = self.camera.single().ok()?;
        let at = screen_position(camera, transform, Vec3::new(place.x, 0.0, place.y))?;
        Some(at / self.scale.0.max(0.1))
    }

    /// The rectangle of the interface that a rectangle of the cloth fills.
    pub fn area(&self, area: Rect) -> Option<Rect> {
        let [a, b] = [self.place(area.min)?, self.place(area.max)?];
        Some(Rect::from_corners(a, b))
    }
}
