//! The faces of players at the table, with a sign on a player who thinks longer than a moment.

use bevy::prelude::*;

use crate::screens::hud::moods::FaceOf;
use rules::ids::SeatId;
use window_kit::table::agents::Thoughts;
use window_kit::ui::face::{Portrait, face, thinking_sign};
use window_kit::window::state::Screen;
use window_kit::window::steps::HudSystems;

/// After how many seconds the sign appears: shorter thinking needs no sign.
const SHOWN_AFTER_S: f32 = 0.5;
/// After how many seconds the status line also says it.
const SAID_AFTER_S: f32 = 1.2;

/// The sign on the face of this seat's player.
#[derive(Component, Clone, Copy, Debug)]
struct ThinkingOf(SeatId);

/// The face of the player in a seat, `size` logical pixels wide, with the sign for thinking.
pub(crate) fn seat_face(seat: SeatId, portrait: Portrait, size: f32) -> impl Bundle {
    (
        FaceOf(seat),
        face(portrait, size),
        children![(ThinkingOf(seat), thinking_sign(size))],
    )
}

/// The seat that has been thinking long enough for the status line to say so.
pub(crate) fn long_thinker(thoughts: &Thoughts) -> Option<SeatId> {
    let long = |thought: &Option<f32>| thought.is_some_and(|seconds| seconds >= SAID_AFTER_S);
    thoughts.0.iter().position(long).map(|seat| SeatId(seat as u8))
}

fn show_thinking(thoughts: Res<Thoughts>, mut signs: Query<(&ThinkingOf, &mut Visibility)>) {
    for (of, mut visibility) in &mut signs {
        let thinks = thoughts.0[of.0.index()].is_some_and(|seconds| seconds >= SHOWN_AFTER_S);
        visibility.set_if_neq(if thinks {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_thinking.in_set(HudSystems::Show).run_if(in_state(Screen::Match)),
    );
}
