//! What is printed: tables in Markdown, as docs/operating.md has them, or JSON.

use std::fmt::Write;

use crate::assumed::Assumptions;
use crate::held::Held;
use crate::plan::{self, LETTERS, Limits, Plan};

/// A number with thousands apart, as the documents write them.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn rounded(value: f64) -> String {
    if value < 10.0 {
        format!("{value:.1}")
    } else {
        grouped(value.round() as usize)
    }
}

/// Each measured point beside its run.
pub fn held(all: &[Held], json: bool) -> String {
    let mut text = String::new();
    if json {
        let objects = all.iter().map(|held| {
            let Held {
                what,
                measured,
                model,
                bound,
            } = held;
            format!("{{\"what\":\"{what}\",\"measured\":{measured},\"model\":{model},\"bound\":{bound}}}")
        });
        return format!("[{}]\n", objects.collect::<Vec<_>>().join(","));
    }
    text.push_str("| | measured | model | off by | bound |\n| --- | --- | --- | --- | --- |\n");
    for held in all {
        let Held {
            what,
            measured,
            model,
            bound,
        } = held;
        let (off, bound) = (held.error() * 100.0, bound * 100.0);
        let _ = writeln!(
            text,
            "| {what} | {measured:.2} | {model:.2} | {off:+.0} % | {bound:.0} % |"
        );
    }
    text
}

/// What so many rooms need.
pub fn plans(with: &Assumptions, limits: &Limits, plans: &[Plan], json: bool) -> String {
    if json {
        return json_of(with, limits, plans);
    }
    let mut text = String::new();
    let Limits {
        server,
        appends,
        quota,
        day,
    } = limits;
    let _ = writeln!(
        text,
        "Rooms of a server: {}. Rooms of a shard: {} by the appends, {} by the quota: the {} end it \
         first.\nEach room at the peak: {} acts and {:.1} matches a day, {} kB in the file of etcd.\n",
        grouped(*server),
        grouped(*appends),
        grouped(*quota),
        limits.first(),
        grouped(day.acts as usize),
        day.matches,
        grouped((day.file / 1e3) as usize),
    );
    text.push_str(
        "| rooms | kept in | servers | clusters | memory, GiB | sent a month, GB | Mbit/s | disk, GB | \
         append p50, ms | p99 | taken over, s | euros a month |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for plan in plans {
        let [p50, p99, _] = plan.peak.append_s.map(|seconds| seconds * 1e3);
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} | {} | {} | {} | {p50:.1} | {p99:.0} | {} | {} |",
            grouped(plan.rooms),
            if plan.shared { "etcd" } else { "files" },
            grouped(plan.servers),
            grouped(plan.clusters),
            rounded(plan.memory_gib),
            rounded(plan.traffic_gb),
            rounded(plan.peak_mbit),
            rounded(plan.disk_gb),
            if plan.taken_after_s > 0.0 {
                rounded(plan.taken_after_s)
            } else {
                "-".to_owned()
            },
            grouped(plan.euros.round() as usize),
        );
    }
    if plans.iter().any(|plan| plan.clusters > LETTERS) {
        let _ = writeln!(
            text,
            "\nA code begins with one of {LETTERS} letters: more clusters need more than one letter each."
        );
    }
    text
}

fn json_of(with: &Assumptions, limits: &Limits, plans: &[Plan]) -> String {
    let assumed: Vec<String> = with
        .all()
        .map(|(name, value, _)| format!("\"{name}\":{value}"))
        .collect();
    let Limits {
        server,
        appends,
        quota,
        day,
    } = limits;
    let plans = plans.iter().map(|plan| {
        let [p50, p99, longest] = plan.peak.append_s;
        format!(
            "{{\"rooms\":{},\"shared\":{},\"servers\":{},\"clusters\":{},\"memory_gib\":{},\"traffic_gb\":{},\
             \"peak_mbit\":{},\"disk_gb\":{},\"append_p50_s\":{p50},\"append_p99_s\":{p99},\
             \"append_longest_s\":{longest},\
             \"writes_a_second_of_shard\":{},\"leader_busy\":{},\"server_busy\":{},\"taken_after_s\":{},\"euros\":{}}}",
            plan.rooms,
            plan.shared,
            plan.servers,
            plan.clusters,
            plan.memory_gib,
            plan.traffic_gb,
            plan.peak_mbit,
            plan.disk_gb,
            plan.peak.writes_a_second,
            plan.peak.busy[0],
            plan.peak.busy[1],
            plan.taken_after_s,
            plan.euros
        )
    });
    format!(
        "{{\"assumed\":{{{}}},\"rooms_of_server\":{server},\"rooms_by_appends\":{appends},\"rooms_by_quota\":{quota},\
         \"file_bytes_a_room\":{},\"plans\":[{}]}}\n",
        assumed.join(","),
        day.file,
        plans.collect::<Vec<_>>().join(",")
    )
}

/// How many rooms a shard holds, as its costs change.
pub fn sensitivity(usual: &Assumptions) -> String {
    let cases: [(&str, &[(&str, f64)]); 9] = [
        ("as above", &[]),
        (
            "a disk that syncs in 1 ms, evenly",
            &[("sync-ms", 1.0), ("sync-spread", 0.2)],
        ),
        (
            "a disk that syncs in 5 ms, evenly",
            &[("sync-ms", 5.0), ("sync-spread", 0.2)],
        ),
        ("three zones, 1 ms from one to another", &[("hop-ms", 1.0)]),
        ("three zones, 2 ms", &[("hop-ms", 2.0)]),
        ("four processors a member", &[("member-cores", 4.0)]),
        ("half the work of etcd for an append", &[("etcd-work", 0.5)]),
        ("a quota of 8 GiB", &[("quota-gib", 8.0)]),
        ("compaction every 5 min", &[("compaction-min", 5.0)]),
    ];
    let mut text = "| | rooms by the appends | by the quota | first | append p50, ms | p99 |\n\
                    | --- | --- | --- | --- | --- | --- |\n"
        .to_owned();
    for (what, changes) in cases {
        let with = changes
            .iter()
            .fold(usual.clone(), |with, (name, value)| with.with(name, *value));
        let limits = plan::limits(&with);
        let peak = plan::plan(&with, &limits, limits.shard(), true).peak;
        let [p50, p99, _] = peak.append_s.map(|seconds| seconds * 1e3);
        let (appends, quota) = (grouped(limits.appends), grouped(limits.quota));
        let _ = writeln!(
            text,
            "| {what} | {appends} | {quota} | {} | {p50:.0} | {p99:.0} |",
            limits.first()
        );
    }
    text
}

/// All assumptions.
pub fn assumptions(with: &Assumptions) -> String {
    let mut text = "| name | value | what it is |\n| --- | --- | --- |\n".to_owned();
    for (name, value, what) in with.all() {
        let _ = writeln!(text, "| `{name}` | {value} | {what} |");
    }
    text
}
