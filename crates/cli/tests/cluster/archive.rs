//! Where a match goes that is over.

use std::time::{Duration, Instant};

use cluster::error::ClusterError;
use cluster::etcd_log::ReadLog;
use net::protocol::client_message::RoomRequest;
use net::protocol::settings::RoomSettings;
use net::session::Goal;
use records::store::error::StoreError;
use records::store::library::EXTENSION;
use records::store::saved_match::SavedMatch;
use rules::ai::level::Level;

use crate::checks::Sight;
use crate::person::Person;
use crate::processes::Etcd;
use crate::rooms::Room;
use crate::servers::Servers;

/// The longest time for a short match and a little more.
const LONGEST: Duration = Duration::from_secs(150);

#[test]
fn a_match_that_is_over_leaves_etcd_for_the_folder_of_all_servers() {
    let Some(etcd) = Etcd::start(1, &[]) else {
        return;
    };
    let sight = Sight::open(&etcd.address());
    let servers = Servers::here(1, &etcd, &sight);
    let address = servers.addresses()[0].to_string();
    let mut settings = RoomSettings::of_game("skip-bo", 2);
    settings.options.push(("stock".into(), "5".into()));
    let person = |goal, number| Person::new(&address, goal, number, Duration::ZERO, Level::Normal);
    let mut people = vec![person(Goal::Open(Box::new(settings)), 0)];
    let (mut room, until) = (Room::default(), Instant::now() + LONGEST);
    while !room.over {
        assert!(Instant::now() < until, "the match is not over: {:?}", room.refused);
        for person in &mut people {
            person.step(&mut room, false);
        }
        if let (Some(code), 1) = (room.code, people.len()) {
            people.push(person(Goal::Join(code), 1));
        }
    }
    people[1].ask(RoomRequest::Ready(true));
    let code = room.code.expect("a room");
    let in_etcd = |number| sight.threads.block_on(ReadLog::of_room(&sight.engine, code, number));
    // The first match is put away when the room is saved with the second one.
    while in_etcd(2).is_err() || !matches!(in_etcd(1), Err(ClusterError::Store(StoreError::Damaged))) {
        assert!(Instant::now() < until, "the log of the first match is still there");
        if people[0].state().lobby.is_some_and(|lobby| !lobby.playing) {
            people[0].ask(RoomRequest::Start);
        }
        std::thread::sleep(Duration::from_millis(200));
    }

    let file = servers.objects().join(format!("matches/{code}-1.{EXTENSION}"));
    let bytes = std::fs::read(&file).expect("it is in the folder");
    let (kept, _) = SavedMatch::read(&bytes).expect("a match");
    let replayed = kept.record.replay(|_, _| {}).expect("it follows the rules");
    drop(replayed);
    let acted = room.acknowledged.len();
    assert!(kept.record.entries.len() >= acted, "{acted} actions were acknowledged");
}
