//! The table for people at several machines, and the way back from its settings to a setup.

use crate::screens::setup::draft::state::Draft;
use games::catalog::AnyOptions;
use messages::names::{LONGEST, UNNAMED, cleaned};
use messages::texts::cli;
use messages::texts::setup as words;
use messages::{Message, ToMessage};
use net::protocol::settings as net;
use rules::options::Offer;
use system::files;

impl Draft {
    /// The table for people who play together at several machines, with the defaults for everything but the rules.
    ///
    /// # Errors
    /// Why the table can't be set up like this, as a sentence.
    pub fn table(&self) -> Result<net::RoomSettings, Message> {
        if self.in_teams() && !self.teams_fit() {
            return Err(words::problem_teams(self.seats.len()));
        }
        let mut table = net::RoomSettings::of_game(&self.game, self.seats.len() as u8);
        if self.in_teams() {
            table.teams = self.teams();
        }
        let usual = AnyOptions::of_game(&self.game).unwrap_or_default();
        for info in usual.info() {
            let value = self.value(info.key);
            if usual.get(info.key).as_ref() == Some(&value) || (info.of_teams && !self.in_teams()) {
                continue;
            }
            match info.offer {
                // The host's program reads the file, because a server opens no files.
                Offer::File => table.board = Some(board_of(&value)?),
                Offer::Switch | Offer::OneOf(_) | Offer::Never => {
                    table.options.push((info.key.to_owned(), value));
                }
            }
        }
        table.checked().map_err(|refusal| words::refused(refusal.message()))?;
        Ok(table)
    }

    /// Takes over the settings of a table that people set up together. Options that name a file stay as they were
    /// chosen here.
    pub fn follow(&mut self, table: &net::RoomSettings) {
        self.choose_game(&table.game);
        while self.seats.len() < usize::from(table.seats) && self.seats.len() < self.most_seats() {
            self.add_seat();
        }
        while self.seats.len() > usize::from(table.seats).max(self.least_seats()) {
            self.remove_seat(self.seats.len() - 1);
        }
        self.teams = !table.teams.is_empty();
        let usual = AnyOptions::of_game(&self.game).unwrap_or_default();
        for info in usual.info().iter().filter(|info| info.offer != Offer::File) {
            let set = table.options.iter().find(|(key, _)| *key == info.key);
            if let Some(value) = set.map(|(_, value)| value.clone()).or_else(|| usual.get(info.key)) {
                self.choose(info.key, &value);
            }
        }
    }
}

/// The name and text of a board file, to be sent as data.
fn board_of(file: &str) -> Result<net::BoardText, Message> {
    let path = std::path::Path::new(file);
    let name = path
        .file_stem()
        .and_then(|name| cleaned(&name.to_string_lossy(), LONGEST))
        .unwrap_or_else(|| UNNAMED.to_owned());
    match files::read_text(path, files::MOST_TEXT) {
        Ok(text) => Ok(net::BoardText { name, text }),
        Err(error) => Err(words::refused(cli::file(file, files::said(&error)))),
    }
}
