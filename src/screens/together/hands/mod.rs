//! The hands of people at other machines, while they hold or aim something: where they are, what they hold, and where
//! they would throw.
//!
//! Their positions are sent often and may be lost; nothing depends on them. Piles of cards lie in other places on each
//! table, so a position over cards is relative to the nearest pile.

mod draw;
mod lift;
mod place;
mod send;

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

pub(super) use place::Shown;

use place::Hands;

use super::room::Room;
use host::view::MatchView;
use window_kit::table::phase::MatchSystems;
use window_kit::window::state::Screen;
use window_kit::window::steps::HudSystems;

/// A hand disappears after this time without a message about it.
const GONE: Duration = Duration::from_millis(700);
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hands>().add_message::<Shown>().add_systems(
        Update,
        (
            send::send_hand.run_if(resource_exists::<Room>),
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
    // After the match has changed, what was held lies on the table.
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
