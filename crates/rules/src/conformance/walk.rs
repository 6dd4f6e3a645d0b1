//! Random matches that are played and checked.

use crate::conformance::checker::{Checker, Hidden, ensure, hash_of};
use crate::conformance::violation::{Violation, ViolationKind as Kind};
use crate::game::{Game, Turn};
use crate::ids::Actor;
use crate::rng::{RulesRng, Stream, below, stream};
use crate::seats::Seats;

/// The number of actions after which [`play_match`] checks the state.
const CHECKED_EVERY: usize = 64;

/// The result of a random match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// The number of actions, of seats and of chance.
    pub actions: usize,
    /// Whether the match ended within [`Game::LONGEST_PLAYOUT`].
    pub finished: bool,
    /// The hash of the last state.
    pub hash: u64,
    /// The counts of hidden information in the match, if it was checked.
    pub hidden: Hidden,
}

/// Plays a random match and checks everything at each step.
///
/// # Errors
/// A [`Violation`] with the condition that failed, and the place in the match.
pub fn check_match<G: Game>(options: &G::Options, seats: &Seats, seed: u64) -> Result<Playout, Violation> {
    let mut game = set_up::<G>(options, seats, seed)?;
    let mut rng = stream(seed, Stream::Chance);
    let mut checker = Checker::new(*seats, stream(seed, Stream::Agents));
    let mut actions = 0;
    let finished = loop {
        let at =
            |found: Violation| found.said(|what| format!("seed {seed}, after {actions} actions: {what}\n{game:?}"));
        checker.check_state(&game).map_err(at)?;
        if actions == G::LONGEST_PLAYOUT {
            break game.turn() == Turn::Over;
        }
        let Some((who, action)) = random_action(&game, seats, &mut rng) else {
            break game.turn() == Turn::Over;
        };
        game = checker.check_step(&game, who, &action).map_err(at)?;
        actions += 1;
    };
    Ok(Playout {
        actions,
        finished,
        hash: hash_of(&game),
        hidden: checker.hidden(),
    })
}

/// Plays the same random match as [`check_match`] for the same seed, but only checks that the parts of the state
/// agree, at intervals and at the end.
///
/// # Errors
/// A [`Violation`] with the condition that failed, and the place in the match.
pub fn play_match<G: Game>(options: &G::Options, seats: &Seats, seed: u64) -> Result<Playout, Violation> {
    let mut game = set_up::<G>(options, seats, seed)?;
    let mut rng = stream(seed, Stream::Chance);
    let mut acts = Acts::new();
    let mut actions = 0;
    while actions < G::LONGEST_PLAYOUT {
        let Some((who, action)) = acts.random(&game, seats, &mut rng) else {
            break;
        };
        game.apply(who, &action, &mut ()).map_err(|error| {
            Violation::new(
                Kind::LegalApplies,
                format!("seed {seed}, after {actions} actions: {action:?} of {who:?}: {error:?}"),
            )
        })?;
        actions += 1;
        if actions % CHECKED_EVERY == 0 {
            check_held_together(&game, seed, actions)?;
        }
    }
    check_held_together(&game, seed, actions)?;
    Ok(Playout {
        actions,
        finished: game.turn() == Turn::Over,
        hash: hash_of(&game),
        hidden: Hidden::NONE,
    })
}

fn set_up<G: Game>(options: &G::Options, seats: &Seats, seed: u64) -> Result<G, Violation> {
    G::new(options, seats, seed).map_err(|error| Violation::new(Kind::SetUp, error.to_string()))
}

fn check_held_together<G: Game>(game: &G, seed: u64, actions: usize) -> Result<(), Violation> {
    game.check_invariants().map_err(|error| {
        Violation::from(error).said(|what| format!("seed {seed}, after {actions} actions: {what}\n{game:?}"))
    })
}

/// Plays `skipped` random actions unchecked, then one action for each of `choices`, and checks everything at each of
/// these. A test can shorten a failing walk, as each choice is independent of the others.
///
/// # Errors
/// A [`Violation`] with the condition that failed, and the place in the match.
pub fn check_walk<G: Game>(
    options: &G::Options,
    seats: &Seats,
    seed: u64,
    skipped: usize,
    choices: &[u32],
) -> Result<Hidden, Violation> {
    let mut game = set_up::<G>(options, seats, seed)?;
    let mut rng = stream(seed, Stream::Chance);
    for _ in 0..skipped {
        let Some((who, action)) = random_action(&game, seats, &mut rng) else {
            break;
        };
        game.apply(who, &action, &mut ())
            .map_err(|error| Violation::new(Kind::LegalApplies, format!("{action:?} of {who:?}: {error:?}")))?;
    }
    let mut checker = Checker::new(*seats, rng);
    let mut walked = Vec::new();
    for choice in choices {
        let at = |found: Violation| found.said(|what| format!("after {walked:?}: {what}\n{game:?}"));
        checker.check_state(&game).map_err(at)?;
        let Some((who, action)) = chosen_action(&game, seats, *choice) else {
            ensure(game.turn() == Turn::Over, Kind::DueCanAct, "nobody can do anything")?;
            break;
        };
        game = checker.check_step(&game, who, &action).map_err(at)?;
        walked.push((who, action));
    }
    Ok(checker.hidden())
}

/// A random legal action of any seat, or a sampled report; `None` if no seat can act.
pub fn random_action<G: Game>(game: &G, seats: &Seats, rng: &mut RulesRng) -> Option<(Actor, G::Action)> {
    Acts::new().random(game, seats, rng)
}

/// Like [`random_action`], but always the same action for the same choice.
pub fn chosen_action<G: Game>(game: &G, seats: &Seats, choice: u32) -> Option<(Actor, G::Action)> {
    if game.turn() == Turn::Chance {
        let mut rng = stream(choice.into(), Stream::Chance);
        return Some((Actor::Chance, game.sample_chance(&mut rng)));
    }
    Acts::new().pick(game, seats, |count| choice as usize % count)
}

/// All legal actions of all seats, in lists that are reused.
struct Acts<G: Game> {
    all: Vec<(Actor, G::Action)>,
    of_one: Vec<G::Action>,
}

impl<G: Game> Acts<G> {
    const fn new() -> Self {
        Self {
            all: Vec::new(),
            of_one: Vec::new(),
        }
    }

    /// See [`random_action`].
    fn random(&mut self, game: &G, seats: &Seats, rng: &mut RulesRng) -> Option<(Actor, G::Action)> {
        if game.turn() == Turn::Chance {
            return Some((Actor::Chance, game.sample_chance(rng)));
        }
        self.pick(game, seats, |count| below(rng, count as u32) as usize)
    }

    /// One of all legal actions; `index` gets their count, which is not 0, and returns an index below it.
    fn pick(&mut self, game: &G, seats: &Seats, index: impl FnOnce(usize) -> usize) -> Option<(Actor, G::Action)> {
        self.all.clear();
        for seat in seats.iter() {
            game.legal_actions(seat, &mut self.of_one);
            let acts = self.of_one.drain(..);
            self.all.extend(acts.map(|action| (Actor::Player(seat), action)));
        }
        if self.all.is_empty() {
            return None;
        }
        let index = index(self.all.len());
        Some(self.all.swap_remove(index))
    }
}
