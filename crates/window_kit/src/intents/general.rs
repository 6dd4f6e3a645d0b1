//! The intents that no game owns, with their default inputs.
//!
//! Some keys also work on what has the focus, whatever they are bound to, as the widgets read them themselves: Tab, the
//! arrows, Enter and Space everywhere; Page up, Page down, Home, End and Space in what scrolls; Home and End on a
//! slider; plus and minus where values are stepped through. `crates/window_kit/src/input/widget_keys.rs` gives the
//! widgets the same intents from everywhere else. The left mouse button chooses, and players can put no action on it.

use bevy::input::gamepad::GamepadButton as B;
use bevy::input::keyboard::KeyCode as K;
use bevy::input::mouse::MouseButton;

use super::bindings::Bindings;
use super::input::Input::{self, Chord, Key, Letter, Mouse, Pad, WheelDown, WheelUp};
use super::input::Modifier;
use super::intent::{Context, Further, Intent, IntentDef, OnPad, define};
use messages::texts::intents as words;

/// Does what is chosen or has the focus.
pub const CONFIRM: Intent = Intent::new("confirm");
/// Closes what was opened last, goes back, or pauses.
pub const BACK: Intent = Intent::new("back");
/// Opens and closes the menu of a match.
pub const PAUSE: Intent = Intent::new("pause");
/// Up: among what can be chosen, or harder when a throw is aimed.
pub const UP: Intent = Intent::new("up");
/// Down: among what can be chosen, or softer when a throw is aimed.
pub const DOWN: Intent = Intent::new("down");
/// Left.
pub const LEFT: Intent = Intent::new("left");
/// Right.
pub const RIGHT: Intent = Intent::new("right");
/// The four directions.
pub const DIRECTIONS: [Intent; 4] = [LEFT, RIGHT, UP, DOWN];
/// To the next element of the interface.
pub const NEXT: Intent = Intent::new("next");
/// To the previous element of the interface.
pub const PREVIOUS: Intent = Intent::new("previous");
/// A page up.
pub const PAGE_UP: Intent = Intent::new("page-up");
/// A page down.
pub const PAGE_DOWN: Intent = Intent::new("page-down");
/// Opens the rules, at what is pointed at.
pub const RULES: Intent = Intent::new("rules");
/// The whole screen, or a window.
pub const FULL_SCREEN: Intent = Intent::new("full-screen");
/// Lets an explanation stay, or go.
pub const PIN: Intent = Intent::new("pin");
/// To the next place that a search found.
pub const FIND_NEXT: Intent = Intent::new("find-next");
/// While it is held, a search goes backwards.
pub const FIND_BACKWARDS: Intent = Intent::new("find-backwards");
/// Begins the match that is being set up.
pub const BEGIN: Intent = Intent::new("begin");

