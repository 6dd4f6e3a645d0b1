//! The table in words, for people who hear it: what lies there, and what can be done as buttons. What happens is
//! announced line by line.
//!
//! It is there while a screen reader listens. It stands beside the window, and comes into it while it has the focus, so
//! that whoever goes through it with Tab sees where they are. It waits for the table to be still, as hands do.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use bevy::ecs::system::SystemParam;

use super::gate::ThrowNow;
use crate::input::ready::Ready;
use crate::presentation::frames::Frames;
use crate::screens::hud::events::HudEvent;
use crate::table::replay::state::Replay;
use crate::table::viewer::TableViewer;
use crate::ui::access::{Access, Announcer, Listening};
use crate::ui::button::{ButtonLook, control, on_press};
use crate::ui::focus::{FocusName, FocusWish};
use crate::ui::look::{EDGE, PLATE_SOLID};
use crate::ui::scale::FrameScale;
use crate::ui::scroll::{by_keys, scroll_area};
use crate::ui::shown::Shown;
use crate::ui::text::{bold, text};
use crate::window::intent::{ConfirmAnswer, ConfirmAsk, Notice};
use crate::window::state::{GateWaits, Screen};
use crate::window::steps::HudSystems;
use host::request::{ActionRequest, ManualThrow, SeatRequest, Undo, Undone};
use host::view::MatchView;
use messages::Message;
use messages::texts::{access as words, text as texts};
use rules::ids::Viewer;
use text_table::spoken::{self, TableChoice};

/// The question before a choice that has one.
const QUESTION: &str = "in-words";
/// The names of the list and of the first choice.
const LIST: &str = "words.list";
const FIRST: &str = "words.choice.0";

/// The panel.
#[derive(Component, Clone, Copy, Debug)]
struct InWords;

/// The list of facts and choices.
#[derive(Component, Clone, Copy, Debug)]
struct List;

/// What a choice does.
#[derive(Clone, Debug, PartialEq)]
enum Deed {
    /// Asks the host.
    Ask(TableChoice),
    /// Throws what the table waits for.
    Throw(Message),
}

impl Deed {
    const fn what(&self) -> &Message {
        match self {
            Self::Ask(choice) => &choice.what,
            Self::Throw(what) => what,
        }
    }
}

/// What the list says.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    facts: Vec<Message>,
    deeds: Vec<Deed>,
    scale: FrameScale,
}

/// The request that waits for an answer to its question.
#[derive(Resource, Clone, Debug, Default)]
struct Unconfirmed(Option<SeatRequest>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Unconfirmed>().add_systems(
        Update,
        (
            announce,
            (hear_answers, open_and_close, fill, show_with_focus)
                .chain()
                .run_if(in_state(Screen::Match).and_then(resource_exists::<MatchView>)),
        )
            .in_set(HudSystems::Show),
    );
}

/// Announces what happens, in the words of the log, and what the table says of an attempt.
fn announce(
    mut events: MessageReader<HudEvent>,
    mut undone: MessageReader<Undone>,
    mut notices: MessageReader<Notice>,
    (listening, replay): (Res<Listening>, Replay),
    mut announcer: ResMut<Announcer>,
) {
    let is_quiet = !listening.0 || replay.is_skipping();
    let lines = events.read().filter_map(|HudEvent(event)| event.line());
    let lines: Vec<Message> = lines.collect();
    let undone = undone.read().map(|undone| texts::undone(undone.seat));
    let notices = notices.read().map(|notice| notice.text.clone());
    for line in lines.into_iter().chain(undone).chain(notices) {
        if !is_quiet {
            announcer.say(line);
        }
    }
}

/// Asks for what a choice does.
#[derive(SystemParam)]
struct Asking<'w> {
    acts: MessageWriter<'w, ActionRequest>,
    throws: MessageWriter<'w, ManualThrow>,
    backs: MessageWriter<'w, Undo>,
    now: MessageWriter<'w, ThrowNow>,
    questions: MessageWriter<'w, ConfirmAsk>,
    unconfirmed: ResMut<'w, Unconfirmed>,
}

impl Asking<'_> {
    fn perform(&mut self, deed: &Deed) {
        match deed {
            Deed::Throw(_) => {
                self.now.write(ThrowNow);
            }
            Deed::Ask(TableChoice {
                question: Some([text, yes, no]),
                request,
                ..
            }) => {
                self.unconfirmed.0 = Some(request.clone());
                self.questions.write(ConfirmAsk {
                    id: QUESTION,
                    text: text.clone(),
                    yes: yes.clone(),
                    no: no.clone(),
                    loses: false,
                });
            }
            Deed::Ask(choice) => self.ask(choice.request.clone()),
        }
    }

    fn ask(&mut self, request: SeatRequest) {
        match request {
            SeatRequest::Act(act) => {
                self.acts.write(act);
            }
            SeatRequest::Throw(throw) => {
                self.throws.write(throw);
            }
            SeatRequest::Undo(undo) => {
                self.backs.write(undo);
            }
        }
    }
}

fn hear_answers(mut answers: MessageReader<ConfirmAnswer>, mut asking: Asking) {
    for answer in answers.read().filter(|answer| answer.id == QUESTION) {
        let request = asking.unconfirmed.0.take();
        if let Some(request) = request.filter(|_| answer.yes) {
            asking.ask(request);
        }
    }
}

