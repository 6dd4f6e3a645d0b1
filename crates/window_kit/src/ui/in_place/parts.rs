//! How an element takes over the components of another one.
//!
//! An element keeps what the engine and the player did with it: its layout, its scroll position, whether it is pressed,
//! a text that is being typed. It gets all other components of the description that differ from its own, and the
//! description's observers; it loses what it was made with and what the description has not.

use std::any::TypeId;

use bevy::a11y::AccessibilityNode;
use bevy::app::Inherited;
use bevy::camera::visibility::VisibilityClass;
use bevy::ecs::component::{ComponentId, Mutable};
use bevy::ecs::entity::EntityCloner;
use bevy::ecs::observer::ObservedBy;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{AutoFocus, InputFocus};
use bevy::picking::hover::Hovered;
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use bevy::text::{
    ComputedTextBlock, EditableText, EditableTextGeneration, FontHinting, LetterSpacing, LineHeight, TextCursorStyle,
    TextLayoutInfo,
};
use bevy::ui::widget::{ImageNodeSize, TextNodeFlags};
use bevy::ui::{
    Checked, ComputedNode, ComputedStackIndex, ComputedUiRenderTargetInfo, ComputedUiTargetCamera, ContentSize,
    FocusPolicy, InteractionDisabled, Pressed, UiGlobalTransform,
};
use bevy::ui_widgets::{
    Button, Checkbox, ScrollArea, Scrollbar, ScrollbarDragState, ScrollbarThumb, Slider, SliderDragState, SliderRange,
    SliderStep, SliderThumb, SliderValue,
};

use crate::ui::button::ButtonLook;
use crate::ui::face::Portrait;
use crate::ui::focus::{FocusName, PassedBy};
use crate::ui::localized::LocalizedText;
use crate::ui::qr_code::QrCode;
use crate::ui::stepper::Stepper;
use crate::ui::text::Shortens;
use crate::ui::tooltip::line::Tooltip;
use crate::window::letters::LettersFor;

/// Whether two elements have equal values of a component.
type Equal = fn(&World, EntityRef, EntityRef) -> bool;

/// What the components of an element mean for an update.
#[derive(Resource)]
pub(super) struct Parts {
    /// What belongs to an entity alone.
    own: HashSet<ComponentId>,
    /// What the engine or the player changes: an element that has it keeps it.
    kept: HashSet<ComponentId>,
    /// States that an element can have for a while. They don't make it another kind of element.
    states: HashSet<ComponentId>,
    /// What makes an element a button, a field and so on: it never becomes one.
    roles: Vec<ComponentId>,
    /// The components that can be compared. The others are always taken over.
    equal: HashMap<ComponentId, Equal>,
}

