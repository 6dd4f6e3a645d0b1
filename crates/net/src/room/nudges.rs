//! Nudges: who plays reminds somebody that it is their turn, at a table that takes its time.

use crate::protocol::limits::NUDGE_EVERY;
use crate::protocol::lobby::{MemberId, SeatHolder};
use crate::protocol::refusal::RoomRefusal;
use crate::protocol::server_message::ServerMessage;
use crate::room::effect::Effect;
use crate::room::notice::Notice;
use crate::room::room::Room;
use rules::ids::SeatId;

impl Room {
    /// Reminds the person of a seat: in the room, where they want to be told, and in the news of the table.
    pub(super) fn nudge(&mut self, who: MemberId, seat: SeatId) -> Result<(), RoomRefusal> {
        self.plays_slow_match(who)?;
        let there = self.seats.get(seat.index()).ok_or(RoomRefusal::NotYourSeat)?;
        let (SeatHolder::Person(holder), None) = (there.holder, there.stand_in) else {
            return Err(RoomRefusal::NotDue);
        };
        let playing = self.playing.as_ref().ok_or(RoomRefusal::NoMatch)?;
        if holder == who || !playing.waited_for().contains(seat) {
            return Err(RoomRefusal::NotDue);
        }
        if self.vacation_of(holder).is_some() {
            return Err(RoomRefusal::OnVacation);
        }
        let (day, decision) = (self.day(), playing.host.decision(seat));
        // By the last one of any decision: a person is not reminded of each step of a turn.
        let last = self.absences.nudges.get(&seat).map(|(_, at)| *at);
        if last.is_some_and(|last| day < last + NUDGE_EVERY) {
            return Err(RoomRefusal::NudgedAlready);
        }
        self.absences.nudges.insert(seat, (decision, day));
        self.effects.push_back(Effect::Keep(self.kept()));
        let (code, game) = (self.code, self.settings.game.clone());
        let person = self.person(holder).ok_or(RoomRefusal::NoSuchMember)?;
        let there = (person.connection, person.notice.clone());
        let nudged = ServerMessage::Nudged(who, seat);
        if let Some(to) = self.person(who).and_then(|person| person.connection) {
            self.send(to, nudged.clone(), false);
        }
        match there {
            (Some(to), _) => self.send(to, nudged, false),
            (None, Some(to)) => {
                let notice = Notice { to, code, game };
                self.effects.push_back(Effect::Tell(Box::new(notice)));
            }
            (None, None) => {}
        }
        Ok(())
    }

    /// Whether somebody has reminded this seat of the decision that it is due for.
    pub(super) fn is_nudged(&self, seat: SeatId) -> bool {
        let decision = self.playing.as_ref().map(|playing| playing.host.decision(seat));
        let nudge = self.absences.nudges.get(&seat);
        nudge.is_some_and(|(of, _)| Some(*of) == decision)
    }
}
