//! What a scene is.

use crate::screens::scenes::error::SceneError;
use crate::screens::scenes::stage::Stage;
use window_kit::settings::DiceMarks;

/// A scene.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    /// Its name.
    pub name: &'static str,
    /// What it shows.
    pub about: &'static str,
    /// How dice show their owners.
    pub marks: DiceMarks,
    /// Sets the scene up. Returns how many seconds later the picture is taken.
    pub set: fn(&mut Stage) -> Result<f32, SceneError>,
}
