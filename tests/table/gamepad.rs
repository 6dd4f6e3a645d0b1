//! Whole matches and all menus by gamepad alone: the whole program in this process, without a window or a graphics
//! adapter, and a gamepad that sends Bevy's own messages.

use rules::rng::Seed;
use std::time::Duration;

use bevy::input::gamepad::{
    GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
    RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use games::catalog::AnyOptions;
use games::skip_bo::action::{CardAction, Source};
use host::match_setup::MatchSetup;
use host::request::ActionRequest;
use host::view::{MatchView, Players, SeatControl, SeatPlayer};
use language::Language;
use messages::texts::pause::GAMEPAD_GONE;
use rules::seats::Seats;
use tumbletop::play::skip_bo::card_match::action;
use tumbletop::play::skip_bo::hands::choice::CardChoice;
use tumbletop::play::skip_bo_dice::hands::chosen::Chosen;
use tumbletop::play::stack::hands::chosen::Selection;
use window_kit::input::gamepad::{LastUsed, PadGone};
use window_kit::settings::{Settings, Speed};
use window_kit::table::current_match::StartMatch;
use window_kit::table::phase::{MatchPhase, TableGate};
use window_kit::ui::focus::FocusName;
use window_kit::window::state::{Overlay, Screen};

use crate::apart::apart;
use crate::whole_app::whole_app;

/// The most decisions of the person in a match, and the most presses while there is no decision.
const MOST_TURNS: u32 = 2_000;
const MOST_WAITS: u32 = 20_000;
/// The time of a frame.
const FRAME: Duration = Duration::from_millis(100);

/// A person with only a gamepad.
struct Pad {
    app: App,
    pad: Entity,
    /// The number of requests to the table so far.
    asked: usize,
}

impl Pad {
    fn new() -> Self {
        let settings = Settings {
            welcomed: true,
            speed: Speed::Instant,
            ..default()
        };
        let mut app = whole_app(settings, FRAME);
        let pad = app.world_mut().spawn_empty().id();
        let mut person = Self { app, pad, asked: 0 };
        person.connect(GamepadConnection::Connected {
            name: "a gamepad".into(),
            vendor_id: None,
            product_id: None,
        });
        person.wait(3);
        person
    }

    fn connect(&mut self, connection: GamepadConnection) {
        let event = GamepadConnectionEvent::new(self.pad, connection);
        self.app.world_mut().write_message(RawGamepadEvent::from(event.clone()));
        self.app.world_mut().write_message(event);
        self.frame();
    }

    fn frame(&mut self) {
        self.app.update();
        let requests = self.app.world().resource::<Messages<ActionRequest>>();
        self.asked += requests.iter_current_update_messages().count();
    }

    fn wait(&mut self, frames: u32) {
        for _ in 0..frames {
            self.frame();
        }
    }

    fn set(&mut self, button: GamepadButton, value: f32) {
        let event = RawGamepadButtonChangedEvent::new(self.pad, button, value);
        self.app.world_mut().write_message(RawGamepadEvent::from(event));
        self.frame();
    }

    /// Presses a button and releases it.
    fn press(&mut self, button: GamepadButton) {
        self.set(button, 1.0);
        self.set(button, 0.0);
    }

    /// Moves a stick.
    fn push(&mut self, axis: GamepadAxis, value: f32) {
        let event = RawGamepadAxisChangedEvent::new(self.pad, axis, value);
        self.app.world_mut().write_message(RawGamepadEvent::from(event));
        self.frame();
    }

    /// Pulls the right stick back and releases it.
    fn sling(&mut self) {
        self.push(GamepadAxis::RightStickY, -0.7);
        self.push(GamepadAxis::RightStickY, -1.0);
        self.push(GamepadAxis::RightStickY, 0.0);
    }

    fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    fn overlay(&self) -> Overlay {
        *self.app.world().resource::<State<Overlay>>().get()
    }

    fn get<T: Resource>(&self) -> Option<&T> {
        self.app.world().get_resource::<T>()
    }

    /// The name of the focused node.
    fn focus(&self) -> Option<String> {
        let entity = self.get::<InputFocus>()?.get()?;
        self.app.world().get::<FocusName>(entity).map(|name| name.0.clone())
    }

    /// Goes through a menu until this node has focus.
    fn go_to(&mut self, name: &str) {
        for _ in 0..40 {
            if self.focus().as_deref() == Some(name) {
                return;
            }
            self.press(GamepadButton::RightTrigger);
        }
        panic!("{name} can't be reached; focus is on {:?}", self.focus());
    }

    /// Starts a match of a person against a computer player.
    fn play(&mut self, game: &str, set: &[(&str, &str)]) {
        let mut options = AnyOptions::of_game(game).expect("a game that is listed");
        for (key, value) in set {
            options.set(key, value).expect("an option that is listed");
        }
        let seat = |name: &str, control| SeatPlayer {
            name: name.into(),
            control,
        };
        let setup = MatchSetup {
            options,
            seats: Seats::solo(2).expect("two can be seated"),
            players: vec![
                seat("Ana", SeatControl::Person),
                seat("Bo", SeatControl::Agent(rules::ai::level::Level::Greedy)),
            ],
            seed: Seed::Number(11),
        };
        self.app.world_mut().write_message(StartMatch(setup));
        self.app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Match);
        self.wait(3);
    }

    /// Whether the table waits for this person, and nothing moves.
    fn is_due(&self) -> bool {
        let Some((view, players)) = self.get::<MatchView>().zip(self.get::<Players>()) else {
            return false;
        };
        self.overlay() == Overlay::None
            && self.get::<TableGate>().is_some_and(|gate| gate.open())
            && view.due.iter().any(|seat| players.is_person(seat))
            && self
                .get::<State<MatchPhase>>()
                .is_some_and(|phase| *phase.get() == MatchPhase::Deciding)
    }

    /// Plays until the match is over: A confirms overlays over the table, and `turn` makes the decisions.
    fn play_to_the_end(&mut self, mut turn: impl FnMut(&mut Self, u32)) {
        let (mut turns, mut waits) = (0, 0);
        while self.screen() != Screen::Results {
            assert!(
                turns < MOST_TURNS && waits < MOST_WAITS,
                "the match does not end: {turns} turns, {:?}, focus on {:?}, chosen {:?}, legal {:?}",
                self.overlay(),
                self.focus(),
                self.get::<Chosen>(),
                self.get::<MatchView>().map(|view| (view.due, &view.legal))
            );
            if self.overlay() != Overlay::None {
                self.press(GamepadButton::South);
            } else if self.is_due() {
                turns += 1;
                turn(self, turns);
            } else {
                waits += 1;
                // Makes the awaited throw, or skips an animation.
                self.press(GamepadButton::South);
                self.wait(2);
            }
        }
        assert!(self.asked > 0, "the person has played");
    }
}

