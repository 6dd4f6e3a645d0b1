//! Scenes for the page's tests: the pictures of `tumbletop shot`, drawn by the browser.
//!
//! The page has `drawn(bytes)`, which gets the picture: rows from above, four bytes a pixel.

use bevy::math::UVec2;
use system::page::{call, spawn_local, to_bytes};

use super::address::Asked;
use crate::app::scenes::{self, Drawing};
use crate::screens::scenes::error::SceneError;
use crate::screens::scenes::stage::Stage;

/// The size of a picture for which none is asked.
const USUAL_SIZE: UVec2 = UVec2::new(1280, 720);

/// Draws the scene of this name.
pub(super) fn draw(name: &str, asked: &Asked) {
    let Some(scene) = scenes::scene(name) else {
        call("fell", &[format!("there is no scene {name}").into()]);
        return;
    };
    let drawing = Drawing {
        scene,
        size: asked.size.unwrap_or(USUAL_SIZE),
        scale: 1.0,
        quality: asked.quality.unwrap_or_default(),
        locale: asked.locale.unwrap_or_default(),
    };
    let stage = drawing.stage();
    spawn_local(async move {
        match drawn(drawing, stage).await {
            Ok(bytes) => call("drawn", &[to_bytes(&bytes)]),
            Err(error) => call("fell", &[error.to_string().into()]),
        };
    });
}

async fn drawn(drawing: Drawing, mut stage: Stage) -> Result<Vec<u8>, SceneError> {
    let later_s = (drawing.scene.set)(&mut stage)?;
    stage.drawn(later_s).await?.data.ok_or(SceneError::NotDrawn)
}
