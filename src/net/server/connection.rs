//! A connection: the handshake, what comes, what goes, and the limits.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
use tokio_tungstenite::tungstenite::protocol::{Message, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error};
use tokio_tungstenite::{WebSocketStream, accept_async_with_config};

use crate::messages::Told;
use crate::net::protocol::code::RoomCode;
use crate::net::protocol::down::Down;
use crate::net::protocol::limits::{AIMS_A_SECOND, AIMS_BURST, HANDSHAKE, IDLE, MOST_REFUSED, MOST_UP, VERSION};
use crate::net::protocol::refusal::{Closing, Refusal};
use crate::net::protocol::up::{Request, Up};
use crate::net::protocol::wire::{hello, read, served, version_of, written};
use crate::net::room::effect::ConnectionId;
use crate::net::server::bucket::Bucket;
use crate::net::server::common::{RoomSender, ToRoom};
use crate::net::server::doors::Doors;
use crate::net::server::outbox::{Next, Outbox};
use crate::net::server::rooms::Rooms;

/// A longer message goes in pieces, so that no connection keeps room for the longest that it ever carried.
const PIECE_BYTES: usize = 2048;
/// How long the last words of the server may take.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// A connection that stands.
struct Connection<S> {
    socket: WebSocketStream<S>,
    id: ConnectionId,
    address: IpAddr,
    rooms: Arc<Rooms>,
    doors: Arc<Doors>,
    outbox: Arc<Outbox>,
    room: Option<RoomSender>,
    requests: Bucket,
    aims: Bucket,
    refused: u32,
    /// The room that was opened for this connection, until it has entered it.
    opened: Option<RoomCode>,
}

/// Serves a connection until it ends.
pub(super) async fn serve<S>(stream: S, address: IpAddr, rooms: Arc<Rooms>, doors: Arc<Doors>, began: Instant)
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let deadline = began + HANDSHAKE;
    let config = WebSocketConfig::default()
        .max_message_size(Some(MOST_UP))
        .max_frame_size(Some(MOST_UP))
        .read_buffer_size(1024)
        .write_buffer_size(0);
    let handshake = Box::pin(accept_async_with_config(stream, Some(config)));
    let Ok(Ok(socket)) = timeout_at(deadline, handshake).await else {
        return;
    };
    let limits = doors.limits;
    let mut connection = Connection {
        socket,
        id: rooms.connection(),
        address,
        rooms,
        doors,
        outbox: Arc::default(),
        room: None,
        requests: Bucket::new(limits.requests_burst, limits.requests_a_second),
        aims: Bucket::new(AIMS_BURST, AIMS_A_SECOND),
        refused: 0,
        opened: None,
    };
    connection.rooms.common.metrics.connections.fetch_add(1, Relaxed);
    let why = match timeout_at(deadline, connection.greet()).await {
        Ok(Ok(())) => connection.talk(deadline).await,
        Ok(Err(why)) => why,
        Err(_) => Some(Closing::Silent),
    };
    if why == Some(Closing::TooSlow) {
        connection.rooms.common.metrics.too_slow.fetch_add(1, Relaxed);
    }
    if why == Some(Closing::Malformed) {
        connection.rooms.common.metrics.malformed.fetch_add(1, Relaxed);
    }
    if let Some(room) = connection.room.take() {
        // A room that has ended knows.
        let _ = room.send(ToRoom::Gone(connection.id)).await;
    }
    if let Some(why) = why {
        let frame = CloseFrame {
            code: why.code().into(),
            // For whoever looks on with other tools: our clients say it in the language of their reader.
            reason: why.message().id().name().into(),
        };
        let _ = timeout(LAST_WORDS, connection.socket.close(Some(frame))).await;
    }
    connection.rooms.common.metrics.connections.fetch_sub(1, Relaxed);
}

