//! The text field that letters are picked for.

use bevy::prelude::*;

/// The text field that letters are picked for, while the letter picker is open. The field counts as the one that is
/// edited, though a key of the picker has the focus.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LettersFor(Option<Entity>);

impl LettersFor {
    /// For this field.
    pub const fn of(field: Entity) -> Self {
        Self(Some(field))
    }

    /// The field; `None` while the picker is closed.
    pub const fn field(self) -> Option<Entity> {
        self.0
    }
}
