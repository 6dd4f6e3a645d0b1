//! What people mean at a table of Skip-Bo Dice, with the default inputs. Several people answer at one keyboard, so each
//! has answers of their own.

use bevy::input::gamepad::GamepadButton as B;
use bevy::input::keyboard::KeyCode as K;

use games::skip_bo_dice::sizes::MOST_PLAYERS;
use messages::texts::skip_bo_dice as words;
use window_kit::intents::Input::{Key, Pad};
use window_kit::intents::general::{LET_GO, LOG, UNDO};
use window_kit::intents::{DIGIT_KEYS, Further, GameIntents, Intent, IntentDef, OnPad, define};

/// Chooses what shows this number, 1 to 10.
pub(super) const SHOWN: Intent = Intent::new("dice-shown");
/// The number of a key for 10.
pub(super) const TEN: u8 = 10;
/// Chooses what shows a Skip-Bo.
pub(super) const SKIP_BO: Intent = Intent::new("dice-skip-bo");
/// Chooses a free Skip-Bo.
pub(super) const FREE: Intent = Intent::new("dice-free");
/// Chooses a Skip-Bo Reward.
pub(super) const REWARD: Intent = Intent::new("dice-reward");
/// Chooses a pile of the board.
pub(super) const PILE: Intent = Intent::new("dice-pile");
/// The piles of a board.
pub(super) const PILES: u8 = 4;
/// Picks dice for a free re-roll, and then throws them.
pub(super) const REROLL: Intent = Intent::new("dice-reroll");
/// Ends the turn.
pub(super) const END_TURN: Intent = Intent::new("dice-end-turn");
/// The answers of each person at this machine, in the order of their seats.
pub(super) const ANSWERS: [Intent; MOST_PLAYERS] = [
    Intent::new("dice-answer-of-first"),
    Intent::new("dice-answer-of-second"),
    Intent::new("dice-answer-of-third"),
    Intent::new("dice-answer-of-fourth"),
];
/// The answers of each person.
pub(super) const ANSWERS_EACH: u8 = 6;

const OWN: &[IntentDef] = &[
    define(SHOWN, words::INTENT_SHOWN, DIGIT_KEYS)
        .each(words::intent_shown_each)
        .on_pad(OnPad::ByDirections),
    define(SKIP_BO, words::INTENT_SKIP_BO, &[&[Key(K::KeyS)]]).on_pad(OnPad::ByDirections),
    define(FREE, words::INTENT_FREE, &[&[Key(K::KeyF)]]).on_pad(OnPad::ByDirections),
    define(REWARD, words::INTENT_REWARD, &[&[Key(K::KeyG)]]).on_pad(OnPad::ByDirections),
    define(
        PILE,
        words::INTENT_PILE,
        &[&[Key(K::KeyA)], &[Key(K::KeyB)], &[Key(K::KeyC)], &[Key(K::KeyD)]],
    )
    .each(|number| words::intent_pile_each(char::from(b'@' + number))),
    define(REROLL, words::INTENT_REROLL, &[&[Key(K::KeyR), Pad(B::West)]]),
    define(
        END_TURN,
        words::INTENT_END_TURN,
        &[&[Key(K::KeyE), Pad(B::RightTrigger)]],
    ),
    // A key is bound by its position, so only keys are used whose letters are at the same position on most keyboards.
    define(
        ANSWERS[0],
        words::INTENT_ANSWER_OF_FIRST,
        DIGIT_KEYS.split_at(ANSWERS_EACH as usize).0,
    )
    .each(words::intent_answer_each_of_first),
    define(
        ANSWERS[1],
        words::INTENT_ANSWER_OF_SECOND,
        &[
            &[Key(K::KeyQ)],
            &[Key(K::KeyW)],
            &[Key(K::KeyE)],
            &[Key(K::KeyR)],
            &[Key(K::KeyF)],
            &[Key(K::KeyG)],
        ],
    )
    .each(words::intent_answer_each_of_second),
    define(
        ANSWERS[2],
        words::INTENT_ANSWER_OF_THIRD,
        &[
            &[Key(K::KeyU)],
            &[Key(K::KeyI)],
            &[Key(K::KeyO)],
            &[Key(K::KeyP)],
            &[Key(K::KeyJ)],
            &[Key(K::KeyK)],
        ],
    )
    .each(words::intent_answer_each_of_third),
    define(
        ANSWERS[3],
        words::INTENT_ANSWER_OF_FOURTH,
        &[
            &[Key(K::Numpad1)],
            &[Key(K::Numpad2)],
            &[Key(K::Numpad3)],
            &[Key(K::Numpad4)],
            &[Key(K::Numpad5)],
            &[Key(K::Numpad6)],
        ],
    )
    .each(words::intent_answer_each_of_fourth),
];

const FURTHER: &[Further] = &[
    (UNDO, &[Pad(B::LeftTrigger)]),
    (LOG, &[Pad(B::RightThumb)]),
    (LET_GO, &[Key(K::Delete)]),
];

/// The intents of the game.
pub(super) const INTENTS: GameIntents = GameIntents {
    own: &[OWN],
    further: &[FURTHER],
    named: &[],
};

#[cfg(test)]
mod tests {
    use super::*;
    use window_kit::intents::Input;

    #[test]
    fn no_two_people_share_a_key() {
        let of_answers = |def: &&IntentDef| ANSWERS.contains(&def.intent);
        let all: Vec<Input> = OWN
            .iter()
            .filter(of_answers)
            .flat_map(|def| def.inputs.iter().copied().flatten().copied())
            .collect();
        assert_eq!(all.len(), ANSWERS.len() * usize::from(ANSWERS_EACH));
        for (index, input) in all.iter().enumerate() {
            assert!(!all[..index].contains(input), "{input}");
        }
    }
}
