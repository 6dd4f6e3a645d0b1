//! What a table of Stack celebrates: a captured stack, and, in amber, one that fell. Their sounds come with their events.

use bevy::prelude::*;

use crate::screens::hud::events::HudEvent;
use games::catalog::Listed;
use games::stack::event::StackEvent;
use games::stack::state::Stack;
use window_kit::presentation::celebrate::{At, Celebrate, Glow};

pub(crate) fn celebrate(mut told: MessageReader<HudEvent>, mut lights: MessageWriter<Celebrate>) {
    let told = told.read().filter_map(|HudEvent(event)| Stack::of_event(event));
    lights.write_batch(told.filter_map(light));
}

/// The light of an event.
fn light(event: &StackEvent) -> Option<Celebrate> {
    let (stack, glow, after_s) = match event {
        StackEvent::Captured { stack, .. } => (*stack, Glow::Brass, 0.35),
        StackEvent::Fell { stack, .. } => (*stack, Glow::Amber, 0.0),
        _ => return None,
    };
    Some(Celebrate {
        at: At::Die(stack),
        reach: 3.2,
        glow,
        after_s,
        sound: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::die::DieId;
    use rules::ids::SeatId;

    #[test]
    fn a_capture_is_lit_in_brass_and_a_fall_in_amber() {
        let (player, stack) = (SeatId(0), DieId(3));
        let captured = StackEvent::Captured {
            player,
            stack,
            points: 5,
        };
        let fell = StackEvent::Fell { player, stack, dice: 3 };
        let glow = |event: &StackEvent| light(event).map(|light| (light.at, light.glow));
        assert_eq!(glow(&captured), Some((At::Die(stack), Glow::Brass)));
        assert_eq!(glow(&fell), Some((At::Die(stack), Glow::Amber)));
        assert_eq!(glow(&StackEvent::Passed { player }), None);
    }
}
