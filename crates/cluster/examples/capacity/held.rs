//! Runs of what was measured, to be held against it.

use crate::costs::{Death, DirectoryCosts, EtcdCosts, Members, Pace, ServerCosts, Setting, Store, Tailed};
use crate::fit;
use crate::measured::{self, Point};
use crate::run::run;
use crate::world::Outcome;

/// What nobody waits for: rooms that append without a server.
const NO_SERVER: ServerCosts = ServerCosts {
    act_s: 0.0,
    waited_for: 0.0,
    beside_s: 0.0,
};
/// A sync of a file in the run of `load_rooms`: its mean was measured, its tail fits the times of acts.
pub const FILE_SYNC: Tailed = Tailed {
    median_s: 0.000_37,
    spread: 0.75,
};
/// The part of a server's work for an act that whoever acts waits for, and what is beside the server: fitted to the
/// times of both runs of `load_rooms`.
const WAITED_FOR: f64 = 0.4;
const BESIDE_S: f64 = 0.000_3;

/// A figure of a run, beside the one that was measured.
#[derive(Clone, Debug)]
pub struct Held {
    /// What it is.
    pub what: String,
    /// As it was measured.
    pub measured: f64,
    /// As the run has it.
    pub model: f64,
    /// The most that they may differ, as a part of what was measured.
    pub bound: f64,
}

impl Held {
    /// How far the run is off, as a part of what was measured.
    pub fn error(&self) -> f64 {
        self.model / self.measured - 1.0
    }
}

/// Rooms that append as soon as their last append is done, as in `append_times`.
pub fn appends(costs: EtcdCosts, rooms: usize) -> Outcome {
    run(Setting {
        rooms,
        servers: 0,
        server_cores: 1,
        server: NO_SERVER,
        store: Store::Etcd(costs, Members::Together(measured::ETCD_CORES)),
        pace: Pace::AtOnce,
        shares: [0.25; 4],
        life: None,
        directory: None,
        death: None,
        lasts_s: 12.0,
        seed: 1,
    })
}

/// What a server does for an act of a game, from the processor time of that run.
pub fn server_costs(has_dice: bool) -> ServerCosts {
    let (point, work) = if has_dice {
        (measured::STACK_ROOMS, measured::STACK_WORK)
    } else {
        (measured::SKIP_BO_ROOMS, measured::SKIP_BO_WORK)
    };
    ServerCosts {
        act_s: work / point.a_second,
        waited_for: WAITED_FOR,
        beside_s: BESIDE_S,
    }
}

/// Rooms of bots at one server with files, as in `load_rooms`.
pub fn load(point: Point, has_dice: bool) -> Outcome {
    run(Setting {
        rooms: point.rooms,
        servers: 1,
        server_cores: measured::SERVER_CORES,
        server: server_costs(has_dice),
        store: Store::Files(FILE_SYNC),
        pace: Pace::Even(measured::BOTS_PACE_S),
        shares: [0.25; 4],
        life: None,
        directory: None,
        death: None,
        lasts_s: 60.0,
        seed: 1,
    })
}

/// All measured points, each beside the run of it.
pub fn all() -> Vec<Held> {
    let mut all = Vec::new();
    let mut hold = |what: String, measured: f64, model: f64, bound: f64| {
        all.push(Held {
            what,
            measured,
            model,
            bound,
        });
    };
    for point in measured::ETCD_APPENDS {
        let run = appends(fit::ETCD, point.rooms);
        let name = format!("etcd, {} rooms at once", point.rooms);
        hold(
            format!("{name}: appends a second"),
            point.a_second,
            run.writes_a_second,
            0.15,
        );
        hold(format!("{name}: p50, ms"), point.p50_ms, run.append_s[0] * 1e3, 0.15);
        hold(format!("{name}: p99, ms"), point.p99_ms, run.append_s[1] * 1e3, 0.3);
    }
    for (name, point, has_dice, work) in [
        (
            "2,000 rooms of Skip-Bo",
            measured::SKIP_BO_ROOMS,
            false,
            measured::SKIP_BO_WORK,
        ),
        ("200 rooms of Stack", measured::STACK_ROOMS, true, measured::STACK_WORK),
    ] {
        let run = load(point, has_dice);
        hold(
            format!("{name}: acts a second"),
            point.a_second,
            run.writes_a_second,
            0.1,
        );
        hold(format!("{name}: p50, ms"), point.p50_ms, run.act_s[0] * 1e3, 0.2);
        hold(format!("{name}: p99, ms"), point.p99_ms, run.act_s[1] * 1e3, 0.3);
        if !has_dice {
            let mean = run.littles.2 * 1e3;
            hold(
                format!("{name}: append to a file, mean, ms"),
                measured::FILE_APPEND_MEAN_MS,
                mean,
                0.15,
            );
        }
        let busy = run.busy[1] * measured::SERVER_CORES as f64;
        hold(format!("{name}: processor seconds a second"), work, busy, 0.1);
    }
    // One append alone, part by part; these were measured beside other work, which makes them longer.
    let parts = [
        ("leader", fit::ETCD.leader_s + fit::ETCD.leader_batch_s),
        ("another member", fit::ETCD.follower_s + fit::ETCD.follower_batch_s),
        ("whoever appends", fit::ETCD.client_s),
    ];
    for ((name, seconds), measured) in parts.into_iter().zip(measured::APPEND_WORK_MS) {
        hold(
            format!("an append, processor ms: {name}"),
            measured,
            seconds * 1e3,
            0.45,
        );
    }
    let longest = measured::TAKEN_AFTER_S.iter().sum::<f64>() / measured::TAKEN_AFTER_S.len() as f64;
    let run = takeover(6, 3, Members::Together(measured::ETCD_CORES));
    hold(
        "6 rooms at 3 servers: taken over after, s".to_owned(),
        longest,
        run.taken_after_s,
        0.3,
    );
    all
}

/// Work of the heir of a room, which plays the log again, and of etcd, which reads it: assumptions.
const TAKE_S: f64 = 0.01;
const READ_S: f64 = 0.002;

/// One of some servers dies while people play.
pub fn takeover(rooms: usize, servers: usize, members: Members) -> Outcome {
    run(Setting {
        rooms,
        servers,
        server_cores: 2,
        server: server_costs(true),
        store: Store::Etcd(fit::ETCD, members),
        pace: Pace::Human(measured::GAMES.map(|game| game.pace_s())),
        shares: [0.25; 4],
        life: None,
        directory: Some(directory()),
        death: Some(death(10.0)),
        lasts_s: 30.0,
        seed: 1,
    })
}

/// What servers tell each other, where etcd needs this long to tell one of them.
pub fn directory() -> DirectoryCosts {
    let [look_room_s, look_own_s] = measured::LOOK_S;
    DirectoryCosts {
        tell_s: 20e-6,
        look_room_s,
        look_own_s,
    }
}

/// A server that dies at this time.
pub fn death(at_s: f64) -> Death {
    Death {
        at_s,
        take_s: TAKE_S,
        read_s: READ_S,
    }
}
