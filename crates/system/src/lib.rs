//! Basic services for any operating system: files that others can name or place, file locks, the standard output, and
//! how long a state has lasted.

#[cfg(not(target_family = "wasm"))]
pub mod files;
#[cfg(not(target_family = "wasm"))]
pub mod locks;
pub mod output;
pub mod start_time;
