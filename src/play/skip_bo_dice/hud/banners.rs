//! The banners of a match of Skip-Bo Dice: important events, and dice that are thrown again.

use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::table::Inspected;
use crate::screens::hud::banner::{ShowBanner, Tone};
use crate::screens::hud::events::HudEvent;
use games::catalog::Listed;
use games::skip_bo_dice::event::DiceEvent;
use games::skip_bo_dice::narrate;
use games::skip_bo_dice::state::SkipBoDice;
use host::view::Players;
use messages::texts::skip_bo_dice as words;

/// Shows banners for events. A new turn ends the inspection of another player's board.
pub(crate) fn say_what_happened(
    mut told: MessageReader<HudEvent>,
    players: Res<Players>,
    mut inspected: ResMut<Inspected>,
    mut says: MessageWriter<ShowBanner>,
) {
    for event in told.read().filter_map(|HudEvent(event)| SkipBoDice::of_event(event)) {
        if matches!(event, DiceEvent::TurnStarted { .. }) {
            inspected.set_if_neq(Inspected(None));
        }
        says.write_batch(say(event, &players));
    }
}

/// The banner of an event; most events have none.
fn say(event: &DiceEvent, players: &Players) -> Option<ShowBanner> {
    use DiceEvent as E;
    let (tone, text) = match event {
        // If several people share the machine, the banner calls the next person.
        E::TurnStarted { player, last } if players.shares_machine(*player) => {
            let text = if *last {
                words::banner_final_turn(*player)
            } else {
                words::banner_turn(*player)
            };
            return Some(ShowBanner {
                tone: Tone::Turn,
                text,
                rule: None,
            });
        }
        E::LastTurns { by, left, .. } if left.is_empty() => (Tone::Amber, words::banner_ends_now(by.iter())),
        E::LastTurns { by, left, .. } => (Tone::Amber, words::banner_last_turns(by.iter(), left.iter())),
        E::FirstPlayer { player } => (Tone::Grey, words::banner_first(*player)),
        E::RoundStarted { round, rounds, first } => (Tone::Grey, words::banner_round(*first, *round, *rounds)),
        E::Completed {
            player,
            pile,
            place,
            stars,
        } => (
            Tone::Grey,
            words::banner_completed(*player, pile.letter(), *place, *stars),
        ),
        E::ThrownAgain { cocked, floor } => {
            let dice = cocked.saturating_add(*floor);
            let text = match (cocked, floor) {
                (_, 0) => words::banner_askew(dice),
                (0, _) => words::banner_fell(dice),
                _ => words::banner_askew_or_fell(dice),
            };
            (Tone::Grey, text)
        }
        E::RewardEarned { player, stockpile } => (Tone::Grey, words::banner_reward(*player, stockpile.numeral())),
        _ => return None,
    };
    Some(ShowBanner {
        tone,
        text,
        rule: narrate::rule(event),
    })
}
