//! The labels of the keys that hints and tooltips name, on this keyboard and as they are bound.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{WindowCreated, WindowFocused};

use super::gamepad::maker::Maker;
use super::gamepad::place::{LastUsed, Place, Where};
use super::gamepad::seats::{PadModel, PadSeats};
use super::hint::HintFor;
use super::letters::{self, KnownLetters};
use crate::intents::general::{DIRECTIONS, DONE, DOWN, LEFT, RIGHT, UP};
use crate::intents::{Bindings, Context, Input, Intent, NUMBER_KEYS, OnPad};
use crate::machine::keyboard::{PLACES, letters as letters_of_system};
use crate::ui::localized::Localizer;
use crate::ui::measure;
use messages::texts::input as words;
use messages::{KeyName, Message};

/// The labels of the keys on this keyboard, as far as they are known, and what they are bound to. A letter key with an
/// unknown label is named by its position.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Keyboard {
    letters: KnownLetters,
    bound: Bindings,
    pad: PadInUse,
    /// How the buttons are named on the gamepad that was used last.
    maker: Maker,
}

/// Whether texts name the buttons of a gamepad, because it was used last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum PadInUse {
    /// Keys and mouse were used last.
    #[default]
    No,
    /// A gamepad was, at this table, if there is one.
    At(Option<Place>),
}

/// A part of a label.
enum Part {
    /// Words.
    Words(Message),
    /// A letter key that is named by its position: its row, and its number in it.
    Place(usize, usize),
}

impl Keyboard {
    /// A US keyboard, for pictures that are the same everywhere.
    pub fn american() -> Self {
        Self {
            letters: KnownLetters::american(),
            ..Self::default()
        }
    }

    /// The same keyboard with these bindings.
    #[cfg(any(test, feature = "testing"))]
    pub fn with(self, bound: Bindings) -> Self {
        Self { bound, ..self }
    }

    /// The same keyboard beside a gamepad of this maker.
    #[cfg(test)]
    pub(crate) fn beside(self, maker: Maker) -> Self {
        Self { maker, ..self }
    }

    /// The label of the button that means an intent on a gamepad of this maker; a dash if none does.
    pub fn on_pad(&self, intent: Intent, maker: Maker) -> Message {
        let mut inputs = self.bound.inputs_of(intent, |_| true);
        let button = inputs.find_map(|input| match input {
            Input::Pad(button) => Some(button),
            _ => None,
        });
        button.map_or_else(|| Message::verbatim("\u{2013}"), |button| maker.label(button))
    }

    /// What the keys are bound to.
    pub fn bound(&self) -> &Bindings {
        &self.bound
    }

    /// The first input of an intent that is no button of a gamepad.
    fn input_of(&self, intent: Intent) -> Option<Input> {
        self.bound.inputs_of(intent, |_| true).find(|input| !input.is_on_pad())
    }

    /// The same keyboard while a gamepad is in use at this table.
    #[cfg(test)]
    pub(crate) fn with_pad_at(self, table: Option<Place>) -> Self {
        Self {
            pad: PadInUse::At(table),
            ..self
        }
    }

    /// Whether a gamepad was used last.
    pub fn is_on_pad(&self) -> bool {
        self.pad != PadInUse::No
    }

    /// The first button of a gamepad that means an intent, at the table where it is in use.
    fn button_of(&self, intent: Intent) -> Option<GamepadButton> {
        let table = match self.pad {
            PadInUse::At(table) => table,
            PadInUse::No => None,
        };
        let counts = |context| match context {
            Context::Table | Context::Game(_) | Context::Replay => table.is_none_or(|table| table.counts(context)),
            Context::Everywhere | Context::Menu | Context::Letters | Context::Practice | Context::Answers => true,
        };
        let bound = |intent| {
            let mut inputs = self.bound.inputs_of(intent, counts);
            inputs.find_map(|input| match input {
                Input::Pad(button) => Some(button),
                _ => None,
            })
        };
        bound(intent).or_else(|| match self.bound.on_pad(intent) {
            OnPad::As(other) => bound(other),
            _ => None,
        })
    }

