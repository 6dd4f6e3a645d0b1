//! The people who play at this machine: their names, preferred colours and faces, in a file of their own.
//!
//! Matches have names, not people: a person who is removed from this list stays in every match.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::settings::files::{self, SaveError};
use crate::settings::merge::Shape;
use messages::names;
use rules::ai::character::is_no_name;

/// The file in the settings folder.
const FILE: &str = "players.toml";
/// The list of people is merged person by person.
const LISTS: Shape = Shape {
    lists: &["people"],
    whole: &[],
};
/// The most people that are remembered. If there are more, those who played longest ago are removed.
pub(crate) const MOST_PEOPLE: usize = 64;
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 14;
/// How many colours there are.
const COLOURS: u8 = 8;

/// The colour `by` steps further, or back if negative; after the last colour comes the first.
pub fn step_colour(colour: u8, by: i32) -> u8 {
    (i32::from(colour) + by).rem_euclid(i32::from(COLOURS)) as u8
}

/// A face that a person can choose. The pictures are `assets/faces/<name>.png`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Animal {
    /// A bear.
    #[default]
    Bear,
    /// A cat.
    Cat,
    /// A dog.
    Dog,
    /// A duck.
    Duck,
    /// A frog.
    Frog,
    /// A hare.
    Hare,
    /// A lion.
    Lion,
    /// A panda.
    Panda,
}

impl Animal {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Bear,
        Self::Cat,
        Self::Dog,
        Self::Duck,
        Self::Frog,
        Self::Hare,
        Self::Lion,
        Self::Panda,
    ];

    /// The name of its picture.
    pub const fn picture(self) -> &'static str {
        match self {
            Self::Bear => "bear",
            Self::Cat => "cat",
            Self::Dog => "dog",
            Self::Duck => "duck",
            Self::Frog => "frog",
            Self::Hare => "hare",
            Self::Lion => "lion",
            Self::Panda => "panda",
        }
    }

    /// Its place in the list, by which other machines know it.
    pub fn number(self) -> u8 {
        Self::ALL.iter().position(|animal| *animal == self).unwrap_or_default() as u8
    }

    /// The face with this number. Numbers that are too large begin again.
    pub fn of_number(number: u8) -> Self {
        Self::ALL[usize::from(number) % Self::ALL.len()]
    }

    /// The face `by` steps further in the list, or back if negative.
    #[must_use]
    pub fn step(self, by: i32) -> Self {
        let next = i32::from(self.number()) + by;
        Self::ALL[next.rem_euclid(Self::ALL.len() as i32) as usize]
    }
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The name, which no other person has. Entries without a name are dropped.
    #[serde(default)]
    pub name: String,
    /// The preferred colour, 0 to 7.
    #[serde(default)]
    pub colour: u8,
    /// The face.
    #[serde(default)]
    pub face: Animal,
    /// The person's former names: matches under them count as this person's too.
    #[serde(default)]
    pub former: Vec<String>,
}

/// Why a person can't have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// There is no name.
    Empty,
    /// Another person has it.
    Taken,
    /// Another person had it before: the matches under it are that person's.
    Former,
    /// The program gives it to people without a name, so it has no statistics.
    Given,
}

/// All people known at this machine; the person who played last comes first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct People {
    /// The people.
    #[serde(default)]
    people: Vec<Person>,
}

impl People {
    /// The saved people. Invalid values in the file are repaired.
    pub fn load() -> Self {
        files::load::<Self>(FILE).repaired()
    }

    /// Saves them.
    ///
    /// # Errors
    /// [`SaveError`]; the file is then unchanged.
    pub fn save(&self) -> Result<(), SaveError> {
        files::save(FILE, self, LISTS)
    }

    /// The people with clean names, each name once.
    fn repaired(self) -> Self {
        let mut kept = Self::default();
        for mut person in self.people {
            person.name = tidy(&person.name);
            person.former.iter_mut().for_each(|former| *former = tidy(former));
            person.former.retain(|former| !former.is_empty());
            person.colour %= COLOURS;
            if !person.name.is_empty() && kept.named(&person.name).is_none() && kept.people.len() < MOST_PEOPLE {
                kept.people.push(person);
            }
        }
        kept
    }

    /// All people; the person who played last comes first.
    pub fn iter(&self) -> impl Iterator<Item = &Person> {
        self.people.iter()
    }

    /// Whether there are no people.
    pub fn is_empty(&self) -> bool {
        self.people.is_empty()
    }

    /// The person of this name; case and invisible characters do not matter.
    pub fn named(&self, name: &str) -> Option<&Person> {
        self.people.iter().find(|person| is_same(&person.name, name))
    }

    /// The person who has this name now, or else had it before.
    pub fn known_as(&self, name: &str) -> Option<&Person> {
        let before = |person: &&Person| person.former.iter().any(|former| is_same(former, name));
        self.named(name).or_else(|| self.people.iter().find(before))
    }

