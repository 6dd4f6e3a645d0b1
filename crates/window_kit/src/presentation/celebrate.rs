//! Small celebrations: a ring of light with sparks, and a sound, where something special happened on the table.
//!
//! They hold nothing up. Each begins when the screen shows what it is about, in the time of the table, and then lasts
//! for a moment in real time. With reduced motion it is a light that stands still.

use std::time::Duration;

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;
use bevy::window::RequestRedraw;

use crate::presentation::audio::library::Sound;
use crate::presentation::audio::request::PlaySound;
use crate::presentation::cards::stage::CardStage;
use crate::presentation::dress::DieVisual;
use crate::presentation::motion::Motion;
use crate::presentation::palette;
use crate::presentation::palette::linear;
use crate::presentation::rehearsal::{Rehearse, rehearsed};
use crate::presentation::shaders::{casts_nothing, shader_path};
use crate::settings::Settings;
use crate::table::phase::{InMatch, MatchSystems};
use crate::table::replay::state::Replay;
use crate::window::next_frame::NextFrame;
use crate::window::ui_clock::{StartTime, UiClock};
use rules::die::DieId;
use rules::ids::SeatId;

/// How long a celebration lasts.
const LASTS: Duration = Duration::from_millis(900);
/// The state in which one stands still, as a part of its way.
const STILL: f32 = 0.35;
/// How many there are at the same time at most: the oldest ends for a further one.
pub const MOST: usize = 8;
/// How high over the table the light lies, in edges.
const HEIGHT: f32 = 0.06;

/// The colour of the light, with the numbers of `burst.wgsl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glow {
    /// Something went well: brass.
    Brass = 0,
    /// A mishap: amber.
    Amber = 1,
    /// Something rare: white.
    White = 2,
}

/// Where something happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum At {
    /// At a die, where the screen shows it.
    Die(DieId),
    /// At this place, in edges.
    Place(Vec3),
}

/// Something special happened on the table.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Celebrate {
    /// Where.
    pub at: At,
    /// How far the light reaches, in edges.
    pub reach: f32,
    /// Its colour.
    pub glow: Glow,
    /// The time until the screen shows it, in seconds of the table's time.
    pub after_s: f32,
    /// Its sound, and whose it is, unless the event has its sound already.
    pub sound: Option<(Sound, Option<SeatId>)>,
}

/// The inputs of `burst.wgsl`.
#[derive(Clone, Debug, ShaderType)]
pub(crate) struct Burst {
    colors: [Vec4; 3],
}

/// The light of celebrations.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
pub(crate) struct BurstMaterial {
    #[uniform(0)]
    burst: Burst,
}

impl Material for BurstMaterial {
    fn fragment_shader() -> ShaderRef {
        shader_path!("burst.wgsl").into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }

    fn depth_bias(&self) -> f32 {
        // Above marks and writing.
        300.0
    }

    casts_nothing!();
}

/// The parts that all lights share.
#[derive(Resource, Clone, Debug)]
struct LightParts {
    mesh: Handle<Mesh>,
    material: Handle<BurstMaterial>,
}

impl FromWorld for LightParts {
    fn from_world(world: &mut World) -> Self {
        let mesh = world.add_asset(Plane3d::new(Vec3::Y, Vec2::ONE));
        let colors = [palette::BRASS, palette::AMBER, Color::srgb(0.98, 0.98, 0.98)].map(linear);
        let material = world.add_asset(BurstMaterial {
            burst: Burst { colors },
        });
        Self { mesh, material }
    }
}

/// Celebrations that the screen does not show yet, each with its place and its time on the table's clock, in seconds.
#[derive(Resource, Clone, Debug, Default)]
struct Awaited(Vec<(f32, Vec3, Celebrate)>);

/// A light.
#[derive(Component, Clone, Copy, Debug)]
struct Light {
    glow: Glow,
    since: StartTime,
    /// The number of the celebration: a later one is larger.
    number: u32,
}

fn tag(glow: Glow, gone: f32) -> MeshTag {
    MeshTag(glow as u32 | ((gone.clamp(0.0, 1.0) * 255.0) as u32) << 4)
}

