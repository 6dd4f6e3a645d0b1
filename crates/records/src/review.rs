//! The review of a match: the mistakes of players and their lucky moments.
//!
//! A mistake is an action that the strongest computer player, with the view of that seat, judges worse than another
//! action. Luck is what chance gave above the expected value: dice are compared with other throws of the same dice,
//! and drawn or revealed cards with other possible cards. Both are estimates, in the measure of the game's own
//! [`rules::ai::agent::Explain`]. This module does not depend on screens or names.

use serde::{Deserialize, Serialize};

use crate::record::{Entry, Record, ReplayError};
use games::catalog::{AnyAction, AnyEvent, AnyGame, AnyView};
use rules::ai::agent::best_two;
use rules::ai::budget::{Budget, Stop};
use rules::ai::level::Level;
use rules::ids::{Actor, MAX_SEATS, SeatId, SeatSet, Viewer};
use rules::rng::{RulesRng, Stream};

/// The most mistakes of each seat, and the most lucky moments of the match, in a review.
pub const KEPT: usize = 3;
/// The number of other outcomes whose mean is the expected value.
const OUTCOMES: usize = 24;

/// The review of a match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The costliest mistakes, worst first: at most [`KEPT`] of each reviewed seat.
    pub mistakes: Vec<Mistake>,
    /// The luckiest moments of all seats, luckiest first: at most [`KEPT`].
    pub luck: Vec<Luck>,
    /// How many choices of the reviewed seats were judged.
    pub choices: usize,
    /// How many of them were the best choice or equally good.
    pub best: usize,
    /// The figures by seat, of all choices and all lucky moments.
    pub of_seat: [SeatReview; MAX_SEATS],
}

/// The choices and the luck of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatReview {
    /// How many choices of the seat were judged.
    pub choices: u64,
    /// How many of them were the best choice or equally good.
    pub best: u64,
    /// The sum of how much worse they were than the best choices, in the game's measure. Slips have no worth and are
    /// left out.
    pub loss: f64,
    /// How much more than expected the luckiest moment gave, in the game's measure; 0 if no moment is large enough to
    /// mention.
    pub luckiest: f64,
}

/// An action that was worse than another legal action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mistake {
    /// The index of the entry in the record, counted from 0.
    pub entry: usize,
    /// The round, counted from 1.
    pub round: u16,
    /// The seat.
    pub who: SeatId,
    /// The view of the seat before the action.
    pub view: AnyView,
    /// The action.
    pub did: AnyAction,
    /// The best action.
    pub better: AnyAction,
    /// How much worse it was, in the game's measure.
    pub loss: f32,
}

/// A moment in which chance gave more than expected.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Luck {
    /// The index of the entry in the record, counted from 0.
    pub entry: usize,
    /// The round, counted from 1.
    pub round: u16,
    /// The lucky seat.
    pub who: SeatId,
    /// The events, redacted for the public.
    pub events: Vec<AnyEvent>,
    /// How much more than expected it gave, in the game's measure.
    pub gain: f32,
    /// The public view after the moment, for texts in the game's measure.
    pub view: AnyView,
}

/// Reviews a match. It judges the choices of `seats` and the luck of all seats. After each entry, `done` is called
/// with the number of reviewed entries. When `stop` is raised, the review ends with the results so far. The same record
/// gives the same review.
///
/// # Errors
/// [`ReplayError`] if the rules refuse the set-up or an action. The hashes of the states are not checked.
pub fn review(record: &Record, seats: SeatSet, stop: &dyn Stop, done: impl Fn(usize)) -> Result<Review, ReplayError> {
    let mut looker = Reviewer {
        seats,
        everybody: record.seats.iter().collect(),
        rng: record.seed.stream(Stream::Agents),
        stop,
        review: Review::default(),
    };
    let mut before = AnyGame::new(&record.options, &record.seats, record.seed.short())?;
    let mut round = 0;
    let mut events = Vec::new();
    let count = record.entries.len();
    for (index, entry) in record.entries.iter().enumerate() {
        if stop.is_raised() {
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
        looker.judge_choice(&at, &before);
        looker.judge_luck(&at, &before, &after, &events);
        before = after;
        done(index + 1);
    }
    looker.review.mistakes.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    Ok(looker.review)
}

/// The current entry of the record.
struct Moment<'a> {
    index: usize,
    round: u16,
    entry: &'a Entry,
}

struct Reviewer<'a> {
    seats: SeatSet,
    everybody: SeatSet,
    rng: RulesRng,
    stop: &'a dyn Stop,
    review: Review,
}

impl Reviewer<'_> {
    /// Compares an action with the best one.
    fn judge_choice(&mut self, at: &Moment, before: &AnyGame) {
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
        // A slip has no worth; the match reported it when it happened.
        if !loss.is_finite() || loss < view.worth_telling() || self.stop.is_raised() {
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

    /// Compares the outcome of chance with other possible outcomes.
    fn judge_luck(&mut self, at: &Moment, before: &AnyGame, after: &AnyGame, events: &[AnyEvent]) {
        let mut luckiest: Option<(SeatId, f32)> = None;
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

    /// How much better a seat stands than after other throws or shuffles.
    fn luck_of_chance(&mut self, before: &AnyGame, after: &AnyGame, seat: SeatId) -> f32 {
        self.luck(after, seat, |rng| {
            let mut other = before.clone();
            let report = other.sample_chance(rng);
            other.apply(Actor::Chance, &report, &mut ()).ok()?;
            Some(other)
        })
    }

    /// How much better a seat stands than if its action had revealed other cards.
    fn luck_of_act(&mut self, before: &AnyGame, after: &AnyGame, seat: SeatId, action: &AnyAction) -> f32 {
        let view = before.view(Viewer::Player(seat));
        self.luck(after, seat, |rng| {
            let mut other = view.determinize(rng);
            other.apply(Actor::Player(seat), action, &mut ()).ok()?;
            Some(other)
        })
    }

    /// How much better a seat stands than in other outcomes.
    fn luck(&mut self, after: &AnyGame, seat: SeatId, other: impl Fn(&mut RulesRng) -> Option<AnyGame>) -> f32 {
        let others = (0..OUTCOMES).filter_map(|_| Some(standing(&other(&mut self.rng)?, seat)));
        beyond(standing(after, seat), others)
    }
}

/// The standing of a seat, judged from its view.
fn standing(game: &AnyGame, seat: SeatId) -> f32 {
    game.view(Viewer::Player(seat)).standing(seat)
}

/// The difference of a value to the mean of others; 0 without others.
fn beyond(this: f32, others: impl Iterator<Item = f32>) -> f32 {
    let (mut sum, mut count) = (0.0, 0.0);
    for other in others {
        sum += other;
        count += 1.0;
    }
    if count > 0.0 { this - sum / count } else { 0.0 }
}
