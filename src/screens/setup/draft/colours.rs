//! The colours of the seats. No two seats have the same.

use crate::screens::setup::draft::state::Draft;
use host::view::SeatColours;
use rules::ids::MAX_SEATS;

impl Draft {
    /// The colours by seat; seats without a player get the colours that are left.
    pub fn colours(&self) -> SeatColours {
        let mut taken: Vec<u8> = self.seats.iter().map(|seat| seat.colour).collect();
        while taken.len() < MAX_SEATS {
            let free = free_colour(&taken);
            taken.push(free);
        }
        let mut colours = SeatColours::default();
        for (slot, colour) in colours.0.iter_mut().zip(taken) {
            *slot = colour;
        }
        colours
    }

    /// Gives a seat the next or previous colour; the seat that had it gets this seat's colour.
    pub(crate) fn step_colour(&mut self, at: usize, by: i32) {
        if let Some(seat) = self.seats.get(at) {
            let next = (i32::from(seat.colour) + by).rem_euclid(MAX_SEATS as i32) as u8;
            self.give_colour(at, next);
        }
    }

    pub(super) fn give_colour(&mut self, at: usize, new: u8) {
        let Some(seat) = self.seats.get(at) else { return };
        let old = seat.colour;
        if let Some(other) = self.seats.iter_mut().find(|seat| seat.colour == new) {
            other.colour = old;
        }
        self.seats[at].colour = new;
    }
}

/// The lowest colour that is not taken.
pub(super) fn free_colour(taken: &[u8]) -> u8 {
    (0..MAX_SEATS as u8)
        .find(|colour| !taken.contains(colour))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
