//! A WebSocket that reads and writes at the same time. It holds only a limited number of bytes that the other end has
//! not taken, and waits for it only a limited time. Both ends of a connection use it.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
#[cfg(target_family = "wasm")]
use n0_future::time::{Sleep, sleep, timeout};
use tokio::io::{AsyncRead, AsyncWrite};
#[cfg(not(target_family = "wasm"))]
use tokio::time::{Sleep, sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
use tokio_tungstenite::tungstenite::protocol::{Message, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error};

/// A longer message is sent in pieces, so that no connection keeps a buffer as large as its longest message.
const PIECE_BYTES: usize = 2048;
/// The most bytes in the library's write buffer: a piece, and answers to pings. An answer that does not fit is
/// replaced by the answer to the next ping.
const MOST_WRITTEN: usize = 2 * PIECE_BYTES;

/// A WebSocket that reads and writes at the same time.
pub struct Socket<S> {
    inner: WebSocketStream<S>,
    /// The pieces still to be written.
    pieces: VecDeque<Message>,
    /// Whether a message was given and is not fully written yet.
    writes: bool,
    /// How long the other end may take nothing.
    patience: Duration,
    /// Runs while the other end takes nothing.
    stuck: Option<Pin<Box<Sleep>>>,
}

/// An event on a connection.
#[derive(Debug, PartialEq, Eq)]
pub enum Step {
    /// Everything given is written.
    Written,
    /// A message came.
    Message(Bytes),
    /// A ping or a pong of the WebSocket came; the library answers pings.
    Control,
    /// The other end closes, with this code.
    Closed(Option<u16>),
    /// The data is not a valid message.
    Malformed,
    /// The connection is lost.
    Lost,
    /// The other end has taken nothing for too long.
    Stuck,
}

/// The configuration of a WebSocket whose messages have at most this many bytes.
pub fn config(most_bytes: usize, read_buffer: usize) -> WebSocketConfig {
    WebSocketConfig::default()
        .max_message_size(Some(most_bytes))
        .max_frame_size(Some(most_bytes))
        .read_buffer_size(read_buffer)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_WRITTEN)
}

impl<S: AsyncRead + AsyncWrite + Unpin> Socket<S> {
    /// A socket over a connection that was set up with [`config`]. `patience` is how long the other end may take
    /// nothing.
    pub const fn new(inner: WebSocketStream<S>, patience: Duration) -> Self {
        Self {
            inner,
            pieces: VecDeque::new(),
            writes: false,
            patience,
            stuck: None,
        }
    }

    /// Gives a message to be written. To bound what waits here, give the next one only after [`Step::Written`].
    pub fn give(&mut self, message: Vec<u8>) {
        self.pieces.extend(pieces(message.into()));
        self.writes = true;
    }

    /// Whether everything given is written.
    pub const fn is_written(&self) -> bool {
        !self.writes
    }

    /// Writes, reads if `reads`, and returns the next event. If the future is dropped before that, the next call
    /// continues where it was.
    pub async fn step(&mut self, reads: bool) -> Step {
        poll_fn(|context| self.poll(context, reads)).await
    }

    fn poll(&mut self, context: &mut Context<'_>, reads: bool) -> Poll<Step> {
        match self.poll_write(context) {
            Poll::Ready(Ok(())) => {
                self.stuck = None;
                if std::mem::take(&mut self.writes) {
                    return Poll::Ready(Step::Written);
                }
            }
            // The other end may have sent the reason why it closed; it is still to be read.
            Poll::Ready(Err(_)) if reads => {}
            Poll::Ready(Err(_)) => return Poll::Ready(Step::Lost),
            Poll::Pending => {
                let timer = || Box::pin(sleep(self.patience));
                if self.stuck.get_or_insert_with(timer).as_mut().poll(context).is_ready() {
                    return Poll::Ready(Step::Stuck);
                }
            }
        }
        if !reads {
            return Poll::Pending;
        }
        Poll::Ready(match ready!(self.inner.poll_next_unpin(context)) {
            Some(Ok(Message::Binary(bytes))) => Step::Message(bytes),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Step::Control,
            Some(Ok(Message::Close(frame))) => Step::Closed(frame.map(|frame| frame.code.into())),
            Some(Ok(Message::Text(_) | Message::Frame(_))) => Step::Malformed,
            // A network that is lost sends no close frame.
            Some(Err(Error::Protocol(ProtocolError::ResetWithoutClosingHandshake))) => Step::Lost,
            Some(Err(Error::Capacity(_) | Error::Protocol(_) | Error::Utf8(_))) => Step::Malformed,
            Some(Err(_)) | None => Step::Lost,
        })
    }