impl FromWorld for Parts {
    fn from_world(world: &mut World) -> Self {
        let mut parts = Self {
            own: HashSet::default(),
            kept: HashSet::default(),
            states: HashSet::default(),
            roles: Vec::new(),
            equal: HashMap::default(),
        };
        parts.own = ids::<(ChildOf, Children, ObservedBy, Made, AutoFocus)>(world);
        parts.kept = ids::<(
            (
                ComputedNode,
                ComputedStackIndex,
                ComputedUiTargetCamera,
                ComputedUiRenderTargetInfo,
            ),
            // Without these it is not drawn.
            (Inherited<ComputedUiTargetCamera>, Inherited<ComputedUiRenderTargetInfo>),
            (ContentSize, UiGlobalTransform, ScrollPosition),
            (InheritedVisibility, ViewVisibility, VisibilityClass),
            (TextNodeFlags, TextLayoutInfo, ComputedTextBlock, ImageNodeSize),
            (Hovered, Pressed, SliderDragState, ScrollbarDragState, AccessibilityNode),
        )>(world);
        let states = [
            world.register_component::<InteractionDisabled>(),
            world.register_component::<PassedBy>(),
            world.register_component::<Checked>(),
        ];
        parts.states.extend(states);
        parts.roles = vec![
            world.register_component::<Button>(),
            world.register_component::<Checkbox>(),
            world.register_component::<Slider>(),
            world.register_component::<SliderThumb>(),
            world.register_component::<Stepper>(),
            world.register_component::<EditableText>(),
            world.register_component::<Text>(),
            world.register_component::<ImageNode>(),
            world.register_component::<ScrollArea>(),
            world.register_component::<Scrollbar>(),
            world.register_component::<ScrollbarThumb>(),
        ];
        parts.compare::<Node>(world);
        parts.compare::<UiTransform>(world);
        parts.compare::<BackgroundColor>(world);
        parts.compare::<BorderColor>(world);
        parts.compare::<FocusPolicy>(world);
        parts.compare::<Visibility>(world);
        parts.compare::<ZIndex>(world);
        parts.compare::<GlobalZIndex>(world);
        parts.compare::<Text>(world);
        parts.compare::<TextFont>(world);
        parts.compare::<TextColor>(world);
        parts.compare::<LineHeight>(world);
        parts.compare::<LetterSpacing>(world);
        parts.compare::<FontHinting>(world);
        parts.compare::<TextCursorStyle>(world);
        parts.compare::<Pickable>(world);
        parts.compare::<TabIndex>(world);
        parts.compare::<SliderValue>(world);
        parts.compare::<SliderRange>(world);
        parts.compare::<SliderStep>(world);
        parts.compare::<ButtonLook>(world);
        parts.compare::<FocusName>(world);
        parts.compare::<Portrait>(world);
        parts.compare::<QrCode>(world);
        parts.compare::<Tooltip>(world);
        // The typed text is compared as text, see `keeps_text`.
        parts.compare_by::<EditableText>(world, keeps_text);
        parts.compare_by::<EditableTextGeneration>(world, keeps_text);
        parts.compare_by::<LocalizedText>(world, |_, old, new| {
            // A shortened text has to be shortened from the whole text again, in its new room.
            !new.contains::<Shortens>() && old.get::<LocalizedText>() == new.get::<LocalizedText>()
        });
        parts.compare_by::<TextLayout>(world, |_, old, new| {
            let of = |layout: EntityRef| {
                layout
                    .get::<TextLayout>()
                    .map(|layout| (layout.justify, layout.linebreak))
            };
            of(old) == of(new)
        });
        parts.compare_by::<Outline>(world, |_, old, new| {
            // The colour shows the focus.
            let of = |outline: EntityRef| outline.get::<Outline>().map(|outline| (outline.width, outline.offset));
            of(old) == of(new)
        });
        parts.compare_by::<ImageNode>(world, |_, old, new| {
            match (old.get::<ImageNode>(), new.get::<ImageNode>()) {
                (Some(old), Some(new)) => {
                    old.image == new.image
                        && old.color == new.color
                        && old.rect == new.rect
                        && old.texture_atlas.is_none()
                }
                _ => false,
            }
        });
        parts
    }
}

impl Parts {
    fn compare<C: Component + PartialEq>(&mut self, world: &mut World) {
        self.compare_by::<C>(world, |_, old, new| old.get::<C>() == new.get::<C>());
    }

    fn compare_by<C: Component>(&mut self, world: &mut World, equal: Equal) {
        self.equal.insert(world.register_component::<C>(), equal);
    }
}

/// The ids of components.
fn ids<B: Bundle>(world: &mut World) -> HashSet<ComponentId> {
    let bundle = world.register_bundle::<B>();
    bundle.explicit_components().iter().copied().collect()
}

/// What an element was made with.
#[derive(Component, Clone, Debug, PartialEq)]
pub(super) struct Made {
    parts: Vec<ComponentId>,
    /// The text of a field.
    text: Option<String>,
}

/// Whether a field keeps its text: it has the described one already, or the player is typing in it and the description
/// has not changed since it was made.
fn keeps_text(world: &World, old: EntityRef, new: EntityRef) -> bool {
    let text = |field: EntityRef| field.get::<EditableText>().map(|field| field.value().to_string());
    let (now, described) = (text(old), text(new));
    let focus = world.get_resource::<InputFocus>().and_then(InputFocus::get);
    let picked_for = world.get_resource::<LettersFor>().and_then(|letters| letters.field());
    let typing = [focus, picked_for].contains(&Some(old.id()));
    now == described || typing && old.get::<Made>().is_some_and(|made| made.text == described)
}

/// Finds the components of an element, without those that it keeps in any case.
fn parts_of(world: &World, entity: Entity) -> Vec<ComponentId> {
    let Parts { own, kept, .. } = world.resource();
    let entity = world.entity(entity);
    let all = entity.archetype().iter_components();
    all.filter(|part| !own.contains(part) && !kept.contains(part)).collect()
}

fn made(world: &World, entity: Entity) -> Made {
    Made {
        parts: parts_of(world, entity),
        text: world.get::<EditableText>(entity).map(|field| field.value().to_string()),
    }
}

/// Notes what an element was made with.
pub(super) fn note_parts(world: &mut World, entity: Entity) {
    let made = made(world, entity);
    world.entity_mut(entity).insert(made);
}