#[test]
fn a_match_of_stack_is_played_by_gamepad_alone() {
    apart("gamepad::a_match_of_stack_is_played_by_gamepad_alone", || {
        let mut pad = Pad::new();
        pad.play("stack", &[("target", "10")]);
        pad.play_to_the_end(|pad, turn| {
            if *pad.get::<Selection>().expect("there is one") == Selection::None {
                pad.press(GamepadButton::DPadRight);
                pad.press(GamepadButton::South);
            }
            let Some(Selection::Die(_)) = pad.get::<Selection>().copied() else {
                return;
            };
            let before = pad.asked;
            // Plays on the first target; if there is none, rolls the die, by the stick or by A.
            pad.press(GamepadButton::DPadRight);
            pad.press(GamepadButton::South);
            if pad.asked == before && pad.overlay() == Overlay::None {
                if turn % 2 == 0 {
                    pad.sling();
                } else {
                    pad.press(GamepadButton::West);
                    pad.press(GamepadButton::South);
                }
            }
        });
    });
}

/// The sources of playable cards, which are highlighted.
fn lit(pad: &Pad) -> Vec<Source> {
    let view = pad.get::<MatchView>().into_iter();
    let legal = view.flat_map(|view| view.legal.iter().flat_map(|legal| legal.iter()).filter_map(action));
    legal
        .filter_map(|action| match action {
            CardAction::Play { from, .. } => Some(*from),
            _ => None,
        })
        .collect()
}

