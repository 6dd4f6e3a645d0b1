//! What decided a match of a card game: a round that ran dry, a long turn, what was left, or the rounds that were won.

use super::action::Source;
use super::edition::Edition;
use super::event::CardEvent;
use super::moment;
use super::state::CardGame;
use messages::Message;
use messages::texts::{results, skip_bo as words};
use rules::decided::{Decided, Moment, Sides};
use rules::game::{Game, Scores};
use rules::ids::{MAX_SEATS, SeatId, SeatSet};

/// So many stock cards in one turn stand out.
const LONG_TURN: i32 = 3;

/// A round that was won.
#[derive(Clone, Copy, Debug)]
struct Won {
    winners: SeatSet,
    points: [i32; MAX_SEATS],
    totals: [i32; MAX_SEATS],
    /// Whether it went to the fewest stock cards.
    dry: bool,
    /// How many cards were left in each stock.
    left: [i32; MAX_SEATS],
    /// The most stock cards that each seat played in a turn.
    longest: [i32; MAX_SEATS],
}

/// The round in progress.
#[derive(Clone, Copy, Debug, Default)]
struct Round {
    dry: bool,
    left: [i32; MAX_SEATS],
    in_turn: [i32; MAX_SEATS],
    longest: [i32; MAX_SEATS],
}

impl Round {
    fn see(&mut self, event: &CardEvent) {
        let of = |seat: SeatId| seat.index() % MAX_SEATS;
        match *event {
            CardEvent::RoundStarted { stock, .. } => {
                *self = Self {
                    left: [stock.into(); MAX_SEATS],
                    ..Self::default()
                };
            }
            CardEvent::TurnStarted { player } | CardEvent::ActedOutOfTurn { player, .. } => {
                self.in_turn[of(player)] = 0;
            }
            CardEvent::Played {
                player,
                from: Source::Stock(owner),
                ..
            } => {
                self.left[of(owner)] -= 1;
                let in_turn = &mut self.in_turn[of(player)];
                *in_turn += 1;
                self.longest[of(player)] = self.longest[of(player)].max(*in_turn);
            }
            CardEvent::StockGrew { seat } => self.left[of(seat)] += 1,
            CardEvent::RoundStalled => self.dry = true,
            _ => {}
        }
    }
}

/// The rounds that somebody won, in order.
fn rounds(told: &[&CardEvent]) -> Vec<Won> {
    let mut rounds = Vec::new();
    let mut round = Round::default();
    for event in told {
        round.see(event);
        if let CardEvent::RoundScored {
            winners,
            points,
            totals,
            ..
        } = event
            && !winners.is_empty()
        {
            rounds.push(Won {
                winners: *winners,
                points: *points,
                totals: *totals,
                dry: round.dry,
                left: round.left,
                longest: round.longest,
            });
        }
    }
    rounds
}

/// The number of a side, which both partners show (K-15).
fn of_side(side: SeatSet, by_seat: &[i32; MAX_SEATS]) -> i32 {
    let first = side.lowest().and_then(|seat| by_seat.get(seat.index()));
    first.copied().unwrap_or_default()
}

impl<E: Edition> Decided for CardGame<E>
where
    Self: Game<Event = CardEvent>,
{
    // Both partners show the points of their team.
    fn side_points(side: SeatSet, scores: &Scores) -> i32 {
        of_side(side, &scores.points)
    }

    fn why(told: &[&CardEvent], sides: &Sides) -> Option<Message> {
        let rounds = rounds(told);
        match rounds.as_slice() {
            [] => None,
            [only] => why_round(only, sides),
            [.., before, last] => {
                let behind = sides.behind(|side| of_side(side, &before.totals));
                if behind > 0 && behind >= sides.margin && last.winners == sides.winners {
                    let yours = results::decided_behind_you(behind);
                    return Some(sides.say(sides.winners, yours, |who| results::decided_behind(who, behind)));
                }
                why_rounds(&rounds, sides)
            }
        }
    }

    fn best_moment(told: &[(usize, &CardEvent)]) -> Option<Moment> {
        moment::best_moment(told)
    }
}

/// Why a match of one round was won.
fn why_round(round: &Won, sides: &Sides) -> Option<Message> {
    let winners = sides.winners;
    if round.dry {
        return Some(sides.say(winners, words::DECIDED_DRY_YOU, words::decided_dry));
    }
    let longest = winners.iter().max_by_key(|seat| round.longest[seat.index()])?;
    let cards = round.longest[longest.index()];
    if cards >= LONG_TURN {
        let yours = words::decided_turn_you(cards);
        let who = SeatSet::only(longest);
        return Some(sides.say(who, yours, |who| words::decided_turn(who, cards)));
    }
    let left = sides.others.iter().map(|seat| round.left[seat.index()]).sum::<i32>();
    let yours = words::decided_left_you(left);
    (left > 0).then(|| sides.say(sides.others, yours, |who| words::decided_left(who, left)))
}

