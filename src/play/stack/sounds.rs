//! The sounds of events of Stack. The impacts of dice have their own sounds.

use crate::presentation::audio::cues::{Cue, win};
use crate::presentation::audio::library::Sound;
use games::stack::event::StackEvent;
use host::view::Players;

pub(super) fn cue(event: &StackEvent, players: &Players) -> Option<Cue> {
    let (after_s, sound) = match event {
        StackEvent::Placed { .. } => (0.18, Sound::Place),
        StackEvent::Captured { .. } => (0.35, Sound::Capture),
        StackEvent::Fell { .. } => (0.0, Sound::KnockOver),
        StackEvent::Rebuilt { .. } => (1.9, Sound::Place),
        StackEvent::Penalty { .. } => (0.4, Sound::Penalty),
        StackEvent::TurnStarted { player, .. } if players.is_person(*player) => (0.25, Sound::YourTurn),
        StackEvent::OwnerChooses { owner, .. } if players.is_person(*owner) => (0.25, Sound::YourTurn),
        StackEvent::RoundScored { .. } => (0.5, Sound::RoundEnd),
        StackEvent::MatchOver { winners } => (0.8, win(*winners, players)?),
        _ => return None,
    };
    Some(Cue { after_s, sound })
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
