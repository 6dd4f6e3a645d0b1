//! The screen in words, for programs that play with mouse and keys: tests, and tools for people who can't see it.
//!
//! With `TUMBLETOP_DESCRIBE=FILE` in the environment, the file is rewritten whenever what it says has changed: the
//! screen, whose turn it is, each die with its number and place in the window, each button with its place. It says what
//! a person can see and nothing more.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform};
use bevy::ui_widgets::Button;
use bevy::window::PrimaryWindow;
use serde::Serialize;

use crate::catalog::{AnyEvent, Listed};
use crate::games::stack::event::StackEvent;
use crate::games::stack::state::{Place, Stack};
use crate::physics::die::Die;
use crate::play::skip_bo::describe::{CardsOnScreen, DescribedCards};
use crate::play::skip_bo_dice::describe::{DiceGameParts, DiceGameSeen};
use crate::play::stack::hands::chosen::Selection;
use crate::presentation::camera::screen_position;
use crate::presentation::visual::{TableCamera, VisualOf};
use crate::table::journal::Journal;
use crate::table::phase::{MatchPhase, MatchSystems, TableGate};
use crate::table::replay::state::Replaying;
use crate::table::view::{MatchView, Players};
use crate::tabletop::die::Parked;
use crate::window::state::{Overlay, Screen};

/// Seconds between two looks.
const EVERY_S: f32 = 0.1;

/// What a person sees.
#[derive(Serialize, PartialEq, Default)]
struct Description {
    screen: String,
    overlay: String,
    phase: String,
    /// Whether the table is still and waits for whoever is due.
    still: bool,
    round: u16,
    /// The seats due, and which of them a person plays.
    due: Vec<u8>,
    person_due: Option<u8>,
    selected: Option<u8>,
    totals: Vec<i32>,
    dice: Vec<DescribedDie>,
    buttons: Vec<DescribedButton>,
    /// How many things have happened in the match.
    events: usize,
    /// How many stacks have fallen in the match.
    stacks_fallen: usize,
    /// A match of Skip-Bo Dice.
    dice_game: Option<DiceGameSeen>,
    /// The cards, in a card game.
    cards: Option<DescribedCards>,
    /// A recorded match that is being shown.
    replay: Option<DescribedReplay>,
}

/// Where one is in a recorded match.
#[derive(Serialize, PartialEq)]
struct DescribedReplay {
    /// How many actions have happened.
    at: usize,
    /// How many there are.
    count: usize,
    playing: bool,
    /// Whether it has come to where it is to be.
    there: bool,
}

#[derive(Serialize, PartialEq)]
struct DescribedDie {
    id: u8,
    owner: u8,
    face: u8,
    /// The bottom die of its stack; none for a loose die.
    stack: Option<u8>,
    /// Whether it is on top of its stack, or loose.
    open: bool,
    /// In logical pixels of the window, rounded.
    x: i32,
    y: i32,
}

#[derive(Serialize, PartialEq)]
struct DescribedButton {
    label: String,
    x: i32,
    y: i32,
}

#[derive(Resource)]
struct DescribeTo(PathBuf);

pub(crate) fn plugin(app: &mut App) {
    if let Some(path) = std::env::var_os("TUMBLETOP_DESCRIBE") {
        app.insert_resource(DescribeTo(path.into()))
            .add_systems(Update, describe.after(MatchSystems::Present));
    }
}

