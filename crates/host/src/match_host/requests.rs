//! The requests of seats, and the answers.

use std::sync::Arc;

use crate::feed::FeedUpdate;
use crate::match_host::{MatchHost, sitting};
use crate::pending::PendingChance;
use crate::request::{ActionRequest, Granted, ManualThrow, RefusalReason, SeatRequest};
use crate::view::{SeatControl, SeatPlayer};
use games::catalog::AnyEvent;
use records::store::log_entry::LogEntry;
use rules::error::ApplyError;
use rules::ids::{Actor, MAX_SEATS, SeatId, Viewer};
use tabletop::game::ChanceDue;

/// How many granted requests of a seat are remembered, to tell a repeated one from a late one.
const REMEMBERED: usize = 16;

impl MatchHost {
    /// Answers a request.
    ///
    /// # Errors
    /// [`RefusalReason`]: why nothing has changed.
    pub fn ask(&mut self, request: &SeatRequest) -> Result<Granted, RefusalReason> {
        let answer = self.answer(request);
        if let Err(reason) = &answer {
            let viewer = Viewer::Player(request.seat());
            let (view, seal) = (self.feeds.contains_key(&viewer).then(|| self.view(viewer)), self.seal());
            if let (Some(feed), Some(view)) = (self.feeds.get_mut(&viewer), view) {
                let refused = FeedUpdate::Refused {
                    decision: request.decision(),
                    reason: reason.clone(),
                };
                feed.push(self.position, refused, Arc::new(view), seal);
            }
        }
        answer
    }

    fn answer(&mut self, asked: &SeatRequest) -> Result<Granted, RefusalReason> {
        let seat = asked.seat();
        let Some(&now) = self.decisions[..self.seats().count()].get(seat.index()) else {
            return Err(ApplyError::not_due(seat).into());
        };
        if self.granted[seat.index()].contains(asked) {
            return Ok(Granted::Before);
        }
        if asked.decision() != now {
            return Err(RefusalReason::Stale {
                asked: asked.decision(),
                now,
            });
        }
        match asked {
            SeatRequest::Act(request) => self.act(request)?,
            SeatRequest::Throw(given) => self.throw_by_hand(given)?,
            SeatRequest::Undo(_) => self.undo(seat)?,
        }
        self.remember(asked.clone());
        Ok(Granted::Now)
    }

    pub(super) fn remember(&mut self, request: SeatRequest) {
        let granted = &mut self.granted[request.seat().index() % MAX_SEATS];
        granted.push_back(request);
        if granted.len() > REMEMBERED {
            granted.pop_front();
        }
    }

    fn act(&mut self, request: &ActionRequest) -> Result<(), RefusalReason> {
        match self.pending {
            Some(PendingChance {
                due: ChanceDue::Drawn { .. },
                ..
            }) => return Err(RefusalReason::Dealing),
            Some(_) => return Err(RefusalReason::Rolling),
            None => {}
        }
        let gesture = request.gesture.filter(|_| request.action.is_thrown());
        self.apply(Actor::Player(request.seat), &request.action, gesture, None)?;
        Ok(())
    }

    fn throw_by_hand(&mut self, given: &ManualThrow) -> Result<(), RefusalReason> {
        if self.awaited().is_none_or(|awaited| awaited.seat != given.seat) {
            return Err(RefusalReason::NotAwaited);
        }
        self.thrown_by_act(true, given.gesture);
        self.log.push(LogEntry::Given {
            seat: given.seat,
            gesture: given.gesture.map(Into::into),
        });
        self.advance_position();
        self.renew_decision(given.seat);
        self.publish(|_| FeedUpdate::Given { seat: given.seat });
        Ok(())
    }

    /// The seat that can undo the last action.
    pub fn can_undo(&self) -> Option<SeatId> {
        let seat = self.before.last()?.seat;
        (self.pending.is_none() && self.due.contains(seat)).then_some(seat)
    }

    fn undo(&mut self, seat: SeatId) -> Result<(), RefusalReason> {
        if self.can_undo() != Some(seat) {
            return Err(RefusalReason::NothingToUndo);
        }
        let before = self.before.pop().ok_or(RefusalReason::NothingToUndo)?;
        self.record.entries.pop();
        self.game = before.game;
        self.log.push(LogEntry::Undone);
        self.advance_position();
        self.update_due(Some(seat));
        self.publish_undone(seat, &before.events);
        Ok(())
    }

    /// Updates the dice and the feeds after an undo; `events` are those of the undone action.
    pub(super) fn publish_undone(&mut self, seat: SeatId, events: &[AnyEvent]) {
        self.dice.undone(&self.game.view(Viewer::Public).layout());
        self.publish(|viewer| FeedUpdate::Undone {
            seat,
            told: events.iter().filter_map(|event| event.redact(viewer)).count() as u32,
        });
    }

    /// Gives a seat to another player: earlier requests for it are stale, and its earlier actions can't be undone.
    /// Returns whether anything has changed; nothing does for an unknown seat, or a computer player that the game does
    /// not have.
    pub fn change_seat(&mut self, seat: SeatId, control: SeatControl) -> bool {
        let there_is = match control {
            SeatControl::Person => true,
            SeatControl::Agent(level) => self.options().levels().contains(&level),
            SeatControl::Recorded(_) | SeatControl::Elsewhere => false,
        };
        let Some(player) = self.players.0.get(seat.index()) else {
            return false;
        };
        if player.control == control || !there_is {
            return false;
        }
        let player = SeatPlayer {
            control,
            ..player.clone()
        };
        self.change_player(seat, player);
        true
    }

    /// Gives a seat to a person of this name; nothing changes for an unknown seat, or if they have it already.
    pub fn seat_person(&mut self, seat: SeatId, name: &str) {
        let player = SeatPlayer {
            name: name.to_owned(),
            control: SeatControl::Person,
        };
        if self.players.0.get(seat.index()).is_some_and(|there| *there != player) {
            self.change_player(seat, player);
        }
    }

    fn change_player(&mut self, seat: SeatId, player: SeatPlayer) {
        self.log.push(LogEntry::Sits {
            seat,
            who: sitting(&player),
        });
        self.sit(seat, player.clone());
        self.publish(|_| FeedUpdate::Sits {
            seat,
            player: player.clone(),
        });
    }

    pub(super) fn sit(&mut self, seat: SeatId, player: SeatPlayer) {
        if let Some(sits) = self.players.0.get_mut(seat.index()) {
            *sits = player;
        }
        self.advance_position();
        self.renew_decision(seat);
        if self.before.iter().any(|before| before.seat == seat) {
            self.before.clear();
        }
    }
}
