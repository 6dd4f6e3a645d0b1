//! The hands of people at other machines, while they hold or aim something: where they are, what they hold up, and where
//! they would throw.
//!
//! They are told often and may be lost on the way; nothing depends on them. Piles of cards lie elsewhere on each table, so
//! over cards a place is told by the nearest pile.

mod draw;
mod lift;
mod over;
mod tell;

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

pub(super) use over::Shown;

use over::Hands;

use super::room::Room;
use crate::host::view::MatchView;
use crate::table::phase::MatchSystems;
use crate::window::state::Screen;
use crate::window::steps::HudSystems;

/// A hand of which nothing was heard for so long is gone.
const GONE: Duration = Duration::from_millis(700);
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hands>().add_message::<Shown>().add_systems(
        Update,
        (
            tell::tell.run_if(resource_exists::<Room>),
            (hear, lift::lift).chain().before(MatchSystems::Animate),
            draw::draw.in_set(HudSystems::Show),
        )
            .run_if(in_state(Screen::Match)),
    );
}

fn hear(
    time: Res<Time<Real>>,
    view: Option<Res<MatchView>>,
    mut shown: MessageReader<Shown>,
    mut hands: ResMut<Hands>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = time.elapsed();
    // What was held lies on the table now.
    if view.is_some_and(|view| view.is_changed()) && !hands.0.is_empty() {
        hands.0.clear();
    }
    for Shown(aim) in shown.read() {
        hands.0.insert(aim.seat, (*aim, now));
    }
    if !hands.0.is_empty() {
        hands.0.retain(|_, (_, heard)| now < *heard + GONE);
        redraw.write(RequestRedraw);
    }
}
