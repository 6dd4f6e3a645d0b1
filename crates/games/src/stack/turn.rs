//! The effects of a player's action, and whose turn is next (S-4 to S-6, S-11 to S-16).

use super::action::StackAction;
use super::event::{PenaltyCause, RoundEnd, StackEvent, TurnLost};
use super::state::{DiceStack, Phase, Place, Stack, top_points};
use crate::stack::sizes::{CAPTURE_HEIGHT, owner};
use rules::die::DieId;
use rules::game::EventSink;
use rules::ids::{SeatId, SeatSet};

impl Stack {
    /// Applies an action that has passed its checks.
    pub(super) fn take_action<S: EventSink<StackEvent>>(&mut self, player: SeatId, action: &StackAction, out: &mut S) {
        match *action {
            StackAction::Place { die, onto } => self.place_die(player, die, onto, out),
            StackAction::Reroll { die } | StackAction::RollOpponents { die } => {
                self.phase = Phase::Rolling { player, die };
                out.push(StackEvent::RollStarted { player, die });
            }
            StackAction::Pass => {
                out.push(StackEvent::Passed { player });
                self.end_turn(player, out);
            }
            StackAction::PickUp { die } => self.pick_up(player, die, out),
            StackAction::ChooseFace { keep_new } => self.choose_face(keep_new, out),
            StackAction::ActOutOfTurn => {
                self.lost_turn.insert(player);
                out.push(StackEvent::ActedOutOfTurn { player });
            }
            StackAction::FirstRoll(_) | StackAction::OpeningThrow(_) | StackAction::Rolled(_) => {}
        }
    }

    /// Puts a die on another, captures at four dice, checks whether the round is about to end, and ends the turn.
    fn place_die<S: EventSink<StackEvent>>(&mut self, player: SeatId, die: DieId, onto: DieId, out: &mut S) {
        let was_loose = self.is_loose(onto);
        let index = self.stack_under(onto);
        let stack = &mut self.stacks[index];
        stack.dice[stack.height as usize] = die;
        stack.height += 1;
        let (id, height) = (stack.id(), stack.height);
        self.places[die.index()] = Place::Stacked { stack: id };
        out.push(StackEvent::Placed {
            player,
            die,
            onto,
            face: self.face(die),
            stack: id,
            height,
        });
        if usize::from(height) == CAPTURE_HEIGHT {
            self.capture(player, index, out);
        }
        self.see_round_end(player, was_loose.then_some(owner(onto)), out);
        self.end_turn(player, out);
    }

    /// The index of the stack whose top is `onto`; begins a stack if `onto` is loose.
    fn stack_under(&mut self, onto: DieId) -> usize {
        if let Place::Stacked { stack } = self.place(onto)
            && let Some(index) = self.stacks.iter().position(|other| other.id() == stack)
        {
            return index;
        }
        self.places[onto.index()] = Place::Stacked { stack: onto };
        self.stacks.push(DiceStack {
            dice: [onto; CAPTURE_HEIGHT],
            height: 1,
            captured_by: None,
        });
        self.stacks.len() - 1
    }

    /// Takes a stack of four off the table (S-5). With the option on, every other player loses a point (S-21).
    fn capture<S: EventSink<StackEvent>>(&mut self, player: SeatId, index: usize, out: &mut S) {
        let stack = &mut self.stacks[index];
        stack.captured_by = Some(player);
        let stack = *stack;
        for die in stack.dice() {
            self.places[die.index()] = Place::Captured { stack: stack.id() };
        }
        out.push(StackEvent::Captured {
            player,
            stack: stack.id(),
            points: top_points(self.face(stack.top())),
        });
        if self.options.capture_penalty {
            for other in self.seats.iter().filter(|other| *other != player) {
                self.penalise(other, 1, PenaltyCause::Capture, out);
            }
        }
    }

    /// Takes points away at once (S-7, S-20, S-21).
    pub(super) fn penalise<S: EventSink<StackEvent>>(
        &mut self,
        player: SeatId,
        points: u8,
        cause: PenaltyCause,
        out: &mut S,
    ) {
        self.totals[player.index()] -= i32::from(points);
        out.push(StackEvent::Penalty { player, points, cause });
    }

