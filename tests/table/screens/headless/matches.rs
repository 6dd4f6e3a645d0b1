//! Matches: begun, gone on with, played before, and tables with others.

use bevy::prelude::*;
use games::catalog::AnyOptions;
use host::match_setup::MatchSetup;
use host::play::play_logged;
use host::view::{SeatControl, SeatPlayer};
use messages::texts::stack;
use records::store::library;
use records::store::log::MatchLog;
use records::store::log_entry::{LogEntry, LogHeaderBody};
use rules::ai::level::Level;
use rules::rng::Seed;
use rules::seats::Seats;
use server::hosted::Listen;
use std::path::PathBuf;
use tumbletop::screens::hosted::HostFolder;
use window_kit::settings::FOLDER_VARIABLE;
use window_kit::settings::people::{Animal, People};
use window_kit::table::current_match::StartMatch;
use window_kit::table::resume::ResumeMatch;
use window_kit::table::saving::MatchFolder;
use window_kit::window::invited::LocalDiscovery;
use window_kit::window::state::Screen;

use super::Headless;

/// A match of so many seats, of which the first are people's.
fn set_up(game: &str, (people, seats): (usize, usize), chosen: &[(&str, &str)]) -> MatchSetup {
    let mut options = AnyOptions::of_game(game).expect("a game that is listed");
    for (key, value) in chosen {
        options.set(key, value).expect("it can be chosen");
    }
    let seat = |seat: usize| SeatPlayer {
        name: ["Ana", "Bo", "Cem", "Dee"][seat].to_owned(),
        control: if seat < people {
            SeatControl::Person
        } else {
            // A match is over sooner when they play well.
            SeatControl::Agent(Level::Greedy)
        },
    };
    MatchSetup {
        options,
        seats: Seats::solo(seats).expect("so many can be seated"),
        players: (0..seats).map(seat).collect(),
        seed: Seed::Number(11),
    }
}

impl Headless {
    /// Starts a match of this many people, and computer players who choose at random, at two seats. A person throws for
    /// the first turn, if the game has that.
    pub fn play(&mut self, game: &str, people: usize) {
        self.play_unseen(game, people);
        self.has("hud.primary");
        self.throws_for_the_first_turn();
    }

    /// Throws for the first turn, and again after a tie, if the table waits for that.
    pub fn throws_for_the_first_turn(&mut self) {
        while self.is_seen(&stack::BUTTON_THROW_FIRST) {
            self.press("hud.primary");
            self.until("the throw is over", |seen| {
                seen.is_seen(&stack::BUTTON_THROW_FIRST) || seen.is_seen(&stack::BUTTON_THROW_ALL)
            });
        }
    }

    /// The same, where the table is handed over first.
    pub fn play_unseen(&mut self, game: &str, people: usize) {
        self.play_with(game, people, &[]);
    }

    /// The same with these options, without a wait for the table.
    pub fn play_with(&mut self, game: &str, people: usize, chosen: &[(&str, &str)]) {
        self.play_at(game, (people, 2), chosen);
    }

    /// The same with this many people at this many seats.
    pub fn play_at(&mut self, game: &str, seats: (usize, usize), chosen: &[(&str, &str)]) {
        self.app
            .world_mut()
            .write_message(StartMatch(set_up(game, seats, chosen)));
        let mut next = self.app.world_mut().resource_mut::<NextState<Screen>>();
        next.set(Screen::Match);
        self.frames(3);
    }

    /// Goes on with a match of computer players shortly before its end.
    pub fn goes_on_near_the_end(&mut self, game: &str, chosen: &[(&str, &str)]) {
        /// The actions that are still to come.
        const LEFT: usize = 8;
        let (head, mut log) = play_logged(&set_up(game, (0, 2), chosen), usize::MAX).expect("a whole match");
        log.truncate(log.len().saturating_sub(LEFT));
        let file = self.saves(head, &log);
        self.send(ResumeMatch(file));
    }

    /// Has saved a match that has only begun, so many times.
    pub fn has_begun(&mut self, game: &str, times: usize) {
        let (mut head, mut log) = play_logged(&set_up(game, (0, 2), &[]), usize::MAX).expect("a whole match");
        log.truncate(log.len() / 2);
        // A person sat there.
        head.players[0].level = None;
        let first = self.saves(head, &log);
        for at in 1..times {
            let name = format!("copy-{at}");
            let copy = first
                .with_file_name(name)
                .with_extension(first.extension().expect("one"));
            std::fs::copy(&first, copy).expect("a copy");
        }
    }

    /// Opens a table on this machine, in its own lobby, as Ana.
    pub fn opens_a_table(&mut self) {
        self.opens_a_table_with(None);
    }

    /// The same, with a page for browsers.
    pub fn opens_a_table_with(&mut self, page: Option<PathBuf>) {
        let folder = std::env::var_os(FOLDER_VARIABLE).expect("a folder of this test");
        self.app.insert_resource(HostFolder {
            folder: PathBuf::from(folder).join("rooms"),
            listen: Listen::ThisMachine,
            page,
        });
        self.press("title.together");
        self.focus_on("together.name");
        self.type_text("Ana");
        self.press("together.open");
        self.until_thought("the lobby", |seen| !seen.element("lobby.chair.0").is_null());
    }

    /// Looks for tables in the same network, as the program in a window does.
    pub fn looks_near_by(&mut self) {
        self.app.insert_resource(LocalDiscovery);
    }

    /// Knows these people at this machine.
    pub fn knows(&mut self, names: &[&str]) {
        let mut people = self.app.world_mut().resource_mut::<People>();
        for (name, face) in names.iter().zip([Animal::Bear, Animal::Cat]) {
            people.plays(name, 0, face);
        }
    }

    /// Has saved a match that this person played to its end against a computer player.
    pub fn has_played(&mut self, name: &str, game: &str, options: &[(&str, &str)]) {
        let mut chosen = AnyOptions::of_game(game).expect("a game that is listed");
        for (key, value) in options {
            chosen.set(key, value).expect("it can be chosen");
        }
        let seat = |name: &str| SeatPlayer {
            name: name.to_owned(),
            control: SeatControl::Agent(Level::Random),
        };
        let setup = MatchSetup {
            options: chosen,
            seats: Seats::solo(2).expect("two can be seated"),
            players: vec![seat(name), seat("Hilda")],
            seed: Seed::Number(5),
        };
        self.has_saved(&setup);
    }

    /// Has saved a match of computer players that was played to its end, as if a person had had the first seat. Returns
    /// the name of its file.
    pub fn has_saved(&mut self, setup: &MatchSetup) -> String {
        let (mut head, log) = play_logged(setup, usize::MAX).expect("a whole match");
        // A person sat there.
        head.players[0].level = None;
        let path = self.saves(head, &log);
        let name = path.file_name().expect("a name");
        name.to_string_lossy().into_owned()
    }

    /// Writes the file of a match.
    fn saves(&self, head: LogHeaderBody, log: &[LogEntry]) -> PathBuf {
        let folder = self.app.world().resource::<MatchFolder>().0.clone();
        let (mut file, path) = library::begin(&folder, head).expect("a new file");
        for entry in log {
            let body = postcard::to_stdvec(entry).expect("it is written");
            file.append(&body)
                .unwrap_or_else(|failed| panic!("{}", failed.of(&path)));
        }
        path
    }
}
