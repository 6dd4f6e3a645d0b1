//! The checks that every state and every action of a match must pass.

use std::hash::{DefaultHasher, Hasher};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::conformance::violation::{Violation, ViolationKind as Kind};
use crate::error::ApplyError;
use crate::game::{Game, OffTurn, Turn};
use crate::ids::{Actor, MAX_SEATS, SeatId, SeatSet, Viewer};
use crate::rng::{RulesRng, below};
use crate::seats::Seats;

/// How many actions from earlier in the match are tried again at each step.
const REMEMBERED: usize = 24;

/// How many actions that differ a little from a known action are tried at each step.
const NEAR_MISSES: usize = 8;

/// Checks the states and steps of one match.
pub struct Checker<G: Game> {
    pub(crate) seats: Seats,
    pub(crate) rng: RulesRng,
    /// Actions from earlier in the match. Most of them are not legal now.
    remembered: Vec<G::Action>,
    /// Possible worlds for the views of the last checked state.
    pub(crate) worlds: Vec<(Viewer, G)>,
    pub(crate) hidden: Hidden,
}

impl<G: Game> Checker<G> {
    /// A checker that has not checked any state yet; `rng` draws the actions to try.
    pub const fn new(seats: Seats, rng: RulesRng) -> Self {
        Self {
            seats,
            rng,
            remembered: Vec::new(),
            worlds: Vec::new(),
            hidden: Hidden::NONE,
        }
    }

    /// The counts of hidden information in the states checked so far.
    pub const fn hidden(&self) -> Hidden {
        self.hidden
    }

    /// Checks a state: its parts agree, it is the same after writing and reading, exactly the legal actions apply, and
    /// no viewer gets hidden information.
    ///
    /// # Errors
    /// A [`Violation`] with the condition that fails.
    pub fn check_state(&mut self, game: &G) -> Result<(), Violation> {
        game.check_invariants()?;
        let copy = game.clone();
        ensure(
            copy == *game && hash_of(&copy) == hash_of(game),
            Kind::Clone,
            "a clone differs",
        )?;
        check_written(game, "a state")?;
        self.check_scores(game)?;
        let tries = self.actions_to_try(game);
        self.check_acts(game, &tries)?;
        self.check_views(game, &tries)
    }

    /// Checks a legal action or a sampled report, and returns the state after it. `game` must be the state that was
    /// checked last.
    ///
    /// # Errors
    /// A [`Violation`] with the condition that fails.
    pub fn check_step(&mut self, game: &G, who: Actor, action: &G::Action) -> Result<G, Violation> {
        if who == Actor::Chance {
            game.check_chance(action)
                .map_err(|error| Violation::new(Kind::Report, format!("a sampled report is refused: {error:?}")))?;
        }
        let step = || -> Result<(G, Vec<G::Event>), Violation> {
            let mut next = game.clone();
            let mut events = Vec::new();
            next.apply(who, action, &mut events)
                .map_err(|error| Violation::new(Kind::LegalApplies, format!("{action:?} does not apply: {error:?}")))?;
            Ok((next, events))
        };
        let (first, second) = (step()?, step()?);
        ensure(first == second, Kind::SameResult, "the same action gives two results")?;
        check_written(action, "an action")?;
        let (next, events) = first;
        self.check_events(&next, &events, who, action)?;
        if !self.remembered.contains(action) {
            if self.remembered.len() == REMEMBERED {
                let index = below(&mut self.rng, REMEMBERED as u32) as usize;
                self.remembered.remove(index);
            }
            self.remembered.push(action.clone());
        }
        Ok(next)
    }

    /// Checks that an arbitrary action either is legal and applies, or is refused and changes nothing.
    ///
    /// # Errors
    /// A [`Violation`] with the condition that fails.
    pub fn check_any(&self, game: &G, who: Actor, action: &G::Action) -> Result<(), Violation> {
        let legal = match who {
            Actor::Player(seat) => legal_of(game, seat).contains(action),
            Actor::Chance => game.check_chance(action).is_ok(),
        };
        check_act(game, who, action, legal)
    }

