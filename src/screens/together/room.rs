//! What this program knows of its room, and how the match there gets to this table.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use bevy::prelude::*;

use client::state::Way;
use host::feed::{FeedItem, FeedUpdate};
use host::request::DecisionId;
use host::view::SeatColours;
use net::destination::Destination;
use net::protocol::absence::OwnArrangements;
use net::protocol::client_message::{HandPointer, RoomRequest};
use net::protocol::code::RoomCode;
use net::protocol::lobby::{Lobby, LobbySeat, MemberId, SeatHolder};
use net::protocol::phrases::Phrase;
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::protocol::server_message::{FullRecord, SeatTimes};
use net::protocol::token::SeatToken;
use net::protocol::words::Words;
use net::session::{Ended, Event};
use net::standing::Standing;
use net::witness::Verdict;
use rules::ids::{MAX_SEATS, SeatId, Viewer};
use window_kit::table::current_match::MatchMark;
use window_kit::table::remote::{AttachRemote, RemoteMatch};

/// The state of the connection. Times count from the start of the program.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ConnectionStatus {
    /// There is no answer yet.
    Connecting,
    /// The person is in the room.
    Here,
    /// The connection is lost, and the program tries to restore it.
    Lost {
        /// Since when.
        since: Duration,
        /// Why, if the server said so.
        why: Option<CloseReason>,
    },
    /// The connection has ended.
    Over(Ended),
}

/// A request to the room; [`connection`](super::connection) passes it on.
#[derive(Message, Clone, Debug)]
pub(crate) struct SendRoomRequest(pub RoomRequest);

/// The room, as this program knows it. It exists while there is a connection, or one is wanted.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Room {
    /// The state of the connection.
    pub stands: ConnectionStatus,
    /// Since when it has this state.
    pub since: Duration,
    /// Whether the server runs in this program.
    pub hosted: bool,
    /// The server elsewhere; `None` if it runs in this program.
    pub target: Option<Destination>,
    /// The way to a table in another home; `None` if there is only one, or none at the moment.
    pub way: Option<Way>,
    /// Whether the person is only a spectator, and gets no seat by itself.
    pub watch: bool,
    /// Whether the person opened the table.
    pub opened: bool,
    /// Whether the person leaves for good, though their seat would wait for them.
    pub gives_up: bool,
    /// The room as everybody sees it; `None` before the person is in it.
    pub lobby: Option<Lobby>,
    /// Which member the person is.
    pub you: Option<MemberId>,
    /// What the person has set for when they are away.
    pub own: OwnArrangements,
    /// What is known of the keys of those members who have shown one.
    pub standings: BTreeMap<MemberId, Standing>,
    /// The code, once it is known.
    pub code: Option<RoomCode>,
    /// The person returns with it after the program was started again.
    pub token: Option<SeatToken>,
    /// How much time each seat has, and when this was received.
    pub clock: Option<(SeatTimes, Duration)>,
    /// How long each person who is away has been away.
    pub away: BTreeMap<MemberId, Away>,
    /// The question whether a seat may undo an action, while it is open and not answered from here.
    pub undo: Option<(SeatId, DecisionId)>,
    /// Whether the room waits for the disk of its server.
    pub(crate) disk_waits: bool,
    /// Whether the seed of a match is being drawn.
    pub(crate) draws: bool,
    match_here: IncomingMatch,
}

/// How long a person has been away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Away {
    /// When this was received.
    told: Duration,
    /// How long they had been away then.
    already: Duration,
}

impl Away {
    /// How long they have been away now.
    pub(crate) fn at(self, now: Duration) -> Duration {
        self.already + now.saturating_sub(self.told)
    }
}

/// The match on its way to this table.
#[derive(Clone, Debug, Default)]
struct IncomingMatch {
    /// For each viewer the whole match, with all feed items that were passed on to the table.
    wholes: BTreeMap<Viewer, FeedItem>,
    /// The feed items that came since.
    coming: VecDeque<(Viewer, FeedItem)>,
    /// Whether the match must be brought to the table again.
    anew: bool,
    /// How often a match was brought.
    brought: u64,
    /// The mark of the last match that was brought.
    mark: Option<MatchMark>,
    /// The viewers that it was brought for.
    shown: Vec<Viewer>,
}

