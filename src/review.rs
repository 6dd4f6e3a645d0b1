//! A look back at a match: where somebody could have done better, and when somebody was lucky.
//!
//! A mistake is an act that the strongest computer player, seeing what that seat saw, holds for worse than another. Luck is
//! what chance gave beyond what was to be expected: dice against other throws of the same dice, cards turned up or drawn
//! against the others that could have come. Both are judgements, in the measure of the game's own
//! [`crate::ai::explain::Explain`]. Knows no screen and no names.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::ai::agent::best_two;
use crate::ai::budget::Budget;
use crate::ai::level::Level;
use crate::catalog::{AnyAction, AnyEvent, AnyGame, AnyView};
use crate::record::{Entry, Record, ReplayError};
use crate::rules::ids::{Actor, MAX_PLAYERS, PlayerId, PlayerSet, Viewer};
use crate::rules::rng::{RulesRng, Stream, stream};

/// How many mistakes of each seat, and how many lucky moments of the match, are kept.
pub const KEPT: usize = 3;
/// By how many other outcomes what was to be expected is judged.
const OUTCOMES: usize = 24;

/// What stood out in a match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    /// The costliest mistakes, worst first: at most [`KEPT`] of each seat that was looked at.
    pub mistakes: Vec<Mistake>,
    /// The luckiest moments of all seats, luckiest first: at most [`KEPT`].
    pub luck: Vec<Luck>,
    /// How many choices of the seats that were looked at there were.
    pub choices: usize,
    /// How many of them were the best or as good.
    pub best: usize,
    /// The same by seat, all choices and all luck together.
    pub of_seat: [SeatReview; MAX_PLAYERS],
}

/// How a seat chose, and how lucky it was.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SeatReview {
    /// How many choices of the seat were looked at.
    pub choices: u64,
    /// How many of them were the best or as good.
    pub best: u64,
    /// How much worse all of them together were than the best ones, in the game's measure. What has no worth, a slip, is
    /// left out.
    pub loss: f64,
    /// How much the luckiest moment gave beyond what was to be expected, in the game's measure; 0 where no moment is worth
    /// telling.
    pub luckiest: f64,
}

/// An act that another would have been better than.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// Which entry of the record it is, counted from 0.
    pub entry: usize,
    /// In which round, counted from 1.
    pub round: u16,
    /// Whose.
    pub who: PlayerId,
    /// What the seat saw.
    pub view: AnyView,
    /// What was done.
    pub did: AnyAction,
    /// What would have been best.
    pub better: AnyAction,
    /// How much worse it was, in the game's measure.
    pub loss: f32,
}

/// A moment in which chance gave more than was to be expected.
#[derive(Clone, Debug, PartialEq)]
pub struct Luck {
    /// Which entry of the record it is, counted from 0.
    pub entry: usize,
    /// In which round, counted from 1.
    pub round: u16,
    /// Whose luck.
    pub who: PlayerId,
    /// What happened, as all may know it.
    pub events: Vec<AnyEvent>,
    /// How much it gave, in the game's measure.
    pub gain: f32,
    /// The game's measure, for words.
    pub view: AnyView,
}

/// Looks back at a match. `seats` are those whose acts are looked at; luck is everybody's. Between entries `done` is set
/// to how many were looked at, and the look ends with what it has when `stop` is raised. The same record gives the same
/// review.
///
/// # Errors
/// [`ReplayError`] where the record does not replay.
pub fn review(record: &Record, seats: PlayerSet, stop: &AtomicBool, done: &AtomicUsize) -> Result<Review, ReplayError> {
    let mut looker = Looker {
        seats,
        everybody: record.seats.iter().collect(),
        rng: stream(record.seed, Stream::Agents),
        stop,
        review: Review::default(),
    };
    let mut before = AnyGame::new(&record.options, &record.seats, record.seed)?;
    let mut round = 0;
    let mut events = Vec::new();
    let count = record.entries.len();
    for (index, entry) in record.entries.iter().enumerate() {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let mut after = before.clone();
        events.clear();
        after
            .apply(entry.who, &entry.action, &mut events)
            .map_err(|error| ReplayError::Refused {
                index,
                count,
                who: entry.who,
                error: Box::new(error),
            })?;
        round = events.iter().find_map(AnyEvent::begins_round).unwrap_or(round);
        let at = Moment { index, round, entry };
        looker.look_at_choice(&at, &before);
        looker.look_at_luck(&at, &before, &after, &events);
        before = after;
        done.store(index + 1, Ordering::Relaxed);
    }
    looker.review.mistakes.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    Ok(looker.review)
}

/// Where in the record one is.
struct Moment<'a> {
    index: usize,
    round: u16,
    entry: &'a Entry,
}

struct Looker<'a> {
    seats: PlayerSet,
    everybody: PlayerSet,
    rng: RulesRng,
    stop: &'a AtomicBool,
    review: Review,
}

