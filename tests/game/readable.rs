//! The words of every scene can be read: none is cut off, none lies on another, and none was left untranslated. Looked at
//! in the language of tests, whose words are a third longer than English.

use bevy::prelude::*;
use tumbletop::app::plugin::add_game;
use tumbletop::cli::shot::scenes;
use tumbletop::language::Tongue;
use tumbletop::screens::scenes::stage::Stage;
use tumbletop::settings::{Quality, Settings};

/// What can't be read in all scenes whose names contain these letters.
fn unreadable(scenes_with: &str, language: Tongue, ui_scale: f32) -> Vec<String> {
    let mut faults = Vec::new();
    for scene in scenes().filter(|scene| scene.name.contains(scenes_with)) {
        let settings = Settings {
            dice_marks: scene.marks,
            language: Some(language),
            quality: Some(Quality::Lowest),
            ui_scale,
            ..Settings::default()
        };
        let mut stage = Stage::new(UVec2::new(1280, 720), settings, add_game);
        let later_s = (scene.set)(&mut stage).unwrap_or_else(|error| panic!("{}: {error}", scene.name));
        faults.extend(
            stage
                .unreadable(later_s)
                .iter()
                .map(|fault| format!("{}: {fault}", scene.name)),
        );
    }
    faults
}

#[test]
fn longer_words_fit_in_every_scene() {
    let faults = unreadable("", Tongue::Pseudo, 1.0);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn longer_words_fit_in_every_scene_of_twice_the_size() {
    let faults = unreadable("", Tongue::Pseudo, 2.0);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_settings_and_the_set_up_are_mirrored_without_overlap_for_languages_from_right_to_left() {
    let faults = unreadable("set", Tongue::Mirrored, 1.0);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
