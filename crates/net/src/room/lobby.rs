//! Requests before and after matches: seats, settings, and what each member may do.

use crate::protocol::down::Down;
use crate::protocol::limits::{FACES, LONGEST_NAME, MOST_RECORD, RECORD_PART};
use crate::protocol::lobby::{Holder, MemberId, Seat};
use crate::protocol::refusal::{Closing, Refusal};
use crate::protocol::settings::Settings;
use crate::protocol::up::Request;
use crate::room::effect::{ConnectionId, Effect};
use crate::room::room::Room;
use games::catalog::AnyOptions;
use host::view::{SeatControl, free_name};
use messages::names::{cleaned, look_alike, unlike};
use rules::ai::level::Level;
use rules::ids::{MAX_PLAYERS, PlayerId};

impl Room {
    /// Handles a request of a member.
    pub(super) fn do_asked(&mut self, who: MemberId, from: ConnectionId, asks: Request) -> Result<(), Refusal> {
        match asks {
            Request::Configure(settings) => self.configure(who, *settings),
            Request::Sit {
                seat,
                name,
                colour,
                face,
            } => self.sit(who, seat, &name, colour, face),
            Request::Stand(seat) => self.stand(who, seat),
            Request::Computer(seat, level) => self.computer(who, seat, level),
            Request::Ready(ready) => self.ready(who, ready),
            Request::Remove(member) => self.remove(who, member),
            Request::HandOver(member) => self.hand_over(who, member),
            Request::Lock(locked) => self.lock(who, locked),
            Request::Start => self.start(who),
            Request::Ask(ask) => self.ask(who, ask),
            Request::AgreeUndo(seat, decision, yes) => self.agree_undo(who, seat, decision, yes),
            Request::Pause(pause) => self.pause(who, pause),
            Request::Replace(seat) => self.replace(who, seat),
            Request::Say(saying) => {
                self.send_all(&Down::Said(who, saying), true);
                Ok(())
            }
            Request::Record(at) => self.tell_record(from, at),
            Request::Leave => {
                self.forget(who, Closing::Left);
                Ok(())
            }
            Request::Open(..) | Request::Join(..) | Request::Return { .. } => Err(Refusal::Entered),
            // Both were handled earlier.
            Request::Aim(_) | Request::Ping => Ok(()),
        }
    }

    fn as_host(&self, who: MemberId) -> Result<(), Refusal> {
        if self.host == Some(who) {
            Ok(())
        } else {
            Err(Refusal::OnlyHost)
        }
    }

    fn between_matches(&self) -> Result<(), Refusal> {
        if self.is_playing() {
            Err(Refusal::MatchOn)
        } else {
            Ok(())
        }
    }

