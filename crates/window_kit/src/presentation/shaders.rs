//! The shaders, embedded in the program, so that an installed binary needs no files beside it.
//!
//! Knows their text and their names; [`super::materials`] uses them.

use std::path::{Path, PathBuf};

use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::prelude::*;
use bevy::shader::Shader;

use system::files;

/// Embeds a shader from the top-level folder in the program.
macro_rules! shader {
    ($name:literal) => {
        (
            concat!("shaders/", $name),
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shaders/", $name)).as_slice(),
        )
    };
}

/// The shader files. Files that others import come first.
const SHADERS: [(&str, &[u8]); 21] = [
    shader!("noise.wgsl"),
    shader!("fbm.wgsl"),
    shader!("lamp.wgsl"),
    shader!("baked.wgsl"),
    shader!("shapes.wgsl"),
    shader!("lettering.wgsl"),
    shader!("figures.wgsl"),
    shader!("die.wgsl"),
    shader!("felt.wgsl"),
    shader!("wood.wgsl"),
    shader!("highlight.wgsl"),
    shader!("badge.wgsl"),
    shader!("aim.wgsl"),
    shader!("board.wgsl"),
    shader!("pen.wgsl"),
    shader!("lit.wgsl"),
    shader!("card.wgsl"),
    shader!("mark.wgsl"),
    shader!("burst.wgsl"),
    shader!("enlarge.wgsl"),
    shader!("colour_vision.wgsl"),
];

/// The bytes of each shader file.
pub fn files() -> impl Iterator<Item = &'static [u8]> {
    SHADERS.iter().map(|(_, bytes)| *bytes)
}

/// The address of a shader, for a material.
#[macro_export]
macro_rules! shader_path {
    ($name:literal) => {
        concat!("embedded://shaders/", $name)
    };
}
pub use shader_path;

/// For a material that lies flat on other things, or only marks them: it casts no shadow and hides nothing.
#[macro_export]
macro_rules! casts_nothing {
    () => {
        fn enable_prepass() -> bool {
            false
        }

        fn enable_shadows() -> bool {
            false
        }
    };
}
pub use casts_nothing;

/// Keeps the shaders loaded: shaders that are only imported would be dropped.
#[derive(Resource)]
struct Shaders {
    _handles: Vec<Handle<Shader>>,
}

/// The environment variable for a folder whose shaders replace the embedded ones, for work on them.
const FOLDER_VARIABLE: &str = "TUMBLETOP_SHADERS";

pub(crate) fn plugin(app: &mut App) {
    let registry = app.world().resource::<EmbeddedAssetRegistry>();
    let folder = std::env::var_os(FOLDER_VARIABLE).map(PathBuf::from);
    for (path, text) in SHADERS {
        let path = Path::new(path);
        let text = folder
            .as_ref()
            .zip(path.file_name())
            .and_then(|(folder, name)| files::read(&folder.join(name), files::MOST_TEXT).ok())
            .unwrap_or_else(|| text.to_vec());
        registry.insert_asset(path.to_path_buf(), path, text);
    }
    let assets = app.world().resource::<AssetServer>();
    let handles = SHADERS
        .iter()
        .map(|(path, _)| assets.load(format!("embedded://{path}")))
        .collect();
    app.insert_resource(Shaders { _handles: handles });
}
