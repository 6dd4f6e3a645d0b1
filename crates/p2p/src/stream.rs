//! A stream of bytes between two homes.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use iroh::endpoint::{Connection, RecvStream, SendStream, VarInt};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::probes::Probes;

/// How bytes get from one home to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// From router to router, or within one network.
    Direct,
    /// Over a relay.
    Relayed,
}

/// A stream of bytes between two homes. The way that they take may change at any time; nothing is lost by it. When it
/// is dropped, the connection ends.
#[derive(Debug)]
pub struct Stream {
    to: SendStream,
    from: RecvStream,
    line: Line,
    probes: Probes,
}

/// The connection of a stream, to ask which way it takes.
#[derive(Clone, Debug)]
pub struct Line(Connection);

impl Line {
    /// The way that bytes take now; `None` if there is none at the moment.
    pub fn way(&self) -> Option<Way> {
        let paths = self.0.paths();
        let used = paths.iter().find(|path| path.is_selected())?;
        Some(if used.is_relay() { Way::Relayed } else { Way::Direct })
    }
}

impl Stream {
    pub(super) fn new(connection: Connection, to: SendStream, from: RecvStream) -> Self {
        Self {
            to,
            from,
            probes: Probes::on(connection.clone()),
            line: Line(connection),
        }
    }

    /// The connection, to ask which way it takes. It does not keep the connection open.
    pub fn line(&self) -> Line {
        self.line.clone()
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.line.0.close(VarInt::from_u32(0), b"");
    }
}

impl AsyncRead for Stream {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().from).poll_read(context, into)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = AsyncWrite::poll_write(Pin::new(&mut this.to), context, bytes);
        if written.is_ready() {
            this.probes.wrote();
        }
        written
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        AsyncWrite::poll_flush(Pin::new(&mut self.get_mut().to), context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        AsyncWrite::poll_shutdown(Pin::new(&mut self.get_mut().to), context)
    }
}
