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
    program: PathBuf,
    folder: PathBuf,
    members: Vec<Member>,
    more: Vec<String>,
    /// `http`, or `https` if connections are encrypted.
    scheme: &'static str,
}

struct Member {
    host: Host,
    clients: u16,
    peers: u16,
    process: Option<Child>,
    /// Options of this member alone.
    own: Vec<String>,
}

/// Where a program of etcd is (`etcd`, `etcdctl`, `etcdutl`), if it is there: in the folder that `TUMBLETOP_ETCD` names,
/// as `scripts/etcd.sh` prints it; without that, where programs are installed.
pub fn program(name: &str) -> Option<PathBuf> {
    if let Some(folder) = std::env::var_os("TUMBLETOP_ETCD") {
        return Some(PathBuf::from(folder).join(name)).filter(|file| file.is_file());
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/bin"), PathBuf::from("/usr/local/bin")]);
    folders.map(|folder| folder.join(name)).find(|file| file.is_file())
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
        let mut etcd = Self::prepare(hosts, more)?;
        for member in 0..etcd.members.len() {
            etcd.restart(member);
        }
        Some(etcd)
    }

    /// The same, and nothing runs yet.
    pub fn prepare(hosts: &[Host], more: &[&str]) -> Option<Self> {
        let Some(program) = program("etcd") else {
            assert!(
                std::env::var_os("TUMBLETOP_ETCD").is_none(),
                "there is no etcd in the folder that TUMBLETOP_ETCD names"
            );
            eprintln!("etcd is not installed (Debian: etcd-server), so this test has tried nothing");
            return None;
        };
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
                own: Vec::new(),
            }
        });
        let etcd = Self {
            program,
            folder,
            members: members.collect(),
            more: more.iter().map(|text| (*text).to_owned()).collect(),
            scheme: "http",
        };
        Some(etcd)
    }

    /// Encrypts all connections. Each member needs options for that.
    #[allow(dead_code, reason = "not all programs that share this file need it")]
    pub fn encrypt(&mut self) {
        self.scheme = "https";
    }

    /// Gives a member options of its own from its next start on; they win over those of all.
    #[allow(dead_code, reason = "not all programs that share this file need it")]
    pub fn give(&mut self, member: usize, own: Vec<String>) {
        self.members[member].own = own;
    }

    fn run(&self, member: usize) -> Child {
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.folder.join(format!("m{member}.log")));
        let url = |port: u16| format!("{}://{}:{port}", self.scheme, self.members[member].host.address);
        let Member {
            host,
            clients,
            peers,
            own,
            ..
        } = &self.members[member];
        let mut command = host.command(&self.program);
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
            .arg(self.data(member))
            .args([
                "--listen-client-urls",
                &url(*clients),
                "--advertise-client-urls",
                &url(*clients),
            ])
            .args([
                "--listen-peer-urls",
                &url(*peers),
                "--initial-advertise-peer-urls",
                &url(*peers),
            ])
            .args([
                "--initial-cluster",
                &self.all_members(),
                "--initial-cluster-state",
                "new",
            ])
            .args(&self.more)
            .args(own)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log.expect("a log"));
        command.spawn().expect("etcd starts")
    }

    /// All members with their addresses for each other, as `--initial-cluster` has them.
    pub fn all_members(&self) -> String {
        let named = |member: usize| format!("m{member}={}", self.peer_url(member));
        (0..self.members.len()).map(named).collect::<Vec<_>>().join(",")
    }

    /// Where other members reach this one.
    pub fn peer_url(&self, member: usize) -> String {
        let Member { host, peers, .. } = &self.members[member];
        format!("{}://{}:{peers}", self.scheme, host.address)
    }

    /// The folder in which a member has its data.
    pub fn data(&self, member: usize) -> PathBuf {
        let disk = self.members[member].host.disk.as_deref();
        disk.unwrap_or(&self.folder).join(format!("m{member}"))
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
        let scheme = if self.scheme == "https" { "etcds" } else { "etcd" };
        of_members(scheme, &members.collect::<Vec<_>>())
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
#[allow(dead_code, reason = "not all programs that share this file need it")]
pub fn address(ports: &[u16]) -> EtcdAddress {
    address_with("etcd", ports)
}

fn address_with(scheme: &str, ports: &[u16]) -> EtcdAddress {
    let members: Vec<String> = ports.iter().map(|port| format!("127.0.0.1:{port}")).collect();
    of_members(scheme, &members)
}

fn of_members(scheme: &str, members: &[String]) -> EtcdAddress {
    let text = format!("{scheme}://{}", members.join(","));
    text.parse().expect("an address")
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
