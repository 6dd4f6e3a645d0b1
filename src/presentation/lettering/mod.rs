//! Letters and signs as distances: what is printed on dice and boards, from the program's own font.
//!
//! A sign is drawn once into a cell of a texture, as the distance to its edge; a shader makes it sharp at any size from
//! there. Knows nothing of what the signs are for.

pub(crate) mod atlas;
pub(crate) mod outline;
pub(crate) mod sign;

/// How high a capital is, in the units signs are drawn in.
pub const CAPITAL: f32 = 1.0;
