//! Random and computer-played rounds. An independent counter follows the rule of the dry table from the events alone
//! (K-11).

use super::*;
use crate::skip_bo::card::SKIP_BO;
use crate::skip_bo::options::{Stalemate, StockSize};
use crate::skip_bo::view::CardView;
use crate::skip_bo_mod::die::DieFace;
use rules::ai::agent::{Strategy, choose_in};
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::conformance::random_action;
use rules::ids::Viewer;
use rules::rng::{RulesRng, Stream, stream};

/// Counts turns without a play and dry tables from the events alone.
#[derive(Debug, Default)]
struct Count {
    turn: Option<u8>,
    played: bool,
    /// The turn that a turn out of turn interrupts, and whether a card was played in it (M-13).
    interrupted: Option<(Option<u8>, bool)>,
    quiet: usize,
    dry: u8,
}

impl Count {
    /// Ends the current turn.
    fn ends(&mut self) {
        if self.turn.take().is_some() {
            self.quiet = if self.played { 0 } else { self.quiet + 1 };
        }
        self.played = false;
    }

    /// Counts an event.
    fn take(&mut self, event: &CardEvent) {
        match event {
            CardEvent::TurnStarted { player } => {
                self.ends();
                self.turn = Some(player.0);
            }
            CardEvent::Played { from, .. } => {
                self.played = true;
                if matches!(from, Source::Stock(_)) {
                    self.dry = 0;
                }
            }
            CardEvent::ActedOutOfTurn { .. } => {
                self.interrupted = Some((self.turn.take(), self.played));
                self.played = false;
            }
            CardEvent::OutOfTurnStands { .. } => {
                self.played |= self.interrupted.take().is_some_and(|(_, played)| played);
            }
            CardEvent::CalledOut { .. } => {
                if let Some((turn, played)) = self.interrupted.take() {
                    (self.turn, self.played) = (turn, self.played || played);
                }
            }
            CardEvent::RoundStarted { .. } => *self = Self::default(),
            _ => {}
        }
    }
}

/// Whether nobody can act any more: no hand, nothing to draw, and no open card that fits.
fn nobody_can_act<E: Edition>(game: &CardGame<E>) -> bool {
    let fits = |card: Card| {
        game.building().iter().any(|pile| {
            let next = pile.value() + 1;
            let face_stands_in = (1..=6).map(Face).any(|side| {
                let face = game.terms().print.die.and_then(|die| die.face(side));
                face.and_then(DieFace::range)
                    .is_some_and(|(low, high)| low <= next && next <= high)
            });
            card == SKIP_BO || card.0 == next || face_stands_in && card.0 == next % 12 + 1
        })
    };
    let open = |seat: SeatId| {
        let discards = (0..4).filter_map(move |pile| game.discards(seat, pile).last().copied());
        discards.chain(game.stock_top(seat))
    };
    let seats = || game.seats().iter();
    seats().all(|seat| game.hand(seat).is_empty()) && !game.can_draw() && !seats().flat_map(open).any(fits)
}

/// Plays a match to its end and compares each step with the count. Returns how many times the discard piles were
/// gathered, and how many rounds were scored for the side with the fewest stock cards.
fn follow<E: Edition>(
    game: &mut CardGame<E>,
    rng: &mut RulesRng,
    mut choose: impl FnMut(&CardGame<E>, &mut RulesRng) -> Option<(Actor, CardAction)>,
) -> (usize, usize)
where
    CardGame<E>: Game<Action = CardAction, Event = CardEvent>,
{
    let (mut count, mut gathered, mut stalled) = (Count::default(), 0, 0);
    for _ in 0..CardGame::<E>::LONGEST_PLAYOUT {
        let Some((who, action)) = choose(game, rng) else {
            check_cards(game);
            return (gathered, stalled);
        };
        let before = *game;
        let mut events = Vec::new();
        game.apply(who, &action, &mut events).expect("a legal act");
        game.check_invariants().expect("a valid state");
        if events
            .iter()
            .any(|event| matches!(event, CardEvent::DiscardsGathered { .. } | CardEvent::RoundStalled))
        {
            check_cards(game);
        }
        for event in &events {
            count.take(event);
            let has_won = matches!(event, CardEvent::RoundScored { .. });
            match event {
                CardEvent::DiscardsGathered { time, .. } => {
                    assert!(!before.can_draw(), "cards are left to draw");
                    count.ends();
                    assert!(
                        count.quiet >= game.players() || nobody_can_act(&before),
                        "gathered after {count:?}\n{before:?}"
                    );
                    (count.dry, count.quiet) = (count.dry + 1, 0);
                    assert_eq!(*time, count.dry);
                    assert!(count.dry < 3, "a third time ends the round");
                    gathered += 1;
                }
                CardEvent::RoundStalled => {
                    count.ends();
                    // The round is over, and the table is as at its end. Talking may have taken the last cards (M-14).
                    assert!(!game.can_draw() && (count.dry == 2 || !game.has_discards()));
                    stalled += 1;
                }
                // A turn out of turn begins before the turn that it interrupts is over.
                CardEvent::TurnStarted { .. } if matches!(who, Actor::Player(_)) && count.interrupted.is_none() => {
                    let due = count.quiet >= game.players() && !before.can_draw();
                    assert!(
                        !due,
                        "it should have been gathered before this turn: {count:?}\n{before:?}"
                    );
                }
                _ if has_won => count = Count::default(),
                _ => {}
            }
        }
    }
    panic!("the match does not end: {game:?}");
}

