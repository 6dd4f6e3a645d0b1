//! The texts of the panels around a table of Skip-Bo Dice: whose turn it is, what is due, and how to do it.

use bevy::prelude::*;

use crate::play::skip_bo_dice::hands::answers::{Drafts, all_answers_of, asked};
use crate::play::skip_bo_dice::hands::chosen::Chosen;
use crate::play::skip_bo_dice::hands::offered::Offered;
use crate::play::skip_bo_dice::hands::throws::is_awaited;
use crate::play::skip_bo_dice::intents::{END_TURN, FREE, PILE, PILES, REROLL, REWARD, SHOWN, SKIP_BO, TEN};
use crate::screens::hud::words::{FrameWords, KeyHint};
use games::catalog::Listed;
use games::skip_bo_dice::state::{Phase, SkipBoDice};
use games::skip_bo_dice::value::Dice;
use host::view::{MatchView, Players};
use messages::Message;
use messages::texts::skip_bo_dice as words;
use rules::ids::SeatId;
use window_kit::input::hint::HintFor;
use window_kit::intents::general::{CONFIRM, HINT, HURRY, LET_GO, LOG, RULES, THROW, UNDO};

/// Writes the texts of the panels.
pub(crate) fn write_words(
    (view, players): (Res<MatchView>, Res<Players>),
    (chosen, drafts, offered): (Res<Chosen>, Res<Drafts>, Res<Offered>),
    mut frame: ResMut<FrameWords>,
) {
    let Some(game) = SkipBoDice::of_view(&view.view) else {
        return;
    };
    let (primary, enabled) = primary(&view, game, &players, *chosen, (&drafts, &offered));
    frame.set_if_neq(FrameWords {
        heading: heading(game),
        status: line(&view, game, &players, *chosen),
        primary,
        enabled,
        keys: keys(&view, game, &players, *chosen),
    });
}

fn heading(game: &SkipBoDice) -> Message {
    if game.last_turns().is_some() {
        words::HEADING_LAST_TURNS
    } else if game.rounds() > 1 {
        words::heading_round(game.round(), game.rounds())
    } else {
        words::HEADING
    }
}

/// The status line: what is due, and from whom.
fn line(view: &MatchView, game: &SkipBoDice, players: &Players, chosen: Chosen) -> Message {
    let active = game.active();
    match game.phase() {
        Phase::First
            if let Some(first) = game.next_first()
                && game.is_between_rounds() =>
        {
            words::banner_round(first, game.round() + 1, game.rounds())
        }
        Phase::First => words::STATUS_FIRST,
        Phase::Rolling { dice } if is_awaited(view, players).is_some() => {
            if dice == Dice::ALL {
                words::status_throw(active)
            } else {
                words::status_throw_again(active)
            }
        }
        Phase::Rolling { dice } if dice == Dice::BONUS => words::status_rolls_bonus(active),
        Phase::Rolling { .. } => words::status_rolls(active),
        Phase::Call { due } => words::status_call(game.called(), due.iter()),
        Phase::Turn => {
            let due = match chosen {
                Chosen::Nothing => words::status_fill(active),
                Chosen::Source(_) => words::status_choose_pile(active),
                Chosen::Reroll(_) => words::status_pick_dice(active),
            };
            if game.last_turns().is_some() {
                words::status_last_turn(due)
            } else {
                due
            }
        }
        Phase::Write { due } => words::status_write(due.iter()),
        Phase::Over => words::status_won(game.winners().iter()),
    }
}

