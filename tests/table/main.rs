//! Tests of the table tier as a whole: entities, physics and referee, headless.

mod all_games;
#[path = "../apart.rs"]
mod apart;
mod cards;
#[cfg(target_os = "linux")]
mod command_line;
mod dense;
mod dense_throw;
mod dice_game;
mod docs;
#[cfg(target_os = "linux")]
#[path = "../../crates/cli/tests/command_line/english.rs"]
mod english;
mod equipment;
mod fair_throws;
#[cfg(target_os = "linux")]
#[path = "../../crates/cli/tests/command_line/files.rs"]
mod files;
mod gamepad;
mod handfuls;
mod hidden_cards;
mod host;
mod hosted;
mod killed;
mod matches;
mod matches_falls;
#[cfg(target_os = "linux")]
#[path = "../../crates/cli/tests/command_line/output.rs"]
mod output;
#[path = "../../crates/server/tests/net/own_network.rs"]
mod own_network;
mod packed;
mod physics;
mod physics_bench;
mod readable;
mod remote;
mod replay;
mod reproducible;
mod resume;
mod rhythm;
mod sandbox;
#[path = "../../crates/records/tests/matches/saved_matches.rs"]
mod saved_matches;
#[path = "../scene_games.rs"]
mod scene_games;
mod screens;
mod seats;
mod sizes;
mod states;
mod support;
mod tracks;
mod tries;
mod tumble_scene;
mod tumbles;
#[expect(dead_code, reason = "the example prints the rest")]
mod turn_times;
mod waits;
mod where_dice_lie;
#[path = "../whole_app.rs"]
mod whole_app;

use window_kit::table::phase::TableGate;

#[test]
fn the_table_waits_while_anything_holds_it() {
    assert!(TableGate::default().open());
    assert!(
        !TableGate {
            showing: true,
            ..Default::default()
        }
        .open()
    );
    assert!(
        !TableGate {
            waiting: true,
            ..Default::default()
        }
        .open()
    );
}

/// The program, for the tests of its command line.
#[cfg(target_os = "linux")]
const PROGRAM: &str = env!("CARGO_BIN_EXE_tumbletop");

/// Its commands.
#[cfg(target_os = "linux")]
fn program() -> clap::Command {
    tumbletop::commands::program::command()
}