    /// Writes one piece after the other, each once the one before was taken. So the library never holds more than
    /// one.
    fn poll_write(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        loop {
            ready!(self.inner.poll_flush_unpin(context))?;
            let Some(piece) = self.pieces.pop_front() else {
                return Poll::Ready(Ok(()));
            };
            // A piece was taken.
            self.stuck = None;
            self.inner.start_send_unpin(piece)?;
        }
    }

    /// Closes with this code and reason, after everything given is written if `finishes`. Takes no longer than `longest`.
    pub async fn close(mut self, frame: Option<CloseFrame>, finishes: bool, longest: Duration) {
        if !finishes {
            self.pieces.clear();
        }
        let says = async {
            poll_fn(|context| self.poll_write(context)).await?;
            self.inner.close(frame).await?;
            // A connection that is dropped with unread data is reset, and the last messages sent are lost with it.
            while self.inner.next().await.is_some_and(|came| came.is_ok()) {}
            Ok::<(), Error>(())
        };
        let _ = timeout(longest, says).await;
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
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
    use tokio_tungstenite::tungstenite::protocol::Role;

    use super::*;

    const MOST: usize = 16 * 1024;
    const PATIENCE: Duration = Duration::from_millis(400);

    /// A server's socket, and the other end of its wire, which holds this many bytes.
    async fn socket(wire: usize) -> (Socket<DuplexStream>, DuplexStream) {
        let (here, there) = duplex(wire);
        let inner = WebSocketStream::from_raw_socket(here, Role::Server, Some(config(MOST, 1024))).await;
        (Socket::new(inner, PATIENCE), there)
    }

    /// A frame of a client as bytes; its mask is zero, so it changes nothing.
    fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
        let mut bytes = vec![first];
        match payload.len() {
            length @ 0..=125 => bytes.push(0x80 | length as u8),
            length => {
                bytes.push(0x80 | 126);
                bytes.extend((length as u16).to_be_bytes());
            }
        }
        bytes.extend([0; 4]);
        bytes.extend(payload);
        bytes
    }

    #[tokio::test]
    async fn whoever_reads_a_message_in_pieces_has_it_whole() {
        for length in [0, 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES, 100_000] {
            let (mut server, there) = socket(1 << 20).await;
            let mut client = WebSocketStream::from_raw_socket(there, Role::Client, None).await;
            let message: Vec<u8> = (0..length).map(|at| at as u8).collect();
            assert_eq!(
                pieces(message.clone().into()).len(),
                length.div_ceil(PIECE_BYTES).max(1)
            );
            server.give(message.clone());
            assert_eq!(server.step(true).await, Step::Written);
            let read = client.next().await.expect("a message").expect("it is whole");
            assert_eq!(read, Message::binary(message));
        }
    }

    #[tokio::test]
    async fn who_takes_a_little_now_and_then_is_not_stuck() {
        let (mut server, mut there) = socket(64).await;
        server.give(vec![0; 10 * PIECE_BYTES]);
        let reads = async {
            loop {
                sleep(PATIENCE / 2).await;
                let mut taken = vec![0; 2 * PIECE_BYTES];
                if there.read_exact(&mut taken).await.is_err() {
                    return;
                }
            }
        };
        tokio::select! {
            () = reads => panic!("the wire broke"),
            step = server.step(true) => assert_eq!(step, Step::Written, "it took longer than {PATIENCE:?} in all"),
        }
    }

