//! A connection: the handshake, incoming and outgoing messages, and the limits.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::accept_hdr_async_with_config;
use tokio_tungstenite::tungstenite::Bytes;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;

use crate::admission::Admission;
use crate::arrival::{Arrival, Arrived};
use crate::codes::{self, Looked, Place};
use crate::listings::ListedTable;
use crate::outbox::{Next, Outbox};
use crate::rate_limit::RateLimit;
use crate::rooms::{Opened, Rooms};
use crate::server_state::{RoomInput, RoomSender};
use crate::waiting::WaitingPlace;
use messages::ToMessage;
use messages::names::cleaned;
use net::identity::holds_in_no_room;
use net::protocol::client_message::{ClientMessage, RoomRequest, TableListing};
use net::protocol::code::RoomCode;
use net::protocol::limits::{
    AIMS_A_SECOND, AIMS_BURST, CONTROLS_A_SECOND, CONTROLS_BURST, HANDSHAKE, INVITES_BURST, INVITES_EVERY, LAST_WORDS,
    LONGEST_NAME, MOST_REFUSED, MOST_UP, VERSION, WORDS_BURST, WORDS_EVERY,
};
use net::protocol::person::{Challenge, KeyProof};
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::protocol::server_message::ServerMessage;
use net::protocol::token::SeatToken;
use net::protocol::wire::{check_version, decode, encode, hello, version_of};
use net::room::effect::ConnectionId;
use system::random;
use websocket::socket::{Socket, Step, config};

/// How many bytes are read at once; a longer message takes more memory while it is read.
const READ_BUFFER: usize = 1024;

/// An open connection.
struct Connection<S> {
    socket: Socket<S>,
    id: ConnectionId,
    address: IpAddr,
    /// Whether the client is on this machine or in the same private network.
    is_near: bool,
    rooms: Arc<Rooms>,
    doors: Arc<Admission>,
    outbox: Arc<Outbox>,
    /// The number of bytes being written.
    writing: usize,
    /// The room that it is in.
    room: Option<RoomSender>,
    /// The table in a home that it lists.
    lists: Option<ListedTable>,
    /// What the client was given to sign, to wait for invitations.
    challenge: Option<Challenge>,
    /// Its place among those who wait.
    waits: Option<WaitingPlace>,
    /// The room that it has asked to enter.
    entering: Option<Entering>,
    /// A message that came while the room had not answered yet. Nothing more is read until the room answers.
    held: Option<Bytes>,
    requests: RateLimit,
    aims: RateLimit,
    words: RateLimit,
    invites: RateLimit,
    controls: RateLimit,
    /// How many messages in a row were over the limit.
    refused: u32,
}

/// A room that was asked to let the client enter.
struct Entering {
    room: RoomSender,
    code: Option<RoomCode>,
    number: u32,
    answer: oneshot::Receiver<bool>,
}

/// Serves a connection until it ends.
pub(super) async fn serve<S>(stream: S, arrival: Arrival, rooms: Arc<Rooms>, admission: Arc<Admission>, began: Instant)
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let deadline = began + HANDSHAKE;
    let config = config(MOST_UP, READ_BUFFER);
    let looks = arrival.noting(admission.origins.clone());
    let handshake = accept_hdr_async_with_config(stream, looks, Some(config));
    let Ok(Ok(socket)) = timeout_at(deadline, Box::pin(handshake)).await else {
        return;
    };
    let Some(arrived) = arrival.counted(rooms.now()) else {
        return;
    };
    let Arrived {
        address,
        is_near,
        place: _place,
    } = arrived;
    let limits = admission.limits;
    let mut connection = Connection {
        socket: Socket::new(socket, limits.idle),
        id: rooms.connection(),
        address,
        is_near,
        rooms,
        doors: admission,
        outbox: Arc::default(),
        writing: 0,
        room: None,
        lists: None,
        challenge: None,
        waits: None,
        entering: None,
        held: None,
        requests: RateLimit::new(limits.requests_burst, limits.requests_a_second),
        aims: RateLimit::new(AIMS_BURST, AIMS_A_SECOND),
        words: RateLimit::every(WORDS_BURST, WORDS_EVERY),
        invites: RateLimit::every(INVITES_BURST, INVITES_EVERY),
        controls: RateLimit::new(CONTROLS_BURST, CONTROLS_A_SECOND),
        refused: 0,
    };
    connection.rooms.common.metrics.connections.fetch_add(1, Relaxed);
    let why = match timeout_at(deadline, connection.greet()).await {
        Ok(Ok(())) => connection.talk(deadline).await,
        Ok(Err(why)) => why,
        Err(_) => Some(CloseReason::Silent),
    };
    connection.end(why).await;
}

