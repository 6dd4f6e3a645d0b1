//! Gives the tree to the system, by way of AccessKit.

use accesskit::{Live, Node, NodeId, Rect, Role, TextDirection, TextPosition, TextSelection, Toggled, Tree, TreeId};
use accesskit::{Orientation, TreeUpdate};
use bevy::a11y::AccessibilityRequested;
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;

use super::announce::{Announcer, Listening};
use super::tree::{AccessNode, AccessTree, own_id};
use crate::ui::localized::Localizer;

/// How many announced lines stay in the tree.
const LINES: usize = 12;
/// The node of the announced lines.
const ANNOUNCED: NodeId = own_id(u32::MAX);
/// Where the ids of the announced lines begin; those of the texts in fields are below it.
const FIRST_LINE: u32 = 1 << 31;

/// What was announced.
#[derive(Default)]
pub(super) struct Announced {
    /// The announced lines that are still in the tree, each with the id of its node.
    lines: Vec<(NodeId, String)>,
    /// How many were announced.
    said: u32,
}

/// A screen reader that starts, or starts again, asks for the whole tree.
pub(super) fn notice_listeners(
    requested: Res<AccessibilityRequested>,
    mut listening: ResMut<Listening>,
    mut tree: ResMut<AccessTree>,
    mut announcer: ResMut<Announcer>,
) {
    if requested.get() {
        requested.set(false);
        listening.set_if_neq(Listening(true));
        // It has only the window so far.
        tree.set_changed();
        announcer.begin();
    } else if !listening.0 && !announcer.is_empty() {
        announcer.begin();
    }
}

/// Sends the tree where it has changed, and then each new line that is announced. Each line has an update of its own:
/// AccessKit does not say in which order it tells of several new nodes.
pub(super) fn send_tree(
    tree: Res<AccessTree>,
    localizer: Res<Localizer>,
    mut announcer: ResMut<Announcer>,
    mut sent: Local<Announced>,
    _in_the_thread_of_the_window: NonSendMarker,
) {
    let Some(window) = tree.window() else { return };
    if !tree.is_changed() && announcer.is_empty() {
        return;
    }
    if announcer.has_begun() {
        sent.lines.clear();
    }
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        let Some(adapter) = adapters.get_mut(&window.entity) else {
            announcer.begin();
            return;
        };
        if tree.is_changed() {
            adapter.update_if_active(|| update(&tree, &sent.lines));
        }
        for line in announcer.take() {
            sent.announce(localizer.localize(&line));
            adapter.update_if_active(|| lines_update(&tree, &sent.lines));
        }
    });
}

impl Announced {
    fn announce(&mut self, line: String) {
        self.said = self.said.wrapping_add(1);
        let id = own_id(FIRST_LINE + self.said % (FIRST_LINE - 1));
        self.lines.push((id, line));
        let old = self.lines.len().saturating_sub(LINES);
        self.lines.drain(..old);
    }
}

/// The whole tree.
pub(super) fn update(tree: &AccessTree, lines: &[(NodeId, String)]) -> TreeUpdate {
    let mut nodes = Vec::with_capacity(tree.nodes.len() + lines.len() + 1);
    for (at, node) in tree.nodes.iter().enumerate() {
        let mut made = made(node);
        if at == 0 {
            made.push_child(ANNOUNCED);
        }
        if let Some(run) = text_run(node) {
            let id = run_id(node);
            made.push_child(id);
            nodes.push((id, run));
        }
        nodes.push((node.id, made));
    }
    TreeUpdate {
        tree: tree.window().map(|window| Tree::new(window.id)),
        ..announced(tree, lines, nodes)
    }
}

/// Only the announced lines.
fn lines_update(tree: &AccessTree, lines: &[(NodeId, String)]) -> TreeUpdate {
    announced(tree, lines, Vec::new())
}

fn announced(tree: &AccessTree, lines: &[(NodeId, String)], mut nodes: Vec<(NodeId, Node)>) -> TreeUpdate {
    let mut region = Node::new(Role::Log);
    region.set_live(Live::Polite);
    region.set_children(lines.iter().map(|(id, _)| *id).collect::<Vec<_>>());
    nodes.push((ANNOUNCED, region));
    for (id, line) in lines {
        let mut node = Node::new(Role::Label);
        node.set_value(line.as_str());
        node.set_live(Live::Polite);
        nodes.push((*id, node));
    }
    TreeUpdate {
        nodes,
        tree: None,
        tree_id: TreeId::ROOT,
        focus: tree
            .focus
            .or(tree.window().map(|window| window.id))
            .unwrap_or(ANNOUNCED),
    }
}

/// A node in the terms of AccessKit.
fn made(node: &AccessNode) -> Node {
    let mut made = Node::new(node.role);
    for action in &node.actions {
        made.add_action(*action);
    }
    let at = node.at;
    made.set_bounds(Rect::new(
        at.min.x.into(),
        at.min.y.into(),
        at.max.x.into(),
        at.max.y.into(),
    ));
    made.set_children(node.children.clone());
    match node.role {
        Role::Label => made.set_value(node.name.as_str()),
        // Linux has no place for a value in words.
        Role::SpinButton if cfg!(target_os = "linux") => made.set_label(named_with_value(node)),
        _ if node.name.is_empty() => {}
        _ => made.set_label(node.name.as_str()),
    }
    if !node.value.is_empty() && node.role != Role::Label {
        made.set_value(node.value.as_str());
    }
    if !node.about.is_empty() {
        made.set_description(node.about.as_str());
    }
    if !node.key.is_empty() {
        made.set_author_id(node.key.as_str());
    }
    if node.is_disabled {
        made.set_disabled();
    }
    if let Some(is_on) = node.is_on {
        made.set_toggled(Toggled::from(is_on));
    }
    if let Some(number) = node.number {
        made.set_orientation(Orientation::Horizontal);
        made.set_numeric_value(number.now.into());
        made.set_min_numeric_value(number.least.into());
        made.set_max_numeric_value(number.most.into());
        made.set_numeric_value_step(number.step.into());
    }
    if node.role == Role::Dialog {
        made.set_modal();
    }
    if let Some(text) = &node.text {
        let place = |character_index| TextPosition {
            node: run_id(node),
            character_index,
        };
        made.set_text_selection(TextSelection {
            anchor: place(text.from),
            focus: place(text.to),
        });
    }
    made
}

fn named_with_value(node: &AccessNode) -> String {
    let parts = [node.name.as_str(), node.value.as_str()];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(": ")
}

/// The text of a field: a node in the node of the field.
fn text_run(node: &AccessNode) -> Option<Node> {
    let text = node.text.as_ref()?;
    let mut run = Node::new(Role::TextRun);
    let lengths: Vec<u8> = text.text.chars().map(|letter| letter.len_utf8() as u8).collect();
    run.set_value(text.text.as_str());
    run.set_character_lengths(lengths);
    run.set_text_direction(TextDirection::LeftToRight);
    Some(run)
}

fn run_id(node: &AccessNode) -> NodeId {
    own_id(node.entity.index_u32() % FIRST_LINE)
}