/// The text of the large button, and whether the button is enabled.
fn primary(
    view: &MatchView,
    game: &SkipBoDice,
    players: &Players,
    chosen: Chosen,
    (drafts, offered): (&Drafts, &Offered),
) -> (Message, bool) {
    if is_awaited(view, players).is_some() {
        return (words::BUTTON_THROW, true);
    }
    let person = view.due.iter().find(|seat| players.is_person(*seat));
    match (game.phase(), person) {
        (Phase::Turn, Some(_)) => match chosen {
            Chosen::Reroll(dice) if dice.is_empty() => (words::BUTTON_PICK_DICE, false),
            Chosen::Reroll(dice) => (words::button_reroll(dice.len()), true),
            Chosen::Nothing | Chosen::Source(_) => (words::BUTTON_END, true),
        },
        (Phase::Call { .. } | Phase::Write { .. }, Some(_)) => {
            let first = asked(view, players).next();
            let whose = first.filter(|_| asked(view, players).count() > 1);
            let draft = first.and_then(|seat| drafts.of(seat));
            let suggested = draft.map(|draft| draft.suggested);
            let fits = first.and_then(|seat| offered.pile_of(view, seat));
            let called = game.called();
            let answer = match (suggested, whose) {
                (None, Some(seat)) if let Some(pile) = fits => words::button_claim_for(seat, called, pile.letter()),
                (None, None) if let Some(pile) = fits => words::button_claim(called, pile.letter()),
                (Some((value, pile)), Some(seat)) => words::button_write_for(seat, value, pile.numeral()),
                (Some((value, pile)), None) => words::button_write(value, pile.numeral()),
                (None, Some(seat)) => words::button_pass_for(seat),
                (None, None) => words::BUTTON_PASS,
            };
            (answer, true)
        }
        (Phase::Over, _) => (words::BUTTON_OVER, false),
        (Phase::Turn, None) => (words::button_plays(game.active()), false),
        (Phase::Call { .. } | Phase::Write { .. }, None) => (words::BUTTON_OTHERS_CHOOSE, false),
        (Phase::First | Phase::Rolling { .. }, _) => (words::BUTTON_ROLLING, false),
    }
}

