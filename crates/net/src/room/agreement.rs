//! What players have to agree on: undo and pause.

use std::collections::BTreeSet;

use crate::protocol::limits::UNDO_STANDS;
use crate::protocol::lobby::{MemberId, SeatHolder};
use crate::protocol::refusal::RoomRefusal;
use crate::protocol::server_message::ServerMessage;
use crate::protocol::settings::UndoRule;
use crate::room::room::Room;
use crate::room::running_match::{RunningMatch, UndoQuestion};
use host::request::{DecisionId, SeatRequest, Undo};
use rules::ids::SeatId;

impl Room {
    /// An undo request of a seat: every other player who is here is asked, if the rule says so.
    pub(super) fn ask_undo(&mut self, who: MemberId, undo: Undo) -> Result<(), RoomRefusal> {
        let others: BTreeSet<MemberId> = self.players_here().into_iter().filter(|other| *other != who).collect();
        let (rule, until) = (self.settings.undo, self.now + UNDO_STANDS);
        let is_alone = self.takes_its_time() && self.is_one_missing();
        let playing = self.playing.as_mut().ok_or(RoomRefusal::NoMatch)?;
        match rule {
            UndoRule::Never => return Err(RoomRefusal::NoUndo),
            // The question does not wait for days.
            UndoRule::Asked if is_alone => return Err(RoomRefusal::NotAgreed),
            UndoRule::Asked if !others.is_empty() => {}
            UndoRule::Asked | UndoRule::Free => {
                return undo_now(playing, undo);
            }
        }
        match &playing.question {
            // This was asked already: the member who asks gets the question again.
            Some(open) if (open.seat, open.decision) == (undo.seat, undo.decision) => {
                self.ask_again_of(who);
                return Ok(());
            }
            Some(_) => return Err(RoomRefusal::AskedAlready),
            None => {}
        }
        // An undo that is not possible is refused now, not after everybody was asked.
        let possible = playing.host.can_undo() == Some(undo.seat) && playing.host.decision(undo.seat) == undo.decision;
        if !possible {
            return undo_now(playing, undo);
        }
        playing.question = Some(UndoQuestion {
            seat: undo.seat,
            decision: undo.decision,
            by: who,
            asked: others,
            until,
        });
        self.broadcast(&ServerMessage::UndoAsked(undo.seat, undo.decision), false);
        Ok(())
    }

    /// Whether a person with a seat is away.
    fn is_one_missing(&self) -> bool {
        let is_missing = |holder| matches!(holder, SeatHolder::Person(id) if !self.is_here(id));
        self.seats.iter().any(|seat| is_missing(seat.holder))
    }

    pub(super) fn agree_undo(
        &mut self,
        who: MemberId,
        seat: SeatId,
        decision: DecisionId,
        yes: bool,
    ) -> Result<(), RoomRefusal> {
        let playing = self.playing.as_mut().ok_or(RoomRefusal::NoMatch)?;
        let Some(open) = playing
            .question
            .as_mut()
            .filter(|open| (open.seat, open.decision) == (seat, decision))
        else {
            return Err(RoomRefusal::NotAgreed);
        };
        if !open.asked.remove(&who) {
            return Err(RoomRefusal::NotYourSeat);
        }
        if yes && !open.asked.is_empty() {
            return Ok(());
        }
        playing.question = None;
        let done = yes && undo_now(playing, Undo { seat, decision }).is_ok();
        self.broadcast(&ServerMessage::UndoAnswered(seat, done), false);
        Ok(())
    }

    /// The open question: which seat asks about which decision, and which members have not answered yet.
    pub fn question(&self) -> Option<(SeatId, DecisionId, &BTreeSet<MemberId>)> {
        let open = self.playing.as_ref()?.question.as_ref()?;
        Some((open.seat, open.decision, &open.asked))
    }

    /// Sends the open question again to a member whom it concerns.
    pub(super) fn ask_again_of(&mut self, who: MemberId) {
        let Some(open) = self.playing.as_ref().and_then(|playing| playing.question.as_ref()) else {
            return;
        };
        let asked = ServerMessage::UndoAsked(open.seat, open.decision);
        let concerned = open.by == who || open.asked.contains(&who);
        let there = self.persons.iter().find(|person| person.id == who && concerned);
        if let Some(to) = there.and_then(|person| person.connection) {
            self.send(to, asked, false);
        }
    }

    /// A question ends with its decision. If nobody answers in time, or the undo is no longer possible, the answer is
    /// no.
    pub(super) fn drop_late_question(&mut self) {
        let now = self.now;
        let Some(playing) = &mut self.playing else { return };
        let (host, over) = (&playing.host, playing.over);
        let late = |open: &mut UndoQuestion| {
            let stands = host.can_undo() == Some(open.seat) && host.decision(open.seat) == open.decision;
            over || now >= open.until || !stands
        };
        if let Some(open) = playing.question.take_if(late) {
            self.broadcast(&ServerMessage::UndoAnswered(open.seat, false), false);
        }
    }

    /// Ends a question with no if a member who is gone asked it, or has yet to answer it.
    pub(super) fn drop_question_of(&mut self, who: MemberId) {
        let Some(playing) = &mut self.playing else { return };
        let theirs = |open: &mut UndoQuestion| open.by == who || open.asked.contains(&who);
        if let Some(open) = playing.question.take_if(theirs) {
            self.broadcast(&ServerMessage::UndoAnswered(open.seat, false), false);
        }
    }

    pub(super) fn pause(&mut self, who: MemberId, pause: bool) -> Result<(), RoomRefusal> {
        if !self.players_here().contains(&who) {
            return Err(RoomRefusal::NotYourSeat);
        }
        if self.takes_its_time() {
            return Err(RoomRefusal::TakesItsTime);
        }
        let playing = RunningMatch::on(&mut self.playing).ok_or(RoomRefusal::NoMatch)?;
        if pause && playing.paused {
            // It is paused already: the others agreed earlier.
        } else if pause {
            self.wants_pause.insert(who);
        } else if playing.paused {
            playing.paused = false;
            self.wants_pause.clear();
        } else {
            // A member can withdraw only their own wish.
            self.wants_pause.remove(&who);
        }
        self.changed = true;
        self.pause_if_all_agree();
        Ok(())
    }

    /// Drops the wish of a member who is gone. The members who are left may all want a pause.
    pub(super) fn drop_wish_of(&mut self, who: MemberId) {
        self.wants_pause.remove(&who);
        self.pause_if_all_agree();
    }

    /// Pauses the match once every player who is here wants it.
    fn pause_if_all_agree(&mut self) {
        if self.wants_pause.is_empty() || !self.players_here().is_subset(&self.wants_pause) {
            return;
        }
        self.wants_pause.clear();
        if let Some(playing) = RunningMatch::on(&mut self.playing) {
            playing.paused = true;
            self.changed = true;
        }
    }
}

/// Asks the host of the match for an undo, without asking the other players.
fn undo_now(playing: &mut RunningMatch, undo: Undo) -> Result<(), RoomRefusal> {
    let asked = playing.host.ask(&SeatRequest::Undo(undo));
    asked.map(|_| ()).map_err(RoomRefusal::Match)
}
