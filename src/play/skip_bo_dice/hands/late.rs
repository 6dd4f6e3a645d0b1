//! Late answers: the keys that answer a call mean something else in the turn that goes on after the call.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::input::ready::Ready;
use crate::play::skip_bo_dice::hands::answers::asked;
use crate::play::skip_bo_dice::hands::chosen::DiceGameHands;
use crate::window::since::{Clock, Since};
use crate::window::steps::InputSystems;
use crate::window::wake::Wake;

/// For how long after the answer to a call or a write the keys of the turn do nothing. A person who answers at the same
/// moment has pressed by then: a person needs about a quarter of a second to see that the call is over, and twice that
/// to stop a finger.
const LATE: Duration = Duration::from_millis(700);
/// No frame counts for more than this: a key pressed while a slow frame is drawn is not a later press.
const LONGEST_FRAME: Duration = Duration::from_millis(250);

/// For how much longer the keys of the turn do nothing.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Late(Duration);

impl Late {
    /// Whether a press may be a late answer to a call that is over.
    pub(crate) fn is_on(&self) -> bool {
        self.0 > Duration::ZERO
    }
}

/// Whether a key may be a late answer to a call that is over.
pub(crate) fn may_be_late(late: Res<Late>) -> bool {
    late.is_on()
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Late>()
        .init_resource::<Wake>()
        .add_systems(Update, follow_answers.in_set(InputSystems::Look).in_set(DiceGameHands));
}

fn follow_answers(
    ready: Ready,
    mut clock: Clock,
    (mut were_asked, mut since): (Local<bool>, Local<Since>),
    mut late: ResMut<Late>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let are_asked = asked(ready.view(), ready.players()).next().is_some();
    let left = if *were_asked && !are_asked {
        *since = Since::default();
        clock.age(&mut since);
        LATE
    } else {
        let passed = Duration::from_secs_f32(clock.step_s(&mut since));
        late.0.saturating_sub(passed.min(LONGEST_FRAME))
    };
    *were_asked = are_asked;
    late.set_if_neq(Late(left));
    // No frame is drawn while nothing happens at the table, but time must pass.
    if late.is_on() {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::games::skip_bo_dice::value::PileId;
    use crate::play::skip_bo_dice::hands::testing::{arranged, people, seen};
    use crate::table::phase::TableGate;
    use crate::window::state::Overlay;

    #[test]
    fn a_key_that_comes_right_after_a_call_may_be_an_answer_to_it() {
        let turn = arranged([1, 3, 5, 2, 4, 7]).fill(1, PileId(0), 6);
        let call = turn.clone().call().build().expect("a sound position");
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)))
            .init_resource::<Late>()
            .init_resource::<Wake>()
            .init_resource::<TableGate>()
            .init_state::<Overlay>()
            .add_message::<RequestRedraw>()
            .insert_resource(people())
            .insert_resource(seen(call))
            .add_systems(Update, follow_answers);
        let is_late = |app: &mut App| {
            app.update();
            app.world().resource::<Late>().is_on()
        };
        assert!(!is_late(&mut app), "while Bo is asked the keys are Bo's");
        app.insert_resource(seen(turn.build().expect("a sound position")));
        // Slow frames do not shorten it, nor does the pause before it.
        assert!((0..4).all(|_| is_late(&mut app)));
        assert!(!is_late(&mut app));
    }
}
