//! Plans the player's own turn: every order of plays that the known cards allow, up to the discard that ends the turn.
//!
//! The plan continues the match of a view. A card that is turned up or drawn there is [`Card::HIDDEN`] and can't be
//! played, so a plan never relies on unknown cards. Turning up a stock card, and drawing a hand, have a worth of their
//! own.

use super::judge::{Sight, Table};
use super::odds::Odds;
use super::weights::Weights;
use crate::skip_bo::action::{CardAction, Source};
use crate::skip_bo::edition::Edition;
use crate::skip_bo::piles::PileId;
use crate::skip_bo::policy::weights::WEIGHTS;
use crate::skip_bo::state::{CardGame, Phase};
use rules::ai::level::Level;
use rules::card::Card;
use rules::game::Game;
use rules::ids::{Actor, SeatId};

/// The worth of a won round: more than any position.
const WON: f32 = 100.0;
/// The worth of turning up a stock card early, before other plays: the player can still react to it.
const SEEN: f32 = 0.03;
/// How much less this is worth for each play before it.
const SEEN_LATER: f32 = 0.002;

/// The worths of judged positions by their key: a table in which a later position replaces an earlier one in the same
/// slot.
struct Known {
    slots: Vec<(u64, f32)>,
}

impl Known {
    /// A table for about this many positions.
    fn new(positions: u32) -> Self {
        let slots = positions.clamp(32, 1 << 12).next_power_of_two() * 2;
        Self {
            slots: vec![(0, 0.0); slots as usize],
        }
    }

    const fn at(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.slots.len() - 1)
    }

    fn get(&self, key: u64) -> Option<f32> {
        let (found, worth) = self.slots[self.at(key)];
        (found == key).then_some(worth)
    }

    fn put(&mut self, key: u64, worth: f32) {
        let at = self.at(key);
        self.slots[at] = (key, worth);
    }
}

/// How a computer player plans.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// The weights for the worth of a position.
    pub weights: &'static Weights,
    /// What of the table it takes in.
    pub sight: Sight,
    /// How many plays it considers for one choice.
    pub plays: u32,
    /// The largest error for an action other than a play from a stock, in cards of its stock.
    pub wrong: f32,
}

/// A planner with the state of its search.
pub(super) struct Planner<'a> {
    me: SeatId,
    skill: Skill,
    odds: &'a Odds,
    known: Known,
    /// How many more plays it may consider.
    plays: u32,
}

impl<'a> Planner<'a> {
    /// A planner for `me`.
    pub(super) fn new(me: SeatId, skill: Skill, odds: &'a Odds) -> Self {
        Self {
            me,
            skill,
            odds,
            known: Known::new(skill.plays),
            plays: skill.plays,
        }
    }

    /// Ends the search: from here on the planner follows only one line of play.
    pub(super) const fn hurry(&mut self) {
        self.plays = 0;
    }

    /// How many plays it has considered.
    pub(super) const fn spent(&self) -> u32 {
        self.skill.plays - self.plays
    }

    /// The worth of a legal action.
    pub(super) fn act<E: Edition>(
        &mut self,
        game: &CardGame<E>,
        table: &Table<E>,
        action: &CardAction,
        depth: u32,
    ) -> f32 {
        match *action {
            CardAction::Discard { card, pile } => table.worth(Some((card, pile)), self.skill.weights),
            CardAction::EndTurn => table.worth(None, self.skill.weights),
            CardAction::Talk | CardAction::ActOutOfTurn | CardAction::CallOut => f32::NEG_INFINITY,
            CardAction::Draw if !game.turn.filling => f32::NEG_INFINITY,
            _ => {
                let mut next = *game;
                let applied = next.apply(Actor::Player(self.me), action, &mut ());
                debug_assert!(applied.is_ok(), "only legal actions are planned: {applied:?}");
                self.plays = self.plays.saturating_sub(1);
                let turned = is_from_stock(action);
                let seen = if turned { SEEN - SEEN_LATER * depth as f32 } else { 0.0 };
                seen + self.position(&mut next, depth + 1)
            }
        }
    }

