//! The dice of Stack for whoever hears the table: each die that lies open, by owner, number and stack.

use bevy::prelude::*;

use crate::play::stack::hands::acting::Hands;
use crate::play::stack::hands::chosen::StackHands;
use crate::play::stack::hands::drag::click;
use crate::play::stack::hands::throw_gesture::Aim;
use crate::screens::hud::things::{InWindow, Mark, Thing, ThingPressed, add_things};
use games::catalog::Listed;
use games::stack::state::{Place, Stack};
use host::view::MatchView;
use messages::Message;
use messages::texts::text_stack as words;
use rules::die::DieId;
use rules::ids::{SeatId, Viewer};
use tabletop::die::Die;
use window_kit::presentation::visual::{Highlight, VisualOf};
use window_kit::table::components::die::Parked;
use window_kit::table::phase::playing;
use window_kit::table::viewer::TableViewer;
use window_kit::window::steps::InputSystems;

pub(super) fn plugin(app: &mut App) {
    add_things(app, list, playing::<Stack>);
    app.add_systems(Update, press.in_set(InputSystems::Act).in_set(StackHands));
}

/// The dice that lie open, those of the viewer first, then by owner, loose before stacked, and by number.
fn list(
    (view, viewer): (Res<MatchView>, Res<TableViewer>),
    window: InWindow,
    visuals: Query<(&GlobalTransform, &VisualOf)>,
    dice: Query<(&Die, Option<&Highlight>), Without<Parked>>,
) -> Vec<Thing<DieId>> {
    let Some(stack) = Stack::of_view(&view.view) else {
        return Vec::new();
    };
    let mut things: Vec<((bool, SeatId, usize, u8, DieId), Thing<DieId>)> = visuals
        .iter()
        .filter_map(|(transform, visual)| {
            let (die, light) = dice.get(visual.0).ok()?;
            let (height, name) = name(stack, die.id)?;
            let order = (
                viewer.0 != Viewer::Player(die.owner),
                die.owner,
                height,
                stack.face(die.id).0,
                die.id,
            );
            let thing = Thing {
                what: die.id,
                owner: Some(die.owner),
                name,
                mark: light.and_then(|light| Mark::of(*light)),
                at: window.of(transform.translation())?,
            };
            Some((order, thing))
        })
        .collect();
    things.sort_by_key(|(order, _)| *order);
    // A die that is carried has two visuals.
    things.dedup_by_key(|(_, thing)| thing.what);
    things.into_iter().map(|(_, thing)| thing).collect()
}

/// The words of a die, and how high its stack is; `None` for a die that does not lie open.
fn name(stack: &Stack, die: DieId) -> Option<(usize, Message)> {
    let face = stack.face(die).0;
    match stack.place(die) {
        Place::Loose => Some((1, words::thing_loose(face))),
        Place::Stacked { stack: id } => {
            let pile = stack.stack(id).filter(|pile| pile.top() == die)?;
            Some((pile.height(), words::thing_stack(face, pile.height())))
        }
        Place::InHand | Place::Captured { .. } => None,
    }
}

fn press(mut presses: MessageReader<ThingPressed<DieId>>, aim: Res<Aim>, mut hands: Hands) {
    for ThingPressed(die) in presses.read() {
        if hands.seat().is_some() {
            click(Some(*die), aim.thrown(), &mut hands);
        }
    }
}
