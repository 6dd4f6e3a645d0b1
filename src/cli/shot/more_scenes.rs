//! What comes up beside the games' own moments: the guide, the table handed over, score sheets and results, rules pages,
//! a question, the log, and what hands have asked for.

use bevy::prelude::*;

use super::scenes::{Scene, opening, screen, turns};
use super::stage::Stage;
use super::{boards, card_scenes};
use crate::catalog::{AnyAction, AnyEvent};
use crate::games::skip_bo::action::CardAction;
use crate::games::skip_bo::event::CardEvent;
use crate::input::gamepad::place::LastUsed;
use crate::play::skip_bo::hands::choice::CardChoice;
use crate::play::skip_bo::hands::look::LookedAt;
use crate::play::skip_bo_dice::hands::chosen::Chosen;
use crate::rules::ids::PlayerId;
use crate::screens::hud::coach::Guided;
use crate::screens::menus::rules::at::RulesAt;
use crate::settings::DiceMarks;
use crate::table::journal::Journal;
use crate::table::phase::MatchPhase;
use crate::tabletop::pile::PilePlace;
use crate::window::intent::ConfirmAsk;
use crate::window::state::{LogOpen, Overlay, Screen};

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "stack-guide",
        about: "Stack with the guide of a first match",
        marks: DiceMarks::Pips,
        set: |stage| {
            guided(stage);
            opening(stage, 4)?;
            Ok(0.6)
        },
    },
    Scene {
        name: "stack-gamepad",
        about: "Stack played by gamepad",
        marks: DiceMarks::Pips,
        set: |stage| {
            by_gamepad(stage);
            opening(stage, 4)?;
            Ok(0.6)
        },
    },
    Scene {
        name: "skip-bo-mod-gamepad",
        about: "Skip-Bo MOD played by gamepad",
        marks: DiceMarks::Pips,
        set: |stage| {
            by_gamepad(stage);
            card_scenes::with_die(stage, 3, false)
        },
    },
    Scene {
        name: "skip-bo-dice-gamepad",
        about: "Skip-Bo Dice played by gamepad, a call being answered",
        marks: DiceMarks::Pips,
        set: |stage| {
            by_gamepad(stage);
            boards::call(stage)
        },
    },
    Scene {
        name: "skip-bo-guide",
        about: "Skip-Bo with the guide of a first match",
        marks: DiceMarks::Pips,
        set: |stage| {
            guided(stage);
            card_scenes::classic(stage, 4, true)
        },
    },
    Scene {
        name: "skip-bo-mod-guide",
        about: "Skip-Bo MOD with the guide of a first match",
        marks: DiceMarks::Pips,
        set: |stage| {
            guided(stage);
            card_scenes::with_die(stage, 3, false)
        },
    },
    Scene {
        name: "skip-bo-mod-guide-partners",
        about: "Skip-Bo MOD with two pairs of partners and the guide of a first match",
        marks: DiceMarks::Pips,
        set: |stage| {
            guided(stage);
            card_scenes::with_die(stage, 4, true)
        },
    },
    Scene {
        name: "skip-bo-dice-guide",
        about: "Skip-Bo Dice with the guide of a first match",
        marks: DiceMarks::Pips,
        set: |stage| {
            guided(stage);
            let later_s = boards::middle(stage, 3)?;
            stage.settle();
            *stage.world().resource_mut::<Chosen>() = Chosen::Nothing;
            Ok(later_s)
        },
    },
    Scene {
        name: "hand-over",
        about: "the table handed over from one person to another, nobody's hand shown",
        marks: DiceMarks::Pips,
        set: |stage| {
            card_scenes::among_people(stage, 3)?;
            stage.settle();
            Ok(0.6)
        },
    },
    Scene {
        name: "skip-bo-slips",
        about: "Skip-Bo by Table rules with two players, a turn out of turn to be called",
        marks: DiceMarks::Pips,
        set: |stage| {
            card_scenes::by_table_rules(stage, 2)?;
            stage.ask(PlayerId(1), AnyAction::SkipBo(CardAction::ActOutOfTurn));
            Ok(0.3)
        },
    },
    Scene {
        name: "skip-bo-fan",
        about: "Skip-Bo with four players, a discard pile looked at",
        marks: DiceMarks::Pips,
        set: |stage| {
            card_scenes::classic(stage, 4, false)?;
            stage.world().resource_mut::<LookedAt>().0 = Some(PilePlace::Discard(PlayerId(1), 0));
            Ok(0.6)
        },
    },
    Scene {
        name: "skip-bo-mod-draws",
        about: "Skip-Bo MOD with six players, who is made to draw being chosen",
        marks: DiceMarks::Pips,
        set: |stage| {
            card_scenes::die_shows(stage, 6, false, 6)?;
            *stage.world().resource_mut::<CardChoice>() = CardChoice::Die { onto: None };
            Ok(0.6)
        },
    },
    Scene {
        name: "skip-bo-mod-discards",
        about: "Skip-Bo MOD with two players, a card to be discarded by the die being chosen",
        marks: DiceMarks::Pips,
        set: |stage| {
            card_scenes::die_shows(stage, 2, false, 5)?;
            *stage.world().resource_mut::<CardChoice>() = CardChoice::Die { onto: None };
            Ok(0.6)
        },
    },
    Scene {
        name: "skip-bo-dry",
        about: "Skip-Bo with four players, the discards of all being gathered for a new draw pile",
        marks: DiceMarks::Pips,
        set: |stage| {
            card_scenes::dry(stage, 0)?;
            Ok(0.7)
        },
    },
    Scene {
        name: "skip-bo-fewest",
        about: "the score sheet of a round of Skip-Bo that goes to the fewest stock cards left",
        marks: DiceMarks::Pips,
        set: |stage| {
            card_scenes::dry(stage, 2)?;
            stage.play_until(|world| scored(world))?;
            Ok(1.2)
        },
    },
    Scene {
        name: "skip-bo-score",
        about: "the score sheet of a round of Skip-Bo with six players",
        marks: DiceMarks::Pips,
        set: |stage| {
            card_scenes::classic(stage, 6, false)?;
            stage.play_until(|world| scored(world))?;
            Ok(1.2)
        },
    },
    Scene {
        name: "skip-bo-mod-score",
        about: "the score sheet of a round of Skip-Bo MOD with two pairs of partners",
        marks: DiceMarks::Pips,
        set: |stage| {
            card_scenes::with_die(stage, 4, true)?;
            stage.play_until(|world| scored(world))?;
            Ok(1.2)
        },
    },
    Scene {
        name: "skip-bo-results",
        about: "the end of a match of Skip-Bo with six players",
        marks: DiceMarks::Pips,
        set: |stage| {
            card_scenes::one_round(stage, 6)?;
            stage.play_until(is_over)?;
            screen(stage, Screen::Results, Overlay::None)
        },
    },
    Scene {
        name: "skip-bo-mod-results",
        about: "the end of a match of Skip-Bo MOD with three pairs of partners",
        marks: DiceMarks::Pips,
        set: |stage| {
            card_scenes::one_round_with_die(stage, 6, true)?;
            stage.play_until(is_over)?;
            screen(stage, Screen::Results, Overlay::None)
        },
    },
    Scene {
        name: "skip-bo-dice-results",
        about: "the end of a match of Skip-Bo Dice",
        marks: DiceMarks::Pips,
        set: |stage| {
            boards::to_the_end(stage)?;
            screen(stage, Screen::Results, Overlay::None)
        },
    },
    Scene {
        name: "skip-bo-dice-reroll",
        about: "Skip-Bo Dice with two players, dice picked for a free re-roll",
        marks: DiceMarks::Pips,
        set: |stage| {
            use crate::games::skip_bo_dice::value::Dice;
            use crate::rules::die::DieId;
            let later_s = boards::middle(stage, 2)?;
            let picked = Dice::only(DieId(0)).with(Dice::only(DieId(3)));
            *stage.world().resource_mut::<Chosen>() = Chosen::Reroll(picked);
            Ok(later_s)
        },
    },
    Scene {
        name: "rules-skip-bo",
        about: "the rules of Skip-Bo, opened at one of them",
        marks: DiceMarks::Pips,
        set: |stage| rules_at(stage, "K-6"),
    },
    Scene {
        name: "rules-skip-bo-mod",
        about: "the rules of Skip-Bo MOD, opened at one of them",
        marks: DiceMarks::Pips,
        set: |stage| rules_at(stage, "M-4"),
    },
    Scene {
        name: "rules-skip-bo-dice",
        about: "the rules of Skip-Bo Dice, opened at one of them",
        marks: DiceMarks::Pips,
        set: |stage| rules_at(stage, "D-8"),
    },
    Scene {
        name: "confirm",
        about: "a question before something that ends a round",
        marks: DiceMarks::Pips,
        set: |stage| {
            opening(stage, 2)?;
            stage.world().write_message(ConfirmAsk {
                id: "scene",
                text: "This is your last loose die: placing it ends the round. Everyone else has one more turn.".into(),
                yes: "Place it".into(),
                no: "Not yet".into(),
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
    Scene {
        name: "log-cards",
        about: "Skip-Bo with six players and the log open",
        marks: DiceMarks::Pips,
        set: |stage| {
            card_scenes::classic(stage, 6, false)?;
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

/// The matches of this stage are guided.
fn guided(stage: &mut Stage) {
    stage.world().insert_resource(Guided(true));
}

/// Whether a round of cards was scored.
fn scored(world: &World) -> bool {
    let is_score = |event: &AnyEvent| {
        matches!(
            event,
            AnyEvent::SkipBo(CardEvent::RoundScored { .. }) | AnyEvent::SkipBoMod(CardEvent::RoundScored { .. })
        )
    };
    world
        .get_resource::<Journal>()
        .is_some_and(|journal| journal.entries().iter().any(is_score))
}

fn is_over(world: &mut World) -> bool {
    *world.resource::<State<MatchPhase>>().get() == MatchPhase::Over
}

/// From now on a gamepad is what was used last.
fn by_gamepad(stage: &mut Stage) {
    *stage.world().resource_mut::<LastUsed>() = LastUsed::Pad(Entity::PLACEHOLDER);
}

/// The rules, opened at this one.
fn rules_at(stage: &mut Stage, id: &str) -> Result<f32, String> {
    stage.world().resource_mut::<RulesAt>().0 = Some(id.to_owned());
    screen(stage, Screen::Title, Overlay::Rules)
}
