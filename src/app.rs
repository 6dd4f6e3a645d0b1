//! The window's app: plugins in order, screens, and what the command line asked for.

use bevy::prelude::*;

/// Where the program is.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title.
    #[default]
    Title,
    /// Setting a match up.
    Setup,
    /// A match.
    Match,
    /// The end of a match.
    Results,
}

/// What lies over the screen. The table waits while anything does.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The pause menu.
    Pause,
    /// The settings.
    Settings,
    /// The rules.
    Rules,
    /// The credits.
    Credits,
    /// The score sheet of a round.
    RoundScore,
    /// A question to be confirmed (S-14, leaving a match).
    Confirm,
}
