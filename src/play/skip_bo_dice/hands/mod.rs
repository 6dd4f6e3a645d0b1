//! Input for Skip-Bo Dice: filling bubbles, picking dice for a re-roll, answering calls and writing.
//!
//! The person first chooses the source, a die or something on their own board, and then the pile. At a call and at the
//! write each person has their own keys, so that all people can answer at the same time.

mod acting;
pub mod answers;
mod by_value;
pub mod chosen;
mod drag;
mod keys;
mod late;
mod lights;
pub(crate) mod offered;
pub(crate) mod plugin;
mod pointed;
#[cfg(test)]
mod testing;
pub(crate) mod throws;