impl<S: AsyncRead + AsyncWrite + Unpin> Connection<S> {
    /// Exchanges the versions. The error is `None` if the other end is gone.
    async fn greet(&mut self) -> Result<(), Option<CloseReason>> {
        let theirs = loop {
            let step = self.socket.step(true).await;
            if let Some(bytes) = self.came(step)? {
                break bytes;
            }
        };
        let version = version_of(&theirs).map_err(|_| Some(CloseReason::Malformed))?;
        // A client with another version gets ours all the same: it stands in the same place in all versions.
        self.socket.give(hello(VERSION));
        check_version(version).map_err(Some)
    }

    /// Handles a step of the socket: returns a message if one came, or an error if the connection ends.
    fn came(&mut self, step: Step) -> Result<Option<Bytes>, Option<CloseReason>> {
        let metrics = &self.rooms.common.metrics;
        match step {
            Step::Message(bytes) => {
                metrics.bytes_in.fetch_add(bytes.len() as u64, Relaxed);
                return Ok(Some(bytes));
            }
            Step::Written => {
                self.outbox.written();
                metrics
                    .bytes_out
                    .fetch_add(std::mem::take(&mut self.writing) as u64, Relaxed);
            }
            Step::Control => {
                if !self.controls.take(self.rooms.now()) {
                    self.one_too_many().map_err(Some)?;
                }
            }
            Step::Malformed => return Err(Some(CloseReason::Malformed)),
            Step::Stuck => return Err(Some(CloseReason::TooSlow)),
            Step::Closed(_) | Step::Lost => return Err(None),
        }
        Ok(None)
    }

    /// Counts a message over the limit.
    const fn one_too_many(&mut self) -> Result<(), CloseReason> {
        self.refused += 1;
        if self.refused > MOST_REFUSED {
            Err(CloseReason::Flood)
        } else {
            Ok(())
        }
    }

    /// Serves the connection until it ends; returns why the server ends it.
    async fn talk(&mut self, deadline: Instant) -> Option<CloseReason> {
        let mut silent_at = deadline;
        let mut ending = self.rooms.common.ending.subscribe();
        let mut cut_off = self.rooms.common.cut_off.subscribe();
        loop {
            if self.outbox.is_over() {
                return Some(CloseReason::TooSlow);
            }
            if self.socket.is_written() {
                match self.outbox.next() {
                    Next::Write(messages) => {
                        for message in messages {
                            self.writing += message.len();
                            self.socket.give(message);
                        }
                    }
                    Next::Close(why) => return Some(why),
                    Next::Nothing => {}
                }
            }
            if self.room.is_none()
                && let Some(why) = self.ends()
            {
                return Some(why);
            }
            if *cut_off.borrow_and_update() {
                // Another server may have the room by now, and where the client began it learns which one.
                return Some(CloseReason::CutOff);
            }
            let outbox = self.outbox.clone();
            let reads = self.held.is_none();
            let message = tokio::select! {
                step = self.socket.step(reads) => {
                    // Writing is no sign of life: the other system accepts data that no program reads.
                    let heard = matches!(step, Step::Message(_) | Step::Control);
                    // A client that has not entered a room, lists no table and does not wait must not stay longer than
                    // the deadline.
                    if heard && self.stays() {
                        silent_at = Instant::now() + self.doors.limits.idle;
                    }
                    match self.came(step) {
                        Ok(message) => message,
                        Err(why) => return why,
                    }
                }
                entered = answered(&mut self.entering) => {
                    self.entered(entered);
                    silent_at = if self.stays() { Instant::now() + self.doors.limits.idle } else { deadline };
                    self.held.take()
                }
                () = outbox.something.notified() => None,
                () = tokio::time::sleep_until(silent_at) => return Some(CloseReason::Silent),
                _ = ending.changed(), if self.room.is_none() => None,
                _ = cut_off.changed() => None,
            };
            let Some(message) = message else { continue };
            if self.entering.is_some() {
                self.held = Some(message);
                continue;
            }
            if let Err(why) = self.hear(&message).await {
                return Some(why);
            }
            if self.entering.is_some() || self.lists.is_some() || self.waits.is_some() {
                // Until the room has answered, the client is not the late one; nor is one that stays without a room.
                silent_at = Instant::now() + self.doors.limits.idle;
            }
        }
    }

    /// Whether the client has a reason to be here for long.
    const fn stays(&self) -> bool {
        self.room.is_some() || self.lists.is_some() || self.waits.is_some()
    }

