//! How a client enters a room by its code, and why codes can't be found by trying, nor by listing tables.
//!
//! An address may try some codes at once. After that, each of its codes, right or wrong, is looked up when its turn
//! comes, and each wrong one makes the next one wait. So right codes still open rooms, and a guesser can try only one
//! code each time the interval has passed. A client with a valid token does not wait.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

use crate::admission::Admission;
#[cfg(feature = "cluster")]
use crate::clustered::locating::Located;
use crate::listings::ListedTable;
use crate::rooms::Rooms;
use crate::server_state::{RoomInput, RoomSender};
use net::protocol::client_message::{RoomRequest, TableListing};
use net::protocol::code::RoomCode;
use net::protocol::limits::LONGEST_TURN;
use net::protocol::refusal::RoomRefusal;
use net::protocol::table_news::TableNews;
use net::protocol::token::SeatToken;
use net::table_address::TableAddress;
use net::target::Target;

/// The delay before an address with too many wrong codes is told that its token opens nothing. It is always the same,
/// whether the room exists or not.
const TOKEN_REFUSED: Duration = Duration::from_secs(1);

/// Where a room is.
pub(super) enum Place {
    /// On this server.
    Here(RoomSender),
    /// In a home.
    Home(TableAddress),
    /// On another server.
    Server(Target),
}

/// Where a room was found at once.
enum Found {
    Place(Place),
    /// It is none of this server's, but it may become one.
    #[cfg(feature = "cluster")]
    Shared,
}

/// Finds the room that a client of this address wants to enter.
pub(super) async fn find(
    rooms: &Arc<Rooms>,
    admission: &Admission,
    address: IpAddr,
    asks: &RoomRequest,
) -> Result<Place, RoomRefusal> {
    // Whether there is such a room is the business of its shard, and so is who tries codes.
    if let RoomRequest::Join(code, _) | RoomRequest::Return { code, .. } = asks
        && let Some(shard) = rooms.other_shard(*code)
    {
        return Ok(Place::Server(shard));
    }
    match asks {
        RoomRequest::Return { code, token, .. } if admission.is_barred(address, rooms.now()) => {
            let answer_at = Instant::now() + TOKEN_REFUSED;
            if let Ok(Some(room)) = timeout_at(answer_at, room_of(rooms, *code, token)).await {
                return Ok(Place::Here(room));
            }
            sleep_until(answer_at).await;
            Err(RoomRefusal::TooFast)
        }
        RoomRequest::Join(code, _) | RoomRequest::Return { code, .. } => {
            let look = async {
                let here = rooms.find_for(*code, address).map(Place::Here);
                let home = || rooms.listings().find(*code).map(Place::Home);
                if let Some(place) = here.or_else(home) {
                    return Ok(Found::Place(place));
                }
                #[cfg(feature = "cluster")]
                if let Some(member) = rooms.cluster.get() {
                    if Rooms::is_anywhere(member, *code).await? {
                        return Ok(Found::Shared);
                    }
                    // A host may be connected to another server.
                    if let Some(home) = member.home(*code).await.map_err(|_| RoomRefusal::DiskFull)? {
                        return Ok(Found::Place(Place::Home(home)));
                    }
                }
                Err(rooms.why_missing(*code))
            };
            match in_turn(rooms, admission, address, look, |found: &Result<_, _>| is_wrong(found)).await? {
                Found::Place(place) => Ok(place),
                // Others of the same address need not wait for this one.
                #[cfg(feature = "cluster")]
                Found::Shared => at_others(rooms, *code, address).await,
            }
        }
        _ => Err(RoomRefusal::NotEntered),
    }
}

/// Whether a code counts as a wrong one. That nobody knows now is the fault of no guesser.
fn is_wrong<T>(found: &Result<T, RoomRefusal>) -> bool {
    !matches!(found, Ok(_) | Err(RoomRefusal::DiskFull))
}

/// Where a room is that several servers share.
#[cfg(feature = "cluster")]
async fn at_others(rooms: &Arc<Rooms>, code: RoomCode, address: IpAddr) -> Result<Place, RoomRefusal> {
    let member = rooms.cluster.get().ok_or(RoomRefusal::NoRoom)?;
    match rooms.locate(member, code).await? {
        Located::At(server) => Ok(Place::Server(server)),
        Located::Here => rooms
            .find_for(code, address)
            .map(Place::Here)
            .ok_or(RoomRefusal::DiskFull),
    }
}

