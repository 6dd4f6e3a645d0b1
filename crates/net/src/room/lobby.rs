//! Requests before and after matches: seats, settings, and what each member may do.

use crate::protocol::client_message::RoomRequest;
use crate::protocol::limits::{FACES, LONGEST_NAME, MOST_RECORD, RECORD_PART};
use crate::protocol::lobby::{LobbySeat, MemberId, SeatHolder};
use crate::protocol::refusal::{CloseReason, RoomRefusal};
use crate::protocol::server_message::ServerMessage;
use crate::protocol::settings::RoomSettings;
use crate::room::effect::{ConnectionId, Effect};
use crate::room::room::Room;
use games::catalog::AnyOptions;
use messages::names::{cleaned, look_alike, unlike};
use rules::ai::character::{CHARACTERS, Character};
use rules::ai::level::Level;
use rules::ids::{MAX_SEATS, SeatId};

impl Room {
    /// Handles a request of a member.
    pub(super) fn handle_request(
        &mut self,
        who: MemberId,
        from: ConnectionId,
        asks: RoomRequest,
    ) -> Result<(), RoomRefusal> {
        match asks {
            RoomRequest::Configure(settings) => self.configure(who, *settings),
            RoomRequest::Sit {
                seat,
                name,
                colour,
                face,
            } => self.sit(who, seat, &name, colour, face),
            RoomRequest::Stand(seat) => self.stand(who, seat),
            RoomRequest::Computer(seat, level) => self.computer(who, seat, level),
            RoomRequest::Ready(ready) => self.ready(who, ready),
            RoomRequest::Remove(member) => self.remove(who, member),
            RoomRequest::HandOver(member) => self.hand_over(who, member),
            RoomRequest::Lock(locked) => self.lock(who, locked),
            RoomRequest::FreeText(yes) => self.allow_free_text(who, yes),
            RoomRequest::Write(words) => self.write(who, words),
            RoomRequest::Invite(to) => self.invite(who, to),
            RoomRequest::Nudge(seat) => self.nudge(who, seat),
            RoomRequest::Vacation(days) => self.take_vacation(who, days),
            RoomRequest::Answers(seat, answers) => self.set_answers(who, seat, answers),
            RoomRequest::PlayOn(seat) => self.offer_to_play(who, seat),
            RoomRequest::AgreePlayOn(seat, by, yes) => self.agree_to_offer(who, seat, by, yes),
            RoomRequest::Start => self.start(who),
            RoomRequest::Ask(ask) => self.ask(who, ask),
            RoomRequest::AgreeUndo(seat, decision, yes) => self.agree_undo(who, seat, decision, yes),
            RoomRequest::Pause(pause) => self.pause(who, pause),
            RoomRequest::Replace(seat) => self.replace(who, seat),
            RoomRequest::Say(saying) => {
                self.send_all(&ServerMessage::Said(who, saying), true);
                Ok(())
            }
            RoomRequest::Record(at) => self.tell_record(from, at),
            RoomRequest::Notify(address) => self.set_notice(who, address),
            RoomRequest::ConfirmNotice(letters) => self.confirm_notice(who, letters),
            RoomRequest::Leave => {
                self.forget(who, CloseReason::Left);
                Ok(())
            }
            RoomRequest::Open(..)
            | RoomRequest::Join(..)
            | RoomRequest::Return { .. }
            | RoomRequest::List(_)
            | RoomRequest::Look { .. }
            | RoomRequest::Appear
            | RoomRequest::Here(_) => Err(RoomRefusal::Entered),
            // These were handled earlier.
            RoomRequest::Aim(_)
            | RoomRequest::Ping
            | RoomRequest::Commit { .. }
            | RoomRequest::Reveal { .. }
            | RoomRequest::Prove(_) => Ok(()),
        }
    }

    pub(super) fn as_host(&self, who: MemberId) -> Result<(), RoomRefusal> {
        if self.host == Some(who) {
            Ok(())
        } else {
            Err(RoomRefusal::OnlyHost)
        }
    }

    fn between_matches(&self) -> Result<(), RoomRefusal> {
        if self.is_playing() {
            Err(RoomRefusal::MatchOn)
        } else {
            self.between_draws()
        }
    }

