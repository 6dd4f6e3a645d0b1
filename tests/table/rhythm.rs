//! A person's rhythm at every frame rate: the whole program in this process, with the mouse and key messages of a
//! window. One press is one action, however long it is held and however many frames pass meanwhile.

use rules::rng::Seed;
use std::path::PathBuf;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::{ComputedNode, InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::{Activate, ValueChange};
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use games::catalog::AnyOptions;
use host::match_setup::MatchSetup;
use host::request::ActionRequest;
use host::view::{MatchView, Players, SeatControl, SeatPlayer};
use rules::ai::level::Level;
use rules::seats::Seats;
use tumbletop::play::stack::hands::chosen::Selection;
use window_kit::presentation::camera::CameraHold;
use window_kit::settings::{AskFirst, FOLDER_VARIABLE, Settings, Speed};
use window_kit::table::current_match::StartMatch;
use window_kit::table::phase::TableGate;
use window_kit::table::saving::MatchFolder;
use window_kit::ui::focus::FocusName;
use window_kit::window::state::{GateWaits, OpenOverlay, Overlay, Screen};

use crate::apart::{DOCUMENTS, apart};
use crate::whole_app::whole_app;

/// Frames a second and the speed of the table: the physics takes 120 steps a second at normal speed, so these are
/// frames with several steps and with none.
const PACES: [(u32, Speed); 4] = [
    (30, Speed::Half),
    (60, Speed::Quadruple),
    (144, Speed::Half),
    (240, Speed::Quadruple),
];

/// The number of activations of buttons and switches.
#[derive(Resource, Default)]
struct Acts(u32);

/// The requests to the table.
#[derive(Resource, Default)]
struct Asked(Vec<ActionRequest>);

/// A person with mouse and keyboard.
struct Person {
    app: App,
    window: Entity,
    frame: Duration,
}

impl Person {
    fn new() -> Self {
        let frame = Duration::from_secs(1) / 60;
        // The program leaves the local network alone, and asks before a match is left.
        let settings = Settings {
            welcomed: true,
            near_by: false,
            ask_first: AskFirst::Always,
            ..default()
        };
        let mut app = whole_app(settings, frame);
        app.init_resource::<Acts>()
            .add_observer(|_: On<Activate>, mut acts: ResMut<Acts>| acts.0 += 1)
            .add_observer(|_: On<ValueChange<bool>>, mut acts: ResMut<Acts>| acts.0 += 1)
            .init_resource::<Asked>()
            .add_systems(
                Last,
                |mut requests: MessageReader<ActionRequest>, mut asked: ResMut<Asked>| {
                    asked.0.extend(requests.read().cloned());
                },
            );
        let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).expect("a window");
        let mut person = Self { app, window, frame };
        // Matches are saved, as in the window.
        let folder = std::env::var_os(FOLDER_VARIABLE).expect("a folder of this test");
        person
            .app
            .insert_resource(MatchFolder(PathBuf::from(folder).join("matches")));
        person.rest(500);
        person
    }

    /// Sets the frame rate and the speed of the table.
    fn pace(&mut self, (hertz, speed): (u32, Speed)) {
        self.frame = Duration::from_secs(1) / hertz;
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(self.frame));
        self.app.world_mut().resource_mut::<Settings>().speed = speed;
        self.rest(100);
    }

    /// Waits for this number of milliseconds, but at least for a frame.
    fn rest(&mut self, milliseconds: u64) {
        let frames = Duration::from_millis(milliseconds).as_nanos() / self.frame.as_nanos();
        for _ in 0..frames.max(1) {
            self.app.update();
        }
    }

    fn tell<M: Message + Clone + Into<WindowEvent>>(&mut self, message: M) {
        self.app.world_mut().write_message(message.clone().into());
        self.app.world_mut().write_message(message);
    }

    fn point(&mut self, to: Vec2) {
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).expect("a window");
        window.set_cursor_position(Some(to));
        self.tell(CursorMoved {
            window: self.window,
            position: to,
            delta: None,
        });
    }

    fn button(&mut self, state: ButtonState) {
        self.tell(MouseButtonInput {
            button: MouseButton::Left,
            state,
            window: self.window,
        });
    }

    /// Points at an element, and clicks it a moment later. The pointer rests there after that.
    fn click(&mut self, name: &str, held: u64) {
        let at = self
            .place_of(name)
            .unwrap_or_else(|| panic!("there is no {name}: {:?}", self.names()));
        self.point(at);
        self.press_and_rest(held);
    }

    fn press_and_rest(&mut self, held: u64) {
        self.rest(60);
        self.button(ButtonState::Pressed);
        self.rest(held);
        self.button(ButtonState::Released);
        self.rest(250);
    }

    fn key_is(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        let text = match &logical_key {
            Key::Character(text) if state == ButtonState::Pressed => Some(text.clone()),
            _ => None,
        };
        self.tell(KeyboardInput {
            key_code,
            logical_key,
            state,
            text,
            repeat: false,
            window: self.window,
        });
    }

    /// Holds a key for `held` milliseconds, then waits for `rests` milliseconds.
    fn key(&mut self, (code, logical): (KeyCode, Key), held: u64, rests: u64) {
        self.key_is(code, logical.clone(), ButtonState::Pressed);
        self.rest(held);
        self.key_is(code, logical, ButtonState::Released);
        self.rest(rests);
    }

    /// The position of a visible element.
    fn place_of(&mut self, name: &str) -> Option<Vec2> {
        let world = self.app.world_mut();
        let mut nodes = world.query::<(&FocusName, &ComputedNode, &UiGlobalTransform, &InheritedVisibility)>();
        nodes
            .iter(world)
            .find(|(named, node, _, visible)| named.0 == name && visible.get() && node.size().min_element() > 0.0)
            .map(|(_, _, at, _)| at.translation)
    }

    fn names(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        world
            .query::<&FocusName>()
            .iter(world)
            .map(|name| name.0.clone())
            .collect()
    }

    fn overlay(&self) -> Overlay {
        *self.app.world().resource::<State<Overlay>>().get()
    }

    /// The name of the focused element; `None` if nothing that can have focus has it.
    fn focus(&self) -> Option<Option<String>> {
        let world = self.app.world();
        let entity = world.resource::<InputFocus>().get()?;
        world.get::<TabIndex>(entity)?;
        Some(world.get::<FocusName>(entity).map(|name| name.0.clone()))
    }

    /// Whether an element of the open modal page has focus.
    fn is_on_the_plate(&self) -> bool {
        let world = self.app.world();
        let mut at = world.resource::<InputFocus>().get();
        let can = at.is_some_and(|entity| world.get::<TabIndex>(entity).is_some());
        while let Some(entity) = at {
            if world.get::<TabGroup>(entity).is_some_and(|group| group.modal) {
                return can;
            }
            at = world.get::<ChildOf>(entity).map(ChildOf::parent);
        }
        false
    }

    fn connect(&mut self, pad: Entity, connection: GamepadConnection) {
        let event = GamepadConnectionEvent::new(pad, connection);
        let world = self.app.world_mut();
        world.write_message(RawGamepadEvent::from(event.clone()));
        world.write_message(event);
        self.rest(300);
    }

    fn open(&mut self, overlay: Overlay) {
        self.app.world_mut().write_message(OpenOverlay(overlay));
        self.rest(200);
        assert_eq!(self.overlay(), overlay);
    }

    fn acts(&mut self) -> u32 {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Acts>().0)
    }

    fn settings(&self) -> &Settings {
        self.app.world().resource()
    }

    /// Presses a key that moves the view, and returns how far it goes.
    fn moves_the_view(&mut self, (code, name): (KeyCode, Key), held: u64) -> Vec2 {
        let goal = |person: &Self| person.app.world().resource::<CameraHold>().goal.shift;
        let before = goal(self);
        self.key((code, name), held, 100);
        goal(self) - before
    }

    /// Starts a match of people and computer players.
    fn play(&mut self, game: &str, people: usize) {
        let seat = |seat| SeatPlayer {
            name: format!("P{seat}"),
            control: if seat < people {
                SeatControl::Person
            } else {
                SeatControl::Agent(Level::Random)
            },
        };
        let setup = MatchSetup {
            options: AnyOptions::of_game(game).expect("a game that is listed"),
            seats: Seats::solo(2).expect("two can be seated"),
            players: (0..2).map(seat).collect(),
            seed: Seed::Number(11),
        };
        self.app.world_mut().write_message(StartMatch(setup));
        self.app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Match);
        self.rest(500);
    }
}

