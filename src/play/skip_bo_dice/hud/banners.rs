//! The banners of a match of Skip-Bo Dice: turning points, and dice that are thrown again.

use bevy::prelude::*;

use crate::catalog::Listed;
use crate::games::skip_bo_dice::event::DiceEvent;
use crate::games::skip_bo_dice::narrate;
use crate::games::skip_bo_dice::state::SkipBoDice;
use crate::play::skip_bo_dice::boards::table::Inspected;
use crate::rules::ids::PlayerId;
use crate::screens::hud::banner::{Say, Tone};
use crate::screens::hud::told::Told;
use crate::table::view::Players;

/// Shows banners for what happened. A new turn puts back a board that was shown large.
pub(crate) fn say_what_happened(
    mut told: MessageReader<Told>,
    players: Res<Players>,
    mut inspected: ResMut<Inspected>,
    mut says: MessageWriter<Say>,
) {
    for event in told.read().filter_map(|Told(event)| SkipBoDice::of_event(event)) {
        if matches!(event, DiceEvent::TurnStarted { .. }) {
            inspected.set_if_neq(Inspected(None));
        }
        says.write_batch(say(event, &players));
    }
}

/// The banner of an event; most events have none.
fn say(event: &DiceEvent, players: &Players) -> Option<Say> {
    use DiceEvent as E;
    let names = |seat: PlayerId| players.name(seat).to_owned();
    let tone = match event {
        // If several people share the machine, the banner calls the next one.
        E::TurnStarted { player, last } if players.is_person(*player) && players.people() > 1 => {
            let which = if *last { "final turn" } else { "turn" };
            return Some(Say {
                tone: Tone::Turn,
                text: format!("{}, it is your {which}", names(*player)).into(),
                rule: None,
            });
        }
        E::LastTurns { .. } => Tone::Amber,
        E::FirstPlayer { .. } | E::Completed { .. } | E::ThrownAgain { .. } | E::RewardEarned { .. } => Tone::Grey,
        _ => return None,
    };
    let text = narrate::line(event, &names)?;
    Some(Say {
        tone,
        text: text.trim_end_matches('.').to_owned().into(),
        rule: narrate::rule(event),
    })
}
