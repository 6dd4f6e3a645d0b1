//! The setup in progress: a game, its options by key, and the players of the seats.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::settings::people::{Animal, LONGEST_NAME, People, Person};
use games::catalog::{AnyGame, AnyOptions, NAMES};
use host::match_setup::MatchSetup;
use host::view;
use host::view::{SeatColours, SeatControl, SeatPlayer};
use messages::Message;
use messages::Told;
use messages::names::{self, LONGEST, UNNAMED, cleaned, cleaned_or};
use messages::texts::cli;
use messages::texts::setup as words;
use net::protocol::settings as net;
use rules::ai::level::Level;
use rules::error::SetupError;
use rules::ids::MAX_PLAYERS;
use rules::options::Offer;
use rules::seats::Seats;
use system::files;

/// Who plays a seat: a person, or a computer player of a level.
pub(crate) type Kind = Option<Level>;

/// The name of a kind of player.
pub(crate) const fn kind_name(kind: Kind) -> Message {
    match kind {
        None => words::KIND_PERSON,
        Some(Level::Random) => words::KIND_RANDOM,
        Some(Level::Baseline) => words::KIND_BASELINE,
        Some(Level::Greedy) => words::KIND_GREEDY,
        Some(Level::Easy) => words::KIND_EASY,
        Some(Level::Normal) => words::KIND_NORMAL,
        Some(Level::Hard) => words::KIND_HARD,
        Some(Level::Expert) => words::KIND_EXPERT,
    }
}

/// The computer players of a game that are made for people, weakest first. A game without any of these offers its
/// other levels, except `Level::Baseline`.
pub(crate) fn levels_for_people(options: &AnyOptions) -> Vec<Level> {
    let made = |level: &&Level| matches!(level, Level::Easy | Level::Normal | Level::Hard | Level::Expert);
    let levels: Vec<Level> = options.levels().iter().filter(made).copied().collect();
    if !levels.is_empty() {
        return levels;
    }
    let yardsticks = options.levels().iter().filter(|level| **level != Level::Baseline);
    yardsticks.copied().collect()
}

/// The default level of a computer player.
pub(crate) fn usual_level(options: &AnyOptions) -> Level {
    let levels = levels_for_people(options);
    let normal = levels.iter().find(|level| **level == Level::Normal);
    normal.or(levels.last()).copied().unwrap_or(Level::Random)
}

/// A line about a kind of player.
pub(super) const fn kind_line(kind: Kind) -> Message {
    match kind {
        None => words::ABOUT_PERSON,
        Some(Level::Random) => words::ABOUT_RANDOM,
        Some(Level::Baseline) => words::ABOUT_BASELINE,
        Some(Level::Greedy) => words::ABOUT_GREEDY,
        Some(Level::Easy) => words::ABOUT_EASY,
        Some(Level::Normal) => words::ABOUT_NORMAL,
        Some(Level::Hard) => words::ABOUT_HARD,
        Some(Level::Expert) => words::ABOUT_EXPERT,
    }
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DraftSeat {
    /// The name shown.
    #[serde(default)]
    pub name: String,
    /// Who plays it; a person by default.
    #[serde(default)]
    pub kind: Kind,
    /// The colour number, 0 to 7.
    #[serde(default)]
    pub colour: u8,
    /// The face of a person with a chosen name; the person is saved once the match begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Animal>,
}

/// The set-up.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Draft {
    /// The game, by its name on the command line.
    pub game: String,
    /// Whether partners play together.
    pub teams: bool,
    /// Whether the match has the tutorial. Not saved here: it is on until the game's tutorial was completed or
    /// dismissed.
    #[serde(skip)]
    pub tutorial: bool,
    /// The seed of the match; empty for a random one. Not saved.
    #[serde(skip)]
    pub seed: String,
    /// Counts how often seats were added or removed: text typed for an earlier seating is ignored.
    #[serde(skip)]
    pub seating: u32,
    /// The seat for which a known person is being chosen. Not saved.
    #[serde(skip)]
    pub choosing: Option<usize>,
    /// The options that differ from their defaults, by game and key.
    pub chosen: BTreeMap<String, BTreeMap<String, String>>,
    /// The seats, clockwise.
    pub seats: Vec<DraftSeat>,
}

