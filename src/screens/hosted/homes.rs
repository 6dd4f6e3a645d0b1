//! A hosted table and guests from other homes.

use bevy::log::debug;
use messages::texts::together as words;
use messages::{Message, ToMessage};
use net::protocol::code::RoomCode;
use net::table_address::RelayAddress;
use server::homes::{self, Reach, Relays};
use server::hosted::HostedServer;

use super::homes_state::{ByRelay, HomesReach, HomesState};

/// Whether this program can let guests in from other homes.
pub(crate) const OPENS_TO_HOMES: bool = true;

/// Lets guests in from other homes, to the table of this code. With `anew` the table gets a new address.
pub(crate) fn open(hosted: &HostedServer, code: RoomCode, by: &ByRelay, anew: bool) -> Result<(), Message> {
    let relays = match by.relay.trim() {
        "" => Relays::Public,
        named => Relays::Own(vec![named.parse::<RelayAddress>().map_err(|_| words::RELAY_REFUSED)?]),
    };
    let mut network = homes::network(relays, None).map_err(|error| error.message())?;
    network.hides_address = by.alone;
    let opened = match anew {
        true => hosted.renew_address(code, &network),
        false => hosted.open_to_homes(code, &network),
    };
    opened.map(drop).map_err(|error| words::homes_fault(error.message()))
}

/// Lets nobody in from other homes any more.
pub(crate) fn close(hosted: &HostedServer) {
    hosted.close_to_homes();
}

/// Looks for the way again.
pub(crate) fn look_again(hosted: &HostedServer) {
    if let Some(door) = hosted.door() {
        door.look_again();
    }
}

/// How the table can be reached from other homes; `None` if nobody is let in.
pub(crate) fn state(hosted: &HostedServer) -> Option<HomesState> {
    let door = hosted.door()?;
    let ways = door.ways();
    let (reach, relay) = match door.reach() {
        Reach::Looking => (HomesReach::Looking, None),
        Reach::Everybody(relay) => (HomesReach::Everybody, Some(relay.to_string())),
        // Why no relay answers is for the log: the text is that of the library, in English.
        Reach::Near(why) => {
            debug!(why, "no relay answers");
            (HomesReach::Near, None)
        }
    };
    Some(HomesState {
        address: door.address(),
        reach,
        relay,
        port: door.port(),
        direct: ways.direct,
        relayed: ways.relayed,
    })
}
