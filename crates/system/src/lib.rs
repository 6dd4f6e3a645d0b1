//! Basic services of any operating system.
//!
//! Owns files that others can name or place ([`files`]), file locks ([`locks`]), the standard output ([`output`]), and
//! how long a state has lasted ([`start_time`]). Knows only `messages`, for its errors: no game, no match and no
//! window. Start at [`files`].

#[cfg(not(target_family = "wasm"))]
pub mod files;
#[cfg(not(target_family = "wasm"))]
pub mod locks;
pub mod output;
pub mod start_time;
