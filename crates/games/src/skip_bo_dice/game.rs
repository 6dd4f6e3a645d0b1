//! Skip-Bo Dice as a [`Game`].

use super::action::DiceAction;
use super::event::DiceEvent;
use super::options::DiceOptions;
use super::state::{Phase, SkipBoDice};
use crate::skip_bo_dice::sizes::{LEAST_PLAYERS, MOST_PLAYERS};
use rules::error::{ApplyError, InvariantError, SetupError};
use rules::game::{EventSink, Game, OffTurn, Scores, Turn};
use rules::ids::{Actor, SeatId, SeatSet, Viewer};
use rules::page::{Page, translated};
use rules::rng::RulesRng;
use rules::seats::Seats;

impl Game for SkipBoDice {
    const NAME: &'static str = "skip-bo-dice";
    const RULES_VERSION: u32 = 1;
    const RULES_TEXT: Page = translated!("/../../docs", "rules/skip-bo-dice.md");
    const PLAYERS: (usize, usize) = (LEAST_PLAYERS, MOST_PLAYERS);
    const LONGEST_PLAYOUT: usize = 10_000;
    const HAS_OFF_TURN: bool = true;
    type Options = DiceOptions;
    type Action = DiceAction;
    type Event = DiceEvent;
    type View = Self;

    fn new(options: &DiceOptions, seats: &Seats, _seed: u64) -> Result<Self, SetupError> {
        Self::set_up(options, seats)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Rolling { .. } => Turn::Chance,
            Phase::Call { due } | Phase::Write { due } => Turn::Players(due),
            Phase::Turn => Turn::Players(SeatSet::only(self.active)),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, who: SeatId, out: &mut Vec<DiceAction>) {
        out.clear();
        self.push_legal(who, out);
    }

    /// Calls (D-8) and writes (D-13).
    fn off_turn(&self, who: SeatId) -> Option<OffTurn<DiceAction>> {
        match self.phase {
            _ if who == self.active => None,
            Phase::Call { due } if due.contains(who) => Some(OffTurn::Offer(DiceAction::Pass)),
            Phase::Write { due } if due.contains(who) => Some(OffTurn::Choice),
            _ => None,
        }
    }

    fn check_chance(&self, report: &DiceAction) -> Result<(), ApplyError<DiceAction>> {
        self.check_report(report)
    }

    fn sample_chance(&self, rng: &mut RulesRng) -> DiceAction {
        self.sample_report(rng)
    }

    fn apply<S: EventSink<DiceEvent>>(
        &mut self,
        who: Actor,
        action: &DiceAction,
        out: &mut S,
    ) -> Result<(), ApplyError<DiceAction>> {
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
        let mut scores = Scores {
            winners: self.winners,
            ..Scores::default()
        };
        for seat in self.seats() {
            scores.points[seat.index()] = self.points(seat);
        }
        scores
    }

    fn view(&self, who: Viewer) -> Self {
        self.seen_by(who)
    }

    /// No event contains hidden information.
    fn redact(event: &DiceEvent, _who: Viewer) -> Option<DiceEvent> {
        Some(*event)
    }

    fn determinize(view: &Self, rng: &mut RulesRng) -> Self {
        view.possible(rng)
    }

    fn check_invariants(&self) -> Result<(), InvariantError> {
        self.check_parts()?;
        self.check_choices_known()
    }
}
