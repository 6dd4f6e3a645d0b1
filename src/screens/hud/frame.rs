//! Where the frames around the table are in the window: each part says which it is and is laid by [`Frames`].

use bevy::prelude::*;
use bevy::ui::UiSystems;

use super::log::LogOpen;
use crate::presentation::Frames;

/// A part of the frames.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FramePart {
    /// The bar along the top.
    Bar,
    /// The strip along the bottom.
    Strip,
    /// The rail of seats on the right.
    Rail,
    /// The drawer of the log on the left.
    Drawer,
    /// The banners under the bar.
    Banners,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Frames>()
        .init_resource::<LogOpen>()
        .add_systems(PostUpdate, lay_parts.before(UiSystems::Layout));
}

fn lay_parts(frames: Res<Frames>, log: Res<LogOpen>, mut parts: Query<(Ref<FramePart>, &mut Node)>) {
    let between = 1.0 - frames.bar() - frames.strip();
    for (part, mut node) in &mut parts {
        if !frames.is_changed() && !log.is_changed() && !part.is_added() {
            continue;
        }
        let (left, top, width, height) = match *part {
            FramePart::Bar => (0.0, 0.0, 1.0, frames.bar()),
            FramePart::Strip => (0.0, 1.0 - frames.strip(), 1.0, frames.strip()),
            FramePart::Rail => (1.0 - frames.rail(), frames.bar(), frames.rail(), between),
            FramePart::Drawer => (0.0, frames.bar(), frames.drawer(), between),
            // Nothing hangs over the drawer: its buttons are there.
            FramePart::Banners => {
                let left = if log.0 { frames.drawer() } else { 0.0 };
                (left, frames.bar() + 0.01, 1.0 - frames.rail() - left, 0.0)
            }
        };
        let part_of_window = |part: f32| percent(part * 100.0);
        node.position_type = PositionType::Absolute;
        (node.left, node.top) = (part_of_window(left), part_of_window(top));
        node.width = part_of_window(width);
        if height > 0.0 {
            node.height = part_of_window(height);
        }
    }
}
