//! The named scenes: every screen, and each game at telling moments.

use std::sync::Arc;

use bevy::prelude::*;

use crate::ai::level::Level;
use crate::catalog::{AnyEvent, AnyOptions, Listed};
use crate::cli::shot::stage::Stage;
use crate::cli::shot::{boards, dice};
use crate::games::stack::event::StackEvent;
use crate::games::stack::options::StackOptions;
use crate::games::stack::state::{Phase, Stack};
use crate::physics::throw::{ThrowGesture, ThrowSettled};
use crate::play::stack::hands::chosen::Selection;
use crate::presentation::camera::CameraHold;
use crate::presentation::visual::AimGuide;
use crate::rules::die::DieId;
use crate::rules::ids::{PlayerId, Viewer};
use crate::rules::seats::Seats;
use crate::screens::replay::watch::WatchAgain;
use crate::screens::review::is_done;
use crate::settings::DiceMarks;
use crate::table::headless::play;
use crate::table::journal::Journal;
use crate::table::match_setup::MatchSetup;
use crate::table::phase::{MatchPhase, TableGate};
use crate::table::replay::state::{ReplayControl, Replaying, StartReplay};
use crate::table::view::{MatchView, SEAT_NAMES, SeatControl, SeatPlayer};
use crate::tabletop::die::DiceIndex;
use crate::window::state::{Overlay, Screen};

/// A scene.
pub(crate) struct Scene {
    /// Its name.
    pub name: &'static str,
    /// What it shows.
    pub about: &'static str,
    /// How dice show whose they are.
    pub marks: DiceMarks,
    /// Brings it about; how many seconds later the picture is taken.
    pub set: fn(&mut Stage) -> Result<f32, String>,
}

/// All scenes.
pub(crate) const SCENES: &[Scene] = &[
    Scene {
        name: "title",
        about: "the title screen",
        marks: DiceMarks::Pips,
        set: |stage| screen(stage, Screen::Title, Overlay::None),
    },
    Scene {
        name: "setup",
        about: "setting up a match of Stack with eight players",
        marks: DiceMarks::Pips,
        set: |stage| setting_up(stage, "stack", 8),
    },
    Scene {
        name: "setup-skip-bo",
        about: "setting up a match of Skip-Bo with six players",
        marks: DiceMarks::Pips,
        set: |stage| setting_up(stage, "skip-bo", 6),
    },
    Scene {
        name: "setup-skip-bo-mod",
        about: "setting up a match of Skip-Bo MOD with two players",
        marks: DiceMarks::Pips,
        set: |stage| setting_up(stage, "skip-bo-mod", 2),
    },
    Scene {
        name: "setup-skip-bo-dice",
        about: "setting up a match of Skip-Bo Dice with four players",
        marks: DiceMarks::Pips,
        set: |stage| setting_up(stage, "skip-bo-dice", 4),
    },
    Scene {
        name: "settings",
        about: "the settings",
        marks: DiceMarks::Pips,
        set: |stage| screen(stage, Screen::Title, Overlay::Settings),
    },
    Scene {
        name: "rules",
        about: "the rules",
        marks: DiceMarks::Pips,
        set: |stage| screen(stage, Screen::Title, Overlay::Rules),
    },
    Scene {
        name: "credits",
        about: "the credits",
        marks: DiceMarks::Pips,
        set: |stage| screen(stage, Screen::Title, Overlay::Credits),
    },
    Scene {
        name: "skip-bo-dice-4",
        about: "Skip-Bo Dice with four players in the middle of a match",
        marks: DiceMarks::Pips,
        set: |stage| boards::middle(stage, 4),
    },
    Scene {
        name: "skip-bo-dice-2",
        about: "Skip-Bo Dice with two players in the middle of a match",
        marks: DiceMarks::Pips,
        set: |stage| boards::middle(stage, 2),
    },
    Scene {
        name: "skip-bo-dice-call",
        about: "Skip-Bo Dice with four people, a call being answered",
        marks: DiceMarks::Pips,
        set: boards::call,
    },
    Scene {
        name: "skip-bo-dice-widest-call",
        about: "Skip-Bo Dice with four people, a call that fits all piles of three",
        marks: DiceMarks::Pips,
        set: boards::widest_call,
    },
    Scene {
        name: "skip-bo-dice-write",
        about: "Skip-Bo Dice with four people, who all choose what to write",
        marks: DiceMarks::Pips,
        set: boards::write,
    },
    Scene {
        name: "skip-bo-dice-pen",
        about: "Skip-Bo Dice with three people, a pen writing",
        marks: DiceMarks::Pips,
        set: boards::pen,
    },
    Scene {
        name: "skip-bo-dice-score",
        about: "the score sheet of Skip-Bo Dice",
        marks: DiceMarks::Pips,
        set: boards::score,
    },
    Scene {
        name: "dice",
        about: "all kinds of dice, each side of each up once",
        marks: DiceMarks::Pips,
        set: dice::lay_out,
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
            screen(stage, Screen::Match, Overlay::Pause)
        },
    },
    Scene {
        name: "players",
        about: "who plays which seat, opened from the pause menu",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 8)?;
            turns(stage, 4)?;
            screen(stage, Screen::Match, Overlay::Players)
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
        set: |stage| {
            opening(stage, 4)?;
            turns(stage, 12)?;
            watch(stage)
        },
    },
    Scene {
        name: "replay-cards",
        about: "a recorded match of Skip-Bo with four players, stopped at a turn and seen by one of them",
        marks: DiceMarks::Pips,
        set: |stage| {
            let options = AnyOptions::of_game("skip-bo").ok_or("there is no such game")?;
            let mut setup = MatchSetup {
                options,
                ..setup(4, 200)
            };
            for player in &mut setup.players {
                player.control = SeatControl::Agent(Level::Normal);
            }
            let played = play(setup.clone(), 160, false).map_err(|error| error.to_string())?;
            stage.world().write_message(StartReplay {
                record: Arc::new(played.record),
                tracks: Arc::new(played.tracks),
                players: setup.players,
                at: 0,
                playing: false,
            });
            stop_late(stage)?;
            stage
                .world()
                .write_message(ReplayControl::Eyes(Viewer::Player(PlayerId(1))));
            Ok(0.8)
        },
    },
    Scene {
        name: "results",
        about: "the end of a match",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.start(setup(4, 10));
            stage.play_until(|world| *world.resource::<State<MatchPhase>>().get() == MatchPhase::Over)?;
            screen(stage, Screen::Results, Overlay::None)
        },
    },
    Scene {
        name: "review",
        about: "a look back at a match",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.start(setup(2, 10));
            stage.play_until(|world| *world.resource::<State<MatchPhase>>().get() == MatchPhase::Over)?;
            let later_s = screen(stage, Screen::Results, Overlay::Review)?;
            stage.wait_until(is_done)?;
            Ok(later_s)
        },
    },
];

