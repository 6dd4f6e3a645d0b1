//! Reads what a new connection asks for.

use std::io::{self, Cursor};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, Chain, Join, ReadHalf, WriteHalf};
use tokio::time::{Instant, timeout, timeout_at};

use crate::page::files::{PageFile, PageFiles};
use net::protocol::limits::HANDSHAKE;

/// The most bytes of the head of a request.
const MOST_HEAD: usize = 16 * 1024;
/// The most headers of a request.
const MOST_HEADERS: usize = 64;
/// The most requests on one connection.
const MOST_REQUESTS: usize = 100;
/// What a page asks for to learn whether its host has tables: other hosts of the page don't have it.
const ROOMS: &str = "/tumbletop-rooms";
/// How many bytes are written at once.
const PIECE: usize = 64 * 1024;

/// How long a client may take. One that is slower is left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// For the head of a request.
    pub request: Duration,
    /// To read a piece of an answer.
    pub piece: Duration,
    /// For all files together.
    pub whole: Duration,
}

impl Patience {
    /// That of a server.
    pub const USUAL: Self = Self {
        request: HANDSHAKE,
        piece: Duration::from_secs(20),
        whole: Duration::from_secs(15 * 60),
    };
}

/// A connection of which the first bytes were read already.
pub(crate) type Read<S> = Join<Chain<Cursor<Vec<u8>>, ReadHalf<S>>, WriteHalf<S>>;

/// What a request asks for.
#[derive(Debug, PartialEq, Eq)]
enum Asked {
    /// The rooms.
    Rooms,
    /// A file.
    File {
        path: String,
        /// Only what is known of it, not its content.
        only_head: bool,
        /// The formats of compressed content that the client reads.
        reads: String,
        /// Whether more requests may follow on this connection.
        stays: bool,
    },
    /// Something else.
    Other,
}

/// Answers requests for files until one opens a WebSocket: returns the connection then, as if nothing had been read.
/// Returns `None` if the connection is over.
pub(crate) async fn greet<S>(stream: S, files: &PageFiles, patience: Patience) -> Option<Read<S>>
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    timeout(patience.whole, answer_all(stream, files, patience))
        .await
        .ok()?
}

async fn answer_all<S>(stream: S, files: &PageFiles, patience: Patience) -> Option<Read<S>>
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let (mut reader, mut writer) = tokio::io::split(stream);
    let mut bytes = Vec::new();
    let deadline = || Instant::now() + patience.request;
    for number in 1..=MOST_REQUESTS {
        let (asked, length) = timeout_at(deadline(), request(&mut reader, &mut bytes))
            .await
            .ok()?
            .ok()??;
        match asked {
            Asked::Rooms => return Some(tokio::io::join(Cursor::new(bytes).chain(reader), writer)),
            Asked::File {
                path,
                only_head,
                reads,
                stays,
            } => {
                bytes.drain(..length);
                let stays = stays && number < MOST_REQUESTS;
                if path == ROOMS {
                    let yes = b"HTTP/1.1 204 No Content\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n";
                    PatientWriter(&mut writer, patience.piece).write(yes).await.ok()?;
                    break;
                }
                let mut writer = PatientWriter(&mut writer, patience.piece);
                answer(&mut writer, files.at(&path), only_head, &reads, stays)
                    .await
                    .ok()?;
                if !stays {
                    break;
                }
            }
            Asked::Other => {
                let refused = b"HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
                PatientWriter(&mut writer, patience.piece).write(refused).await.ok()?;
                break;
            }
        }
    }
    // The other end may be gone already.
    let _ = timeout(patience.piece, writer.shutdown()).await;
    None
}

