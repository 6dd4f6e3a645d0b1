//! Match files of the person: copies for them, and files that they bring.

#[cfg(target_family = "wasm")]
mod in_page;
#[cfg(not(target_family = "wasm"))]
mod on_disk;

#[cfg(target_family = "wasm")]
pub(super) use in_page::{choose_files, export, plugin};
#[cfg(not(target_family = "wasm"))]
pub(super) use on_disk::{choose_files, export, plugin};
