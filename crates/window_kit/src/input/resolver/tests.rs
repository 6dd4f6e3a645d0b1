//! What is pressed and what it means, at many frame rates, with the engine's own time and input systems.

use std::time::Duration;

use bevy::ecs::system::RunSystemOnce;
use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadAxis, GamepadConnection, RawGamepadAxisChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::KeyboardFocusLost;
use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;

use crate::input::gamepad::asked::AnswersAtOnce;
use crate::input::gamepad::place::LastUsed;
use crate::input::gamepad::seats::PadSeats;
use crate::input::quick::tests::{PACES, Pace, paced};
use crate::input::resolver::Repeats;
use crate::input::testing::{self, devices};
use crate::intents::capture::{Capture, Wanted};
use crate::intents::general::{
    ANSWER, BACK, BEGIN, CONFIRM, DOWN, FASTER, HINT, HURRY, LEFT, NEXT, NEXT_TURN, PAUSE, RULES, SLOWER, TURN_TABLE,
    UNDO,
};
use crate::intents::rebinding::Device;
use crate::intents::states::Intents;
use crate::intents::{self, Bindings, Context, Input, Intent, MeanIntent, Modifier, Slot, Source};
use crate::settings::{Repeat, Settings};
use crate::table::phase::{Match, TableGate};
use crate::window::by_game::ByGame;
use crate::window::intent::Notice;
use crate::window::next_frame::NextFrame;
use crate::window::state::{Overlay, Screen};
use host::view::{MatchView, Players, SeatControl, SeatPlayer};
use messages::Message as Words;
use messages::texts::input as words;
use rules::ids::SeatId;

/// What an intent is in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Is {
    Nothing,
    Begun,
    Held,
    Ended,
}

/// The place of the player, and everything that presses.
struct Bench {
    app: App,
    window: Entity,
    /// What was said and not yet asked for.
    told: Vec<Words>,
}

impl Bench {
    fn new(pace: Pace) -> Self {
        let mut app = paced(pace);
        testing::plugin(&mut app);
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        app.update();
        Self {
            app,
            window,
            told: Vec::new(),
        }
    }

    /// Sits down at the table of a game.
    fn at_the_table(mut self, game: &'static str) -> Self {
        let world = self.app.world_mut();
        world.resource_mut::<NextState<Screen>>().set(Screen::Match);
        world.resource_mut::<NextState<Match>>().set(Match::Of(game));
        self.app.update();
        self
    }

    fn bind(&mut self, context: Context, intent: Intent, inputs: &[Input]) {
        let mut bindings = self.app.world_mut().resource_mut::<Bindings>();
        bindings.set(Slot { context, intent }, inputs.iter().copied());
    }

    fn key(&mut self, key: KeyCode, sign: Option<&str>, state: ButtonState) {
        devices::key(&mut self.app, self.window, key, sign, state);
    }

    fn tap(&mut self, key: KeyCode, sign: Option<&str>) {
        devices::tap(&mut self.app, self.window, key, sign);
    }

    /// A gamepad, connected.
    fn pad(&mut self) -> Entity {
        devices::pad(&mut self.app, "a gamepad")
    }

    fn button(&mut self, pad: Entity, button: GamepadButton, value: f32) {
        devices::button(&mut self.app, pad, button, value);
    }

    /// Presses and releases a mouse button.
    fn click(&mut self, button: MouseButton) {
        devices::click(&mut self.app, self.window, button);
    }

    /// Turns the wheel by so many lines, up or down.
    fn wheel(&mut self, lines: f32) {
        devices::wheel(&mut self.app, self.window, lines);
    }

    fn is(&mut self, intent: Intent) -> Is {
        let read = move |intents: Intents| match (
            intents.just(intent),
            intents.held(intent),
            intents.just_released(intent),
        ) {
            (true, true, false) => Is::Begun,
            (false, true, false) => Is::Held,
            (false, false, true) => Is::Ended,
            (false, false, false) => Is::Nothing,
            other => panic!("{intent} is {other:?}"),
        };
        self.app.world_mut().run_system_once(read).expect("it runs")
    }

