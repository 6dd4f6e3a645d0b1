//! Counting the matches before they are read, where that must not be done in a thread of this memory: in a page.

#[cfg(not(target_family = "wasm"))]
mod elsewhere;
#[cfg(target_family = "wasm")]
mod in_page;

#[cfg(not(target_family = "wasm"))]
pub(super) use elsewhere::Counting;
#[cfg(target_family = "wasm")]
pub(crate) use in_page::{CountWork, Counting};
