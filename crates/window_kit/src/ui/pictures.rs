//! Pictures that are part of the program, so that it needs no files beside it.

use std::path::{Path, PathBuf};

use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::prelude::*;

/// A picture: its path among the assets, and the bytes of its file.
pub type Picture = (&'static str, &'static [u8]);

/// Includes a picture from the assets in the program. Takes the folder of the assets, from that of the package on,
/// and the path of the picture in it.
#[macro_export]
macro_rules! picture {
    ($assets:literal, $path:expr) => {
        (
            $path,
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $assets, "/", $path)).as_slice(),
        )
    };
}
pub use picture;

/// Makes a picture in the program loadable. Does nothing in an app without assets.
pub fn embed(app: &mut App, (path, bytes): Picture) {
    if let Some(registry) = app.world_mut().get_resource_mut::<EmbeddedAssetRegistry>() {
        registry.insert_asset(PathBuf::from(path), Path::new(path), bytes);
    }
}

/// The address of a picture in the program, for the asset server.
pub fn address(path: &str) -> String {
    format!("embedded://{path}")
}
