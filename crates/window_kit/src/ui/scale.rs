//! The size of the interface: all sizes are designed for 1280x720 and grow with the window and the player's setting.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::presentation::frames::{Frames, MostForFrames};
use crate::settings::Settings;
use crate::ui::columns::{Folded, is_small};

/// The window size for which all sizes are designed, in logical pixels.
const MEANT_FOR: Vec2 = Vec2::new(1280.0, 720.0);

/// The factor for sizes in the frames around the table. If the player's setting is larger than the table has room for,
/// see [`MostForFrames`], this factor undoes the excess; otherwise it is 1.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct FrameScale(pub f32);

impl Default for FrameScale {
    fn default() -> Self {
        Self(1.0)
    }
}

impl FrameScale {
    /// A length of the frames, given as logical pixels at 720 lines.
    pub fn px(self, length: f32) -> Val {
        Val::Px(length * self.0)
    }

    /// A text size of the frames, given as logical pixels at 720 lines.
    pub fn text(self, size: f32) -> f32 {
        size * self.0
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FrameScale>().add_systems(PreUpdate, fit_window);
}

pub(super) fn fit_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    cameras: Query<&Camera, With<IsDefaultUiCamera>>,
    (settings, most): (Res<Settings>, Res<MostForFrames>),
    mut scale: ResMut<UiScale>,
    (mut scale_of_frames, mut frames, mut folded): (ResMut<FrameScale>, ResMut<Frames>, ResMut<Folded>),
) {
    // A picture made without a window has the size of the camera's render target.
    let drawn_to = || cameras.iter().find_map(Camera::logical_target_size);
    let Some(size) = windows.single().ok().map(Window::size).or_else(drawn_to) else {
        return;
    };
    let wish = settings.ui_scale.clamp(0.8, 2.0);
    let fit = window_fit(size);
    if scale.0 != fit * wish {
        scale.0 = fit * wish;
    }
    folded.set_if_neq(Folded(is_small(size / (fit * wish))));
    scale_of_frames.set_if_neq(FrameScale(wish.min(most.0) / wish));
    let in_window = frames.in_window(size);
    frames.set_if_neq(in_window);
}

/// How much larger a window is than the designed size, by its tighter side.
fn window_fit(window: Vec2) -> f32 {
    (window / MEANT_FOR).min_element().max(0.25)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_grow_with_the_tighter_side_of_the_window() {
        assert_eq!(window_fit(Vec2::new(1280.0, 720.0)), 1.0);
        assert_eq!(window_fit(Vec2::new(1920.0, 1080.0)), 1.5);
        assert_eq!(window_fit(Vec2::new(3440.0, 1440.0)), 2.0);
        assert_eq!(window_fit(Vec2::new(640.0, 720.0)), 0.5);
    }
}
