//! A server, from start to end.

use std::io;
use std::net::SocketAddr;
#[cfg(feature = "p2p")]
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
#[cfg(feature = "p2p")]
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
#[cfg(feature = "p2p")]
use tokio::runtime::Handle;
use tokio::runtime::{Builder, Runtime};
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::{Instant, sleep, timeout_at};

use crate::admission::Admission;
use crate::arrival::Arrival;
#[cfg(feature = "cluster")]
use crate::clustered::member::Member;
use crate::config::{Config, Listen, RoomsToOpen};
use crate::connection;
use crate::error::ServeError;
use crate::faults::out_of_descriptors;
#[cfg(feature = "p2p")]
use crate::homes::door::{Door, lead_over};
use crate::metrics::Metrics;
use crate::notices::all::{self, Notices};
use crate::origin::Origins;
use crate::page::files::PageFiles;
use crate::page::greet::{Patience, greet};
use crate::places::Places;
use crate::proxies::Proxies;
use crate::renewal::keep_renewed;
use crate::rooms::{Rooms, folder};
use crate::saved_matches::{SavedMatches, clock};
use crate::{health, tls};
#[cfg(feature = "p2p")]
use net::protocol::code::RoomCode;
use net::protocol::limits::HANDSHAKE;
use net::protocol::refusal::CloseReason;
#[cfg(feature = "p2p")]
use p2p::network::Network;
use records::store::lock::Lock;

/// How often expired matches are deleted.
const SWEEP_EVERY: Duration = Duration::from_secs(60);
/// How long the connections may take to close when the server ends.
const LAST_WORDS: Duration = Duration::from_secs(3);

/// A running server. It ends when it is dropped or [`Server::end`] is called.
pub struct Server {
    runtime: Option<Runtime>,
    rooms: Arc<Rooms>,
    listens: JoinHandle<()>,
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    taken_up: usize,
    #[cfg(feature = "p2p")]
    door: Mutex<Option<Arc<Door>>>,
    #[cfg(feature = "p2p")]
    admission: Arc<Admission>,
    /// Released when the server has ended.
    _lock: Lock,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Server({})", self.address)
    }
}

impl Server {
    /// Starts a server: restores the rooms of its folder, and listens.
    ///
    /// # Errors
    /// [`ServeError`]: why it does not start.
    pub fn start(config: Config) -> Result<Self, ServeError> {
        let threads = Builder::new_multi_thread().enable_all().thread_name("server").build();
        let runtime = threads.map_err(|error| ServeError::System(error.to_string()))?;
        let acceptor = config
            .tls
            .as_ref()
            .map(|(certificate, key)| tls::Tls::new(certificate, key).map(Arc::new))
            .transpose()?;
        let page = config.page.as_deref().map(PageFiles::read).transpose()?.map(Arc::new);
        let listener = runtime.block_on(listen(config.listen, TcpListener::bind))?;
        let address = listener
            .local_addr()
            .map_err(|error| ServeError::System(error.to_string()))?;
        // Several windows may host tables in one folder, each its own table; a server with all tables uses the folder
        // alone.
        let (folder, lock) = folder(&config.data, config.take_up == RoomsToOpen::All, config.keep)?;
        let certificate = acceptor.as_ref().and_then(|tls| tls.certificate());
        let places = Places::new(certificate, config.public_names);
        let (notices, waiting) = Notices::new(config.notices)?;
        let rooms = Rooms::new(folder, config.limits, config.workers, places, notices, config.shards)?;
        let guard = runtime.enter();
        if let Some(waiting) = waiting {
            runtime.spawn(all::send_all(waiting));
        }
        let take_up = config.take_up;
        // What others share is none of this folder.
        #[cfg(feature = "cluster")]
        let take_up = if config.cluster.is_some() {
            RoomsToOpen::Nothing
        } else {
            take_up
        };
        let taken_up = rooms.restore(take_up)?;
        #[cfg(feature = "cluster")]
        if let Some(shares) = &config.cluster {
            let joins = Member::join(shares, &config.data, config.limits.rooms);
            let member = runtime.block_on(joins).map_err(ServeError::Cluster)?;
            let member = rooms.cluster.get_or_init(|| member).clone();
            runtime.spawn(rooms.clone().watch_lease(member.clone()));
            runtime.spawn(rooms.clone().watch_others(member));
        }
        if config.keep.is_some() {
            // Run at once, as no client waits for it yet.
            rooms.matches().sweep(clock());
            runtime.spawn(sweep_often(rooms.matches()));
        }
        let mut metrics_address = None;
        if let Some(at) = config.metrics {
            let listener = runtime.block_on(listen(Listen::At(at), TcpListener::bind))?;
            metrics_address = listener.local_addr().ok();
            runtime.spawn(health::serve(listener, rooms.clone()));
        }
        let admission = Admission::new(config.limits, Origins::new(&config.origins));
        let proxies = Arc::new(Proxies::new(&config.trusted_proxies));
        let admits = admission.clone();
        if let Some(tls) = &acceptor {
            runtime.spawn(keep_renewed(tls.clone(), rooms.clone()));
        }
        let listens = runtime.spawn(accept_all(listener, acceptor, page, rooms.clone(), admits, proxies));
        drop(guard);
        tracing::info!(%address, rooms = taken_up, "the server listens");
        Ok(Self {
            runtime: Some(runtime),
            rooms,
            listens,
            address,
            metrics_address,
            taken_up,
            #[cfg(feature = "p2p")]
            door: Mutex::default(),
            #[cfg(feature = "p2p")]
            admission,
            _lock: lock,
        })
    }

