//! Toggles: a switch and a label. When pressed by click, Enter or Space, they trigger `ValueChange<bool>` on
//! themselves.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::Checkbox;

use crate::ui::focus::focusable;
use crate::ui::look::{BRASS, BRASS_DEEP, CONTROL, CONTROL_HOVERED, EDGE, TEXT, TEXT_OFF};

/// The track of a toggle's switch.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Track;

/// The knob of a toggle's switch.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Knob;

/// A switch, 52 by 28 logical pixels. If it is on, add [`Checked`], see [`spawn_toggle`].
fn switch() -> impl Bundle {
    (
        Node {
            width: px(52),
            height: px(28),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            border_radius: BorderRadius::MAX,
            ..default()
        },
        Checkbox,
        Hovered::default(),
        focusable(),
        children![(
            Track,
            Node {
                width: percent(100),
                height: px(28),
                border: px(1).all(),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(CONTROL),
            BorderColor::all(EDGE),
            Pickable::IGNORE,
            children![(
                Knob,
                Node {
                    position_type: PositionType::Absolute,
                    width: px(20),
                    height: px(20),
                    top: px(3),
                    left: px(3),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(TEXT_OFF),
                Pickable::IGNORE,
            )],
        )],
    )
}

/// Spawns a switch that is on or off.
pub fn spawn_toggle<'a>(parent: &'a mut ChildSpawnerCommands, on: bool, extra: impl Bundle) -> EntityCommands<'a> {
    let mut toggle = parent.spawn((switch(), extra));
    if on {
        toggle.insert(Checked);
    }
    toggle
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, dress_toggles.before(bevy::ui::UiSystems::Layout));
}

fn dress_toggles(
    toggles: Query<(Entity, Has<Checked>, Has<InteractionDisabled>, &Hovered), With<Checkbox>>,
    children: Query<&Children>,
    mut tracks: Query<(&mut BackgroundColor, &mut BorderColor), (With<Track>, Without<Knob>)>,
    mut knobs: Query<(&mut Node, &mut BackgroundColor), With<Knob>>,
) {
    for (toggle, on, off_limits, hovered) in &toggles {
        for child in children.iter_descendants(toggle) {
            if let Ok((mut ground, mut edge)) = tracks.get_mut(child) {
                let colour = match (on, hovered.get() && !off_limits) {
                    (true, _) if !off_limits => BRASS_DEEP,
                    (_, true) => CONTROL_HOVERED,
                    _ => CONTROL,
                };
                ground.set_if_neq(BackgroundColor(colour));
                edge.set_if_neq(BorderColor::all(if on && !off_limits { BRASS } else { EDGE }));
            } else if let Ok((mut node, mut ground)) = knobs.get_mut(child) {
                let left = px(if on { 27 } else { 3 });
                if node.left != left {
                    node.left = left;
                }
                ground.set_if_neq(BackgroundColor(if on && !off_limits { TEXT } else { TEXT_OFF }));
            }
        }
    }
}
