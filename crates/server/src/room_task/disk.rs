//! Writing to the disk, and what a room does while the disk takes long or fails.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::{sleep_until, timeout, timeout_at};

use super::{RoomTask, StuckRoomCount};
use crate::room_files::RoomFiles;
use crate::saved_matches::clock;
use crate::server_state::RoomInput;
use net::protocol::client_message::{ClientMessage, RoomRequest};
use net::protocol::refusal::RoomRefusal;
use net::protocol::server_message::ServerMessage;
use net::room::effect::ConnectionId;
use records::store::error::StoreError;

/// How long the room waits before it tries a failed write again.
const AGAIN: Duration = Duration::from_millis(500);
/// If a write takes longer, the room says that it waits for the disk.
pub(super) const SLOW: Duration = Duration::from_secs(4);
/// Every request gets a typed answer within five seconds.
const _: () = assert!(SLOW.as_secs() < 5);

impl RoomTask {
    /// Finds out whether one more match may be saved, and deletes old ones for it.
    pub(super) async fn make_space(&mut self) {
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

    pub(super) fn forget_files(&mut self) {
        if let Some(Err(error)) = self.files.as_mut().map(RoomFiles::forget) {
            tracing::warn!(%error, "the file of a closed room is still there");
        }
    }

    /// Writes, and tries again until it succeeds. Before that, people only hear that the room waits. Returns whether it
    /// is saved; if not, nothing more is sent. A server that ends does not wait for its disk, and a new room that
    /// nobody has heard of is given up.
    pub(super) async fn write_to_disk(
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
            if let Err(StoreError::Deposed) = result {
                self.depose();
                return false;
            }
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

    /// The result of work on the disk. If it takes long, the room answers requests meanwhile and says that it waits.
    /// `None` if the server ends meanwhile.
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

    /// Refuses the person who asks to be let in, and tells everybody else that what they did is saved later.
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

    fn report_write_error(&self, error: &StoreError) {
        self.common.metrics.failed_appends.fetch_add(1, Relaxed);
        if let Some(unsaid) = self.common.troubles.disk.failed(self.common.now()) {
            tracing::error!(%error, unsaid, "a match can't be kept; it waits");
        }
    }

    /// Whether the room is closed after a write that was given up: not if the server ends, which tells everybody
    /// itself.
    pub(super) fn is_given_up(&self) -> bool {
        self.common.ending.borrow().is_none()
    }

    /// Refuses the person who has asked to be let in; the room removes this person once the disk works again.
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

    /// Waits before the next try. Requests meanwhile are refused before the room handles them, so that they are not
    /// done later. The request that the room handles now is answered when it is saved.
    async fn wait_for_disk(&mut self) {
        let until = tokio::time::Instant::now() + AGAIN;
        while let Ok(Some(message)) = timeout_at(until, self.inbox.recv()).await {
            self.handle_while_stuck(message);
        }
        // `recv` returns at once if nobody can send messages any more.
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
                // Sent again: it still waits for its result.
                _ if self.doing == Some((from, up.number)) => self.send(from, &ServerMessage::DiskWaits(true), false),
                _ => self.refuse(from, up.number),
            },
            RoomInput::Gone(from) => {
                self.outboxes.remove(&from);
                self.later.push_back(RoomInput::Gone(from));
            }
            RoomInput::Knows(token, answer) => drop(answer.send(self.room.knows(&token))),
            // What has changed is not saved yet.
            RoomInput::Look(_, answer) => drop(answer.send(Err(RoomRefusal::DiskFull))),
            // The sender asks again.
            RoomInput::Close => {}
            #[cfg(feature = "p2p")]
            RoomInput::Moves(to) => self.later.push_back(RoomInput::Moves(to)),
            // It is found out by the write that the room waits for.
            #[cfg(feature = "cluster")]
            RoomInput::Deposed => {}
        }
    }
}
