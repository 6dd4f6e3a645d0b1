//! The scenes of Stack: its typical moments, and the screens around a match.

use bevy::prelude::*;
use rules::rng::Seed;

use crate::play::stack::hands::chosen::Selection;
use crate::play::stack::hands::throw_gesture::Aim;
use crate::screens::review::is_done;
use crate::screens::scenes::error::SceneError;
use crate::screens::scenes::scene::Scene;
use crate::screens::scenes::stage::Stage;
use games::catalog::{AnyEvent, AnyOptions, Listed};
use games::stack::event::StackEvent;
use games::stack::options::StackOptions;
use games::stack::state::{Phase, Stack};
use host::match_setup::MatchSetup;
use host::view::{MatchView, SEAT_NAMES, SeatControl, SeatPlayer};
use messages::texts::stack as words;
use rules::die::DieId;
use rules::seats::Seats;
use tabletop::throw::{ThrowGesture, ThrowSettled};
use window_kit::presentation::camera::CameraHold;
use window_kit::settings::DiceMarks;
use window_kit::table::components::die::DiceIndex;
use window_kit::table::journal::Journal;
use window_kit::table::phase::TableGate;
use window_kit::window::intent::ConfirmAsk;
use window_kit::window::state::{LogOpen, Overlay, Screen};

