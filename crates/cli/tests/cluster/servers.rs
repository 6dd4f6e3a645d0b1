//! Servers as processes, each reached at an address that leads to it alone.

use std::fs::{self, File};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::balancer::Balancer;
use crate::checks::Sight;
use crate::processes::Etcd;

/// The program under test.
const PROGRAM: &str = env!("CARGO_BIN_EXE_tumbletop-headless");

/// Some servers. All end when it is dropped.
pub struct Servers {
    folder: PathBuf,
    etcd: String,
    all: Vec<Server>,
}

struct Server {
    port: u16,
    /// Where clients reach this one.
    advertised: u16,
    program: PathBuf,
    process: Option<Child>,
}

impl Servers {
    pub fn start(count: usize, etcd: &Etcd, sight: &Sight) -> Self {
        Self::of(Path::new(PROGRAM), count, etcd, sight)
    }

    /// Servers of this program.
    pub fn of(program: &Path, count: usize, etcd: &Etcd, sight: &Sight) -> Self {
        let all = (0..count).map(|_| {
            let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
            let port = free.local_addr().expect("an address").port();
            drop(free);
            let advertised = Balancer::start(&sight.threads, vec![port]).port;
            Server {
                port,
                advertised,
                program: program.to_owned(),
                process: None,
            }
        });
        let mut servers = Self {
            folder: etcd.folder().join("servers"),
            etcd: etcd.address().to_string(),
            all: all.collect(),
        };
        fs::create_dir_all(&servers.folder).expect("a folder");
        for server in 0..count {
            servers.restart(server);
        }
        servers
    }

    /// The ports at which they listen.
    pub fn ports(&self) -> Vec<u16> {
        self.all.iter().map(|server| server.port).collect()
    }

    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// The address that a server has in the directory.
    pub fn address(&self, server: usize) -> String {
        format!("127.0.0.1:{}", self.all[server].advertised)
    }

    /// Runs the program under test as this server from its next start on.
    pub fn upgrade(&mut self, server: usize) {
        self.all[server].program = PathBuf::from(PROGRAM);
    }

    /// Starts a server that does not run, and waits until it listens.
    pub fn restart(&mut self, server: usize) {
        let Server { port, advertised, .. } = self.all[server];
        let log = self.folder.join(format!("{server}.log"));
        let log = File::options().create(true).append(true).open(log).expect("a log");
        let until = Instant::now() + Duration::from_secs(60);
        loop {
            let mut command = Command::new(&self.all[server].program);
            command
                .args([
                    "serve",
                    "--listen",
                    &format!("127.0.0.1:{port}"),
                    "--trusted-proxy",
                    "127.0.0.1",
                ])
                .arg("--data")
                .arg(self.folder.join(format!("data{server}")))
                .args([
                    "--cluster",
                    &self.etcd,
                    "--advertise",
                    &format!("127.0.0.1:{advertised}"),
                ])
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(log.try_clone().expect("a log"));
            let mut process = command.spawn().expect("it starts");
            while process.try_wait().expect("it is there").is_none() {
                if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
                    self.all[server].process = Some(process);
                    return;
                }
                assert!(
                    Instant::now() < until,
                    "server {server} does not listen\n{}",
                    self.said()
                );
                std::thread::sleep(Duration::from_millis(30));
            }
            // Etcd does not answer yet; whoever runs a server starts it again.
            assert!(
                Instant::now() < until,
                "server {server} does not start\n{}",
                self.said()
            );
            std::thread::sleep(Duration::from_millis(300));
        }
    }

    /// Kills a server (SIGKILL).
    pub fn kill(&mut self, server: usize) {
        if let Some(mut process) = self.all[server].process.take() {
            process.kill().expect("it can be killed");
            process.wait().expect("it ends");
        }
    }

    /// Ends a server (SIGTERM); returns how long that took.
    pub fn end(&mut self, server: usize) -> Duration {
        let began = Instant::now();
        self.signal(server, Signal::TERM);
        if let Some(mut process) = self.all[server].process.take() {
            while process.try_wait().expect("it is there").is_none() {
                assert!(
                    began.elapsed() < Duration::from_secs(30),
                    "server {server} does not end\n{}",
                    self.said()
                );
                std::thread::sleep(Duration::from_millis(20));
            }
        }
        began.elapsed()
    }

    /// Sends a signal to a server.
    pub fn signal(&self, server: usize, signal: Signal) {
        if let Some(process) = &self.all[server].process {
            let id = Pid::from_raw(process.id() as i32).expect("an id");
            kill_process(id, signal).expect("it gets the signal");
        }
    }

    /// What the servers have said.
    pub fn said(&self) -> String {
        let log = |server: usize| {
            let text = fs::read_to_string(self.folder.join(format!("{server}.log"))).unwrap_or_default();
            format!("server {server}:\n{text}")
        };
        (0..self.all.len()).map(log).collect()
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.said());
        }
        for server in 0..self.all.len() {
            self.kill(server);
        }
    }
}