    fn configure(&mut self, who: MemberId, settings: Settings) -> Result<(), Refusal> {
        self.as_host(who)?;
        self.between_matches()?;
        let (options, _) = settings.checked()?;
        self.settings = settings;
        self.fit_seats();
        for seat in &mut self.seats {
            if matches!(seat.holder, Holder::Computer(level) if !options.levels().contains(&level)) {
                seat.holder = Holder::Nobody;
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
            let colour = (0..MAX_PLAYERS as u8).find(free).unwrap_or(0);
            self.seats.push(Seat {
                holder: Holder::Nobody,
                name: String::new(),
                colour,
                face: 0,
                stand_in: None,
            });
        }
    }

    fn sit(&mut self, who: MemberId, seat: PlayerId, name: &str, colour: u8, face: u8) -> Result<(), Refusal> {
        self.between_matches()?;
        if usize::from(colour) >= MAX_PLAYERS || face >= FACES {
            return Err(Refusal::OutOfRange);
        }
        let theirs = self
            .person(who)
            .map(|person| person.name.clone())
            .ok_or(Refusal::NoSuchMember)?;
        let there = self.seats.get(seat.index()).ok_or(Refusal::NotYourSeat)?;
        if !matches!(there.holder, Holder::Nobody) && there.holder != Holder::Person(who) {
            return Err(Refusal::SeatTaken);
        }
        let name = if name.is_empty() {
            theirs
        } else {
            cleaned(name, LONGEST_NAME).ok_or(Refusal::NoName)?
        };
        let others = self.names_of_others(seat).chain(self.names_of_people(Some(who)));
        let name = unlike(name, LONGEST_NAME, others);
        let old = there.colour;
        // The two seats swap colours, so that no colour is used twice.
        if let Some(other) = self.seats.iter_mut().find(|other| other.colour == colour) {
            other.colour = old;
        }
        self.seats[seat.index()] = Seat {
            holder: Holder::Person(who),
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
    fn names_of_others(&self, seat: PlayerId) -> impl Iterator<Item = &str> + Clone {
        let others = self.seats.iter().enumerate().filter(move |(at, _)| *at != seat.index());
        let taken = others.filter(|(_, other)| other.holder != Holder::Nobody);
        taken.map(|(_, other)| other.name.as_str())
    }

    /// A form of this name that no person in the room uses, and no seat that a person has. The name of a computer
    /// player is free: it may have taken over from somebody who comes back under that name.
    pub(super) fn free_for(&self, name: String) -> String {
        let seats = self.seats.iter();
        let of_people = seats.filter(|seat| matches!(seat.holder, Holder::Person(_)));
        let taken = of_people
            .map(|seat| seat.name.as_str())
            .chain(self.names_of_people(None));
        unlike(name, LONGEST_NAME, taken)
    }

    fn stand(&mut self, who: MemberId, seat: PlayerId) -> Result<(), Refusal> {
        self.between_matches()?;
        if !self.has_seat(who, seat) {
            return Err(Refusal::NotYourSeat);
        }
        self.seats[seat.index()].holder = Holder::Nobody;
        self.changed = true;
        Ok(())
    }

    fn computer(&mut self, who: MemberId, seat: PlayerId, level: Option<Level>) -> Result<(), Refusal> {
        self.as_host(who)?;
        self.between_matches()?;
        let levels = AnyOptions::of_game(&self.settings.game).map_or(&[][..], |options| options.levels());
        if level.is_some_and(|level| !levels.contains(&level)) {
            return Err(Refusal::NoSuchLevel);
        }
        let there = self.seats.get(seat.index()).ok_or(Refusal::NotYourSeat)?;
        if matches!(there.holder, Holder::Person(_)) {
            return Err(Refusal::SeatTaken);
        }
        let name = level.map_or("", |level| {
            let others = self.names_of_others(seat).chain(self.names_of_people(None));
            free_name(&SeatControl::Agent(level), |name| {
                others.clone().any(|other| look_alike(other, name))
            })
        });
        let (holder, name) = (level.map_or(Holder::Nobody, Holder::Computer), name.to_owned());
        let there = &mut self.seats[seat.index()];
        (there.holder, there.name) = (holder, name);
        self.changed = true;
        Ok(())
    }

    fn ready(&mut self, who: MemberId, ready: bool) -> Result<(), Refusal> {
        self.between_matches()?;
        let person = self.person(who).ok_or(Refusal::NoSuchMember)?;
        person.ready = ready;
        self.changed = true;
        Ok(())
    }

    fn remove(&mut self, who: MemberId, member: MemberId) -> Result<(), Refusal> {
        self.as_host(who)?;
        if who == member || self.person(member).is_none() {
            return Err(Refusal::NoSuchMember);
        }
        self.forget(member, Closing::Removed);
        Ok(())
    }

    /// Removes a member from the room. In a match, a computer player takes over their seats.
    fn forget(&mut self, member: MemberId, why: Closing) {
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

    fn hand_over(&mut self, who: MemberId, member: MemberId) -> Result<(), Refusal> {
        self.as_host(who)?;
        if !self.is_here(member) {
            return Err(Refusal::NoSuchMember);
        }
        self.host = Some(member);
        self.changed = true;
        Ok(())
    }

    fn lock(&mut self, who: MemberId, locked: bool) -> Result<(), Refusal> {
        self.as_host(who)?;
        self.locked = locked;
        self.changed = true;
        Ok(())
    }

    fn start(&mut self, who: MemberId) -> Result<(), Refusal> {
        self.as_host(who)?;
        self.between_matches()?;
        if self.seats.iter().any(|seat| seat.holder == Holder::Nobody) {
            return Err(Refusal::SeatsEmpty);
        }
        let seated = |id| self.seats.iter().any(|seat| seat.holder == Holder::Person(id));
        // The member who starts the match counts as ready.
        if self
            .persons
            .iter()
            .any(|person| !person.ready && person.id != who && seated(person.id))
        {
            return Err(Refusal::NotReady);
        }
        if !self.has_space {
            return Err(Refusal::OverQuota);
        }
        self.begin()
    }

    fn tell_record(&mut self, to: ConnectionId, from: u32) -> Result<(), Refusal> {
        let over = self
            .playing
            .as_mut()
            .filter(|playing| playing.over)
            .ok_or(Refusal::NoRecord)?;
        let whole = over.full_record().filter(|whole| whole.len() <= MOST_RECORD);
        let whole = whole.ok_or(Refusal::NoRecord)?;
        let at = usize::try_from(from)
            .ok()
            .filter(|at| *at <= whole.len())
            .ok_or(Refusal::OutOfRange)?;
        let part = &whole[at..whole.len().min(at + RECORD_PART)];
        let part = Down::Record {
            from,
            of: whole.len() as u32,
            bytes: part.to_vec(),
        };
        self.send(to, part, false);
        Ok(())
    }
}
