//! The text of every scene can be read: none is cut off, none overlaps other text, and none is untranslated. Checked
//! in the language of tests, whose texts are a third longer than English, at the usual size and at twice that size;
//! some also laid out from right to left. Nothing is drawn.

use bevy::prelude::*;
use language::Locale;
use tumbletop::app::plugin::add_game;
use tumbletop::app::scenes::scenes;
use tumbletop::screens::scenes::scene::Scene;
use tumbletop::screens::scenes::stage::Stage;
use window_kit::settings::{Quality, Settings};

use crate::scene_games::game_of;

/// Checks scenes.
fn look(wanted: impl Fn(&Scene) -> bool, language: Locale) {
    let mut faults = Vec::new();
    for scene in scenes().filter(|scene| wanted(scene)) {
        let settings = Settings {
            dice_marks: scene.marks,
            language: Some(language),
            quality: Some(Quality::Lowest),
            ..Settings::default()
        };
        let mut stage = Stage::undrawn(UVec2::new(1280, 720), settings, add_game);
        let later_s = (scene.set)(&mut stage).unwrap_or_else(|error| panic!("{}: {error}", scene.name));
        for (scale, later_s) in [(1.0, later_s), (2.0, 0.0)] {
            stage.world().resource_mut::<Settings>().ui_scale = scale;
            let found = stage.unreadable(later_s);
            faults.extend(found.iter().map(|fault| format!("{} at {scale}: {fault}", scene.name)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn longer_words_fit_in_the_scenes_of_no_game() {
    look(|scene| game_of(scene).is_empty(), Locale::Pseudo);
}

#[test]
fn longer_words_fit_in_the_scenes_of_stack() {
    look(|scene| game_of(scene) == "stack", Locale::Pseudo);
}

#[test]
fn longer_words_fit_in_the_scenes_of_skip_bo() {
    look(|scene| game_of(scene) == "skip-bo", Locale::Pseudo);
}

#[test]
fn longer_words_fit_in_the_scenes_of_skip_bo_mod() {
    look(|scene| game_of(scene) == "skip-bo-mod", Locale::Pseudo);
}

#[test]
fn longer_words_fit_in_the_scenes_of_skip_bo_dice() {
    look(|scene| game_of(scene) == "skip-bo-dice", Locale::Pseudo);
}

#[test]
fn words_from_right_to_left_fit_on_the_title_in_the_settings_and_in_set_up() {
    look(
        |scene| scene.name == "title" || scene.name.starts_with("set"),
        Locale::Mirrored,
    );
}

#[test]
fn a_letter_that_no_font_has_is_found_as_a_box() {
    let settings = Settings {
        quality: Some(Quality::Lowest),
        ..Settings::default()
    };
    let mut stage = Stage::undrawn(UVec2::new(1280, 720), settings, add_game);
    let title = scenes().find(|scene| scene.name == "title").expect("a scene");
    let later_s = (title.set)(&mut stage).expect("it can be set up");
    assert_eq!(stage.unreadable(later_s), [""; 0]);
    stage
        .world()
        .spawn((Text::new("Ana\u{10fffd}"), TextFont::from_font_size(20.0)));
    let faults = stage.unreadable(0.0);
    assert!(
        faults.iter().any(|fault| fault.starts_with("a box in \"Ana")),
        "{faults:?}"
    );
}