    /// The label of what means an intent on the device used last: a button of the gamepad, or a key where none does or
    /// where no gamepad is in use; a dash if nothing means it.
    pub fn of(&self, intent: Intent) -> Message {
        self.of_bound(intent).unwrap_or_else(|| Message::verbatim("\u{2013}"))
    }

    /// The same; `None` if nothing means it.
    pub fn of_bound(&self, intent: Intent) -> Option<Message> {
        let button = self.button_of(intent).filter(|_| self.is_on_pad());
        let input = || Some(self.of_input(self.input_of(intent)?));
        button.map(|button| self.maker.label(button)).or_else(input)
    }

    /// The label of what finishes a text: Enter, whatever is bound to it, or the button of the letter picker.
    pub fn of_enter(&self) -> Message {
        if self.is_on_pad() {
            self.of(DONE)
        } else {
            words::KEY_ENTER
        }
    }

    /// The label of what a text names, on the device used last; empty if nothing is bound to it.
    pub fn named(&self, hint: HintFor) -> Message {
        match hint {
            HintFor::One(intent) | HintFor::Held(intent) => self.of(intent),
            HintFor::Both(one, other) => words::keys_both([self.of(one), self.of(other)]),
            HintFor::Family(..) | HintFor::Each(_) | HintFor::Arrows if self.is_on_pad() => {
                let directions = match self.button_of(UP) {
                    Some(GamepadButton::DPadUp) | None => HintFor::Pad(GamepadButton::DPadUp),
                    Some(_) => HintFor::PadDirections,
                };
                self.label(directions).unwrap_or_default()
            }
            other => self.label(other).unwrap_or_default(),
        }
    }

    /// The shortest unambiguous label of the key that means an intent: keys on the number pad are marked as such.
    pub fn short(&self, intent: Intent) -> Message {
        match self.input_of(intent) {
            Some(Input::Key(key)) if is_on_number_pad(key) => words::key_of_number_pad(self.of_key(key)),
            _ => self.of(intent),
        }
    }

    /// The label of what a hint names; `None` if nothing is bound to it.
    pub fn label(&self, hint: HintFor) -> Option<Message> {
        Some(match hint {
            HintFor::One(intent) | HintFor::Held(intent) => self.of_input(self.input_of(intent)?),
            HintFor::Both(one, other) => {
                let both = [self.input_of(one)?, self.input_of(other)?];
                words::keys_both(both.map(|input| self.of_input(input)))
            }
            HintFor::Own => words::KEYS_OWN,
            HintFor::Arrows if self.has_arrows() => words::KEY_ARROWS,
            HintFor::Family(..) | HintFor::Each(_) | HintFor::Arrows => {
                let mut parts = Vec::new();
                self.collect(hint, &mut parts);
                match parts.as_slice() {
                    [] => return None,
                    [Part::Words(only)] => only.clone(),
                    _ => words::keys_each(each(&parts)),
                }
            }
            HintFor::PadDirections => {
                let buttons = DIRECTIONS.into_iter().filter_map(|way| self.button_of(way));
                words::keys_each(buttons.map(|button| self.maker.label(button)))
            }
            HintFor::Mouse => words::MOUSE,
            HintFor::Click => words::CLICK,
            HintFor::Pad(button) => self.maker.label(button),
        })
    }

    /// Whether the four directions are on the arrow keys.
    fn has_arrows(&self) -> bool {
        let arrows = [
            (LEFT, KeyCode::ArrowLeft),
            (RIGHT, KeyCode::ArrowRight),
            (UP, KeyCode::ArrowUp),
            (DOWN, KeyCode::ArrowDown),
        ];
        arrows
            .into_iter()
            .all(|(way, arrow)| self.input_of(way) == Some(Input::Key(arrow)))
    }

    /// Adds the parts of the label of a hint.
    fn collect(&self, hint: HintFor, parts: &mut Vec<Part>) {
        match hint {
            HintFor::Each(hints) => hints.iter().for_each(|hint| self.collect(*hint, parts)),
            HintFor::Arrows => DIRECTIONS
                .into_iter()
                .for_each(|way| self.collect(HintFor::One(way), parts)),
            HintFor::Family(family, count) => {
                let inputs: Vec<Input> = family.family(count).filter_map(|one| self.input_of(one)).collect();
                match self.range(&inputs) {
                    Some(range) => parts.push(Part::Words(range)),
                    None => parts.extend(inputs.into_iter().map(|input| self.part(input))),
                }
            }
            HintFor::One(intent) => parts.extend(self.input_of(intent).map(|input| self.part(input))),
            other => parts.extend(self.label(other).map(Part::Words)),
        }
    }