impl Looker<'_> {
    /// Holds an act against the best one.
    fn look_at_choice(&mut self, at: &Moment, before: &AnyGame) {
        let Actor::Player(who) = at.entry.who else { return };
        let legal = before.legal_actions(who);
        let Some(did) = legal.iter().position(|action| *action == at.entry.action) else {
            return;
        };
        if !self.seats.contains(who) || legal.len() < 2 {
            return;
        }
        let view = before.view(Viewer::Player(who));
        let mut budget = Budget::until(self.stop, view.nodes());
        let worths = view.weigh(Level::Expert, who, &legal, &mut budget, &mut self.rng);
        let Some((best, _)) = best_two(&worths) else { return };
        self.review.choices += 1;
        let loss = worths[best] - worths[did];
        self.review.best += usize::from(loss <= 0.0);
        let of_seat = &mut self.review.of_seat[who.index()];
        of_seat.choices += 1;
        of_seat.best += u64::from(loss <= 0.0);
        if loss.is_finite() {
            of_seat.loss += f64::from(loss.max(0.0));
        }
        // A slip has no worth; it was told when it happened.
        if !loss.is_finite() || loss < view.worth_telling() || self.stop.load(Ordering::Relaxed) {
            return;
        }
        let mistake = Mistake {
            entry: at.index,
            round: at.round,
            who,
            view,
            did: legal[did].clone(),
            better: legal[best].clone(),
            loss,
        };
        let mistakes = &mut self.review.mistakes;
        mistakes.push(mistake);
        let own = |mistakes: &[Mistake]| mistakes.iter().filter(|mistake| mistake.who == who).count();
        if own(mistakes) > KEPT {
            let own = mistakes.iter().enumerate().filter(|(_, mistake)| mistake.who == who);
            let least = own.min_by(|(_, a), (_, b)| a.loss.total_cmp(&b.loss));
            if let Some((index, _)) = least {
                mistakes.remove(index);
            }
        }
    }

    /// Holds what chance gave against what it could have given.
    fn look_at_luck(&mut self, at: &Moment, before: &AnyGame, after: &AnyGame, events: &[AnyEvent]) {
        let mut luckiest: Option<(PlayerId, f32)> = None;
        for seat in self.everybody.iter() {
            let gain = match at.entry.who {
                Actor::Chance => self.luck_of_chance(before, after, seat),
                Actor::Player(who) if who == seat => self.luck_of_act(before, after, seat, &at.entry.action),
                Actor::Player(_) => continue,
            };
            if luckiest.is_none_or(|(_, most)| gain > most) {
                luckiest = Some((seat, gain));
            }
        }
        let Some((who, gain)) = luckiest else { return };
        let view = after.view(Viewer::Public);
        if gain < view.worth_telling() {
            return;
        }
        let luckiest = &mut self.review.of_seat[who.index()].luckiest;
        *luckiest = luckiest.max(f64::from(gain));
        let luck = &mut self.review.luck;
        let place = luck.partition_point(|other| other.gain >= gain);
        if place < KEPT {
            let told = events.iter().filter_map(|event| event.redact(Viewer::Public));
            luck.insert(
                place,
                Luck {
                    entry: at.index,
                    round: at.round,
                    who,
                    events: told.collect(),
                    gain,
                    view,
                },
            );
            luck.truncate(KEPT);
        }
    }

    /// How much better off a seat is than after other throws or shuffles.
    fn luck_of_chance(&mut self, before: &AnyGame, after: &AnyGame, seat: PlayerId) -> f32 {
        let mut other = || {
            let mut other = before.clone();
            let report = other.sample_chance(&mut self.rng);
            other.apply(Actor::Chance, &report, &mut ()).ok()?;
            Some(standing(&other, seat))
        };
        beyond(
            standing(after, seat),
            std::iter::repeat_with(&mut other).take(OUTCOMES).flatten(),
        )
    }

    /// How much better off a seat is than if its act had turned up other cards.
    fn luck_of_act(&mut self, before: &AnyGame, after: &AnyGame, seat: PlayerId, action: &AnyAction) -> f32 {
        let view = before.view(Viewer::Player(seat));
        let mut other = || {
            let mut other = view.determinize(&mut self.rng);
            other.apply(Actor::Player(seat), action, &mut ()).ok()?;
            Some(standing(&other, seat))
        };
        beyond(
            standing(after, seat),
            std::iter::repeat_with(&mut other).take(OUTCOMES).flatten(),
        )
    }
}

/// How a seat stands, by what it sees.
fn standing(game: &AnyGame, seat: PlayerId) -> f32 {
    game.view(Viewer::Player(seat)).standing(seat)
}

/// How much more something is than the mean of the others; nothing where there are none.
fn beyond(this: f32, others: impl Iterator<Item = f32>) -> f32 {
    let (mut sum, mut count) = (0.0, 0.0);
    for other in others {
        sum += other;
        count += 1.0;
    }
    if count > 0.0 { this - sum / count } else { 0.0 }
}
