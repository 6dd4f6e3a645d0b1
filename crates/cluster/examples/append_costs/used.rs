//! What processes have used, as Linux and etcd tell it.

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};

/// Hundredths of a second are what Linux counts processor time in (`getconf CLK_TCK`).
const TICKS_A_SECOND: f64 = 100.0;

/// The processes of etcd that this folder belongs to.
pub fn members(folder: &str) -> Vec<u32> {
    let all = fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let mut members: Vec<u32> = ids.filter(|id| is_member(*id, folder)).collect();
    members.sort_unstable();
    members
}

fn is_member(id: u32, folder: &str) -> bool {
    let words = fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
    String::from_utf8_lossy(&words).contains(&format!("{folder}/m"))
}

/// The processor time of a process, in seconds; 0 if there is none.
pub fn processor_s(id: u32) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    // The name in brackets may have spaces; the state and the other fields follow it.
    let fields = stat.rsplit_once(") ").map_or("", |(_, fields)| fields);
    let ticks = fields.split_whitespace().skip(11).take(2);
    ticks.filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / TICKS_A_SECOND
}

/// The syncs of the log of a member since it runs.
#[derive(Debug, Default)]
pub struct Syncs {
    /// How many.
    pub count: f64,
    /// How long all of them took, in seconds.
    pub sum_s: f64,
}

impl Syncs {
    /// Asks a member at its port for clients.
    pub fn of(port: u16) -> Self {
        let mut text = String::new();
        if let Ok(mut socket) = TcpStream::connect((Ipv4Addr::LOCALHOST, port)) {
            let asked = socket.write_all(b"GET /metrics HTTP/1.0\r\n\r\n");
            let _ = asked.and_then(|()| socket.read_to_string(&mut text));
        }
        let value = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|value| value.trim().parse().ok()).unwrap_or(0.0)
        };
        Self {
            count: value("etcd_disk_wal_fsync_duration_seconds_count "),
            sum_s: value("etcd_disk_wal_fsync_duration_seconds_sum "),
        }
    }

    /// Those after an earlier look.
    pub fn since(&self, earlier: &Self) -> Self {
        Self {
            count: self.count - earlier.count,
            sum_s: self.sum_s - earlier.sum_s,
        }
    }
}