    /// The address at which it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of health and metrics.
    pub const fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// How many rooms it has restored.
    pub const fn taken_up(&self) -> usize {
        self.taken_up
    }

    /// The metrics.
    pub fn metrics(&self) -> &Metrics {
        &self.rooms.common.metrics
    }

    /// Lets guests in from other homes, by the address in this file, which is written if there is none. A door that is
    /// open already is closed before.
    ///
    /// # Errors
    /// [`ServeError`]: why it can't.
    #[cfg(feature = "p2p")]
    pub fn open_to_homes(&self, file: &Path, network: &Network, port: u16) -> Result<Arc<Door>, ServeError> {
        let runtime = self.handle()?;
        if let Some(door) = self.take_door() {
            // The port has to be free again.
            runtime.block_on(door.close());
        }
        self.open_door(file, network, port, runtime)
    }

    /// Opens another door, by the address in this file, and leads those who play in this room from the one before to
    /// it. That one lets nobody in any more, and is closed soon.
    ///
    /// # Errors
    /// [`ServeError`]: why it can't. Then no door is open.
    #[cfg(feature = "p2p")]
    pub fn change_door(
        &self,
        file: &Path,
        network: &Network,
        port: u16,
        code: RoomCode,
    ) -> Result<Arc<Door>, ServeError> {
        let runtime = self.handle()?;
        let before = self.take_door();
        let door = self.open_door(file, network, port, runtime)?;
        if let Some(before) = before {
            before.shut();
            let room = self.rooms.find(code);
            runtime.spawn(lead_over(before, Arc::downgrade(&door), room));
        }
        Ok(door)
    }

    #[cfg(feature = "p2p")]
    fn handle(&self) -> Result<&Handle, ServeError> {
        let runtime = self.runtime.as_ref().map(Runtime::handle);
        runtime.ok_or_else(|| ServeError::System("the server has ended".to_owned()))
    }

    #[cfg(feature = "p2p")]
    fn open_door(&self, file: &Path, network: &Network, port: u16, runtime: &Handle) -> Result<Arc<Door>, ServeError> {
        let into = (self.rooms.clone(), self.admission.clone());
        let door = Arc::new(Door::open(file, network, port, into, runtime)?);
        self.rooms.common.places.set_table(Some(door.address().key));
        *self.door.lock().unwrap_or_else(PoisonError::into_inner) = Some(door.clone());
        Ok(door)
    }

    /// Lets nobody in from other homes any more, and sends those away who came from there.
    #[cfg(feature = "p2p")]
    pub fn close_to_homes(&self) {
        self.rooms.common.places.set_table(None);
        if let (Some(door), Some(runtime)) = (self.take_door(), &self.runtime) {
            door.shut();
            // Nobody waits until the guests know it.
            runtime.spawn(async move { door.close().await });
        }
    }

