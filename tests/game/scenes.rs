//! Every scene of `tumbletop shot` looks as it did: compares its pictures with the saved ones in `tests/golden/scenes`.
//!
//! Each scene has a picture of its interface, on a plain ground, which has to be the same up to rounding. A scene in
//! which no dice were thrown also has a small picture of everything, table included, which may differ a little: another
//! driver rounds edges, shadows and textures in another way. How dice fall may differ from one kind of processor to
//! another.
//!
//! `TUMBLETOP_NEW_PICTURES=1 cargo nextest run --test game scenes::` saves those that differ, and removes those of
//! scenes that are gone. Look at them before you commit them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;

use bevy::prelude::*;
use image::RgbImage;
use image::imageops::{FilterType, resize};
use tumbletop::app::plugin::add_game;
use tumbletop::app::scenes::scenes;
use tumbletop::screens::scenes::scene::Scene;
use tumbletop::screens::scenes::stage::Stage;
use window_kit::settings::{Quality, Settings};
use window_kit::ui::focus::FocusName;

use crate::apart::apart;
use crate::pictures::is_renewing;
use crate::scene_games::game_of;

/// The size of a scene in pixels: half of the size for which the interface is designed.
const SIZE: UVec2 = UVec2::new(640, 360);
/// The ends of the names of the saved files.
const INTERFACE_ONLY: &str = ".png";
const WHOLE: &str = ".table.png";
/// How many times smaller the picture with the table is saved.
const SMALLER: u32 = 4;

/// How a picture is compared: tile by tile, each channel by its mean over the tile.
struct Measure {
    /// The width and height of a tile, pixels.
    tile: u32,
    /// The most that a tile may differ in a channel, levels of 255.
    most: f64,
}

/// Runs on one machine stay below this. A button that moves by eight of the pixels for which sizes are designed is
/// above it, as a test shows.
const INTERFACE: Measure = Measure { tile: 8, most: 3.0 };
/// Of the smaller picture. A die that lies elsewhere differs by 120.
const TABLE: Measure = Measure { tile: 6, most: 10.0 };

/// The largest difference of a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Difference {
    /// Levels of 255.
    levels: f64,
    /// The left upper corner of the tile, pixels.
    at: (u32, u32),
}

impl Measure {
    /// The largest difference; `None` if the pictures differ in size.
    fn difference(&self, one: &RgbImage, other: &RgbImage) -> Option<Difference> {
        if one.dimensions() != other.dimensions() {
            return None;
        }
        let (width, height) = one.dimensions();
        let mut largest = Difference::default();
        for top in (0..height).step_by(self.tile as usize) {
            for left in (0..width).step_by(self.tile as usize) {
                let (right, bottom) = ((left + self.tile).min(width), (top + self.tile).min(height));
                let mut sums = [0_u32; 3];
                for (x, y) in (top..bottom).flat_map(|y| (left..right).map(move |x| (x, y))) {
                    let pair = one.get_pixel(x, y).0.into_iter().zip(other.get_pixel(x, y).0);
                    for (sum, (a, b)) in sums.iter_mut().zip(pair) {
                        *sum += u32::from(a.abs_diff(b));
                    }
                }
                let pixels = f64::from((right - left) * (bottom - top));
                let levels = f64::from(sums.into_iter().max().unwrap_or_default()) / pixels;
                if levels > largest.levels {
                    largest = Difference {
                        levels,
                        at: (left, top),
                    };
                }
            }
        }
        Some(largest)
    }

    /// What is wrong with the picture `seen`, in place of the saved one; `None` if nothing is.
    fn fault(&self, saved: Option<&RgbImage>, seen: &RgbImage) -> Option<String> {
        let Some(saved) = saved else {
            return Some("none is saved".to_owned());
        };
        match self.difference(saved, seen) {
            None => Some(format!("the saved one is {:?} large", saved.dimensions())),
            Some(Difference { levels, at }) if levels > self.most => {
                Some(format!("{levels:.1} levels differ at {at:?}, more than {}", self.most))
            }
            Some(_) => None,
        }
    }
}

