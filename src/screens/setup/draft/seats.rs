//! The players of the seats: how many there are, their names, and who plays.

use crate::screens::setup::draft::colours::free_colour;
use crate::screens::setup::draft::kinds::Kind;
use crate::screens::setup::draft::state::{Draft, DraftSeat};
use host::view;
use host::view::SeatControl;
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

    /// Changes the kind of player in a seat. A player with an automatic name gets a new one for the new kind.
    pub(crate) fn set_kind(&mut self, at: usize, kind: Kind) {
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

    /// A name for a player of this kind that no other player has.
    fn free_name(&self, kind: Kind) -> String {
        let control = kind.map_or(SeatControl::Person, SeatControl::Agent);
        view::free_name(&control, |name| self.seats.iter().any(|seat| seat.name == name)).to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::ai::level::Level;

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
}
