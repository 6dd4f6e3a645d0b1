//! A gamepad at a call and at the write that no person has alone: the focus is on the panel, and the gamepad's buttons
//! replace the person's keys.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

use crate::play::skip_bo_dice::hands::answers::asked;
use window_kit::input::gamepad::place::LastUsed;
use window_kit::input::gamepad::seats::PadSeats;
use window_kit::input::ready::Ready;
use window_kit::ui::focus::FocusName;

/// If a person who is asked plays with a gamepad, moves the focus to the first answer, or to the one that had it
/// before.
pub(crate) fn stay_on_the_panel(
    (last, pads): (Res<LastUsed>, Res<PadSeats>),
    ready: Ready,
    names: Query<(Entity, &FocusName)>,
    focusable: Query<(), With<TabIndex>>,
    mut focus: ResMut<InputFocus>,
    mut before: Local<String>,
) {
    let (LastUsed::Pad(pad), true) = (*last, ready.is_free()) else {
        return;
    };
    // A gamepad that one person has alone answers by its buttons: the focus would show what that person chooses.
    if pads.own_seat(pad).is_some() {
        return;
    }
    let Some(seat) = asked(ready.view(), ready.players()).next() else {
        before.clear();
        return;
    };
    let answers = format!("panel.{}.", seat.0);
    if let Some(now) = focus.get().filter(|entity| focusable.contains(*entity)) {
        if let Ok((_, name)) = names.get(now)
            && name.0.starts_with(&answers)
        {
            before.clone_from(&name.0);
        }
        return;
    }
    let first = format!("{answers}0");
    let named = |wanted: &str| names.iter().find(|(_, name)| name.0 == wanted);
    if let Some((entity, _)) = named(&before)
        .filter(|_| before.starts_with(&answers))
        .or_else(|| named(&first))
    {
        focus.set(entity, FocusCause::Navigated);
    }
}
