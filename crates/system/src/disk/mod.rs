//! Files and folders: the only place that asks the system for them.
//!
//! Outside of a page these are the standard library's. A page has no files; `page` has the same functions for it.
//! What others can name or place is opened by [`files`](crate::files), which checks what it is.

use std::path::Path;

#[cfg(not(target_family = "wasm"))]
#[expect(clippy::disallowed_methods, reason = "the home of files")]
mod native;
#[cfg(any(target_family = "wasm", test))]
pub mod page;

#[cfg(not(target_family = "wasm"))]
pub use native::*;
#[cfg(target_family = "wasm")]
pub use page::file::*;
#[cfg(target_family = "wasm")]
pub use page::folder::*;

/// Whether there is a folder of this name.
pub fn is_dir(path: &Path) -> bool {
    metadata(path).is_ok_and(|found| found.is_dir())
}

/// Whether there is a file or a folder of this name.
pub fn exists(path: &Path) -> bool {
    metadata(path).is_ok()
}
