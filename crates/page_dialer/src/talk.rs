//! A conversation by WebSocket over a stream of bytes.

use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::client_async_with_config;
use websocket::socket::{Socket, Step, config};

/// The codes with which a browser's WebSocket says that it closed without a code, and that there is no connection (RFC
/// 6455, section 7.4.1).
pub const NO_CODE: u16 = 1005;
/// As above.
pub const NO_CONNECTION: u16 = 1006;
/// How many bytes are read at once; a longer message takes more memory while it is read.
const READ_BUFFER: usize = 16 * 1024;

/// What one end holds for the other, and for how long.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most bytes of a message that comes.
    pub most_bytes: usize,
    /// How long the other end may take nothing of what is sent.
    pub patience: Duration,
    /// How long the end may take.
    pub last_words: Duration,
}

/// What happens in a conversation.
#[derive(Debug, PartialEq, Eq)]
pub enum Told<'a> {
    /// It has begun.
    Opened,
    /// A message came. It is not kept here.
    Received(&'a [u8]),
}

/// Greets the other end of a stream, then speaks with it until either end closes; returns the code of that. What waits in
/// `sends` then is still sent if this end closes, which it does when `hung_up` says so.
pub async fn talk<S: AsyncRead + AsyncWrite + Unpin>(
    stream: S,
    url: &str,
    limits: &Limits,
    sends: &mut mpsc::Receiver<Vec<u8>>,
    hung_up: &mut oneshot::Receiver<()>,
    mut tell: impl FnMut(Told),
) -> u16 {
    let greets = client_async_with_config(url, stream, Some(config(limits.most_bytes, READ_BUFFER)));
    let greeted = tokio::select! {
        greeted = greets => greeted.ok(),
        _ = &mut *hung_up => None,
    };
    let Some((socket, _)) = greeted else {
        return NO_CONNECTION;
    };
    tell(Told::Opened);
    let mut socket = Socket::new(socket, limits.patience);
    let code = loop {
        // One message at a time: the others wait in the channel, which has a bound.
        let is_written = socket.is_written();
        tokio::select! {
            step = socket.step(true) => match step {
                Step::Written | Step::Control => {}
                Step::Message(bytes) => tell(Told::Received(&bytes)),
                Step::Closed(code) => break code.unwrap_or(NO_CODE),
                Step::Malformed | Step::Lost | Step::Stuck => return NO_CONNECTION,
            },
            Some(message) = sends.recv(), if is_written => socket.give(message),
            _ = &mut *hung_up => break NO_CODE,
        }
    };
    while let Ok(message) = sends.try_recv() {
        socket.give(message);
    }
    socket.close(None, true, limits.last_words).await;
    code
}

#[cfg(test)]
mod tests {
    use futures_util::{SinkExt, StreamExt};
    use tokio::io::{AsyncReadExt, DuplexStream, duplex};
    use tokio::time::{sleep, timeout};
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::CloseFrame;
    use tokio_tungstenite::{WebSocketStream, accept_async};

    use super::*;

    const LIMITS: Limits = Limits {
        most_bytes: 1000,
        patience: Duration::from_millis(300),
        last_words: Duration::from_millis(300),
    };
    const WAITING: usize = 4;
    /// A wire that holds so many bytes.
    const WIRE: usize = 4096;

    /// What was told, with messages as they came.
    type Heard = Vec<Option<Vec<u8>>>;

    /// Speaks with the other end of a wire, as `there` does it; returns the code and what was told.
    async fn with<F: Future>(
        there: impl FnOnce(DuplexStream, mpsc::Sender<Vec<u8>>, oneshot::Sender<()>) -> F,
    ) -> (u16, Heard, F::Output) {
        let (here, wire) = duplex(WIRE);
        let (to_send, mut sends) = mpsc::channel(WAITING);
        let (hangs_up, mut hung_up) = oneshot::channel();
        let mut heard = Heard::new();
        let tell = |told: Told| {
            heard.push(match told {
                Told::Opened => None,
                Told::Received(bytes) => Some(bytes.to_vec()),
            });
        };
        let both = async {
            let here = talk(here, "ws://table/", &LIMITS, &mut sends, &mut hung_up, tell);
            tokio::join!(here, there(wire, to_send, hangs_up))
        };
        let (code, result) = timeout(Duration::from_secs(20), both).await.expect("it ends");
        (code, heard, result)
    }

