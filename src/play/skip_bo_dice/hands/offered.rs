//! The offer of the large button to a person who is asked at a call: the bubble that the called value fits best.
//! Passing has its own key.

use bevy::prelude::*;

use crate::play::skip_bo_dice::hands::answers::{Answer, Answered, asked, options, silence, take_answers};
use crate::play::skip_bo_dice::hands::chosen::DiceGameHands;
use games::catalog::{AnyAction, Listed};
use games::skip_bo_dice::action::DiceAction;
use games::skip_bo_dice::sizes::MOST_PLAYERS;
use games::skip_bo_dice::state::SkipBoDice;
use games::skip_bo_dice::value::PileId;
use host::request::DecisionId;
use host::view::MatchView;
use rules::ai::level::Level;
use rules::ids::SeatId;
use rules::rng::{Stream, stream};
use window_kit::input::ready::Ready;
use window_kit::window::intent::PrimaryPressed;
use window_kit::window::steps::InputSystems;

/// The best bubble of the last call for each seat, as an index into its [`options`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Offered([Option<(DecisionId, usize)>; MOST_PLAYERS]);

impl Offered {
    /// The option that is offered to a seat now; `None` if nothing fits.
    pub fn of(&self, view: &MatchView, seat: SeatId) -> Option<usize> {
        let (decision, option) = self.0.get(seat.index()).copied().flatten()?;
        (decision == view.decisions[seat.index()]).then_some(option)
    }

    /// The offer of this pile to a seat; `None` if the called value does not fit there.
    #[cfg(test)]
    pub fn of_bubble(view: &MatchView, seat: SeatId, pile: PileId) -> Option<Self> {
        let claim = DiceAction::Claim { pile };
        let option = options(view, seat).iter().position(|option| *option == claim)?;
        let mut offered = Self::default();
        offered.0[seat.index()] = Some((view.decisions[seat.index()], option));
        Some(offered)
    }

    /// The pile of that option.
    pub fn pile_of(&self, view: &MatchView, seat: SeatId) -> Option<PileId> {
        match options(view, seat).get(self.of(view, seat)?)? {
            DiceAction::Claim { pile } => Some(*pile),
            _ => None,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Offered>().add_systems(
        Update,
        (offer, answer_by_button)
            .chain()
            .before(take_answers)
            .in_set(InputSystems::Act)
            .in_set(DiceGameHands),
    );
}

/// The bubble that the called value fits best, as an index into the [`options`].
fn best_claim(view: &MatchView, seat: SeatId) -> Option<usize> {
    let options = options(view, seat);
    let is_claim = |action: &&DiceAction| matches!(action, DiceAction::Claim { .. });
    let claims: Vec<AnyAction> = options
        .iter()
        .filter(is_claim)
        .copied()
        .map(AnyAction::SkipBoDice)
        .collect();
    let mut rng = stream(0, Stream::Agents);
    let best = claims.get(view.view.choose(Level::Normal, seat, &claims, &mut rng))?;
    let best = SkipBoDice::of_action(best)?;
    options.iter().position(|option| option == best)
}

/// Finds the best bubble for each person who is newly asked.
fn offer(ready: Ready, mut offered: ResMut<Offered>) {
    let view = ready.view();
    for seat in asked(view, ready.players()) {
        let decision = view.decisions[seat.index()];
        if let Some(slot) = offered.0.get(seat.index()).copied()
            && slot.is_none_or(|(known, _)| known != decision)
            && let Some(best) = best_claim(view, seat)
        {
            offered.0[seat.index()] = Some((decision, best));
        }
    }
}

/// Handles the large button: answers for the first person who is asked with the offered bubble or the suggestion.
fn answer_by_button(
    mut presses: MessageReader<PrimaryPressed>,
    ready: Ready,
    offered: Res<Offered>,
    mut answers: MessageWriter<Answered>,
) {
    let pressed = presses.read().count() > 0;
    let view = ready.view();
    if pressed
        && ready.is_free()
        && let Some(seat) = asked(view, ready.players()).next()
    {
        let claim = offered.of(view, seat).map(Answer::Option);
        let answer = claim.unwrap_or_else(|| silence(view, seat));
        answers.write(Answered { seat, answer });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::skip_bo_dice::hands::testing::{arranged, seen};

    #[test]
    fn at_a_call_a_bubble_is_offered_and_never_to_pass_d_8() {
        let bo = SeatId(1);
        for fits in 1..=3 {
            let mut arrange = arranged([1, 3, 5, 2, 4, 7]);
            for pile in 0..fits {
                arrange = arrange.fill(1, PileId(pile), 6);
            }
            let view = seen(arrange.call().build().expect("a valid position"));
            let best = best_claim(&view, bo).expect("it fits");
            assert!(matches!(options(&view, bo)[best], DiceAction::Claim { .. }), "{fits}");
            let mut offered = Offered::default();
            offered.0[1] = Some((view.decisions[1], best));
            assert!(offered.pile_of(&view, bo).is_some());
        }
    }

    #[test]
    fn what_was_offered_at_an_earlier_call_is_offered_no_more() {
        let view = seen(
            arranged([1, 3, 5, 2, 4, 7])
                .fill(1, PileId(0), 6)
                .call()
                .build()
                .expect("a valid position"),
        );
        let earlier = DecisionId(view.decisions[1].0 + 1);
        assert_eq!(
            Offered([None, Some((earlier, 0)), None, None]).of(&view, SeatId(1)),
            None
        );
    }
}
