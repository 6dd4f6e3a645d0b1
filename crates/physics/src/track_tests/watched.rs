//! Throws with their tracks and the true poses beside them. The example `track_figures` uses them too.

use crate::aim::standard_throw;
use crate::params::STANDARD_POWER;
use crate::sandbox::Sandbox;
use rules::die::DieId;
use rules::ids::SeatId;
use rules::rng::{Stream, stream};
use tabletop::die::Die;
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowKind, ThrowOrder, ThrowSettled};
use tabletop::track::coded::ThrowTrack;
use tabletop::tray::TrayGeometry;

/// A throw, its track, and the true poses of all dice at each tick of it.
pub struct Watched {
    pub settled: ThrowSettled,
    pub truth: Vec<Vec<Pose>>,
}

impl Watched {
    pub fn track(&self) -> &ThrowTrack {
        self.settled.track.as_deref().expect("it was recorded")
    }
}

/// A recorded table with dice of these shapes, parked, and its dice.
pub fn sandbox(shapes: &[DieShape], seed: u64) -> (Sandbox, Vec<Die>) {
    let dice: Vec<Die> = (0..)
        .zip(shapes)
        .map(|(id, shape)| Die {
            id: DieId(id),
            owner: SeatId(id / 14),
            shape: *shape,
        })
        .collect();
    let tray = TrayGeometry::for_dice(dice.len());
    let mut sandbox = Sandbox::new(tray, &dice, [stream(seed, Stream::Throw)]);
    sandbox.record_throws(true);
    (sandbox, dice)
}

/// Throws some of the dice and watches them.
pub fn watch(sandbox: &mut Sandbox, dice: &[Die], thrown: &[u8], kind: ThrowKind) -> Watched {
    let order = ThrowOrder {
        dice: thrown.iter().copied().map(DieId).collect(),
        kind,
    };
    let look = |sandbox: &mut Sandbox| {
        let poses = dice.iter().map(|die| sandbox.pose(0, die.id).expect("a die"));
        poses.collect::<Vec<_>>()
    };
    sandbox.throw(0, order);
    let mut truth = vec![look(sandbox)];
    loop {
        let told = sandbox.step();
        truth.push(look(sandbox));
        if let Some((_, settled)) = told.into_iter().next() {
            // The dice have been tidied up since.
            for step in settled.moves.iter().rev() {
                truth.last_mut().expect("a tick")[step.die.index()] = step.from;
            }
            return Watched { settled, truth };
        }
    }
}

/// A single die, thrown with this power.
pub fn single(power: f32) -> ThrowKind {
    let tray = TrayGeometry::for_dice(0);
    let mut gesture = standard_throw(&tray, SeatId(0), 2, &[]);
    gesture.power = power;
    ThrowKind::Single { gesture }
}

/// A standard throw of one die.
pub fn standard(shape: DieShape, seed: u64) -> Watched {
    let (mut sandbox, dice) = sandbox(&[shape], seed);
    watch(&mut sandbox, &dice, &[0], single(STANDARD_POWER))
}

/// An opening throw of 112 dice.
pub fn opening(seed: u64) -> Watched {
    let (mut sandbox, dice) = sandbox(&[DieShape::D6; 112], seed);
    watch(&mut sandbox, &dice, &(0..112).collect::<Vec<_>>(), ThrowKind::Mixed)
}

/// The angle between two orientations.
pub fn angle(a: &Pose, b: &Pose) -> f32 {
    let turn = a.rotation * b.rotation.conjugate();
    2.0 * turn.xyz().length().atan2(turn.w.abs())
}

/// The largest error of the track at any tick, in edges and in radians. The poses at the ticks do not show where a die
/// lay just before it left a hand.
pub fn furthest_off(watched: &Watched) -> (f32, f32) {
    let track = watched.track();
    let playback = track.playback();
    assert_eq!(watched.truth.len() as u32, track.ticks() + 1);
    let mut furthest = (0.0_f32, 0.0_f32);
    for (tick, truth) in watched.truth.iter().enumerate() {
        for (die, truth) in truth.iter().enumerate() {
            let seconds = tick as f64 / f64::from(track.hz);
            let Some(pose) = playback.pose(DieId(die as u8), seconds) else {
                let lay = &watched.truth[0][die];
                assert!(
                    lay.position.distance(truth.position) < 0.01,
                    "die {die} moved and has no track"
                );
                continue;
            };
            furthest.0 = furthest.0.max(pose.position.distance(truth.position));
            furthest.1 = furthest.1.max(angle(&pose, truth));
        }
    }
    furthest
}
