//! Each reason of a hint is true of the position that it speaks of.

use crate::each_hint::{Advised, each_hint};
use crate::skip_bo_dice::action::{DiceAction, Source};
use crate::skip_bo_dice::event::DiceEvent;
use crate::skip_bo_dice::options::DiceOptions;
use crate::skip_bo_dice::state::{Phase, SkipBoDice};
use crate::skip_bo_dice::value::{BONUS, Dice, PileId, Value};
use messages::Message;
use messages::texts::skip_bo_dice as words;
use rules::ai::agent::Explain;
use rules::game::Game;
use rules::ids::{Actor, SeatId};
use rules::seats::Seats;

/// How many reasons are checked.
const REASONS: usize = 10_000;
/// How many positions the computer player judges that gives the hint.
const NODES: u64 = 300;

/// A position after the advice, and what happened to the one who followed it.
struct After {
    next: SkipBoDice,
    events: Vec<DiceEvent>,
}

impl After {
    fn of(game: &SkipBoDice, me: SeatId, action: DiceAction) -> Self {
        let mut next = *game;
        let mut events = Vec::new();
        next.apply(Actor::Player(me), &action, &mut events)
            .expect("a legal action");
        // The choices of the others are not known; they all pass.
        while let Phase::Call { due } = next.phase()
            && let Some(other) = due.lowest()
        {
            next.apply(Actor::Player(other), &DiceAction::Pass, &mut events)
                .expect("everybody may pass");
        }
        Self { next, events }
    }

    /// The stars of the pile that was completed.
    fn completed(&self, me: SeatId) -> Option<u8> {
        self.events.iter().find_map(|event| match *event {
            DiceEvent::Completed { player, stars, .. } if player == me => Some(stars),
            _ => None,
        })
    }

    /// Whether the last turns have begun.
    fn ends(&self) -> bool {
        self.events
            .iter()
            .any(|event| matches!(event, DiceEvent::LastTurns { .. }))
    }

    /// The bubble whose star was collected.
    fn star(&self, me: SeatId) -> Option<u8> {
        self.events.iter().find_map(|event| match *event {
            DiceEvent::StarCollected { player, bubble, .. } if player == me => Some(bubble),
            _ => None,
        })
    }

    /// Whether a star was lost.
    fn star_lost(&self, me: SeatId) -> bool {
        let lost = |event: &DiceEvent| matches!(event, DiceEvent::StarLost { player, .. } if *player == me);
        self.events.iter().any(lost)
    }
}

/// What a fill gains, in the words of a reason.
fn gained(after: &After, me: SeatId, bubble: u8, value: Value) -> Option<Message> {
    if let Some(stars) = after.completed(me) {
        return Some(match (after.ends(), after.star(me).is_some()) {
            (false, false) => words::reason_completes(stars),
            (false, true) => words::reason_completes_star(stars),
            (true, false) => words::reason_completes_ends(stars),
            (true, true) => words::reason_completes_ends_star(stars),
        });
    }
    if let Some(bubble) = after.star(me) {
        return Some(words::reason_star(bubble));
    }
    if after.star_lost(me) {
        return Some(words::REASON_STAR_FORFEITED);
    }
    value.is_skip_bo().then(|| words::reason_no_star_lost(bubble))
}

/// What can fill the next bubble of a pile after the advice, in the words of a reason.
fn can_follow(after: &After, me: SeatId, pile: PileId) -> Vec<Message> {
    let mut legal = Vec::new();
    after.next.legal_actions(me, &mut legal);
    let bubble = after.next.sheet(me).pile(pile).filled() + 1;
    let follows = |action: &DiceAction| {
        let DiceAction::Fill { with, pile: into } = *action else {
            return None;
        };
        let number = after.next.value_of(me, with).filter(|value| value.0 == bubble)?.0;
        match with {
            _ if into != pile => None,
            Source::Number(die) if die != BONUS => Some(words::reason_follows(number)),
            Source::Bonus => Some(words::reason_follows_bonus(number)),
            Source::Stockpile(id) => Some(words::reason_follows_stockpile(number, id.numeral())),
            _ => None,
        }
    };
    legal.iter().filter_map(follows).collect()
}

/// How many bubbles of a pile are empty.
fn empty(game: &SkipBoDice, me: SeatId, pile: PileId) -> u8 {
    game.board().bubbles() - game.sheet(me).pile(pile).filled()
}

