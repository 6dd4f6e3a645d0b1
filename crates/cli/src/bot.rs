//! `tumbletop bot`: a program plays seats of a room, over the network.

use std::collections::{BTreeMap, VecDeque};
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::error::{CliError, Failure, UsageError};
use crate::localizer::CliLocalizer;
use crate::match_args::{Setting, check_levels, game_help, options_of, seed_or_any};
use crate::numbers::{seconds, whole};
use crate::simulate::print_json;
use client::pem::fingerprints_of;
use client::runner::Client;
use client::state::Way;
use client::trust::Trust;
use games::catalog::AnyGame;
use messages::texts::cli as words;
use net::destination::Destination;
use net::protocol::client_message::RoomRequest;
use net::protocol::code::RoomCode;
use net::protocol::lobby::{Lobby, SeatHolder};
use net::protocol::server_message::FullRecord;
use net::protocol::settings::RoomSettings;
use net::session::{Ended, Event, Goal};
use records::record::Record;
use rules::ai::level::Level;
use rules::game::Scores;
use rules::ids::{MAX_SEATS, SeatId, Viewer};
use rules::rng::{RulesRng, Stream, stream};
use system::output;

/// How long the first connection may take.
const FIRST_CONNECTION: Duration = Duration::from_secs(15);

/// How often the bot looks around without an event.
const LOOK_AROUND: Duration = Duration::from_millis(500);

/// The arguments of `bot`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The address of the server.
    address: String,
    /// The code of the room, or `new`.
    code: String,
    #[arg(long, help = game_help())]
    game: Option<String>,
    /// The level of the computer player.
    #[arg(long, default_value = "normal")]
    level: Level,
    /// How many seats the bot plays; in a new room: how many there are.
    #[arg(long, value_parser = whole::<1, { MAX_SEATS as u64 }, u8>)]
    seats: Option<u8>,
    /// How many seats of a new room are left open for others.
    #[arg(long, default_value_t = 0, value_parser = whole::<0, { MAX_SEATS as u64 }, u8>)]
    open: u8,
    /// Sets an option of the game; `tumbletop rules GAME` lists them.
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<Setting>,
    /// Watches and plays no seat.
    #[arg(long, conflicts_with_all = ["game", "seats", "open", "set"])]
    watch: bool,
    /// How many seconds it takes for each action.
    #[arg(long, value_name = "S", default_value = "0.3", value_parser = seconds::<60>)]
    pace: Duration,
    /// The name it uses.
    #[arg(long, default_value = "Bot")]
    name: String,
    /// Trusts the certificate with this SHA-256 fingerprint, or those in this file instead of the system's.
    #[arg(long, value_name = "FILE|FINGERPRINT")]
    trust: Option<String>,
    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
}

/// What `--json` prints.
#[derive(Clone, Debug, Serialize)]
struct Report {
    code: String,
    game: String,
    finished: bool,
    scores: Vec<i32>,
    /// The scores of the last view it received.
    seen: Vec<i32>,
    items: u64,
    reconnects: u32,
    /// How long the room took to answer.
    answers: AnswerTimes,
    /// The ways to a table in another home, in the order in which they were taken.
    ways: Vec<&'static str>,
    final_hash: String,
}

/// How long a room took to answer the bot's actions, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
struct AnswerTimes {
    count: usize,
    p50: f64,
    p99: f64,
    most: f64,
}

impl AnswerTimes {
    fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |share: f64| {
            let place = (times.len() as f64 * share).ceil() as usize;
            let time = times.get(place.saturating_sub(1)).copied().unwrap_or_default();
            (time.as_secs_f64() * 1e4).round() / 10.0
        };
        Self {
            count: times.len(),
            p50: at(0.5),
            p99: at(0.99),
            most: at(1.0),
        }
    }
}

impl Args {
    fn goal(&self) -> Result<Goal, CliError> {
        if self.code != "new" {
            let code: RoomCode = self.code.parse().map_err(|_| UsageError::Code(self.code.clone()))?;
            return Ok(Goal::Join(code));
        }
        let game = self.game.as_deref().ok_or(UsageError::NewWithoutGame)?;
        let options = options_of(game)?;
        check_levels(&options, [self.level])?;
        let seats = self.seats.unwrap_or(options.players().0 as u8);
        if self.open >= seats {
            return Err(UsageError::NoSeatLeft.into());
        }
        let options = self
            .set
            .iter()
            .map(|Setting { key, value }| (key.clone(), value.clone()));
        let settings = RoomSettings {
            options: options.collect(),
            ..RoomSettings::of_game(game, seats)
        };
        settings.checked().map_err(Failure::Refused)?;
        Ok(Goal::Open(Box::new(settings)))
    }
}

