//! Where things are on the screen: areas that scroll, texts, targets.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform};
use bevy::ui_widgets::{Button, ScrollArea, ScrollIntoView};
use window_kit::ui::focus::FocusName;
use window_kit::ui::qr_code::QrCode;

use super::{Headless, place};

impl Headless {
    /// How far the area around an element is scrolled; `None` if it is in no such area.
    pub fn scrolled(&mut self, name: &str) -> Option<f32> {
        let area = self.area(name)?;
        self.app.world().get::<ScrollPosition>(area).map(|at| at.y)
    }

    /// Scrolls the area around an element.
    pub fn scroll(&mut self, name: &str, to: f32) {
        let area = self.area(name).expect("an area that scrolls");
        if let Some(mut at) = self.app.world_mut().get_mut::<ScrollPosition>(area) {
            at.y = to;
        }
        self.frames(2);
    }

    fn area(&mut self, name: &str) -> Option<Entity> {
        let entity = self.entity(name);
        self.area_around(entity)
    }

    fn area_around(&self, mut at: Entity) -> Option<Entity> {
        let world = self.app.world();
        while world.get::<ScrollArea>(at).is_none() {
            at = world.get::<ChildOf>(at)?.parent();
        }
        Some(at)
    }

    /// How far the area around the QR code is scrolled, if the whole code lies within it.
    pub fn code_in_view(&mut self) -> Option<f32> {
        let world = self.app.world_mut();
        let mut codes = world.query_filtered::<Entity, With<QrCode>>();
        let code = codes.single(world).ok()?;
        let around = self.area_around(code).expect("an area that scrolls");
        let world = self.app.world();
        let reach = |entity: Entity| {
            let (at, node) = (
                world.get::<UiGlobalTransform>(entity),
                world.get::<ComputedNode>(entity),
            );
            let (middle, size) = (at.expect("a place").translation, node.expect("a size").size());
            Rect::from_center_size(middle, size)
        };
        let (inner, outer) = (reach(code), reach(around));
        let is_whole = inner.height() > 0.0 && outer.min.y <= inner.min.y && inner.max.y <= outer.max.y;
        is_whole.then(|| world.get::<ScrollPosition>(around).map_or(0.0, |at| at.y))
    }

    /// The middle of an element in the window, once it can be pressed; the area around it scrolls to it.
    pub fn comes_into_view(&mut self, name: &str) -> Vec2 {
        self.until(&format!("{name} can be pressed"), |seen| {
            !seen.element(name).is_null() && seen.is_enabled(name)
        });
        let entity = self.entity(name);
        self.app.world_mut().trigger(ScrollIntoView { entity });
        self.frames(3);
        self.middle(name)
    }

    /// The middle of an element in the window.
    pub fn middle(&mut self, name: &str) -> Vec2 {
        let element = self.element(name);
        place(&element).unwrap_or_else(|| panic!("{name} has a place: {element}"))
    }

    /// Whether a text on the screen is exactly this.
    pub fn has_text(&mut self, words: &str) -> bool {
        self.texts().iter().any(|(_, text)| text == words)
    }

    /// The texts on the screen, with their entities.
    pub fn texts(&mut self) -> Vec<(Entity, String)> {
        let world = self.app.world_mut();
        let mut texts = world.query::<(Entity, &Text, &InheritedVisibility)>();
        let seen = texts.iter(world).filter(|(.., visible)| visible.get());
        seen.map(|(entity, text, _)| (entity, text.0.clone())).collect()
    }

    /// The middle of an element in the window; `None` if it is gone.
    pub fn place_of(&self, entity: Entity) -> Option<Vec2> {
        Some(self.app.world().get::<UiGlobalTransform>(entity)?.translation)
    }

    /// Whether all that stands beside this text lies within the plate around it.
    pub fn fits_its_plate(&mut self, words: &str) -> bool {
        let world = self.app.world_mut();
        let mut texts = world.query::<(&Text, &ChildOf)>();
        let found = texts.iter(world).find(|(text, _)| text.0 == words);
        let plate = found.map(|(_, of)| of.parent()).expect("the text is there");
        let area = |entity: Entity| {
            let (node, at) = (
                world.get::<ComputedNode>(entity)?,
                world.get::<UiGlobalTransform>(entity)?,
            );
            Some(Rect::from_center_size(at.translation, node.size()))
        };
        let outer = area(plate).expect("it is laid out");
        let inside = world.get::<Children>(plate).expect("a text");
        inside.iter().filter_map(area).all(|inner| outer.union(inner) == outer)
    }

    /// The targets on the screen that are smaller than this in either direction, in logical pixels of the window.
    pub fn targets_under(&mut self, least: f32) -> Vec<String> {
        let world = self.app.world_mut();
        let mut targets = world.query_filtered::<(
            Entity,
            &ComputedNode,
            &InheritedVisibility,
            Option<&FocusName>,
        ), Or<(With<TabIndex>, With<Button>)>>();
        let small: Vec<(Entity, Vec2, Option<String>)> = targets
            .iter(world)
            .filter(|(_, node, visible, _)| visible.get() && node.size().min_element() > 0.0)
            .filter(|(_, node, ..)| node.size().min_element() < least)
            .map(|(entity, node, _, name)| (entity, node.size(), name.map(|name| name.0.clone())))
            .collect();
        let world = self.app.world();
        let inside = |entity: Entity| {
            let mut up = world.get::<ChildOf>(entity).map(ChildOf::parent);
            while let Some(parent) = up {
                if let Some(name) = world.get::<FocusName>(parent) {
                    return name.0.clone();
                }
                up = world.get::<ChildOf>(parent).map(ChildOf::parent);
            }
            String::new()
        };
        small
            .into_iter()
            .map(|(entity, size, name)| match name {
                Some(name) => format!("{name}: {size}"),
                None => format!("in {:?}: {size}", inside(entity)),
            })
            .collect()
    }
}
