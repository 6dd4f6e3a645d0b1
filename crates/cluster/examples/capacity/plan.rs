//! What so many rooms need: runs of one shard say how many rooms it holds, and of one server how many it does. More
//! rooms than that are more shards, which know nothing of each other.

use crate::assumed::Assumptions;
use crate::costs::{DirectoryCosts, EtcdCosts, Life, Members, Pace, ServerCosts, Setting, Store, Tailed};
use crate::day::{self, Day};
use crate::run::run;
use crate::world::Outcome;
use crate::{fit, held, measured};

const GIB: f64 = 1_073_741_824.0;
const GB: f64 = 1e9;
const DAYS: f64 = 30.0;
/// From this part of the quota on no match begins (`FULL_FROM` in crates/cluster/src/space.rs).
const FULL_FROM: f64 = 0.8;
/// Writes at the end of a match: the room is saved twice, its log is put away, and the next one begins.
const MATCH_WRITES: u32 = 4;
/// Rooms of a server if `--max-rooms` says nothing.
const MOST_ROOMS: usize = 4_096;
/// Letters that a code may begin with: a shard needs one.
pub const LETTERS: usize = 22;
/// How long a run lasts, in seconds.
const LASTS_S: f64 = 20.0;
/// The most rooms of a shard that are tried.
const TRIED: usize = 60_000;

/// How many rooms fit, and what ends it.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// Rooms of a server.
    pub server: usize,
    /// Rooms of a shard by the appends of its etcd.
    pub appends: usize,
    /// Rooms of a shard by the quota of its etcd.
    pub quota: usize,
    /// The day that the quota follows from.
    pub day: Day,
}

impl Limits {
    /// Rooms of a shard.
    pub fn shard(&self) -> usize {
        self.appends.min(self.quota).max(1)
    }

    /// What ends it first.
    pub fn first(&self) -> &'static str {
        if self.appends < self.quota { "appends" } else { "quota" }
    }
}

/// What so many rooms need.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Rooms at the peak.
    pub rooms: usize,
    /// Whether they share an etcd, or are files of one server.
    pub shared: bool,
    /// Servers, with one more for each shard than it needs.
    pub servers: usize,
    /// Clusters of etcd, of three members each.
    pub clusters: usize,
    /// Memory of all servers, in GiB.
    pub memory_gib: f64,
    /// Bytes that servers send in a month, in GB.
    pub traffic_gb: f64,
    /// Megabits a second that they send at the peak.
    pub peak_mbit: f64,
    /// Bytes on all disks, in GB.
    pub disk_gb: f64,
    /// Euros a month.
    pub euros: f64,
    /// The fullest shard at the peak.
    pub peak: Outcome,
    /// Seconds until the rooms of a server that dies have another one; 0 without others.
    pub taken_after_s: f64,
}

fn members(with: &Assumptions) -> Members {
    Members::Apart {
        cores: (with.of("member-cores") as usize).max(1),
        hop_s: with.of("hop-ms") / 1e3,
    }
}

fn etcd(with: &Assumptions) -> EtcdCosts {
    let work = with.of("etcd-work");
    let costs = fit::ETCD;
    EtcdCosts {
        // Whoever appends is a server of ours, and no faster.
        client_s: costs.client_s,
        leader_s: costs.leader_s * work,
        leader_batch_s: costs.leader_batch_s * work,
        follower_s: costs.follower_s * work,
        follower_batch_s: costs.follower_batch_s * work,
        sync: Tailed {
            median_s: with.of("sync-ms") / 1e3,
            spread: with.of("sync-spread"),
        },
    }
}

/// The work of an act on average over the games.
fn server(with: &Assumptions) -> ServerCosts {
    let [cards, dice] = [false, true].map(held::server_costs);
    let shares = shares(with);
    let of_dice: f64 = shares
        .iter()
        .zip(measured::GAMES)
        .filter(|(_, game)| game.has_dice)
        .map(|(share, _)| share)
        .sum();
    ServerCosts {
        act_s: cards.act_s * (1.0 - of_dice) + dice.act_s * of_dice,
        ..cards
    }
}

/// The part of the rooms that play each game.
fn shares(with: &Assumptions) -> [f64; 4] {
    let shares = measured::GAMES.map(|game| with.of(&format!("share-{}", game.game)));
    let all: f64 = shares.iter().sum::<f64>().max(f64::MIN_POSITIVE);
    shares.map(|share| share / all)
}

/// A run of people at so many rooms.
pub fn setting(with: &Assumptions, rooms: usize, servers: usize, store: Store) -> Setting {
    Setting {
        rooms,
        servers,
        server_cores: (with.of("server-cores") as usize).max(1),
        server: server(with),
        store,
        pace: Pace::Human(measured::GAMES.map(|game| game.pace_s())),
        shares: shares(with),
        life: Some(Life {
            acts: measured::GAMES.map(|game| game.acts),
            match_writes: MATCH_WRITES,
            directory_writes: with.of("directory-writes"),
        }),
        directory: Some(DirectoryCosts {
            tell_s: with.of("tell-us") / 1e6,
            ..held::directory()
        })
        .filter(|_| matches!(store, Store::Etcd(..))),
        death: None,
        lasts_s: LASTS_S,
        seed: 1,
    }
}

