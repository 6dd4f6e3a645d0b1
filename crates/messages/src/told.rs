//! Values with a message for people, mostly errors.

use crate::Message;

/// A value with a message for people. People see the message of an error; its `Display`, which has the message's name,
/// is for logs.
pub trait Told {
    /// The message.
    fn message(&self) -> Message;
}
