//! What stands in front of several servers: an address that leads to any of them that answers.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tokio::io::{AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::time::timeout;

/// Each connection comes from an address of its own, so that the limits of an address do not count here.
static NEXT: AtomicU32 = AtomicU32::new(1);

/// An address that leads to any of some ports.
pub struct Balancer {
    pub port: u16,
}

impl Balancer {
    /// An address that leads to these, which trust it to say who comes.
    pub fn start(threads: &Runtime, to: Vec<SocketAddr>) -> Self {
        let listener = threads
            .block_on(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))
            .expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let to = Arc::new(to);
        threads.spawn(async move {
            while let Ok((from, _)) = listener.accept().await {
                let to = to.clone();
                tokio::spawn(async move { carry(from, &to).await });
            }
        });
        Self { port }
    }
}

async fn carry(mut from: TcpStream, to: &[SocketAddr]) {
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    for at in 0..to.len() {
        let connects = TcpStream::connect(to[(number as usize + at) % to.len()]);
        let Ok(Ok(mut to)) = timeout(Duration::from_secs(1), connects).await else {
            continue;
        };
        // The PROXY protocol, version 1.
        let [_, b, c, d] = number.to_be_bytes();
        let says = format!("PROXY TCP4 11.{b}.{c}.{d} 127.0.0.1 40000 7448\r\n");
        if to.write_all(says.as_bytes()).await.is_ok() {
            let _ = copy_bidirectional(&mut from, &mut to).await;
        }
        return;
    }
}