/// Whether the reason for a fill holds.
fn fill_holds(advised: &Advised<SkipBoDice>, with: Source, pile: PileId, reason: &Message) -> bool {
    let (game, me) = (advised.view, advised.me);
    let value = game.value_of(me, with).expect("something to fill with");
    let after = After::of(game, me, *advised.action());
    let bubble = game.sheet(me).pile(pile).filled() + 1;
    let gain = gained(&after, me, bubble, value);
    let thens = if with == Source::Bonus {
        let thrown_again = matches!(after.next.phase(), Phase::Rolling { dice } if dice == Dice::BONUS);
        assert!(
            thrown_again || after.next.phase() == Phase::Over,
            "the Bonus Die is thrown"
        );
        vec![words::REASON_BONUS_AGAIN]
    } else {
        can_follow(&after, me, pile)
    };
    let said = |then: Message| match &gain {
        Some(gain) => words::reason_both(gain.clone(), then),
        None => then,
    };
    // A reason need not tell all that follows.
    let nearer = words::reason_nearer(empty(&after.next, me, pile), pile.letter());
    thens.into_iter().any(|then| said(then) == *reason) || *reason == gain.unwrap_or(nearer)
}

/// Whether a reason is true.
fn holds(advised: &Advised<SkipBoDice>, reason: &Message) -> bool {
    let (game, me) = (advised.view, advised.me);
    let can_fill = || {
        advised
            .legal
            .iter()
            .any(|action| matches!(action, DiceAction::Fill { .. }))
    };
    let can_claim = || {
        advised
            .legal
            .iter()
            .any(|action| matches!(action, DiceAction::Claim { .. }))
    };
    match *advised.action() {
        DiceAction::Fill { with, pile } => fill_holds(advised, with, pile, reason),
        DiceAction::Claim { pile } => {
            let after = After::of(game, me, *advised.action());
            let bubble = game.sheet(me).pile(pile).filled() + 1;
            let left = empty(&after.next, me, pile);
            let nearer = words::reason_costs_nothing(left, pile.letter());
            *reason == gained(&after, me, bubble, game.called()).unwrap_or(nearer)
        }
        DiceAction::Write { value, stockpile } => {
            let sheet = game.sheet(me);
            let entries = sheet.stockpile(stockpile).entries().len() + 1;
            let full = entries == usize::from(game.board().boxes());
            // How many numbers each pile needs before this one.
            let away = |pile: PileId| (value.0).checked_sub(sheet.pile(pile).filled() + 1);
            let needs = || game.board().pile_ids().filter(|pile| away(*pile).is_some());
            if *reason == words::REASON_FILLS_STOCKPILE {
                full
            } else if *reason == words::REASON_FITS_ANYWHERE {
                value.is_skip_bo()
            } else if *reason == words::REASON_NEARER_REWARD {
                !full && needs().next().is_none()
            } else {
                needs().any(|pile| match away(pile) {
                    Some(0) => *reason == words::reason_needed_next(pile.letter()),
                    Some(numbers) => *reason == words::reason_needed_after(pile.letter(), numbers),
                    None => false,
                })
            }
        }
        DiceAction::Reroll { dice } => {
            *reason == words::reason_reroll(dice.len(), game.sheet(me).free_rerolls())
                && game.sheet(me).free_rerolls() > 0
        }
        DiceAction::EndTurn if *reason == words::REASON_END => can_fill(),
        DiceAction::EndTurn => *reason == words::REASON_END_KEEPS_REROLL && !can_fill(),
        DiceAction::Pass => *reason == words::REASON_PASS && can_claim(),
        DiceAction::FirstSeat(_) | DiceAction::Rolled(_) => false,
    }
}

#[test]
fn every_reason_of_a_hint_is_true() {
    let start = |index: u64, seed| {
        let seats = Seats::solo([2, 3, 4][(index % 3) as usize]).expect("they can be seated");
        SkipBoDice::new(&DiceOptions::default(), &seats, seed).expect("the usual options")
    };
    each_hint(start, NODES, REASONS, |advised| {
        let (game, me, action) = (advised.view, advised.me, advised.action());
        let other = advised.next.map(|next| &advised.legal[next]);
        let reason = SkipBoDice::reason(game, me, action, other);
        if let Some(reason) = &reason {
            let (name, shown) = (reason.id().name(), format!("{reason:?}"));
            assert!(
                holds(advised, reason),
                "{name} {shown}: {action:?} of {me:?} in {game:?}"
            );
        }
        reason.is_some()
    });
}
