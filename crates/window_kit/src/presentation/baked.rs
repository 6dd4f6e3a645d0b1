//! Felt and table as a picture, at the lowest quality: computing lamp, wear and grain for each pixel of each frame is
//! most of the work of a processor that draws without a graphics adapter.
//!
//! A camera straight above takes a picture of these surfaces, as the highest quality shows them but without shadows.
//! From then on their shaders only read the picture and add the current shadows (`baked.wgsl`). The picture is of the
//! table, not of the window, so the player's camera can move.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::camera::visibility::RenderLayers;
use bevy::camera::{
    CameraOutputMode, CameraUpdateSystems, ClearColorConfig, ImageRenderTarget, RenderTarget, ScalingMode,
    SubCameraView, Viewport,
};
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor};
use bevy::light::cluster::ClusterConfig;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::NoIndirectDrawing;
use bevy::render::{RenderApp, RenderStartup};
use bevy::window::RequestRedraw;

use crate::presentation::camera::CameraFit;
use crate::presentation::looks::ShownTheme;
use crate::presentation::materials::{FeltMaterial, TableMaterials, WoodMaterial};
use crate::presentation::pipelines::PipelinesMissing;
use crate::presentation::shown_tray::ShownTray;
use crate::presentation::visual::TableCamera;
use crate::settings::Quality;

/// The layer of the camera above.
const ABOVE: usize = 1;
/// The place of that camera, in edges above the felt, and how far it sees.
const HEIGHT: f32 = 40.0;
const SIGHT: f32 = 80.0;
/// The picture reaches as far as the lamp's pool of light (`lamp.wgsl`), in halves of the lit part. Beyond, where it
/// is dark, the picture's edge is repeated.
const POOL: f32 = 2.3;
/// The longer side of the picture, in pixels: about one for each pixel that the lowest quality draws of the table.
const PIXELS: f32 = 1536.0;
/// The frames to wait at first: the engine's render world is one frame behind, and needs one more to prepare
/// materials.
const FRAMES: u32 = 3;
/// The picture is taken in this many strips, one in each frame, so that none of these frames takes long.
const STRIPS: u32 = 16;
/// If pipelines are still missing after this many frames, no picture is taken and the surfaces stay as they are.
const FRAMES_LIMIT: u32 = 600;

/// The layers of surfaces in the picture, and of the lamp: both the player's camera and the camera above see them.
pub(crate) fn seen_from_above() -> RenderLayers {
    RenderLayers::layer(0).with(ABOVE)
}

/// The camera above. It exists only while it takes a picture: its textures are as large as the picture.
#[derive(Component)]
struct CameraAbove;

/// The picture that is being taken.
#[derive(Resource, Debug)]
struct Taking {
    picture: Handle<Image>,
    area: Area,
    frames: u32,
    /// How many strips are drawn, the current frame included.
    strips: u32,
}

/// The part of the table that a picture shows, on the felt (x, z), in edges.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Area {
    centre: Vec2,
    half: Vec2,
}

impl Area {
    /// The area around the part that the lamp lights, given by its middle and half its size.
    fn around((centre, lit): (Vec2, Vec2)) -> Self {
        Self {
            centre,
            half: lit * POOL,
        }
    }

    /// The size of its picture, in pixels.
    fn pixels(self) -> UVec2 {
        (self.half * (PIXELS / self.half.max_element())).ceil().as_uvec2()
    }

    /// A strip of the picture, from the top: where it lies in the picture, and which part of the camera's view it is.
    fn strip(self, strip: u32) -> (Viewport, SubCameraView) {
        let whole = self.pixels();
        let (top, bottom) = (whole.y * strip / STRIPS, whole.y * (strip + 1) / STRIPS);
        let size = UVec2::new(whole.x, bottom - top);
        let viewport = Viewport {
            physical_position: UVec2::new(0, top),
            physical_size: size,
            ..default()
        };
        let view = SubCameraView {
            full_size: whole,
            offset: Vec2::new(0.0, top as f32),
            size,
        };
        (viewport, view)
    }