fn named(key: KeyCode) -> (KeyCode, Key) {
    let logical = match key {
        KeyCode::Tab => Key::Tab,
        KeyCode::Enter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::Space => Key::Space,
        KeyCode::KeyR => Key::Character("r".into()),
        _ => panic!("no name for {key:?}"),
    };
    (key, logical)
}

/// Every overlay that opens over the title, and an element of it. [`tried`] says where the others are tested.
const OVER_THE_TITLE: [(Overlay, &str); 12] = [
    (Overlay::Settings, "settings.mono"),
    (Overlay::Controls, "controls.reset-all"),
    (Overlay::Rules, "rules.page.skip-bo"),
    (Overlay::Credits, "credits.back"),
    (Overlay::Together, "together.back"),
    (Overlay::Matches, "matches.back"),
    (Overlay::People, "people.back"),
    (Overlay::Statistics, "statistics.back"),
    (Overlay::Dice, "dice.back"),
    (Overlay::Daily, "daily.back"),
    (Overlay::Puzzles, "puzzles.back"),
    (Overlay::Welcome, "welcome.skip"),
];

/// Every overlay that a person opens over a match, and an element of it.
const OVER_A_MATCH: [(Overlay, &str); 5] = [
    (Overlay::Pause, "pause.Settings"),
    (Overlay::Players, "players.change.0"),
    (Overlay::Absences, "absences.done"),
    (Overlay::Review, "review.back"),
    (Overlay::Look, "look.done"),
];

