//! A room in which two programs play, each with a connection and a seat of its own, and note what they did and saw.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use games::catalog::{self, AnyAction};
use net::protocol::code::RoomCode;
use net::protocol::settings::RoomSettings;
use net::session::Goal;
use records::seal::Seal;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};

use crate::person::Person;

/// The usual time between two actions of a person.
pub const PACE: Duration = Duration::from_millis(120);
/// After the faults, each room has to go on within this time.
const GOES_ON: Duration = Duration::from_secs(60);

/// An action that was asked for.
#[derive(Clone, Debug)]
pub struct Act {
    pub seat: SeatId,
    pub action: AnyAction,
    pub asked: Instant,
    /// When the server said that it is done; `None` if nobody ever said so.
    pub answered: Option<Instant>,
}

/// What somebody was shown.
#[derive(Clone, Debug)]
pub struct Seen {
    pub viewer: Viewer,
    pub at: Instant,
    /// How many entries the record had.
    pub entries: u32,
    pub seal: Option<Seal>,
}

/// A request whose answer took long.
#[derive(Clone, Debug)]
pub struct Stall {
    /// The address that the person named who asked.
    pub named: String,
    pub from: Instant,
    pub until: Instant,
}

/// What became of a room.
#[derive(Debug, Default)]
pub struct Room {
    pub number: u32,
    pub game: &'static str,
    pub code: Option<RoomCode>,
    /// The actions that the server has said are done, in this order.
    pub acknowledged: Vec<Act>,
    /// Those that were asked for and neither done nor refused, as far as anybody said.
    pub open: Vec<Act>,
    /// Why requests were refused, and how often.
    pub refused: BTreeMap<String, u32>,
    /// The longest time from a request to its answer.
    pub longest: Duration,
    pub stalls: Vec<Stall>,
    pub connections: u32,
    /// How often people were told that the table waits.
    pub waits: u32,
    /// Whether the match was over before the time was.
    pub over: bool,
    pub seen: Vec<Seen>,
}

/// Opens a room, and plays in it until the time is over and the last request is answered. `pace` lies between two actions
/// of a person. Each person names one of these addresses.
pub fn play(addresses: &[String], number: u32, pace: Duration, ends: &AtomicBool) -> Room {
    let named = |person: usize| &addresses[(number as usize + person) % addresses.len()];
    let game = catalog::NAMES[number as usize % catalog::NAMES.len()];
    let mut room = Room {
        number,
        game,
        ..Room::default()
    };
    let settings = RoomSettings {
        // Only people act, so each action in the log is one of theirs.
        stands_in: false,
        ..RoomSettings::of_game(game, 2)
    };
    let opens = Goal::Open(Box::new(settings));
    let mut people = vec![Person::new(named(0), opens, 2 * number, pace, Level::Random)];
    let mut ended: Option<Instant> = None;
    // The number of actions when the time was over: after that, one more shows that the room goes on.
    let mut then = 0;
    loop {
        if ends.load(Ordering::Relaxed) && ended.is_none() {
            (ended, then) = (Some(Instant::now()), room.acknowledged.len());
        }
        let ending = ended.is_some();
        if let Some(ended) = ended {
            let goes_on = room.over || room.acknowledged.len() > then;
            if goes_on && people.iter().all(Person::is_answered) {
                break;
            }
            let states: Vec<_> = people.iter().map(Person::state).collect();
            assert!(
                ended.elapsed() < GOES_ON,
                "room {number} does not go on: {:?} {:?} {states:?}",
                room.code,
                room.refused
            );
        }
        for person in &mut people {
            person.step(&mut room, ending);
        }
        if let (Some(code), 1) = (room.code, people.len()) {
            people.push(Person::new(
                named(1),
                Goal::Join(code),
                2 * number + 1,
                pace,
                Level::Random,
            ));
        }
        room.connections = people.iter().map(|person| person.state().connections).sum();
    }
    room
}
