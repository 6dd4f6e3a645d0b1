//! Letters and signs as distances: what is printed on dice and boards, from the program's own font.
//!
//! A sign is drawn once into a cell of a texture, as the distance to its edge; a shader makes it sharp at any size from
//! there. Knows nothing of what the signs are for.

mod atlas;
mod outline;
mod sign;

pub use atlas::{CELL_REACH, Cells, atlas_image};
pub use outline::Outline;
pub use sign::Sign;

/// How high a capital is, in the units signs are drawn in.
pub const CAPITAL: f32 = 1.0;