impl<S: AsyncRead + AsyncWrite + Unpin> Connection<S> {
    /// Both say which version they speak. `None` where the other end is gone.
    async fn greet(&mut self) -> Result<(), Option<Closing>> {
        let theirs = self.next().await?;
        let version = version_of(&theirs).map_err(|_| Some(Closing::Malformed))?;
        // Whoever speaks another version is told ours all the same: it stands in the same place in all versions.
        let ours = Message::binary(hello(VERSION));
        self.socket.send(ours).await.map_err(|_| None)?;
        served(version).map_err(Some)
    }

    /// The next message of our kind.
    async fn next(&mut self) -> Result<Vec<u8>, Option<Closing>> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Binary(bytes))) => {
                    self.rooms
                        .common
                        .metrics
                        .bytes_in
                        .fetch_add(bytes.len() as u64, Relaxed);
                    return Ok(bytes.into());
                }
                // Answered by the library.
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Text(_) | Message::Frame(_))) => return Err(Some(Closing::Malformed)),
                Some(Ok(Message::Close(_))) | None => return Err(None),
                Some(Err(error)) => {
                    let is_theirs = match error {
                        // A network that is lost says no good-bye.
                        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => false,
                        Error::Capacity(_) | Error::Protocol(_) | Error::Utf8(_) => true,
                        _ => false,
                    };
                    return Err(is_theirs.then_some(Closing::Malformed));
                }
            }
        }
    }

    /// Goes on until the connection ends; returns why the server ends it.
    async fn talk(&mut self, deadline: Instant) -> Option<Closing> {
        let mut silent_at = deadline;
        let mut ending = self.rooms.common.ending.subscribe();
        loop {
            match self.outbox.next() {
                Next::Write(messages) => {
                    let outbox = self.outbox.clone();
                    let wrote = tokio::select! {
                        wrote = self.write(messages) => wrote,
                        () = outbox.overflow.notified() => return Some(Closing::TooSlow),
                    };
                    if wrote.is_err() {
                        return None;
                    }
                    continue;
                }
                Next::Close(why) => return Some(why),
                Next::Nothing => {}
            }
            if self.room.is_none()
                && let Some(why) = self.ends()
            {
                return Some(why);
            }
            let outbox = self.outbox.clone();
            tokio::select! {
                message = self.next() => match message {
                    Ok(bytes) => {
                        if let Err(why) = self.hear(&bytes).await {
                            return Some(why);
                        }
                        // Whoever has not entered a room by then does not sit here for ever.
                        if self.room.is_some() {
                            silent_at = Instant::now() + IDLE;
                        }
                    }
                    Err(why) => return why,
                },
                () = outbox.something.notified() => {}
                () = tokio::time::sleep_until(silent_at) => return Some(Closing::Silent),
                _ = ending.changed(), if self.room.is_none() => {}
            }
        }
    }

    async fn write(&mut self, messages: Vec<Vec<u8>>) -> Result<(), ()> {
        let mut bytes = 0;
        for message in messages {
            bytes += message.len();
            for piece in pieces(message.into()) {
                self.socket.feed(piece).await.map_err(|_| ())?;
            }
        }
        self.socket.flush().await.map_err(|_| ())?;
        self.outbox.written(bytes);
        self.rooms.common.metrics.bytes_out.fetch_add(bytes as u64, Relaxed);
        Ok(())
    }

    /// A message came.
    async fn hear(&mut self, bytes: &[u8]) -> Result<(), Closing> {
        let up: Up = read(bytes).map_err(|_| Closing::Malformed)?;
        let now = self.rooms.now();
        if matches!(up.asks, Request::Aim(_)) {
            if !self.aims.take(now) {
                return Ok(());
            }
        } else if !self.requests.take(now) {
            self.refused += 1;
            self.refuse(up.number, Refusal::TooFast);
            return if self.refused > MOST_REFUSED {
                Err(Closing::Flood)
            } else {
                Ok(())
            };
        }
        self.refused = 0;
        if self.room.is_none()
            && let Err(refusal) = self.enter(&up).await
        {
            // A room that is no longer there because the server ends is there again later.
            if let Some(why) = self.ends() {
                return Err(why);
            }
            self.refuse(up.number, refusal);
            return Ok(());
        }
        let up = match up.asks {
            // The room is open, and the first one to enter it hosts it.
            Request::Open(settings, newcomer) => Up {
                number: up.number,
                asks: match self.opened.take() {
                    Some(code) => Request::Join(code, newcomer),
                    None => Request::Open(settings, newcomer),
                },
            },
            asks => Up {
                number: up.number,
                asks,
            },
        };
        let room = self.room.as_ref().ok_or(Closing::RoomClosed)?;
        let sent = room.send(ToRoom::Message(self.id, Box::new(up))).await;
        sent.map_err(|_| self.ends().unwrap_or(Closing::RoomClosed))
    }

    /// Why the server ends, where it does.
    fn ends(&self) -> Option<Closing> {
        *self.rooms.common.ending.borrow()
    }

    fn refuse(&self, number: u32, refusal: Refusal) {
        let count = if refusal == Refusal::TooFast {
            &self.rooms.common.metrics.too_fast
        } else {
            &self.rooms.common.metrics.refused
        };
        count.fetch_add(1, Relaxed);
        self.outbox.push(written(&Down::Answer(number, Err(refusal))), false);
    }

    /// Finds the room that a first message wants into.
    async fn enter(&mut self, up: &Up) -> Result<(), Refusal> {
        let room = match &up.asks {
            Request::Open(settings, _) => {
                let (code, room) = self.rooms.new_room((**settings).clone(), self.address)?;
                self.opened = Some(code);
                room
            }
            Request::Join(code, _) | Request::Return { code, .. } => {
                let now = self.rooms.now();
                if self.doors.is_barred(self.address, now) {
                    return Err(Refusal::TooFast);
                }
                self.rooms.find(*code).ok_or_else(|| {
                    self.doors.wrong_code(self.address, now);
                    self.rooms.why_missing(*code)
                })?
            }
            _ => return Err(Refusal::NotEntered),
        };
        let here = ToRoom::Here(self.id, self.outbox.clone());
        room.send(here).await.map_err(|_| Refusal::NoRoom)?;
        self.room = Some(room);
        Ok(())
    }
}

