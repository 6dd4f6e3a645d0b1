//! The card games as a [`Game`].

use super::action::CardAction;
use super::edition::Edition;
use super::event::CardEvent;
use super::options::CardOptions;
use super::state::{CardGame, Phase};
use super::view::CardView;
use crate::skip_bo::sizes::{LEAST_PLAYERS, MOST_PLAYERS};
use rules::error::{ApplyError, InvariantError, SetupError};
use rules::game::{EventSink, Game, Scores, Turn};
use rules::ids::{Actor, SeatId, SeatSet, Viewer};
use rules::page::Page;
use rules::rng::RulesRng;
use rules::seats::Seats;

impl<E: Edition> Game for CardGame<E> {
    const NAME: &'static str = E::NAME;
    const RULES_VERSION: u32 = 3;
    const RULES_TEXT: Page = E::RULES_TEXT;
    const PLAYERS: (usize, usize) = (LEAST_PLAYERS, MOST_PLAYERS);
    /// A random match of six players to 5000 points by Table rules took 720,000 actions; a single round took at most
    /// 14,000.
    const LONGEST_PLAYOUT: usize = 2_000_000;
    type Options = CardOptions<E>;
    type Action = CardAction;
    type Event = CardEvent;
    type View = CardView<E>;

    fn new(options: &CardOptions<E>, seats: &Seats, _seed: u64) -> Result<Self, SetupError> {
        Self::set_up(options, seats)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Act => Turn::Players(SeatSet::only(self.turn.player)),
            Phase::Deal | Phase::Roll | Phase::Reshuffle { .. } | Phase::ShuffleStock | Phase::Gather => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, who: SeatId, out: &mut Vec<CardAction>) {
        out.clear();
        self.push_legal(who, out);
    }

    fn call_out(&self, who: SeatId) -> Option<CardAction> {
        // This is called for every seat before every action: test the most common case first.
        self.interrupted()?;
        let can = self.phase == Phase::Act && self.sits(who) && self.check_call(who).is_ok();
        can.then_some(CardAction::CallOut)
    }

    fn check_chance(&self, report: &CardAction) -> Result<(), ApplyError<CardAction>> {
        self.check_report(report)
    }

    fn sample_chance(&self, rng: &mut RulesRng) -> CardAction {
        self.sample_report(rng)
    }

    fn apply<S: EventSink<CardEvent>>(
        &mut self,
        who: Actor,
        action: &CardAction,
        out: &mut S,
    ) -> Result<(), ApplyError<CardAction>> {
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
        self.see_dead(out);
        Ok(())
    }

    fn scores(&self) -> Scores {
        Scores {
            points: self.totals,
            winners: self.winners,
        }
    }

    fn view(&self, who: Viewer) -> CardView<E> {
        CardView::of(self, who)
    }

    fn redact(event: &CardEvent, who: Viewer) -> Option<CardEvent> {
        Some(event.as_seen_by(who))
    }

    fn clears(event: &CardEvent) -> bool {
        matches!(event, CardEvent::RoundScored { .. })
    }

    fn determinize(view: &CardView<E>, rng: &mut RulesRng) -> Self {
        view.possible(rng)
    }

    fn check_invariants(&self) -> Result<(), InvariantError> {
        self.check_state(false)
    }
}
