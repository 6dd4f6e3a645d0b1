//! The throws of a saved match.

use glam::{Quat, Vec3};

use crate::exact_throw::ExactPoses;
use crate::feed::TrackBytes;
use crate::tracks::MatchTracks;
use physics::recorded_throw::RecordedThrow;
use records::record::Record;
use records::store::error::StoreError;
use records::store::log_entry::{LogEntry, LoggedThrow};
use records::store::saved_match::SavedMatch;
use rules::die::DieId;
use tabletop::pose::Pose;

/// The tracks of a saved match.
///
/// # Errors
/// [`StoreError::Unreadable`] if a track is invalid.
pub fn tracks_of(saved_match: &SavedMatch) -> Result<MatchTracks, StoreError> {
    let mut tracks = MatchTracks::default();
    let mut poses = ExactPoses::default();
    // The number of entries, and the gesture that the next throw has with the seat that gave it.
    let (mut entries, mut gesture, mut given) = (0_usize, None, None);
    for kept in &saved_match.log {
        match kept {
            LogEntry::Happened {
                throw, gesture: with, ..
            } => {
                if let Some(thrown) = throw.as_ref().filter(|thrown| !thrown.track.0.is_empty()) {
                    let exact = poses.next(given, gesture, &thrown.lies);
                    poses.follow(&exact);
                    let added = tracks.add(entries, thrown.track.clone(), Some(exact));
                    added.map_err(|error| StoreError::Unreadable(error.to_string()))?;
                }
                entries += 1;
                (gesture, given) = (*with, None);
            }
            LogEntry::Given { seat, gesture: with } => (gesture, given) = (*with, Some(*seat)),
            // Throws are never undone.
            LogEntry::Undone => entries = entries.saturating_sub(1),
            LogEntry::Sits { .. } | LogEntry::Named(_) => {}
        }
    }
    Ok(tracks)
}

/// Where exactly the dice lay after a throw.
///
/// # Errors
/// [`StoreError::Unreadable`] if the pose of a die is invalid.
pub(super) fn exact_poses_of(thrown: &LoggedThrow) -> Result<Vec<(DieId, Pose)>, StoreError> {
    let lies = thrown.lies.iter().map(|(die, place, turned)| {
        let pose = Pose {
            position: Vec3::from_array(*place),
            rotation: Quat::from_array(*turned),
        };
        let possible = pose.position.is_finite() && pose.rotation.is_normalized();
        possible
            .then_some((DieId(*die), pose))
            .ok_or_else(|| StoreError::Unreadable(format!("die {die} lies nowhere")))
    });
    lies.collect()
}

