//! What a person can mean, and where it counts.

use messages::Message;

use super::input::Input;

/// Something that a person can mean, such as "confirm" or "the second discard pile". Its name is stable: it is written
/// into the file of the bindings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Intent {
    name: &'static str,
    /// The number in a family of intents, counted from 1; 0 for an intent without a family.
    number: u8,
}

impl Intent {
    /// The intent of this name: small letters and hyphens.
    pub const fn new(name: &'static str) -> Self {
        Self { name, number: 0 }
    }

    /// The member of this family with a number, counted from 1.
    #[must_use]
    pub const fn nth(self, number: u8) -> Self {
        Self { number, ..self }
    }

    /// The members of this family, from 1 to `count`.
    pub fn family(self, count: u8) -> impl Iterator<Item = Self> {
        (1..=count).map(move |number| self.nth(number))
    }

    /// The intent or family without a number.
    #[must_use]
    pub const fn whole(self) -> Self {
        Self { number: 0, ..self }
    }

    /// The number in the family, counted from 1; 0 without a family.
    pub const fn number(self) -> u8 {
        self.number
    }
}

impl std::fmt::Display for Intent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.number {
            0 => f.write_str(self.name),
            number => write!(f, "{}-{number}", self.name),
        }
    }
}

/// Where an intent counts. The same input may mean different things in contexts that never count at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Context {
    /// Everywhere.
    Everywhere,
    /// On an element of the interface: a menu, a sheet, the panels around the table.
    Menu,
    /// In the letter picker.
    Letters,
    /// At the table of any game.
    Table,
    /// At the table of the game of this name.
    Game(&'static str),
    /// At the table for practice.
    Practice,
    /// In the replay of a match.
    Replay,
    /// On the gamepad of a person who is asked together with others. What a button means here it means alone.
    Answers,
}

impl Context {
    /// Whether both can count at the same moment.
    pub fn overlaps(self, other: Self) -> bool {
        match (self, other) {
            (Self::Answers, _) | (_, Self::Answers) => self == other,
            (Self::Everywhere, _) | (_, Self::Everywhere) => true,
            (Self::Table, Self::Game(_) | Self::Practice | Self::Replay)
            | (Self::Game(_) | Self::Practice | Self::Replay, Self::Table) => true,
            _ => self == other,
        }
    }

    /// The name in the file of the bindings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Everywhere => "everywhere",
            Self::Menu => "menu",
            Self::Letters => "letters",
            Self::Table => "table",
            Self::Game(game) => game,
            Self::Practice => "practice",
            Self::Replay => "replay",
            Self::Answers => "answers",
        }
    }
}

/// What a gamepad's hint shows for an intent that no button means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OnPad {
    /// Nothing: a gamepad can't do it.
    #[default]
    Nothing,
    /// The button of another intent, which does the same when there is nothing else to do.
    As(Intent),
    /// The D-pad, which reaches it among other things.
    ByDirections,
}

/// The definition of an intent or of a family of intents.
#[derive(Clone, Debug)]
pub struct IntentDef {
    /// The intent, or the family without a number.
    pub intent: Intent,
    /// What it does, for the list of controls.
    pub words: Message,
    /// What the member of a family with this number does.
    pub each: Option<fn(u8) -> Message>,
    /// The inputs of the intent; in a family, those of each member in turn.
    pub inputs: &'static [&'static [Input]],
    /// What a gamepad's hint shows without a button.
    pub on_pad: OnPad,
    /// Whether it counts as long as it is held.
    pub held: bool,
    /// Whether it counts at the table from everybody's gamepad, also while only others are due.
    pub by_anyone: bool,
}

/// Defines an intent or a family.
pub const fn define(intent: Intent, words: Message, inputs: &'static [&'static [Input]]) -> IntentDef {
    IntentDef {
        intent,
        words,
        each: None,
        inputs,
        on_pad: OnPad::Nothing,
        held: false,
        by_anyone: false,
    }
}

impl IntentDef {
    /// The same, for a family whose members have words of their own.
    #[must_use]
    pub const fn each(mut self, words: fn(u8) -> Message) -> Self {
        self.each = Some(words);
        self
    }

    /// What this intent does, which is the defined one or a member of the family.
    pub fn words_of(&self, intent: Intent) -> Message {
        match (intent.number(), self.each) {
            (0, _) | (_, None) => self.words.clone(),
            (number, Some(each)) => each(number),
        }
    }

    /// The same, with another hint on a gamepad.
    #[must_use]
    pub const fn on_pad(mut self, on_pad: OnPad) -> Self {
        self.on_pad = on_pad;
        self
    }

    /// The same, for an intent that counts as long as it is held.
    #[must_use]
    pub const fn held(mut self) -> Self {
        self.held = true;
        self
    }

    /// The same, for an intent that counts from everybody's gamepad, also while only others are due.
    #[must_use]
    pub const fn by_anyone(mut self) -> Self {
        self.by_anyone = true;
        self
    }

    /// Its intents: itself, or all members of the family.
    pub fn intents(&self) -> impl Iterator<Item = (Intent, &'static [Input])> {
        let (intent, single) = (self.intent, self.inputs.len() == 1);
        let numbered = (1..).zip(self.inputs.iter().copied());
        numbered.map(move |(number, inputs)| (if single { intent } else { intent.nth(number) }, inputs))
    }
}

/// Further inputs of intents that are defined elsewhere, in another context.
pub type Further = (Intent, &'static [Input]);

/// The intents of a game: its own, and the further inputs that the intents of every table have at its table.
#[derive(Clone, Copy, Debug)]
pub struct GameIntents {
    /// Its own intents.
    pub own: &'static [&'static [IntentDef]],
    /// Further inputs of general intents.
    pub further: &'static [&'static [Further]],
    /// The letters by which texts of the game name an intent ([`messages::KeyName`]): the player reads what it is
    /// bound to.
    pub named: &'static [(char, Intent)],
}
