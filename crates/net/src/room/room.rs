//! The room: its members, their requests, and the effects they have.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::net::IpAddr;
use std::time::Duration;

use crate::protocol::client_message::{ClientMessage, FeedProgress, Newcomer, RoomRequest};
use crate::protocol::code::RoomCode;
use crate::protocol::limits::{
    LOBBY_STAYS, LONGEST_NAME, MATCH_STAYS, MOST_MEMBERS, MOST_UNSEATED, SLOW_LOBBY_STAYS, SLOW_MATCH_STAYS,
};
use crate::protocol::lobby::{Lobby, LobbySeat, Member, MemberId, SeatHolder};
use crate::protocol::refusal::{CloseReason, RoomRefusal};
use crate::protocol::server_message::ServerMessage;
use crate::protocol::settings::{RoomSettings, TurnClock};
use crate::protocol::token::SeatToken;
use crate::room::absences::Absences;
use crate::room::effect::{ConnectionId, Effect};
use crate::room::job::Done;
use crate::room::member::Person;
use crate::room::running_match::RunningMatch;
use crate::room::seed_draw::RoomDraw;
use crate::room::sent_feeds::SentFeed;
use messages::names::cleaned;
use rules::game::Scores;
use rules::ids::{SeatId, Viewer};

/// The source of a room's random bytes: the system, or in tests a seed.
pub type Random = Box<dyn FnMut() -> [u8; 32] + Send>;

/// A room.
pub struct Room {
    pub(super) code: RoomCode,
    pub(super) settings: RoomSettings,
    pub(super) host: Option<MemberId>,
    pub(super) locked: bool,
    /// Whether people who have shown their keys may write to each other.
    pub(super) free_text: bool,
    pub(super) persons: Vec<Person>,
    pub(super) seats: Vec<LobbySeat>,
    pub(super) next_member: u16,
    pub(super) matches: u32,
    /// The draw after which the next match begins.
    pub(super) draw: Option<RoomDraw>,
    /// The match that is on, or the last one.
    pub(super) playing: Option<RunningMatch>,
    pub(super) results: Option<Scores>,
    pub(super) wants_pause: BTreeSet<MemberId>,
    pub(super) random: Random,
    pub(super) effects: VecDeque<Effect>,
    /// What each connection was sent, by viewer.
    pub(super) sent: BTreeMap<(ConnectionId, Viewer), SentFeed>,
    pub(super) now: Duration,
    /// Whether the lobby has changed since it was last sent.
    pub(super) changed: bool,
    pub(super) empty_since: Option<Duration>,
    /// How long the room had been empty before that: the server was started again since.
    pub(super) empty_before: Duration,
    /// The time since 1970 at the time zero of the room.
    pub(super) day_zero: Duration,
    /// The time of day that was saved last, in whole hours since 1970.
    pub(super) seen: Duration,
    /// Whether the clocks of a table that takes its time have changed since the room was last saved.
    pub(super) times_changed: bool,
    /// Until this time the host stays host even while away: after a restart, people come back one by one.
    pub(super) host_until: Duration,
    pub(super) gone: bool,
    /// Whether one more match may be saved.
    pub(super) has_space: bool,
    /// Why no match may begin that takes its time, as far as is known now.
    pub(super) no_slow_match: Option<RoomRefusal>,
    /// What people have arranged for when they are away.
    pub(super) absences: Absences,
    /// Why no mail can be sent to confirm an address, as far as is known now.
    pub(super) no_mail: Option<RoomRefusal>,
    /// The addresses of connections, if they are known.
    pub(super) households: BTreeMap<ConnectionId, IpAddr>,
}

impl std::fmt::Debug for Room {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Room({}, {} people)", self.code, self.persons.len())
    }
}

impl Room {
    /// Opens a room without members. The first one who enters hosts it.
    ///
    /// # Errors
    /// [`RoomRefusal`]: what is wrong with the settings.
    pub fn open(code: RoomCode, settings: RoomSettings, random: Random, now: Duration) -> Result<Self, RoomRefusal> {
        settings.checked()?;
        let mut room = Self::empty(code, settings, random, now);
        room.fit_seats();
        Ok(room)
    }

