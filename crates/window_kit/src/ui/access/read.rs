//! Reads the tree from the screen.

use accesskit::{Action, NodeId, Role};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::tree::{AccessNode, AccessTree, Number, TypedText, entity_id};
use super::words::{ElementItem, Elements, Said, is_words};
use messages::texts::access as words;
use messages::{Arg, Id, Message};

/// Keeps the tree of what is on the screen.
pub(super) fn read_tree(now: In<Option<AccessTree>>, mut tree: ResMut<AccessTree>) {
    if let In(Some(now)) = now {
        tree.set_if_neq(now);
    }
}

/// The tree of what is on the screen now; `None` without a window.
pub(super) fn tree_now(
    elements: Elements,
    roots: Query<(Entity, Option<&GlobalZIndex>), (With<Node>, Without<ChildOf>)>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    focus: Option<Res<InputFocus>>,
) -> Option<AccessTree> {
    let (window, about) = windows.single().ok()?;
    let mut reading = Reading {
        elements,
        nodes: vec![AccessNode {
            id: entity_id(window),
            entity: window,
            key: String::new(),
            role: Role::Window,
            name: about.title.clone(),
            value: String::new(),
            about: String::new(),
            says: Vec::new(),
            is_disabled: false,
            is_on: None,
            number: None,
            text: None,
            at: Rect::from_corners(Vec2::ZERO, about.physical_size().as_vec2()),
            actions: Vec::new(),
            children: Vec::new(),
        }],
    };
    let roots: Vec<(Entity, i32)> = roots
        .iter()
        .map(|(root, height)| (root, height.map_or(0, |height| height.0)))
        .collect();
    let dialog = reading.open_dialog(&roots);
    let mut children = Vec::new();
    for root in dialog.map_or_else(|| reading.in_order(&roots), |dialog| vec![dialog]) {
        reading.read(root, &mut children);
    }
    let Reading { mut nodes, .. } = reading;
    nodes[0].children = children;
    // Keys that no element gets go to the table, or to the dialog that is open.
    let has_focus = focus.and_then(|focus| focus.get()).map(entity_id);
    let has_focus = has_focus.filter(|focus| nodes.iter().any(|node| node.id == *focus));
    let open = nodes.get(1).filter(|_| dialog.is_some()).map(|node| node.id);
    Some(AccessTree {
        focus: has_focus.or(open).or(Some(nodes[0].id)),
        nodes,
    })
}

struct Reading<'w, 's> {
    elements: Elements<'w, 's>,
    nodes: Vec<AccessNode>,
}

impl Reading<'_, '_> {
    /// The dialog that is open over everything, of these roots with their heights. What lies under it can't be read or
    /// used.
    fn open_dialog(&self, roots: &[(Entity, i32)]) -> Option<Entity> {
        let is_open = |(root, _): &&(Entity, i32)| {
            let element = self.elements.all.get(*root);
            element.is_ok_and(|element| element.is_visible() && element.group.is_some_and(|group| group.modal))
        };
        let highest = roots.iter().filter(is_open).max_by_key(|(_, height)| *height);
        highest.map(|(root, _)| *root)
    }

    /// The roots in reading order: from top to bottom, from left to right.
    fn in_order(&self, roots: &[(Entity, i32)]) -> Vec<Entity> {
        let mut places: Vec<(i32, i32, Entity)> = roots
            .iter()
            .filter_map(|(root, _)| {
                let at = self.elements.all.get(*root).ok().map(|element| place(&element))?;
                Some((at.min.y.round() as i32, at.min.x.round() as i32, *root))
            })
            .collect();
        places.sort_unstable();
        places.into_iter().map(|(.., root)| root).collect()
    }