/// A bot in its room.
struct Bot<'a> {
    client: Client,
    args: &'a Args,
    rng: RulesRng,
    lobby: Option<Lobby>,
    started: bool,
    items: u64,
    seen: Option<Scores>,
    entered: Option<RoomCode>,
    began: Instant,
    /// What each seat will ask for, and when.
    soon: BTreeMap<SeatId, (Instant, RoomRequest)>,
    /// When the actions were asked for that are not answered yet.
    asked: VecDeque<Instant>,
    answered: Vec<Duration>,
    ways: Vec<&'static str>,
}

/// What to trust: the given fingerprint, the given file if it can be read, or else the system's certificates.
pub(crate) fn trust(written: Option<&str>) -> Result<Trust, String> {
    let Some(written) = written else {
        return Ok(Trust::System);
    };
    if let Ok(fingerprint) = written.parse() {
        return Ok(Trust::Pinned(fingerprint));
    }
    fingerprints_of(written.as_ref()).map(|_| Trust::File(written.into()))
}

/// Runs the command.
///
/// # Errors
/// [`CliError`] for wrong arguments, or if the server refuses the bot or ends the connection.
pub fn run(args: &Args, localizer: &CliLocalizer) -> Result<(), CliError> {
    let target: Destination = args
        .address
        .parse()
        .map_err(|_| UsageError::Address(args.address.clone()))?;
    let goal = args.goal()?;
    let trust =
        trust(args.trust.as_deref()).map_err(|why| Failure::NoConnection(format!("{}: {why}", args.address)))?;
    let client = Client::start(target, trust, goal, args.name.clone());
    let mut bot = Bot {
        client: client.map_err(|error| Failure::NoConnection(format!("{}: {error}", args.address)))?,
        args,
        rng: stream(seed_or_any(None), Stream::Agents),
        lobby: None,
        started: false,
        items: 0,
        seen: None,
        entered: None,
        began: Instant::now(),
        soon: BTreeMap::new(),
        asked: VecDeque::new(),
        answered: Vec::new(),
        ways: Vec::new(),
    };
    let record = bot.play(localizer)?;
    bot.report(&record, localizer)
}