/// Shows the match again as far as it has come.
fn watch(stage: &mut Stage) -> Result<f32, String> {
    stage.world().write_message(WatchAgain { at: 0 });
    stop_late(stage)
}

/// Stops a replay that begins late in the match, where a turn begins.
fn stop_late(stage: &mut Stage) -> Result<f32, String> {
    stage.settle();
    let Some(count) = stage.world().get_resource::<Replaying>().map(Replaying::count) else {
        return Err("the match can't be shown again".into());
    };
    for control in [
        ReplayControl::Pause,
        ReplayControl::To(count * 3 / 4),
        ReplayControl::NextTurn,
    ] {
        stage.world().write_message(control);
    }
    stage.settle();
    Ok(0.8)
}

/// The set-up screen, with this game and so many players.
fn setting_up(stage: &mut Stage, game: &str, players: usize) -> Result<f32, String> {
    crate::screens::setup::plugin::prepare(stage.world(), game, players);
    screen(stage, Screen::Setup, Overlay::None)
}

/// Shows a screen.
pub(crate) fn screen(stage: &mut Stage, screen: Screen, overlay: Overlay) -> Result<f32, String> {
    stage.go_to(screen, overlay);
    Ok(0.6)
}

/// A match for so many people, played to so many points.
fn setup(seats: usize, target: u16) -> MatchSetup {
    MatchSetup {
        options: AnyOptions::Stack(StackOptions {
            target,
            ..StackOptions::default()
        }),
        seats: Seats::solo(seats).unwrap_or_else(|_| unreachable!("the scenes seat two to eight")),
        seed: 2026,
        players: SEAT_NAMES[..seats]
            .iter()
            .map(|name| SeatPlayer {
                name: (*name).into(),
                control: SeatControl::Person,
            })
            .collect(),
    }
}

/// The state of the match as everybody sees it.
fn stack(world: &World) -> Option<&Stack> {
    world
        .get_resource::<MatchView>()
        .and_then(|view| Stack::of_view(&view.view))
}

/// Whether something was told.
fn told(world: &World, what: impl Fn(&StackEvent) -> bool) -> bool {
    world
        .get_resource::<Journal>()
        .is_some_and(|journal| journal.entries().iter().filter_map(Stack::of_event).any(&what))
}

/// How many turns were begun.
fn turns_begun(world: &World) -> usize {
    world.get_resource::<Journal>().map_or(0, |journal| {
        journal
            .entries()
            .iter()
            .filter(|event| matches!(event, AnyEvent::Stack(StackEvent::TurnStarted { .. })))
            .count()
    })
}

/// Whether somebody's turn is beginning, with nothing chosen and nothing rolled yet.
fn at_a_turn(world: &World) -> bool {
    matches!(stack(world).map(Stack::phase), Some(Phase::Turn { .. })) && world.resource::<TableGate>().open()
}

/// Plays to the first turn.
pub(crate) fn opening(stage: &mut Stage, seats: usize) -> Result<(), String> {
    stage.start(setup(seats, 200));
    stage.play_until(|world| at_a_turn(world))?;
    stage.settle();
    Ok(())
}

/// Plays so many turns.
pub(crate) fn turns(stage: &mut Stage, count: usize) -> Result<(), String> {
    let already = turns_begun(stage.world());
    stage.play_until(|world| turns_begun(world) >= already + count && at_a_turn(world))?;
    stage.settle();
    Ok(())
}

/// The loose die of whoever is due that fits in most places.
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

/// Takes a die into the hand and aims it.
fn aim(stage: &mut Stage) {
    let world = stage.world();
    if let Some(die) = best_die(world) {
        *world.resource_mut::<Selection>() = Selection::Aiming(die);
        world.resource_mut::<AimGuide>().0 = Some(ThrowGesture {
            from: Vec2::new(-5.0, 4.0),
            direction: Vec2::new(0.8, -0.6),
            power: 0.6,
        });
    }
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

/// Whether the last throw felled a stack.
fn fallen(world: &mut World) -> bool {
    world
        .resource::<Messages<ThrowSettled>>()
        .iter_current_update_messages()
        .any(|settled| !settled.fell.is_empty())
}
