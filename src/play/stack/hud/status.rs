//! The words of the frames around a table of Stack: whose turn it is, what is due, and how to do it.

use bevy::prelude::*;

use crate::catalog::Listed;
use crate::games::stack::action::StackAction;
use crate::games::stack::sizes::owner;
use crate::games::stack::state::{Phase, Stack};
use crate::input::label::Keys;
use crate::play::stack::hands::chosen::Selection;
use crate::rules::ids::PlayerId;
use crate::screens::hud::words::{FrameWords, KeyHint};
use crate::screens::results;
use crate::table::phase::TableGate;
use crate::table::view::{MatchView, Players};
use crate::window::state::GateWaits;

/// Writes the words of the frames.
pub(crate) fn write_words(
    (view, players): (Res<MatchView>, Res<Players>),
    selection: Res<Selection>,
    (waits, gate): (Res<GateWaits>, Res<TableGate>),
    mut words: ResMut<FrameWords>,
) {
    // The rules are ahead of the screen: the screen shows a fall before it names the next turn.
    if gate.showing && !words.status.is_empty() {
        return;
    }
    let Some(stack) = Stack::of_view(&view.view) else {
        return;
    };
    let target = stack.options().target;
    let (primary, enabled) = primary(&view, stack, &players, *selection, waits.throw);
    words.set_if_neq(FrameWords {
        heading: match stack.round() {
            0 => format!("Stack  \u{00b7}  to {target}").into(),
            round => format!("Stack  \u{00b7}  round {round}  \u{00b7}  to {target}").into(),
        },
        status: line(stack, &players, *selection, waits.throw).into(),
        primary: primary.into(),
        enabled,
        keys: keys(&view, stack, &players, *selection, waits.throw),
    });
}

/// What is due, and from whom. `opening`: the table waits for a person to throw all dice.
fn line(stack: &Stack, players: &Players, selection: Selection, opening: bool) -> String {
    let name = |seat: PlayerId| players.name(seat);
    match stack.phase() {
        Phase::FirstRoll { contenders } => {
            let all: Vec<_> = contenders.iter().collect();
            format!("{} roll for who goes first", results::names(&all, players))
        }
        Phase::Opening if opening => format!("Round {}: throw all the dice", stack.round()),
        Phase::Opening => format!("Round {}: all dice are thrown", stack.round()),
        Phase::Turn { player } => {
            let due = match selection {
                Selection::Aiming(die) => format!("aim, and throw the {}", stack.face(die).0),
                Selection::Die(die) if stack.targets(die).next().is_some() => {
                    format!("choose where the {} goes, or roll it", stack.face(die).0)
                }
                Selection::Die(die) if owner(die) == player => {
                    format!("the {} fits nowhere, roll it or choose another", stack.face(die).0)
                }
                Selection::Die(_) | Selection::None => due(stack, player).to_owned(),
            };
            let last = stack.last_turns().is_some_and(|left| left.contains(player));
            format!("{}: {due}{}", name(player), if last { " (last turn)" } else { "" })
        }
        Phase::Held { player, die } if stack.targets(die).next().is_some() => {
            format!("{}: place the {} you took up", name(player), stack.face(die).0)
        }
        Phase::Held { player, die } => {
            format!("{}: the {} fits nowhere, re-roll it", name(player), stack.face(die).0)
        }
        Phase::Rolling { player, die } if owner(die) != player => {
            format!("{} rolls a die of {}", name(player), name(owner(die)))
        }
        Phase::Rolling { player, .. } => format!("{}: the die rolls", name(player)),
        Phase::PlaceRolled { player, die } => {
            format!("{}: the {} fits, choose where it goes", name(player), stack.face(die).0)
        }
        Phase::ChooseFace { die, old, .. } => {
            format!(
                "{}: keep the {} or take the {} back",
                name(owner(die)),
                stack.face(die).0,
                old.0
            )
        }
        Phase::Over => {
            let winners: Vec<_> = stack.winners().iter().collect();
            let verb = if winners.len() == 1 { "wins" } else { "win" };
            format!("{} {verb} the match", results::names(&winners, players))
        }
    }
}

/// What a player can do in their turn before they choose a die.
fn due(stack: &Stack, player: PlayerId) -> &'static str {
    let loose = stack.loose(player);
    if loose.is_empty() {
        "no loose die left, pass"
    } else if loose.iter().any(|die| stack.targets(die).next().is_some()) {
        "place a die or re-roll"
    } else {
        "no die fits, re-roll one"
    }
}

