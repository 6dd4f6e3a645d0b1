//! `join --text`: a table with people on other computers.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::bot::trust;
use crate::error::{CliError, Failure, UsageError};
use crate::localizer::CliLocalizer;
use crate::text::circle::KnownPeople;
use crate::text::terminal::{Input, Terminal};
use crate::text::way_back::{WayBack, is_of_the_match};
use client::people::report::HeardWords;
use client::runner::Client;
use games::catalog::AnyOptions;
use host::request::DecisionId;
use messages::texts::{absences, cli, commands, text as words, together};
use messages::{Message, ToMessage};
use net::destination::Destination;
use net::link::Invitation;
use net::protocol::absence::OwnArrangements;
use net::protocol::client_message::RoomRequest;
use net::protocol::lobby::{Lobby, Member, MemberId, SeatHolder};
use net::protocol::server_message::SeatTimes;
use net::protocol::words::Words;
use net::session::{Ended, Event};
use rules::ids::{SeatId, Viewer};
use system::clock;
use text_table::{Answer, Commands, TextSeat, Word};

/// How long the first connection may take.
const FIRST_CONNECTION: Duration = Duration::from_secs(15);
/// How long the end of the program waits until the room knows that the person leaves.
const FAREWELL: Duration = Duration::from_secs(2);
/// How often the driver looks around without an event.
const LOOK_AROUND: Duration = Duration::from_millis(500);
/// A line that begins with it is written to the others.
const WRITES: char = '"';

/// The table that a person joins.
#[derive(Clone, Debug)]
pub struct Joined<'a> {
    /// The address, as the person wrote it.
    pub address: &'a str,
    /// The server and the code.
    pub invitation: Invitation,
    /// The name of the person.
    pub name: Option<&'a str>,
    /// Whether the person only watches.
    pub watches: bool,
    /// The certificate to trust: a file or a fingerprint.
    pub trust: Option<&'a str>,
    /// The folder of the person's key and of the people whom they know.
    pub people: Option<&'a Path>,
}

/// Runs the command.
///
/// # Errors
/// [`CliError`] for wrong arguments, or if the server refuses the person or ends the connection.
pub fn run(table: Joined, localizer: &CliLocalizer) -> Result<(), CliError> {
    let server = table.invitation.server.ok_or(UsageError::NoInvitation)?;
    let failed = |why: String| Failure::NoConnection(format!("{}: {why}", table.address));
    let trust = trust(table.trust).map_err(failed)?;
    let name = table
        .name
        .map_or_else(|| localizer.localize(&cli::PLAYER), str::to_owned);
    let terminal = Terminal::new(localizer)?;
    let (people, identity, aside) = KnownPeople::read(table.people)?;
    let way_back = WayBack::new(table.people, server.clone());
    let goal = way_back.goal(table.invitation.code)?;
    let client = Client::start_as(server, trust, goal, name, identity, terminal.waker());
    let mut room = RoomTable {
        client: client.map_err(|error| failed(error.to_string()))?,
        terminal,
        commands: localizer.commands(),
        people,
        way_back,
        address: table.address.to_owned(),
        watches: table.watches,
        began: Instant::now(),
        lobby: None,
        entered: false,
        lost: false,
        left: false,
        unanswered: 0,
        seats: Vec::new(),
        own: OwnArrangements::default(),
        own_known: false,
        clock: None,
        muted: BTreeSet::new(),
        heard: HeardWords::default(),
        told_slow: false,
        asked: None,
        waits: false,
        undo_asked: None,
        ready: false,
        told_ready: false,
        ended: false,
        known: Vec::new(),
        last: Vec::new(),
    };
    room.client.knows(room.people.circle());
    room.say(aside)?;
    room.play()
}

