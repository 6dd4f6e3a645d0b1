//! Clicks that begin and end within one frame. The engine presses what the pointer is over in this frame, and releases what
//! it was over in the frame before. So whoever points and clicks within one frame, as one does with a finger, or where
//! frames are slow, would press a button and never let go of it.

use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Keeps what a pointer does after its press in this frame for the next one.
fn keep_for_the_next_frame(
    mut inputs: ResMut<Messages<PointerInput>>,
    mut kept: Local<Vec<PointerInput>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let came: Vec<PointerInput> = kept
        .drain(..)
        .chain(inputs.iter_current_update_messages().cloned())
        .collect();
    // Those of the frame before were read by all.
    inputs.clear();
    let mut pressed: Vec<PointerId> = Vec::new();
    for input in came {
        let pointer = input.pointer_id;
        let ends = matches!(input.action, PointerAction::Release(_)) && pressed.contains(&pointer);
        if ends || kept.iter().any(|earlier| earlier.pointer_id == pointer) {
            kept.push(input);
            continue;
        }
        if matches!(input.action, PointerAction::Press(_)) {
            pressed.push(pointer);
        }
        inputs.write(input);
    }
    if !kept.is_empty() {
        redraw.write(RequestRedraw);
    }
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

    use super::*;

    /// What the engine is told in each frame, of what came in it: `m`oves, `p`resses and `r`eleases of the mouse.
    fn told<const FRAMES: usize>(frames: [&'static str; FRAMES]) -> Vec<String> {
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
        let mut app = App::new();
        app.add_message::<PointerInput>()
            .add_message::<RequestRedraw>()
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
        assert_eq!(told(["mpr", "", ""]), ["mp", "r", ""]);
    }

    #[test]
    fn what_comes_later_stays_in_its_order() {
        assert_eq!(told(["prmpr", "m", "p", "r"]), ["p", "rmp", "rmp", "r"]);
    }

    #[test]
    fn slow_clicks_and_moves_are_told_at_once() {
        assert_eq!(told(["mm", "p", "m", "r", "m"]), ["mm", "p", "m", "r", "m"]);
    }
}
