//! What the window of any game is made of. Knows Bevy, and no screen.
//!
//! Each layer imports only from those above it:
//!
//! - [`machine`] and [`settings`]: what the computer has, and what a player has set.
//! - [`intents`]: what people mean, whatever they press for it.
//! - [`window`]: screens and overlays as states, and what a player wants.
//! - [`table`]: the table as entities, and what drives the host at a window's pace.
//! - [`presentation`]: what any table looks and sounds like.
//! - [`ui`]: the parts of all screens.
//! - [`input`]: mouse, keys and gamepads.
//!
//! The program with its screens, and what each game shows, is above this crate. `docs/architecture.md` follows an
//! action through both.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]
// These macros panic if the reader of the output went away; `system::output` does not.
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod input;
pub mod intents;
pub mod machine;
pub mod presentation;
pub mod settings;
pub mod table;
pub mod ui;
pub mod window;