/// A room and the person at the terminal.
pub(super) struct RoomTable<'a> {
    pub(super) client: Client,
    pub(super) terminal: Terminal<'a>,
    pub(super) commands: Commands,
    /// The people whom the person knows.
    people: KnownPeople,
    pub(super) way_back: WayBack,
    address: String,
    watches: bool,
    began: Instant,
    pub(super) lobby: Option<Lobby>,
    entered: bool,
    lost: bool,
    /// Whether the person leaves for good.
    left: bool,
    /// How many requests have no answer yet.
    unanswered: u32,
    /// The tables of the viewers whose feeds come.
    seats: Vec<TextSeat>,
    /// The decision that the person was asked for last.
    asked: Option<(SeatId, DecisionId)>,
    /// Whether a request of the person has no answer yet.
    waits: bool,
    /// A player who asks for an undo.
    undo_asked: Option<(SeatId, DecisionId)>,
    /// Whether the person is ready, and was told how to be.
    ready: bool,
    told_ready: bool,
    /// Whether the end of the match was said.
    ended: bool,
    /// Those in the room whom the person knows, as they were said last.
    known: Vec<Message>,
    /// What was said last about the room.
    last: Vec<Message>,
    /// What the person has set for when they are away, and whether the room has said that.
    pub(super) own: OwnArrangements,
    pub(super) own_known: bool,
    /// How much time each seat has, and when that was said.
    pub(super) clock: Option<(SeatTimes, Instant)>,
    /// Those of whom nothing is shown.
    pub(super) muted: BTreeSet<MemberId>,
    /// What was said and written here.
    pub(super) heard: HeardWords,
    /// Whether the person was told that the table takes its time.
    told_slow: bool,
}

