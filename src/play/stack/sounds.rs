//! The sounds of events of Stack. The impacts of dice have their own sounds.

use games::stack::event::StackEvent;
use host::view::Players;
use window_kit::presentation::audio::cues::{Cue, end, only_winner};
use window_kit::presentation::audio::library::Sound;

pub(super) fn cue(event: &StackEvent, players: &Players) -> Option<Cue> {
    let (after_s, sound, whose) = match event {
        StackEvent::Placed { player, .. } => (0.18, Sound::Place, Some(*player)),
        StackEvent::Captured { player, .. } => (0.35, Sound::Capture, Some(*player)),
        StackEvent::Fell { .. } => (0.0, Sound::KnockOver, None),
        StackEvent::Rebuilt { .. } => (1.9, Sound::Rebuild, None),
        StackEvent::Penalty { player, .. } => (0.4, Sound::Penalty, Some(*player)),
        StackEvent::TurnStarted { player, .. } if players.is_person(*player) => (0.25, Sound::YourTurn, Some(*player)),
        StackEvent::OwnerChooses { owner, .. } if players.is_person(*owner) => (0.25, Sound::Asked, Some(*owner)),
        StackEvent::RoundScored { .. } => (0.5, Sound::RoundEnd, None),
        StackEvent::MatchOver { winners } => (0.8, end(*winners, players), only_winner(*winners)),
        _ => return None,
    };
    Some(Cue { after_s, sound, whose })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::ids::SeatId;

    #[test]
    fn only_a_persons_turn_is_called() {
        let sound = |seat| {
            let player = SeatId(seat);
            let turn = StackEvent::TurnStarted { player, last: false };
            cue(&turn, &Players::person_and_computer()).map(|cue| cue.sound)
        };
        assert_eq!(sound(0), Some(Sound::YourTurn));
        assert_eq!(sound(1), None);
    }
}
