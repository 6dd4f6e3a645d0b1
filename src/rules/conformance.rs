//! What every game has to keep, checked along a random match.
//!
//! Run by the tests of each game and by whoever adds one: it knows no game in particular.

use std::hash::{DefaultHasher, Hasher};

use super::error::ApplyError;
use super::game::{Game, Turn};
use super::ids::{Actor, PlayerId, Seats, Viewer};
use super::rng::{RulesRng, Stream, below, stream};

/// How many actions met earlier in the match are tried again at each step.
const REMEMBERED: usize = 24;

/// How a checked match went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// Actions of seats and of chance.
    pub actions: usize,
    /// Whether it came to its end within [`Game::LONGEST_PLAYOUT`].
    pub finished: bool,
    /// The hash of the state at the end.
    pub hash: u64,
}

/// Plays a random match and checks everything at each step.
///
/// # Errors
/// What did not hold, and where.
pub fn check_match<G: Game>(options: &G::Options, seats: &Seats, seed: u64) -> Result<Playout, String> {
    let mut game = G::new(options, seats, seed).map_err(|error| error.to_string())?;
    let mut rng = stream(seed, Stream::Chance);
    let mut remembered: Vec<G::Action> = Vec::new();
    for actions in 0..G::LONGEST_PLAYOUT {
        let at = |what: String| format!("seed {seed}, action {actions}: {what}\n{game:?}");
        check_state(&game, seats, &mut rng).map_err(at)?;
        check_refusals(&game, seats, &remembered).map_err(at)?;
        let Some((who, action)) = random_action(&game, seats, &mut rng) else {
            return Ok(Playout {
                actions,
                finished: true,
                hash: hash_of(&game),
            });
        };
        let next = check_step(&game, who, &action).map_err(at)?;
        if !remembered.contains(&action) {
            if remembered.len() == REMEMBERED {
                remembered.remove(below(&mut rng, REMEMBERED as u32) as usize);
            }
            remembered.push(action);
        }
        game = next;
    }
    Ok(Playout {
        actions: G::LONGEST_PLAYOUT,
        finished: false,
        hash: hash_of(&game),
    })
}

/// Any legal action of anybody, or a sampled report; `None` at the end.
pub fn random_action<G: Game>(game: &G, seats: &Seats, rng: &mut RulesRng) -> Option<(Actor, G::Action)> {
    if game.turn() == Turn::Chance {
        return Some((Actor::Chance, game.sample_chance(rng)));
    }
    let mut all = Vec::new();
    let mut legal = Vec::new();
    for seat in seats.iter() {
        game.legal_actions(seat, &mut legal);
        all.extend(legal.drain(..).map(|action| (Actor::Player(seat), action)));
    }
    if all.is_empty() {
        return None;
    }
    let index = below(rng, all.len() as u32) as usize;
    Some(all.swap_remove(index))
}

/// A state holds together, hides what it should, and survives being written and read.
fn check_state<G: Game>(game: &G, seats: &Seats, rng: &mut RulesRng) -> Result<(), String> {
    game.check_invariants().map_err(|error| error.to_string())?;
    let copy = game.clone();
    ensure(copy == *game && hash_of(&copy) == hash_of(game), "a clone differs")?;
    let bytes = postcard::to_stdvec(game).map_err(|error| error.to_string())?;
    let read: G = postcard::from_bytes(&bytes).map_err(|error| error.to_string())?;
    ensure(read == *game, "a state is not the same after writing and reading")?;
    let viewers = seats.iter().map(Viewer::Player).chain([Viewer::Public]);
    for viewer in viewers {
        let view = game.view(viewer);
        let world = G::determinize(&view, rng);
        ensure(world.view(viewer) == view, "a possible world gives another view")?;
        world.check_invariants().map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Who is due has something to do and nobody acts for chance; what is not legal is refused and changes nothing: acts met
/// earlier, and what any other seat could do now.
fn check_refusals<G: Game>(game: &G, seats: &Seats, remembered: &[G::Action]) -> Result<(), String> {
    let mut legal = Vec::new();
    let mut others = remembered.to_vec();
    for seat in seats.iter() {
        game.legal_actions(seat, &mut legal);
        others.append(&mut legal);
    }
    for seat in seats.iter() {
        game.legal_actions(seat, &mut legal);
        let due = matches!(game.turn(), Turn::Players(due) if due.contains(seat));
        ensure(!due || !legal.is_empty(), "a seat is due and can do nothing")?;
        ensure(
            game.turn() != Turn::Over || legal.is_empty(),
            "something is legal after the end",
        )?;
        for (index, action) in legal.iter().enumerate() {
            ensure(!legal[..index].contains(action), "a legal action is listed twice")?;
            ensure(
                game.clone().apply(Actor::Player(seat), action, &mut ()).is_ok(),
                "a legal action does not apply",
            )?;
        }
        for action in others.iter().filter(|action| !legal.contains(*action)) {
            check_refused(game, Actor::Player(seat), action)?;
        }
    }
    if game.turn() != Turn::Chance {
        for action in &others {
            check_refused(game, Actor::Chance, action)?;
        }
    }
    // A seat that does not play can do nothing at all.
    if seats.count() < super::ids::MAX_PLAYERS {
        let stranger = PlayerId(seats.count() as u8);
        game.legal_actions(stranger, &mut legal);
        ensure(legal.is_empty(), "a seat that does not play can act")?;
        for action in &others {
            check_refused(game, Actor::Player(stranger), action)?;
        }
    }
    Ok(())
}

fn check_refused<G: Game>(game: &G, who: Actor, action: &G::Action) -> Result<(), String> {
    let mut copy = game.clone();
    let mut events = Vec::new();
    match copy.apply(who, action, &mut events) {
        Ok(()) => Err(format!("{action:?} of {who:?} is not legal and applies")),
        Err(ApplyError::Illegal { rule, why, .. }) if rule.is_empty() || why.ends_with('.') => {
            Err(format!("a refusal names no rule or ends in a full stop: {why}"))
        }
        Err(_) if copy != *game => Err(format!("{action:?} was refused and changed the state")),
        Err(_) if !events.is_empty() => Err(format!("{action:?} was refused and told events")),
        Err(_) => Ok(()),
    }
}

/// The same action on two equal states gives equal states and events; an action can be written and read.
fn check_step<G: Game>(game: &G, who: Actor, action: &G::Action) -> Result<G, String> {
    if who == Actor::Chance {
        game.check_chance(action)
            .map_err(|error| format!("a sampled report is refused: {error:?}"))?;
    }
    let step = || -> Result<(G, Vec<G::Event>), String> {
        let mut next = game.clone();
        let mut events = Vec::new();
        next.apply(who, action, &mut events)
            .map_err(|error| format!("{action:?} does not apply: {error:?}"))?;
        Ok((next, events))
    };
    let (first, second) = (step()?, step()?);
    ensure(first == second, "the same action gives two results")?;
    let bytes = postcard::to_stdvec(action).map_err(|error| error.to_string())?;
    let read: G::Action = postcard::from_bytes(&bytes).map_err(|error| error.to_string())?;
    ensure(read == *action, "an action is not the same after writing and reading")?;
    Ok(first.0)
}

fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

fn hash_of<G: Game>(game: &G) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.hash(&mut hasher);
    hasher.finish()
}
