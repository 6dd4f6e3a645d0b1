//! The people whom a person has played with.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use messages::names::{self, LONGEST, cleaned};
use net::protocol::person::PersonKey;
use net::protocol::wire::{decode, encode};
use net::standing::Circle;

/// The most people who are remembered.
pub const MOST_PEOPLE: usize = 1000;
/// The most bytes of all of them.
pub const MOST_BYTES: u64 = 1024 * 1024;
/// The first bytes of a file of people, and its format as a 16-bit number.
const MARK: [u8; 4] = *b"TTPP";
const FORMAT: u16 = 1;

/// A person whom one has played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The name that they used last.
    #[serde(deserialize_with = "names::read")]
    pub used: String,
    /// The name that one has given them: whoever has one is known, others were only met.
    pub given: Option<GivenName>,
    /// The day on which one played with them last, counted from the beginning of 1970; `None` if one never did.
    pub played: Option<u32>,
    /// Whether nothing of them is shown, and a host is told to remove them.
    pub blocked: bool,
    /// Whether nothing of what they say and write is shown.
    pub muted: bool,
}

/// A name that a person gives to another: a clean one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GivenName(#[serde(deserialize_with = "names::read")] String);

impl GivenName {
    /// The name of this text; `None` if nothing of it can be shown.
    pub fn new(text: &str) -> Option<Self> {
        cleaned(text, LONGEST).map(Self)
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Why bytes are no people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// They are damaged, or something else.
    #[error("these are no people")]
    Damaged,
    /// A newer version of the program has written them.
    #[error("a newer version has written these people")]
    Newer,
}

/// The people whom a person has played with, by their keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People(BTreeMap<PersonKey, Person>);

impl Person {
    fn new(used: &str) -> Self {
        Self {
            used: names::cleaned_or(used, LONGEST, names::UNNAMED),
            given: None,
            played: None,
            blocked: false,
            muted: false,
        }
    }

    /// The name to show: the one that was given, or else the one that they use.
    pub fn name(&self) -> &str {
        self.given.as_ref().map_or(&self.used, |given| given.as_str())
    }

    /// Whether one knows them: one has given them a name, and has not blocked them.
    pub const fn is_known(&self) -> bool {
        self.given.is_some() && !self.blocked
    }

    /// What decides who is forgotten first: the smallest.
    const fn worth(&self) -> (bool, bool, Option<u32>) {
        (self.given.is_some(), self.blocked || self.muted, self.played)
    }
}

impl People {
    /// All of them, by their keys.
    pub fn all(&self) -> impl Iterator<Item = (&PersonKey, &Person)> {
        self.0.iter()
    }

    /// Somebody; `None` if one has not met them.
    pub fn get(&self, key: &PersonKey) -> Option<&Person> {
        self.0.get(key)
    }

    /// Notes that somebody is here under this name. Who has blocked them does so by their key, whatever the name is.
    pub fn met(&mut self, key: PersonKey, used: &str) {
        let used = names::cleaned_or(used, LONGEST, names::UNNAMED);
        self.entry(key).used = used;
        self.keep_bounds();
    }

    /// Notes that one has played with somebody under this name on this day, counted from the beginning of 1970.
    pub fn played_with(&mut self, key: PersonKey, used: &str, day: u32) {
        let person = self.entry(key);
        person.used = names::cleaned_or(used, LONGEST, names::UNNAMED);
        person.played = person.played.max(Some(day));
        self.keep_bounds();
    }

    /// Gives somebody a name: they are known from now on. `None` takes it away.
    pub fn name(&mut self, key: PersonKey, given: Option<GivenName>) {
        self.entry(key).given = given;
        self.keep_bounds();
    }

    /// Blocks somebody, or no longer.
    pub fn block(&mut self, key: PersonKey, yes: bool) {
        self.entry(key).blocked = yes;
        self.keep_bounds();
    }

    /// Mutes somebody, or no longer.
    pub fn mute(&mut self, key: PersonKey, yes: bool) {
        self.entry(key).muted = yes;
        self.keep_bounds();
    }

