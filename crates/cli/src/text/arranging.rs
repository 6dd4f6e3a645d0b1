//! The commands of a person in a room, and what is said about people who are away.

use std::time::Duration;

use crate::error::CliError;
use crate::text::room::RoomTable;
use client::people::report::{self, ReportAbout};
use client::table_words::{SeatState, time_left};
use games::catalog::AnyOptions;
use messages::texts::{absences, commands as words, reports, text as table};
use messages::{Message, ToMessage};
use net::protocol::absence::{OwnArrangements, StandingAnswer, StandingAnswers};
use net::protocol::client_message::RoomRequest;
use net::protocol::limits::LONGEST_NOTICE_ADDRESS;
use net::protocol::lobby::{Lobby, MemberId, SeatHolder, SeatOffer};
use net::protocol::notice::{NoticeAddress, NoticeCode};
use net::protocol::refusal::RoomRefusal;
use net::protocol::server_message::SeatTimes;
use rules::ids::SeatId;
use system::clock;
use text_table::{AnswerWord, NameError, RoomCommand, find_name};

/// The seconds of an hour, as vacations are counted.
const HOUR_S: u64 = 3600;

impl RoomTable<'_> {
    /// Does what a command says; returns whether the person stays.
    pub(super) fn command(&mut self, command: RoomCommand) -> Result<bool, CliError> {
        let said = match self.asked_by(command) {
            Ok(Some(request)) => {
                self.request(request);
                return Ok(true);
            }
            Ok(None) => return Ok(false),
            Err(said) => said,
        };
        self.say(said)?;
        Ok(true)
    }

    /// What the room is asked for by a command, or what is said instead; nothing if the person leaves for good.
    fn asked_by(&mut self, command: RoomCommand) -> Result<Option<RoomRequest>, Vec<Message>> {
        let alone = |message: Message| vec![message];
        Ok(Some(match command {
            RoomCommand::Help => return Err(self.commands.help(self.takes_days())),
            RoomCommand::Away => return Err(self.who_is_away()),
            RoomCommand::Leave => return Ok(None),
            RoomCommand::Vacation(None) => return Err(alone(self.own_vacation())),
            RoomCommand::Vacation(Some(days)) => RoomRequest::Vacation(days),
            RoomCommand::Remind(name) => RoomRequest::Nudge(self.due_seat(name.as_deref()).map_err(alone)?),
            RoomCommand::Calls(None) => return Err(alone(self.calls())),
            RoomCommand::Writes(None) => return Err(alone(self.writes())),
            RoomCommand::Calls(Some(answer)) => self.set_answers(|set| set.offers = standing(answer))?,
            RoomCommand::Writes(Some(answer)) => self.set_answers(|set| set.choices = standing(answer))?,
            RoomCommand::PlayOn(name) => RoomRequest::PlayOn(self.seat_of(&name).map_err(alone)?),
            RoomCommand::Agree(yes, name) => {
                let offer = self.offer_to_answer(name.as_deref()).map_err(alone)?;
                RoomRequest::AgreePlayOn(offer.seat, offer.by, yes)
            }
            RoomCommand::TakeBack => {
                let you = self.client.state().you;
                let mut offers = self.offers().iter();
                let own = offers.find(|offer| Some(offer.by) == you);
                let own = own.ok_or_else(|| vec![table::refused(RoomRefusal::NoOffer.message())])?;
                RoomRequest::AgreePlayOn(own.seat, own.by, false)
            }
            RoomCommand::Tell(address) => RoomRequest::Notify(address.map(notice_address)),
            RoomCommand::Code(letters) => match letters.parse::<NoticeCode>() {
                Ok(code) => RoomRequest::ConfirmNotice(code),
                Err(_) => return Err(vec![table::refused(RoomRefusal::WrongNoticeCode.message())]),
            },
            RoomCommand::Report(name) => {
                let who = self.member_of(&name).map_err(alone)?;
                return Err(alone(self.keep_report(who)));
            }
            RoomCommand::Mute(name) => {
                let who = self.member_of(&name).map_err(alone)?;
                return Err(alone(self.turn_mute(who)));
            }
        }))
    }

    pub(super) fn takes_days(&self) -> bool {
        let mut lobby = self.lobby.iter();
        lobby.any(|lobby| lobby.settings.clock.takes_days())
    }

    fn offers(&self) -> &[SeatOffer] {
        self.lobby.as_ref().map_or(&[], |lobby| &lobby.offers)
    }

    /// The seats of the person.
    pub(super) fn own_seats(&self) -> Vec<SeatId> {
        let you = self.client.state().you;
        let holders = self.lobby.iter().flat_map(|lobby| &lobby.seats).map(|seat| seat.holder);
        let own = (0..)
            .map(SeatId)
            .zip(holders)
            .filter(|(_, holder)| matches!(holder, SeatHolder::Person(id) if Some(*id) == you));
        own.map(|(seat, _)| seat).collect()
    }

    /// The seat that is meant: by its number, or by the name of its player.
    fn seat_of(&self, said: &str) -> Result<SeatId, Message> {
        let names = self.lobby_names();
        match said.parse::<usize>() {
            Ok(number) if (1..=names.len()).contains(&number) => Ok(SeatId((number - 1) as u8)),
            _ => find_name(said, &names)
                .map(|at| SeatId(at as u8))
                .map_err(|error| error.message()),
        }
    }

    /// Somebody else in the room: by the name that they use, that of their seat, or the number of the seat.
    pub(super) fn member_of(&self, said: &str) -> Result<MemberId, Message> {
        let you = self.client.state().you;
        let mut found = Err(NameError::Nobody);
        if let Some(lobby) = &self.lobby {
            let others: Vec<_> = lobby.members.iter().filter(|member| Some(member.id) != you).collect();
            let names: Vec<String> = others.iter().map(|member| member.name.clone()).collect();
            found = find_name(said, &names).map(|at| others[at].id);
            let there = self.seat_of(said).ok().and_then(|seat| lobby.seats.get(seat.index()));
            if let (Err(NameError::Nobody), Some(SeatHolder::Person(who))) = (found, there.map(|seat| seat.holder))
                && Some(who) != you
            {
                found = Ok(who);
            }
        }
        found.map_err(|error| error.message())
    }

    /// The seat to remind: the named one, or that of somebody else who is due.
    fn due_seat(&self, name: Option<&str>) -> Result<SeatId, Message> {
        if let Some(name) = name {
            return self.seat_of(name);
        }
        let own = self.own_seats();
        let others = self.states().into_iter().filter(|(seat, _)| !own.contains(seat));
        let due: Vec<SeatId> = others
            .filter(|(_, state)| state.is_due())
            .map(|(seat, _)| seat)
            .collect();
        match due[..] {
            [] => Err(words::NOBODY_DUE),
            [only] => Ok(only),
            _ => Err(words::WHICH_NAME),
        }
    }

    /// The offer that the person answers: for the named seat, or the only one that waits for them.
    fn offer_to_answer(&self, name: Option<&str>) -> Result<&SeatOffer, Message> {
        let offers = self.offers();
        if let Some(name) = name {
            let seat = self.seat_of(name)?;
            let offer = offers.iter().find(|offer| offer.seat == seat);
            return offer.ok_or_else(|| table::refused(RoomRefusal::NoOffer.message()));
        }
        let you = self.client.state().you;
        let waits = |offer: &&SeatOffer| you.is_some_and(|you| offer.asked.contains(&you));
        let asked: Vec<&SeatOffer> = offers.iter().filter(waits).collect();
        match asked[..] {
            [] => Err(words::NO_OFFER),
            [only] => Ok(only),
            _ => Err(words::WHICH_OFFER),
        }
    }

    /// Changes the standing answers of all seats of the person. All of them have the same from here.
    fn set_answers(&mut self, change: impl Fn(&mut StandingAnswers)) -> Result<RoomRequest, Vec<Message>> {
        let seats = self.own_seats();
        let mut requests = seats.iter().map(|seat| {
            let mut answers = self.answers_of(*seat);
            change(&mut answers);
            RoomRequest::Answers(*seat, answers)
        });
        let refused = || vec![table::refused(RoomRefusal::NotYourSeat.message())];
        let last = requests.next_back().ok_or_else(refused)?;
        let others: Vec<RoomRequest> = requests.collect();
        others.into_iter().for_each(|request| self.request(request));
        Ok(last)
    }

    fn answers_of(&self, seat: SeatId) -> StandingAnswers {
        let mut set = self.own.answers.iter();
        set.find(|(of, _)| *of == seat)
            .map(|(_, answers)| *answers)
            .unwrap_or_default()
    }

    /// The standing answers of the first seat of the person.
    fn own_answers(&self) -> StandingAnswers {
        let first = self.own_seats().into_iter().next();
        first.map_or_else(StandingAnswers::default, |seat| self.answers_of(seat))
    }

    fn calls(&self) -> Message {
        words::set(absences::OFFERS, answer_name(self.own_answers().offers))
    }

    fn writes(&self) -> Message {
        words::set(absences::CHOICES, answer_name(self.own_answers().choices))
    }

    /// Whether others' turns ask something of the seats in this game.
    fn has_off_turn(&self) -> bool {
        let game = self.lobby.as_ref().map(|lobby| lobby.settings.game.as_str());
        game.and_then(AnyOptions::of_game)
            .is_some_and(|options| options.has_off_turn())
    }

    /// How it stands with each seat.
    fn states(&self) -> Vec<(SeatId, SeatState)> {
        let seats = self.lobby.iter().flat_map(|lobby| {
            let seats = (0..).map(SeatId).zip(&lobby.seats);
            seats.map(|(seat, _)| (seat, SeatState::of(lobby, seat, self.time_of(seat))))
        });
        seats.collect()
    }

    /// What a seat has left of its time, if its clock runs.
    fn time_of(&self, seat: SeatId) -> Option<Duration> {
        let (times, told) = self.clock?;
        left_of(&times, seat).map(|left| left.saturating_sub(told.elapsed()))
    }

    fn own_vacation(&self) -> Message {
        let you = self.client.state().you;
        let mut vacations = self.lobby.iter().flat_map(|lobby| &lobby.vacations);
        match vacations.find(|vacation| Some(vacation.member) == you) {
            Some(on) => absences::vacation_on(hours(on.hours)),
            None => absences::vacation_about(self.own.vacation_days),
        }
    }

    fn who_is_away(&self) -> Vec<Message> {
        let names = self.lobby_names();
        let mut lines = Vec::new();
        for (seat, state) in self.states() {
            let name = names.get(seat.index()).filter(|name| !name.is_empty());
            lines.extend(name.map(|name| words::seat(name, state.message())));
            let offer = self.offers().iter().find(|offer| offer.seat == seat);
            lines.extend(offer.into_iter().flat_map(|offer| self.offer_lines(offer)));
        }
        if self.takes_days() && !self.own_seats().is_empty() {
            lines.push(self.own_vacation());
            if self.has_off_turn() {
                lines.extend([self.calls(), self.writes()]);
            }
            lines.extend(notice_lines(&self.own));
        }
        lines
    }

    /// What is said of an offer to play on.
    fn offer_lines(&self, offer: &SeatOffer) -> Vec<Message> {
        let you = self.client.state().you;
        let is_asked = you.is_some_and(|you| offer.asked.contains(&you));
        let by = Message::verbatim(self.known_name_of(offer.by));
        let mut lines = Vec::new();
        if Some(offer.by) == you {
            lines.push(absences::OFFERED);
        } else {
            lines.push(absences::asks(by, offer.seat));
        }
        if is_asked {
            lines.push(words::TYPE_ANSWER);
        } else if !offer.asked.is_empty() {
            let names = offer
                .asked
                .iter()
                .map(|who| Message::verbatim(self.known_name_of(*who)));
            lines.push(absences::still_asked(names));
        }
        lines
    }

    /// What is new about people who are away.
    pub(super) fn arranged_since(&self, before: &Lobby, now: &Lobby) -> Vec<Message> {
        let you = self.client.state().you;
        let mut lines = Vec::new();
        let is_on = |lobby: &Lobby, who: MemberId| lobby.vacations.iter().any(|vacation| vacation.member == who);
        for vacation in now.vacations.iter().filter(|on| !is_on(before, on.member)) {
            let left = hours(vacation.hours);
            let seat = now
                .seats
                .iter()
                .position(|seat| seat.holder == SeatHolder::Person(vacation.member));
            match seat {
                _ if Some(vacation.member) == you => lines.push(absences::vacation_on(left)),
                Some(seat) => lines.push(absences::vacation_of(SeatId(seat as u8), left)),
                None => {}
            }
        }
        for vacation in before.vacations.iter().filter(|on| !is_on(now, on.member)) {
            lines.push(words::back(self.known_name_of(vacation.member)));
        }
        let same = |offers: &[SeatOffer], one: &SeatOffer| {
            let mut offers = offers.iter();
            offers.any(|offer| (offer.seat, offer.by) == (one.seat, one.by))
        };
        for offer in now.offers.iter().filter(|offer| !same(&before.offers, offer)) {
            lines.extend(self.offer_lines(offer));
        }
        for offer in before.offers.iter().filter(|offer| !same(&now.offers, offer)) {
            let holder = now.seats.get(offer.seat.index()).map(|seat| seat.holder);
            if holder != Some(SeatHolder::Person(offer.by)) {
                lines.push(words::offer_over(self.known_name_of(offer.by), offer.seat));
            }
        }
        lines
    }

    /// Takes what the room says about what the person has set. Returns what is said about it.
    pub(super) fn take_own(&mut self, own: OwnArrangements) -> Vec<Message> {
        let before = std::mem::replace(&mut self.own, own);
        // What was set earlier is no news to whoever comes back.
        if !std::mem::replace(&mut self.own_known, true) {
            return Vec::new();
        }
        let mut lines = Vec::new();
        if before.answers != self.own.answers {
            lines.extend([self.calls(), self.writes()]);
        }
        if (&before.notice, &before.unconfirmed) != (&self.own.notice, &self.own.unconfirmed) {
            lines.extend(notice_lines(&self.own));
        }
        lines
    }

    /// Hides what a member says and writes, or shows it again.
    fn turn_mute(&mut self, who: MemberId) -> Message {
        let is_muted = self.muted.contains(&who);
        self.mute(who, !is_muted);
        let name = self.known_name_of(who);
        match is_muted {
            true => words::unmuted(name),
            false => words::muted(name),
        }
    }

    /// Keeps a report of what was said here, and mutes a member.
    fn keep_report(&mut self, who: MemberId) -> Message {
        let Some(code) = self.lobby.as_ref().map(|lobby| lobby.code) else {
            return reports::NO_PEOPLE_FOLDER;
        };
        let key = self
            .client
            .state()
            .standings
            .get(&who)
            .and_then(|standing| standing.key());
        let about = ReportAbout {
            at: clock::since_1970(),
            table: self.way_back.server(),
            code,
            name: self.name_of(who),
            key,
            given: self.given_name_of(who),
        };
        let text = self.terminal.spoken(&about.lines(&self.heard));
        // Whether it could be written or not: the person wants to hear nothing more.
        self.mute(who, true);
        let Some(folder) = self.way_back.folder() else {
            return reports::NO_PEOPLE_FOLDER;
        };
        match report::keep(folder, &about, &text) {
            Ok(file) => reports::kept(file.display().to_string(), about.name),
            Err(error) => error.message(),
        }
    }

    /// Hides what a member says and writes (`true`), or shows it.
    pub(super) fn mute(&mut self, who: MemberId, mute: bool) {
        match mute {
            true => self.muted.insert(who),
            false => self.muted.remove(&who),
        };
        self.client.mute(who, mute);
    }
}

