//! The lowest quality shows the same table as the highest, only coarser: its felt and wood come from a picture. It
//! uses little memory.

use bevy::prelude::*;
use bevy::text::FontAtlasSet;
use image::RgbImage;
use image::imageops::{FilterType, resize};
use tumbletop::app::plugin::add_game;
use tumbletop::app::scenes::scenes;
use tumbletop::screens::scenes::stage::Stage;
use window_kit::settings::{Quality, Settings};

/// The most that a part of 40 by 40 pixels may differ in a channel, of 255. Missing felt differs by 50, edges of cards
/// that are drawn with fewer pixels by 14.
const LIMIT: u8 = 30;

/// The most bytes of the glyph textures at the title. Twelve of the engine's own would take 12.6 MB.
const MOST_FOR_LETTERS: u64 = 5_000_000;

/// A scene of 1280 by 720, and the seconds until its picture is taken.
fn stage(name: &str, quality: Quality) -> (Stage, f32) {
    let scene = scenes().find(|scene| scene.name == name).expect("the scene");
    let settings = Settings {
        quality: Some(quality),
        ..Settings::default()
    };
    let mut stage = Stage::new(UVec2::new(1280, 720), settings, add_game);
    let later_s = (scene.set)(&mut stage).unwrap_or_else(|error| panic!("{name}: {error}"));
    (stage, later_s)
}

/// The mean colours of the parts of a scene.
fn parts(name: &str, quality: Quality) -> RgbImage {
    let (mut stage, later_s) = stage(name, quality);
    let file = std::env::temp_dir().join(format!("tumbletop-{name}-{quality:?}-{}.png", std::process::id()));
    stage
        .picture(later_s, &file)
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    let picture = image::open(&file).expect("the picture").to_rgb8();
    let _ = std::fs::remove_file(&file);
    resize(&picture, 32, 18, FilterType::Triangle)
}

#[test]
fn the_lowest_quality_shows_the_same_table() {
    for name in ["title", "stack-8-mid", "skip-bo-mod-2"] {
        let (lowest, highest) = (parts(name, Quality::Lowest), parts(name, Quality::High));
        for (x, y, part) in lowest.enumerate_pixels() {
            let other = highest.get_pixel(x, y);
            let differs = part.0.iter().zip(other.0).any(|(a, b)| a.abs_diff(b) > LIMIT);
            assert!(
                !differs,
                "{name}: part {x}, {y} is {part:?}, and at the highest quality {other:?}"
            );
        }
    }
}

#[test]
fn the_textures_of_letters_are_small() {
    let (mut stage, later_s) = stage("title", Quality::Lowest);
    assert_eq!(stage.unreadable(later_s), [""; 0], "the title is drawn");
    let world = stage.world();
    let letters = world
        .resource::<FontAtlasSet>()
        .total_bytes(world.resource::<Assets<Image>>());
    assert!((1..=MOST_FOR_LETTERS).contains(&letters), "{letters} bytes");
}
