//! What happens in Stack, in words: one plain sentence for each event worth telling.

use super::action::StackAction;
use super::event::{PenaltyCause, RoundEnd, StackEvent, TurnLost};
use super::state::Place;
use crate::games::numbers::a_number;
use crate::games::stack::sizes::{CAPTURE_HEIGHT, owner};
use crate::games::stack::state::Stack;
use crate::messages::Message;
use crate::rules::ids::PlayerId;
use crate::rules::words::{Names, Narrate, count, list};

impl Narrate for Stack {
    fn line(event: &StackEvent) -> Option<Message> {
        line(event, &|seat| seat.0.to_string()).map(Into::into)
    }

    fn rule(event: &StackEvent) -> Option<&'static str> {
        rule(event)
    }

    fn begins_round(event: &StackEvent) -> Option<u16> {
        match event {
            StackEvent::RoundStarted { round, .. } => Some(*round),
            _ => None,
        }
    }

    fn advice(view: &Self, action: &StackAction) -> Message {
        let names: Names = &|seat| seat.0.to_string();
        let _ = &names;
        (|| -> String {
            match action {
                StackAction::Place { die, onto } => {
                    let whose = names(owner(*onto));
                    let height = match view.place(*onto) {
                        Place::Stacked { stack } => view.stack(stack).map_or(1, |stack| stack.height()),
                        _ => 1,
                    };
                    let face = view.face(*die).0;
                    match height {
                        1 => format!("put the {face} on {whose}'s loose {face}"),
                        3 => format!("put the {face} on {whose}'s die and capture the stack"),
                        _ => format!("put the {face} on {whose}'s die, on a stack of {height}"),
                    }
                }
                StackAction::Reroll { die } => format!("roll this {} again", view.face(*die).0),
                StackAction::RollOpponents { die } => format!("roll this die of {}", names(owner(*die))),
                StackAction::PickUp { die } => format!("take up this {}", view.face(*die).0),
                StackAction::Pass => "pass".into(),
                StackAction::ChooseFace { keep_new: true } => "keep the new number".into(),
                StackAction::ChooseFace { keep_new: false } => "have the old number back".into(),
                StackAction::ActOutOfTurn
                | StackAction::FirstRoll(_)
                | StackAction::OpeningThrow(_)
                | StackAction::Rolled(_) => "wait".into(),
            }
        })()
        .into()
    }
}

