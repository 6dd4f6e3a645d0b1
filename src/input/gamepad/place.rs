//! The present place of the player, and the device used last.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::EditableText;

use super::meanings::{Pad, Place};
use crate::table::phase::{Match, TableGate};
use crate::table::replay::state::Replay;
use crate::window::by_game::ByGame;
use crate::window::state::{Overlay, Screen};

/// The device used last.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastUsed {
    /// Keyboard or mouse.
    #[default]
    Keys,
    /// This gamepad.
    Pad(Entity),
}

/// The present place of the player.
#[derive(SystemParam)]
pub struct Where<'w, 's> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    focus: Res<'w, InputFocus>,
    fields: Query<'w, 's, (), With<EditableText>>,
    focusable: Query<'w, 's, (), With<TabIndex>>,
    game: Res<'w, State<Match>>,
    replay: Replay<'w>,
    gate: Res<'w, TableGate>,
    pads: Res<'w, ByGame<&'static Pad>>,
}

impl Where<'_, '_> {
    /// The present place.
    pub(super) fn place(&self) -> Place {
        let focus = self.focus.get();
        if focus.is_some_and(|entity| self.fields.contains(entity)) {
            return Place::Field;
        }
        match self.table() {
            Some(table) if self.at_the_table() && !self.is_on_something() => table,
            _ => Place::Menu,
        }
    }

    /// The table of the match, even if an overlay covers it; `None` without a match.
    pub fn table(&self) -> Option<Place> {
        match *self.game.get() {
            Match::None => None,
            Match::Of(_) if self.replay.is_on() => Some(Place::Replay),
            Match::Of(game) => self.pads.of(game).copied().map(Place::Table),
        }
    }

    /// Whether the match is on the screen, without an overlay.
    pub(super) fn at_the_table(&self) -> bool {
        *self.screen.get() == Screen::Match && *self.overlay.get() == Overlay::None
    }

    /// Whether an interface element has focus.
    pub(super) fn is_on_something(&self) -> bool {
        self.focus.get().is_some_and(|entity| self.focusable.contains(entity))
    }

    /// Whether the screen still shows earlier events.
    pub(super) fn is_showing(&self) -> bool {
        self.gate.showing
    }

    /// The screen.
    pub(super) fn screen(&self) -> Screen {
        *self.screen.get()
    }

    /// The overlay over the screen.
    pub(super) fn overlay(&self) -> Overlay {
        *self.overlay.get()
    }
}
