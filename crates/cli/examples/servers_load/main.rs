//! How many actions a second 1, 2 and 3 servers take, over one etcd of three members and each with files of its own:
//! rooms of four bots who act as soon as it is their turn, over real sockets on the loopback address.
//!
//! `cargo run --release -p cli --features cluster --example servers_load -- [SECONDS [ROOMS]...]`
//!
//! Servers, members and bots are processes on this machine and share its processors, so each row says how many of these
//! each of them took: what is measured is the ceiling of all of them together. The servers take as many requests of a
//! connection as come; otherwise the limit of the protocol (5 a second) would be measured.

#[cfg(target_os = "linux")]
#[path = "../../../server/examples/load_rooms/bots.rs"]
mod bots;
#[cfg(target_os = "linux")]
#[path = "../../../cluster/tests/etcd/host.rs"]
mod host;
#[cfg(target_os = "linux")]
mod machine;
#[cfg(target_os = "linux")]
#[path = "../../../cluster/tests/etcd/processes.rs"]
#[expect(dead_code, reason = "shared with the tests")]
mod processes;
#[cfg(target_os = "linux")]
mod row;
#[cfg(target_os = "linux")]
mod server_process;
#[cfg(target_os = "linux")]
#[path = "../../../cluster/examples/append_costs/used.rs"]
#[expect(dead_code, reason = "shared with append_costs")]
mod used;

#[cfg(target_os = "linux")]
fn main() {
    let mut arguments = std::env::args().skip(1).peekable();
    if arguments.next_if_eq("serve").is_some() {
        return server_process::serve(arguments);
    }
    let seconds = arguments.next().map_or(20, |text| text.parse().expect("seconds"));
    let mut rooms: Vec<u64> = arguments.map(|text| text.parse().expect("a number of rooms")).collect();
    if rooms.is_empty() {
        rooms = vec![8, 64, 256];
    }
    println!("{}", row::HEAD);
    for kept_in in [row::KeptIn::Files, row::KeptIn::Etcd] {
        for servers in 1..=3 {
            for rooms in &rooms {
                let Some(row) = row::measure(kept_in, servers, *rooms, seconds) else {
                    return;
                };
                println!("{row}");
            }
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn main() {}