    /// What an intent is in each of the next frames.
    fn frames<const FRAMES: usize>(&mut self, intent: Intent) -> [Is; FRAMES] {
        std::array::from_fn(|_| {
            self.app.update();
            self.is(intent)
        })
    }

    /// Whether an intent begins in the next frame.
    fn begins(&mut self, intent: Intent) -> bool {
        self.frames::<1>(intent) == [Is::Begun]
    }
}

const A_TAP: [Is; 4] = [Is::Begun, Is::Ended, Is::Nothing, Is::Nothing];

#[test]
fn a_tap_within_one_frame_begins_in_it_and_ends_in_the_next_whatever_is_tapped() {
    for pace in PACES {
        let mut bench = Bench::new(pace).at_the_table("game");
        bench.tap(KeyCode::Space, None);
        assert_eq!(bench.frames(HURRY), A_TAP, "{pace:?}: a key");

        let pad = bench.pad();
        bench.button(pad, GamepadButton::South, 1.0);
        bench.button(pad, GamepadButton::South, 0.0);
        assert_eq!(bench.frames(CONFIRM), A_TAP, "{pace:?}: a gamepad");

        bench.click(MouseButton::Left);
        assert_eq!(bench.frames(HURRY), A_TAP, "{pace:?}: the mouse");

        let clicked = MeanIntent::once(HINT, Source::Hint);
        bench.app.world_mut().write_message(clicked);
        assert_eq!(bench.frames(HINT), A_TAP, "{pace:?}: a hint that was clicked");
    }
}

#[test]
fn what_is_held_is_held_until_it_is_let_go() {
    for pace in PACES {
        let mut bench = Bench::new(pace);
        bench.key(KeyCode::KeyH, Some("h"), ButtonState::Pressed);
        assert_eq!(bench.frames(HINT), [Is::Begun, Is::Held, Is::Held], "{pace:?}");
        bench.key(KeyCode::KeyH, Some("h"), ButtonState::Released);
        assert_eq!(bench.frames(HINT), [Is::Ended, Is::Nothing, Is::Nothing], "{pace:?}");
    }
}

#[test]
fn what_is_held_can_be_turned_on_by_one_press_and_off_by_the_next() {
    for pace in PACES {
        let mut bench = Bench::new(pace).at_the_table("game");
        bench.app.insert_resource(Settings {
            toggle_held: true,
            ..default()
        });
        bench.click(MouseButton::Right);
        assert_eq!(bench.frames(TURN_TABLE), [Is::Begun, Is::Held, Is::Held], "{pace:?}");
        bench.click(MouseButton::Right);
        assert_eq!(
            bench.frames(TURN_TABLE),
            [Is::Ended, Is::Nothing, Is::Nothing],
            "{pace:?}"
        );
        bench.tap(KeyCode::KeyH, Some("h"));
        assert_eq!(bench.frames(HINT), A_TAP, "{pace:?}: what is not held is not turned on");
        bench.click(MouseButton::Right);
        bench.app.update();
        bench.app.world_mut().resource_mut::<Settings>().toggle_held = false;
        assert_eq!(bench.frames(TURN_TABLE), [Is::Ended, Is::Nothing], "{pace:?}");
    }
}

#[test]
fn fast_taps_of_a_gamepad_are_all_counted_once() {
    for pace in PACES {
        let mut bench = Bench::new(pace);
        let pad = bench.pad();
        for value in [1.0, 0.0, 1.0, 0.0] {
            bench.button(pad, GamepadButton::South, value);
        }
        let expected = [Is::Begun, Is::Ended, Is::Begun, Is::Ended, Is::Nothing];
        assert_eq!(bench.frames(CONFIRM), expected, "{pace:?}");
    }
}