/// Opens the letter picker for the text field that has the focus.
pub const LETTERS: Intent = Intent::new("letters");
/// Deletes the letter before the cursor, in the letter picker.
pub const DELETE_LETTER: Intent = Intent::new("delete-letter");
/// Types a space, in the letter picker.
pub const TYPE_SPACE: Intent = Intent::new("type-space");
/// Changes between small and capital letters, in the letter picker.
pub const CAPITALS: Intent = Intent::new("capitals");
/// Moves the cursor to the left, in the letter picker.
pub const CURSOR_LEFT: Intent = Intent::new("cursor-left");
/// Moves the cursor to the right, in the letter picker.
pub const CURSOR_RIGHT: Intent = Intent::new("cursor-right");
/// Finishes the text, in the letter picker.
pub const DONE: Intent = Intent::new("done");
/// Goes on after the score of a round.
pub const GO_ON: Intent = Intent::new("go-on");
/// Asks for a hint.
pub const HINT: Intent = Intent::new("hint");
/// Opens and closes the log.
pub const LOG: Intent = Intent::new("log");
/// Shows and hides what happened since the person's last turn.
pub const SINCE: Intent = Intent::new("since");
/// Takes back the last action.
pub const UNDO: Intent = Intent::new("undo");
/// Clears the choice.
pub const LET_GO: Intent = Intent::new("let-go");
/// Skips what the table still shows.
pub const HURRY: Intent = Intent::new("hurry");
/// Throws the dice that the table waits for.
pub const THROW: Intent = Intent::new("throw");
/// Turns the view of the table to the left.
pub const TURN_LEFT: Intent = Intent::new("turn-left");
/// Turns the view of the table to the right.
pub const TURN_RIGHT: Intent = Intent::new("turn-right");
/// While it is held, the pointer turns and tilts the view of the table.
pub const TURN_TABLE: Intent = Intent::new("turn-table");
/// While it is held, the pointer moves the view of the table.
pub const PAN_TABLE: Intent = Intent::new("pan-table");
/// Moves the view of the table to the left.
pub const PAN_LEFT: Intent = Intent::new("pan-left");
/// Moves the view of the table to the right.
pub const PAN_RIGHT: Intent = Intent::new("pan-right");
/// Moves the view of the table away from the seat.
pub const PAN_UP: Intent = Intent::new("pan-up");
/// Moves the view of the table towards the seat.
pub const PAN_DOWN: Intent = Intent::new("pan-down");
/// Shows the table from nearer.
pub const NEARER: Intent = Intent::new("nearer");
/// Shows the table from farther away.
pub const FARTHER: Intent = Intent::new("farther");
/// Looks at the table from above, or from the seat again.
pub const FROM_ABOVE: Intent = Intent::new("from-above");
/// Shows the whole table again.
pub const WHOLE_TABLE: Intent = Intent::new("whole-table");
/// Opens and closes the phrases for the others at the table.
pub const TALK: Intent = Intent::new("talk");

/// Plays or pauses a replay.
pub const PLAY: Intent = Intent::new("play");
/// To the next action of a replay.
pub const NEXT_ACTION: Intent = Intent::new("next-action");
/// To the previous action of a replay.
pub const LAST_ACTION: Intent = Intent::new("last-action");
/// To the next turn of a replay.
pub const NEXT_TURN: Intent = Intent::new("next-turn");
/// To the turn before, in a replay.
pub const TURN_BEFORE: Intent = Intent::new("turn-before");
/// While it is held, actions of a replay are whole turns.
pub const WHOLE_TURNS: Intent = Intent::new("whole-turns");
/// To the beginning of a replay.
pub const BEGINNING: Intent = Intent::new("beginning");
/// To the end of a replay.
pub const END: Intent = Intent::new("end");
/// Shows a replay with other eyes.
pub const EYES: Intent = Intent::new("eyes");
/// Plays a replay faster.
pub const FASTER: Intent = Intent::new("faster");
/// Plays a replay slower.
pub const SLOWER: Intent = Intent::new("slower");

/// An answer, on the gamepad of a person who is asked together with others.
pub const ANSWER: Intent = Intent::new("answer");

/// Lays these dice on the table for practice.
pub const PRACTICE_DICE: Intent = Intent::new("practice-dice");
/// Lays the dice for practice as at the beginning.
pub const LAY_AGAIN: Intent = Intent::new("lay-again");
/// Charges the throw at the table for practice while it is held, and throws when it ends.
pub const CHARGE: Intent = Intent::new("charge");

const SHIFT: &[Input] = &[Key(K::ShiftLeft), Key(K::ShiftRight)];

const EVERYWHERE: &[IntentDef] = &[
    define(
        CONFIRM,
        words::CONFIRM,
        &[&[Key(K::Enter), Key(K::NumpadEnter), Pad(B::South)]],
    ),
    define(BACK, words::BACK, &[&[Key(K::Escape), Pad(B::East)]]),
    define(PAUSE, words::PAUSE, &[&[Pad(B::Start)]]).by_anyone(),
    define(UP, words::UP, &[&[Key(K::ArrowUp), Pad(B::DPadUp)]]),
    define(DOWN, words::DOWN, &[&[Key(K::ArrowDown), Pad(B::DPadDown)]]),
    define(LEFT, words::LEFT, &[&[Key(K::ArrowLeft), Pad(B::DPadLeft)]]),
    define(RIGHT, words::RIGHT, &[&[Key(K::ArrowRight), Pad(B::DPadRight)]]),
    define(NEXT, words::NEXT, &[&[Key(K::Tab), Pad(B::Select)]]),
    define(RULES, words::RULES, &[&[Key(K::F1), Pad(B::LeftThumb)]]).by_anyone(),
    define(
        FULL_SCREEN,
        words::FULL_SCREEN,
        &[&[Key(K::F11), Chord(Modifier::Alt, K::Enter)]],
    )
    .by_anyone(),
    define(PIN, words::PIN, &[&[Key(K::AltLeft), Key(K::AltRight)]]),
];