/// The pictures of a scene.
struct Pictures {
    interface: RgbImage,
    /// The picture with the table, smaller; `None` if dice were thrown.
    table: Option<RgbImage>,
}

/// A scene that is set up, and the seconds until its picture is taken.
fn stage(scene: &Scene) -> (Stage, f32) {
    let settings = Settings {
        dice_marks: scene.marks,
        quality: Some(Quality::Low),
        language: Some(language::Locale::default()),
        ..Settings::default()
    };
    let mut stage = Stage::new(SIZE, settings, add_game);
    let later_s = (scene.set)(&mut stage).unwrap_or_else(|error| panic!("{}: {error}", scene.name));
    (stage, later_s)
}

fn picture(stage: &mut Stage, later_s: f32) -> RgbImage {
    let image = stage.image(later_s).expect("a picture");
    image.try_into_dynamic().expect("it can be read").to_rgb8()
}

/// The picture of the interface.
fn interface(stage: &mut Stage, later_s: f32) -> RgbImage {
    stage.hide_the_table();
    picture(stage, later_s)
}

fn pictures(scene: &Scene) -> Pictures {
    let (mut stage, later_s) = stage(scene);
    if stage.has_thrown() {
        return Pictures {
            interface: interface(&mut stage, later_s),
            table: None,
        };
    }
    let whole = picture(&mut stage, later_s);
    let (width, height) = (whole.width() / SMALLER, whole.height() / SMALLER);
    Pictures {
        table: Some(resize(&whole, width, height, FilterType::Triangle)),
        interface: interface(&mut stage, 0.0),
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/scenes")
}

fn saved(file: &str) -> Option<RgbImage> {
    image::open(folder().join(file)).ok().map(|picture| picture.to_rgb8())
}

/// Saves a picture as small as it gets: nobody waits for it.
fn save(picture: &RgbImage, to: &Path) {
    use image::ImageEncoder as _;
    use image::codecs::png::{CompressionType, FilterType, PngEncoder};
    let file = std::fs::File::create(to).unwrap_or_else(|error| panic!("{}: {error}", to.display()));
    PngEncoder::new_with_quality(file, CompressionType::Best, FilterType::Adaptive)
        .write_image(
            picture,
            picture.width(),
            picture.height(),
            image::ExtendedColorType::Rgb8,
        )
        .unwrap_or_else(|error| panic!("{}: {error}", to.display()));
}

/// Compares the pictures of the scenes of a game with the saved ones. `test` is the name of the test.
fn compare(test: &str, game: &str) {
    apart(&format!("scenes::{test}"), || {
        let aside = std::env::temp_dir().join(format!("tumbletop-{test}"));
        let _ = std::fs::remove_dir_all(&aside);
        std::fs::create_dir_all(&aside).expect("a folder can be made");
        std::fs::create_dir_all(folder()).expect("a folder can be made");
        let mut faults = String::new();
        let compared = |scene: &&Scene| game_of(scene) == game;
        for scene in scenes().filter(compared) {
            let began = Instant::now();
            let Pictures { interface, table } = pictures(scene);
            println!("{}: {:?}", scene.name, began.elapsed());
            let whole = table.map(|table| (format!("{}{WHOLE}", scene.name), table, TABLE));
            for (file, seen, measure) in [(format!("{}{INTERFACE_ONLY}", scene.name), interface, INTERFACE)]
                .into_iter()
                .chain(whole)
            {
                if let Some(fault) = measure.fault(saved(&file).as_ref(), &seen) {
                    let to = if is_renewing() { folder() } else { aside.clone() };
                    save(&seen, &to.join(&file));
                    let _ = writeln!(faults, "{file}: {fault}");
                }
            }
        }
        println!("{faults}");
        assert!(
            faults.is_empty() || is_renewing(),
            "what was seen is in {}; `TUMBLETOP_NEW_PICTURES=1` saves it:\n{faults}",
            aside.display()
        );
    });
}

#[test]
fn the_scenes_of_no_game_look_as_they_did() {
    compare("the_scenes_of_no_game_look_as_they_did", "");
}

#[test]
fn the_scenes_of_stack_look_as_they_did() {
    compare("the_scenes_of_stack_look_as_they_did", "stack");
}

#[test]
fn the_scenes_of_skip_bo_look_as_they_did() {
    compare("the_scenes_of_skip_bo_look_as_they_did", "skip-bo");
}

#[test]
fn the_scenes_of_skip_bo_mod_look_as_they_did() {
    compare("the_scenes_of_skip_bo_mod_look_as_they_did", "skip-bo-mod");
}

#[test]
fn the_scenes_of_skip_bo_dice_look_as_they_did() {
    compare("the_scenes_of_skip_bo_dice_look_as_they_did", "skip-bo-dice");
}

#[test]
fn no_picture_is_left_of_a_scene_that_is_gone() {
    for entry in std::fs::read_dir(folder()).expect("the folder of pictures").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let of = name.strip_suffix(WHOLE).or_else(|| name.strip_suffix(INTERFACE_ONLY));
        let is_known = of.is_some_and(|of| scenes().any(|scene| scene.name == of));
        if !is_known && is_renewing() {
            std::fs::remove_file(entry.path()).expect("it can be removed");
        }
        assert!(is_known || is_renewing(), "no scene has the picture {name}");
    }
}