/// One sentence for the log; `None` for a step that needs no words.
pub fn line(event: &StackEvent, names: Names) -> Option<String> {
    use StackEvent as E;
    Some(match event {
        E::FirstRolled { player, faces: [a, b] } => {
            format!("{} rolls {} and {}: {}.", names(*player), a.0, b.0, a.0 + b.0)
        }
        E::FirstTied { players } => format!("{} tie and roll again.", list(*players, names)),
        E::FirstPlayer { player } => format!("{} goes first.", names(*player)),
        E::RoundStarted { round, .. } => format!("Round {round}: everybody throws all their dice."),
        E::OnTheFloor { player, dice: 1 } => {
            format!("A die of {} fell to the floor and was thrown again.", names(*player))
        }
        E::OnTheFloor { player, dice } => {
            format!(
                "{dice} dice of {} fell to the floor and were thrown again.",
                names(*player)
            )
        }
        E::PickedUp {
            player,
            face,
            must_roll: false,
            ..
        } => format!("{} takes up {} and has to place it.", names(*player), a_number(face.0)),
        E::PickedUp { player, face, .. } => {
            format!(
                "{} takes up {} that fits nowhere and has to roll it.",
                names(*player),
                a_number(face.0)
            )
        }
        E::Placed {
            player,
            onto,
            face,
            height,
            ..
        } => {
            let then = if usize::from(*height) == CAPTURE_HEIGHT {
                "the fourth die".to_owned()
            } else {
                format!("a stack of {height}")
            };
            format!(
                "{} puts {} on a die of {}: {then}.",
                names(*player),
                a_number(face.0),
                names(owner(*onto))
            )
        }
        E::Captured { player, points, .. } => {
            format!(
                "{} captures the stack: {}.",
                names(*player),
                count(*points, "point", "points")
            )
        }
        E::RollStarted { player, die } if owner(*die) != *player => {
            format!("{} rolls a die of {}.", names(*player), names(owner(*die)))
        }
        E::Rolled {
            player, before, face, ..
        } => {
            format!(
                "{} re-rolls {}: it shows {}.",
                names(*player),
                a_number(before.0),
                face.0
            )
        }
        E::MustPlace { player, .. } => format!("It fits, so {} has to place it.", names(*player)),
        E::StaysLoose { .. } => "It fits nowhere and stays where it lies.".to_owned(),
        E::Pushed { .. } => "A stack was pushed and still stands: no penalty.".to_owned(),
        E::TurnedBack { die, face } => {
            format!(
                "A die of {} was turned over and is set back to {}.",
                names(owner(*die)),
                face.0
            )
        }
        E::Fell { player, dice, .. } => format!("{} knocks over a stack of {dice}.", names(*player)),
        E::Penalty { player, points, cause } => {
            let points = count(*points, "point", "points");
            let why = match cause {
                PenaltyCause::KnockOver => "for the fallen dice",
                PenaltyCause::Floor => "for dice on the floor",
                PenaltyCause::Capture => "for the captured stack",
            };
            format!("{} loses {points} {why}.", names(*player))
        }
        E::Rebuilt { player, .. } => format!("{} builds the stack up again as it was.", names(*player)),
        E::OpponentsDieTaken { player, die } => {
            format!(
                "{} took up a die of {} and puts it back.",
                names(*player),
                names(owner(*die))
            )
        }
        E::OwnerChooses { owner, old, new, .. } => {
            format!(
                "{} chooses: keep the {}, or have the {} back.",
                names(*owner),
                new.0,
                old.0
            )
        }
        E::OwnerChose { owner, face, .. } => format!("{} chooses the {}.", names(*owner), face.0),
        E::ActedOutOfTurn { player } => {
            format!(
                "{} acted out of turn: it is undone, and the next turn is lost.",
                names(*player)
            )
        }
        E::TurnLost { player, cause } => match cause {
            TurnLost::KnockOver => format!("{}'s turn is over, and the die stays where it lies.", names(*player)),
            TurnLost::OpponentsDie => format!("{} loses the rest of the turn.", names(*player)),
            TurnLost::OutOfTurn => format!("{} misses a turn for having acted out of turn.", names(*player)),
        },
        E::Passed { player } => format!("{} has no loose die and passes.", names(*player)),
        E::LastTurns { by, end, left } => {
            let what = match end {
                RoundEnd::LastDiePlaced => format!("{} has placed the last loose die", names(*by)),
                RoundEnd::Covered(other) => {
                    format!("{} has covered the last loose die of {}", names(*by), names(*other))
                }
            };
            if left.is_empty() {
                format!("{what}: the round is over.")
            } else {
                let has = if left.len() == 1 { "has" } else { "have" };
                format!("{what}: {} {has} one turn left.", list(*left, names))
            }
        }
        E::RoundScored { round, points, .. } => {
            let scores: Vec<_> = points
                .iter()
                .zip(0..)
                .map(|(points, seat)| format!("{} {points}", names(PlayerId(seat))))
                .collect();
            format!("Round {round} is scored: {}.", scores.join(", "))
        }
        E::TieAtTheTop { players } => format!("{} are tied for the lead: one more round.", list(*players, names)),
        E::MatchOver { winners } if winners.len() == 1 => format!("{} wins the match.", list(*winners, names)),
        E::MatchOver { winners } => format!("{} win the match together.", list(*winners, names)),
        E::OpeningThrown { .. } | E::TurnStarted { .. } | E::RollStarted { .. } => return None,
    })
}

/// The rule behind an event, as in `S-7`.
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
    use crate::rules::die::{DieId, Face};
    use crate::rules::ids::PlayerSet;

    fn told(event: &StackEvent) -> Option<String> {
        let names = |player: PlayerId| ["Ana", "Bo", "Cy"][player.index()].to_owned();
        line(event, &names)
    }

    #[test]
    fn a_placed_die_is_told_with_its_number_and_the_height() {
        let event = StackEvent::Placed {
            player: PlayerId(0),
            die: DieId(0),
            onto: DieId(14),
            face: Face(3),
            stack: DieId(14),
            height: 2,
        };
        assert_eq!(
            told(&event).as_deref(),
            Some("Ana puts a 3 on a die of Bo: a stack of 2.")
        );
        assert_eq!(rule(&event), Some("S-4"));
    }

    #[test]
    fn a_single_point_is_told_in_the_singular() {
        let event = StackEvent::Penalty {
            player: PlayerId(2),
            points: 1,
            cause: PenaltyCause::Floor,
        };
        assert_eq!(told(&event).as_deref(), Some("Cy loses 1 point for dice on the floor."));
        assert_eq!(rule(&event), Some("S-20"));
    }

    #[test]
    fn several_players_are_listed_with_and() {
        let event = StackEvent::LastTurns {
            by: PlayerId(0),
            end: RoundEnd::LastDiePlaced,
            left: PlayerSet::from_iter([PlayerId(1), PlayerId(2)]),
        };
        assert_eq!(
            told(&event).as_deref(),
            Some("Ana has placed the last loose die: Bo and Cy have one turn left.")
        );
    }
}
