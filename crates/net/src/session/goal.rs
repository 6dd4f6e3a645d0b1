//! What a client wants of a server.

use crate::protocol::client_message::TableListing;
use crate::protocol::code::RoomCode;
use crate::protocol::settings::RoomSettings;
use crate::protocol::token::SeatToken;
use crate::table_address::TableKey;

/// What a client wants of a server.
#[derive(Clone, Debug, PartialEq)]
pub enum Goal {
    /// Open a new room.
    Open(Box<RoomSettings>),
    /// Join this room.
    Join(RoomCode),
    /// Return to this room, after the program was restarted.
    Return(RoomCode, SeatToken),
    /// Return to this room, or join it as a new member if the token is no longer valid.
    ReturnOrJoin(RoomCode, SeatToken),
    /// Join this room. If it turns out to be a table in a home, return to it with the token for its key, if there is
    /// one here. No server is told the tokens.
    JoinOrReturn(RoomCode, Vec<(TableKey, SeatToken)>),
    /// List a table of this program, and enter no room.
    List(TableListing),
    /// Ask for news of these rooms, and enter none.
    Look(Vec<(RoomCode, SeatToken)>),
    /// Wait for invitations, in no room. Needs a key.
    Wait,
}