impl Default for Draft {
    fn default() -> Self {
        let mut draft = Self {
            game: NAMES[0].to_owned(),
            teams: false,
            tutorial: false,
            seed: String::new(),
            seating: 0,
            choosing: None,
            chosen: BTreeMap::new(),
            seats: Vec::new(),
        };
        for _ in 0..4 {
            draft.add_seat();
        }
        draft.set_kind(0, None);
        draft
    }
}

impl Draft {
    /// A saved setup, corrected so that this screen can show it.
    pub fn repaired(mut self) -> Self {
        if AnyOptions::of_game(&self.game).is_none() {
            NAMES[0].clone_into(&mut self.game);
        }
        for at in 0..self.seats.len().min(MAX_PLAYERS) {
            let taken: Vec<u8> = self.seats[..at].iter().map(|seat| seat.colour).collect();
            if self.seats[at].colour >= MAX_PLAYERS as u8 || taken.contains(&self.seats[at].colour) {
                self.seats[at].colour = free_colour(&taken);
            }
            self.seats[at].name = cleaned(&self.seats[at].name, LONGEST_NAME).unwrap_or_default();
        }
        self.seating = 0;
        self.fit_game();
        self
    }

    /// Sets up another game.
    pub fn choose_game(&mut self, game: &str) {
        game.clone_into(&mut self.game);
        self.fit_game();
    }

    /// Adapts seats and players to the game.
    fn fit_game(&mut self) {
        let most = self.most_seats();
        if self.seats.len() > most {
            self.seating += 1;
            self.seats.truncate(most);
        }
        while self.seats.len() < self.least_seats() {
            self.add_seat();
        }
        let kinds = self.kinds();
        let usual = self.usual_level();
        for at in 0..self.seats.len() {
            if !kinds.contains(&self.seats[at].kind) {
                self.set_kind(at, Some(usual));
            }
        }
    }

    /// The options as chosen. Values that the game no longer accepts keep their defaults.
    pub fn options(&self) -> AnyOptions {
        let mut options = AnyOptions::of_game(&self.game).unwrap_or_default();
        for (key, value) in self.chosen.get(&self.game).into_iter().flatten() {
            // A file that cannot be read is reported when the match is started.
            let _ = options.set(key, value);
        }
        options
    }

    /// The value of an option, chosen or default.
    pub fn value(&self, key: &str) -> String {
        let chosen = self.chosen.get(&self.game).and_then(|chosen| chosen.get(key));
        chosen.cloned().or_else(|| self.options().get(key)).unwrap_or_default()
    }

    /// Chooses the value of an option.
    pub fn choose(&mut self, key: &str, value: &str) {
        let chosen = self.chosen.entry(self.game.clone()).or_default();
        chosen.insert(key.to_owned(), value.to_owned());
    }

    /// The fewest seats of the game.
    pub fn least_seats(&self) -> usize {
        self.options().players().0
    }

    /// The most seats of the game.
    pub fn most_seats(&self) -> usize {
        self.options().players().1.min(MAX_PLAYERS)
    }

    /// The kinds of player for a seat: a person, and the computer players made for people.
    pub fn kinds(&self) -> Vec<Kind> {
        let levels = levels_for_people(&self.options());
        std::iter::once(None).chain(levels.into_iter().map(Some)).collect()
    }

    /// The default level of a computer player.
    fn usual_level(&self) -> Level {
        usual_level(&self.options())
    }

    /// Whether the game can be played by partners.
    pub fn has_teams(&self) -> bool {
        self.options().takes_teams()
    }

    /// Adds a computer player, if there is room.
    pub fn add_seat(&mut self) {
        if self.seats.len() >= self.most_seats() {
            return;
        }
        let usual = self.usual_level();
        let name = self.free_name(Some(usual));
        let taken: Vec<u8> = self.seats.iter().map(|seat| seat.colour).collect();
        self.seating += 1;
        self.seats.push(DraftSeat {
            name,
            kind: Some(usual),
            colour: free_colour(&taken),
            face: None,
        });
    }

    /// A name for a player of this kind that no other player has.
    fn free_name(&self, kind: Kind) -> String {
        let control = kind.map_or(SeatControl::Person, SeatControl::Agent);
        view::free_name(&control, |name| self.seats.iter().any(|seat| seat.name == name)).to_owned()
    }

    /// Changes the kind of player in a seat. A player with an automatic name gets a new one for the new kind.
    pub fn set_kind(&mut self, at: usize, kind: Kind) {
        let name = self.free_name(kind);
        let Some(seat) = self.seats.get_mut(at) else { return };
        if seat.kind != kind && view::is_given_name(&seat.name) {
            seat.name = name;
            self.seating += 1;
        }
        self.seats[at].kind = kind;
        if kind.is_some() {
            self.seats[at].face = None;
            self.choosing = self.choosing.filter(|choosing| *choosing != at);
        }
    }

