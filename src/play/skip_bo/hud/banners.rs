//! The banners of a card match: penalties, slips and important events.

use bevy::prelude::*;

use crate::play::skip_bo::card_match::event;
use crate::screens::hud::banner::{ShowBanner, Tone};
use crate::screens::hud::events::HudEvent;
use games::skip_bo::event::CardEvent;
use games::skip_bo::narrate;
use host::view::Players;
use messages::texts::{skip_bo as words, skip_bo_mod as die_words};

/// Shows banners for events.
pub(crate) fn say_what_happened(
    mut told: MessageReader<HudEvent>,
    players: Res<Players>,
    mut says: MessageWriter<ShowBanner>,
) {
    for event in told.read().filter_map(|HudEvent(any)| event(any)) {
        says.write_batch(say(event, &players));
    }
}

/// The banner of an event; most events have none.
fn say(event: &CardEvent, players: &Players) -> Option<ShowBanner> {
    use CardEvent as E;
    let (tone, text) = match *event {
        E::DrewTooMany { player } => (Tone::Amber, words::banner_drew_too_many(player)),
        E::Talked { player, cards } => (Tone::Amber, words::banner_talked(player, cards)),
        E::ActedOutOfTurn { player, rightful } => (Tone::Amber, words::banner_out_of_turn(player, rightful)),
        E::CalledOut { player, rightful, .. } => (Tone::Amber, words::banner_called_out(player, rightful)),
        E::OutOfTurnStands { player } => (Tone::Grey, words::banner_out_of_turn_stands(player)),
        E::DrawSkipped { player } => (Tone::Amber, words::banner_draw_skipped(player)),
        E::MadeDraw { player, opponent } => (Tone::Grey, die_words::banner_made_draw(player, opponent)),
        E::NothingToDraw { .. } => (Tone::Grey, words::BANNER_NOTHING_TO_DRAW),
        E::Reshuffled { .. } => (Tone::Grey, words::BANNER_RESHUFFLED),
        E::DiscardsGathered { time: 1, .. } => (Tone::Amber, words::BANNER_GATHERED),
        E::DiscardsGathered { .. } => (Tone::Amber, words::BANNER_GATHERED_AGAIN),
        E::RoundStalled => (Tone::Amber, words::BANNER_DRY_FOR_GOOD),
        // If several people share the machine, the banner calls the next person.
        E::TurnStarted { player } if players.shares_machine(player) => (Tone::Turn, words::banner_turn(player)),
        _ => return None,
    };
    Some(ShowBanner {
        tone,
        text,
        rule: narrate::rule(event),
    })
}
