//! The sounds of events of Skip-Bo Dice. The sound of a pen is played when the pen writes.

use crate::presentation::audio::cues::{Cue, win};
use crate::presentation::audio::library::Sound;
use games::skip_bo_dice::event::DiceEvent;
use host::view::Players;

pub(super) fn cue(event: &DiceEvent, players: &Players) -> Option<Cue> {
    let (after_s, sound) = match event {
        DiceEvent::TurnStarted { player, .. } if players.is_person(*player) => (0.25, Sound::YourTurn),
        DiceEvent::Called { asked, .. } if asked.iter().any(|seat| players.is_person(seat)) => (0.1, Sound::Call),
        DiceEvent::Completed { .. } | DiceEvent::RewardEarned { .. } => (0.5, Sound::Capture),
        DiceEvent::LastTurns { .. } => (0.9, Sound::RoundEnd),
        DiceEvent::MatchOver { winners, .. } => (0.8, win(*winners, players)?),
        _ => return None,
    };
    Some(Cue { after_s, sound })
}