    /// Adds the nodes of an element and of what lies in it. Their ids go to `ids`, as far as they are not in another.
    fn read(&mut self, entity: Entity, ids: &mut Vec<NodeId>) {
        let Some((mut node, has_more)) = self.node(entity) else {
            let children: Vec<Entity> = match self.elements.all.get(entity) {
                Ok(element) if !element.is_visible() => return,
                // What is no part of the interface has no node, and no part of it lies in it.
                Err(_) => return,
                Ok(_) => self.children(entity),
            };
            for child in children {
                self.read(child, ids);
            }
            return;
        };
        let (at, id) = (self.nodes.len(), node.id);
        ids.push(id);
        if !has_more {
            self.nodes.push(node);
            return;
        }
        let is_dialog = node.role == Role::Dialog;
        let mut children = Vec::new();
        node.children = Vec::new();
        self.nodes.push(node);
        for child in self.children(entity) {
            self.read(child, &mut children);
        }
        if is_dialog && self.nodes[at].name.is_empty() {
            let inner = &self.nodes[at + 1..];
            let first = inner.iter().find(|node| node.role == Role::Heading);
            let first = first.or_else(|| inner.iter().find(|node| !node.name.is_empty()));
            self.nodes[at].name = first.map_or_else(String::new, |node| node.name.clone());
        }
        self.nodes[at].children = children;
    }

    fn children(&self, entity: Entity) -> Vec<Entity> {
        self.elements
            .children
            .get(entity)
            .map_or_else(|_| Vec::new(), |children| children.to_vec())
    }

    /// The node of an element, and whether what lies in it has nodes too; `None` if it has no node of its own.
    fn node(&self, entity: Entity) -> Option<(AccessNode, bool)> {
        let element = self.elements.all.get(entity).ok().filter(ElementItem::is_visible)?;
        let (role, has_more) = role(&element)?;
        let is_dialog = role == Role::Dialog;
        if !element.has_room() && !is_dialog {
            return None;
        }
        let is_disabled = element.stop.2;
        let Words {
            name,
            value,
            about,
            says,
        } = self.words(entity, &element, role);
        let is_text = matches!(role, Role::Label | Role::Heading);
        if is_text && name.is_empty() {
            return None;
        }
        let node = AccessNode {
            id: entity_id(entity),
            entity,
            key: element.key.map_or_else(String::new, |key| key.0.clone()),
            role,
            name,
            value,
            about,
            says,
            is_disabled,
            is_on: element.switch.0.then_some(element.switch.1),
            number: number(&element),
            text: element.field.map(typed),
            at: place(&element),
            actions: if is_disabled { Vec::new() } else { actions(&element) },
            children: Vec::new(),
        };
        Some((node, has_more))
    }

    fn words(&self, entity: Entity, element: &ElementItem<'_, '_>, role: Role) -> Words {
        let elements = &self.elements;
        let mut own = Vec::new();
        let is_box = matches!(role, Role::Dialog | Role::Group | Role::ScrollView);
        if !is_box {
            if let Some(said) = elements.text_of(entity, element) {
                own.push(said);
            }
            for child in self.children(entity) {
                elements.texts_in(child, &mut own);
            }
        }
        let mut says = own.iter().filter_map(|said| said.id).collect();
        let given = element.access.and_then(|access| access.name.clone());
        let given = given.or_else(|| arrow(element)).map(|name| {
            ids(&name, &mut says);
            elements.say(&name).text
        });
        let given = given.or_else(|| {
            let heading = || elements.heading_above(entity);
            (role == Role::ScrollView).then(heading).flatten().map(|said| said.text)
        });
        let tip = element.tooltip.map(|tip| elements.say(&tip.0).text);
        let own = joined(&own);
        // A button is named by the words on it; a control that shows its value is named by the words before it.
        let shows_value = element.is_control() && !element.button.0;
        let mut about = String::new();
        let (name, value) = match given {
            Some(name) if shows_value => (name, own),
            Some(name) => (name, String::new()),
            None if shows_value => {
                let mut before = elements.texts_before(entity).into_iter();
                let first = before.next().unwrap_or_default();
                about = joined(before.as_slice());
                (first.text, own)
            }
            None if is_words(&own) => (own, String::new()),
            None => (String::new(), own),
        };
        if let Some(tip) = tip {
            if name.is_empty() {
                return Words {
                    name: tip,
                    // Signs on a button are no value.
                    value: if shows_value { value } else { String::new() },
                    about,
                    says,
                };
            }
            if about.is_empty() {
                about = tip;
            }
        }
        let name_is_sign = name.is_empty() && !shows_value;
        let (name, value) = if name_is_sign {
            (value, String::new())
        } else {
            (name, value)
        };
        Words {
            name,
            value,
            about,
            says,
        }
    }
}

