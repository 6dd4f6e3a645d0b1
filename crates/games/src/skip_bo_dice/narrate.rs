//! The events of Skip-Bo Dice as messages: one plain sentence for each event that a player should read.

use super::action::{DiceAction, Source};
use super::event::DiceEvent;
use super::value::{BONUS, Dice, PileId, Value};
use crate::skip_bo_dice::score::SeatScore;
use crate::skip_bo_dice::sizes::MOST_PLAYERS;
use crate::skip_bo_dice::state::SkipBoDice;
use messages::Message;
use messages::texts::skip_bo_dice as words;
use rules::die::DieId;
use rules::game::{Brief, Narrate};
use rules::ids::{SeatId, SeatSet};

impl Narrate for SkipBoDice {
    fn line(event: &DiceEvent) -> Option<Message> {
        line(event)
    }

    fn is_main(event: &DiceEvent) -> bool {
        is_main(event)
    }

    fn rule(event: &DiceEvent) -> Option<&'static str> {
        rule(event)
    }

    fn brief(event: &DiceEvent) -> Option<Brief> {
        brief(event)
    }

    fn begins_round(event: &DiceEvent) -> Option<u16> {
        match event {
            DiceEvent::FirstPlayer { .. } => Some(1),
            DiceEvent::RoundStarted { round, .. } => Some((*round).into()),
            _ => None,
        }
    }

    fn advice(view: &Self, action: &DiceAction) -> Message {
        match *action {
            DiceAction::Fill { with, pile } => fill(view, with, pile),
            DiceAction::Claim { pile } => words::advice_claim(view.called(), pile.letter()),
            DiceAction::Pass => words::ADVICE_PASS,
            DiceAction::Reroll { dice } => {
                let numbers = numbers(dice, |die| view.value(die));
                match (dice.contains(BONUS), numbers.is_empty()) {
                    (false, _) => words::advice_reroll(numbers),
                    (true, true) => words::advice_reroll_bonus(view.called()),
                    (true, false) => words::advice_reroll_both(numbers, view.called()),
                }
            }
            DiceAction::EndTurn => words::ADVICE_END,
            DiceAction::Write { value, stockpile } => words::advice_write(value, stockpile.numeral()),
            DiceAction::FirstSeat(_) | DiceAction::Rolled(_) => words::ADVICE_WAIT,
        }
    }
}

/// The advice to fill a bubble.
fn fill(view: &SkipBoDice, with: Source, pile: PileId) -> Message {
    let letter = pile.letter();
    match with {
        Source::Number(die) => words::advice_fill(view.value(die), letter),
        Source::Bonus => words::advice_fill_bonus(view.called(), letter),
        Source::Stockpile(stockpile) => {
            let top = view.sheet(view.active()).stockpile(stockpile).top();
            words::advice_fill_stockpile(top.unwrap_or(Value::BLANK), stockpile.numeral(), letter)
        }
        Source::Reward(stockpile) => words::advice_fill_reward(stockpile.numeral(), letter),
        Source::FreeSkipBo => words::advice_fill_free(letter),
    }
}

/// What an event adds to the summary of what a player did: complete piles, then the bubbles that were filled.
fn brief(event: &DiceEvent) -> Option<Brief> {
    let (who, leads, what) = match *event {
        DiceEvent::Completed { player, pile, .. } => (player, true, words::brief_completed(pile.letter())),
        DiceEvent::Filled {
            player, pile, bubble, ..
        }
        | DiceEvent::Claimed {
            player, pile, bubble, ..
        } => (player, false, words::brief_filled(pile.letter(), bubble)),
        _ => return None,
    };
    Some(Brief { who, leads, what })
}

