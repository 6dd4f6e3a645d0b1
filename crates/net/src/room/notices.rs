//! Tells people who are away that it is their turn, where they want to be told: at most once in a turn.

use std::collections::BTreeSet;

use crate::protocol::limits::LONGEST_NOTICE_ADDRESS;
use crate::protocol::lobby::{LobbySeat, MemberId, SeatHolder};
use crate::protocol::notice::NoticeAddress;
use crate::protocol::refusal::RoomRefusal;
use crate::room::effect::Effect;
use crate::room::notice::Notice;
use crate::room::room::Room;
use rules::game::Turn;
use rules::ids::SeatId;

impl Room {
    /// Sets where a member wants to be told that it is their turn; `None` for nowhere. An address of mail has to be
    /// confirmed first.
    pub(super) fn set_notice(&mut self, who: MemberId, address: Option<NoticeAddress>) -> Result<(), RoomRefusal> {
        if address
            .as_ref()
            .is_some_and(|to| to.text().len() > LONGEST_NOTICE_ADDRESS)
        {
            return Err(RoomRefusal::OutOfRange);
        }
        if let Some(address @ NoticeAddress::Mail(_)) = address {
            return self.ask_to_confirm(who, address);
        }
        let person = self.person(who).ok_or(RoomRefusal::NoSuchMember)?;
        person.notice = address;
        person.unconfirmed = None;
        self.tell_own(who);
        self.effects.push_back(Effect::Keep(self.kept()));
        Ok(())
    }

    /// The addresses of the members, as they are saved.
    pub(super) fn notices(&self) -> Vec<(MemberId, NoticeAddress)> {
        let persons = self.persons.iter();
        persons
            .filter_map(|person| Some((person.id, person.notice.clone()?)))
            .collect()
    }

    /// Takes up the addresses that were saved. Those whose turn it is have been told before.
    pub(super) fn take_up_notices(&mut self, saved: Vec<(MemberId, NoticeAddress)>) {
        for (who, address) in saved {
            if let Some(person) = self.person(who) {
                person.notice = Some(address);
            }
        }
        let due = self.due_people();
        for person in &mut self.persons {
            person.told = due.contains(&person.id);
        }
    }

    /// Tells the people whose turn has come at a table that takes its time.
    pub(super) fn tell_who_is_due(&mut self) {
        let Some(playing) = &self.playing else { return };
        // Dice that roll may be those of a turn that goes on.
        let rolls = playing.host.turn() == Turn::Chance && playing.host.awaited().is_none();
        if rolls || !self.takes_its_time() {
            return;
        }
        let due = self.due_people();
        for person in &mut self.persons {
            let is_new = due.contains(&person.id) && !person.told;
            person.told = due.contains(&person.id);
            // Whoever is there sees it.
            let to = person.notice.clone().filter(|_| is_new && person.connection.is_none());
            if let Some(to) = to {
                let notice = Notice {
                    to,
                    code: self.code,
                    game: self.settings.game.clone(),
                };
                self.effects.push_back(Effect::Tell(Box::new(notice)));
            }
        }
    }

    /// The people who have to decide or to throw now.
    fn due_people(&self) -> BTreeSet<MemberId> {
        let playing = self.playing.as_ref().filter(|playing| !playing.over);
        let due = playing.map(|playing| playing.waited_for()).unwrap_or_default();
        let seats = self.seats.iter().enumerate();
        let person = |(at, seat): (usize, &LobbySeat)| match (seat.holder, seat.stand_in) {
            (SeatHolder::Person(id), None) if due.contains(SeatId(at as u8)) => Some(id),
            _ => None,
        };
        seats.filter_map(person).collect()
    }
}