/// Goes through the stops of the D-pad until one is highlighted, and plays it; discards a card if none is highlighted.
fn play_cards(pad: &mut Pad, turn: u32) {
    let before = pad.asked;
    let lit = lit(pad);
    for step in 1..=12 {
        if lit.is_empty() {
            break;
        }
        for _ in 0..step {
            pad.press(GamepadButton::DPadRight);
        }
        pad.press(GamepadButton::South);
        if matches!(pad.get::<CardChoice>(), Some(CardChoice::Card { from, .. }) if lit.contains(from)) {
            pad.press(GamepadButton::DPadRight);
            pad.press(GamepadButton::South);
            assert!(pad.asked > before, "a highlighted card is played by the D-pad and A");
            return;
        }
        if pad.get::<CardChoice>() != Some(&CardChoice::None) {
            pad.press(GamepadButton::East);
        }
    }
    if pad.get::<CardChoice>() != Some(&CardChoice::None) {
        pad.press(GamepadButton::East);
    }
    // The second stop is a card of the hand; it goes onto a discard pile.
    for _ in 0..2 {
        pad.press(GamepadButton::DPadRight);
    }
    pad.press(GamepadButton::South);
    for _ in 0..=turn % 4 {
        pad.press(GamepadButton::DPadRight);
    }
    pad.press(GamepadButton::South);
    if pad.asked == before && pad.overlay() == Overlay::None {
        // With an empty hand A ends the turn.
        pad.press(GamepadButton::East);
        if pad.overlay() == Overlay::None {
            pad.press(GamepadButton::South);
        }
    }
}

#[test]
fn a_match_of_skip_bo_is_played_by_gamepad_alone() {
    apart("gamepad::a_match_of_skip_bo_is_played_by_gamepad_alone", || {
        let mut pad = Pad::new();
        pad.play("skip-bo", &[("stock", "5")]);
        pad.play_to_the_end(play_cards);
    });
}

#[test]
fn a_match_of_skip_bo_mod_is_played_by_gamepad_alone() {
    apart("gamepad::a_match_of_skip_bo_mod_is_played_by_gamepad_alone", || {
        let mut pad = Pad::new();
        pad.play("skip-bo-mod", &[("stock", "5")]);
        pad.play_to_the_end(|pad, turn| {
            // The die first: X picks it up, and the D-pad goes through its targets.
            pad.press(GamepadButton::West);
            for _ in 0..2 {
                if let Some(CardChoice::Die { .. }) = pad.get::<CardChoice>() {
                    pad.press(GamepadButton::DPadRight);
                    pad.press(GamepadButton::South);
                }
            }
            if pad.is_due() {
                play_cards(pad, turn);
            }
        });
    });
}

#[test]
fn a_match_of_skip_bo_dice_is_played_by_gamepad_alone() {
    apart("gamepad::a_match_of_skip_bo_dice_is_played_by_gamepad_alone", || {
        let mut pad = Pad::new();
        pad.play("skip-bo-dice", &[]);
        pad.play_to_the_end(|pad, turn| {
            // At a call and at the write the gamepad's focus is on the panel.
            if pad.focus().is_some_and(|name| name.starts_with("panel.")) {
                if turn % 3 == 0 {
                    pad.press(GamepadButton::DPadRight);
                }
                pad.press(GamepadButton::South);
                return;
            }
            let before = pad.asked;
            pad.press(GamepadButton::DPadRight);
            pad.press(GamepadButton::South);
            if matches!(pad.get::<Chosen>(), Some(Chosen::Source(_))) {
                pad.press(GamepadButton::DPadRight);
                pad.press(GamepadButton::South);
            }
            if pad.asked == before && pad.is_due() {
                pad.press(GamepadButton::RightTrigger);
            }
        });
    });
}

