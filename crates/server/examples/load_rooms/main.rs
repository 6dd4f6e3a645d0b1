//! How many rooms a server can host: bots over real sockets on the loopback address, at a human pace.
//!
//! `cargo run --release -p server --example load_rooms -- ROOMS SECONDS [GAME] [PACE_S]`
//!
//! Server and bots are two processes and share the machine. One thread drives all bots. Prints the time from a request
//! to its answer, the bytes a minute and seat, and the memory and processor time of the server.

mod bots;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use records::store::library::EXTENSION;
use server::config::{Config, Limits};
use server::run::Server;

use crate::bots::{Plan, SEATS, play};

/// The time from the opening of one room to that of the next.
const APART: Duration = Duration::from_millis(10);

/// The memory of a process in KiB, and its processor time in seconds; 0 if the system does not report it.
fn used(process: u32) -> (u64, f64) {
    let read = |name: &str| std::fs::read_to_string(format!("/proc/{process}/{name}")).unwrap_or_default();
    let status = read("status");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let memory = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    let stat = read("stat");
    // The state and the other fields follow the name in brackets; times are in hundredths of a second.
    let fields = stat
        .rsplit_once(") ")
        .map_or("", |(_, fields)| fields)
        .split_whitespace();
    let ticks: f64 = fields
        .skip(11)
        .take(2)
        .filter_map(|ticks| ticks.parse::<f64>().ok())
        .sum();
    (memory.unwrap_or(0), ticks / 100.0)
}

/// Runs the server in this process until its input ends, then prints its figures.
fn serve(data: PathBuf) {
    let limits = Limits {
        rooms: 100_000,
        rooms_an_address: 100_000,
        connections_an_address: 1_000_000,
        ..Limits::default()
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::start(Config {
        limits,
        ..Config::at(listen, data)
    })
    .expect("a server");
    println!("{}", server.address());
    let _ = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
    println!("{}", server.metrics().text());
    server.end();
}

fn main() {
    let mut arguments = std::env::args().skip(1).peekable();
    if arguments.next_if_eq("serve").is_some() {
        return serve(arguments.next().expect("a folder").into());
    }
    let rooms: u64 = arguments
        .next()
        .map_or(100, |rooms| rooms.parse().expect("a number of rooms"));
    let seconds: u64 = arguments.next().map_or(30, |seconds| seconds.parse().expect("seconds"));
    let game = arguments.next().unwrap_or_else(|| "skip-bo".to_owned());
    // The seconds between two actions in a room.
    let pace: f32 = arguments.next().map_or(3.0, |pace| pace.parse().expect("seconds"));
    let data = std::env::temp_dir().join(format!("tumbletop-load-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&data);
    let mut server = Command::new(std::env::current_exe().expect("this program"))
        .arg("serve")
        .arg(&data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a server");
    let mut said = BufReader::new(server.stdout.take().expect("it is piped")).lines();
    let address = said
        .next()
        .and_then(|line| line.ok()?.parse().ok())
        .expect("it listens");
    let process = server.id();
    let (before, _) = used(process);
    let from = Instant::now() + APART * rooms as u32 + Duration::from_secs(5);
    let plan = Arc::new(Plan {
        servers: vec![address],
        game,
        pace: Duration::from_secs_f32(pace),
        from,
        until: from + Duration::from_secs(seconds),
    });
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a thread");
    let mut seen = runtime.block_on(async {
        let plays = tokio::spawn(play(plan, rooms, APART));
        // At the start, in the middle and at the end.
        let mut memory = [(0, 0.0); 3];
        for (used_then, at) in memory.iter_mut().zip([0, seconds / 2, seconds.saturating_sub(1)]) {
            tokio::time::sleep_until((from + Duration::from_secs(at)).into()).await;
            *used_then = used(process);
        }
        let (first, last) = (memory[0], memory[2]);
        let kib = memory.map(|(kib, _)| kib);
        println!(
            "the server: {before} KiB before, {kib:?} KiB at start, middle and end, {} KiB a room; \
             works {:.2} s a second",
            last.0.saturating_sub(before) / rooms.max(1),
            (last.1 - first.1) / seconds.saturating_sub(1).max(1) as f64
        );
        plays.await.expect("no panic")
    });
    println!(
        "{rooms} rooms of {SEATS}, {} actions in {seconds} s: p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms; \
         {} connections lost",
        seen.waits.len(),
        seen.wait_ms(0.5),
        seen.wait_ms(0.99),
        seen.wait_ms(1.0),
        seen.lost,
    );
    if !seen.ends.is_empty() {
        println!("ends: {:?}", seen.ends);
    }
    let is_match = |file: &std::fs::DirEntry| file.path().extension().is_some_and(|extension| extension == EXTENSION);
    let matches = std::fs::read_dir(data.join("matches")).map_or(0, |files| files.flatten().filter(is_match).count());
    println!("{matches} matches were begun");
    println!(
        "{:.1} kB a minute and seat",
        seen.bytes as f64 / 1000.0 / seen.minutes.max(1e-9)
    );
    drop(server.stdin.take());
    for line in said.map_while(Result::ok) {
        if line.contains("_sum") || line.contains("_count") {
            println!("{line}");
        }
    }
    let _ = server.wait();
    let _ = std::fs::remove_dir_all(&data);
}
