//! Headless apps for the tests, each built on the one before: time only, then physics, then a tray with dice. The
//! example `throw_figures` uses them too.

use bevy::app::App;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use physics::face::{flat_rotation, read_face};
use physics::sandbox::Sandbox;
use rules::die::{DieId, Face};
use rules::ids::SeatId;
use rules::rng::{Stream, stream};
use tabletop::die::{Die, OutOfPlay};
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use tabletop::throw::{DieImpact, DieRethrown, ThrowKind, ThrowOrder, ThrowSettled};
use tabletop::tray::{TrayGeometry, TrayPart};
use window_kit::table::physics::body::{PlaceDie, StandingStacks, die_body, pose_of, spawn_tray};
use window_kit::table::physics::plugin::PhysicsPlugin;
use window_kit::table::physics::steps::ThrowRng;

/// An app with time and transforms; each update runs this many fixed steps.
pub fn minimal_app(fixed_steps: u32) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, TransformPlugin))
        .insert_resource(TimeUpdateStrategy::FixedTimesteps(fixed_steps));
    app
}

/// The same with physics.
pub fn physics_app(fixed_steps: u32) -> App {
    let mut app = minimal_app(fixed_steps);
    app.add_plugins(PhysicsPlugin);
    app
}

/// All messages so far.
#[derive(Resource, Default)]
pub struct Heard {
    pub settled: Vec<ThrowSettled>,
    pub again: Vec<DieRethrown>,
    pub impacts: Vec<DieImpact>,
}

fn listen(
    mut heard: ResMut<Heard>,
    mut settled: MessageReader<ThrowSettled>,
    mut again: MessageReader<DieRethrown>,
    mut impacts: MessageReader<DieImpact>,
) {
    heard.settled.extend(settled.read().cloned());
    heard.again.extend(again.read().copied());
    heard.impacts.extend(impacts.read().copied());
}

/// A tray with dice, without players.
pub struct Bench {
    pub app: App,
    pub dice: Vec<Entity>,
}

impl Bench {
    /// A tray for `tray_dice` dice with `dice` of them, all parked, owned in equal runs by `seats` seats.
    pub fn new(dice: u8, seats: u8, tray_dice: usize, seed: u64) -> Self {
        Self::with_steps(4, dice, seats, tray_dice, seed)
    }

    /// The same, with this many fixed steps a frame.
    pub fn with_steps(fixed_steps: u32, dice: u8, seats: u8, tray_dice: usize, seed: u64) -> Self {
        let shapes = vec![DieShape::D6; dice.into()];
        Self::of_shapes(fixed_steps, &shapes, seats, tray_dice, seed, |_| ())
    }

    /// The same, with dice of these shapes, in an app that is prepared first.
    pub fn of_shapes(
        fixed_steps: u32,
        shapes: &[DieShape],
        seats: u8,
        tray_dice: usize,
        seed: u64,
        ready: impl FnOnce(&mut App),
    ) -> Self {
        let mut app = physics_app(fixed_steps);
        ready(&mut app);
        app.insert_resource(ThrowRng(stream(seed, Stream::Throw)))
            .init_resource::<Heard>()
            .add_systems(Update, listen);
        app.update();
        let world = app.world_mut();
        spawn_tray(&mut world.commands(), TrayGeometry::for_dice(tray_dice));
        world.flush();
        let each = (shapes.len() as u8).div_ceil(seats);
        let dice = (0..)
            .zip(shapes)
            .map(|(id, shape)| {
                let die = Die {
                    id: DieId(id),
                    owner: SeatId(id / each),
                    shape: *shape,
                };
                world.spawn((die_body(die), OutOfPlay)).id()
            })
            .collect();
        app.update();
        Self { app, dice }
    }

    pub fn tray(&self) -> TrayGeometry {
        *self.app.world().resource::<TrayGeometry>()
    }

    /// Puts a die on the table, unparked.
    pub fn place(&mut self, die: u8, pose: Pose) {
        let entity = self.dice[die as usize];
        let mut commands = self.app.world_mut().commands();
        commands.entity(entity).remove::<OutOfPlay>().queue(PlaceDie(pose));
        self.app.world_mut().flush();
    }

    /// Puts a loose die flat on the felt.
    pub fn place_flat(&mut self, die: u8, at: Vec2, face: u8, yaw: f32) {
        self.place(die, lying(at, 0, face, yaw));
    }

    /// Builds a stack, bottom first; each die is aside by `lean` edges from the one below and turned a little. Returns
    /// the poses.
    pub fn build(&mut self, dice: &[u8], at: Vec2, lean: f32) -> Vec<Pose> {
        let mut stacks = self.app.world_mut().resource_mut::<StandingStacks>();
        stacks.0.push(dice.iter().copied().map(DieId).collect());
        stacks.0.sort();
        dice.iter()
            .enumerate()
            .map(|(level, die)| {
                let aside = Vec2::from_angle(level as f32 * 2.1) * lean * level as f32;
                let pose = lying(at + aside, level, 3, 0.1 * level as f32);
                self.place(*die, pose);
                pose
            })
            .collect()
    }

    /// All parts of the tray of this kind.
    pub fn tray_parts(&mut self, wanted: TrayPart) -> Vec<Entity> {
        let world = self.app.world_mut();
        let mut parts = world.query::<(Entity, &TrayPart)>();
        parts
            .iter(world)
            .filter(|(_, part)| **part == wanted)
            .map(|(entity, _)| entity)
            .collect()
    }

    pub fn order(&mut self, dice: &[u8], kind: ThrowKind) {
        self.app.world_mut().write_message(ThrowOrder {
            dice: dice.iter().copied().map(DieId).collect(),
            kind,
        });
    }

    /// Throws, and waits until everything is settled.
    pub fn throw(&mut self, dice: &[u8], kind: ThrowKind) -> ThrowSettled {
        let before = self.app.world().resource::<Heard>().settled.len();
        self.order(dice, kind);
        for _ in 0..20_000 {
            self.app.update();
            let heard = self.app.world().resource::<Heard>();
            if heard.settled.len() > before {
                return heard.settled[before].clone();
            }
        }
        panic!("the throw did not settle");
    }

    pub fn pose(&self, die: u8) -> Pose {
        let transform = self.app.world().get::<Transform>(self.dice[die as usize]);
        pose_of(transform.expect("a die has a transform"))
    }

    pub fn shows(&self, die: u8) -> Face {
        read_face(DieShape::D6, self.pose(die).rotation).0
    }

    /// The exact bits of the poses of all dice.
    pub fn bits(&self) -> Vec<u32> {
        (0..self.dice.len() as u8)
            .flat_map(|die| {
                let pose = self.pose(die);
                let [x, y, z] = pose.position.to_array();
                let [a, b, c, d] = pose.rotation.to_array();
                [x, y, z, a, b, c, d]
            })
            .map(f32::to_bits)
            .collect()
    }
}

/// The pose of a die that lies flat, with `level` dice under it.
pub fn lying(at: Vec2, level: usize, face: u8, yaw: f32) -> Pose {
    Pose {
        position: Vec3::new(at.x, level as f32 + 0.5, at.y),
        rotation: flat_rotation(DieShape::D6, Face(face), yaw),
    }
}

/// The pose of a die of the first table of a sandbox when everything was at rest, before the tidying.
pub fn at_rest(sandbox: &mut Sandbox, told: &ThrowSettled, die: DieId) -> Pose {
    let moved = told.moves.iter().find(|step| step.die == die);
    moved.map_or_else(|| sandbox.pose(0, die).expect("a die of the table"), |step| step.from)
}
