//! What was not measured: assumptions, each with a name under which the command line changes it (`--set NAME=VALUE`).

use crate::fit;

/// The assumptions of a plan.
#[derive(Clone, Debug, PartialEq)]
pub struct Assumptions {
    values: Vec<(&'static str, f64, &'static str)>,
}

/// Their usual values, and what they are. The prices are round numbers of November 2026, of no offer in particular.
const USUAL: [(&str, f64, &str); 28] = [
    ("seats", 4.0, "people at a table"),
    (
        "peak-factor",
        1.0,
        "how many times as many rooms as were asked for there are at the peak",
    ),
    (
        "night",
        0.2,
        "rooms at the quietest hour, as a part of those at the peak",
    ),
    ("share-skip-bo", 0.25, "part of the rooms that play Skip-Bo"),
    ("share-skip-bo-mod", 0.25, "part of the rooms that play Skip-Bo MOD"),
    ("share-skip-bo-dice", 0.25, "part of the rooms that play Skip-Bo Dice"),
    ("share-stack", 0.25, "part of the rooms that play Stack"),
    ("pause-min", 1.0, "minutes between two matches at a table"),
    (
        "directory-writes",
        8.0,
        "writes to the directory while a room opens, fills and closes, for each match",
    ),
    ("room-bytes", 2_000.0, "bytes of a saved room"),
    ("server-cores", 4.0, "processors of a server"),
    ("server-gib", 8.0, "memory of a server"),
    (
        "server-busy",
        0.6,
        "the most that a server's processors are to be busy at the peak, with one server gone",
    ),
    ("server-base-mib", 64.0, "memory of a server without rooms"),
    ("member-cores", 2.0, "processors of a member of etcd"),
    (
        "member-busy",
        0.7,
        "the most that the leader's processors are to be busy at the peak",
    ),
    (
        "append-p99-ms",
        100.0,
        "the most that 99 of 100 appends are to take at the peak",
    ),
    ("hop-ms", 0.25, "a message from one member to another, one way"),
    (
        "sync-ms",
        fit::ETCD.sync.median_s * 1e3,
        "the median of a sync of etcd's disk",
    ),
    (
        "sync-spread",
        fit::ETCD.sync.spread,
        "the standard deviation of the logarithm of a sync",
    ),
    (
        "etcd-work",
        1.0,
        "how many times as much processor time as measured an append takes",
    ),
    ("quota-gib", 2.0, "quota of etcd (its makers advise 8 at most)"),
    (
        "compaction-min",
        15.0,
        "minutes between compactions of etcd, and that it keeps",
    ),
    (
        "tell-us",
        20.0,
        "processor time of etcd to tell one server of one change, in microseconds",
    ),
    ("price-server", 30.0, "euros a month for a server"),
    ("price-member", 20.0, "euros a month for a member of etcd"),
    ("price-disk", 0.05, "euros a month for a GB on disk"),
    ("price-traffic", 0.01, "euros for a GB sent"),
];

impl Default for Assumptions {
    fn default() -> Self {
        Self { values: USUAL.into() }
    }
}

impl Assumptions {
    /// The value of this name; 0 if there is none, which a test excludes.
    pub fn of(&self, name: &str) -> f64 {
        self.values
            .iter()
            .find(|(one, ..)| *one == name)
            .map_or(0.0, |(_, value, _)| *value)
    }

    /// Changes a value. False if there is no such name.
    pub fn set(&mut self, name: &str, value: f64) -> bool {
        let found = self.values.iter_mut().find(|(one, ..)| *one == name);
        found.map(|(_, old, _)| *old = value).is_some()
    }

    /// The same with another value.
    #[must_use]
    pub fn with(&self, name: &str, value: f64) -> Self {
        let mut other = self.clone();
        other.set(name, value);
        other
    }

    /// All of them: name, value and what it is.
    pub fn all(&self) -> impl Iterator<Item = &(&'static str, f64, &'static str)> {
        self.values.iter()
    }
}