/// The room with this code, if the token belongs to one of its members.
async fn room_of(rooms: &Rooms, code: RoomCode, token: &SeatToken) -> Option<RoomSender> {
    let room = rooms.find(code)?;
    let (knows, known) = oneshot::channel();
    room.send(RoomInput::Knows(*token, knows)).await.ok()?;
    known.await.ok()?.then_some(room)
}

/// What a client learns of a room that it has not entered.
pub(super) enum Looked {
    /// Its news.
    News(TableNews),
    /// Which server to ask.
    At(Target),
}

/// News of a room for a client of this address that has the token of a member. The same protections hold as for one
/// that comes back.
pub(super) async fn look(
    rooms: &Rooms,
    admission: &Admission,
    address: IpAddr,
    (code, token): (RoomCode, SeatToken),
) -> Result<Looked, RoomRefusal> {
    if let Some(shard) = rooms.other_shard(code) {
        return Ok(Looked::At(shard));
    }
    if admission.is_barred(address, rooms.now()) {
        let answer_at = Instant::now() + TOKEN_REFUSED;
        if let Ok(Some(Ok(news))) = timeout_at(answer_at, news_of(rooms.find(code), token)).await {
            return Ok(Looked::News(news));
        }
        sleep_until(answer_at).await;
        return Err(RoomRefusal::TooFast);
    }
    let look = async {
        match rooms.find(code) {
            Some(room) => Ok(Asked::Room(room)),
            None => rooms
                .server_of(code)
                .map(Asked::Server)
                .ok_or_else(|| rooms.why_missing(code)),
        }
    };
    match in_turn(rooms, admission, address, look, |found: &Result<_, _>| found.is_err()).await? {
        // A room that ends meanwhile is none any more.
        Asked::Room(room) => {
            let news = news_of(Some(room), token).await.unwrap_or(Err(RoomRefusal::NoRoom));
            news.map(Looked::News)
        }
        Asked::Server(server) => Ok(Looked::At(server)),
    }
}

/// Whom to ask for news.
enum Asked {
    Room(RoomSender),
    Server(Target),
}

/// The answer of a room, if there is one.
async fn news_of(room: Option<RoomSender>, token: SeatToken) -> Option<Result<TableNews, RoomRefusal>> {
    let (answer, news) = oneshot::channel();
    room?.send(RoomInput::Look(token, answer)).await.ok()?;
    news.await.ok()
}

/// Lists a table in a home for a client of this address. Each counts as a wrong code, as the answer says whether there
/// is such a room; only the same table again does not.
pub(super) async fn list(
    rooms: &Rooms,
    admission: &Admission,
    address: IpAddr,
    table: TableListing,
) -> Result<ListedTable, RoomRefusal> {
    let is_again = rooms.listings().is_again(&table, address);
    let list = async { list_everywhere(rooms, table, address).await };
    let counts = |listed: &Result<_, _>| !is_again && matches!(listed, Ok(_) | Err(RoomRefusal::CodeTaken));
    in_turn(rooms, admission, address, list, counts).await
}

/// Lists a table in a home here, and at the servers with which this one shares its rooms.
async fn list_everywhere(rooms: &Rooms, table: TableListing, by: IpAddr) -> Result<ListedTable, RoomRefusal> {
    #[cfg(feature = "cluster")]
    if let Some(member) = rooms.cluster.get() {
        let mut listed = rooms.list(table.clone(), by)?;
        let shared = member.list(table, by).await.map_err(|_| RoomRefusal::DiskFull)?;
        listed.shared = Some(shared.ok_or(RoomRefusal::CodeTaken)?);
        return Ok(listed);
    }
    rooms.list(table, by)
}

/// Looks a code up when the turn of the address has come. What `counts` counts as a wrong code.
async fn in_turn<T>(
    rooms: &Rooms,
    admission: &Admission,
    address: IpAddr,
    look: impl Future<Output = Result<T, RoomRefusal>>,
    counts: impl Fn(&Result<T, RoomRefusal>) -> bool,
) -> Result<T, RoomRefusal> {
    let until = Instant::now() + LONGEST_TURN;
    let turn = admission.turn(address);
    let Ok(_turn) = timeout_at(until, turn.lock()).await else {
        return Err(RoomRefusal::TooFast);
    };
    let wait = admission.next_code(address).saturating_sub(rooms.now());
    if Instant::now() + wait > until {
        return Err(RoomRefusal::TooFast);
    }
    sleep(wait).await;
    let found = look.await;
    if counts(&found) {
        admission.wrong_code(address, rooms.now());
    }
    found
}