/// The ids of a message and of those in it.
fn ids(message: &Message, all: &mut Vec<Id>) {
    all.push(message.id());
    for arg in message.args() {
        if let Arg::Message(inner) = arg {
            ids(inner, all);
        }
    }
}

/// What is said of an element.
struct Words {
    name: String,
    value: String,
    about: String,
    says: Vec<Id>,
}

/// The role of an element, and whether what lies in it has nodes of its own; `None` for a box that only lays out.
fn role(element: &ElementItem<'_, '_>) -> Option<(Role, bool)> {
    let given = element.access.and_then(|access| access.role);
    if let Some(role) = given {
        return Some((role, matches!(role, Role::Group | Role::Dialog)));
    }
    let role = if element.field.is_some() {
        Role::TextInput
    } else if element.is_slider {
        Role::Slider
    } else if element.switch.0 {
        Role::Switch
    } else if element.is_stepper {
        // Its arrows are buttons of their own: not every system has an action for a step.
        return Some((Role::SpinButton, true));
    } else if element.button.0 {
        Role::Button
    } else if element.group.is_some_and(|group| group.modal) {
        return Some((Role::Dialog, true));
    } else if element.is_stop() {
        return Some((Role::ScrollView, true));
    } else if element.text.is_some() {
        Role::Label
    } else {
        return None;
    };
    Some((role, false))
}

/// What an arrow of a stepper does.
fn arrow(element: &ElementItem<'_, '_>) -> Option<Message> {
    let arrow = element.button.1?;
    Some(if arrow.0 < 0 { words::STEP_BACK } else { words::STEP_ON })
}

fn actions(element: &ElementItem<'_, '_>) -> Vec<Action> {
    let mut actions = Vec::new();
    if element.is_control() && !element.is_slider {
        actions.push(Action::Click);
    }
    if element.is_stop() {
        actions.push(Action::Focus);
    }
    if element.is_slider || element.field.is_some() {
        actions.push(Action::SetValue);
    }
    if element.is_slider || element.is_stepper {
        actions.extend([Action::Increment, Action::Decrement]);
    }
    actions.push(Action::ScrollIntoView);
    actions
}

fn number(element: &ElementItem<'_, '_>) -> Option<Number> {
    let (value, range, step) = element.number;
    let range = range?;
    Some(Number {
        now: value?.0,
        least: range.start(),
        most: range.end(),
        step: step.map_or(0.0, |step| step.0),
    })
}

/// The text of a field, and its selection in letters.
fn typed(field: &bevy::text::EditableText) -> TypedText {
    let text = field.value().to_string();
    let selection = field.editor().raw_selection();
    let letters = |bytes: usize| {
        let before = text.char_indices().take_while(|(at, _)| *at < bytes);
        before.count()
    };
    TypedText {
        from: letters(selection.anchor().index()),
        to: letters(selection.focus().index()),
        text,
    }
}

fn place(element: &ElementItem<'_, '_>) -> Rect {
    let (node, place, _) = element.place;
    Rect::from_center_size(place.translation, node.size())
}

/// Texts one after the other.
fn joined(texts: &[Said]) -> String {
    let texts: Vec<&str> = texts.iter().map(|said| said.text.as_str()).collect();
    texts.join(", ")
}
