//! The course of the match: requests of people, computer players, throws, and stand-ins.

use std::time::Duration;

use crate::protocol::limits::PACE_FLOOR;
use crate::protocol::lobby::{LobbySeat, MemberId, SeatHolder};
use crate::protocol::refusal::RoomRefusal;
use crate::protocol::server_message::ServerMessage;
use crate::room::absences::Absences;
use crate::room::effect::Effect;
use crate::room::job::{Done, Outcome};
use crate::room::room::Room;
use crate::room::running_match::RunningMatch;
use crate::room::slow::end_stand_ins;
use games::catalog::AnyOptions;
use host::match_host::MatchHost;
use host::match_setup::MatchSetup;
use host::request::{ActionRequest, DecisionId, SeatRequest};
use host::sandbox_table::SandboxTable;
use host::throw_search::Decided;
use host::view::{SeatControl, SeatPlayer};
use records::draw::SeedDraw;
use rules::ai::level::Level;
use rules::error::SetupError;
use rules::game::Turn;
use rules::ids::{MAX_SEATS, SeatId, Viewer};
use rules::rng::Seed;

impl Room {
    /// Sets up a match with the players in the seats.
    fn set_up(&self, seed: Seed) -> Result<MatchHost, RoomRefusal> {
        let (mut options, seats) = self.settings.checked()?;
        if let Some(first) = self.first_of_last_match() {
            options.go_first((first.index() + 1) % seats.count());
        }
        let setup = MatchSetup {
            options,
            seats,
            seed,
            players: self.seats.iter().map(player).collect(),
        };
        let refused = |error: SetupError| RoomRefusal::Setup(messages::ToMessage::message(&error));
        MatchHost::new(&setup, None, 0).map_err(refused)
    }

    /// The seat that had the first turn of the last match, if the next one is a rematch: what the first turn is worth
    /// then goes to the next seat. A match with other settings begins as these say.
    fn first_of_last_match(&self) -> Option<SeatId> {
        let last = self.playing.as_ref().filter(|last| last.settings == self.settings)?;
        last.host.record().first_turn()
    }

    /// Whether a match can be set up.
    pub(super) fn check_setup(&self) -> Result<(), RoomRefusal> {
        self.set_up(Seed::Number(0)).map(|_| ())
    }

    /// Begins a match with the players in the seats and the seed that was drawn.
    pub(super) fn begin(&mut self, draw: SeedDraw) -> Result<(), RoomRefusal> {
        let mut host = self.set_up(draw.seed())?;
        host.set_draw(draw);
        let drawn = (self.random)();
        let number = |at: usize| {
            let mut bytes = [0; 8];
            bytes.copy_from_slice(&drawn[at..at + 8]);
            u64::from_le_bytes(bytes)
        };
        let mut colours: [u8; MAX_SEATS] = std::array::from_fn(|at| at as u8);
        let free: Vec<u8> = (0..MAX_SEATS as u8)
            .filter(|colour| self.seats.iter().all(|seat| seat.colour != *colour))
            .collect();
        let all = self.seats.iter().map(|seat| seat.colour).chain(free);
        colours
            .iter_mut()
            .zip(all)
            .for_each(|(colour, theirs)| *colour = theirs);
        self.matches += 1;
        let head = host.head(colours, number(8) % 1_000_000);
        self.effects.push_back(Effect::Begin(self.matches, Box::new(head)));
        let table = SandboxTable::new(&host, true);
        self.take_match(RunningMatch::new(host, self.settings.clone(), table, number(0)));
        self.results = None;
        self.absences = Absences::NONE;
        self.persons.iter_mut().for_each(|person| person.ready = false);
        self.changed = true;
        // Members who know that the match has begun must find it again after a restart.
        self.effects.push_back(Effect::Keep(self.kept()));
        if let Some(epoch) = self.playing.as_ref().map(|playing| playing.epoch) {
            self.send_all(&ServerMessage::Began(epoch), false);
        }
        self.show_from_the_start();
        if self.takes_its_time() {
            // The table may not have been one of these when they entered.
            self.seated().into_iter().for_each(|who| self.tell_own(who));
        }
        Ok(())
    }

    /// Makes this the match of the room. Every seat that a person has gets a feed of it from the beginning.
    pub(super) fn take_match(&mut self, mut playing: RunningMatch) {
        for (at, seat) in self.seats.iter().enumerate() {
            if matches!(seat.holder, SeatHolder::Person(_)) {
                playing.host.connect_once(Viewer::Player(SeatId(at as u8)));
            }
        }
        playing.over = playing.host.turn() == Turn::Over;
        self.playing = Some(playing);
        self.sent.clear();
        self.wants_pause.clear();
    }