/// Reads the head of a request into the bytes; also returns its length. `None` if the other end is gone.
async fn request(reader: &mut (impl AsyncRead + Unpin), bytes: &mut Vec<u8>) -> io::Result<Option<(Asked, usize)>> {
    loop {
        if let Some(read) = parse(bytes)? {
            return Ok(Some(read));
        }
        if bytes.len() >= MOST_HEAD {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let room = MOST_HEAD - bytes.len();
        let mut part = [0; 2048];
        let part = &mut part[..room.min(2048)];
        let count = reader.read(part).await?;
        if count == 0 {
            return Ok(None);
        }
        bytes.extend_from_slice(&part[..count]);
    }
}

/// The request at the beginning of the bytes, and the length of its head; `None` if it is not whole yet.
fn parse(bytes: &[u8]) -> io::Result<Option<(Asked, usize)>> {
    let mut headers = [httparse::EMPTY_HEADER; MOST_HEADERS];
    let mut request = httparse::Request::new(&mut headers);
    let length = match request.parse(bytes) {
        Ok(httparse::Status::Complete(length)) => length,
        Ok(httparse::Status::Partial) => return Ok(None),
        Err(error) => return Err(io::Error::new(io::ErrorKind::InvalidData, error)),
    };
    let header = |name: &str| {
        let found = request
            .headers
            .iter()
            .find(|header| header.name.eq_ignore_ascii_case(name));
        found
            .and_then(|header| std::str::from_utf8(header.value).ok())
            .unwrap_or_default()
    };
    let has = |name: &str, word: &str| {
        header(name)
            .split(',')
            .any(|part| part.trim().eq_ignore_ascii_case(word))
    };
    if has("upgrade", "websocket") {
        return Ok(Some((Asked::Rooms, length)));
    }
    // Each of them counts, as a proxy in front may follow another one than the first.
    let has_body = request.headers.iter().any(|header| {
        header.name.eq_ignore_ascii_case("transfer-encoding")
            || header.name.eq_ignore_ascii_case("content-length") && header.value != b"0"
    });
    let asked = match (request.method, request.path) {
        (Some(method @ ("GET" | "HEAD")), Some(path)) if !has_body => Asked::File {
            path: path.to_owned(),
            only_head: method == "HEAD",
            reads: header("accept-encoding").to_owned(),
            stays: request.version == Some(1) && !has("connection", "close"),
        },
        _ => Asked::Other,
    };
    Ok(Some((asked, length)))
}

/// Writes a file, in the best form that the client reads.
async fn answer<W: AsyncWrite + Unpin>(
    writer: &mut PatientWriter<'_, W>,
    file: Option<&PageFile>,
    only_head: bool,
    reads: &str,
    stays: bool,
) -> io::Result<()> {
    let connection = if stays { "keep-alive" } else { "close" };
    let Some(file) = file else {
        let head = format!("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: {connection}\r\n\r\n");
        return writer.write(head.as_bytes()).await;
    };
    let accepted = file.compressed.iter().find(|(format, _)| accepts(reads, format));
    // Who says nothing reads any form (RFC 9110, 12.5.3); a plain one is the surest.
    let any = reads.trim().is_empty() && file.plain.is_none();
    let form = accepted.or_else(|| file.compressed.last().filter(|_| any));
    let (encoding, body) = match (form, &file.plain) {
        (Some((format, bytes)), _) => (format!("Content-Encoding: {format}\r\n"), bytes),
        (None, Some(bytes)) => (String::new(), bytes),
        (None, None) => {
            let head = format!("HTTP/1.1 406 Not Acceptable\r\nContent-Length: 0\r\nConnection: {connection}\r\n\r\n");
            return writer.write(head.as_bytes()).await;
        }
    };
    let cache = match file.is_hashed {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: {}\r\nContent-Length: {}\r\n{encoding}Vary: Accept-Encoding\r\n\
         Cache-Control: {cache}\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n\
         X-Frame-Options: SAMEORIGIN\r\nConnection: {connection}\r\n\r\n",
        file.kind,
        body.len(),
    );
    writer.write(head.as_bytes()).await?;
    if !only_head {
        writer.write(body).await?;
    }
    Ok(())
}

/// Whether a client reads this format: it names it, and not with a weight of 0.
fn accepts(reads: &str, format: &str) -> bool {
    reads.split(',').any(|part| {
        let (name, weight) = part.split_once(';').unwrap_or((part, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
        let name = name.trim();
        (name == "*" || name.eq_ignore_ascii_case(format)) && weight.is_ok_and(|weight| weight > 0.0)
    })
}

/// Writes bytes in pieces, each of which must be taken in this time.
struct PatientWriter<'a, W>(&'a mut W, Duration);

impl<W: AsyncWrite + Unpin> PatientWriter<'_, W> {
    async fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        for piece in bytes.chunks(PIECE) {
            timeout(self.1, self.0.write_all(piece)).await??;
        }
        timeout(self.1, self.0.flush()).await?
    }
}
