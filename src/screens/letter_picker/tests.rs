//! The picker on a page with a field, with the engine's own time, input and text editing.

use bevy::ecs::system::RunSystemOnce;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::state::app::StatesPlugin;
use bevy::text::{FontCx, LayoutCx, apply_text_edits};
use bevy::time::TimeUpdateStrategy;
use bevy::ui_widgets::Activate;

use super::*;
use window_kit::intents::general::{CAPITALS, DONE, TYPE_SPACE};
use window_kit::intents::{Holder, IntentStates, MeanIntent, Meant};
use window_kit::ui::access::{Announcer, Listening};
use window_kit::ui::field::{Typed, field};
use window_kit::ui::focus::{self, FocusName};
use window_kit::window::open_panels::OpenPanels;
use window_kit::window::state::Screen;

/// The mark of the field.
#[derive(Component)]
struct Name;

/// What Enter took from the field.
#[derive(Resource, Default)]
struct Taken(Vec<String>);

/// A page with a field that has the focus.
struct Bench {
    app: App,
    field: Entity,
    pad: Entity,
}

impl Bench {
    fn with(content: &str, most: usize, takes: fn(char) -> bool) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(std::time::Duration::from_millis(4)))
            .init_state::<Screen>()
            .init_state::<Overlay>()
            .init_resource::<IntentStates>()
            .init_resource::<InputFocus>()
            .init_resource::<ButtonInput<KeyCode>>()
            .init_resource::<UiScale>()
            .init_resource::<Localizer>()
            .init_resource::<LastUsed>()
            .init_resource::<FontCx>()
            .init_resource::<LayoutCx>()
            .init_resource::<bevy::clipboard::Clipboard>()
            .init_resource::<Taken>()
            .insert_resource(Listening(true))
            .init_resource::<Announcer>()
            .insert_resource(Keyboard::american())
            .add_message::<KeyboardInput>()
            .add_message::<MeanIntent>()
            .add_plugins((focus::plugin, plugin))
            .add_systems(PostUpdate, apply_text_edits.before(page::show))
            .add_systems(Update, |typed: Typed<Name>, mut taken: ResMut<Taken>| {
                taken.0.extend(typed.entered());
            });
        // The time of the table stands still under a page, and no fixed step runs.
        app.world_mut().resource_mut::<Time<Virtual>>().pause();
        let field = app.world_mut().spawn((field(content, 90.0, most, takes), Name)).id();
        let pad = app.world_mut().spawn_empty().id();
        app.world_mut()
            .resource_mut::<InputFocus>()
            .set(field, FocusCause::Navigated);
        app.update();
        Self { app, field, pad }
    }

    fn open() -> Self {
        let mut bench = Self::with("", 9, |_| true);
        bench.means(CONFIRM);
        bench
    }

    /// Means something with the gamepad for a frame.
    fn means(&mut self, intent: window_kit::intents::Intent) {
        let source = Source::Pad(self.pad);
        let mut states = self.app.world_mut().resource_mut::<IntentStates>();
        states.begin_frame();
        states.begin(Meant::new(intent, source, Holder::Once));
        self.app.update();
        self.app.world_mut().resource_mut::<IntentStates>().begin_frame();
        self.app.update();
    }

    fn key(&mut self, name: &str) -> Option<Entity> {
        let mut names = self.app.world_mut().query::<(Entity, &FocusName)>();
        let mut there = names.iter(self.app.world()).filter(|(_, is)| is.0 == name);
        there.next().map(|(key, _)| key)
    }

    fn press(&mut self, name: &str) {
        let entity = self.key(name).unwrap_or_else(|| panic!("{name} is not there"));
        self.app.world_mut().trigger(Activate { entity });
        self.app.update();
        self.app.update();
    }

    fn text(&self) -> String {
        let field = self.app.world().get::<EditableText>(self.field).expect("a field");
        field.value().to_string()
    }

    fn is_open(&self) -> bool {
        self.app.world().resource::<LettersFor>().field().is_some()
    }

    fn focus(&self) -> Option<Entity> {
        self.app.world().resource::<InputFocus>().get()
    }
}

