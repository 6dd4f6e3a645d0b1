//! All limits of the protocol, with units.

use std::time::Duration;

use crate::names;

/// The version of the protocol. Another version is told so in words and not served.
pub const VERSION: u16 = 1;
/// The port where none is named.
pub const PORT: u16 = 7448;

/// The most bytes of a message to the server.
pub const MOST_UP: usize = 16 * 1024;
/// The most bytes of a message to a client: the largest item of a feed, and a little.
pub const MOST_DOWN: usize = 1024 * 1024;
/// The most bytes that wait to be written to a connection before one more message. Who reads more slowly is
/// disconnected, and comes back to what it missed.
pub const MOST_QUEUED: usize = 256 * 1024;
/// What a message that waits counts beside its bytes: what the computer needs to keep it.
pub const MESSAGE_COSTS: usize = 64;
/// The most bytes of one part of a record.
pub const RECORD_PART: usize = 64 * 1024;
/// The most bytes of a whole record.
pub const MOST_RECORD: usize = 32 * 1024 * 1024;
/// The most bytes that a client has heard and its window has not looked at, before one more message. It reads no more
/// until the window has looked.
pub const MOST_UNSEEN: usize = 16 * 1024 * 1024;
/// The most requests of a client that are not answered yet. One more is refused by the client itself.
pub const MOST_OPEN: usize = 256;
/// What was missed is told item by item up to so many bytes; beyond that the whole match is told instead.
pub const MOST_MISSED: usize = 128 * 1024;

/// The most time from the connection until somebody is in a room.
pub const HANDSHAKE: Duration = Duration::from_secs(5);
/// The most time without a whole message, ping or pong from the other end, or in which it takes nothing of what is
/// written.
pub const IDLE: Duration = Duration::from_secs(30);
/// The most time that a connection takes to say why it ends.
pub const LAST_WORDS: Duration = Duration::from_secs(1);
/// How often a client that has nothing to say says so.
pub const PING_EVERY: Duration = Duration::from_secs(10);
/// How many requests may come at once.
pub const REQUESTS_BURST: u32 = 20;
/// How many requests a second may come in the long run.
pub const REQUESTS_A_SECOND: u32 = 5;
/// How many messages that only show something (aims) may come at once; more are dropped without a word.
pub const AIMS_BURST: u32 = 10;
/// How many of them a second in the long run.
pub const AIMS_A_SECOND: u32 = 10;
/// How many pings and pongs of the WebSocket may come at once.
pub const CONTROLS_BURST: u32 = 20;
/// How many of them a second in the long run.
pub const CONTROLS_A_SECOND: u32 = 5;
/// After so many requests, aims, pings and pongs too many in a row the connection is closed.
pub const MOST_REFUSED: u32 = 200;

/// How long a client tries to connect, after it was lost or at first, before it gives up and says so.
pub const TRIES_FOR: Duration = Duration::from_secs(180);

/// The most rooms that one address may open and in which somebody is.
pub const ROOMS_AN_ADDRESS: usize = 16;
/// The most rooms that one address has opened and in which nobody is. The one that was left first is closed for the
/// next one.
pub const ASLEEP_AN_ADDRESS: usize = 64;
/// The most connections of one address.
pub const CONNECTIONS_AN_ADDRESS: usize = 64;
/// The most connections of a trusted proxy that has not said yet for whom they are.
pub const CONNECTIONS_UNNAMED: usize = 1024;
/// How many codes that open no room an address may try at once.
pub const WRONG_CODES_BURST: u32 = 10;
/// After that it may try one more each time that so much time has passed; until then all its codes wait.
pub const WRONG_CODE_EVERY: Duration = Duration::from_secs(20);
/// The longest that a code waits; less than a client waits for an answer.
pub const LONGEST_TURN: Duration = Duration::from_secs(25);
/// The most rooms of a server, where nothing else is set.
pub const ROOMS: usize = 4096;
/// The most people in a room, onlookers included.
pub const MOST_MEMBERS: usize = 32;
/// The most of them that come from one address and have no seat: as many as can sit at a table.
pub const MOST_UNSEATED: usize = 8;

/// The most letters of a name.
pub const LONGEST_NAME: usize = names::LONGEST;
/// The most options that are set for a game.
pub const MOST_OPTIONS: usize = 32;
/// The most bytes of the key or the value of an option.
pub const LONGEST_OPTION: usize = 64;
/// The most bytes of a board that somebody brings along.
pub const MOST_BOARD: usize = 8 * 1024;
/// How many faces there are to choose from.
pub const FACES: u8 = 16;

/// How long a computer player waits for a seat whose person is away.
pub const LONGEST_GRACE_S: u16 = 600;
/// After a restart of the server, who hosted a room still does for so long, whoever else is back earlier.
pub const HOST_AWAITED: Duration = Duration::from_secs(30);
/// The longest delay for onlookers.
pub const LONGEST_DELAY_S: u16 = 600;
/// The longest time for a turn, and in a bank.
pub const LONGEST_TURN_S: u16 = 3600;
/// How long computer players take at least where no person who is here plays.
pub const PACE_FLOOR: Duration = Duration::from_millis(250);
/// How long a question to take something back stands.
pub const UNDO_STANDS: Duration = Duration::from_secs(20);
/// How long a room without any connection stays: with a match that is not over.
pub const MATCH_STAYS: Duration = Duration::from_secs(24 * 3600);
/// The same without one.
pub const LOBBY_STAYS: Duration = Duration::from_secs(600);
