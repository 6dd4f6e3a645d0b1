//! The interface under a finger: what is there, which list scrolls, and how a press is taken back.

use bevy::ecs::system::SystemParam;
use bevy::picking::events::{Cancel, DragEnd, Pointer, PointerState};
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerButton, PointerId};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::ComputedNode;
use bevy::ui_widgets::{ScrollArea, Scrollbar, ScrollbarThumb, Slider, SliderValue, ValueChange};

use crate::ui::scroll::scroll_range;
use crate::ui::tooltip::Tooltip;
use crate::window::state::Overlay;

/// What a finger came down on.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Under {
    /// The table.
    Table,
    /// The interface.
    Interface(Elements),
}

/// The elements of the interface under a finger.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Elements {
    /// All of them, the innermost first.
    pub(super) all: Vec<Entity>,
    /// The innermost area that can scroll.
    area: Option<Entity>,
    /// A slider, with its value when the finger came.
    slider: Option<(Entity, f32)>,
    /// Whether a drag to the side means something there: a slider, a bar, a text.
    takes_drags: bool,
    /// Whether a drag in any direction means something there: the bar of a list.
    is_bar: bool,
    /// Whether a long press explains something.
    pub(super) explained: bool,
}

/// Finds out what is under a finger.
#[derive(SystemParam)]
pub(super) struct Beneath<'w, 's> {
    hover: Res<'w, HoverMap>,
    overlay: Res<'w, State<Overlay>>,
    nodes: Query<'w, 's, (), With<Node>>,
    parents: Query<'w, 's, &'static ChildOf>,
    areas: Query<'w, 's, (&'static Node, &'static ComputedNode), With<ScrollArea>>,
    sliders: Query<'w, 's, &'static SliderValue, With<Slider>>,
    fields: Query<'w, 's, (), With<EditableText>>,
    bars: Query<'w, 's, (), Or<(With<Scrollbar>, With<ScrollbarThumb>)>>,
    explained: Query<'w, 's, (), With<Tooltip>>,
}

impl Beneath<'_, '_> {
    /// What is under the pointer of a finger.
    pub(super) fn look(&self, pointer: PointerId) -> Under {
        let hits = self.hover.get(&pointer).into_iter().flatten();
        let mut hits: Vec<_> = hits
            .filter(|(entity, _)| self.nodes.contains(**entity))
            .map(|(entity, hit)| (*entity, hit.depth))
            .collect();
        hits.sort_by(|a, b| a.1.total_cmp(&b.1));
        let Some((front, _)) = hits.first() else {
            return if *self.overlay.get() == Overlay::None {
                Under::Table
            } else {
                Under::Interface(Elements::default())
            };
        };
        let all: Vec<Entity> = std::iter::once(*front)
            .chain(self.parents.iter_ancestors(*front))
            .collect();
        let scrolls = |entity: &&Entity| {
            let Ok((node, computed)) = self.areas.get(**entity) else {
                return false;
            };
            node.overflow.y == OverflowAxis::Scroll && scroll_range(computed) >= 1.0
        };
        let slider = all.iter().find_map(|entity| {
            let value = self.sliders.get(*entity).ok()?;
            Some((*entity, value.0))
        });
        let is_bar = all.iter().any(|entity| self.bars.contains(*entity));
        Under::Interface(Elements {
            area: all.iter().find(scrolls).copied(),
            takes_drags: slider.is_some() || all.iter().any(|entity| self.fields.contains(*entity)),
            is_bar,
            explained: slider.is_none() && all.iter().any(|entity| self.explained.contains(*entity)),
            slider,
            all,
        })
    }
}

impl Elements {
    /// The area that a drag in this direction scrolls.
    pub(super) fn scrolled_by(&self, drag: Vec2) -> Option<Entity> {
        let upright = drag.y.abs() > drag.x.abs();
        self.area.filter(|_| !self.is_bar && (upright || !self.takes_drags))
    }
}

/// Takes back what a finger pressed.
#[derive(SystemParam)]
pub(super) struct Presses<'w, 's> {
    /// `None` in an app without picking.
    state: Option<ResMut<'w, PointerState>>,
    commands: Commands<'w, 's>,
}

impl Presses<'_, '_> {
    /// Ends what a pointer has pressed, without a click. The engine itself tells a cancelled press to nobody.
    pub(super) fn take_back(&mut self, pointer: PointerId) {
        let Some(state) = &mut self.state else { return };
        let Some(button) = state.get(pointer, PointerButton::Primary) else {
            return;
        };
        for (entity, (location, _, hit)) in &button.pressing {
            let cancel = Cancel { hit: hit.clone() };
            self.commands
                .trigger(Pointer::new(pointer, location.clone(), cancel, *entity));
            let Some(drag) = button.dragging.get(entity) else {
                continue;
            };
            let end = DragEnd {
                button: PointerButton::Primary,
                distance: drag.latest_pos - drag.start_pos,
            };
            self.commands
                .trigger(Pointer::new(pointer, location.clone(), end, *entity));
        }
        state.clear(pointer);
    }

    /// Sets a slider back that jumped to the finger.
    pub(super) fn set_back(&mut self, elements: &Elements) {
        if let Some((source, value)) = elements.slider {
            self.commands.trigger(ValueChange {
                source,
                value,
                is_final: true,
            });
        }
    }
}