/// What kind of element it is, whatever its state: the components that it was made with.
pub(super) fn kind(world: &World, entity: Entity) -> Vec<ComponentId> {
    let made = world.get::<Made>(entity).map(|made| made.parts.clone());
    let mut kind = made.unwrap_or_else(|| parts_of(world, entity));
    let tab = world.component_id::<TabIndex>();
    let states = &world.resource::<Parts>().states;
    kind.retain(|part| !states.contains(part) && Some(*part) != tab);
    kind.sort_unstable();
    kind
}

/// What an element does, as bits: whether it is a button, a field and so on.
pub(super) fn role(world: &World, entity: Entity) -> u32 {
    let entity = world.entity(entity);
    let roles = world.resource::<Parts>().roles.iter().enumerate();
    roles.fold(0, |role, (at, part)| role | u32::from(entity.contains_id(*part)) << at)
}

/// Gives an element the components and observers of the described one, which is left without them.
pub(super) fn take_over(world: &mut World, element: Entity, described: Entity) {
    let will_be = made(world, described);
    lose(world, element, &will_be.parts);
    let differing: Vec<ComponentId> = will_be
        .parts
        .iter()
        .copied()
        .filter(|part| differs(world, *part, element, described))
        .chain(missing(world, element, described))
        .collect();
    let field = world.component_id::<EditableText>();
    let has_another_text = differing.iter().any(|part| Some(*part) == field);
    if !differing.is_empty() {
        let mut mover = EntityCloner::build_opt_in(world);
        mover.move_components(true).without_required_components(|mover| {
            mover.allow_by_ids(differing);
        });
        mover.clone_entity(described, element);
    }
    if has_another_text {
        style_again(world, element);
    }
    take_over_observers(world, element, described);
    if world.get::<Made>(element) != Some(&will_be) {
        world.entity_mut(element).insert(will_be);
    }
}

/// Has the engine style the letters of a field: it does so when the font or the room changes, not for another text,
/// whose letters would not be drawn.
fn style_again(world: &mut World, field: Entity) {
    fn touch<C: Component<Mutability = Mutable>>(field: &mut EntityWorldMut) {
        if let Some(mut part) = field.get_mut::<C>() {
            part.set_changed();
        }
    }
    let mut field = world.entity_mut(field);
    touch::<TextFont>(&mut field);
    touch::<LineHeight>(&mut field);
    touch::<TextLayout>(&mut field);
    touch::<ComputedNode>(&mut field);
}

/// Removes what the element was made with and what the description has not, and states that the description has not.
fn lose(world: &mut World, element: Entity, parts: &[ComponentId]) {
    let was = world.get::<Made>(element).map(|made| made.parts.clone());
    let was = was.unwrap_or_else(|| parts_of(world, element));
    let states = world.resource::<Parts>().states.iter().copied();
    let there = world.entity(element);
    let mut lost: Vec<ComponentId> = was
        .into_iter()
        .chain(states)
        .filter(|part| !parts.contains(part) && there.contains_id(*part))
        .collect();
    lost.sort_unstable();
    lost.dedup();
    if !lost.is_empty() {
        world.entity_mut(element).remove_by_ids(&lost);
    }
}

/// What the element would keep if it had it, and has not.
fn missing(world: &World, element: Entity, described: Entity) -> Vec<ComponentId> {
    let (old, new) = (world.entity(element), world.entity(described));
    let kept = world.resource::<Parts>().kept.iter().copied();
    kept.filter(|part| new.contains_id(*part) && !old.contains_id(*part))
        .collect()
}

fn differs(world: &World, part: ComponentId, element: Entity, described: Entity) -> bool {
    let (old, new) = (world.entity(element), world.entity(described));
    if !old.contains_id(part) {
        return true;
    }
    let Some(info) = world.components().get_info(part) else {
        return false;
    };
    // The words of a message are put into the text when it is localized.
    if info.type_id() == Some(TypeId::of::<Text>()) && new.contains::<LocalizedText>() {
        return false;
    }
    // A mark without data has only one value.
    if info.layout().size() == 0 {
        return false;
    }
    match world.resource::<Parts>().equal.get(&part) {
        Some(equal) => !equal(world, old, new),
        None => true,
    }
}

/// An observer can know values of the description, so the old ones are always replaced.
fn take_over_observers(world: &mut World, element: Entity, described: Entity) {
    let old = world.get::<ObservedBy>(element).map(|by| by.get().to_vec());
    for observer in old.into_iter().flatten() {
        world.despawn(observer);
    }
    if world.get::<ObservedBy>(described).is_some() {
        let mut cloner = EntityCloner::build_opt_in(world);
        cloner.add_observers(true).allow::<ObservedBy>();
        cloner.clone_entity(described, element);
    }
}
