//! The camera: it shows the important part of the table in the part of the window that the interface leaves free. The
//! player can turn, tilt and zoom it.
//!
//! The picture fills the window; an off-centre lens only moves its middle to the middle of the free part. So the table
//! continues under the interface, and picking needs no correction.

use bevy::camera::{ShadowLodOrigin, SubCameraView};
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::ecs::system::SystemParam;
use bevy::input::mouse::{AccumulatedMouseMotion, MouseScrollUnit, MouseWheel};
use bevy::light::cluster::ClusterConfig;
use bevy::picking::hover::HoverMap;
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;
use bevy::render::view::NoIndirectDrawing;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::frames::Frames;
use crate::intents::general::{
    FARTHER, FROM_ABOVE, NEARER, PAN_DOWN, PAN_LEFT, PAN_RIGHT, PAN_TABLE, PAN_UP, TURN_LEFT, TURN_RIGHT, TURN_TABLE,
    WHOLE_TABLE,
};
use crate::intents::{Intent, Intents};
use crate::presentation::shown_tray::ShownTray;
use crate::presentation::visual::{CarriedDie, TableCamera};
use crate::settings::{Quality, Settings};
use crate::table::replay::state::Replay;
use crate::window::hold::HandState;
use crate::window::next_frame::NextFrame;
use crate::window::state::{Screen, at_practice, at_the_table};
use crate::window::touch::TwoFingers;
use crate::window::ui_clock::{StartTime, UiClock};

/// The opening angle of a picture as high as the window, in radians: a narrow lens, so that far dice are not small.
const LENS: f32 = 28.0 * std::f32::consts::PI / 180.0;
/// How steeply the camera looks down, in radians.
const PITCH: f32 = 72.0 * std::f32::consts::PI / 180.0;
/// The pitch on the screens before and after a match: flatter, like the view of a person who walks up to a table.
const PITCH_COMING: f32 = 54.0 * std::f32::consts::PI / 180.0;
/// The yaw on these screens: a little from the side.
const YAW_COMING: f32 = -14.0 * std::f32::consts::PI / 180.0;
/// The view from above. It is not quite vertical, so that up stays up.
const PITCH_ABOVE: f32 = 89.9 * std::f32::consts::PI / 180.0;
/// How far a drag of one logical pixel turns the view, in radians.
const TURN_PER_PX: f32 = 0.006;
/// The turn of one press of a key, in radians.
const TURN: f32 = std::f32::consts::FRAC_PI_4;
/// The closest zoom.
const ZOOM_MAX: f32 = 4.0;
/// How much nearer a notch of the wheel comes; a key comes by two.
const NOTCH: f32 = 1.15;
/// How far a key moves the view: this part of half of what is seen.
const PAN_STEP: f32 = 0.5;
/// How fast the camera follows, per second.
const FOLLOW_PER_S: f32 = 9.0;
/// The size of the framed area in the free rectangle, as a fraction; the rest is margin.
const MARGIN: f32 = 0.985;

/// The part of the window that the interface leaves free for the table, 0 to 1 from the top left corner.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct FreeRect(pub Rect);

impl Default for FreeRect {
    fn default() -> Self {
        Self(Frames::default().free(true, false))
    }
}

/// A rectangle of the table that the camera shows as large as it can.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FitArea {
    /// Its middle, on the felt (x, z), in edges.
    pub centre: Vec2,
    /// Half its width (x) and depth (z), in edges.
    pub half: Vec2,
    /// The height of the things in it over the felt, in edges.
    pub height: f32,
    /// How steeply the camera looks down at first, in radians.
    pub pitch: f32,
    /// Whether the camera turns around it. A table of cards and boards is read from one side, and uses the same keys
    /// itself.
    pub turns: bool,
}

/// The framed part of the table. A game whose table is more than its tray sets it while its match is on; `None` frames
/// the tray.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CameraFit(pub Option<FitArea>);

impl CameraFit {
    /// The rectangle that is framed.
    pub fn area(self, tray: &ShownTray) -> FitArea {
        self.0.unwrap_or(FitArea {
            centre: Vec2::ZERO,
            half: tray.half + Vec2::splat(tray.rim_width),
            height: tray.rim_height,
            pitch: PITCH,
            turns: true,
        })
    }