    #[tokio::test]
    async fn a_wire_that_takes_nothing_ends_in_time_while_pings_still_come() {
        let (mut server, mut there) = socket(256).await;
        server.give(vec![0; PIECE_BYTES]);
        let began = std::time::Instant::now();
        let pings = async {
            loop {
                there
                    .write_all(&frame(0x89, &[7; 125]))
                    .await
                    .expect("the wire is open");
                sleep(PATIENCE / 20).await;
            }
        };
        let step = async {
            loop {
                match server.step(true).await {
                    Step::Control => {}
                    step => return step,
                }
            }
        };
        tokio::select! {
            () = pings => {}
            step = step => assert_eq!(step, Step::Stuck),
        }
        assert!(began.elapsed() >= PATIENCE, "too early");
    }

    #[tokio::test]
    async fn closing_never_waits_for_an_end_that_takes_nothing() {
        for finishes in [true, false] {
            let (mut server, _there) = socket(16).await;
            server.give(vec![0; PIECE_BYTES]);
            assert!(timeout(PATIENCE / 2, server.step(true)).await.is_err());
            let closes = timeout(10 * PATIENCE, server.close(None, finishes, PATIENCE));
            assert!(closes.await.is_ok());
        }
    }

    #[tokio::test]
    async fn every_kind_of_frame_is_a_message_an_end_or_counted() {
        let long = vec![0; MOST + 1];
        for (name, bytes, step) in [
            ("a ping", frame(0x89, b"x"), Step::Control),
            ("a pong", frame(0x8a, b"x"), Step::Control),
            ("text", frame(0x81, b"x"), Step::Malformed),
            ("binary", frame(0x82, b"x"), Step::Message(Bytes::from_static(b"x"))),
            ("a long frame", frame(0x82, &long), Step::Malformed),
            ("a continuation of nothing", frame(0x80, b"x"), Step::Malformed),
            ("a ping in parts", frame(0x09, b"x"), Step::Malformed),
            ("a ping of 126 bytes", frame(0x89, &[0; 126]), Step::Malformed),
            ("reserved bits", frame(0xc2, b"x"), Step::Malformed),
            ("an unknown kind", frame(0x83, b"x"), Step::Malformed),
            ("no mask", vec![0x82, 1, 0], Step::Malformed),
            (
                "a close",
                frame(0x88, &1000_u16.to_be_bytes()),
                Step::Closed(Some(1000)),
            ),
            ("a close without a code", frame(0x88, b""), Step::Closed(None)),
            (
                "a length that is none",
                [0x82, 0xff].into_iter().chain([0xff; 12]).collect(),
                Step::Malformed,
            ),
        ] {
            let (mut server, mut there) = socket(1 << 20).await;
            there.write_all(&bytes).await.expect("the wire has room");
            assert_eq!(server.step(true).await, step, "{name}");
        }
    }

    #[tokio::test]
    async fn fragments_without_an_end_are_no_message_and_end_at_the_limit() {
        let (mut server, mut there) = socket(1 << 22).await;
        there.write_all(&frame(0x02, b"x")).await.expect("the wire has room");
        for _ in 0..MOST {
            there.write_all(&frame(0x00, b"x")).await.expect("the wire has room");
        }
        assert_eq!(server.step(true).await, Step::Malformed);
        // Empty fragments never reach the limit: nothing of them is stored, and they do not count as a message.
        let (mut server, mut there) = socket(1 << 22).await;
        there.write_all(&frame(0x02, b"")).await.expect("the wire has room");
        for _ in 0..100_000 {
            there.write_all(&frame(0x00, b"")).await.expect("the wire has room");
        }
        let waits = timeout(Duration::from_millis(200), server.step(true)).await;
        assert!(waits.is_err(), "{waits:?}");
    }
}
