//! How computer players play the card games.

use super::action::{CardAction, Source};
use super::edition::Edition;
use super::round::{CARD_POINTS, WIN_POINTS};
use super::state::CardGame;
use super::view::CardView;
use crate::ai::agent::Strategy;
use crate::ai::level::Level;
use crate::games::skip_bo_mod::die::DieFace;
use crate::rules::ids::PlayerId;

impl<E: Edition> Strategy for CardGame<E> {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Baseline, Level::Greedy];

    /// What an action changes of what the round would score (K-12): a card less in a stock of one's own side, or one more
    /// in an opponent's, and the win.
    fn gain(view: &CardView<E>, who: PlayerId, action: &CardAction) -> i32 {
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
}
