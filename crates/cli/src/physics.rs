//! `tumbletop simulate --physics`: matches with real throws, headless.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use serde::Serialize;

use super::simulate::{Args, Rolls};
use super::{progress, simulate};
use crate::cost::Costs;
use crate::error::{CliError, Failure, UsageError};
use crate::localizer::CliLocalizer;
use games::catalog::{AnyEvent, AnyGame, ForGame, Listed};
use host::match_host::player_of;
use host::match_setup::MatchSetup;
use host::play::{DecisionObserver, PlayedMatch, play_observed};
use host::throw_search::Decided;
use messages::texts::cli as words;
use physics::params::STEP_HZ;
use records::arena::{Plan, Tally};
use records::record::Entry;
use rules::ai::agent::Strategy;
use rules::ids::{Actor, MAX_SEATS, SeatId, Viewer};
use rules::rng::nth_seed;
use tabletop::game::Mishap;

/// What `--json` prints: the report of `simulate`, and what the dice did.
#[derive(Clone, Debug, Serialize)]
struct Report {
    #[serde(flatten)]
    matches: simulate::Report,
    #[serde(flatten)]
    dice: DiceTally,
    /// How long the throws would have taken on a real table.
    simulated_seconds: f64,
    /// The speed, as a multiple of that of a real table.
    times_real_time: f64,
}

/// What the dice did in all matches together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
struct DiceTally {
    /// Throws, re-throws not counted.
    throws: u64,
    /// Fixed steps.
    ticks: u64,
    /// Dice thrown again because they were cocked (G-3).
    cocked: u64,
    /// Dice that left the table (S-10).
    off_table: u64,
    /// Stacks that fell (S-7).
    stacks_toppled: u64,
    /// How often points were lost (S-7, S-20, S-21).
    penalties: u64,
}

/// Both tallies, and the defects that were found.
#[derive(Clone, Debug, Default)]
struct Sum {
    matches: Tally,
    dice: DiceTally,
    /// By computer player, in the order of [`Plan::agents`].
    rolls: [Rolls; MAX_SEATS],
    defects: Vec<String>,
}

/// Runs the command.
///
/// # Errors
/// [`CliError`] for wrong arguments, or if a match can't continue.
pub fn run(args: &Args, localizer: &CliLocalizer) -> Result<(), CliError> {
    let plan = args.plan()?;
    let folder = args.record.as_deref();
    folder.map_or(Ok(()), simulate::make_folder)?;
    let bar = progress::bar(plan.games, localizer.localize(&words::PROGRESS_MATCHES));
    let costs = args.cost.then(Costs::default);
    let began = Instant::now();
    let sum = play_all(&plan, folder, costs.as_ref(), &bar)?;
    let seconds = began.elapsed().as_secs_f64();
    bar.finish_and_clear();

    let simulated_seconds = sum.dice.ticks as f64 / STEP_HZ;
    let mut matches = simulate::Report::new(&plan, &sum.matches, costs.as_ref(), seconds);
    for (seat, rolls) in matches.seats.iter_mut().zip(sum.rolls) {
        seat.rolls = Some(rolls);
    }
    let report = Report {
        matches,
        dice: sum.dice,
        simulated_seconds,
        times_real_time: simulated_seconds / seconds.max(1e-9),
    };
    let printed = if args.json {
        simulate::print_json(&report)
    } else {
        report.print_table(localizer)
    };
    match sum.defects.first() {
        None => printed,
        // Reported even if printing fails.
        Some(first) => Err(Failure::Findings {
            count: sum.defects.len(),
            first: first.clone(),
            seed: plan.seed,
        }
        .into()),
    }
}

impl Report {
    /// The report for a person.
    fn print_table(&self, localizer: &CliLocalizer) -> Result<(), CliError> {
        self.matches.print_table(localizer)?;
        let dice = &self.dice;
        let seconds = format!("{:.0}", self.simulated_seconds);
        let times = format!("{:.1}", self.times_real_time);
        localizer.print(&words::simulate_throws(dice.throws, dice.ticks, seconds, times))?;
        Ok(localizer.print(&words::simulate_thrown_again(
            dice.cocked,
            dice.off_table,
            dice.stacks_toppled,
            dice.penalties,
        ))?)
    }
}

/// Plays all matches, on the number of threads that the plan says.
fn play_all(
    plan: &Plan,
    folder: Option<&Path>,
    costs: Option<&Costs>,
    bar: &indicatif::ProgressBar,
) -> Result<Sum, CliError> {
    let next = AtomicU64::new(0);
    let done: Mutex<Result<Sum, CliError>> = Mutex::new(Ok(Sum::default()));
    let work = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= plan.games {
                return;
            }
            let played = play_one(plan, index, folder, costs);
            let mut done = done.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            match (&mut *done, played) {
                (Ok(sum), Ok(one)) => sum.add(&one),
                (Ok(_), Err(error)) => *done = Err(error),
                (Err(_), _) => return,
            }
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..plan.threads {
            scope.spawn(work);
        }
        work();
    });
    done.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Plays one match, then replays its record by the rules alone: both must agree.
