//! The whole program without a window: keys and fingers go in, and what is on the screen comes out.

use rules::rng::Seed;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::{ComputedNode, InteractionDisabled, Pressed, UiGlobalTransform};
use bevy::ui_widgets::{Activate, Button, ScrollArea, ScrollIntoView, SliderValue, ValueChange};
use bevy::window::{PrimaryWindow, WindowEvent};
use games::catalog::AnyOptions;
use host::match_setup::MatchSetup;
use host::play::play_logged;
use host::view::{SeatControl, SeatPlayer};
use messages::Message as Words;
use messages::texts::stack;
use records::store::library;
use records::store::log::MatchLog;
use records::store::log_entry::{LogEntry, LogHeaderBody};
use rules::ai::level::Level;
use rules::die::DieId;
use rules::seats::Seats;
use serde_json::Value;
use server::hosted::Listen;
use tabletop::die::Die;
use tumbletop::app::describe::description;
use tumbletop::screens::hosted::HostFolder;
use window_kit::presentation::visual::Highlight;
use window_kit::settings::people::{Animal, People};
use window_kit::settings::{AskFirst, FOLDER_VARIABLE, Settings, Speed};
use window_kit::table::current_match::StartMatch;
use window_kit::table::journal::Journal;
use window_kit::table::replay::state::Replaying;
use window_kit::table::resume::ResumeMatch;
use window_kit::table::saving::MatchFolder;
use window_kit::ui::focus::FocusName;
use window_kit::ui::qr_code::QrCode;
use window_kit::window::state::{Overlay, Screen};

use crate::apart::apart;
use crate::whole_app::whole_app;

/// The time between two frames.
const FRAME: Duration = Duration::from_millis(20);
/// How many frames a test waits for something.
const PATIENCE: usize = 1_000;
/// How long other threads may take.
const THINKS: Duration = Duration::from_secs(60);

/// How many buttons and switches have been pressed.
#[derive(Resource, Default)]
struct Presses(usize);

/// The place of something that is described, in logical pixels of the window.
pub fn place(described: &Value) -> Option<Vec2> {
    let of = |axis: &str| Some(described[axis].as_f64()? as f32);
    Some(Vec2::new(of("x")?, of("y")?))
}

/// Runs a test with a program of its own, on the title.
pub fn on_screen(test: impl FnOnce(Headless)) {
    on_screen_with(|_| {}, test);
}

/// The same with changed settings.
pub fn on_screen_with<T: FnOnce(Headless)>(change: impl FnOnce(&mut Settings), test: T) {
    // A closure is named after the function that it is in: the test.
    let name = std::any::type_name::<T>();
    let name = name.split("::{{closure}}").next().unwrap_or(name);
    let name = name.split_once("::").map_or(name, |(_, name)| name);
    apart(name, || test(Headless::start(change)));
}

/// The program, as a person with a keyboard meets it.
pub struct Headless {
    app: App,
    window: Entity,
}

/// The number of events of the match so far.
pub fn events(table: &Headless) -> usize {
    table.known::<Journal>().entries().len()
}

/// A match of two seats, of whom the first so many are people.
fn set_up(game: &str, people: usize, chosen: &[(&str, &str)]) -> MatchSetup {
    let mut options = AnyOptions::of_game(game).expect("a game that is listed");
    for (key, value) in chosen {
        options.set(key, value).expect("it can be chosen");
    }
    let seat = |seat: usize| SeatPlayer {
        name: ["Ana", "Bo"][seat].to_owned(),
        control: if seat < people {
            SeatControl::Person
        } else {
            // A match is over sooner when they play well.
            SeatControl::Agent(Level::Greedy)
        },
    };
    MatchSetup {
        options,
        seats: Seats::solo(2).expect("two can be seated"),
        players: (0..2).map(seat).collect(),
        seed: Seed::Number(11),
    }
}

