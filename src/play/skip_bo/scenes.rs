//! The scenes of Skip-Bo, and scenes about hidden hands in general.

use bevy::prelude::*;

use crate::play::skip_bo::hands::choice::CardChoice;
use crate::play::skip_bo::hands::look::LookedAt;
use crate::play::skip_bo::positions;
use crate::screens::scenes::error::SceneError;
use crate::screens::scenes::scene::Scene;
use crate::screens::scenes::stage::Stage;
use games::catalog::{AnyAction, AnyOptions};
use games::skip_bo::action::{CardAction, Source};
use games::skip_bo::classic::Classic;
use games::skip_bo::options::CardOptions;
use rules::card::Card;
use rules::ids::SeatId;
use rules::ids::Viewer;
use tabletop::pile::PilePlace;
use window_kit::presentation::cards::stage::CardStage;
use window_kit::settings::DiceMarks;
use window_kit::table::components::card::FaceUp;
use window_kit::table::journal::Journal;
use window_kit::table::replay::state::ReplayControl;
use window_kit::window::state::LogOpen;
use window_kit::window::state::{Overlay, Screen};

/// The scenes.
pub(crate) const SCENES: &[Scene] = &[
    Scene {
        name: "setup-skip-bo",
        about: "setting up a match of Skip-Bo with six players",
        marks: DiceMarks::Pips,
        set: |stage| Ok(stage.set_up("skip-bo", 6)),
    },
    Scene {
        name: "replay-cards",
        about: "a recorded match of Skip-Bo with four players, stopped at a turn and seen by one of them",
        marks: DiceMarks::Pips,
        set: |stage| {
            let options = AnyOptions::of_game("skip-bo").ok_or(SceneError::Missing("there is no such game"))?;
            let setup = positions::setup(options, positions::seats(4, false)?);
            stage.replay(setup, 160, false)?;
            stage
                .world()
                .write_message(ReplayControl::Eyes(Viewer::Player(SeatId(1))));
            Ok(0.8)
        },
    },
    Scene {
        name: "skip-bo-2",
        about: "Skip-Bo with two players, in the middle of a round",
        marks: DiceMarks::Pips,
        set: |stage| positions::classic(stage, 2, false),
    },
    Scene {
        name: "skip-bo-choice",
        about: "Skip-Bo with three players, a card chosen and the piles it can go on lit",
        marks: DiceMarks::Pips,
        set: |stage| {
            positions::classic(stage, 3, false)?;
            choose(stage)
        },
    },
    Scene {
        name: "skip-bo-4-partners",
        about: "Skip-Bo with two pairs of partners",
        marks: DiceMarks::Pips,
        set: |stage| positions::classic(stage, 4, true),
    },
    Scene {
        name: "skip-bo-5",
        about: "Skip-Bo with five players",
        marks: DiceMarks::Pips,
        set: |stage| positions::classic(stage, 5, false),
    },
    Scene {
        name: "skip-bo-6",
        about: "Skip-Bo with six players",
        marks: DiceMarks::Pips,
        set: |stage| positions::classic(stage, 6, false),
    },
    Scene {
        name: "skip-bo-deal",
        about: "Skip-Bo with four players, while the cards are dealt",
        marks: DiceMarks::Pips,
        set: |stage| {
            let options = CardOptions::<Classic>::default();
            let seats = positions::seats(4, false)?;
            stage.start(positions::setup(AnyOptions::SkipBo(options), seats));
            Ok(1.6)
        },
    },
    Scene {
        name: "skip-bo-guide",
        about: "Skip-Bo with the tutorial of a first match",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.with_tutorial();
            positions::classic(stage, 4, true)
        },
    },
    Scene {
        name: "hand-over",
        about: "the table handed over from one person to another, nobody's hand shown",
        marks: DiceMarks::Pips,
        set: |stage| {
            positions::among_people(stage, 3)?;
            stage.settle();
            Ok(0.6)
        },
    },
    Scene {
        name: "skip-bo-slips",
        about: "Skip-Bo by Table rules with two players, a turn out of turn to be called",
        marks: DiceMarks::Pips,
        set: |stage| {
            positions::by_table_rules(stage, 2)?;
            stage.ask(SeatId(1), AnyAction::SkipBo(CardAction::ActOutOfTurn));
            Ok(0.3)
        },
    },
    Scene {
        name: "skip-bo-fan",
        about: "Skip-Bo with four players, a discard pile looked at",
        marks: DiceMarks::Pips,
        set: |stage| {
            positions::classic(stage, 4, false)?;
            stage.world().resource_mut::<LookedAt>().0 = Some(PilePlace::Discard(SeatId(1), 0));
            Ok(0.6)
        },
    },
    Scene {
        name: "skip-bo-dry",
        about: "Skip-Bo with four players, the discards of all being gathered for a new draw pile",
        marks: DiceMarks::Pips,
        set: |stage| {
            positions::dry(stage, 0)?;
            Ok(0.7)
        },
    },
    Scene {
        name: "skip-bo-fewest",
        about: "the score sheet of a round of Skip-Bo that goes to the fewest stock cards left",
        marks: DiceMarks::Pips,
        set: |stage| {
            positions::dry(stage, 2)?;
            stage.play_until(|world| positions::scored(world))?;
            Ok(1.2)
        },
    },
    Scene {
        name: "skip-bo-score",
        about: "the score sheet of a round of Skip-Bo with six players",
        marks: DiceMarks::Pips,
        set: |stage| {
            positions::classic(stage, 6, false)?;
            stage.play_until(|world| positions::scored(world))?;
            Ok(1.2)
        },
    },
    Scene {
        name: "skip-bo-results",
        about: "the end of a match of Skip-Bo with six players",
        marks: DiceMarks::Pips,
        set: |stage| {
            positions::one_round(stage, 6)?;
            stage.play_to_the_end()?;
            Ok(stage.show(Screen::Results, Overlay::None))
        },
    },
    Scene {
        name: "rules-skip-bo",
        about: "the rules of Skip-Bo, opened at one of them",
        marks: DiceMarks::Pips,
        set: |stage| Ok(stage.rules_at("K-6")),
    },
    Scene {
        name: "log-cards",
        about: "Skip-Bo with six players and the log open",
        marks: DiceMarks::Pips,
        set: |stage| {
            positions::classic(stage, 6, false)?;
            stage.play_until(|world| {
                world
                    .get_resource::<Journal>()
                    .is_some_and(|journal| journal.entries().len() > 120)
            })?;
            stage.settle();
            stage.world().resource_mut::<LogOpen>().0 = true;
            Ok(0.6)
        },
    },
];

/// Chooses the 7 in the hand.
fn choose(stage: &mut Stage) -> Result<f32, SceneError> {
    let world = stage.world();
    let place = PilePlace::Hand(SeatId(0));
    let cards = world.resource::<CardStage>().cards(place).to_vec();
    let chosen = cards.into_iter().find_map(|card| {
        let face = world.get::<FaceUp>(card)?.0;
        (face == Card(7)).then_some((card, face))
    });
    let (card, face) = chosen.ok_or(SceneError::Missing("there is no 7 in the hand"))?;
    *world.resource_mut::<CardChoice>() = CardChoice::Card {
        card,
        from: Source::Hand(face),
        by_die: false,
    };
    Ok(0.6)
}
