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
use crate::screens::hud::events::HudEvent;
use crate::screens::hud::since::SinceLastTurn;
use host::request::{ActionRequest, ManualThrow, SeatRequest, Undo, Undone};
use host::view::MatchView;
use messages::Message;
use messages::texts::{access as words, text as texts};
use rules::ids::Viewer;
use text_table::spoken::{self, TableChoice};
use window_kit::input::ready::Ready;
use window_kit::presentation::frames::Frames;
use window_kit::table::replay::state::Replay;
use window_kit::table::viewer::TableViewer;
use window_kit::ui::access::{Access, Announcer, Listening};
use window_kit::ui::button::{ButtonLook, control, on_press};
use window_kit::ui::focus::{FocusName, FocusWish};
use window_kit::ui::in_place::{InPlace, Key};
use window_kit::ui::look::{EDGE, PLATE_SOLID};
use window_kit::ui::scale::FrameScale;
use window_kit::ui::scroll::{by_keys, scroll_area};
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{bold, text};
use window_kit::window::intent::{ConfirmAnswer, ConfirmAsk, Notice};
use window_kit::window::state::{GateWaits, Screen};
use window_kit::window::steps::HudSystems;

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
    Ask(Box<TableChoice>),
    /// Throws what the table waits for.
    Throw(Message),
}

impl Deed {
    fn what(&self) -> &Message {
        match self {
            Self::Ask(choice) => &choice.what,
            Self::Throw(what) => what,
        }
    }

    /// The key of its button. It has the number of the decision: the same words at a later decision are another button,
    /// so that a screen reader says that there is a new one.
    fn key(&self) -> Key {
        Key::new(format!("{self:?}"))
    }
}

/// The key of a text. A text that changes is another one: screen readers say a new text, and not each changed one.
fn text_key(text: &Message) -> Key {
    Key::new(format!("{text:?}"))
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
        let Deed::Ask(choice) = deed else {
            self.now.write(ThrowNow);
            return;
        };
        let Some([text, yes, no]) = choice.question.clone() else {
            self.ask(choice.request.clone());
            return;
        };
        self.unconfirmed.0 = Some(choice.request.clone());
        self.questions.write(ConfirmAsk {
            id: QUESTION,
            text,
            yes,
            no,
            loses: false,
        });
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
    (view, viewer, waits, since): (Res<MatchView>, Res<TableViewer>, Res<GateWaits>, Res<SinceLastTurn>),
    ready: Ready,
    scale: Res<FrameScale>,
    lists: Query<Entity, With<List>>,
    (parents, keys): (Query<&ChildOf>, Query<&Key>),
    (mut focus, mut wish): (ResMut<InputFocus>, ResMut<FocusWish>),
    mut shown: Local<Shown<(Entity, Model)>>,
    mut was_free: Local<bool>,
    mut commands: Commands,
) {
    let Ok(list) = lists.single() else { return };
    let is_known = shown.now().is_some_and(|(of, _)| *of == list);
    let was_free = std::mem::replace(&mut *was_free, ready.is_free());
    let is_new = view.is_changed() || viewer.is_changed() || waits.is_changed() || scale.is_changed();
    let is_new = is_new || since.is_changed();
    if is_known && !is_new && was_free == ready.is_free() {
        return;
    }
    let model = Model {
        facts: since.0.iter().cloned().chain(spoken::facts(&view, viewer.0)).collect(),
        deeds: deeds(&view, viewer.0, *waits, &ready),
        scale: *scale,
    };
    let Some((_, model)) = shown.change((list, model)) else {
        return;
    };
    let has_focus = |focused: Entity| focused == list || parents.iter_ancestors(focused).any(|above| above == list);
    let stays = |focused: Entity| {
        let key = keys.get(focused).ok();
        key.is_some_and(|key| model.deeds.iter().any(|deed| deed.key() == *key))
    };
    if focus.get().is_some_and(|focused| has_focus(focused) && !stays(focused)) {
        // The focus stays in the list: on the first choice, once there is one.
        focus.set(list, FocusCause::Navigated);
        if !model.deeds.is_empty() {
            wish.set(FIRST);
        }
    }
    commands.entity(list).update_children(|list| fill_list(list, model));
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
    let choices = spoken::choices(view, seat).into_iter();
    choices.map(|choice| Deed::Ask(Box::new(choice))).collect()
}