/// Why a match of several rounds was won.
fn why_rounds(rounds: &[Won], sides: &Sides) -> Option<Message> {
    let (winners, others) = (sides.winners, sides.others);
    let won = |side: SeatSet| rounds.iter().filter(|round| round.winners == side).count();
    if won(winners) > won(others) {
        let (won, all) = (won(winners), rounds.len());
        let yours = words::decided_rounds_you(won, all);
        return Some(sides.say(winners, yours, |who| words::decided_rounds(who, won, all)));
    }
    let own = rounds.iter().filter(|round| round.winners == winners);
    let most = own.map(|round| of_side(winners, &round.points)).max()?;
    let yours = words::decided_round_you(most);
    Some(sides.say(winners, yours, |who| words::decided_round(who, most)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skip_bo::classic::SkipBo;
    use rules::card::Card;
    use rules::seats::Seats;

    const ANA: SeatId = SeatId(0);
    const BO: SeatId = SeatId(1);

    fn began(round: u16) -> CardEvent {
        CardEvent::RoundStarted {
            round,
            first: ANA,
            stock: 10,
        }
    }

    /// A turn in which a seat plays so many cards of its own stock.
    fn turn(player: SeatId, cards: u8) -> Vec<CardEvent> {
        let plays = (1..=cards).map(|value| CardEvent::Played {
            player,
            from: Source::Stock(player),
            card: Card(value),
            onto: 0,
            value,
        });
        [CardEvent::TurnStarted { player }].into_iter().chain(plays).collect()
    }

    fn scored(round: u16, winner: Option<SeatId>, points: i32, totals: [i32; 2]) -> CardEvent {
        let mut all = [[0; MAX_SEATS]; 2];
        if let Some(winner) = winner {
            all[0][winner.index()] = points;
        }
        all[1][..2].copy_from_slice(&totals);
        CardEvent::RoundScored {
            round,
            winners: winner.into_iter().collect(),
            points: all[0],
            totals: all[1],
        }
    }

    fn why(told: &[CardEvent], totals: [i32; 2], reader: Option<SeatId>) -> Option<Message> {
        let mut scores = Scores::default();
        scores.points[..2].copy_from_slice(&totals);
        scores.winners = SeatSet::only(if totals[0] > totals[1] { ANA } else { BO });
        let seats = Seats::solo(2).expect("two can be seated");
        let sides = Sides::of(&seats, &scores, SkipBo::side_points, reader).expect("one side won");
        SkipBo::why(&told.iter().collect::<Vec<_>>(), &sides)
    }

    #[test]
    fn one_round_is_decided_by_a_long_turn_or_by_what_is_left_k_12() {
        let short = [vec![began(1)], turn(BO, 2), turn(ANA, 1), turn(BO, 2)].concat();
        let short = [short, vec![scored(1, Some(BO), 70, [0, 70])]].concat();
        assert_eq!(why(&short, [0, 70], None), Some(words::decided_left([ANA], 9)));
        assert_eq!(why(&short, [0, 70], Some(ANA)), Some(words::decided_left_you(9)));
        let long = [vec![began(1)], turn(BO, 4), turn(ANA, 1)].concat();
        let long = [long, vec![scored(1, Some(BO), 70, [0, 70])]].concat();
        assert_eq!(why(&long, [0, 70], None), Some(words::decided_turn([BO], 4)));
    }

    #[test]
    fn a_round_that_ran_dry_is_told_so_k_11() {
        let told = [began(1), CardEvent::RoundStalled, scored(1, Some(ANA), 60, [60, 0])];
        assert_eq!(why(&told, [60, 0], Some(ANA)), Some(words::DECIDED_DRY_YOU));
        assert_eq!(why(&told, [60, 0], None), Some(words::decided_dry([ANA])));
    }

    #[test]
    fn several_rounds_are_decided_by_their_number_or_by_a_great_one() {
        let told = [
            began(1),
            scored(1, Some(BO), 30, [0, 30]),
            began(2),
            scored(2, None, 0, [0, 30]),
            began(3),
            scored(3, Some(ANA), 40, [40, 30]),
            began(4),
            scored(4, Some(BO), 75, [40, 105]),
        ];
        assert_eq!(why(&told, [40, 105], None), Some(words::decided_rounds([BO], 2, 3)));
        let told = [
            began(1),
            scored(1, Some(ANA), 30, [30, 0]),
            began(2),
            scored(2, Some(BO), 105, [30, 105]),
        ];
        assert_eq!(why(&told, [30, 105], Some(BO)), Some(words::decided_round_you(105)));
        let told = [
            began(1),
            scored(1, Some(ANA), 90, [90, 0]),
            began(2),
            scored(2, Some(BO), 105, [90, 105]),
        ];
        assert_eq!(why(&told, [90, 105], None), Some(results::decided_behind([BO], 90)));
    }

    #[test]
    fn partners_have_the_points_of_their_team_once_k_15() {
        let mut scores = Scores::default();
        scores.points[..4].copy_from_slice(&[75, 30, 75, 30]);
        let side = SeatSet::from_iter([SeatId(0), SeatId(2)]);
        assert_eq!(SkipBo::side_points(side, &scores), 75);
    }
}
