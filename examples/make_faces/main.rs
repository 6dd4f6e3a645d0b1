//! Draws the faces of the players into `assets/faces`: one for each character of the computer players, and those that
//! people choose from.
//!
//! Run it in the project's folder: `cargo run --example make_faces`. The same program gives the
//! same pictures.

mod computers;
mod guests;
mod paint;
mod people;

use paint::Picture;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let faces: [(&str, fn() -> Picture); 20] = [
        ("mouse", computers::mouse),
        ("badger", computers::badger),
        ("fox", computers::fox),
        ("owl", computers::owl),
        ("squirrel", guests::squirrel),
        ("penguin", guests::penguin),
        ("hedgehog", guests::hedgehog),
        ("otter", guests::otter),
        ("wolf", guests::wolf),
        ("raccoon", guests::raccoon),
        ("raven", guests::raven),
        ("tortoise", guests::tortoise),
        ("bear", people::bear),
        ("cat", people::cat),
        ("dog", people::dog),
        ("duck", people::duck),
        ("frog", people::frog),
        ("hare", people::hare),
        ("lion", people::lion),
        ("panda", people::panda),
    ];
    for (name, face) in faces {
        face().image().save(format!("assets/faces/{name}.png"))?;
    }
    Ok(())
}