#[test]
fn a_button_that_moves_by_eight_pixels_is_found_in_a_scene() {
    apart(
        "scenes::a_button_that_moves_by_eight_pixels_is_found_in_a_scene",
        || {
            for (name, button) in [
                ("title", "title.Credits"),
                ("setup-skip-bo", "setup.back"),
                ("skip-bo-2", "hud.hint"),
            ] {
                let scene = scenes().find(|scene| scene.name == name).expect("a scene");
                let (mut stage, later_s) = stage(scene);
                let before = interface(&mut stage, later_s);
                let again = interface(&mut stage, 0.0);
                assert_eq!(INTERFACE.fault(Some(&before), &again), None, "{name} stands still");
                for (by, axis) in [((8.0, 0.0), "right"), ((0.0, 8.0), "down")] {
                    let world = stage.world();
                    let mut nodes = world.query::<(&FocusName, &mut Node)>();
                    let found = nodes.iter_mut(world).find(|(is, _)| is.0 == button);
                    let (_, mut node) = found.unwrap_or_else(|| panic!("{name} has {button}"));
                    (node.left, node.top) = (px(by.0), px(by.1));
                    let moved = interface(&mut stage, 0.0);
                    let fault = INTERFACE.fault(Some(&before), &moved);
                    assert!(fault.is_some(), "{button} of {name} has moved {axis}");
                }
            }
        },
    );
}

/// A picture with some of everything: grounds, an edge, and fine lines as in a text.
fn drawn(ground: u8) -> RgbImage {
    RgbImage::from_fn(160, 90, |x, y| match (x, y) {
        (40..80, 30..50) if x % 3 == 0 && y > 36 => image::Rgb([220, 215, 200]),
        (40..80, 30..50) => image::Rgb([60, 50, 40]),
        _ => image::Rgb([ground, ground, ground / 2]),
    })
}

#[test]
fn rounding_is_no_difference_and_another_colour_of_the_ground_is_one() {
    let before = drawn(20);
    let mut rounded = before.clone();
    for (x, y, pixel) in rounded.enumerate_pixels_mut() {
        for (channel, level) in pixel.0.iter_mut().enumerate() {
            *level = level.wrapping_add_signed(((x * 7 + y * 3 + channel as u32) % 5) as i8 - 2);
        }
    }
    for measure in [INTERFACE, TABLE] {
        assert_eq!(measure.fault(Some(&before), &rounded), None);
        assert!(measure.fault(Some(&before), &drawn(32)).is_some());
        assert!(measure.fault(None, &before).is_some());
        assert!(measure.fault(Some(&RgbImage::new(1, 1)), &before).is_some());
    }
}
