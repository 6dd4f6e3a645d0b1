//! Describes the screen in words, for programs that play with mouse and keys: tests, and tools for people who cannot
//! see the screen.
//!
//! With `TUMBLETOP_DESCRIBE=FILE` in the environment, the file is rewritten whenever the description changes: the
//! screen, whose turn it is, each die with its number and position in the window, each button with its position. It
//! contains only what a person can see. A second file beside it, `.frames`, has the number of frames so far, so that a
//! program can wait until the game has processed its input.

use std::path::{Path, PathBuf};

use bevy::diagnostic::FrameCount;
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::{Checked, ComputedNode, UiGlobalTransform};
use bevy::ui_widgets::{Button, Checkbox};
use bevy::window::PrimaryWindow;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::table::journal::Journal;
use crate::table::phase::{MatchPhase, MatchSystems, TableGate};
use crate::table::replay::state::Replay;
use crate::ui::focus::FocusName;
use crate::ui::localized::LocalizedText;
use crate::window::by_game::ByGame;
use crate::window::by_game::GameDescriber;
use crate::window::open_panels::OpenPanels;
use crate::window::state::{Overlay, Screen};
use host::view::{MatchView, Players};
use messages::Id;

/// The shortest time between two descriptions, in seconds.
const EVERY_S: f32 = 0.1;

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
    buttons: Vec<DescribedButton>,
    /// The ids of the messages that can be read.
    words: Vec<&'static str>,
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

/// A button, or another element with a name.
#[derive(Serialize, PartialEq)]
struct DescribedButton {
    /// The name of the element; empty if it has none.
    name: String,
    /// The ids of the messages on it. Names and ids are the same in all languages.
    says: Vec<&'static str>,
    label: String,
    /// The typed text of a text field; `on` or `off` for a switch.
    value: String,
    x: i32,
    y: i32,
}

#[derive(Resource)]
struct DescriptionFile(PathBuf);

pub(crate) fn plugin(app: &mut App) {
    if let Some(path) = std::env::var_os("TUMBLETOP_DESCRIBE") {
        app.insert_resource(DescriptionFile(path.into()))
            .add_systems(Update, describe.after(MatchSystems::Present))
            .add_systems(Last, count_frames);
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
    std::fs::write(&aside, text)?;
    std::fs::rename(&aside, to)
}

/// Rewrites the file if anything has changed.
fn describe(world: &mut World, mut written: Local<Description>, mut last: Local<f32>) {
    let now_s = world.resource::<Time<Real>>().elapsed_secs();
    if now_s - *last < EVERY_S {
        return;
    }
    *last = now_s;
    let now = see(world);
    if now == *written {
        return;
    }
    let to = &world.resource::<DescriptionFile>().0;
    let done = serde_json::to_vec(&now)
        .map_err(std::io::Error::other)
        .and_then(|text| put(to, &text));
    match done {
        Ok(()) => *written = now,
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
    now
}

/// Describes what all games have.
fn see_any_match(
    states: (Res<State<Screen>>, Res<State<Overlay>>, Res<State<MatchPhase>>),
    table: (
        Option<Res<MatchView>>,
        Res<Players>,
        Res<Journal>,
        Res<TableGate>,
        Replay,
    ),
    buttons: Query<
        (
            Entity,
            Option<&FocusName>,
            (&ComputedNode, &UiGlobalTransform, &InheritedVisibility),
            (Has<Checkbox>, Has<Checked>, Option<&EditableText>),
        ),
        Or<(With<Button>, With<FocusName>)>,
    >,
    (focus, focusable): (Res<InputFocus>, Query<Option<&FocusName>, With<TabIndex>>),
    window: Query<&Window, With<PrimaryWindow>>,
    children: Query<&Children>,
    texts: Query<(&Text, Option<&LocalizedText>)>,
    (said, opened): (
        Query<(&LocalizedText, &ComputedNode, &InheritedVisibility)>,
        Option<Res<OpenPanels>>,
    ),
) -> Description {
    let (screen, overlay, phase) = states;
    let (view, players, journal, gate, replay) = table;
    let mut now = Description {
        screen: format!("{:?}", screen.get()),
        overlay: format!("{:?}", overlay.get()),
        phase: format!("{:?}", phase.get()),
        still: gate.open(),
        events: journal.entries().len(),
        words: said
            .iter()
            .filter(|(_, node, visible)| visible.get() && node.size().min_element() > 0.0)
            .map(|(said, ..)| said.0.id().name())
            .collect(),
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
    now.focus = match focus.get().and_then(|entity| focusable.get(entity).ok()) {
        None => String::new(),
        Some(None) => "unnamed".to_owned(),
        Some(Some(name)) => name.0.clone(),
    };
    for (entity, name, (node, transform, visible), (switch, on, typed)) in &buttons {
        if !visible.get() || node.size().min_element() <= 0.0 {
            continue;
        }
        let (mut label, mut said) = (Vec::new(), Vec::new());
        for (text, message) in children
            .iter_descendants(entity)
            .filter_map(|child| texts.get(child).ok())
        {
            label.push(text.0.as_str());
            said.extend(message.map(|message| message.0.id()));
        }
        // The interface has its own scale in addition to the window's; the description uses logical pixels of the
        // window.
        let at = transform.translation / window.single().map_or(1.0, Window::scale_factor);
        let name = name.map_or_else(String::new, |name| name.0.clone());
        let value = match typed {
            Some(typed) => typed.value().to_string(),
            None if switch => if on { "on" } else { "off" }.to_owned(),
            None => String::new(),
        };
        now.buttons.push(DescribedButton {
            name,
            value,
            says: said.into_iter().map(Id::name).collect(),
            label: label.join(" "),
            x: at.x.round() as i32,
            y: at.y.round() as i32,
        });
    }
    now
}
