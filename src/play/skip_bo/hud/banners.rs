//! The banners of a card match: penalties, slips, turning points.

use bevy::prelude::*;

use crate::games::skip_bo::event::CardEvent;
use crate::games::skip_bo::narrate;
use crate::play::skip_bo::seen::event;
use crate::rules::ids::PlayerId;
use crate::screens::hud::banner::{Say, Tone};
use crate::screens::hud::told::Told;
use crate::table::view::Players;

/// Shows banners for what happened.
pub(crate) fn say_what_happened(mut told: MessageReader<Told>, players: Res<Players>, mut says: MessageWriter<Say>) {
    for event in told.read().filter_map(|Told(any)| event(any)) {
        says.write_batch(say(event, &players));
    }
}

/// The banner of an event; most events have none.
fn say(event: &CardEvent, players: &Players) -> Option<Say> {
    use CardEvent as E;
    let name = |seat: PlayerId| players.name(seat).to_owned();
    let (tone, text) = match event {
        E::DrewTooMany { player } => (
            Tone::Amber,
            format!("{} drew too many: the card goes into the stock", name(*player)),
        ),
        E::Talked { player, cards } => (
            Tone::Amber,
            format!(
                "{} talked about the play: {}",
                name(*player),
                narrate::talk_costs(*cards)
            ),
        ),
        E::ActedOutOfTurn { player, rightful } => (
            Tone::Amber,
            format!("{} plays out of turn: it is {}'s turn", name(*player), name(*rightful)),
        ),
        E::CalledOut { player, rightful, .. } => (
            Tone::Amber,
            format!(
                "{} is called out: {} goes on, and the next draw of {} is skipped",
                name(*player),
                name(*rightful),
                name(*player)
            ),
        ),
        E::OutOfTurnStands { player } => (Tone::Grey, format!("Nobody called {}: the turn stands", name(*player))),
        E::DrawSkipped { player } => (Tone::Amber, format!("{} starts without drawing", name(*player))),
        E::MadeDraw { player, opponent } => (
            Tone::Grey,
            format!(
                "{} makes {} draw a card under the stock",
                name(*player),
                name(*opponent)
            ),
        ),
        E::NothingToDraw { .. } => (Tone::Grey, "No card is left to draw: play on with what there is".into()),
        E::Reshuffled { .. } => (
            Tone::Grey,
            "The piles set aside are shuffled into a new draw pile".into(),
        ),
        E::DiscardsGathered { time, .. } => (
            Tone::Amber,
            match time {
                1 => "Nothing left to draw, and nobody plays: all discard piles become the new draw pile".into(),
                _ => "All discard piles become the new draw pile again. Once more without a stock card played, and the fewest \
                      stock cards win"
                    .into(),
            },
        ),
        E::RoundStalled => (
            Tone::Amber,
            "The table has run dry for good: the fewest stock cards win the round".into(),
        ),
        // If several people share the machine, the banner calls the next one.
        E::TurnStarted { player } if players.is_person(*player) && players.people() > 1 => {
            (Tone::Turn, format!("{}, it is your turn", name(*player)))
        }
        _ => return None,
    };
    Some(Say {
        tone,
        text: text.into(),
        rule: narrate::rule(event),
    })
}