    /// Every former name that no person has now, with that person's present name.
    pub fn former_names(&self) -> Vec<(String, String)> {
        let of = |person: &Person| {
            let now = person.name.clone();
            let former = person.former.iter().filter(|former| self.named(former).is_none());
            let pairs = former.map(|former| (former.clone(), now.clone()));
            pairs.collect::<Vec<_>>()
        };
        self.people.iter().flat_map(of).collect()
    }

    /// A face that no person has; if there is none, the first face.
    pub fn free_face(&self) -> Animal {
        let is_free = |animal: &Animal| self.people.iter().all(|person| person.face != *animal);
        Animal::ALL.into_iter().find(is_free).unwrap_or_default()
    }

    /// Records that a person plays: adds the person if new, and moves the person to the front of the list.
    pub fn plays(&mut self, name: &str, colour: u8, face: Animal) {
        let name = tidy(name);
        if name.is_empty() {
            return;
        }
        let known = self.people.iter().position(|person| is_same(&person.name, &name));
        let mut person = known.map_or_else(
            || Person {
                name: name.clone(),
                colour,
                face,
                former: Vec::new(),
            },
            |at| self.people.remove(at),
        );
        person.colour = colour % COLOURS;
        person.face = face;
        self.people.insert(0, person);
        self.people.truncate(MOST_PEOPLE);
    }

    /// Whether a person can have this name. `now` is the present name of the person to be changed; `None` for a new
    /// person.
    ///
    /// # Errors
    /// [`NameFault`]: why not.
    pub(crate) fn may_be_called(&self, now: Option<&str>, name: &str) -> Result<(), NameFault> {
        if tidy(name).is_empty() {
            return Err(NameFault::Empty);
        }
        let name = tidy(name);
        let is_other = |person: &&Person| now.is_none_or(|now| !is_same(now, &person.name));
        let had = |person: &Person| person.former.iter().any(|former| is_same(former, &name));
        // A person who already has a given name may keep it.
        let keeps = now.is_some_and(|now| is_same(now, &name));
        if self.named(&name).filter(is_other).is_some() {
            Err(NameFault::Taken)
        } else if keeps {
            Ok(())
        } else if is_no_name(&name) {
            Err(NameFault::Given)
        } else if self.people.iter().filter(is_other).any(had) {
            Err(NameFault::Former)
        } else {
            Ok(())
        }
    }

    /// Changes a person, who keeps the position in the list and the matches played under the old name. If there is no
    /// person of the name `now`, adds a new one at the front of the list.
    ///
    /// # Errors
    /// [`NameFault`]; nothing is changed then.
    pub fn change(&mut self, now: Option<&str>, name: &str, colour: u8, face: Animal) -> Result<(), NameFault> {
        self.may_be_called(now, name)?;
        let name = tidy(name);
        let known = now.and_then(|now| self.people.iter_mut().find(|person| is_same(&person.name, now)));
        let Some(person) = known else {
            self.plays(&name, colour, face);
            return Ok(());
        };
        if !is_same(&person.name, &name) {
            let before = std::mem::take(&mut person.name);
            person.former.retain(|former| !is_same(former, &name));
            person.former.push(before);
        }
        person.name = name;
        person.colour = colour % COLOURS;
        person.face = face;
        Ok(())
    }

    /// Removes a person. Matches stay as they are.
    pub fn forget(&mut self, name: &str) {
        self.people.retain(|person| !is_same(&person.name, name));
    }
}

/// The name in the form in which it is saved: clean, and not longer than allowed.
fn tidy(name: &str) -> String {
    names::cleaned(name, LONGEST_NAME).unwrap_or_default()
}

