//! Where the plate of the lesson lies now.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform};

/// The plate.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct TutorialPlate;

/// Where the plate lies, for what is shown beside it.
#[derive(SystemParam)]
pub(crate) struct LessonPlate<'w, 's>(
    Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), With<TutorialPlate>>,
);

impl LessonPlate<'_, '_> {
    /// Its place in logical pixels of the interface; `None` while no lesson is shown.
    pub fn place(&self) -> Option<Rect> {
        let (node, at) = self.0.iter().next().filter(|(node, _)| node.size().y > 0.0)?;
        let place = Rect::from_center_size(at.translation, node.size());
        let scale = node.inverse_scale_factor();
        Some(Rect::from_corners(place.min * scale, place.max * scale))
    }
}
