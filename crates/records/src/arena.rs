//! Many matches between computer players, without a table; chance is sampled.
//!
//! Each match has its own seed, so that the results do not depend on the number of threads. This module uses no clock.
#![deny(clippy::disallowed_types, clippy::iter_over_hash_type)]

use std::marker::PhantomData;

use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::record::Record;
use games::catalog::{AnyOptions, ForGame, Listed};
use rules::ai::agent::{Strategy, choose_in, notices};
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::error::SetupError;
use rules::game::{EventSink, Game, Turn};
use rules::hash::state_hash;
use rules::ids::{Actor, MAX_SEATS, SeatId, SeatSet, Viewer};
use rules::rng::{RulesRng, Stream, at_entry, nth_seed, stream};
use rules::seats::Seats;

/// The matches to play.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The game and its options.
    pub options: AnyOptions,
    /// The seating.
    pub seats: Seats,
    /// The level of the computer player of each seat; as many as there are seats.
    pub agents: Vec<Level>,
    /// Whether all players move by one seat from match to match, so that no player has the advantage of a seat.
    pub alternate: bool,
    /// The number of nodes for each choice of a level that searches; `None` means the game's default.
    pub nodes: Option<u64>,
    /// The seed from which the seeds of the matches are derived.
    pub seed: u64,
    /// The number of matches.
    pub games: u64,
    /// The number of threads; 0 counts as 1.
    pub threads: usize,
}

/// The results of one computer player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    /// Matches won, alone or with a partner.
    pub wins: u64,
    /// Matches in which the win was shared with another side (G-6).
    pub ties: u64,
    /// The sum of the final scores.
    pub points: i64,
}

/// The results of the matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches played.
    pub games: u64,
    /// By computer player, in the order of [`Plan::agents`]; without [`Plan::alternate`] that is by seat.
    pub seats: [SeatTally; MAX_SEATS],
    /// Matches won, alone or with a partner, by order of play: first by the seat that had the first turn of the match.
    pub wins_in_order: [u64; MAX_SEATS],
    /// Matches that one side won alone.
    pub decided: u64,
    /// Matches that were stopped because they were too long.
    pub unfinished: u64,
    /// Actions of seats and of chance.
    pub actions: u64,
    /// A hash of the final states of all matches.
    pub final_hash: u64,
}

impl Plan {
    /// The index in [`Plan::agents`] of the player who has this seat in the match with number `index`.
    pub fn agent(&self, seat: SeatId, index: u64) -> usize {
        let moved = if self.alternate { index } else { 0 };
        ((seat.index() as u64 + moved) % self.seats.count() as u64) as usize
    }
}

/// An observer of matches while they are played; it is called from several threads.
pub trait MatchObserver: Sync {
    /// A match was played.
    fn played(&self) {}

    /// Calls `choose` once for a choice of the player with this index in [`Plan::agents`], and returns its result.
    fn choose(&self, _agent: usize, choose: &mut dyn FnMut() -> usize) -> usize {
        choose()
    }

    /// Whether [`MatchObserver::record`] wants records.
    fn wants_records(&self) -> bool {
        false
    }

    /// The record of a match that was played.
    fn record(&self, _index: u64, _record: &Record) {}
}

impl MatchObserver for () {}

/// Plays the matches.
///
/// The observer is a trait object, so that the games are compiled for this loop here and not again in each crate that
/// has an observer.
///
/// # Errors
/// [`SetupError`] if the match can't be set up.
pub fn run(plan: &Plan, watch: &dyn MatchObserver) -> Result<Tally, SetupError> {
    plan.options.for_game(Run { plan, watch })
}

struct Run<'a> {
    plan: &'a Plan,
    watch: &'a dyn MatchObserver,
}

impl ForGame for Run<'_> {
    type Out = Result<Tally, SetupError>;

    fn run<G: Strategy + Listed>(self, options: &G::Options) -> Self::Out {
        run_game::<G>(self.plan, options, self.watch)
    }
}

fn run_game<G: Strategy + Listed>(
    plan: &Plan,
    options: &G::Options,
    watch: &dyn MatchObserver,
) -> Result<Tally, SetupError> {
    // A wrong set-up is refused before any thread starts.
    G::new(options, &plan.seats, plan.seed)?;
    let matches = || {
        (0..plan.games)
            .into_par_iter()
            .map(|index| {
                let tally = play::<G>(plan, options, index, watch);
                watch.played();
                tally
            })
            .try_reduce(Tally::default, |a, b| Ok(a.and(&b)))
    };
    match ThreadPoolBuilder::new().num_threads(plan.threads.max(1)).build() {
        Ok(pool) => pool.install(matches),
        // If no thread pool can be created, the global one is used.
        Err(_) => matches(),
    }
}

