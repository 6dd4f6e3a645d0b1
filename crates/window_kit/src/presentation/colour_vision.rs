//! Shows the whole window as people with a colour vision deficiency see it: a check for players who set up a table for
//! others, or doubt that its colours can be told apart.

use bevy::core_pipeline::Core3dSystems;
use bevy::core_pipeline::upscaling::upscaling;
use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::BoxedSystem;
use bevy::prelude::*;
use bevy::render::extract_component::ExtractComponent;
use bevy::render::render_resource::ShaderType;
use bevy::ui_render::ui_pass;

use crate::presentation::screen_pass::{self, ScreenPass};
use crate::presentation::shaders::shader_path;
use crate::presentation::visual::TableCamera;
use crate::settings::{ColourVision, Settings};

/// The colour vision of a kind of eyes: a matrix on linear sRGB, by rows, at full severity (G. M. Machado, M. M.
/// Oliveira and L. A. F. Fernandes, "A physiologically-based model for simulation of color vision deficiency", 2009).
pub(crate) const fn rows(vision: ColourVision) -> [[f32; 3]; 3] {
    match vision {
        ColourVision::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        ColourVision::NoRed => [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
        ColourVision::NoGreen => [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
        ColourVision::NoBlue => [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    }
}

/// On a camera whose picture is shown as other eyes see it; the uniform of `colour_vision.wgsl`.
#[derive(Component, ExtractComponent, ShaderType, Clone, Copy, Debug, PartialEq)]
struct SeenWith {
    /// The matrix on linear sRGB.
    matrix: Mat3,
}

impl SeenWith {
    /// `None` for usual colour vision, which needs no pass.
    fn of(vision: ColourVision) -> Option<Self> {
        let [red, green, blue] = rows(vision).map(Vec3::from);
        let matrix = Mat3::from_cols(red, green, blue).transpose();
        (vision != ColourVision::Usual).then_some(Self { matrix })
    }
}

impl ScreenPass for SeenWith {
    const LABEL: &'static str = "colour vision";
    const SHADER: &'static str = shader_path!("colour_vision.wgsl");

    fn place(pass: ScheduleConfigs<BoxedSystem>) -> ScheduleConfigs<BoxedSystem> {
        pass.after(Core3dSystems::PostProcess).after(ui_pass).before(upscaling)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(screen_pass::plugin::<SeenWith>)
        .add_systems(PostUpdate, follow_settings);
}

fn follow_settings(
    settings: Option<Res<Settings>>,
    cameras: Query<(Entity, Option<&SeenWith>), With<TableCamera>>,
    mut commands: Commands,
) {
    let wanted = settings.and_then(|settings| SeenWith::of(settings.colour_vision));
    for (entity, now) in &cameras {
        screen_pass::set_pass(&mut commands, entity, now, wanted);
    }
}

/// Colours as each kind of eyes sees them, for tests of colours.
#[cfg(test)]
pub(crate) mod eyes {
    use super::*;

    /// The kinds of eyes, and the least distance between two colours for those eyes.
    pub(crate) const EYES: [(ColourVision, f32); 4] = [
        (ColourVision::Usual, 19.0),
        (ColourVision::NoRed, 8.5),
        (ColourVision::NoGreen, 9.0),
        (ColourVision::NoBlue, 8.5),
    ];

    /// A colour as an eye of this kind sees it, in OKLab times 100.
    pub(crate) fn seen(color: Color, eye: ColourVision) -> Vec3 {
        let linear = color.to_linear();
        let [red, green, blue] =
            rows(eye).map(|row| (row[0] * linear.red + row[1] * linear.green + row[2] * linear.blue).clamp(0.0, 1.0));
        let lab = Oklaba::from(LinearRgba::rgb(red, green, blue));
        Vec3::new(lab.lightness, lab.a, lab.b) * 100.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grey_is_grey_to_all_eyes_and_only_other_eyes_need_a_pass() {
        for vision in ColourVision::ALL {
            let seen = SeenWith::of(vision);
            assert_eq!(seen.is_none(), vision == ColourVision::Usual);
            let grey = seen.map_or(Vec3::splat(0.5), |seen| seen.matrix * Vec3::splat(0.5));
            assert!(grey.distance(Vec3::splat(0.5)) < 1e-4, "{vision:?}: {grey}");
        }
    }

    #[test]
    fn red_and_green_are_hardly_apart_to_eyes_without_green() {
        let seen = SeenWith::of(ColourVision::NoGreen).expect("other eyes").matrix;
        let apart = |one: Vec3, other: Vec3| one.distance(other);
        let (red, green) = (Vec3::new(0.5, 0.1, 0.05), Vec3::new(0.15, 0.3, 0.05));
        assert!(apart(seen * red, seen * green) < 0.4 * apart(red, green));
    }
}
