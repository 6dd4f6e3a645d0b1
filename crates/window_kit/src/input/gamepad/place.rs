//! The present place of the player, and the device used last.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::EditableText;

use crate::intents::Context;
use crate::table::phase::Match;
use crate::table::replay::state::Replay;
use crate::window::letters::LettersFor;
use crate::window::state::{Overlay, Screen};

/// Where the player is. A gamepad's buttons mean different things at each place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On an interface element: a menu, a sheet, the panels around the table.
    Menu,
    /// In a text field.
    Field,
    /// In the letter picker.
    Letters,
    /// At the table for practice.
    Practice,
    /// In a replay of a match.
    Replay,
    /// At the table of the game of this name.
    Table(&'static str),
}

impl Place {
    /// Whether a context counts here for a gamepad.
    pub(crate) fn counts(self, context: Context) -> bool {
        match context {
            Context::Everywhere => true,
            Context::Menu => matches!(self, Self::Menu | Self::Field),
            Context::Letters => self == Self::Letters,
            Context::Practice => self == Self::Practice,
            Context::Replay => self == Self::Replay,
            Context::Table => matches!(self, Self::Table(_) | Self::Practice),
            Context::Game(game) => self == Self::Table(game),
            // Not a matter of the place, but of whose gamepad it is.
            Context::Answers => false,
        }
    }
}

/// The device used last.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastUsed {
    /// Keyboard or mouse.
    #[default]
    Keys,
    /// A finger on the screen.
    Touch,
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
    letters: Option<Res<'w, LettersFor>>,
    focusable: Query<'w, 's, (), With<TabIndex>>,
    game: Res<'w, State<Match>>,
    replay: Replay<'w>,
}

impl Where<'_, '_> {
    /// The present place.
    pub(crate) fn place(&self) -> Place {
        let focus = self.focus.get();
        if focus.is_some_and(|entity| self.fields.contains(entity)) {
            return Place::Field;
        }
        if self.picks_letters() {
            return Place::Letters;
        }
        match self.table() {
            _ if self.is_on_something() || *self.overlay.get() != Overlay::None => Place::Menu,
            Some(table) if *self.screen.get() == Screen::Match => table,
            None if *self.screen.get() == Screen::Practice => Place::Practice,
            _ => Place::Menu,
        }
    }

    /// Whether the letter picker is open.
    fn picks_letters(&self) -> bool {
        self.letters.as_ref().is_some_and(|letters| letters.field().is_some())
    }

    /// The table of the match, even if an overlay covers it; `None` without a match.
    pub fn table(&self) -> Option<Place> {
        match *self.game.get() {
            Match::None => None,
            Match::Of(_) if self.replay.is_on() => Some(Place::Replay),
            Match::Of(game) => Some(Place::Table(game)),
        }
    }

    /// Whether an interface element has focus.
    pub(crate) fn is_on_something(&self) -> bool {
        self.focus.get().is_some_and(|entity| self.focusable.contains(entity))
    }

    /// Whether a context counts for keys and for the mouse. Whoever reads an intent knows more of the moment.
    pub(crate) fn counts(&self, context: Context) -> bool {
        match context {
            Context::Everywhere | Context::Menu | Context::Table => true,
            Context::Letters => self.picks_letters(),
            Context::Practice => *self.screen.get() == Screen::Practice,
            Context::Replay => self.replay.is_on(),
            Context::Game(game) => *self.game.get() == Match::Of(game),
            Context::Answers => false,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastUsed>();
}