#[test]
fn each_press_begins_once_with_its_source() {
    for pace in PACES {
        let mut bench = Bench::new(pace).at_the_table("game");
        let pad = bench.pad();
        bench.button(pad, GamepadButton::North, 1.0);
        bench.tap(KeyCode::KeyU, Some("u"));
        let mut begun = Vec::new();
        for _ in 0..6 {
            bench.app.update();
            let sources = |intents: Intents| {
                [UNDO, HINT].map(|intent| (intent, intents.first_just(intent).map(|meant| meant.source)))
            };
            let sources = bench.app.world_mut().run_system_once(sources).expect("it runs");
            begun.extend(
                sources
                    .into_iter()
                    .filter_map(|(intent, source)| Some((intent, source?))),
            );
        }
        assert_eq!(begun, [(UNDO, Source::Keyboard), (HINT, Source::Pad(pad))], "{pace:?}");
    }
}

/// Plus and minus, as in a replay.
const SPEEDS: &[intents::Further] = &[
    (FASTER, &[Input::Letter('+'), Input::Key(KeyCode::Equal)]),
    (SLOWER, &[Input::Letter('-'), Input::Key(KeyCode::Minus)]),
];

#[test]
fn a_sign_counts_wherever_it_is_on_the_keyboard() {
    // In the United States, in Germany, in Sweden, and a key without its sign.
    for (key, sign, meant, other) in [
        (KeyCode::Equal, "=", FASTER, SLOWER),
        (KeyCode::Minus, "-", SLOWER, FASTER),
        (KeyCode::BracketRight, "+", FASTER, SLOWER),
        (KeyCode::Slash, "-", SLOWER, FASTER),
        (KeyCode::Minus, "+", FASTER, SLOWER),
    ] {
        let mut bench = Bench::new(PACES[1]);
        let mut bindings = bench.app.world_mut().resource_mut::<Bindings>();
        bindings.define_further(Context::Table, SPEEDS);
        bench.tap(key, Some(sign));
        assert!(bench.begins(meant), "{key:?} {sign}");
        assert_eq!(bench.is(other), Is::Nothing, "{key:?} {sign}");
    }
}

#[test]
fn a_chord_counts_while_its_modifier_is_held() {
    let mut bench = Bench::new(PACES[1]);
    bench.tap(KeyCode::Enter, None);
    assert!(!bench.begins(BEGIN));
    bench.app.update();
    bench.key(KeyCode::ControlLeft, None, ButtonState::Pressed);
    bench.tap(KeyCode::Enter, None);
    assert!(bench.begins(BEGIN));
}

#[test]
fn while_a_text_is_edited_its_keys_mean_nothing_else() {
    let mut bench = Bench::new(PACES[1]);
    bench.bind(Context::Everywhere, BACK, &[Input::Key(KeyCode::KeyB)]);
    let field = bench.app.world_mut().spawn((EditableText::new(""), TabIndex(0))).id();
    let mut focus = bench.app.world_mut().resource_mut::<InputFocus>();
    focus.set(field, FocusCause::Navigated);
    for (key, sign, intent) in [
        (KeyCode::KeyH, Some("h"), HINT),
        (KeyCode::KeyB, Some("b"), BACK),
        (KeyCode::Space, None, HURRY),
        (KeyCode::ArrowLeft, None, LEFT),
    ] {
        bench.tap(key, sign);
        assert!(!bench.begins(intent), "{intent}");
        bench.app.update();
    }
    bench.tap(KeyCode::Enter, None);
    assert!(bench.begins(CONFIRM));
    bench.tap(KeyCode::F1, None);
    assert!(bench.begins(RULES));
    bench.tap(KeyCode::Escape, None);
    assert!(bench.begins(BACK), "a text is always left by Escape");
}

#[test]
fn a_window_without_the_keyboard_and_a_pad_that_is_gone_hold_nothing() {
    let mut bench = Bench::new(PACES[1]);
    bench.key(KeyCode::KeyH, Some("h"), ButtonState::Pressed);
    assert!(bench.begins(HINT));
    bench.app.world_mut().write_message(KeyboardFocusLost);
    assert_eq!(bench.frames(HINT), [Is::Ended]);

    let pad = bench.pad();
    bench.button(pad, GamepadButton::South, 1.0);
    assert!(bench.begins(CONFIRM));
    devices::connect(&mut bench.app, pad, GamepadConnection::Disconnected);
    assert_ne!(bench.is(CONFIRM), Is::Held);
}

