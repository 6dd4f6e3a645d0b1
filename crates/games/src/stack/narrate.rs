//! The events of Stack as messages: one plain sentence for each event that a player should read.

use super::action::StackAction;
use super::event::{PenaltyCause, RoundEnd, StackEvent, TurnLost};
use super::state::Place;
use crate::stack::sizes::{CAPTURE_HEIGHT, owner};
use crate::stack::state::Stack;
use messages::Message;
use messages::texts::stack as words;
use rules::game::{Brief, Narrate};
use rules::ids::SeatId;

impl Narrate for Stack {
    fn line(event: &StackEvent) -> Option<Message> {
        line(event)
    }

    fn is_main(event: &StackEvent) -> bool {
        is_main(event)
    }

    fn rule(event: &StackEvent) -> Option<&'static str> {
        rule(event)
    }

    fn brief(event: &StackEvent) -> Option<Brief> {
        brief(event)
    }

    fn begins_round(event: &StackEvent) -> Option<u16> {
        match event {
            StackEvent::RoundStarted { round, .. } => Some(*round),
            _ => None,
        }
    }

    fn advice(view: &Self, action: &StackAction) -> Message {
        match action {
            StackAction::Place { die, onto } => {
                let height = match view.place(*onto) {
                    Place::Stacked { stack } => view.stack(stack).map_or(1, |stack| stack.height()),
                    _ => 1,
                };
                let (face, below) = (view.face(*die).0, owner(*onto));
                match height {
                    1 => words::advice_onto_loose(face, below),
                    3 => words::advice_capture(face, below),
                    _ => words::advice_onto_stack(face, below, height),
                }
            }
            StackAction::Reroll { die } => words::advice_roll(view.face(*die).0),
            StackAction::RollOpponents { die } => words::advice_roll_others(owner(*die)),
            StackAction::PickUp { die } => words::advice_take_up(view.face(*die).0),
            StackAction::Pass => words::ADVICE_PASS,
            StackAction::ChooseFace { keep_new: true } => words::ADVICE_KEEP_NEW,
            StackAction::ChooseFace { keep_new: false } => words::ADVICE_TAKE_OLD,
            StackAction::ActOutOfTurn
            | StackAction::FirstRoll(_)
            | StackAction::OpeningThrow(_)
            | StackAction::Rolled(_) => words::ADVICE_WAIT,
        }
    }
}

/// What an event adds to the summary of what a player did: captures and penalties, then the other dice.
fn brief(event: &StackEvent) -> Option<Brief> {
    let (who, leads, what) = match *event {
        StackEvent::Captured { player, points, .. } => (player, true, words::brief_captured(points)),
        StackEvent::Penalty { player, points, .. } => (player, true, words::brief_penalty(points)),
        StackEvent::Placed {
            player, face, height, ..
        } => (player, false, words::brief_placed(face.0, height)),
        StackEvent::Rolled { player, face, .. } => (player, false, words::brief_rolled(face.0)),
        StackEvent::Passed { player } => (player, false, words::BRIEF_PASSED),
        _ => return None,
    };
    Some(Brief { who, leads, what })
}