    /// Handles a message.
    async fn hear(&mut self, bytes: &[u8]) -> Result<(), CloseReason> {
        let up: ClientMessage = decode(bytes).map_err(|_| CloseReason::Malformed)?;
        let now = self.rooms.now();
        // What the program sends by itself takes nothing from what a person may request.
        let by_itself = matches!(
            up.asks,
            RoomRequest::Aim(_) | RoomRequest::Commit { .. } | RoomRequest::Reveal { .. }
        );
        if by_itself {
            if !self.aims.take(now) {
                return self.one_too_many();
            }
        } else if !self.requests.take(now) {
            self.refuse(up.number, RoomRefusal::TooFast);
            return self.one_too_many();
        }
        // Words and invitations have limits of their own.
        let may = match up.asks {
            RoomRequest::Write(_) => self.words.take(now),
            RoomRequest::Invite(_) => self.invites.take(now),
            _ => true,
        };
        if !may {
            self.refuse(up.number, RoomRefusal::TooFast);
            return self.one_too_many();
        }
        self.refused = 0;
        if let RoomRequest::Prove(proof) = &up.asks
            && self.room.is_some()
            && !self.rooms.common.places.is_here(&proof.place, self.is_near)
        {
            // A room does not know where it is.
            self.refuse(up.number, RoomRefusal::OtherPlace);
            return Ok(());
        }
        if let Some(room) = &self.room {
            let sent = room.send(RoomInput::Message(self.id, Box::new(up))).await;
            return match sent {
                // The room has ended and said why: that is written first. What was asked is asked again where it is now.
                Err(_) if self.outbox.is_closing() => Ok(()),
                sent => sent.map_err(|_| self.ends().unwrap_or(CloseReason::RoomClosed)),
            };
        }
        let number = up.number;
        let done = match up.asks {
            RoomRequest::Ping if self.stays() => {
                self.outbox.push(encode(&ServerMessage::Pong), true);
                return Ok(());
            }
            RoomRequest::List(table) if self.waits.is_none() => self.list(number, table).await,
            _ if self.stays() => Err(RoomRefusal::Entered),
            RoomRequest::Look { code, token } => self.look(number, code, token).await,
            RoomRequest::Appear => self.give_challenge(),
            RoomRequest::Here(proof) => self.wait(number, &proof),
            _ => self.enter(up).await,
        };
        if let Err(refusal) = done {
            // A room that is missing because the server stops will be back later.
            if let Some(why) = self.ends() {
                return Err(why);
            }
            self.refuse(number, refusal);
        }
        Ok(())
    }

    /// Why the server stops, if it does.
    fn ends(&self) -> Option<CloseReason> {
        *self.rooms.common.ending.borrow()
    }

    fn refuse(&self, number: u32, refusal: RoomRefusal) {
        let count = if refusal == RoomRefusal::TooFast {
            &self.rooms.common.metrics.too_fast
        } else {
            &self.rooms.common.metrics.refused
        };
        count.fetch_add(1, Relaxed);
        self.outbox
            .push(encode(&ServerMessage::Answer(number, Err(refusal))), false);
    }

    /// Lists a table in a home.
    async fn list(&mut self, number: u32, table: TableListing) -> Result<(), RoomRefusal> {
        match &self.lists {
            Some(listed) => listed.change(table)?,
            None => {
                if let Some(shard) = self.rooms.other_shard(table.code) {
                    self.outbox.push(encode(&ServerMessage::AtServer(shard)), false);
                    return Ok(());
                }
                self.lists = Some(codes::list(&self.rooms, &self.doors, self.address, table).await?);
                self.rooms.common.metrics.listed.fetch_add(1, Relaxed);
            }
        }
        self.outbox.push(encode(&ServerMessage::Answer(number, Ok(()))), false);
        Ok(())
    }

    /// Gives news of a room.
    async fn look(&self, number: u32, code: RoomCode, token: SeatToken) -> Result<(), RoomRefusal> {
        let answer = match codes::look(&self.rooms, &self.doors, self.address, (code, token)).await? {
            Looked::News(news) => ServerMessage::News(number, Box::new(news)),
            Looked::At(server) => ServerMessage::NewsAt(number, server),
        };
        self.rooms.common.metrics.granted.fetch_add(1, Relaxed);
        self.outbox.push(encode(&answer), false);
        Ok(())
    }

    /// Gives the client something to sign, for those who wait for invitations.
    fn give_challenge(&mut self) -> Result<(), RoomRefusal> {
        let mut bytes = [0; 32];
        random::fill(&mut bytes).map_err(|_| RoomRefusal::NoWaiting)?;
        let challenge = Challenge(bytes);
        self.challenge = Some(challenge);
        self.outbox.push(encode(&ServerMessage::Challenge(challenge)), false);
        Ok(())
    }

