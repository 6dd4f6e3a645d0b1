//! Late answers: the keys that answer a call have another meaning in the turn that continues after the call.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::play::skip_bo_dice::hands::answers::asked;
use crate::play::skip_bo_dice::hands::chosen::DiceGameHands;
use window_kit::input::ready::Ready;
use window_kit::window::next_frame::NextFrame;
use window_kit::window::steps::InputSystems;
use window_kit::window::ui_clock::{StartTime, UiClock};

/// For how long after a call or a write the keys of the turn do nothing. A person needs about a quarter of a second to
/// see that the call is over, and twice that to stop a finger, so presses that were meant as answers come in this
/// time.
const LATE: Duration = Duration::from_millis(700);
/// The most that a frame counts: a key that is pressed while a slow frame is drawn was not pressed later.
const LONGEST_FRAME: Duration = Duration::from_millis(250);

/// The rest of the time in which the keys of the turn do nothing.
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
        .init_resource::<NextFrame>()
        .add_systems(Update, follow_answers.in_set(InputSystems::Look).in_set(DiceGameHands));
}

fn follow_answers(
    ready: Ready,
    mut clock: UiClock,
    (mut were_asked, mut since): (Local<bool>, Local<StartTime>),
    mut late: ResMut<Late>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let are_asked = asked(ready.view(), ready.players()).next().is_some();
    let left = if *were_asked && !are_asked {
        *since = StartTime::default();
        clock.age(&mut since);
        LATE
    } else {
        let passed = Duration::from_secs_f32(clock.step_s(&mut since));
        late.0.saturating_sub(passed.min(LONGEST_FRAME))
    };
    *were_asked = are_asked;
    late.set_if_neq(Late(left));
    // While nothing happens at the table no frames are drawn, but the time must pass.
    if late.is_on() {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::play::skip_bo_dice::hands::testing::{arranged, people, seen};
    use games::skip_bo_dice::value::PileId;
    use window_kit::table::phase::TableGate;
    use window_kit::window::state::Overlay;

    #[test]
    fn a_key_that_comes_right_after_a_call_may_be_an_answer_to_it() {
        let turn = arranged([1, 3, 5, 2, 4, 7]).fill(1, PileId(0), 6);
        let call = turn.clone().call().build().expect("a valid position");
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)))
            .init_resource::<Late>()
            .init_resource::<NextFrame>()
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
        assert!(!is_late(&mut app), "while Bo is asked, no press is late");
        app.insert_resource(seen(turn.build().expect("a valid position")));
        // Neither slow frames nor the pause before shorten the time.
        assert!((0..4).all(|_| is_late(&mut app)));
        assert!(!is_late(&mut app));
    }
}
