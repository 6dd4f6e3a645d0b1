//! Whether the server is well, and its figures, over HTTP: `/health` and `/metrics`.

use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::net::server::rooms::Rooms;

/// The most bytes of a question.
const MOST_BYTES: usize = 4 * 1024;
/// How many may ask at once. More are closed without an answer: whoever looks after a server asks one at a time.
const MOST_AT_ONCE: usize = 16;
/// The most time for a question and its answer.
const MOST_TIME: Duration = Duration::from_secs(5);

/// Answers until the server ends.
pub(super) async fn serve(listener: TcpListener, rooms: Arc<Rooms>) {
    let places = Arc::new(Semaphore::new(MOST_AT_ONCE));
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let Ok(place) = places.clone().try_acquire_owned() else {
            continue;
        };
        let rooms = rooms.clone();
        tokio::spawn(async move {
            let _place = place;
            // Whoever asks too slowly asks again.
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
        Some("/health") => ("200 OK", "ok\n".to_owned()),
        Some("/metrics") => ("200 OK", rooms.common.metrics.text()),
        Some(_) => ("404 Not Found", "there are /health and /metrics\n".to_owned()),
        None => ("400 Bad Request", "ask with GET\n".to_owned()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: text/plain; version=0.0.4\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    stream.shutdown().await
}
