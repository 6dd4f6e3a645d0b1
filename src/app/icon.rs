//! The icon in the title bar and the list of windows, where the system takes it from the window. On macOS and on Wayland it
//! takes it from the installed program.

use bevy::asset::RenderAssetUsages;
use bevy::ecs::system::NonSendMarker;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

/// The icon, 64 pixels wide.
const PNG: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/icon/tumbletop-64.png"));

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, give_icon);
}

/// The icon as the window system takes it; `None` only in a broken build.
fn icon() -> Option<Icon> {
    let image = Image::from_buffer(
        PNG,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    )
    .ok()?;
    let (width, height) = (image.width(), image.height());
    Icon::from_rgba(image.data?, width, height).ok()
}

/// Gives the icon once to the window, when there is one. The window system is spoken to on the main thread alone.
fn give_icon(window: Query<Entity, With<PrimaryWindow>>, mut given: Local<bool>, _: NonSendMarker) {
    if *given {
        return;
    }
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = window.single().ok().and_then(|window| windows.get_window(window)) {
            window.set_window_icon(icon());
            *given = true;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_can_be_read() {
        assert!(icon().is_some());
    }
}
