//! The fields of the page, and the presses of its buttons.

use bevy::prelude::*;

/// The field for the name.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct NameField;

/// The field for the code, a link, or a code and an address.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct CodeField;

/// A press of the button that joins.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct Join;

/// A request to build the page again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RebuildPage {
    /// As it is at first, with the focus on the most likely choice.
    First,
    /// With a change that was made on it.
    Changed,
}
