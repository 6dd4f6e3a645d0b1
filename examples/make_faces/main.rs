//! Draws the faces of the players into `assets/faces`: one for each character of the computer players, and those that
//! people choose from, each in all moods.
//!
//! Run it in the project's folder: `cargo run --example make_faces`. The same program gives the
//! same pictures.

mod computers;
mod guests;
mod moods;
mod paint;
mod people;

use moods::Eyes;
use paint::{Colour, INK, Picture, WHITE};

/// Paints a mood over a face.
type Mood = fn(&mut Picture, Eyes);

/// The moods besides the usual one; each has a picture of each face.
const MOODS: [(&str, Mood); 3] = [
    ("pleased", moods::pleased),
    ("disappointed", moods::disappointed),
    ("surprised", moods::surprised),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let faces: [(&str, fn() -> Picture, Eyes); 20] = [
        (
            "mouse",
            computers::mouse,
            eyes((0.23, 0.08), 0.13, [0.62, 0.55, 0.50], INK),
        ),
        ("badger", computers::badger, eyes((0.245, 0.0), 0.09, INK, WHITE)),
        (
            "fox",
            computers::fox,
            eyes((0.28, -0.06), 0.15, [0.85, 0.43, 0.17], INK),
        ),
        (
            "owl",
            computers::owl,
            eyes((0.27, -0.01), 0.236, [0.95, 0.72, 0.20], INK),
        ),
        (
            "squirrel",
            guests::squirrel,
            eyes((0.25, 0.0), 0.13, [0.72, 0.36, 0.16], INK),
        ),
        ("penguin", guests::penguin, eyes((0.23, 0.02), 0.12, WHITE, INK)),
        (
            "hedgehog",
            guests::hedgehog,
            eyes((0.2, 0.1), 0.11, [0.91, 0.77, 0.58], INK),
        ),
        (
            "otter",
            guests::otter,
            eyes((0.31, -0.02), 0.1, [0.43, 0.30, 0.22], INK),
        ),
        ("wolf", guests::wolf, eyes((0.26, -0.01), 0.15, [0.47, 0.51, 0.57], INK)),
        (
            "raccoon",
            guests::raccoon,
            eyes((0.26, 0.04), 0.1, [0.17, 0.16, 0.18], WHITE),
        ),
        (
            "raven",
            guests::raven,
            eyes((0.25, -0.08), 0.15, [0.11, 0.12, 0.16], WHITE),
        ),
        (
            "tortoise",
            guests::tortoise,
            eyes((0.19, -0.02), 0.13, [0.62, 0.66, 0.36], INK),
        ),
        ("bear", people::bear, eyes((0.25, -0.02), 0.11, [0.50, 0.33, 0.20], INK)),
        ("cat", people::cat, eyes((0.27, 0.03), 0.16, [0.55, 0.56, 0.60], INK)),
        ("dog", people::dog, eyes((0.24, -0.04), 0.11, [0.87, 0.73, 0.52], INK)),
        ("duck", people::duck, eyes((0.25, -0.1), 0.13, [0.97, 0.83, 0.32], INK)),
        ("frog", people::frog, eyes((0.36, -0.37), 0.2, [0.40, 0.62, 0.24], INK)),
        ("hare", people::hare, eyes((0.24, 0.12), 0.12, [0.80, 0.74, 0.66], INK)),
        ("lion", people::lion, eyes((0.21, -0.02), 0.11, [0.93, 0.72, 0.38], INK)),
        ("panda", people::panda, eyes((0.24, 0.02), 0.09, INK, WHITE)),
    ];
    for (name, face, eyes) in faces {
        face().image().save(format!("assets/faces/{name}.png"))?;
        for (mood, paint) in MOODS {
            let mut picture = face();
            paint(&mut picture, eyes);
            picture.image().save(format!("assets/faces/{name}-{mood}.png"))?;
        }
    }
    Ok(())
}

const fn eyes((x, y): (f32, f32), hide: f32, skin: Colour, line: Colour) -> Eyes {
    Eyes { x, y, hide, skin, line }
}
