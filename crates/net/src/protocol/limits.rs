//! All limits of the protocol, with units.

use std::time::Duration;

use messages::names;

/// The version of the protocol. A client with another version gets a reason and is not served.
pub const VERSION: u16 = 4;
/// The default port.
pub const PORT: u16 = 7448;

/// The most bytes of a message to the server.
pub const MOST_UP: usize = 16 * 1024;
/// The most bytes of a message to a client: the largest feed item fits in.
pub const MOST_DOWN: usize = 1024 * 1024;
/// The most bytes that may wait to be written to a connection when one more message is queued. A client that reads
/// more slowly is disconnected; it gets what it missed when it reconnects.
pub const MOST_QUEUED: usize = 256 * 1024;
/// The bytes that a waiting message counts in addition to its own: the memory needed to hold it.
pub const MESSAGE_COSTS: usize = 64;
/// The most bytes of one part of a record.
pub const RECORD_PART: usize = 64 * 1024;
/// The most bytes of a whole record.
pub const MOST_RECORD: usize = 32 * 1024 * 1024;
/// The most received bytes that may wait for the client's window before one more message is read. The client reads no
/// more until the window has caught up.
pub const MOST_UNSEEN: usize = 16 * 1024 * 1024;
/// The most requests of a client without an answer. The client itself refuses one more.
pub const MOST_OPEN: usize = 256;
/// The most bytes of missed feed items that are sent one by one. Beyond that, a snapshot of the match is sent
/// instead.
pub const MOST_MISSED: usize = 128 * 1024;

/// The most time from the connection until the client is in a room.
pub const HANDSHAKE: Duration = Duration::from_secs(5);
/// The most time without a whole message, ping or pong from the other end, or in which the other end reads nothing of
/// what is written.
pub const IDLE: Duration = Duration::from_secs(30);
/// The most time that a closing connection takes to send the reason.
pub const LAST_WORDS: Duration = Duration::from_secs(1);
/// How often an idle client sends a ping.
pub const PING_EVERY: Duration = Duration::from_secs(10);
/// The burst limit of requests.
pub const REQUESTS_BURST: u32 = 20;
/// The limit of requests a second in the long run.
pub const REQUESTS_A_SECOND: u32 = 5;
/// The burst limit of messages that only show something (aims); more are dropped silently.
pub const AIMS_BURST: u32 = 10;
/// The limit of these messages a second in the long run.
pub const AIMS_A_SECOND: u32 = 10;
/// The burst limit of written words.
pub const WORDS_BURST: u32 = 5;
/// After that, a person may write once more each time this interval has passed.
pub const WORDS_EVERY: Duration = Duration::from_secs(2);
/// The burst limit of invitations.
pub const INVITES_BURST: u32 = 5;
/// After that, a person may invite once more each time this interval has passed.
pub const INVITES_EVERY: Duration = Duration::from_secs(10);
/// The burst limit of WebSocket pings and pongs.
pub const CONTROLS_BURST: u32 = 20;
/// The limit of these a second in the long run.
pub const CONTROLS_A_SECOND: u32 = 5;
/// After this many requests, aims, pings and pongs over the limit in a row, the connection is closed.
pub const MOST_REFUSED: u32 = 200;

/// How long a client tries to connect or to reconnect before it reports a failure.
pub const TRIES_FOR: Duration = Duration::from_secs(180);