/// What the window has to do after an event.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum RoomReaction {
    /// Nothing.
    Nothing,
    /// The person is in the room, for the first time or again.
    Entered,
    /// A seat asks whether it may undo an action.
    UndoAsked(SeatId),
    /// The answer to that: whether the action was undone.
    UndoAnswered(SeatId, bool),
    /// A request was refused.
    Refused(RoomRefusal),
    /// A seat is reminded that it is due.
    Reminded(SeatId),
    /// A member reminds the person that it is their turn.
    Nudged(MemberId),
    /// The person has reminded somebody.
    HasNudged,
    /// A person holds something over the table.
    Aimed(HandPointer),
    /// A person says something.
    Said(MemberId, Phrase),
    /// A person writes something.
    Wrote(MemberId, Words),
    /// The server does not confirm who the person is.
    NotProven(RoomRefusal),
    /// The whole record of the match that is over.
    Recorded(Box<FullRecord>),
    /// What the check of that record has shown.
    Judged(Verdict),
    /// No match begins: these people left or did not answer while its seed was drawn.
    NotDrawn(Vec<MemberId>),
    /// The room is a table in another home.
    Moved(String),
    /// The connection has ended.
    Over,
}

impl Room {
    /// A room whose connection is being opened.
    pub(crate) const fn new(hosted: bool, target: Option<Destination>, now: Duration) -> Self {
        Self {
            stands: ConnectionStatus::Connecting,
            since: now,
            hosted,
            target,
            way: None,
            watch: false,
            opened: false,
            gives_up: false,
            lobby: None,
            you: None,
            own: OwnArrangements {
                notice: None,
                unconfirmed: None,
                answers: Vec::new(),
                vacation_days: 0,
            },
            standings: BTreeMap::new(),
            code: None,
            token: None,
            clock: None,
            away: BTreeMap::new(),
            undo: None,
            disk_waits: false,
            draws: false,
            match_here: IncomingMatch {
                wholes: BTreeMap::new(),
                coming: VecDeque::new(),
                anew: false,
                brought: 0,
                mark: None,
                shown: Vec::new(),
            },
        }
    }

    /// Whether the person hosts the room.
    pub(crate) fn hosts(&self) -> bool {
        self.you.is_some() && self.lobby.as_ref().is_some_and(|lobby| lobby.host == self.you)
    }