    fn part(&self, input: Input) -> Part {
        let unknown = input.key().filter(|key| self.letter(*key).is_none());
        match unknown.and_then(letters::row) {
            Some((row, number)) => Part::Place(row, number),
            None => Part::Words(self.of_input(input)),
        }
    }

    /// The label of several number keys in their order, such as "1-5".
    fn range(&self, inputs: &[Input]) -> Option<Message> {
        let keys: Option<Vec<KeyCode>> = inputs.iter().map(|input| input.key()).collect();
        let keys = keys.filter(|keys| keys.len() > 1)?;
        let (first, last) = (*keys.first()?, *keys.last()?);
        // The row above the letters, or the number pad.
        let rows = [0, 1].map(|row| NUMBER_KEYS.iter().filter_map(move |inputs| inputs[row].key()));
        let rows = rows.map(Iterator::collect::<Vec<_>>);
        let row = rows.into_iter().find(|row| row.contains(&first))?;
        row.windows(keys.len()).find(|keys_in_row| *keys_in_row == keys)?;
        let ends = (self.of_key(first), self.of_key(last));
        Some(if is_on_number_pad(first) {
            words::keys_number_pad(ends.0, ends.1)
        } else {
            words::keys_range(ends.0, ends.1)
        })
    }

    /// The label of an input.
    pub fn of_input(&self, input: Input) -> Message {
        match input {
            Input::Key(key) => self.of_key(key),
            Input::Letter(letter) => Message::verbatim(shown(letter).unwrap_or(letter)),
            Input::Chord(modifier, key) => words::keys_chord(self.of_key(modifier.keys()[0]), self.of_key(key)),
            Input::Mouse(MouseButton::Left) => words::CLICK,
            Input::Mouse(MouseButton::Right) => words::CLICK_RIGHT,
            Input::Mouse(MouseButton::Middle) => words::CLICK_MIDDLE,
            Input::Mouse(MouseButton::Back) => words::CLICK_BACK,
            Input::Mouse(MouseButton::Forward) => words::CLICK_FORWARD,
            Input::Mouse(MouseButton::Other(number)) => words::click_other(number),
            Input::WheelUp => words::WHEEL_UP,
            Input::WheelDown => words::WHEEL_DOWN,
            Input::Pad(button) => self.maker.label(button),
        }
    }

    /// The label of a key.
    pub(crate) fn of_key(&self, key: KeyCode) -> Message {
        match key {
            KeyCode::Space => words::KEY_SPACE,
            KeyCode::Enter | KeyCode::NumpadEnter => words::KEY_ENTER,
            KeyCode::Escape => words::KEY_ESCAPE,
            KeyCode::Backspace => words::KEY_BACKSPACE,
            KeyCode::Tab => words::KEY_TAB,
            KeyCode::ShiftLeft | KeyCode::ShiftRight => words::KEY_SHIFT,
            KeyCode::Home => words::KEY_HOME,
            KeyCode::End => words::KEY_END,
            KeyCode::PageUp => words::KEY_PAGE_UP,
            KeyCode::PageDown => words::KEY_PAGE_DOWN,
            KeyCode::ArrowLeft => words::KEY_LEFT,
            KeyCode::ArrowRight => words::KEY_RIGHT,
            KeyCode::ArrowUp => words::KEY_UP,
            KeyCode::ArrowDown => words::KEY_DOWN,
            KeyCode::AltLeft | KeyCode::AltRight => words::KEY_ALT,
            KeyCode::ControlLeft | KeyCode::ControlRight => words::KEY_CONTROL,
            KeyCode::Delete => words::KEY_DELETE,
            KeyCode::Insert => words::KEY_INSERT,
            other => match (letters::row(other), self.letter(other)) {
                (Some(_), Some(letter)) => Message::verbatim(letter),
                (Some((row, number)), None) => at_place(row, &number.to_string()),
                (None, _) => Message::verbatim(sign(other)),
            },
        }
    }

