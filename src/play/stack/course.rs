//! How near a match of Stack is to its end.

use games::stack::state::Stack;
use window_kit::presentation::audio::background::course::Course;

/// A match is close when the leader, with the points of this round, is near the target, or the round ends; its last
/// turns are those of a round in which the leader would reach the target.
pub(super) fn course(view: &Stack) -> Course {
    let seats = view.seats().iter();
    let most = seats.map(|seat| view.total(seat) + view.round_points(seat)).max();
    let part = most.unwrap_or(0) as f32 / f32::from(view.options().target.max(1));
    match view.last_turns() {
        Some(_) if part >= 1.0 => Course::LastTurns,
        Some(_) => Course::Close,
        None => Course::of_leader(part),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::stack::arrange::Arrange;
    use games::stack::options::StackOptions;
    use rules::seats::Seats;

    /// The course of a match to 200 points.
    fn with(totals: [i32; 2], last_turns: &[u8]) -> Course {
        let seats = Seats::solo(2).expect("two can be seated");
        let mut match_of = Arrange::new(&StackOptions::default(), &seats)
            .expect("a match")
            .totals(&totals);
        if !last_turns.is_empty() {
            match_of = match_of.last_turns(last_turns);
        }
        course(&match_of.build().expect("a position"))
    }

    #[test]
    fn a_match_gets_close_with_its_leader_or_with_the_end_of_a_round() {
        assert_eq!(with([0, 0], &[]), Course::Calm);
        assert_eq!(with([140, 149], &[]), Course::Calm);
        assert_eq!(with([20, 150], &[]), Course::Close);
        assert_eq!(with([20, 50], &[0]), Course::Close);
        assert_eq!(with([20, 200], &[0]), Course::LastTurns);
    }
}