    /// A room without members and seats.
    pub(super) const fn empty(code: RoomCode, settings: RoomSettings, random: Random, now: Duration) -> Self {
        Self {
            code,
            settings,
            host: None,
            locked: false,
            free_text: false,
            persons: Vec::new(),
            seats: Vec::new(),
            next_member: 1,
            matches: 0,
            draw: None,
            playing: None,
            results: None,
            wants_pause: BTreeSet::new(),
            random,
            effects: VecDeque::new(),
            sent: BTreeMap::new(),
            now,
            changed: false,
            empty_since: Some(now),
            empty_before: Duration::ZERO,
            day_zero: Duration::ZERO,
            seen: Duration::ZERO,
            times_changed: false,
            host_until: now,
            gone: false,
            has_space: true,
            no_slow_match: None,
            absences: Absences::NONE,
            no_mail: None,
            households: BTreeMap::new(),
        }
    }

    /// The code.
    pub const fn code(&self) -> RoomCode {
        self.code
    }

    /// Whether a match is on.
    pub fn is_playing(&self) -> bool {
        self.playing.as_ref().is_some_and(|playing| !playing.over)
    }

    /// Whether the seed of a match is being drawn.
    pub const fn is_drawing(&self) -> bool {
        self.draw.is_some()
    }

    /// Whether a member of the room has this connection.
    pub fn is_in(&self, connection: ConnectionId) -> bool {
        self.persons.iter().any(|person| person.connection == Some(connection))
    }

    /// The number of seats that are taken.
    pub fn seats_held(&self) -> usize {
        self.seats
            .iter()
            .filter(|seat| seat.holder != SeatHolder::Nobody)
            .count()
    }

