//! A room as a task: it waits for messages, results and time, and does in order what the room wants done.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::{sleep, sleep_until, timeout, timeout_at};

use crate::outbox::Outbox;
use crate::presence::Presence;
use crate::room_files::RoomFiles;
use crate::saved_matches::clock;
use crate::server_state::{RoomInput, ServerState};
use net::protocol::client_message::{ClientMessage, RoomRequest};
use net::protocol::code::RoomCode;
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::protocol::server_message::ServerMessage;
use net::protocol::wire::encode;
use net::room::effect::{ConnectionId, Effect};
use net::room::job::{Done, Job};
use net::room::room::Room;
use records::store::error::StoreError;

/// How long it waits before it tries again to write what could not be written.
const AGAIN: Duration = Duration::from_millis(500);
/// A disk that takes longer for one piece is one that the room waits for, and says so.
const SLOW: Duration = Duration::from_secs(4);
/// Every request gets a typed answer within five seconds.
const _: () = assert!(SLOW.as_secs() < 5);

/// Somebody who has asked to be let in.
struct Entering {
    from: ConnectionId,
    number: u32,
    /// Whether they were not in the room before.
    joins: bool,
    entered: oneshot::Sender<bool>,
}

/// One that waits for the disk counts as such until it is dropped.
struct StuckRoomCount(Arc<ServerState>);

impl StuckRoomCount {
    fn new(common: Arc<ServerState>) -> Self {
        common.troubles.disk.waits(true);
        Self(common)
    }
}

impl Drop for StuckRoomCount {
    fn drop(&mut self) {
        self.0.troubles.disk.waits(false);
    }
}

/// A room and what it needs.
pub(super) struct RoomTask {
    room: Room,
    files: Option<RoomFiles>,
    common: Arc<ServerState>,
    presence: Arc<Presence>,
    inbox: mpsc::Receiver<RoomInput>,
    outboxes: BTreeMap<ConnectionId, Arc<Outbox>>,
    /// Who has asked to be let in, and is told once the answer is in the outbox.
    entering: Option<Entering>,
    done: (mpsc::UnboundedSender<Done>, mpsc::UnboundedReceiver<Done>),
    /// The request that the room does now: it has no other answer than the true one.
    doing: Option<(ConnectionId, u32)>,
    /// What is heard once the disk takes again what is written.
    later: VecDeque<RoomInput>,
    /// That it waits for the disk, where the people in it were told so.
    waits: Option<StuckRoomCount>,
    /// What the gauges count of this room.
    counted: (i64, i64),
}

impl RoomTask {
    pub(super) fn new(
        room: Room,
        files: RoomFiles,
        common: Arc<ServerState>,
        presence: Arc<Presence>,
        inbox: mpsc::Receiver<RoomInput>,
    ) -> Self {
        common.metrics.rooms.fetch_add(1, Relaxed);
        Self {
            room,
            files: Some(files),
            common,
            presence,
            inbox,
            outboxes: BTreeMap::new(),
            entering: None,
            done: mpsc::unbounded_channel(),
            doing: None,
            later: VecDeque::new(),
            waits: None,
            counted: (0, 0),
        }
    }

    fn count(&mut self, seats: i64, playing: i64) {
        let metrics = &self.common.metrics;
        metrics.seats.fetch_add(seats - self.counted.0, Relaxed);
        metrics.playing.fetch_add(playing - self.counted.1, Relaxed);
        self.counted = (seats, playing);
    }

    /// Finds out whether one more match may be kept, and deletes old ones for it.
    async fn make_space(&mut self) {
        let (Some(files), by) = (self.files.take(), self.presence.by()) else {
            return;
        };
        let makes = spawn_blocking(move || (files.make_space(by, clock()), files));
        if let Some((has_space, files)) = self.waited_for(makes).await {
            self.files = Some(files);
            self.room.set_space(has_space);
            self.say_that_it_goes_on();
        }
    }

    async fn hear(&mut self, message: RoomInput) {
        if let RoomInput::Message(from, up) = &message {
            self.doing = Some((*from, up.number));
            if matches!(up.asks, RoomRequest::Start) {
                self.make_space().await;
            }
        }
        let now = self.common.now();
        match message {
            RoomInput::Enter(from, address, outbox, up, entered) => {
                self.room.arrived(from, address);
                self.outboxes.insert(from, outbox);
                self.entering = Some(Entering {
                    from,
                    number: up.number,
                    joins: matches!(up.asks, RoomRequest::Join(..)),
                    entered,
                });
                self.room.receive(from, *up, now);
            }
            RoomInput::Message(from, up) => self.room.receive(from, *up, now),
            RoomInput::Gone(from) => {
                self.outboxes.remove(&from);
                self.room.disconnected(from, now);
            }
            // Whoever asked may be gone.
            RoomInput::Knows(token, answer) => drop(answer.send(self.room.knows(&token))),
            RoomInput::Close => self.room.close_if_empty(now),
        }
    }

