//! A server as a process of its own.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use server::clustered::config::ClusterConfig;
use server::config::{Config, Limits};
use server::run::Server;

/// More than any bot sends.
const NO_LIMIT: u32 = 1_000_000;
/// A server that etcd has not answered yet starts again after this time.
const AGAIN: Duration = Duration::from_millis(300);

/// A server, which ends when it is dropped.
pub struct ServerProcess {
    process: Child,
    pub address: SocketAddr,
}

impl ServerProcess {
    /// Starts a server with its data in this folder, or in this etcd.
    pub fn start(data: &Path, etcd: Option<&str>) -> Self {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        let address = free.local_addr().expect("an address");
        drop(free);
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command
            .args(["serve", &address.to_string()])
            .arg(data)
            .args(etcd)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut process = command.spawn().expect("a server");
        let mut listens = String::new();
        let output = process.stdout.take().expect("it is piped");
        let read = BufReader::new(output).read_line(&mut listens);
        assert!(read.is_ok_and(|bytes| bytes > 0), "the server does not listen");
        Self { process, address }
    }

    pub fn id(&self) -> u32 {
        self.process.id()
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It ends when its input does.
        drop(self.process.stdin.take());
        let _ = self.process.wait();
    }
}

/// Is such a server: its arguments are its address, its folder and perhaps the etcd.
pub fn serve(mut arguments: impl Iterator<Item = String>) {
    let mut next = || arguments.next();
    let listen: SocketAddr = next().and_then(|text| text.parse().ok()).expect("an address");
    let data = next().expect("a folder");
    let etcd = next().map(|text| text.parse().expect("the address of an etcd"));
    let limits = Limits {
        rooms: 100_000,
        rooms_an_address: 100_000,
        connections_an_address: 1_000_000,
        requests_burst: NO_LIMIT,
        requests_a_second: NO_LIMIT,
        ..Limits::default()
    };
    let advertise = listen.to_string().parse().expect("an address");
    let config = Config {
        limits,
        cluster: etcd.map(|etcd| ClusterConfig::new(etcd, advertise)),
        ..Config::at(listen, data.into())
    };
    let mut tries = 0;
    let server = loop {
        tries += 1;
        match Server::start(config.clone()) {
            Ok(server) => break server,
            Err(error) if tries > 100 => panic!("{error}"),
            Err(_) => sleep(AGAIN),
        }
    };
    println!("{}", server.address());
    let _ = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
    server.end();
}