/// Whether a test here opens this overlay. A new overlay has to be listed.
fn tried(overlay: Overlay) -> bool {
    let listed = |list: &[(Overlay, &str)]| list.iter().any(|(open, _)| *open == overlay);
    match overlay {
        Overlay::None => true,
        // They come by themselves in the course of a match or of a puzzle.
        Overlay::RoundScore | Overlay::HandOver | Overlay::PadGone | Overlay::Confirm | Overlay::Puzzle => true,
        Overlay::Pause | Overlay::Players | Overlay::Absences | Overlay::Review | Overlay::Look => {
            listed(&OVER_A_MATCH)
        }
        Overlay::Settings
        | Overlay::Controls
        | Overlay::Rules
        | Overlay::Credits
        | Overlay::Together
        | Overlay::Matches
        | Overlay::Welcome
        | Overlay::People
        | Overlay::Statistics
        | Overlay::Dice
        | Overlay::Daily
        | Overlay::Puzzles => listed(&OVER_THE_TITLE),
    }
}

/// Tests an open overlay: it has focus, the keys move the focus from there, a click and a key are one action each, and
/// Escape closes it.
fn play_through(person: &mut Person, overlay: Overlay, name: &str, held: u64) {
    let what = format!("{overlay:?} at {:?}", person.frame);
    assert!(person.is_on_the_plate(), "{what}: {:?} has focus", person.focus());
    person.key(named(KeyCode::Tab), held, 60);
    assert!(person.is_on_the_plate(), "{what}: Tab leads to {:?}", person.focus());
    // A click beside all elements removes the focus, and the keys bring it back.
    for key in [(KeyCode::ArrowDown, Key::ArrowDown), named(KeyCode::Tab)] {
        person.point(Vec2::new(2.0, 2.0));
        person.press_and_rest(held);
        assert_eq!(person.focus(), None, "{what}: a click beside the page");
        person.key(key, held, 60);
        assert!(
            person.is_on_the_plate(),
            "{what}: without focus a key leads to {:?}",
            person.focus()
        );
    }
    person.acts();
    person.click(name, held);
    assert_eq!(person.acts(), 1, "{what}: a click on {name}");
    if person.overlay() != overlay {
        person.open(overlay);
    }
    person.go_to(name);
    person.key(named(KeyCode::Enter), held, 250);
    assert_eq!(person.acts(), 1, "{what}: Enter on {name}");
    if person.overlay() != overlay {
        person.open(overlay);
    }
}

impl Person {
    /// Goes through the elements until this one has focus.
    fn go_to(&mut self, name: &str) {
        for _ in 0..120 {
            if self.focus().flatten().as_deref() == Some(name) {
                return;
            }
            self.key(named(KeyCode::Tab), 60, 30);
        }
        panic!(
            "{name} can't be reached; focus is on {:?} of {:?}",
            self.focus(),
            self.names()
        );
    }
}

