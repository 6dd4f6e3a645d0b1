//! `tumbletop simulate --physics`, on the command line.

use std::process::Command;

use serde_json::Value;

use crate::commands::tumbletop;

fn simulate(arguments: &[&str]) -> Value {
    simulate_game("stack", arguments)
}

fn simulate_game(game: &str, arguments: &[&str]) -> Value {
    let output = Command::new(crate::PROGRAM)
        .args(["simulate", game, "--physics", "--json"])
        .args(arguments)
        .output()
        .expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    serde_json::from_slice(&output.stdout).expect("one JSON object and nothing else")
}

#[test]
fn simulated_matches_report_their_real_throws_faster_than_real_time() {
    let told = simulate(&[
        "--games",
        "2",
        "--seats",
        "normal,random",
        "--seed",
        "9",
        "--set",
        "target=60",
    ]);
    assert_eq!(told["game"], "stack");
    assert_eq!(told["games"], 2);
    assert_eq!(told["unfinished"], 0);
    assert_eq!(told["seats"][1]["agent"], "random");
    let figure = |key: &str| told[key].as_f64().unwrap_or_else(|| panic!("{key} is missing"));
    for key in [
        "actions",
        "throws",
        "ticks",
        "seconds",
        "games_per_second",
        "actions_per_second",
    ] {
        assert!(figure(key) > 0.0, "{key}");
    }
    for key in ["cocked", "off_table", "stacks_toppled", "penalties"] {
        assert!(figure(key) >= 0.0, "{key}");
    }
    assert!(figure("times_real_time") > 1.0, "{told}");
    let seats = told["seats"].as_array().expect("a list");
    let sum = |key: &str| -> u64 {
        let of_seat = seats.iter().map(|seat| seat[key].as_u64());
        of_seat.map(|count| count.expect("each seat has it")).sum()
    };
    assert!(sum("rerolls") > 0 && sum("rerolls") < told["throws"].as_u64().unwrap_or(0));
    assert_eq!(
        told["stacks_toppled"],
        sum("stacks_toppled"),
        "S-7: somebody's roll did it"
    );
}

#[test]
fn real_throws_count_for_their_player_also_if_players_move_on_by_a_seat() {
    let told = |more: &[&str]| {
        let matches = [
            "--games",
            "1",
            "--seats",
            "random,normal",
            "--seed",
            "3",
            "--set",
            "target=20",
        ];
        simulate(&[&matches[..], more].concat())["seats"].clone()
    };
    // The first match is played in the given order; seats move on only in later matches.
    assert_eq!(told(&[])[0]["rerolls"], told(&["--alternate"])[0]["rerolls"]);
    let twice = |more: &[&str]| {
        let matches = [
            "--games",
            "2",
            "--seats",
            "random,normal",
            "--seed",
            "4",
            "--set",
            "target=20",
        ];
        simulate(&[&matches[..], more].concat())["seats"].clone()
    };
    assert_ne!(twice(&[])[0]["rerolls"], twice(&["--alternate"])[0]["rerolls"]);
}

#[test]
fn the_time_of_decisions_is_measured_with_real_throws_too() {
    let matches = ["--cost", "--games", "1", "--seats", "easy,easy", "--set", "target=20"];
    let told = simulate(&matches);
    for seat in told["seats"].as_array().expect("a list") {
        let figure = |key: &str| seat["cost"][key].as_f64().unwrap_or_else(|| panic!("{key} is missing"));
        for key in ["choices", "mean_ms", "median_ms", "p99_ms", "longest_ms"] {
            assert!(figure(key) > 0.0, "{key}");
        }
        assert!(figure("mean_ms") <= figure("longest_ms"), "{told}");
    }
    let unmeasured = simulate(&matches[1..]);
    assert!(unmeasured["seats"][0].get("cost").is_none());
    assert_eq!(unmeasured["final_hash"], told["final_hash"]);

    // As text, each player has one line more.
    let lines = |arguments: &[&str]| {
        let output = tumbletop(&[&["simulate", "stack", "--physics"][..], arguments].concat());
        assert!(output.status.success(), "{output:?}");
        String::from_utf8_lossy(&output.stdout).lines().count()
    };
    assert_eq!(lines(&matches), lines(&matches[1..]) + 2);
}

#[test]
fn the_number_of_threads_changes_nothing_but_the_time() {
    let matches = [
        "--games",
        "3",
        "--seats",
        "random,random",
        "--seed",
        "4",
        "--set",
        "target=20",
    ];
    let on = |threads| {
        let told = simulate(&[&matches[..], &["--threads", threads]].concat());
        ["final_hash", "throws", "ticks", "cocked", "penalties"].map(|key| told[key].clone())
    };
    assert_eq!(on("1"), on("3"));
}

#[test]
fn the_other_games_are_simulated_on_the_table_too() {
    let short: &[&str] = &["--set", "stock=5", "--set", "target=round"];
    for (game, set, throws) in [
        ("skip-bo", short, false),
        ("skip-bo-mod", short, true),
        ("skip-bo-dice", &[], true),
    ] {
        let seats = ["--seats", "greedy,random", "--seed", "5", "--games", "1"];
        let told = simulate_game(game, &[&seats[..], set].concat());
        assert_eq!(
            (&told["game"], &told["unfinished"]),
            (&Value::from(game), &Value::from(0))
        );
        assert_eq!(told["throws"].as_u64() > Some(0), throws, "{told}");
        assert!(
            told["final_hash"].as_str().is_some() || told["final_hash"].as_u64().is_some(),
            "{told}"
        );
    }
}
