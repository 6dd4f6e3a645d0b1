//! The look of the table: visuals that follow the logic entities, light, camera, highlights.
//!
//! Adds visuals to entities of [`crate::table`] with observers and never changes these entities. Sees views, not the
//! game state.

pub mod aim;
pub mod animate;
pub mod audio;
pub mod badges;
pub(crate) mod baked;
pub mod camera;
pub mod cards;
pub mod celebrate;
pub mod choreography;
mod colour_vision;
pub mod dice_faces;
pub mod dress;
mod enlarge;
pub mod first_frames;
pub mod frames;
pub mod gather;
pub mod highlight;
pub mod lettering;
pub(crate) mod lighting;
pub mod looks;
pub mod materials;
pub(crate) mod meshes;
pub mod motion;
pub mod palette;
pub mod pipelines;
pub mod plugin;
pub mod quality;
pub mod rehearsal;
mod screen_pass;
pub mod shaders;
pub mod shown_tray;
mod slow_motion;
mod theme;
pub mod tray;
pub mod visual;
