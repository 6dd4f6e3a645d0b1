//! Machines of their own: network namespaces behind one bridge, each with a small disk.
//!
//! Only where the test itself runs in a network namespace and a mount namespace of its own, in which it may do what it
//! likes: `scripts/servers_lab.sh` makes them.

use std::fs;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::host::Host;

/// Says that the test runs in namespaces of its own.
const OWN: &str = "TUMBLETOP_CLUSTER_LAB";
/// The size of a disk: etcd takes 64 MB at once for each file of its log.
const DISK: &str = "size=256m";
/// The last number of the address that this test itself has in the network of the machines.
const OURS: u8 = 254;

/// Some machines. They are gone when it is dropped.
pub struct Machines {
    all: Vec<Machine>,
}

struct Machine {
    /// What keeps the namespace there.
    holder: Child,
    host: Host,
}

const fn address(number: u8) -> Ipv4Addr {
    Ipv4Addr::new(10, 99, 0, number)
}

/// Runs a program of the system; it has to succeed.
fn does(command: &mut Command) {
    let output = command.stdin(Stdio::null()).output().expect("the program is installed");
    assert!(output.status.success(), "{command:?}: {output:?}");
}

fn ip(arguments: &str) {
    does(Command::new("ip").args(arguments.split(' ')));
}

impl Machines {
    /// So many machines, with their disks in this folder; `None` where the test has no namespaces of its own.
    pub fn make(count: u8, folder: &Path) -> Option<Self> {
        std::env::var_os(OWN)?;
        ip("link set lo up");
        ip("link add bridge type bridge");
        ip(&format!("addr add {}/24 dev bridge", address(OURS)));
        ip("link set bridge up");
        let mut machines = Self { all: Vec::new() };
        for number in 1..=count {
            let disk = folder.join(format!("disk{number}"));
            machines.all.push(Machine::make(number, disk));
        }
        Some(machines)
    }

    /// The address from which this test reaches the machines.
    pub const fn ours() -> Ipv4Addr {
        address(OURS)
    }

    pub fn hosts(&self) -> Vec<Host> {
        self.all.iter().map(|machine| machine.host.clone()).collect()
    }

    /// Cuts one machine off from the others: what each side sends to the other disappears. People still reach both.
    pub fn cut_off(&self, machine: usize) {
        self.drop_from_others(machine);
        let apart = self.all[machine].host.address;
        for (number, other) in self.all.iter().enumerate() {
            if number != machine {
                other.hears_nothing_from(&[apart]);
            }
        }
    }

    /// Lets one machine hear nothing from the others, which hear it.
    pub fn drop_from_others(&self, machine: usize) {
        let others = self.all.iter().enumerate().filter(|(number, _)| *number != machine);
        let others: Vec<Ipv4Addr> = others.map(|(_, other)| other.host.address).collect();
        self.all[machine].hears_nothing_from(&others);
    }

    /// Ends all cuts.
    pub fn join(&self) {
        for machine in &self.all {
            // It fails where there was none.
            let _ = machine
                .host
                .command("nft")
                .args(["delete", "table", "ip", "cut"])
                .output();
        }
    }

    /// Fills the disk of a machine.
    pub fn fill_disk(&self, machine: usize) {
        let disk = self.all[machine].disk();
        let full = Command::new("dd")
            .args(["if=/dev/zero", "bs=1M", "status=none"])
            .arg(format!("of={}", disk.join("filler").display()))
            .output();
        assert!(!full.expect("dd is installed").status.success(), "the disk is not full");
    }

    /// Makes the space free again.
    pub fn empty_disk(&self, machine: usize) {
        fs::remove_file(self.all[machine].disk().join("filler")).expect("it was there");
    }
}

impl Machine {
    fn make(number: u8, disk: PathBuf) -> Self {
        fs::create_dir_all(&disk).expect("a folder");
        does(
            Command::new("mount")
                .args(["-t", "tmpfs", "-o", DISK, "tmpfs"])
                .arg(&disk),
        );
        let mut command = Command::new("unshare");
        command.args(["--net", "sleep", "86400"]).stdin(Stdio::null());
        let holder = command.spawn().expect("unshare is installed");
        let process = holder.id();
        let own = fs::read_link("/proc/self/ns/net").expect("a namespace");
        let until = Instant::now() + Duration::from_secs(10);
        while fs::read_link(format!("/proc/{process}/ns/net")).is_ok_and(|theirs| theirs == own) {
            assert!(Instant::now() < until, "no network namespace");
            sleep(Duration::from_millis(5));
        }
        let host = Host::of_process(process, address(number), disk);
        ip(&format!("link add v{number} type veth peer name wire netns {process}"));
        ip(&format!("link set v{number} master bridge up"));
        let inside = |arguments: &str| does(host.command("ip").args(arguments.split(' ')));
        inside(&format!("addr add {}/24 dev wire", host.address));
        inside("link set wire up");
        inside("link set lo up");
        Self { holder, host }
    }

    fn disk(&self) -> &Path {
        self.host.disk.as_deref().expect("each machine has one")
    }

    fn hears_nothing_from(&self, others: &[Ipv4Addr]) {
        let nft = |rule: String| does(self.host.command("nft").arg(rule));
        nft("add table ip cut".to_owned());
        nft("add chain ip cut comes { type filter hook input priority 0; }".to_owned());
        for other in others {
            nft(format!("add rule ip cut comes ip saddr {other} drop"));
        }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        let _ = self.holder.kill();
        let _ = self.holder.wait();
        // The disk ends with the mount namespace at the latest.
        let _ = Command::new("umount").arg("--lazy").arg(self.disk()).output();
    }
}
