//! Records throws, and prints the figures of tracks of `docs/physics.md`: their size, how far they are off, and what
//! recording costs (on Unix).
//!
//! `cargo run --release -p physics --example track_figures`

#[path = "../src/track_tests/watched.rs"]
mod watched;

#[cfg(unix)]
use std::time::Duration;

// `watched` is also a module of the crate's own tests and finds these by `crate`.
use physics::{aim, params, sandbox};
#[cfg(unix)]
use rules::die::DieId;
use tabletop::shape::DieShape;
#[cfg(unix)]
use tabletop::throw::{ThrowKind, ThrowOrder};
use watched::{furthest_off, opening, standard};

fn main() {
    sizes();
    #[cfg(unix)]
    costs();
}

/// The size of tracks, and how far they are off.
fn sizes() {
    for shape in [DieShape::D6, DieShape::D10] {
        let sizes: Vec<_> = (0..40)
            .map(|seed| {
                let watched = standard(shape, seed);
                let track = watched.track();
                (track.to_bytes().len(), track.moving_seconds(), furthest_off(&watched))
            })
            .collect();
        let bytes: usize = sizes.iter().map(|size| size.0).sum();
        let seconds: f64 = sizes.iter().map(|size| size.1).sum();
        let most = sizes.iter().map(|size| size.0).max();
        let off = sizes.iter().fold((0.0, 0.0), |off: (f32, f32), size| {
            (off.0.max(size.2.0), off.1.max(size.2.1))
        });
        println!(
            "{shape:?}: {} bytes a throw, at most {most:?}, {:.0} a second; off {off:?}",
            bytes / 40,
            bytes as f64 / seconds
        );
    }
    for seed in 0..4 {
        let watched = opening(seed);
        let track = watched.track();
        let bytes = track.to_bytes().len();
        println!(
            "opening: {bytes} bytes, {:.0} a second, {} ticks, {} jumps; off {:?}",
            bytes as f64 / track.moving_seconds(),
            track.ticks,
            track.jumps(),
            furthest_off(&watched)
        );
    }
}

/// The processor time that this thread has used.
#[cfg(unix)]
fn worked() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// What recording adds to the time of a tick.
#[cfg(unix)]
fn costs() {
    for (shapes, kind, name) in [
        (vec![DieShape::D6; 112], ThrowKind::Mixed, "opening"),
        (vec![DieShape::D6; 1], watched::single(0.6), "standard throw"),
    ] {
        let throws = if shapes.len() == 1 { 200 } else { 1 };
        let mut least = [f64::INFINITY; 2];
        let mut ticks = 0;
        for run in 0..16 {
            let recorded = run % 2 == 1;
            let mut seconds = 0.0;
            ticks = 0;
            for seed in 0..throws {
                let (mut sandbox, dice) = watched::sandbox(&shapes, seed);
                sandbox.record_throws(recorded);
                let thrown: Vec<DieId> = dice.iter().map(|die| die.id).collect();
                let began = worked();
                sandbox.throw(
                    0,
                    ThrowOrder {
                        dice: thrown,
                        kind: kind.clone(),
                    },
                );
                ticks += sandbox.settle().expect("a throw").ticks;
                seconds += (worked() - began).as_secs_f64();
            }
            least[usize::from(recorded)] = least[usize::from(recorded)].min(seconds);
        }
        let [without, with] = least.map(|seconds| seconds * 1e6 / f64::from(ticks));
        println!(
            "{name}: {without:.2} us a tick without, {with:.2} with a track: {:.1} % more",
            (with / without - 1.0) * 100.0
        );
    }
}
