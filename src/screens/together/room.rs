//! What this program knows of its room, and how the match there gets to this table.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use bevy::prelude::*;

use crate::table::current_match::Mark;
use crate::table::remote::{BringMatch, RemoteMatch};
use host::feed::{FeedItem, Told};
use host::request::DecisionId;
use host::view::SeatColours;
use net::protocol::code::RoomCode;
use net::protocol::down::{FullRecord, Times};
use net::protocol::lobby::{Holder, Lobby, MemberId, Seat};
use net::protocol::refusal::{Closing, Refusal};
use net::protocol::talk::Saying;
use net::protocol::token::SeatToken;
use net::protocol::up::Aim;
use net::session::{Ended, Event};
use net::target::Target;
use rules::ids::{MAX_PLAYERS, PlayerId, Viewer};

/// The state of the connection. Times count from the start of the program.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Stands {
    /// There is no answer yet.
    Connecting,
    /// The person is in the room.
    Here,
    /// The connection is lost, and the program tries to restore it.
    Lost {
        /// Since when.
        since: Duration,
        /// Why, if the server said so.
        why: Option<Closing>,
    },
    /// The connection has ended.
    Over(Ended),
}

/// The room, as this program knows it. It exists while there is a connection, or one is wanted.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Room {
    /// The state of the connection.
    pub stands: Stands,
    /// Since when it has this state.
    pub since: Duration,
    /// Whether the server runs in this program.
    pub hosted: bool,
    /// The server elsewhere; `None` if it runs in this program.
    pub target: Option<Target>,
    /// Whether the person is only a spectator, and gets no seat by itself.
    pub watch: bool,
    /// Whether the person opened the table.
    pub opened: bool,
    /// The room as everybody sees it; `None` before the person is in it.
    pub lobby: Option<Lobby>,
    /// Which member the person is.
    pub you: Option<MemberId>,
    /// The code, once it is known.
    pub code: Option<RoomCode>,
    /// The person returns with it after the program was started again.
    pub token: Option<SeatToken>,
    /// How much time each seat has, and when this was received.
    pub clock: Option<(Times, Duration)>,
    /// How long each person who is away has been away.
    pub away: BTreeMap<MemberId, Away>,
    /// The question whether a seat may undo an action, while it is open and not answered from here.
    pub undo: Option<(PlayerId, DecisionId)>,
    /// Whether the room waits for the disk of its server.
    pub disk_waits: bool,
    match_here: MatchHere,
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
struct MatchHere {
    /// For each viewer the whole match, with all feed items that were passed on to the table.
    wholes: BTreeMap<Viewer, FeedItem>,
    /// The feed items that came since.
    coming: VecDeque<(Viewer, FeedItem)>,
    /// Whether the match must be brought to the table again.
    anew: bool,
    /// How often a match was brought.
    brought: u64,
    /// The mark of the last match that was brought.
    mark: Option<Mark>,
}

/// What the window has to do after an event.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Then {
    /// Nothing.
    Nothing,
    /// The person is in the room, for the first time or again.
    Entered,
    /// A seat asks whether it may undo an action.
    UndoAsked(PlayerId),
    /// The answer to that: whether the action was undone.
    UndoAnswered(PlayerId, bool),
    /// A request was refused.
    Refused(Refusal),
    /// A seat is reminded that it is due.
    Reminded(PlayerId),
    /// A person holds something over the table.
    Aimed(Aim),
    /// A person says something.
    Said(MemberId, Saying),
    /// The whole record of the match that is over.
    Recorded(Box<FullRecord>),
    /// The connection has ended.
    Over,
}

impl Room {
    /// A room whose connection is being opened.
    pub(crate) const fn new(hosted: bool, target: Option<Target>, now: Duration) -> Self {
        Self {
            stands: Stands::Connecting,
            since: now,
            hosted,
            target,
            watch: false,
            opened: false,
            lobby: None,
            you: None,
            code: None,
            token: None,
            clock: None,
            away: BTreeMap::new(),
            undo: None,
            disk_waits: false,
            match_here: MatchHere {
                wholes: BTreeMap::new(),
                coming: VecDeque::new(),
                anew: false,
                brought: 0,
                mark: None,
            },
        }
    }