/// One sentence for the log; `None` for a step that needs no words.
pub fn line(event: &StackEvent) -> Option<Message> {
    use StackEvent as E;
    Some(match event {
        E::FirstRolled { player, faces: [a, b] } => words::log_first_roll(*player, a.0, b.0, a.0 + b.0),
        E::FirstTied { players } => words::log_first_tie(players.iter()),
        E::FirstPlayer { player } => words::log_goes_first(*player),
        E::RoundStarted { round, .. } => words::log_round(*round),
        E::OnTheFloor { player, dice } => words::log_floor(*player, *dice),
        E::PickedUp {
            player,
            face,
            must_roll: false,
            ..
        } => words::log_takes_up(*player, face.0),
        E::PickedUp { player, face, .. } => words::log_takes_up_to_roll(*player, face.0),
        E::Placed {
            player,
            onto,
            face,
            height,
            ..
        } => {
            if usize::from(*height) == CAPTURE_HEIGHT {
                words::log_puts_fourth(*player, face.0, owner(*onto))
            } else {
                words::log_puts(*player, face.0, owner(*onto), *height)
            }
        }
        E::Captured { player, points, .. } => words::log_captures(*player, *points),
        E::RollStarted { player, die } if owner(*die) != *player => words::log_rolls_others(*player, owner(*die)),
        E::Rolled {
            player, before, face, ..
        } => words::log_rolled(*player, before.0, face.0),
        E::MustPlace { player, .. } => words::log_has_to_place(*player),
        E::StaysLoose { .. } => words::LOG_STAYS_LOOSE,
        E::Pushed { .. } => words::LOG_PUSHED,
        E::TurnedBack { die, face } => words::log_turned_back(owner(*die), face.0),
        E::Fell { player, dice, .. } => words::log_fell(*player, *dice),
        E::Penalty { player, points, cause } => match cause {
            PenaltyCause::KnockOver => words::log_penalty_fallen(*player, *points),
            PenaltyCause::Floor => words::log_penalty_floor(*player, *points),
            PenaltyCause::Capture => words::log_penalty_capture(*player, *points),
        },
        E::Rebuilt { player, .. } => words::log_rebuilt(*player),
        E::OpponentsDieTaken { player, die } => words::log_took_others(*player, owner(*die)),
        E::OwnerChooses { owner, old, new, .. } => words::log_owner_chooses(*owner, new.0, old.0),
        E::OwnerChose { owner, face, .. } => words::log_owner_chose(*owner, face.0),
        E::ActedOutOfTurn { player } => words::log_out_of_turn(*player),
        E::TurnLost { player, cause } => match cause {
            TurnLost::KnockOver => words::log_turn_over(*player),
            TurnLost::OpponentsDie => words::log_loses_rest(*player),
            TurnLost::OutOfTurn => words::log_misses_turn(*player),
        },
        E::Passed { player } => words::log_passes(*player),
        E::LastTurns { by, end, left } => match end {
            RoundEnd::LastDiePlaced => words::log_last_die(*by, left.iter()),
            RoundEnd::Covered(other) => words::log_covered(*by, *other, left.iter()),
        },
        E::RoundScored { round, points, .. } => {
            let scores = points.iter().zip(0..);
            words::log_scored(
                *round,
                scores.map(|(points, seat)| words::log_score(SeatId(seat), *points)),
            )
        }
        E::TieAtTheTop { players } => words::log_tied(players.iter()),
        E::MatchOver { winners } => words::log_match_over(winners.iter()),
        E::OpeningThrown { .. } | E::TurnStarted { .. } | E::RollStarted { .. } => return None,
    })
}

/// Whether the short log contains this event.
const fn is_main(event: &StackEvent) -> bool {
    use StackEvent as E;
    match event {
        E::FirstPlayer { .. }
        | E::RoundStarted { .. }
        | E::OnTheFloor { .. }
        | E::Captured { .. }
        | E::Fell { .. }
        | E::Penalty { .. }
        | E::OpponentsDieTaken { .. }
        | E::ActedOutOfTurn { .. }
        | E::TurnLost { .. }
        | E::Passed { .. }
        | E::LastTurns { .. }
        | E::RoundScored { .. }
        | E::TieAtTheTop { .. }
        | E::MatchOver { .. } => true,
        E::FirstRolled { .. }
        | E::FirstTied { .. }
        | E::OpeningThrown { .. }
        | E::TurnStarted { .. }
        | E::PickedUp { .. }
        | E::Placed { .. }
        | E::RollStarted { .. }
        | E::Rolled { .. }
        | E::MustPlace { .. }
        | E::StaysLoose { .. }
        | E::Pushed { .. }
        | E::TurnedBack { .. }
        | E::Rebuilt { .. }
        | E::OwnerChooses { .. }
        | E::OwnerChose { .. } => false,
    }
}

