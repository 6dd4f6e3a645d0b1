//! Work that takes longer than a frame, beside the frames: in a thread or, in a page, in the page's helper. That is the
//! same program once more, in a worker of the browser with a memory of its own.

#[cfg(target_family = "wasm")]
mod in_page;
#[cfg(not(target_family = "wasm"))]
mod in_thread;
mod work;

#[cfg(target_family = "wasm")]
pub use in_page::{Background, take_answers};
#[cfg(not(target_family = "wasm"))]
pub use in_thread::Background;
pub use work::{Work, carry_out_written};