    /// The part of the table that the lamp lights, on the felt (x, z): its middle and half its size, in edges.
    pub fn lit(self, tray: &ShownTray) -> (Vec2, Vec2) {
        self.0.map_or((Vec2::ZERO, tray.half), |area| (area.centre, area.half))
    }
}

/// The render target of the camera, if it is not the window.
#[derive(Resource, Clone, Debug)]
pub struct DrawTo(pub bevy::camera::RenderTarget);

/// How the camera is held.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hold {
    /// The turn around the middle of the frame, in radians.
    pub yaw: f32,
    /// How steeply it looks down, in radians.
    pub(crate) pitch: f32,
    /// The zoom: how much closer than the place that shows the whole frame, 1 and up.
    pub zoom: f32,
    /// The displacement of the middle of the picture, on the felt (x, z), from the place that shows the whole frame.
    pub shift: Vec2,
}

impl Default for Hold {
    fn default() -> Self {
        Self {
            yaw: 0.0,
            pitch: PITCH,
            zoom: 1.0,
            shift: Vec2::ZERO,
        }
    }
}

/// How the camera is held now, and its goal.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CameraHold {
    /// Now.
    pub now: Hold,
    /// Its goal.
    pub goal: Hold,
    /// The point of the felt (x, z) in the middle of the picture at shift 0.
    middle: Vec2,
}

/// The lens that shows the whole window, with its axis in the middle of the free rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lens {
    /// The slopes from the axis to the free rectangle's right and upper edge.
    slope: Vec2,
    /// The vertical opening angle of the picture around the axis, in radians. The window shows a part of this picture.
    fov: f32,
    /// The part of that picture that the window shows.
    view: SubCameraView,
}

impl Lens {
    fn new(window: UVec2, free: Rect) -> Self {
        let size = window.as_vec2();
        let middle = free.center();
        let full = (2.0 * middle.max(Vec2::ONE - middle) * size).ceil();
        let tangent = (LENS * 0.5).tan();
        Self {
            slope: Vec2::new(tangent * size.x / size.y * free.width(), tangent * free.height()) * MARGIN,
            fov: 2.0 * (tangent * full.y / size.y).atan(),
            view: SubCameraView {
                full_size: full.as_uvec2(),
                offset: full * 0.5 - middle * size,
                size: window,
            },
        }
    }
}

/// The place of a camera that shows the frame as large as possible and looks along its -z; and the point of the felt
/// in the middle of the picture at shift 0.
fn place_camera(area: &FitArea, slope: Vec2, hold: Hold) -> (Transform, Vec2) {
    let rotation = Quat::from_rotation_y(hold.yaw) * Quat::from_rotation_x(-hold.pitch);
    let into_view = rotation.inverse();
    // Each side of the frame limits where the camera can be; the nearest place within all limits shows the frame
    // largest.
    let mut right = f32::NEG_INFINITY;
    let mut left = f32::NEG_INFINITY;
    let mut top = f32::NEG_INFINITY;
    let mut bottom = f32::NEG_INFINITY;
    for x in [-area.half.x, area.half.x] {
        for z in [-area.half.y, area.half.y] {
            for y in [0.0, area.height] {
                let p = into_view * Vec3::new(area.centre.x + x, y, area.centre.y + z);
                right = right.max(p.x + slope.x * p.z);
                left = left.max(-p.x + slope.x * p.z);
                top = top.max(p.y + slope.y * p.z);
                bottom = bottom.max(-p.y + slope.y * p.z);
            }
        }
    }
    let back = ((right + left) / (2.0 * slope.x)).max((top + bottom) / (2.0 * slope.y));
    let whole = rotation * Vec3::new((right - left) * 0.5, (top - bottom) * 0.5, back);

    // The point where the axis meets the felt; zooming moves towards it.
    let forward = rotation * Vec3::NEG_Z;
    let aim = whole + forward * (whole.y / -forward.y);
    let place = aim + Vec3::new(hold.shift.x, 0.0, hold.shift.y) + (whole - aim) / hold.zoom;
    (
        Transform::from_translation(place).with_rotation(rotation),
        Vec2::new(aim.x, aim.z),
    )
}

/// Where a point of the felt (x, z) is seen in a window of this size while the camera shows the whole frame: 0 to 1
/// from the top left corner. `free`: the part of the window for the frame.
pub fn seen_in_window(area: &FitArea, window: Vec2, free: Rect, point: Vec2) -> Vec2 {
    let lens = Lens::new(window.as_uvec2().max(UVec2::ONE), free);
    let hold = Hold {
        pitch: area.pitch,
        ..default()
    };
    let (camera, _) = place_camera(area, lens.slope, hold);
    in_window(window, &lens, camera, Vec3::new(point.x, 0.0, point.y))
}

