//! A whole turn with the keyboard alone.
//!
//! The directions step through what can be chosen, and then through where it can go; "confirm" chooses and plays it.
//! Other keys choose by the number that something shows, a free Skip-Bo, a Skip-Bo Reward, or a pile; "confirm" plays
//! the chosen source if only one pile fits. The key for a free re-roll starts picking dice and then throws them. The
//! keys are in `intents.rs`. Just after a call they do nothing, because a press may be a late answer to the call.

use bevy::prelude::*;

use crate::play::skip_bo_dice::hands::acting::DiceHands;
use crate::play::skip_bo_dice::hands::by_value;
use crate::play::skip_bo_dice::hands::chosen::{Chosen, DiceGameHands, source_of};
use crate::play::skip_bo_dice::hands::late::{Late, may_be_late};
use crate::play::skip_bo_dice::hands::throws::Throws;
use crate::play::skip_bo_dice::intents::{END_TURN, FREE, PILE, REROLL, REWARD};
use games::skip_bo_dice::action::Source;
use games::skip_bo_dice::value::{BONUS, Dice, PileId, StockpileId};
use messages::texts::skip_bo_dice as words;
use rules::die::DieId;
use window_kit::input::steps::{pressed_step, stepped};
use window_kit::intents::Intents;
use window_kit::intents::general::{CONFIRM, LET_GO, UNDO};
use window_kit::window::intent::{PrimaryPressed, ui_has_focus};
use window_kit::window::steps::InputSystems;

/// A stop of the directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// Something to fill a bubble with, or a die to be thrown again.
    Source(Source),
    /// A pile that the chosen source fits.
    Pile(PileId),
}

/// The stop that has the keyboard focus.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct KeyFocus(pub Option<Stop>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<KeyFocus>().add_systems(
        Update,
        (
            (take_by_key, go_through, act)
                .chain()
                .run_if(not(ui_has_focus).and_then(not(may_be_late))),
            press_primary,
        )
            .chain()
            .in_set(InputSystems::Act)
            .in_set(DiceGameHands),
    );
}

fn take_by_key(intents: Intents, mut hands: DiceHands) {
    if hands.seat().is_none() {
        return;
    }
    if let Some(value) = by_value::named(&intents) {
        by_value::take(&mut hands, value);
        return;
    }
    let source = if intents.just(FREE) {
        Source::FreeSkipBo
    } else if intents.just(REWARD) {
        next_reward(&hands)
    } else {
        return;
    };
    if hands.sources().contains(&source) {
        hands.take(source);
    } else {
        let (text, rule) = match source {
            Source::Reward(_) => (words::NOTICE_NO_REWARD, "D-14"),
            _ => (words::REFUSED_NO_FREE_SKIP_BO, "D-15"),
        };
        hands.tell(text, Some(rule), true);
    }
}

/// What the directions step through now.
fn stops(hands: &DiceHands) -> Vec<Stop> {
    if hands.seat().is_none() {
        return Vec::new();
    }
    match *hands.chosen {
        Chosen::Nothing => hands.sources().into_iter().map(Stop::Source).collect(),
        Chosen::Source(source) => hands.targets(source).into_iter().map(Stop::Pile).collect(),
        Chosen::Reroll(_) => {
            let unused = hands.game().map_or(Dice::NONE, |game| game.unused());
            let dice = (0..=BONUS.0).map(DieId).filter(|die| unused.contains(*die));
            dice.map(|die| Stop::Source(source_of(die))).collect()
        }
    }
}

fn go_through(intents: Intents, hands: DiceHands, mut focus: ResMut<KeyFocus>, mut of: Local<Chosen>) {
    let stops = stops(&hands);
    let other = std::mem::discriminant(&*of) != std::mem::discriminant(&*hands.chosen);
    *of = *hands.chosen;
    if focus.0.is_some_and(|focus| other || !stops.contains(&focus)) {
        focus.0 = None;
    }
    let step = pressed_step(&intents);
    if step != 0
        && let Some(next) = stepped(&stops, focus.0, step)
    {
        focus.0 = Some(next);
    }
}

/// The Skip-Bo Reward after the chosen one.
fn next_reward(hands: &DiceHands) -> Source {
    let rewards: Vec<Source> = hands
        .sources()
        .into_iter()
        .filter(|source| matches!(source, Source::Reward(_)))
        .collect();
    let now = rewards
        .iter()
        .position(|source| *hands.chosen == Chosen::Source(*source));
    let next = now.map_or(0, |now| (now + 1) % rewards.len());
    rewards.get(next).copied().unwrap_or(Source::Reward(StockpileId(0)))
}

fn act(intents: Intents, throws: Throws, focus: Res<KeyFocus>, mut hands: DiceHands) {
    if throws.awaited().is_some() {
        return;
    }
    if let Some(pile) = intents.just_nth(PILE) {
        hands.aim_at(PileId(pile - 1));
    } else if intents.just(END_TURN) {
        hands.end_turn();
    } else if intents.just(REROLL) {
        match *hands.chosen {
            Chosen::Reroll(dice) if !dice.is_empty() => hands.reroll(None),
            _ => hands.start_reroll(),
        }
    } else if intents.just(UNDO) && hands.seat().is_some() {
        hands.undo();
    } else if intents.just(LET_GO) {
        hands.let_go();
    } else if intents.just(CONFIRM) {
        match (focus.0, *hands.chosen) {
            (Some(Stop::Pile(pile)), _) => hands.aim_at(pile),
            (Some(Stop::Source(source)), _) | (None, Chosen::Source(source)) => hands.take(source),
            (None, Chosen::Reroll(_)) => hands.reroll(None),
            (None, Chosen::Nothing) => {}
        }
    }
}

/// Handles the large button: throws the dice, re-rolls the picked dice, or ends the turn, whichever is due.
fn press_primary(
    mut presses: MessageReader<PrimaryPressed>,
    late: Res<Late>,
    mut throws: Throws,
    mut hands: DiceHands,
) {
    for _ in presses.read() {
        if throws.awaited().is_some() {
            throws.throw(None);
        } else if late.is_on() {
            // The press may have been meant for the call that has just ended.
        } else if matches!(*hands.chosen, Chosen::Reroll(_)) {
            hands.reroll(None);
        } else {
            hands.end_turn();
        }
    }
}
