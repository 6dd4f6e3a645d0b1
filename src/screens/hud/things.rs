//! The things of the table as nodes of what a screen reader gets: each die, card, pile and part of a board, where it
//! lies, named by what it is and whose, with what can be done with it. To press one is to click it on the table.
//!
//! They are there while a screen reader listens, as elements that can't be seen over the things. For Tab they are one
//! stop, the last one; the arrows lead from one to the next. The games say which things there are ([`Thing`]) and read
//! what is pressed ([`ThingPressed`]).

use std::fmt::Debug;

use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use messages::Message;
use messages::texts::access as words;
use rules::ids::{SeatId, Viewer};
use window_kit::presentation::camera::screen_position;
use window_kit::presentation::visual::{Highlight, TableCamera};
use window_kit::table::phase::TableGate;
use window_kit::table::viewer::TableViewer;
use window_kit::ui::access::{Access, Listening};
use window_kit::ui::button::on_press;
use window_kit::ui::focus::{FocusName, FocusWish, focusable};
use window_kit::ui::in_place::{InPlace, Key};
use window_kit::ui::roving::{RovingItem, RovingList};
use window_kit::window::state::Screen;
use window_kit::window::steps::HudSystems;

/// The size of the element of a thing, in logical pixels.
const SIZE: f32 = 44.0;

/// What a thing of a game is. Its debug form is its name in the tree, and does not change while it lies there.
pub(crate) trait ThingKind: Copy + Debug + PartialEq + Send + Sync + 'static {}

impl<T: Copy + Debug + PartialEq + Send + Sync + 'static> ThingKind for T {}

/// What can be done with a thing now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// It can be taken.
    Takeable,
    /// It is chosen.
    Chosen,
    /// What is chosen can go there.
    Target,
}

impl Mark {
    /// What the light on a thing says.
    pub const fn of(light: Highlight) -> Option<Self> {
        match light {
            Highlight::Takeable => Some(Self::Takeable),
            Highlight::Selected => Some(Self::Chosen),
            Highlight::Target => Some(Self::Target),
            Highlight::Focus | Highlight::Fallen | Highlight::Cocked => None,
        }
    }
}

/// A thing of the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Thing<T> {
    /// What it is.
    pub what: T,
    /// Its owner, if it has one.
    pub owner: Option<SeatId>,
    /// Its words, without its owner.
    pub name: Message,
    /// What can be done with it.
    pub mark: Option<Mark>,
    /// Its middle in the window: 0 to 1 from left to right and from top to bottom.
    pub at: Vec2,
}

impl<T> Thing<T> {
    /// Its name, for this viewer.
    fn words(&self, viewer: Viewer) -> Message {
        let name = match self.owner {
            Some(owner) if viewer != Viewer::Player(owner) => words::thing_of(owner, self.name.clone()),
            _ => words::thing_own(self.name.clone()),
        };
        match self.mark {
            Some(Mark::Takeable) => words::thing_takeable(name),
            Some(Mark::Chosen) => words::thing_chosen(name),
            Some(Mark::Target) => words::thing_target(name),
            None => name,
        }
    }
}

/// A thing is pressed: what a click on it does, has to be done.
#[derive(bevy::prelude::Message, Clone, Copy, Debug, PartialEq)]
pub(crate) struct ThingPressed<T: ThingKind>(pub T);

/// Positions in the window, for [`Thing::at`].
#[derive(SystemParam)]
pub(crate) struct InWindow<'w, 's> {
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl InWindow<'_, '_> {
    /// The position in the window of a point of the world; `None` if it is not before the camera.
    pub fn of(&self, place: Vec3) -> Option<Vec2> {
        let (camera, transform) = self.camera.single().ok()?;
        Some(screen_position(camera, transform, place)? / camera.logical_viewport_size()?)
    }
}

/// Adds the things of a game: `list` says which there are, while a match of this game is played.
pub(crate) fn add_things<T: ThingKind, M, N>(
    app: &mut App,
    list: impl IntoSystem<(), Vec<Thing<T>>, M> + 'static,
    is_played: impl SystemCondition<N>,
) {
    let listening = |listening: Res<Listening>| listening.0;
    app.add_message::<ThingPressed<T>>().add_systems(
        Update,
        list.pipe(show::<T>)
            .run_if(is_played.and_then(in_state(Screen::Match)).and_then(listening))
            .in_set(HudSystems::Show),
    );
}

/// The element with all things.
#[derive(Component, Clone, Copy, Debug)]
struct Things;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open_and_close.run_if(in_state(Screen::Match)).before(HudSystems::Show),
    );
}

