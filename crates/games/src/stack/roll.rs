//! The effects of a throw (S-2, S-3, S-6 to S-10, S-12, S-20).

use super::action::{OpeningThrow, RollReport, StackAction};
use super::event::{PenaltyCause, StackEvent, TurnLost};
use super::state::{Phase, Place, Stack};
use crate::stack::sizes::owner;
use rules::die::{DieId, Face};
use rules::game::EventSink;
use rules::ids::{SeatId, SeatSet};

impl Stack {
    /// Continues the match with a report that has passed its checks.
    pub(super) fn take_report<S: EventSink<StackEvent>>(&mut self, report: &StackAction, out: &mut S) {
        match (self.phase, report) {
            (Phase::FirstRoll { contenders }, StackAction::FirstRoll(faces)) => {
                self.first_rolled(contenders, faces, out)
            }
            (Phase::Opening, StackAction::OpeningThrow(throw)) => self.opening_thrown(throw, out),
            (Phase::Rolling { player, die }, StackAction::Rolled(report)) => self.rolled(player, die, report, out),
            _ => {}
        }
    }

    /// The highest sum of two dice goes first; players who share it roll again (S-2).
    fn first_rolled<S: EventSink<StackEvent>>(&mut self, contenders: SeatSet, faces: &[[Face; 2]], out: &mut S) {
        let sum = |[a, b]: [Face; 2]| a.0 + b.0;
        let highest = faces.iter().map(|two| sum(*two)).max().unwrap_or(0);
        let mut best = SeatSet::EMPTY;
        for (player, two) in contenders.iter().zip(faces) {
            out.push(StackEvent::FirstRolled { player, faces: *two });
            if sum(*two) == highest {
                best.insert(player);
            }
        }
        let mut leaders = best.iter();
        match (leaders.next(), leaders.next()) {
            (Some(first), None) => {
                self.first = first;
                out.push(StackEvent::FirstPlayer { player: first });
                self.start_round(out);
            }
            _ => {
                self.phase = Phase::FirstRoll { contenders: best };
                out.push(StackEvent::FirstTied { players: best });
            }
        }
    }

    /// Puts all dice on the table and starts the first player's turn (S-3).
    fn opening_thrown<S: EventSink<StackEvent>>(&mut self, throw: &OpeningThrow, out: &mut S) {
        self.faces.copy_from_slice(&throw.faces);
        self.places.fill(Place::Loose);
        out.push(StackEvent::OpeningThrown {
            faces: throw.faces.clone(),
        });
        for (player, dice) in self.seats.iter().zip(&throw.floor) {
            self.fell_to_the_floor(player, *dice, true, out);
        }
        self.start_turn(self.first, out);
    }

    /// Reports that dice of a player fell to the floor. With the option on, each costs the owner a point if the owner
    /// rolled (S-20).
    fn fell_to_the_floor<S: EventSink<StackEvent>>(&mut self, player: SeatId, dice: u8, own_roll: bool, out: &mut S) {
        if dice == 0 {
            return;
        }
        out.push(StackEvent::OnTheFloor { player, dice });
        if self.options.floor_penalty && own_roll {
            self.penalise(player, dice, PenaltyCause::Floor, out);
        }
    }

    /// Applies the roll of a single die (S-6): first its effects on the table, then what happens to the die.
    fn rolled<S: EventSink<StackEvent>>(&mut self, player: SeatId, die: DieId, report: &RollReport, out: &mut S) {
        let before = self.face(die);
        self.faces[die.index()] = report.face;
        out.push(StackEvent::Rolled {
            player,
            die,
            before,
            face: report.face,
            cocked: report.cocked,
        });
        self.fell_to_the_floor(owner(die), report.floor, owner(die) == player, out);
        for turned in report.turned_back.iter() {
            out.push(StackEvent::TurnedBack {
                die: turned,
                face: self.face(turned),
            });
        }
        for stack in report.pushed.iter() {
            out.push(StackEvent::Pushed { stack });
        }
        self.knock_over(player, report, out);
        let fell = !report.fell.is_empty();
        if owner(die) != player {
            self.opponents_die_rolled(player, die, before, out);
        } else if fell {
            self.lose_rest_of_turn(player, TurnLost::KnockOver, out);
        } else if self.targets(die).next().is_some() {
            self.phase = Phase::PlaceRolled { player, die };
            out.push(StackEvent::MustPlace { player, die });
        } else {
            out.push(StackEvent::StaysLoose { die });
            self.end_turn(player, out);
        }
    }

    /// Applies the fall of stacks: they cost a point for each die and are built up again as they were (S-7).
    fn knock_over<S: EventSink<StackEvent>>(&mut self, player: SeatId, report: &RollReport, out: &mut S) {
        if report.fell.is_empty() {
            return;
        }
        let mut points = 0_u8;
        for stack in report.fell.iter() {
            let dice = self.stack(stack).map_or(0, |stack| stack.height() as u8);
            points += dice;
            out.push(StackEvent::Fell { player, stack, dice });
        }
        self.penalise(player, points, PenaltyCause::KnockOver, out);
        for stack in report.fell.iter() {
            out.push(StackEvent::Rebuilt { player, stack });
        }
    }

    /// Lets the owner choose the number, unless both are the same; then the roller's turn is over at once (S-12).
    fn opponents_die_rolled<S: EventSink<StackEvent>>(&mut self, roller: SeatId, die: DieId, old: Face, out: &mut S) {
        let new = self.face(die);
        if new == old {
            self.lose_rest_of_turn(roller, TurnLost::OpponentsDie, out);
            return;
        }
        self.phase = Phase::ChooseFace { roller, die, old };
        out.push(StackEvent::OwnerChooses {
            owner: owner(die),
            die,
            old,
            new,
        });
    }
}
