//! The words of the frames around a table of Skip-Bo Dice: whose turn it is, what is due, and how to do it.

use bevy::prelude::*;

use crate::catalog::Listed;
use crate::games::skip_bo_dice::state::{Phase, SkipBoDice};
use crate::games::skip_bo_dice::value::Dice;
use crate::input::label::Keys;
use crate::play::skip_bo_dice::hands::answers::{Drafts, all_keys_of, asked};
use crate::play::skip_bo_dice::hands::chosen::Chosen;
use crate::play::skip_bo_dice::hands::throws::is_awaited;
use crate::rules::ids::{PlayerId, PlayerSet};
use crate::screens::hud::words::{FrameWords, KeyHint};
use crate::screens::results;
use crate::table::view::{MatchView, Players};

/// Writes the words of the frames.
pub(crate) fn write_words(
    (view, players): (Res<MatchView>, Res<Players>),
    (chosen, drafts): (Res<Chosen>, Res<Drafts>),
    mut words: ResMut<FrameWords>,
) {
    let Some(game) = SkipBoDice::of_view(&view.view) else {
        return;
    };
    let (primary, enabled) = primary(&view, game, &players, *chosen, &drafts);
    words.set_if_neq(FrameWords {
        heading: heading(game).into(),
        status: line(&view, game, &players, *chosen).into(),
        primary: primary.into(),
        enabled,
        keys: keys(&view, game, &players, *chosen),
    });
}

fn heading(game: &SkipBoDice) -> String {
    if game.last_turns().is_some() {
        "Skip-Bo Dice  \u{00b7}  last turns".into()
    } else {
        "Skip-Bo Dice  \u{00b7}  to three piles".into()
    }
}

/// "Ana, Bo and Cleo".
fn names(seats: PlayerSet, players: &Players) -> String {
    let seats: Vec<PlayerId> = seats.iter().collect();
    results::names(&seats, players)
}

/// What is due, and from whom.
fn line(view: &MatchView, game: &SkipBoDice, players: &Players, chosen: Chosen) -> String {
    let active = players.name(game.active());
    match game.phase() {
        Phase::First => "Who goes first is drawn".into(),
        Phase::Rolling { dice } if is_awaited(view, players).is_some() => {
            let what = if dice == Dice::ALL {
                "throw the dice"
            } else {
                "throw again"
            };
            format!("{active}: {what}")
        }
        Phase::Rolling { dice } if dice == Dice::BONUS => format!("{active} rolls the Bonus Die again"),
        Phase::Rolling { .. } => format!("{active} rolls"),
        Phase::Call { due } => {
            let verb = if due.len() == 1 { "chooses" } else { "choose" };
            format!("Called: {}. {} {verb}", game.called(), names(due, players))
        }
        Phase::Turn => {
            let due = match chosen {
                Chosen::Nothing => "fill bubbles, or end the turn",
                Chosen::Source(_) => "choose the pile",
                Chosen::Reroll(_) => "pick the dice to roll again",
            };
            let last = if game.last_turns().is_some() {
                " (last turn)"
            } else {
                ""
            };
            format!("{active}: {due}{last}")
        }
        Phase::Write { due } => {
            let verb = if due.len() == 1 { "chooses" } else { "choose" };
            format!("Everybody writes one value: {} {verb}", names(due, players))
        }
        Phase::Over => {
            let verb = if game.winners().len() == 1 { "wins" } else { "win" };
            format!("{} {verb} the match", names(game.winners(), players))
        }
    }
}

/// What the large button says, and whether it can be pressed.
fn primary(view: &MatchView, game: &SkipBoDice, players: &Players, chosen: Chosen, drafts: &Drafts) -> (String, bool) {
    if is_awaited(view, players).is_some() {
        return ("Throw the dice".into(), true);
    }
    let person = view.due.iter().find(|seat| players.is_person(*seat));
    match (game.phase(), person) {
        (Phase::Turn, Some(_)) => match chosen {
            Chosen::Reroll(dice) if dice.is_empty() => ("Pick dice".into(), false),
            Chosen::Reroll(dice) if dice.len() == 1 => ("Roll this die again".into(), true),
            Chosen::Reroll(dice) => (format!("Roll these {} again", dice.len()), true),
            Chosen::Nothing | Chosen::Source(_) => ("End turn".into(), true),
        },
        (Phase::Call { .. } | Phase::Write { .. }, Some(_)) => {
            let first = asked(view, players).next();
            let alone = asked(view, players).count() == 1;
            let whose = match first {
                Some(seat) if !alone => format!("{}: ", players.name(seat)),
                _ => String::new(),
            };
            match first.and_then(|seat| drafts.of(seat)) {
                Some(draft) => {
                    let (value, stockpile) = draft.suggested;
                    (format!("{whose}Write {value} in {}", stockpile.numeral()), true)
                }
                None => (format!("{whose}Pass"), true),
            }
        }
        (Phase::Over, _) => ("The match is over".into(), false),
        (Phase::Turn, None) => (format!("{} plays", players.name(game.active())), false),
        (Phase::Call { .. } | Phase::Write { .. }, None) => ("Others choose".into(), false),
        (Phase::First | Phase::Rolling { .. }, _) => ("Dice roll".into(), false),
    }
}

