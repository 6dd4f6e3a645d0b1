//! Answers that come too late: the keys that people answer a call with mean something else on the turn that goes on after it.

use std::time::Duration;

use bevy::prelude::*;

use super::DiceGameHands;
use super::answers::asked;
use crate::input::{InputSystems, Ready};
use crate::table::view::Players;

/// For so long after a call or a write was answered the keys of the turn do nothing. Who answered at the same moment has
/// pressed by then: a person needs about a quarter of a second to see that it is over, and twice that to stop a finger.
const LATE: Duration = Duration::from_millis(700);
/// No frame counts for more than this: a key pressed while a slow one was drawn was not pressed any later.
const LONGEST_FRAME: Duration = Duration::from_millis(100);

/// For how long the keys of the turn do nothing yet.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Late(Duration);

/// Whether a key may be an answer to what is answered already.
pub(super) fn may_be_late(late: Res<Late>) -> bool {
    late.0 > Duration::ZERO
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Late>()
        .add_systems(Update, follow_answers.in_set(InputSystems::Look).in_set(DiceGameHands));
}

fn follow_answers(
    ready: Ready,
    players: Option<Res<Players>>,
    time: Res<Time<Real>>,
    mut were_asked: Local<bool>,
    mut late: ResMut<Late>,
) {
    let (Some(view), Some(players)) = (ready.view(), players) else {
        return;
    };
    let are_asked = asked(view, &players).next().is_some();
    let left = late.0.saturating_sub(time.delta().min(LONGEST_FRAME));
    let left = if *were_asked && !are_asked { LATE } else { left };
    *were_asked = are_asked;
    late.set_if_neq(Late(left));
}
