//! The sounds of cards, played when the screen shows them move; and the sounds of other events.

use bevy::prelude::*;

use games::skip_bo::event::CardEvent;
use host::view::Players;
use rules::ids::SeatId;
use tabletop::pile::PilePlace;
use window_kit::presentation::audio::cues::{Cue, end, only_winner};
use window_kit::presentation::audio::library::Sound;
use window_kit::presentation::audio::request::PlaySound;
use window_kit::presentation::cards::stage::{CardStage, StepShown};
use window_kit::table::components::card::CardStep;
use window_kit::table::phase::MatchSystems;

/// The least time between two sounds while many cards are dealt, in seconds.
const LEAST_APART_S: f32 = 0.045;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, hear_cards.in_set(MatchSystems::Present));
}

fn hear_cards(
    time: Res<Time<Real>>,
    stage: Res<CardStage>,
    mut shown: MessageReader<StepShown>,
    mut last_s: Local<f32>,
    mut count: Local<u32>,
    mut play: MessageWriter<PlaySound>,
) {
    let now = time.elapsed_secs();
    for StepShown(step) in shown.read() {
        // The stage has the card already.
        let lies_alone = |place| stage.count(place) <= 1;
        let Some((sound, level_db)) = sound_of(step, lies_alone) else {
            continue;
        };
        let crowd = matches!(sound, Sound::Deal);
        if crowd && now - *last_s < LEAST_APART_S {
            continue;
        }
        *last_s = now;
        *count = count.wrapping_add(1);
        // Steps of the golden ratio never repeat and spread evenly, so no two cards sound alike.
        let unlike = (*count as f32 * 0.618_034).fract() - 0.5;
        play.write(PlaySound {
            level_db,
            rate: 1.0 + 0.10 * unlike,
            whose: player_of(step),
            ..PlaySound::plain(sound)
        });
    }
}

/// The sound of an event. The sounds of cards are played when they move.
pub(crate) fn cue(event: &CardEvent, players: &Players) -> Option<Cue> {
    let (after_s, sound, whose) = match event {
        CardEvent::TurnStarted { player } if players.is_person(*player) => (0.25, Sound::YourTurn, Some(*player)),
        // Anybody may call it out, so the sound is played for every player.
        CardEvent::ActedOutOfTurn { player, .. } => (0.1, Sound::OutOfTurn, Some(*player)),
        CardEvent::DrewTooMany { player }
        | CardEvent::Talked { player, .. }
        | CardEvent::CalledOut { player, .. }
        | CardEvent::DrawSkipped { player } => (0.2, Sound::Penalty, Some(*player)),
        CardEvent::RoundScored { .. } => (0.3, Sound::RoundEnd, None),
        CardEvent::MatchOver { winners } => (0.6, end(*winners, players), only_winner(*winners)),
        _ => return None,
    };
    Some(Cue { after_s, sound, whose })
}

/// Whose step it is: the player whose hand, stock or discard pile a card leaves or is turned on. Dealt cards have no
/// player, as they go to all.
const fn player_of(step: &CardStep) -> Option<SeatId> {
    match step {
        CardStep::Moved(moved) => match moved.from {
            PilePlace::Stock(seat) | PilePlace::Hand(seat) | PilePlace::Discard(seat, _) => Some(seat),
            PilePlace::Draw | PilePlace::SetAside | PilePlace::Building(_) => None,
        },
        CardStep::Shuffled { .. } | CardStep::Built { .. } => None,
    }
}

/// The sound of a step, and its level in decibels. `lies_alone` says whether no other card is in a pile.
fn sound_of(step: &CardStep, lies_alone: impl Fn(PilePlace) -> bool) -> Option<(Sound, f32)> {
    Some(match step {
        CardStep::Shuffled { .. } => (Sound::Shuffle, 0.0),
        CardStep::Built { value: 12, .. } => (Sound::Sweep, 0.0),
        CardStep::Built { .. } => return None,
        CardStep::Moved(moved) => match (moved.from, moved.to) {
            // The top card is turned over in place.
            (PilePlace::Stock(_), PilePlace::Stock(_)) => (Sound::Flip, -4.0),
            (PilePlace::Building(_), PilePlace::SetAside) | (_, PilePlace::Draw) => return None,
            (PilePlace::Draw, _) => (Sound::Deal, -3.0),
            (_, to) if lies_alone(to) => (Sound::CardOnFelt, 0.0),
            _ => (Sound::Card, 0.0),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::ids::SeatSet;
    use window_kit::table::components::card::CardMoved;

    #[test]
    fn a_persons_turn_is_called_and_penalties_rounds_and_wins_are_heard() {
        let sound = |event: CardEvent| cue(&event, &Players::person_and_computer()).map(|cue| cue.sound);
        let player = SeatId(0);
        assert_eq!(sound(CardEvent::TurnStarted { player }), Some(Sound::YourTurn));
        assert_eq!(sound(CardEvent::TurnStarted { player: SeatId(1) }), None);
        assert_eq!(sound(CardEvent::DrewTooMany { player }), Some(Sound::Penalty));
        let winners = SeatSet::only(player);
        assert_eq!(sound(CardEvent::MatchOver { winners }), Some(Sound::Win));
        let winners = SeatSet::only(SeatId(1));
        assert_eq!(sound(CardEvent::MatchOver { winners }), Some(Sound::Lose));
        let scored = CardEvent::RoundScored {
            round: 1,
            winners,
            points: Default::default(),
            totals: Default::default(),
        };
        assert_eq!(sound(scored), Some(Sound::RoundEnd));
    }

    fn moved(from: PilePlace, to: PilePlace) -> CardStep {
        CardStep::Moved(CardMoved {
            card: Entity::PLACEHOLDER,
            from,
            to,
            under: false,
            face: None,
        })
    }

    #[test]
    fn what_is_played_dealt_and_turned_sounds_different_and_a_swept_pile_once() {
        let me = SeatId(0);
        let sound = |step| sound_of(&step, |_| false).map(|(sound, _)| sound);
        assert_eq!(
            sound(moved(PilePlace::Hand(me), PilePlace::Building(0))),
            Some(Sound::Card)
        );
        let first = moved(PilePlace::Hand(me), PilePlace::Discard(me, 0));
        assert_eq!(sound_of(&first, |_| true), Some((Sound::CardOnFelt, 0.0)));
        assert_eq!(sound(first), Some(Sound::Card));
        assert_eq!(sound(moved(PilePlace::Draw, PilePlace::Hand(me))), Some(Sound::Deal));
        assert_eq!(
            sound(moved(PilePlace::Stock(me), PilePlace::Stock(me))),
            Some(Sound::Flip)
        );
        assert_eq!(sound(moved(PilePlace::Building(0), PilePlace::SetAside)), None);
        let complete = CardStep::Built {
            pile: 0,
            value: 12,
            by_die: false,
        };
        assert_eq!(sound(complete), Some(Sound::Sweep));
    }
}
