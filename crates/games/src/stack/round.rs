//! Rounds: their start, their scores, and the end of the match (S-2, S-3, S-17 to S-19).

use super::event::{StackEvent, StackScore};
use super::options::{TeamTarget, TieRule};
use super::state::{Phase, Place, Stack, top_points};
use crate::stack::sizes::owner;
use rules::die::Face;
use rules::game::EventSink;
use rules::ids::{SeatId, SeatSet};

impl Stack {
    /// Starts a round: every player takes all their dice, and the opening throw is due (S-3). A lost turn carries over
    /// into the round (S-13).
    pub(super) fn start_round<S: EventSink<StackEvent>>(&mut self, out: &mut S) {
        if self.options.rotate_first && self.round > 0 {
            self.first = self.seats.after(self.first);
        }
        self.round = self.round.saturating_add(1);
        self.faces.fill(Face(0));
        self.places.fill(Place::InHand);
        self.stacks.clear();
        self.last_turns = None;
        self.out = SeatSet::EMPTY;
        self.phase = Phase::Opening;
        out.push(StackEvent::RoundStarted {
            round: self.round,
            first: self.first,
        });
    }

    /// Scores the round, and ends the match or starts the next round.
    pub(super) fn end_round<S: EventSink<StackEvent>>(&mut self, out: &mut S) {
        let stacks = self.stack_scores();
        let mut points = vec![0; self.seats.count()];
        for stack in &stacks {
            points[stack.player.index()] += i32::from(stack.points);
        }
        for (total, points) in self.totals.iter_mut().zip(&points) {
            *total += points;
        }
        out.push(StackEvent::RoundScored {
            round: self.round,
            stacks,
            points,
            totals: self.totals[..self.seats.count()].to_vec(),
        });
        if !self.target_reached() {
            self.start_round(out);
            return;
        }
        let best = self.leaders();
        let one_side = best.iter().next().is_some_and(|first| {
            best.iter()
                .all(|other| other == first || self.seats.partners(first, other))
        });
        if !one_side && self.options.tie == TieRule::AnotherRound {
            out.push(StackEvent::TieAtTheTop { players: best });
            self.start_round(out);
            return;
        }
        self.phase = Phase::Over;
        self.winners = best;
        out.push(StackEvent::MatchOver { winners: best });
    }

    /// The points of each stack, by player, the captured ones first (S-17).
    pub fn stack_scores(&self) -> Vec<StackScore> {
        let mut scores: Vec<_> = self
            .stacks
            .iter()
            .map(|stack| StackScore {
                player: owner(stack.top()),
                stack: stack.id(),
                top: stack.top(),
                face: self.face(stack.top()),
                height: stack.height,
                captured: stack.captured_by.is_some(),
                points: top_points(self.face(stack.top())),
            })
            .collect();
        scores.sort_by_key(|score| (score.player, !score.captured));
        scores
    }

    /// The total of a seat and its partner together (S-19); without teams the seat's own total.
    pub fn side_total(&self, player: SeatId) -> i32 {
        self.seats
            .iter()
            .filter(|seat| *seat == player || self.seats.partners(*seat, player))
            .map(|seat| self.total(seat))
            .sum()
    }

    /// Whether the target is reached (S-1, S-18, S-19).
    fn target_reached(&self) -> bool {
        let target = i32::from(self.options.target);
        self.seats.iter().any(|seat| match self.options.team_target {
            TeamTarget::AnyPlayer => self.total(seat) >= target,
            TeamTarget::Combined => self.side_total(seat) >= target,
        })
    }

    /// The seats with the highest score, teams counted together (S-18, S-19).
    fn leaders(&self) -> SeatSet {
        let best = self.seats.iter().map(|seat| self.side_total(seat)).max();
        self.seats
            .iter()
            .filter(|seat| Some(self.side_total(*seat)) == best)
            .collect()
    }
}