/// A message as one frame, or as several (RFC 6455, section 5.4).
fn pieces(mut message: Bytes) -> Vec<Message> {
    if message.len() <= PIECE_BYTES {
        return vec![Message::Binary(message)];
    }
    let mut pieces = Vec::new();
    while !message.is_empty() {
        let code = if pieces.is_empty() {
            Data::Binary
        } else {
            Data::Continue
        };
        let piece = message.split_to(PIECE_BYTES.min(message.len()));
        let frame = Frame::message(piece, OpCode::Data(code), message.is_empty());
        pieces.push(Message::Frame(frame));
    }
    pieces
}

#[cfg(test)]
mod tests {
    use tokio_tungstenite::tungstenite::protocol::Role;

    use super::*;

    #[tokio::test]
    async fn whoever_reads_a_message_in_pieces_has_it_whole() {
        for length in [0, 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES, 100_000] {
            let (here, there) = tokio::io::duplex(1 << 20);
            let mut server = WebSocketStream::from_raw_socket(here, Role::Server, None).await;
            let mut client = WebSocketStream::from_raw_socket(there, Role::Client, None).await;
            let message: Vec<u8> = (0..length).map(|at| at as u8).collect();
            let all = pieces(message.clone().into());
            assert_eq!(all.len(), length.div_ceil(PIECE_BYTES).max(1));
            for piece in all {
                server.send(piece).await.expect("it is sent");
            }
            let read = client.next().await.expect("a message").expect("it is whole");
            assert_eq!(read, Message::binary(message));
        }
    }
}
