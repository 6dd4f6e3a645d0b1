//! Keyboard focus: Tab goes through all elements, and through a [`roving`](super::roving) list in one step; arrows move
//! by position, and a brass outline always shows the focus.

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::{ButtonState, InputSystems};
use bevy::input_focus::directional_navigation::{AutoNavigationConfig, FocusableArea};
use bevy::input_focus::navigator::find_best_candidate;
use bevy::input_focus::tab_navigation::{NavAction, TabGroup, TabIndex, TabNavigation, TabNavigationPlugin};
use bevy::input_focus::{FocusCause, FocusedInput, InputFocus, InputFocusSystems};
use bevy::math::CompassOctant;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::ui::{ComputedNode, InteractionDisabled, UiGlobalTransform, UiSystems};
use bevy::ui_widgets::ScrollIntoView;
use bevy::window::PrimaryWindow;

use crate::intents::AnyPress;
use crate::ui::look::BRASS;
use crate::ui::roving::RovingItem;
use crate::window::intent::HadFocus;
use crate::window::state::{Overlay, Screen, at_the_table};

/// The name of an element that can have focus. An element with the same name stays when its page is updated in place,
/// and gets the focus back when its page is spawned again.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct FocusName(pub String);

impl FocusName {
    /// Makes a name.
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }
}

/// The name of the element that had focus last.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct LastFocus(pub(super) Option<String>);

/// The name of the element that gets the focus as soon as it exists: on a page that is spawned, perhaps some frames
/// later. If the player presses anything before that, the wish is dropped.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct FocusWish(Option<String>);

impl FocusWish {
    /// Wishes for an element.
    pub fn set(&mut self, name: impl Into<String>) {
        self.0 = Some(name.into());
    }
}

/// Where the focus was on the pages that were replaced by another one, by page, and on the screen that was.
#[derive(Resource, Clone, Debug, Default)]
struct LeftAt {
    pages: HashMap<Overlay, String>,
    screen: Option<String>,
}

/// Remembers the focus on a page that is replaced by another one, and restores it.
#[derive(SystemParam)]
pub struct FocusOnPages<'w> {
    last: Res<'w, LastFocus>,
    left: ResMut<'w, LeftAt>,
    wish: ResMut<'w, FocusWish>,
}

impl FocusOnPages<'_> {
    /// Remembers the focus of a page that is replaced for a while.
    pub fn leave(&mut self, page: Overlay) {
        // A screen stays under its overlays, and so does its focused element.
        if page == Overlay::None {
            return;
        }
        match &self.last.0 {
            Some(name) => self.left.pages.insert(page, name.clone()),
            None => self.left.pages.remove(&page),
        };
    }

    /// Restores the focus of a page that is shown again.
    pub fn come_back(&mut self, page: Overlay) {
        if let Some(name) = self.left.pages.remove(&page) {
            self.wish.set(name);
        }
    }

    /// Remembers the focus of the screen that another one replaces for a while.
    pub fn leave_screen(&mut self) {
        self.left.screen.clone_from(&self.last.0);
    }

    /// Gives the focus of a screen that is shown again to what led away from it.
    pub fn come_back_to_screen(&mut self) {
        if let Some(name) = self.left.screen.take() {
            self.wish.set(name);
        }
    }
}

fn drop_wish(press: AnyPress, mut wish: ResMut<FocusWish>) {
    if wish.0.is_some() && press.just() {
        wish.0 = None;
    }
}

/// Gives the focus to the wished element, once it exists.
fn grant_wish(
    names: Query<(Entity, &FocusName), With<TabIndex>>,
    mut wish: ResMut<FocusWish>,
    mut focus: ResMut<InputFocus>,
) {
    let Some(wanted) = &wish.0 else { return };
    if let Some((entity, _)) = names.iter().find(|(_, name)| name.0 == *wanted) {
        focus.set(entity, FocusCause::Navigated);
        wish.0 = None;
    }
}

/// An element that could have focus if it could be pressed. Until then Tab, arrows and clicks skip it, and it gets no
/// keys.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct PassedBy(TabIndex);

/// Elements that have focus, or would have it if they could be pressed.
pub(super) type CanHaveFocus = Or<(With<TabIndex>, With<PassedBy>)>;

/// The components that make an element focusable.
pub fn focusable() -> impl Bundle {
    (TabIndex(0), Outline::new(px(2), px(2), Color::NONE))
}

fn note_focus(focus: Res<InputFocus>, focusable: Query<(), With<TabIndex>>, mut had: ResMut<HadFocus>) {
    had.set_if_neq(HadFocus(focus.get().is_some_and(|entity| focusable.contains(entity))));
}