fn fill_list(list: &mut ChildSpawnerCommands, model: &Model) {
    let scale = model.scale;
    for fact in &model.facts {
        list.spawn((
            text_key(fact),
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
            deed.key(),
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

#[cfg(test)]
mod tests {
    use bevy::ecs::message::MessageCursor;
    use bevy::state::app::StatesPlugin;

    use super::*;
    use games::catalog::{AnyAction, AnyEvent, AnyGame, AnyOptions, NAMES};
    use games::skip_bo::event::CardEvent;
    use host::request::DecisionId;
    use host::view::Players;
    use rules::game::Turn;
    use rules::ids::{Actor, MAX_SEATS, SeatId};
    use rules::rng::{Stream, stream};
    use rules::seats::Seats;
    use window_kit::table::phase::TableGate;
    use window_kit::ui::localized::LocalizedText;
    use window_kit::window::state::Overlay;

    /// A match of two in which the first decision is due, as this seat knows it.
    fn begun(name: &str) -> (MatchView, SeatId) {
        let options = AnyOptions::of_game(name).expect("a game");
        let seats = Seats::solo(2).expect("a seating");
        let mut game = AnyGame::new(&options, &seats, 3).expect("a match");
        let mut chance = stream(3, Stream::Chance);
        let due = loop {
            match game.turn() {
                Turn::Chance => {
                    let report = game.sample_chance(&mut chance);
                    game.apply(Actor::Chance, &report, &mut Vec::<AnyEvent>::new())
                        .expect("a report");
                }
                Turn::Players(due) => break due,
                Turn::Over => panic!("it is over"),
            }
        };
        let seat = due.lowest().expect("somebody is due");
        let mut legal: [std::sync::Arc<Vec<AnyAction>>; MAX_SEATS] = Default::default();
        legal[seat.index()] = std::sync::Arc::new(game.legal_actions(seat));
        let view = MatchView {
            view: game.view(Viewer::Player(seat)),
            seats,
            due,
            decisions: [DecisionId(7); MAX_SEATS],
            legal,
            awaited: None,
            undo: None,
            scores: game.scores(),
        };
        (view, seat)
    }

    /// A table where somebody listens.
    fn table(name: &str) -> App {
        let (view, seat) = begun(name);
        let mut players = Players::person_and_computer();
        if seat == SeatId(1) {
            players.0.reverse();
        }
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_state(Screen::Match)
            .init_state::<Overlay>()
            .init_resource::<SinceLastTurn>()
            .init_resource::<FrameScale>()
            .init_resource::<Frames>()
            .init_resource::<TableGate>()
            .init_resource::<GateWaits>()
            .init_resource::<InputFocus>()
            .init_resource::<FocusWish>()
            .init_resource::<Announcer>()
            .insert_resource(Listening(true))
            .insert_resource(TableViewer(Viewer::Player(seat)))
            .insert_resource(players)
            .insert_resource(view)
            .add_message::<HudEvent>()
            .add_message::<Undone>()
            .add_message::<Notice>()
            .add_message::<ActionRequest>()
            .add_message::<ManualThrow>()
            .add_message::<Undo>()
            .add_message::<ThrowNow>()
            .add_message::<ConfirmAsk>()
            .add_message::<ConfirmAnswer>()
            .add_plugins(plugin);
        app.update();
        app.update();
        app
    }

    /// The buttons of the choices, in order.
    fn buttons(app: &mut App) -> Vec<Entity> {
        let mut named = app.world_mut().query::<(Entity, &FocusName)>();
        let choices = named.iter(app.world());
        let mut choices: Vec<(usize, Entity)> = choices
            .filter_map(|(entity, name)| Some((name.0.strip_prefix("words.choice.")?.parse().ok()?, entity)))
            .collect();
        choices.sort_unstable();
        choices.into_iter().map(|(_, entity)| entity).collect()
    }

    fn texts(app: &mut App) -> usize {
        app.world_mut().query::<&LocalizedText>().iter(app.world()).count()
    }

    #[test]
    fn each_choice_is_a_button_that_asks_the_host_once() {
        for name in NAMES {
            let mut app = table(name);
            let view = app.world().resource::<MatchView>().clone();
            let seat = view.due.lowest().expect("a seat");
            let choices = spoken::choices(&view, seat);
            let buttons = buttons(&mut app);
            assert_eq!(buttons.len(), choices.len(), "{name}");
            let (at, choice) = (0..)
                .zip(&choices)
                .find(|(_, choice)| choice.question.is_none())
                .expect("a choice without a question");
            app.world_mut().trigger(Activate { entity: buttons[at] });
            let mut cursor = MessageCursor::<ActionRequest>::default();
            let mut asked = 0;
            // The engine keeps messages until a fixed step has run, and none has.
            for _ in 0..5 {
                app.update();
                let requests = app.world().resource::<Messages<ActionRequest>>();
                for request in cursor.read(requests) {
                    assert_eq!(SeatRequest::Act(request.clone()), choice.request);
                    asked += 1;
                }
            }
            assert_eq!(asked, 1, "{name}");
        }
    }

    #[test]
    fn a_choice_keeps_its_button_and_the_focus_until_the_next_decision() {
        let mut app = table("skip-bo");
        let before = buttons(&mut app);
        let focused = before[1];
        app.world_mut()
            .resource_mut::<InputFocus>()
            .set(focused, FocusCause::Navigated);
        app.world_mut().resource_mut::<FrameScale>().0 *= 1.5;
        app.update();
        app.update();
        assert_eq!(buttons(&mut app), before);
        assert_eq!(app.world().resource::<InputFocus>().get(), Some(focused));
        let mut view = app.world_mut().resource_mut::<MatchView>();
        view.decisions = [DecisionId(8); MAX_SEATS];
        app.update();
        app.update();
        let now = buttons(&mut app);
        assert!(now.len() == before.len() && now.iter().all(|button| !before.contains(button)));
        let focus = app.world().resource::<InputFocus>().get().expect("a focus");
        assert!(
            app.world().get::<List>(focus).is_some(),
            "on its way to the first choice"
        );
    }

    #[test]
    fn choices_wait_until_the_table_is_still_and_facts_do_not() {
        for name in NAMES {
            let mut app = table(name);
            let all = texts(&mut app);
            app.world_mut().resource_mut::<TableGate>().showing = true;
            app.update();
            app.update();
            assert_eq!(buttons(&mut app).len(), 0, "{name}");
            assert!(texts(&mut app) > 0 && texts(&mut app) < all, "{name}");
            app.world_mut().resource_mut::<TableGate>().showing = false;
            app.update();
            app.update();
            assert_eq!(texts(&mut app), all, "{name}");
        }
    }

    #[test]
    fn while_nobody_listens_there_is_no_panel() {
        let mut app = table(NAMES[0]);
        app.insert_resource(Listening(false));
        app.update();
        app.update();
        assert_eq!(texts(&mut app), 0);
    }

    #[test]
    fn the_focus_stays_in_the_list_when_it_is_written_again() {
        let mut app = table(NAMES[0]);
        let first = buttons(&mut app)[0];
        app.world_mut()
            .resource_mut::<InputFocus>()
            .set(first, FocusCause::Navigated);
        app.world_mut().resource_mut::<TableGate>().showing = true;
        app.update();
        app.update();
        let focus = app.world().resource::<InputFocus>().get().expect("a focus");
        assert!(app.world().get::<List>(focus).is_some(), "on what is still there");
        app.world_mut().resource_mut::<TableGate>().showing = false;
        app.update();
        let mut wanted = FocusWish::default();
        wanted.set(FIRST);
        assert_eq!(*app.world().resource::<FocusWish>(), wanted);
    }

    #[test]
    fn what_happens_is_announced_once_and_in_order() {
        let mut app = table(NAMES[0]);
        let drew = |player| AnyEvent::SkipBo(CardEvent::DrewTooMany { player: SeatId(player) });
        let lines = [drew(0).line(), drew(1).line()].map(|line| line.expect("a line"));
        for player in 0..2 {
            app.world_mut().write_message(HudEvent(drew(player)));
        }
        for _ in 0..9 {
            app.update();
        }
        assert_eq!(
            app.world().resource::<Announcer>().waiting().collect::<Vec<_>>(),
            lines.iter().collect::<Vec<_>>()
        );
        app.insert_resource(Listening(false));
        app.insert_resource(Announcer::default());
        app.world_mut().write_message(HudEvent(drew(1)));
        app.update();
        assert_eq!(app.world().resource::<Announcer>().waiting().count(), 0);
    }
}
