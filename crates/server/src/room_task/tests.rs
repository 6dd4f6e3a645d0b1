//! Tests of rooms on a slow disk.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::disk::SLOW;
use super::*;
use crate::notices::all::Notices;
use crate::outbox::Next;
use crate::places::Places;
use crate::room_files::RoomFolder;
use crate::slow_tables::SlowTables;
use crate::waiting::Waiting;
use crate::workers::Workers;
use net::protocol::client_message::{ClientMessage, Newcomer};
use net::protocol::settings::RoomSettings;
use net::protocol::wire::decode;
use rules::ids::SeatId;

const HOST: ConnectionId = ConnectionId(1);

/// A room on a disk that takes nothing as long as `held` is locked.
struct Slow {
    folder: std::path::PathBuf,
    held: Arc<tokio::sync::Mutex<()>>,
    room: mpsc::Sender<RoomInput>,
    task: JoinHandle<RoomCode>,
    common: Arc<ServerState>,
}

impl Slow {
    fn new(name: &str) -> Self {
        let name = format!("tumbletop-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let code = RoomCode::of_random([1; 16]);
        let files = RoomFolder::open(&folder, None).expect("a folder").files(code);
        let held = files.held.clone();
        let settings = RoomSettings::of_game("skip-bo", 2);
        let room = Room::open(code, settings, Box::new(|| [7; 32]), Duration::ZERO).expect("a room");
        let common = Arc::new(ServerState::new(
            Workers::new(1).expect("threads"),
            SlowTables::new(1, 1),
            Places::default(),
            Waiting::new(0, 0),
            Notices::none(),
        ));
        let presence = Arc::new(Presence::new(None));
        let (sender, inbox) = mpsc::channel(8);
        let task = Box::new(RoomTask::new(room, files, common.clone(), presence, inbox));
        let task = tokio::spawn(run(task));
        Self {
            folder,
            held,
            room: sender,
            task,
            common,
        }
    }

    async fn tell(&self, message: RoomInput) {
        self.room.send(message).await.expect("the room is there");
    }

    async fn ask(&self, number: u32, asks: RoomRequest) {
        self.tell(RoomInput::Message(HOST, Box::new(ClientMessage { number, asks })))
            .await;
    }

    /// Asks to be let in; returns what is written to the host, and whether they are in.
    async fn open(&self) -> (Arc<Outbox>, bool) {
        let newcomer = Newcomer { name: "Ana".to_owned() };
        let asks = RoomRequest::Join(RoomCode::of_random([1; 16]), newcomer);
        let (outbox, address) = (Arc::new(Outbox::default()), IpAddr::from(Ipv4Addr::LOCALHOST));
        let (entered, is_in) = oneshot::channel();
        let up = Box::new(ClientMessage { number: 0, asks });
        self.tell(RoomInput::Enter(HOST, address, outbox.clone(), up, entered))
            .await;
        (outbox, is_in.await.expect("an answer"))
    }

    fn end(self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What is written next, but for the lobby.
async fn written_to(outbox: &Outbox) -> Vec<ServerMessage> {
    loop {
        if let Next::Write(messages) = outbox.next() {
            outbox.written();
            let all = messages.iter().map(|bytes| decode(bytes).expect("a message"));
            let told: Vec<ServerMessage> = all
                .filter(|message| !matches!(message, ServerMessage::Lobby(_)))
                .collect();
            if !told.is_empty() {
                return told;
            }
        } else {
            timeout(2 * SLOW, outbox.something.notified())
                .await
                .expect("a typed answer comes");
        }
    }
}

fn on_a_runtime(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(test);
}

fn sit() -> RoomRequest {
    let (seat, name) = (SeatId(0), String::new());
    RoomRequest::Sit {
        seat,
        name,
        colour: 0,
        face: 0,
    }
}

#[test]
fn where_the_disk_takes_long_everybody_is_told_so_and_what_is_asked_is_refused() {
    on_a_runtime(async {
        let slow = Slow::new("slow-disk");
        let (outbox, is_in) = slow.open().await;
        assert!(is_in);
        let told = written_to(&outbox).await;
        assert!(
            matches!(
                &told[..],
                [ServerMessage::Entered { .. }, .., ServerMessage::Answer(0, Ok(()))]
            ),
            "{told:?}"
        );

        let held = slow.held.clone();
        let held = held.lock().await;
        slow.ask(1, sit()).await;
        assert_eq!(written_to(&outbox).await, [ServerMessage::DiskWaits(true)]);
        assert!(slow.common.troubles.text(slow.common.now()).contains("disk"));
        slow.ask(1, sit()).await;
        assert_eq!(
            written_to(&outbox).await,
            [ServerMessage::DiskWaits(true)],
            "asked again"
        );
        slow.ask(2, RoomRequest::Ready(true)).await;
        assert_eq!(
            written_to(&outbox).await,
            [ServerMessage::Answer(2, Err(RoomRefusal::DiskFull))]
        );
        drop(held);
        let told = written_to(&outbox).await;
        assert_eq!(
            told,
            [ServerMessage::DiskWaits(false), ServerMessage::Answer(1, Ok(()))]
        );
        assert_eq!(slow.common.troubles.text(slow.common.now()), "");
        slow.end();
    });
}

#[test]
fn a_room_that_a_slow_disk_keeps_too_late_is_none() {
    on_a_runtime(async {
        let slow = Slow::new("slow-new");
        let held = slow.held.clone();
        let held = held.lock().await;
        let (outbox, is_in) = slow.open().await;
        assert!(!is_in);
        assert_eq!(
            written_to(&outbox).await,
            [ServerMessage::Answer(0, Err(RoomRefusal::DiskFull))]
        );
        drop(held);
        let Slow { folder, task, .. } = slow;
        task.await.expect("it ends");
        assert_eq!(std::fs::read_dir(folder.join("rooms")).expect("a folder").count(), 0);
        let _ = std::fs::remove_dir_all(&folder);
    });
}

#[test]
fn a_server_that_ends_does_not_wait_for_a_slow_disk() {
    on_a_runtime(async {
        let slow = Slow::new("slow-end");
        let (outbox, _) = slow.open().await;
        written_to(&outbox).await;
        let held = slow.held.clone();
        let held = held.lock().await;
        slow.ask(1, sit()).await;
        assert_eq!(written_to(&outbox).await, [ServerMessage::DiskWaits(true)]);
        slow.common.ending.send_replace(Some(CloseReason::Ending));
        let Slow { folder, task, .. } = slow;
        let ended = timeout(Duration::from_secs(5), task).await;
        drop(held);
        ended.expect("it ends").expect("without a panic");
        assert!(matches!(outbox.next(), Next::Close(CloseReason::Ending)));
        let _ = std::fs::remove_dir_all(&folder);
    });
}
