//! Updates what is on the screen in place. A part of a screen is always described as a whole, as if it were new; the
//! elements that were there before stay, with their focus, scroll position and typed text, and only what differs
//! changes.
//!
//! A system says what an element contains now with [`InPlace::update_children`]. The new elements are compared with
//! the old ones: an old element that is the same thing stays the same entity and gets the components that differ; an
//! element without a match is new, or gone. `matching` says which elements are the same, `parts` how an element takes
//! over the components of another.

mod marks;
mod matching;
mod parts;
#[cfg(test)]
mod tests;
mod tree;
mod update;

pub use marks::{FilledElsewhere, Key, MadeFrom};
pub use update::{InPlace, update_root};