    /// Gives a seat to a known person, with the person's colour.
    pub fn sit(&mut self, at: usize, person: &Person) {
        self.choosing = None;
        let Some(seat) = self.seats.get_mut(at) else { return };
        seat.kind = None;
        seat.name.clone_from(&person.name);
        seat.face = Some(person.face);
        self.seating += 1;
        self.give_colour(at, person.colour);
    }

    /// Gives a seat another name. A person with a chosen name has a face: the known one, or else that of the seat, or
    /// else a free one.
    pub fn call(&mut self, at: usize, name: String, people: &People) {
        let free = self.free_face(people);
        let Some(seat) = self.seats.get_mut(at) else { return };
        seat.name = name;
        if seat.kind.is_none() {
            let known = people.named(&seat.name).map(|person| person.face);
            let own = || (!is_no_name(&seat.name)).then(|| seat.face.unwrap_or(free));
            seat.face = known.or_else(own);
        }
    }

    /// Gives the person in a seat the next or previous face.
    pub fn step_face(&mut self, at: usize, by: i32, people: &People) {
        let free = self.free_face(people);
        if let Some(seat) = self.seats.get_mut(at) {
            seat.face = Some(seat.face.map_or(free, |face| face.step(by)));
        }
    }

    /// A face that no known person and no seat has, or else the first that no seat has.
    fn free_face(&self, people: &People) -> Animal {
        let sits = |face: &Animal| self.seats.iter().any(|seat| seat.face == Some(*face));
        let known = |face: &Animal| people.iter().any(|person| person.face == *face);
        let mut free = Animal::ALL.into_iter().filter(|face| !sits(face));
        let first = free.next();
        let unknown = first.into_iter().chain(free).find(|face| !known(face));
        unknown.or(first).unwrap_or_default()
    }