    /// Whether the person hosts the room.
    pub(crate) fn hosts(&self) -> bool {
        self.you.is_some() && self.lobby.as_ref().is_some_and(|lobby| lobby.host == self.you)
    }

    /// The seats of a member.
    pub(crate) fn seats_of(&self, member: MemberId) -> impl Iterator<Item = PlayerId> + '_ {
        let seats = self.lobby.iter().flat_map(|lobby| lobby.seats.iter().enumerate());
        let theirs = seats.filter(move |(_, seat)| seat.holder == Holder::Person(member));
        theirs.map(|(at, _)| PlayerId(at as u8))
    }

    /// The seats of this program's person.
    pub(crate) fn own_seats(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.you.into_iter().flat_map(|you| self.seats_of(you))
    }

    /// Whether the person is in the room, with a working connection.
    pub(crate) fn is_here(&self) -> bool {
        self.stands == Stands::Here
    }

    /// Whether a match is in progress.
    pub(crate) fn is_playing(&self) -> bool {
        self.lobby.as_ref().is_some_and(|lobby| lobby.playing)
    }

    /// Whether the table stays saved on this machine with its match when it is closed.
    pub(crate) fn is_kept(&self) -> bool {
        self.hosted && self.is_playing()
    }

    /// Whether the person has asked for a pause.
    pub(crate) fn wants_pause(&self) -> bool {
        let wanted = |lobby: &Lobby| self.you.is_some_and(|you| lobby.wants_pause.contains(&you));
        self.lobby.as_ref().is_some_and(wanted)
    }

    /// Whether the person has no seat, and one is free.
    pub(crate) fn looks_for_a_chair(&self) -> bool {
        let free = |lobby: &Lobby| lobby.seats.iter().any(|seat| seat.holder == Holder::Nobody);
        self.own_seats().next().is_none() && self.lobby.as_ref().is_some_and(free)
    }

    /// A seat of the room.
    pub(crate) fn seat(&self, seat: PlayerId) -> Option<&Seat> {
        self.lobby.as_ref()?.seats.get(seat.index())
    }

    /// The open question whether a seat may undo an action, if this program's person has to answer it: not about one
    /// of their own seats, and onlookers are not asked.
    pub(crate) fn undo_to_answer(&self) -> Option<(PlayerId, DecisionId)> {
        let (seat, decision) = self.undo?;
        let asked = self.own_seats().next().is_some() && self.own_seats().all(|own| own != seat);
        asked.then_some((seat, decision))
    }

    /// The name of a member.
    pub(crate) fn name(&self, member: MemberId) -> &str {
        let members = self.lobby.iter().flat_map(|lobby| &lobby.members);
        let mut named = members.filter(|there| there.id == member);
        named.next().map_or("?", |there| there.name.as_str())
    }

    /// Handles an event. Returns what the window has to do.
    pub(crate) fn take(&mut self, event: Event, now: Duration) -> Then {
        match event {
            Event::Entered { code, you, token } => {
                self.disk_waits = false;
                (self.code, self.you, self.token) = (Some(code), Some(you), Some(token));
                self.stand(Stands::Here, now);
                Then::Entered
            }
            // The lobby itself is compared in each frame.
            Event::Lobby => Then::Nothing,
            Event::Began { new } => {
                if new {
                    self.undo = None;
                    self.match_here.wholes.clear();
                    self.match_here.coming.clear();
                    self.clock = None;
                }
                Then::Nothing
            }
            Event::Item(viewer, item) => {
                self.match_here.take(viewer, *item);
                Then::Nothing
            }
            // The feed of a match says what the match refuses.
            Event::Answered(_, Ok(()) | Err(Refusal::Match(_))) => Then::Nothing,
            Event::Answered(_, Err(refusal)) => Then::Refused(refusal),
            Event::UndoAsked(seat, decision) => {
                self.undo = Some((seat, decision));
                Then::UndoAsked(seat)
            }
            Event::UndoAnswered(seat, done) => {
                self.undo.take_if(|(asks, _)| *asks == seat);
                Then::UndoAnswered(seat, done)
            }
            Event::Clock(times) => {
                self.clock = Some((*times, now));
                Then::Nothing
            }
            Event::DiskWaits(waits) => {
                self.disk_waits = waits;
                Then::Nothing
            }
            Event::Reminded(seat) => Then::Reminded(seat),
            Event::Aimed(aim) => Then::Aimed(aim),
            Event::Said(who, saying) => Then::Said(who, saying),
            Event::Recorded(record) => Then::Recorded(record),
            Event::Lost(why) => {
                // If the question is still open when the person is back, it is asked again.
                self.undo = None;
                // Before the person has entered the room, this is one more try of the first connection.
                if self.lobby.is_some() && !matches!(self.stands, Stands::Lost { .. }) {
                    self.stand(Stands::Lost { since: now, why }, now);
                }
                Then::Nothing
            }
            Event::Over(ended) => {
                self.undo = None;
                self.stand(Stands::Over(ended), now);
                Then::Over
            }
        }
    }

    fn stand(&mut self, stands: Stands, now: Duration) {
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
    pub(super) fn bring(&mut self) -> Option<BringMatch> {
        let viewers = self.viewers();
        let code = self.code?;
        self.match_here.bring(&viewers, code)
    }

    /// Passes on the feed items that have come to the table that shows this match.
    pub(super) fn pass_on(&mut self, mark: Mark, remote: &mut RemoteMatch) {
        if self.match_here.mark == Some(mark) {
            self.match_here.pass_on(remote);
        }
    }

    /// Whether the table shows the match of this room.
    pub(crate) fn is_at_table(&self, mark: Mark) -> bool {
        self.match_here.mark == Some(mark)
    }

    /// The colours of the seats.
    pub(super) fn colours(&self) -> SeatColours {
        let taken: Vec<u8> = self
            .lobby
            .iter()
            .flat_map(|lobby| lobby.seats.iter().map(|seat| seat.colour))
            .collect();
        let free = (0..MAX_PLAYERS as u8).filter(|colour| !taken.contains(colour));
        let mut colours = SeatColours::default();
        let all = taken.iter().copied().chain(free);
        colours.0.iter_mut().zip(all).for_each(|(to, colour)| *to = colour);
        colours
    }
}