    async fn accept(wire: DuplexStream) -> WebSocketStream<DuplexStream> {
        accept_async(wire).await.expect("a greeting")
    }

    #[tokio::test]
    async fn messages_go_both_ways_and_the_code_of_the_end_is_told() {
        let (code, heard, came) = with(async |wire, to_send, _stays| {
            let mut there = accept(wire).await;
            to_send.send(vec![7; 900]).await.expect("there is room");
            let came = there.next().await.expect("a message").expect("it is whole");
            there.send(Message::binary(vec![8; 1000])).await.expect("it goes");
            let end = CloseFrame {
                code: 4003.into(),
                reason: "".into(),
            };
            there.close(Some(end)).await.expect("it goes");
            while there.next().await.is_some_and(|next| next.is_ok()) {}
            came
        })
        .await;
        assert_eq!((code, came), (4003, Message::binary(vec![7; 900])));
        assert_eq!(heard, [None, Some(vec![8; 1000])]);
    }

    #[tokio::test]
    async fn a_message_that_is_too_long_ends_it_and_is_not_held() {
        let (code, heard, ()) = with(async |wire, _sender, _stays| {
            let mut there = accept(wire).await;
            let _ = there.send(Message::binary(vec![8; 1001])).await;
            while there.next().await.is_some_and(|next| next.is_ok()) {}
        })
        .await;
        assert_eq!((code, heard), (NO_CONNECTION, vec![None]));
    }

    #[tokio::test]
    async fn a_table_that_takes_nothing_ends_it_and_no_more_messages_wait_than_may() {
        let (code, heard, taken) = with(async |wire, to_send, _stays| {
            let mut there = accept(wire).await;
            let mut taken = 0;
            // It reads no more; the wire, the piece being written and the channel fill up.
            while to_send.try_send(vec![7; 2048]).is_ok() {
                taken += 1;
                tokio::task::yield_now().await;
            }
            sleep(4 * LIMITS.patience).await;
            // What was on its way is still there, and then nothing: the other end has gone.
            while there.next().await.is_some_and(|next| next.is_ok()) {}
            taken
        })
        .await;
        assert_eq!((code, heard), (NO_CONNECTION, vec![None]));
        assert!((WAITING..WAITING + 5).contains(&taken), "{taken}");
    }

    #[tokio::test]
    async fn whoever_hangs_up_still_sends_what_waits() {
        let (code, heard, came) = with(async |wire, to_send, hangs_up| {
            let mut there = accept(wire).await;
            to_send.send(vec![0]).await.expect("there is room");
            there.next().await.expect("a message").expect("it is whole");
            for message in [vec![1], vec![2]] {
                to_send.send(message).await.expect("there is room");
            }
            drop(hangs_up);
            let mut came = Vec::new();
            while let Some(Ok(Message::Binary(message))) = there.next().await {
                came.push(message.to_vec());
            }
            came
        })
        .await;
        assert_eq!((code, heard), (NO_CODE, vec![None]));
        assert_eq!(came, [[1], [2]]);
    }

    #[tokio::test]
    async fn whoever_hangs_up_waits_for_no_greeting() {
        let (code, heard, ()) = with(async |mut wire, _sender, hangs_up| {
            let mut first = [0; 3];
            wire.read_exact(&mut first).await.expect("it greets");
            drop(hangs_up);
            // The wire stays open until the other end is gone.
            while wire.read(&mut first).await.is_ok_and(|read| read > 0) {}
        })
        .await;
        assert_eq!((code, heard), (NO_CONNECTION, vec![]));
    }
}
