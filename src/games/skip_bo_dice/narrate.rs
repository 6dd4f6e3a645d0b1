//! What happens in Skip-Bo Dice, in words: one plain sentence for each event worth telling.

use super::action::{DiceAction, Source};
use super::event::DiceEvent;
use super::value::{BONUS, DICE, Dice, Value};
use crate::games::numbers::a_number;
use crate::games::skip_bo_dice::score::SeatScore;
use crate::games::skip_bo_dice::state::SkipBoDice;
use crate::messages::Message;
use crate::rules::ids::PlayerSet;
use crate::rules::words::{Names, Narrate, count, list, listed};

impl Narrate for SkipBoDice {
    fn line(event: &DiceEvent) -> Option<Message> {
        line(event, &|seat| seat.0.to_string()).map(Into::into)
    }

    fn rule(event: &DiceEvent) -> Option<&'static str> {
        rule(event)
    }

    fn begins_round(event: &DiceEvent) -> Option<u16> {
        // A match has only one round.
        matches!(event, DiceEvent::FirstPlayer { .. }).then_some(1)
    }

    fn advice(view: &Self, action: &DiceAction) -> Message {
        let names: Names = &|seat| seat.0.to_string();
        let _ = &names;
        (|| -> String {
            match *action {
                DiceAction::Fill { with, pile } => {
                    let value = match with {
                        Source::Number(die) => view.value(die),
                        Source::Bonus => view.called(),
                        Source::Stockpile(stockpile) => {
                            let top = view.sheet(view.active()).stockpile(stockpile).top();
                            top.unwrap_or(Value::BLANK)
                        }
                        Source::Reward(_) | Source::FreeSkipBo => Value::SKIP_BO,
                    };
                    format!(
                        "fill the next bubble of pile {} with {}",
                        pile.letter(),
                        source(with, value)
                    )
                }
                DiceAction::Claim { pile } => format!("take the {} for pile {}", view.called(), pile.letter()),
                DiceAction::Pass => "pass".into(),
                DiceAction::Reroll { dice } => format!("use a free re-roll for {}", shown_of(view, dice)),
                DiceAction::EndTurn => "end the turn".into(),
                DiceAction::Write { value, stockpile } => format!("write {value} in stockpile {}", stockpile.numeral()),
                DiceAction::FirstSeat(_) | DiceAction::Rolled(_) => "wait".into(),
            }
        })()
        .into()
    }
}

/// "3, 4 and Skip-Bo": the values of these dice.
fn shown_of(view: &SkipBoDice, dice: Dice) -> String {
    let mut values = [Value::BLANK; DICE];
    for die in dice.iter() {
        values[die.index()] = view.value(die);
    }
    shown(dice, &values)
}

