//! The texts of the panels around a table of Stack: whose turn it is, what is due, and how to do it.

use bevy::prelude::*;

use crate::play::stack::hands::chosen::Selection;
use crate::play::stack::intents::{CHARGE, NUMBER, NUMBERS, OWNERS, PASS, ROLL};
use crate::screens::hud::words::{FrameWords, KeyHint};
use games::catalog::{AnyEvent, Listed};
use games::stack::action::StackAction;
use games::stack::event::StackEvent;
use games::stack::sizes::owner;
use games::stack::state::{Phase, Stack};
use host::view::{MatchView, Players};
use messages::Message;
use messages::texts::stack as texts;
use rules::ids::SeatId;
use window_kit::input::hint::HintFor;
use window_kit::intents::general::{BACK, CONFIRM, FROM_ABOVE, HINT, HURRY, LOG, THROW, TURN_LEFT, TURN_RIGHT};
use window_kit::table::journal::Journal;
use window_kit::table::phase::TableGate;
use window_kit::window::state::GateWaits;

/// Writes the texts of the panels.
pub(crate) fn write_words(
    (view, players, journal): (Res<MatchView>, Res<Players>, Res<Journal>),
    selection: Res<Selection>,
    (waits, gate): (Res<GateWaits>, Res<TableGate>),
    mut words: ResMut<FrameWords>,
) {
    // The match is ahead of the screen, which must show a fall before it names the next turn.
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
            0 => texts::heading(target),
            round => texts::heading_round(round, target),
        },
        status: line(stack, *selection, waits.throw, is_tied(stack, journal.of_whole_match())),
        primary,
        enabled,
        keys: keys(&view, stack, &players, *selection, waits.throw),
    });
}

/// Whether a tie has to be broken before the first round: two or more players had the highest sum (S-2).
fn is_tied<'a>(stack: &Stack, told: impl Iterator<Item = &'a AnyEvent>) -> bool {
    let Phase::FirstRoll { contenders } = stack.phase() else {
        return false;
    };
    // If all players tie, only the events tell it.
    let last = told.last().and_then(Stack::of_event);
    contenders.len() < stack.seats().count() || matches!(last, Some(StackEvent::FirstTied { .. }))
}

/// The status line: what is due, and from whom. `throws`: the table waits for a person to throw: two dice for the first
/// turn (S-2), or all dice (S-3). `tied`: the two dice are thrown again.
fn line(stack: &Stack, selection: Selection, throws: bool, tied: bool) -> Message {
    match stack.phase() {
        Phase::FirstRoll { .. } if throws && tied => texts::STATUS_THROW_AGAIN,
        Phase::FirstRoll { .. } if throws => texts::STATUS_THROW_FIRST,
        Phase::FirstRoll { contenders } if tied => texts::status_first_tie(contenders.iter()),
        Phase::FirstRoll { contenders } => texts::status_first_roll(contenders.iter()),
        Phase::Opening if throws => texts::status_throw_all(stack.round()),
        Phase::Opening => texts::status_all_thrown(stack.round()),
        Phase::Turn { player } => {
            let due = due(stack, player, selection);
            if stack.last_turns().is_some_and(|left| left.contains(player)) {
                texts::status_last_turn(player, due)
            } else {
                texts::status_turn(player, due)
            }
        }
        Phase::Held { player, die } if stack.targets(die).next().is_some() => {
            texts::status_place_held(player, stack.face(die).0)
        }
        Phase::Held { player, die } => texts::status_roll_held(player, stack.face(die).0),
        Phase::Rolling { player, die } if owner(die) != player => texts::status_rolls_others(player, owner(die)),
        Phase::Rolling { player, .. } => texts::status_rolls(player),
        Phase::PlaceRolled { player, die } => texts::status_place_rolled(player, stack.face(die).0),
        Phase::ChooseFace { die, old, .. } => texts::status_choose_number(owner(die), stack.face(die).0, old.0),
        Phase::Over => texts::status_over(stack.winners().iter()),
    }
}