    /// The worth of a position in the player's own turn.
    fn position<E: Edition>(&mut self, game: &mut CardGame<E>, depth: u32) -> f32 {
        while game.phase == Phase::Act && game.turn.filling && game.turn.player == self.me {
            if game.apply(Actor::Player(self.me), &CardAction::Draw, &mut ()).is_err() {
                break;
            }
        }
        match game.phase {
            Phase::Act if game.turn.player == self.me => {}
            Phase::Over | Phase::Deal => return WON,
            _ => return Table::of(game, self.me, self.odds, self.skill.sight).worth(None, self.skill.weights),
        }
        let key = key(game, self.me);
        if let Some(worth) = self.known.get(key) {
            return worth;
        }
        let table = Table::of(game, self.me, self.odds, self.skill.sight);
        let mut legal = Vec::new();
        game.legal_actions(self.me, &mut legal);
        // A hand with hidden cards has no known discard.
        let mut best = f32::NEG_INFINITY;
        if game.hand(self.me).contains(&Card::HIDDEN) {
            best = table.worth(None, self.skill.weights);
        }
        // When the plays are used up, the planner follows only the first play.
        let mut goes_on = true;
        for action in &legal {
            let ends = matches!(action, CardAction::Discard { .. } | CardAction::EndTurn);
            if ends || goes_on {
                best = best.max(self.act(game, &table, action, depth));
                goes_on &= ends || self.plays > 0;
            }
        }
        self.known.put(key, best);
        best
    }
}

/// Whether an action plays the top of a stock.
pub(super) const fn is_from_stock(action: &CardAction) -> bool {
    matches!(
        action,
        CardAction::Play {
            from: Source::Stock(_),
            ..
        } | CardAction::StandIn {
            then: Source::Stock(_),
            ..
        }
    )
}

/// A key for positions within one turn: the numbers of the building piles, in any order, and the cards of the player's
/// side.
fn key<E: Edition>(game: &CardGame<E>, me: SeatId) -> u64 {
    const MULTIPLY: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut values = game.building.map(|pile| pile.value());
    values.sort_unstable();
    let mut hand = [0; 8];
    for (slot, card) in hand.iter_mut().zip(game.hand(me)) {
        *slot = card.0;
    }
    hand.sort_unstable();
    let [a, b, c, d] = values;
    let die = game.turn.uses;
    let mut key = u64::from_le_bytes(hand) ^ u64::from_le_bytes([a, b, c, d, die, 0, 0, 1]).wrapping_mul(MULTIPLY);
    let mut mix = |word: u64| {
        key = (key.rotate_left(23) ^ word).wrapping_mul(MULTIPLY);
        key ^= key >> 29;
    };
    for seat in game.side(me).iter() {
        let mut piles = [0; 16];
        for pile in 0..5 {
            let id = if pile == 0 {
                PileId::stock(seat)
            } else {
                PileId::discard(seat, pile - 1)
            };
            piles[usize::from(pile)] = game.piles.top(id).0;
            piles[usize::from(pile) + 8] = game.piles.len(id) as u8;
        }
        let (tops, lens) = piles.split_at(8);
        mix(tops.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        mix(lens.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
    }
    if E::DIE {
        for seat in game.opponents(me).iter() {
            mix(game.stock_len(seat) as u64);
        }
    }
    mix(0);
    key | 1
}

/// The number of steps in which a random error is drawn.
pub(crate) const FINE: u32 = 1 << 16;

/// The most plays of a plan, whatever the budget: about a tenth of a second.
const MOST_PLAYS: u64 = 50_000;

/// The skill of a level; only the highest level sees the piles of partners, and uses the nodes it gets, up to
/// [`MOST_PLAYS`].
pub(crate) fn skill(level: Level, nodes: u64) -> Skill {
    let (plays, wrong) = match level {
        Level::Random | Level::Baseline | Level::Greedy | Level::Easy => (0, 4.0),
        Level::Normal => (10, 1.6),
        Level::Hard => (10, 0.4),
        Level::Expert => (nodes.min(MOST_PLAYS) as u32, 0.0),
    };
    Skill {
        weights: &WEIGHTS,
        sight: if level == Level::Expert {
            Sight::Partners
        } else {
            Sight::Own
        },
        plays,
        wrong,
    }
}
