//! The lamp over the table. `shaders/lamp.wgsl` computes its light; this file places it and sets up its shadows.

use bevy::light::cluster::GlobalClusterSettings;
use bevy::light::{DirectionalLightShadowMap, PointLightShadowMap};
use bevy::prelude::*;

use super::camera::CameraFit;
use crate::presentation::baked::seen_from_above;
use crate::presentation::looks::table_look;
use crate::presentation::shown_tray::ShownTray;
use crate::settings::{Quality, TableTheme};

/// The lamp.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct Lamp;

/// The place of the lamp, in half diagonals of the lit part: over the viewer's left shoulder. So the visible sides of
/// dice are lit, and no flat face reflects the lamp towards the viewer.
const LAMP_PLACE: Vec3 = Vec3::new(-0.95, 2.2, 0.62);

/// How bright the lamp is for the engine. `lamp.wgsl` divides by it: it needs only the colour.
const LAMP_LUMENS: f32 = 1_000_000.0;

/// The lamp's colour for the engine, by its share of the light in each channel.
pub(crate) fn lamp_color(share: Vec3) -> Color {
    Color::linear_rgb(share.x, share.y, share.z)
}

/// Places and aims the lamp so that it lights the whole frame.
fn hang_lamp(
    tray: Res<ShownTray>,
    fit: Res<CameraFit>,
    mut lamps: Query<(&mut Transform, &mut SpotLight), With<Lamp>>,
) {
    let (centre, half) = fit.lit(&tray);
    let middle = Vec3::new(centre.x, 0.0, centre.y);
    let reach = half.length() + 3.0;
    for (mut transform, mut light) in &mut lamps {
        let place = LAMP_PLACE * reach;
        *transform = Transform::from_translation(middle + place).looking_at(middle, Vec3::Y);
        let distance = place.length();
        // Only the frame needs shadows: the narrower the cone, the finer they are.
        light.outer_angle = (reach / distance).atan() * 1.02;
        light.inner_angle = light.outer_angle * 0.9;
        light.range = distance * 2.5;
        light.shadow_map_near_z = distance * 0.4;
    }
}

/// Makes the lamp.
fn light_the_lamp(mut commands: Commands, clusters: Option<ResMut<GlobalClusterSettings>>) {
    // One lamp lights everything, so lights need no sorting.
    if let Some(mut clusters) = clusters {
        clusters.gpu_clustering = None;
    }
    commands.spawn((
        Name::new("Lamp"),
        Lamp,
        seen_from_above(),
        SpotLight {
            color: lamp_color(table_look(TableTheme::Evening).lamp),
            intensity: LAMP_LUMENS,
            shadow_maps_enabled: true,
            shadow_depth_bias: 0.03,
            shadow_normal_bias: 1.2,
            ..default()
        },
        Transform::default(),
    ));
}

fn follow_quality(quality: Res<Quality>, mut map: ResMut<DirectionalLightShadowMap>) {
    map.size = quality.shadow_size();
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(table_look(TableTheme::Evening).dark))
        .insert_resource(GlobalAmbientLight::NONE)
        .init_resource::<DirectionalLightShadowMap>()
        // The engine makes one, of 25 MB, even if there is no light of that kind.
        .insert_resource(PointLightShadowMap { size: 1 })
        .add_systems(Startup, light_the_lamp)
        .add_systems(Update, follow_quality.run_if(resource_changed::<Quality>))
        .add_systems(
            Update,
            hang_lamp.run_if(
                |tray: Res<ShownTray>, fit: Res<CameraFit>, lamps: Query<(), Added<Lamp>>| {
                    tray.is_changed() || fit.is_changed() || !lamps.is_empty()
                },
            ),
        );
}