/// One sentence for the log; `None` for a step that needs no words.
pub fn line(event: &DiceEvent, names: Names) -> Option<String> {
    use DiceEvent as E;
    Some(match event {
        E::FirstPlayer { player } => format!("{} goes first.", names(*player)),
        E::TurnStarted { player, last: true } => format!("{} takes a final turn.", names(*player)),
        E::Rolled { player, dice, values } => match (*dice == Dice::ALL, shown(*dice, values)) {
            (true, shown) => format!("{} rolls {shown}.", names(*player)),
            (false, shown) => format!("{} rolls again: {shown}.", names(*player)),
        },
        E::ThrownAgain { cocked, floor } => {
            let dice = count(cocked.saturating_add(*floor), "die", "dice");
            let why = match (cocked, floor) {
                (_, 0) => "came to rest askew",
                (0, _) => "fell to the floor",
                _ => "came to rest askew or fell to the floor",
            };
            format!("Thrown again, free of charge: {dice} that {why}.")
        }
        E::Called { asked, .. } if asked.is_empty() => return None,
        E::Called { value, asked, .. } => format!("{} can use the {value} on the Bonus Die.", list(*asked, names)),
        E::Passed { player } => format!("{} passes.", names(*player)),
        E::Claimed {
            player,
            pile,
            bubble,
            value,
        } => format!(
            "{} takes the called {value} for bubble {bubble} of pile {}.",
            names(*player),
            pile.letter()
        ),
        E::Filled {
            player,
            with,
            pile,
            bubble,
            value,
        } => format!(
            "{} fills bubble {bubble} of pile {} with {}.",
            names(*player),
            pile.letter(),
            source(*with, *value)
        ),
        E::StarCollected { player, .. } => format!("{} collects the star over it.", names(*player)),
        E::StarLost { .. } => "A Skip-Bo collects no star: the one over it is crossed out.".to_owned(),
        E::Completed {
            player,
            pile,
            place,
            stars,
        } => {
            let place = ["first", "second", "third"]
                .get(usize::from(*place) - 1)
                .unwrap_or(&"last");
            let stars = match stars {
                0 => "no stars".to_owned(),
                stars => count(*stars, "star", "stars"),
            };
            format!("{} completes pile {}, {place}: {stars}.", names(*player), pile.letter())
        }
        E::LastTurns { by, left, .. } => {
            let has = |players: &PlayerSet| if players.len() > 1 { "have" } else { "has" };
            let what = format!("{} {} three complete piles", list(*by, names), has(by));
            match left.len() {
                0 => format!("{what}: the match ends with this turn."),
                1 => format!("{what}: {} has one final turn.", list(*left, names)),
                _ => format!("{what}: {} have one final turn each.", list(*left, names)),
            }
        }
        E::RerollUsed { player, dice, left } => format!(
            "{} uses a free re-roll for {} and has {left} left.",
            names(*player),
            count(dice.len() as u8, "die", "dice")
        ),
        E::WriteStarted { asked, .. } if asked.is_empty() => "All stockpiles are full: nobody writes.".to_owned(),
        E::WriteStarted { player, .. } => {
            format!("{} ends the turn: everybody with a free box writes.", names(*player))
        }
        E::Wrote {
            player,
            value,
            stockpile,
            ..
        } => format!(
            "{} writes {value} in stockpile {}.",
            names(*player),
            stockpile.numeral()
        ),
        E::RewardEarned { player, stockpile } => format!(
            "Stockpile {} of {} is full and earns a Skip-Bo Reward.",
            stockpile.numeral(),
            names(*player)
        ),
        E::Scored { player, score } => scored(&names(*player), score),
        E::MatchOver { winners, tie_broken } => {
            let win = if winners.len() == 1 { "wins" } else { "win" };
            let with = if *tie_broken {
                ", with more Skip-Bos and re-rolls unused"
            } else {
                ""
            };
            let together = if winners.len() == 1 { "" } else { " together" };
            format!("{} {win} the match{together}{with}.", list(*winners, names))
        }
        E::TurnStarted { .. } | E::Chose { .. } => return None,
    })
}

/// The rule behind an event, as in `D-7`.
pub const fn rule(event: &DiceEvent) -> Option<&'static str> {
    use DiceEvent as E;
    Some(match event {
        E::FirstPlayer { .. } => "G-5",
        E::LastTurns { player, by, .. } if by.0 != PlayerSet::only(*player).0 => "D-19",
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
        E::Scored { .. } => "D-20",
        E::MatchOver { tie_broken: true, .. } => "D-21",
        E::MatchOver { winners, .. } if winners.len() > 1 => "D-21",
        E::MatchOver { .. } => "D-20",
    })
}

/// "3, 4 and Skip-Bo, and 9 on the Bonus Die".
fn shown(dice: Dice, values: &[Value; DICE]) -> String {
    let mut numbers: Vec<_> = dice
        .without(Dice::BONUS)
        .iter()
        .map(|die| values[die.index()])
        .collect();
    numbers.sort_unstable();
    let bonus = dice
        .contains(BONUS)
        .then(|| format!("{} on the Bonus Die", values[BONUS.index()]));
    let numbers = (!numbers.is_empty()).then(|| listed(numbers.iter().map(Value::to_string).collect()));
    numbers.into_iter().chain(bonus).collect::<Vec<_>>().join(", and ")
}

/// "a 7", "the 9 on the Bonus Die": what fills a bubble.
fn source(with: Source, value: Value) -> String {
    match with {
        Source::Number(_) if value.is_skip_bo() => "a Skip-Bo".to_owned(),
        Source::Number(_) => a_number(value.0).to_owned(),
        Source::Bonus => format!("the {value} on the Bonus Die"),
        Source::Stockpile(stockpile) => format!("the {value} in stockpile {}", stockpile.numeral()),
        Source::Reward(stockpile) => format!("the Skip-Bo Reward of stockpile {}", stockpile.numeral()),
        Source::FreeSkipBo => "a free Skip-Bo".to_owned(),
    }
}

