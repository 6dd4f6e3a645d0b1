//! Buttons: when pressed by click, Enter or Space, they trigger [`Activate`] on themselves.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::{Activate, Button};

use crate::ui::focus::{CanHaveFocus, focusable};
use crate::ui::look::{
    BRASS, BRASS_DEEP, BRASS_DEEP_HOVERED, CONTROL, CONTROL_HOVERED, CONTROL_PRESSED, EDGE, TEXT, TEXT_OFF, size,
};
use crate::ui::measure::Face;
use crate::ui::text::{bold, text};
use messages::Message;

/// The room left and right of a label, in logical pixels.
const PADDING: f32 = 14.0;
/// The letter size of a button in the frames around the table.
const FRAME_LABEL: f32 = 15.0;

/// The look of a button.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ButtonLook {
    /// One of several buttons.
    #[default]
    Plain,
    /// The button that most people want here.
    Primary,
    /// Without a background until the pointer is on it.
    Quiet,
}

/// A button with a label. Its size follows the label.
pub fn button(label: impl Into<Message>, look: ButtonLook) -> impl Bundle {
    (
        control(look, 1.0),
        children![(bold(label, size::BODY), crate::ui::text::one_line())],
    )
}

/// A button with a label, scaled like the frames around the table.
pub fn frame_button(label: impl Into<Message>, look: ButtonLook, scale: f32) -> impl Bundle {
    (
        control(look, scale),
        children![(bold(label, FRAME_LABEL * scale), crate::ui::text::one_line())],
    )
}

/// The width of such a button with these words.
pub fn frame_button_width(words: &str, scale: f32) -> f32 {
    Face::Bold.width(words, FRAME_LABEL * scale) + beside_label(scale)
}

/// How much wider a button is than its label: the padding and the line on both sides.
pub fn beside_label(scale: f32) -> f32 {
    2.0 * (PADDING * scale + 1.0)
}

/// A button as wide as its parent, with a label and a line of explanation.
pub fn explained_button(label: impl Into<Message>, line: impl Into<Message>, look: ButtonLook) -> impl Bundle {
    (
        control(look, 1.0),
        children![(
            Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                ..default()
            },
            Pickable::IGNORE,
            children![
                bold(label, size::GROUP),
                (text(line, size::SMALL), TextLayout::justify(Justify::Center))
            ],
        )],
    )
}

/// A button without content, for custom contents.
pub fn control(look: ButtonLook, scale: f32) -> impl Bundle {
    (
        Node {
            min_height: px(size::CONTROL * scale),
            padding: UiRect::axes(px(PADDING * scale), px(5.0 * scale)),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(6.0 * scale)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(8.0 * scale),
            flex_shrink: 0.0,
            ..default()
        },
        look,
        Button,
        Hovered::default(),
        focusable(),
        BackgroundColor(CONTROL),
        BorderColor::all(EDGE),
    )
}

/// Runs when a button is pressed.
pub fn on_press<M>(run: impl bevy::ecs::system::IntoObserverSystem<Activate, (), M> + Sync) -> impl Bundle
where
    M: Send + Sync + 'static,
{
    bevy::ui_widgets::observe(run)
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, dress_buttons.before(bevy::ui::UiSystems::Layout));
}

fn dress_buttons(
    mut buttons: Query<
        (
            &ButtonLook,
            &Hovered,
            Has<Pressed>,
            Has<InteractionDisabled>,
            &mut BackgroundColor,
            &mut BorderColor,
            Option<&Children>,
        ),
        CanHaveFocus,
    >,
    mut labels: Query<&mut TextColor>,
) {
    for (look, hovered, pressed, disabled, mut ground, mut edge, children) in &mut buttons {
        let hovered = hovered.get() && !disabled;
        let (colour, line) = match (look, hovered, pressed) {
            _ if disabled && *look == ButtonLook::Quiet => (Color::NONE, Color::NONE),
            _ if disabled => (CONTROL_PRESSED, EDGE),
            (ButtonLook::Primary, _, true) => (BRASS_DEEP, BRASS),
            (ButtonLook::Primary, true, false) => (BRASS_DEEP_HOVERED, BRASS),
            (ButtonLook::Primary, false, false) => (BRASS_DEEP, BRASS_DEEP_HOVERED),
            (ButtonLook::Quiet, false, false) => (Color::NONE, Color::NONE),
            (_, _, true) => (CONTROL_PRESSED, EDGE),
            (_, true, false) => (CONTROL_HOVERED, EDGE),
            (_, false, false) => (CONTROL, EDGE),
        };
        ground.set_if_neq(BackgroundColor(colour));
        edge.set_if_neq(BorderColor::all(line));
        // Only a direct label: custom contents have their own style.
        for child in children.into_iter().flatten() {
            if let Ok(mut label) = labels.get_mut(*child) {
                label.set_if_neq(TextColor(if disabled { TEXT_OFF } else { TEXT }));
            }
        }
    }
}