    /// Does everything that the room wants done, in order. Returns whether the room is closed.
    async fn run_effects(&mut self) -> bool {
        let effects: Vec<Effect> = self.room.effects().collect();
        for effect in effects {
            match effect {
                Effect::Send { to, message, lossy } => self.send(to, &message, lossy),
                Effect::Close(to, why) => {
                    if let Some(outbox) = self.outboxes.get(&to) {
                        outbox.close(why);
                    }
                }
                Effect::Begin(number, head) => {
                    let by = self.presence.by();
                    let begin = move |files: &mut RoomFiles| files.begin(number, (*head).clone(), by);
                    if !self.write_to_disk(begin).await {
                        return self.is_given_up();
                    }
                }
                Effect::Append(log) => {
                    let began = Instant::now();
                    if !self.write_to_disk(move |files| files.append(&log)).await {
                        return self.is_given_up();
                    }
                    self.common.metrics.appends.took(began.elapsed());
                }
                Effect::Keep(bytes) if self.files.as_ref().is_some_and(|files| files.has(&bytes)) => {}
                Effect::Keep(bytes) => {
                    if !self.write_to_disk(move |files| files.save(&bytes)).await {
                        return self.is_given_up();
                    }
                }
                Effect::Work(job) => self.work(*job),
                Effect::Gone => {
                    self.outboxes
                        .values()
                        .for_each(|outbox| outbox.close(CloseReason::RoomClosed));
                    self.forget_files();
                    return true;
                }
            }
        }
        self.doing = None;
        if let Some(Entering { from, entered, .. }) = self.entering.take() {
            let is_in = self.room.is_in(from);
            if !is_in {
                self.outboxes.remove(&from);
            }
            // A connection that is gone says so itself.
            let _ = entered.send(is_in);
        }
        false
    }

    fn forget_files(&mut self) {
        if let Some(Err(error)) = self.files.as_mut().map(RoomFiles::forget) {
            tracing::warn!(%error, "the file of a closed room is still there");
        }
    }

    fn send(&self, to: ConnectionId, message: &ServerMessage, lossy: bool) {
        let metrics = &self.common.metrics;
        match message {
            ServerMessage::Answer(_, Ok(())) => metrics.granted.fetch_add(1, Relaxed),
            ServerMessage::Answer(_, Err(RoomRefusal::TooFast)) => metrics.too_fast.fetch_add(1, Relaxed),
            ServerMessage::Answer(_, Err(_)) => metrics.refused.fetch_add(1, Relaxed),
            _ => 0,
        };
        if let Some(outbox) = self.outboxes.get(&to) {
            let waits = outbox.push(encode(message), lossy);
            metrics.longest_queue.fetch_max(waits as u64, Relaxed);
        }
    }

    /// Writes, as often as it takes: nobody is told of what is not kept, but that it waits. Returns whether it is
    /// kept. A server that ends does not wait for its disk, and a room that nobody was told of is none; nothing more
    /// is told then.
    async fn write_to_disk(
        &mut self,
        write: impl Fn(&mut RoomFiles) -> Result<(), StoreError> + Send + Sync + 'static,
    ) -> bool {
        let write = Arc::new(write);
        while let Some(mut files) = self.files.take() {
            let again = write.clone();
            let is_new = files.is_new();
            let wrote = spawn_blocking(move || {
                let result = again(&mut files);
                (files, result)
            });
            let Some((files, result)) = self.waited_for(wrote).await else {
                return false;
            };
            self.files = Some(files);
            if let Err(error) = &result {
                self.report_write_error(error);
                if self.common.ending.borrow().is_some() {
                    return false;
                }
                self.say_that_it_waits();
            }
            if is_new && self.waits.is_some() {
                if result.is_ok() {
                    self.forget_files();
                }
                return false;
            }
            if result.is_ok() {
                self.common.troubles.disk.recovered();
                self.say_that_it_goes_on();
                return true;
            }
            self.wait_for_disk().await;
        }
        false
    }

    /// What the disk has done. While that takes long the room hears what is asked, and says that it waits. `None` where
    /// the server ends meanwhile.
    async fn waited_for<T>(&mut self, mut does: JoinHandle<T>) -> Option<T> {
        if let Ok(done) = timeout(SLOW, &mut does).await {
            return done.ok();
        }
        self.say_that_it_waits();
        let mut ending = self.common.ending.subscribe();
        loop {
            if ending.borrow_and_update().is_some() {
                return None;
            }
            tokio::select! {
                done = &mut does => return done.ok(),
                Some(message) = self.inbox.recv() => self.handle_while_stuck(message),
                Ok(()) = ending.changed() => {}
            }
        }
    }

    /// Whoever asks to be let in is not, and everybody else is told that what they did is kept later.
    fn say_that_it_waits(&mut self) {
        self.refuse_newcomer();
        if self.waits.is_none() {
            self.waits = Some(StuckRoomCount::new(self.common.clone()));
            self.tell_all(&ServerMessage::DiskWaits(true));
        }
    }

    fn say_that_it_goes_on(&mut self) {
        if self.waits.take().is_some() {
            self.tell_all(&ServerMessage::DiskWaits(false));
        }
    }

