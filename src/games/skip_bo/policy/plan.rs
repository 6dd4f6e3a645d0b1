//! Planning one's own turn: every order of plays that the known cards allow, up to the discard that ends it.
//!
//! It plays on in a view's match: a card that is turned up or drawn in it is [`Card::HIDDEN`] and can't be played, so a plan
//! never counts on what nobody knows. Drawing a hand or turning a stock card up is worth something by itself.

use super::judge::Table;
use super::odds::Odds;
use super::weights::Weights;
use crate::ai::level::Level;
use crate::games::skip_bo::action::{CardAction, Source};
use crate::games::skip_bo::edition::Edition;
use crate::games::skip_bo::piles::PileId;
use crate::games::skip_bo::policy::weights::WEIGHTS;
use crate::games::skip_bo::state::{CardGame, Phase};
use crate::rules::card::Card;
use crate::rules::game::Game;
use crate::rules::ids::{Actor, PlayerId};

/// What a won round is worth: more than any position.
const WON: f32 = 100.0;
/// What it is worth to turn a stock card up, or to draw a hand, before other plays: one can still do something with it.
const SEEN: f32 = 0.03;
/// How much less with each play before.
const SEEN_LATER: f32 = 0.002;

/// Positions that were judged, by their key: a table in which a later one takes the place of an earlier.
struct Known {
    slots: Vec<(u64, f32)>,
}

impl Known {
    /// A table for about so many positions.
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
    /// What it thinks positions are worth.
    pub weights: &'static Weights,
    /// How many plays it thinks of for a choice.
    pub plays: u32,
    /// How wrong it may be about an act other than a play from a stock, in cards of its stock.
    pub wrong: f32,
}

/// A plan in the making.
pub(super) struct Planner<'a> {
    me: PlayerId,
    skill: Skill,
    odds: &'a Odds,
    known: Known,
    /// How many more plays are thought of.
    plays: u32,
}

impl<'a> Planner<'a> {
    /// A plan of `me`.
    pub(super) fn new(me: PlayerId, skill: Skill, odds: &'a Odds) -> Self {
        Self {
            me,
            skill,
            odds,
            known: Known::new(skill.plays),
            plays: skill.plays,
        }
    }

    /// Comes to an end: from here on only one way to go on is looked at.
    pub(super) const fn hurry(&mut self) {
        self.plays = 0;
    }

    /// How many plays were thought of.
    pub(super) const fn spent(&self) -> u32 {
        self.skill.plays - self.plays
    }

    /// The worth of an act that is legal.
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
                debug_assert!(applied.is_ok(), "only legal acts are planned: {applied:?}");
                self.plays = self.plays.saturating_sub(1);
                let turned = is_from_stock(action);
                let seen = if turned { SEEN - SEEN_LATER * depth as f32 } else { 0.0 };
                seen + self.position(&mut next, depth + 1)
            }
        }
    }

    /// The worth of a position in one's own turn.
    fn position<E: Edition>(&mut self, game: &mut CardGame<E>, depth: u32) -> f32 {
        while game.phase == Phase::Act && game.turn.filling && game.turn.player == self.me {
            if game.apply(Actor::Player(self.me), &CardAction::Draw, &mut ()).is_err() {
                break;
            }
        }
        match game.phase {
            Phase::Act if game.turn.player == self.me => {}
            Phase::Over | Phase::Deal => return WON,
            _ => return Table::of(game, self.me, self.odds).worth(None, self.skill.weights),
        }
        let key = key(game, self.me);
        if let Some(worth) = self.known.get(key) {
            return worth;
        }
        let table = Table::of(game, self.me, self.odds);
        let mut legal = Vec::new();
        game.legal_actions(self.me, &mut legal);
        // A hand of hidden cards can't be discarded from.
        let mut best = f32::NEG_INFINITY;
        if game.hand(self.me).contains(&Card::HIDDEN) {
            best = table.worth(None, self.skill.weights);
        }
        // When enough was thought of, only the first play is gone on with.
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

/// Whether an act plays the top of a stock.
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

/// What tells positions of one turn apart: the numbers of the building piles, in any order, and one's own cards.
fn key<E: Edition>(game: &CardGame<E>, me: PlayerId) -> u64 {
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

/// How finely a mistake is drawn.
pub(crate) const FINE: u32 = 1 << 16;

/// A plan never takes longer, whatever it may: a tenth of a second or so.
const MOST_PLAYS: u64 = 50_000;

/// How a level plans; only the highest thinks for as many nodes as it is given.
pub(crate) fn skill(level: Level, nodes: u64) -> Skill {
    let (plays, wrong) = match level {
        Level::Random | Level::Baseline | Level::Greedy | Level::Easy => (0, 4.0),
        Level::Normal => (10, 1.6),
        Level::Hard => (10, 0.4),
        Level::Expert => (nodes.min(MOST_PLAYS) as u32, 0.0),
    };
    Skill {
        weights: &WEIGHTS,
        plays,
        wrong,
    }
}
