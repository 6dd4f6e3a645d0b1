//! A room in which a program plays all seats, and notes what the server has acknowledged.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use client::runner::Client;
use client::trust::Trust;
use games::catalog::{self, AnyAction};
use host::request::{DecisionId, SeatRequest};
use host::view::MatchView;
use net::protocol::client_message::RoomRequest;
use net::protocol::code::RoomCode;
use net::protocol::lobby::SeatHolder;
use net::protocol::refusal::RoomRefusal;
use net::protocol::settings::RoomSettings;
use net::session::{Ended, Event, Goal};
use net::target::Target;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::rng::{Stream, stream};

/// Between two actions.
const PACE: Duration = Duration::from_millis(120);
/// After the faults, each room has to go on within this time.
const GOES_ON: Duration = Duration::from_secs(60);

/// What became of a room.
#[derive(Debug, Default)]
pub struct Room {
    pub number: u32,
    pub game: &'static str,
    pub code: Option<RoomCode>,
    /// The actions that the server has said are done, in this order.
    pub acknowledged: Vec<(SeatId, AnyAction)>,
    /// Those that were asked for and neither done nor refused, as far as anybody said.
    pub open: Vec<(SeatId, AnyAction)>,
    /// Why requests were refused, and how often.
    pub refused: BTreeMap<String, u32>,
    /// The longest time from a request to its answer.
    pub longest: Duration,
    pub connections: u32,
    /// Whether the match was over before the time was.
    pub over: bool,
    /// The position in the log after the last item that came.
    pub seen: u32,
}

/// A request without an answer.
struct Asked {
    request: RoomRequest,
    at: Instant,
}

/// Opens a room, and plays in it until the time is over and the last request is answered.
pub fn play(address: &str, number: u32, ends: &AtomicBool) -> Room {
    let game = catalog::NAMES[number as usize % catalog::NAMES.len()];
    let mut room = Room {
        number,
        game,
        ..Room::default()
    };
    let mut rng = stream(u64::from(number), Stream::Agents);
    let target: Target = address.parse().expect("an address");
    let goal = Goal::Open(Box::new(RoomSettings::of_game(game, 2)));
    let start = || {
        let name = format!("Bot {number}");
        Client::start(target.clone(), Trust::System, goal.clone(), name).expect("a client")
    };
    let mut client = start();
    let mut views: BTreeMap<SeatId, MatchView> = BTreeMap::new();
    let mut answered: BTreeMap<SeatId, DecisionId> = BTreeMap::new();
    let (mut asked, mut next): (Option<Asked>, Instant) = (None, Instant::now());
    let mut ended: Option<Instant> = None;
    // The number of actions when the time was over: after that, one more shows that the room goes on.
    let mut then = 0;
    loop {
        if ends.load(Ordering::Relaxed) && ended.is_none() {
            (ended, then) = (Some(Instant::now()), room.acknowledged.len());
        }
        if let Some(ended) = ended {
            let goes_on = room.over || room.acknowledged.len() > then;
            if goes_on && asked.is_none() {
                break;
            }
            assert!(
                ended.elapsed() < GOES_ON,
                "room {number} does not go on: {room:?} {:?}",
                client.state()
            );
        }
        let event = client.wait(Duration::from_millis(20));
        match event {
            Some(Event::Entered { code, .. }) => room.code = Some(code),
            Some(Event::Item(Viewer::Player(seat), item)) => {
                room.seen = room.seen.max(item.position);
                views.insert(seat, (*item.view).clone());
            }
            Some(Event::Answered(_, answer)) => {
                if let Some(Asked { request, at }) = asked.take() {
                    room.longest = room.longest.max(at.elapsed());
                    note(&mut room, &mut answered, request, answer);
                }
            }
            // Etcd holds an election: whoever has no room yet asks again.
            Some(Event::Over(Ended::Refused(RoomRefusal::DiskFull))) if room.code.is_none() && ended.is_none() => {
                client = start();
            }
            Some(Event::Over(why)) => panic!("room {number} is over: {why:?}, {room:?}"),
            Some(_) | None => {}
        }
        room.connections = client.state().connections;
        if asked.is_some() || Instant::now() < next {
            continue;
        }
        let request = in_lobby(&client, &mut room).or_else(|| {
            let due = views.iter().filter_map(|(seat, view)| {
                let ask = view.computer_request(*seat, Level::Random, &mut rng)?;
                (answered.get(seat) != Some(&ask.decision())).then_some(ask)
            });
            due.min_by_key(SeatRequest::decision).map(RoomRequest::Ask)
        });
        if let Some(request) = request {
            next = Instant::now() + PACE;
            asked = Some(Asked {
                request: request.clone(),
                at: Instant::now(),
            });
            client.ask(request);
        }
    }
    room
}

/// Notes an answer.
fn note(
    room: &mut Room,
    answered: &mut BTreeMap<SeatId, DecisionId>,
    request: RoomRequest,
    answer: Result<(), RoomRefusal>,
) {
    let RoomRequest::Ask(ask) = request else { return };
    match answer {
        Ok(()) => {
            answered.insert(ask.seat(), ask.decision());
            if let SeatRequest::Act(act) = ask {
                room.acknowledged.push((act.seat, act.action));
            }
        }
        Err(refusal) => {
            *room.refused.entry(format!("{refusal:?}")).or_default() += 1;
            // Refused as too late: it may have been done by a server that is gone since, without anybody hearing it.
            if let (SeatRequest::Act(act), RoomRefusal::Match(_)) = (ask, refusal) {
                answered.insert(act.seat, act.decision);
                room.open.push((act.seat, act.action));
            }
        }
    }
}

/// The next step before the match, or `None` once it is on.
fn in_lobby(client: &Client, room: &mut Room) -> Option<RoomRequest> {
    let state = client.state();
    let lobby = state.lobby?;
    room.over |= lobby.results.is_some();
    if lobby.playing || room.over || !state.here {
        return None;
    }
    let you = lobby.members.iter().find(|member| Some(member.id) == state.you)?;
    let free = lobby.seats.iter().position(|seat| seat.holder == SeatHolder::Nobody);
    match free {
        Some(seat) => Some(RoomRequest::Sit {
            seat: SeatId(seat as u8),
            name: String::new(),
            colour: lobby.seats[seat].colour,
            face: 0,
        }),
        None if !you.ready => Some(RoomRequest::Ready(true)),
        None => Some(RoomRequest::Start),
    }
}
