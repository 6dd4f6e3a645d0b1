//! Does what a screen reader asks for.

use std::collections::VecDeque;

use accesskit::{Action, ActionData};
use bevy::a11y::ActionRequest;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui_widgets::{
    Activate, Button, Checkbox, ScrollIntoView, SetSliderValue, Slider, SliderValueChange, ToggleChecked,
};
use bevy::window::RequestRedraw;

use super::tree::AccessTree;
use crate::ui::stepper::{Stepped, Stepper};

/// The most requests that wait for a later frame.
const MOST: usize = 64;

/// Reads each request once, however long the engine keeps it. A text that is set is in its field in the next frame, so
/// what was asked for after it waits until then: a button may read the field.
pub(super) fn perform(
    mut requests: MessageReader<ActionRequest>,
    mut waiting: Local<VecDeque<accesskit::ActionRequest>>,
    tree: Res<AccessTree>,
    kinds: Query<(Has<Button>, Has<Checkbox>, Has<Stepper>, Has<Slider>)>,
    stops: Query<(), With<TabIndex>>,
    mut fields: Query<&mut EditableText>,
    mut focus: ResMut<InputFocus>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let places = MOST.saturating_sub(waiting.len());
    waiting.extend(
        requests
            .read()
            .take(places)
            .map(|ActionRequest(request)| request.clone()),
    );
    requests.clear();
    let mut has_typed = false;
    while let Some(request) = waiting.pop_front_if(|request| !has_typed || is_text(request)) {
        let node = tree.node(request.target_node);
        // What has left the screen, or can't be pressed any more, does nothing.
        let Some(node) = node.filter(|node| node.actions.contains(&request.action)) else {
            continue;
        };
        redraw.write(RequestRedraw);
        let entity = node.entity;
        let Ok((button, switch, stepper, slider)) = kinds.get(entity) else {
            continue;
        };
        match (request.action, &request.data) {
            (Action::Click, _) if button => commands.trigger(Activate { entity }),
            (Action::Click, _) if switch => commands.trigger(ToggleChecked { entity }),
            (Action::Click | Action::Increment, _) if stepper => commands.trigger(Stepped { entity, by: 1 }),
            (Action::Decrement, _) if stepper => commands.trigger(Stepped { entity, by: -1 }),
            (Action::Increment, _) if slider => step(entity, 1.0, &mut commands),
            (Action::Decrement, _) if slider => step(entity, -1.0, &mut commands),
            (Action::SetValue, Some(ActionData::NumericValue(value))) if slider => commands.trigger(SetSliderValue {
                entity,
                change: SliderValueChange::Absolute(*value as f32),
            }),
            (Action::SetValue, Some(ActionData::Value(text))) => {
                has_typed = true;
                if let Ok(mut field) = fields.get_mut(entity) {
                    field.queue_edit(TextEdit::SelectAll);
                    field.queue_edit(TextEdit::Insert(text.as_ref().into()));
                }
            }
            (Action::Click | Action::Focus, _) if stops.contains(entity) => {
                focus.set(entity, FocusCause::Navigated);
            }
            (Action::ScrollIntoView, _) => commands.trigger(ScrollIntoView { entity }),
            _ => {}
        }
    }
}

/// Whether a request sets a text.
fn is_text(request: &accesskit::ActionRequest) -> bool {
    matches!(request.data, Some(ActionData::Value(_)))
}

fn step(entity: Entity, by: f32, commands: &mut Commands) {
    commands.trigger(SetSliderValue {
        entity,
        change: SliderValueChange::RelativeStep(by),
    });
}
