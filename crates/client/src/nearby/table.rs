//! The announced data of a table, as the text of its service record.

use games::catalog::AnyOptions;
use messages::names::cleaned;
use net::protocol::code::RoomCode;
use net::protocol::limits::{LONGEST_NAME, VERSION};
use net::target::Target;
use rules::ids::MAX_SEATS;

/// The announced data of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearbyTable {
    /// Its code.
    pub code: RoomCode,
    /// The name of the host, cleaned but not verified.
    pub host: String,
    /// The game, by its name on the command line.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// How many of them are taken.
    pub taken: u8,
    /// Whether a match is on.
    pub playing: bool,
    /// Whether new members are kept out.
    pub locked: bool,
    /// The version of the protocol.
    pub version: u16,
}

/// A table, and the address to reach it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundTable {
    /// What was announced about it.
    pub table: NearbyTable,
    /// The address. The connection is not encrypted: it stays in the network.
    pub target: Target,
}

impl NearbyTable {
    /// The properties of the record: names and values.
    pub fn properties(&self) -> Vec<(&'static str, String)> {
        let flag = |on: bool| u8::from(on).to_string();
        vec![
            ("code", self.code.to_string()),
            ("host", self.host.clone()),
            ("game", self.game.clone()),
            ("seats", self.seats.to_string()),
            ("taken", self.taken.to_string()),
            ("playing", flag(self.playing)),
            ("locked", flag(self.locked)),
            ("version", self.version.to_string()),
        ]
    }

    /// Reads the properties; `None` if one is missing or makes no sense. Anybody in the network can announce
    /// anything: the name is cleaned, and a table with another protocol version or an unknown game is refused.
    pub fn of(property: impl Fn(&str) -> Option<String>) -> Option<Self> {
        let number = |name: &str| property(name)?.parse::<u8>().ok();
        let flag = |name: &str| match property(name)?.as_str() {
            "0" => Some(false),
            "1" => Some(true),
            _ => None,
        };
        let table = Self {
            code: property("code")?.parse().ok()?,
            host: cleaned(&property("host")?, LONGEST_NAME)?,
            game: AnyOptions::of_game(&property("game")?)?.name().to_owned(),
            seats: number("seats")?,
            taken: number("taken")?,
            playing: flag("playing")?,
            locked: flag("locked")?,
            version: property("version")?.parse().ok()?,
        };
        let possible = table.version == VERSION
            && table.taken <= table.seats
            && (1..=MAX_SEATS).contains(&usize::from(table.seats));
        possible.then_some(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::NAMES;

    fn table() -> NearbyTable {
        NearbyTable {
            code: RoomCode::of_random([3; 16]),
            host: "Zo\u{eb}".to_owned(),
            game: NAMES[0].to_owned(),
            seats: 4,
            taken: 2,
            playing: false,
            locked: true,
            version: VERSION,
        }
    }

    fn read(properties: &[(&'static str, String)]) -> Option<NearbyTable> {
        NearbyTable::of(|name| {
            let found = properties.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| value.clone())
        })
    }

    #[test]
    fn what_is_told_is_read_again_and_nonsense_is_not() {
        let told = table().properties();
        assert_eq!(read(&told), Some(table()));
        for (at, (name, _)) in told.iter().enumerate() {
            let mut without = told.clone();
            without.remove(at);
            assert_eq!(read(&without), None, "without {name}");
            for nonsense in ["", "9999999", "\u{202e}", "-1"] {
                // A name may be a number.
                if *name == "host" && nonsense.is_ascii() && !nonsense.is_empty() {
                    continue;
                }
                let mut with = told.clone();
                nonsense.clone_into(&mut with[at].1);
                assert_eq!(read(&with), None, "{name} {nonsense:?}");
            }
        }
        let mut sly = told;
        sly[1].1 = "An\u{430}\u{200b}\u{202e}".to_owned();
        assert_eq!(read(&sly).map(|table| table.host).as_deref(), Some("Ana"));
    }
}
