//! The tree of what can be known and done, as plain data: what a screen reader gets, and what tests read.

use accesskit::{Action, NodeId, Role};
use bevy::prelude::*;

use messages::Id;

/// Nodes without an entity have ids that no entity has: entities are not reused so often.
#[cfg(not(target_family = "wasm"))]
pub(super) const fn own_id(number: u32) -> NodeId {
    NodeId((u32::MAX as u64) << 32 | number as u64)
}

/// The id of the node of an entity.
pub(super) const fn entity_id(entity: Entity) -> NodeId {
    NodeId(entity.to_bits())
}

/// A node: something that a viewer can read or do.
#[derive(Clone, Debug, PartialEq)]
pub struct AccessNode {
    pub id: NodeId,
    /// Its entity.
    pub entity: Entity,
    /// The name in the code, the same in all languages; empty if it has none.
    pub key: String,
    pub role: Role,
    /// Its words, in the language of the player.
    pub name: String,
    /// What it is set to, in words.
    pub value: String,
    /// What else is said of it.
    pub about: String,
    /// The ids of the messages in it.
    pub says: Vec<Id>,
    pub is_disabled: bool,
    /// Whether a switch is on.
    pub is_on: Option<bool>,
    pub number: Option<Number>,
    /// The text of a field, and the place of the cursor.
    pub text: Option<TypedText>,
    /// The place in the window, in physical pixels.
    pub at: Rect,
    pub actions: Vec<Action>,
    /// The ids of the nodes in it, in reading order.
    pub children: Vec<NodeId>,
}

impl AccessNode {
    /// Whether it can be pressed or set.
    pub fn is_control(&self) -> bool {
        use Role::{Button, Slider, SpinButton, Switch, TextInput};
        matches!(self.role, Button | Slider | SpinButton | Switch | TextInput)
    }

    /// Whether it can have the focus now.
    pub fn can_have_focus(&self) -> bool {
        self.actions.contains(&Action::Focus)
    }
}

/// A value on a scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number {
    pub now: f32,
    pub least: f32,
    pub most: f32,
    pub step: f32,
}

/// The text of a field. The selection is from one place to another, in letters; they are the same where only the
/// cursor stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedText {
    pub text: String,
    pub from: usize,
    pub to: usize,
}

/// All nodes in reading order, each before those in it. The first is the window.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct AccessTree {
    pub(super) nodes: Vec<AccessNode>,
    pub(super) focus: Option<NodeId>,
}

impl AccessTree {
    /// The nodes in reading order, without the window.
    pub fn nodes(&self) -> impl Iterator<Item = &AccessNode> {
        self.nodes.iter().skip(1)
    }

    /// The window.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn window(&self) -> Option<&AccessNode> {
        self.nodes.first()
    }

    /// The node that keys go to: one of the tree.
    pub fn focused(&self) -> Option<&AccessNode> {
        self.focus.and_then(|focus| self.node(focus))
    }

    /// A node by its id.
    pub(super) fn node(&self, id: NodeId) -> Option<&AccessNode> {
        self.nodes.iter().find(|node| node.id == id)
    }
}