    #[cfg(feature = "p2p")]
    fn take_door(&self) -> Option<Arc<Door>> {
        self.door.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// The door for guests from other homes, if it is open.
    #[cfg(feature = "p2p")]
    pub fn door(&self) -> Option<Arc<Door>> {
        self.door.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits for a signal of the system or of a person to end the program.
    pub fn wait_for_signal(&self) {
        if let Some(runtime) = &self.runtime {
            runtime.block_on(signal());
        }
    }

    /// Ends the server: everything is saved, and all clients learn that the match will resume later.
    pub fn end(mut self) {
        self.finish(CloseReason::Ending);
    }

    /// Ends the server like [`Self::end`], but gives clients this reason. Does nothing if it has ended already.
    pub fn finish(&mut self, why: CloseReason) {
        let Some(runtime) = self.runtime.take() else { return };
        self.listens.abort();
        runtime.block_on(async {
            self.rooms.end(why).await;
            #[cfg(feature = "cluster")]
            if let Some(member) = self.rooms.cluster.get() {
                member.leave().await;
            }
            let until = Instant::now() + LAST_WORDS;
            while self.rooms.common.metrics.connections.load(Relaxed) > 0 && Instant::now() < until {
                sleep(Duration::from_millis(10)).await;
            }
            // Only now, so that guests from other homes learn why the server ends.
            #[cfg(feature = "p2p")]
            if let Some(door) = self.door.get_mut().unwrap_or_else(PoisonError::into_inner).take() {
                door.close().await;
            }
        });
        runtime.shutdown_timeout(LAST_WORDS);
        tracing::info!("the server has ended; all matches are kept");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.finish(CloseReason::Ending);
    }
}

/// Listens at the first address that the system accepts. If an address is in use or needs more rights, it is the
/// right one, and no other one is tried.
async fn listen<L, B: Future<Output = io::Result<L>>>(
    at: Listen,
    bind: impl Fn(SocketAddr) -> B,
) -> Result<L, ServeError> {
    let mut first = None;
    for address in at.addresses() {
        match bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) => {
                let has_it = matches!(error.kind(), io::ErrorKind::AddrInUse | io::ErrorKind::PermissionDenied);
                let why = ServeError::Listen(address, error.to_string());
                if has_it {
                    return Err(why);
                }
                first.get_or_insert(why);
            }
        }
    }
    Err(first.unwrap_or_else(|| ServeError::System("there is no address".to_owned())))
}

/// Handles a connection that was not opened.
fn not_accepted(rooms: &Rooms, error: &io::Error) {
    rooms.common.metrics.failed_accepts.fetch_add(1, Relaxed);
    if !out_of_descriptors(error) {
        // The client was gone before it was accepted.
        tracing::debug!(%error, "a connection can't be opened");
    } else if let Some(unsaid) = rooms.common.troubles.descriptors.failed(rooms.now()) {
        tracing::error!(%error, unsaid, "no more connections can be opened; those that come wait");
    }
}

async fn sweep_often(matches: Arc<SavedMatches>) {
    loop {
        sleep(SWEEP_EVERY).await;
        let matches = matches.clone();
        // A sweep that failed is tried again.
        let _ = spawn_blocking(move || matches.sweep(clock())).await;
    }
}

async fn accept_all(
    listener: TcpListener,
    acceptor: Option<Arc<tls::Tls>>,
    page: Option<Arc<PageFiles>>,
    rooms: Arc<Rooms>,
    admission: Arc<Admission>,
    proxies: Arc<Proxies>,
) {
    loop {
        let (stream, from) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                not_accepted(&rooms, &error);
                // No more connections can be open at once; one may close soon.
                sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        rooms.common.troubles.descriptors.recovered();
        let Some(arrival) = Arrival::new(&admission, &proxies, from.ip(), rooms.now()) else {
            continue;
        };
        let (rooms, admission) = (rooms.clone(), admission.clone());
        let (acceptor, page) = (acceptor.clone(), page.clone());
        tokio::spawn(async move {
            // Small messages are sent without delay.
            let _ = stream.set_nodelay(true);
            serve(stream, acceptor, page, arrival, rooms, admission).await;
        });
    }
}

