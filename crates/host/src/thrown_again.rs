//! Throws each throw of a saved match again, from its gesture and from where exactly the dice lay, and compares how the
//! dice moved, bit for bit. A result that the physics did not give is found so.

use crate::match_host::MatchHost;
use crate::sandbox_table::SandboxTable;
use crate::saved_throws::pose_numbers;
use physics::recorded_throw::RecordedThrow;
use records::store::error::StoreError;
use records::store::log_entry::{LogEntry, LoggedThrow};
use records::store::saved_match::SavedMatch;

/// What came of throwing again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThrownAgain {
    /// How many throws were the same.
    pub same: usize,
    /// How many can't be thrown again: the match has no track of them, or knows only roughly where the dice lay. Copies
    /// of matches of other machines that earlier versions kept are like that.
    pub unknown: usize,
}

/// Why throwing again ended.
#[derive(Clone, Debug, PartialEq)]
pub enum ThrowAgainError {
    /// The match can't be played.
    Store(StoreError),
    /// The dice move otherwise in the throw that this entry reports, counted from 0; undone entries count too.
    Differs(usize),
}

impl From<StoreError> for ThrowAgainError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Throws everything again.
///
/// # Errors
/// [`ThrowAgainError`]: the first throw that differs.
pub fn throw_again(saved_match: &SavedMatch) -> Result<ThrownAgain, ThrowAgainError> {
    let mut found = ThrownAgain::default();
    let is_exact = is_exact(saved_match);
    SandboxTable::walked(saved_match, true, |host, table, at, throw| {
        match is_exact.then(|| rethrown(host, table, throw)).flatten() {
            Some(true) => found.same += 1,
            Some(false) => return Err(ThrowAgainError::Differs(at)),
            None => {
                found.unknown += 1;
                table.put_down(host, throw)?;
            }
        }
        Ok(())
    })?;
    Ok(found)
}

/// Whether the match knows exactly where its dice lay. Otherwise it has the rounded places where their tracks end.
fn is_exact(saved_match: &SavedMatch) -> bool {
    let rounded = |throw: &LoggedThrow| {
        let track = RecordedThrow::from_bytes(&throw.track.0, &throw.track.1);
        track.is_ok_and(|track| track.lies().iter().map(pose_numbers).eq(throw.lies.iter().cloned()))
    };
    let throws = saved_match.log.iter().filter_map(|kept| match kept {
        LogEntry::Happened { throw, .. } => throw.as_ref(),
        _ => None,
    });
    let mut throws = throws
        .filter(|throw| !throw.track.0.is_empty() && !throw.lies.is_empty())
        .peekable();
    throws.peek().is_some() && !throws.all(rounded)
}

/// Throws the throw that is due. Returns whether it is the one that was recorded; `None` if it can't be compared.
fn rethrown(host: &mut MatchHost, table: &mut SandboxTable, throw: &LoggedThrow) -> Option<bool> {
    if throw.track.0.is_empty() || !host.is_throw_due() {
        return None;
    }
    host.throw_with(table);
    let outcome = table.take_throw()?;
    let track = RecordedThrow::of(&outcome.settled)?.to_bytes().ok()?;
    Some(track == throw.track && outcome.lies.iter().map(pose_numbers).eq(throw.lies.iter().cloned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::match_setup::MatchSetup;
    use crate::play::play_logged;
    use crate::view::{SeatControl, SeatPlayer};
    use games::catalog::AnyOptions;
    use rules::ai::level::Level;
    use rules::rng::Seed;
    use rules::seats::Seats;

    /// The beginning of a match with real throws.
    fn played(game: &str) -> SavedMatch {
        let player = |name: &str| SeatPlayer {
            name: name.to_owned(),
            control: SeatControl::Agent(Level::Greedy),
        };
        let setup = MatchSetup {
            options: AnyOptions::of_game(game).expect("a game"),
            seats: Seats::solo(2).expect("two seats"),
            seed: Seed::Drawn([5; 32]),
            players: vec![player("Ana"), player("Bo")],
        };
        let (head, log) = play_logged(&setup, 60).expect("a match");
        SavedMatch::of_log(head, &log).expect("a story")
    }

    #[test]
    fn every_throw_of_a_match_falls_the_same_way_again() {
        for game in ["stack", "skip-bo-mod", "skip-bo-dice"] {
            let saved_match = played(game);
            let throws = saved_match.throws().count();
            let again = throw_again(&saved_match).expect("nothing differs");
            assert_eq!(
                again,
                ThrownAgain {
                    same: throws,
                    unknown: 0
                },
                "{game}"
            );
            assert!(throws > 4, "{game}");
        }
    }

    #[test]
    fn a_throw_with_another_gesture_is_found() {
        let mut saved_match = played("stack");
        let mut gestures = saved_match.log.iter_mut().filter_map(|kept| match kept {
            LogEntry::Happened { gesture, .. } | LogEntry::Given { gesture, .. } => gesture.as_mut(),
            _ => None,
        });
        // The power, a little less.
        gestures.next().expect("a gesture").2 *= 0.99;
        assert!(matches!(throw_again(&saved_match), Err(ThrowAgainError::Differs(_))));
    }

    #[test]
    fn dice_that_were_put_elsewhere_are_found() {
        let mut saved_match = played("skip-bo-mod");
        let places = saved_match
            .log
            .iter_mut()
            .enumerate()
            .filter_map(|(at, kept)| match kept {
                LogEntry::Happened { throw: Some(throw), .. } => Some((at, throw)),
                _ => None,
            });
        let (at, throw) = places.last().expect("a throw");
        throw.lies[0].1[0] += 1e-4;
        assert_eq!(throw_again(&saved_match), Err(ThrowAgainError::Differs(at)));
    }
}
