//! Known people in the seats: their names, faces and colours.

use crate::screens::setup::draft::state::{Draft, Unnamed};
use messages::texts::cli;
use messages::{Message, names};
use rules::ai::character::is_no_name;
use window_kit::settings::people::{Animal, People, Person};

impl Draft {
    /// Calls people who gave no name as in this language.
    pub(crate) fn speak(&mut self, localize: impl Fn(&Message) -> String) {
        let unnamed = std::array::from_fn(|seat| localize(&cli::player_number(seat + 1)));
        let before = std::mem::replace(&mut self.unnamed, Unnamed(unnamed));
        for at in 0..self.seats.len() {
            let seat = &self.seats[at];
            let is_unnamed = seat.kind.is_none() && is_no_name(&seat.name);
            if is_unnamed && !self.unnamed.0.contains(&seat.name) {
                let number = before.0.iter().position(|name| *name == seat.name);
                let name = number.map_or_else(|| self.free_name(None), |number| self.unnamed.0[number].clone());
                self.seats[at].name = name;
                self.seating += 1;
            }
        }
    }

    /// Gives a seat to a known person, with the person's colour.
    pub(crate) fn sit(&mut self, at: usize, person: &Person) {
        self.choosing = None;
        let Some(seat) = self.seats.get_mut(at) else { return };
        seat.kind = None;
        seat.name.clone_from(&person.name);
        seat.face = Some(person.face);
        self.seating += 1;
        self.make_way(at);
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
            let own = || (!has_no_name(&seat.name)).then(|| seat.face.unwrap_or(free));
            seat.face = known.or_else(own);
            self.make_way(at);
        }
    }

    /// Gives the person in a seat the next or previous face.
    pub(crate) fn step_face(&mut self, at: usize, by: i32, people: &People) {
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

    /// Updates the names and faces of known people in the seats. The person who played last takes the first seat if
    /// nobody with a name of their own sits there.
    pub(crate) fn meet(&mut self, people: &People) {
        self.choosing = None;
        let is_free = self
            .seats
            .first()
            .is_some_and(|seat| seat.kind.is_none() && has_no_name(&seat.name));
        let sits = |person: &Person| self.seats.iter().any(|seat| names::is_same(&seat.name, &person.name));
        if let Some(person) = people.iter().next().filter(|person| is_free && !sits(person)) {
            self.sit(0, person);
        }
        for seat in self.seats.iter_mut().filter(|seat| seat.kind.is_none()) {
            if let Some(person) = people.known_as(&seat.name) {
                seat.name.clone_from(&person.name);
                seat.face = Some(person.face);
            }
        }
    }

    /// Adds the people in the seats to the known people, the first seat as the first.
    pub(crate) fn remember(&self, people: &mut People) {
        for seat in self.seats.iter().rev().filter(|seat| seat.kind.is_none()) {
            if let Some(face) = seat.face {
                people.plays(&seat.name, seat.colour, face);
            }
        }
    }
}

/// Whether a name is empty or an automatic one.
fn has_no_name(name: &str) -> bool {
    name.trim().is_empty() || is_no_name(name.trim())
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::{Language, Locale};
    use rules::ai::level::Level;

    fn everybody() -> People {
        let mut people = People::default();
        people.plays("Max", 3, Animal::Dog);
        people.plays("Zoë", 5, Animal::Cat);
        people
    }

    #[test]
    fn who_played_last_takes_the_first_seat_unless_somebody_with_a_name_sits_there() {
        let people = everybody();
        let mut draft = Draft::default();
        draft.meet(&People::default());
        assert_eq!(draft.seats[0].name, "Player 1", "nobody is known");
        draft.meet(&people);
        assert_eq!(draft.seats[0].name, "Zoë");
        draft.seats[0].name = "Eva".to_owned();
        draft.meet(&people);
        assert_eq!(draft.seats[0].name, "Eva");
        draft.seats[0].name = String::new();
        draft.seats[1].name = "Zoë".to_owned();
        draft.meet(&people);
        assert_eq!(draft.seats[0].name, "", "nobody sits twice");
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
        draft.call(0, "Spieler 3".into(), &people);
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
        assert_eq!(
            draft.seats[0].face, None,
            "a computer player has the face of its character"
        );
    }

    #[test]
    fn a_person_without_a_name_has_a_number_in_the_language_and_is_never_called_otherwise() {
        let german = Language::carried(Locale::German);
        let mut draft = Draft::default();
        draft.set_kind(2, None);
        draft.speak(|message| german.localize(message, &|_| String::new()));
        let names: Vec<&str> = draft.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Spieler 1", "Hilda", "Spieler 2", "Lotte"]);
        let mut earlier = Draft::default();
        for (seat, name) in earlier.seats.iter_mut().zip(["Ana", "Hilda", "Cleo", "Marta"]) {
            seat.name = name.into();
        }
        earlier.set_kind(2, None);
        assert_eq!(
            earlier.repaired().seats[0].name,
            "Player 1",
            "a name from an earlier version"
        );
        let mut real = Draft::default();
        real.call(0, "Ana".into(), &People::default());
        assert_eq!(real.repaired().seats[0].name, "Ana");
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
}
