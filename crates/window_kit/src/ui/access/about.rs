//! What a screen reader gets of an element, where that does not follow from the element itself.

use accesskit::Role;
use bevy::prelude::*;

use messages::Message;

/// What a screen reader gets of an element. Buttons, switches, fields and texts need it only where the words around
/// them do not name them.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Access {
    /// The role, where it does not follow from the element.
    pub(super) role: Option<Role>,
    /// The name, in place of the words on and around the element.
    pub(super) name: Option<Message>,
    /// What an element shows without words, such as a face or a colour. The control that it is part of says it.
    pub(super) shows: Option<Message>,
    /// Whether it is left out, with everything in it.
    pub(super) is_left_out: bool,
}

impl Access {
    /// A heading.
    pub const fn heading() -> Self {
        Self::of(Some(Role::Heading), None)
    }

    /// An element that no words around it name.
    pub const fn named(name: Message) -> Self {
        Self::of(None, Some(name))
    }

    /// A box whose elements belong together.
    pub const fn group(name: Message) -> Self {
        Self::of(Some(Role::Group), Some(name))
    }

    /// A picture.
    pub const fn shows(what: Message) -> Self {
        Self {
            role: None,
            name: None,
            shows: Some(what),
            is_left_out: false,
        }
    }

    /// An element that says nothing, such as a sign beside words that say the same.
    pub const fn left_out() -> Self {
        Self {
            role: None,
            name: None,
            shows: None,
            is_left_out: true,
        }
    }

    const fn of(role: Option<Role>, name: Option<Message>) -> Self {
        Self {
            role,
            name,
            shows: None,
            is_left_out: false,
        }
    }
}
