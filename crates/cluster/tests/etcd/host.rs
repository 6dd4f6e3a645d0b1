//! Where a process of a test runs: on this machine, or in a network namespace that stands for a machine of its own.

use std::ffi::OsStr;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::process::Command;

/// Where a process runs.
#[derive(Clone, Debug)]
pub struct Host {
    /// Its address.
    pub address: Ipv4Addr,
    /// A process in its network namespace; `None` for this one.
    namespace: Option<u32>,
    /// Its own disk; `None` for that of this machine.
    pub disk: Option<PathBuf>,
}

impl Host {
    /// This machine.
    pub const HERE: Self = Self {
        address: Ipv4Addr::LOCALHOST,
        namespace: None,
        disk: None,
    };

    /// The network namespace of this process, which has this address, with a disk of its own.
    #[allow(dead_code, reason = "not all programs that share this file need it")]
    pub const fn of_process(process: u32, address: Ipv4Addr, disk: PathBuf) -> Self {
        Self {
            address,
            namespace: Some(process),
            disk: Some(disk),
        }
    }

    /// A command that runs there, as the process that is started.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        match self.namespace {
            None => Command::new(program),
            Some(process) => {
                let mut command = Command::new("nsenter");
                command.arg(format!("--net=/proc/{process}/ns/net")).arg(program);
                command
            }
        }
    }
}