    /// The seats of a member.
    pub(crate) fn seats_of(&self, member: MemberId) -> impl Iterator<Item = SeatId> + '_ {
        let seats = self.lobby.iter().flat_map(|lobby| lobby.seats.iter().enumerate());
        let theirs = seats.filter(move |(_, seat)| seat.holder == SeatHolder::Person(member));
        theirs.map(|(at, _)| SeatId(at as u8))
    }

    /// The seats of this program's person.
    pub(crate) fn own_seats(&self) -> impl Iterator<Item = SeatId> + '_ {
        self.you.into_iter().flat_map(|you| self.seats_of(you))
    }

    /// Whether the person is in the room, with a working connection.
    pub(crate) fn is_here(&self) -> bool {
        self.stands == ConnectionStatus::Here
    }

    /// Whether a match is in progress.
    pub(crate) fn is_playing(&self) -> bool {
        self.lobby.as_ref().is_some_and(|lobby| lobby.playing)
    }

    /// Whether the table takes its time, so that nobody is missing who is away.
    pub(crate) fn takes_days(&self) -> bool {
        self.lobby
            .as_ref()
            .is_some_and(|lobby| lobby.settings.clock.takes_days())
    }

    /// Whether the person plays a match here that takes its time, or offers to play on in it: they come and go, and
    /// keep what they have.
    pub(crate) fn waits_for_days(&self) -> bool {
        self.takes_days() && self.is_playing() && self.is_of_the_match()
    }

    /// Whether the person has a seat, or offers to play on in one.
    pub(super) fn is_of_the_match(&self) -> bool {
        let mut offers = self.lobby.iter().flat_map(|lobby| &lobby.offers);
        self.own_seats().next().is_some() || offers.any(|offer| Some(offer.by) == self.you)
    }

    /// How long a member is still on vacation, to the hour.
    pub(crate) fn vacation_of(&self, member: MemberId) -> Option<Duration> {
        let mut vacations = self.lobby.iter().flat_map(|lobby| &lobby.vacations);
        let on = vacations.find(|vacation| vacation.member == member)?;
        Some(Duration::from_secs(u64::from(on.hours) * 3600))
    }

    /// What a seat has left of its time, if its clock runs.
    pub(super) fn clock_of(&self, seat: SeatId, now: Duration) -> Option<Duration> {
        let (times, told) = self.clock?;
        let runs = times.runs & (1 << seat.0) != 0;
        let left = times.left_ms.get(seat.index()).copied().flatten().filter(|_| runs)?;
        Some(Duration::from_millis(left.into()).saturating_sub(now.saturating_sub(told)))
    }

    /// Whether the table stays saved on this machine with its match when it is closed.
    pub(crate) fn is_saved(&self) -> bool {
        self.hosted && self.is_playing()
    }

    /// Whether the person has asked for a pause.
    pub(crate) fn wants_pause(&self) -> bool {
        let wanted = |lobby: &Lobby| self.you.is_some_and(|you| lobby.wants_pause.contains(&you));
        self.lobby.as_ref().is_some_and(wanted)
    }

    /// Whether the person has no seat, and one is free.
    pub(crate) fn lacks_seat(&self) -> bool {
        let free = |lobby: &Lobby| lobby.seats.iter().any(|seat| seat.holder == SeatHolder::Nobody);
        self.own_seats().next().is_none() && self.lobby.as_ref().is_some_and(free)
    }

    /// A seat of the room.
    pub(crate) fn seat(&self, seat: SeatId) -> Option<&LobbySeat> {
        self.lobby.as_ref()?.seats.get(seat.index())
    }

    /// The open question whether a seat may undo an action, if this program's person has to answer it: not about one
    /// of their own seats, and onlookers are not asked.
    pub(crate) fn undo_to_answer(&self) -> Option<(SeatId, DecisionId)> {
        let (seat, decision) = self.undo?;
        let asked = self.own_seats().next().is_some() && self.own_seats().all(|own| own != seat);
        asked.then_some((seat, decision))
    }

    /// What is known of a member's key.
    pub(crate) fn standing(&self, member: MemberId) -> Standing {
        self.standings.get(&member).copied().unwrap_or_default()
    }

    /// Whether the person can write to those who know them here.
    pub(crate) fn may_write(&self) -> bool {
        let allowed = self.lobby.as_ref().is_some_and(|lobby| lobby.free_text);
        allowed && self.you.is_some_and(|you| self.standing(you).key().is_some())
    }

    /// The name of a member.
    pub(crate) fn name(&self, member: MemberId) -> &str {
        let members = self.lobby.iter().flat_map(|lobby| &lobby.members);
        let mut named = members.filter(|there| there.id == member);
        named.next().map_or("?", |there| there.name.as_str())
    }

    /// Handles an event. Returns what the window has to do.
    pub(crate) fn take(&mut self, event: Event, now: Duration) -> RoomReaction {
        match event {
            Event::Entered { code, you, token } => {
                (self.disk_waits, self.draws) = (false, false);
                (self.code, self.you, self.token) = (Some(code), Some(you), Some(token));
                self.stand(ConnectionStatus::Here, now);
                RoomReaction::Entered
            }
            // The lobby itself is compared in each frame. A table lists itself over a connection of its own.
            Event::Lobby | Event::Listed | Event::News(..) | Event::NewsAt(..) | Event::Waits | Event::Invited(..) => {
                RoomReaction::Nothing
            }
            Event::Wrote(who, words) => RoomReaction::Wrote(who, words),
            Event::NotProven(why) => RoomReaction::NotProven(why),
            Event::Moved(to) => {
                let to = Destination::Table(*to);
                let url = to.url();
                self.target = Some(to);
                RoomReaction::Moved(url)
            }
            Event::Began { new } => {
                self.draws = false;
                if new {
                    self.undo = None;
                    self.match_here.wholes.clear();
                    self.match_here.coming.clear();
                    self.clock = None;
                }
                RoomReaction::Nothing
            }
            Event::Item(viewer, item) => {
                self.match_here.take(viewer, *item);
                RoomReaction::Nothing
            }
            // The feed of a match says what the match refuses.
            Event::Answered(_, Ok(()) | Err(RoomRefusal::Match(_))) => RoomReaction::Nothing,
            Event::Answered(_, Err(refusal)) => RoomReaction::Refused(refusal),
            Event::UndoAsked(seat, decision) => {
                self.undo = Some((seat, decision));
                RoomReaction::UndoAsked(seat)
            }
            Event::UndoAnswered(seat, done) => {
                self.undo.take_if(|(asks, _)| *asks == seat);
                RoomReaction::UndoAnswered(seat, done)
            }
            Event::Clock(times) => {
                self.clock = Some((*times, now));
                RoomReaction::Nothing
            }
            Event::DiskWaits(waits) => {
                self.disk_waits = waits;
                RoomReaction::Nothing
            }
            Event::Reminded(seat) => RoomReaction::Reminded(seat),
            Event::Nudged(by, _) if Some(by) == self.you => RoomReaction::HasNudged,
            Event::Nudged(by, _) => RoomReaction::Nudged(by),
            Event::Own(own) => {
                self.own = *own;
                RoomReaction::Nothing
            }
            Event::Aimed(aim) => RoomReaction::Aimed(aim),
            Event::Said(who, saying) => RoomReaction::Said(who, saying),
            Event::Recorded(record) => RoomReaction::Recorded(record),
            Event::Judged(verdict) => RoomReaction::Judged(verdict),
            Event::Draws => {
                self.draws = true;
                RoomReaction::Nothing
            }
            Event::NotDrawn(people) => {
                self.draws = false;
                RoomReaction::NotDrawn(people)
            }
            Event::Lost(why) => {
                // If the question is still open when the person is back, it is asked again.
                self.undo = None;
                // Before the person has entered the room, this is one more try of the first connection.
                if self.lobby.is_some() && !matches!(self.stands, ConnectionStatus::Lost { .. }) {
                    self.stand(ConnectionStatus::Lost { since: now, why }, now);
                }
                RoomReaction::Nothing
            }
            Event::Over(ended) => {
                self.undo = None;
                self.stand(ConnectionStatus::Over(ended), now);
                RoomReaction::Over
            }
        }
    }

    fn stand(&mut self, stands: ConnectionStatus, now: Duration) {
        self.stands = stands;
        self.since = now;
    }

    /// Takes over the new state of the room.
    pub(crate) fn settle(&mut self, lobby: Lobby, now: Duration) {
        let away = lobby.away.iter().map(|(id, already_ms)| {
            let already = Duration::from_millis(u64::from(*already_ms));
            (*id, Away { told: now, already })
        });
        self.away = away.collect();
        self.lobby = Some(lobby);
    }

    /// The viewers that this program has in the match: each of its seats, or an onlooker.
    fn viewers(&self) -> Vec<Viewer> {
        let seats: Vec<Viewer> = self.own_seats().map(Viewer::Player).collect();
        if seats.is_empty() { vec![Viewer::Public] } else { seats }
    }

    /// The match to bring to the table, if there is a new one.
    pub(super) fn bring(&mut self) -> Option<AttachRemote> {
        let viewers = self.viewers();
        let code = self.code?;
        // Somebody plays on in the seat of another.
        self.match_here.anew |= self.is_playing() && self.match_here.lacks(&viewers);
        self.match_here.bring(&viewers, code)
    }

    /// Passes on the feed items that have come to the table that shows this match.
    pub(super) fn forward(&mut self, mark: MatchMark, remote: &mut RemoteMatch) {
        if self.match_here.mark == Some(mark) {
            self.match_here.forward(remote);
        }
    }

    /// Whether the table shows the match of this room.
    pub(crate) fn is_at_table(&self, mark: MatchMark) -> bool {
        self.match_here.mark == Some(mark)
    }

    /// The colours of the seats.
    pub(super) fn colours(&self) -> SeatColours {
        let taken: Vec<u8> = self
            .lobby
            .iter()
            .flat_map(|lobby| lobby.seats.iter().map(|seat| seat.colour))
            .collect();
        let free = (0..MAX_SEATS as u8).filter(|colour| !taken.contains(colour));
        let mut colours = SeatColours::default();
        let all = taken.iter().copied().chain(free);
        colours.0.iter_mut().zip(all).for_each(|(to, colour)| *to = colour);
        colours
    }
}

