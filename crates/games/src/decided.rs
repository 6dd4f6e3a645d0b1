//! What decided a match that is over, in one sentence.

use crate::catalog::AnyEvent;
use messages::Message;
use messages::texts::results as words;
use rules::decided::Sides;
use rules::game::Scores;
use rules::ids::SeatId;
use rules::seats::Seats;

/// The sentence, for example "Bo by 20: Ana knocked over three stacks."; `None` while nobody has won.
///
/// `told` are all events of the match that the public may know, oldest first. If some are missing, pass none: the
/// sentence then has no reason. `reader` is the seat of who reads it and is addressed as "you"; `None` if nobody or
/// several people do. `game` is the name of the game.
pub fn decided(
    game: &str,
    told: &[AnyEvent],
    (seats, scores): (&Seats, &Scores),
    reader: Option<SeatId>,
) -> Option<Message> {
    let points = |side, scores: &Scores| AnyEvent::side_points(game, side, scores);
    let Some(sides) = Sides::of(seats, scores, points, reader) else {
        let won = seats.side(scores.winners.lowest()?);
        let points = AnyEvent::side_points(game, won, scores);
        return Some(match points {
            0 => words::DECIDED_NOBODY,
            _ => words::decided_level(scores.winners.iter(), points),
        });
    };
    let (who, by) = (sides.winners, sides.margin);
    let why = AnyEvent::why(told, &sides);
    Some(match (why, by) {
        (Some(why), 0) => words::decided_on_tie(why),
        (Some(why), _) => sides.say(who, words::decided_you(by, why.clone()), |who| {
            words::decided_by(who, by, why)
        }),
        (None, _) => sides.say(who, words::decided_plain_you(by), |who| words::decided_plain(who, by)),
    })
}
