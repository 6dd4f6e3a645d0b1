//! What is saved about playing together: the person's name, face and colour, the last address, how people play at the
//! person's tables, and the ways back.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::rejoin::RejoinList;
use crate::screens::setup::last_table::LastTable;
use messages::names;
use net::protocol::settings::{self, TurnClock, UndoRule};
use window_kit::settings::people::Animal;
use window_kit::settings::{Shape, load, save};

/// The file in the settings folder. A token in it is as good as the seat, so the folder is the player's own.
const FILE: &str = "together.toml";
/// The ways back are merged one by one, because each window has its own. The clock is saved as a whole, because each
/// kind of clock has other entries.
const SHAPE: Shape = Shape {
    lists: &["ways_back"],
    whole: &["clock"],
};

/// The saved data.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Remembered {
    /// The name; empty before one was chosen.
    #[serde(deserialize_with = "names::read_or_empty")]
    pub name: String,
    /// Another name that the person has at one table only. Not saved.
    #[serde(skip)]
    pub(crate) visits_as: Option<String>,
    /// The face.
    pub face: Animal,
    /// The preferred colour, 0 to 7.
    pub colour: u8,
    /// The text that was typed last to join a table.
    pub address: String,
    /// Whether the last table was opened on the server of the settings.
    pub(crate) at_server: bool,
    /// Whether people in other homes may join a table of this program.
    pub(crate) homes: bool,
    /// Whether they come over the relay alone, so that nobody learns the addresses of this machine.
    pub(crate) by_relay: bool,
    /// Whether the server of the settings may list such a table.
    pub(crate) listed: bool,
    /// How people play at a table opened here.
    pub(crate) manners: TableRules,
    /// The last table that was opened here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<LastTable>,
    /// The ways back into rooms.
    pub(crate) ways_back: RejoinList,
}

/// How people play together at a table, apart from the rules of the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct TableRules {
    /// How long people may think.
    pub clock: TurnClock,
    /// Who has to agree before an action is undone.
    pub undo: UndoRule,
    /// How many seconds a seat waits for a person who is away.
    pub(crate) grace_s: u16,
    /// Whether a computer player then takes over by itself.
    pub(crate) stands_in: bool,
    /// Who may be a spectator, and with which delay.
    pub(crate) onlookers: Onlookers,
}

/// Who may be a spectator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Onlookers {
    /// Nobody.
    Nobody,
    /// Everybody in the room, at once.
    #[default]
    AtOnce,
    /// Everybody in the room, half a minute later.
    Later,
}

impl Onlookers {
    pub(crate) const ALL: [Self; 3] = [Self::Nobody, Self::AtOnce, Self::Later];

    /// The delay in seconds; `None` if nobody may be a spectator.
    const fn delay_s(self) -> Option<u16> {
        match self {
            Self::Nobody => None,
            Self::AtOnce => Some(0),
            Self::Later => Some(30),
        }
    }

    const fn of(delay_s: Option<u16>) -> Self {
        match delay_s {
            None => Self::Nobody,
            Some(0) => Self::AtOnce,
            Some(_) => Self::Later,
        }
    }
}

impl Default for TableRules {
    fn default() -> Self {
        Self {
            clock: TurnClock::None,
            undo: UndoRule::Asked,
            grace_s: 60,
            stands_in: true,
            onlookers: Onlookers::AtOnce,
        }
    }
}

impl TableRules {
    /// The manners of a table with these settings.
    pub(super) const fn of(settings: &settings::RoomSettings) -> Self {
        Self {
            clock: settings.clock,
            undo: settings.undo,
            grace_s: settings.grace_s,
            stands_in: settings.stands_in,
            onlookers: Onlookers::of(settings.onlookers_delay_s),
        }
    }

    /// These settings with these manners.
    pub(super) fn at(self, settings: settings::RoomSettings) -> settings::RoomSettings {
        settings::RoomSettings {
            clock: self.clock,
            undo: self.undo,
            grace_s: self.grace_s,
            stands_in: self.stands_in,
            onlookers_delay_s: self.onlookers.delay_s(),
            ..settings
        }
    }
}

impl Remembered {
    /// Loads the saved data.
    pub(crate) fn load() -> Self {
        load(FILE)
    }

    /// The person's name now.
    pub(super) fn called(&self) -> &str {
        self.visits_as.as_deref().unwrap_or(&self.name)
    }

    /// Whether the person has a name now.
    pub(super) fn is_named(&self) -> bool {
        !self.called().trim().is_empty()
    }

    /// The person has typed this name: it is theirs from now on.
    pub(super) fn call(&mut self, name: String) {
        self.visits_as = None;
        self.name = name;
    }

    /// Saves the data. A failure is only logged, because nothing depends on it now.
    pub(super) fn save(&self) {
        if let Err(error) = save(FILE, self, SHAPE) {
            warn!("how one plays together was not remembered: {error}");
        }
    }
}

#[cfg(test)]
mod tests {
    use net::protocol::token::SeatToken;

    use super::*;
    use crate::screens::together::rejoin::RejoinEntry;
    use window_kit::settings::testing::stands_every_spoilt_value;

    #[test]
    fn one_value_that_makes_no_sense_costs_no_other() {
        let mut remembered = Remembered {
            name: "Rob".to_owned(),
            face: Animal::Lion,
            colour: 3,
            ..Remembered::default()
        };
        let back = RejoinEntry {
            server: Some("play.example.org".to_owned()),
            code: "ABCDEF".to_owned(),
            token: SeatToken::of_random([7; 16]),
            called: "Rob".to_owned(),
            host: "Max".to_owned(),
            seated: true,
            playing: true,
            slow: true,
            game: "stack".to_owned(),
            came_s: 1,
        };
        remembered.ways_back.remember(back, None);
        // Without a valid code and token the whole entry is left out.
        let whole = ["ways_back.1.code", "ways_back.1.token"];
        stands_every_spoilt_value(&remembered, &whole);
    }
}
