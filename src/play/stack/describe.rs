//! Describes a match of Stack: the dice with their numbers and positions in the window, the chosen die, the totals.

use bevy::prelude::*;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::play::stack::hands::chosen::Selection;
use games::catalog::{AnyEvent, Listed};
use games::stack::Stack;
use games::stack::event::StackEvent;
use games::stack::state::Place;
use host::view::MatchView;
use tabletop::die::Die;
use window_kit::presentation::camera::screen_position;
use window_kit::presentation::visual::{TableCamera, VisualOf};
use window_kit::table::components::die::Parked;
use window_kit::table::journal::Journal;

#[derive(Serialize)]
struct SeenDie {
    id: u8,
    owner: u8,
    face: u8,
    /// The bottom die of the stack; `None` for a loose die.
    stack: Option<u8>,
    /// Whether the die is on top of its stack, or loose.
    open: bool,
    /// The position in logical pixels of the window, rounded.
    x: i32,
    y: i32,
}

/// Describes the visible state of the match.
pub(super) fn describe(world: &mut World) -> Map<String, Value> {
    let fell = |event: &&AnyEvent| matches!(Stack::of_event(event), Some(StackEvent::Fell { .. }));
    let mut said = Map::new();
    let journal = world.get_resource::<Journal>();
    let fallen = journal.map_or(0, |journal| journal.entries().iter().filter(fell).count());
    said.insert("stacks_fallen".into(), fallen.into());
    let selected = world.get_resource::<Selection>().and_then(|chosen| chosen.die());
    said.insert("selected".into(), selected.map(|die| die.0).into());
    let view = world.get_resource::<MatchView>();
    if let Some((view, stack)) = view.and_then(|view| Some((view, Stack::of_view(&view.view)?))) {
        let totals: Vec<i32> = view.seats.iter().map(|seat| stack.total(seat)).collect();
        said.insert("round".into(), stack.round().into());
        said.insert("totals".into(), totals.into());
    }
    let dice = world.run_system_cached(see_dice).unwrap_or_default();
    said.insert("dice".into(), json!(dice));
    said
}

fn see_dice(
    view: Res<MatchView>,
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    visuals: Query<(&GlobalTransform, &VisualOf)>,
    dice: Query<&Die, Without<Parked>>,
) -> Vec<SeenDie> {
    let stack = Stack::of_view(&view.view);
    let (Some(stack), Ok((camera, camera_at))) = (stack, camera.single()) else {
        return Vec::new();
    };
    let mut seen: Vec<SeenDie> = visuals
        .iter()
        .filter_map(|(transform, visual)| {
            let die = dice.get(visual.0).ok()?;
            let at = screen_position(camera, camera_at, transform.translation())?;
            let (pile, open) = match stack.place(die.id) {
                Place::Loose => (None, true),
                Place::Stacked { stack: id } => (Some(id.0), stack.stack(id).is_some_and(|pile| pile.top() == die.id)),
                Place::InHand | Place::Captured { .. } => return None,
            };
            Some(SeenDie {
                id: die.id.0,
                owner: die.owner.0,
                face: stack.face(die.id).0,
                stack: pile,
                open,
                x: at.x.round() as i32,
                y: at.y.round() as i32,
            })
        })
        .collect();
    seen.sort_by_key(|die| die.id);
    seen.dedup_by_key(|die| die.id);
    seen
}
