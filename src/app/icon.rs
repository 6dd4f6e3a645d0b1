//! The icon in the title bar and the list of windows, on systems that take it from the window. macOS and Wayland take
//! it from the installed program.

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

/// The icon in the form that the window system needs; `None` only in a broken build.
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

/// Sets the window's icon once, as soon as there is a window. The window system may be used only from the main thread.
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
