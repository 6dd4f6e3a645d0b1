//! Steppers: a value between two arrows, for numbers and for choices among a few things.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::FocusedInput;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use crate::ui::button::ButtonLook;
use crate::ui::focus::focusable;
use crate::ui::look::{CONTROL, EDGE, size};
use crate::ui::text::bold;
use messages::Message;

/// A stepper was moved by one, back or forward.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Stepped {
    /// The stepper.
    pub entity: Entity,
    /// -1 or 1.
    pub by: i32,
}

/// The value `by` steps further on a list; after the last value comes the first. A value that is missing counts as the
/// first. `None` if the list is empty.
pub fn step_round<T: PartialEq + Clone>(all: &[T], now: &T, by: i32) -> Option<T> {
    let at = all.iter().position(|one| one == now).unwrap_or_default() as i32;
    all.get((at + by).rem_euclid(all.len().max(1) as i32) as usize).cloned()
}

/// The width of an arrow in logical pixels.
pub(super) const ARROW: f32 = 30.0;

/// A stepper. It stores no value: the code that made it reads [`Stepped`] and shows the new value.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct Stepper;

/// One of its two arrows.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Arrow(pub(super) i32);

/// A stepper with `value` (a text) in its middle. `width` in logical pixels.
pub fn stepper(value: impl Bundle, width: f32) -> impl Bundle {
    (
        Node {
            width: px(width),
            height: px(size::CONTROL),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(6)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            flex_shrink: 0.0,
            ..default()
        },
        Stepper,
        focusable(),
        BackgroundColor(CONTROL),
        BorderColor::all(EDGE),
        children![arrow("\u{2039}", -1), value, arrow("\u{203a}", 1),],
    )
}

fn arrow(label: &str, by: i32) -> impl Bundle {
    (
        Node {
            width: px(ARROW),
            height: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border: px(1).all(),
            border_radius: BorderRadius::all(px(5)),
            ..default()
        },
        // Tab leaves the arrows out: it stops at the stepper as a whole, which reads the arrow keys.
        bevy::input_focus::tab_navigation::TabIndex(-1),
        ButtonLook::Quiet,
        Button,
        Hovered::default(),
        Arrow(by),
        BackgroundColor(Color::NONE),
        BorderColor::all(Color::NONE),
        children![bold(Message::verbatim(label), size::GROUP)],
    )
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(step_by_keys).add_observer(step_by_arrow);
}

fn step_by_keys(
    mut input: On<FocusedInput<KeyboardInput>>,
    steppers: Query<(), With<Stepper>>,
    mut commands: Commands,
) {
    let entity = input.focused_entity;
    if !steppers.contains(entity) || input.input.state != ButtonState::Pressed {
        return;
    }
    let by = match input.input.key_code {
        KeyCode::ArrowLeft | KeyCode::Minus | KeyCode::NumpadSubtract => -1,
        KeyCode::ArrowRight | KeyCode::Equal | KeyCode::NumpadAdd => 1,
        // As with a button, one press is one step, however long the key is held.
        KeyCode::Enter | KeyCode::Space if !input.input.repeat => 1,
        _ => return,
    };
    input.propagate(false);
    commands.trigger(Stepped { entity, by });
}

fn step_by_arrow(
    press: On<Activate>,
    arrows: Query<(&Arrow, &ChildOf)>,
    mut focus: ResMut<bevy::input_focus::InputFocus>,
    mut commands: Commands,
) {
    if let Ok((arrow, stepper)) = arrows.get(press.entity) {
        let entity = stepper.parent();
        // Keyboard focus goes to the stepper, not to its arrow.
        focus.set(entity, bevy::input_focus::FocusCause::Pressed);
        commands.trigger(Stepped { entity, by: arrow.0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_go_round() {
        let all = [None, Some("Max"), Some("Zoë")];
        assert_eq!(step_round(&all, &None, 1), Some(Some("Max")));
        assert_eq!(step_round(&all, &None, -1), Some(Some("Zoë")));
        assert_eq!(step_round(&all, &Some("Zoë"), 1), Some(None));
        assert_eq!(
            step_round(&all, &Some("gone"), 1),
            Some(Some("Max")),
            "a value that is no longer there"
        );
        assert_eq!(step_round::<Option<&str>>(&[], &None, 1), None);
    }
}