    /// Forgets somebody; returns whether they were remembered.
    pub fn forget(&mut self, key: &PersonKey) -> bool {
        self.0.remove(key).is_some()
    }

    fn entry(&mut self, key: PersonKey) -> &mut Person {
        self.0.entry(key).or_insert_with(|| Person::new(""))
    }

    /// Forgets those who were played with longest ago: first those without a name, and of these first those who are
    /// neither blocked nor muted.
    fn keep_bounds(&mut self) {
        let too_many = self.0.len().saturating_sub(MOST_PEOPLE);
        if too_many == 0 {
            return;
        }
        let mut all: Vec<_> = self.0.iter().map(|(key, person)| (person.worth(), *key)).collect();
        all.sort_unstable();
        for (_, key) in &all[..too_many] {
            self.0.remove(key);
        }
    }

    /// Adds what another list has, for example that of another computer: names that one gave here stay, and whoever is
    /// blocked or muted in one of them is so in both.
    pub fn merge(&mut self, other: Self) {
        for (key, theirs) in other.0 {
            let Some(mine) = self.0.get_mut(&key) else {
                self.0.insert(key, theirs);
                continue;
            };
            if theirs.played > mine.played {
                mine.used = theirs.used;
                mine.played = theirs.played;
            }
            mine.given = mine.given.take().or(theirs.given);
            mine.blocked |= theirs.blocked;
            mine.muted |= theirs.muted;
        }
        self.keep_bounds();
    }

    /// What a session has to know of them.
    pub fn circle(&self) -> Circle {
        let keys = |so: fn(&Person) -> bool| {
            let all = self.0.iter().filter(move |(_, person)| so(person));
            all.map(|(key, _)| *key).collect()
        };
        Circle {
            known: keys(Person::is_known),
            silenced: keys(|person| person.blocked || person.muted),
        }
    }

    /// All of them as bytes, for a file.
    pub fn written(&self) -> Vec<u8> {
        let all: Vec<(&PersonKey, &Person)> = self.0.iter().collect();
        [&MARK[..], &FORMAT.to_le_bytes(), &encode(&all)].concat()
    }

    /// The people in these bytes.
    ///
    /// # Errors
    /// [`Unreadable`].
    pub fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        let rest = bytes.strip_prefix(&MARK).ok_or(Unreadable::Damaged)?;
        let (format, rest) = rest.split_first_chunk().ok_or(Unreadable::Damaged)?;
        match u16::from_le_bytes(*format) {
            FORMAT => {}
            newer if newer > FORMAT => return Err(Unreadable::Newer),
            _ => return Err(Unreadable::Damaged),
        }
        let all: Vec<(PersonKey, Person)> = decode(rest).map_err(|_| Unreadable::Damaged)?;
        let mut people = Self(all.into_iter().collect());
        people.keep_bounds();
        Ok(people)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(number: u32) -> PersonKey {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&number.to_le_bytes());
        PersonKey::new(bytes)
    }

    #[test]
    fn people_are_remembered_under_the_name_that_one_gives_them() {
        let mut people = People::default();
        people.met(key(1), "B\u{200b}o");
        people.played_with(key(1), "Bo the Second", 20_000);
        let name = |people: &People| {
            people
                .get(&key(1))
                .map(|person| (person.name().to_owned(), person.is_known()))
        };
        assert_eq!(name(&people), Some(("Bo the Second".to_owned(), false)), "only met");
        people.name(key(1), GivenName::new("My brother"));
        assert_eq!(name(&people), Some(("My brother".to_owned(), true)));
        people.played_with(key(1), "Ana", 19_000);
        assert_eq!(
            people.get(&key(1)).and_then(|person| person.played),
            Some(20_000),
            "the last day"
        );
        assert_eq!(
            name(&people),
            Some(("My brother".to_owned(), true)),
            "whatever they call themselves"
        );
        assert!(people.circle().reads(&key(1)));
        people.mute(key(1), true);
        assert!(!people.circle().reads(&key(1)) && people.get(&key(1)).is_some_and(Person::is_known));
        people.mute(key(1), false);
        people.block(key(1), true);
        assert_eq!(name(&people), Some(("My brother".to_owned(), false)));
        assert!(people.circle().silenced.contains(&key(1)));
        assert!(people.forget(&key(1)) && !people.forget(&key(1)));
        assert_eq!(GivenName::new("\u{200b}"), None);
        people.met(key(2), "\u{200b}");
        assert_eq!(people.get(&key(2)).map(Person::name), Some(names::UNNAMED));
    }

