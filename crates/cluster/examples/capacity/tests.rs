//! The model is near what was measured, and loses nothing.

use crate::assumed::Assumptions;
use crate::costs::{Members, Setting, Store};
use crate::plan::{self, Limits};
use crate::run::run;
use crate::world::Outcome;
use crate::{day, fit, held, measured};

const APART: Members = Members::Apart {
    cores: 2,
    hop_s: 0.000_25,
};

fn of_shard(rooms: usize, servers: usize) -> Setting {
    let with = Assumptions::default();
    plan::setting(&with, rooms, servers, Store::Etcd(fit::ETCD, APART))
}

fn limits() -> Limits {
    plan::limits(&Assumptions::default())
}

#[test]
fn runs_are_as_near_to_what_was_measured_as_their_bounds_say() {
    for held in held::all() {
        assert!(
            held.error().abs() <= held.bound,
            "{held:?} is off by {:.2}",
            held.error()
        );
    }
}

#[test]
fn costs_that_are_twice_as_high_are_not_taken_for_those_that_were_measured() {
    let costs = crate::costs::EtcdCosts {
        leader_s: fit::ETCD.leader_s * 2.0,
        follower_s: fit::ETCD.follower_s * 2.0,
        ..fit::ETCD
    };
    let [.., last] = measured::ETCD_APPENDS;
    let off = held::appends(costs, last.rooms).writes_a_second / last.a_second - 1.0;
    assert!(off < -0.15, "{off}");
}

fn all_is_answered(of: &Outcome) {
    assert!(of.asked > 100);
    assert_eq!(of.asked, of.acknowledged + of.refused);
}

#[test]
fn each_act_is_acknowledged_or_refused() {
    let calm = run(of_shard(500, 3));
    all_is_answered(&calm);
    assert_eq!(calm.refused, 0);
    let fails = held::takeover(600, 3, APART);
    all_is_answered(&fails);
    assert!(fails.refused > 0, "a server has died");
    assert_eq!(fails.taken, 200, "each room of the dead server has another one, once");
    let day = day::play(&Assumptions::default(), 1);
    assert!(day.lost.abs() < 1.0, "bytes of a day that are nowhere: {}", day.lost);
}

/// Whether these are the same but for a thousandth.
fn same(one: f64, other: f64) -> bool {
    (one - other).abs() <= 0.001 * other.abs()
}

#[test]
fn queues_obey_the_laws_of_little_and_of_utilization() {
    let runs = measured::ETCD_APPENDS.map(|point| held::appends(fit::ETCD, point.rooms));
    for of in runs.into_iter().chain([run(of_shard(3_000, 3))]) {
        for (inside, a_second, stays) in [of.littles, of.leader_littles] {
            assert!(same(inside, a_second * stays), "{inside} is not {a_second} * {stays}");
        }
        let (busy, a_second, work) = of.leader_work;
        assert!(same(busy, a_second * work), "{busy} is not {a_second} * {work}");
        assert!(of.busy[0] <= 1.0);
    }
}

#[test]
fn the_same_seed_gives_the_same_run() {
    assert_eq!(run(of_shard(300, 3)), run(of_shard(300, 3)));
    let other = Setting {
        seed: 2,
        ..of_shard(300, 3)
    };
    assert_ne!(run(of_shard(300, 3)), run(other));
}

#[test]
fn more_rooms_never_need_fewer_servers_clusters_or_euros() {
    let (with, limits) = (Assumptions::default(), limits());
    let mut before = (0, 0, 0.0, 0.0);
    for rooms in [1, 10, 500, 4_000, 9_000, 20_000, 21_000, 50_000, 300_000, 1_000_000] {
        let plan = plan::plan(&with, &limits, rooms, true);
        let now = (plan.servers, plan.clusters, plan.euros, plan.memory_gib);
        assert!(
            now.0 >= before.0 && now.1 >= before.1 && now.2 >= before.2 && now.3 >= before.3,
            "{rooms}"
        );
        before = now;
    }
}

#[test]
fn a_shard_ends_where_its_costs_say() {
    let usual = limits();
    let roomy = plan::limits(&Assumptions::default().with("quota-gib", 8.0));
    assert!(roomy.quota >= usual.quota * 39 / 10);
    let slow = plan::limits(&Assumptions::default().with("etcd-work", 2.0));
    assert!(
        slow.appends < usual.appends * 3 / 4,
        "{} of {}",
        slow.appends,
        usual.appends
    );
}

#[test]
fn every_assumption_that_a_plan_asks_for_has_a_value() {
    let with = Assumptions::default();
    assert!(!with.clone().set("nothing", 1.0));
    for (name, value, what) in with.all() {
        assert!(*value > 0.0 && !what.is_empty(), "{name}");
    }
}