    /// A request of a person to the match.
    pub(super) fn ask(&mut self, who: MemberId, ask: SeatRequest) -> Result<(), RoomRefusal> {
        if !self.has_seat(who, ask.seat()) {
            return Err(RoomRefusal::NotYourSeat);
        }
        let playing = RunningMatch::on(&mut self.playing).ok_or(RoomRefusal::NoMatch)?;
        if playing.paused {
            return Err(RoomRefusal::Paused);
        }
        if let SeatRequest::Undo(undo) = &ask {
            return self.ask_undo(who, *undo);
        }
        playing.host.ask(&ask).map(|_| ()).map_err(RoomRefusal::Match)
    }

    /// Does everything in the match that needs no person.
    pub(super) fn advance(&mut self) {
        let (goes_on, people) = (self.goes_on(), !self.players_here().is_empty());
        let slow = self.takes_its_time();
        let (now, pace) = (self.now, self.pace());
        let Some(playing) = RunningMatch::on(&mut self.playing) else {
            return;
        };
        playing.host.draw();
        playing.follow();
        self.changed |= slow && end_stand_ins(playing, &mut self.seats);
        // All this waits while nobody is connected who has to be, or in a pause.
        if goes_on && !playing.paused {
            // One request may make another one of the same time stale; the host refuses that one.
            while let Some(at) = playing.wishes.iter().position(|(at, _)| *at <= now) {
                let (_, ask) = playing.wishes.remove(at);
                let _ = playing.host.ask(&ask);
                playing.host.draw();
                playing.follow();
                self.changed |= slow && end_stand_ins(playing, &mut self.seats);
            }
            if let Some(job) = playing.throw() {
                self.effects.push_back(Effect::Work(Box::new(job.for_people(people))));
            }
            let agents: Vec<(SeatId, Level)> = playing
                .host
                .seats()
                .iter()
                .filter_map(|seat| Some((seat, playing.host.players().level(seat)?)))
                .collect();
            for (seat, level) in agents {
                if let Some(ask) = playing.objection(seat, level) {
                    playing.wishes.push((now + pace, ask));
                }
                if let Some(job) = playing.think(seat, level) {
                    self.effects.push_back(Effect::Work(Box::new(job.for_people(people))));
                }
            }
        }
        if playing.host.turn() == Turn::Over {
            playing.over = true;
            playing.wishes.clear();
            // There is nothing left to pause.
            playing.paused = false;
            self.wants_pause.clear();
            self.results = Some(playing.host.view(Viewer::Public).scores);
            // The lobby shows the results.
            self.changed = true;
        }
    }

    /// The least time that a computer player takes. While no player is connected, it is at least [`PACE_FLOOR`], so
    /// that onlookers can follow.
    fn pace(&self) -> Duration {
        let pace = Duration::from_millis(self.settings.pace_ms.into());
        if self.players_here().is_empty() {
            pace.max(PACE_FLOOR)
        } else {
            pace
        }
    }

    /// Takes the result of a job.
    pub(super) fn apply_job(&mut self, done: Done) {
        let (now, pace) = (self.now, self.pace());
        let fallback = self.stand_in_level();
        let Some(playing) = self.playing.as_mut().filter(|playing| playing.epoch == done.epoch) else {
            return;
        };
        match done.result {
            Outcome::Thrown { table, thrown } => {
                playing.table = Some(*table);
                if let Some(thrown) = thrown {
                    playing.host.thrown(&thrown);
                }
                playing.follow();
            }
            Outcome::Thought {
                seat,
                decision,
                decided,
            } => {
                if let Some(ask) = asked_by(playing, seat, decision, decided, fallback) {
                    let at = if playing.host.players().is_person(seat) {
                        now
                    } else {
                        now + pace
                    };
                    playing.wishes.push((at, SeatRequest::Act(ask)));
                }
            }
        }
    }

    /// The level of computer players that stand in for people who are away.
    pub(super) fn stand_in_level(&self) -> Level {
        let levels = AnyOptions::of_game(&self.settings.game).map_or(&[][..], |options| options.levels());
        let normal = levels.iter().find(|level| **level == Level::Normal);
        normal.or(levels.last()).copied().unwrap_or(Level::Random)
    }

    /// Lets a computer player stand in for each person who has been away for the grace period.
    pub(super) fn replace_the_missing(&mut self) {
        if !self.misses_people() {
            return;
        }
        for at in 0..self.seats.len() {
            let seat = SeatId(at as u8);
            if self
                .missing_since(seat)
                .is_some_and(|since| self.now >= since + self.grace())
            {
                self.stand_in(seat);
            }
        }
    }

    /// Whether a computer player stands in, after the grace period, for people who are away.
    fn misses_people(&self) -> bool {
        let is_on = self.is_playing() && !self.paused() && !self.takes_its_time();
        self.settings.stands_in && is_on && !self.players_here().is_empty()
    }