fn describe(
    to: Res<DescribeTo>,
    time: Res<Time<Real>>,
    states: (Res<State<Screen>>, Res<State<Overlay>>, Res<State<MatchPhase>>),
    table: (
        Option<Res<MatchView>>,
        Option<Res<Players>>,
        Option<Res<Journal>>,
        Res<TableGate>,
        Res<Selection>,
        Option<Res<Replaying>>,
    ),
    dice_game: DiceGameParts,
    (camera, cards): (Query<(&Camera, &GlobalTransform), With<TableCamera>>, CardsOnScreen),
    visuals: Query<(&GlobalTransform, &VisualOf)>,
    dice: Query<&Die, Without<Parked>>,
    buttons: Query<(Entity, &ComputedNode, &UiGlobalTransform, &InheritedVisibility), With<Button>>,
    window: Query<&Window, With<PrimaryWindow>>,
    children: Query<&Children>,
    texts: Query<&Text>,
    mut written: Local<Description>,
    mut last: Local<f32>,
) {
    if time.elapsed_secs() - *last < EVERY_S {
        return;
    }
    *last = time.elapsed_secs();
    let (screen, overlay, phase) = states;
    let (view, players, journal, gate, selection, replaying) = table;
    let mut now = Description {
        screen: format!("{:?}", screen.get()),
        overlay: format!("{:?}", overlay.get()),
        phase: format!("{:?}", phase.get()),
        still: gate.open(),
        selected: selection.die().map(|die| die.0),
        events: journal.as_ref().map_or(0, |journal| journal.entries().len()),
        stacks_fallen: journal.map_or(0, |journal| {
            journal
                .entries()
                .iter()
                .filter(|event| matches!(event, AnyEvent::Stack(StackEvent::Fell { .. })))
                .count()
        }),
        cards: cards.describe(),
        replay: replaying.map(|replaying| DescribedReplay {
            at: replaying.at(),
            count: replaying.count(),
            playing: replaying.is_playing(),
            there: !replaying.is_jumping(),
        }),
        ..default()
    };
    if let Some(view) = &view {
        now.due = view.due.iter().map(|seat| seat.0).collect();
        now.person_due = view
            .due
            .iter()
            .find(|seat| players.as_ref().is_some_and(|players| players.is_person(*seat)))
            .map(|s| s.0);
        now.dice_game = dice_game.describe(view, &camera, &visuals, &dice);
    }
    if let Some((view, stack)) = view.as_ref().and_then(|view| Some((view, Stack::of_view(&view.view)?))) {
        now.round = stack.round();
        now.totals = view.seats.iter().map(|seat| stack.total(seat)).collect();
        if let Ok((camera, camera_at)) = camera.single() {
            for (transform, visual) in &visuals {
                let Ok(die) = dice.get(visual.0) else { continue };
                let Some(at) = screen_position(camera, camera_at, transform.translation()) else {
                    continue;
                };
                let (pile, open) = match stack.place(die.id) {
                    Place::Loose => (None, true),
                    Place::Stacked { stack: id } => {
                        (Some(id.0), stack.stack(id).is_some_and(|pile| pile.top() == die.id))
                    }
                    Place::InHand | Place::Captured { .. } => continue,
                };
                now.dice.push(DescribedDie {
                    id: die.id.0,
                    owner: die.owner.0,
                    face: stack.face(die.id).0,
                    stack: pile,
                    open,
                    x: at.x.round() as i32,
                    y: at.y.round() as i32,
                });
            }
            now.dice.sort_by_key(|die| die.id);
            now.dice.dedup_by_key(|die| die.id);
        }
    }
    for (entity, node, transform, visible) in &buttons {
        if !visible.get() || node.size().min_element() <= 0.0 {
            continue;
        }
        let label: Vec<&str> = children
            .iter_descendants(entity)
            .filter_map(|child| texts.get(child).ok())
            .map(|t| t.0.as_str())
            .collect();
        // Interface pixels are scaled by the interface's own size too; the window's are not.
        let at = transform.translation / window.single().map_or(1.0, Window::scale_factor);
        now.buttons.push(DescribedButton {
            label: label.join(" "),
            x: at.x.round() as i32,
            y: at.y.round() as i32,
        });
    }
    if now == *written {
        return;
    }
    // Written aside and moved, so that a reader never sees half of it.
    let aside = to.0.with_extension("part");
    let done = serde_json::to_vec(&now)
        .map_err(std::io::Error::other)
        .and_then(|text| std::fs::write(&aside, text))
        .and_then(|()| std::fs::rename(&aside, &to.0));
    match done {
        Ok(()) => *written = now,
        Err(error) => warn!("the screen could not be described to {}: {error}", to.0.display()),
    }
}