fn start<E: Edition>(seats: &Seats, stock: u8) -> CardGame<E> {
    start_by(Enforcement::Assisted, seats, stock)
}

fn start_by<E: Edition>(enforcement: Enforcement, seats: &Seats, stock: u8) -> CardGame<E> {
    let options = options(|options: &mut CardOptions<E>| {
        (options.enforcement, options.stock) = (enforcement, StockSize::Cards(stock));
    });
    CardGame::new(&options, seats, 0).expect("a set-up that is allowed")
}

/// Follows random rounds; returns how many times the discard piles were gathered in them.
fn random_rounds<E: Edition>(enforcement: Enforcement, seeds: u64) -> usize {
    let mut gathered = 0;
    for seed in 0..seeds {
        let mut rng = stream(seed, Stream::Chance);
        for (seats, stock) in [
            (solo(6), 22),
            (solo(4), 34),
            (three_pairs(), 22),
            (solo(3), 45),
            (solo(2), 50),
        ] {
            let random = |game: &CardGame<E>, rng: &mut RulesRng| random_action(game, game.seats(), rng);
            gathered += follow(&mut start_by::<E>(enforcement, &seats, stock), &mut rng, random).0;
        }
    }
    gathered
}

fn the_discards_are_gathered_exactly_when_the_rule_says_in_random_rounds_k_11<E: Edition>() {
    let gathered = random_rounds::<E>(Enforcement::Assisted, 12);
    assert!(
        gathered > 5,
        "the rule applied only {gathered} times, so hardly anything was tested"
    );
}

fn the_discards_are_gathered_exactly_when_the_rule_says_with_slips_k_11_m_13<E: Edition>() {
    let gathered = random_rounds::<E>(Enforcement::Table, 12);
    assert!(
        gathered > 5,
        "the rule applied only {gathered} times, so hardly anything was tested"
    );
}

fn the_discards_are_gathered_when_the_rule_says_among_computer_players_k_11<E: Edition>()
where
    CardGame<E>: Strategy<Action = CardAction, Event = CardEvent, View = CardView<E>>,
{
    let (mut gathered, mut legal) = (0, Vec::new());
    for seed in 0..18 {
        let mut rng = stream(seed, Stream::Agents);
        for seats in [solo(4), solo(6), two_pairs()] {
            let stock = if seats.count() == 4 { 34 } else { 21 };
            let by_level = |game: &CardGame<E>, rng: &mut RulesRng| match game.turn() {
                Turn::Over => None,
                Turn::Chance => Some((Actor::Chance, game.sample_chance(rng))),
                Turn::Players(due) => {
                    let seat = due.lowest()?;
                    game.legal_actions(seat, &mut legal);
                    let view = || game.view(Viewer::Player(seat));
                    let mut budget = Budget::nodes(50);
                    let choice = choose_in::<CardGame<E>, _>(Level::Easy, view, seat, &legal, &mut budget, rng);
                    Some((Actor::Player(seat), legal[choice]))
                }
            };
            gathered += follow(&mut start::<E>(&seats, stock), &mut rng, by_level).0;
        }
    }
    assert!(
        gathered > 5,
        "the rule applied only {gathered} times, so hardly anything was tested"
    );
}

fn every_random_round_ends_with_each_choice_of_the_rule_k_11<E: Edition>() {
    for stalemate in [Stalemate::Reshuffle, Stalemate::Draw, Stalemate::Off] {
        for seed in 0..4 {
            let mut rng = stream(seed, Stream::Chance);
            let chosen = options(|options: &mut CardOptions<E>| options.stalemate = stalemate);
            let mut game = CardGame::new(&chosen, &solo(4), 0).expect("a set-up that is allowed");
            let mut acts = 0;
            while let Some((who, action)) = random_action(&game, &solo(4), &mut rng) {
                game.apply(who, &action, &mut ()).expect("a legal act");
                acts += 1;
                assert!(acts < CardGame::<E>::LONGEST_PLAYOUT, "{stalemate:?} does not end");
            }
        }
    }
}

in_both_games! {
    the_discards_are_gathered_exactly_when_the_rule_says_with_slips_k_11_m_13,
    the_discards_are_gathered_exactly_when_the_rule_says_in_random_rounds_k_11,
    the_discards_are_gathered_when_the_rule_says_among_computer_players_k_11,
    every_random_round_ends_with_each_choice_of_the_rule_k_11,
}