#[test]
fn one_click_or_key_is_one_action_in_every_overlay_over_the_title() {
    apart(
        "rhythm::one_click_or_key_is_one_action_in_every_overlay_over_the_title",
        || {
            let mut person = Person::new();
            for (pace, held) in PACES.into_iter().zip([500, 200, 90, 60]) {
                person.pace(pace);
                for (overlay, name) in OVER_THE_TITLE {
                    assert!(tried(overlay));
                    person.open(overlay);
                    play_through(&mut person, overlay, name, held);
                    person.key(named(KeyCode::Escape), held, 200);
                    assert_eq!(person.overlay(), Overlay::None, "{overlay:?} at {pace:?}: Escape");
                }
                // What a puzzle asks.
                person.open(Overlay::Puzzles);
                person.click("puzzles.0", held);
                person.rest(1_000);
                assert_eq!(person.overlay(), Overlay::Puzzle, "{pace:?}");
                assert!(person.is_on_the_plate(), "{pace:?}: {:?} has focus", person.focus());
                person.acts();
                person.click("puzzle.begin", held);
                assert_eq!((person.acts(), person.overlay()), (1, Overlay::None), "{pace:?}");
                let mut screen = person.app.world_mut().resource_mut::<NextState<Screen>>();
                screen.set(Screen::Title);
                person.rest(300);
            }
        },
    );
}

/// Waits until the table is ready for a person.
fn until_free(person: &mut Person) {
    for _ in 0..600 {
        let gate = person.app.world().resource::<TableGate>();
        if gate.open() && person.overlay() == Overlay::None {
            return;
        }
        person.rest(100);
    }
    panic!("the table is never free: {:?}", person.overlay());
}

#[test]
fn one_click_or_key_is_one_action_in_every_overlay_over_a_match() {
    apart(
        "rhythm::one_click_or_key_is_one_action_in_every_overlay_over_a_match",
        || {
            let mut person = Person::new();
            let mut step = None;
            for (pace, held) in PACES.into_iter().zip([500, 200, 90, 60]) {
                person.pace(pace);
                person.play("skip-bo", 1);
                until_free(&mut person);
                // Of a table that is seen as a whole nothing lies beside the picture.
                for _ in 0..3 {
                    person.key((KeyCode::Equal, Key::Character("=".into())), 60, 60);
                }
                let (right, left) = ((KeyCode::F8, Key::F8), (KeyCode::F7, Key::F7));
                let moved = person.moves_the_view(right.clone(), held);
                let one_step = *step.get_or_insert(moved);
                assert!(one_step.length() > 0.1, "{pace:?}: {one_step}");
                assert!(
                    (moved - one_step).length() < 1e-3,
                    "{pace:?}: {moved} is one step, {one_step}"
                );
                let back = person.moves_the_view(left, held);
                assert!((moved + back).length() < 1e-3, "{pace:?}: {moved} {back}");
                for (overlay, name) in OVER_A_MATCH {
                    assert!(tried(overlay));
                    person.open(overlay);
                    assert_eq!(person.moves_the_view(right.clone(), held), Vec2::ZERO, "{overlay:?}");
                    play_through(&mut person, overlay, name, held);
                    while person.overlay() != Overlay::None {
                        person.key(named(KeyCode::Escape), held, 200);
                    }
                }
                // The score sheet of a round, left by a click or by a key.
                let by_key = held < 150;
                person.app.world_mut().resource_mut::<GateWaits>().score = true;
                person.rest(300);
                assert_eq!(person.overlay(), Overlay::RoundScore, "{pace:?}");
                assert!(person.is_on_the_plate(), "{pace:?}: the sheet has focus when it comes");
                person.acts();
                if by_key {
                    person.key(named(KeyCode::Enter), held, 500);
                } else {
                    person.click("sheet.go-on", held);
                }
                assert_eq!((person.acts(), person.overlay()), (1, Overlay::None), "{pace:?}");
                person.open(Overlay::Pause);
                person.click("pause.leave", held);
                assert_eq!(person.overlay(), Overlay::Confirm, "{pace:?}");
                assert!(person.is_on_the_plate(), "{pace:?}: a question has focus when it comes");
                person.key(named(KeyCode::Escape), held, 500);
                assert_eq!(person.overlay(), Overlay::Pause, "{pace:?}: Escape means no");
                person.click("pause.leave", held);
                person.click("confirm.no", held);
                assert_eq!(person.overlay(), Overlay::Pause, "{pace:?}: a no counts once");
                person.click("pause.leave", held);
                person.click("confirm.yes", held);
                assert_eq!(
                    *person.app.world().resource::<State<Screen>>().get(),
                    Screen::Title,
                    "{pace:?}: a yes counts once"
                );

                // Two people at one screen: the table is handed over.
                person.play("skip-bo", 2);
                for _ in 0..100 {
                    if person.overlay() == Overlay::HandOver {
                        break;
                    }
                    person.rest(200);
                }
                assert_eq!(person.overlay(), Overlay::HandOver, "{pace:?}");
                assert!(person.is_on_the_plate(), "{pace:?}: the screen has focus when it comes");
                person.acts();
                if by_key {
                    person.click("hand-over.arrive", held);
                } else {
                    person.key(named(KeyCode::Space), held, 500);
                }
                assert_eq!((person.acts(), person.overlay()), (1, Overlay::None), "{pace:?}");

                // The gamepad of this person is disconnected, and the match goes on without it.
                until_free(&mut person);
                let pad = person.app.world_mut().spawn_empty().id();
                person.connect(
                    pad,
                    GamepadConnection::Connected {
                        name: "a gamepad".into(),
                        vendor_id: Some(1),
                        product_id: Some(2),
                    },
                );
                for value in [1.0, 0.0] {
                    let event = RawGamepadButtonChangedEvent::new(pad, GamepadButton::DPadRight, value);
                    person.app.world_mut().write_message(RawGamepadEvent::from(event));
                    person.rest(held);
                }
                person.connect(pad, GamepadConnection::Disconnected);
                assert_eq!(person.overlay(), Overlay::PadGone, "{pace:?}");
                assert!(person.is_on_the_plate(), "{pace:?}: {:?} has focus", person.focus());
                person.acts();
                if by_key {
                    person.key(named(KeyCode::Enter), held, 500);
                } else {
                    person.click("pad-gone.without", held);
                }
                assert_eq!((person.acts(), person.overlay()), (1, Overlay::None), "{pace:?}");
            }
        },
    );
}