#[test]
fn a_button_means_what_it_means_at_the_place() {
    const FURTHER: &[intents::Further] = &[(UNDO, &[Input::Pad(GamepadButton::RightTrigger)])];
    let begun = |game: Option<&'static str>| {
        let mut bench = Bench::new(PACES[1]);
        let mut bindings = bench.app.world_mut().resource_mut::<Bindings>();
        bindings.define_further(Context::Game("one"), FURTHER);
        if let Some(game) = game {
            bench = bench.at_the_table(game);
        }
        let pad = bench.pad();
        bench.button(pad, GamepadButton::RightTrigger, 1.0);
        bench.app.update();
        [NEXT, UNDO, NEXT_TURN].map(|intent| bench.is(intent) == Is::Begun)
    };
    assert_eq!(begun(None), [true, false, false], "in a menu");
    assert_eq!(begun(Some("one")), [false, true, false], "at its table");
    assert_eq!(begun(Some("other")), [false, false, false], "at another table");
}

#[test]
fn the_wheel_and_the_stick_can_mean_something() {
    let mut bench = Bench::new(PACES[1]);
    bench.bind(Context::Table, HINT, &[Input::WheelUp]);
    bench.wheel(1.0);
    assert_eq!(bench.frames(HINT), A_TAP);
    let pad = bench.pad();
    let push = |bench: &mut Bench, value| {
        let event = RawGamepadAxisChangedEvent::new(pad, GamepadAxis::LeftStickY, value);
        bench.app.world_mut().write_message(RawGamepadEvent::from(event));
    };
    push(&mut bench, -0.9);
    assert_eq!(bench.frames(DOWN), [Is::Begun, Is::Held]);
    push(&mut bench, 0.0);
    assert_eq!(bench.frames(DOWN), [Is::Ended, Is::Nothing]);
}

/// The hint at every table.
const ASK: Slot = Slot {
    context: Context::Table,
    intent: HINT,
};

/// The table of a game, and a person who has put the hint on this input.
fn rebound(pace: Pace, input: Input) -> Bench {
    let mut bench = Bench::new(pace).at_the_table("game");
    bench.app.world_mut().resource_mut::<Bindings>().put(ASK, input);
    bench
}

#[test]
fn an_action_that_is_put_on_a_mouse_button_or_the_wheel_comes_by_it_alone() {
    let presses: [(Input, fn(&mut Bench)); 2] = [
        (Input::Mouse(MouseButton::Back), |bench| bench.click(MouseButton::Back)),
        (Input::WheelDown, |bench| bench.wheel(-1.0)),
    ];
    for pace in PACES {
        for (input, press) in presses {
            let mut bench = rebound(pace, input);
            // Its old key, and what lies beside the new input.
            bench.tap(KeyCode::KeyH, Some("h"));
            bench.click(MouseButton::Forward);
            bench.wheel(1.0);
            assert_eq!(bench.frames(HINT), [Is::Nothing; 2], "{pace:?}: {input}");
            press(&mut bench);
            assert_eq!(bench.frames(HINT), A_TAP, "{pace:?}: {input}");
        }
    }
}

#[test]
fn an_action_that_is_put_on_a_letter_comes_by_whatever_key_types_it() {
    for pace in PACES {
        let mut bench = rebound(pace, Input::Letter('\u{fc}'));
        for (key, sign) in [(KeyCode::KeyH, "h"), (KeyCode::BracketLeft, "[")] {
            bench.tap(key, Some(sign));
            assert_eq!(bench.frames(HINT), [Is::Nothing; 2], "{pace:?}: {sign}");
        }
        // The letter counts, small or capital, and the place of the key does not.
        for (key, sign) in [(KeyCode::BracketLeft, "\u{fc}"), (KeyCode::KeyU, "\u{dc}")] {
            bench.tap(key, Some(sign));
            assert!(bench.begins(HINT), "{pace:?}: {sign}");
            assert_eq!(bench.is(UNDO), Is::Nothing, "{pace:?}: {sign}");
            assert_eq!(bench.frames(HINT), [Is::Ended, Is::Nothing], "{pace:?}: {sign}");
        }
    }
}

