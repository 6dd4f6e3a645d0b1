//! Gamepads that shake: all of the people at this machine when something happens on the table, and a person's own when
//! their turn begins.

use std::time::Duration;

use bevy::input::gamepad::{Gamepad, GamepadRumbleIntensity, GamepadRumbleRequest};
use bevy::prelude::*;

use super::asked::PadsAsked;
use super::place::LastUsed;
use super::seats::PadSeats;
use crate::settings::Settings;
use rules::ids::SeatId;

/// How strongly and how long a person's gamepad shakes when their turn begins.
const YOUR_TURN: f32 = 0.3;
const YOUR_TURN_LASTS: Duration = Duration::from_millis(120);

/// Asks gamepads to shake.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct ShakePads {
    /// The part of the full strength, 0 to 1; the setting makes it weaker.
    pub strength: f32,
    /// How long.
    pub lasts: Duration,
    /// Whose gamepads; `None` for all of the people at this machine.
    pub whose: Option<SeatId>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShakePads>()
        .add_message::<GamepadRumbleRequest>()
        .add_systems(PostUpdate, (call, shake).chain());
}

/// Calls the people who are newly due, each by the gamepad that only they have.
fn call(
    (asked, seats): (PadsAsked, Res<PadSeats>),
    mut before: Local<Vec<SeatId>>,
    mut shakes: MessageWriter<ShakePads>,
) {
    // Somebody is called when the screen shows that it is their turn.
    if asked.is_showing() || !asked.is_at_the_table() {
        return;
    }
    let due = asked.pads_of(&seats);
    let newly = due.iter().filter(|seat| !before.contains(seat));
    shakes.write_batch(newly.map(|seat| ShakePads {
        strength: YOUR_TURN,
        lasts: YOUR_TURN_LASTS,
        whose: Some(*seat),
    }));
    if *before != due {
        *before = due;
    }
}

fn shake(
    mut asked: MessageReader<ShakePads>,
    settings: Option<Res<Settings>>,
    (seats, last): (Res<PadSeats>, Res<LastUsed>),
    pads: Query<Entity, With<Gamepad>>,
    mut requests: MessageWriter<GamepadRumbleRequest>,
) {
    let set = settings.map_or(1.0, |settings| settings.rumble.strength());
    for ShakePads { strength, lasts, whose } in asked.read() {
        let strong = strength.clamp(0.0, 1.0) * set;
        if strong <= 0.0 {
            continue;
        }
        // A gamepad that lies unused beside the keyboard stays still.
        let shakes = |pad: &Entity| match (whose, seats.seat(*pad)) {
            (Some(whose), own) => own == Some(*whose),
            (None, Some(_)) => true,
            (None, None) => *last == LastUsed::Pad(*pad),
        };
        requests.write_batch(pads.iter().filter(shakes).map(|gamepad| GamepadRumbleRequest::Add {
            duration: *lasts,
            // The engine ends only the strong motor by itself.
            intensity: GamepadRumbleIntensity::strong_motor(strong),
            gamepad,
        }));
    }
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::settings::Rumble;
    use crate::window::state::{Overlay, Screen};

    /// How strongly each of two gamepads is asked to shake, of which the second is in use.
    fn asked(set: Rumble, strength: f32) -> Vec<(usize, f32)> {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<Screen>()
            .init_state::<Overlay>()
            .init_resource::<PadSeats>()
            .insert_resource(Settings {
                rumble: set,
                ..default()
            })
            .add_plugins(plugin);
        let pads = [0, 1].map(|_| app.world_mut().spawn(Gamepad::default()).id());
        app.insert_resource(LastUsed::Pad(pads[1]));
        // The time of the table stands still.
        app.world_mut().resource_mut::<Time<Virtual>>().pause();
        app.world_mut().write_message(ShakePads {
            strength,
            lasts: Duration::from_millis(100),
            whose: None,
        });
        let mut all = Vec::new();
        let mut cursor = bevy::ecs::message::MessageCursor::<GamepadRumbleRequest>::default();
        for _ in 0..4 {
            app.update();
            for request in cursor.read(app.world().resource()) {
                if let GamepadRumbleRequest::Add { intensity, gamepad, .. } = request {
                    let pad = pads.iter().position(|pad| pad == gamepad);
                    all.push((pad.expect("one of them"), intensity.strong_motor));
                }
            }
        }
        all
    }

    #[test]
    fn the_gamepad_in_use_shakes_once_as_strongly_as_is_set() {
        assert_eq!(asked(Rumble::Full, 0.5), [(1, 0.5)]);
        assert_eq!(asked(Rumble::Weak, 1.0), [(1, Rumble::Weak.strength())]);
        assert_eq!(asked(Rumble::Full, 7.0), [(1, 1.0)], "never more than the motor can");
        assert_eq!(asked(Rumble::Off, 1.0), []);
    }
}
