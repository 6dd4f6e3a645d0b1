//! What was measured, and where. A newer measurement replaces a figure here and in the document that has it.

/// A run of one program at a given number of rooms.
#[derive(Clone, Copy, Debug)]
pub struct Point {
    /// Rooms that append or act at once.
    pub rooms: usize,
    /// How many a second.
    pub a_second: f64,
    /// The median time, in milliseconds.
    pub p50_ms: f64,
    /// What 99 of 100 are not above, in milliseconds.
    pub p99_ms: f64,
}

/// docs/operating.md, "What was measured": `cargo run -p cluster --example append_times`, a debug build, an etcd 3.4 of
/// three members and the program itself on two shared cores and a network disk.
pub const ETCD_APPENDS: [Point; 3] = [
    Point {
        rooms: 1,
        a_second: 265.0,
        p50_ms: 3.3,
        p99_ms: 13.0,
    },
    Point {
        rooms: 8,
        a_second: 656.0,
        p50_ms: 11.1,
        p99_ms: 24.9,
    },
    Point {
        rooms: 64,
        a_second: 933.0,
        p50_ms: 58.5,
        p99_ms: 155.4,
    },
];
/// The processors that all of these shared.
pub const ETCD_CORES: usize = 2;

/// docs/server.md, "What it holds": `cargo run --release -p server --example load_rooms -- 2000 60`: Skip-Bo, four bots
/// in each room and together an act every three seconds; 39,898 in 60 s.
pub const SKIP_BO_ROOMS: Point = Point {
    rooms: 2_000,
    a_second: 39_898.0 / 60.0,
    p50_ms: 0.9,
    p99_ms: 2.7,
};
/// There: processor time of the server a second.
pub const SKIP_BO_WORK: f64 = 0.32;
/// docs/server.md: `load_rooms -- 200 40 stack`; 2,629 in 40 s.
pub const STACK_ROOMS: Point = Point {
    rooms: 200,
    a_second: 2_629.0 / 40.0,
    p50_ms: 1.1,
    p99_ms: 2.9,
};
/// There: processor time of the server a second.
pub const STACK_WORK: f64 = 0.09;
/// The pace of both, in seconds for each room.
pub const BOTS_PACE_S: f64 = 3.0;
/// The processors that server and bots shared.
pub const SERVER_CORES: usize = 2;
/// docs/server.md: an append to a file took so long on average with 2,000 rooms.
pub const FILE_APPEND_MEAN_MS: f64 = 0.5;
/// docs/server.md: memory for each room of Skip-Bo and of Stack.
pub const ROOM_KIB: [f64; 2] = [146.0, 290.0];
/// docs/server.md: traffic of a seat of Skip-Bo and of Stack, in bytes a minute, at the pace of the bots with four
/// seats.
pub const SEAT_BYTES_A_MINUTE: [f64; 2] = [2_600.0, 16_000.0];

/// docs/operating.md: how far the file of etcd grows for an append of 40 bytes, as `append_times` prints it.
pub const FILE_BYTES_AN_APPEND: f64 = 193.0;
/// The frame of that append: 40 bytes, its length and its checksum (`FRAME_BYTES` in
/// crates/records/src/store/frame_log.rs).
pub const FRAME_OF_APPEND: f64 = 76.0;
/// docs/operating.md: an entry of a log on average over the four games, without tracks.
pub const ENTRY_BYTES: f64 = 149.0;

/// docs/operating.md, "What was measured": until rooms had another owner after a server was killed or paused: the
/// longest of three runs of `crates/cli/tests/cluster` with 6 rooms at 3 servers, in seconds.
pub const TAKEN_AFTER_S: [f64; 3] = [5.6, 4.6, 6.6];

/// `capacity looks`, the best of 50: processor time of a server's look through the rooms, for each room of the shard
/// and for each room of its own.
pub const LOOK_S: [f64; 2] = [54e-9, 88e-9];

/// `append_costs`, one room, a debug build, beside other work: processor time of an append at the leader, on average at
/// the two other members, and at whoever appends, in milliseconds.
pub const APPEND_WORK_MS: [f64; 3] = [1.03, 0.75, 1.32];
/// docs/physics.md: the track of a standard throw, and of the opening of Stack with 112 dice, in bytes.
pub const TRACK_BYTES: [f64; 2] = [273.0, 42_500.0];

/// A game as computer players play it: matches of four, level `normal`, standard options.
#[derive(Clone, Copy, Debug)]
pub struct GameLength {
    /// Its name.
    pub game: &'static str,
    /// Acts of a match: `tumbletop simulate GAME --games 40 --seats normal,normal,normal,normal`, `actions` through 40.
    pub acts: f64,
    /// Turns of a match with four (`turns` of its options in crates/games, measured there).
    pub turns: f64,
    /// Seconds of a person's turn (`TURN_TIME` of the game): an assumption of the program, not measured.
    pub turn_s: f64,
    /// Whether its throws are computed by physics and sent as tracks.
    pub has_dice: bool,
}

/// The four games.
pub const GAMES: [GameLength; 4] = [
    GameLength {
        game: "skip-bo",
        acts: 17_299.0 / 40.0,
        turns: 17.0 + 30.0 * 3.9,
        turn_s: 13.0,
        has_dice: false,
    },
    GameLength {
        game: "skip-bo-mod",
        acts: 10_785.0 / 40.0,
        turns: 10.0 + 15.0 * 3.0,
        turn_s: 18.0,
        has_dice: false,
    },
    GameLength {
        game: "skip-bo-dice",
        acts: 10_670.0 / 40.0,
        turns: 18.0,
        turn_s: 50.0,
        has_dice: true,
    },
    GameLength {
        game: "stack",
        acts: 19_506.0 / 40.0,
        turns: 9.0 + 200.0 * 1.02,
        turn_s: 16.0,
        has_dice: true,
    },
];

impl GameLength {
    /// Seconds between two acts of a room.
    pub fn pace_s(&self) -> f64 {
        self.minutes() * 60.0 / self.acts
    }

    /// How long a match of four people takes.
    pub fn minutes(&self) -> f64 {
        self.turns * self.turn_s / 60.0
    }
}