impl Bot<'_> {
    /// Plays until the match is over; returns its record.
    fn play(&mut self, localizer: &CliLocalizer) -> Result<FullRecord, CliError> {
        loop {
            let next = self.soon.values().map(|(at, _)| *at).min();
            let wait = next.map_or(LOOK_AROUND, |at| {
                at.saturating_duration_since(Instant::now()).min(LOOK_AROUND)
            });
            let event = self.client.wait(wait);
            self.note_way();
            self.ask_what_is_due();
            let Some(event) = event else {
                if self.entered.is_none() && self.began.elapsed() > FIRST_CONNECTION {
                    return Err(Failure::NoConnection(self.args.address.clone()).into());
                }
                continue;
            };
            match event {
                Event::Entered { code, .. } => {
                    if self.entered.replace(code).is_none() && self.args.code == "new" && !self.args.json {
                        localizer.print(&words::bot_room(code.to_string()))?;
                    } else if self.items == 0 && self.args.code == "new" {
                        output::complain(code);
                    }
                }
                Event::Lobby => self.look_at_lobby(),
                Event::Item(viewer, item) => {
                    self.items += 1;
                    self.seen = Some(item.view.scores);
                    if let Viewer::Player(seat) = viewer {
                        let ask = item.view.computer_request(seat, self.args.level, &mut self.rng);
                        // It thinks on about what it had to do already.
                        let since = self.soon.remove(&seat).map(|(at, _)| at);
                        let at = since.unwrap_or_else(|| Instant::now() + self.args.pace);
                        self.soon.extend(ask.map(|ask| (seat, (at, RoomRequest::Ask(ask)))));
                    }
                }
                Event::Answered(..) => {
                    if let Some(asked) = self.asked.pop_front().filter(|_| self.started) {
                        self.answered.push(asked.elapsed());
                    }
                }
                // The host may start another one.
                Event::NotDrawn(_) => self.look_at_lobby(),
                Event::UndoAsked(seat, decision) => self.ask(RoomRequest::AgreeUndo(seat, decision, true)),
                Event::Recorded(record) => return Ok(*record),
                Event::Over(Ended::Refused(refusal)) => return Err(Failure::Refused(refusal).into()),
                Event::Over(Ended::Closed(closing)) => return Err(Failure::Closed(closing).into()),
                Event::Over(Ended::Untrusted(untrusted)) => {
                    return Err(Failure::Untrusted(self.args.address.clone(), untrusted).into());
                }
                Event::Over(Ended::Malformed | Ended::NoAnswer | Ended::OutOfReach | Ended::Looked) => {
                    return Err(Failure::NoConnection(self.args.address.clone()).into());
                }
                _ => {}
            }
        }
    }

    /// Sends a request, and notes when.
    fn ask(&mut self, request: RoomRequest) {
        self.asked.push_back(Instant::now());
        self.client.ask(request);
    }

    fn ask_what_is_due(&mut self) {
        let now = Instant::now();
        while let Some((seat, _)) = self.soon.iter().find(|(_, (at, _))| *at <= now) {
            let seat = *seat;
            if let Some((_, request)) = self.soon.remove(&seat) {
                self.ask(request);
            }
        }
    }

    fn note_way(&mut self) {
        let way = match self.client.state().way {
            None => return,
            Some(Way::Direct) => "direct",
            Some(Way::Relayed) => "relayed",
        };
        if self.ways.last() != Some(&way) {
            self.ways.push(way);
        }
    }

    /// Takes the next step in the lobby: takes a seat, is ready, starts the match.
    fn look_at_lobby(&mut self) {
        let Some(lobby) = self.client.state().lobby else { return };
        if lobby.playing {
            self.started = true;
        } else if (self.started || self.args.watch) && lobby.results.is_some() {
            // A spectator may enter after the end of the match.
            if self.lobby.as_ref().is_none_or(|before| before.results.is_none()) {
                self.ask(RoomRequest::Record(0));
            }
            self.started = false;
        } else if !self.args.watch && !self.started && lobby.results.is_none() {
            self.take_seats(&lobby);
        }
        self.lobby = Some(lobby);
    }

    fn take_seats(&mut self, lobby: &Lobby) {
        let you = self.client.state().you;
        let mine = lobby.members.iter().find(|member| Some(member.id) == you);
        let Some(mine) = mine else { return };
        let theirs = |holder: SeatHolder| holder == SeatHolder::Person(mine.id);
        let held = lobby.seats.iter().filter(|seat| theirs(seat.holder)).count();
        let wanted = if self.args.code == "new" {
            lobby.seats.len() - usize::from(self.args.open)
        } else {
            self.args.seats.unwrap_or(1).into()
        };
        let free = lobby.seats.iter().position(|seat| seat.holder == SeatHolder::Nobody);
        match free {
            Some(seat) if held < wanted => self.ask(RoomRequest::Sit {
                seat: SeatId(seat as u8),
                name: String::new(),
                colour: lobby.seats[seat].colour,
                face: 0,
            }),
            _ if !mine.ready => self.ask(RoomRequest::Ready(true)),
            None if lobby.host == Some(mine.id) => {
                let seated = |id| lobby.seats.iter().any(|seat| seat.holder == SeatHolder::Person(id));
                if lobby.members.iter().all(|member| member.ready || !seated(member.id)) {
                    self.ask(RoomRequest::Start);
                }
            }
            Some(_) | None => {}
        }
    }

    fn report(&self, full: &FullRecord, localizer: &CliLocalizer) -> Result<(), CliError> {
        let record = Record::from_bytes(&full.record).map_err(Failure::Record)?;
        let reconnects = self.client.state().connections.saturating_sub(1);
        if !self.args.json {
            localizer.print(&words::bot_ended(self.items, reconnects))?;
            return Ok(());
        }
        let ended: AnyGame = record.replay(|_, _| {}).map_err(Failure::Replay)?;
        let results = self.lobby.as_ref().and_then(|lobby| lobby.results);
        let of_seats = |scores: Scores| scores.points[..record.seats.count()].to_vec();
        let report = Report {
            code: self.entered.map(|code| code.to_string()).unwrap_or_default(),
            game: record.options.name().to_owned(),
            finished: results.is_some(),
            scores: results.map_or_else(Vec::new, of_seats),
            seen: self.seen.map_or_else(Vec::new, of_seats),
            items: self.items,
            reconnects,
            answers: AnswerTimes::of(self.answered.clone()),
            ways: self.ways.clone(),
            final_hash: format!("{:016x}", ended.state_hash()),
        };
        print_json(&report)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_answers_are_in_milliseconds() {
        assert_eq!(AnswerTimes::of(Vec::new()), AnswerTimes::default());
        let times = (1..=200).rev().map(Duration::from_millis).collect();
        let (count, p50, p99, most) = (200, 100.0, 198.0, 200.0);
        assert_eq!(AnswerTimes::of(times), AnswerTimes { count, p50, p99, most });
    }
}