    /// Checks that no seat wins before the end, and that seats that do not play have no points and do not win.
    fn check_scores(&self, game: &G) -> Result<(), Violation> {
        let (scores, over) = (game.scores(), game.turn() == Turn::Over);
        let playing = SeatSet::first(self.seats.count());
        let won_early = !over && !scores.winners.is_empty();
        ensure(!won_early, Kind::Scores, "somebody has won before the end")?;
        ensure(
            scores.winners.0 & !playing.0 == 0,
            Kind::Scores,
            "somebody has won who does not play",
        )?;
        ensure(
            scores.points[self.seats.count()..].iter().all(|points| *points == 0),
            Kind::Scores,
            "somebody has points who does not play",
        )
    }

    /// The actions to try in a state: earlier actions, all legal actions of all seats, a sampled report if chance is
    /// due, and small changes of these.
    fn actions_to_try(&mut self, game: &G) -> Vec<G::Action> {
        let mut tries = self.remembered.clone();
        for seat in self.seats.iter() {
            tries.append(&mut legal_of(game, seat));
        }
        if game.turn() == Turn::Chance {
            tries.push(game.sample_chance(&mut self.rng));
        }
        let known = tries.len() as u32;
        for _ in 0..NEAR_MISSES.min(tries.len()) {
            let near = &tries[below(&mut self.rng, known) as usize];
            tries.extend(near_miss(near, &mut self.rng));
        }
        tries
    }

    /// Checks that a seat that is due has a legal action, that no legal action is listed twice, that no seat can act
    /// for chance, that legal actions apply, and that all other actions are refused and change nothing.
    fn check_acts(&self, game: &G, tries: &[G::Action]) -> Result<(), Violation> {
        let over = game.turn() == Turn::Over;
        for seat in self.seats.iter() {
            let legal = legal_of(game, seat);
            let due = matches!(game.turn(), Turn::Players(due) if due.contains(seat));
            ensure(
                !due || !legal.is_empty(),
                Kind::DueCanAct,
                "a seat is due and can do nothing",
            )?;
            ensure(
                !over || legal.is_empty(),
                Kind::AfterEnd,
                "something is legal after the end",
            )?;
            if let Some(call) = game.call_out(seat) {
                ensure(
                    !due && legal.contains(&call),
                    Kind::CallOut,
                    "an objection is not legal, or its seat is due",
                )?;
            }
            let answers = match game.off_turn(seat) {
                Some(OffTurn::Offer(nothing)) => G::HAS_OFF_TURN && due && legal.contains(&nothing),
                Some(OffTurn::Choice) => G::HAS_OFF_TURN && due,
                None => true,
            };
            ensure(
                answers,
                Kind::OffTurn,
                "a seat has a decision off its turn that it can't answer",
            )?;
            for (index, action) in legal.iter().enumerate() {
                ensure(
                    !legal[..index].contains(action),
                    Kind::ListedOnce,
                    "a legal action is listed twice",
                )?;
            }
            for action in tries {
                check_act(game, Actor::Player(seat), action, legal.contains(action))?;
            }
        }
        for report in tries {
            check_act(game, Actor::Chance, report, game.check_chance(report).is_ok())?;
        }
        // A seat that does not play has no legal action, and all its actions are refused.
        if self.seats.count() < MAX_SEATS {
            let stranger = SeatId(self.seats.count() as u8);
            ensure(
                legal_of(game, stranger).is_empty(),
                Kind::Stranger,
                "a seat that does not play can act",
            )?;
            for action in tries {
                check_act(game, Actor::Player(stranger), action, false)?;
            }
        }
        Ok(())
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        self.seats.iter().map(Viewer::Player).chain([Viewer::Public])
    }
}