    fn tell_all(&self, message: &ServerMessage) {
        for to in self.outboxes.keys() {
            self.send(*to, message, false);
        }
    }

    fn report_write_error(&self, error: &StoreError) {
        self.common.metrics.failed_appends.fetch_add(1, Relaxed);
        if let Some(unsaid) = self.common.troubles.disk.failed(self.common.now()) {
            tracing::error!(%error, unsaid, "a match can't be kept; it waits");
        }
    }

    /// Whether the room is closed, now that something is not kept: not where the server ends, and says so to everybody.
    fn is_given_up(&self) -> bool {
        self.common.ending.borrow().is_none()
    }

    /// Whoever asked to be let in is not, and the room forgets them once it can.
    fn refuse_newcomer(&mut self) {
        let Some(entering) = self.entering.take() else { return };
        let from = entering.from;
        self.refuse(from, entering.number);
        self.outboxes.remove(&from);
        let _ = entering.entered.send(false);
        self.later.push_back(if entering.joins {
            let (number, asks) = (1, RoomRequest::Leave);
            RoomInput::Message(from, Box::new(ClientMessage { number, asks }))
        } else {
            RoomInput::Gone(from)
        });
    }

    fn refuse(&self, to: ConnectionId, number: u32) {
        self.send(to, &ServerMessage::Answer(number, Err(RoomRefusal::DiskFull)), false);
    }

    /// Waits before the next try. What is asked meanwhile is refused before the room hears of it, so that it is not
    /// done later; who asked what is being done was told that it waits, and is answered when it is kept.
    async fn wait_for_disk(&mut self) {
        let until = tokio::time::Instant::now() + AGAIN;
        while let Ok(Some(message)) = timeout_at(until, self.inbox.recv()).await {
            self.handle_while_stuck(message);
        }
        // No more messages come where nobody can send any.
        sleep_until(until).await;
    }

    fn handle_while_stuck(&mut self, message: RoomInput) {
        match message {
            RoomInput::Enter(from, _, outbox, up, entered) => {
                self.outboxes.insert(from, outbox);
                self.refuse(from, up.number);
                self.outboxes.remove(&from);
                let _ = entered.send(false);
            }
            RoomInput::Message(from, up) => match up.asks {
                RoomRequest::Ping => self.send(from, &ServerMessage::Pong, true),
                RoomRequest::Aim(_) => {}
                // Asked again, it has still no other answer.
                _ if self.doing == Some((from, up.number)) => self.send(from, &ServerMessage::DiskWaits(true), false),
                _ => self.refuse(from, up.number),
            },
            RoomInput::Gone(from) => {
                self.outboxes.remove(&from);
                self.later.push_back(RoomInput::Gone(from));
            }
            RoomInput::Knows(token, answer) => drop(answer.send(self.room.knows(&token))),
            // Whoever wants it asks again.
            RoomInput::Close => {}
        }
    }

    fn work(&self, job: Job) {
        let (metrics, done) = (self.common.metrics.clone(), self.done.0.clone());
        let (began, throws, urgency) = (Instant::now(), job.is_throw(), job.urgency());
        let (by, room) = (self.presence.by(), self.room.code());
        self.common.workers.give(by, room, urgency, move || {
            let result = job.run();
            let times = if throws { &metrics.throws } else { &metrics.thinking };
            times.took(began.elapsed());
            // A room that has ended needs it no more.
            let _ = done.send(result);
        });
    }
}

/// Runs a room until it is closed or the server ends; returns its code.
pub(super) async fn run(mut task: Box<RoomTask>) -> RoomCode {
    let mut ending = task.common.ending.subscribe();
    loop {
        if task.run_effects().await {
            break;
        }
        if let Some(message) = task.later.pop_front() {
            task.hear(message).await;
            continue;
        }
        task.presence.set_empty(task.room.empty_since());
        task.count(task.room.seats_held() as i64, i64::from(task.room.is_playing()));
        let ends = *ending.borrow();
        if let Some(why) = ends {
            task.outboxes.values().for_each(|outbox| outbox.close(why));
            if why == CloseReason::HostLeft && !task.room.is_playing() {
                // Nothing goes on here later.
                task.forget_files();
            }
            break;
        }
        let wait = task.room.next_tick().map(|at| at.saturating_sub(task.common.now()));
        let timer = async {
            match wait {
                Some(wait) => sleep(wait).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            message = task.inbox.recv() => match message {
                Some(message) => task.hear(message).await,
                None => break,
            },
            Some(done) = task.done.1.recv() => {
                let now = task.common.now();
                task.room.done(done, now);
            }
            () = timer => {
                let now = task.common.now();
                task.room.tick(now);
            }
            _ = ending.changed() => {}
        }
    }
    task.count(0, 0);
    task.common.metrics.rooms.fetch_sub(1, Relaxed);
    task.room.code()
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;
    use crate::outbox::Next;
    use crate::room_files::RoomFolder;
    use crate::workers::Workers;
    use net::protocol::client_message::Newcomer;
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
            let common = Arc::new(ServerState::new(Workers::new(1).expect("threads")));
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
}
