//! Every general action, and those of a made-up game, on other inputs than the default ones.

use std::sync::Arc;

use bevy::input::gamepad::GamepadButton as B;
use bevy::input::keyboard::KeyCode as K;
use bevy::input::mouse::MouseButton;

use super::gamepad::asked::AnswersAtOnce;
use super::testing::{FREE, Presser};
use crate::intents::Input::{self, Key, Letter, Mouse, Pad, WheelUp};
use crate::intents::general::{LOG, UNDO};
use crate::intents::{Bindings, Context, Further, GameIntents, Intent, IntentDef, define};
use crate::table::phase::{Match, TableGate};
use crate::table::replay::Outline;
use crate::table::replay::state::{Replaying, StartReplay};
use crate::window::by_game::ByGame;
use crate::window::letters::LettersFor;
use crate::window::state::Screen;
use games::catalog::AnyOptions;
use host::view::{MatchView, Players, SeatControl, SeatPlayer};
use messages::texts::input as words;
use records::record::Record;
use rules::ids::SeatId;
use rules::rng::Seed;
use rules::seats::Seats;

/// The made-up game.
const GAME: &str = "made-up";
const OWN: &[IntentDef] = &[
    define(
        Intent::new("made-up-pile"),
        words::CLICK,
        &[&[Key(K::Digit1), Pad(B::LeftTrigger)], &[Key(K::KeyQ)], &[Letter('#')]],
    ),
    define(
        Intent::new("made-up-peek"),
        words::CLICK,
        &[&[Key(K::ShiftLeft), Key(K::ShiftRight)]],
    )
    .held(),
    define(
        Intent::new("made-up-call"),
        words::CLICK,
        &[&[Mouse(MouseButton::Forward), WheelUp, Pad(B::RightTrigger)]],
    )
    .by_anyone(),
    define(Intent::new("made-up-rest"), words::CLICK, &[&[]]),
];
const FURTHER: &[Further] = &[(UNDO, &[Pad(B::LeftTrigger2)]), (LOG, &[Pad(B::RightThumb)])];
const MADE_UP: GameIntents = GameIntents {
    own: &[OWN],
    further: &[FURTHER],
    named: &[],
};

/// A game of the catalog, for people who are asked.
const ASKS: &str = "stack";

const CONTEXTS: [Context; 8] = [
    Context::Everywhere,
    Context::Menu,
    Context::Letters,
    Context::Table,
    Context::Game(GAME),
    Context::Practice,
    Context::Replay,
    Context::Answers,
];

/// Goes to a place where a context counts.
fn goes_where_counts(presser: &mut Presser, context: Context) {
    let (screen, on) = match context {
        Context::Everywhere | Context::Menu | Context::Letters => (Screen::Title, Match::None),
        Context::Practice => (Screen::Practice, Match::None),
        Context::Table | Context::Replay => (Screen::Match, Match::Of(GAME)),
        Context::Game(game) => (Screen::Match, Match::Of(game)),
        Context::Answers => (Screen::Match, Match::Of(ASKS)),
    };
    presser.goes_to(screen, on);
    match context {
        Context::Letters => {
            let field = presser.app.world_mut().spawn_empty().id();
            presser.app.insert_resource(LettersFor::of(field));
        }
        Context::Replay => presser.app.insert_resource(a_replay()).update(),
        Context::Answers => asks_two_at_once(presser),
        _ => {}
    }
}

fn a_replay() -> Replaying {
    let options = AnyOptions::of_game(ASKS).expect("a game");
    let seats = Seats::solo(2).expect("two seats");
    let start = StartReplay {
        record: Arc::new(Record::new(options, seats, Seed::Number(1))),
        tracks: Arc::default(),
        players: Vec::new(),
        at: 0,
        playing: false,
    };
    Replaying::new(&start, Outline::default())
}

/// Two people are asked at once, and each has a gamepad.
fn asks_two_at_once(presser: &mut Presser) {
    let seat = |name: &str| SeatPlayer {
        name: name.into(),
        control: SeatControl::Person,
    };
    let at_once = ByGame::default().with(ASKS, AnswersAtOnce(|_| true));
    presser
        .app
        .insert_resource(at_once)
        .insert_resource(Players(["Ana", "Ben"].map(seat).into()))
        .init_resource::<TableGate>();
    let pads = [presser.pad, presser.connects_a_pad()];
    for (pad, people) in pads.into_iter().zip(1..) {
        // Whoever is due and has no gamepad yet gets the one that is pressed.
        let due = (0..people).map(SeatId).collect();
        presser.app.insert_resource(MatchView {
            due,
            ..MatchView::new(ASKS, 2)
        });
        presser.app.update();
        presser.begun_on(pad, B::South);
    }
}

#[test]
fn every_action_comes_by_any_input_that_it_is_put_on_and_by_no_other() {
    let mut bindings = Bindings::general();
    bindings.define_game(GAME, &MADE_UP);
    let mut count = 0;
    for context in CONTEXTS {
        let mut presser = Presser::new(bindings.clone());
        goes_where_counts(&mut presser, context);
        // Only gamepads have answers: at a keyboard each person has keys of the game.
        let can_answer = |input: &Input| context != Context::Answers || input.is_on_pad();
        let free: Vec<Input> = FREE.into_iter().filter(can_answer).collect();
        count += presser.rebinds_all_of(context, &free);
    }
    assert_eq!(count, bindings.slots().count(), "no action is left out");
}