/// How often a held direction repeats in this many seconds.
fn repeats(pace: Pace, repeat: Repeat, seconds: f32) -> usize {
    let mut bench = Bench::new(pace);
    bench.app.insert_resource(Settings { repeat, ..default() });
    let pad = bench.pad();
    bench.button(pad, GamepadButton::DPadDown, 1.0);
    let begin = bench.app.world().resource::<Time<Real>>().elapsed_secs();
    let mut count = 0;
    while bench.app.world().resource::<Time<Real>>().elapsed_secs() - begin < seconds {
        bench.app.update();
        count += bench.app.world().resource::<Repeats>().now.len();
    }
    bench.button(pad, GamepadButton::DPadDown, 0.0);
    bench.app.update();
    bench.app.update();
    assert!(bench.app.world().resource::<Repeats>().next().is_none(), "{pace:?}");
    count
}

#[test]
fn a_held_direction_repeats_as_the_player_wants_it_at_any_frame_rate() {
    for pace in PACES {
        assert_eq!(repeats(pace, Repeat::Off, 3.0), 0, "{pace:?}");
        let [slow, normal, fast] = [Repeat::Slow, Repeat::Normal, Repeat::Fast].map(|way| repeats(pace, way, 3.0));
        assert!((6..=9).contains(&slow), "{pace:?}: {slow}");
        assert!((15..=21).contains(&normal), "{pace:?}: {normal}");
        assert!((27..=44).contains(&fast), "{pace:?}: {fast}");
    }
}

#[test]
fn a_held_direction_repeats_once_after_a_long_sleep_and_asks_for_the_next_frame() {
    let mut bench = Bench::new(PACES[1]);
    bench.app.init_resource::<NextFrame>();
    let pad = bench.pad();
    bench.button(pad, GamepadButton::DPadDown, 1.0);
    bench.app.update();
    let most = Duration::from_secs(30);
    let asked = bench.app.world_mut().resource_mut::<NextFrame>().take(most);
    assert!(asked < Duration::from_millis(401), "{asked:?}");
    bench
        .app
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(10)));
    bench.app.update();
    assert_eq!(bench.app.world().resource::<Repeats>().now.len(), 1);
}

#[test]
fn a_gamepad_moves_the_focus_and_presses_no_key() {
    for pace in PACES {
        let mut bench = Bench::new(pace);
        let world = bench.app.world_mut();
        let group = world.spawn(TabGroup::new(0)).id();
        let buttons = [0, 1].map(|index| world.spawn((TabIndex(index), ChildOf(group))).id());
        let pad = bench.pad();
        let mut press = |button| {
            bench.button(pad, button, 1.0);
            bench.app.update();
            let keys = bench.app.world().resource::<ButtonInput<KeyCode>>();
            assert_eq!(keys.get_pressed().count(), 0, "{pace:?}");
            bench.button(pad, button, 0.0);
            bench.app.update();
            bench.app.world().resource::<InputFocus>().get()
        };
        assert_eq!(press(GamepadButton::DPadDown), Some(buttons[0]), "{pace:?}");
        assert_eq!(press(GamepadButton::RightTrigger), Some(buttons[1]), "{pace:?}");
        assert_eq!(press(GamepadButton::LeftTrigger), Some(buttons[0]), "{pace:?}");
        assert_eq!(*bench.app.world().resource::<LastUsed>(), LastUsed::Pad(pad));
        bench.tap(KeyCode::Tab, None);
        bench.app.update();
        assert_eq!(
            bench.app.world().resource::<InputFocus>().get(),
            Some(buttons[1]),
            "{pace:?}: a key is given to the focus once"
        );
        assert_eq!(*bench.app.world().resource::<LastUsed>(), LastUsed::Keys);
    }
}