    /// The letter on a letter key, if it is known and can be shown.
    fn letter(&self, key: KeyCode) -> Option<String> {
        shown(self.letters.on(key)?).map(String::from)
    }

    /// Learns a label from the character of a pressed key. Returns whether the label was new.
    fn learn(&mut self, key: KeyCode, gave: &Key) -> bool {
        let Key::Character(gave) = gave else { return false };
        let mut letters = gave.chars().flat_map(char::to_lowercase);
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return false;
        };
        // Keyboards of other scripts also show Latin letters, so only those count.
        is_latin(letter) && shown(letter).is_some() && self.letters.see(key, letter)
    }
}

/// Whether this is a letter, digit or sign of keyboards with Latin letters.
fn is_latin(letter: char) -> bool {
    matches!(letter, '\0'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
}

/// A letter in the form in which keys show it; `None` if the font lacks it.
fn shown(letter: char) -> Option<char> {
    let mut large = letter.to_uppercase();
    let large = large.next().filter(|_| large.next().is_none()).unwrap_or(letter);
    (!large.is_whitespace() && measure::has(large)).then_some(large)
}

/// The label of each of several parts. Neighbours in a row that are named by their position share a label.
fn each(parts: &[Part]) -> Vec<Message> {
    let together =
        |one: &Part, next: &Part| matches!((one, next), (Part::Place(one, _), Part::Place(next, _)) if one == next);
    let label = |parts: &[Part]| match &parts[0] {
        Part::Words(words) => words.clone(),
        Part::Place(row, _) => {
            let numbers = parts.iter().filter_map(|part| match part {
                Part::Place(_, number) => Some(number.to_string()),
                Part::Words(_) => None,
            });
            at_place(*row, &numbers.collect::<Vec<_>>().join(" "))
        }
    };
    parts.chunk_by(together).map(label).collect()
}

/// Names keys by their row and their numbers in it.
fn at_place(row: usize, numbers: &str) -> Message {
    match row {
        0 => words::keys_upper_row(numbers),
        1 => words::keys_middle_row(numbers),
        _ => words::keys_lower_row(numbers),
    }
}

/// The number or sign on a key that is the same on all keyboards.
fn sign(key: KeyCode) -> String {
    let sign = match key {
        KeyCode::Minus | KeyCode::NumpadSubtract => "-",
        // The keys with these signs do the same, wherever they are on the keyboard.
        KeyCode::Equal | KeyCode::NumpadAdd => "+",
        KeyCode::NumpadMultiply => "*",
        KeyCode::NumpadDivide | KeyCode::Slash => "/",
        KeyCode::NumpadDecimal | KeyCode::Period => ".",
        KeyCode::Comma => ",",
        KeyCode::Semicolon => ";",
        KeyCode::Quote => "'",
        KeyCode::Backquote => "`",
        KeyCode::Backslash => "\\",
        KeyCode::BracketLeft => "[",
        KeyCode::BracketRight => "]",
        _ => "",
    };
    if !sign.is_empty() {
        return sign.to_owned();
    }
    // The names of the other keys end in their labels: `Digit1`, `Numpad1`, `F1`.
    let name = format!("{key:?}");
    let ends = ["Digit", "Numpad"];
    let end = ends.iter().find_map(|start| name.strip_prefix(start));
    end.unwrap_or(&name).to_owned()
}

fn is_on_number_pad(key: KeyCode) -> bool {
    format!("{key:?}").starts_with("Numpad")
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keyboard>()
        .init_resource::<Localizer>()
        .add_message::<WindowCreated>()
        .add_message::<WindowFocused>()
        .add_systems(
            PreUpdate,
            (
                learn.pipe(ask_system),
                (follow_bindings, follow_device, follow_maker),
                tell_texts.run_if(resource_changed::<Keyboard>),
            )
                .chain()
                .after(bevy::input::InputSystems),
        );
}

fn follow_bindings(bindings: Option<Res<Bindings>>, mut keyboard: ResMut<Keyboard>) {
    if let Some(bindings) = bindings
        && keyboard.bound != *bindings
    {
        keyboard.bound = bindings.clone();
    }
}

fn follow_device(last: Res<LastUsed>, at: Where, mut keyboard: ResMut<Keyboard>) {
    let pad = match *last {
        LastUsed::Keys | LastUsed::Touch => PadInUse::No,
        LastUsed::Pad(_) => PadInUse::At(at.table()),
    };
    if keyboard.pad != pad {
        keyboard.pad = pad;
    }
}

/// Buttons are named as on the gamepad that was used last.
fn follow_maker(last: Option<Res<LastUsed>>, pads: Option<Res<PadSeats>>, mut keyboard: ResMut<Keyboard>) {
    let (Some(LastUsed::Pad(pad)), Some(pads)) = (last.as_deref(), pads) else {
        return;
    };
    if let Some(maker) = pads.model(*pad).map(PadModel::maker)
        && keyboard.maker != maker
    {
        keyboard.maker = maker;
    }
}

/// Gives the labels to the texts that name keys.
fn tell_texts(keyboard: Res<Keyboard>, mut localizer: ResMut<Localizer>) {
    let names = letters::KEYS.iter().zip(PLACES.chars());
    localizer.set_keys(
        names
            .map(|(key, letter)| {
                let intent = keyboard.bound.named(letter);
                let label = intent.map_or_else(|| keyboard.of_key(*key), |intent| keyboard.of(intent));
                (KeyName(letter), label)
            })
            .collect(),
    );
}

/// Asks the system for the labels of the keys: when the window has opened; when it gets the keyboard focus, as the
/// layout may have been changed elsewhere; and when a key has given an unexpected character.
fn ask_system(
    In(differs): In<bool>,
    mut opened: MessageReader<WindowCreated>,
    mut focused: MessageReader<WindowFocused>,
    mut keyboard: ResMut<Keyboard>,
) {
    let opened = opened.read().count() > 0;
    let got_keys = focused.read().filter(|focused| focused.focused).count() > 0;
    if !opened && !got_keys && !differs {
        return;
    }
    let mut known = keyboard.letters.clone();
    known.tell(letters_of_system());
    if known != keyboard.letters {
        keyboard.letters = known;
    }
}

/// Learns the labels of keys that are pressed without modifiers. Returns whether a key gave an unexpected character.
fn learn(
    mut typed: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    mut keyboard: ResMut<Keyboard>,
) -> bool {
    let others = [
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::ShiftLeft,
        KeyCode::ShiftRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ];
    if keys.any_pressed(others) {
        typed.clear();
        return false;
    }
    let mut news = false;
    for typed in typed.read() {
        let known = keyboard.bypass_change_detection();
        news |= known.learn(typed.key_code, &typed.logical_key);
    }
    if news {
        keyboard.set_changed();
    }
    news && keyboard.letters.differs_from_told()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intents::general::{BACK, FASTER, FULL_SCREEN, HINT, HURRY, LET_GO, LOG, RULES, SLOWER, WHOLE_TURNS};
    use crate::intents::{IntentDef, Slot, define};
    use language::Language;

    const FAMILY: Intent = Intent::new("number");
    const PILES: Intent = Intent::new("pile");
    const PADDED: Intent = Intent::new("padded");
    const LAST: Intent = Intent::new("last-of-the-alphabet");

    const DEFS: &[IntentDef] = &[
        define(
            FAMILY,
            words::CLICK,
            &[
                &[Input::Key(KeyCode::Digit1), Input::Key(KeyCode::Numpad1)],
                &[Input::Key(KeyCode::Digit2)],
                &[Input::Key(KeyCode::Digit3)],
            ],
        ),
        define(
            PILES,
            words::CLICK,
            &[
                &[Input::Key(KeyCode::KeyQ)],
                &[Input::Key(KeyCode::KeyW)],
                &[Input::Key(KeyCode::KeyE)],
                &[Input::Key(KeyCode::KeyS)],
            ],
        ),
        define(
            PADDED,
            words::CLICK,
            &[&[Input::Key(KeyCode::Numpad1)], &[Input::Key(KeyCode::Numpad2)]],
        ),
        define(
            LAST,
            words::CLICK,
            &[&[Input::Pad(GamepadButton::South), Input::Key(KeyCode::KeyZ)]],
        ),
    ];
    const TOP: HintFor = HintFor::Family(PILES, 4);

    fn bindings() -> Bindings {
        let mut bindings = Bindings::general();
        bindings.define(Context::Table, DEFS);
        bindings
    }

    fn said(keyboard: &Keyboard, hint: HintFor) -> String {
        Language::english().plain(&keyboard.label(hint).unwrap_or_default())
    }

    #[test]
    fn keys_are_named_by_what_stands_on_them() {
        let signs = |[one, other]: [&str; 2]| [one, other].map(Message::verbatim);
        let keyboard = Keyboard::american().with(bindings());
        let [first, last] = signs(["1", "2"]);
        for (hint, label) in [
            (HintFor::One(LAST), Message::verbatim("Z")),
            (HintFor::One(RULES), Message::verbatim("F1")),
            (HintFor::One(HURRY), words::KEY_SPACE),
            (HintFor::One(LET_GO), words::KEY_BACKSPACE),
            (HintFor::Held(WHOLE_TURNS), words::KEY_SHIFT),
            (HintFor::One(FAMILY.nth(2)), Message::verbatim("2")),
            (HintFor::Family(FAMILY, 3), Message::verbatim("1-3")),
            (HintFor::Family(PADDED, 2), words::keys_number_pad(first, last)),
            (TOP, Message::verbatim("Q W E S")),
            (
                HintFor::Each(&[HintFor::Family(FAMILY, 3), HintFor::One(LAST)]),
                Message::verbatim("1-3 Z"),
            ),
            (HintFor::Arrows, words::KEY_ARROWS),
            (HintFor::Both(SLOWER, FASTER), words::keys_both(signs(["-", "+"]))),
            (HintFor::Pad(GamepadButton::LeftThumb), Message::verbatim("L3")),
            (HintFor::Pad(GamepadButton::DPadUp), words::PAD_CROSS),
        ] {
            assert_eq!(said(&keyboard, hint), Language::english().plain(&label));
        }
        assert_eq!(
            keyboard.short(PADDED.nth(1)),
            words::key_of_number_pad(Message::verbatim("1"))
        );
    }

    #[test]
    fn what_is_bound_elsewhere_is_named_elsewhere() {
        let mut bindings = bindings();
        let slot = |intent| Slot {
            context: Context::Table,
            intent,
        };
        bindings.set(slot(FAMILY.nth(2)), [Input::Letter('\u{f6}')]);
        bindings.set(slot(LAST), [Input::Pad(GamepadButton::South)]);
        let up = Slot {
            context: Context::Everywhere,
            intent: UP,
        };
        bindings.set(up, [Input::Key(KeyCode::KeyW)]);
        let keyboard = Keyboard::american().with(bindings);
        assert_eq!(said(&keyboard, HintFor::Family(FAMILY, 3)), "1 \u{d6} 3");
        assert_eq!(keyboard.label(HintFor::One(LAST)), None);
        assert_eq!(said(&keyboard, HintFor::Arrows), "Left Right W Down");
    }

    #[test]
    fn letters_that_are_not_known_are_named_by_their_places() {
        let mut keyboard = Keyboard::default().with(bindings());
        let lower = Language::english().plain(&words::keys_lower_row("1"));
        let places = [words::keys_upper_row("1 2 3"), words::keys_middle_row("2")];
        assert_eq!(said(&keyboard, HintFor::One(LAST)), lower);
        assert_eq!(keyboard.label(TOP), Some(words::keys_each(places)));
        assert_eq!(said(&keyboard, HintFor::One(FAMILY.nth(1))), "1");
        let gives = |letter: &str| Key::Character(letter.into());
        // German and American keyboards agree on these, and differ in Z.
        assert!(keyboard.learn(KeyCode::KeyQ, &gives("q")) && keyboard.learn(KeyCode::KeyS, &gives("s")));
        assert!(keyboard.learn(KeyCode::KeyP, &gives("p")));
        assert!(keyboard.learn(KeyCode::KeyW, &gives("W")) && keyboard.learn(KeyCode::KeyI, &gives("i")));
        assert_eq!(said(&keyboard, TOP), "Q W E S");
        assert_eq!(said(&keyboard, HintFor::One(LAST)), lower);
        assert!(keyboard.learn(KeyCode::KeyY, &gives("z")));
        assert_eq!(said(&keyboard, HintFor::One(LAST)), "Y");
    }

    #[test]
    fn what_pressed_keys_give_is_learnt_where_it_is_a_letter() {
        let mut keyboard = Keyboard::default();
        let gives = |letter: &str| Key::Character(letter.into());
        assert!(keyboard.learn(KeyCode::KeyZ, &gives("y")), "as in Germany");
        assert!(!keyboard.learn(KeyCode::KeyZ, &gives("y")));
        assert!(!keyboard.learn(KeyCode::KeyA, &gives("\u{444}")), "no Latin letter");
        assert!(!keyboard.learn(KeyCode::Digit1, &gives("&")));
        assert!(!keyboard.learn(KeyCode::KeyA, &Key::Enter));
        assert!(keyboard.learn(KeyCode::KeyZ, &gives("w")), "another keyboard");
        assert_eq!(Language::english().plain(&keyboard.of_key(KeyCode::KeyZ)), "W");
    }

    #[test]
    fn a_button_of_the_mouse_without_a_name_has_a_number() {
        let keyboard = Keyboard::american();
        for (button, name) in [
            (MouseButton::Right, "Right click"),
            (MouseButton::Forward, "Mouse forward"),
            (MouseButton::Other(8), "Mouse button 8"),
        ] {
            assert_eq!(
                Language::english().plain(&keyboard.of_input(Input::Mouse(button))),
                name
            );
        }
    }

    #[test]
    fn a_text_names_the_buttons_of_the_gamepad_that_was_used_last() {
        let english = Language::english();
        let keyboard = Keyboard::american().with(bindings());
        let name = |keyboard: &Keyboard, intent| english.plain(&keyboard.of(intent));
        assert_eq!([HINT, BACK].map(|intent| name(&keyboard, intent)), ["H", "Esc"]);
        let mut changed = bindings();
        let ask = Slot {
            context: Context::Table,
            intent: HINT,
        };
        changed.put(ask, Input::Pad(GamepadButton::RightThumb));
        let pad = keyboard.with(changed).with_pad_at(None);
        assert_eq!([HINT, BACK].map(|intent| name(&pad, intent)), ["R3", "B"]);
        assert_eq!(name(&pad, FULL_SCREEN), "F11", "no button does it");
        assert_eq!(english.plain(&pad.of_enter()), english.plain(&words::PAD_MENU));
    }

    #[test]
    fn a_gamepad_is_told_the_buttons_of_its_own_table() {
        const FURTHER: &[crate::intents::Further] = &[(LOG, &[Input::Pad(GamepadButton::RightThumb)])];
        let mut bindings = Bindings::general();
        bindings.define_further(Context::Game("one"), FURTHER);
        let english = Language::english();
        let at = |table: &'static str| {
            let keyboard = Keyboard::american().with(bindings.clone());
            english.plain(&keyboard.with_pad_at(Some(Place::Table(table))).of(LOG))
        };
        assert_eq!((at("one").as_str(), at("other").as_str()), ("R3", "L"));
    }

    #[test]
    fn buttons_are_named_by_their_places_as_on_the_gamepad_that_is_used() {
        use GamepadButton as B;
        let named = |maker, button| said(&Keyboard::american().beside(maker), HintFor::Pad(button));
        for (button, names) in [
            (B::South, ["A", "Cross", "B"]),
            (B::East, ["B", "Circle", "A"]),
            (B::West, ["X", "Square", "Y"]),
            (B::North, ["Y", "Triangle", "X"]),
            (B::LeftTrigger, ["LB", "L1", "L"]),
            (B::RightTrigger2, ["RT", "R2", "ZR"]),
            (B::Start, ["Menu", "Options", "+"]),
            (B::Select, ["View", "Create", "-"]),
            (B::DPadLeft, ["D-pad"; 3]),
        ] {
            let makers = [Maker::Xbox, Maker::PlayStation, Maker::Nintendo];
            assert_eq!(makers.map(|maker| named(maker, button)), names, "{button:?}");
        }
    }
}
