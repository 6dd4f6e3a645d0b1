//! What people have to agree about: taking something back, and pausing.

use std::collections::BTreeSet;

use crate::host::request::{Ask, DecisionId, Undo};
use crate::net::protocol::down::Down;
use crate::net::protocol::limits::UNDO_STANDS;
use crate::net::protocol::lobby::MemberId;
use crate::net::protocol::refusal::Refusal;
use crate::net::protocol::settings::UndoRule;
use crate::net::room::match_on::Undoing;
use crate::net::room::room::Room;
use crate::rules::ids::PlayerId;

impl Room {
    /// A seat wants to take back its last act: everybody else who plays is asked.
    pub(super) fn ask_undo(&mut self, who: MemberId, undo: Undo) -> Result<(), Refusal> {
        let others: BTreeSet<MemberId> = self.players_here().into_iter().filter(|other| *other != who).collect();
        let (rule, until) = (self.settings.undo, self.now + UNDO_STANDS);
        let playing = self.playing.as_mut().ok_or(Refusal::NoMatch)?;
        match rule {
            UndoRule::Never => return Err(Refusal::NoUndo),
            UndoRule::Asked if !others.is_empty() => {}
            UndoRule::Asked | UndoRule::Free => {
                return playing.host.ask(&Ask::Undo(undo)).map(|_| ()).map_err(Refusal::Match);
            }
        }
        match &playing.question {
            // Asked already: whoever asks is told once more that the others are being asked.
            Some(open) if (open.seat, open.decision) == (undo.seat, undo.decision) => {
                self.ask_again_of(who);
                return Ok(());
            }
            Some(_) => return Err(Refusal::AskedAlready),
            None => {}
        }
        // What can't be taken back is refused now, not after everybody was asked.
        let possible = playing.host.can_undo() == Some(undo.seat) && playing.host.decision(undo.seat) == undo.decision;
        if !possible {
            return playing.host.ask(&Ask::Undo(undo)).map(|_| ()).map_err(Refusal::Match);
        }
        playing.question = Some(Undoing {
            seat: undo.seat,
            decision: undo.decision,
            by: who,
            asked: others,
            until,
        });
        self.tell_of_match(&Down::UndoAsked(undo.seat, undo.decision), false);
        Ok(())
    }

    pub(super) fn agree_undo(
        &mut self,
        who: MemberId,
        seat: PlayerId,
        decision: DecisionId,
        yes: bool,
    ) -> Result<(), Refusal> {
        let playing = self.playing.as_mut().ok_or(Refusal::NoMatch)?;
        let Some(open) = playing
            .question
            .as_mut()
            .filter(|open| (open.seat, open.decision) == (seat, decision))
        else {
            return Err(Refusal::NotAgreed);
        };
        if !open.asked.remove(&who) {
            return Err(Refusal::NotYourSeat);
        }
        if yes && !open.asked.is_empty() {
            return Ok(());
        }
        playing.question = None;
        let done = yes && playing.host.ask(&Ask::Undo(Undo { seat, decision })).is_ok();
        self.tell_of_match(&Down::UndoAnswered(seat, done), false);
        Ok(())
    }

    /// The question that is open: which seat asks about which decision, and who has not answered yet.
    pub fn question(&self) -> Option<(PlayerId, DecisionId, &BTreeSet<MemberId>)> {
        let open = self.playing.as_ref()?.question.as_ref()?;
        Some((open.seat, open.decision, &open.asked))
    }

    /// Tells somebody who does not know it of the question that is open, where it concerns them.
    pub(super) fn ask_again_of(&mut self, who: MemberId) {
        let Some(open) = self.playing.as_ref().and_then(|playing| playing.question.as_ref()) else {
            return;
        };
        let asked = Down::UndoAsked(open.seat, open.decision);
        let concerned = open.by == who || open.asked.contains(&who);
        let there = self.persons.iter().find(|person| person.id == who && concerned);
        if let Some(to) = there.and_then(|person| person.connection) {
            self.send(to, asked, false);
        }
    }

    /// A question belongs to its decision and ends with it. One that nobody answered in time, or that is about what is no
    /// longer so, is answered with no.
    pub(super) fn drop_late_question(&mut self) {
        let now = self.now;
        let Some(playing) = &mut self.playing else { return };
        let (host, over) = (&playing.host, playing.over);
        let late = |open: &mut Undoing| {
            let stands = host.can_undo() == Some(open.seat) && host.decision(open.seat) == open.decision;
            over || now >= open.until || !stands
        };
        if let Some(open) = playing.question.take_if(late) {
            self.tell_of_match(&Down::UndoAnswered(open.seat, false), false);
        }
    }

    /// Somebody is gone: a question that waits for them goes unanswered, and one of theirs is no longer asked.
    pub(super) fn drop_question_of(&mut self, who: MemberId) {
        let Some(playing) = &mut self.playing else { return };
        let theirs = |open: &mut Undoing| open.by == who || open.asked.contains(&who);
        if let Some(open) = playing.question.take_if(theirs) {
            self.tell_of_match(&Down::UndoAnswered(open.seat, false), false);
        }
    }

    pub(super) fn pause(&mut self, who: MemberId, pause: bool) -> Result<(), Refusal> {
        if !self.players_here().contains(&who) {
            return Err(Refusal::NotYourSeat);
        }
        let playing = self
            .playing
            .as_mut()
            .filter(|playing| !playing.over)
            .ok_or(Refusal::NoMatch)?;
        if pause && playing.paused {
            // Those who agreed were faster.
        } else if pause {
            self.wants_pause.insert(who);
        } else if playing.paused {
            playing.paused = false;
            self.wants_pause.clear();
        } else {
            // Nobody takes back the wish of another.
            self.wants_pause.remove(&who);
        }
        self.changed = true;
        self.pause_if_all_agree();
        Ok(())
    }

    /// Somebody is gone, and with them their wish. Whoever is left may be of one mind.
    pub(super) fn drop_wish_of(&mut self, who: MemberId) {
        self.wants_pause.remove(&who);
        self.pause_if_all_agree();
    }

    /// The match pauses once everybody who plays and is here wants it.
    fn pause_if_all_agree(&mut self) {
        if self.wants_pause.is_empty() || !self.players_here().is_subset(&self.wants_pause) {
            return;
        }
        self.wants_pause.clear();
        if let Some(playing) = self.playing.as_mut().filter(|playing| !playing.over) {
            playing.paused = true;
            self.changed = true;
        }
    }
}