    /// The format for the shaders: the middle, then half the size.
    fn uniform(self) -> Vec4 {
        Vec4::new(self.centre.x, self.centre.y, self.half.x, self.half.y)
    }
}

/// Whether rendering was set up again: pictures are lost together with a lost adapter. Shared with the engine's render
/// world.
#[derive(Resource, Clone, Debug, Default)]
struct SetUpAnew(Arc<AtomicBool>);

/// Lets the surfaces be drawn from a picture, or without one.
fn show(
    picture: Option<(&Handle<Image>, Area)>,
    materials: &TableMaterials,
    felts: &mut Assets<FeltMaterial>,
    woods: &mut Assets<WoodMaterial>,
) {
    let handle = picture.map(|(handle, _)| handle.clone());
    let area = picture.map_or(Vec4::ONE, |(_, area)| area.uniform());
    for (_, felt) in felts.iter_mut() {
        felt.picture = handle.clone();
        felt.felt.area = area;
    }
    if let Some(mut boards) = woods.get_mut(&materials.boards) {
        boards.picture = handle;
        boards.wood.area = area;
    }
}

/// Begins a new picture when the table has changed, and removes it when the quality is higher than the lowest.
fn begin(
    (quality, tray, fit, materials): (Res<Quality>, Res<ShownTray>, Res<CameraFit>, Res<TableMaterials>),
    before: Query<Entity, With<CameraAbove>>,
    mut felts: ResMut<Assets<FeltMaterial>>,
    mut woods: ResMut<Assets<WoodMaterial>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    show(None, &materials, &mut felts, &mut woods);
    for camera in &before {
        commands.entity(camera).despawn();
    }
    commands.remove_resource::<Taking>();
    if *quality != Quality::Lowest {
        return;
    }
    let area = Area::around(fit.lit(&tray));
    let size = area.pixels();
    let mut picture = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    // Its data comes from the adapter.
    picture.data = None;
    picture.copy_on_resize = false;
    picture.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::ClampToEdge,
        address_mode_v: ImageAddressMode::ClampToEdge,
        ..ImageSamplerDescriptor::linear()
    });
    let picture = images.add(picture);
    commands.spawn(camera_above(area, picture.clone()));
    commands.insert_resource(Taking {
        picture,
        area,
        frames: 0,
        strips: 0,
    });
}

/// A camera above this part of the table, for this picture.
fn camera_above(area: Area, picture: Handle<Image>) -> impl Bundle {
    (
        Name::new("Camera above"),
        CameraAbove,
        Camera3d::default(),
        Camera {
            order: -1,
            is_active: false,
            // The driver needs a while until it has everything; meanwhile one pixel is enough.
            viewport: Some(Viewport {
                physical_size: UVec2::ONE,
                ..default()
            }),
            // A strip leaves the others as they are.
            output_mode: CameraOutputMode::Write {
                blend_state: None,
                clear_color: ClearColorConfig::None,
            },
            ..default()
        },
        Projection::Orthographic(OrthographicProjection {
            scaling_mode: ScalingMode::Fixed {
                width: area.half.x * 2.0,
                height: area.half.y * 2.0,
            },
            near: 1.0,
            far: SIGHT,
            ..OrthographicProjection::default_3d()
        }),
        Transform::from_xyz(area.centre.x, HEIGHT, area.centre.y).looking_to(Vec3::NEG_Y, Vec3::NEG_Z),
        RenderTarget::Image(ImageRenderTarget::from(picture)),
        RenderLayers::layer(ABOVE),
        (Tonemapping::None, DebandDither::Disabled, Msaa::Off),
        (ClusterConfig::Single, NoIndirectDrawing),
    )
}