fn open_and_close(listening: Res<Listening>, roots: Query<Entity, With<Things>>, mut commands: Commands) {
    if listening.0 != roots.is_empty() {
        return;
    }
    if !listening.0 {
        for root in &roots {
            commands.entity(root).despawn();
        }
        return;
    }
    commands.spawn((
        Things,
        RovingList,
        DespawnOnExit(Screen::Match),
        TabGroup::new(4),
        Access::group(words::THINGS),
        // In reading order it is the last: it lies along the lower edge, and the things lie outside of it.
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            bottom: px(0),
            width: percent(100),
            // Not in pixels: in a small window one would be none.
            height: vh(1),
            ..default()
        },
        Pickable::IGNORE,
    ));
}

fn show<T: ThingKind>(
    In(things): In<Vec<Thing<T>>>,
    (gate, viewer): (Res<TableGate>, Res<TableViewer>),
    roots: Query<Entity, With<Things>>,
    items: Query<(&FocusName, &ChildOf), With<RovingItem>>,
    (focus, mut wish): (Res<InputFocus>, ResMut<FocusWish>),
    mut shown: Local<Option<(Entity, Viewer, Vec<Thing<T>>)>>,
    mut commands: Commands,
) {
    let Ok(root) = roots.single() else { return };
    // While something moves nothing can be pressed, so where it is then is not told; but nobody reads what somebody else
    // may see.
    let is_theirs = shown
        .as_ref()
        .is_some_and(|(of, seen_by, _)| (*of, *seen_by) == (root, viewer.0));
    if is_theirs && gate.showing {
        return;
    }
    // A die that still settles moves by parts of a pixel.
    let near = |one: &Thing<T>, other: &Thing<T>| one.at.distance_squared(other.at) < 1e-6;
    let same = shown.as_ref().is_some_and(|(.., before)| {
        is_theirs
            && before.len() == things.len()
            && before.iter().zip(&things).all(|(one, other)| {
                near(one, other)
                    && (one.what, one.owner, &one.name, one.mark) == (other.what, other.owner, &other.name, other.mark)
            })
    });
    if same {
        return;
    }
    let focused = focus.get().and_then(|focused| items.get(focused).ok());
    let focused = focused.filter(|(_, of)| of.parent() == root).map(|(name, _)| name);
    let stays = |name: &FocusName| things.iter().any(|thing| focus_name(thing.what) == *name);
    if focused.is_some_and(|name| !stays(name))
        && let Some(first) = things.first()
    {
        // The focus stays among the things.
        wish.set(focus_name(first.what).0);
    }
    let viewed = viewer.0;
    commands.entity(root).update_children(|root| {
        for thing in &things {
            spawn(root, thing, viewed);
        }
    });
    *shown = Some((root, viewed, things));
}

fn focus_name<T: ThingKind>(what: T) -> FocusName {
    FocusName::new(format!("thing.{what:?}"))
}

fn spawn<T: ThingKind>(root: &mut ChildSpawnerCommands, thing: &Thing<T>, viewer: Viewer) {
    let what = thing.what;
    let name = focus_name(what);
    let middle = thing.at * 100.0;
    root.spawn((
        Key::new(name.0.clone()),
        name,
        Button,
        focusable(),
        RovingItem,
        Access::named(thing.words(viewer)),
        Node {
            position_type: PositionType::Absolute,
            left: vw(middle.x),
            bottom: vh(100.0 - middle.y),
            width: px(SIZE),
            height: px(SIZE),
            margin: UiRect {
                left: px(-0.5 * SIZE),
                bottom: px(-0.5 * SIZE),
                ..default()
            },
            ..default()
        },
        Pickable::IGNORE,
        on_press(move |_: On<Activate>, mut presses: MessageWriter<ThingPressed<T>>| {
            presses.write(ThingPressed(what));
        }),
    ));
}
