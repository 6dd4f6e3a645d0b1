//! Basic services of any operating system, and of a page in a browser.
//!
//! Owns files ([`disk`] asks for them, [`files`] checks those that others can name or place), file locks ([`locks`]),
//! the clock ([`clock`]), randomness ([`random`]), the standard output ([`output`]), and how long a state has lasted
//! ([`start_time`]). In a page, `page` calls what the page around the program offers. Knows only `messages`, for its
//! errors: no game, no match and no window. Start at [`files`].

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod clock;
pub mod disk;
pub mod files;
pub mod locks;
pub mod output;
#[cfg(target_family = "wasm")]
pub mod page;
pub mod random;
pub mod start_time;
