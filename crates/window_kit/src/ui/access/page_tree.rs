//! The tree as the page gets it, and the requests that come from there, as JSON.

use accesskit::{Action, ActionData, ActionRequest, NodeId, TreeId};
use serde::{Deserialize, Serialize};

use super::tree::{AccessNode, AccessTree};

/// The whole tree.
#[derive(Serialize, Debug)]
struct PageTree<'a> {
    /// The node with the focus.
    focus: Option<String>,
    /// All nodes, each before those in it.
    nodes: Vec<PageNode<'a>>,
}

/// A node. What it does not have is left out.
#[derive(Serialize, Debug)]
struct PageNode<'a> {
    id: String,
    role: String,
    name: &'a str,
    value: &'a str,
    about: &'a str,
    disabled: bool,
    on: Option<bool>,
    /// The number now, the least, the most.
    number: Option<[f32; 3]>,
    text: Option<&'a str>,
    /// Left, top, width and height in the window, in logical pixels.
    at: [f32; 4],
    /// Whether it can have the focus.
    stops: bool,
    children: Vec<String>,
}

fn id(id: NodeId) -> String {
    id.0.to_string()
}

fn page_node(node: &AccessNode, scale: f32) -> PageNode<'_> {
    let (least, size) = (node.at.min / scale, node.at.size() / scale);
    PageNode {
        id: id(node.id),
        role: format!("{:?}", node.role),
        name: &node.name,
        value: &node.value,
        about: &node.about,
        disabled: node.is_disabled,
        on: node.is_on,
        number: node.number.map(|number| [number.now, number.least, number.most]),
        text: node.text.as_ref().map(|text| text.text.as_str()),
        at: [least.x, least.y, size.x, size.y],
        stops: node.can_have_focus(),
        children: node.children.iter().copied().map(id).collect(),
    }
}

/// The tree as JSON. `scale` is how many physical pixels a logical one has.
pub(super) fn json(tree: &AccessTree, scale: f32) -> String {
    let tree = PageTree {
        focus: tree.focus.map(id),
        nodes: tree.nodes.iter().map(|node| page_node(node, scale)).collect(),
    };
    // It has only texts and numbers, which can be written.
    serde_json::to_string(&tree).unwrap_or_default()
}

/// A request of the page.
#[derive(Deserialize, Debug)]
struct PageRequest {
    id: String,
    action: PageAction,
    value: Option<String>,
}

/// What a page can ask for.
#[derive(Deserialize, Clone, Copy, Debug)]
enum PageAction {
    Click,
    Focus,
    SetValue,
}

/// Reads a request; `None` if it is none.
pub(super) fn request(text: &str) -> Option<ActionRequest> {
    let PageRequest { id, action, value } = serde_json::from_str(text).ok()?;
    Some(ActionRequest {
        action: match action {
            PageAction::Click => Action::Click,
            PageAction::Focus => Action::Focus,
            PageAction::SetValue => Action::SetValue,
        },
        target_tree: TreeId::ROOT,
        target_node: NodeId(id.parse().ok()?),
        data: value.map(|value| ActionData::Value(value.into())),
    })
}

#[cfg(test)]
mod tests {
    use bevy::prelude::*;

    use super::*;

    #[test]
    fn a_page_gets_each_node_in_logical_pixels_and_asks_for_it_by_its_id() {
        let node = |number: u64, children: Vec<NodeId>| AccessNode {
            id: NodeId(number),
            entity: Entity::PLACEHOLDER,
            key: "roll".to_owned(),
            role: accesskit::Role::Button,
            name: "Roll \"all\"".to_owned(),
            value: String::new(),
            about: String::new(),
            says: Vec::new(),
            is_disabled: false,
            is_on: Some(true),
            number: None,
            text: None,
            at: Rect::new(20.0, 40.0, 60.0, 100.0),
            actions: vec![Action::Click, Action::Focus],
            children,
        };
        // More than the page's numbers can hold.
        let inner = NodeId(u64::MAX - 1);
        let tree = AccessTree {
            nodes: vec![node(1, vec![inner]), node(inner.0, Vec::new())],
            focus: Some(inner),
        };
        let value: serde_json::Value = serde_json::from_str(&json(&tree, 2.0)).expect("it is JSON");
        assert_eq!(value["focus"], inner.0.to_string());
        assert_eq!(value["nodes"][0]["children"][0], inner.0.to_string());
        let button = &value["nodes"][1];
        assert_eq!(button["name"], "Roll \"all\"");
        assert_eq!(button["at"], serde_json::json!([10.0, 20.0, 20.0, 30.0]));
        assert_eq!((&button["stops"], &button["on"]), (&true.into(), &true.into()));

        let asked = request(&format!(r#"{{"id":"{}","action":"Click"}}"#, inner.0)).expect("a request");
        assert_eq!((asked.target_node, asked.action), (inner, Action::Click));
        let typed = request(r#"{"id":"7","action":"SetValue","value":"Ana"}"#).expect("a request");
        assert_eq!(typed.data, Some(ActionData::Value("Ana".into())));
        for wrong in [
            "",
            "{}",
            r#"{"id":"x","action":"Click"}"#,
            r#"{"id":"1","action":"Blur"}"#,
        ] {
            assert!(request(wrong).is_none(), "{wrong}");
        }
    }
}
