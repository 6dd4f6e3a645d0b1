//! Wakes the program when a gamepad is used: gamepads do not belong to the window system, and Bevy reads them only
//! while it draws frames.

use std::thread;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use gilrs::{EventType, Gilrs};

/// How far a stick must be pushed, as a fraction: a worn stick never rests exactly at 0.
const PUSHED: f32 = 0.2;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen);
}

/// Listens on its own thread until the window is gone. Ends at once if the system does not support gamepads.
fn listen(proxy: Res<EventLoopProxyWrapper>) {
    let proxy = (*proxy).clone();
    let listener = thread::Builder::new().name("gamepads".into()).spawn(move || {
        let Ok(mut pads) = Gilrs::new() else { return };
        while let Some(event) = pads.next_event_blocking(None) {
            if is_use(&event.event) && proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
        }
    });
    if let Err(error) = listener {
        warn!("gamepads can't wake the window: {error}");
    }
}

fn is_use(event: &EventType) -> bool {
    match event {
        EventType::AxisChanged(_, value, _) => value.abs() > PUSHED,
        EventType::ButtonPressed(..)
        | EventType::ButtonReleased(..)
        | EventType::Connected
        | EventType::Disconnected => true,
        _ => false,
    }
}
