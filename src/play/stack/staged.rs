//! How dice move for events of Stack, beyond what a throw reports: a die is put on another one, a captured stack is
//! carried off, and the throw for the first player stays long enough to be read.

use crate::presentation::choreography::Staged;
use games::stack::Stack;
use games::stack::event::StackEvent;

/// How long the throw for the first player stays before the table continues, in seconds.
const FIRST_ROLL_S: f32 = 1.3;

pub(super) fn staged(event: &StackEvent, view: &Stack) -> Option<Staged> {
    Some(match event {
        StackEvent::FirstRolled { .. } => Staged::Lingers(FIRST_ROLL_S),
        StackEvent::Placed { die, onto, .. } => Staged::PutOnto { die: *die, onto: *onto },
        StackEvent::Captured { stack, .. } => Staged::CarriedOff(view.stack(*stack)?.dice().to_vec()),
        _ => return None,
    })
}
