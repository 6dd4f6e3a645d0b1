//! A recorded match in the window, by mouse and keys.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::hands::{Game, Seen, SeenReplay};

/// Drawing is slow without a graphics card.
const PATIENCE: Duration = Duration::from_secs(60);

/// The position in the match, once the replay has reached its target.
fn place(game: &mut Game, what: &str, so: impl Fn(&SeenReplay) -> bool) -> SeenReplay {
    let there = |seen: &Seen| seen.replay.as_ref().is_some_and(|replay| replay.there && so(replay));
    let seen = game.wait_for(what, PATIENCE, there);
    seen.replay.expect("just seen")
}

#[test]
fn a_recorded_match_is_watched_by_mouse_and_keys_and_left_for_the_title() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("window replay");
    let _ = std::fs::remove_dir_all(&folder);
    let folder_name = folder.to_str().expect("a name");
    let written = Command::new(env!("CARGO_BIN_EXE_tumbletop"))
        .args(["simulate", "stack", "--physics", "--games", "1", "--seed", "4"])
        .args([
            "--seats",
            "random,random",
            "--set",
            "target=20",
            "--record",
            folder_name,
        ])
        .output()
        .expect("it starts");
    assert!(written.status.success());
    let record = folder.join("stack-000000.match");
    // A URL, as a file manager passes it.
    let address = format!("file://{}", record.to_str().expect("a name").replace(' ', "%20"));
    let mut game = Game::start("replay", &[&address, "--at", "3", "--windowed", "640x360", "--mute"]);
    let count = place(&mut game, "the third action", |replay| {
        replay.at == 3 && !replay.playing
    })
    .count;
    game.take_keyboard();
    game.key("End");
    place(&mut game, "the end", |replay| replay.at == count);
    game.key("Left");
    place(&mut game, "one action back", |replay| replay.at == count - 1);
    game.key("Prior");
    let turn = place(&mut game, "the turn before", |replay| replay.at < count - 1).at;
    game.key("Next");
    place(&mut game, "the next turn", |replay| replay.at > turn);
    game.press("replay.begin");
    place(&mut game, "the beginning", |replay| replay.at == 0);
    game.press("replay.end");
    place(&mut game, "the end", |replay| replay.at == count);
    game.key("Home");
    place(&mut game, "the beginning", |replay| replay.at == 0 && !replay.playing);
    game.press("replay.play");
    place(&mut game, "it going on by itself", |replay| {
        replay.at > 0 && replay.playing
    });
    game.key("space");
    place(&mut game, "it to stop", |replay| !replay.playing);
    game.key("Escape");
    game.wait_for("the title", PATIENCE, |seen| {
        seen.screen == "Title" && seen.replay.is_none()
    });
}
