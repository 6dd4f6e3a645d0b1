//! The door for guests from other homes.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

use super::saved_address::SavedAddress;
use crate::admission::Admission;
use crate::arrival::Arrival;
use crate::connection;
use crate::error::ServeError;
use crate::rooms::Rooms;
use crate::server_state::{RoomInput, RoomSender};
use net::table_address::TableAddress;
use p2p::listener::{Caller, Guest, Listener, Reach};
use p2p::network::{Network, Relays};
use p2p::stream::{Line, Way};

/// How often it is looked whether a relay was found.
const LOOK_EVERY: Duration = Duration::from_millis(500);

/// How often it is looked whether all guests have gone to another door.
const LOOK_OFTEN: Duration = Duration::from_millis(50);
/// How long the guests may take for that.
const GUESTS_GO_WITHIN: Duration = Duration::from_secs(5);

/// How long the relay of before may take to answer.
const WAITS_FOR_RELAY: Duration = Duration::from_secs(20);

/// The door for guests from other homes. When it is dropped, it is closed, and the guests who came by it are gone.
#[derive(Debug)]
pub struct Door {
    listener: Listener,
    guests: Arc<Guests>,
    runtime: Handle,
    tasks: Vec<JoinHandle<()>>,
}

/// How many guests come which way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// From router to router, or within one network.
    pub direct: usize,
    /// Over a relay.
    pub relayed: usize,
}

/// The connections of the guests who are in.
#[derive(Debug, Default)]
struct Guests(Mutex<(u64, BTreeMap<u64, Line>)>);

impl Guests {
    fn all(&self) -> MutexGuard<'_, (u64, BTreeMap<u64, Line>)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn came(&self, line: Line) -> u64 {
        let mut all = self.all();
        all.0 += 1;
        let number = all.0;
        all.1.insert(number, line);
        number
    }

    fn left(&self, number: u64) {
        self.all().1.remove(&number);
    }
}

impl Door {
    /// Opens a door, with the address in this file; a new one is written there if it has none.
    pub(crate) fn open(
        file: &Path,
        network: &Network,
        port: u16,
        (rooms, admission): (Arc<Rooms>, Arc<Admission>),
        runtime: &Handle,
    ) -> Result<Self, ServeError> {
        let address = match SavedAddress::read(file) {
            Some(address) => address,
            None => {
                let new = SavedAddress::new().map_err(ServeError::Data)?;
                new.write(file).map_err(ServeError::Data)?;
                new
            }
        };
        let is_public = network.relays == Relays::Public;
        let network = address.network(network);
        let opens = Listener::open(&address.secret, &network, port);
        let listener = runtime
            .block_on(opens)
            .map_err(|error| ServeError::System(error.to_string()))?;
        let guests = Arc::<Guests>::default();
        let tasks = vec![
            runtime.spawn(let_in(listener.clone(), rooms, admission, guests.clone())),
            runtime.spawn(keep_relay(listener.clone(), address, file.to_owned(), is_public)),
        ];
        Ok(Self {
            listener,
            guests,
            runtime: runtime.clone(),
            tasks,
        })
    }

    /// The address of the table, as far as it is known.
    pub fn address(&self) -> TableAddress {
        self.listener.address()
    }

    /// How far the table can be reached now.
    pub fn reach(&self) -> Reach {
        self.listener.reach()
    }

    /// The UDP port of direct connections, if there are any.
    pub fn port(&self) -> Option<u16> {
        self.listener.port()
    }

    /// How many guests come which way.
    pub fn ways(&self) -> Ways {
        let mut ways = Ways::default();
        for line in self.guests.all().1.values() {
            match line.way() {
                Some(Way::Direct) => ways.direct += 1,
                Some(Way::Relayed) => ways.relayed += 1,
                None => {}
            }
        }
        ways
    }

    /// Whether no guest is in.
    fn is_empty(&self) -> bool {
        self.guests.all().1.is_empty()
    }

    /// Looks at the network again.
    pub fn look_again(&self) {
        let listener = self.listener.clone();
        self.runtime.spawn(async move { listener.look_again().await });
    }

    /// Lets nobody in any more, and writes nothing down.
    pub(crate) fn shut(&self) {
        for task in &self.tasks {
            task.abort();
        }
    }

    /// Closes the door. The guests learn it at once.
    pub(crate) async fn close(&self) {
        self.shut();
        self.listener.close().await;
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        self.shut();
        let listener = self.listener.clone();
        self.runtime.spawn(async move { listener.close().await });
    }
}

async fn let_in(listener: Listener, rooms: Arc<Rooms>, admission: Arc<Admission>, guests: Arc<Guests>) {
    while let Some(guest) = listener.next().await {
        let now = rooms.now();
        let arrival = match guest.caller() {
            Caller::Direct(from) => Arrival::guest(&admission, from, now),
            Caller::Relayed => Arrival::relayed(&admission, now),
        };
        // A guest who is dropped is turned away.
        let Some(arrival) = arrival else { continue };
        tokio::spawn(serve(guest, arrival, rooms.clone(), admission.clone(), guests.clone()));
    }
}

async fn serve(guest: Guest, arrival: Arrival, rooms: Arc<Rooms>, admission: Arc<Admission>, guests: Arc<Guests>) {
    let began = Instant::now();
    let Some(stream) = guest.enter().await else { return };
    let number = guests.came(stream.line());
    connection::serve(stream, arrival, rooms, admission, began).await;
    guests.left(number);
}

/// Leads those who play from a door to another one, and closes it: they learn the new address as soon as guests can
/// come by it. `now` is gone if that door is closed meanwhile.
pub(crate) async fn lead_over(before: Arc<Door>, now: Weak<Door>, room: Option<RoomSender>) {
    let gives_up = Instant::now() + WAITS_FOR_RELAY;
    let address = loop {
        match now.upgrade() {
            None => break None,
            _ if before.is_empty() => break None,
            Some(now) if matches!(now.reach(), Reach::Everybody(_)) || Instant::now() > gives_up => {
                break Some(now.address());
            }
            Some(_) => sleep(LOOK_EVERY).await,
        }
    };
    if let (Some(address), Some(room)) = (address, room) {
        // A room that has ended has nobody to lead.
        let _ = room.send(RoomInput::Moves(Box::new(address))).await;
        let closes = Instant::now() + GUESTS_GO_WITHIN;
        while !before.is_empty() && Instant::now() < closes {
            sleep(LOOK_OFTEN).await;
        }
    }
    before.close().await;
}

/// Writes down the public relay at which the table waits, once there is one, so that it waits there again. If that of
/// before does not answer, another one is looked for: then the link changes.
async fn keep_relay(listener: Listener, mut address: SavedAddress, file: PathBuf, is_public: bool) {
    if !is_public {
        return;
    }
    let gives_up = Instant::now() + WAITS_FOR_RELAY;
    let mut others = address.relay.is_none();
    loop {
        if !others && Instant::now() > gives_up {
            others = true;
            listener.try_public_relays().await;
        }
        if let Reach::Everybody(relay) = listener.reach() {
            if address.relay.as_ref() != Some(&relay) {
                address.relay = Some(relay);
                if let Err(error) = address.write(&file) {
                    tracing::warn!(%error, "the relay of a table was not kept; its link may change");
                }
            }
            return;
        }
        sleep(LOOK_EVERY).await;
    }
}
