//! All rooms of a server, and how clients get into them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinHandle;

#[cfg(feature = "cluster")]
use crate::clustered::{member::Member, shared_room::SharedRoom};
use crate::config::{Limits, Retention, RoomsToOpen};
use crate::error::ServeError;
use crate::listings::{ListedTable, Listings};
use crate::notices::all::Notices;
use crate::places::Places;
use crate::presence::Presence;
use crate::room_files::{RoomFiles, RoomFolder};
use crate::room_task::{self, RoomTask};
use crate::saved_matches::{SavedMatches, clock};
use crate::server_state::{RoomInput, RoomSender, ServerState};
use crate::slow_tables::SlowTables;
use crate::waiting::Waiting;
use crate::workers::Workers;
use net::protocol::client_message::TableListing;
use net::protocol::code::RoomCode;
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::protocol::settings::RoomSettings;
use net::room::effect::ConnectionId;
use net::room::room::{Random, Room};
use net::shards::Shards;
use net::target::Target;
use records::store::error::StoreError;
use records::store::lock::Lock;
use system::random;

/// How many messages may wait for a room. If there are more, the sender waits.
const INBOX: usize = 64;

/// All rooms of a server.
pub(super) struct Rooms {
    open: Mutex<HashMap<RoomCode, OpenRoom>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
    folder: RoomFolder,
    limits: Limits,
    /// The tables in homes.
    listings: Arc<Listings>,
    pub(super) common: Arc<ServerState>,
    next_connection: AtomicU64,
    /// Which codes are those of this server, if others have some too.
    shards: Option<Shards>,
    /// This server among those that share their rooms.
    #[cfg(feature = "cluster")]
    pub(super) cluster: std::sync::OnceLock<Arc<Member>>,
}

/// Where a new room is, or has space.
pub(super) enum Opened {
    /// On this server.
    Here(RoomCode, RoomSender),
    /// On another one, at this address.
    #[cfg(feature = "cluster")]
    At(Target),
}

struct OpenRoom {
    sender: RoomSender,
    presence: Arc<Presence>,
}

/// Random bytes from the system.
pub(super) fn random() -> Random {
    Box::new(|| {
        let mut bytes = [0; 32];
        // The system gave random bytes when the server started. If it gives no more, the server must stop: tokens
        // could be guessed.
        assert!(random::fill(&mut bytes).is_ok(), "the system has no random numbers");
        bytes
    })
}

impl Rooms {
    pub(super) fn new(
        folder: RoomFolder,
        limits: Limits,
        workers: usize,
        places: Places,
        notices: Notices,
        shards: Option<Shards>,
    ) -> Result<Arc<Self>, ServeError> {
        let mut probe = [0; 1];
        random::fill(&mut probe).map_err(|error| ServeError::System(error.to_string()))?;
        let workers = Workers::new(workers).map_err(|error| ServeError::System(error.to_string()))?;
        // The other rooms are for people who are there.
        let slow = SlowTables::new(limits.rooms.div_ceil(2), limits.slow_an_address);
        let waiting = Waiting::new(limits.waiting, limits.waiting_an_address);
        Ok(Arc::new(Self {
            open: Mutex::default(),
            tasks: Mutex::default(),
            folder,
            limits,
            listings: Listings::new(limits.listed, limits.listed_an_address),
            common: Arc::new(ServerState::new(workers, slow, places, waiting, notices)),
            next_connection: AtomicU64::new(1),
            shards,
            #[cfg(feature = "cluster")]
            cluster: std::sync::OnceLock::new(),
        }))
    }

    /// The saved matches.
    pub(super) fn matches(&self) -> Arc<SavedMatches> {
        self.folder.matches()
    }

