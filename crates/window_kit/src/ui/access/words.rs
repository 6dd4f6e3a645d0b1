//! The words of elements: those on a control, and those around it that name it.

use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::{Checked, ComputedNode, InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::{Button, Checkbox, Slider, SliderRange, SliderStep, SliderValue};

use super::about::Access;
use crate::ui::focus::{FocusName, PassedBy};
use crate::ui::localized::{LocalizedText, Localizer};
use crate::ui::roving::RovingItem;
use crate::ui::stepper::{Arrow, Stepper};
use crate::ui::text::Shortens;
use crate::ui::tooltip::Tooltip;
use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};
use messages::{Id, Message};

/// How far from a control the words may be that name it, in boxes around it.
const BOXES: usize = 3;

/// What is looked at of an element.
#[derive(QueryData)]
pub(super) struct Element {
    pub place: (
        &'static ComputedNode,
        &'static UiGlobalTransform,
        &'static InheritedVisibility,
    ),
    pub access: Option<&'static Access>,
    pub text: Option<(&'static Text, Option<&'static LocalizedText>, Has<Shortens>)>,
    pub key: Option<&'static FocusName>,
    pub tooltip: Option<&'static Tooltip>,
    pub stop: (Option<&'static TabIndex>, Has<PassedBy>, Has<InteractionDisabled>),
    pub roves: Has<RovingItem>,
    pub group: Option<&'static TabGroup>,
    pub button: (Has<Button>, Option<&'static Arrow>),
    pub switch: (Has<Checkbox>, Has<Checked>),
    pub is_stepper: Has<Stepper>,
    pub is_slider: Has<Slider>,
    pub number: (
        Option<&'static SliderValue>,
        Option<&'static SliderRange>,
        Option<&'static SliderStep>,
    ),
    pub field: Option<&'static EditableText>,
}

impl ElementItem<'_, '_> {
    /// Whether it can be seen.
    pub fn is_visible(&self) -> bool {
        self.place.2.get() && !self.access.is_some_and(|access| access.is_left_out)
    }

    /// Whether it can be pressed or set.
    pub fn is_control(&self) -> bool {
        self.button.0 || self.switch.0 || self.is_stepper || self.is_slider || self.field.is_some()
    }

    /// Whether it can have the focus, or could have it if it could be pressed.
    pub fn is_stop(&self) -> bool {
        self.stop.0.is_some_and(|index| index.0 >= 0 || self.roves) || self.stop.1
    }

    /// Whether it has room in the window.
    pub fn has_room(&self) -> bool {
        self.place.0.size().min_element() > 0.0
    }
}

/// A text on the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Said {
    pub text: String,
    pub id: Option<Id>,
}

/// The elements of the screen, to look at.
#[derive(SystemParam)]
pub(super) struct Elements<'w, 's> {
    pub all: Query<'w, 's, Element>,
    pub children: Query<'w, 's, &'static Children>,
    parents: Query<'w, 's, &'static ChildOf>,
    spans: Query<'w, 's, &'static TextSpan>,
    pub localizer: Res<'w, Localizer>,
}

impl Elements<'_, '_> {
    /// The words of a message.
    pub fn say(&self, message: &Message) -> Said {
        Said {
            text: self.localizer.localize(message),
            id: Some(message.id()),
        }
    }

    /// The words of an element that is a text, in full where the screen has no room for all of them.
    pub fn text_of(&self, entity: Entity, element: &ElementItem<'_, '_>) -> Option<Said> {
        let (text, message, shortens) = element.text?;
        let mut said = match message {
            Some(message) if shortens => self.say(&message.0),
            _ => Said {
                text: text.0.clone(),
                id: message.map(|message| message.0.id()),
            },
        };
        for child in self.children.get(entity).into_iter().flatten() {
            if let Ok(span) = self.spans.get(*child) {
                said.text.push_str(&span.0);
            }
        }
        said.text = said.text.trim().to_owned();
        (!said.text.is_empty()).then_some(said)
    }

    /// All visible texts in an element, in reading order, and what pictures in it show. Those of arrows are left out.
    pub fn texts_in(&self, entity: Entity, texts: &mut Vec<Said>) {
        let Ok(element) = self.all.get(entity) else { return };
        if !element.is_visible() || element.button.1.is_some() {
            return;
        }
        if let Some(access) = element.access
            && let Some(shows) = access.shows.as_ref().or(access.name.as_ref())
        {
            texts.push(self.say(shows));
            return;
        }
        if let Some(said) = self.text_of(entity, &element).filter(|_| element.has_room()) {
            texts.push(said);
        }
        for child in self.children.get(entity).into_iter().flatten() {
            self.texts_in(*child, texts);
        }
    }

    /// The words before a control in its box, or in the box around that, up to the control before it: those of a row.
    pub fn texts_before(&self, control: Entity) -> Vec<Said> {
        let mut branch = control;
        for _ in 0..BOXES {
            let Ok(parent) = self.parents.get(branch).map(ChildOf::parent) else {
                break;
            };
            let Ok(siblings) = self.children.get(parent) else { break };
            let mut texts = Vec::new();
            let mut is_shared = false;
            let mut is_before = true;
            for sibling in siblings.iter() {
                if sibling == branch {
                    is_before = false;
                } else if self.has_control(sibling) {
                    // The words before that control are its own.
                    if is_before {
                        is_shared = true;
                        texts.clear();
                    }
                } else if is_before {
                    self.texts_in(sibling, &mut texts);
                }
            }
            if !texts.is_empty() {
                return texts;
            }
            if is_shared {
                break;
            }
            branch = parent;
        }
        Vec::new()
    }

    /// The first words above an area, wherever the page has them: its heading.
    pub fn heading_above(&self, area: Entity) -> Option<Said> {
        let mut branch = area;
        while let Ok(parent) = self.parents.get(branch).map(ChildOf::parent) {
            let siblings = self.children.get(parent).ok()?;
            for sibling in siblings.iter().take_while(|sibling| *sibling != branch) {
                let mut texts = Vec::new();
                self.texts_beside_controls(sibling, &mut texts);
                if !texts.is_empty() {
                    return texts.into_iter().next();
                }
            }
            branch = parent;
        }
        None
    }

    fn texts_beside_controls(&self, entity: Entity, texts: &mut Vec<Said>) {
        if !self.has_control(entity) {
            self.texts_in(entity, texts);
        } else if !self.all.get(entity).is_ok_and(|element| element.is_control()) {
            for child in self.children.get(entity).into_iter().flatten() {
                self.texts_beside_controls(*child, texts);
            }
        }
    }

    fn has_control(&self, entity: Entity) -> bool {
        let is_control = |entity| self.all.get(entity).is_ok_and(|element| element.is_control());
        is_control(entity) || self.children.iter_descendants(entity).any(is_control)
    }
}

/// Whether words are more than signs: a screen reader skips signs, or names them in its own way.
pub(super) fn is_words(text: &str) -> bool {
    text.chars().any(char::is_alphanumeric)
}