const MENU: &[IntentDef] = &[
    define(
        PREVIOUS,
        words::PREVIOUS,
        &[&[Chord(Modifier::Shift, K::Tab), Pad(B::LeftTrigger)]],
    ),
    define(PAGE_UP, words::PAGE_UP, &[&[Key(K::PageUp), Pad(B::LeftTrigger2)]]),
    define(
        PAGE_DOWN,
        words::PAGE_DOWN,
        &[&[Key(K::PageDown), Pad(B::RightTrigger2)]],
    ),
    define(GO_ON, words::GO_ON, &[&[Key(K::Space), Pad(B::RightTrigger2)]]),
    define(LETTERS, words::LETTERS, &[&[Key(K::F2), Pad(B::West)]]),
    define(FIND_NEXT, words::FIND_NEXT, &[&[Key(K::F3)]]),
    define(FIND_BACKWARDS, words::FIND_BACKWARDS, &[SHIFT]).held(),
    define(
        BEGIN,
        words::BEGIN,
        &[&[
            Chord(Modifier::Control, K::Enter),
            Chord(Modifier::Control, K::NumpadEnter),
        ]],
    ),
];

const FURTHER_IN_MENUS: &[Further] = &[(NEXT, &[Pad(B::RightTrigger)])];

const LETTER_PICKER: &[IntentDef] = &[
    define(
        DELETE_LETTER,
        words::DELETE_LETTER,
        &[&[Key(K::Backspace), Pad(B::West)]],
    ),
    define(TYPE_SPACE, words::TYPE_SPACE, &[&[Pad(B::North)]]),
    define(CAPITALS, words::CAPITALS, &[&[Pad(B::LeftTrigger2)]]),
    define(CURSOR_LEFT, words::CURSOR_LEFT, &[&[Pad(B::LeftTrigger)]]),
    define(CURSOR_RIGHT, words::CURSOR_RIGHT, &[&[Pad(B::RightTrigger)]]),
    define(DONE, words::DONE, &[&[Pad(B::Start)]]),
];

const TABLE: &[IntentDef] = &[
    define(HINT, words::HINT, &[&[Key(K::KeyH), Pad(B::North)]]),
    define(LOG, words::LOG, &[&[Key(K::KeyL)]]).by_anyone(),
    define(SINCE, words::SINCE, &[&[Key(K::F3)]]).by_anyone(),
    define(UNDO, words::UNDO, &[&[Key(K::KeyU)]]),
    define(LET_GO, words::LET_GO, &[&[Key(K::Backspace)]]).on_pad(OnPad::As(BACK)),
    define(
        HURRY,
        words::HURRY,
        &[&[
            Key(K::Space),
            Mouse(MouseButton::Left),
            Pad(B::RightTrigger2),
            Pad(B::South),
        ]],
    )
    .by_anyone(),
    define(
        THROW,
        words::THROW,
        &[&[
            Key(K::Space),
            Key(K::Enter),
            Key(K::NumpadEnter),
            Pad(B::RightTrigger2),
            Pad(B::South),
        ]],
    ),
    define(TURN_LEFT, words::TURN_LEFT, &[&[Key(K::KeyQ)]]),
    define(TURN_RIGHT, words::TURN_RIGHT, &[&[Key(K::KeyE)]]),
    define(TURN_TABLE, words::TURN_TABLE, &[&[Mouse(MouseButton::Right)]]).held(),
    define(PAN_TABLE, words::PAN_TABLE, &[&[Mouse(MouseButton::Middle)]]).held(),
    define(PAN_LEFT, words::PAN_LEFT, &[&[Key(K::F7)]]),
    define(PAN_RIGHT, words::PAN_RIGHT, &[&[Key(K::F8)]]),
    define(PAN_UP, words::PAN_UP, &[&[Key(K::F9)]]),
    define(PAN_DOWN, words::PAN_DOWN, &[&[Key(K::F10)]]),
    // In a replay these keys change its speed, and the wheel alone zooms.
    define(
        NEARER,
        words::NEARER,
        &[&[WheelUp, Letter('+'), Key(K::Equal), Key(K::NumpadAdd)]],
    ),
    define(
        FARTHER,
        words::FARTHER,
        &[&[WheelDown, Letter('-'), Key(K::Minus), Key(K::NumpadSubtract)]],
    ),
    define(FROM_ABOVE, words::FROM_ABOVE, &[&[Key(K::KeyT)]]),
    define(WHOLE_TABLE, words::WHOLE_TABLE, &[&[Key(K::Home)]]),
    define(TALK, words::TALK, &[&[Key(K::KeyY)]]).by_anyone(),
];

