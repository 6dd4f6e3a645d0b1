//! Costs of an append that were not measured one by one, found so that runs give the times that were measured.

use crate::costs::{EtcdCosts, Tailed};
use crate::held;
use crate::measured::ETCD_APPENDS;

/// What `capacity fit` found for the figures of [`crate::measured`], rounded. The three points fix the sum of these
/// costs better than its parts: how much of it is whose, the processor times of `append_costs` say.
pub const ETCD: EtcdCosts = EtcdCosts {
    client_s: 0.000_85,
    leader_s: 0.000_58,
    leader_batch_s: 0.000_68,
    follower_s: 0.000_3,
    follower_batch_s: 0.000_33,
    sync: Tailed {
        median_s: 0.000_77,
        spread: 1.1,
    },
};

/// How far runs with these costs are from what was measured: the sum of the squared logarithms of all ratios.
fn distance(costs: &EtcdCosts) -> f64 {
    let ratios = ETCD_APPENDS.iter().flat_map(|point| {
        let run = held::appends(*costs, point.rooms);
        let [p50, p99, _] = run.append_s.map(|seconds| seconds * 1e3);
        [
            run.writes_a_second / point.a_second,
            p50 / point.p50_ms,
            p99 / point.p99_ms,
        ]
    });
    ratios.map(|ratio| ratio.ln().powi(2)).sum()
}

/// Costs that fit better, found by changing one at a time.
pub fn fitted(mut costs: EtcdCosts) -> EtcdCosts {
    let mut best = distance(&costs);
    for step in [1.3, 1.15, 1.07, 1.03] {
        for _ in 0..4 {
            for part in 0..7 {
                for factor in [step, 1.0 / step] {
                    let tried = changed(costs, part, factor);
                    let distance = distance(&tried);
                    if distance < best {
                        (costs, best) = (tried, distance);
                    }
                }
            }
        }
    }
    costs
}

fn changed(mut costs: EtcdCosts, part: usize, factor: f64) -> EtcdCosts {
    let of = match part {
        0 => &mut costs.client_s,
        1 => &mut costs.leader_s,
        2 => &mut costs.leader_batch_s,
        3 => &mut costs.follower_s,
        4 => &mut costs.follower_batch_s,
        5 => &mut costs.sync.median_s,
        _ => &mut costs.sync.spread,
    };
    *of *= factor;
    costs
}