/// Notes what is to be celebrated, and where: dice may be elsewhere when it is due.
fn hear(
    time: Res<Time>,
    mut asked: MessageReader<Celebrate>,
    replay: Replay,
    visuals: Query<(&DieVisual, &Motion)>,
    mut awaited: ResMut<Awaited>,
) {
    if replay.is_skipping() {
        asked.clear();
        awaited.0.clear();
    }
    for celebrate in asked.read() {
        let place = match celebrate.at {
            At::Place(place) => Some(place),
            At::Die(die) => visuals
                .iter()
                .find(|(visual, _)| visual.die.id == die)
                .map(|(_, motion)| motion.shown.position.with_y(0.0)),
        };
        if let Some(place) = place.filter(|_| awaited.0.len() < MOST) {
            awaited
                .0
                .push((time.elapsed_secs() + celebrate.after_s, place, *celebrate));
        }
    }
}

/// Lights what is due, and plays its sound.
fn light(
    time: Res<Time>,
    cards: Option<Res<CardStage>>,
    mut awaited: ResMut<Awaited>,
    parts: Option<Res<LightParts>>,
    lights: Query<(Entity, &Light)>,
    mut count: Local<u32>,
    mut play: MessageWriter<PlaySound>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    if awaited.0.is_empty() {
        return;
    }
    // The table's time stands still under a menu.
    if !time.delta().is_zero() {
        redraw.write(RequestRedraw);
    }
    // Cards may still be on their way to the place of the event.
    if cards.is_some_and(|cards| !cards.is_up_to_date()) {
        return;
    }
    let now = time.elapsed_secs();
    let (due, waiting) = std::mem::take(&mut awaited.0)
        .into_iter()
        .partition(|(at_s, ..)| *at_s <= now);
    awaited.0 = waiting;
    let due: Vec<(f32, Vec3, Celebrate)> = due;
    let mut shown: Vec<(u32, Entity)> = lights.iter().map(|(entity, light)| (light.number, entity)).collect();
    shown.sort_unstable();
    let too_many = (shown.len() + due.len()).saturating_sub(MOST);
    for (_, oldest) in shown.into_iter().take(too_many) {
        commands.entity(oldest).despawn();
    }
    for (_, place, celebrate) in due {
        if let Some((sound, whose)) = celebrate.sound {
            play.write(PlaySound {
                whose,
                ..PlaySound::plain(sound)
            });
        }
        *count = count.wrapping_add(1);
        let mut light = commands.spawn((
            Name::new("Celebration"),
            Light {
                glow: celebrate.glow,
                since: StartTime::default(),
                number: *count,
            },
            DespawnOnExit(InMatch),
            tag(celebrate.glow, 0.0),
            NotShadowCaster,
            NoFrustumCulling,
            Transform::from_translation(place + Vec3::Y * HEIGHT).with_scale(Vec3::splat(celebrate.reach)),
            Visibility::default(),
        ));
        if let Some(parts) = &parts {
            light.insert((Mesh3d(parts.mesh.clone()), MeshMaterial3d(parts.material.clone())));
        }
    }
}

/// Lets the lights grow and fade.
fn glow(
    mut clock: UiClock,
    settings: Res<Settings>,
    mut lights: Query<(Entity, &mut Light, &mut MeshTag)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut light, mut shown) in &mut lights {
        let left = clock.left(&mut light.since, LASTS);
        if left.is_zero() {
            commands.entity(entity).despawn();
            continue;
        }
        let gone = if settings.reduced_motion {
            STILL
        } else {
            redraw.write(RequestRedraw);
            1.0 - left.as_secs_f32() / LASTS.as_secs_f32()
        };
        shown.set_if_neq(tag(light.glow, gone));
    }
}

fn await_nothing(mut awaited: ResMut<Awaited>) {
    awaited.0.clear();
}

/// The celebrations, without what draws them.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Awaited>()
        .init_resource::<NextFrame>()
        .add_message::<Celebrate>()
        .add_message::<PlaySound>()
        .add_systems(
            Update,
            (hear, light, glow)
                .chain()
                .after(MatchSystems::Present)
                .run_if(in_state(InMatch)),
        )
        .add_systems(OnExit(InMatch), await_nothing);
}

