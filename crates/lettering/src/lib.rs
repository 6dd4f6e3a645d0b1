//! Letters and signs as distance fields: the prints on dice and boards, from the program's own font.
//!
//! A sign is drawn once into a cell of a texture, as the distance to its edge; a shader then draws it sharp at any
//! size. Knows nothing of the use of the signs, nor of a window. A crate of its own because it draws some million
//! pixels at each start, which takes long unless the compiler optimises it.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod atlas;
pub mod outline;
pub mod sign;

/// The height of a capital, in the units of signs.
pub const CAPITAL: f32 = 1.0;
