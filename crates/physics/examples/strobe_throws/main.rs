//! Draws throws as under a strobe light: the die from the side, 30 times a second, in `docs/images/throws.svg`.
//!
//! `cargo run -p physics --example strobe_throws`
//!
//! The picture shows weight and pace: how far a die flies, how high it jumps, how it comes to rest.

use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use clap::Parser;
use glam::{Vec2, Vec3};
use physics::params::{LEAST_POWER, STANDARD_POWER};
use physics::sandbox::Sandbox;
use rules::die::DieId;
use rules::ids::SeatId;
use rules::rng::{Stream, nth_seed, stream};
use tabletop::die::Die;
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder};
use tabletop::track::coded::ThrowTrack;
use tabletop::tray::TrayGeometry;

/// Flashes a second.
const FLASHES_HZ: f64 = 30.0;
/// The size of an edge, in pixels.
const SCALE: f32 = 30.0;
/// The position of the hand, and the number of dice the tray is for: it is 22.6 edges wide.
const HAND: Vec2 = Vec2::new(9.5, 0.0);
const TRAY_DICE: usize = 56;
/// The width and height of a row of the picture, in edges.
const ROW: Vec2 = Vec2::new(25.0, 5.4);

/// Draws throws as under a strobe light.
#[derive(Parser)]
struct Args {
    /// The number of throws for each power.
    #[arg(long, default_value_t = 2)]
    throws: u64,
    /// The seed for everything random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The picture.
    #[arg(long, default_value = "docs/images/throws.svg")]
    out: PathBuf,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let powers = [("least", LEAST_POWER), ("standard", STANDARD_POWER), ("full", 1.0)];
    let rows = powers.len() as f32 * args.throws as f32;
    let size = Vec2::new(ROW.x, ROW.y * rows) * SCALE;
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>"##,
        size.x, size.y
    );
    let mut row = 0.0;
    for (name, power) in powers {
        for number in 0..args.throws {
            let track = throw(power, nth_seed(args.seed, number)).ok_or("the throw left no track")?;
            let floor = ROW.y * (row + 1.0) - 0.5;
            draw(&mut svg, &track, floor)?;
            writeln!(
                svg,
                r##"<text x="8" y="{}" fill="#333">{name} throw, {:.2} s</text>"##,
                (floor - ROW.y + 1.1) * SCALE,
                track.seconds()
            )?;
            row += 1.0;
        }
    }
    svg.push_str("</svg>\n");
    fs::write(&args.out, svg)?;
    println!("{} written", args.out.display());
    Ok(())
}

/// One throw across an empty tray.
fn throw(power: f32, seed: u64) -> Option<ThrowTrack> {
    let die = Die {
        id: DieId(0),
        owner: SeatId(0),
        shape: DieShape::D6,
    };
    let mut sandbox = Sandbox::new(TrayGeometry::for_dice(TRAY_DICE), &[die], [stream(seed, Stream::Throw)]);
    sandbox.record_throws(true);
    let gesture = ThrowGesture {
        from: HAND,
        direction: Vec2::NEG_X,
        power,
    };
    let order = ThrowOrder {
        dice: vec![die.id],
        kind: ThrowKind::Single { gesture },
    };
    sandbox.throw(0, order);
    sandbox.settle()?.track.map(|track| (*track).clone())
}

/// The die at every flash, pale first, seen from the front and a little above.
fn draw(svg: &mut String, track: &ThrowTrack, floor: f32) -> std::fmt::Result {
    let playback = track.playback();
    let flashes = (track.seconds() * FLASHES_HZ).ceil() as u32;
    writeln!(
        svg,
        r##"<line x1="0" x2="{}" y1="{y}" y2="{y}" stroke="#12352a" stroke-width="2"/>"##,
        ROW.x * SCALE,
        y = floor * SCALE
    )?;
    for flash in 0..=flashes {
        let Some(pose) = playback.pose(DieId(0), f64::from(flash) / FLASHES_HZ) else {
            continue;
        };
        let age = flash as f32 / flashes.max(1) as f32;
        for face in faces(&pose) {
            let points = face.map(|corner| {
                let seen = Vec2::new(ROW.x / 2.0 - corner.x, floor - corner.y - 0.12 * corner.z);
                format!("{:.1},{:.1}", seen.x * SCALE, seen.y * SCALE)
            });
            writeln!(
                svg,
                r##"<polygon points="{}" fill="#e8c46a" fill-opacity="{:.2}" stroke="#2b1b12" stroke-opacity="{:.2}"/>"##,
                points.join(" "),
                0.05 + 0.5 * age * age,
                0.25 + 0.7 * age
            )?;
        }
    }
    Ok(())
}

/// The corners of the faces that look towards +z or up.
fn faces(pose: &Pose) -> Vec<[Vec3; 4]> {
    let axes = [Vec3::X, Vec3::Y, Vec3::Z];
    let towards = Vec3::new(0.0, 0.12, 1.0);
    let mut faces = Vec::new();
    for (index, axis) in axes.into_iter().enumerate() {
        for side in [-1.0, 1.0] {
            let normal = pose.rotation * (axis * side);
            if normal.dot(towards) <= 0.0 {
                continue;
            }
            let (u, v) = (axes[(index + 1) % 3] * 0.5, axes[(index + 2) % 3] * 0.5);
            let middle = axis * side * 0.5;
            faces.push([u + v, v - u, -u - v, u - v].map(|corner| pose.position + pose.rotation * (middle + corner)));
        }
    }
    faces
}