/// The rule behind an event, for example `S-7`.
pub const fn rule(event: &StackEvent) -> Option<&'static str> {
    use StackEvent as E;
    Some(match event {
        E::FirstRolled { .. } | E::FirstTied { .. } | E::FirstPlayer { .. } => "S-2",
        E::RoundStarted { .. } | E::OpeningThrown { .. } => "S-3",
        E::OnTheFloor { .. } => "S-10",
        E::PickedUp { .. } => "S-11",
        E::Placed { .. } => "S-4",
        E::Captured { .. } => "S-5",
        E::RollStarted { .. } | E::Rolled { .. } | E::MustPlace { .. } | E::StaysLoose { .. } => "S-6",
        E::Pushed { .. } => "S-8",
        E::TurnedBack { .. } => "S-9",
        E::Fell { .. } | E::Rebuilt { .. } => "S-7",
        E::Penalty { cause, .. } => match cause {
            PenaltyCause::KnockOver => "S-7",
            PenaltyCause::Floor => "S-20",
            PenaltyCause::Capture => "S-21",
        },
        E::OpponentsDieTaken { .. } | E::OwnerChooses { .. } | E::OwnerChose { .. } => "S-12",
        E::ActedOutOfTurn { .. } => "S-13",
        E::TurnLost { cause, .. } => match cause {
            TurnLost::KnockOver => "S-7",
            TurnLost::OpponentsDie => "S-12",
            TurnLost::OutOfTurn => "S-13",
        },
        E::Passed { .. } => "S-16",
        E::LastTurns { end, .. } => match end {
            RoundEnd::LastDiePlaced => "S-14",
            RoundEnd::Covered(_) => "S-15",
        },
        E::RoundScored { .. } => "S-17",
        E::TieAtTheTop { .. } => "S-18",
        E::MatchOver { .. } => "S-18",
        E::TurnStarted { .. } => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::Language;
    use messages::SeatName;
    use rules::die::{DieId, Face};
    use rules::ids::SeatSet;

    fn told(event: &StackEvent) -> Option<String> {
        let names = |seat: SeatName| ["Ana", "Bo", "Cy"][usize::from(seat.0)].to_owned();
        Some(Language::english().localize(&line(event)?, &names))
    }

    #[test]
    fn a_placed_die_is_told_with_its_number_and_the_height() {
        let event = StackEvent::Placed {
            player: SeatId(0),
            die: DieId(0),
            onto: DieId(14),
            face: Face(3),
            stack: DieId(14),
            height: 2,
        };
        assert_eq!(line(&event), Some(words::log_puts(SeatId(0), 3, SeatId(1), 2)));
        assert_eq!(rule(&event), Some("S-4"));
    }

    #[test]
    fn a_single_point_is_told_in_the_singular() {
        let event = StackEvent::Penalty {
            player: SeatId(2),
            points: 1,
            cause: PenaltyCause::Floor,
        };
        assert_eq!(told(&event).as_deref(), Some("Cy loses 1 point for dice on the floor."));
        assert_eq!(rule(&event), Some("S-20"));
    }

    #[test]
    fn who_has_a_turn_left_is_listed_with_and() {
        let ends = |left: &[u8]| {
            told(&StackEvent::LastTurns {
                by: SeatId(0),
                end: RoundEnd::LastDiePlaced,
                left: left.iter().copied().map(SeatId).collect::<SeatSet>(),
            })
        };
        for (left, then) in [
            (&[1, 2][..], "Bo and Cy have one turn left"),
            (&[2][..], "Cy has one turn left"),
            (&[][..], "the round is over"),
        ] {
            let whole = format!("Ana has placed the last loose die: {then}.");
            assert_eq!(ends(left).as_deref(), Some(&*whole));
        }
    }
}
