//! Areas that scroll, by wheel, bar and keys.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::{FocusedInput, InputFocus};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform};
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};
use bevy::window::RequestRedraw;

use crate::ui::focus::focusable;
use crate::ui::look::{EDGE, TEXT_OFF};

/// The room that the focus outline needs around an element, in logical pixels.
const EDGE_OF_FOCUS: f32 = 4.0;

/// An area that scrolls by keys while it has focus.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct KeyScroll;

/// Keeps an area at its end while it has this component: the newest line stays in view.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct StickToEnd;

/// Spawns a scrolling area with its bar, and fills it. Returns the area. `frame` sets its size.
pub fn scroll_area(
    parent: &mut ChildSpawnerCommands,
    frame: Node,
    gap: f32,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) -> Entity {
    let mut area = Entity::PLACEHOLDER;
    parent
        .spawn((
            Node {
                column_gap: px(6),
                min_height: px(0),
                ..frame
            },
            Pickable::IGNORE,
        ))
        .with_children(|frame| {
            area = frame
                .spawn((
                    Node {
                        flex_direction: FlexDirection::Column,
                        flex_grow: 1.0,
                        flex_basis: px(0),
                        min_width: px(0),
                        min_height: px(0),
                        // Room for the focus outline, which clipping would cut off.
                        padding: px(4).all(),
                        row_gap: px(gap),
                        overflow: Overflow::scroll_y(),
                        ..default()
                    },
                    ScrollArea,
                ))
                .with_children(fill)
                .id();
            frame
                .spawn((
                    Node {
                        width: px(8),
                        flex_shrink: 0.0,
                        ..default()
                    },
                    Scrollbar {
                        orientation: ControlOrientation::Vertical,
                        target: area,
                        min_thumb_length: 24.0,
                    },
                ))
                .with_child((
                    Hovered::default(),
                    BackgroundColor(TEXT_OFF),
                    BorderColor::all(EDGE),
                    ScrollbarThumb {
                        border_radius: BorderRadius::all(px(4)),
                        border: px(1).all(),
                    },
                ));
        });
    area
}

/// Spawns the scrolling area of a page, and fills it. It is as high as its contents, but not higher than the room that
/// the page has for it.
pub fn page_area<'a>(
    page: &'a mut ChildSpawnerCommands,
    gap: f32,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) -> EntityCommands<'a> {
    let area = scroll_area(page, Node::default(), gap, fill);
    page.commands_mut().entity(area)
}

/// Lets an area have focus and scroll with the keys.
pub fn by_keys() -> impl Bundle {
    (KeyScroll, focusable())
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(scroll_by_keys).add_systems(
        PostUpdate,
        (stick_to_end, hide_idle_bars, hold_focus_in_place).after(bevy::ui::UiSystems::Layout),
    );
}

/// When all sizes change, the focused element stays where it is on the screen, as far as its area has room there: an
/// element that the player just changed does not slip away from the pointer.
fn hold_focus_in_place(
    focus: Option<Res<InputFocus>>,
    scale: Res<UiScale>,
    places: Query<(&ComputedNode, &UiGlobalTransform)>,
    parents: Query<&ChildOf>,
    mut areas: Query<&mut ScrollPosition, With<ScrollArea>>,
    mut before: Local<Option<(Entity, f32, f32)>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let place = |entity: Entity| {
        let (node, place) = places.get(entity).ok()?;
        Some((place.translation.y, node.size().y / 2.0, *node))
    };
    let focused = focus.and_then(|focus| focus.get());
    let now = focused.and_then(|entity| Some((entity, place(entity)?.0, scale.0)));
    let former = std::mem::replace(&mut *before, now);
    let (Some((entity, now, scale)), Some((same, then, former))) = (now, former) else {
        return;
    };
    if entity != same || scale == former {
        return;
    }
    let area = parents.iter_ancestors(entity).find(|parent| areas.contains(*parent));
    let (Some(area), Some((_, half, _))) = (area, place(entity)) else {
        return;
    };
    let (Some((middle, room, node)), Ok(mut position)) = (place(area), areas.get_mut(area)) else {
        return;
    };
    let reach = (room - half - EDGE_OF_FOCUS * scale).max(0.0);
    let wanted = then.clamp(middle - reach, middle + reach);
    let held = (position.y + (now - wanted) * node.inverse_scale_factor).clamp(0.0, scroll_range(&node));
    if position.y != held {
        position.y = held;
        *before = Some((entity, wanted, scale));
        redraw.write(RequestRedraw);
    }
}

/// Scrolls areas by a finger.
#[derive(SystemParam)]
pub(crate) struct Scrolled<'w, 's> {
    areas: Query<'w, 's, (&'static mut ScrollPosition, &'static ComputedNode), With<ScrollArea>>,
    scale: Res<'w, UiScale>,
}

impl Scrolled<'_, '_> {
    /// Scrolls an area down by a length, in logical pixels of the window.
    pub(crate) fn by(&mut self, area: Entity, length: f32) {
        let Ok((mut position, node)) = self.areas.get_mut(area) else {
            return;
        };
        let wanted = (position.y + length / self.scale.0.max(0.1)).clamp(0.0, scroll_range(node));
        if position.y != wanted {
            position.y = wanted;
        }
    }
}

/// How far an area can scroll, in logical pixels.
pub(crate) fn scroll_range(node: &ComputedNode) -> f32 {
    ((node.content_size().y - node.size().y) * node.inverse_scale_factor).max(0.0)
}

fn scroll_by_keys(
    mut input: On<FocusedInput<KeyboardInput>>,
    mut areas: Query<(&mut ScrollPosition, &ComputedNode), With<KeyScroll>>,
) {
    let Ok((mut position, node)) = areas.get_mut(input.focused_entity) else {
        return;
    };
    if input.input.state != ButtonState::Pressed {
        return;
    }
    let page = node.size().y * node.inverse_scale_factor * 0.9;
    let by = match input.input.key_code {
        KeyCode::ArrowUp => -40.0,
        KeyCode::ArrowDown => 40.0,
        KeyCode::PageUp => -page,
        KeyCode::PageDown | KeyCode::Space => page,
        KeyCode::Home => f32::MIN,
        KeyCode::End => f32::MAX,
        _ => return,
    };
    input.propagate(false);
    position.y = (position.y + by).clamp(0.0, scroll_range(node));
}

/// Shows a bar only if there is something to scroll.
fn hide_idle_bars(mut bars: Query<(&Scrollbar, &mut Visibility)>, areas: Query<&ComputedNode, With<ScrollArea>>) {
    for (bar, mut visibility) in &mut bars {
        let idle = !areas.get(bar.target).is_ok_and(|area| scroll_range(area) >= 1.0);
        visibility.set_if_neq(if idle {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    }
}

fn stick_to_end(mut areas: Query<(&mut ScrollPosition, &ComputedNode), (With<StickToEnd>, Changed<ComputedNode>)>) {
    for (mut position, node) in &mut areas {
        position.y = scroll_range(node);
    }
}