/// The keys that matter now.
fn keys(view: &MatchView, game: &SkipBoDice, players: &Players, chosen: Chosen) -> Vec<KeyHint> {
    if is_awaited(view, players).is_some() {
        return vec![
            (Keys::SPACE, "throw".into()),
            (Keys::Mouse, "swing over the tray and let go, or click it".into()),
        ];
    }
    let person = view.due.iter().any(|seat| players.is_person(seat));
    match (game.phase(), chosen) {
        (Phase::Turn, Chosen::Nothing) if person => {
            let mut keys = vec![
                (Keys::Range(KeyCode::Digit1, KeyCode::Digit9), "what shows it".into()),
                (Keys::One(KeyCode::Digit0), "a 10".into()),
                (Keys::One(KeyCode::KeyS), "a Skip-Bo".into()),
                (Keys::One(KeyCode::KeyF), "free one".into()),
                (Keys::One(KeyCode::KeyG), "reward".into()),
                (Keys::One(KeyCode::KeyR), "re-roll".into()),
                (Keys::One(KeyCode::KeyE), "end turn".into()),
            ];
            if view.undo.is_some() {
                keys.push((Keys::One(KeyCode::KeyU), "take back".into()));
            }
            keys
        }
        (Phase::Turn, Chosen::Source(_)) if person => {
            vec![
                (Keys::Range(KeyCode::KeyA, KeyCode::KeyD), "pile".into()),
                (Keys::ENTER, "if only one fits".into()),
                (Keys::BACKSPACE, "let go".into()),
            ]
        }
        (Phase::Turn, Chosen::Reroll(_)) if person => {
            vec![
                (
                    Keys::Range(KeyCode::Digit1, KeyCode::Digit9),
                    "pick what shows it".into(),
                ),
                (Keys::One(KeyCode::Digit0), "a 10".into()),
                (Keys::One(KeyCode::KeyS), "a Skip-Bo".into()),
                (Keys::One(KeyCode::KeyR), "roll them again".into()),
                (Keys::BACKSPACE, "let go".into()),
            ]
        }
        (Phase::Call { .. } | Phase::Write { .. }, _) if person => {
            let all: Vec<PlayerId> = asked(view, players).collect();
            let writes = matches!(game.phase(), Phase::Write { .. });
            let mut keys = Vec::new();
            if let [only] = all.as_slice() {
                if writes {
                    keys.push((Keys::ENTER, "as suggested".into()));
                }
                keys.push((all_keys_of(players, *only), "as the panel says".into()));
            } else {
                keys.push((Keys::Own, "are in your row".into()));
            }
            if writes {
                keys.push((Keys::Click, "a die, then a box".into()));
            } else {
                keys.push((Keys::Click, "a lit bubble".into()));
            }
            keys.push((Keys::One(KeyCode::KeyH), "hint".into()));
            keys
        }
        _ => vec![
            (Keys::SPACE, "hurry on".into()),
            (Keys::Click, "a board, to see it large".into()),
            (Keys::One(KeyCode::KeyL), "log".into()),
            (Keys::One(KeyCode::F1), "rules".into()),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::AnyView;
    use crate::games::skip_bo_dice::arrange::Arrange;
    use crate::games::skip_bo_dice::options::DiceOptions;
    use crate::games::skip_bo_dice::value::{PileId, Value};
    use crate::rules::game::Game;
    use crate::rules::ids::MAX_PLAYERS;
    use crate::rules::seats::Seats;
    use crate::table::request::DecisionId;
    use crate::table::view::{SeatControl, SeatPlayer};

    fn players() -> Players {
        let seat = |name: &str| SeatPlayer {
            name: name.into(),
            control: SeatControl::Person,
        };
        Players(["Ana", "Bo", "Cleo"].map(seat).into())
    }

    fn seen(game: &SkipBoDice) -> MatchView {
        let due = match game.phase() {
            Phase::Turn => PlayerSet::only(game.active()),
            _ => game.due(),
        };
        MatchView {
            view: AnyView::SkipBoDice(*game),
            seats: Seats::solo(3).expect("three can be seated"),
            due,
            decisions: [DecisionId(0); MAX_PLAYERS],
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
        let game = arranged().build().expect("a sound position");
        let view = seen(&game);
        let said = line(&view, &game, &players(), Chosen::Nothing);
        assert_eq!(said, "Ana: fill bubbles, or end the turn");
        let button = primary(&view, &game, &players(), Chosen::Nothing, &Drafts::default());
        assert_eq!(button, ("End turn".into(), true));
        let picked = Chosen::Reroll(Dice(0b11));
        let button = primary(&view, &game, &players(), picked, &Drafts::default());
        assert_eq!(button, ("Roll these 2 again".into(), true));
    }

    #[test]
    fn a_call_names_only_who_can_use_the_value_d_8() {
        let values = [1, 3, 5, 2, 4, 7].map(Value);
        let game = arranged()
            .show(values)
            .fill(1, PileId(0), 6)
            .call()
            .build()
            .expect("a sound position");
        let said = line(&seen(&game), &game, &players(), Chosen::Nothing);
        assert_eq!(said, "Called: 7. Bo chooses");
    }
}
