//! A screen reader's requests, for tests.

use accesskit::{Action, TreeId};
use bevy::a11y::ActionRequest;
use bevy::prelude::*;

use super::tree::entity_id;

/// Asks for what a click on an element does.
pub fn click(world: &mut World, element: Entity) {
    world.write_message(ActionRequest(accesskit::ActionRequest {
        action: Action::Click,
        target_tree: TreeId::ROOT,
        target_node: entity_id(element),
        data: None,
    }));
}