impl MatchHere {
    fn take(&mut self, viewer: Viewer, item: FeedItem) {
        if matches!(item.told, Told::Whole { .. }) {
            self.coming.retain(|(other, _)| *other != viewer);
            self.wholes.insert(viewer, item);
            self.anew = true;
        } else {
            self.coming.push_back((viewer, item));
        }
    }

    fn bring(&mut self, viewers: &[Viewer], code: RoomCode) -> Option<BringMatch> {
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
        let mark = Mark::of(u64::from_le_bytes(number));
        self.mark = Some(mark);
        Some(BringMatch { feeds, mark })
    }

    fn pass_on(&mut self, remote: &mut RemoteMatch) {
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
        use net::protocol::settings::Settings;

        let code = RoomCode::of_random([1; 16]);
        let of = [(MemberId(1), "Ana"), (MemberId(2), "Bo")];
        let member = |(id, name): (MemberId, &str)| Member {
            id,
            name: name.to_owned(),
            here: true,
            ready: true,
        };
        let seat = |(at, (id, name)): (usize, (MemberId, &str))| Seat {
            holder: Holder::Person(id),
            name: name.to_owned(),
            colour: at as u8,
            face: 0,
            stand_in: None,
        };
        let mut lobby = Lobby {
            code,
            settings: Settings::of_game("stack", 2),
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