fn is_same(one: &str, other: &str) -> bool {
    names::is_same(one, other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(people: &People) -> Vec<&str> {
        people.iter().map(|person| person.name.as_str()).collect()
    }

    #[test]
    fn who_played_last_comes_first_and_nobody_is_there_twice() {
        let mut people = People::default();
        people.plays("Zoë", 3, Animal::Cat);
        people.plays("Max", 0, Animal::Dog);
        people.plays(" zoË ", 5, Animal::Frog);
        assert_eq!(names(&people), ["Zoë", "Max"]);
        assert_eq!(
            people.named("ZOË").map(|person| (person.colour, person.face)),
            Some((5, Animal::Frog))
        );
        people.plays("   ", 1, Animal::Bear);
        assert_eq!(people.iter().count(), 2);
    }

    #[test]
    fn a_person_with_a_new_name_keeps_the_matches_of_the_old_one() {
        let mut people = People::default();
        people.plays("Rob", 1, Animal::Bear);
        people.plays("Max", 0, Animal::Dog);
        people
            .change(Some("rob"), "Bob", 2, Animal::Lion)
            .expect("the name is free");
        assert_eq!(people.known_as("Rob").map(|person| person.name.as_str()), Some("Bob"));
        assert_eq!(people.named("Rob"), None);
        people.change(Some("Bob"), "Rob", 2, Animal::Lion).expect("and back");
        assert_eq!(people.named("Rob").expect("is there").former, ["Bob"]);
    }

    #[test]
    fn a_name_that_somebody_has_and_none_at_all_are_refused() {
        let mut people = People::default();
        people.plays("Rob", 1, Animal::Bear);
        people.plays("Max", 0, Animal::Dog);
        let before = people.clone();
        assert_eq!(people.change(Some("Max"), "ROB", 0, Animal::Dog), Err(NameFault::Taken));
        assert_eq!(people.change(None, "max", 0, Animal::Dog), Err(NameFault::Taken));
        assert_eq!(people.change(None, " \t", 0, Animal::Dog), Err(NameFault::Empty));
        assert_eq!(people, before);
        people
            .change(Some("Max"), "MAX", 0, Animal::Cat)
            .expect("the person's own name in other letters");
        assert_eq!(names(&people), ["MAX", "Rob"]);
    }

    #[test]
    fn a_former_name_is_refused_to_others_and_not_followed_where_somebody_has_it() {
        let mut people = People::default();
        people.plays("Max", 0, Animal::Dog);
        people.change(Some("Max"), "Maxi", 0, Animal::Dog).expect("it is free");
        assert_eq!(people.change(None, "max", 1, Animal::Cat), Err(NameFault::Former));
        assert_eq!(people.former_names(), [("Max".to_owned(), "Maxi".to_owned())]);
        people.plays("Max", 1, Animal::Cat);
        assert_eq!(people.former_names(), []);
    }

    #[test]
    fn a_name_without_statistics_is_refused_unless_it_stays_as_it_was() {
        let mut people = People::default();
        assert_eq!(people.change(None, "Player 2", 0, Animal::Dog), Err(NameFault::Given));
        assert!(people.is_empty());
        people.plays("Player 2", 0, Animal::Dog);
        people
            .change(Some("Player 2"), "Player 2", 3, Animal::Cat)
            .expect("only another colour");
        for name in ["Ana", "Hilda"] {
            people
                .change(None, name, 0, Animal::Dog)
                .expect("anybody may be called so");
        }
    }

    #[test]
    fn new_people_get_faces_that_are_free_as_long_as_there_are_some() {
        let mut people = People::default();
        for number in 0..Animal::ALL.len() {
            let face = people.free_face();
            assert!(people.iter().all(|person| person.face != face));
            people.plays(&format!("P{number}"), 0, face);
        }
        assert_eq!(people.free_face(), Animal::Bear);
    }

    #[test]
    fn a_file_that_somebody_wrote_by_hand_is_put_right() {
        let text = "[[people]]\nname = \" A name that is far too long \"\ncolour = 77\n\
                    [[people]]\nname = \"\"\ncolour = 1\n\
                    [[people]]\nname = \"Max\"\ncolour = 1\nface = \"owl-less\"\n";
        toml::from_str::<People>(text).expect_err("there is no such face");
        let text = text.replace("owl-less", "lion");
        let people = toml::from_str::<People>(&text).expect("it is read").repaired();
        assert_eq!(names(&people), ["A name that is", "Max"]);
        assert_eq!(people.iter().next().map(|person| person.colour), Some(5));
    }

    #[test]
    fn every_person_is_kept_and_read_back() {
        let mut people = People::default();
        for (face, colour) in Animal::ALL.into_iter().zip(0..) {
            people.plays(face.picture(), colour, face);
        }
        people
            .change(Some("bear"), "Brun", 7, Animal::Bear)
            .expect("the name is free");
        let text = toml::to_string_pretty(&people).expect("it can be written");
        assert_eq!(toml::from_str::<People>(&text).expect("it can be read"), people);
    }

    #[test]
    fn faces_step_round() {
        assert_eq!(Animal::Panda.step(1), Animal::Bear);
        assert_eq!(Animal::Bear.step(-1), Animal::Panda);
    }

    #[test]
    fn a_name_is_the_same_whatever_nobody_sees_of_it() {
        let mut people = People::default();
        people.plays("Zo\u{eb}", 3, Animal::Cat);
        people.plays("Zo\u{200b}e\u{308}\u{fe0f} ", 5, Animal::Frog);
        assert_eq!(names(&people), ["Zo\u{eb}"]);
        for nothing in ["\u{200b}", "\u{2066}\u{3164}", "\u{1b}"] {
            assert_eq!(
                people.may_be_called(None, nothing),
                Err(NameFault::Empty),
                "{nothing:?}"
            );
            people.plays(nothing, 1, Animal::Bear);
        }
        assert_eq!(people.iter().count(), 1);
        let kept = People {
            people: ["\u{1b}[31mRed\u{202e}", "[31mRed", "\u{200b}"]
                .map(|name| Person {
                    name: name.to_owned(),
                    colour: 0,
                    face: Animal::Bear,
                    former: vec!["\u{7}".to_owned(), "An\u{430}".to_owned()],
                })
                .to_vec(),
        };
        let read = kept.repaired();
        assert_eq!(names(&read), ["[31mRed"]);
        assert_eq!(read.people[0].former, ["Ana"]);
    }
}
