//! Tests of the table tier as a whole: entities, physics and referee, headless.

mod all_games;
mod cards;
mod dense;
mod dice_game;
mod equipment;
mod fair_throws;
mod handfuls;
mod hidden_cards;
mod host;
mod killed;
mod matches;
mod matches_cli;
mod matches_falls;
#[cfg(feature = "server")]
mod net_addresses;
mod net_asks;
#[cfg(feature = "server")]
mod net_canary;
#[cfg(feature = "server")]
mod net_crowd;
#[cfg(feature = "server")]
mod net_entering;
#[cfg(all(feature = "server", target_os = "linux"))]
mod net_flood;
#[cfg(feature = "server")]
mod net_folder;
#[cfg(feature = "server")]
mod net_full;
#[cfg(feature = "server")]
mod net_hosted;
#[cfg(feature = "server")]
mod net_late;
#[cfg(feature = "server")]
mod net_names;
#[cfg(all(feature = "server", target_os = "linux"))]
mod net_nearby;
#[cfg(feature = "server")]
mod net_noise;
#[cfg(feature = "server")]
mod net_onlookers;
#[cfg(feature = "server")]
mod net_page;
#[cfg(feature = "server")]
mod net_quota;
mod net_recorded;
#[cfg(feature = "server")]
mod net_room;
#[cfg(feature = "server")]
mod net_server;
#[cfg(feature = "server")]
mod net_sim;
#[cfg(feature = "server")]
mod net_trust;
#[cfg(feature = "server")]
mod net_wakes;
#[cfg(feature = "server")]
mod net_weather;
mod physics;
mod physics_bench;
mod physics_figures;
mod remote;
mod replay;
mod reproducible;
mod resume;
mod sandbox;
mod seats;
mod states;
mod support;
mod tracks;
mod tries;
mod tumble_scene;
mod tumbles;
mod where_dice_lie;

use tumbletop::table::phase::TableGate;

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