/// What a person chose for an action, after these presses.
fn chosen(pace: Pace, device: Device, by_letter: bool, presses: impl FnOnce(&mut Bench)) -> Option<Input> {
    let mut bench = Bench::new(pace).at_the_table("game");
    // The press that begins the choice is not the chosen one.
    bench.tap(KeyCode::Enter, None);
    bench.app.update();
    bench.app.world_mut().resource_mut::<Capture>().begin(Wanted {
        slot: ASK,
        device,
        by_letter,
    });
    presses(&mut bench);
    for intent in [HINT, UNDO, BACK, CONFIRM] {
        assert_ne!(bench.is(intent), Is::Begun, "{pace:?}: {intent}");
    }
    for _ in 0..4 {
        bench.app.update();
    }
    let mut capture = bench.app.world_mut().resource_mut::<Capture>();
    assert_eq!(capture.wanted(), None, "{pace:?}: the choice is over");
    let got = capture.take();
    assert!(got.is_none_or(|(of, _)| of == ASK));
    got.map(|(_, input)| input)
}

#[test]
fn what_is_pressed_for_an_action_is_chosen_and_means_nothing_else() {
    for pace in PACES {
        let key = |by_letter| {
            chosen(pace, Device::Desk, by_letter, |bench| {
                bench.tap(KeyCode::KeyU, Some("\u{fc}"));
                bench.app.update();
            })
        };
        assert_eq!(key(false), Some(Input::Key(KeyCode::KeyU)), "{pace:?}");
        assert_eq!(key(true), Some(Input::Letter('\u{fc}')), "{pace:?}");
        let chord = chosen(pace, Device::Desk, false, |bench| {
            bench.key(KeyCode::ControlLeft, None, ButtonState::Pressed);
            bench.app.update();
            bench.tap(KeyCode::KeyU, Some("u"));
            bench.app.update();
        });
        assert_eq!(chord, Some(Input::Chord(Modifier::Control, KeyCode::KeyU)), "{pace:?}");
        let alone = chosen(pace, Device::Desk, false, |bench| {
            bench.tap(KeyCode::ShiftLeft, None);
            bench.app.update();
        });
        assert_eq!(alone, Some(Input::Key(KeyCode::ShiftLeft)), "{pace:?}");
        for button in [MouseButton::Back, MouseButton::Other(8)] {
            let clicked = chosen(pace, Device::Desk, false, |bench| {
                bench.click(button);
                bench.app.update();
            });
            assert_eq!(clicked, Some(Input::Mouse(button)), "{pace:?}");
        }
        for (lines, turned) in [(1.0, Input::WheelUp), (-1.0, Input::WheelDown)] {
            let wheel = chosen(pace, Device::Desk, false, |bench| {
                bench.wheel(lines);
                bench.app.update();
            });
            assert_eq!(wheel, Some(turned), "{pace:?}");
        }
        let pad = chosen(pace, Device::Pad, false, |bench| {
            let pad = bench.pad();
            bench.button(pad, GamepadButton::East, 1.0);
            bench.app.update();
        });
        assert_eq!(pad, Some(Input::Pad(GamepadButton::East)), "{pace:?}");
    }
}

#[test]
fn escape_a_left_click_and_another_device_end_the_choice() {
    for pace in PACES {
        let escaped = chosen(pace, Device::Desk, false, |bench| {
            bench.tap(KeyCode::Escape, None);
            bench.app.update();
        });
        assert_eq!(escaped, None, "{pace:?}");
        let clicked = chosen(pace, Device::Desk, false, |bench| {
            bench.click(MouseButton::Left);
            bench.app.update();
        });
        assert_eq!(clicked, None, "{pace:?}: a left click chooses on the page");
        let other = chosen(pace, Device::Pad, false, |bench| {
            bench.tap(KeyCode::KeyU, Some("u"));
            bench.app.update();
        });
        assert_eq!(other, None, "{pace:?}");
    }
}

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);