/// Plays one match.
fn play<G: Strategy + Listed>(
    plan: &Plan,
    options: &G::Options,
    index: u64,
    watch: &dyn MatchObserver,
) -> Result<Tally, SetupError> {
    let seed = nth_seed(plan.seed, index);
    let mut game = G::new(options, &plan.seats, seed)?;
    let mut agents = stream(seed, Stream::Agents);
    let mut record = watch
        .wants_records()
        .then(|| Record::new(plan.options.clone(), plan.seats, seed.into()));
    let mut legal = Vec::new();
    let mut actions = 0;
    let mut first = None;
    let agent = |seat| plan.agent(seat, index);
    let level = |seat| plan.agents.get(agent(seat)).copied().unwrap_or(Level::Random);
    while actions < G::LONGEST_PLAYOUT {
        let (who, action) = if let Some((seat, call)) = objection(&game, &plan.seats, level, &mut agents) {
            (Actor::Player(seat), call)
        } else {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => (
                    Actor::Chance,
                    game.sample_chance(&mut at_entry(seed, Stream::Chance, actions)),
                ),
                Turn::Players(due) => {
                    let Some(seat) = due.lowest() else { break };
                    game.legal_actions(seat, &mut legal);
                    let view = || game.view(Viewer::Player(seat));
                    let mut budget = Budget::nodes(plan.nodes.unwrap_or(G::NODES));
                    let mut choose = || choose_in::<G, _>(level(seat), view, seat, &legal, &mut budget, &mut agents);
                    let choice = if legal.len() < 2 {
                        choose()
                    } else {
                        watch.choose(agent(seat), &mut choose)
                    };
                    (Actor::Player(seat), legal.swap_remove(choice))
                }
            }
        };
        let applied = if first.is_none() {
            game.apply(who, &action, &mut TurnSink::<G>(&mut first, PhantomData))
        } else {
            game.apply(who, &action, &mut ())
        };
        debug_assert!(applied.is_ok(), "a legal action applies: {applied:?}");
        if let Some(record) = &mut record {
            record.push(who, G::any_action(action), state_hash(&game));
        }
        actions += 1;
    }
    if let Some(record) = &record {
        watch.record(index, record);
    }
    let tally = Tally::of_match(&game, &plan.seats, first, index, actions);
    Ok(tally.by_agent(plan, index))
}

/// Finds the seat that has the first turn among the events of a game; `None` before that.
struct TurnSink<'a, G>(&'a mut Option<SeatId>, PhantomData<G>);

impl<G: Listed> EventSink<G::Event> for TurnSink<'_, G> {
    fn push(&mut self, event: G::Event) {
        if self.0.is_none() {
            *self.0 = G::any_event(event).turn_of();
        }
    }
}

/// The first seat that notices a slip of another seat, with its objection.
fn objection<G: Game>(
    game: &G,
    seats: &Seats,
    level: impl Fn(SeatId) -> Level,
    rng: &mut RulesRng,
) -> Option<(SeatId, G::Action)> {
    seats
        .iter()
        .filter_map(|seat| Some((seat, game.call_out(seat)?)))
        .find(|(seat, _)| notices(level(*seat), rng))
}

impl Tally {
    /// The results of one match in its final state; `first` had the first turn, `index` is the number of the match.
    pub fn of_match<G: Game>(game: &G, seats: &Seats, first: Option<SeatId>, index: u64, actions: usize) -> Self {
        let scores = game.scores();
        let shared = is_shared(scores.winners, seats);
        let mut tally = Self {
            games: 1,
            decided: u64::from(!scores.winners.is_empty() && !shared),
            unfinished: u64::from(game.turn() != Turn::Over),
            actions: actions as u64,
            // The sum over all matches does not depend on their order; the index makes the sum differ if two matches
            // swap states.
            final_hash: state_hash(&(index, game)),
            ..Self::default()
        };
        for seat in seats.iter() {
            let won = scores.winners.contains(seat);
            tally.seats[seat.index()] = SeatTally {
                wins: u64::from(won && !shared),
                ties: u64::from(won && shared),
                points: scores.points[seat.index()].into(),
            };
        }
        let count = seats.count();
        for (place, wins) in tally.wins_in_order.iter_mut().enumerate().take(count) {
            let seat = first.map(|first| (first.index() + place) % count);
            *wins = seat.map_or(0, |seat| tally.seats[seat].wins);
        }
        tally
    }

    /// Sorts the results of the match with number `index` by computer player instead of by seat.
    #[must_use]
    pub fn by_agent(mut self, plan: &Plan, index: u64) -> Self {
        let by_seat = self.seats;
        for seat in plan.seats.iter() {
            if let Some(slot) = self.seats.get_mut(plan.agent(seat, index)) {
                *slot = by_seat[seat.index()];
            }
        }
        self
    }

    /// The sum of these results and others.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.decided += other.decided;
        self.unfinished += other.unfinished;
        self.actions += other.actions;
        self.final_hash = self.final_hash.wrapping_add(other.final_hash);
        for (mine, theirs) in self.wins_in_order.iter_mut().zip(other.wins_in_order) {
            *mine += theirs;
        }
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.wins += theirs.wins;
            mine.ties += theirs.ties;
            mine.points += theirs.points;
        }
        self
    }
}

/// Whether the winners belong to more than one side.
fn is_shared(winners: SeatSet, seats: &Seats) -> bool {
    winners
        .iter()
        .any(|a| winners.iter().any(|b| a != b && !seats.partners(a, b)))
}