    /// Starts the last turns if a player placed their last loose die (S-14) or covered an opponent's (S-15). If both
    /// are true, the second counts. During the last turns nothing starts again (S-16).
    fn see_round_end<S: EventSink<StackEvent>>(&mut self, player: SeatId, covered: Option<SeatId>, out: &mut S) {
        if self.last_turns.is_some() {
            return;
        }
        let covered = covered.filter(|other| !self.seats.partners(player, *other) && self.loose(*other).is_empty());
        let end = match covered {
            Some(other) => RoundEnd::Covered(other),
            None if self.loose(player).is_empty() => RoundEnd::LastDiePlaced,
            None => return,
        };
        let left: SeatSet = self
            .seats
            .iter()
            .filter(|seat| *seat != player && !self.seats.partners(*seat, player) && Some(*seat) != covered)
            .collect();
        self.last_turns = Some(left);
        self.out = self.seats.iter().filter(|seat| !left.contains(*seat)).collect();
        out.push(StackEvent::LastTurns { by: player, end, left });
    }

    /// Picks up a die. The player must play a die of their own (S-11); an opponent's costs the rest of the turn
    /// (S-12).
    fn pick_up<S: EventSink<StackEvent>>(&mut self, player: SeatId, die: DieId, out: &mut S) {
        if owner(die) == player {
            let must_roll = self.targets(die).next().is_none();
            self.phase = Phase::Held { player, die };
            out.push(StackEvent::PickedUp {
                player,
                die,
                face: self.face(die),
                must_roll,
            });
        } else {
            out.push(StackEvent::OpponentsDieTaken { player, die });
            self.lose_rest_of_turn(player, TurnLost::OpponentsDie, out);
        }
    }

    /// The owner keeps the new number or takes the old one back, and the roller's turn is over (S-12).
    fn choose_face<S: EventSink<StackEvent>>(&mut self, keep_new: bool, out: &mut S) {
        let Phase::ChooseFace { roller, die, old } = self.phase else {
            return;
        };
        if !keep_new {
            self.faces[die.index()] = old;
        }
        out.push(StackEvent::OwnerChose {
            owner: owner(die),
            die,
            face: self.face(die),
        });
        self.lose_rest_of_turn(roller, TurnLost::OpponentsDie, out);
    }

    /// Ends a turn because of a slip or a mishap.
    pub(super) fn lose_rest_of_turn<S: EventSink<StackEvent>>(&mut self, player: SeatId, cause: TurnLost, out: &mut S) {
        out.push(StackEvent::TurnLost { player, cause });
        self.end_turn(player, out);
    }

    /// Ends a player's turn and starts the next.
    pub(super) fn end_turn<S: EventSink<StackEvent>>(&mut self, player: SeatId, out: &mut S) {
        self.used_last_turn(player);
        self.start_turn(self.seats.after(player), out);
    }

    /// If the round is about to end, a turn that is taken or lost is the player's last.
    fn used_last_turn(&mut self, player: SeatId) {
        if let Some(left) = &mut self.last_turns {
            left.remove(player);
            self.out.insert(player);
        }
    }

    /// Starts the turn of `seat`, or of the next seat that has a turn; scores the round if no seat has one.
    pub(super) fn start_turn<S: EventSink<StackEvent>>(&mut self, mut seat: SeatId, out: &mut S) {
        while self.last_turns != Some(SeatSet::EMPTY) {
            if self.out.contains(seat) {
                // This seat has no more turns in this round; a lost turn carries over.
            } else if self.lost_turn.contains(seat) {
                self.lost_turn.remove(seat);
                self.used_last_turn(seat);
                out.push(StackEvent::TurnLost {
                    player: seat,
                    cause: TurnLost::OutOfTurn,
                });
            } else {
                self.phase = Phase::Turn { player: seat };
                out.push(StackEvent::TurnStarted {
                    player: seat,
                    last: self.last_turns.is_some(),
                });
                return;
            }
            seat = self.seats.after(seat);
        }
        self.end_round(out);
    }
}