#[test]
fn a_gamepad_opens_the_picker_and_the_first_letter_has_the_focus() {
    let mut bench = Bench::with("", 9, |_| true);
    assert!(bench.key("letters.a").is_none());
    bench.means(CONFIRM);
    assert!(bench.is_open());
    let first = bench.key("letters.a");
    assert!(first.is_some() && bench.focus() == first);
    assert!(bench.app.world().resource::<Taken>().0.is_empty(), "it is no Enter");
}

#[test]
fn letters_and_spaces_are_typed_small_or_large() {
    let mut bench = Bench::open();
    for key in ["letters.b", "letters.o"] {
        bench.press(key);
    }
    assert_eq!(bench.text(), "Bo", "a text begins with a capital");
    bench.means(TYPE_SPACE);
    bench.means(CAPITALS);
    bench.press("letters.x");
    assert_eq!(bench.text(), "Bo X");
    let said = bench.app.world().resource::<Announcer>().waiting().count();
    assert_eq!(said, 4, "each change is said once");
    let key = bench.key("letters.1");
    bench.press("letters.capitals");
    assert_eq!(bench.key("letters.1"), key, "the keys stay the same");
}

#[test]
fn the_field_is_asked_to_delete_and_to_move_the_cursor() {
    let mut bench = Bench::open();
    let world = bench.app.world_mut();
    world.write_message_batch([Pick::Delete, Pick::Left, Pick::Right]);
    world.run_system_once(editing::change).expect("it runs");
    let field = world.get::<EditableText>(bench.field).expect("a field");
    let asked = &field.pending_edits[..];
    assert!(
        matches!(
            asked,
            [TextEdit::Backspace, TextEdit::Left(false), TextEdit::Right(false)]
        ),
        "{asked:?}"
    );
}

#[test]
fn the_limits_of_the_field_hold() {
    let mut bench = Bench::with("123", 4, |letter| letter.is_ascii_digit());
    bench.means(LETTERS);
    assert!(bench.key("letters.a").is_none() && bench.key("letters.space").is_none());
    bench.means(TYPE_SPACE);
    assert_eq!(bench.text(), "123", "the field takes no space");
    bench.press("letters.4");
    bench.press("letters.5");
    assert_eq!(bench.text(), "1234", "the field holds four");
}

#[test]
fn done_is_enter_in_the_field_and_close_is_not() {
    let mut bench = Bench::open();
    bench.press("letters.a");
    bench.press("letters.close");
    assert!(!bench.is_open() && bench.key("letters.a").is_none());
    assert_eq!((bench.focus(), bench.text().as_str()), (Some(bench.field), "A"));
    bench.means(CONFIRM);
    bench.means(DONE);
    assert!(!bench.is_open());
    assert_eq!(bench.focus(), Some(bench.field));
    let mut asked = bench.app.world_mut().resource_mut::<Messages<MeanIntent>>();
    let asked: Vec<MeanIntent> = asked.drain().collect();
    let enter = MeanIntent::once(CONFIRM, Source::Hint);
    assert_eq!(asked, [enter]);
}

#[test]
fn a_keyboard_types_too_and_what_it_typed_before_is_not_typed_again() {
    let mut bench = Bench::with("", 9, |_| true);
    let type_key = |bench: &mut Bench, logical_key: Key| {
        let window = bench.pad;
        bench.app.world_mut().write_message(KeyboardInput {
            key_code: KeyCode::KeyA,
            logical_key,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window,
        });
        bench.app.update();
        bench.app.update();
    };
    type_key(&mut bench, Key::Character("x".into()));
    bench.means(CONFIRM);
    type_key(&mut bench, Key::Character("a".into()));
    type_key(&mut bench, Key::Character("b".into()));
    assert_eq!(bench.text(), "ab");
}

#[test]
fn the_picker_closes_with_its_field_and_under_another_page() {
    let mut bench = Bench::open();
    let mut next = bench.app.world_mut().resource_mut::<NextState<Overlay>>();
    next.set(Overlay::Rules);
    bench.app.update();
    bench.app.update();
    assert!(!bench.is_open());
    let mut bench = Bench::open();
    bench.app.world_mut().despawn(bench.field);
    bench.app.update();
    bench.app.update();
    assert!(!bench.is_open() && bench.key("letters.a").is_none());
    assert_eq!(bench.app.world().resource::<OpenPanels>().names().count(), 0);
}
