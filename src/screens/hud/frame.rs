//! The places of the frames around the table in the window: each part has a [`FramePart`], and [`Frames`] gives its
//! place.

use bevy::prelude::*;
use bevy::ui::UiSystems;

use window_kit::presentation::frames::Frames;
use window_kit::window::state::LogOpen;

/// A part of the frames.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FramePart {
    /// The bar along the top.
    Bar,
    /// The row for the captions of sounds, under the bar.
    Captions,
    /// The strip along the bottom.
    Strip,
    /// The rail of seats on the right.
    Rail,
    /// The drawer of the log on the left.
    Drawer,
    /// The banners under the bar.
    Banners,
    /// The tutorial on the left, beside the table.
    Tutorial,
    /// The tutorial at the top of the rail; the seats have the rest of the rail.
    TutorialInRail,
}

/// The fraction of the rail that the tutorial takes.
const OF_RAIL: f32 = 0.54;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, lay_parts.before(UiSystems::Layout));
}

fn lay_parts(frames: Res<Frames>, log: Res<LogOpen>, mut parts: Query<(&FramePart, &mut Node)>) {
    let between = 1.0 - frames.top() - frames.strip();
    let tutorial = if parts.iter().any(|(part, _)| *part == FramePart::TutorialInRail) {
        between * OF_RAIL
    } else {
        0.0
    };
    for (part, mut node) in &mut parts {
        let (left, top, width, height) = match *part {
            FramePart::Bar => (0.0, 0.0, 1.0, frames.bar()),
            FramePart::Captions => (0.0, frames.bar(), 1.0, frames.captions()),
            FramePart::Strip => (0.0, 1.0 - frames.strip(), 1.0, frames.strip()),
            FramePart::Rail => (
                1.0 - frames.rail(),
                frames.top() + tutorial,
                frames.rail(),
                between - tutorial,
            ),
            FramePart::Drawer => (0.0, frames.top(), frames.drawer(), between),
            // Banners do not cover the drawer, because its buttons are there.
            FramePart::Banners => {
                let left = if log.0 { frames.drawer() } else { 0.0 };
                // Between a large drawer and a large rail there is no room for words, so the banners cover the rail.
                let right = if log.0 && frames.are_large() {
                    0.0
                } else {
                    frames.rail()
                };
                (left, frames.top() + 0.01, 1.0 - right - left, 0.0)
            }
            FramePart::Tutorial => (0.004, frames.top() + 0.008, frames.tutorial(), 0.0),
            FramePart::TutorialInRail => (1.0 - frames.rail(), frames.top() + 0.006, frames.rail() - 0.004, 0.0),
        };
        let part_of_window = |part: f32| percent(part * 100.0);
        let (left, top, width) = (part_of_window(left), part_of_window(top), part_of_window(width));
        let height = if height > 0.0 { part_of_window(height) } else { auto() };
        let lies = (node.position_type, node.left, node.top, node.width, node.height);
        if lies != (PositionType::Absolute, left, top, width, height) {
            node.position_type = PositionType::Absolute;
            (node.left, node.top, node.width, node.height) = (left, top, width, height);
        }
    }
}