/// Moves the focus, and shows where it is.
pub fn plugin(app: &mut App) {
    if !app.is_plugin_added::<TabNavigationPlugin>() {
        app.add_plugins(TabNavigationPlugin);
    }
    app.init_resource::<LastFocus>()
        .init_resource::<HadFocus>()
        .init_resource::<FocusWish>()
        .init_resource::<LeftAt>()
        .add_systems(
            PreUpdate,
            (note_focus, drop_wish)
                .after(InputSystems)
                .before(InputFocusSystems::Dispatch),
        )
        .init_resource::<AutoNavigationConfig>()
        .add_observer(go_by_arrows)
        .add_observer(begin_on_the_plate)
        .add_observer(remember_what_goes)
        .add_observer(take_up_focus)
        .add_observer(pass_by)
        .add_observer(stop_again)
        .add_systems(PostUpdate, move_on.after(UiSystems::Layout).before(remember_focus))
        .add_systems(
            PostUpdate,
            (grant_wish, remember_focus, outline_focus, keep_focus_in_view)
                .chain()
                .after(UiSystems::Layout),
        );
}

fn outline_focus(focus: Res<InputFocus>, mut outlines: Query<(Entity, &mut Outline), CanHaveFocus>) {
    for (entity, mut outline) in &mut outlines {
        let colour = if focus.get() == Some(entity) {
            BRASS
        } else {
            Color::NONE
        };
        if outline.color != colour {
            outline.color = colour;
        }
    }
}

fn remember_focus(focus: Res<InputFocus>, names: Query<&FocusName>, mut last: ResMut<LastFocus>) {
    if focus.is_changed()
        && let Some(entity) = focus.get()
    {
        last.0 = names.get(entity).ok().map(|name| name.0.clone());
    }
}

/// Needed for an element that goes in the same frame in which it came: `remember_focus` has not run yet.
pub(super) fn remember_what_goes(
    gone: On<Remove, FocusName>,
    focus: Res<InputFocus>,
    names: Query<&FocusName>,
    mut last: ResMut<LastFocus>,
) {
    if focus.get() == Some(gone.entity) {
        last.0 = names.get(gone.entity).ok().map(|name| name.0.clone());
    }
}

/// Gives the focus to the new element with the same name if the focused element was despawned with its screen.
fn take_up_focus(
    added: On<Add, FocusName>,
    names: Query<&FocusName>,
    entities: Query<(), ()>,
    last: Res<LastFocus>,
    mut focus: ResMut<InputFocus>,
) {
    // Not if the focus was cleared on purpose: no element is focused then.
    let lost = focus.get().is_some_and(|entity| !entities.contains(entity));
    if lost
        && let Ok(name) = names.get(added.entity)
        && last.0.as_deref() == Some(name.0.as_str())
    {
        focus.set(added.entity, FocusCause::Navigated);
    }
}

fn keep_focus_in_view(focus: Res<InputFocus>, focusable: Query<(), With<TabIndex>>, mut commands: Commands) {
    if focus.is_changed()
        && let Some(entity) = focus.get()
        && focusable.contains(entity)
    {
        commands.trigger(ScrollIntoView { entity });
    }
}

pub(super) fn pass_by(disabled: On<Add, InteractionDisabled>, stops: Query<&TabIndex>, mut commands: Commands) {
    if let Ok(index) = stops.get(disabled.entity) {
        commands
            .entity(disabled.entity)
            .try_insert(PassedBy(*index))
            .try_remove::<TabIndex>();
    }
}

pub(super) fn stop_again(
    enabled: On<Remove, InteractionDisabled>,
    passed_by: Query<&PassedBy>,
    mut commands: Commands,
) {
    if let Ok(PassedBy(index)) = passed_by.get(enabled.entity) {
        commands
            .entity(enabled.entity)
            .try_insert(*index)
            .try_remove::<PassedBy>();
    }
}

/// Moves the focus on when the focused element can't be pressed any more. At the table, the table gets the keys then;
/// elsewhere the nearest element of the plate gets the focus.
fn move_on(
    passed_by: Query<&UiGlobalTransform, With<PassedBy>>,
    others: Query<(Entity, &TabIndex, &UiGlobalTransform, &InheritedVisibility)>,
    parents: Query<&ChildOf>,
    groups: Query<(Entity, &TabGroup)>,
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    mut focus: ResMut<InputFocus>,
) {
    let Some(here) = focus.get() else { return };
    let Ok(at) = passed_by.get(here) else { return };
    let group = group_of(here, &parents, &groups);
    let nearest = others
        .iter()
        .filter(|(entity, index, _, visible)| {
            index.0 >= 0 && visible.get() && group_of(*entity, &parents, &groups) == group
        })
        .min_by(|(_, _, a, _), (_, _, b, _)| {
            let far = |other: &UiGlobalTransform| other.translation.distance_squared(at.translation);
            far(a).total_cmp(&far(b))
        });
    match nearest {
        Some((entity, ..)) if !at_the_table(screen, overlay) => focus.set(entity, FocusCause::Navigated),
        _ => focus.clear(),
    }
}