impl RoomTable<'_> {
    fn play(&mut self) -> Result<(), CliError> {
        loop {
            while let Some(event) = self.client.poll() {
                self.hear_event(event)?;
            }
            if !self.entered && self.began.elapsed() > FIRST_CONNECTION {
                return Err(Failure::NoConnection(self.address.clone()).into());
            }
            self.ask()?;
            match self.terminal.wait(LOOK_AROUND) {
                Input::Wake => {}
                Input::End => return self.leave(),
                Input::Line(line) => {
                    if !self.hear_line(&line)? {
                        return self.leave();
                    }
                }
            }
        }
    }

    pub(super) fn say(&mut self, lines: Vec<Message>) -> Result<(), CliError> {
        let names = match self.seats.first() {
            Some(seat) => seat.names().to_vec(),
            None => self.lobby_names(),
        };
        self.terminal.say(&lines, &names)?;
        if !lines.is_empty() {
            self.last = lines;
        }
        Ok(())
    }

    pub(super) fn lobby_names(&self) -> Vec<String> {
        let seats = self.lobby.iter().flat_map(|lobby| &lobby.seats);
        seats.map(|seat| seat.name.clone()).collect()
    }

    /// The name of a person at the table; empty for somebody who has left it.
    pub(super) fn name_of(&self, who: MemberId) -> String {
        let mut members = self.lobby.iter().flat_map(|lobby| &lobby.members);
        let member = members.find(|member| member.id == who);
        member.map(|member| member.name.clone()).unwrap_or_default()
    }

    /// The name that the person has given to somebody, or else the name that they use.
    pub(super) fn known_name_of(&self, who: MemberId) -> String {
        self.given_name_of(who).unwrap_or_else(|| self.name_of(who))
    }

    /// The name that the person has given to somebody.
    pub(super) fn given_name_of(&self, who: MemberId) -> Option<String> {
        self.people.name_of(who, &self.client.state()).map(str::to_owned)
    }

    fn hear_event(&mut self, event: Event) -> Result<(), CliError> {
        match event {
            Event::Entered { token, .. } => {
                self.entered = true;
                self.way_back.entered(token);
                if std::mem::take(&mut self.lost) {
                    self.say(vec![words::ROOM_BACK])?;
                }
            }
            Event::Lobby => self.look_at_lobby()?,
            Event::Began { new } => {
                if new {
                    self.seats.clear();
                    self.asked = None;
                    self.waits = false;
                    self.ended = false;
                    if let Some(lobby) = &self.lobby {
                        self.people.note_played(lobby, &self.client.state());
                    }
                    self.say(vec![words::ROOM_STARTED])?;
                }
            }
            Event::Item(viewer, item) => self.take_item(viewer, &item)?,
            Event::Answered(_, Ok(())) => self.unanswered = self.unanswered.saturating_sub(1),
            Event::Answered(_, Err(refusal)) => {
                self.unanswered = self.unanswered.saturating_sub(1);
                self.waits = false;
                self.say(vec![words::refused(refusal.message())])?;
            }
            Event::UndoAsked(seat, decision) if !self.is_mine(seat) => {
                self.undo_asked = Some((seat, decision));
                self.say(vec![words::room_undo_asked(seat)])?;
            }
            Event::UndoAnswered(seat, granted) => {
                self.undo_asked = None;
                let line = match granted {
                    true => words::room_undo_granted(seat),
                    false => words::room_undo_refused(seat),
                };
                self.say(vec![line])?;
            }
            Event::Reminded(seat) if self.is_mine(seat) => self.say(vec![words::room_reminded(seat)])?,
            Event::Nudged(who, seat) if self.is_mine(seat) => {
                self.say(vec![absences::nudged(self.name_of(who))])?;
            }
            Event::Nudged(who, _) if Some(who) == self.client.state().you => self.say(vec![absences::REMINDED])?,
            Event::Own(own) => {
                let lines = self.take_own(*own);
                self.say(lines)?;
            }
            Event::Clock(times) => self.clock = Some((*times, Instant::now())),
            Event::Moved(to) => {
                let code = self.lobby.as_ref().map(|lobby| lobby.code);
                if let Err(why) = self.way_back.moved(Destination::Table(*to), code) {
                    self.say(vec![commands::not_kept(why.message())])?;
                }
            }
            Event::Said(who, phrase) => {
                self.heard
                    .said(clock::since_1970(), &self.name_of(who), phrase.message());
                self.say(vec![words::room_said(self.name_of(who), phrase.message())])?;
            }
            Event::Wrote(who, written) => {
                self.heard.wrote(clock::since_1970(), &self.name_of(who), &written);
                self.say(vec![words::room_wrote(self.known_name_of(who), written.to_string())])?;
            }
            Event::NotProven(why) => self.say(vec![words::room_not_proven(why.message())])?,
            Event::Judged(verdict) => self.say(vec![verdict.message(), verdict.how()])?,
            Event::NotDrawn(people) => {
                let names: Vec<Message> = people.iter().map(|who| Message::verbatim(self.name_of(*who))).collect();
                self.say(vec![together::draw_failed(names)])?;
            }
            Event::DiskWaits(true) => self.say(vec![words::ROOM_DISK])?,
            Event::Lost(_) if self.entered && !self.lost => {
                self.lost = true;
                self.waits = false;
                self.say(vec![words::ROOM_LOST])?;
            }
            Event::Over(Ended::Refused(refusal)) => return Err(Failure::Refused(refusal).into()),
            Event::Over(Ended::Closed(closing)) => return Err(Failure::Closed(closing).into()),
            Event::Over(Ended::Untrusted(untrusted)) => {
                return Err(Failure::Untrusted(self.address.clone(), untrusted).into());
            }
            Event::Over(Ended::Malformed | Ended::NoAnswer | Ended::OutOfReach | Ended::Looked) => {
                return Err(Failure::NoConnection(self.address.clone()).into());
            }
            Event::Draws
            | Event::UndoAsked(..)
            | Event::Reminded(_)
            | Event::Nudged(..)
            | Event::Aimed(_)
            | Event::DiskWaits(false)
            | Event::Recorded(_)
            | Event::Listed
            | Event::News(..)
            | Event::NewsAt(..)
            | Event::Waits
            | Event::Invited(..)
            | Event::Lost(_) => {}
        }
        Ok(())
    }

    /// Whether the person has this seat.
    fn is_mine(&self, seat: SeatId) -> bool {
        self.seats.iter().any(|table| table.viewer() == Viewer::Player(seat))
    }

    fn me<'a>(&self, lobby: &'a Lobby) -> Option<&'a Member> {
        let you = self.client.state().you;
        lobby.members.iter().find(|member| Some(member.id) == you)
    }

    fn look_at_lobby(&mut self) -> Result<(), CliError> {
        let Some(lobby) = self.client.state().lobby else {
            return Ok(());
        };
        let before = self.lobby.replace(lobby.clone());
        let Some(me) = self.me(&lobby).cloned() else {
            return Ok(());
        };
        let mine = |lobby: &Lobby| {
            lobby
                .seats
                .iter()
                .position(|seat| seat.holder == SeatHolder::Person(me.id))
        };
        let people = |lobby: &Lobby| {
            let here = lobby.members.iter().filter(|member| member.here);
            here.map(|member| member.name.clone()).collect::<Vec<_>>()
        };
        let mut lines = Vec::new();
        if before.is_none() {
            let game = AnyOptions::of_game(&lobby.settings.game);
            let title = game.map_or_else(|| lobby.settings.game.clone(), |options| options.title().to_owned());
            lines.push(words::room(lobby.code.to_string(), title));
        }
        if before.as_ref().map(people) != Some(people(&lobby)) {
            lines.push(words::room_people(people(&lobby).into_iter().map(Message::verbatim)));
        }
        let known = self.people.known_here(&lobby, &self.client.state());
        if known != std::mem::replace(&mut self.known, known.clone()) && !known.is_empty() {
            lines.push(words::room_known(known));
        }
        if before.as_ref().is_some_and(|before| before.free_text) != lobby.free_text {
            lines.push(match lobby.free_text {
                true => words::ROOM_WRITE_ON,
                false => words::ROOM_WRITE_OFF,
            });
        }
        if before.as_ref().is_some_and(|before| before.paused != lobby.paused) {
            lines.push(if lobby.paused {
                words::ROOM_PAUSED
            } else {
                words::ROOM_GOES_ON
            });
        }
        if let Some(before) = &before {
            lines.extend(self.arranged_since(before, &lobby));
        }
        lines.extend(self.note_way_back(&lobby, me.id));
        if lobby.playing {
            // Somebody else may play on in a seat that the person had.
            let own = self.own_seats();
            self.seats
                .retain(|table| !matches!(table.viewer(), Viewer::Player(seat) if !own.contains(&seat)));
        }
        self.ready = me.ready;
        if !lobby.playing && !self.watches {
            let had = before.as_ref().and_then(mine);
            match mine(&lobby) {
                None if before.is_none() => match lobby.seats.iter().position(|seat| seat.holder == SeatHolder::Nobody)
                {
                    Some(free) => self.client.ask(RoomRequest::Sit {
                        seat: SeatId(free as u8),
                        name: String::new(),
                        colour: lobby.seats[free].colour,
                        face: 0,
                    }),
                    None => {
                        self.watches = true;
                        lines.push(words::ROOM_FULL);
                    }
                },
                None => {}
                Some(seat) => {
                    if had != Some(seat) {
                        lines.push(words::room_seat(seat + 1));
                    }
                    if !me.ready && !std::mem::replace(&mut self.told_ready, true) {
                        lines.push(words::ROOM_READY);
                        if lobby.host == Some(me.id) {
                            lines.push(words::ROOM_START);
                            lines.push(words::ROOM_WRITE_HOST);
                        }
                    }
                }
            }
        }
        if lobby.playing {
            self.told_ready = false;
        }
        self.say(lines)
    }

    fn take_item(&mut self, viewer: Viewer, item: &host::feed::FeedItem) -> Result<(), CliError> {
        let Some(at) = self.seats.iter().position(|seat| seat.viewer() == viewer) else {
            if let Some(mut seat) = TextSeat::new(viewer, item) {
                let lines = seat.begin();
                if viewer != Viewer::Public {
                    // Whoever plays on for somebody watched before.
                    self.seats.retain(|table| table.viewer() != Viewer::Public);
                }
                self.seats.push(seat);
                self.seats.sort_by_key(TextSeat::viewer);
                if self.seats.len() == 1 {
                    self.say(lines)?;
                }
            }
            return Ok(());
        };
        let seat = &mut self.seats[at];
        if let Some(reason) = seat.follow(item) {
            let lines = seat.refused(&reason);
            self.waits = false;
            return self.say(lines);
        }
        let is_first = at == 0;
        if seat.is_over() {
            if is_first && !std::mem::replace(&mut self.ended, true) {
                let lines = seat.end();
                self.say(lines)?;
                // The session checks the record that it gets.
                self.client.ask(RoomRequest::Record(0));
            }
        } else if self.waits && self.asked.is_some_and(|(of, _)| viewer == Viewer::Player(of)) {
            self.waits = false;
            let lines = seat.done();
            self.say(lines)?;
        } else if is_first && seat.has_finished_turn() && !seat.is_due() {
            let lines = seat.news();
            self.say(lines)?;
        }
        Ok(())
    }

    /// Asks the person what is due, once for each decision.
    fn ask(&mut self) -> Result<(), CliError> {
        if self.waits || self.lost {
            return Ok(());
        }
        let due = self.seats.iter().position(|seat| seat.is_due() && !seat.is_over());
        let Some(at) = due else { return Ok(()) };
        let seat = &mut self.seats[at];
        let Some(decision) = seat.decision() else { return Ok(()) };
        let Viewer::Player(of) = seat.viewer() else {
            return Ok(());
        };
        if self.asked == Some((of, decision)) {
            return Ok(());
        }
        self.asked = Some((of, decision));
        let lines = seat.ask();
        self.say(lines)
    }

    /// Hears a line; returns whether the person stays.
    fn hear_line(&mut self, line: &str) -> Result<bool, CliError> {
        let is = |word| self.terminal.words().is(line, word);
        if let Some((seat, decision)) = self.undo_asked
            && (is(Word::Yes) || is(Word::No))
        {
            let agrees = is(Word::Yes);
            self.undo_asked = None;
            self.client.ask(RoomRequest::AgreeUndo(seat, decision, agrees));
            return Ok(true);
        }
        if let Some(written) = line.trim().strip_prefix(WRITES) {
            self.write(written.strip_suffix(WRITES).unwrap_or(written));
            return Ok(true);
        }
        match self.commands.read(line) {
            Some(Ok(command)) => {
                self.left = !self.command(command)?;
                return Ok(!self.left);
            }
            Some(Err(error)) => {
                self.say(vec![error.message()])?;
                return Ok(true);
            }
            None => {}
        }
        let playing = self.lobby.as_ref().is_some_and(|lobby| lobby.playing);
        if !playing && is(Word::Ready) {
            self.client.ask(RoomRequest::Ready(true));
            self.say(vec![words::ROOM_YOU_READY])?;
            return Ok(true);
        }
        if !playing && is(Word::Start) {
            self.client.ask(RoomRequest::Start);
            return Ok(true);
        }
        if is(Word::Quit) {
            return Ok(false);
        }
        // Who has several seats answers for the one that was asked.
        let asked = self.asked.map(|(seat, _)| Viewer::Player(seat));
        let at = self.seats.iter().position(|seat| Some(seat.viewer()) == asked);
        let answer = match self.seats.get_mut(at.unwrap_or(0)) {
            Some(seat) => seat.hear(line, self.terminal.words()),
            None if is(Word::Again) => Answer::Say(self.last.clone()),
            None if line.trim().is_empty() => Answer::Say(Vec::new()),
            None if self.ready => Answer::Say(vec![words::ROOM_YOU_READY]),
            None => Answer::Say(vec![words::ROOM_READY]),
        };
        let helps = self.terminal.words().is(line, Word::Help);
        match answer {
            Answer::Say(mut lines) => {
                lines.extend(helps.then_some(commands::MORE));
                self.say(lines)?;
            }
            Answer::Quit => return Ok(false),
            Answer::Ask(request) => {
                self.waits = true;
                self.request(RoomRequest::Ask(request));
            }
        }
        Ok(true)
    }

    /// Writes to the others. Without words the host lets people write, or ends that.
    fn write(&self, written: &str) {
        let words = Words::new(written);
        let lobby = self.lobby.as_ref().filter(|_| words.is_empty());
        self.client.ask(match lobby {
            Some(lobby) => RoomRequest::FreeText(!lobby.free_text),
            None => RoomRequest::Write(words),
        });
    }

    /// Asks the room for something.
    pub(super) fn request(&mut self, request: RoomRequest) {
        self.unanswered += 1;
        self.client.ask(request);
    }

    /// Keeps the way back to the person's seat. Returns what is to be said.
    fn note_way_back(&mut self, lobby: &Lobby, you: MemberId) -> Vec<Message> {
        let mut lines = Vec::new();
        let slow = lobby.settings.clock.takes_days() && !self.own_seats().is_empty();
        if slow && lobby.playing && !std::mem::replace(&mut self.told_slow, true) {
            lines.push(commands::SLOW);
            lines.push(match self.way_back.folder().is_some() {
                true => commands::SLOW_KEPT,
                false => commands::SLOW_NOT_KEPT,
            });
        }
        if let Err(why) = self.way_back.note(lobby, you) {
            lines.push(commands::not_kept(why.message()));
        }
        lines
    }

    /// Leaves the room. At a table that takes its time the seat waits, if there is a way back to it.
    fn leave(&mut self) -> Result<(), CliError> {
        let you = self.client.state().you;
        let waits = |lobby: &Lobby| {
            lobby.playing && lobby.settings.clock.takes_days() && you.is_some_and(|you| is_of_the_match(lobby, you))
        };
        let keeps = self.way_back.folder().is_some() && self.lobby.as_ref().is_some_and(waits) && !self.left;
        if !keeps {
            if let Some(code) = self.lobby.as_ref().map(|lobby| lobby.code) {
                self.way_back.forget(code)?;
            }
            self.client.ask(RoomRequest::Leave);
        }
        let began = Instant::now();
        while began.elapsed() < FAREWELL && !(keeps && self.unanswered == 0) {
            match self.client.wait(Duration::from_millis(50)) {
                Some(Event::Over(_)) => break,
                Some(Event::Answered(..)) => self.unanswered = self.unanswered.saturating_sub(1),
                _ => {}
            }
        }
        Ok(())
    }
}
