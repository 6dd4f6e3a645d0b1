//! Stack as a [`Game`].

use super::action::StackAction;
use super::event::StackEvent;
use super::options::StackOptions;
use super::state::{Phase, Stack};
use crate::stack::sizes::{LEAST_PLAYERS, MOST_PLAYERS, owner};
use rules::error::{ApplyError, InvariantError, SetupError};
use rules::game::{EventSink, Game, Scores, Turn};
use rules::ids::{Actor, SeatId, SeatSet, Viewer};
use rules::page::{Page, translated};
use rules::rng::RulesRng;
use rules::seats::Seats;

impl Game for Stack {
    const NAME: &'static str = "stack";
    const RULES_VERSION: u32 = 1;
    const RULES_TEXT: Page = translated!("/../../docs", "rules/stack.md");
    const PLAYERS: (usize, usize) = (LEAST_PLAYERS, MOST_PLAYERS);
    const LONGEST_PLAYOUT: usize = 500_000;
    type Options = StackOptions;
    type Action = StackAction;
    type Event = StackEvent;
    /// Stack hides nothing: every viewer sees the whole table (G-7).
    type View = Self;

    fn new(options: &StackOptions, seats: &Seats, _seed: u64) -> Result<Self, SetupError> {
        Self::set_up(options, seats)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::FirstRoll { .. } | Phase::Opening | Phase::Rolling { .. } => Turn::Chance,
            Phase::Turn { player } | Phase::Held { player, .. } | Phase::PlaceRolled { player, .. } => {
                Turn::Players(SeatSet::only(player))
            }
            Phase::ChooseFace { die, .. } => Turn::Players(SeatSet::only(owner(die))),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, who: SeatId, out: &mut Vec<StackAction>) {
        out.clear();
        self.push_legal(who, out);
    }

    fn check_chance(&self, report: &StackAction) -> Result<(), ApplyError<StackAction>> {
        self.check_report(report)
    }

    fn sample_chance(&self, rng: &mut RulesRng) -> StackAction {
        self.sample_report(rng)
    }

    fn apply<S: EventSink<StackEvent>>(
        &mut self,
        who: Actor,
        action: &StackAction,
        out: &mut S,
    ) -> Result<(), ApplyError<StackAction>> {
        match who {
            Actor::Chance => {
                self.check_report(action)?;
                self.take_report(action, out);
            }
            Actor::Player(player) => {
                self.check_action(player, action)?;
                self.take_action(player, action, out);
            }
        }
        Ok(())
    }

    fn scores(&self) -> Scores {
        Scores {
            points: self.totals,
            winners: self.winners,
        }
    }

    fn view(&self, _who: Viewer) -> Self {
        self.clone()
    }

    fn redact(event: &StackEvent, _who: Viewer) -> Option<StackEvent> {
        Some(event.clone())
    }

    fn determinize(view: &Self, _rng: &mut RulesRng) -> Self {
        view.clone()
    }

    fn check_invariants(&self) -> Result<(), InvariantError> {
        self.check_state()
    }
}
