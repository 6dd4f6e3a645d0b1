//! The characters of the computer players: each level for players has an animal with a picture and names of its own.

use super::level::Level;
use crate::ids::MAX_SEATS;
use crate::seats::SEAT_NAMES;

/// The animal that plays at a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Character {
    /// The kind of animal; its picture has the same name.
    pub animal: &'static str,
    /// Names for animals of this kind, one for each seat of the largest table. No two characters share a name.
    pub names: [&'static str; MAX_SEATS],
}

const MOUSE: Character = Character {
    animal: "mouse",
    names: ["Pim", "Tilly", "Crumb", "Dot", "Wisp", "Nibs", "Fidget", "Bean"],
};
const BADGER: Character = Character {
    animal: "badger",
    names: ["Bram", "Hilda", "Odo", "Marta", "Gus", "Nell", "Brock", "Tove"],
};
const FOX: Character = Character {
    animal: "fox",
    names: ["Renn", "Saga", "Vik", "Juno", "Rusty", "Ember", "Todd", "Sly"],
};
const OWL: Character = Character {
    animal: "owl",
    names: ["Ulla", "Argus", "Edda", "Noor", "Otto", "Sibyl", "Hugo", "Strix"],
};

/// All characters, weakest first.
pub const CHARACTERS: [Character; 4] = [MOUSE, BADGER, FOX, OWL];

/// Whether this is one of the names that the program gives to players without a name of their own.
pub fn is_given_name(name: &str) -> bool {
    SEAT_NAMES.contains(&name) || CHARACTERS.iter().any(|character| character.names.contains(&name))
}

impl Level {
    /// The character of this level; `None` for the reference levels, which are not offered to players.
    pub const fn character(self) -> Option<Character> {
        match self {
            Self::Easy => Some(MOUSE),
            Self::Normal => Some(BADGER),
            Self::Hard => Some(FOX),
            Self::Expert => Some(OWL),
            Self::Random | Self::Baseline | Self::Greedy => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_computer_players_share_a_name() {
        let mut names: Vec<&str> = CHARACTERS.iter().flat_map(|character| character.names).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), CHARACTERS.len() * MAX_SEATS);
    }
}
