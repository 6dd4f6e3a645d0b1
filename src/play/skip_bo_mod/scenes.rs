//! The scenes of Skip-Bo MOD.

use crate::play::skip_bo::hands::choice::CardChoice;
use crate::play::skip_bo::positions;
use crate::screens::scenes::error::SceneError;
use crate::screens::scenes::scene::Scene;
use crate::screens::scenes::stage::Stage;
use games::catalog::{AnyGame, AnyOptions};
use games::skip_bo::options::Target;
use games::skip_bo_mod::Mod;
use rules::options::Enforcement;
use window_kit::settings::DiceMarks;
use window_kit::window::state::{Overlay, Screen};

/// The scenes.
pub(crate) const SCENES: &[Scene] = &[
    Scene {
        name: "setup-skip-bo-mod",
        about: "setting up a match of Skip-Bo MOD with two players",
        marks: DiceMarks::Pips,
        set: |stage| Ok(stage.set_up("skip-bo-mod", 2)),
    },
    Scene {
        name: "skip-bo-mod-2",
        about: "Skip-Bo MOD with two players, the die not yet used",
        marks: DiceMarks::Pips,
        set: |stage| with_die(stage, 2, false),
    },
    Scene {
        name: "skip-bo-mod-die",
        about: "Skip-Bo MOD with two players, the die chosen and the piles it can stand in on",
        marks: DiceMarks::Pips,
        set: |stage| {
            die_shows(stage, 2, false, SKIP_BO_SIDE)?;
            *stage.world().resource_mut::<CardChoice>() = CardChoice::Die { onto: None };
            Ok(0.6)
        },
    },
    Scene {
        name: "skip-bo-mod-6",
        about: "Skip-Bo MOD with three pairs of partners",
        marks: DiceMarks::Pips,
        set: |stage| with_die(stage, 6, true),
    },
    Scene {
        name: "skip-bo-mod-gamepad",
        about: "Skip-Bo MOD played by gamepad",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.use_gamepad();
            with_die(stage, 3, false)
        },
    },
    Scene {
        name: "skip-bo-mod-guide",
        about: "Skip-Bo MOD with the tutorial of a first match",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.with_tutorial();
            with_die(stage, 3, false)
        },
    },
    Scene {
        name: "skip-bo-mod-guide-partners",
        about: "Skip-Bo MOD with two pairs of partners and the tutorial of a first match",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.with_tutorial();
            with_die(stage, 4, true)
        },
    },
    Scene {
        name: "skip-bo-mod-draws",
        about: "Skip-Bo MOD with six players, who is made to draw being chosen",
        marks: DiceMarks::Pips,
        set: |stage| {
            die_shows(stage, 6, false, 6)?;
            *stage.world().resource_mut::<CardChoice>() = CardChoice::Die { onto: None };
            Ok(0.6)
        },
    },
    Scene {
        name: "skip-bo-mod-discards",
        about: "Skip-Bo MOD with two players, a card to be discarded by the die being chosen",
        marks: DiceMarks::Pips,
        set: |stage| {
            die_shows(stage, 2, false, 5)?;
            *stage.world().resource_mut::<CardChoice>() = CardChoice::Die { onto: None };
            Ok(0.6)
        },
    },
    Scene {
        name: "skip-bo-mod-score",
        about: "the score sheet of a round of Skip-Bo MOD with two pairs of partners",
        marks: DiceMarks::Pips,
        set: |stage| {
            with_die(stage, 4, true)?;
            stage.play_until(|world| positions::scored(world))?;
            Ok(1.2)
        },
    },
    Scene {
        name: "skip-bo-mod-results",
        about: "the end of a match of Skip-Bo MOD with three pairs of partners",
        marks: DiceMarks::Pips,
        set: |stage| {
            one_round_with_die(stage, 6, true)?;
            stage.play_to_the_end()?;
            Ok(stage.show(Screen::Results, Overlay::None))
        },
    },
    Scene {
        name: "rules-skip-bo-mod",
        about: "the rules of Skip-Bo MOD, opened at one of them",
        marks: DiceMarks::Pips,
        set: |stage| Ok(stage.rules_at("M-4")),
    },
];

/// The side of the die that is a Skip-Bo.
const SKIP_BO_SIDE: u8 = 4;

/// A match of Skip-Bo MOD in the middle of a round; the die is not yet used.
fn with_die(stage: &mut Stage, players: usize, partners: bool) -> Result<f32, SceneError> {
    die_shows(stage, players, partners, 2)
}

/// The same with this side of the die up.
fn die_shows(stage: &mut Stage, players: usize, partners: bool, side: u8) -> Result<f32, SceneError> {
    let (game, seats, options) =
        positions::position::<Mod>(players, partners, Target::Points(500), side, Enforcement::default())?;
    positions::start(
        stage,
        positions::setup(AnyOptions::SkipBoMod(options), seats),
        AnyGame::SkipBoMod(game),
    )
}

/// A match of Skip-Bo MOD that ends after one round.
fn one_round_with_die(stage: &mut Stage, players: usize, partners: bool) -> Result<f32, SceneError> {
    let (game, seats, options) =
        positions::position::<Mod>(players, partners, Target::Round, 2, Enforcement::default())?;
    positions::start(
        stage,
        positions::setup(AnyOptions::SkipBoMod(options), seats),
        AnyGame::SkipBoMod(game),
    )
}