impl IncomingMatch {
    fn take(&mut self, viewer: Viewer, item: FeedItem) {
        if matches!(item.told, FeedUpdate::Whole { .. }) {
            self.coming.retain(|(other, _)| *other != viewer);
            self.wholes.insert(viewer, item);
            self.anew = true;
        } else {
            self.coming.push_back((viewer, item));
        }
    }

    /// Whether the match was brought for other viewers, and is here for these.
    fn lacks(&self, viewers: &[Viewer]) -> bool {
        let is_here = |viewer| self.wholes.contains_key(viewer);
        self.mark.is_some() && self.shown != viewers && viewers.iter().all(is_here)
    }

    fn bring(&mut self, viewers: &[Viewer], code: RoomCode) -> Option<AttachRemote> {
        if !self.anew {
            return None;
        }
        let feeds: Option<Vec<(Viewer, FeedItem)>> = viewers
            .iter()
            .map(|viewer| Some((*viewer, self.wholes.get(viewer)?.clone())))
            .collect();
        let feeds = feeds?;
        self.anew = false;
        self.brought += 1;
        // Each time it is another match for this table, so that the table gets nothing from before.
        let name = blake3::hash(format!("{code} {}", self.brought).as_bytes());
        let mut number = [0; 8];
        number.copy_from_slice(&name.as_bytes()[..8]);
        let mark = MatchMark::of(u64::from_le_bytes(number));
        self.mark = Some(mark);
        self.shown = viewers.to_vec();
        Some(AttachRemote { feeds, mark })
    }

