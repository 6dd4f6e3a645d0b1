//! What work costs, and what it is done on: the inputs of a run.

/// A time with a tail: log-normal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tailed {
    /// The median, in seconds.
    pub median_s: f64,
    /// The standard deviation of its logarithm.
    pub spread: f64,
}

/// What an append costs an etcd of three members.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EtcdCosts {
    /// Processor time of whoever appends, in seconds; half before and half after.
    pub client_s: f64,
    /// Processor time of the leader for each append; half before and half after.
    pub leader_s: f64,
    /// Processor time of the leader for all appends that it syncs together.
    pub leader_batch_s: f64,
    /// Processor time of another member for each append; half before it answers and half after.
    pub follower_s: f64,
    /// Processor time of another member for all that it syncs together.
    pub follower_batch_s: f64,
    /// A sync of the disk.
    pub sync: Tailed,
}

/// Where the members of etcd are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Members {
    /// All of them and whoever appends share so many processors, as in the measurement.
    Together(usize),
    /// Each has so many processors of its own; a message to another one takes so long.
    Apart {
        /// Processors of each member.
        cores: usize,
        /// Seconds of a message one way.
        hop_s: f64,
    },
}

/// Where rooms are kept.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Store {
    /// In files of their server: a sync each.
    Files(Tailed),
    /// In an etcd.
    Etcd(EtcdCosts, Members),
}

/// What a server does for each act of a person.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ServerCosts {
    /// Processor time, in seconds.
    pub act_s: f64,
    /// The part of it that whoever acts waits for.
    pub waited_for: f64,
    /// What is neither work of the server nor of the store: sockets and the client itself.
    pub beside_s: f64,
}

/// How long people take for an act.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// They act again at once.
    AtOnce,
    /// Anything between half and one and a half of this, in seconds, as the bots of the measurement.
    Even(f64),
    /// Whatever was before, with these means in seconds; each room has one of them.
    Human([f64; 4]),
}

/// What servers tell each other over etcd.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DirectoryCosts {
    /// Processor time of a member to tell one server of one change.
    pub tell_s: f64,
    /// Processor time of a look through the rooms, for each room of the shard.
    pub look_room_s: f64,
    /// The same for each room of the server itself.
    pub look_own_s: f64,
}

/// What happens between acts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Life {
    /// Acts of a match, for each pace.
    pub acts: [f64; 4],
    /// Writes at the end of a match: the room twice, the old log away, the head of the new one.
    pub match_writes: u32,
    /// Writes to the directory while a room opens, fills, plays and closes, for each match.
    pub directory_writes: f64,
}

/// A server dies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Death {
    /// When, in seconds.
    pub at_s: f64,
    /// Work of the heir for each room: it reads the log and plays it again.
    pub take_s: f64,
    /// Work of etcd for reading the log.
    pub read_s: f64,
}

/// A run.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Rooms of the shard.
    pub rooms: usize,
    /// Servers of the shard; 0 if rooms append without one.
    pub servers: usize,
    /// Processors of each.
    pub server_cores: usize,
    /// What a server does.
    pub server: ServerCosts,
    /// Where rooms are kept.
    pub store: Store,
    /// How fast people are.
    pub pace: Pace,
    /// The part of the rooms that have each of its means.
    pub shares: [f64; 4],
    /// What happens between acts, if that counts.
    pub life: Option<Life>,
    /// What servers tell each other.
    pub directory: Option<DirectoryCosts>,
    /// A server that dies.
    pub death: Option<Death>,
    /// People act for so many seconds; what they have asked for is then done to the end.
    pub lasts_s: f64,
    /// The seed.
    pub seed: u64,
}
