//! The dice that a line of Stack's log is about. Pointing at the line marks them on the table.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use crate::screens::hud::log::LogLine;
use games::catalog::Listed;
use games::stack::action::StackAction;
use games::stack::event::StackEvent;
use games::stack::state::{Place, Stack};
use host::view::MatchView;
use rules::die::{DieId, DieSet};
use window_kit::presentation::visual::Nudge;
use window_kit::presentation::visual::PointedOut;
use window_kit::table::components::die::DiceIndex;
use window_kit::window::intent::HintedAction;

/// What a line is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Subject {
    /// A die, alone or in a stack.
    die: Option<DieId>,
    /// A stack, by its bottom die.
    stack: Option<DieId>,
}

impl Subject {
    /// The subject of the log line of this event.
    fn of(event: &StackEvent) -> Self {
        use StackEvent as E;
        let (die, stack) = match event {
            E::Placed { die, stack, .. } => (Some(*die), Some(*stack)),
            E::PickedUp { die, .. }
            | E::RollStarted { die, .. }
            | E::Rolled { die, .. }
            | E::MustPlace { die, .. }
            | E::StaysLoose { die }
            | E::TurnedBack { die, .. }
            | E::OpponentsDieTaken { die, .. }
            | E::OwnerChooses { die, .. }
            | E::OwnerChose { die, .. } => (Some(*die), None),
            E::Pushed { stack } | E::Fell { stack, .. } | E::Rebuilt { stack, .. } => (None, Some(*stack)),
            _ => (None, None),
        };
        Self { die, stack }
    }

    /// The dice of the subject that are on the table now.
    fn dice(self, stack: &Stack) -> DieSet {
        let of_stack = self
            .stack
            .and_then(|id| stack.stack(id))
            .filter(|pile| pile.captured_by.is_none());
        let mut dice: DieSet = of_stack
            .into_iter()
            .flat_map(|pile| pile.dice().iter().copied())
            .collect();
        if let Some(die) = self.die
            && matches!(stack.place(die), Place::Loose | Place::Stacked { .. })
        {
            dice.insert(die);
        }
        dice
    }
}

/// Marks the dice that the log line under the pointer is about. Marks nothing for a line of an earlier round, as all
/// dice have been thrown again since then.
pub(crate) fn point_out(lines: Query<(&LogLine, &Hovered)>, view: Res<MatchView>, mut pointed_out: ResMut<PointedOut>) {
    let stack = Stack::of_view(&view.view);
    let dice = lines.iter().filter(|(_, hovered)| hovered.get()).find_map(|(line, _)| {
        let stack = stack.filter(|stack| stack.round() == line.round)?;
        Some(Subject::of(Stack::of_event(&line.event)?).dice(stack))
    });
    pointed_out.set_if_neq(PointedOut(dice.unwrap_or(DieSet::EMPTY)));
}

/// Shakes the die that a hint is about.
pub(crate) fn shake_advised(
    mut advised: MessageReader<HintedAction>,
    dice: Res<DiceIndex>,
    mut nudges: MessageWriter<Nudge>,
) {
    for action in advised
        .read()
        .filter_map(|HintedAction(action)| Stack::of_action(action))
    {
        if let StackAction::Place { die, .. }
        | StackAction::Reroll { die }
        | StackAction::PickUp { die }
        | StackAction::RollOpponents { die } = action
            && let Some(entity) = dice.get(*die)
        {
            nudges.write(Nudge(entity));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::die::Face;
    use rules::ids::SeatId;

    #[test]
    fn a_placing_speaks_of_the_die_and_its_stack() {
        let event = StackEvent::Placed {
            player: SeatId(0),
            die: DieId(3),
            onto: DieId(20),
            face: Face(4),
            stack: DieId(20),
            height: 2,
        };
        let subject = Subject::of(&event);
        assert_eq!((subject.die, subject.stack), (Some(DieId(3)), Some(DieId(20))));
    }

    #[test]
    fn a_pass_speaks_of_no_die() {
        let event = StackEvent::Passed { player: SeatId(1) };
        assert_eq!(Subject::of(&event), Subject::default());
    }
}