    fn configure(&mut self, who: MemberId, settings: RoomSettings) -> Result<(), RoomRefusal> {
        self.as_host(who)?;
        self.between_matches()?;
        let (options, _) = settings.checked()?;
        self.settings = settings;
        self.fit_seats();
        for seat in &mut self.seats {
            if matches!(seat.holder, SeatHolder::Computer(level) if !options.levels().contains(&level)) {
                seat.holder = SeatHolder::Nobody;
            }
        }
        self.persons.iter_mut().for_each(|person| person.ready = false);
        self.changed = true;
        Ok(())
    }

    /// Sets up the number of seats of the settings, each with a colour of its own.
    pub(super) fn fit_seats(&mut self) {
        self.seats.truncate(self.settings.seats.into());
        while self.seats.len() < self.settings.seats.into() {
            let free = |colour: &u8| self.seats.iter().all(|seat| seat.colour != *colour);
            let colour = (0..MAX_SEATS as u8).find(free).unwrap_or(0);
            self.seats.push(LobbySeat {
                holder: SeatHolder::Nobody,
                name: String::new(),
                colour,
                face: 0,
                stand_in: None,
            });
        }
    }

    fn sit(&mut self, who: MemberId, seat: SeatId, name: &str, colour: u8, face: u8) -> Result<(), RoomRefusal> {
        self.between_matches()?;
        if usize::from(colour) >= MAX_SEATS || face >= FACES {
            return Err(RoomRefusal::OutOfRange);
        }
        let theirs = self
            .person(who)
            .map(|person| person.name.clone())
            .ok_or(RoomRefusal::NoSuchMember)?;
        let there = self.seats.get(seat.index()).ok_or(RoomRefusal::NotYourSeat)?;
        if !matches!(there.holder, SeatHolder::Nobody) && there.holder != SeatHolder::Person(who) {
            return Err(RoomRefusal::SeatTaken);
        }
        let name = if name.is_empty() {
            theirs
        } else {
            cleaned(name, LONGEST_NAME).ok_or(RoomRefusal::NoName)?
        };
        let others = self.names_of_others(seat).chain(self.names_of_people(Some(who)));
        let name = unlike(name, LONGEST_NAME, others);
        let old = there.colour;
        // The two seats swap colours, so that no colour is used twice.
        if let Some(other) = self.seats.iter_mut().find(|other| other.colour == colour) {
            other.colour = old;
        }
        self.seats[seat.index()] = LobbySeat {
            holder: SeatHolder::Person(who),
            name,
            colour,
            face,
            stand_in: None,
        };
        self.changed = true;
        Ok(())
    }

    /// The names of the people in the room, except this one.
    fn names_of_people(&self, but: Option<MemberId>) -> impl Iterator<Item = &str> + Clone {
        let others = self.persons.iter().filter(move |person| Some(person.id) != but);
        others.map(|person| person.name.as_str())
    }

    /// The names shown at the other seats.
    pub(super) fn names_of_others(&self, seat: SeatId) -> impl Iterator<Item = &str> + Clone {
        let others = self.seats.iter().enumerate().filter(move |(at, _)| *at != seat.index());
        let taken = others.filter(|(_, other)| other.holder != SeatHolder::Nobody);
        taken.map(|(_, other)| other.name.as_str())
    }

    /// A form of this name that no person in the room uses, and no seat that a person has. The name of a computer
    /// player is free: it may have taken over from somebody who comes back under that name.
    pub(super) fn free_for(&self, name: String) -> String {
        let seats = self.seats.iter();
        let of_people = seats.filter(|seat| matches!(seat.holder, SeatHolder::Person(_)));
        let taken = of_people
            .map(|seat| seat.name.as_str())
            .chain(self.names_of_people(None));
        unlike(name, LONGEST_NAME, taken)
    }

    fn stand(&mut self, who: MemberId, seat: SeatId) -> Result<(), RoomRefusal> {
        self.between_matches()?;
        if !self.has_seat(who, seat) {
            return Err(RoomRefusal::NotYourSeat);
        }
        self.seats[seat.index()].holder = SeatHolder::Nobody;
        self.changed = true;
        Ok(())
    }