/// One sentence for the log; `None` for a step that needs no words.
pub fn line(event: &DiceEvent) -> Option<Message> {
    use DiceEvent as E;
    Some(match event {
        E::FirstPlayer { player } => words::log_first(*player),
        E::TurnStarted { player, last: true } => words::log_final_turn(*player),
        E::Rolled { player, dice, values } => {
            let numbers = numbers(*dice, |die| values[die.index()]);
            let bonus = values[BONUS.index()];
            match (dice.contains(BONUS), numbers.is_empty()) {
                _ if *dice == Dice::ALL => words::log_rolled(*player, numbers, bonus),
                (false, _) => words::log_rolled_again(*player, numbers),
                (true, true) => words::log_rolled_bonus(*player, bonus),
                (true, false) => words::log_rolled_both(*player, numbers, bonus),
            }
        }
        E::ThrownAgain { cocked, floor } => {
            let dice = cocked.saturating_add(*floor);
            match (cocked, floor) {
                (_, 0) => words::log_askew(dice),
                (0, _) => words::log_fell(dice),
                _ => words::log_askew_or_fell(dice),
            }
        }
        E::Called { asked, .. } if asked.is_empty() => return None,
        E::Called { value, asked, .. } => words::log_called(asked.iter(), *value),
        E::Passed { player } => words::log_passed(*player),
        E::Claimed {
            player,
            pile,
            bubble,
            value,
        } => words::log_claimed(*player, *value, *bubble, pile.letter()),
        E::Filled {
            player,
            with,
            pile,
            bubble,
            value,
        } => filled(*player, *with, *pile, *bubble, *value),
        E::StarCollected { player, .. } => words::log_star(*player),
        E::StarLost { .. } => words::LOG_STAR_LOST,
        E::Completed {
            player,
            pile,
            place,
            stars,
        } => words::log_completed(*player, pile.letter(), *place, *stars),
        E::LastTurns { by, left, .. } if left.is_empty() => words::log_ends_now(by.iter()),
        E::LastTurns { by, left, .. } => words::log_last_turns(by.iter(), left.iter()),
        E::RerollUsed { player, dice, left } => words::log_reroll(*player, dice.len(), *left),
        E::WriteStarted { asked, .. } if asked.is_empty() => words::LOG_NOBODY_WRITES,
        E::WriteStarted { player, .. } => words::log_turn_ended(*player),
        E::Wrote {
            player,
            value,
            stockpile,
            ..
        } => words::log_wrote(*player, *value, stockpile.numeral()),
        E::RewardEarned { player, stockpile } => words::log_reward(*player, stockpile.numeral()),
        E::Scored { player, score } => scored(*player, score),
        E::MatchOver {
            winners,
            tie_broken: true,
        } => words::log_won_by_unused(winners.iter()),
        E::MatchOver { winners, .. } => words::log_won(winners.iter()),
        E::RoundOver { round, rounds, points } => round_over(*round, *rounds, points),
        E::RoundStarted { round, rounds, first } => words::log_round(*first, *round, *rounds),
        E::TurnStarted { .. } | E::Chose { .. } => return None,
    })
}

/// Whether the short log contains this event.
const fn is_main(event: &DiceEvent) -> bool {
    use DiceEvent as E;
    match event {
        E::FirstPlayer { .. }
        | E::TurnStarted { .. }
        | E::ThrownAgain { .. }
        | E::StarCollected { .. }
        | E::StarLost { .. }
        | E::Completed { .. }
        | E::LastTurns { .. }
        | E::WriteStarted { .. }
        | E::RewardEarned { .. }
        | E::Scored { .. }
        | E::RoundOver { .. }
        | E::RoundStarted { .. }
        | E::MatchOver { .. } => true,
        E::Rolled { .. }
        | E::Called { .. }
        | E::Chose { .. }
        | E::Passed { .. }
        | E::Claimed { .. }
        | E::Filled { .. }
        | E::RerollUsed { .. }
        | E::Wrote { .. } => false,
    }
}

/// The rule behind an event, for example `D-7`.
pub const fn rule(event: &DiceEvent) -> Option<&'static str> {
    use DiceEvent as E;
    Some(match event {
        E::FirstPlayer { .. } | E::RoundStarted { .. } => "G-5",
        E::LastTurns { player, by, .. } if by.0 != SeatSet::only(*player).0 => "D-19",
        E::TurnStarted { last: true, .. } | E::LastTurns { .. } => "D-18",
        E::TurnStarted { .. } | E::Rolled { dice: Dice::ALL, .. } => "D-4",
        E::Rolled { dice, .. } if dice.contains(BONUS) => "D-8",
        E::Rolled { .. } => "D-9",
        E::ThrownAgain { .. } => "G-3",
        E::Called { .. } | E::Chose { .. } | E::Passed { .. } | E::Claimed { .. } => "D-8",
        E::Filled { with, .. } => match with {
            Source::Number(_) => "D-6",
            Source::Bonus => "D-7",
            Source::Stockpile(_) => "D-12",
            Source::Reward(_) => "D-14",
            Source::FreeSkipBo => "D-15",
        },
        E::StarCollected { .. } | E::StarLost { .. } => "D-11",
        E::Completed { .. } => "D-16",
        E::RerollUsed { .. } => "D-15",
        E::WriteStarted { .. } | E::Wrote { .. } => "D-13",
        E::RewardEarned { .. } => "D-14",
        E::Scored { .. } | E::RoundOver { .. } => "D-20",
        E::MatchOver { tie_broken: true, .. } => "D-21",
        E::MatchOver { winners, .. } if winners.len() > 1 => "D-21",
        E::MatchOver { .. } => "D-20",
    })
}

/// The values of the number dice among these, lowest first.
fn numbers(dice: Dice, value: impl Fn(DieId) -> Value) -> Vec<Message> {
    let mut values: Vec<Value> = dice.without(Dice::BONUS).iter().map(value).collect();
    values.sort_unstable();
    values.into_iter().map(words::value).collect()
}

