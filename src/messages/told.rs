//! What can be told to people: mostly errors.

use crate::messages::Message;

/// Something that can be told to people. Errors are told by their message; their `Display`, which has its name, is for
/// logs.
pub trait Told {
    /// The message.
    fn message(&self) -> Message;
}
