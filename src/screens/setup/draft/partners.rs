//! Partners: teams of two that sit opposite each other (S-19, K-13).

use crate::screens::setup::draft::state::Draft;

impl Draft {
    /// Whether the game can be played by partners.
    pub(crate) fn has_teams(&self) -> bool {
        self.options().takes_teams()
    }

    /// Whether partners play together: in teams of two, opposite each other (S-19, K-13).
    pub(crate) fn in_teams(&self) -> bool {
        self.teams && self.has_teams()
    }

    /// Whether this many players can play in teams.
    pub(crate) fn teams_fit(&self) -> bool {
        self.seats.len() >= 4 && self.seats.len().is_multiple_of(2)
    }

    /// The team of each seat. Partners sit opposite each other, never side by side (S-19).
    pub(super) fn teams(&self) -> Vec<u8> {
        let half = (self.seats.len() / 2).max(1);
        (0..self.seats.len()).map(|seat| (seat % half) as u8).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::ids::SeatId;

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
        assert!(seats.partners(SeatId(0), SeatId(4)));
    }
}
