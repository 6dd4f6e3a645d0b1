//! Clicks within one frame. The engine presses what the pointer is over in this frame, and releases what it was over
//! in the previous frame. So if the pointer moves to a button and clicks within one frame, as with a touchscreen or at
//! a low frame rate, the button would be pressed and never released.

use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::late::Late;

/// The most inputs that wait. Most of them are movements: fast mice send thousands in a second.
const MOST: usize = 4096;

/// If a press and its release are in the same frame, moves the release and all later inputs of the pointer to the next
/// frame.
fn keep_for_the_next_frame(
    mut inputs: ResMut<Messages<PointerInput>>,
    mut late: Local<Late<PointerInput>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if late.hand_on(&mut inputs, MOST, sort) {
        redraw.write(RequestRedraw);
    }
}

/// Divides inputs into those of this frame and those of the next one.
fn sort(came: &[PointerInput]) -> (Vec<PointerInput>, Vec<PointerInput>) {
    let mut pressed: Vec<PointerId> = Vec::new();
    let mut ended: Vec<PointerId> = Vec::new();
    let mut waits = |input: &PointerInput| {
        let pointer = input.pointer_id;
        match input.action {
            PointerAction::Release(_) if pressed.contains(&pointer) => ended.push(pointer),
            PointerAction::Press(_) => pressed.push(pointer),
            _ => {}
        }
        ended.contains(&pointer)
    };
    let (later, now) = came.iter().cloned().partition(|input| waits(input));
    (now, later)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        First,
        keep_for_the_next_frame
            .in_set(PickingSystems::PostInput)
            .run_if(resource_exists::<Messages<PointerInput>>),
    );
}

#[cfg(test)]
mod tests {
    use bevy::camera::NormalizedRenderTarget;
    use bevy::ecs::message::{MessageCursor, MessageUpdateSystems};
    use bevy::picking::pointer::{Location, PointerButton};

    use super::super::tests::{PACES, Pace, paced};
    use super::*;

    /// The inputs that the engine gets in each frame, given those that arrive in it: `m`oves, `p`resses and `r`eleases
    /// of the mouse.
    fn told<const FRAMES: usize>(pace: Pace, frames: [&'static str; FRAMES]) -> Vec<String> {
        let mut coming = frames.into_iter();
        let comes = move |mut inputs: ResMut<Messages<PointerInput>>| {
            for letter in coming.next().unwrap_or_default().chars() {
                let action = match letter {
                    'p' => PointerAction::Press(PointerButton::Primary),
                    'r' => PointerAction::Release(PointerButton::Primary),
                    _ => PointerAction::Move { delta: Vec2::ONE },
                };
                let target = NormalizedRenderTarget::None { width: 1, height: 1 };
                let position = Vec2::ZERO;
                inputs.write(PointerInput::new(
                    PointerId::Mouse,
                    Location { target, position },
                    action,
                ));
            }
        };
        let mut app = paced(pace);
        app.add_message::<PointerInput>()
            .configure_sets(
                First,
                (PickingSystems::Input, PickingSystems::PostInput)
                    .after(MessageUpdateSystems)
                    .chain(),
            )
            .add_systems(First, comes.in_set(PickingSystems::Input))
            .add_plugins(plugin);
        let mut cursor = MessageCursor::<PointerInput>::default();
        let mut read = |app: &App| {
            let letter = |input: &PointerInput| match input.action {
                PointerAction::Press(_) => 'p',
                PointerAction::Release(_) => 'r',
                _ => 'm',
            };
            cursor
                .read(app.world().resource::<Messages<PointerInput>>())
                .map(letter)
                .collect()
        };
        frames
            .iter()
            .map(|_| {
                app.update();
                read(&app)
            })
            .collect()
    }

    #[test]
    fn a_click_within_one_frame_ends_in_the_next() {
        for pace in PACES {
            assert_eq!(told(pace, ["mpr", "", "", "", ""]), ["mp", "r", "", "", ""], "{pace:?}");
        }
    }

    #[test]
    fn what_comes_later_stays_in_its_order() {
        for pace in PACES {
            let told = told(pace, ["prmpr", "m", "p", "r", "", ""]);
            assert_eq!(told, ["p", "rmp", "rmp", "r", "", ""], "{pace:?}");
        }
    }

    #[test]
    fn slow_clicks_and_moves_are_told_at_once_and_once() {
        for pace in PACES {
            let told = told(pace, ["mm", "p", "m", "", "r", "", "m", "", ""]);
            assert_eq!(told, ["mm", "p", "m", "", "r", "", "m", "", ""], "{pace:?}");
        }
    }
}
