//! Plans the player's own turn of Skip-Bo Dice: which fills together lead to the best position, what a further Bonus
//! roll gains, and whether a re-roll is worth its point. This module must not know the differences between computer
//! players.

use std::collections::BTreeMap;

use super::race::Race;
use crate::skip_bo_dice::action::{DiceAction, Source};
use crate::skip_bo_dice::state::{Call, Phase, SkipBoDice};
use crate::skip_bo_dice::value::{BONUS, Dice, PileId, StockpileId, Value};
use rules::ai::budget::Budget;
use rules::game::Game;
use rules::ids::{Actor, SeatId};
use rules::rng::{RulesRng, below};

/// The worth of a further Bonus roll that the plan does not search, as a chance to win.
const FURTHER_ROLL: f32 = 0.01;

/// A planner of one seat's choices.
pub(super) struct Planner<'a, 'b> {
    pub(super) race: Race<'a>,
    pub(super) who: SeatId,
    /// The most positions that one plan judges; with 1 it judges only the position right after an action.
    pub(super) positions: usize,
    /// The number of sampled throws that judge a re-roll; with 0 the plan judges neither re-rolls nor further Bonus
    /// rolls.
    pub(super) throws: usize,
    /// A node is one judged position.
    pub(super) budget: &'a mut Budget<'b>,
}

/// The worths of positions within one turn, by a key of everything that can change in the turn.
type WorthCache = BTreeMap<u128, f32>;

impl Planner<'_, '_> {
    /// The worth of each legal action, as a chance to win.
    pub(super) fn weigh(&mut self, game: &SkipBoDice, legal: &[DiceAction], rng: &mut RulesRng) -> Vec<f32> {
        let mut seen = WorthCache::new();
        let stop = self.chance(game);
        let mut values: Vec<f32> = legal
            .iter()
            .map(|action| match *action {
                DiceAction::Fill { with, pile } => self.fill(game, with, pile, &mut seen),
                DiceAction::Claim { pile } => self.chance(&claimed(game, self.who, pile)),
                DiceAction::Write { value, stockpile } => self.chance(&written(game, self.who, value, stockpile)),
                DiceAction::Pass | DiceAction::EndTurn => stop,
                DiceAction::Reroll { .. } => stop.next_down().min(self.chance(&without_reroll(game, self.who))),
                DiceAction::FirstSeat(_) | DiceAction::Rolled(_) => f32::NEG_INFINITY,
            })
            .collect();
        // Re-rolls are not searched as long as some fill is better than stopping.
        if self.throws > 0 && values.iter().all(|value| *value <= stop) {
            for (action, value) in legal.iter().zip(&mut values) {
                if let DiceAction::Reroll { dice } = action
                    && worth_a_look(game, *dice)
                    && self.budget.left() > 0
                {
                    *value = self.reroll(game, *dice, rng);
                }
            }
        }
        values
    }

    /// The best result of the player's turn with the current values of the dice, also while others answer a call.
    pub(super) fn with_dice(&mut self, game: &SkipBoDice) -> f32 {
        let mut turn = *game;
        turn.phase = Phase::Turn;
        self.best(&turn, &mut WorthCache::new())
    }

    /// The best result of the answer to a call, judged at once.
    pub(super) fn after_call(&mut self, game: &SkipBoDice) -> f32 {
        match self.claim(game, self.who) {
            Some(pile) => self.chance(&claimed(game, self.who, pile)),
            None => self.chance(game),
        }
    }

    /// The chance to win in this position.
    fn chance(&mut self, game: &SkipBoDice) -> f32 {
        self.budget.spend(1);
        self.race.chance(game, self.who)
    }

    /// The best position that fills can reach from here. A Bonus Die that is used is not thrown again.
    fn best(&mut self, game: &SkipBoDice, seen: &mut WorthCache) -> f32 {
        let key = key(game, self.who);
        if let Some(known) = seen.get(&key) {
            return *known;
        }
        let mut best = self.chance(game);
        seen.insert(key, best);
        if seen.len() < self.positions && self.budget.left() > 0 {
            for (with, pile) in fills(game, self.who) {
                best = best.max(self.filled(game, with, pile, seen));
            }
            seen.insert(key, best);
        }
        best
    }

    /// The best result after a fill, with the current values of the dice.
    fn filled(&mut self, game: &SkipBoDice, with: Source, pile: PileId, seen: &mut WorthCache) -> f32 {
        let next = filled(game, self.who, with, pile);
        let further = if with == Source::Bonus { FURTHER_ROLL } else { 0.0 };
        self.best(&next, seen) + further
    }

    /// The worth of filling a bubble. For the Bonus Die, which is thrown again, it is the mean over all its sides
    /// (D-7).
    fn fill(&mut self, game: &SkipBoDice, with: Source, pile: PileId, seen: &mut WorthCache) -> f32 {
        if with != Source::Bonus || self.throws == 0 || self.budget.left() == 0 {
            return self.filled(game, with, pile, seen);
        }
        let next = filled(game, self.who, with, pile);
        let sides = game.board().sides(BONUS);
        let sum: f32 = sides
            .iter()
            .map(|side| {
                let mut next = next;
                next.values[BONUS.index()] = *side;
                self.called(next)
            })
            .sum();
        sum / sides.len() as f32
    }

    /// The worth of a position right after a throw of the Bonus Die: each of the other seats gives the answer that is
    /// best for it, then the turn continues (D-8).
    fn called(&mut self, mut game: SkipBoDice) -> f32 {
        game.call = Call::default();
        for seat in game.can_claim().iter() {
            if let Some(pile) = self.claim(&game, seat) {
                game.write_bubble(seat, pile, game.called(), true, &mut ());
            }
        }
        self.best(&game, &mut WorthCache::new())
    }