#[test]
fn a_switch_is_flipped_once_by_each_click_and_stays_while_the_pointer_rests() {
    apart(
        "rhythm::a_switch_is_flipped_once_by_each_click_and_stays_while_the_pointer_rests",
        || {
            let mut person = Person::new();
            for pace in PACES {
                person.pace(pace);
                person.open(Overlay::Settings);
                let (contrast, scale) = (person.settings().strong_contrast, person.settings().ui_scale);
                // It lies further down the page.
                person.go_to("settings.contrast");
                person.click("settings.contrast", 120);
                assert_ne!(person.settings().strong_contrast, contrast, "{pace:?}");
                person.rest(1_000);
                assert_ne!(person.settings().strong_contrast, contrast, "{pace:?}: it stays");
                person.click("settings.contrast", 120);
                assert_eq!(person.settings().strong_contrast, contrast, "{pace:?}");
                person.go_to("settings.scale");
                person.key((KeyCode::ArrowRight, Key::ArrowRight), 120, 500);
                person.key((KeyCode::ArrowLeft, Key::ArrowLeft), 120, 500);
                assert_eq!(
                    person.settings().ui_scale,
                    scale,
                    "{pace:?}: one step there and one back"
                );
                person.key(named(KeyCode::Escape), 120, 200);
            }
        },
    );
}