fn left_of(times: &SeatTimes, seat: SeatId) -> Option<Duration> {
    let runs = times.runs & (1_u8.checked_shl(seat.0.into())?) != 0;
    let left = times.left_ms.get(seat.index()).copied().flatten().filter(|_| runs)?;
    Some(Duration::from_millis(left.into()))
}

fn hours(hours: u16) -> Message {
    time_left(Duration::from_secs(u64::from(hours) * HOUR_S))
}

const fn standing(answer: AnswerWord) -> StandingAnswer {
    match answer {
        AnswerWord::Ask => StandingAnswer::Ask,
        AnswerWord::Nothing => StandingAnswer::Pass,
        AnswerWord::Computer => StandingAnswer::Computer,
    }
}

const fn answer_name(answer: StandingAnswer) -> Message {
    match answer {
        StandingAnswer::Ask => absences::ASK,
        StandingAnswer::Pass => absences::PASS,
        StandingAnswer::Computer => absences::COMPUTER,
    }
}

/// An address with an at sign in it and without a scheme is one of mail.
fn notice_address(address: String) -> NoticeAddress {
    match address.contains('@') && !address.contains("://") {
        true => NoticeAddress::Mail(address),
        false => NoticeAddress::Push(address),
    }
}

fn notice_lines(own: &OwnArrangements) -> Vec<Message> {
    let mut lines = vec![match &own.notice {
        Some(address) => words::told_at(shown(address)),
        None => words::TOLD_NOWHERE,
    }];
    if let Some(address) = &own.unconfirmed {
        lines.extend([absences::code_sent(shown(address)), words::TYPE_CODE]);
    }
    lines
}

/// An address as it is shown. A server could say anything.
fn shown(address: &NoticeAddress) -> &str {
    let text = address.text();
    let is_plain = text.len() <= LONGEST_NOTICE_ADDRESS && text.bytes().all(|byte| byte.is_ascii_graphic());
    if is_plain { text } else { "?" }
}
