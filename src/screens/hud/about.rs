//! Which dice a line of the log speaks of. Pointing at the line points them out on the table.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::HudSystems;
use crate::games::Listed;
use crate::games::stack::Stack;
use crate::games::stack::event::StackEvent;
use crate::games::stack::state::Place;
use crate::presentation::PointedOut;
use crate::rules::die::{DieId, DieSet};
use crate::screens::theme::ROW_MARKED;
use crate::table::view::MatchView;

/// What a line speaks of.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SpeaksOf {
    /// The round it was told in. Dice are thrown anew in the next, and nothing is where it was.
    pub round: u16,
    /// A die, alone or in a stack.
    pub die: Option<DieId>,
    /// A stack, by its bottom die.
    pub stack: Option<DieId>,
}

impl SpeaksOf {
    /// What the line of an event speaks of.
    pub fn event(event: &StackEvent, round: u16) -> Self {
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
        Self { round, die, stack }
    }

    /// The dice of it that lie on the table now.
    fn dice(self, stack: &Stack) -> DieSet {
        if self.round != stack.round() {
            return DieSet::EMPTY;
        }
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointedOut>()
        .add_systems(Update, point_out.in_set(HudSystems::Show));
}

fn point_out(
    mut lines: Query<(&SpeaksOf, &Hovered, &mut BackgroundColor)>,
    view: Option<Res<MatchView>>,
    mut pointed_out: ResMut<PointedOut>,
) {
    let mut dice = DieSet::EMPTY;
    for (line, hovered, mut ground) in &mut lines {
        let colour = if hovered.get() { ROW_MARKED } else { Color::NONE };
        ground.set_if_neq(BackgroundColor(colour));
        let stack = view.as_ref().and_then(|view| Stack::of_view(&view.view));
        if let (true, Some(stack)) = (hovered.get(), stack) {
            dice = line.dice(stack);
        }
    }
    pointed_out.set_if_neq(PointedOut(dice));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::die::Face;
    use crate::rules::ids::PlayerId;

    #[test]
    fn a_placing_speaks_of_the_die_and_its_stack() {
        let event = StackEvent::Placed {
            player: PlayerId(0),
            die: DieId(3),
            onto: DieId(20),
            face: Face(4),
            stack: DieId(20),
            height: 2,
        };
        let line = SpeaksOf::event(&event, 2);
        assert_eq!((line.die, line.stack, line.round), (Some(DieId(3)), Some(DieId(20)), 2));
    }

    #[test]
    fn a_pass_speaks_of_no_die() {
        let event = StackEvent::Passed { player: PlayerId(1) };
        assert_eq!(SpeaksOf::event(&event, 1), SpeaksOf { round: 1, ..default() });
    }
}
