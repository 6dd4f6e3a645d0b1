//! Describes the screen in words, for tests that play with mouse and keys.
//!
//! With `TUMBLETOP_DESCRIBE=FILE` in the environment, the file is rewritten whenever the description changes. What can
//! be read and pressed comes from the tree of [`access`], as a screen reader gets it. Beside that it has what no tree
//! says: the state of the match, and where each die, card and control is in the window. It contains only what a person
//! can see. A second file beside it, `.frames`, has the number of frames so far, so that a program can wait until the
//! game has processed its input.

use std::path::{Path, PathBuf};

use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use serde::Serialize;
use serde_json::{Map, Value};

use host::view::{MatchView, Players};
use system::{disk, files};
use window_kit::presentation::visual::StillShowing;
use window_kit::table::journal::Journal;
use window_kit::table::phase::{MatchPhase, TableGate};
use window_kit::table::replay::state::Replay;
use window_kit::ui::access;
use window_kit::window::by_game::ByGame;
use window_kit::window::by_game::GameDescriber;
use window_kit::window::next_frame::NextFrame;
use window_kit::window::open_panels::OpenPanels;
use window_kit::window::state::{Overlay, Screen};

/// The time between two descriptions while frame follows frame, in seconds.
const EVERY_S: f32 = 0.1;
/// So many descriptions may follow each other at once after a rest: a window that wakes draws more than one frame.
const AT_ONCE: f32 = 4.0;

/// The description of the screen.
#[derive(Serialize, PartialEq, Default)]
struct Description {
    screen: String,
    overlay: String,
    phase: String,
    /// Whether the table is still and waits for a player's action.
    still: bool,
    /// The game's name on the command line.
    game: &'static str,
    /// The seats whose decision is due, and the first one among them that a person plays.
    due: Vec<u8>,
    person_due: Option<u8>,
    /// The name of the element that has focus; empty if none has, and `unnamed` if it has no name.
    focus: String,
    /// The nodes that can be read or done, in reading order.
    nodes: Vec<DescribedNode>,
    /// What is open besides the overlay, in the order of opening.
    open: Vec<&'static str>,
    /// How many events the match has had.
    events: usize,
    /// The entries of the game.
    #[serde(flatten)]
    said: Map<String, Value>,
    /// The position in the recorded match that is being replayed.
    replay: Option<DescribedReplay>,
}

/// The position in a recorded match.
#[derive(Serialize, PartialEq)]
struct DescribedReplay {
    /// How many actions have happened.
    at: usize,
    /// How many actions there are in total.
    count: usize,
    playing: bool,
    /// Whether the replay has reached its target.
    there: bool,
}

/// A node of the tree.
#[derive(Serialize, PartialEq)]
struct DescribedNode {
    /// The name of the element; empty if it has none.
    name: String,
    /// The ids of the messages on it. Names and ids are the same in all languages.
    says: Vec<&'static str>,
    label: String,
    /// The typed text of a text field; `on` or `off` for a switch; what another control is set to.
    value: String,
    /// Whether it can be pressed or set.
    is_control: bool,
    is_disabled: bool,
    /// The middle, in logical pixels of the window.
    x: i32,
    y: i32,
}

#[derive(Resource)]
struct DescriptionFile(PathBuf);

/// The file to which the screen is described, if that is asked for.
#[cfg(not(target_family = "wasm"))]
fn asked() -> Option<std::ffi::OsString> {
    std::env::var_os("TUMBLETOP_DESCRIBE")
}

/// A page asks for it in its address, and hears of the file as of any other.
#[cfg(target_family = "wasm")]
fn asked() -> Option<String> {
    system::page::call("describes", &[]).as_string()
}

pub(crate) fn plugin(app: &mut App) {
    if let Some(path) = asked() {
        app.insert_resource(DescriptionFile(path.into()))
            .add_systems(Last, (describe, count_frames).chain());
    }
}

/// Writes the number of frames.
fn count_frames(to: Res<DescriptionFile>, frames: Res<FrameCount>) {
    if let Err(error) = put(&to.0.with_extension("frames"), frames.0.to_string().as_bytes()) {
        warn_once!("the frames could not be counted beside {}: {error}", to.0.display());
    }
}