#[test]
fn all_menus_are_gone_through_by_gamepad_alone() {
    apart("gamepad::all_menus_are_gone_through_by_gamepad_alone", || {
        let mut pad = Pad::new();
        pad.press(GamepadButton::DPadDown);
        assert!(pad.focus().is_some_and(|name| name.starts_with("title.")));
        for (entry, overlay) in [
            ("title.Rules", Overlay::Rules),
            ("title.Settings", Overlay::Settings),
            ("title.Credits", Overlay::Credits),
        ] {
            pad.go_to(entry);
            pad.press(GamepadButton::South);
            assert_eq!(pad.overlay(), overlay);
            for button in [
                GamepadButton::DPadDown,
                GamepadButton::DPadRight,
                GamepadButton::RightTrigger,
                GamepadButton::RightTrigger2,
                GamepadButton::DPadUp,
            ] {
                pad.press(button);
                assert!(
                    pad.get::<InputFocus>().is_some_and(|focus| focus.get().is_some()),
                    "{overlay:?}: {button:?}"
                );
            }
            pad.press(GamepadButton::East);
            assert_eq!(pad.overlay(), Overlay::None, "{overlay:?}");
        }
        pad.go_to("title.skip-bo");
        pad.press(GamepadButton::South);
        pad.wait(2);
        assert_eq!(pad.screen(), Screen::Setup);
        pad.go_to("setup.start");
        pad.press(GamepadButton::South);
        pad.wait(3);
        assert_eq!(pad.screen(), Screen::Match);
        pad.press(GamepadButton::Start);
        pad.wait(1);
        assert_eq!(pad.overlay(), Overlay::Pause);
        for (entry, overlay) in [
            ("pause.Players", Overlay::Players),
            ("pause.Settings", Overlay::Settings),
            ("pause.Rules", Overlay::Rules),
        ] {
            pad.go_to(entry);
            pad.press(GamepadButton::South);
            assert_eq!(pad.overlay(), overlay);
            pad.press(GamepadButton::East);
            assert_eq!(pad.overlay(), Overlay::Pause, "{overlay:?}");
        }
        pad.press(GamepadButton::Start);
        pad.wait(1);
        assert_eq!(pad.overlay(), Overlay::None);
    });
}

#[test]
fn the_left_stick_goes_where_the_d_pad_goes() {
    apart("gamepad::the_left_stick_goes_where_the_d_pad_goes", || {
        let mut pad = Pad::new();
        pad.press(GamepadButton::DPadDown);
        let first = pad.focus();
        pad.push(GamepadAxis::LeftStickY, -1.0);
        pad.push(GamepadAxis::LeftStickY, 0.0);
        let second = pad.focus();
        assert_ne!(first, second);
        pad.push(GamepadAxis::LeftStickY, 1.0);
        pad.push(GamepadAxis::LeftStickY, 0.0);
        assert_eq!(pad.focus(), first);
    });
}

#[test]
fn a_gamepad_that_goes_away_pauses_the_match_and_says_so() {
    apart("gamepad::a_gamepad_that_goes_away_pauses_the_match_and_says_so", || {
        let mut pad = Pad::new();
        pad.play("stack", &[]);
        pad.press(GamepadButton::South);
        assert!(matches!(pad.get::<LastUsed>(), Some(LastUsed::Pad(_))));
        pad.connect(GamepadConnection::Disconnected);
        pad.wait(2);
        assert_eq!(pad.overlay(), Overlay::Pause);
        assert_eq!(pad.get::<PadGone>(), Some(&PadGone(true)));
        let says = |pad: &mut Pad| {
            let mut texts = pad.app.world_mut().query::<&Text>();
            let gone = Language::english().plain(&GAMEPAD_GONE);
            texts.iter(pad.app.world()).any(|text| text.0.contains(&gone))
        };
        assert!(says(&mut pad));
    });
}