fn play_one(plan: &Plan, index: u64, folder: Option<&Path>, costs: Option<&Costs>) -> Result<Sum, CliError> {
    let seed = nth_seed(plan.seed, index);
    let setup = MatchSetup {
        options: plan.options.clone(),
        seats: plan.seats,
        seed: seed.into(),
        players: simulate::players(plan, index).iter().map(player_of).collect(),
    };
    let longest = plan.options.for_game(Longest);
    let watch = Watch { plan, index, costs };
    let played = play_observed(&setup, longest, folder.is_some(), &watch).map_err(UsageError::Setup)?;
    if let Some(folder) = folder {
        simulate::save(folder, index, played.head.clone(), &played.log)?;
    }
    let game = played.record.replay(|_, _| ()).map_err(Failure::Replay)?;
    let mut defects = played.defects.clone();
    if game.view(Viewer::Public) != played.view {
        defects.push(format!("match {index} does not replay to the same end"));
    }
    let actions = played.record.entries.len();
    let tally = plan.options.for_game(Count {
        game: &game,
        plan,
        first: played.events.iter().find_map(AnyEvent::turn_of),
        index,
        actions,
    });
    let mut rolls = [Rolls::default(); MAX_SEATS];
    for seat in plan.seats.iter() {
        if let Some(slot) = rolls.get_mut(plan.agent(seat, index)) {
            *slot = Rolls::of(&played, seat);
        }
    }
    Ok(Sum {
        rolls,
        matches: tally.ok_or(Failure::OtherGame)?,
        dice: DiceTally::of(&played),
        defects,
    })
}

/// Measures the decisions of a match, if that is wanted.
struct Watch<'a> {
    plan: &'a Plan,
    /// The number of the match.
    index: u64,
    costs: Option<&'a Costs>,
}

impl DecisionObserver for Watch<'_> {
    fn decide(&self, seat: SeatId, decide: &mut dyn FnMut() -> Decided) -> Decided {
        match self.costs {
            Some(costs) => costs.measured(self.plan.agent(seat, self.index), decide),
            None => decide(),
        }
    }
}

/// Reads from a game the number of actions after which a match is ended as too long.
struct Longest;

impl ForGame for Longest {
    type Out = usize;

    fn run<G: Strategy + Listed>(self, _options: &G::Options) -> usize {
        G::LONGEST_PLAYOUT
    }
}

/// Counts a match that was played; `None` if it belongs to another game.
struct Count<'a> {
    game: &'a AnyGame,
    plan: &'a Plan,
    first: Option<SeatId>,
    index: u64,
    actions: usize,
}

impl ForGame for Count<'_> {
    type Out = Option<Tally>;

    fn run<G: Strategy + Listed>(self, _options: &G::Options) -> Option<Tally> {
        let game = G::of_game(self.game)?;
        let tally = Tally::of_match(game, &self.plan.seats, self.first, self.index, self.actions);
        Some(tally.by_agent(self.plan, self.index))
    }
}

impl Rolls {
    /// What the throws of a seat did.
    fn of(played: &PlayedMatch, seat: SeatId) -> Self {
        let rolled = |entry: &&Entry| entry.who == Actor::Player(seat) && entry.action.risks_stacks();
        let fell = |event: &&AnyEvent| event.mishap() == Some(Mishap::Toppled(seat));
        Self {
            rerolls: played.record.entries.iter().filter(rolled).count() as u64,
            stacks_toppled: played.events.iter().filter(fell).count() as u64,
        }
    }

    fn add(&mut self, other: Self) {
        self.rerolls += other.rerolls;
        self.stacks_toppled += other.stacks_toppled;
    }
}

impl DiceTally {
    fn of(played: &PlayedMatch) -> Self {
        let lost = |event: &&AnyEvent| event.mishap() == Some(Mishap::Penalty);
        Self {
            throws: played.throws,
            ticks: played.ticks,
            cocked: played.cocked,
            off_table: played.off_table,
            stacks_toppled: played.stacks_toppled,
            penalties: played.events.iter().filter(lost).count() as u64,
        }
    }
}

impl Sum {
    fn add(&mut self, other: &Self) {
        self.matches = self.matches.and(&other.matches);
        self.dice.throws += other.dice.throws;
        self.dice.ticks += other.dice.ticks;
        self.dice.cocked += other.dice.cocked;
        self.dice.off_table += other.dice.off_table;
        self.dice.stacks_toppled += other.dice.stacks_toppled;
        self.dice.penalties += other.dice.penalties;
        for (mine, theirs) in self.rolls.iter_mut().zip(other.rolls) {
            mine.add(theirs);
        }
        self.defects.extend(other.defects.iter().cloned());
    }
}