/// The most rooms opened by one address that have a connected member.
pub const ROOMS_AN_ADDRESS: usize = 16;
/// The most rooms opened by one address in which nobody is connected. For one more, the room that was left first is
/// closed.
pub const ASLEEP_AN_ADDRESS: usize = 64;
/// The most connections of one address.
pub const CONNECTIONS_AN_ADDRESS: usize = 64;
/// The most connections of a trusted proxy that has not named their client addresses yet.
pub const CONNECTIONS_UNNAMED: usize = 1024;
/// The most connections from other homes over a relay, which does not tell their addresses: they count as one.
pub const CONNECTIONS_RELAYED: usize = 256;
/// The burst limit of codes without a room that one address may try.
pub const WRONG_CODES_BURST: u32 = 10;
/// After that, the address gets one more try each time this interval has passed; until then all its codes wait.
pub const WRONG_CODE_EVERY: Duration = Duration::from_secs(20);
/// The longest wait of a code; shorter than a client waits for an answer.
pub const LONGEST_TURN: Duration = Duration::from_secs(25);
/// The default limit of rooms on a server.
pub const ROOMS: usize = 4096;
/// The most tables in other homes that a server lists.
pub const LISTED: usize = 4096;
/// The most tables in other homes that one address lists.
pub const LISTED_AN_ADDRESS: usize = 16;
/// The most people in no room who wait for invitations on a server.
pub const WAITING: usize = 4096;
/// The most of them from one address.
pub const WAITING_AN_ADDRESS: usize = 16;
/// How often a client is sent elsewhere before it gives up.
pub const MOST_MOVES: u32 = 3;
/// The most members of a room, onlookers included.
pub const MOST_MEMBERS: usize = 32;
/// The most members of one address without a seat: as many as can sit at a table.
pub const MOST_UNSEATED: usize = 8;

/// The most letters of a name.
pub const LONGEST_NAME: usize = names::LONGEST;
/// The most letters of what a person writes at once.
pub const LONGEST_WORDS: usize = 200;
/// The most options set for a game.
pub const MOST_OPTIONS: usize = 32;
/// The most bytes of the key or the value of an option.
pub const LONGEST_OPTION: usize = 64;
/// The most bytes of the text of a board.
pub const MOST_BOARD: usize = 8 * 1024;
/// The most bytes of an address to which notices are sent.
pub const LONGEST_NOTICE_ADDRESS: usize = 200;
/// How long the code in a mail confirms its address.
pub const NOTICE_CODE_STAYS: Duration = Duration::from_secs(24 * 3600);
/// How many wrong codes a person may send before they need another mail.
pub const NOTICE_CODE_TRIES: u8 = 5;
/// The number of faces to choose from.
pub const FACES: u8 = 16;

/// The longest time that a seat waits for a person who is away, in seconds.
pub const LONGEST_GRACE_S: u16 = 600;
/// How long after a restart of the server the former host stays host, even if others are back earlier.
pub const HOST_AWAITED: Duration = Duration::from_secs(30);
/// The longest delay for onlookers, in seconds.
pub const LONGEST_DELAY_S: u16 = 600;
/// The longest time for a turn, and in a bank, in seconds.
pub const LONGEST_TURN_S: u16 = 3600;
/// The longest time for a decision at a table that takes its time, in days.
pub const LONGEST_DAYS: u8 = 14;
/// The most days of vacation that a person can take in a match that takes its time.
pub const LONGEST_VACATION_DAYS: u8 = 21;
/// How long a seat is not reminded again.
pub const NUDGE_EVERY: Duration = Duration::from_secs(12 * 3600);
/// What was left of the time of a decision when the server stopped, up to this, is left when it is back.
pub const LEFT_AFTER_STOP: Duration = Duration::from_secs(12 * 3600);
/// The least time that a computer player takes while no player is connected.
pub const PACE_FLOOR: Duration = Duration::from_millis(250);
/// How long each step of the draw of a seed waits for the people who play.
pub const DRAW_WAITS: Duration = Duration::from_secs(8);
/// How long an undo question stays open.
pub const UNDO_STANDS: Duration = Duration::from_secs(20);
/// How long a room without any connection stays open while a match is on.
pub const MATCH_STAYS: Duration = Duration::from_secs(24 * 3600);
/// How long it stays open without a match.
pub const LOBBY_STAYS: Duration = Duration::from_secs(600);
/// How long a room of a table that takes its time stays open without any connection while a match is on.
pub const SLOW_MATCH_STAYS: Duration = Duration::from_secs(30 * 24 * 3600);
/// How long such a room stays open without a match: people come one by one, and see later how it ended.
pub const SLOW_LOBBY_STAYS: Duration = Duration::from_secs(7 * 24 * 3600);
/// The most matches that take their time, in rooms that one address opened.
pub const SLOW_AN_ADDRESS: usize = 16;
/// The most tables that a client asks about over one connection before it makes another one.
pub const MOST_LOOKS: usize = 20;
