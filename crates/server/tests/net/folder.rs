//! The folder of a server: one server at a time, and private to one account.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;

use net::protocol::client_message::RoomRequest;
use net::session::Goal;
use rules::ai::level::Level;
use rules::ids::SeatId;
use server::config::{Config, RoomsToOpen};
use server::error::ServeError;
use server::run::Server;

use crate::sim::settings;
use crate::whole_server::{begin, client, code, config, done, folder, sit};

fn start(data: &Path, take_up: RoomsToOpen) -> Result<Server, ServeError> {
    Server::start(Config {
        take_up,
        ..Config::at(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)), data.to_owned())
    })
}

#[test]
fn a_second_server_on_a_folder_does_not_start_and_says_why() {
    let data = folder("alone");
    let in_use = Some(ServeError::FolderInUse(data.clone()));
    let first = start(&data, RoomsToOpen::All).expect("the first one");
    for take_up in [RoomsToOpen::All, RoomsToOpen::Nothing] {
        assert_eq!(start(&data, take_up).err(), in_use);
    }
    first.end();
    // Windows host their tables in one folder; meanwhile no server can have all tables.
    let windows = [RoomsToOpen::Nothing; 2].map(|take_up| start(&data, take_up).expect("a table of a window"));
    assert_eq!(start(&data, RoomsToOpen::All).err(), in_use);
    drop(windows);
    // The lock file of a killed server does not bar another one.
    std::fs::write(data.join("server.lock"), b"").expect("a file");
    start(&data, RoomsToOpen::All).expect("nobody else is there").end();
    let _ = std::fs::remove_dir_all(data);
}

/// Collects everything in a folder that other accounts can access. Returns the number of files.
#[cfg(unix)]
fn open_to_others(folder: &Path, found: &mut Vec<String>) -> usize {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    if mode(folder) != 0o700 {
        found.push(format!("{}: {:o}", folder.display(), mode(folder)));
    }
    let entries = std::fs::read_dir(folder).expect("a folder").flatten();
    let mut files = 0;
    for path in entries.map(|entry| entry.path()) {
        if path.is_dir() {
            files += open_to_others(&path, found);
        } else {
            files += 1;
            if mode(&path) != 0o600 {
                found.push(format!("{}: {:o}", path.display(), mode(&path)));
            }
        }
    }
    files
}

#[cfg(unix)]
#[test]
fn no_other_account_can_read_the_files_of_a_server() {
    use std::os::unix::fs::PermissionsExt;
    let data = folder("private");
    // The folder as an older server left it.
    std::fs::create_dir_all(data.join("rooms")).expect("a folder");
    for folder in [data.clone(), data.join("rooms")] {
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755)).expect("it can be opened to others");
    }
    let server = Server::start(config(&data)).expect("a server");
    let host = client(server.address(), Goal::Open(Box::new(settings("skip-bo", 2))), "Ana");
    code(&host);
    sit(&host, 0);
    done(&host, RoomRequest::Computer(SeatId(1), Some(Level::Easy)));
    begin(&host);
    let mut found = Vec::new();
    let files = open_to_others(&data, &mut found);
    assert!(files >= 3, "a room, a match and the lock: {files}");
    assert_eq!(found, Vec::<String>::new());
    drop(host);
    server.end();
    let _ = std::fs::remove_dir_all(data);
}
