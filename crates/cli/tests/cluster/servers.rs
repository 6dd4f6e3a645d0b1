//! Servers as processes, each reached at an address that leads to it alone.

use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use cluster::address::EtcdAddress;
use rustix::process::{Pid, Signal, kill_process};

use crate::balancer::Balancer;
use crate::checks::Sight;
use crate::clocks::Clock;
use crate::host::Host;
use crate::processes::Etcd;

/// The program under test.
const PROGRAM: &str = env!("CARGO_BIN_EXE_tumbletop-headless");

/// Some servers. All end when it is dropped.
pub struct Servers {
    folder: PathBuf,
    from: Ipv4Addr,
    all: Vec<Server>,
}

struct Server {
    host: Host,
    /// Where it listens.
    address: SocketAddr,
    /// Where it says how it is.
    metrics: SocketAddr,
    /// Where clients reach this one, on this machine.
    advertised: u16,
    clock: Option<Clock>,
    /// Where it reaches etcd.
    etcd: EtcdAddress,
    program: PathBuf,
    process: Option<Child>,
}

impl Servers {
    /// A server at each host. `from` is the address from which clients come.
    pub fn start(hosts: &[Host], etcd: &Etcd, sight: &Sight, from: Ipv4Addr) -> Self {
        Self::of(Path::new(PROGRAM), hosts, etcd, sight, from)
    }

    /// So many servers on this machine.
    pub fn here(count: usize, etcd: &Etcd, sight: &Sight) -> Self {
        Self::start(&vec![Host::HERE; count], etcd, sight, Ipv4Addr::LOCALHOST)
    }

    /// Servers of this program.
    pub fn of(program: &Path, hosts: &[Host], etcd: &Etcd, sight: &Sight, from: Ipv4Addr) -> Self {
        let folder = etcd.folder().join("servers");
        fs::create_dir_all(&folder).expect("a folder");
        let all = hosts.iter().enumerate().map(|(number, host)| {
            let free = [0, 1].map(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port"));
            let [address, metrics] = free.map(|listener| {
                let port = listener.local_addr().expect("an address").port();
                SocketAddrV4::new(host.address, port).into()
            });
            Server {
                host: host.clone(),
                address,
                metrics,
                advertised: Balancer::start(&sight.threads, vec![address]).port,
                clock: Clock::right(&folder.join(format!("clock{number}"))),
                etcd: etcd.address(),
                program: program.to_owned(),
                process: None,
            }
        });
        let mut servers = Self {
            from,
            all: all.collect(),
            folder,
        };
        for server in 0..hosts.len() {
            servers.restart(server);
        }
        servers
    }

    /// Where they listen.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.all.iter().map(|server| server.address).collect()
    }

    /// Sets the clock of a server to be so many seconds fast, or slow; returns whether it can be set.
    pub fn set_clock(&self, server: usize, seconds: i64) -> bool {
        let clock = self.all[server].clock.as_ref();
        clock.inspect(|clock| clock.set(seconds)).is_some()
    }

    /// The folder that all servers share.
    pub fn objects(&self) -> PathBuf {
        self.folder.join("objects")
    }

    /// Whether a server says that people are welcome there.
    pub fn is_ready(&self, server: usize) -> bool {
        let mut answer = String::new();
        TcpStream::connect(self.all[server].metrics).is_ok_and(|mut stream| {
            let asked = stream.write_all(b"GET /ready HTTP/1.1\r\nHost: a\r\n\r\n");
            asked.is_ok() && stream.read_to_string(&mut answer).is_ok() && answer.starts_with("HTTP/1.1 200")
        })
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

    /// Lets a server reach etcd at another address from its next start on.
    pub fn lead(&mut self, server: usize, etcd: EtcdAddress) {
        self.all[server].etcd = etcd;
    }

    /// Starts a server that does not run, and waits until it listens.
    pub fn restart(&mut self, server: usize) {
        let Server {
            host,
            address,
            metrics,
            advertised,
            clock,
            ..
        } = &self.all[server];
        let (host, address, metrics) = (host.clone(), *address, *metrics);
        let (advertised, clock) = (*advertised, clock.clone());
        let log = self.folder.join(format!("{server}.log"));
        let log = File::options().create(true).append(true).open(log).expect("a log");
        let until = Instant::now() + Duration::from_secs(60);
        loop {
            let mut command = host.command(&self.all[server].program);
            if let Some(clock) = &clock {
                clock.of(&mut command);
            }
            command
                .args(["serve", "--listen", &address.to_string()])
                .args(["--metrics", &metrics.to_string()])
                .args(["--trusted-proxy", &self.from.to_string()])
                .arg("--objects")
                .arg(format!("file://{}", self.objects().display()))
                .arg("--data")
                .arg(self.folder.join(format!("data{server}")))
                .args([
                    "--cluster",
                    &self.all[server].etcd.to_string(),
                    "--advertise",
                    &format!("127.0.0.1:{advertised}"),
                ])
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(log.try_clone().expect("a log"));
            let mut process = command.spawn().expect("it starts");
            while process.try_wait().expect("it is there").is_none() {
                if TcpStream::connect(address).is_ok() {
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
