//! The characters of the computer players: somebody with a name, a face and a manner of speaking. Any of them plays at
//! any level; each level has three that come first.

use super::level::Level;

/// How a character speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Is glad, and says so.
    Merry,
    /// Says little, and means it.
    Dry,
    /// Enjoys a good moment in large words.
    Grand,
    /// Speaks softly.
    Gentle,
}

impl Manner {
    /// All manners.
    pub const ALL: [Self; 4] = [Self::Merry, Self::Dry, Self::Grand, Self::Gentle];
}

/// One of those who play for the program.
#[derive(Debug, PartialEq, Eq)]
pub struct Character {
    /// The name, which no other character has. It is a name in every language.
    pub name: &'static str,
    /// The kind of animal, which no other character is; its picture has the same name.
    pub animal: &'static str,
    /// How it speaks.
    pub manner: Manner,
    /// The level at whose seats it is among the first.
    pub home: Level,
}

const fn new(name: &'static str, animal: &'static str, manner: Manner, home: Level) -> Character {
    Character {
        name,
        animal,
        manner,
        home,
    }
}

/// All characters. All begin with a letter of their own, so that a short
/// look at a name is enough.
pub static CHARACTERS: [Character; 12] = [
    new("Pim", "mouse", Manner::Gentle, Level::Easy),
    new("Nela", "squirrel", Manner::Merry, Level::Easy),
    new("Mika", "penguin", Manner::Dry, Level::Easy),
    new("Hilda", "badger", Manner::Dry, Level::Normal),
    new("Ivo", "hedgehog", Manner::Gentle, Level::Normal),
    new("Lotte", "otter", Manner::Merry, Level::Normal),
    new("Saga", "fox", Manner::Grand, Level::Hard),
    new("Rufus", "raccoon", Manner::Merry, Level::Hard),
    new("Juno", "wolf", Manner::Dry, Level::Hard),
    new("Otto", "owl", Manner::Gentle, Level::Expert),
    new("Edda", "raven", Manner::Grand, Level::Expert),
    new("Theo", "tortoise", Manner::Grand, Level::Expert),
];

impl Character {
    /// The character of this name.
    pub fn called(name: &str) -> Option<&'static Self> {
        CHARACTERS.iter().find(|character| character.name == name)
    }

    /// Who comes to a seat of this level: first those at home there, then the others in their order. `None` if all are
    /// taken.
    pub fn free(level: Level, is_taken: impl Fn(&str) -> bool) -> Option<&'static Self> {
        let (home, others): (Vec<_>, Vec<_>) = CHARACTERS.iter().partition(|character| character.home == level);
        home.into_iter()
            .chain(others)
            .find(|character| !is_taken(character.name))
    }

    /// Who comes to the seat after this character; after the last comes the first. `None` if all are taken.
    pub fn after(name: &str, is_taken: impl Fn(&str) -> bool) -> Option<&'static Self> {
        let now = CHARACTERS.iter().position(|character| character.name == name);
        let from = now.map_or(0, |now| now + 1);
        let order = CHARACTERS.iter().cycle().skip(from).take(CHARACTERS.len());
        order.into_iter().find(|character| !is_taken(character.name))
    }
}

/// The characters of the seats of a table, each with its name and the level of its computer player; a person's seat has
/// none. A seat under another name, as in a match of an earlier version or where a computer player stands in for a
/// person, gets somebody who has no seat, so no two are the same.
pub fn at_table<'a>(seats: impl Iterator<Item = (&'a str, Option<Level>)> + Clone) -> Vec<Option<&'static Character>> {
    let mut sitting: Vec<Option<&'static Character>> = Vec::new();
    for (name, level) in seats.clone() {
        let known = level.and_then(|_| Character::called(name));
        sitting.push(known.filter(|known| !sitting.contains(&Some(*known))));
    }
    for (at, (_, level)) in seats.enumerate() {
        if let Some(level) = level.filter(|_| sitting[at].is_none()) {
            let is_taken = |name: &str| sitting.iter().flatten().any(|one| one.name == name);
            sitting[at] = Character::free(level, is_taken);
        }
    }
    sitting
}

/// The word before the number in the names of people who gave none, in the languages of the program.
const PLAYER: [&str; 4] = ["Player", "Spieler", "Joueur", "Jugador"];

/// Whether this is a name that the program gives to a person who gave none, such as "Player 2", in any language.
pub fn is_no_name(name: &str) -> bool {
    let word = name.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end();
    PLAYER.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::MAX_SEATS;

    #[test]
    fn no_two_characters_share_a_name_a_first_letter_or_an_animal() {
        let parts: [fn(&Character) -> &str; 3] = [|one| one.name, |one| &one.name[..1], |one| one.animal];
        for part in parts {
            let mut all: Vec<&str> = CHARACTERS.iter().map(part).collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), CHARACTERS.len(), "{all:?}");
        }
    }

    #[test]
    fn a_full_table_of_any_level_has_no_character_twice() {
        for level in Level::ALL {
            let mut sitting: Vec<&str> = Vec::new();
            for _ in 0..MAX_SEATS {
                let next = Character::free(level, |name| sitting.contains(&name)).expect("somebody is free");
                sitting.push(next.name);
            }
            let mut once = sitting.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), MAX_SEATS, "{sitting:?}");
            let at_home = |name: &&&str| Character::called(name).is_some_and(|one| one.home == level);
            let home = CHARACTERS.iter().filter(|one| one.home == level).count();
            assert_eq!(sitting.iter().take_while(at_home).count(), home, "{level}");
        }
        assert_eq!(Character::free(Level::Easy, |_| true), None);
    }

    #[test]
    fn the_next_one_is_somebody_else_who_has_no_seat_and_all_have_their_turn() {
        let mut seen: Vec<&str> = vec!["Hilda"];
        while let Some(next) = Character::after(seen[seen.len() - 1], |name| seen.contains(&name)) {
            seen.push(next.name);
        }
        assert_eq!((seen.len(), seen[1]), (CHARACTERS.len(), "Ivo"));
        assert_eq!(Character::after("Theo", |_| false).map(|one| one.name), Some("Pim"));
    }

    #[test]
    fn no_two_at_a_table_are_the_same_whatever_the_seats_are_called() {
        let table = |seats: &[(&'static str, Option<Level>)]| -> Vec<Option<&str>> {
            let seated = at_table(seats.iter().copied());
            seated.into_iter().map(|one| one.map(|one| one.name)).collect()
        };
        let normal = Some(Level::Normal);
        assert_eq!(
            table(&[
                ("Hilda", None),
                ("Odo", normal),
                ("Hilda", normal),
                ("Hilda", normal),
                ("Zoe", normal)
            ]),
            [None, Some("Ivo"), Some("Hilda"), Some("Lotte"), Some("Pim")]
        );
        assert_eq!(
            table(&[("Edda", Some(Level::Easy)), ("Bo", Some(Level::Greedy))]),
            [Some("Edda"), Some("Pim")]
        );
    }

    #[test]
    fn a_person_without_a_name_is_known_by_a_number_and_everybody_else_has_a_name() {
        for name in ["Player", "Player 1", "Spieler 2", "Joueur 8", "Jugador 3"] {
            assert!(is_no_name(name), "{name}");
        }
        for name in ["Ana", "Hilda", "Zoe 2", "Players", "1", ""] {
            assert!(!is_no_name(name), "{name}");
        }
    }
}