async fn serve(
    mut stream: TcpStream,
    acceptor: Option<Arc<tls::Tls>>,
    page: Option<Arc<PageFiles>>,
    mut arrival: Arrival,
    rooms: Arc<Rooms>,
    admission: Arc<Admission>,
) {
    let began = Instant::now();
    if !matches!(
        timeout_at(began + HANDSHAKE, arrival.read_header(&mut stream)).await,
        Ok(true)
    ) {
        return;
    }
    // Boxed, so that a connection reserves no memory for the branch that it does not take.
    match acceptor {
        None => Box::pin(on_stream(stream, page, arrival, rooms, admission, began)).await,
        Some(acceptor) => {
            if let Some(stream) = Box::pin(acceptor.accept(stream, began + HANDSHAKE, rooms.now())).await {
                Box::pin(on_stream(stream, page, arrival, rooms, admission, began)).await;
            }
        }
    }
}

/// Gives out the page, if there is one, until the client opens a WebSocket; then the connection is for the rooms.
async fn on_stream<S>(
    stream: S,
    page: Option<Arc<PageFiles>>,
    arrival: Arrival,
    rooms: Arc<Rooms>,
    admission: Arc<Admission>,
    began: Instant,
) where
    S: AsyncRead + AsyncWrite + Unpin,
{
    match page {
        None => Box::pin(connection::serve(stream, arrival, rooms, admission, began)).await,
        Some(page) => {
            if let Some(stream) = Box::pin(greet(stream, &page, Patience::USUAL)).await {
                // The time for files does not count.
                let began = Instant::now();
                Box::pin(connection::serve(stream, arrival, rooms, admission, began)).await;
            }
        }
    }
}

/// Comes when the system or a person ends the program.
#[cfg(unix)]
pub(crate) async fn signal() {
    use tokio::signal::unix::{SignalKind, signal};
    let kinds = [SignalKind::terminate(), SignalKind::interrupt()];
    let [terminate, interrupt] = kinds.map(signal);
    match (terminate, interrupt) {
        (Ok(mut terminate), Ok(mut interrupt)) => {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
        }
        _ => std::future::pending().await,
    }
}

#[cfg(not(unix))]
pub(crate) async fn signal() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use net::protocol::limits::PORT;

    /// Listens on a system that refuses IPv6 addresses with this error.
    fn on(listen_at: Listen, refuses: fn() -> io::Error) -> Result<SocketAddr, ServeError> {
        let runtime = Builder::new_current_thread().build().expect("a runtime");
        runtime.block_on(listen(listen_at, |address: SocketAddr| async move {
            if address.is_ipv6() { Err(refuses()) } else { Ok(address) }
        }))
    }

    #[test]
    fn on_a_system_without_ipv6_the_server_listens_with_ipv4() {
        let four = SocketAddr::from(([0, 0, 0, 0], PORT));
        // A system without IPv6 reports that there is no such address, or no such family of addresses.
        let no_address: fn() -> io::Error = || io::ErrorKind::AddrNotAvailable.into();
        assert_eq!(on(Listen::EVERYWHERE, no_address), Ok(four));
        #[cfg(target_os = "linux")]
        {
            const NO_SUCH_FAMILY: i32 = 97;
            assert_eq!(
                on(Listen::EVERYWHERE, || io::Error::from_raw_os_error(NO_SUCH_FAMILY)),
                Ok(four)
            );
        }
        let six = SocketAddr::from(([0_u16; 8], PORT));
        for (at, refuses) in [
            // Another server uses the port: an IPv4 address with the same port would hide that.
            (
                Listen::EVERYWHERE,
                (|| io::ErrorKind::AddrInUse.into()) as fn() -> io::Error,
            ),
            (Listen::EVERYWHERE, || io::ErrorKind::PermissionDenied.into()),
            // An address that a person names is the only one tried.
            (Listen::At(six), no_address),
        ] {
            let refused = on(at, refuses).expect_err("nothing else is tried");
            assert!(
                matches!(refused, ServeError::Listen(address, _) if address == six),
                "{refused:?}"
            );
        }
    }
}