/// What the large button says, and whether it can be pressed.
fn primary(view: &MatchView, stack: &Stack, players: &Players, selection: Selection, opening: bool) -> (String, bool) {
    if opening {
        return ("Throw the dice".into(), true);
    }
    let Some(seat) = view.due.iter().find(|seat| players.is_person(*seat)) else {
        let words = match stack.current() {
            Some(player) => format!("{} plays", players.name(player)),
            None if stack.phase() == Phase::Over => "The match is over".into(),
            None => "Dice roll".into(),
        };
        return (words, false);
    };
    let legal = &view.legal[seat.index()];
    let has = |wanted: fn(&StackAction) -> bool| legal.iter().filter_map(Stack::of_action).any(wanted);
    if has(|action| *action == StackAction::Pass) {
        return ("Pass".into(), true);
    }
    let can_roll = |die| {
        legal.iter().filter_map(Stack::of_action).any(|action| {
            matches!(action, StackAction::Reroll { die: of } | StackAction::RollOpponents { die: of } if *of == die)
        })
    };
    match selection {
        Selection::Aiming(_) => ("Throw".into(), true),
        Selection::Die(die) if can_roll(die) => (format!("Roll the {}", stack.face(die).0), true),
        Selection::Die(_) => ("Choose where it goes".into(), false),
        Selection::None => ("Choose a die".into(), false),
    }
}

/// The keys that matter now.
fn keys(view: &MatchView, stack: &Stack, players: &Players, selection: Selection, opening: bool) -> Vec<KeyHint> {
    if opening {
        return vec![(Keys::SPACE, "throw all the dice".into())];
    }
    let Some(seat) = view.due.iter().find(|seat| players.is_person(*seat)) else {
        return vec![
            (Keys::SPACE, "hurry on".into()),
            (Keys::One(KeyCode::KeyQ), "turn left".into()),
            (Keys::One(KeyCode::KeyE), "turn right".into()),
            (Keys::One(KeyCode::KeyT), "from above".into()),
            (Keys::One(KeyCode::KeyL), "log".into()),
        ];
    };
    let bound = matches!(stack.phase(), Phase::PlaceRolled { .. } | Phase::Held { .. });
    match selection {
        Selection::Aiming(_) => vec![
            (Keys::Arrows, "aim".into()),
            (Keys::SPACE, "hold to charge, let go to throw".into()),
            (Keys::ESCAPE, "back".into()),
        ],
        Selection::Die(_) => {
            let mut keys = vec![(Keys::Arrows, "choose where".into()), (Keys::ENTER, "place it".into())];
            if !bound {
                keys.extend([
                    (Keys::One(KeyCode::KeyR), "roll it".into()),
                    (Keys::ESCAPE, "let go".into()),
                ]);
            }
            keys
        }
        Selection::None if stack.loose(seat).is_empty() => vec![(Keys::One(KeyCode::KeyP), "pass".into())],
        Selection::None => vec![
            (Keys::Range(KeyCode::Digit1, KeyCode::Digit6), "choose a die".into()),
            (Keys::One(KeyCode::KeyR), "roll it".into()),
            (Keys::One(KeyCode::KeyH), "hint".into()),
            (Keys::One(KeyCode::KeyB), "whose dice".into()),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::stack::options::StackOptions;
    use crate::rules::game::{Game, Turn};
    use crate::rules::ids::Actor;
    use crate::rules::rng::{Stream, stream};
    use crate::rules::seats::Seats;
    use crate::table::view::{SeatControl, SeatPlayer};

    fn players() -> Players {
        Players(
            ["Ana", "Bo"]
                .map(|name| SeatPlayer {
                    name: name.into(),
                    control: SeatControl::Person,
                })
                .into(),
        )
    }

    #[test]
    fn the_status_line_says_who_is_due_and_what_from_the_first_roll_on() {
        let seats = Seats::solo(2).expect("two can be seated");
        let mut game = Stack::new(&StackOptions::default(), &seats, 3).expect("two can play");
        let mut rng = stream(3, Stream::Chance);
        assert_eq!(
            line(&game, &players(), Selection::None, false),
            "Ana and Bo roll for who goes first"
        );
        while game.phase() != Phase::Opening {
            let report = game.sample_chance(&mut rng);
            game.apply(Actor::Chance, &report, &mut ())
                .expect("a sampled roll applies");
        }
        assert_eq!(
            line(&game, &players(), Selection::None, true),
            "Round 1: throw all the dice"
        );
        while game.turn() == Turn::Chance {
            let report = game.sample_chance(&mut rng);
            game.apply(Actor::Chance, &report, &mut ())
                .expect("a sampled throw applies");
        }
        let first = players().name(game.first()).to_owned();
        assert_eq!(
            line(&game, &players(), Selection::None, false),
            format!("{first}: place a die or re-roll")
        );
    }
}