    fn forward(&mut self, remote: &mut RemoteMatch) {
        // Feed items of a match that is still to be brought wait for it.
        while let Some((viewer, item)) = self.coming.pop_front_if(|_| !self.anew) {
            if let Some(whole) = self.wholes.get_mut(&viewer) {
                whole.roll_forward(&item);
            }
            if !remote.tell(viewer, item) {
                self.anew = true;
            }
        }
    }
}

#[cfg(test)]
impl Room {
    /// A match of the person, Ana, and a friend, Bo, at the start of the program.
    pub(crate) fn playing(change: impl FnOnce(&mut Lobby)) -> Self {
        use net::protocol::lobby::Member;
        use net::protocol::settings::RoomSettings;

        let code = RoomCode::of_random([1; 16]);
        let of = [(MemberId(1), "Ana"), (MemberId(2), "Bo")];
        let member = |(id, name): (MemberId, &str)| Member {
            id,
            name: name.to_owned(),
            here: true,
            ready: true,
            claims: None,
        };
        let seat = |(at, (id, name)): (usize, (MemberId, &str))| LobbySeat {
            holder: SeatHolder::Person(id),
            name: name.to_owned(),
            colour: at as u8,
            face: 0,
            stand_in: None,
        };
        let mut lobby = Lobby {
            code,
            settings: RoomSettings::of_game("stack", 2),
            host: Some(MemberId(1)),
            locked: false,
            members: of.map(member).into(),
            seats: of.into_iter().enumerate().map(seat).collect(),
            matches: 1,
            playing: true,
            paused: false,
            wants_pause: Vec::new(),
            results: None,
            away: Vec::new(),
            free_text: false,
            vacations: Vec::new(),
            offers: Vec::new(),
        };
        change(&mut lobby);
        if lobby.away.is_empty() {
            let gone = lobby.members.iter().filter(|member| !member.here);
            lobby.away.extend(gone.map(|member| (member.id, 0)));
        }
        let mut room = Self::new(false, None, Duration::ZERO);
        let entered = Event::Entered {
            code,
            you: MemberId(1),
            token: SeatToken::of_random([1; 16]),
        };
        room.take(entered, Duration::ZERO);
        room.settle(lobby, Duration::ZERO);
        room
    }
}
