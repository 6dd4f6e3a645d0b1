//! Screens, menus and the HUD, on Bevy's UI. See views and the journal, never the game state.