/// The hints for the keys that matter now.
fn keys(view: &MatchView, game: &SkipBoDice, players: &Players, chosen: Chosen) -> Vec<KeyHint> {
    if is_awaited(view, players).is_some() {
        return vec![
            (HintFor::One(THROW), words::KEY_THROW),
            (HintFor::Mouse, words::KEY_SWING),
        ];
    }
    let person = view.due.iter().any(|seat| players.is_person(seat));
    match (game.phase(), chosen) {
        (Phase::Turn, Chosen::Nothing) if person => {
            let mut keys = vec![
                (HintFor::Family(SHOWN, TEN - 1), words::KEY_WHAT_SHOWS),
                (HintFor::One(SHOWN.nth(TEN)), words::KEY_TEN),
                (HintFor::One(SKIP_BO), words::KEY_SKIP_BO),
                (HintFor::One(FREE), words::KEY_FREE),
                (HintFor::One(REWARD), words::KEY_REWARD),
                (HintFor::One(REROLL), words::KEY_REROLL),
                (HintFor::One(END_TURN), words::KEY_END),
            ];
            if view.undo.is_some() {
                keys.push((HintFor::One(UNDO), words::KEY_UNDO));
            }
            keys
        }
        (Phase::Turn, Chosen::Source(_)) if person => {
            vec![
                (HintFor::Family(PILE, PILES), words::KEY_PILE),
                (HintFor::One(CONFIRM), words::KEY_ONLY_ONE),
                (HintFor::One(LET_GO), words::KEY_LET_GO),
            ]
        }
        (Phase::Turn, Chosen::Reroll(_)) if person => {
            vec![
                (HintFor::Family(SHOWN, TEN - 1), words::KEY_PICK),
                (HintFor::One(SHOWN.nth(TEN)), words::KEY_TEN),
                (HintFor::One(SKIP_BO), words::KEY_SKIP_BO),
                (HintFor::One(REROLL), words::KEY_ROLL_AGAIN),
                (HintFor::One(LET_GO), words::KEY_LET_GO),
            ]
        }
        (Phase::Call { .. } | Phase::Write { .. }, _) if person => {
            let all: Vec<SeatId> = asked(view, players).collect();
            let writes = matches!(game.phase(), Phase::Write { .. });
            let mut keys = Vec::new();
            if let [only] = all.as_slice() {
                if writes {
                    keys.push((HintFor::One(CONFIRM), words::KEY_SUGGESTED));
                }
                keys.push((all_answers_of(players, *only), words::KEY_AS_PANEL));
            } else {
                keys.push((HintFor::Own, words::KEY_IN_ROW));
            }
            if writes {
                keys.push((HintFor::Click, words::KEY_DIE_THEN_BOX));
            } else {
                keys.push((HintFor::Click, words::KEY_LIT_BUBBLE));
            }
            keys.push((HintFor::One(HINT), words::KEY_HINT));
            keys
        }
        _ => vec![
            (HintFor::One(HURRY), words::KEY_HURRY),
            (HintFor::Click, words::KEY_SEE_BOARD),
            (HintFor::One(LOG), words::KEY_LOG),
            (HintFor::One(RULES), words::KEY_RULES),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::skip_bo_dice::hands::testing;
    use games::catalog::AnyView;
    use games::skip_bo_dice::arrange::Arrange;
    use games::skip_bo_dice::options::DiceOptions;
    use games::skip_bo_dice::value::{PileId, Value};
    use host::request::DecisionId;
    use host::view::{SeatControl, SeatPlayer};
    use rules::game::Game;
    use rules::ids::{MAX_SEATS, SeatSet};
    use rules::seats::Seats;

    fn players() -> Players {
        let seat = |name: &str| SeatPlayer {
            name: name.into(),
            control: SeatControl::Person,
        };
        Players(["Ana", "Bo", "Cleo"].map(seat).into())
    }

    fn seen(game: &SkipBoDice) -> MatchView {
        let due = match game.phase() {
            Phase::Turn => SeatSet::only(game.active()),
            _ => game.due(),
        };
        MatchView {
            view: AnyView::SkipBoDice(*game),
            seats: Seats::solo(3).expect("three can be seated"),
            due,
            decisions: [DecisionId(0); MAX_SEATS],
            legal: Default::default(),
            awaited: None,
            undo: None,
            scores: game.scores(),
        }
    }

    fn arranged() -> Arrange {
        let seats = Seats::solo(3).expect("three can be seated");
        Arrange::new(&DiceOptions::default(), &seats).expect("a position")
    }

    #[test]
    fn a_turn_says_whose_it_is_and_ends_by_the_large_button() {
        let game = arranged().build().expect("a valid position");
        let view = seen(&game);
        let status = line(&view, &game, &players(), Chosen::Nothing);
        assert_eq!(status, words::status_fill(SeatId(0)));
        let (button, enabled) = primary(
            &view,
            &game,
            &players(),
            Chosen::Nothing,
            (&Drafts::default(), &Offered::default()),
        );
        assert_eq!((button, enabled), (words::BUTTON_END, true));
        let picked = Chosen::Reroll(Dice(0b11));
        let (button, enabled) = primary(
            &view,
            &game,
            &players(),
            picked,
            (&Drafts::default(), &Offered::default()),
        );
        assert_eq!((button, enabled), (words::button_reroll(2), true));
    }

    #[test]
    fn a_call_names_only_who_can_use_the_value_d_8() {
        let values = [1, 3, 5, 2, 4, 7].map(Value);
        let game = arranged()
            .show(values)
            .fill(1, PileId(0), 6)
            .call()
            .build()
            .expect("a valid position");
        let status = line(&seen(&game), &game, &players(), Chosen::Nothing);
        assert_eq!(status, words::status_call(Value(7), [SeatId(1)]));
    }

    #[test]
    fn at_a_call_the_large_button_fills_a_bubble_and_passes_only_where_none_is_offered_d_8() {
        let game = testing::arranged([1, 3, 5, 2, 4, 7])
            .fill(1, PileId(0), 6)
            .call()
            .build()
            .expect("a valid position");
        let view = testing::seen(game);
        let people = testing::people();
        let button = |offered: &Offered| primary(&view, &game, &people, Chosen::Nothing, (&Drafts::default(), offered));
        let best = Offered::of_bubble(&view, SeatId(1), PileId(0)).expect("it fits");
        assert_eq!(button(&best), (words::button_claim(Value(7), PileId(0).letter()), true));
        assert_eq!(button(&Offered::default()), (words::BUTTON_PASS, true));
    }
}
