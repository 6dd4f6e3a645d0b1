//! People at tables whose play is begun and stopped by the test, so that it knows what etcd has at a moment.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use client::runner::Client;
use client::trust::Trust;
use games::catalog;
use host::request::{DecisionId, SeatRequest};
use host::view::MatchView;
use net::protocol::client_message::RoomRequest;
use net::protocol::code::RoomCode;
use net::protocol::lobby::SeatHolder;
use net::protocol::refusal::RoomRefusal;
use net::protocol::settings::RoomSettings;
use net::session::{Ended, Event, Goal};
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::rng::{RulesRng, Stream, stream};

/// Between two actions at a table.
const PACE: Duration = Duration::from_millis(60);

/// Somebody who plays all seats of a table.
pub struct Seated {
    number: u32,
    address: String,
    client: Client,
    rng: RulesRng,
    views: BTreeMap<SeatId, MatchView>,
    answered: BTreeMap<SeatId, DecisionId>,
    asked: Option<RoomRequest>,
    next: Instant,
    pub code: Option<RoomCode>,
    /// How many actions the server has said are done.
    pub acknowledged: usize,
    /// The position in the log after the last item.
    pub seen: u32,
    /// How often the feeds began anew after the first time.
    pub anew: u32,
    begun: bool,
    pub over: bool,
}

impl Seated {
    /// Opens a table of the game of this number.
    pub fn open(address: &str, number: u32) -> Self {
        Self {
            number,
            address: address.to_owned(),
            client: start(address, number),
            rng: stream(u64::from(number), Stream::Agents),
            views: BTreeMap::new(),
            answered: BTreeMap::new(),
            asked: None,
            next: Instant::now(),
            code: None,
            acknowledged: 0,
            seen: 0,
            anew: 0,
            begun: false,
            over: false,
        }
    }

    /// Whether nothing is asked for that has no answer yet.
    pub const fn is_idle(&self) -> bool {
        self.asked.is_none()
    }

    /// Whether it is connected and in the room.
    pub fn is_here(&self) -> bool {
        self.client.state().here
    }

    /// Takes what comes, and acts if it plays.
    fn step(&mut self, plays: bool) {
        let event = self.client.wait(Duration::from_millis(5));
        match event {
            Some(Event::Entered { code, .. }) => self.code = Some(code),
            Some(Event::Began { new: true }) => {
                self.anew += u32::from(self.begun);
                self.begun = true;
                self.seen = 0;
                self.views.clear();
                self.answered.clear();
            }
            Some(Event::Item(Viewer::Player(seat), item)) => {
                self.seen = self.seen.max(item.position);
                self.views.insert(seat, (*item.view).clone());
            }
            Some(Event::Answered(_, answer)) => self.heard(answer),
            // Etcd holds an election: whoever has no room yet asks again.
            Some(Event::Over(Ended::Refused(RoomRefusal::DiskFull))) if self.code.is_none() => {
                self.client = start(&self.address, self.number);
            }
            Some(Event::Over(why)) => panic!("table {} is over: {why:?}", self.number),
            Some(_) | None => {}
        }
        if !plays || self.asked.is_some() || Instant::now() < self.next {
            return;
        }
        let request = self.in_lobby().or_else(|| {
            let due = self.views.iter().filter_map(|(seat, view)| {
                let ask = view.computer_request(*seat, Level::Random, &mut self.rng)?;
                (self.answered.get(seat) != Some(&ask.decision())).then_some(ask)
            });
            due.min_by_key(SeatRequest::decision).map(RoomRequest::Ask)
        });
        if let Some(request) = request {
            self.next = Instant::now() + PACE;
            self.asked = Some(request.clone());
            self.client.ask(request);
        }
    }

    fn heard(&mut self, answer: Result<(), RoomRefusal>) {
        let Some(RoomRequest::Ask(ask)) = self.asked.take() else {
            return;
        };
        if answer.is_ok() || matches!(answer, Err(RoomRefusal::Match(_))) {
            self.answered.insert(ask.seat(), ask.decision());
        }
        self.acknowledged += usize::from(answer.is_ok() && matches!(ask, SeatRequest::Act(_)));
    }

    /// The next step before the match, or `None` once it is on.
    fn in_lobby(&mut self) -> Option<RoomRequest> {
        let state = self.client.state();
        let lobby = state.lobby?;
        self.over |= lobby.results.is_some();
        if lobby.playing || self.over || !state.here {
            return None;
        }
        let you = lobby.members.iter().find(|member| Some(member.id) == state.you)?;
        let free = lobby.seats.iter().position(|seat| seat.holder == SeatHolder::Nobody);
        Some(match free {
            Some(seat) => RoomRequest::Sit {
                seat: SeatId(seat as u8),
                name: String::new(),
                colour: lobby.seats[seat].colour,
                face: 0,
            },
            None if !you.ready => RoomRequest::Ready(true),
            None => RoomRequest::Start,
        })
    }
}

fn start(address: &str, number: u32) -> Client {
    let game = catalog::NAMES[number as usize % catalog::NAMES.len()];
    let goal = Goal::Open(Box::new(RoomSettings::of_game(game, 2)));
    let target: net::target::Target = address.parse().expect("an address");
    Client::start(target, Trust::System, goal, format!("Person {number}")).expect("a client")
}

/// Lets all of them take what comes, and play or not, until this holds for each.
pub fn run(all: &mut [Seated], plays: bool, what: &str, within: Duration, holds: impl Fn(&Seated) -> bool) {
    let began = Instant::now();
    while !all.iter().all(&holds) {
        for one in all.iter_mut() {
            one.step(plays);
        }
        assert!(
            began.elapsed() < within,
            "{what}: not within {within:?}; seen {:?}, acknowledged {:?}, anew {:?}",
            all.iter().map(|one| one.seen).collect::<Vec<_>>(),
            all.iter().map(|one| one.acknowledged).collect::<Vec<_>>(),
            all.iter().map(|one| one.anew).collect::<Vec<_>>(),
        );
    }
}

/// Lets all of them play so many more actions, or to the end of their match, and then wait for their answers.
pub fn play_on(all: &mut [Seated], actions: usize, what: &str, within: Duration) {
    let wanted: Vec<usize> = all.iter().map(|one| one.acknowledged + actions).collect();
    let wanted: BTreeMap<u32, usize> = all.iter().map(|one| one.number).zip(wanted).collect();
    run(all, true, what, within, |one| {
        one.over || one.acknowledged >= wanted[&one.number]
    });
    run(all, false, what, within, Seated::is_idle);
}