/// Waits until the picture is complete, and shows it.
fn take(
    mut taking: ResMut<Taking>,
    missing: Res<PipelinesMissing>,
    materials: Res<TableMaterials>,
    above: Single<(Entity, &mut Camera), (With<CameraAbove>, Without<TableCamera>)>,
    table: Single<(&Camera, Option<&RenderLayers>), With<TableCamera>>,
    mut felts: ResMut<Assets<FeltMaterial>>,
    mut woods: ResMut<Assets<WoodMaterial>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let (entity, mut camera) = above.into_inner();
    // While no table is drawn, no picture of it is drawn either.
    let (table, layers) = table.into_inner();
    camera.is_active = table.is_active && layers != Some(&RenderLayers::none());
    if !camera.is_active {
        (taking.frames, taking.strips) = (0, 0);
        return;
    }
    taking.frames += 1;
    redraw.write(RequestRedraw);
    let given_up = taking.frames > FRAMES_LIMIT;
    if (taking.frames <= FRAMES || missing.get()) && !given_up {
        return;
    }
    if taking.strips < STRIPS && !given_up {
        let (viewport, view) = taking.area.strip(taking.strips);
        camera.viewport = Some(viewport);
        camera.sub_camera_view = Some(view);
        taking.strips += 1;
        return;
    }
    if !given_up {
        show(Some((&taking.picture, taking.area)), &materials, &mut felts, &mut woods);
    }
    commands.entity(entity).despawn();
    commands.remove_resource::<Taking>();
}

pub(crate) fn plugin(app: &mut App) {
    let anew = SetUpAnew::default();
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .insert_resource(anew.clone())
            .add_systems(RenderStartup, |anew: Res<SetUpAnew>| {
                anew.0.store(true, Ordering::Relaxed)
            });
    }
    app.insert_resource(anew).add_systems(
        PostUpdate,
        (
            take.run_if(resource_exists::<Taking>),
            begin.run_if(
                |quality: Res<Quality>,
                 tray: Res<ShownTray>,
                 fit: Res<CameraFit>,
                 theme: Res<ShownTheme>,
                 anew: Res<SetUpAnew>,
                 laid: Query<(), (Changed<Visibility>, With<MeshMaterial3d<FeltMaterial>>)>| {
                    let anew = anew.0.swap(false, Ordering::Relaxed);
                    anew || quality.is_changed()
                        || tray.is_changed()
                        || fit.is_changed()
                        || theme.is_changed()
                        || !laid.is_empty()
                },
            ),
        )
            .chain()
            // Otherwise a strip would show the part of the one before.
            .before(CameraUpdateSystems),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_the_shape_of_its_part_of_the_table() {
        let area = Area::around((Vec2::new(1.0, 2.0), Vec2::new(12.0, 8.0)));
        assert_eq!(area.pixels(), UVec2::new(1536, 1024));
        let strips: Vec<_> = (0..STRIPS).map(|strip| area.strip(strip).0).collect();
        assert_eq!(strips.iter().map(|strip| strip.physical_size.y).sum::<u32>(), 1024);
        assert_eq!(strips[15].physical_position.y + strips[15].physical_size.y, 1024);
        assert_eq!(area.uniform(), Vec4::new(1.0, 2.0, 12.0 * POOL, 8.0 * POOL));
    }

    #[test]
    fn a_strip_is_set_before_cameras_are_updated() {
        fn updates() {}
        fn updates_too() {}
        let mut app = App::new();
        // Without a rule, one of them would come first, whichever way the order of adding counts.
        app.add_systems(PostUpdate, updates.in_set(CameraUpdateSystems));
        plugin(&mut app);
        app.add_systems(PostUpdate, updates_too.in_set(CameraUpdateSystems));
        let mut schedules = app.world_mut().resource_mut::<Schedules>();
        let mut schedule = schedules.remove(PostUpdate).expect("a schedule");
        schedule.initialize(app.world_mut()).expect("an order");
        let systems: Vec<_> = schedule.systems().expect("an order").collect();
        let place = |of| systems.iter().position(|(_, system)| system.system_type() == of);
        let taken = place(IntoSystem::into_system(take).system_type());
        let updated = [
            place(IntoSystem::into_system(updates).system_type()),
            place(IntoSystem::into_system(updates_too).system_type()),
        ];
        assert!(taken.is_some() && updated.iter().all(|updated| taken < *updated));
    }
}
