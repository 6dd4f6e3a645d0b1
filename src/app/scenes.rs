//! All scenes, and how each is drawn.

use bevy::math::UVec2;

use crate::app::games;
use crate::app::plugin::add_game;
use crate::screens::scenes::common;
use crate::screens::scenes::scene::Scene;
use crate::screens::scenes::stage::Stage;
use language::Locale;
use window_kit::settings::{Quality, Settings};

/// How a scene is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Drawing {
    /// The scene.
    pub scene: &'static Scene,
    /// The size in pixels.
    pub size: UVec2,
    /// The size of the interface.
    pub scale: f32,
    /// The quality of the picture.
    pub quality: Quality,
    /// The language.
    pub locale: Locale,
}

/// All scenes.
pub fn scenes() -> impl Iterator<Item = &'static Scene> {
    common::SCENES.iter().chain(games::scenes())
}

/// The scene of this name.
pub fn scene(name: &str) -> Option<&'static Scene> {
    scenes().find(|scene| scene.name == name)
}

impl Drawing {
    /// An empty stage for the scene.
    pub fn stage(&self) -> Stage {
        let settings = Settings {
            dice_marks: self.scene.marks,
            ui_scale: self.scale,
            quality: Some(self.quality),
            language: Some(self.locale),
            ..Settings::default()
        };
        Stage::new(self.size, settings, add_game)
    }
}

/// A size in pixels, written `WxH`; `None` if it makes no picture.
pub fn size(text: &str) -> Option<UVec2> {
    let (width, height) = text.split_once('x')?;
    let side = |text: &str| text.parse().ok().filter(|side| (64..=8192).contains(side));
    Some(UVec2::new(side(width)?, side(height)?))
}

/// A quality of the picture, by its name.
pub fn quality(name: &str) -> Option<Quality> {
    match name {
        "lowest" => Some(Quality::Lowest),
        "low" => Some(Quality::Low),
        "medium" => Some(Quality::Medium),
        "high" => Some(Quality::High),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scenes_have_names_of_their_own() {
        for (index, scene) in scenes().enumerate() {
            assert!(
                scenes().take(index).all(|other| other.name != scene.name),
                "{}",
                scene.name
            );
        }
    }
}