    /// When the next absence reaches the grace period.
    pub(super) fn next_missing(&self) -> Option<Duration> {
        if !self.misses_people() {
            return None;
        }
        let seats = (0..self.seats.len() as u8).map(SeatId);
        seats
            .filter_map(|seat| Some(self.missing_since(seat)? + self.grace()))
            .min()
    }

    fn grace(&self) -> Duration {
        Duration::from_secs(self.settings.grace_s.into())
    }

    /// Since when the person of a seat is away, if no computer player stands in for them.
    fn missing_since(&self, seat: SeatId) -> Option<Duration> {
        let there = self.seats.get(seat.index()).filter(|there| there.stand_in.is_none())?;
        let SeatHolder::Person(id) = there.holder else {
            return None;
        };
        let person = self.persons.iter().find(|person| person.id == id)?;
        person.connection.is_none().then_some(person.away_since)
    }

    /// Whether a computer player stands in for the person of this seat.
    fn is_stood_in(&self, seat: SeatId) -> bool {
        self.seats
            .get(seat.index())
            .is_some_and(|there| there.stand_in.is_some())
    }

    pub(super) fn replace(&mut self, who: MemberId, seat: SeatId) -> Result<(), RoomRefusal> {
        if !self.is_playing() {
            return Err(RoomRefusal::NoMatch);
        }
        if !self.seats.iter().any(|there| there.holder == SeatHolder::Person(who)) {
            return Err(RoomRefusal::NotYourSeat);
        }
        if self.takes_its_time() {
            return Err(RoomRefusal::TakesItsTime);
        }
        if self.is_stood_in(seat) {
            // Two players asked for it at the same time.
            return Ok(());
        }
        let since = self.missing_since(seat).ok_or(RoomRefusal::NobodyMissing)?;
        if self.now < since + self.grace() {
            return Err(RoomRefusal::NobodyMissing);
        }
        self.stand_in(seat);
        Ok(())
    }

    pub(super) fn stand_in(&mut self, seat: SeatId) {
        let level = self.stand_in_level();
        if let (Some(playing), Some(there)) = (&mut self.playing, self.seats.get_mut(seat.index())) {
            there.stand_in = Some(level);
            playing.host.change_seat(seat, SeatControl::Agent(level));
            self.changed = true;
        }
    }

    /// Gives a person their seats back from the computer players that stand in.
    pub(super) fn sit_again(&mut self, who: MemberId) {
        for (at, seat) in self.seats.iter_mut().enumerate() {
            if seat.holder == SeatHolder::Person(who) && seat.stand_in.take().is_some() {
                self.changed = true;
                if let Some(playing) = RunningMatch::on(&mut self.playing) {
                    playing.host.change_seat(SeatId(at as u8), SeatControl::Person);
                }
            }
        }
    }

    /// Gives up the seats of a person: in a match a computer player takes over, otherwise they become empty.
    pub(super) fn give_up_seats(&mut self, who: MemberId) {
        let (level, on) = (self.stand_in_level(), self.is_playing());
        for (at, seat) in self.seats.iter_mut().enumerate() {
            if seat.holder != SeatHolder::Person(who) {
                continue;
            }
            seat.stand_in = None;
            seat.holder = if on {
                SeatHolder::Computer(level)
            } else {
                SeatHolder::Nobody
            };
            if let Some(playing) = self.playing.as_mut().filter(|_| on) {
                playing.host.change_seat(SeatId(at as u8), SeatControl::Agent(level));
                playing.host.disconnect(Viewer::Player(SeatId(at as u8)));
            }
        }
    }
}

/// A decision of a computer player as a request; `None` if the decision is no longer open.
fn asked_by(
    playing: &RunningMatch,
    seat: SeatId,
    decision: DecisionId,
    decided: Decided,
    fallback: Level,
) -> Option<ActionRequest> {
    if playing.host.decision(seat) != decision || !playing.host.due().contains(seat) {
        return None;
    }
    let action = playing.host.legal_of(seat).get(decided.choice)?.clone();
    let level = playing.host.players().level(seat).unwrap_or(fallback);
    let gesture = decided.gesture.or_else(|| {
        let table = playing.table.as_ref().filter(|_| action.is_thrown())?;
        table.untried(level, seat, playing.host.seats().count())
    });
    Some(ActionRequest {
        seat,
        decision,
        action,
        gesture,
    })
}

/// A seat as the match knows it.
fn player(seat: &LobbySeat) -> SeatPlayer {
    SeatPlayer {
        name: seat.name.clone(),
        control: match (seat.holder, seat.stand_in) {
            (SeatHolder::Computer(level), _) | (_, Some(level)) => SeatControl::Agent(level),
            (SeatHolder::Person(_) | SeatHolder::Nobody, None) => SeatControl::Person,
        },
    }
}