/// What a player can do in their turn.
fn due(stack: &Stack, player: SeatId, selection: Selection) -> Message {
    match selection {
        Selection::Aiming(die) => texts::due_aim(stack.face(die).0),
        Selection::Die(die) if stack.targets(die).next().is_some() => texts::due_choose_where(stack.face(die).0),
        Selection::Die(die) if owner(die) == player => texts::due_fits_nowhere(stack.face(die).0),
        Selection::Die(_) | Selection::None => {
            let loose = stack.loose(player);
            if loose.is_empty() {
                texts::DUE_PASS
            } else if loose.iter().any(|die| stack.targets(die).next().is_some()) {
                texts::DUE_PLACE
            } else {
                texts::DUE_ROLL
            }
        }
    }
}

/// The text of the large button, and whether the button is enabled.
fn primary(view: &MatchView, stack: &Stack, players: &Players, selection: Selection, throws: bool) -> (Message, bool) {
    if throws {
        let first = matches!(stack.phase(), Phase::FirstRoll { .. });
        let words = if first {
            texts::BUTTON_THROW_FIRST
        } else {
            texts::BUTTON_THROW_ALL
        };
        return (words, true);
    }
    let Some(seat) = view.due.iter().find(|seat| players.is_person(*seat)) else {
        let words = match stack.current() {
            Some(player) => texts::button_plays(player),
            None if stack.phase() == Phase::Over => texts::BUTTON_OVER,
            None => texts::BUTTON_DICE_ROLL,
        };
        return (words, false);
    };
    let legal = &view.legal[seat.index()];
    let has = |wanted: fn(&StackAction) -> bool| legal.iter().filter_map(Stack::of_action).any(wanted);
    if has(|action| *action == StackAction::Pass) {
        return (texts::BUTTON_PASS, true);
    }
    let can_roll = |die| {
        legal.iter().filter_map(Stack::of_action).any(|action| {
            matches!(action, StackAction::Reroll { die: of } | StackAction::RollOpponents { die: of } if *of == die)
        })
    };
    match selection {
        Selection::Aiming(_) => (texts::BUTTON_THROW, true),
        Selection::Die(die) if can_roll(die) => (texts::button_roll(stack.face(die).0), true),
        Selection::Die(_) => (texts::BUTTON_CHOOSE_WHERE, false),
        Selection::None => (texts::BUTTON_CHOOSE, false),
    }
}

