//! The whole program without a window: keys and fingers go in, and what is on the screen comes out.

mod keys;
mod layout;
mod matches;
mod mouse;
mod pads;
mod reader;
mod touch;

use bevy::input_focus::InputFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::{Activate, SliderValue, ValueChange};
use bevy::window::PrimaryWindow;
use messages::Message as Words;
use rules::die::DieId;
use serde_json::Value;
use std::mem::ManuallyDrop;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tabletop::die::Die;
use tumbletop::app::describe::description;
use tumbletop::app::plugin::keep_bindings;
use window_kit::presentation::visual::Highlight;
use window_kit::settings::{AskFirst, FOLDER_VARIABLE, Settings, Speed};
use window_kit::table::journal::Journal;
use window_kit::table::replay::state::Replaying;
use window_kit::table::saving::MatchFolder;
use window_kit::ui::focus::FocusName;
use window_kit::window::state::{Overlay, Screen};

use crate::apart::apart;
use crate::whole_app::whole_app;

/// The time between two frames.
const FRAME: Duration = Duration::from_millis(20);
/// The same where nobody looks.
const LONG_FRAME: Duration = Duration::from_millis(100);
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
    /// It is not taken apart at the end of a test, as its process ends too.
    app: ManuallyDrop<App>,
    window: Entity,
}

/// The number of events of the match so far.
pub fn events(table: &Headless) -> usize {
    table.known::<Journal>().entries().len()
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
        keep_bindings(&mut app);
        let folder = std::env::var_os(FOLDER_VARIABLE).expect("a folder of this test");
        app.insert_resource(MatchFolder(PathBuf::from(folder).join("matches")));
        let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).expect("a window");
        let mut headless = Self {
            app: ManuallyDrop::new(app),
            window,
        };
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

    /// Lets more than a second pass while nobody does anything, in few frames.
    pub fn rests(&mut self) {
        let long = TimeUpdateStrategy::ManualDuration(LONG_FRAME);
        let usual = std::mem::replace(&mut *self.app.world_mut().resource_mut::<TimeUpdateStrategy>(), long);
        self.frames(12);
        self.app.insert_resource(usual);
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

    /// The entity that has focus.
    pub fn focused(&self) -> Option<Entity> {
        self.app.world().resource::<InputFocus>().get()
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