/// Arrow keys that no widget used move the focus to the nearest neighbour on the same plate.
fn go_by_arrows(
    mut input: On<FocusedInput<KeyboardInput>>,
    windows: Query<(), With<PrimaryWindow>>,
    mut focus: ResMut<InputFocus>,
    config: Res<AutoNavigationConfig>,
    areas: Query<(
        Entity,
        &TabIndex,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        Has<RovingItem>,
    )>,
    parents: Query<&ChildOf>,
    groups: Query<(Entity, &TabGroup)>,
    tab: TabNavigation,
) {
    // Only keys that reached the window unused.
    if !windows.contains(input.focused_entity) || input.input.state != ButtonState::Pressed {
        return;
    }
    let direction = match input.input.key_code {
        KeyCode::ArrowUp => CompassOctant::North,
        KeyCode::ArrowDown => CompassOctant::South,
        KeyCode::ArrowLeft => CompassOctant::West,
        KeyCode::ArrowRight => CompassOctant::East,
        _ => return,
    };
    let current = focus.get().filter(|entity| areas.contains(*entity));
    let group = current.and_then(|current| group_of(current, &parents, &groups));
    let (Some(current), true) = (current, is_open_to(group, &groups)) else {
        let first = open_plate(&groups).and_then(|plate| tab.initialize(plate, NavAction::First).ok());
        if let Some(first) = first {
            input.propagate(false);
            focus.set(first, FocusCause::Navigated);
        }
        return;
    };
    let mut origin = None;
    let mut others = Vec::new();
    for (entity, index, node, transform, visible, roves) in &areas {
        // Parts of a widget are left out, as with Tab: the widget as a whole reads the keys.
        let part = index.0 < 0 && !roves && entity != current;
        if part || !visible.get() || group_of(entity, &parents, &groups) != group {
            continue;
        }
        let area = FocusableArea {
            entity,
            position: transform.translation,
            size: node.size(),
        };
        if entity == current {
            origin = Some(area);
        } else {
            others.push(area);
        }
    }
    if let Some(origin) = origin
        && let Some(next) = find_best_candidate(&origin, direction, &others, &config)
            .or_else(|| around_the_end(&origin, direction, &others))
    {
        input.propagate(false);
        focus.set(next, FocusCause::Navigated);
    }
}

/// The Tab key starts on the open plate if nothing on it has focus, and never leads to elements under the plate.
fn begin_on_the_plate(
    input: On<FocusedInput<KeyboardInput>>,
    windows: Query<(), With<PrimaryWindow>>,
    keys: Res<ButtonInput<KeyCode>>,
    parents: Query<&ChildOf>,
    groups: Query<(Entity, &TabGroup)>,
    tab: TabNavigation,
    mut focus: ResMut<InputFocus>,
) {
    let tabs = input.input.key_code == KeyCode::Tab && input.input.state == ButtonState::Pressed;
    if !tabs || !windows.contains(input.focused_entity) {
        return;
    }
    let Some(plate) = open_plate(&groups) else { return };
    let group = focus.get().and_then(|focus| group_of(focus, &parents, &groups));
    if is_open_to(group, &groups) {
        return;
    }
    // From here the engine moves the focus on, past the end.
    let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let from = tab.initialize(plate, if back { NavAction::First } else { NavAction::Last });
    if let Ok(from) = from {
        focus.set(from, FocusCause::Navigated);
    }
}

/// The modal plate, which is open over everything and gets all keys. Of several the one with the highest order is.
fn open_plate(groups: &Query<(Entity, &TabGroup)>) -> Option<Entity> {
    let plates = groups.iter().filter(|(_, group)| group.modal);
    plates.max_by_key(|(_, group)| group.order).map(|(plate, _)| plate)
}

/// Whether the keys can go to this group: they can go to any group unless a plate is open over it.
fn is_open_to(group: Option<Entity>, groups: &Query<(Entity, &TabGroup)>) -> bool {
    let plate = open_plate(groups);
    plate.is_none() || group == plate
}

/// Goes from the last element of a column to its first, and back.
fn around_the_end(origin: &FocusableArea, direction: CompassOctant, others: &[FocusableArea]) -> Option<Entity> {
    let sign = match direction {
        CompassOctant::North => 1.0,
        CompassOctant::South => -1.0,
        _ => return None,
    };
    others
        .iter()
        .filter(|area| (area.position.x - origin.position.x).abs() * 2.0 < area.size.x.max(origin.size.x))
        .max_by(|a, b| (a.position.y * sign).total_cmp(&(b.position.y * sign)))
        .map(|area| area.entity)
}

fn group_of(entity: Entity, parents: &Query<&ChildOf>, groups: &Query<(Entity, &TabGroup)>) -> Option<Entity> {
    parents
        .iter_ancestors(entity)
        .find(|ancestor| groups.contains(*ancestor))
}
