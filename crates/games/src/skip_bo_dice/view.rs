//! The view of a seat: everything except the choices of others that are not revealed yet (D-8, D-13, G-7).

use super::action::DiceAction;
use super::state::{Choice, Phase, SkipBoDice};
use rules::game::Game;
use rules::ids::{SeatId, Viewer};
use rules::rng::{RulesRng, below};

impl SkipBoDice {
    /// The view of `who`: the match with the choices of other seats hidden.
    pub(super) fn seen_by(&self, who: Viewer) -> Self {
        let mut view = *self;
        for (seat, choice) in (0..).map(SeatId).zip(&mut view.choices) {
            if *choice != Choice::None && who != Viewer::Player(seat) {
                *choice = Choice::Hidden;
            }
        }
        view
    }

    /// A possible state for a view: each hidden choice becomes a choice that the seat could have made, all equally
    /// likely.
    pub(super) fn possible(mut self, rng: &mut RulesRng) -> Self {
        let mut legal = Vec::new();
        for seat in self.seats() {
            if self.choice(seat) != Choice::Hidden {
                continue;
            }
            // The position when the seat was asked: since then only other seats have chosen.
            let mut asked = self;
            if let Phase::Call { due } | Phase::Write { due } = &mut asked.phase {
                due.insert(seat);
            }
            asked.legal_actions(seat, &mut legal);
            let index = below(rng, legal.len() as u32) as usize;
            self.choices[seat.index()] = match legal.get(index) {
                Some(DiceAction::Claim { pile }) => Choice::Claim(*pile),
                Some(DiceAction::Write { value, stockpile }) => Choice::Write(*value, *stockpile),
                _ => Choice::Pass,
            };
        }
        self
    }
}
