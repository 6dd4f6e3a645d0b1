//! Skip-Bo Dice as text.

use games::skip_bo_dice::action::{DiceAction, Source};
use games::skip_bo_dice::event::DiceEvent;
use games::skip_bo_dice::narrate::line;
use games::skip_bo_dice::state::{Phase, SkipBoDice};
use games::skip_bo_dice::value::{BONUS, Dice, PileId, StockpileId, Value};
use messages::texts::skip_bo_dice::{log_points, value as value_name};
use messages::texts::text::{choose_where, choose_which};
use messages::texts::text_skip_bo_dice as texts;
use messages::{Arg, Message};
use rules::die::DieId;
use rules::game::Narrate;
use rules::ids::SeatId;
use rules::seats::Seats;

use crate::game::{Fact, Occasion, TextGame, others};
use crate::menu::Choice;
use crate::vocabulary::{Term, Word};

const PLAY: Term = Term::Word(Word::Play);

impl TextGame for SkipBoDice {
    fn facts(view: &Self, seats: &Seats, viewer: Option<SeatId>) -> Vec<Fact> {
        let mut facts = Vec::new();
        let mut say = |about, said, line| facts.push(Fact::new(about, said, line));
        match view.phase() {
            Phase::Call { .. } => say(0, Occasion::EachTurn, texts::called(view.called())),
            Phase::Write { .. } => say(0, Occasion::EachTurn, texts::WRITES),
            _ => {}
        }
        if view.called().is_shown() {
            let mut values: Vec<Value> = view
                .unused()
                .without(Dice::BONUS)
                .iter()
                .map(|die| view.value(die))
                .collect();
            values.retain(|value| value.is_shown());
            values.sort_unstable();
            let line = match values.is_empty() {
                true => texts::only_bonus(view.called()),
                false => texts::dice(values.into_iter().map(value_name), view.called()),
            };
            // At a call of another player these dice can't be used.
            let said = match view.phase() {
                Phase::Call { .. } => Occasion::Asked,
                _ => Occasion::EachTurn,
            };
            say(1, said, line);
        }
        if let Some(me) = viewer {
            say(2, Occasion::EachTurn, texts::needs(needs(view, me)));
            say(3, Occasion::Changed, texts::stockpiles(stockpiles(view, me)));
            let (skip_bos, rerolls, rewards) = left(view, me);
            say(4, Occasion::Changed, texts::left(skip_bos, rerolls, rewards));
        }
        if view.rounds() > 1 {
            let scores = seats.iter().map(|seat| log_points(seat, view.points(seat)));
            say(5, Occasion::Changed, texts::round(view.round(), view.rounds(), scores));
        }
        for seat in others(seats, viewer) {
            let about = 10 + 10 * u16::from(seat.0);
            say(about, Occasion::Changed, texts::needs_of(seat, needs(view, seat)));
            say(
                about + 1,
                Occasion::Asked,
                texts::stockpiles_of(seat, stockpiles(view, seat)),
            );
            let (skip_bos, rerolls, rewards) = left(view, seat);
            say(
                about + 2,
                Occasion::Asked,
                texts::left_of(seat, skip_bos, rerolls, rewards),
            );
        }
        facts
    }

    fn current(view: &Self) -> Option<SeatId> {
        Some(view.active()).filter(|_| !matches!(view.phase(), Phase::First | Phase::Over))
    }

    fn choices(view: &Self, seat: SeatId, legal: &[DiceAction]) -> Vec<Choice<DiceAction>> {
        let mut choices: Vec<Choice<DiceAction>> = Vec::new();
        for action in legal {
            let choice = choice(view, seat, *action);
            // Two dice with the same value are one choice.
            if !choices.iter().any(|other| other.what == choice.what) {
                choices.push(choice);
            }
        }
        choices
    }

    fn attempts(view: &Self, _: SeatId) -> Vec<DiceAction> {
        let numbers = view.unused().without(Dice::BONUS).iter().map(Source::Number);
        let stockpiles = || view.board().stockpile_ids();
        let sources = numbers
            .chain([Source::Bonus, Source::FreeSkipBo])
            .chain(stockpiles().map(Source::Stockpile))
            .chain(stockpiles().map(Source::Reward));
        let mut attempts = Vec::new();
        for with in sources {
            attempts.extend(view.board().pile_ids().map(|pile| DiceAction::Fill { with, pile }));
        }
        attempts.extend(view.board().pile_ids().map(|pile| DiceAction::Claim { pile }));
        attempts.extend([DiceAction::Pass, DiceAction::EndTurn]);
        attempts
    }

    fn summary(events: &[&DiceEvent]) -> Vec<Message> {
        // Who passes changes nothing, and what the dice show and who is asked are facts. The log has all of it.
        let told = events.iter().filter(|event| match event {
            DiceEvent::Passed { .. } | DiceEvent::Rolled { .. } | DiceEvent::Called { .. } => false,
            DiceEvent::WriteStarted { asked, .. } => asked.is_empty(),
            _ => true,
        });
        told.filter_map(|event| line(event)).collect()
    }

    fn throw(view: &Self) -> Message {
        match view.phase() {
            Phase::Rolling { dice: Dice::ALL } => texts::THROW,
            Phase::Rolling { dice: Dice::BONUS } => texts::THROW_BONUS,
            _ => texts::THROW_AGAIN,
        }
    }

    fn above(group: &Message) -> Option<Message> {
        let of_reroll = texts::reroll(0_u8).id();
        let is_reroll = |arg: &Arg| matches!(arg, Arg::Message(what) if what.id() == of_reroll);
        group.args().iter().any(is_reroll).then_some(texts::REROLL_HOW)
    }