/// "Ana has 12 points: 5 for stars, 5 for complete piles, 2 for unused Skip-Bos and re-rolls."
fn scored(name: &str, score: &SeatScore) -> String {
    let points = if score.total() == 1 {
        "1 point".to_owned()
    } else {
        format!("{} points", score.total())
    };
    format!(
        "{name} has {points}: {} for stars, {} for complete piles, {} for unused Skip-Bos and re-rolls.",
        score.stars,
        score.place_stars,
        score.unused()
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::skip_bo_dice::value::{PileId, StockpileId};
    use crate::rules::die::DieId;
    use crate::rules::ids::PlayerId;

    fn told(event: &DiceEvent) -> String {
        let names = |player: PlayerId| ["Ana", "Bo", "Cy"][player.index()].to_owned();
        line(event, &names).expect("it is worth telling")
    }

    fn players(seats: &[u8]) -> PlayerSet {
        seats.iter().map(|seat| PlayerId(*seat)).collect()
    }

    #[test]
    fn what_a_bubble_is_filled_with_is_told_with_its_rule() {
        let of = |with, value| DiceEvent::Filled {
            player: PlayerId(0),
            with,
            pile: PileId(3),
            bubble: 8,
            value: Value(value),
        };
        let reward = of(Source::Reward(StockpileId(1)), Value::SKIP_BO.0);
        let end = "Ana fills bubble 8 of pile D with the Skip-Bo Reward of stockpile II.";
        assert_eq!((told(&reward).as_str(), rule(&reward)), (end, Some("D-14")));
        let number = of(Source::Number(DieId(0)), 8);
        assert_eq!(told(&number), "Ana fills bubble 8 of pile D with an 8.");
    }

    #[test]
    fn an_end_brought_about_off_turn_is_told_by_its_own_rule_d_18_d_19() {
        let of = |by: &[u8], left: &[u8]| DiceEvent::LastTurns {
            player: PlayerId(0),
            by: players(by),
            left: players(left),
        };
        let (own, off, all) = (of(&[0], &[1, 2]), of(&[1, 2], &[0]), of(&[0, 1, 2], &[]));
        assert_eq!(
            [own, off, all].map(|event| rule(&event)),
            [Some("D-18"), Some("D-19"), Some("D-19")]
        );
        assert_eq!(
            told(&own),
            "Ana has three complete piles: Bo and Cy have one final turn each."
        );
        assert_eq!(
            told(&off),
            "Bo and Cy have three complete piles: Ana has one final turn."
        );
        assert_eq!(
            told(&all),
            "Ana, Bo and Cy have three complete piles: the match ends with this turn."
        );
    }

    #[test]
    fn a_throw_is_told_by_the_rule_that_asks_for_it_d_4_d_8_d_9() {
        let of = |dice| DiceEvent::Rolled {
            player: PlayerId(0),
            dice,
            values: [Value(3); DICE],
        };
        let some = Dice::only(DieId(1)).with(Dice::only(DieId(2)));
        let rules = [Dice::ALL, Dice::BONUS, some.with(Dice::BONUS), some].map(|dice| rule(&of(dice)));
        assert_eq!(rules, [Some("D-4"), Some("D-8"), Some("D-8"), Some("D-9")]);
        assert_eq!(told(&of(some)), "Ana rolls again: 3 and 3.");
    }

    #[test]
    fn dice_thrown_again_and_shared_wins_are_told_d_21_g_3() {
        let again = |cocked, floor| told(&DiceEvent::ThrownAgain { cocked, floor });
        assert_eq!(
            again(1, 0),
            "Thrown again, free of charge: 1 die that came to rest askew."
        );
        assert_eq!(
            again(0, 2),
            "Thrown again, free of charge: 2 dice that fell to the floor."
        );
        let over = |winners: &[u8], tie_broken| {
            told(&DiceEvent::MatchOver {
                winners: players(winners),
                tie_broken,
            })
        };
        assert_eq!(over(&[0, 2], false), "Ana and Cy win the match together.");
        assert_eq!(
            over(&[1], true),
            "Bo wins the match, with more Skip-Bos and re-rolls unused."
        );
    }
}