impl Headless {
    fn start(change: impl FnOnce(&mut Settings)) -> Self {
        let mut settings = Settings {
            welcomed: true,
            // Nothing leaves this machine, and nothing moves for long.
            near_by: false,
            ask_first: AskFirst::Always,
            speed: Speed::Instant,
            ..default()
        };
        change(&mut settings);
        let welcomed = settings.welcomed;
        let mut app = whole_app(settings, FRAME);
        let folder = std::env::var_os(FOLDER_VARIABLE).expect("a folder of this test");
        app.insert_resource(MatchFolder(PathBuf::from(folder).join("matches")));
        let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).expect("a window");
        let mut headless = Self { app, window };
        if welcomed {
            headless.has("title.quit");
        }
        headless
    }

    /// Lets frames pass.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Lets frames pass until something is so.
    pub fn until(&mut self, what: &str, so: impl Fn(&mut Self) -> bool) {
        for _ in 0..PATIENCE {
            if so(self) {
                return;
            }
            self.frames(1);
        }
        panic!("{what}: {:#}", self.description());
    }

    /// The same for what computer players or other threads take long for.
    pub fn until_thought(&mut self, what: &str, so: impl Fn(&mut Self) -> bool) {
        self.until_late(what, Duration::from_millis(1), so);
    }

    /// The same for what a network takes long for: the tests beside it have the processor meanwhile, as frames come no
    /// faster than for people.
    pub fn until_heard(&mut self, what: &str, so: impl Fn(&mut Self) -> bool) {
        self.until_late(what, FRAME, so);
    }

    fn until_late(&mut self, what: &str, pause: Duration, so: impl Fn(&mut Self) -> bool) {
        let began = Instant::now();
        while !so(self) {
            assert!(began.elapsed() < THINKS, "{what}: {:#}", self.description());
            std::thread::sleep(pause);
            self.frames(1);
        }
    }

    /// All that can be seen now.
    pub fn description(&mut self) -> Value {
        description(self.app.world_mut())
    }

    /// What can be read and done, in reading order.
    fn nodes(&mut self) -> Vec<Value> {
        let nodes = self.description()["nodes"].take();
        serde_json::from_value(nodes).expect("a list")
    }

    /// Waits until these words are on the screen, with any arguments.
    pub fn sees(&mut self, words: &Words) {
        let id = words.id().name();
        self.until(id, |seen| seen.is_seen(words));
    }

    /// Whether these words are on the screen now.
    pub fn is_seen(&mut self, words: &Words) -> bool {
        let says = |node: &Value| {
            node["says"]
                .as_array()
                .is_some_and(|all| all.iter().any(|id| id == words.id().name()))
        };
        self.nodes().iter().any(says)
    }

    /// The element with this name, as it is described; `Null` if none can be seen.
    pub fn element(&mut self, name: &str) -> Value {
        let mut nodes = self.nodes().into_iter();
        nodes.find(|node| node["name"] == name).unwrap_or_default()
    }

    /// The names of all elements that can be seen.
    pub fn names(&mut self) -> Vec<String> {
        let nodes = self.nodes();
        let names = nodes.iter().filter_map(|node| node["name"].as_str());
        names.filter(|name| !name.is_empty()).map(str::to_owned).collect()
    }

    /// Waits until an element with this name can be seen.
    pub fn has(&mut self, name: &str) {
        self.until(name, |seen| !seen.element(name).is_null());
    }

    /// The letters of a field, `on` or `off` for a switch, and what another control is set to.
    pub fn value(&mut self, name: &str) -> String {
        self.element(name)["value"].as_str().unwrap_or_default().to_owned()
    }

    /// What an element is called and, for one that can be set, what it is set to.
    pub fn label(&mut self, name: &str) -> String {
        let element = self.element(name);
        let words = |of: &str| element[of].as_str().unwrap_or_default().to_owned();
        format!("{}: {}", words("label"), words("value"))
    }

    /// The screen that is shown.
    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// The overlay that is open.
    pub fn overlay(&self) -> Overlay {
        *self.app.world().resource::<State<Overlay>>().get()
    }

    /// Waits until an overlay is open, or, for [`Overlay::None`], until none is.
    pub fn shows(&mut self, overlay: Overlay) {
        self.until(&format!("{overlay:?}"), |seen| seen.overlay() == overlay);
    }

    /// The name of the focused element; empty if none has focus.
    pub fn focus(&mut self) -> String {
        self.description()["focus"].as_str().unwrap_or_default().to_owned()
    }

    /// The entity of an element.
    pub fn entity(&mut self, name: &str) -> Entity {
        self.has(name);
        let world = self.app.world_mut();
        let mut names = world.query::<(Entity, &FocusName)>();
        let found = names.iter(world).find(|(_, is)| is.0 == name);
        found.map(|(entity, _)| entity).expect("it can be seen")
    }

    /// Whether an element can be pressed.
    pub fn is_enabled(&mut self, name: &str) -> bool {
        let entity = self.entity(name);
        self.app.world().get::<InteractionDisabled>(entity).is_none()
    }

    /// Gives an element the focus, and returns its entity.
    pub fn focus_on(&mut self, name: &str) -> Entity {
        let entity = self.entity(name);
        let mut focus = self.app.world_mut().resource_mut::<InputFocus>();
        focus.set(entity, FocusCause::Navigated);
        // The area scrolls to it.
        self.frames(2);
        entity
    }

    /// The entity that has focus.
    pub fn focused(&self) -> Option<Entity> {
        self.app.world().resource::<InputFocus>().get()
    }

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

    /// Presses an element: gives it the focus and presses Enter.
    pub fn press(&mut self, name: &str) {
        self.until(&format!("{name} can be pressed"), |seen| {
            !seen.element(name).is_null() && seen.is_enabled(name)
        });
        self.focus_on(name);
        self.key(KeyCode::Enter);
    }

    /// The name of the control that has this message on it.
    pub fn control_saying(&mut self, id: &str) -> Option<String> {
        let mut nodes = self.nodes().into_iter();
        let says = |node: &Value| {
            node["says"]
                .as_array()
                .is_some_and(|all| all.iter().any(|said| said == id))
        };
        let control = nodes.find(|node| node["is_control"] == true && says(node))?;
        control["name"].as_str().map(str::to_owned)
    }

    /// Presses the control that has this message on it.
    pub fn press_saying(&mut self, id: &str) {
        self.until(id, |seen| seen.control_saying(id).is_some());
        let name = self.control_saying(id).expect("just seen");
        self.press(&name);
    }

    /// Presses and releases a key.
    pub fn key(&mut self, code: KeyCode) {
        let logical = match code {
            KeyCode::Enter | KeyCode::NumpadEnter => Key::Enter,
            KeyCode::Escape => Key::Escape,
            KeyCode::Tab => Key::Tab,
            KeyCode::ArrowLeft => Key::ArrowLeft,
            KeyCode::ArrowRight => Key::ArrowRight,
            KeyCode::ArrowUp => Key::ArrowUp,
            KeyCode::ArrowDown => Key::ArrowDown,
            _ => Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
        };
        self.strike(code, &logical);
    }

    /// Types a text into the field that has focus.
    pub fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            let key = Key::Character(String::from(letter).into());
            self.strike(KeyCode::F24, &key);
        }
    }

    /// What a finger does, as a window tells it. No frame passes.
    pub fn touch(&mut self, phase: TouchPhase, finger: u64, at: Vec2) {
        let touch = TouchInput {
            phase,
            position: at,
            window: self.window,
            force: None,
            id: finger,
        };
        self.app.world_mut().write_message(WindowEvent::from(touch));
        self.app.world_mut().write_message(touch);
    }

    /// Taps a place: the finger is down for some frames.
    pub fn tap(&mut self, at: Vec2) {
        self.touch(TouchPhase::Started, 1, at);
        self.frames(2);
        self.touch(TouchPhase::Ended, 1, at);
        self.frames(2);
    }

    /// Taps a place within one frame.
    pub fn quick_tap(&mut self, at: Vec2) {
        self.touch(TouchPhase::Started, 1, at);
        self.touch(TouchPhase::Ended, 1, at);
        self.frames(2);
    }

    /// Taps an element, once it can be pressed.
    pub fn tap_on(&mut self, name: &str) {
        let at = self.comes_into_view(name);
        self.tap(at);
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

    /// Drags a finger from place to place, in so many frames of this test.
    pub fn drag(&mut self, from: Vec2, to: Vec2, frames: u16) {
        self.touch(TouchPhase::Started, 1, from);
        self.frames(1);
        for step in 1..=frames {
            let part = f32::from(step) / f32::from(frames);
            self.touch(TouchPhase::Moved, 1, from.lerp(to, part));
            self.frames(1);
        }
        self.touch(TouchPhase::Ended, 1, to);
        self.frames(3);
    }

    /// Changes how long each frame takes.
    pub fn at_hertz(&mut self, hertz: f64) {
        let frame = Duration::from_secs_f64(1.0 / hertz);
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
        self.frames(1);
    }

    /// Whether the time of the table stands still.
    pub fn time_stands(&self) -> bool {
        self.app.world().resource::<Time<Virtual>>().is_paused()
    }

    /// How many buttons, switches and steppers have been pressed so far.
    pub fn presses(&mut self) -> usize {
        if !self.app.world().contains_resource::<Presses>() {
            self.app.init_resource::<Presses>();
            self.app
                .add_observer(|_: On<Activate>, mut presses: ResMut<Presses>| presses.0 += 1);
            self.app
                .add_observer(|_: On<ValueChange<bool>>, mut presses: ResMut<Presses>| presses.0 += 1);
        }
        self.app.world().resource::<Presses>().0
    }

    /// Whether an element looks pressed.
    pub fn is_pressed(&mut self, name: &str) -> bool {
        let entity = self.entity(name);
        self.app.world().get::<Pressed>(entity).is_some()
    }

    /// Whether any element is under a pointer.
    pub fn anything_hovered(&mut self) -> bool {
        let world = self.app.world_mut();
        let mut hovered = world.query::<&Hovered>();
        hovered.iter(world).any(Hovered::get)
    }

    /// The value of a slider.
    pub fn slider(&mut self, name: &str) -> f32 {
        let entity = self.entity(name);
        let value = self.app.world().get::<SliderValue>(entity);
        value.expect("a slider").0
    }

    /// Goes back until the title is there without an overlay.
    pub fn leaves(&mut self) {
        self.key(KeyCode::Escape);
        for _ in 0..3 {
            if self.overlay() != Overlay::None {
                self.key(KeyCode::Escape);
            }
        }
        self.shows(Overlay::None);
        self.has("title.quit");
        // The key made the targets small again.
        self.tap(Vec2::splat(5.0));
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

    /// How a person with a keyboard does anything. All other ways by keys in this file use it.
    fn strike(&mut self, key_code: KeyCode, logical_key: &Key) {
        for (state, frames) in [(ButtonState::Pressed, 1), (ButtonState::Released, 2)] {
            self.tell(key_code, logical_key, state);
            self.frames(frames);
        }
    }

    /// Presses and releases keys one after the other, within one frame.
    pub fn strike_at_once(&mut self, keys: &[(KeyCode, Key)]) {
        for (key_code, logical_key) in keys {
            for state in [ButtonState::Pressed, ButtonState::Released] {
                self.tell(*key_code, logical_key, state);
            }
        }
        self.frames(1);
    }

    /// What a key does, as a window tells it. No frame passes.
    fn tell(&mut self, key_code: KeyCode, logical_key: &Key, state: ButtonState) {
        let text = match logical_key {
            Key::Character(text) if state == ButtonState::Pressed => Some(text.clone()),
            _ => None,
        };
        let message = KeyboardInput {
            key_code,
            logical_key: logical_key.clone(),
            state,
            text,
            repeat: false,
            window: self.window,
        };
        self.app.world_mut().write_message(WindowEvent::from(message.clone()));
        self.app.world_mut().write_message(message);
    }

    /// Connects a gamepad that the system tells this of.
    pub fn pad(&mut self, name: &str) -> Entity {
        let pad = self.app.world_mut().spawn_empty().id();
        self.plug_in(pad, name);
        pad
    }

    /// Connects a gamepad, perhaps again.
    pub fn plug_in(&mut self, pad: Entity, name: &str) {
        let connection = GamepadConnection::Connected {
            name: name.into(),
            vendor_id: Some(1),
            product_id: Some(2),
        };
        self.connect(pad, connection);
    }

    /// Disconnects a gamepad.
    pub fn unplug(&mut self, pad: Entity) {
        self.connect(pad, GamepadConnection::Disconnected);
    }

    fn connect(&mut self, pad: Entity, connection: GamepadConnection) {
        let event = GamepadConnectionEvent::new(pad, connection);
        self.app.world_mut().write_message(RawGamepadEvent::from(event.clone()));
        self.app.world_mut().write_message(event);
        self.frames(2);
    }

    /// Presses buttons of gamepads in one frame, and releases them.
    pub fn press_at_once(&mut self, presses: &[(Entity, GamepadButton)]) {
        for value in [1.0, 0.0] {
            for (pad, button) in presses {
                let event = RawGamepadButtonChangedEvent::new(*pad, *button, value);
                self.app.world_mut().write_message(RawGamepadEvent::from(event));
            }
            self.frames(2);
        }
    }

    /// Presses and releases a button of a gamepad.
    pub fn press_pad(&mut self, pad: Entity, button: GamepadButton) {
        self.press_at_once(&[(pad, button)]);
    }

    /// Starts a match of this many people, and computer players who choose at random, at two seats. A person throws for
    /// the first turn, if the game has that.
    pub fn play(&mut self, game: &str, people: usize) {
        self.play_unseen(game, people);
        self.has("hud.primary");
        self.throws_for_the_first_turn();
    }

    /// Throws for the first turn, and again after a tie, if the table waits for that.
    pub fn throws_for_the_first_turn(&mut self) {
        while self.is_seen(&stack::BUTTON_THROW_FIRST) {
            self.press("hud.primary");
            self.until("the throw is over", |seen| {
                seen.is_seen(&stack::BUTTON_THROW_FIRST) || seen.is_seen(&stack::BUTTON_THROW_ALL)
            });
        }
    }

    /// The same, where the table is handed over first.
    pub fn play_unseen(&mut self, game: &str, people: usize) {
        self.play_with(game, people, &[]);
    }

    /// The same with these options, without a wait for the table.
    pub fn play_with(&mut self, game: &str, people: usize, chosen: &[(&str, &str)]) {
        self.app
            .world_mut()
            .write_message(StartMatch(set_up(game, people, chosen)));
        let mut next = self.app.world_mut().resource_mut::<NextState<Screen>>();
        next.set(Screen::Match);
        self.frames(3);
    }

    /// Goes on with a match of computer players shortly before its end.
    pub fn goes_on_near_the_end(&mut self, game: &str, chosen: &[(&str, &str)]) {
        /// The actions that are still to come.
        const LEFT: usize = 8;
        let (head, mut log) = play_logged(&set_up(game, 0, chosen), usize::MAX).expect("a whole match");
        log.truncate(log.len().saturating_sub(LEFT));
        let file = self.saves(head, &log);
        self.send(ResumeMatch(file));
    }

    /// Has saved a match that has only begun, so many times.
    pub fn has_begun(&mut self, game: &str, times: usize) {
        let (mut head, mut log) = play_logged(&set_up(game, 0, &[]), usize::MAX).expect("a whole match");
        log.truncate(log.len() / 2);
        // A person sat there.
        head.players[0].level = None;
        let first = self.saves(head, &log);
        for at in 1..times {
            let name = format!("copy-{at}");
            let copy = first
                .with_file_name(name)
                .with_extension(first.extension().expect("one"));
            std::fs::copy(&first, copy).expect("a copy");
        }
    }

    /// Opens a table on this machine, in its own lobby, as Ana.
    pub fn opens_a_table(&mut self) {
        self.opens_a_table_with(None);
    }

    /// The same, with a page for browsers.
    pub fn opens_a_table_with(&mut self, page: Option<PathBuf>) {
        let folder = std::env::var_os(FOLDER_VARIABLE).expect("a folder of this test");
        self.app.insert_resource(HostFolder {
            folder: PathBuf::from(folder).join("rooms"),
            listen: Listen::ThisMachine,
            page,
        });
        self.press("title.together");
        self.focus_on("together.name");
        self.type_text("Ana");
        self.press("together.open");
        self.until_thought("the lobby", |seen| !seen.element("lobby.chair.0").is_null());
    }

    /// Knows these people at this machine.
    pub fn knows(&mut self, names: &[&str]) {
        let mut people = self.app.world_mut().resource_mut::<People>();
        for (name, face) in names.iter().zip([Animal::Bear, Animal::Cat]) {
            people.plays(name, 0, face);
        }
    }

    /// Has saved a match that this person played to its end against a computer player.
    pub fn has_played(&mut self, name: &str, game: &str, options: &[(&str, &str)]) {
        let mut chosen = AnyOptions::of_game(game).expect("a game that is listed");
        for (key, value) in options {
            chosen.set(key, value).expect("it can be chosen");
        }
        let seat = |name: &str| SeatPlayer {
            name: name.to_owned(),
            control: SeatControl::Agent(Level::Random),
        };
        let setup = MatchSetup {
            options: chosen,
            seats: Seats::solo(2).expect("two can be seated"),
            players: vec![seat(name), seat("Hilda")],
            seed: Seed::Number(5),
        };
        self.has_saved(&setup);
    }

    /// Has saved a match of computer players that was played to its end, as if a person had had the first seat. Returns
    /// the name of its file.
    pub fn has_saved(&mut self, setup: &MatchSetup) -> String {
        let (mut head, log) = play_logged(setup, usize::MAX).expect("a whole match");
        // A person sat there.
        head.players[0].level = None;
        let path = self.saves(head, &log);
        let name = path.file_name().expect("a name");
        name.to_string_lossy().into_owned()
    }

    /// Writes the file of a match.
    fn saves(&self, head: LogHeaderBody, log: &[LogEntry]) -> PathBuf {
        let folder = self.app.world().resource::<MatchFolder>().0.clone();
        let (mut file, path) = library::begin(&folder, head).expect("a new file");
        for entry in log {
            let body = postcard::to_stdvec(entry).expect("it is written");
            file.append(&body)
                .unwrap_or_else(|failed| panic!("{}", failed.of(&path)));
        }
        path
    }

    /// Sends what a hand at the table would send.
    pub fn send<M: bevy::prelude::Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
        self.frames(1);
    }

    /// What the program knows.
    pub fn known<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    /// The dice with this mark.
    pub fn dice_marked(&mut self, mark: Highlight) -> Vec<DieId> {
        let world = self.app.world_mut();
        let mut dice = world.query::<(&Die, &Highlight)>();
        let marked = dice.iter(world).filter(|(_, is)| **is == mark);
        marked.map(|(die, _)| die.id).collect()
    }

    /// Whether a replay is on.
    pub fn replays(&self) -> bool {
        self.app.world().get_resource::<Replaying>().is_some()
    }

    /// Changes what the program knows, as something outside of it could.
    pub fn change<R: Resource<Mutability = bevy::ecs::component::Mutable>>(&mut self, change: impl FnOnce(&mut R)) {
        change(&mut self.app.world_mut().resource_mut::<R>());
        self.frames(3);
    }
}