    /// The known people who are not in a seat yet.
    pub fn others<'a>(&self, people: &'a People) -> Vec<&'a Person> {
        let sits = |person: &&Person| self.seats.iter().any(|seat| names::is_same(&seat.name, &person.name));
        people.iter().filter(|person| !sits(person)).collect()
    }

    /// Updates the names and faces of known people in the seats.
    pub fn meet(&mut self, people: &People) {
        self.choosing = None;
        for seat in self.seats.iter_mut().filter(|seat| seat.kind.is_none()) {
            if let Some(person) = people.known_as(&seat.name) {
                seat.name.clone_from(&person.name);
                seat.face = Some(person.face);
            }
        }
    }

    /// Adds the people in the seats to the known people, the first seat as the first.
    pub fn remember(&self, people: &mut People) {
        for seat in self.seats.iter().rev().filter(|seat| seat.kind.is_none()) {
            if let Some(face) = seat.face {
                people.plays(&seat.name, seat.colour, face);
            }
        }
    }

    /// Removes a seat, if enough are left.
    pub fn remove_seat(&mut self, at: usize) {
        self.choosing = None;
        if self.seats.len() > self.least_seats() && at < self.seats.len() {
            self.seating += 1;
            self.seats.remove(at);
        }
    }

    /// Gives a seat the next or previous colour; the seat that had it gets this seat's colour.
    pub fn step_colour(&mut self, at: usize, by: i32) {
        if let Some(seat) = self.seats.get(at) {
            let next = (i32::from(seat.colour) + by).rem_euclid(MAX_PLAYERS as i32) as u8;
            self.give_colour(at, next);
        }
    }

    fn give_colour(&mut self, at: usize, new: u8) {
        let Some(seat) = self.seats.get(at) else { return };
        let old = seat.colour;
        if let Some(other) = self.seats.iter_mut().find(|seat| seat.colour == new) {
            other.colour = old;
        }
        self.seats[at].colour = new;
    }

    /// Whether partners play together: in teams of two, opposite each other (S-19, K-13).
    pub fn in_teams(&self) -> bool {
        self.teams && self.has_teams()
    }

    /// Whether this many players can play in teams.
    pub fn teams_fit(&self) -> bool {
        self.seats.len() >= 4 && self.seats.len().is_multiple_of(2)
    }

    /// The reason why the match cannot be played, as a sentence.
    pub fn problem(&self) -> Option<Message> {
        if self.in_teams() && !self.teams_fit() {
            return Some(words::problem_teams(self.seats.len()));
        }
        if let Some(at) = self.seats.iter().position(|seat| names::key(&seat.name).is_empty()) {
            return Some(words::problem_unnamed(at + 1));
        }
        let names: Vec<String> = self.seats.iter().map(|seat| names::key(&seat.name)).collect();
        if let Some(at) = (1..names.len()).find(|at| names[..*at].contains(&names[*at])) {
            return Some(words::problem_same_name(shown(&self.seats[at].name)));
        }
        if !self.seed.is_empty() && self.seed.parse::<u64>().is_err() {
            return Some(words::PROBLEM_SEED);
        }
        None
    }

    /// The set-up in one line.
    pub fn summary(&self) -> Message {
        let people = self.seats.iter().filter(|seat| seat.kind.is_none()).count();
        let computers = self.seats.len() - people;
        let who = [
            (people > 0).then(|| words::summary_people(people)),
            (computers > 0).then(|| words::summary_computers(computers)),
            self.in_teams().then_some(words::SUMMARY_TEAMS),
        ];
        words::summary(self.options().title(), who.into_iter().flatten())
    }

    /// The colours by seat; seats without a player get the colours that are left.
    pub fn colours(&self) -> SeatColours {
        let mut taken: Vec<u8> = self.seats.iter().map(|seat| seat.colour).collect();
        while taken.len() < MAX_PLAYERS {
            let free = free_colour(&taken);
            taken.push(free);
        }
        let mut colours = SeatColours::default();
        for (slot, colour) in colours.0.iter_mut().zip(taken) {
            *slot = colour;
        }
        colours
    }

    /// The team of each seat. Partners sit opposite each other, never side by side (S-19).
    fn teams(&self) -> Vec<u8> {
        let half = (self.seats.len() / 2).max(1);
        (0..self.seats.len()).map(|seat| (seat % half) as u8).collect()
    }

    /// The table for people who play together at several machines, with the defaults for everything but the rules.
    ///
    /// # Errors
    /// Why the table can't be set up like this, as a sentence.
    pub fn table(&self) -> Result<net::Settings, Message> {
        if self.in_teams() && !self.teams_fit() {
            return Err(words::problem_teams(self.seats.len()));
        }
        let mut table = net::Settings::of_game(&self.game, self.seats.len() as u8);
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
    pub fn follow(&mut self, table: &net::Settings) {
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

    /// The match to start, with this seed unless one was chosen.
    ///
    /// # Errors
    /// [`SetupError`] if this many players cannot be seated, or an option is not allowed.
    pub fn setup(&self, any_seed: u64) -> Result<MatchSetup, SetupError> {
        let seats = if self.in_teams() {
            Seats::teams(&self.teams())?
        } else {
            Seats::solo(self.seats.len())?
        };
        let mut options = self.options();
        for (key, value) in self.chosen.get(&self.game).into_iter().flatten() {
            options.set(key, value)?;
        }
        let seed = self.seed.parse().unwrap_or(any_seed);
        AnyGame::new(&options, &seats, seed)?;
        Ok(MatchSetup {
            options,
            seats,
            seed,
            players: self
                .seats
                .iter()
                .map(|seat| SeatPlayer {
                    name: shown(&seat.name),
                    control: seat.kind.map_or(SeatControl::Person, SeatControl::Agent),
                })
                .collect(),
        })
    }
}

/// A typed name, cleaned as everybody sees it.
fn shown(name: &str) -> String {
    cleaned_or(name, LONGEST_NAME, UNNAMED)
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

/// Whether a name is empty or an automatic one.
fn is_no_name(name: &str) -> bool {
    name.trim().is_empty() || view::is_given_name(name.trim())
}

/// The lowest colour that is not taken.
fn free_colour(taken: &[u8]) -> u8 {
    (0..MAX_PLAYERS as u8)
        .find(|colour| !taken.contains(colour))
        .unwrap_or_default()
}

/// A request to build the screen again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Redraw {
    /// The whole screen.
    All,
    /// Only the summary of the setup, while the player types a text.
    Foot,
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::Language;
    use rules::ids::PlayerId;
    use rules::options::Offer;

    fn problem(draft: &Draft) -> String {
        draft
            .problem()
            .map(|problem| Language::english().plain(&problem))
            .unwrap_or_default()
    }

    #[test]
    fn a_set_up_in_a_line_counts_people_and_computer_players() {
        let said = |draft: &Draft| Language::english().plain(&draft.summary());
        let mut draft = Draft::default();
        assert_eq!(said(&draft), "Stack: 1 person, 3 computer players");
        draft.set_kind(1, None);
        draft.set_kind(2, None);
        draft.teams = true;
        assert_eq!(
            said(&draft),
            "Stack: 3 people, 1 computer player, teams of two, partners opposite"
        );
    }

    #[test]
    fn the_first_set_up_is_one_person_and_three_computer_players() {
        let draft = Draft::default();
        let kinds: Vec<Kind> = draft.seats.iter().map(|seat| seat.kind).collect();
        assert_eq!(
            kinds,
            [None, Some(Level::Normal), Some(Level::Normal), Some(Level::Normal)]
        );
        assert_eq!(draft.problem(), None);
    }

    #[test]
    fn computer_players_have_names_of_their_own_kind_and_a_name_that_was_chosen_stays() {
        let mut draft = Draft::default();
        let names: Vec<&str> = draft.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Ana", "Hilda", "Odo", "Marta"]);
        draft.set_kind(1, Some(Level::Expert));
        assert_eq!(draft.seats[1].name, "Ulla");
        draft.seats[2].name = "Zoë".into();
        draft.set_kind(2, None);
        assert_eq!(draft.seats[2].name, "Zoë");
    }

    fn everybody() -> People {
        let mut people = People::default();
        people.plays("Max", 3, Animal::Dog);
        people.plays("Zoë", 5, Animal::Cat);
        people
    }

    #[test]
    fn somebody_who_is_known_sits_down_with_face_and_colour() {
        let people = everybody();
        let mut draft = Draft::default();
        let names = |draft: &Draft| {
            let others = draft.others(&people);
            others.into_iter().map(|person| person.name.clone()).collect::<Vec<_>>()
        };
        assert_eq!(names(&draft), ["Zoë", "Max"]);
        let max = people.named("Max").expect("is known");
        draft.sit(1, max);
        let seat = &draft.seats[1];
        assert_eq!((seat.name.as_str(), seat.kind, seat.colour), ("Max", None, 3));
        assert_eq!(seat.face, Some(Animal::Dog));
        assert_eq!(draft.seats[3].colour, 1, "the two seats exchange their colours");
        assert_eq!(names(&draft), ["Zoë"]);
    }

    #[test]
    fn a_name_of_ones_own_brings_a_face_and_is_remembered_and_a_given_one_is_not() {
        let mut people = everybody();
        let mut draft = Draft::default();
        draft.call(0, "zoë".into(), &people);
        assert_eq!(draft.seats[0].face, Some(Animal::Cat));
        draft.call(0, "Cleo".into(), &people);
        assert_eq!(draft.seats[0].face, None);
        draft.remember(&mut people);
        assert_eq!(people, everybody());
        draft.call(0, "Kim".into(), &people);
        assert_eq!(draft.seats[0].face, Some(Animal::Bear), "nobody has it");
        draft.set_kind(2, None);
        draft.call(2, "Lou".into(), &people);
        assert_eq!(draft.seats[2].face, Some(Animal::Duck));
        draft.remember(&mut people);
        let names: Vec<&str> = people.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, ["Kim", "Lou", "Zoë", "Max"]);
        draft.set_kind(0, Some(Level::Easy));
        assert_eq!(draft.seats[0].face, None, "a computer player has the face of its level");
    }

    #[test]
    fn last_times_seats_know_what_has_become_of_their_people() {
        let mut people = everybody();
        let mut draft = Draft::default();
        draft.sit(0, people.named("Max").expect("is known"));
        people
            .change(Some("Max"), "Maxi", 3, Animal::Lion)
            .expect("the name is free");
        draft.meet(&people);
        assert_eq!(
            (draft.seats[0].name.as_str(), draft.seats[0].face),
            ("Maxi", Some(Animal::Lion))
        );
        people.forget("Maxi");
        draft.meet(&people);
        assert_eq!(draft.seats[0].name, "Maxi", "a forgotten person keeps the seat");
    }

    #[test]
    fn a_colour_taken_from_another_seat_is_exchanged() {
        let mut draft = Draft::default();
        draft.step_colour(0, 1);
        assert_eq!((draft.seats[0].colour, draft.seats[1].colour), (1, 0));
        draft.step_colour(1, -1);
        assert_eq!(draft.seats[1].colour, 7);
        let mut colours = draft.colours().0;
        colours.sort_unstable();
        assert_eq!(colours, [0, 1, 2, 3, 4, 5, 6, 7]);
    }

    #[test]
    fn partners_sit_opposite_and_never_side_by_side_s_19() {
        let mut draft = Draft {
            teams: true,
            ..Draft::default()
        };
        while draft.seats.len() < 8 {
            draft.add_seat();
        }
        let seats = draft.setup(1).expect("eight can be seated").seats;
        for seat in seats.iter() {
            assert!(!seats.partners(seat, seats.after(seat)));
        }
        assert!(seats.partners(PlayerId(0), PlayerId(4)));
    }

    #[test]
    fn teams_of_an_odd_number_are_refused_in_words_s_19() {
        let mut draft = Draft {
            teams: true,
            ..Draft::default()
        };
        draft.add_seat();
        assert!(problem(&draft).contains("there are 5"));
    }

    #[test]
    fn two_players_of_one_name_are_refused_in_words() {
        let mut draft = Draft::default();
        draft.seats[1].name = "Bo".into();
        draft.seats[3].name = "bo ".into();
        assert!(problem(&draft).contains("called bo"));
    }

    #[test]
    fn a_set_up_comes_back_as_it_was_remembered() {
        let mut draft = Draft::default();
        draft.seats[2].name = "Zoë".into();
        draft.choose("target", "50");
        draft.choose_game("skip-bo");
        draft.choose("stock", "short");
        let text = toml::to_string_pretty(&draft).expect("a set-up can be written");
        let back: Draft = toml::from_str(&text).expect("a set-up can be read");
        draft.seating = 0;
        assert_eq!(back.repaired(), draft);
        assert_eq!(draft.value("stock"), "short");
        draft.choose_game("stack");
        assert_eq!(
            draft.setup(1).expect("a match").options.get("target").as_deref(),
            Some("50")
        );
    }

    #[test]
    fn every_game_can_be_set_up_with_fewest_and_most_players_and_every_value_on_offer() {
        for game in NAMES {
            let mut draft = Draft::default();
            draft.choose_game(game);
            while draft.seats.len() < draft.most_seats() {
                draft.add_seat();
            }
            assert_eq!(draft.problem(), None, "{game}");
            draft.setup(1).expect("the most can play");
            while draft.seats.len() > draft.least_seats() {
                draft.remove_seat(1);
            }
            draft.setup(1).expect("the fewest can play");
            for info in draft.options().info() {
                let usual = draft.value(info.key);
                let offered: Vec<&str> = match info.offer {
                    Offer::Switch => vec!["on", "off"],
                    Offer::OneOf(offered) => offered.into_iter().map(|(value, _)| value).collect(),
                    Offer::File => vec!["standard"],
                    Offer::Never => Vec::new(),
                };
                // Seats above 2 may not exist here. The fewest players are seated, because a stock of all cards cannot
                // be dealt to many.
                for value in offered.into_iter().filter(|value| info.key != "first" || *value <= "2") {
                    draft.choose(info.key, value);
                    draft
                        .setup(1)
                        .unwrap_or_else(|error| panic!("{game}: {} {value}: {error}", info.key));
                }
                draft.choose(info.key, &usual);
            }
        }
    }

    #[test]
    fn a_game_for_fewer_keeps_the_first_seats_and_has_its_own_players() {
        let mut draft = Draft::default();
        while draft.seats.len() < 8 {
            draft.add_seat();
        }
        draft.choose_game("skip-bo-dice");
        assert_eq!(draft.seats.len(), 4);
        let kinds = draft.kinds();
        assert!(draft.seats.iter().all(|seat| kinds.contains(&seat.kind)));
        assert!(!draft.has_teams());
    }

    #[test]
    fn seats_are_called_what_all_can_see_and_no_two_the_same() {
        let mut draft = Draft::default();
        draft.seats[0].name = "\u{200b}\u{2066}".into();
        assert_eq!(draft.problem(), Some(words::problem_unnamed(1_u8)));
        draft.seats[0].name = "B\u{200b}o\u{fe0f} ".into();
        draft.seats[1].name = "bo".into();
        assert_eq!(draft.problem(), Some(words::problem_same_name("bo")));
        draft.seats[1].name = "\u{13AA}nna\u{202e}".into();
        assert_eq!(draft.problem(), None);
        let setup = draft.setup(1).expect("it can be played");
        let names: Vec<&str> = setup.players[..2].iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Bo", "Anna"]);
    }
}
