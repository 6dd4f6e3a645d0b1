//! Processes of etcd: started, killed, paused and started again.

use std::fs::{self, File};
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use cluster::address::EtcdAddress;
use rustix::process::{Pid, Signal, kill_process};

use crate::host::Host;

/// Numbers the folders of one run.
static NEXT: AtomicU32 = AtomicU32::new(0);

/// An etcd of some members. All end when it is dropped.
pub struct Etcd {
    folder: PathBuf,
    members: Vec<Member>,
    more: Vec<String>,
}

struct Member {
    host: Host,
    clients: u16,
    peers: u16,
    process: Option<Child>,
}

/// Where etcd is, if it is installed.
fn program() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/bin"), PathBuf::from("/usr/local/bin")]);
    folders.map(|folder| folder.join("etcd")).find(|file| file.is_file())
}

/// Some ports that nobody uses now.
fn free_ports<const N: usize>() -> [u16; N] {
    let listeners = std::array::from_fn::<_, N, _>(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port"));
    listeners.map(|listener| listener.local_addr().expect("an address").port())
}

impl Etcd {
    /// Starts so many members here; `None`, with a word, if etcd is not installed. `more` are further options.
    pub fn start(members: usize, more: &[&str]) -> Option<Self> {
        Self::start_at(&vec![Host::HERE; members], more)
    }

    /// Starts a member at each host.
    pub fn start_at(hosts: &[Host], more: &[&str]) -> Option<Self> {
        if program().is_none() {
            eprintln!("etcd is not installed (Debian: etcd-server), so this test has tried nothing");
            return None;
        }
        let name = format!(
            "tumbletop-etcd-{}-{}",
            std::process::id(),
            NEXT.fetch_add(1, Ordering::Relaxed)
        );
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder");
        let members = hosts.iter().map(|host| {
            let [clients, peers] = free_ports();
            Member {
                host: host.clone(),
                clients,
                peers,
                process: None,
            }
        });
        let mut etcd = Self {
            folder,
            members: members.collect(),
            more: more.iter().map(|text| (*text).to_owned()).collect(),
        };
        for member in 0..etcd.members.len() {
            etcd.restart(member);
        }
        Some(etcd)
    }

    fn run(&self, member: usize) -> Child {
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.folder.join(format!("m{member}.log")));
        let url = |host: &Host, port: u16| format!("http://{}:{port}", host.address);
        let Member {
            host, clients, peers, ..
        } = &self.members[member];
        let url_of = |port: u16| url(host, port);
        let disk = host.disk.as_deref().unwrap_or(&self.folder);
        let others = self.members.iter().enumerate();
        let all: Vec<String> = others
            .map(|(number, other)| format!("m{number}={}", url(&other.host, other.peers)))
            .collect();
        let mut command = host.command(program().expect("it was there before"));
        command
            .args([
                "--name",
                &format!("m{member}"),
                "--logger",
                "zap",
                "--log-level",
                "error",
            ])
            .arg("--data-dir")
            .arg(disk.join(format!("m{member}")))
            .args([
                "--listen-client-urls",
                &url_of(*clients),
                "--advertise-client-urls",
                &url_of(*clients),
            ])
            .args([
                "--listen-peer-urls",
                &url_of(*peers),
                "--initial-advertise-peer-urls",
                &url_of(*peers),
            ])
            .args(["--initial-cluster", &all.join(","), "--initial-cluster-state", "new"])
            .args(&self.more)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log.expect("a log"));
        command.spawn().expect("etcd starts")
    }

    /// Starts a member that has not run or was killed, with what it has on its disk.
    pub fn restart(&mut self, member: usize) {
        if self.members[member].process.is_none() {
            self.members[member].process = Some(self.run(member));
        }
    }

    /// Kills a member (SIGKILL).
    pub fn kill(&mut self, member: usize) {
        if let Some(mut process) = self.members[member].process.take() {
            process.kill().expect("it can be killed");
            process.wait().expect("it ends");
        }
    }

    fn signal(&self, member: usize, signal: Signal) {
        if let Some(process) = &self.members[member].process {
            let id = Pid::from_raw(process.id() as i32).expect("an id");
            kill_process(id, signal).expect("it gets the signal");
        }
    }

    /// Stops a member where it is (SIGSTOP): it keeps its connections and answers nobody.
    pub fn pause(&self, member: usize) {
        self.signal(member, Signal::STOP);
    }

    /// Lets a member go on (SIGCONT).
    pub fn go_on(&self, member: usize) {
        self.signal(member, Signal::CONT);
    }

    /// The ports of the members for clients.
    pub fn ports(&self) -> Vec<u16> {
        self.members.iter().map(|member| member.clients).collect()
    }

    /// The address of all members.
    pub fn address(&self) -> EtcdAddress {
        let members = self
            .members
            .iter()
            .map(|member| format!("{}:{}", member.host.address, member.clients));
        of_members(&members.collect::<Vec<_>>())
    }

    /// Whether a member runs: one that can't write to its disk ends by itself.
    #[allow(dead_code, reason = "not all programs that share this file need it")]
    pub fn runs(&mut self, member: usize) -> bool {
        let process = self.members[member].process.as_mut();
        process.is_some_and(|process| matches!(process.try_wait(), Ok(None)))
    }

    /// What the members have said of errors.
    pub fn said(&self) -> String {
        let log = |member: usize| fs::read_to_string(self.folder.join(format!("m{member}.log"))).unwrap_or_default();
        (0..self.members.len()).map(log).collect()
    }

    /// The folder of this etcd.
    #[allow(dead_code, reason = "not all programs that share this file need it")]
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

/// The address of members at these ports.
pub fn address(ports: &[u16]) -> EtcdAddress {
    let members: Vec<String> = ports.iter().map(|port| format!("127.0.0.1:{port}")).collect();
    of_members(&members)
}

fn of_members(members: &[String]) -> EtcdAddress {
    format!("etcd://{}", members.join(",")).parse().expect("an address")
}

impl Drop for Etcd {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.said());
        }
        for member in 0..self.members.len() {
            self.kill(member);
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}
