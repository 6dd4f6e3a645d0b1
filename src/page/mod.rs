//! The program in a page of a browser: what the command line is elsewhere.
//!
//! [`address`] reads what the page's address asks for, `program` starts the program, `helper` is the program in a worker,
//! which thinks beside the frames, `checks` is work for the page's tests, and `picture` draws a scene for them. The page
//! around the program is in `packaging/web`: it loads what the browser has kept, starts the program, and shows a word
//! where it can't go on.

mod address;
#[cfg(target_family = "wasm")]
mod checks;
#[cfg(target_family = "wasm")]
mod helper;
#[cfg(target_family = "wasm")]
mod picture;
#[cfg(target_family = "wasm")]
mod program;

#[cfg(target_family = "wasm")]
pub(crate) use program::plugin;
#[cfg(target_family = "wasm")]
pub use program::run;
