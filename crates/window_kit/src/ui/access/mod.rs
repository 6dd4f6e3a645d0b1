//! What a screen reader gets of all screens, and what it does: one tree of nodes with names, roles, states, places in
//! reading order and actions.
//!
//! The tree follows from what is on the screen: a button is named by the words on it, a switch by the words of its
//! row. Where that is not enough, an element has the component [`Access`]. In each frame `read` makes the tree as
//! plain data ([`AccessTree`]), `send` gives what has changed to the system by way of AccessKit, and `perform` does
//! what a screen reader asks for. `announce` says lines that nobody has to look for. Bevy's own nodes are not used: it
//! sorts them by their entities, and a node whose parent has none would lie in the window itself.
//!
//! Nothing of it runs until a screen reader asks for the tree. [`look`] makes it for other readers.

mod about;
mod announce;
#[cfg(any(target_family = "wasm", test))]
mod page_tree;
mod perform;
mod read;
#[cfg_attr(target_family = "wasm", path = "send_to_page.rs")]
mod send;
#[cfg(feature = "testing")]
pub mod testing;
#[cfg(test)]
mod tests;
mod tree;
mod words;

pub use about::Access;
pub use announce::{Announcer, Listening};
#[cfg(test)]
use tree::AccessNode;
pub(crate) use tree::AccessTree;

use bevy::a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates};
use bevy::prelude::*;

use crate::settings::SavingSystems;

/// The tree of what is on the screen now, whether or not a screen reader listens; empty without a window.
pub fn look(world: &mut World) -> AccessTree {
    let tree = world.run_system_cached(read::tree_now);
    tree.ok().flatten().unwrap_or_default()
}

/// Reading, sending and performing, at the end of a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AccessSystems;

pub(crate) fn plugin(app: &mut App) {
    let mut by_bevy = ManageAccessibilityUpdates::default();
    by_bevy.set(false);
    app.insert_resource(by_bevy)
        .init_resource::<AccessibilityRequested>()
        .init_resource::<Listening>()
        .init_resource::<AccessTree>()
        .init_resource::<Announcer>()
        .add_message::<ActionRequest>()
        .add_systems(
            Last,
            (
                send::notice_listeners,
                (read::tree_now.pipe(read::read_tree), send::send_tree, perform::perform)
                    .chain()
                    .run_if(|listening: Res<Listening>| listening.0),
            )
                .chain()
                .in_set(AccessSystems)
                // A screen reader may press "Quit", after which there is no other frame.
                .before(SavingSystems),
        );
}