/// The scenes.
pub(crate) const SCENES: &[Scene] = &[
    Scene {
        name: "setup",
        about: "setting up a match of Stack with eight players",
        marks: DiceMarks::Pips,
        set: |stage| Ok(stage.set_up("stack", 8)),
    },
    Scene {
        name: "stack-2-numerals",
        about: "Stack with two players, numerals on the dice",
        marks: DiceMarks::Numerals,
        set: |stage| {
            opening(stage, 2)?;
            Ok(0.6)
        },
    },
    Scene {
        name: "stack-2-opening",
        about: "Stack with two players after the opening throw",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 2)?;
            Ok(0.6)
        },
    },
    Scene {
        name: "stack-2-choice",
        about: "Stack with two players, a die chosen and its targets lit",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 2)?;
            turns(stage, 6)?;
            choose_a_die(stage);
            Ok(0.6)
        },
    },
    Scene {
        name: "stack-8-opening",
        about: "Stack with eight players after the opening throw",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 8)?;
            Ok(0.6)
        },
    },
    Scene {
        name: "stack-8-mid",
        about: "Stack with eight players in the middle of a round",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 8)?;
            turns(stage, 40)?;
            Ok(0.6)
        },
    },
    Scene {
        name: "stack-8-symbols",
        about: "Stack with eight players, pips in the shape of the owners' symbols",
        marks: DiceMarks::Symbols,
        set: |stage| {
            opening(stage, 8)?;
            turns(stage, 8)?;
            Ok(0.6)
        },
    },
    Scene {
        name: "stack-8-badges",
        about: "Stack with eight players, with the owners' badges, turned and from nearer",
        marks: DiceMarks::Badges,
        set: |stage| {
            opening(stage, 8)?;
            turns(stage, 30)?;
            let mut hold = stage.world().resource_mut::<CameraHold>();
            hold.goal.yaw = std::f32::consts::FRAC_PI_4;
            hold.goal.zoom = 2.2;
            hold.now = hold.goal;
            Ok(0.6)
        },
    },
    Scene {
        name: "stack-8-choice",
        about: "Stack with eight players, a die chosen and its targets lit",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 8)?;
            turns(stage, 24)?;
            choose_a_die(stage);
            Ok(0.6)
        },
    },
    Scene {
        name: "stack-aim",
        about: "Stack, a re-roll being aimed",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 4)?;
            turns(stage, 12)?;
            aim(stage);
            Ok(0.6)
        },
    },
    Scene {
        name: "stack-aim-amber",
        about: "Stack with eight players, a re-roll aimed at a stack",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 8)?;
            turns(stage, 40)?;
            aim(stage);
            let at_stack = hard_throw(stage.world());
            stage.world().resource_mut::<Aim>().gesture = at_stack;
            Ok(0.6)
        },
    },
    Scene {
        name: "stack-roll",
        about: "Stack, a die in the air",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 4)?;
            turns(stage, 12)?;
            stage.roll_until(hard_throw, rolling)?;
            Ok(0.35)
        },
    },
    Scene {
        name: "stack-knockover",
        about: "Stack, a stack that was knocked over, before it is built again",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 4)?;
            turns(stage, 20)?;
            stage.roll_until(hard_throw, fallen)?;
            Ok(0.5)
        },
    },
    Scene {
        name: "stack-capture",
        about: "Stack, a captured stack being carried off",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 4)?;
            stage.roll_until(
                |_| None,
                |world| told(world, |event| matches!(event, StackEvent::Captured { .. })),
            )?;
            Ok(1.0)
        },
    },
    Scene {
        name: "pause",
        about: "the pause menu over a match",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 4)?;
            turns(stage, 8)?;
            Ok(stage.show(Screen::Match, Overlay::Pause))
        },
    },
    Scene {
        name: "look",
        about: "another table and other dice are chosen, beside the table",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 8)?;
            Ok(stage.show(Screen::Match, Overlay::Look))
        },
    },
    Scene {
        name: "players",
        about: "who plays which seat, opened from the pause menu",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 8)?;
            turns(stage, 4)?;
            Ok(stage.show(Screen::Match, Overlay::Players))
        },
    },
    Scene {
        name: "round-score",
        about: "the score sheet of a round",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 4)?;
            stage.play_until(|world| told(world, |event| matches!(event, StackEvent::RoundScored { .. })))?;
            Ok(0.6)
        },
    },
    Scene {
        name: "replay",
        about: "a recorded match of Stack with four players, stopped at a turn",
        marks: DiceMarks::Pips,
        set: |stage| stage.replay(setup(4, 200), 40, true),
    },
    Scene {
        name: "stack-2-replay",
        about: "a match of Stack with two players, shown again without its throws",
        marks: DiceMarks::Pips,
        set: |stage| stage.replay_unthrown(setup(2, 200), 40),
    },
    Scene {
        name: "stack-8-replay",
        about: "a match of Stack with eight players, shown again without its throws",
        marks: DiceMarks::Pips,
        set: |stage| stage.replay_unthrown(setup(8, 200), 120),
    },
    Scene {
        name: "results",
        about: "the end of a match",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.start(setup(4, 10));
            stage.play_to_the_end()?;
            Ok(stage.show(Screen::Results, Overlay::None))
        },
    },
    Scene {
        name: "review",
        about: "the review of a match",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.start(setup(2, 10));
            stage.play_to_the_end()?;
            let later_s = stage.show(Screen::Results, Overlay::Review);
            stage.await_until(is_done, |_| ());
            Ok(later_s)
        },
    },
    Scene {
        name: "stack-guide",
        about: "Stack with the tutorial of a first match",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.with_tutorial();
            opening(stage, 4)?;
            Ok(0.6)
        },
    },
    Scene {
        name: "stack-gamepad",
        about: "Stack played by gamepad",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.use_gamepad();
            opening(stage, 4)?;
            Ok(0.6)
        },
    },
    Scene {
        name: "confirm",
        about: "a question before something that ends a round",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 2)?;
            stage.world().write_message(ConfirmAsk {
                id: "scene",
                text: words::ASK_LAST_DIE,
                yes: words::ASK_LAST_DIE_YES,
                no: words::ASK_LAST_DIE_NO,
                loses: false,
            });
            stage.settle();
            Ok(0.6)
        },
    },
    Scene {
        name: "log",
        about: "Stack with the log open",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 4)?;
            turns(stage, 12)?;
            stage.world().resource_mut::<LogOpen>().0 = true;
            Ok(0.6)
        },
    },
];