/// The most rooms for which this holds, between 1 and [`TRIED`], to two digits.
fn most(holds: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (1, 100);
    while high < TRIED && holds(high) {
        (low, high) = (high, high * 2);
    }
    while high - low > (low / 50).max(1) {
        let middle = low.midpoint(high);
        if holds(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// A run, of three with other random numbers the one with the median p99: a disk that stalls once must not decide.
fn usual(setting: Setting) -> Outcome {
    let mut runs = [1, 2, 3].map(|seed| run(Setting { seed, ..setting }));
    runs.sort_by(|one, other| one.append_s[1].total_cmp(&other.append_s[1]));
    let [_, usual, _] = runs;
    usual
}

/// How many rooms fit where.
pub fn limits(with: &Assumptions) -> Limits {
    let store = Store::Etcd(etcd(with), members(with));
    let memory = (with.of("server-gib") * 1_024.0 * 0.7 - with.of("server-base-mib")) * 1_024.0 / room_kib(with);
    let busy = with.of("server-busy");
    // Etcd must not be what ends it, so its members have as many processors as they like.
    let roomy = Store::Etcd(
        etcd(with),
        Members::Apart {
            cores: 64,
            hop_s: with.of("hop-ms") / 1e3,
        },
    );
    let by_processor = most(|rooms| run(setting(with, rooms, 1, roomy)).busy[1] <= busy);
    let server = by_processor.min(memory as usize).min(MOST_ROOMS);
    let holds = |rooms: usize| {
        let run = usual(setting(with, rooms, rooms.div_ceil(server) + 1, store));
        run.busy[0] <= with.of("member-busy") && run.append_s[1] * 1e3 <= with.of("append-p99-ms")
    };
    let day = day::play(with, 1);
    Limits {
        server,
        appends: most(holds),
        quota: (with.of("quota-gib") * GIB * FULL_FROM / day.file) as usize,
        day,
    }
}

fn room_kib(with: &Assumptions) -> f64 {
    let of = |(share, game): (f64, measured::GameLength)| share * measured::ROOM_KIB[usize::from(game.has_dice)];
    shares(with).into_iter().zip(measured::GAMES).map(of).sum()
}

/// Bytes that an act sends to all seats, for each game.
fn sent_an_act(with: &Assumptions, game: measured::GameLength) -> f64 {
    let acts_a_minute = 60.0 / measured::BOTS_PACE_S;
    with.of("seats") * measured::SEAT_BYTES_A_MINUTE[usize::from(game.has_dice)] / acts_a_minute
}

/// What so many rooms need, with an etcd or without.
pub fn plan(with: &Assumptions, limits: &Limits, asked: usize, shared: bool) -> Plan {
    let rooms = (asked as f64 * with.of("peak-factor")).ceil() as usize;
    let clusters = if shared { rooms.div_ceil(limits.shard()) } else { 0 };
    // Shards fill one after the other.
    let of_shard = if clusters > 1 { limits.shard() } else { rooms };
    let servers_of = |rooms: usize| rooms.div_ceil(limits.server) + 1;
    // One more than needed, for when one is gone.
    let servers = if shared { servers_of(of_shard) } else { 1 };
    let store = if shared {
        Store::Etcd(etcd(with), members(with))
    } else {
        Store::Files(held::FILE_SYNC)
    };
    let peak = usual(setting(with, of_shard, servers, store));
    let taken_after_s = if shared {
        let dies = Setting {
            death: Some(held::death(5.0)),
            lasts_s: 30.0,
            ..setting(with, of_shard, servers, store)
        };
        run(dies).taken_after_s
    } else {
        0.0
    };
    let full = clusters.saturating_sub(1);
    let servers = full * servers + if shared { servers_of(rooms - full * of_shard) } else { 1 };
    let many = rooms as f64;
    let memory_gib = (many * room_kib(with) / 1_024.0 + servers as f64 * with.of("server-base-mib")) / 1_024.0;
    let day = &limits.day;
    let games = day.of_games.into_iter().zip(measured::GAMES);
    let sent_a_day: f64 = games
        .clone()
        .map(|(matches, game)| matches * game.acts * sent_an_act(with, game))
        .sum();
    let sent_now: f64 = (shares(with).into_iter().zip(measured::GAMES))
        .map(|(share, game)| share * sent_an_act(with, game) / game.pace_s())
        .sum();
    // Logs stay for thirty days, with the ways of their dice: a throw in each turn.
    let [throw, opening] = measured::TRACK_BYTES;
    let logs_a_day: f64 = games
        .map(|(matches, game)| {
            let tracks = if game.has_dice { game.turns * throw } else { 0.0 };
            let opens = if game.game == "stack" { opening } else { 0.0 };
            matches * (game.acts * measured::ENTRY_BYTES + tracks + opens)
        })
        .sum();
    let disk_gb = (many * logs_a_day * DAYS + if shared { 3.0 * many * day.file } else { 0.0 }) / GB;
    let traffic_gb = many * sent_a_day * DAYS / GB;
    let euros = servers as f64 * with.of("price-server")
        + (3 * clusters) as f64 * with.of("price-member")
        + disk_gb * with.of("price-disk")
        + traffic_gb * with.of("price-traffic");
    Plan {
        rooms,
        shared,
        servers,
        clusters,
        memory_gib,
        traffic_gb,
        peak_mbit: many * sent_now * 8.0 / 1e6,
        disk_gb,
        euros,
        peak,
        taken_after_s,
    }
}

/// Whether one server without an etcd holds so many rooms.
pub fn fits_alone(with: &Assumptions, limits: &Limits, rooms: usize) -> bool {
    rooms as f64 * with.of("peak-factor") <= limits.server as f64
}