/// Where the dice lay after a throw, as viewers see it: where their track ends.
///
/// # Errors
/// [`StoreError::Unreadable`] if the track or the pose of a die is invalid.
pub(super) fn shown_poses_of(thrown: &LoggedThrow) -> Result<Vec<(DieId, Pose)>, StoreError> {
    if thrown.track.0.is_empty() {
        return exact_poses_of(thrown);
    }
    let kept = RecordedThrow::from_bytes(&thrown.track.0, &thrown.track.1);
    kept.map(|kept| kept.lies())
        .map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// The log of a match of which only the record and the tracks are known. If the tracks do not know exactly where the
/// dice lay, these lie where their tracks end; a throw without a track is left out.
pub fn log_of(record: &Record, tracks: &MatchTracks) -> Vec<LogEntry> {
    let mut log = Vec::new();
    let mut poses = ExactPoses::default();
    for (at, entry) in record.entries.iter().enumerate() {
        let exact = tracks.exact(at);
        let lies = exact.map(|exact| poses.follow(exact));
        if let Some(exact) = exact {
            match (exact.given, log.last_mut()) {
                (Some(seat), _) => log.push(LogEntry::Given {
                    seat,
                    gesture: exact.gesture,
                }),
                (None, Some(LogEntry::Happened { gesture, .. })) => *gesture = exact.gesture,
                (None, _) => {}
            }
        }
        let throw = tracks
            .bytes(at)
            .zip(tracks.throw(at))
            .map(|(track, throw)| LoggedThrow {
                track: TrackBytes::clone(track),
                lies: lies.unwrap_or_else(|| throw.lies().iter().map(pose_numbers).collect()),
            });
        log.push(LogEntry::Happened {
            entry: entry.clone(),
            throw,
            gesture: None,
        });
    }
    log
}

/// The pose of a die, as the log stores it.
pub(super) fn pose_numbers((die, pose): &(DieId, Pose)) -> (u8, [f32; 3], [f32; 4]) {
    (die.0, pose.position.to_array(), pose.rotation.to_array())
}

#[cfg(test)]
mod tests {
    use games::catalog::AnyOptions;
    use records::store::log;
    use rules::ai::level::Level;
    use rules::rng::Seed;
    use rules::seats::Seats;

    use super::*;
    use crate::match_setup::MatchSetup;
    use crate::play::play;
    use crate::thrown_again::throw_again;
    use crate::view::{SeatControl, SeatPlayer};

    /// Where the dice lay after each throw, by the entry of the record that reports it.
    fn rest_poses_of(saved_match: &SavedMatch) -> Vec<(usize, Vec<(DieId, Pose)>)> {
        let throws = saved_match.throws();
        throws
            .map(|(entry, thrown)| (entry, exact_poses_of(thrown).expect("poses")))
            .collect()
    }

    #[test]
    fn a_played_match_is_a_log_with_its_throws_and_where_exactly_the_dice_lay() {
        let player = |name: &str| SeatPlayer {
            name: name.to_owned(),
            control: SeatControl::Agent(Level::Random),
        };
        let setup = MatchSetup {
            options: AnyOptions::of_game("stack").expect("a game"),
            seats: Seats::solo(2).expect("a seating"),
            seed: Seed::Number(4),
            players: vec![player("Ana"), player("Bo")],
        };
        let played = play(&setup, 8, true).expect("it can be set up");
        let bytes = log::bytes(played.head, &played.log).expect("a log");
        let (story, whole) = SavedMatch::read(&bytes).expect("a match");
        assert_eq!((whole, &story.record), (bytes.len(), &played.record));
        let tracks = tracks_of(&story).expect("tracks");
        assert_eq!(tracks, played.tracks);
        let lain = rest_poses_of(&story);
        assert_eq!(lain.len(), tracks.all().len());
        assert!(!lain.is_empty());

        // A record and its tracks give the same throws, also over the network.
        let sent = played.tracks.to_bytes(&played.record, &[]).expect("bytes");
        let (sent, _) = MatchTracks::from_bytes(&sent, &played.record).expect("tracks");
        assert_eq!(sent, played.tracks);
        let copied = SavedMatch::of_log(story.head.clone(), &log_of(&played.record, &sent)).expect("a match");
        assert_eq!(rest_poses_of(&copied), lain);
        assert_eq!(tracks_of(&copied).expect("tracks"), played.tracks);
        let again = |of: &SavedMatch| throw_again(of).expect("nothing differs");
        assert_eq!(again(&copied), again(&story));
        assert_eq!(again(&copied).same, lain.len());

        // Tracks of an earlier version know only where their throws ended.
        let mut earlier = played.tracks.clone();
        earlier.forget_exact();
        let rounded = log_of(&played.record, &earlier);
        let rounded = SavedMatch::of_log(story.head, &rounded).expect("a match");
        assert_eq!(again(&rounded).unknown, lain.len());
        for ((entry, exact), (at, near)) in lain.iter().zip(rest_poses_of(&rounded)) {
            assert_eq!(*entry, at);
            for (die, near) in near {
                let (_, exact) = exact.iter().find(|(known, _)| *known == die).expect("the die");
                assert!(exact.position.distance(near.position) < 0.01);
            }
        }
    }
}