fn open_and_close(listening: Res<Listening>, panels: Query<Entity, With<InWords>>, mut commands: Commands) {
    if listening.0 != panels.is_empty() {
        return;
    }
    if !listening.0 {
        for panel in &panels {
            commands.entity(panel).despawn();
        }
        return;
    }
    let mut list = Entity::PLACEHOLDER;
    commands
        .spawn((
            InWords,
            DespawnOnExit(Screen::Match),
            TabGroup::new(0),
            Access::group(words::TABLE),
            Node {
                position_type: PositionType::Absolute,
                padding: px(10).all(),
                border: UiRect::right(px(1)),
                flex_direction: FlexDirection::Column,
                ..default()
            },
            BackgroundColor(PLATE_SOLID),
            BorderColor::all(EDGE),
            GlobalZIndex(20),
        ))
        .with_children(|panel| {
            let frame = Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                ..default()
            };
            list = scroll_area(panel, frame, 4.0, |_| {});
        });
    commands
        .entity(list)
        .insert((List, by_keys(), FocusName::new(LIST), Access::named(words::TABLE_LIST)));
}

fn fill(
    (view, viewer, waits): (Res<MatchView>, Res<TableViewer>, Res<GateWaits>),
    ready: Ready,
    scale: Res<FrameScale>,
    lists: Query<(Entity, Option<&Children>), With<List>>,
    parents: Query<&ChildOf>,
    (mut focus, mut wish): (ResMut<InputFocus>, ResMut<FocusWish>),
    mut shown: Local<Shown<(Entity, Model)>>,
    mut was_free: Local<bool>,
    mut commands: Commands,
) {
    let Ok((list, children)) = lists.single() else { return };
    let is_known = shown.now().is_some_and(|(of, _)| *of == list);
    let was_free = std::mem::replace(&mut *was_free, ready.is_free());
    let is_new = view.is_changed() || viewer.is_changed() || waits.is_changed() || scale.is_changed();
    if is_known && !is_new && was_free == ready.is_free() {
        return;
    }
    let model = Model {
        facts: spoken::facts(&view, viewer.0),
        deeds: deeds(&view, viewer.0, *waits, &ready),
        scale: *scale,
    };
    let Some((_, model)) = shown.change((list, model)) else {
        return;
    };
    let has_focus = |focused: Entity| focused == list || parents.iter_ancestors(focused).any(|above| above == list);
    if focus.get().is_some_and(has_focus) {
        // The focus stays in the list: on the first choice, once there is one.
        focus.set(list, FocusCause::Navigated);
        if !model.deeds.is_empty() {
            wish.set(FIRST);
        }
    }
    if children.is_some() {
        commands.entity(list).despawn_related::<Children>();
    }
    commands.entity(list).with_children(|list| fill_list(list, model));
}

/// What the person who is due can do, while the table is still.
fn deeds(view: &MatchView, viewer: Viewer, waits: GateWaits, ready: &Ready) -> Vec<Deed> {
    if waits.throw && !waits.score {
        return vec![Deed::Throw(spoken::throw(view))];
    }
    let awaited = view.awaited.as_ref().map(|awaited| awaited.seat);
    let awaited = awaited.filter(|seat| ready.is_free() && ready.is_person(*seat));
    let Some(seat) = ready.seat().or(awaited) else {
        return Vec::new();
    };
    if viewer != Viewer::Player(seat) && viewer != Viewer::Public {
        return Vec::new();
    }
    spoken::choices(view, seat).into_iter().map(Deed::Ask).collect()
}

fn fill_list(list: &mut ChildSpawnerCommands, model: &Model) {
    let scale = model.scale;
    for fact in &model.facts {
        list.spawn((
            text(fact.clone(), scale.text(14.0)),
            Node {
                flex_shrink: 0.0,
                ..default()
            },
        ));
    }
    if model.deeds.is_empty() {
        return;
    }
    list.spawn((bold(words::CHOICES, scale.text(16.0)), Access::heading()));
    for (number, deed) in model.deeds.iter().enumerate() {
        let deed = deed.clone();
        list.spawn((
            control(ButtonLook::Plain, scale.0 * 0.9),
            FocusName::new(format!("words.choice.{number}")),
            children![text(deed.what().clone(), scale.text(14.0))],
            on_press(move |_: On<Activate>, mut asking: Asking| asking.perform(&deed)),
        ));
    }
}

/// Puts the panel into the window while it has the focus, and beside it otherwise.
fn show_with_focus(
    focus: Res<InputFocus>,
    frames: Res<Frames>,
    parents: Query<&ChildOf>,
    mut panels: Query<(Entity, &mut Node), With<InWords>>,
) {
    for (panel, mut node) in &mut panels {
        let has_focus = focus
            .get()
            .is_some_and(|focused| parents.iter_ancestors(focused).any(|above| above == panel));
        let of_window = |part: f32| percent(part * 100.0);
        let wide = frames.drawer();
        let left = of_window(if has_focus { 0.0 } else { -2.0 * wide });
        let (top, width) = (of_window(frames.bar()), of_window(wide));
        let height = of_window(1.0 - frames.bar() - frames.strip());
        if (node.left, node.top, node.width, node.height) != (left, top, width, height) {
            (node.left, node.top, node.width, node.height) = (left, top, width, height);
        }
    }
}