impl Bench {
    /// Ana and Ben sit at a table of this machine, and these are due.
    fn people(&mut self, due: impl IntoIterator<Item = SeatId>) {
        let seat = |name: &str| SeatPlayer {
            name: name.into(),
            control: SeatControl::Person,
        };
        let view = MatchView {
            due: due.into_iter().collect(),
            ..MatchView::new("stack", 2)
        };
        let world = self.app.world_mut();
        world.insert_resource(view);
        if !world.contains_resource::<Players>() {
            world.insert_resource(Players(["Ana", "Ben"].map(seat).into()));
            world.init_resource::<TableGate>();
        }
        self.app.update();
    }

    /// Taps a button and tells which of these intents began, each once.
    fn taps<const COUNT: usize>(&mut self, pad: Entity, button: GamepadButton, of: [Intent; COUNT]) -> [bool; COUNT] {
        self.button(pad, button, 1.0);
        self.app.update();
        let began = of.map(|intent| self.is(intent) == Is::Begun);
        // Messages do not stay for long.
        self.told = self.said();
        self.button(pad, button, 0.0);
        self.app.update();
        self.app.update();
        began
    }

    /// What was said since the last time.
    fn said(&mut self) -> Vec<Words> {
        let mut notices = self.app.world_mut().resource_mut::<Messages<Notice>>();
        let new: Vec<Words> = notices.drain().map(|notice| notice.text).collect();
        let mut told = std::mem::take(&mut self.told);
        told.extend(new);
        told
    }
}

#[test]
fn each_gamepad_counts_for_its_seat_and_is_refused_in_words_out_of_turn() {
    for pace in PACES {
        let mut bench = Bench::new(pace).at_the_table("stack");
        let [one, two] = [bench.pad(), bench.pad()];
        bench.people([ANA]);
        let south = GamepadButton::South;
        assert_eq!(bench.taps(one, south, [CONFIRM]), [true], "{pace:?}");
        assert_eq!(bench.said(), [], "{pace:?}: nobody else has a gamepad");
        bench.people([BEN]);
        assert_eq!(bench.taps(two, south, [CONFIRM]), [true], "{pace:?}");
        assert_eq!(bench.said(), [words::pad_is_now(BEN)], "{pace:?}");
        assert_eq!(bench.taps(one, south, [CONFIRM]), [false], "{pace:?}");
        assert_eq!(bench.said(), [words::pad_of_another(BEN, ANA)], "{pace:?}");
        let start = GamepadButton::Start;
        assert_eq!(bench.taps(one, start, [PAUSE]), [true], "{pace:?}: anybody pauses");
        bench.people([ANA]);
        assert_eq!(bench.taps(one, south, [CONFIRM]), [true], "{pace:?}");
        assert_eq!(bench.taps(two, GamepadButton::North, [HINT]), [false], "{pace:?}");
        assert_eq!(bench.said(), [words::pad_of_another(ANA, BEN)], "{pace:?}");
        bench.tap(KeyCode::KeyH, Some("h"));
        assert!(bench.begins(HINT), "{pace:?}: keys count for whoever is due");
    }
}

#[test]
fn a_stick_that_is_held_out_of_turn_is_refused_once() {
    for pace in PACES {
        let mut bench = Bench::new(pace).at_the_table("stack");
        let [one, two] = [bench.pad(), bench.pad()];
        bench.people([ANA]);
        bench.taps(one, GamepadButton::South, [CONFIRM]);
        bench.taps(two, GamepadButton::South, [CONFIRM]);
        bench.said();
        let event = RawGamepadAxisChangedEvent::new(two, GamepadAxis::LeftStickY, -0.9);
        bench.app.world_mut().write_message(RawGamepadEvent::from(event));
        let mut said = Vec::new();
        for _ in 0..5 {
            bench.app.update();
            assert_eq!(bench.is(DOWN), Is::Nothing, "{pace:?}");
            said.extend(bench.said());
        }
        assert_eq!(said, [words::pad_of_another(ANA, BEN)], "{pace:?}");
    }
}

