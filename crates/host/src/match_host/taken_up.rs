//! Resumes a saved match.

use crate::feed::Told;
use crate::kept::{seen_of, tracks_of};
use crate::match_host::{MatchHost, player_of, seat_of};
use crate::match_setup::MatchSetup;
use crate::request::{ActionRequest, Ask, ThrowGiven, Undo};
use games::catalog::AnyEvent;
use records::store::error::StoreError;
use records::store::kept::Kept;
use records::store::story::Story;
use rules::ids::Actor;
use tabletop::throw::ThrowGesture;

impl MatchHost {
    /// Resumes a saved match, exactly as it was left: its decisions have the same numbers again.
    ///
    /// # Errors
    /// [`StoreError::Unplayable`] if the rules refuse something of it, [`StoreError::Unreadable`] if it is invalid.
    pub fn go_on(story: Story, first: u32) -> Result<Self, StoreError> {
        let setup = MatchSetup {
            options: story.head.options.clone(),
            seats: story.head.seats,
            seed: story.head.seed,
            players: story.head.players.iter().map(player_of).collect(),
        };
        let mut host = Self::new(&setup, None, first).map_err(|error| StoreError::Unplayable(error.into()))?;
        let tracks = tracks_of(&story)?;
        for kept in story.log {
            host.take_again(kept)?;
        }
        host.tracks = tracks;
        Ok(host)
    }

    /// Applies a log entry of a saved match again. The feeds get it, except for seat changes, given throws and how the
    /// dice rolled.
    ///
    /// # Errors
    /// [`StoreError`] if the rules refuse it, or it is invalid.
    pub(crate) fn take_again(&mut self, kept: Kept) -> Result<(), StoreError> {
        let told = |why: &str| StoreError::Unreadable(why.to_owned());
        match kept {
            Kept::Happened { entry, gesture, throw } => {
                let gesture = gesture.and_then(|numbers| ThrowGesture::try_from(numbers).ok());
                if let Actor::Player(seat) = entry.who {
                    self.remember(Ask::Act(ActionRequest {
                        seat,
                        decision: self.decision(seat),
                        action: entry.action.clone(),
                        gesture,
                    }));
                }
                let index = self.record.entries.len();
                let throw = self
                    .order(ThrowGesture::NONE)
                    .zip(throw.as_ref().map(seen_of).transpose()?);
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
                self.went_on();
                self.look_who_is_due(seat_of(who));
                self.thrown_by_act(thrown && who != Actor::Chance, gesture);
                self.tell_all(|viewer| Told::Happened {
                    entry: index as u32,
                    events: events.iter().filter_map(|event| event.redact(viewer)).collect(),
                    throw: None,
                    begins: false,
                });
            }
            Kept::Undone => {
                let nothing = || told("nothing was there to undo");
                let seat = self.can_undo().ok_or_else(nothing)?;
                let before = self.before.pop().ok_or_else(nothing)?;
                self.remember(Ask::Undo(Undo {
                    seat,
                    decision: self.decision(seat),
                }));
                self.record.entries.pop();
                self.game = before.game;
                self.went_on();
                self.look_who_is_due(Some(seat));
                self.tell_undone(seat, &before.events);
            }
            Kept::Named(_) => self.went_on(),
            Kept::Sits { seat, who } => {
                self.sit(seat, player_of(&who));
            }
            Kept::Given { seat, gesture } => {
                let gesture = gesture.and_then(|numbers| ThrowGesture::try_from(numbers).ok());
                self.remember(Ask::Throw(ThrowGiven {
                    seat,
                    decision: self.decision(seat),
                    gesture,
                }));
                self.went_on();
                self.decide_anew(seat);
                self.thrown_by_act(true, gesture);
            }
        }
        Ok(())
    }
}
