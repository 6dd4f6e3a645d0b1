//! The card games as a [`Strategy`]: the worth of an action.

use super::judge::Table;
use super::odds::Odds;
use super::plan::{Planner, is_from_stock};
use crate::skip_bo::action::{CardAction, Source};
use crate::skip_bo::card::SKIP_BO;
use crate::skip_bo::edition::Edition;
use crate::skip_bo::policy::plan::{FINE, skill};
use crate::skip_bo::round::{CARD_POINTS, WIN_POINTS};
use crate::skip_bo::state::CardGame;
use crate::skip_bo::view::CardView;
use crate::skip_bo_mod::die::DieFace;
use rules::ai::agent::{Strategy, slip};
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::ids::SeatId;
use rules::rng::{RulesRng, below};

impl<E: Edition> Strategy for CardGame<E> {
    const LEVELS: &'static [Level] = &Level::ALL;
    /// A longer plan hardly ever finds a better action.
    const NODES: u64 = 4_000;

    /// How much an action changes the score of the round (K-12): one card fewer in a stock of the player's own side,
    /// one more in an opponent's stock, the win, and the cost of slips (M-12 to M-14).
    fn gain(view: &CardView<E>, who: SeatId, action: &CardAction) -> i32 {
        let known = view.known();
        match action {
            CardAction::Play {
                from: Source::Stock(seat),
                ..
            }
            | CardAction::StandIn {
                then: Source::Stock(seat),
                ..
            } => {
                let left: usize = known.side(who).iter().map(|seat| known.stock_len(seat)).sum();
                let wins = left == 1 && known.stock_len(*seat) == 1;
                CARD_POINTS + if wins { WIN_POINTS } else { 0 }
            }
            CardAction::OpponentDraws { .. } => match known.usable_die() {
                Some(DieFace::OpponentDraws(cards)) if known.can_draw() => CARD_POINTS * i32::from(cards),
                _ => 0,
            },
            CardAction::Draw if !known.current().is_some_and(|turn| turn.filling) => -CARD_POINTS,
            CardAction::Talk => -2 * CARD_POINTS,
            CardAction::ActOutOfTurn => -1,
            _ => 0,
        }
    }

    /// Plans the player's whole turn with the known cards, and judges the position at its end. The levels differ in
    /// how many plays they consider and how large their errors are. No level overlooks a stock card that can be
    /// played.
    fn weigh(
        level: Level,
        view: &CardView<E>,
        who: SeatId,
        legal: &[CardAction],
        budget: &mut Budget,
        rng: &mut RulesRng,
    ) -> Vec<f32> {
        let known = view.known();
        let odds = Odds::of(known);
        let skill = skill(level, budget.left());
        let table = Table::of(known, who, &odds, skill.sight);
        let mut planner = Planner::new(who, skill, &odds);
        let worth = |action| {
            if budget.left() == 0 {
                planner.hurry();
            }
            let worth = planner.act(known, &table, action, 0);
            if is_from_stock(action) {
                worth
            } else if stalls(action, legal) {
                worth - skill.wrong
            } else {
                worth - skill.wrong * below(rng, FINE) as f32 / FINE as f32
            }
        };
        let mut worths: Vec<f32> = legal.iter().map(worth).collect();
        budget.spend(planner.spent().into());
        if level.slips_percent() > 0 {
            // One card too many, and a word while the partner plays (M-12, M-14).
            let slips: Vec<usize> = (0..legal.len())
                .filter(|at| matches!(legal[*at], CardAction::Draw | CardAction::Talk))
                .filter(|at| Self::gain(view, who, &legal[*at]) < 0)
                .collect();
            slip(level, &slips, &mut worths, rng);
        }
        worths
    }
}

/// Whether an action discards a card of the hand that could be played: to do so by mistake would look like stalling.
fn stalls(action: &CardAction, legal: &[CardAction]) -> bool {
    let CardAction::Discard { card, .. } = action else {
        return false;
    };
    let is_played = |other: &CardAction| matches!(other, CardAction::Play { from: Source::Hand(of), .. } if of == card);
    *card != SKIP_BO && legal.iter().any(is_played)
}
