//! `--shots` and `--quit-after`: numbered pictures of what a match comes by, and an end by itself.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};

use super::{Overlay, Screen};
use crate::games::Listed;
use crate::games::stack::Stack;
use crate::games::stack::event::StackEvent;
use crate::table::journal::{Journal, JournalCursor};
use crate::table::phase::{MatchPhase, MatchSystems, TableGate};

/// When the program ends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum QuitAfter {
    /// After one turn.
    Turn,
    /// After one round was scored.
    Round,
    /// After the match.
    Match,
}

/// What is still to be done before the program ends.
#[derive(Resource, Debug, Default)]
struct Shots {
    folder: Option<PathBuf>,
    quit_after: Option<QuitAfter>,
    taken: u32,
    under_way: u32,
    wanted: bool,
    ending: bool,
    turns: u32,
}

/// Takes a picture at each turn, settled throw and change of screen, and ends the program when asked to.
pub(super) fn plugin(folder: Option<PathBuf>, quit_after: Option<QuitAfter>) -> impl Fn(&mut App) + Send + Sync {
    move |app: &mut App| {
        if let Some(folder) = &folder
            && let Err(error) = std::fs::create_dir_all(folder)
        {
            warn!("no pictures can be written to {}: {error}", folder.display());
        }
        app.insert_resource(Shots {
            folder: folder.clone(),
            quit_after,
            ..default()
        })
        .add_systems(Update, (watch, take, quit).chain().after(MatchSystems::Present));
    }
}

fn watch(
    journal: Option<Res<Journal>>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    phase: Res<State<MatchPhase>>,
    mut cursor: Local<JournalCursor>,
    mut shots: ResMut<Shots>,
) {
    shots.wanted |= screen.is_changed() || overlay.is_changed();
    let Some(journal) = journal else { return };
    for event in journal.read(&mut cursor).iter().filter_map(Stack::of_event) {
        match event {
            StackEvent::TurnStarted { .. } => {
                shots.turns += 1;
                shots.ending |= shots.quit_after == Some(QuitAfter::Turn) && shots.turns > 1;
                shots.wanted = true;
            }
            StackEvent::Rolled { .. } | StackEvent::OpeningThrown { .. } | StackEvent::FirstRolled { .. } => {
                shots.wanted = true;
            }
            StackEvent::RoundScored { .. } => {
                shots.ending |= shots.quit_after.is_some_and(|quit| quit != QuitAfter::Match);
                shots.wanted = true;
            }
            _ => {}
        }
    }
    shots.ending |= shots.quit_after.is_some() && *phase.get() == MatchPhase::Over;
}

/// Once what happened has been shown.
fn take(gate: Res<TableGate>, mut shots: ResMut<Shots>, mut commands: Commands) {
    if !shots.wanted || gate.showing {
        return;
    }
    shots.wanted = false;
    let Some(folder) = shots.folder.clone() else { return };
    shots.taken += 1;
    shots.under_way += 1;
    let path = folder.join(format!("{:04}.png", shots.taken));
    commands
        .spawn(Screenshot::primary_window())
        .observe(save_to_disk(path))
        .observe(|_: On<ScreenshotCaptured>, mut shots: ResMut<Shots>| shots.under_way -= 1);
}

fn quit(shots: Res<Shots>, gate: Res<TableGate>, mut exit: MessageWriter<AppExit>) {
    if shots.ending && !gate.showing && !shots.wanted && shots.under_way == 0 {
        exit.write(AppExit::Success);
    }
}
