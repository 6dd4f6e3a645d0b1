//! Scenes of `tumbletop shot`, laid out without a window: a scene from each place where scenes are set up. All of them
//! are read in the tests of `readable`.

use bevy::prelude::{State, UVec2};
use tumbletop::app::plugin::add_game;
use tumbletop::app::scenes::scene;
use tumbletop::screens::scenes::stage::Stage;
use window_kit::settings::{Quality, Settings};
use window_kit::table::phase::MatchPhase;
use window_kit::window::state::{Overlay, Screen};

/// Sets a scene up, and checks where it leads and that its words can be read.
fn leads(name: &str, screen: Screen, overlay: Overlay) {
    let settings = Settings {
        quality: Some(Quality::Lowest),
        ..Settings::default()
    };
    let mut stage = Stage::undrawn(UVec2::new(1280, 720), settings, add_game);
    let scene = scene(name).expect("a scene");
    let later_s = (scene.set)(&mut stage).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(stage.unreadable(later_s), [""; 0], "{name}");
    let world = stage.world();
    assert_eq!(world.resource::<State<Screen>>().get(), &screen, "{name}");
    assert_eq!(world.resource::<State<Overlay>>().get(), &overlay, "{name}");
    let plays = world.resource::<State<MatchPhase>>().get() != &MatchPhase::Idle;
    assert_eq!(plays, screen == Screen::Match, "{name}");
}

#[test]
fn a_scene_of_the_menus_and_one_of_people_elsewhere_are_laid_out() {
    leads("settings", Screen::Title, Overlay::Settings);
    leads("lobby-guest", Screen::Lobby, Overlay::None);
}

#[test]
fn a_scene_of_stack_is_laid_out() {
    leads("stack-2-choice", Screen::Match, Overlay::None);
}

#[test]
fn a_scene_of_skip_bo_is_laid_out() {
    leads("skip-bo-choice", Screen::Match, Overlay::None);
}

#[test]
fn a_scene_of_skip_bo_mod_is_laid_out() {
    leads("skip-bo-mod-2", Screen::Match, Overlay::None);
}

#[test]
fn a_scene_of_skip_bo_dice_is_laid_out() {
    leads("skip-bo-dice-call", Screen::Match, Overlay::None);
}