    fn computer(&mut self, who: MemberId, seat: SeatId, level: Option<Level>) -> Result<(), RoomRefusal> {
        self.as_host(who)?;
        self.between_matches()?;
        let levels = AnyOptions::of_game(&self.settings.game).map_or(&[][..], |options| options.levels());
        if level.is_some_and(|level| !levels.contains(&level)) {
            return Err(RoomRefusal::NoSuchLevel);
        }
        let there = self.seats.get(seat.index()).ok_or(RoomRefusal::NotYourSeat)?;
        if matches!(there.holder, SeatHolder::Person(_)) {
            return Err(RoomRefusal::SeatTaken);
        }
        let name = level.map_or_else(String::new, |level| {
            let others = self.names_of_others(seat).chain(self.names_of_people(None));
            let somebody = Character::free(level, |name| others.clone().any(|other| look_alike(other, name)));
            let name = somebody.unwrap_or(&CHARACTERS[0]).name;
            unlike(name.to_owned(), LONGEST_NAME, others)
        });
        let holder = level.map_or(SeatHolder::Nobody, SeatHolder::Computer);
        let there = &mut self.seats[seat.index()];
        (there.holder, there.name) = (holder, name);
        self.changed = true;
        Ok(())
    }

    fn ready(&mut self, who: MemberId, ready: bool) -> Result<(), RoomRefusal> {
        self.between_matches()?;
        let person = self.person(who).ok_or(RoomRefusal::NoSuchMember)?;
        person.ready = ready;
        self.changed = true;
        Ok(())
    }

    fn remove(&mut self, who: MemberId, member: MemberId) -> Result<(), RoomRefusal> {
        self.as_host(who)?;
        if who == member || self.person(member).is_none() {
            return Err(RoomRefusal::NoSuchMember);
        }
        self.forget(member, CloseReason::Removed);
        Ok(())
    }

    /// Removes a member from the room. In a match, a computer player takes over their seats.
    fn forget(&mut self, member: MemberId, why: CloseReason) {
        self.drop_absences_of(member);
        self.give_up_seats(member);
        self.drop_question_of(member);
        if let Some(at) = self.persons.iter().position(|person| person.id == member) {
            let person = self.persons.remove(at);
            if let Some(connection) = person.connection {
                self.effects.push_back(Effect::Close(connection, why));
                self.sent.retain(|(to, _), _| *to != connection);
            }
        }
        self.drop_wish_of(member);
        self.changed = true;
    }

    fn hand_over(&mut self, who: MemberId, member: MemberId) -> Result<(), RoomRefusal> {
        self.as_host(who)?;
        if !self.is_here(member) {
            return Err(RoomRefusal::NoSuchMember);
        }
        self.host = Some(member);
        self.changed = true;
        Ok(())
    }

    fn lock(&mut self, who: MemberId, locked: bool) -> Result<(), RoomRefusal> {
        self.as_host(who)?;
        self.locked = locked;
        self.changed = true;
        Ok(())
    }

    fn start(&mut self, who: MemberId) -> Result<(), RoomRefusal> {
        self.as_host(who)?;
        self.between_matches()?;
        if self.seats.iter().any(|seat| seat.holder == SeatHolder::Nobody) {
            return Err(RoomRefusal::SeatsEmpty);
        }
        let seated = |id| self.seats.iter().any(|seat| seat.holder == SeatHolder::Person(id));
        // The member who starts the match counts as ready.
        if self
            .persons
            .iter()
            .any(|person| !person.ready && person.id != who && seated(person.id))
        {
            return Err(RoomRefusal::NotReady);
        }
        if !self.has_space {
            return Err(RoomRefusal::OverQuota);
        }
        if let Some(why) = self.no_slow_match.clone().filter(|_| self.takes_its_time()) {
            return Err(why);
        }
        self.check_setup()?;
        self.draw_seed();
        Ok(())
    }

    fn tell_record(&mut self, to: ConnectionId, from: u32) -> Result<(), RoomRefusal> {
        let over = self
            .playing
            .as_mut()
            .filter(|playing| playing.over)
            .ok_or(RoomRefusal::NoRecord)?;
        let whole = over.full_record().filter(|whole| whole.len() <= MOST_RECORD);
        let whole = whole.ok_or(RoomRefusal::NoRecord)?;
        let at = usize::try_from(from)
            .ok()
            .filter(|at| *at <= whole.len())
            .ok_or(RoomRefusal::OutOfRange)?;
        let part = &whole[at..whole.len().min(at + RECORD_PART)];
        let part = ServerMessage::Record {
            from,
            of: whole.len() as u32,
            bytes: part.to_vec(),
        };
        self.send(to, part, false);
        Ok(())
    }
}
