//! What all arrangements for being away have in common: when they are possible, what is saved, and who is told.

use std::collections::BTreeSet;

use crate::protocol::absence::OwnArrangements;
use crate::protocol::lobby::{MemberId, SeatHolder};
use crate::protocol::refusal::RoomRefusal;
use crate::protocol::server_message::ServerMessage;
use crate::room::absences::Absences;
use crate::room::room::Room;
use rules::ids::SeatId;

impl Room {
    /// Checks that a match that takes its time is on, and that the member has a seat in it.
    pub(super) fn plays_slow_match(&self, who: MemberId) -> Result<(), RoomRefusal> {
        if !self.takes_its_time() {
            return Err(RoomRefusal::OnlyInDays);
        }
        if !self.is_playing() {
            return Err(RoomRefusal::NoMatch);
        }
        if !self.seated().contains(&who) {
            return Err(RoomRefusal::NotYourSeat);
        }
        Ok(())
    }

    /// The members who have seats.
    pub(super) fn seated(&self) -> BTreeSet<MemberId> {
        let seats = self.seats.iter();
        let person = |holder| match holder {
            SeatHolder::Person(id) => Some(id),
            SeatHolder::Nobody | SeatHolder::Computer(_) => None,
        };
        seats.filter_map(|seat| person(seat.holder)).collect()
    }

    /// Whether the person of a seat is on vacation.
    pub(super) fn is_on_vacation(&self, seat: SeatId) -> bool {
        let holder = self.seats.get(seat.index()).map(|seat| seat.holder);
        matches!(holder, Some(SeatHolder::Person(id)) if self.vacation_of(id).is_some())
    }

    /// Tells a member what they have set, if they are here.
    pub(super) fn tell_own(&mut self, who: MemberId) {
        let to = self.person(who).and_then(|person| person.connection);
        if let Some(to) = to {
            let own = self.own_arrangements(who);
            self.send(to, ServerMessage::Own(Box::new(own)), false);
        }
    }

    fn own_arrangements(&self, who: MemberId) -> OwnArrangements {
        let person = self.persons.iter().find(|person| person.id == who);
        let answers = self.absences.answers.iter();
        OwnArrangements {
            notice: person.and_then(|person| person.notice.clone()),
            unconfirmed: person
                .and_then(|person| person.unconfirmed.as_ref())
                .filter(|waits| waits.waits(self.now))
                .map(|waits| waits.address().clone()),
            answers: answers
                .filter(|(seat, _)| self.has_seat(who, **seat))
                .map(|(seat, answers)| (*seat, *answers))
                .collect(),
            vacation_days: self.vacation_days_left(who),
        }
    }

    /// What is saved.
    pub(super) fn saved_absences(&self) -> Absences {
        let held = self.playing.iter().flat_map(|playing| playing.clocks.held());
        Absences {
            held: held.collect(),
            ..self.absences.clone()
        }
    }

    /// Drops what a member who is gone has arranged, and what was arranged for these seats.
    pub(super) fn drop_absences_of(&mut self, who: MemberId) {
        self.absences.vacations.remove(&who);
        self.absences.late.remove(&who);
        self.absences.offers.retain(|_, (by, _)| *by != who);
        let seats = &self.seats;
        let stays = |seat: &SeatId| {
            let there = seats.get(seat.index());
            there.is_some_and(|there| there.holder != SeatHolder::Person(who))
        };
        self.absences.answers.retain(|seat, _| stays(seat));
    }
}
