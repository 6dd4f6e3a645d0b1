//! Resumes a saved match.

use crate::feed::FeedUpdate;
use crate::match_host::{MatchHost, player_of, seat_of};
use crate::match_setup::MatchSetup;
use crate::request::{ActionRequest, ManualThrow, SeatRequest, Undo};
use crate::saved_throws::{shown_poses_of, tracks_of};
use games::catalog::AnyEvent;
use records::store::error::StoreError;
use records::store::log_entry::LogEntry;
use records::store::saved_match::SavedMatch;
use rules::ids::Actor;
use tabletop::throw::ThrowGesture;

impl MatchHost {
    /// Resumes a saved match, exactly as it was left: its decisions have the same numbers again.
    ///
    /// # Errors
    /// [`StoreError::Unplayable`] if the rules refuse something of it, [`StoreError::Unreadable`] if it is invalid.
    pub fn resume(saved_match: SavedMatch, first: u32) -> Result<Self, StoreError> {
        let mut host = Self::set_up_again(&saved_match, first)?;
        let tracks = tracks_of(&saved_match)?;
        for kept in saved_match.log {
            host.reapply(kept)?;
        }
        host.tracks = tracks;
        Ok(host)
    }

    /// Sets up a saved match as at its beginning.
    ///
    /// # Errors
    /// [`StoreError::Unplayable`] if the rules refuse it.
    pub(crate) fn set_up_again(saved_match: &SavedMatch, first: u32) -> Result<Self, StoreError> {
        let head = &saved_match.head;
        let setup = MatchSetup {
            options: head.options.clone(),
            seats: head.seats,
            seed: head.seed,
            players: head.players.iter().map(player_of).collect(),
        };
        let mut host = Self::new(&setup, None, first).map_err(|error| StoreError::Unplayable(error.into()))?;
        host.record.draw = head.draw.clone();
        Ok(host)
    }

    /// Applies a log entry of a saved match again. The feeds get it, except for seat changes, given throws and how the
    /// dice rolled.
    ///
    /// # Errors
    /// [`StoreError`] if the rules refuse it, or it is invalid.
    pub(crate) fn reapply(&mut self, log_entry: LogEntry) -> Result<(), StoreError> {
        let told = |why: &str| StoreError::Unreadable(why.to_owned());
        match log_entry {
            LogEntry::Happened { entry, gesture, throw } => {
                let gesture = gesture.and_then(|numbers| ThrowGesture::try_from(numbers).ok());
                if let Actor::Player(seat) = entry.who {
                    self.remember(SeatRequest::Act(ActionRequest {
                        seat,
                        decision: self.decision(seat),
                        action: entry.action.clone(),
                        gesture,
                    }));
                }
                let index = self.record.entries.len();
                let throw = self
                    .order(ThrowGesture::NONE)
                    .zip(throw.as_ref().map(shown_poses_of).transpose()?);
                let mut game = self.game.clone();
                let mut events = Vec::<AnyEvent>::new();
                entry
                    .apply_to(&mut game, index, index + 1, &mut events)
                    .map_err(StoreError::Unplayable)?;
                let before = std::mem::replace(&mut self.game, game);
                let (who, thrown) = (entry.who, entry.action.is_thrown());
                self.record.entries.push(entry);
                self.lay_dice(index, &events, throw);
                self.remember_state(who, &events, before);
                self.advance_position();
                self.update_due(seat_of(who));
                self.thrown_by_act(thrown && who != Actor::Chance, gesture);
                self.publish(|viewer| FeedUpdate::Happened {
                    entry: index as u32,
                    events: events.iter().filter_map(|event| event.redact(viewer)).collect(),
                    throw: None,
                    begins: false,
                });
            }
            LogEntry::Undone => {
                let nothing = || told("nothing was there to undo");
                let seat = self.can_undo().ok_or_else(nothing)?;
                let before = self.before.pop().ok_or_else(nothing)?;
                self.remember(SeatRequest::Undo(Undo {
                    seat,
                    decision: self.decision(seat),
                }));
                self.record.entries.pop();
                self.game = before.game;
                self.advance_position();
                self.update_due(Some(seat));
                self.publish_undone(seat, &before.events);
            }
            LogEntry::Named(_) => self.advance_position(),
            LogEntry::Sits { seat, who } => {
                self.sit(seat, player_of(&who));
            }
            LogEntry::Given { seat, gesture } => {
                let gesture = gesture.and_then(|numbers| ThrowGesture::try_from(numbers).ok());
                self.remember(SeatRequest::Throw(ManualThrow {
                    seat,
                    decision: self.decision(seat),
                    gesture,
                }));
                self.advance_position();
                self.renew_decision(seat);
                self.thrown_by_act(true, gesture);
            }
        }
        Ok(())
    }
}