    fn examples(_: &str) -> Vec<Message> {
        vec![
            texts::EXAMPLE_USE,
            texts::EXAMPLE_STOCKPILE,
            texts::EXAMPLE_ROLL,
            texts::EXAMPLE_WRITE,
        ]
    }
}

/// What each build pile of a seat needs.
fn needs(view: &SkipBoDice, seat: SeatId) -> Vec<Message> {
    let board = view.board();
    let piles = board.pile_ids().map(|pile| {
        let (letter, next) = (pile.letter(), view.sheet(seat).pile(pile).filled() + 1);
        if next > board.bubbles() {
            texts::pile_complete(letter)
        } else if board.has_star(pile, next) {
            texts::pile_star(letter, next)
        } else {
            texts::pile(letter, next)
        }
    });
    piles.collect()
}

/// What can be used of each stockpile of a seat.
fn stockpiles(view: &SkipBoDice, seat: SeatId) -> Vec<Message> {
    let board = view.board();
    let stockpiles = board.stockpile_ids().map(|id| {
        let stockpile = view.sheet(seat).stockpile(id);
        let free = usize::from(board.boxes()).saturating_sub(stockpile.entries().len());
        match stockpile.top() {
            Some(value) => texts::stockpile(id.numeral(), value, free),
            None => texts::stockpile_none(id.numeral(), free),
        }
    });
    stockpiles.collect()
}

/// The free Skip-Bos, free re-rolls and rewards that a seat has left.
fn left(view: &SkipBoDice, seat: SeatId) -> (u8, u8, u8) {
    let sheet = view.sheet(seat);
    (sheet.free_skip_bos(), sheet.free_rerolls(), sheet.rewards(view.board()))
}

fn typed(value: Value) -> Term {
    if value.is_skip_bo() {
        Term::Word(Word::Wild)
    } else {
        Term::Number(value.0.into())
    }
}

fn letter(pile: PileId) -> Term {
    Term::Letter(pile.letter().to_ascii_lowercase())
}

fn number(stockpile: StockpileId) -> Term {
    Term::Number(u16::from(stockpile.0) + 1)
}

fn choice(view: &SkipBoDice, seat: SeatId, action: DiceAction) -> Choice<DiceAction> {
    let advice = <SkipBoDice as Narrate>::advice(view, &action);
    let new = |phrases| Choice::new(action, advice.clone(), phrases);
    match action {
        DiceAction::Fill { with, pile } => {
            let (source, group) = match with {
                Source::Number(die) => (vec![typed(view.value(die))], texts::using(view.value(die))),
                Source::Bonus => (vec![Term::Word(Word::Bonus)], texts::use_bonus(view.called())),
                Source::Stockpile(id) => {
                    let top = view.sheet(seat).stockpile(id).top().unwrap_or(Value::BLANK);
                    (
                        vec![Term::Word(Word::Stock), number(id)],
                        texts::use_stockpile(top, id.numeral()),
                    )
                }
                Source::Reward(id) => (
                    vec![Term::Word(Word::Reward), number(id)],
                    texts::use_reward(id.numeral()),
                ),
                Source::FreeSkipBo => (vec![Term::Word(Word::Free)], texts::USE_FREE),
            };
            let short = [source.as_slice(), &[letter(pile)]].concat();
            let long = [&[PLAY], short.as_slice()].concat();
            new(vec![long, short]).grouped(choose_where(group), advice.clone())
        }
        DiceAction::Claim { pile } => new(vec![
            vec![PLAY, letter(pile)],
            vec![letter(pile)],
            vec![PLAY, typed(view.called()), letter(pile)],
            vec![typed(view.called()), letter(pile)],
        ]),
        DiceAction::Pass => new(vec![vec![Term::Word(Word::Pass)]]),
        DiceAction::EndTurn => new(vec![vec![Term::Word(Word::End)]]),
        DiceAction::Reroll { dice } => {
            let values = dice
                .iter()
                .filter(|die: &DieId| *die != BONUS)
                .map(|die| typed(view.value(die)));
            let bonus = dice.contains(BONUS).then_some(Term::Word(Word::Bonus));
            let named = std::iter::once(Term::Word(Word::Roll))
                .chain(values)
                .chain(bonus)
                .collect();
            let mut phrases = vec![named];
            if dice == view.unused() {
                phrases.push(vec![Term::Word(Word::Roll), Term::Word(Word::All)]);
            }
            let group = choose_which(texts::reroll(view.sheet(seat).free_rerolls()));
            let choice = new(phrases).grouped(group, advice.clone());
            // All sets of dice can be typed. The list has single dice, all dice, and those that fit nowhere.
            let fits = |die: DieId| {
                view.board()
                    .pile_ids()
                    .any(|pile| view.fits(seat, pile, view.value(die)))
            };
            let idle: Dice = view
                .unused()
                .without(Dice::BONUS)
                .iter()
                .filter(|die| !fits(*die))
                .collect();
            let is_listed = dice.len() == 1 || dice == view.unused() || dice == idle;
            Choice {
                listed: is_listed,
                ..choice
            }
        }
        DiceAction::Write { value, stockpile } => {
            let write = Term::Word(Word::Write);
            let phrases = vec![
                vec![write, typed(value), number(stockpile)],
                vec![typed(value), number(stockpile)],
                vec![write, typed(value), Term::Word(Word::Stock), number(stockpile)],
            ];
            new(phrases).grouped(choose_where(texts::write(value)), advice.clone())
        }
        DiceAction::FirstSeat(_) | DiceAction::Rolled(_) => new(Vec::new()),
    }
}