/// A match for this many people, played to this many points.
fn setup(seats: usize, target: u16) -> MatchSetup {
    MatchSetup {
        options: AnyOptions::Stack(StackOptions {
            target,
            ..StackOptions::default()
        }),
        seats: Seats::solo(seats).unwrap_or_else(|_| unreachable!("the scenes seat two to eight")),
        seed: Seed::Number(2026),
        players: SEAT_NAMES[..seats]
            .iter()
            .map(|name| SeatPlayer {
                name: (*name).into(),
                control: SeatControl::Person,
            })
            .collect(),
    }
}

/// The state of the match in the present view.
fn stack(world: &World) -> Option<&Stack> {
    world
        .get_resource::<MatchView>()
        .and_then(|view| Stack::of_view(&view.view))
}

/// Whether the journal has such an event.
fn told(world: &World, what: impl Fn(&StackEvent) -> bool) -> bool {
    world
        .get_resource::<Journal>()
        .is_some_and(|journal| journal.entries().iter().filter_map(Stack::of_event).any(&what))
}

/// How many turns have begun.
fn turns_begun(world: &World) -> usize {
    world.get_resource::<Journal>().map_or(0, |journal| {
        journal
            .entries()
            .iter()
            .filter(|event| matches!(event, AnyEvent::Stack(StackEvent::TurnStarted { .. })))
            .count()
    })
}

/// Whether a turn has just begun and nothing has been rolled yet.
fn at_a_turn(world: &World) -> bool {
    matches!(stack(world).map(Stack::phase), Some(Phase::Turn { .. })) && world.resource::<TableGate>().open()
}

/// Plays to the first turn.
fn opening(stage: &mut Stage, seats: usize) -> Result<(), SceneError> {
    stage.start(setup(seats, 200));
    stage.play_until(|world| at_a_turn(world))?;
    stage.settle();
    Ok(())
}

/// Plays this many turns.
fn turns(stage: &mut Stage, count: usize) -> Result<(), SceneError> {
    let already = turns_begun(stage.world());
    stage.play_until(|world| turns_begun(world) >= already + count && at_a_turn(world))?;
    stage.settle();
    Ok(())
}

/// The loose die of the player whose turn it is that fits in the most places.
fn best_die(world: &World) -> Option<DieId> {
    let stack = stack(world)?;
    stack
        .loose(stack.current()?)
        .iter()
        .max_by_key(|die| stack.targets(*die).count())
}

/// Chooses a die.
fn choose_a_die(stage: &mut Stage) {
    let world = stage.world();
    if let Some(die) = best_die(world) {
        *world.resource_mut::<Selection>() = Selection::Die(die);
    }
}

/// Takes a die in the hand, which aims the fair throw.
fn aim(stage: &mut Stage) {
    let world = stage.world();
    if let Some(die) = best_die(world) {
        *world.resource_mut::<Selection>() = Selection::Aiming(die);
    }
    stage.settle();
}

/// A hard throw at the tallest stack.
fn hard_throw(world: &mut World) -> Option<ThrowGesture> {
    let tallest = stack(world)?
        .stacks()
        .iter()
        .filter(|stack| stack.captured_by.is_none())
        .max_by_key(|stack| stack.height())?
        .id();
    let entity = world.resource::<DiceIndex>().get(tallest)?;
    let at = world.get::<Transform>(entity)?.translation;
    let at = Vec2::new(at.x, at.z);
    // From the side where there is more room.
    let from = at - at.signum() * Vec2::new(6.0, 0.5);
    Some(ThrowGesture {
        from,
        direction: (at - from).normalize(),
        power: 1.0,
    })
}

/// Whether a die is being rolled.
fn rolling(world: &mut World) -> bool {
    matches!(stack(world).map(Stack::phase), Some(Phase::Rolling { .. }))
}

/// Whether the last throw knocked over a stack.
fn fallen(world: &mut World) -> bool {
    world
        .resource::<Messages<ThrowSettled>>()
        .iter_current_update_messages()
        .any(|settled| !settled.fell.is_empty())
}