/// The sentence for a filled bubble: "Ana fills bubble 8 of pile D with an 8."
fn filled(player: SeatId, with: Source, pile: PileId, bubble: u8, value: Value) -> Message {
    let letter = pile.letter();
    match with {
        Source::Number(_) => words::log_filled(player, value, bubble, letter),
        Source::Bonus => words::log_filled_bonus(player, value, bubble, letter),
        Source::Stockpile(stockpile) => words::log_filled_stockpile(player, value, stockpile.numeral(), bubble, letter),
        Source::Reward(stockpile) => words::log_filled_reward(player, stockpile.numeral(), bubble, letter),
        Source::FreeSkipBo => words::log_filled_free(player, bubble, letter),
    }
}

/// The sentence for a score: "Ana has 12 points: 5 for stars, 5 for complete piles, 2 for unused Skip-Bos and
/// re-rolls."
fn scored(player: SeatId, score: &SeatScore) -> Message {
    words::log_scored(player, score.total(), score.stars, score.place_stars, score.unused())
}

/// The sentence for the points of all rounds so far: "After round 1 of 3: Ana 24, Bo 19, Cy 22."
fn round_over(round: u8, rounds: u8, points: &[i32; MOST_PLAYERS]) -> Message {
    // There are as many rounds as players.
    let players = points.iter().take(rounds.into()).enumerate();
    let each = players.map(|(seat, points)| words::log_points(SeatId(seat as u8), *points));
    words::log_round_over(round, rounds, each)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skip_bo_dice::value::{DICE, StockpileId};

    const ANA: SeatId = SeatId(0);
    const BO: SeatId = SeatId(1);
    const CY: SeatId = SeatId(2);

    fn told(event: &DiceEvent) -> Message {
        line(event).expect("the event has a sentence")
    }

    fn players(seats: &[u8]) -> SeatSet {
        seats.iter().map(|seat| SeatId(*seat)).collect()
    }

    #[test]
    fn what_a_bubble_is_filled_with_is_told_with_its_rule() {
        let of = |with, value| DiceEvent::Filled {
            player: SeatId(0),
            with,
            pile: PileId(3),
            bubble: 8,
            value: Value(value),
        };
        let reward = of(Source::Reward(StockpileId(1)), Value::SKIP_BO.0);
        let filled = words::log_filled_reward(ANA, StockpileId(1).numeral(), 8, 'D');
        assert_eq!((told(&reward), rule(&reward)), (filled, Some("D-14")));
        let number = of(Source::Number(DieId(0)), 8);
        assert_eq!(told(&number), words::log_filled(ANA, Value(8), 8, 'D'));
    }

    #[test]
    fn an_end_brought_about_off_turn_is_told_by_its_own_rule_d_18_d_19() {
        let of = |by: &[u8], left: &[u8]| DiceEvent::LastTurns {
            player: SeatId(0),
            by: players(by),
            left: players(left),
        };
        let (own, off, all) = (of(&[0], &[1, 2]), of(&[1, 2], &[0]), of(&[0, 1, 2], &[]));
        assert_eq!(
            [own, off, all].map(|event| rule(&event)),
            [Some("D-18"), Some("D-19"), Some("D-19")]
        );
        assert_eq!(told(&own), words::log_last_turns([ANA], [BO, CY]));
        assert_eq!(told(&off), words::log_last_turns([BO, CY], [ANA]));
        assert_eq!(told(&all), words::log_ends_now([ANA, BO, CY]));
    }

    #[test]
    fn a_throw_is_told_by_the_rule_that_asks_for_it_d_4_d_8_d_9() {
        let of = |dice| DiceEvent::Rolled {
            player: SeatId(0),
            dice,
            values: [Value(3); DICE],
        };
        let some = Dice::only(DieId(1)).with(Dice::only(DieId(2)));
        let rules = [Dice::ALL, Dice::BONUS, some.with(Dice::BONUS), some].map(|dice| rule(&of(dice)));
        assert_eq!(rules, [Some("D-4"), Some("D-8"), Some("D-8"), Some("D-9")]);
        let threes = |count| vec![words::value(Value(3)); count];
        let told = [Dice::ALL, Dice::BONUS, some.with(Dice::BONUS), some].map(|dice| told(&of(dice)));
        assert_eq!(
            told,
            [
                words::log_rolled(ANA, threes(5), Value(3)),
                words::log_rolled_bonus(ANA, Value(3)),
                words::log_rolled_both(ANA, threes(2), Value(3)),
                words::log_rolled_again(ANA, threes(2))
            ]
        );
    }

    #[test]
    fn dice_thrown_again_and_shared_wins_are_told_d_21_g_3() {
        let again = |cocked, floor| told(&DiceEvent::ThrownAgain { cocked, floor });
        assert_eq!(again(1, 0), words::log_askew(1));
        assert_eq!(again(0, 2), words::log_fell(2));
        let over = |winners: &[u8], tie_broken| {
            told(&DiceEvent::MatchOver {
                winners: players(winners),
                tie_broken,
            })
        };
        assert_eq!(over(&[0, 2], false), words::log_won([ANA, CY]));
        assert_eq!(over(&[1], true), words::log_won_by_unused([BO]));
    }
}
