//! Which screen and which overlay is shown, and the messages that open and close overlays.

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
    /// Who plays which seat.
    Players,
    /// The settings.
    Settings,
    /// The rules.
    Rules,
    /// The credits.
    Credits,
    /// The look back at a match.
    Review,
    /// The score sheet of a round.
    RoundScore,
    /// The table is handed over from one person to another, and nobody's hand is shown.
    HandOver,
    /// A question to be confirmed (S-14, leaving a match).
    Confirm,
}

/// Opens an overlay. Closing it leads back to the one that was open, if any.
#[derive(Message, Clone, Copy, Debug)]
pub struct OpenOverlay(pub Overlay);

/// Closes the overlay that is open.
#[derive(Message, Clone, Copy, Debug)]
pub struct CloseOverlay;

/// What the table waits for a person to do. A game's own HUD file says so.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GateWaits {
    /// To throw the dice that are due.
    pub throw: bool,
    /// To go on from the score sheet of a round.
    pub score: bool,
}

/// Whether the drawer is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogOpen(pub bool);

/// Whether the match is on the screen and nothing lies over it.
pub(crate) fn at_the_table(screen: Res<State<Screen>>, overlay: Res<State<Overlay>>) -> bool {
    *screen.get() == Screen::Match && *overlay.get() == Overlay::None
}
