//! The seats of a person at tables that take their time: the ways back to them, in a file of the person's folder.

use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::error::{Failure, FileError};
use messages::names;
use net::destination::Destination;
use net::protocol::code::RoomCode;
use net::protocol::token::SeatToken;
use net::table_address::TableKey;
use system::files;

/// The name of the file. A token in it is as good as the seat, so only this user can read it.
const FILE: &str = "tables.json";
/// The most seats that are kept; one more replaces the oldest.
const MOST: usize = 64;

/// The way back to a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct OwnTable {
    /// The address of the server, or of the table in a home.
    pub(crate) server: String,
    /// The code of the table.
    pub(crate) code: String,
    /// Opens the seat.
    pub(crate) token: SeatToken,
    /// The game, by its name on the command line.
    pub(crate) game: String,
    /// The host of the table.
    #[serde(deserialize_with = "names::read_or_empty")]
    pub(crate) host: String,
}

impl OwnTable {
    /// Where it is.
    pub(crate) fn place(&self) -> Option<(Destination, RoomCode)> {
        Some((self.server.parse().ok()?, self.code.parse().ok()?))
    }

    fn is_at(&self, server: &Destination, code: RoomCode) -> bool {
        self.place()
            .is_some_and(|(there, room)| room == code && there.is_same(server))
    }
}

/// All of them, the newest last.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct OwnTables(Vec<OwnTable>);

impl OwnTables {
    /// Reads those of this folder; none where there is no file.
    ///
    /// # Errors
    /// [`Failure::Read`], or [`Failure::File`] if something else lies in the file: it leads to seats, so nothing takes
    /// its place.
    pub(crate) fn read(folder: &Path) -> Result<Self, Failure> {
        let file = folder.join(FILE);
        let bytes = match files::read(&file, files::MOST_TEXT) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(Failure::Read { file, error }),
        };
        serde_json::from_slice(&bytes).map_err(|_| Failure::File {
            file,
            error: FileError::NoTables,
        })
    }

    /// All of them, the newest first.
    pub(crate) fn newest(&self) -> impl Iterator<Item = &OwnTable> {
        self.0.iter().rev()
    }

    /// The token of the seat at this table.
    pub(crate) fn seat_at(&self, server: &Destination, code: RoomCode) -> Option<SeatToken> {
        self.newest()
            .find(|table| table.is_at(server, code))
            .map(|table| table.token)
    }

    /// The seats at tables of this code in other homes, by the key of the table.
    pub(crate) fn in_homes(&self, code: RoomCode) -> Vec<(TableKey, SeatToken)> {
        let in_home = |table: &OwnTable| match table.place()? {
            (Destination::Table(there), room) if room == code => Some((there.key, table.token)),
            _ => None,
        };
        self.newest().filter_map(in_home).collect()
    }
}

/// Keeps the way back to a seat, in place of an earlier one to the same table. What another program has kept meanwhile
/// stays.
///
/// # Errors
/// As in [`OwnTables::read`], or [`Failure::Write`].
pub(crate) fn keep(folder: &Path, table: OwnTable) -> Result<(), Failure> {
    let Some((server, code)) = table.place() else {
        return Ok(());
    };
    change(folder, |tables| {
        tables.retain(|other| !other.is_at(&server, code));
        tables.push(table);
        let too_many = tables.len().saturating_sub(MOST);
        tables.drain(..too_many);
    })
}

/// Forgets the way to this table.
///
/// # Errors
/// As in [`keep`].
pub(crate) fn forget(folder: &Path, server: &Destination, code: RoomCode) -> Result<(), Failure> {
    change(folder, |tables| tables.retain(|table| !table.is_at(server, code)))
}

fn change(folder: &Path, change: impl FnOnce(&mut Vec<OwnTable>)) -> Result<(), Failure> {
    let mut tables = OwnTables::read(folder)?;
    let before = tables.clone();
    change(&mut tables.0);
    if tables == before {
        return Ok(());
    }
    let text = serde_json::to_string_pretty(&tables)?;
    let file = folder.join(FILE);
    files::private_folder(folder)
        .and_then(|()| files::replace_private(&file, text.as_bytes()))
        .map_err(|error| Failure::Write { file, error })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn table(server: &str, code: RoomCode, token: u8) -> OwnTable {
        OwnTable {
            server: server.to_owned(),
            code: code.to_string(),
            token: SeatToken::of_random([token; 16]),
            game: "stack".to_owned(),
            host: "Bo".to_owned(),
        }
    }

    #[test]
    fn each_table_has_one_way_back_and_a_file_that_cannot_be_read_stays() {
        let folder = std::env::temp_dir().join(format!("tumbletop-own-tables-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let code = |of: u8| RoomCode::of_random([of; 16]);
        let at = |server: &str| server.parse::<Destination>().expect("an address");
        let token = |of: u8| Some(SeatToken::of_random([of; 16]));
        let (far, near) = ("wss://play.example.org:7448/", "ws://127.0.0.1:4000/");
        for (server, room, of) in [(far, 1, 1), (near, 1, 2), (far, 1, 3), (far, 2, 4)] {
            keep(&folder, table(server, code(room), of)).expect("it can be written");
        }
        let read = || OwnTables::read(&folder).expect("they can be read");
        assert_eq!(read().seat_at(&at("play.example.org"), code(1)), token(3));
        assert_eq!(read().seat_at(&at(near), code(1)), token(2));
        assert_eq!(read().seat_at(&at(near), code(2)), None, "no other server gets a token");
        let key = "7f".repeat(32);
        let home = format!("table://{key}?relay=relay.example.org");
        keep(&folder, table(&home, code(1), 5)).expect("it can be written");
        assert_eq!(read().in_homes(code(1)).len(), 1);
        assert_eq!(read().in_homes(code(2)), []);
        forget(&folder, &at(&home), code(1)).expect("it can be written");
        assert_eq!(read().newest().count(), 3);
        for of in 10..10 + MOST as u8 {
            keep(&folder, table(far, code(of), of)).expect("it can be written");
        }
        assert_eq!(read().newest().count(), MOST);
        assert_eq!(read().seat_at(&at(far), code(1)), None, "the oldest is forgotten");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.join(FILE)).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(folder.join(FILE), "something else").expect("a file");
        let refused = keep(&folder, table(far, code(1), 1)).expect_err("it is not understood");
        assert!(matches!(
            refused,
            Failure::File {
                error: FileError::NoTables,
                ..
            }
        ));
        assert_eq!(
            fs::read_to_string(folder.join(FILE)).expect("it stays"),
            "something else"
        );
        let _ = fs::remove_dir_all(folder);
    }
}