    /// The pile for which a seat would use the called value; `None` if it would pass.
    fn claim(&mut self, game: &SkipBoDice, seat: SeatId) -> Option<PileId> {
        let mut best = (self.race.chance(game, seat), None);
        let piles = game.board().pile_ids();
        for pile in piles.filter(|pile| game.fits(seat, *pile, game.called())) {
            self.budget.spend(1);
            let worth = self.race.chance(&claimed(game, seat, pile), seat);
            if worth > best.0 {
                best = (worth, Some(pile));
            }
        }
        best.1
    }

    /// The worth of re-rolling these dice: the mean over some sampled throws (D-15).
    fn reroll(&mut self, game: &SkipBoDice, dice: Dice, rng: &mut RulesRng) -> f32 {
        let rolling = without_reroll(game, self.who);
        let mut sum = 0.0;
        for _ in 0..self.throws {
            let mut next = rolling;
            for die in dice.iter() {
                let sides = game.board().sides(die);
                next.values[die.index()] = sides[below(rng, sides.len() as u32) as usize];
            }
            sum += if Dice::BONUS.is_within(dice) {
                self.called(next)
            } else {
                self.best(&next, &mut WorthCache::new())
            };
        }
        sum / self.throws as f32
    }
}

/// The position after a free re-roll is spent.
fn without_reroll(game: &SkipBoDice, who: SeatId) -> SkipBoDice {
    let mut next = *game;
    let left = &mut next.sheets[who.index()].free_rerolls;
    *left = left.saturating_sub(1);
    next
}

/// Whether the plan judges a re-roll of these dice: all unused dice, with or without the Bonus Die.
fn worth_a_look(game: &SkipBoDice, dice: Dice) -> bool {
    dice == game.unused() || dice == game.unused().without(Dice::BONUS)
}

/// The different ways to fill a bubble: only one of several dice with the same value, and only the cheapest Skip-Bo.
pub(super) fn fills(game: &SkipBoDice, who: SeatId) -> impl Iterator<Item = (Source, PileId)> {
    let mut sources = [(Source::Bonus, Value::BLANK); 12];
    let mut count = 0;
    let mut add = |source, value| {
        if count < sources.len() {
            sources[count] = (source, value);
            count += 1;
        }
    };
    let mut shown = 0_u16;
    for die in game.unused().without(Dice::BONUS).iter() {
        let value = game.value(die);
        if value.is_shown() && shown >> value.0 & 1 == 0 {
            shown |= 1 << value.0;
            add(Source::Number(die), value);
        }
    }
    if game.called().is_shown() {
        add(Source::Bonus, game.called());
    }
    let mut wild = shown >> Value::SKIP_BO.0 & 1 == 1;
    let sheet = game.sheet(who);
    let mut tops = 0_u16;
    for id in game.board().stockpile_ids() {
        if let Some(value) = sheet.stockpile(id).top()
            && tops >> value.0 & 1 == 0
        {
            tops |= 1 << value.0;
            if value.is_skip_bo() && std::mem::replace(&mut wild, true) {
                continue;
            }
            add(Source::Stockpile(id), value);
        }
    }
    if !wild {
        let reward = game
            .board()
            .stockpile_ids()
            .find(|id| sheet.has_reward(game.board(), *id));
        match reward {
            Some(id) => add(Source::Reward(id), Value::SKIP_BO),
            None if sheet.free_skip_bos() > 0 => add(Source::FreeSkipBo, Value::SKIP_BO),
            None => {}
        }
    }
    let sheet = *sheet;
    let board = *game.board();
    sources.into_iter().take(count).flat_map(move |(source, value)| {
        board
            .pile_ids()
            .filter(move |pile| sheet.fits(&board, *pile, value))
            .map(move |pile| (source, pile))
    })
}

/// The position after a fill. A Bonus Die that was used is blank, and the turn continues.
fn filled(game: &SkipBoDice, who: SeatId, with: Source, pile: PileId) -> SkipBoDice {
    let mut next = *game;
    let applied = next.apply(Actor::Player(who), &DiceAction::Fill { with, pile }, &mut ());
    debug_assert!(applied.is_ok(), "the planner tries only legal fills: {applied:?}");
    next.phase = Phase::Turn;
    next
}

/// The position after a seat's claim, without the claims of the others.
fn claimed(game: &SkipBoDice, who: SeatId, pile: PileId) -> SkipBoDice {
    let mut next = *game;
    next.write_bubble(who, pile, game.called(), true, &mut ());
    next
}

/// The position after a seat's write, without the writes of the others.
fn written(game: &SkipBoDice, who: SeatId, value: Value, stockpile: StockpileId) -> SkipBoDice {
    let mut next = *game;
    next.sheets[who.index()].stockpiles[stockpile.index()].write(value);
    next
}

/// A key of everything that can differ between two positions of one turn.
fn key(game: &SkipBoDice, who: SeatId) -> u128 {
    let sheet = game.sheet(who);
    let mut key = u128::from(game.unused().0);
    let mut push = |bits: u32, value: u16| key = key << bits | u128::from(value);
    push(4, sheet.free_skip_bos().into());
    push(4, game.called().0.into());
    for (pile, stars) in sheet.piles.iter().zip(game.board().stars) {
        push(4, pile.filled().into());
        push(11, pile.wild & stars);
    }
    for stockpile in &sheet.stockpiles {
        push(4, stockpile.crossed.into());
        push(1, stockpile.reward_used.into());
    }
    key
}
