//! The look of the table: visuals that follow the logic entities, light, camera, highlights.
//!
//! Adds visuals to entities of [`crate::table`] with observers and never changes these entities. Sees views, not the
//! game state.

pub mod aim;
pub(crate) mod animate;
pub mod audio;
pub(crate) mod badges;
pub(crate) mod baked;
pub mod camera;
pub mod cards;
pub(crate) mod choreography;
mod colour_vision;
pub(crate) mod dice_faces;
pub(crate) mod dress;
mod enlarge;
pub mod frames;
pub mod highlight;
pub(crate) mod lettering;
pub(crate) mod lighting;
pub(crate) mod materials;
pub(crate) mod meshes;
pub mod motion;
pub(crate) mod palette;
pub(crate) mod pipelines;
pub mod plugin;
pub(crate) mod quality;
mod screen_pass;
pub(crate) mod shaders;
pub(crate) mod shown_tray;
mod slow_motion;
pub mod tray;
pub mod visual;
