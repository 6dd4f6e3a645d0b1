//! The matches that a server saves on its disk: for how long, and how many bytes.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use client::runner::Client;
use net::protocol::client_message::RoomRequest;
use net::protocol::refusal::RoomRefusal;
use net::session::{Ended, Event, Goal};
use rules::ai::level::Level;
use rules::ids::SeatId;
use server::config::{Config, Retention};
use server::run::Server;

use crate::sim::settings;
use crate::whole_server::{begin, client, code, config, done, folder, sit, wait};

const DAYS: u64 = 86_400;

fn serve(data: &Path, keep: Retention) -> Server {
    let keep = Some(keep);
    Server::start(Config { keep, ..config(data) }).expect("a server")
}

/// A client that has opened a room with a computer player.
fn host(server: &Server) -> (Client, String) {
    let host = client(server.address(), Goal::Open(Box::new(settings("skip-bo", 2))), "Ana");
    let code = code(&host).to_string();
    sit(&host, 0);
    done(&host, RoomRequest::Computer(SeatId(1), Some(Level::Easy)));
    (host, code)
}

fn old(file: &Path, bytes: usize, days: u64) {
    std::fs::write(file, vec![0; bytes]).expect("a file");
    let then = SystemTime::now() - Duration::from_secs(days * DAYS);
    let opened = std::fs::File::options().write(true).open(file).expect("it is there");
    opened.set_modified(then).expect("its time can be set");
}

/// A match of another room that ended this many days ago.
fn put(data: &Path, name: &str, bytes: usize, days: u64) -> PathBuf {
    let file = data.join("matches").join(name);
    old(&file, bytes, days);
    file
}

#[test]
fn old_matches_go_when_a_server_starts_and_none_that_a_room_needs() {
    let data = folder("quota-start");
    let server = serve(&data, Retention::new(30, 4 << 30));
    let (ana, code) = host(&server);
    begin(&ana);
    drop(ana);
    server.end();
    let needed = data.join("matches").join(format!("{code}-1.match"));
    let opened = std::fs::File::options().write(true).open(&needed).expect("it is saved");
    opened
        .set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(DAYS))
        .expect("a time");
    let by = std::fs::read_to_string(data.join("rooms").join(format!("{code}.by")));
    assert_eq!(by.expect("the file of its owner"), "127.0.0.1");
    let late = put(&data, "BBBBBB-1.match", 10, 31);
    let gone_by = data.join("rooms").join("BBBBBB.by");
    std::fs::write(&gone_by, "10.0.0.1").expect("a file");
    let others = put(&data, "mine.match", 10, 400);
    // Of the matches that are young enough, the oldest are deleted if they are too large together.
    let (older, younger) = (
        put(&data, "CCCCCC-1.match", 600 << 10, 3),
        put(&data, "CCCCCC-2.match", 600 << 10, 2),
    );
    let server = serve(&data, Retention::new(30, 1 << 20));
    assert_eq!(server.taken_up(), 1);
    for (file, stays) in [
        (&needed, true),
        (&late, false),
        (&gone_by, false),
        (&others, true),
        (&older, false),
        (&younger, true),
    ] {
        assert_eq!(file.exists(), stays, "{}", file.display());
    }
    server.end();
    let _ = std::fs::remove_dir_all(data);
}

#[test]
fn a_match_over_the_quota_is_refused_and_the_running_one_continues() {
    let data = folder("quota-full");
    // A match of this address starts if 64 KiB are left, and uses some of them.
    let keep = Retention {
        an_address: 66 << 10,
        ..Retention::new(30, 4 << 30)
    };
    let server = serve(&data, keep);
    let [(ana, code), (bea, _)] = [host(&server), host(&server)];
    begin(&ana);
    bea.ask(RoomRequest::Start);
    let refused = wait(&bea, "an answer", |event| match event {
        Event::Answered(_, answer) => Some(answer),
        _ => None,
    });
    assert_eq!(refused, Err(RoomRefusal::OverQuota));
    let cleo = client(server.address(), Goal::Open(Box::new(settings("skip-bo", 2))), "Cleo");
    let over = wait(&cleo, "the end", |event| match event {
        Event::Over(why) => Some(why),
        _ => None,
    });
    assert_eq!(over, Ended::Refused(RoomRefusal::OverQuota));
    let log = data.join("matches").join(format!("{code}-1.match"));
    assert!(log.exists(), "the match is running");
    done(&ana, RoomRequest::Pause(true));
    server.end();
    let _ = std::fs::remove_dir_all(data);
}