    /// Lets the person wait for invitations.
    fn wait(&mut self, number: u32, proof: &KeyProof) -> Result<(), RoomRefusal> {
        // Each is signed once.
        let challenge = self.challenge.take().ok_or(RoomRefusal::NotProven)?;
        let common = &self.rooms.common;
        if !common.places.is_here(&proof.place, self.is_near) {
            return Err(RoomRefusal::OtherPlace);
        }
        if !holds_in_no_room(proof, challenge) {
            return Err(RoomRefusal::NotProven);
        }
        self.waits = Some(common.waiting.wait(proof.key, self.address, self.outbox.clone())?);
        self.outbox.push(encode(&ServerMessage::Answer(number, Ok(()))), false);
        Ok(())
    }

    /// Asks the room named in a first message to let the client enter. The connection belongs to the room once it
    /// agrees.
    async fn enter(&mut self, up: ClientMessage) -> Result<(), RoomRefusal> {
        let number = up.number;
        let (room, asks) = match up.asks {
            RoomRequest::Open(settings, newcomer) => {
                // A room would stay empty if its first member is refused.
                cleaned(&newcomer.name, LONGEST_NAME).ok_or(RoomRefusal::NoName)?;
                match self.rooms.open_room(*settings, self.address).await? {
                    // The room is open, and the first one to enter it hosts it.
                    Opened::Here(code, room) => (room, RoomRequest::Join(code, newcomer)),
                    #[cfg(feature = "cluster")]
                    Opened::At(server) => {
                        self.outbox.push(encode(&ServerMessage::AtServer(server)), false);
                        return Ok(());
                    }
                }
            }
            asks => match codes::find(&self.rooms, &self.doors, self.address, &asks).await? {
                Place::Here(room) => (room, asks),
                Place::Home(address) => {
                    self.outbox.push(encode(&ServerMessage::Elsewhere(address)), false);
                    return Ok(());
                }
                Place::Server(server) => {
                    self.outbox.push(encode(&ServerMessage::AtServer(server)), false);
                    return Ok(());
                }
            },
        };
        let code = match &asks {
            RoomRequest::Join(code, _) | RoomRequest::Return { code, .. } => Some(*code),
            _ => None,
        };
        let (entered, answer) = oneshot::channel();
        let asks = Box::new(ClientMessage { number, asks });
        let enters = RoomInput::Enter(self.id, self.address, self.outbox.clone(), asks, entered);
        let sent = room.send(enters).await;
        sent.map_err(|_| self.rooms.why_gone(code))?;
        self.entering = Some(Entering {
            room,
            code,
            number,
            answer,
        });
        Ok(())
    }

    /// Handles the answer of the room; `None` if the room was closed before.
    fn entered(&mut self, answer: Option<bool>) {
        let Some(entering) = self.entering.take() else { return };
        match answer {
            Some(true) => self.room = Some(entering.room),
            // The room has sent the reason.
            Some(false) => {}
            None if self.ends().is_some() => {}
            None => self.refuse(entering.number, self.rooms.why_gone(entering.code)),
        }
    }

    /// Ends the connection: the room learns it at once, and the other end gets the reason if it still reads.
    async fn end(self, why: Option<CloseReason>) {
        let metrics = &self.rooms.common.metrics;
        match why {
            Some(CloseReason::TooSlow) => metrics.too_slow.fetch_add(1, Relaxed),
            Some(CloseReason::Malformed) => metrics.malformed.fetch_add(1, Relaxed),
            _ => 0,
        };
        let frame = why.map(|why| CloseFrame {
            code: why.code().into(),
            // For people who use other tools: our clients show the reason in the language of their reader.
            reason: why.message().id().name().into(),
        });
        if self.lists.is_some() {
            metrics.listed.fetch_sub(1, Relaxed);
        }
        // The table is off the list before the socket is closed, which may take a moment.
        drop(self.lists);
        drop(self.waits);
        let finishes = !matches!(why, None | Some(CloseReason::TooSlow | CloseReason::Flood));
        let room = self.room.or(self.entering.map(|entering| entering.room));
        let leaves = async {
            if let Some(room) = room {
                // A room that has ended needs no message.
                let _ = room.send(RoomInput::Gone(self.id)).await;
            }
        };
        tokio::join!(leaves, self.socket.close(frame, finishes, LAST_WORDS));
        metrics.connections.fetch_sub(1, Relaxed);
    }
}

/// The answer of the room that was asked, once it comes; `None` if the room was closed before.
async fn answered(entering: &mut Option<Entering>) -> Option<bool> {
    match entering {
        Some(entering) => (&mut entering.answer).await.ok(),
        None => std::future::pending().await,
    }
}