/// Rewrites a file: writes another file and renames it, so that a reader never sees a part of the text.
fn put(to: &Path, text: &[u8]) -> std::io::Result<()> {
    let aside = to.with_extension("part");
    files::write(&aside, text)?;
    disk::rename(&aside, to)
}

/// The last description.
#[derive(Default)]
struct Written {
    description: Description,
    /// When the last frame was.
    at_s: f32,
    /// How many descriptions may be made now.
    left: f32,
    /// Whether another frame was asked for since the last change, in place of one without a description.
    made_up: bool,
}

/// Rewrites the file if anything has changed.
fn describe(world: &mut World, mut written: Local<Written>) {
    let now_s = world.resource::<Time<Real>>().elapsed_secs();
    written.left = (written.left + (now_s - written.at_s) / EVERY_S).min(AT_ONCE);
    written.at_s = now_s;
    if written.left < 1.0 {
        // What changes in the last frame before a rest is described too.
        if !std::mem::replace(&mut written.made_up, true) {
            world.resource_mut::<NextFrame>().within(EVERY_S);
        }
        return;
    }
    written.left -= 1.0;
    let now = see(world);
    if now == written.description {
        return;
    }
    written.made_up = false;
    let to = &world.resource::<DescriptionFile>().0;
    let done = serde_json::to_vec(&now)
        .map_err(std::io::Error::other)
        .and_then(|text| put(to, &text));
    match done {
        Ok(()) => written.description = now,
        Err(error) => warn!("the screen could not be described to {}: {error}", to.display()),
    }
}

/// Describes the screen as it is now, as a JSON object.
pub fn description(world: &mut World) -> Value {
    serde_json::to_value(see(world)).unwrap_or_default()
}

fn see(world: &mut World) -> Description {
    let mut now = world.run_system_cached(see_any_match).unwrap_or_default();
    let described = world.resource::<ByGame<GameDescriber>>().of(now.game).copied();
    if let Some(described) = described {
        now.said = described.0(world);
    }
    read_nodes(world, &mut now);
    now
}

/// Describes what can be read and pressed.
fn read_nodes(world: &mut World, now: &mut Description) {
    let tree = access::look(world);
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    let scale = windows.single(world).map_or(1.0, Window::scale_factor);
    now.nodes = tree
        .nodes()
        .map(|node| {
            let middle = node.at.center() / scale;
            let value = match (&node.text, node.is_on) {
                (Some(text), _) => text.text.clone(),
                (None, Some(on)) => if on { "on" } else { "off" }.to_owned(),
                (None, None) => node.value.clone(),
            };
            DescribedNode {
                name: node.key.clone(),
                says: node.says.iter().map(|id| id.name()).collect(),
                label: node.name.clone(),
                value,
                is_control: node.is_control(),
                is_disabled: node.is_disabled,
                x: middle.x.round() as i32,
                y: middle.y.round() as i32,
            }
        })
        .collect();
    now.focus = match tree.focused().filter(|node| node.can_have_focus()) {
        None => String::new(),
        Some(node) if node.key.is_empty() => "unnamed".to_owned(),
        Some(node) => node.key.clone(),
    };
}

/// Describes what all games have.
fn see_any_match(
    states: (Res<State<Screen>>, Res<State<Overlay>>, Res<State<MatchPhase>>),
    (view, players): (Option<Res<MatchView>>, Res<Players>),
    (journal, replay): (Res<Journal>, Replay),
    (gate, showing): (Res<TableGate>, Res<StillShowing>),
    opened: Option<Res<OpenPanels>>,
) -> Description {
    let (screen, overlay, phase) = states;
    let mut now = Description {
        screen: format!("{:?}", screen.get()),
        overlay: format!("{:?}", overlay.get()),
        phase: format!("{:?}", phase.get()),
        still: gate.open() && !showing.pen,
        events: journal.entries().len(),
        open: opened.map_or_else(Vec::new, |opened| opened.names().collect()),
        replay: replay.on().map(|replaying| DescribedReplay {
            at: replaying.at(),
            count: replaying.count(),
            playing: replaying.is_playing(),
            there: !replaying.is_jumping(),
        }),
        ..default()
    };
    if let Some(view) = &view {
        now.game = view.view.game();
        now.due = view.due.iter().map(|seat| seat.0).collect();
        now.person_due = view.due.iter().find(|seat| players.is_person(*seat)).map(|s| s.0);
    }
    now
}
