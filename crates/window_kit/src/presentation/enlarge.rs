//! At the lowest quality, draws the table with fewer pixels than the window has, and enlarges the picture before the
//! interface is drawn over it, so that texts stay sharp.

use bevy::camera::MainPassResolutionOverride;
use bevy::core_pipeline::Core3dSystems;
use bevy::core_pipeline::tonemapping::tonemapping;
use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::BoxedSystem;
use bevy::prelude::*;
use bevy::render::extract_component::ExtractComponent;
use bevy::render::render_resource::ShaderType;
use bevy::render::{Render, RenderApp, RenderSystems};

use crate::presentation::screen_pass::{self, ScreenPass};
use crate::presentation::shaders::shader_path;
use crate::presentation::visual::TableCamera;
use crate::settings::Quality;

/// The fewest rows of pixels: with fewer, pips and numbers run together.
const LEAST_HEIGHT: f32 = 432.0;

/// How the picture of a camera is enlarged; the uniform of `enlarge.wgsl`.
#[derive(Component, ExtractComponent, ShaderType, Clone, Copy, Debug, Default, PartialEq)]
struct Enlarge {
    /// The size of the picture that is drawn, in pixels: whole numbers.
    drawn: Vec2,
    /// The same, divided by the size of the window.
    part: Vec2,
}

impl Enlarge {
    /// For a window of this size in pixels, with this fraction of its pixels in each direction, but no fewer than
    /// [`LEAST_HEIGHT`] rows. `None` if there is nothing to enlarge.
    fn of(window: UVec2, pixels: f32) -> Option<Self> {
        let whole = window.as_vec2();
        let drawn = (whole * pixels.max(LEAST_HEIGHT / whole.y)).ceil().min(whole);
        (drawn != whole && drawn.min_element() >= 1.0).then(|| Self {
            drawn,
            part: drawn / whole,
        })
    }
}

impl ScreenPass for Enlarge {
    const LABEL: &'static str = "enlarge";
    const SHADER: &'static str = shader_path!("enlarge.wgsl");

    fn place(pass: ScheduleConfigs<BoxedSystem>) -> ScheduleConfigs<BoxedSystem> {
        pass.in_set(Core3dSystems::PostProcess).before(tonemapping)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(screen_pass::plugin::<Enlarge>)
        .add_systems(PostUpdate, follow_quality);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(Render, draw_fewer_pixels.in_set(RenderSystems::PrepareViews));
    }
}

fn follow_quality(
    quality: Res<Quality>,
    cameras: Query<(Entity, &Camera, Option<&Enlarge>), With<TableCamera>>,
    mut commands: Commands,
) {
    for (entity, camera, now) in &cameras {
        let Some(size) = camera.physical_viewport_size() else {
            continue;
        };
        screen_pass::set_pass(&mut commands, entity, now, Enlarge::of(size, quality.pixels()));
    }
}

/// Sets the size of the picture for the engine's passes.
fn draw_fewer_pixels(
    views: Query<(Entity, &Enlarge)>,
    whole: Query<Entity, (With<MainPassResolutionOverride>, Without<Enlarge>)>,
    mut commands: Commands,
) {
    for (entity, enlarge) in &views {
        commands
            .entity(entity)
            .insert(MainPassResolutionOverride(enlarge.drawn.as_uvec2()));
    }
    for entity in &whole {
        commands.entity(entity).remove::<MainPassResolutionOverride>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_of_fewer_pixels_is_enlarged_and_any_other_is_not() {
        assert_eq!(Enlarge::of(UVec2::new(1280, 720), 1.0), None);
        assert_eq!(Enlarge::of(UVec2::ZERO, 0.5), None);
        assert_eq!(Enlarge::of(UVec2::new(640, 360), 0.5), None, "a small window");
        let half = Enlarge::of(UVec2::new(1921, 1080), 0.5).expect("something to enlarge");
        assert_eq!(half.drawn, Vec2::new(961.0, 540.0));
        assert!(half.drawn.distance(half.part * Vec2::new(1921.0, 1080.0)) < 1e-3);
    }
}
