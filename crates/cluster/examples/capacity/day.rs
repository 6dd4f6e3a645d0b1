//! Two days of a shard, match by match: how many rooms there are by the hour, what they write, and how far the file of
//! etcd grows between compactions. The first day fills it; the second one counts.

use std::collections::VecDeque;

use crate::assumed::Assumptions;
use crate::measured::{ENTRY_BYTES, FILE_BYTES_AN_APPEND, FRAME_OF_APPEND, GAMES};
use crate::queues::Agenda;
use crate::random::Random;

/// Rooms at the peak of the day that is played. All is then counted for each of them.
const ROOMS: usize = 1_000;
const HOUR: f64 = 3_600.0;
const DAY: f64 = 24.0 * HOUR;
/// When most people play.
const PEAK_AT: f64 = 20.0 * HOUR;
/// How often rooms open or close with the time of day.
const TICK: f64 = 60.0;

/// What a day is, for each room at the peak.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Day {
    /// The file of etcd at its largest, in bytes.
    pub file: f64,
    /// Acts in the day.
    pub acts: f64,
    /// Matches that end in the day.
    pub matches: f64,
    /// Matches of each game that end in the day.
    pub of_games: [f64; 4],
    /// Rooms on average over the day.
    pub mean_rooms: f64,
    /// Bytes of acts that are written but neither in etcd any more nor in a file. Not 0 is an error of the model.
    pub lost: f64,
}

#[derive(Clone, Copy, Debug)]
enum Event {
    Tick,
    Ends {
        game: usize,
        acts: f64,
        began: f64,
    },
    /// The next match is saved, or the room closed: the match before it leaves etcd.
    Leaves {
        bytes: f64,
    },
    Begins {
        game: usize,
    },
    Compacts,
}

struct World<'a> {
    assumptions: &'a Assumptions,
    agenda: Agenda<Event>,
    random: Random,
    open: usize,
    /// Matches being played: their games and when they began and end, to know what they have written so far.
    writing: f64,
    rate: f64,
    since: f64,
    /// Bytes of matches that are over and still there.
    over: f64,
    /// Bytes that were removed, and when.
    removed: VecDeque<(f64, f64)>,
    garbage: f64,
    day: Day,
    written: f64,
    left: f64,
}

/// How far the file of etcd grows for an entry of a log.
pub fn entry_in_file() -> f64 {
    FILE_BYTES_AN_APPEND - FRAME_OF_APPEND + ENTRY_BYTES
}

/// The part of the rooms at the peak that there are at this time.
fn curve(at: f64, night: f64) -> f64 {
    let swing = (std::f64::consts::TAU * (at - PEAK_AT) / DAY).cos();
    night + (1.0 - night) * (1.0 + swing) / 2.0
}

/// Plays two days.
pub fn play(assumptions: &Assumptions, seed: u64) -> Day {
    let mut world = World {
        assumptions,
        agenda: Agenda::default(),
        random: Random::new(seed),
        open: 0,
        writing: 0.0,
        rate: 0.0,
        since: 0.0,
        over: 0.0,
        removed: VecDeque::new(),
        garbage: 0.0,
        day: Day::default(),
        written: 0.0,
        left: 0.0,
    };
    world.agenda.after(0.0, Event::Tick);
    world.agenda.after(0.0, Event::Compacts);
    while let Some(event) = world.agenda.next() {
        if world.agenda.now() > 2.0 * DAY {
            break;
        }
        world.happens(event);
    }
    let rooms = ROOMS as f64;
    let there = world.writing + world.over + world.garbage;
    let mut day = world.day;
    day.lost = (world.written - world.left - there) / rooms;
    day.file /= rooms;
    day.acts /= rooms;
    day.matches /= rooms;
    day.mean_rooms /= rooms;
    day.of_games = day.of_games.map(|matches| matches / rooms);
    day
}

impl World<'_> {
    /// Brings what matches have written up to now.
    fn writes(&mut self) {
        let now = self.agenda.now();
        let bytes = self.rate * (now - self.since);
        self.writing += bytes;
        self.written += bytes;
        self.since = now;
    }

    fn counts(&self) -> bool {
        self.agenda.now() >= DAY
    }

    fn game(&mut self) -> usize {
        let shares = GAMES.map(|game| self.assumptions.of(&format!("share-{}", game.game)));
        let mut at = self.random.share() * shares.iter().sum::<f64>();
        for (game, share) in shares.into_iter().enumerate() {
            if at < share {
                return game;
            }
            at -= share;
        }
        0
    }

    fn happens(&mut self, event: Event) {
        self.writes();
        let now = self.agenda.now();
        match event {
            Event::Tick => {
                let wanted = (ROOMS as f64 * curve(now, self.assumptions.of("night"))) as usize;
                while self.open < wanted {
                    self.open += 1;
                    let game = self.game();
                    let wait = self.random.share() * TICK;
                    self.agenda.after(wait, Event::Begins { game });
                }
                if self.counts() {
                    self.day.mean_rooms += self.open as f64 * TICK / DAY;
                }
                self.agenda.after(TICK, Event::Tick);
            }
            Event::Begins { game } => {
                let acts = GAMES[game].acts * (0.5 + self.random.share());
                self.rate += entry_in_file() / GAMES[game].pace_s();
                self.agenda
                    .after(acts * GAMES[game].pace_s(), Event::Ends { game, acts, began: now });
            }
            Event::Ends { game, acts, began } => {
                self.rate -= entry_in_file() / GAMES[game].pace_s();
                let log = entry_in_file() * (now - began) / GAMES[game].pace_s();
                self.writing -= log;
                // The room is saved when the match begins and when it is over, in place of what was there.
                let bytes = log + 2.0 * self.assumptions.of("room-bytes");
                self.written += bytes - log;
                self.over += bytes;
                let pause = self.random.exponential(self.assumptions.of("pause-min") * 60.0);
                self.agenda.after(pause, Event::Leaves { bytes });
                let wanted = (ROOMS as f64 * curve(now, self.assumptions.of("night"))) as usize;
                if self.open > wanted {
                    self.open -= 1;
                } else {
                    self.agenda.after(pause, Event::Begins { game });
                }
                if self.counts() {
                    self.day.acts += acts;
                    self.day.matches += 1.0;
                    self.day.of_games[game] += 1.0;
                }
            }
            Event::Leaves { bytes } => {
                self.over -= bytes;
                self.garbage += bytes;
                self.removed.push_back((now, bytes));
            }
            Event::Compacts => {
                let keeps = self.assumptions.of("compaction-min") * 60.0;
                while let Some((at, bytes)) = self.removed.front().copied().filter(|(at, _)| now - at >= keeps) {
                    debug_assert!(at <= now);
                    self.removed.pop_front();
                    self.garbage -= bytes;
                    self.left += bytes;
                }
                self.agenda.after(keeps, Event::Compacts);
            }
        }
        // What is free is used again, and the file never shrinks.
        self.day.file = self.day.file.max(self.writing + self.over + self.garbage);
    }
}
