//! A bad line between a server and etcd.

use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::sync::Notify;

/// What becomes of the bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// They arrive.
    Good,
    /// Those of etcd are lost: what was asked is done, and nobody hears of it.
    LosesAnswers,
    /// Those to etcd wait here.
    Holds,
    /// Nothing arrives in either direction.
    Cut,
}

struct State {
    line: Line,
    /// What waits, with the times at which it came.
    held: Vec<(Instant, Vec<u8>)>,
    /// Whether what waits is passed on now.
    passes: bool,
}

/// A port that leads to another one.
pub struct Proxy {
    pub port: u16,
    state: Arc<Mutex<State>>,
    changed: Arc<Notify>,
}

impl Proxy {
    /// A line to this port.
    pub fn start(threads: &Runtime, to: u16) -> Self {
        let listener = threads
            .block_on(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))
            .expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let state = Arc::new(Mutex::new(State {
            line: Line::Good,
            held: Vec::new(),
            passes: false,
        }));
        let changed = Arc::<Notify>::default();
        let (shared, notify) = (state.clone(), changed.clone());
        threads.spawn(async move {
            while let Ok((from, _)) = listener.accept().await {
                if at(&shared).line == Line::Cut {
                    continue;
                }
                if let Ok(to) = TcpStream::connect((Ipv4Addr::LOCALHOST, to)).await {
                    tokio::spawn(carry(from, to, shared.clone(), notify.clone()));
                }
            }
        });
        Self { port, state, changed }
    }

    /// Changes the line.
    pub fn set(&self, line: Line) {
        let mut state = at(&self.state);
        state.line = line;
        state.passes = false;
        drop(state);
        self.changed.notify_waiters();
    }

    /// Passes on what has waited, of that only what came before this time; the rest is lost with the connection.
    pub fn pass_on(&self, before: Instant) {
        let mut state = at(&self.state);
        state.held.retain(|(came, _)| *came < before);
        state.passes = true;
        drop(state);
        self.changed.notify_waiters();
    }

    /// How many bytes wait.
    pub fn held(&self) -> usize {
        at(&self.state).held.iter().map(|(_, bytes)| bytes.len()).sum()
    }
}

fn at(state: &Mutex<State>) -> std::sync::MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn carry(mut from: TcpStream, mut to: TcpStream, state: Arc<Mutex<State>>, changed: Arc<Notify>) {
    let (mut up, mut down) = (vec![0; 16 << 10], vec![0; 16 << 10]);
    let mut held_here = false;
    loop {
        let waits = changed.notified();
        let (line, passes) = {
            let state = at(&state);
            (state.line, state.passes)
        };
        if line == Line::Cut {
            return;
        }
        if passes && held_here {
            let held = std::mem::take(&mut at(&state).held);
            for (_, bytes) in held {
                let _ = to.write_all(&bytes).await;
            }
            // etcd may still be reading; what it answers goes nowhere.
            tokio::time::sleep(Duration::from_millis(500)).await;
            return;
        }
        if line != Line::Holds && held_here {
            // What was held on this connection is lost with it, unless it is passed on.
            tokio::time::sleep(Duration::from_millis(5)).await;
            if at(&state).passes {
                continue;
            }
        }
        tokio::select! {
            read = from.read(&mut up) => match read {
                Ok(count) if count > 0 => {
                    if at(&state).line == Line::Holds {
                        held_here = true;
                        at(&state).held.push((Instant::now(), up[..count].to_vec()));
                    } else if !held_here && to.write_all(&up[..count]).await.is_err() {
                        return;
                    }
                }
                _ if held_here => {
                    // The client has hung up: what it had sent is still on its way.
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
                _ => return,
            },
            read = to.read(&mut down) => match read {
                Ok(count) if count > 0 => {
                    let lost = at(&state).line == Line::LosesAnswers;
                    if !lost && from.write_all(&down[..count]).await.is_err() && !held_here {
                        return;
                    }
                }
                _ => return,
            },
            () = waits => {}
        }
    }
}