const PRACTICE: &[IntentDef] = &[
    define(
        PRACTICE_DICE,
        words::PRACTICE_DICE,
        &[
            &[Key(K::Digit1), Key(K::Numpad1)],
            &[Key(K::Digit2), Key(K::Numpad2)],
            &[Key(K::Digit3), Key(K::Numpad3)],
            &[Key(K::Digit4), Key(K::Numpad4)],
        ],
    )
    .each(words::practice_dice_each),
    define(LAY_AGAIN, words::LAY_AGAIN, &[&[Key(K::KeyR), Pad(B::West)]]),
    define(CHARGE, words::CHARGE, &[&[Key(K::Space), Pad(B::RightTrigger2)]]).held(),
];

const REPLAY: &[IntentDef] = &[
    define(PLAY, words::PLAY, &[&[Key(K::Space), Pad(B::South)]]),
    define(
        NEXT_ACTION,
        words::NEXT_ACTION,
        &[&[Key(K::ArrowRight), Pad(B::DPadRight)]],
    ),
    define(
        LAST_ACTION,
        words::LAST_ACTION,
        &[&[Key(K::ArrowLeft), Pad(B::DPadLeft)]],
    ),
    define(
        NEXT_TURN,
        words::NEXT_TURN,
        &[&[Key(K::PageDown), Pad(B::RightTrigger)]],
    ),
    define(
        TURN_BEFORE,
        words::TURN_BEFORE,
        &[&[Key(K::PageUp), Pad(B::LeftTrigger)]],
    ),
    define(WHOLE_TURNS, words::WHOLE_TURNS, &[SHIFT]).held(),
    define(BEGINNING, words::BEGINNING, &[&[Key(K::Home)]]),
    define(END, words::END, &[&[Key(K::End)]]),
    define(EYES, words::EYES, &[&[Key(K::KeyV), Pad(B::West)]]),
    // Plus and minus are in other places on other keyboards, so their letters come first.
    define(
        FASTER,
        words::FASTER,
        &[&[Letter('+'), Key(K::Equal), Key(K::NumpadAdd), Pad(B::RightTrigger2)]],
    ),
    define(
        SLOWER,
        words::SLOWER,
        &[&[Letter('-'), Key(K::Minus), Key(K::NumpadSubtract), Pad(B::LeftTrigger2)]],
    ),
];

/// What a person who is asked most often answers is under the thumb; B passes or goes to the fourth thing.
const ANSWERS: &[IntentDef] = &[define(
    ANSWER,
    words::ANSWER,
    &[
        &[Pad(B::South)],
        &[Pad(B::West)],
        &[Pad(B::North)],
        &[Pad(B::RightTrigger)],
        &[Pad(B::East)],
        &[Pad(B::LeftTrigger)],
    ],
)
.each(words::answer_each)];

impl Bindings {
    /// The general intents with their default inputs.
    pub fn general() -> Self {
        let mut bindings = Self::default();
        bindings.define(Context::Everywhere, EVERYWHERE);
        bindings.define(Context::Menu, MENU);
        bindings.define_further(Context::Menu, FURTHER_IN_MENUS);
        bindings.define(Context::Letters, LETTER_PICKER);
        bindings.define(Context::Table, TABLE);
        bindings.define(Context::Practice, PRACTICE);
        bindings.define(Context::Replay, REPLAY);
        bindings.define(Context::Answers, ANSWERS);
        bindings
    }
}