    #[test]
    fn so_many_are_remembered_and_strangers_of_long_ago_are_forgotten_first() {
        let mut people = People::default();
        people.name(key(0), GivenName::new("Ana"));
        people.block(key(1), true);
        for number in 2..MOST_PEOPLE as u32 {
            people.played_with(key(number), "Bo", number);
        }
        assert_eq!(people.all().count(), MOST_PEOPLE);
        people.played_with(key(5000), "Cleo", 5000);
        assert_eq!(people.all().count(), MOST_PEOPLE);
        assert!(people.get(&key(2)).is_none() && people.get(&key(3)).is_some());
        assert!(people.get(&key(0)).is_some() && people.get(&key(1)).is_some());
        // Where all have names, a stranger is not remembered.
        for number in 1..MOST_PEOPLE as u32 {
            people.name(key(10_000 + number), GivenName::new("Dan"));
        }
        people.met(key(6000), "Emil");
        assert!(people.get(&key(6000)).is_none() && people.get(&key(0)).is_some());
        assert!((people.written().len() as u64) < MOST_BYTES / 4);
    }

    #[test]
    fn two_lists_become_one_and_neither_loses_a_name_or_a_block() {
        let (mut here, mut there) = (People::default(), People::default());
        here.name(key(1), GivenName::new("Brother"));
        here.played_with(key(1), "Bo", 100);
        here.block(key(2), true);
        there.name(key(1), GivenName::new("Bo"));
        there.played_with(key(1), "Bobo", 200);
        there.name(key(2), GivenName::new("Nobody"));
        there.mute(key(3), true);
        let mut both = here.clone();
        both.merge(there.clone());
        let one = both.get(&key(1)).expect("known");
        assert_eq!(
            (one.name(), one.used.as_str(), one.played),
            ("Brother", "Bobo", Some(200))
        );
        assert!(
            both.get(&key(2))
                .is_some_and(|two| two.blocked && two.name() == "Nobody")
        );
        assert!(both.get(&key(3)).is_some_and(|three| three.muted));
        let again = both.clone();
        both.merge(there);
        both.merge(here);
        assert_eq!(both, again, "merged again, nothing changes");
    }

    #[test]
    fn a_file_is_read_back_clean_and_nothing_else_is_taken_for_one() {
        let mut people = People::default();
        people.played_with(key(1), "Ana", 20_000);
        people.name(key(2), GivenName::new("Bo"));
        let written = people.written();
        assert_eq!(People::read(&written), Ok(people));
        for end in 0..written.len() {
            assert_eq!(People::read(&written[..end]), Err(Unreadable::Damaged), "{end}");
        }
        let mut newer = written.clone();
        newer[4] = 2;
        assert_eq!(People::read(&newer), Err(Unreadable::Newer));
        // Names that somebody has written into the file by other means.
        let all = vec![(
            key(1),
            ("\u{1b}[2J\u{202e}Ana", Some("\u{200b}"), Some(1_u32), false, false),
        )];
        let foreign = [&MARK[..], &FORMAT.to_le_bytes(), &encode(&all)].concat();
        let read = People::read(&foreign).expect("people");
        let person = read.get(&key(1)).expect("one");
        assert_eq!((person.used.as_str(), person.name()), ("[2JAna", names::UNNAMED));
        let many: Vec<_> = (0..MOST_PEOPLE as u32 + 5)
            .map(|number| (key(number), ("Ana", None::<&str>, Some(number), false, false)))
            .collect();
        let many = [&MARK[..], &FORMAT.to_le_bytes(), &encode(&many)].concat();
        assert_eq!(People::read(&many).expect("people").all().count(), MOST_PEOPLE);
    }
}
