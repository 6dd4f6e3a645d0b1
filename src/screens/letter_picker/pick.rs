//! What can be asked of the letter picker.

use bevy::prelude::*;

/// A change that was asked for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pick {
    /// Types a letter.
    Letter(char),
    /// Deletes the letter before the cursor.
    Delete,
    /// Moves the cursor to the left.
    Left,
    /// Moves the cursor to the right.
    Right,
    /// Changes between small and capital letters.
    Capitals,
    /// Finishes the text as Enter does.
    Done,
    /// Closes the picker. The text stays as it is.
    Close,
}

/// Whether capital letters are shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Capitals {
    /// Small letters.
    #[default]
    Off,
    /// For one letter, as at the beginning of a name.
    Once,
    /// Until they are turned off.
    On,
}
