//! A room as a task: it waits for messages, results and time, and does in order what the room wants done. `disk`
//! writes, and answers while the disk takes long.

mod disk;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

use crate::outbox::Outbox;
use crate::presence::Presence;
use crate::room_files::RoomFiles;
use crate::server_state::{RoomInput, ServerState};
use crate::slow_tables::SlowPlace;
use net::protocol::client_message::RoomRequest;
use net::protocol::code::RoomCode;
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::protocol::server_message::ServerMessage;
use net::protocol::table_news::TableNews;
use net::protocol::token::SeatToken;
use net::protocol::wire::encode;
use net::room::effect::{ConnectionId, Effect};
use net::room::job::{Done, Job};
use net::room::room::Room;

/// A person who has asked to be let in.
struct Entering {
    from: ConnectionId,
    number: u32,
    /// Whether the person was not in the room before.
    joins: bool,
    entered: oneshot::Sender<bool>,
}

/// Counts a room that waits for the disk, until this is dropped.
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
    /// The person who has asked to be let in. The connection gets the result once the answer is in the outbox.
    entering: Option<Entering>,
    done: (mpsc::UnboundedSender<Done>, mpsc::UnboundedReceiver<Done>),
    /// The request that the room handles now: it gets no other answer than its result.
    doing: Option<(ConnectionId, u32)>,
    /// The messages that the room handles once the disk works again.
    later: VecDeque<RoomInput>,
    /// Set while the room waits for the disk and the people in it know.
    waits: Option<StuckRoomCount>,
    /// What the gauges count of this room.
    counted: (i64, i64),
    /// The place of its match among those that take their time.
    slow: Option<SlowPlace>,
    /// Whether another server has taken the room over.
    deposed: bool,
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
        let by = files.owner(presence.by());
        let slow = room.plays_slowly().then(|| common.slow.take_again(by));
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
            slow,
            deposed: false,
        }
    }

    /// Sends everybody away, as another server has taken the room over: they come back and hear which one.
    fn depose(&mut self) {
        self.deposed = true;
        // That is known from an answer, so what was waited for is there again.
        self.common.troubles.disk.recovered();
        self.outboxes
            .values()
            .for_each(|outbox| outbox.close(CloseReason::Ending));
    }

    fn count(&mut self, seats: i64, playing: i64) {
        let metrics = &self.common.metrics;
        metrics.seats.fetch_add(seats - self.counted.0, Relaxed);
        metrics.playing.fetch_add(playing - self.counted.1, Relaxed);
        self.counted = (seats, playing);
    }

    async fn hear(&mut self, message: RoomInput) {
        if let RoomInput::Message(from, up) = &message {
            self.doing = Some((*from, up.number));
            if matches!(up.asks, RoomRequest::Start) {
                self.make_space().await;
                self.take_slow_place();
            }
            if let RoomRequest::Notify(Some(address)) = &up.asks {
                let notices = &self.common.notices;
                if let Err(why) = notices.check(address) {
                    return self.send(*from, &ServerMessage::Answer(up.number, Err(why)), false);
                }
                let household = self.room.household_of(*from);
                let why = notices.why_no_code(address, household, self.common.now());
                self.room.refuse_mail(why);
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
            // The connection that asked may be gone.
            RoomInput::Knows(token, answer) => drop(answer.send(self.room.knows(&token))),
            RoomInput::Look(token, answer) => drop(answer.send(self.news(&token))),
            RoomInput::Close => self.room.close_if_empty(now),
            #[cfg(feature = "p2p")]
            RoomInput::Moves(to) => self.room.moves_to(&to),
            #[cfg(feature = "cluster")]
            RoomInput::Deposed => self.depose(),
        }
    }

    /// Finds out whether one more match may take its time, if this is one.
    fn take_slow_place(&mut self) {
        if !self.room.takes_its_time() || self.slow.is_some() {
            return;
        }
        let by = self.presence.by();
        let by = self.files.as_ref().map_or(by, |files| files.owner(by));
        let place = self.common.slow.take(by);
        self.room.refuse_slow_match(place.as_ref().err().cloned());
        self.slow = place.ok();
    }

    /// The news of the room at this time.
    fn news(&mut self, token: &SeatToken) -> Result<TableNews, RoomRefusal> {
        self.room.news(token, self.common.now())
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
                Effect::Invite(to, invited) => {
                    let message = encode(&ServerMessage::Invited(invited));
                    self.common.waiting.pass(&to, message);
                }
                Effect::Work(job) => self.work(*job),
                Effect::Tell(notice) => self.common.notices.give(*notice, self.common.now()),
                Effect::AskToConfirm(code) => self.common.notices.give_code(*code, self.common.now()),
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

    fn tell_all(&self, message: &ServerMessage) {
        for to in self.outboxes.keys() {
            self.send(*to, message, false);
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
        if task.run_effects().await || task.deposed {
            break;
        }
        if let Some(message) = task.later.pop_front() {
            task.hear(message).await;
            continue;
        }
        let slow = task.room.plays_slowly();
        task.presence.set_goes_on(slow);
        if !slow && !task.room.is_drawing() {
            task.slow = None;
        }
        task.presence.set_empty(task.room.empty_since());
        task.count(task.room.seats_held() as i64, i64::from(task.room.is_playing()));
        let ends = *ending.borrow();
        if let Some(why) = ends {
            task.outboxes.values().for_each(|outbox| outbox.close(why));
            if why == CloseReason::HostLeft && !task.room.is_playing() {
                // This room is not resumed later.
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
