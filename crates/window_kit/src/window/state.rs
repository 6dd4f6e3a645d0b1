//! Which screen and which overlay is shown, and the messages that open and close overlays.

use bevy::prelude::*;

/// The screen that the program shows.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title.
    #[default]
    Title,
    /// The set-up of a match.
    Setup,
    /// The lobby of a table where people at several machines play together.
    Lobby,
    /// A match.
    Match,
    /// A table on which throws are practised, without a match.
    Practice,
    /// The end of a match.
    Results,
}

/// The overlay over the screen. The table waits while an overlay is open.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The pause menu.
    Pause,
    /// Who plays which seat.
    Players,
    /// What people arrange for when they are away, at a table that takes its time.
    Absences,
    /// The settings.
    Settings,
    /// The look of the table, beside the table.
    Look,
    /// What the keys and buttons mean.
    Controls,
    /// The rules.
    Rules,
    /// The credits.
    Credits,
    /// Joining or hosting a table with people at other machines.
    Together,
    /// The saved matches.
    Matches,
    /// The first start: a name, a language, and what each game is.
    Welcome,
    /// The people who play at this machine.
    People,
    /// A player's statistics.
    Statistics,
    /// The dice statistics.
    Dice,
    /// The table of the day.
    Daily,
    /// The list of the puzzles.
    Puzzles,
    /// What a puzzle asks, or whether it was found.
    Puzzle,
    /// The review of a match.
    Review,
    /// The score sheet of a round.
    RoundScore,
    /// One person hands the table over to another. No hand is visible meanwhile.
    HandOver,
    /// A person's gamepad was disconnected: which one takes its place?
    PadGone,
    /// A question to be confirmed (S-14, leaving a match).
    Confirm,
}

impl Overlay {
    /// Whether it is a page or a menu that the key for back closes.
    pub const fn is_page(self) -> bool {
        match self {
            Self::None | Self::RoundScore | Self::HandOver | Self::PadGone | Self::Confirm => false,
            Self::Pause
            | Self::Players
            | Self::Absences
            | Self::Settings
            | Self::Look
            | Self::Controls
            | Self::Rules
            | Self::Credits
            | Self::Together
            | Self::Matches
            | Self::Welcome
            | Self::People
            | Self::Statistics
            | Self::Dice
            | Self::Daily
            | Self::Puzzles
            | Self::Puzzle
            | Self::Review => true,
        }
    }
}

/// Opens an overlay. When it closes, the overlay that was open before returns, if there was one.
#[derive(Message, Clone, Copy, Debug)]
pub struct OpenOverlay(pub Overlay);

/// Closes the overlay that is open.
#[derive(Message, Clone, Copy, Debug)]
pub struct CloseOverlay;

/// What the table waits for a person to do. The HUD code of each game sets it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GateWaits {
    /// To throw the dice that are due.
    pub throw: bool,
    /// To continue after the score sheet of a round.
    pub score: bool,
}

/// Whether the drawer of the log is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogOpen(pub bool);

/// Whether the match is on the screen, without an overlay.
pub fn at_the_table(screen: Res<State<Screen>>, overlay: Res<State<Overlay>>) -> bool {
    *screen.get() == Screen::Match && *overlay.get() == Overlay::None
}

/// Whether the table for practice is on the screen, without an overlay.
pub fn at_practice(screen: Res<State<Screen>>, overlay: Res<State<Overlay>>) -> bool {
    *screen.get() == Screen::Practice && *overlay.get() == Overlay::None
}