/// Checks that a legal action applies and leads to a state whose parts agree, and that any other action is refused,
/// changes nothing and has no events. A refusal by a rule must name the rule.
fn check_act<G: Game>(game: &G, who: Actor, action: &G::Action, legal: bool) -> Result<(), Violation> {
    let mut copy = game.clone();
    let mut events = Vec::new();
    let applied = copy.apply(who, action, &mut events);
    let failed = |kind, why: &str| Err(Violation::new(kind, format!("{action:?} of {who:?} {why}")));
    match applied {
        Ok(()) if !legal => failed(Kind::IllegalRefused, "is not legal and applies"),
        Ok(()) if game.turn() == Turn::Over => failed(Kind::AfterEnd, "applies after the end"),
        Ok(()) => copy
            .check_invariants()
            .map_err(|error| Violation::from(error).said(|what| format!("after {action:?} of {who:?}: {what}"))),
        Err(error) if legal => failed(Kind::LegalApplies, &format!("is legal and does not apply: {error:?}")),
        Err(_) if copy != *game => failed(Kind::RefusalChangesNothing, "was refused and changed the state"),
        Err(_) if !events.is_empty() => failed(Kind::RefusalTellsNothing, "was refused and told events"),
        Err(ApplyError::Illegal { rule, .. }) if rule.as_str().is_empty() => {
            failed(Kind::RefusalNamesRule, "is refused without a rule")
        }
        Err(_) => Ok(()),
    }
}

/// An action that differs from a known one in one byte, if the changed bytes are an action too.
fn near_miss<A: Serialize + DeserializeOwned>(action: &A, rng: &mut RulesRng) -> Option<A> {
    let mut bytes = postcard::to_stdvec(action).ok()?;
    let index = below(rng, bytes.len() as u32) as usize;
    let byte = bytes.get_mut(index)?;
    *byte = match below(rng, 3) {
        0 => byte.wrapping_add(1),
        1 => byte.wrapping_sub(1),
        _ => below(rng, 256) as u8,
    };
    match postcard::take_from_bytes(&bytes) {
        Ok((near, [])) => Some(near),
        _ => None,
    }
}

/// The legal actions of `who`.
pub(crate) fn legal_of<G: Game>(game: &G, who: SeatId) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal_actions(who, &mut legal);
    legal
}

/// Checks that a value is the same after writing and reading.
pub(crate) fn check_written<T: Serialize + DeserializeOwned + PartialEq>(
    value: &T,
    what: &str,
) -> Result<(), Violation> {
    let failed = |why: String| Violation::new(Kind::Written, format!("{what} {why}"));
    let bytes = postcard::to_stdvec(value).map_err(|error| failed(format!("can't be written: {error}")))?;
    let read: T = postcard::from_bytes(&bytes).map_err(|error| failed(format!("can't be read again: {error}")))?;
    if read != *value {
        return Err(failed("is not the same after writing and reading".to_owned()));
    }
    Ok(())
}

pub(crate) fn ensure(holds: bool, kind: Kind, what: &str) -> Result<(), Violation> {
    if holds { Ok(()) } else { Err(Violation::new(kind, what)) }
}

pub(crate) fn hash_of<G: Game>(game: &G) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.hash(&mut hasher);
    hasher.finish()
}

/// Counts of hidden information. They show that the checks compared something. In a game that hides nothing, only
/// [`Hidden::worlds`] is above 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hidden {
    /// Worlds that were made for views.
    pub worlds: u64,
    /// Worlds that differ from the real state.
    pub different: u64,
    /// Actions applied both in a different world and in the real one, after which the viewer's two views were equal.
    pub acts: u64,
    /// Events of these actions that the viewer got, complete or redacted.
    pub events: u64,
    /// Events of these actions that the viewer did not get, or only redacted.
    pub redacted: u64,
}

impl Hidden {
    /// All counts are 0.
    pub const NONE: Self = Self {
        worlds: 0,
        different: 0,
        acts: 0,
        events: 0,
        redacted: 0,
    };

    /// The sum of the counts of two matches.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            worlds: self.worlds + other.worlds,
            different: self.different + other.different,
            acts: self.acts + other.acts,
            events: self.events + other.events,
            redacted: self.redacted + other.redacted,
        }
    }
}