#[test]
fn text_typed_into_a_field_stays_at_any_typing_speed() {
    apart("rhythm::text_typed_into_a_field_stays_at_any_typing_speed", || {
        let mut person = Person::new();
        let letters = [
            (KeyCode::KeyW, "w"),
            (KeyCode::KeyI, "i"),
            (KeyCode::KeyL, "l"),
            (KeyCode::KeyL, "l"),
        ];
        // All of a word within a frame or two, fast fingers, slow ones, and one letter in two seconds.
        let rhythms = [(10, 20), (60, 30), (120, 400), (80, 2_000)];
        person.play("skip-bo", 1);
        until_free(&mut person);
        let mut screen = person.app.world_mut().resource_mut::<NextState<Screen>>();
        screen.set(Screen::Title);
        person.rest(500);
        for (index, (pace, (held, rests))) in PACES.into_iter().zip(rhythms).enumerate() {
            person.pace(pace);
            // The name of a saved match, and its copy by one click.
            person.open(Overlay::Matches);
            let rename = person.name_that_ends(".rename");
            person.click(&rename, 90);
            for (code, letter) in letters {
                person.key((code, Key::Character(letter.into())), held, rests);
            }
            let typed = person.typed("matches.name");
            assert!(typed.ends_with("will"), "{typed} at {pace:?}");
            person.key(named(KeyCode::Escape), 60, 300);
            assert_eq!(person.overlay(), Overlay::Matches, "{pace:?}: Escape leaves the name");
            let export = person.name_that_ends(".export");
            person.acts();
            person.click(&export, [60, 500, 90, 200][index]);
            person.rest(500);
            assert_eq!(person.acts(), 1, "{pace:?}: one click on {export}");
            if cfg!(target_os = "linux") {
                let folder = std::env::var_os(FOLDER_VARIABLE).expect("a folder of this test");
                let copies = std::fs::read_dir(PathBuf::from(folder).join(DOCUMENTS));
                assert_eq!(copies.expect("the documents").count(), index + 1, "{pace:?}");
            }
            person.key(named(KeyCode::Escape), 60, 300);
            for (overlay, field) in [(Overlay::Rules, "rules.search"), (Overlay::Settings, "settings.search")] {
                person.open(overlay);
                person.click(field, 90);
                for (code, letter) in letters {
                    person.key((code, Key::Character(letter.into())), held, rests);
                }
                person.rest(300);
                assert_eq!(
                    person.typed(field),
                    "will",
                    "{overlay:?} at {pace:?}, keys held {held} ms, {rests} ms apart"
                );
                person.key(named(KeyCode::Escape), 60, 100);
                person.key(named(KeyCode::Escape), 60, 300);
                assert_eq!(person.overlay(), Overlay::None);
            }
        }
    });
}

#[test]
fn a_pointer_that_moves_over_every_page_leaves_nothing_behind() {
    apart(
        "rhythm::a_pointer_that_moves_over_every_page_leaves_nothing_behind",
        || {
            let mut person = Person::new();
            person.pace(PACES[1]);
            let mut grown = 0;
            for (overlay, _) in OVER_THE_TITLE {
                person.open(overlay);
                person.sweep(20);
                let (things, memory) = (person.things(), memory());
                person.sweep(MOVES);
                assert_eq!(person.things(), things, "{overlay:?}: entities are left behind");
                grown += self::memory().saturating_sub(memory);
                person.key(named(KeyCode::Escape), 60, 300);
            }
            assert!(grown < MOST_GROWTH, "{grown} KiB of memory are left behind");
        },
    );
}

/// How many times the pointer moves over each page.
const MOVES: u32 = 1_500;
/// The most memory that all these moves may leave behind, in KiB: less than one for each move.
const MOST_GROWTH: u64 = 16 * 1024;

/// The memory of this process, in KiB; 0 where the system does not say.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok())
        .unwrap_or(0)
}

impl Person {
    /// Moves the pointer so many times over the whole window, some times in each frame, and back into the corner.
    fn sweep(&mut self, moves: u32) {
        for index in 0..moves {
            let (x, y) = (index * 37 % 1280, index * 53 % 720);
            self.point(Vec2::new(x as f32, y as f32));
            if index % 20 == 19 {
                self.app.update();
            }
        }
        self.point(Vec2::new(2.0, 2.0));
        self.rest(1_000);
    }

    /// The number of entities.
    fn things(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query::<Entity>().iter(world).count()
    }

    /// The first element whose name ends so.
    fn name_that_ends(&mut self, end: &str) -> String {
        for _ in 0..50 {
            if let Some(name) = self.names().into_iter().find(|name| name.ends_with(end)) {
                return name;
            }
            self.rest(100);
        }
        panic!("nothing ends in {end}: {:?}", self.names());
    }

    /// The text in a field.
    fn typed(&mut self, name: &str) -> String {
        let world = self.app.world_mut();
        let mut fields = world.query::<(&FocusName, &EditableText)>();
        let field = fields.iter(world).find(|(named, _)| named.0 == name);
        field.expect("a field").1.value().to_string()
    }
}

