//! How computer players play the card games.

mod judge;
mod odds;
mod plan;
mod weights;

use judge::Table;
use odds::Odds;
use plan::Planner;

use super::action::{CardAction, Source};
use super::edition::Edition;
use super::round::{CARD_POINTS, WIN_POINTS};
use super::state::CardGame;
use super::view::CardView;
use crate::ai::agent::Strategy;
use crate::ai::budget::Budget;
use crate::ai::level::Level;
use crate::games::skip_bo_mod::die::DieFace;
use crate::rules::ids::PlayerId;
use crate::rules::rng::RulesRng;

impl<E: Edition> Strategy for CardGame<E> {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Baseline, Level::Greedy, Level::Normal, Level::Hard, Level::Expert];

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

    fn weigh(
        level: Level,
        view: &CardView<E>,
        who: PlayerId,
        legal: &[CardAction],
        _budget: &mut Budget,
        _rng: &mut RulesRng,
    ) -> Vec<f32> {
        let known = view.known();
        let odds = Odds::of(known);
        use std::sync::OnceLock;
        static W: [OnceLock<weights::Weights>; 2] = [const { OnceLock::new() }; 2];
        let read = |name: &str| match std::env::var(name) { Ok(f) => { let mut w = weights::GUESS.clone();
            let v: Vec<f32> = std::fs::read_to_string(f).unwrap().split_whitespace().map(|x| x.parse().unwrap()).collect(); w.0[..v.len()].copy_from_slice(&v); w }, _ => weights::GUESS.clone() };
        let w = match level { Level::Hard => W[0].get_or_init(|| read("TT_W1")), Level::Expert => W[1].get_or_init(|| read("TT_W2")), _ => &weights::GUESS };
        static NODES: OnceLock<u32> = OnceLock::new();
        let cap = *NODES.get_or_init(|| std::env::var("TT_N").map_or(2000, |n| n.parse().unwrap()));
        let mut planner = Planner::new(who, w, &odds, if level == Level::Expert { cap } else { 400 });
        if level == Level::Expert && std::env::var_os("TT_LOOK").is_some() { planner.looks = 1; }
        let table = Table::of(known, who, &odds);
        legal.iter().map(|action| planner.act(known, &table, action, 0)).collect()
    }
}
