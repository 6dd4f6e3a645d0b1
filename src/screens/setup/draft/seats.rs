//! The players of the seats: how many there are, their names, and who plays.

use crate::screens::setup::draft::colours::free_colour;
use crate::screens::setup::draft::kinds::Kind;
use crate::screens::setup::draft::state::{Draft, DraftSeat};
use messages::names;
use rules::ai::character::{Character, at_table, is_no_name};
use rules::ids::MAX_SEATS;

impl Draft {
    /// The fewest seats of the game.
    pub(crate) fn least_seats(&self) -> usize {
        self.options().players().0
    }

    /// The most seats of the game.
    pub(crate) fn most_seats(&self) -> usize {
        self.options().players().1.min(MAX_SEATS)
    }

    /// Adds a computer player, if there is room.
    pub(crate) fn add_seat(&mut self) {
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

    /// Removes a seat, if enough are left.
    pub(crate) fn remove_seat(&mut self, at: usize) {
        self.choosing = None;
        if self.seats.len() > self.least_seats() && at < self.seats.len() {
            self.seating += 1;
            self.seats.remove(at);
        }
    }

    /// Changes the kind of player in a seat. A person without a name leaves the seat to somebody, and the other way
    /// round; a character that stays plays at the new level.
    pub(crate) fn set_kind(&mut self, at: usize, kind: Kind) {
        let name = self.free_name(kind);
        let Some(seat) = self.seats.get_mut(at) else { return };
        let goes = match seat.kind {
            None => is_no_name(&seat.name),
            Some(_) => Character::called(&seat.name).is_some(),
        };
        if goes && seat.kind.is_none() != kind.is_none() {
            seat.name = name;
            self.seating += 1;
        }
        self.seats[at].kind = kind;
        if kind.is_some() {
            self.seats[at].face = None;
            self.choosing = self.choosing.filter(|choosing| *choosing != at);
        }
    }

    /// A name for a player of this kind that no other player has.
    pub(super) fn free_name(&self, kind: Kind) -> String {
        let is_taken = |name: &str| self.is_taken(name, None);
        let name = match kind {
            Some(level) => Character::free(level, is_taken).map(|somebody| somebody.name.to_owned()),
            None => self.unnamed.0.iter().find(|name| !is_taken(name)).cloned(),
        };
        name.unwrap_or_default()
    }

    /// Whether a seat has this name, other than the one at `but`.
    fn is_taken(&self, name: &str, but: Option<usize>) -> bool {
        let others = self.seats.iter().enumerate().filter(|(at, _)| Some(*at) != but);
        others.into_iter().any(|(_, seat)| names::is_same(&seat.name, name))
    }

    /// Gives a computer player's seat to the next character without a seat.
    pub(crate) fn step_character(&mut self, at: usize) {
        let Some(seat) = self.seats.get(at).filter(|seat| seat.kind.is_some()) else {
            return;
        };
        if let Some(next) = Character::after(&seat.name, |name| self.is_taken(name, None)) {
            next.name.clone_into(&mut self.seats[at].name);
            self.seating += 1;
        }
    }

    /// A character of the same name as the player at `at` leaves the seat to another one.
    pub(super) fn make_way(&mut self, at: usize) {
        let Some(name) = self.seats.get(at).map(|seat| seat.name.clone()) else {
            return;
        };
        let same = |(other, seat): (usize, &DraftSeat)| {
            (other != at && seat.kind.is_some() && names::is_same(&seat.name, &name)).then_some(other)
        };
        if let Some(other) = self.seats.iter().enumerate().find_map(same) {
            self.step_character(other);
        }
    }

    /// The characters of the computer players, by seat.
    pub(crate) fn characters(&self) -> Vec<Option<&'static Character>> {
        at_table(self.seats.iter().map(|seat| (seat.name.as_str(), seat.kind)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::ai::level::Level;
    use window_kit::settings::people::People;

    #[test]
    fn everybody_is_somebody_and_a_name_that_was_chosen_stays() {
        let mut draft = Draft::default();
        let names: Vec<&str> = draft.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Player 1", "Hilda", "Ivo", "Lotte"]);
        draft.set_kind(1, Some(Level::Expert));
        assert_eq!(draft.seats[1].name, "Hilda", "anybody plays at any level");
        draft.set_kind(1, None);
        assert_eq!(draft.seats[1].name, "Player 2");
        draft.set_kind(1, Some(Level::Expert));
        assert_eq!(draft.seats[1].name, "Otto");
        draft.seats[2].name = "Zoë".into();
        draft.set_kind(2, None);
        assert_eq!(draft.seats[2].name, "Zoë");
    }

    #[test]
    fn a_character_makes_way_for_the_next_and_for_a_person_of_its_name() {
        let mut draft = Draft::default();
        draft.step_character(1);
        assert_eq!(draft.seats[1].name, "Saga", "the next who has no seat");
        draft.step_character(0);
        assert_eq!(draft.seats[0].name, "Player 1", "a person is no character");
        draft.call(0, "saga".into(), &People::default());
        let names: Vec<&str> = draft.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["saga", "Rufus", "Ivo", "Lotte"]);
        assert_eq!(draft.problem(), None);
        assert_eq!(draft.characters()[1].map(|one| one.animal), Some("raccoon"));
    }
}