#[test]
fn while_the_screen_still_shows_what_was_anybody_hurries_and_nobody_is_refused() {
    let mut bench = Bench::new(PACES[1]).at_the_table("stack");
    let [one, two] = [bench.pad(), bench.pad()];
    bench.people([ANA]);
    bench.taps(one, GamepadButton::South, [CONFIRM]);
    bench.taps(two, GamepadButton::South, [CONFIRM]);
    bench.said();
    bench.app.world_mut().resource_mut::<TableGate>().showing = true;
    let began = bench.taps(two, GamepadButton::South, [HURRY, CONFIRM]);
    assert_eq!(began, [true, false]);
    assert_eq!(bench.said(), []);
}

#[test]
fn people_who_are_asked_at_once_answer_in_the_same_frame_each_by_the_own_gamepad() {
    for pace in PACES {
        let mut bench = Bench::new(pace).at_the_table("stack");
        let at_once = ByGame::default().with("stack", AnswersAtOnce(|_| true));
        bench.app.insert_resource(at_once);
        let [one, two] = [bench.pad(), bench.pad()];
        bench.people([ANA]);
        bench.taps(one, GamepadButton::South, [CONFIRM]);
        bench.people([ANA, BEN]);
        bench.taps(two, GamepadButton::South, [CONFIRM]);
        for (first, second) in [(one, two), (two, one)] {
            bench.button(first, GamepadButton::South, 1.0);
            bench.button(second, GamepadButton::East, 1.0);
            bench.app.update();
            let read = |intents: Intents| intents.each_just(ANSWER).copied().collect::<Vec<_>>();
            let answers = bench.app.world_mut().run_system_once(read).expect("it runs");
            let answers: Vec<_> = answers
                .iter()
                .map(|meant| (meant.source, meant.intent.number()))
                .collect();
            let expected = [(Source::Pad(first), 1), (Source::Pad(second), 5)];
            assert_eq!(answers, expected, "{pace:?}");
            for intent in [CONFIRM, BACK, HURRY] {
                assert_eq!(bench.is(intent), Is::Nothing, "{pace:?}: {intent}");
            }
            bench.button(first, GamepadButton::South, 0.0);
            bench.button(second, GamepadButton::East, 0.0);
            bench.app.update();
        }
        bench.people([BEN]);
        bench.said();
        assert_eq!(bench.taps(one, GamepadButton::South, [CONFIRM]), [false], "{pace:?}");
        assert_eq!(bench.said(), [words::pad_of_another(BEN, ANA)], "{pace:?}");
    }
}

#[test]
fn a_gamepad_that_comes_in_mid_match_takes_the_place_of_a_lost_one() {
    for pace in PACES {
        let mut bench = Bench::new(pace).at_the_table("stack");
        let [one, two] = [bench.pad(), bench.pad()];
        bench.people([ANA]);
        bench.taps(one, GamepadButton::South, [CONFIRM]);
        bench.taps(two, GamepadButton::South, [CONFIRM]);
        bench.app.world_mut().resource_mut::<PadSeats>().disconnect(two, true);
        let mut overlay = bench.app.world_mut().resource_mut::<NextState<Overlay>>();
        overlay.set(Overlay::PadGone);
        bench.app.update();
        bench.said();
        let three = devices::pad(&mut bench.app, "another gamepad");
        assert_eq!(
            bench.taps(one, GamepadButton::South, [CONFIRM]),
            [true],
            "{pace:?}: Ana's, in the menu"
        );
        assert_eq!(bench.taps(three, GamepadButton::South, [CONFIRM]), [false], "{pace:?}");
        assert_eq!(bench.said(), [words::pad_is_now(BEN)], "{pace:?}");
        assert_eq!(bench.app.world().resource::<PadSeats>().own_seat(three), Some(BEN));
    }
}
