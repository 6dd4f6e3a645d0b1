//! The health and the metrics of a server over HTTP: `/health`, `/ready` and `/metrics`.

use std::fs::File;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::rooms::Rooms;

/// The most bytes of a request.
const MOST_BYTES: usize = 4 * 1024;
/// How many requests are answered at once. More are closed without an answer: a monitor sends one at a time.
const MOST_AT_ONCE: usize = 16;
/// The most time for a request and its answer.
const MOST_TIME: Duration = Duration::from_secs(5);

/// How long it waits before it tries again.
const AGAIN: Duration = Duration::from_millis(100);

/// A file descriptor in reserve, for when no other is left; `None` if there is none now.
fn a_spare() -> Option<File> {
    File::open(if cfg!(windows) { "NUL" } else { "/dev/null" }).ok()
}

/// Answers requests until the server ends.
pub(super) async fn serve(listener: TcpListener, rooms: Arc<Rooms>) {
    let places = Arc::new(Semaphore::new(MOST_AT_ONCE));
    let mut spare = a_spare();
    loop {
        let stream = match listener.accept().await {
            Ok((stream, _)) => stream,
            Err(_) => {
                // With the spare descriptor, the server can still answer, one request at a time.
                if let Some(free) = spare.take() {
                    drop(free);
                    if let Ok(Ok((stream, _))) = timeout(AGAIN, listener.accept()).await {
                        let _ = timeout(MOST_TIME, answer(stream, &rooms)).await;
                    }
                }
                spare = a_spare();
                if spare.is_none() {
                    tokio::time::sleep(AGAIN).await;
                }
                continue;
            }
        };
        if spare.is_none() {
            spare = a_spare();
        }
        let Ok(place) = places.clone().try_acquire_owned() else {
            continue;
        };
        let rooms = rooms.clone();
        tokio::spawn(async move {
            let _place = place;
            // A client that is too slow can ask again.
            let _ = timeout(MOST_TIME, answer(stream, &rooms)).await;
        });
    }
}

async fn answer(mut stream: TcpStream, rooms: &Rooms) -> std::io::Result<()> {
    let mut bytes = Vec::new();
    let path = loop {
        let mut headers = [httparse::EMPTY_HEADER; 64];
        let mut request = httparse::Request::new(&mut headers);
        match request.parse(&bytes) {
            Ok(httparse::Status::Complete(_)) if request.method == Some("GET") => {
                break request.path.map(str::to_owned);
            }
            Ok(httparse::Status::Partial) if bytes.len() < MOST_BYTES => {}
            Ok(_) | Err(_) => break None,
        }
        let mut part = [0; 1024];
        let count = stream.read(&mut part).await?;
        if count == 0 {
            return Ok(());
        }
        bytes.extend_from_slice(&part[..count]);
    };
    let (status, body) = match path.as_deref() {
        Some("/health") => match rooms.common.troubles.text(rooms.now()) {
            well if well.is_empty() => ("200 OK", "ok\n".to_owned()),
            wrong => ("503 Service Unavailable", wrong),
        },
        Some("/ready") => match rooms.why_not_ready() {
            None => ("200 OK", "ready\n".to_owned()),
            Some(why) => ("503 Service Unavailable", format!("{why}\n")),
        },
        Some("/metrics") => ("200 OK", rooms.metrics_text()),
        Some(_) => ("404 Not Found", "there are /health, /ready and /metrics\n".to_owned()),
        None => ("400 Bad Request", "ask with GET\n".to_owned()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: text/plain; version=0.0.4\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    stream.shutdown().await
}