    /// The metrics as text for Prometheus.
    pub(super) fn metrics_text(&self) -> String {
        #[cfg_attr(
            not(feature = "cluster"),
            expect(unused_mut, reason = "other servers have more to say")
        )]
        let mut text = self.common.metrics.text();
        #[cfg(feature = "cluster")]
        for (name, help, value) in self.cluster.get().into_iter().flat_map(|member| member.gauges()) {
            text +=
                &format!("# HELP tumbletop_{name} {help}\n# TYPE tumbletop_{name} gauge\ntumbletop_{name} {value}\n");
        }
        text
    }

    /// Why people are better sent to another server at the moment; `None` if they are welcome.
    pub(super) fn why_not_ready(&self) -> Option<&'static str> {
        if self.common.ending.borrow().is_some() {
            return Some("the server ends");
        }
        if !self.common.troubles.text(self.now()).is_empty() {
            return Some("it is not well: see /health");
        }
        #[cfg(feature = "cluster")]
        if self.cluster.get().is_some_and(|member| !member.is_alive()) {
            return Some("etcd does not answer");
        }
        None
    }

    /// How long the server has run.
    pub(super) fn now(&self) -> Duration {
        self.common.now()
    }

    pub(super) fn connection(&self) -> ConnectionId {
        ConnectionId(self.next_connection.fetch_add(1, Ordering::Relaxed))
    }

    fn open(&self) -> MutexGuard<'_, HashMap<RoomCode, OpenRoom>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Restores rooms of the folder; returns how many.
    pub(super) fn restore(self: &Arc<Self>, which: RoomsToOpen) -> Result<usize, ServeError> {
        match which {
            RoomsToOpen::All => self.restore_all(),
            RoomsToOpen::Nothing => Ok(0),
            RoomsToOpen::Only(code) => {
                let taken = self.folder.restore(&self.folder.room(code), random(), self.now());
                let (room, files) = taken.map_err(ServeError::Data)?;
                self.start(room, files, None);
                Ok(1)
            }
        }
    }

    /// Restores all rooms of the folder. A room that can't be restored stays as it is, and is logged.
    fn restore_all(self: &Arc<Self>) -> Result<usize, ServeError> {
        let mut count = 0;
        for file in self.folder.rooms().map_err(ServeError::Data)? {
            match self.folder.restore(&file, random(), self.now()) {
                Ok((room, files)) => {
                    self.start(room, files, None);
                    count += 1;
                }
                Err(error) => tracing::error!(file = %file.display(), %error, "a room was not taken up"),
            }
        }
        Ok(count)
    }

    /// Opens a room, or names a server with space for it.
    pub(super) async fn open_room(self: &Arc<Self>, settings: RoomSettings, by: IpAddr) -> Result<Opened, RoomRefusal> {
        #[cfg(feature = "cluster")]
        if let Some(member) = self.cluster.get() {
            return self.open_shared(member, settings, by).await;
        }
        let (code, room) = self.new_room(settings, by)?;
        Ok(Opened::Here(code, room))
    }

    /// Whether an address may open one more room now.
    #[cfg(feature = "cluster")]
    pub(super) fn may_open(&self, by: IpAddr) -> Result<(), RoomRefusal> {
        let open = self.open();
        if open.len() >= self.limits.rooms {
            return Err(RoomRefusal::ServerFull);
        }
        self.make_room_for(by, &open)
    }

    /// How many more rooms the server opens.
    #[cfg(feature = "cluster")]
    pub(super) fn free(&self) -> usize {
        self.limits.rooms.saturating_sub(self.open().len())
    }

    /// Starts a room that other servers may have too, as it was saved last.
    #[cfg(feature = "cluster")]
    pub(super) fn start_shared(
        self: &Arc<Self>,
        room: Room,
        shared: SharedRoom,
        saved: Vec<u8>,
        by: Option<IpAddr>,
    ) -> RoomSender {
        let files = self.folder.shared(room.code(), shared, saved);
        self.start(room, files, by)
    }

    /// Opens a room on this server alone.
    fn new_room(self: &Arc<Self>, settings: RoomSettings, by: IpAddr) -> Result<(RoomCode, RoomSender), RoomRefusal> {
        let mut random = random();
        let code = {
            let open = self.open();
            if open.len() >= self.limits.rooms {
                return Err(RoomRefusal::ServerFull);
            }
            self.make_room_for(by, &open)?;
            if !self.folder.matches().could_begin(by) {
                return Err(RoomRefusal::OverQuota);
            }
            loop {
                let code = self.random_code(&mut random);
                if !open.contains_key(&code) && !self.folder.has_room(code) && !self.listings.has(code) {
                    break code;
                }
            }
        };
        let mut room = Room::open(code, settings, random, self.now())?;
        room.set_time_of_day(clock());
        let files = self.folder.files(code);
        Ok((code, self.start(room, files, Some(by))))
    }

    /// Checks whether an address may open one more room. Rooms in which nobody is connected do not count. But only a
    /// limited number of them stays; those that were left first are closed.
    fn make_room_for(&self, by: IpAddr, open: &HashMap<RoomCode, OpenRoom>) -> Result<(), RoomRefusal> {
        let theirs = open.values().filter(|room| room.presence.by() == Some(by));
        let mut asleep: Vec<(u64, &RoomSender)> = Vec::new();
        let mut awake = 0;
        for room in theirs {
            match room.presence.asleep_since() {
                // People wait for their turns there.
                Some(_) if room.presence.goes_on() => {}
                Some(since) => asleep.push((since, &room.sender)),
                None => awake += 1,
            }
        }
        if awake >= self.limits.rooms_an_address {
            return Err(RoomRefusal::TooManyRooms);
        }
        asleep.sort_unstable_by_key(|(since, _)| *since);
        let too_many = asleep.len().saturating_sub(self.limits.asleep_an_address);
        for (_, room) in &asleep[..too_many] {
            // A room with a full inbox is about to wake up, or to end.
            let _ = room.try_send(RoomInput::Close);
        }
        Ok(())
    }

    fn start(self: &Arc<Self>, room: Room, files: RoomFiles, by: Option<IpAddr>) -> RoomSender {
        let (sender, inbox) = mpsc::channel(INBOX);
        let code = room.code();
        let presence = Arc::new(Presence::new(by));
        let entry = OpenRoom {
            sender: sender.clone(),
            presence: presence.clone(),
        };
        self.open().insert(code, entry);
        // Boxed, as a future reserves memory for each place that its values move through.
        let task = Box::new(RoomTask::new(room, files, self.common.clone(), presence, inbox));
        let rooms = self.clone();
        let task = tokio::spawn(async move {
            let code = room_task::run(task).await;
            rooms.forget(code);
        });
        let mut tasks = self.tasks.lock().unwrap_or_else(PoisonError::into_inner);
        tasks.retain(|task| !task.is_finished());
        tasks.push(task);
        sender
    }

    /// A random code that rooms of this server may have.
    pub(super) fn random_code(&self, random: &mut Random) -> RoomCode {
        loop {
            let mut bytes = [0; 16];
            bytes.copy_from_slice(&random()[..16]);
            let code = RoomCode::of_random(bytes);
            // Each shard has a letter, so this ends.
            if self.shards.as_ref().is_none_or(|shards| shards.is_own(code)) {
                return code;
            }
        }
    }

    /// The entrance of the other shard that has rooms with such codes.
    pub(super) fn other_shard(&self, code: RoomCode) -> Option<Target> {
        self.shards.as_ref()?.elsewhere(code).cloned()
    }

    /// The other server that has a room of this code, as far as is known.
    pub(super) fn server_of(&self, code: RoomCode) -> Option<Target> {
        #[cfg(feature = "cluster")]
        if let Some(member) = self.cluster.get() {
            return member.server_of(code);
        }
        #[cfg(not(feature = "cluster"))]
        let _ = code;
        None
    }

    /// Lists a table in a home, for a client of this address.
    pub(super) fn list(&self, table: TableListing, by: IpAddr) -> Result<ListedTable, RoomRefusal> {
        // All who list come one after the other.
        let open = self.open();
        let code = table.code;
        let is_room = || open.contains_key(&code) || self.folder.has_room(code);
        self.listings.list(table, by, is_room)
    }

    /// The tables in homes.
    pub(super) fn listings(&self) -> &Listings {
        &self.listings
    }

    /// The sender to a room.
    pub(super) fn find(&self, code: RoomCode) -> Option<RoomSender> {
        self.open().get(&code).map(|room| room.sender.clone())
    }

    /// Why a room with this code is not open.
    pub(super) fn why_missing(&self, code: RoomCode) -> RoomRefusal {
        #[cfg(feature = "cluster")]
        if self.cluster.get().is_some_and(|member| member.knows(code)) {
            return RoomRefusal::NotOpen;
        }
        if self.folder.has_room(code) {
            RoomRefusal::NotOpen
        } else {
            RoomRefusal::NoRoom
        }
    }

    /// Why a room was not there any more when a client came.
    pub(super) fn why_gone(&self, code: Option<RoomCode>) -> RoomRefusal {
        #[cfg(feature = "cluster")]
        if let (Some(code), Some(member)) = (code, self.cluster.get())
            && member.knows(code)
        {
            // Another server has it now, or takes it over: the client asks again.
            return RoomRefusal::DiskFull;
        }
        #[cfg(not(feature = "cluster"))]
        let _ = code;
        RoomRefusal::NoRoom
    }

    /// The sender to a room, for a client of this address that has only the code.
    pub(super) fn find_for(&self, code: RoomCode, address: IpAddr) -> Option<RoomSender> {
        let open = self.open();
        let room = open.get(&code)?;
        room.presence.found_by(address);
        Some(room.sender.clone())
    }

    /// Removes a closed room.
    pub(super) fn forget(&self, code: RoomCode) {
        #[cfg(feature = "cluster")]
        if let Some(member) = self.cluster.get() {
            member.forget(code);
        }
        self.open().remove(&code);
    }

    /// Ends all rooms for this reason, each once everything that it has promised is saved and sent.
    pub(super) async fn end(&self, why: CloseReason) {
        self.common.ending.send_replace(Some(why));
        let tasks = std::mem::take(&mut *self.tasks.lock().unwrap_or_else(PoisonError::into_inner));
        for task in tasks {
            // A room that failed has been reported.
            let _ = task.await;
        }
    }
}

/// Creates the folder of a server, and locks it.
pub(super) fn folder(path: &Path, alone: bool, keep: Option<Retention>) -> Result<(RoomFolder, Lock), ServeError> {
    let folder = RoomFolder::open(path, keep).map_err(ServeError::Data)?;
    let lock = folder.lock(alone).map_err(|error| match error {
        StoreError::InUse => ServeError::FolderInUse(path.to_owned()),
        error => ServeError::Data(error),
    })?;
    Ok((folder, lock))
}
