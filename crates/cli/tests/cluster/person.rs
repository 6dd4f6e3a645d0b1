//! A program that plays a seat over a connection of its own.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use client::runner::Client;
use client::state::State;
use client::trust::Trust;
use host::request::{ActionRequest, DecisionId, SeatRequest};
use host::view::MatchView;
use net::protocol::client_message::RoomRequest;
use net::protocol::lobby::SeatHolder;
use net::protocol::refusal::RoomRefusal;
use net::session::{Ended, Event, Goal};
use net::target::Target;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::rng::{RulesRng, Stream, stream};

use crate::rooms::{Act, Room, Seen, Stall};

/// How long it waits for something to happen.
const WAITS: Duration = Duration::from_millis(20);

/// A longer wait for an answer is noted.
const STALLS: Duration = Duration::from_secs(1);

/// A program that plays.
pub struct Person {
    address: Target,
    goal: Goal,
    name: String,
    pace: Duration,
    level: Level,
    client: Client,
    rng: RulesRng,
    views: BTreeMap<SeatId, MatchView>,
    answered: BTreeMap<SeatId, DecisionId>,
    asked: Option<Asked>,
    next: Instant,
}

/// A request without an answer.
struct Asked {
    request: RoomRequest,
    at: Instant,
}

impl Person {
    pub fn new(address: &str, goal: Goal, number: u32, pace: Duration, level: Level) -> Self {
        let address: Target = address.parse().expect("an address");
        let name = format!("Bot {number}");
        Self {
            client: start(&address, &goal, &name),
            address,
            goal,
            name,
            pace,
            level,
            rng: stream(u64::from(number), Stream::Agents),
            views: BTreeMap::new(),
            answered: BTreeMap::new(),
            asked: None,
            next: Instant::now(),
        }
    }

    /// Whether each request has an answer.
    pub const fn is_answered(&self) -> bool {
        self.asked.is_none()
    }

    pub fn state(&self) -> State {
        self.client.state()
    }

    /// Asks for something without noting it.
    pub fn ask(&self, request: RoomRequest) {
        self.client.ask(request);
    }

    /// Takes what has happened, and asks for the next thing when it is time.
    pub fn step(&mut self, room: &mut Room, ending: bool) {
        let mut waits = WAITS;
        while let Some(event) = self.client.wait(waits) {
            self.take(event, room, ending);
            waits = Duration::ZERO;
        }
        if self.asked.is_some() || Instant::now() < self.next {
            return;
        }
        if let Some(request) = self.in_lobby(room).or_else(|| self.in_match()) {
            self.next = Instant::now() + self.pace;
            self.asked = Some(Asked {
                request: request.clone(),
                at: Instant::now(),
            });
            self.client.ask(request);
        }
    }

    fn take(&mut self, event: Event, room: &mut Room, ending: bool) {
        match event {
            Event::Entered { code, .. } => room.code = Some(code),
            Event::Item(viewer, item) => {
                if let Some(seal) = item.seal {
                    room.seen.push(Seen {
                        viewer,
                        at: Instant::now(),
                        entries: seal.entries,
                        seal: Some(seal),
                    });
                }
                if let Viewer::Player(seat) = viewer {
                    self.views.insert(seat, (*item.view).clone());
                }
            }
            Event::Answered(_, answer) => {
                if let Some(asked) = self.asked.take() {
                    let (from, until) = (asked.at, Instant::now());
                    room.longest = room.longest.max(until - from);
                    if until - from > STALLS {
                        let named = self.address.to_string();
                        room.stalls.push(Stall { named, from, until });
                    }
                    self.note(asked, answer, room);
                }
            }
            Event::DiskWaits(true) => room.waits += 1,
            // Etcd holds an election: whoever has no room yet asks again.
            Event::Over(Ended::Refused(RoomRefusal::DiskFull)) if !self.state().here && !ending => {
                self.client = start(&self.address, &self.goal, &self.name);
            }
            Event::Over(why) => panic!("room {} is over: {why:?}, {:?}", room.number, room.code),
            _ => {}
        }
    }

    /// Notes an answer.
    fn note(&mut self, asked: Asked, answer: Result<(), RoomRefusal>, room: &mut Room) {
        let RoomRequest::Ask(ask) = asked.request else { return };
        let act = |act: &ActionRequest, answered| Act {
            seat: act.seat,
            action: act.action.clone(),
            asked: asked.at,
            answered,
        };
        match answer {
            Ok(()) => {
                self.answered.insert(ask.seat(), ask.decision());
                if let SeatRequest::Act(done) = ask {
                    room.acknowledged.push(act(&done, Some(Instant::now())));
                }
            }
            Err(refusal) => {
                *room.refused.entry(format!("{refusal:?}")).or_default() += 1;
                // It was asked for again after a lost connection: it may have been done by a server that is gone since,
                // without anybody hearing it. Refused as too late, it certainly needs no further try.
                if let SeatRequest::Act(late) = ask {
                    if matches!(refusal, RoomRefusal::Match(_)) {
                        self.answered.insert(late.seat, late.decision);
                    }
                    room.open.push(act(&late, None));
                }
            }
        }
    }

    /// The next step before the match, or `None` once it is on.
    fn in_lobby(&self, room: &mut Room) -> Option<RoomRequest> {
        let state = self.state();
        let lobby = state.lobby?;
        room.over |= lobby.results.is_some();
        if lobby.playing || room.over || !state.here {
            return None;
        }
        let you = lobby.members.iter().find(|member| Some(member.id) == state.you)?;
        if !lobby.seats.iter().any(|seat| seat.holder == SeatHolder::Person(you.id)) {
            let free = lobby.seats.iter().position(|seat| seat.holder == SeatHolder::Nobody)?;
            return Some(RoomRequest::Sit {
                seat: SeatId(free as u8),
                name: String::new(),
                colour: lobby.seats[free].colour,
                face: 0,
            });
        }
        if !you.ready {
            return Some(RoomRequest::Ready(true));
        }
        let all_ready = lobby.seats.iter().all(|seat| seat.holder != SeatHolder::Nobody)
            && lobby.members.iter().all(|member| member.ready);
        (lobby.host == Some(you.id) && all_ready).then_some(RoomRequest::Start)
    }

    fn in_match(&mut self) -> Option<RoomRequest> {
        let Self {
            views,
            answered,
            rng,
            level,
            ..
        } = self;
        let due = views.iter().filter_map(|(seat, view)| {
            let ask = view.computer_request(*seat, *level, rng)?;
            (answered.get(seat) != Some(&ask.decision())).then_some(ask)
        });
        due.min_by_key(SeatRequest::decision).map(RoomRequest::Ask)
    }
}

fn start(address: &Target, goal: &Goal, name: &str) -> Client {
    Client::start(address.clone(), Trust::System, goal.clone(), name.to_owned()).expect("a client")
}