    /// Takes the effects, in order.
    pub fn effects(&mut self) -> impl Iterator<Item = Effect> + '_ {
        self.effects.drain(..)
    }

    /// Sets whether one more match may be saved, as far as is known now. A match that is on continues either way.
    pub fn set_space(&mut self, has_space: bool) {
        self.has_space = has_space;
    }

    /// Sets why no match may begin that takes its time, as far as is known now; `None` if one may.
    pub fn refuse_slow_match(&mut self, why: Option<RoomRefusal>) {
        self.no_slow_match = why;
    }

    /// Notes the address of a connection that will ask to enter.
    pub fn arrived(&mut self, from: ConnectionId, address: IpAddr) {
        self.households.insert(from, address);
    }

    /// Handles a message of a client.
    pub fn receive(&mut self, from: ConnectionId, message: ClientMessage, now: Duration) {
        self.now = self.now.max(now);
        // A question that has expired can't be answered, even if no tick has come since.
        self.drop_late_question();
        let ClientMessage { number, asks } = message;
        let person = self.persons.iter().position(|person| person.connection == Some(from));
        if let Some(at) = person {
            self.persons[at].former = None;
        }
        let answer = match (asks, person) {
            (RoomRequest::Ping, _) => return self.send(from, ServerMessage::Pong, true),
            (RoomRequest::Open(..), Some(_)) => Err(RoomRefusal::Entered),
            (RoomRequest::Join(..) | RoomRequest::Return { .. }, Some(_)) => Err(RoomRefusal::Entered),
            (RoomRequest::Join(_, newcomer), None) => self.join(from, &newcomer),
            (RoomRequest::Return { token, told, .. }, None) => self.come_back(from, &token, &told),
            (_, None) => Err(RoomRefusal::NotEntered),
            (RoomRequest::Aim(aim), Some(at)) => return self.aim(self.persons[at].id, aim),
            (RoomRequest::Commit { draw, to }, Some(at)) => {
                self.commit(self.persons[at].id, &draw, to);
                return self.settle();
            }
            (RoomRequest::Reveal { draw, number }, Some(at)) => {
                self.reveal(self.persons[at].id, &draw, number);
                return self.settle();
            }
            // Each belongs to one entering, so it is not a request that may come again later.
            (RoomRequest::Prove(proof), Some(at)) => self.prove(self.persons[at].id, *proof),
            (asks, Some(at)) => {
                let person = &self.persons[at];
                let id = person.id;
                if let Some(answer) = person.answered(number).cloned() {
                    return self.send(from, ServerMessage::Answer(number, answer), false);
                }
                if person.is_old(number) {
                    return self.send(from, ServerMessage::Answer(number, Err(RoomRefusal::OutOfRange)), false);
                }
                let answer = self.handle_request(id, from, asks);
                if let Some(person) = self.persons.iter_mut().find(|person| person.id == id) {
                    person.remember(number, answer.clone());
                }
                answer
            }
        };
        self.settle();
        if !self.is_in(from) {
            self.households.remove(&from);
        }
        self.send(from, ServerMessage::Answer(number, answer), false);
    }

    /// Handles a lost connection.
    pub fn disconnected(&mut self, from: ConnectionId, now: Duration) {
        self.now = self.now.max(now);
        self.households.remove(&from);
        self.sent.retain(|(connection, _), _| *connection != from);
        let now = self.now;
        if let Some(person) = self.persons.iter_mut().find(|person| person.connection == Some(from)) {
            person.connection = None;
            person.away_since = now;
            self.changed = true;
            let gone = person.id;
            self.drop_wish_of(gone);
            self.drop_question_of(gone);
        }
        self.settle();
    }

    /// Handles the result of a job.
    pub fn done(&mut self, done: Done, now: Duration) {
        self.now = self.now.max(now);
        self.apply_job(done);
        self.settle();
    }

    /// Does what is due at this time.
    pub fn tick(&mut self, now: Duration) {
        self.now = self.now.max(now);
        self.look_at_clocks();
        self.end_vacations();
        self.end_times();
        self.replace_the_missing();
        if self.closes().is_some_and(|at| self.now >= at) {
            self.gone = true;
            self.effects.push_back(Effect::Gone);
            return;
        }
        self.settle();
    }

    /// When [`Self::tick`] has something to do next; `None` if nothing is timed. A tick at that time does what is due
    /// and moves this time on, so a room with nothing to do sleeps.
    pub fn next_tick(&self) -> Option<Duration> {
        let in_match = self
            .playing
            .as_ref()
            .filter(|_| self.goes_on())
            .and_then(|playing| playing.next_tick(self.settings.clock));
        let draw = self.draw.as_ref().map(|draw| draw.until);
        [
            self.closes(),
            self.next_missing(),
            in_match,
            self.passes_hosting_on(),
            self.next_keep(),
            self.next_vacation_end(),
            draw,
        ]
        .into_iter()
        .flatten()
        .min()
    }

    /// When a member who is connected becomes host in place of the one who is awaited.
    fn passes_hosting_on(&self) -> Option<Duration> {
        let is_missing = !self.host.is_some_and(|host| self.is_here(host));
        let waits = self.now < self.host_until && is_missing && self.is_anybody_here();
        waits.then_some(self.host_until)
    }

    /// Since when nobody is connected; `None` while somebody is, or before the first member has entered.
    pub fn empty_since(&self) -> Option<Duration> {
        self.empty_since.filter(|_| self.next_member > 1)
    }

    /// Closes the room unless a member is connected.
    pub fn close_if_empty(&mut self, now: Duration) {
        self.now = self.now.max(now);
        if self.empty_since.is_some() && !self.gone {
            self.gone = true;
            self.effects.push_back(Effect::Gone);
        }
    }

    /// Whether a member of the room has this token.
    pub fn knows(&self, token: &SeatToken) -> bool {
        self.member_of(token).is_some()
    }

    /// The member with this token.
    pub(super) fn member_of(&self, token: &SeatToken) -> Option<MemberId> {
        // Every token is compared, so that the time does not reveal which one matches.
        let found = self.persons.iter().map(|person| (person.id, person.is_of(token)));
        found.fold(None, |found, (id, is_it)| if is_it { Some(id) } else { found })
    }

    /// When the room closes if nobody comes.
    fn closes(&self) -> Option<Duration> {
        let since = self.empty_since.filter(|_| !self.gone)?;
        // If all people have left their seats for good, nobody comes back to this match.
        let is_somebodys = self
            .seats
            .iter()
            .any(|seat| matches!(seat.holder, SeatHolder::Person(_)));
        let stays = match (self.is_playing() && is_somebodys, self.takes_its_time()) {
            (true, false) => MATCH_STAYS,
            (false, false) => LOBBY_STAYS,
            (true, true) => SLOW_MATCH_STAYS,
            // If all have left for good, nobody looks how it ended.
            (false, true) if self.is_playing() => LOBBY_STAYS,
            (false, true) => SLOW_LOBBY_STAYS,
        };
        Some(since + stays.saturating_sub(self.empty_before))
    }

    /// Whether any member is connected. Otherwise a match stands still, as nobody would see it.
    pub(super) fn is_anybody_here(&self) -> bool {
        self.persons.iter().any(|person| person.connection.is_some())
    }

    pub(super) fn paused(&self) -> bool {
        self.playing.as_ref().is_some_and(|playing| playing.paused)
    }

    pub(super) fn send(&mut self, to: ConnectionId, message: ServerMessage, lossy: bool) {
        self.effects.push_back(Effect::Send { to, message, lossy });
    }

    /// Sends to everybody in the room.
    pub(super) fn send_all(&mut self, message: &ServerMessage, lossy: bool) {
        let all: Vec<ConnectionId> = self.persons.iter().filter_map(|person| person.connection).collect();
        for to in all {
            self.send(to, message.clone(), lossy);
        }
    }

    pub(super) fn person(&mut self, id: MemberId) -> Option<&mut Person> {
        self.persons.iter_mut().find(|person| person.id == id)
    }

    /// Whether a person is connected.
    pub(super) fn is_here(&self, id: MemberId) -> bool {
        self.persons
            .iter()
            .any(|person| person.id == id && person.connection.is_some())
    }

    /// Whether this person has this seat.
    pub(super) fn has_seat(&self, id: MemberId, seat: SeatId) -> bool {
        self.seats
            .get(seat.index())
            .is_some_and(|there| there.holder == SeatHolder::Person(id))
    }

    /// The people who have seats and are connected.
    pub(super) fn players_here(&self) -> BTreeSet<MemberId> {
        let seated = self.seated().into_iter();
        seated.filter(|id| self.is_here(*id)).collect()
    }

    fn token(&mut self) -> SeatToken {
        let bytes = (self.random)();
        let mut token = [0; 16];
        token.copy_from_slice(&bytes[..16]);
        SeatToken::of_random(token)
    }

    fn join(&mut self, from: ConnectionId, newcomer: &Newcomer) -> Result<(), RoomRefusal> {
        if self.locked {
            return Err(RoomRefusal::Locked);
        }
        let household = self.households.get(&from).copied();
        // Onlookers from one address leave room for others.
        if household.is_some() && self.unseated_of(household) >= MOST_UNSEATED && !self.forget_somebody(household) {
            return Err(RoomRefusal::RoomFull);
        }
        if self.persons.len() >= MOST_MEMBERS && !self.forget_somebody(None) {
            return Err(RoomRefusal::RoomFull);
        }
        if self.is_playing() && self.settings.onlookers_delay_s.is_none() {
            return Err(RoomRefusal::NoOnlookers);
        }
        let name = cleaned(&newcomer.name, LONGEST_NAME).ok_or(RoomRefusal::NoName)?;
        let name = self.free_for(name);
        let id = MemberId(self.next_member);
        self.next_member = self.next_member.checked_add(1).ok_or(RoomRefusal::RoomFull)?;
        let token = self.token();
        let mut person = Person::new(id, name, token.kept(), from);
        person.household = household;
        self.persons.push(person);
        self.host.get_or_insert(id);
        self.enter(from, id, token, 0);
        Ok(())
    }

    fn is_seated(&self, person: &Person) -> bool {
        self.seats
            .iter()
            .any(|seat| seat.holder == SeatHolder::Person(person.id))
    }

    /// The number of people from an address who are in the room without a seat.
    fn unseated_of(&self, household: Option<IpAddr>) -> usize {
        let theirs = self.persons.iter().filter(|person| person.household == household);
        theirs.filter(|person| !self.is_seated(person)).count()
    }

    /// Removes a person who is away and has no seat, from this address if one is given; returns whether there was
    /// one.
    fn forget_somebody(&mut self, household: Option<IpAddr>) -> bool {
        let is_idle = |person: &Person| {
            let theirs = household.is_none() || person.household == household;
            theirs && person.connection.is_none() && !self.is_seated(person)
        };
        let idle = self.persons.iter().position(is_idle);
        let gone = idle.map(|at| self.persons.remove(at).id);
        if let Some(gone) = gone {
            self.drop_absences_of(gone);
        }
        gone.is_some()
    }

    fn come_back(
        &mut self,
        from: ConnectionId,
        token: &SeatToken,
        told: &[(Viewer, FeedProgress)],
    ) -> Result<(), RoomRefusal> {
        let id = self.member_of(token).ok_or(RoomRefusal::NoSeatOfYours)?;
        let fresh = self.token();
        let household = self.households.get(&from).copied();
        let person = self.person(id).ok_or(RoomRefusal::NoSeatOfYours)?;
        let heard = person.heard;
        let older = person.connect(from)?;
        person.renew(token, fresh.kept());
        person.household = household;
        // Whoever comes with the token shows the key again: the token may be all they have.
        person.claims = None;
        if let Some(older) = older {
            self.effects.push_back(Effect::Close(older, CloseReason::Replaced));
            self.sent.retain(|(connection, _), _| *connection != older);
        }
        self.sit_again(id);
        self.absences.late.remove(&id);
        self.enter(from, id, fresh, heard);
        // The newer connection may belong to another program, which does not know the open question.
        self.ask_again_of(id);
        self.resume_feeds(from, told);
        Ok(())
    }

    fn enter(&mut self, to: ConnectionId, you: MemberId, token: SeatToken, heard: u32) {
        self.changed = true;
        (self.empty_since, self.empty_before) = (None, Duration::ZERO);
        // The new token is saved before it is sent: a server that is killed now must know it later.
        self.effects.push_back(Effect::Keep(self.kept()));
        let entered = ServerMessage::Entered {
            code: self.code,
            you,
            token,
            heard,
        };
        self.send(to, entered, false);
        if self.takes_its_time() {
            self.tell_own(you);
        }
        let (now, rule) = (self.now, self.settings.clock);
        let Some(playing) = &self.playing else { return };
        let (epoch, times) = (playing.epoch, playing.clocks.times(rule, now));
        let with_clock = !playing.over && rule != TurnClock::None && self.sees_at_once(you);
        self.send(to, ServerMessage::Began(epoch), false);
        if with_clock {
            // The next change of the clocks may be far away.
            self.send(to, ServerMessage::Clock(Box::new(times)), false);
        }
    }

    /// Does what follows from a change, and sends it to the members.
    pub(super) fn settle(&mut self) {
        self.look_at_host();
        self.advance_draw();
        self.settle_offers();
        self.advance();
        if self.answer_for_the_absent() {
            self.advance();
        }
        self.drop_late_question();
        self.save_and_publish();
        if self.is_anybody_here() {
            (self.empty_since, self.empty_before) = (None, Duration::ZERO);
        } else {
            self.empty_since.get_or_insert(self.now);
        }
        self.keep_times();
        self.tell_who_is_due();
        if std::mem::take(&mut self.changed) {
            self.effects.push_back(Effect::Keep(self.kept()));
            let lobby = ServerMessage::Lobby(Box::new(self.lobby()));
            self.send_all(&lobby, false);
        }
    }

    /// Makes sure that a member who is connected hosts the room. The former host stays host while away, as long as
    /// nobody else is connected.
    fn look_at_host(&mut self) {
        if self.host.is_some_and(|host| self.is_here(host)) {
            return;
        }
        let belongs = |host| self.persons.iter().any(|person| person.id == host);
        // At a table that takes its time, everybody is away most of the time.
        let waits = self.now < self.host_until || self.plays_slowly();
        if waits && self.host.is_some_and(belongs) {
            return;
        }
        let next = self
            .persons
            .iter()
            .find(|person| person.connection.is_some())
            .map(|person| person.id);
        let known = self
            .host
            .filter(|host| self.persons.iter().any(|person| person.id == *host));
        if next.is_some() || known.is_none() {
            self.changed |= self.host != next;
            self.host = next;
        }
    }

    /// The room as everybody in it sees it.
    pub fn lobby(&self) -> Lobby {
        Lobby {
            code: self.code,
            settings: self.settings.clone(),
            host: self.host,
            locked: self.locked,
            members: self.persons.iter().map(member).collect(),
            seats: self.seats.clone(),
            matches: self.matches,
            playing: self.is_playing(),
            paused: self.paused(),
            wants_pause: self.wants_pause.iter().copied().collect(),
            results: self.results,
            away: self.persons.iter().filter_map(|person| self.away(person)).collect(),
            free_text: self.free_text,
            vacations: self.vacations(),
            offers: self.offers(),
        }
    }

    /// How long a person has been away, in milliseconds; `None` while they are connected.
    fn away(&self, person: &Person) -> Option<(MemberId, u32)> {
        let away = self.now.saturating_sub(person.away_since).as_millis();
        let away = u32::try_from(away).unwrap_or(u32::MAX);
        person.connection.is_none().then_some((person.id, away))
    }
}

fn member(person: &Person) -> Member {
    Member {
        id: person.id,
        name: person.name.clone(),
        here: person.connection.is_some(),
        ready: person.ready,
        claims: person.claims.clone(),
    }
}
