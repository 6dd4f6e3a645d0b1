//! The faces of computer players at the table, and a sign on who thinks longer than a moment.

use bevy::prelude::*;

use crate::ai::level::Level;
use crate::rules::ids::PlayerId;
use crate::table::agents::Thoughts;
use crate::ui::face::{face, thinking_sign};
use crate::window::state::Screen;
use crate::window::steps::HudSystems;

/// After how many seconds it is shown that somebody thinks: what takes less is not worth a sign.
const SHOWN_AFTER_S: f32 = 0.5;
/// After how many seconds it is also said in words.
const SAID_AFTER_S: f32 = 1.2;

/// Lies on the face of who sits there.
#[derive(Component, Clone, Copy, Debug)]
struct ThinkingOf(PlayerId);

/// The face of the computer player in a seat, `size` logical pixels wide, with a sign for when it thinks.
pub(crate) fn seat_face(seat: PlayerId, level: Level, size: f32) -> impl Bundle {
    (face(level, size), children![(ThinkingOf(seat), thinking_sign(size))])
}

/// Who has been thinking for so long that it is said.
pub(crate) fn long_thinker(thoughts: &Thoughts) -> Option<PlayerId> {
    let long = |thought: &Option<f32>| thought.is_some_and(|seconds| seconds >= SAID_AFTER_S);
    thoughts.0.iter().position(long).map(|seat| PlayerId(seat as u8))
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