/// Starts a match of Stack and waits for the turn of the person, who then picks up a die to throw it.
fn aim_at_stack(person: &mut Person) {
    person.play("stack", 1);
    for _ in 0..900 {
        let world = person.app.world();
        let (view, players) = (world.get_resource::<MatchView>(), world.resource::<Players>());
        let due = view.is_some_and(|view| view.due.iter().any(|seat| players.is_person(seat)));
        if due && world.resource::<TableGate>().open() && *world.resource::<Selection>() == Selection::None {
            break;
        }
        // Throws all dice, and skips animations.
        person.key(named(KeyCode::Space), 60, 100);
    }
    for digit in [
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
    ] {
        person.key((digit, Key::Character("1".into())), 60, 100);
        if matches!(person.selection(), Selection::Die(_)) {
            break;
        }
    }
    person.key(named(KeyCode::KeyR), 60, 100);
    assert!(
        matches!(person.selection(), Selection::Aiming(_)),
        "{:?}",
        person.selection()
    );
    person.app.world_mut().resource_mut::<Asked>().0.clear();
}

impl Person {
    fn selection(&self) -> Selection {
        *self.app.world().resource()
    }

    fn asked(&mut self) -> Vec<ActionRequest> {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Asked>().0)
    }
}

#[test]
fn space_throws_once_however_short_it_is_tapped_and_enter_is_never_blocked() {
    apart(
        "rhythm::space_throws_once_however_short_it_is_tapped_and_enter_is_never_blocked",
        || {
            let mut person = Person::new();
            // Another test checks the keys themselves at every rate.
            for pace in [PACES[0], PACES[2]] {
                person.pace(pace);
                // Press and release within one frame.
                aim_at_stack(&mut person);
                let (code, logical) = named(KeyCode::Space);
                person.key_is(code, logical.clone(), ButtonState::Pressed);
                person.key_is(code, logical.clone(), ButtonState::Released);
                person.rest(500);
                let asked = person.asked();
                assert_eq!(asked.len(), 1, "{pace:?}: a tap");
                assert_eq!(asked[0].gesture, None, "{pace:?}: a tap is the fair throw");

                aim_at_stack(&mut person);
                person.key(named(KeyCode::Space), 800, 500);
                let asked = person.asked();
                assert_eq!(asked.len(), 1, "{pace:?}: a long press");
                let power = asked[0].gesture.expect("it has a power").power;
                assert!((0.55..0.75).contains(&power), "{pace:?}: {power} of 800 ms");

                // Released while a menu has the keys: no throw, and the keys work as before.
                aim_at_stack(&mut person);
                person.key_is(code, logical.clone(), ButtonState::Pressed);
                person.rest(300);
                person.open(Overlay::Pause);
                person.key_is(code, logical, ButtonState::Released);
                person.rest(200);
                person.key(named(KeyCode::Escape), 90, 300);
                assert!(person.asked().is_empty(), "{pace:?}");
                if !matches!(person.selection(), Selection::Aiming(_)) {
                    aim_at_stack(&mut person);
                }
                person.key(named(KeyCode::Enter), 90, 500);
                assert_eq!(person.asked().len(), 1, "{pace:?}: Enter throws");
            }
        },
    );
}

#[test]
fn a_click_on_a_greyed_button_leaves_the_keys_to_the_table() {
    apart(
        "rhythm::a_click_on_a_greyed_button_leaves_the_keys_to_the_table",
        || {
            let mut person = Person::new();
            for pace in PACES {
                person.pace(pace);
                aim_at_stack(&mut person);
                while person.selection() != Selection::None {
                    person.key(named(KeyCode::Escape), 60, 200);
                    assert_eq!(person.overlay(), Overlay::None);
                }
                person.rest(300);
                let world = person.app.world_mut();
                let mut greyed = world.query_filtered::<&FocusName, With<InteractionDisabled>>();
                let greyed: Vec<_> = greyed.iter(world).map(|name| name.0.clone()).collect();
                assert!(!greyed.is_empty(), "something can't be pressed now");
                for name in greyed {
                    person.click(&name, 90);
                    assert_eq!(person.focus(), None, "{pace:?}: {name}");
                }
                assert_eq!(person.selection(), Selection::None);
                person.asked();
                person.key((KeyCode::Digit9, Key::Character("9".into())), 60, 60);
                for digit in [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4] {
                    person.key((digit, Key::Character("1".into())), 60, 60);
                }
                assert_ne!(
                    person.selection(),
                    Selection::None,
                    "{pace:?}: the keys belong to the table"
                );
            }
        },
    );
}