/// The place of a point in the window, 0 to 1 from the top left corner.
fn in_window(window: Vec2, lens: &Lens, camera: Transform, point: Vec3) -> Vec2 {
    let p = camera.compute_affine().inverse().transform_point3(point);
    let tangent = (lens.fov * 0.5).tan();
    let full = lens.view.full_size.as_vec2();
    let aspect = full.x / full.y;
    let ndc = Vec2::new(p.x / (-p.z * tangent * aspect), p.y / (-p.z * tangent));
    let in_full = (Vec2::new(ndc.x, -ndc.y) + 1.0) * 0.5 * full;
    (in_full - lens.view.offset) / window
}

/// The point under the cursor on a level plane, `height` edges above the felt.
///
/// `cursor` is in logical pixels from the top left corner of the render target. `None` if the ray does not meet the
/// plane.
pub fn cursor_on_felt(camera: &Camera, transform: &GlobalTransform, cursor: Vec2, height: f32) -> Option<Vec3> {
    let ray = camera.viewport_to_world(transform, cursor).ok()?;
    let distance = ray.intersect_plane(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?;
    Some(ray.get_point(distance))
}

/// The place of a point of the table on the screen, in logical pixels. `None` if the point is behind the camera.
pub fn screen_position(camera: &Camera, transform: &GlobalTransform, position: Vec3) -> Option<Vec2> {
    camera.world_to_viewport(transform, position).ok()
}

/// Where the pointer is.
#[derive(SystemParam)]
struct Pointer<'w, 's> {
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    hovered: Res<'w, HoverMap>,
    nodes: Query<'w, 's, (), With<Node>>,
}

impl Pointer<'_, '_> {
    /// The point of the felt under the place this far from the pointer, in logical pixels.
    fn on_felt(&self, away: Vec2) -> Option<Vec2> {
        let cursor = self.windows.single().ok()?.cursor_position()?;
        let (camera, transform) = self.cameras.single().ok()?;
        cursor_on_felt(camera, transform, cursor + away, 0.0).map(|felt| felt.xz())
    }

    fn is_on_interface(&self) -> bool {
        let mut hits = self.hovered.values().flat_map(|hits| hits.keys());
        hits.any(|entity| self.nodes.contains(*entity))
    }
}

/// Whether nothing is being dragged: the camera never moves while a player carries a die or aims.
fn hands_free(carried: Res<CarriedDie>, held: Res<HandState>, buttons: Res<ButtonInput<MouseButton>>) -> bool {
    carried.0.is_none() && !held.aiming && !buttons.pressed(MouseButton::Left)
}

/// Sets the view of a person who comes to the table and still stands.
fn come_to_the_table(mut hold: ResMut<CameraHold>) {
    hold.goal = Hold {
        pitch: PITCH_COMING,
        yaw: YAW_COMING,
        ..default()
    };
    hold.now = hold.goal;
}

/// Sets the view from the seat, also when another part of the table is framed.
fn sit_down(fit: Res<CameraFit>, tray: Res<ShownTray>, mut hold: ResMut<CameraHold>) {
    hold.goal = Hold {
        pitch: fit.area(&tray).pitch,
        ..default()
    };
}

/// Turns the view, looks from above, and shows the whole frame again.
fn turn(intents: Intents, replay: Replay, fit: Res<CameraFit>, tray: Res<ShownTray>, mut hold: ResMut<CameraHold>) {
    let area = fit.area(&tray);
    let steps = i32::from(intents.just(TURN_RIGHT)) - i32::from(intents.just(TURN_LEFT));
    if steps != 0 && area.turns {
        hold.goal.yaw = ((hold.goal.yaw / TURN).round() + steps as f32) * TURN;
    }
    if intents.just(FROM_ABOVE) {
        let above = hold.goal.pitch > (area.pitch + PITCH_ABOVE) * 0.5;
        hold.goal.pitch = if above { area.pitch } else { PITCH_ABOVE };
    }
    // In a replay, the same key jumps to the beginning of the match.
    if intents.just(WHOLE_TABLE) && !replay.is_on() {
        // Turns back by the shorter way round.
        let turns = (hold.now.yaw / std::f32::consts::TAU).round() * std::f32::consts::TAU;
        hold.now.yaw -= turns;
        hold.goal = Hold {
            pitch: area.pitch,
            ..default()
        };
    }
}

/// A drag turns and tilts the table.
fn turn_by_drag(
    intents: Intents,
    motion: Res<AccumulatedMouseMotion>,
    fit: Res<CameraFit>,
    tray: Res<ShownTray>,
    mut hold: ResMut<CameraHold>,
) {
    let area = fit.area(&tray);
    if !area.turns || !intents.held(TURN_TABLE) || motion.delta == Vec2::ZERO {
        return;
    }
    let by = motion.delta * TURN_PER_PX;
    hold.goal.yaw -= by.x;
    let (low, high) = (area.pitch.min(PITCH_ABOVE), area.pitch.max(PITCH_ABOVE));
    hold.goal.pitch = (hold.goal.pitch + by.y).clamp(low, high);
}

/// A key zooms by a step. The wheel zooms by as much as it is turned, and the point under the pointer stays in place.
fn zoom(
    mut wheel: MessageReader<MouseWheel>,
    intents: Intents,
    replay: Replay,
    pointer: Pointer,
    (fit, tray): (Res<CameraFit>, Res<ShownTray>),
    mut hold: ResMut<CameraHold>,
) {
    let turned: f32 = wheel
        .read()
        .map(|event| match event.unit {
            MouseScrollUnit::Line => event.y,
            MouseScrollUnit::Pixel => event.y / 40.0,
        })
        .sum();
    let steps = i32::from(intents.just(NEARER)) - i32::from(intents.just(FARTHER));
    if steps == 0 {
        return;
    }
    let goal = if turned != 0.0 {
        let Some(under) = pointer.on_felt(Vec2::ZERO).filter(|_| !pointer.is_on_interface()) else {
            return;
        };
        zoomed(hold.goal, NOTCH.powf(steps as f32 * turned.abs()), under - hold.middle)
    } else if replay.is_on() {
        // There the same keys change the speed.
        return;
    } else {
        zoomed(hold.goal, (NOTCH * NOTCH).powi(steps), hold.goal.shift)
    };
    change_goal(&mut hold, goal, &fit, &tray);
}

/// A drag moves the table.
fn pan(
    motion: Res<AccumulatedMouseMotion>,
    intents: Intents,
    pointer: Pointer,
    (fit, tray): (Res<CameraFit>, Res<ShownTray>),
    mut hold: ResMut<CameraHold>,
) {
    if !intents.held(PAN_TABLE) || motion.delta == Vec2::ZERO {
        return;
    }
    if let (Some(a), Some(b)) = (pointer.on_felt(Vec2::ZERO), pointer.on_felt(-motion.delta)) {
        let mut goal = hold.goal;
        goal.shift += b - a;
        change_goal(&mut hold, goal, &fit, &tray);
    }
}

/// A key moves the view by a step, seen from where the camera stands.
fn pan_by_key(intents: Intents, (fit, tray): (Res<CameraFit>, Res<ShownTray>), mut hold: ResMut<CameraHold>) {
    let step = |there: Intent, back: Intent| {
        f32::from(u8::from(intents.just(there))) - f32::from(u8::from(intents.just(back)))
    };
    let steps = Vec2::new(step(PAN_RIGHT, PAN_LEFT), step(PAN_DOWN, PAN_UP));
    if steps == Vec2::ZERO {
        return;
    }
    let far = fit.lit(&tray).1.min_element() * PAN_STEP / hold.goal.zoom;
    let mut goal = hold.goal;
    // Turned with the camera. On the felt, x goes to the right and z towards the seat.
    goal.shift += Vec2::from_angle(-goal.yaw).rotate(steps) * far;
    change_goal(&mut hold, goal, &fit, &tray);
}

/// Moves the camera to another goal, within reach.
fn change_goal(hold: &mut ResMut<CameraHold>, mut goal: Hold, fit: &CameraFit, tray: &ShownTray) {
    goal.shift = within_reach(goal, fit.lit(tray).1);
    if goal != hold.goal {
        hold.goal = goal;
    }
}

/// Two fingers turn and zoom the table, and move it along with the point between them.
fn follow_two_fingers(
    fingers: Res<TwoFingers>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    (fit, tray): (Res<CameraFit>, Res<ShownTray>),
    mut hold: ResMut<CameraHold>,
) {
    let (Some(grip), Ok((camera, transform))) = (fingers.0, cameras.single()) else {
        return;
    };
    let on_felt = |place: Vec2| cursor_on_felt(camera, transform, place, 0.0).map(|felt| felt.xz());
    let Some(under) = on_felt(grip.before) else { return };
    let mut goal = zoomed(hold.goal, grip.apart, under - hold.middle);
    if let Some(now) = on_felt(grip.now) {
        goal.shift += (under - now) * (hold.goal.zoom / goal.zoom);
    }
    if fit.area(&tray).turns {
        goal.yaw += grip.turned;
    }
    goal.shift = within_reach(goal, fit.lit(&tray).1);
    // The table stays under the fingers: it does not follow later.
    hold.goal = goal;
    hold.now = goal;
}

/// The view `nearer` times as near; the point of the felt at this distance from the middle of the picture stays in its
/// place on the screen.
fn zoomed(hold: Hold, nearer: f32, point: Vec2) -> Hold {
    let zoom = (hold.zoom * nearer).clamp(1.0, ZOOM_MAX);
    Hold {
        shift: point + (hold.shift - point) * (hold.zoom / zoom),
        zoom,
        ..hold
    }
}

/// The shift of a view within what is lit, half of whose size is given: at zoom 1 the whole frame is shown, so it can't
/// be moved.
fn within_reach(hold: Hold, half: Vec2) -> Vec2 {
    let loose = half * (1.0 - 1.0 / hold.zoom);
    hold.shift.clamp(-loose, loose)
}

/// Moves the camera towards its goal.
fn follow_goal(
    mut clock: UiClock,
    mut moves: Local<StartTime>,
    settings: Res<Settings>,
    mut hold: ResMut<CameraHold>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if hold.now == hold.goal {
        *moves = StartTime::default();
        return;
    }
    // Requested here because no frames are drawn while nothing happens at the table.
    redraw.write(RequestRedraw);
    let (now, goal) = (hold.now, hold.goal);
    let cut = settings.reduced_motion;
    let near = (now.yaw - goal.yaw).abs() + (now.pitch - goal.pitch).abs() + (now.zoom - goal.zoom).abs() < 1e-3
        && now.shift.distance(goal.shift) < 1e-2;
    if cut || near {
        hold.now = goal;
        return;
    }
    let part = 1.0 - (-FOLLOW_PER_S * clock.step_s(&mut moves)).exp();
    hold.now = Hold {
        yaw: now.yaw.lerp(goal.yaw, part),
        pitch: now.pitch.lerp(goal.pitch, part),
        zoom: now.zoom.lerp(goal.zoom, part),
        shift: now.shift.lerp(goal.shift, part),
    };
}

/// Puts the camera at its place, and fits its lens to the size of the picture.
fn hold_camera(
    mut hold: ResMut<CameraHold>,
    (fit, tray): (Res<CameraFit>, Res<ShownTray>),
    free: Res<FreeRect>,
    mut cameras: Query<(&mut Camera, &mut Projection, &mut Transform), With<TableCamera>>,
) {
    let area = fit.area(&tray);
    for (mut camera, mut projection, mut transform) in &mut cameras {
        let Some(size) = camera.physical_viewport_size().filter(|size| size.min_element() > 0) else {
            continue;
        };
        let lens = Lens::new(size, free.0);
        let (placed, middle) = place_camera(&area, lens.slope, hold.now);
        transform.set_if_neq(placed);
        if hold.middle != middle {
            hold.middle = middle;
        }
        if camera.sub_camera_view != Some(lens.view) {
            camera.sub_camera_view = Some(lens.view);
            *projection = Projection::Perspective(PerspectiveProjection {
                fov: lens.fov,
                near: 1.0,
                far: 400.0,
                ..default()
            });
        }
    }
}

/// Makes the camera.
fn set_up_camera(mut commands: Commands, quality: Res<Quality>, target: Option<Res<DrawTo>>) {
    let mut camera = commands.spawn((
        Name::new("Table camera"),
        TableCamera,
        MeshPickingCamera,
        Camera3d::default(),
        // The shaders return the final colours.
        Tonemapping::None,
        DebandDither::Disabled,
        (quality.samples(), quality.shadow_filter()),
        // Few meshes and one lamp: sorting them on the processor costs less than asking a graphics adapter to do it.
        (ClusterConfig::Single, NoIndirectDrawing),
        // The interface is drawn over the table.
        IsDefaultUiCamera,
        ShadowLodOrigin,
    ));
    if let Some(target) = target {
        camera.insert(target.0.clone());
    }
}

fn follow_quality(quality: Res<Quality>, cameras: Query<Entity, With<TableCamera>>, mut commands: Commands) {
    for camera in &cameras {
        commands
            .entity(camera)
            .insert((quality.samples(), quality.shadow_filter()));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FreeRect>()
        .init_resource::<NextFrame>()
        .init_resource::<CameraFit>()
        .init_resource::<CameraHold>()
        .init_resource::<TwoFingers>()
        .add_systems(Startup, set_up_camera)
        .add_systems(Update, follow_quality.run_if(resource_changed::<Quality>))
        .add_systems(
            Update,
            (
                (
                    (turn, turn_by_drag, zoom, pan, pan_by_key, follow_two_fingers)
                        .chain()
                        .run_if(at_the_table.or_else(at_practice)),
                    follow_goal,
                )
                    .chain()
                    .run_if(hands_free),
                hold_camera,
            )
                .chain(),
        )
        .add_systems(OnEnter(Screen::Title), come_to_the_table)
        .add_systems(OnEnter(Screen::Match), sit_down)
        .add_systems(OnEnter(Screen::Practice), sit_down)
        .add_systems(
            Update,
            sit_down
                .run_if(resource_changed::<CameraFit>)
                .run_if(in_state(Screen::Match)),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_tray_is_in_the_free_part_of_every_window_and_from_every_side() {
        let tray = ShownTray::default();
        let half = tray.half;
        let area = CameraFit::default().area(&tray);
        let free = FreeRect::default().0;
        for window in [UVec2::new(1280, 720), UVec2::new(3440, 1440), UVec2::new(800, 1000)] {
            let lens = Lens::new(window, free);
            for eighth in 0..8 {
                for pitch in [PITCH, PITCH_ABOVE] {
                    let hold = Hold {
                        yaw: TURN * eighth as f32,
                        pitch,
                        ..default()
                    };
                    let (camera, _) = place_camera(&area, lens.slope, hold);
                    let mut widest: f32 = 0.0;
                    for x in [-1.0, 1.0] {
                        for z in [-1.0, 1.0] {
                            let point = Vec3::new(half.x * x, 0.0, half.y * z);
                            let seen = in_window(window.as_vec2(), &lens, camera, point);
                            assert!(free.inflate(1e-3).contains(seen), "{window} {hold:?}: {seen}");
                            let off = (seen - free.center()) / free.half_size();
                            widest = widest.max(off.abs().max_element());
                        }
                    }
                    assert!(widest > 0.7, "{window} {hold:?}: the tray is small, {widest}");
                }
            }
        }
    }

    #[test]
    fn a_rectangle_beside_the_tray_fills_the_free_part_and_stays_inside() {
        let free = Rect::new(0.0, 0.056, 1.0, 0.92);
        let window = Vec2::new(1280.0, 720.0);
        let area = FitArea {
            centre: Vec2::new(-12.0, 1.0),
            half: Vec2::new(17.8, 8.6),
            height: 0.0,
            pitch: 82_f32.to_radians(),
            turns: false,
        };
        let mut widest: f32 = 0.0;
        for corner in [Vec2::NEG_ONE, Vec2::new(1.0, -1.0), Vec2::new(-1.0, 1.0), Vec2::ONE] {
            let at = area.centre + corner * area.half;
            let seen = seen_in_window(&area, window, free, at);
            assert!(free.inflate(1e-3).contains(seen), "{seen}");
            widest = widest.max((seen.x - 0.5).abs() * 2.0);
        }
        assert!(widest > 0.93, "the table is small, {widest}");
    }

    #[test]
    fn zooming_comes_nearer_and_keeps_looking_the_same_way() {
        let lens = Lens::new(UVec2::new(1280, 720), FreeRect::default().0);
        let area = CameraFit::default().area(&ShownTray::default());
        let (far, _) = place_camera(&area, lens.slope, Hold::default());
        let (near, _) = place_camera(&area, lens.slope, Hold { zoom: 2.0, ..default() });
        assert!((near.translation.y / far.translation.y - 0.5).abs() < 1e-3);
        assert_eq!(near.rotation, far.rotation);
    }
}
