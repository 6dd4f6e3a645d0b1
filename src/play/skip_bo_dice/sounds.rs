//! The sounds of events of Skip-Bo Dice. The sound of a pen is played when the pen writes.

use games::skip_bo_dice::event::DiceEvent;
use host::view::Players;
use window_kit::presentation::audio::cues::{Cue, end, only_winner};
use window_kit::presentation::audio::library::Sound;

pub(super) fn cue(event: &DiceEvent, players: &Players) -> Option<Cue> {
    let (after_s, sound, whose) = match event {
        DiceEvent::TurnStarted { player, .. } if players.is_person(*player) => (0.25, Sound::YourTurn, Some(*player)),
        DiceEvent::Called { player, asked, .. } if asked.iter().any(|seat| players.is_person(seat)) => {
            (0.1, Sound::Call, Some(*player))
        }
        DiceEvent::Completed { player, .. } => (0.5, Sound::Complete, Some(*player)),
        DiceEvent::RewardEarned { player, .. } => (0.5, Sound::Reward, Some(*player)),
        DiceEvent::LastTurns { .. } => (0.9, Sound::LastTurns, None),
        DiceEvent::RoundOver { round, rounds, .. } if round < rounds => (0.5, Sound::RoundEnd, None),
        DiceEvent::MatchOver { winners, .. } => (0.8, end(*winners, players), only_winner(*winners)),
        _ => return None,
    };
    Some(Cue { after_s, sound, whose })
}