/// The hints for the keys that matter now.
fn keys(view: &MatchView, stack: &Stack, players: &Players, selection: Selection, throws: bool) -> Vec<KeyHint> {
    if throws {
        let first = matches!(stack.phase(), Phase::FirstRoll { .. });
        let words = if first {
            texts::KEY_THROW_FIRST
        } else {
            texts::KEY_THROW_ALL
        };
        return vec![(HintFor::One(THROW), words)];
    }
    let Some(seat) = view.due.iter().find(|seat| players.is_person(*seat)) else {
        return vec![
            (HintFor::One(HURRY), texts::KEY_HURRY),
            (HintFor::One(TURN_LEFT), texts::KEY_TURN_LEFT),
            (HintFor::One(TURN_RIGHT), texts::KEY_TURN_RIGHT),
            (HintFor::One(FROM_ABOVE), texts::KEY_FROM_ABOVE),
            (HintFor::One(LOG), texts::KEY_LOG),
        ];
    };
    let bound = matches!(stack.phase(), Phase::PlaceRolled { .. } | Phase::Held { .. });
    match selection {
        Selection::Aiming(_) => vec![
            (HintFor::Arrows, texts::KEY_AIM),
            (HintFor::One(CHARGE), texts::KEY_CHARGE),
            (HintFor::One(BACK), texts::KEY_BACK),
        ],
        Selection::Die(_) => {
            let mut keys = vec![
                (HintFor::Arrows, texts::KEY_CHOOSE_WHERE),
                (HintFor::One(CONFIRM), texts::KEY_PLACE),
            ];
            if !bound {
                keys.extend([
                    (HintFor::One(ROLL), texts::KEY_ROLL),
                    (HintFor::One(BACK), texts::KEY_LET_GO),
                ]);
            }
            keys
        }
        Selection::None if stack.loose(seat).is_empty() => vec![(HintFor::One(PASS), texts::KEY_PASS)],
        Selection::None => vec![
            (HintFor::Family(NUMBER, NUMBERS), texts::KEY_CHOOSE),
            (HintFor::One(ROLL), texts::KEY_ROLL),
            (HintFor::One(HINT), texts::KEY_HINT),
            (HintFor::One(OWNERS), texts::KEY_WHOSE),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::stack::options::StackOptions;
    use rules::die::Face;
    use rules::game::{Game, Turn};
    use rules::ids::Actor;
    use rules::rng::{Stream, stream};
    use rules::seats::Seats;

    /// The status line while nothing is chosen.
    fn said(game: &Stack, throws: bool) -> Message {
        line(game, Selection::None, throws, false)
    }

    #[test]
    fn the_status_line_says_that_the_first_roll_is_a_tie_s_2() {
        let seats = Seats::solo(3).expect("three can be seated");
        let mut game = Stack::new(&StackOptions::default(), &seats, 3).expect("three can play");
        let said = |game: &Stack, events: &[AnyEvent], throws| {
            line(game, Selection::None, throws, is_tied(game, events.iter()))
        };
        assert_eq!(said(&game, &[], true), texts::STATUS_THROW_FIRST);
        let roll = |game: &mut Stack, sums: &[[u8; 2]]| {
            let faces = sums.iter().map(|two| two.map(Face)).collect();
            let mut told = Vec::new();
            game.apply(Actor::Chance, &StackAction::FirstRoll(faces), &mut told)
                .expect("a roll");
            told.into_iter().map(AnyEvent::Stack).collect::<Vec<_>>()
        };
        let all = roll(&mut game, &[[3, 4], [2, 5], [1, 6]]);
        assert_eq!(said(&game, &all, true), texts::STATUS_THROW_AGAIN, "all three tie");
        let two = roll(&mut game, &[[3, 4], [2, 5], [1, 1]]);
        let tied = [SeatId(0), SeatId(1)];
        assert_eq!(said(&game, &two, false), texts::status_first_tie(tied));
        assert_eq!(
            said(&game, &[], false),
            texts::status_first_tie(tied),
            "also where nobody saw the roll"
        );
        roll(&mut game, &[[6, 6], [1, 1]]);
        assert_eq!(said(&game, &two, true), texts::status_throw_all(1));
    }

    #[test]
    fn the_status_line_says_who_is_due_and_what_from_the_first_roll_on() {
        let seats = Seats::solo(2).expect("two can be seated");
        let mut game = Stack::new(&StackOptions::default(), &seats, 3).expect("two can play");
        let mut rng = stream(3, Stream::Chance);
        assert_eq!(said(&game, false), texts::status_first_roll([SeatId(0), SeatId(1)]));
        assert_eq!(said(&game, true), texts::STATUS_THROW_FIRST);
        while game.phase() != Phase::Opening {
            let report = game.sample_chance(&mut rng);
            game.apply(Actor::Chance, &report, &mut ())
                .expect("a sampled roll can be applied");
        }
        assert_eq!(said(&game, true), texts::status_throw_all(1));
        while game.turn() == Turn::Chance {
            let report = game.sample_chance(&mut rng);
            game.apply(Actor::Chance, &report, &mut ())
                .expect("a sampled throw can be applied");
        }
        assert_eq!(said(&game, false), texts::status_turn(game.first(), texts::DUE_PLACE));
    }
}