fn rehearse_light(mut commands: Commands, parts: Res<LightParts>) {
    commands.spawn(rehearsed(parts.mesh.clone(), parts.material.clone()));
}

/// What draws them.
pub(crate) fn drawing(app: &mut App) {
    app.rehearse(rehearse_light)
        .add_plugins(MaterialPlugin::<BurstMaterial>::default())
        .init_resource::<LightParts>();
}

#[cfg(test)]
mod tests {
    use bevy::ecs::message::MessageCursor;
    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::table::phase::Match;

    fn table(settings: Settings) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_resource(settings)
            .insert_state(Match::Of("stack"))
            .add_computed_state::<InMatch>()
            .add_message::<RequestRedraw>()
            .add_plugins(plugin);
        pass(&mut app, 0.01);
        app
    }

    fn pass(app: &mut App, seconds: f32) {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(seconds)));
        app.update();
    }

    fn celebrate(app: &mut App, after_s: f32) {
        app.world_mut().write_message(Celebrate {
            at: At::Place(Vec3::new(2.0, 0.0, 1.0)),
            reach: 3.0,
            glow: Glow::White,
            after_s,
            sound: Some((Sound::Capture, Some(SeatId(1)))),
        });
    }

    /// The tags of the lights.
    fn seen(app: &mut App) -> Vec<u32> {
        let world = app.world_mut();
        let mut lights = world.query_filtered::<&MeshTag, With<Light>>();
        lights.iter(world).map(|tag| tag.0).collect()
    }

    #[test]
    fn a_light_comes_when_it_is_due_is_heard_once_and_ends_by_real_time() {
        for hertz in [30.0, 240.0] {
            let mut app = table(Settings::default());
            celebrate(&mut app, 0.5);
            let (mut frames, mut sounds, mut gone) = (0, 0, Vec::new());
            let mut cursor = MessageCursor::<PlaySound>::default();
            for frame in 0..(2.0 * hertz) as usize {
                pass(&mut app, 1.0 / hertz);
                let tags = seen(&mut app);
                assert!(tags.is_empty() || frame as f32 / hertz >= 0.48);
                frames += tags.len();
                sounds += cursor.read(app.world().resource::<Messages<PlaySound>>()).count();
                gone.extend(tags.iter().map(|tag| tag >> 4));
                // Under a menu the table's time stands still, and the light goes on.
                if !tags.is_empty() {
                    app.world_mut().resource_mut::<Time<Virtual>>().pause();
                }
            }
            let lasts = frames as f32 / hertz;
            assert!((0.85..1.0).contains(&lasts), "{hertz}: {lasts}");
            assert_eq!(sounds, 1);
            assert!(gone.is_sorted() && gone.last() > Some(&200), "{gone:?}");
        }
    }

    #[test]
    fn with_reduced_motion_the_light_stands_still() {
        let still = Settings {
            reduced_motion: true,
            ..Settings::default()
        };
        let mut app = table(still);
        celebrate(&mut app, 0.0);
        let mut tags = Vec::new();
        for _ in 0..40 {
            pass(&mut app, 0.05);
            tags.extend(seen(&mut app));
        }
        // Its first frame is drawn when it has its state already.
        tags.dedup();
        assert_eq!(tags, [tag(Glow::White, STILL).0]);
    }

    #[test]
    fn there_are_never_more_lights_than_the_bound_and_none_without_a_match() {
        let mut app = table(Settings::default());
        for _ in 0..5 {
            (0..6).for_each(|_| celebrate(&mut app, 0.0));
            pass(&mut app, 0.05);
            assert!(seen(&mut app).len() <= MOST);
        }
        assert_eq!(seen(&mut app).len(), MOST);
        app.world_mut().resource_mut::<NextState<Match>>().set(Match::None);
        pass(&mut app, 0.05);
        assert_eq!(seen(&mut app).len(), 0);
    }

    #[test]
    fn a_window_that_slept_shows_no_old_light() {
        let mut app = table(Settings::default());
        celebrate(&mut app, 0.0);
        for _ in 0..3 {
            pass(&mut app, 0.05);
        }
        pass(&mut app, 10.0);
        assert_eq!(seen(&mut app).len(), 0);
    }
}
