//! Tests that the checks find the defects for which they are made: in a small card game without a defect, and with one
//! defect at a time.

use serde::{Deserialize, Serialize};

use super::violation::{Violation, ViolationKind as Kind};
use super::*;
use crate::error::{ApplyError, InvariantError, SetupError};
use crate::game::{EventSink, Game, Scores, Turn};
use crate::ids::{Actor, SeatId, SeatSet, Viewer};
use crate::options::{GameOptions, OptionInfo, TurnTime};
use crate::page::Page;
use crate::rng::{RulesRng, Stream, below, stream};
use crate::rule_id::RuleId;
use crate::seats::Seats;
use messages::Message;
use messages::texts::rules as words;

const CARDS: usize = 16;

// The defects. A game with none of them is sound.
const SOUND: u8 = 0;
/// The event of a draw shows the card to all viewers.
const TELLS_DRAWS: u8 = 1;
/// The event of a draw hides the card from the others only if it is high.
const TELLS_SOME_DRAWS: u8 = 2;
/// The reason of a refusal shows whether the other player's hand has a high card.
const REFUSES_BY_SECRETS: u8 = 3;
/// The legal actions depend on the next card of the deck.
const LEGAL_BY_SECRETS: u8 = 4;
/// An onlooker's view contains something that no seat's view contains.
const SHOWS_ONLOOKERS: u8 = 5;
/// The view contains the other player's hand, and a possible world has a random hand instead.
const SHOWS_HANDS: u8 = 6;
/// The scores count the cards in the hand.
const SCORES_SECRETS: u8 = 7;
/// A card that is not in the hand can be played.
const TAKES_ANYTHING: u8 = 8;
/// A refused action changes the state.
const CHANGES_WHEN_REFUSED: u8 = 9;
/// A card is lost when the last one is drawn.
const LOSES_A_CARD: u8 = 10;
/// Playing a card stays legal after the end.
const GOES_ON: u8 = 11;

/// The event of a shuffle contains its seed.
const TELLS_SEEDS: u8 = 12;

/// A game with two hands of two cards. The players take turns: each plays a card and draws one, until all cards are
/// played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Toy<const DEFECT: u8> {
    shuffled: bool,
    to_act: u8,
    hands: [Vec<u8>; 2],
    deck: Vec<u8>,
    played: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum TestAction {
    Play { card: u8 },
    Shuffle { seed: u64 },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum TestEvent {
    Shuffled { seed: u64 },
    Played { card: u8 },
    Drew { seat: u8, card: Option<u8> },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct View {
    shuffled: bool,
    to_act: u8,
    me: Option<u8>,
    hand: Vec<u8>,
    shown: Vec<u8>,
    counts: [u8; 2],
    left: u8,
    played: Vec<u8>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct NoOptions;

impl GameOptions for NoOptions {
    const TURN_TIME: TurnTime = TurnTime {
        person_s: 1.0,
        computer_s: 1.0,
    };

    fn turns(&self, _: &Seats) -> f32 {
        1.0
    }

    fn info() -> Vec<OptionInfo> {
        Vec::new()
    }

    fn set(&mut self, key: &str, _: &str) -> Result<(), SetupError> {
        Err(Self::unknown(key))
    }

    fn get(&self, _: &str) -> Option<String> {
        None
    }
}

fn shuffle(cards: &mut [u8], rng: &mut RulesRng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

const fn high(card: u8) -> bool {
    card as usize >= CARDS / 2
}

impl<const DEFECT: u8> Toy<DEFECT> {
    fn deal(&mut self, seed: u64) {
        shuffle(&mut self.deck, &mut stream(seed, Stream::Rules));
        for hand in &mut self.hands {
            *hand = self.deck.split_off(self.deck.len() - 2);
            hand.sort_unstable();
        }
        self.shuffled = true;
    }

    fn refusal(&self, seat: u8) -> &'static str {
        let other = &self.hands[usize::from(1 - seat)];
        if DEFECT == REFUSES_BY_SECRETS && other.iter().any(|card| high(*card)) {
            "That card is better left alone"
        } else {
            "You do not have that card"
        }
    }
}

impl<const DEFECT: u8> Game for Toy<DEFECT> {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const RULES_TEXT: Page = Page::new(&[]);
    const PLAYERS: (usize, usize) = (2, 2);
    const LONGEST_PLAYOUT: usize = 100;
    type Options = NoOptions;
    type Action = TestAction;
    type Event = TestEvent;
    type View = View;

    fn new(_: &NoOptions, _: &Seats, _: u64) -> Result<Self, SetupError> {
        Ok(Self {
            shuffled: false,
            to_act: 0,
            hands: [vec![], vec![]],
            deck: (0..CARDS as u8).collect(),
            played: vec![],
        })
    }

    fn turn(&self) -> Turn {
        if !self.shuffled {
            Turn::Chance
        } else if self.hands[usize::from(self.to_act)].is_empty() {
            Turn::Over
        } else {
            Turn::Players(SeatSet::only(SeatId(self.to_act)))
        }
    }

    fn legal_actions(&self, who: SeatId, out: &mut Vec<TestAction>) {
        out.clear();
        match self.turn() {
            Turn::Players(due) if due.contains(who) => {}
            Turn::Over if DEFECT == GOES_ON && who.0 == self.to_act => out.push(TestAction::Play { card: 0 }),
            _ => return,
        }
        let hand = &self.hands[who.index()];
        out.extend(hand.iter().map(|card| TestAction::Play { card: *card }));
        if DEFECT == LEGAL_BY_SECRETS && self.deck.last().is_some_and(|card| high(*card)) {
            out.truncate(1);
        }
    }

    fn check_chance(&self, report: &TestAction) -> Result<(), ApplyError<TestAction>> {
        match report {
            TestAction::Shuffle { .. } if !self.shuffled => Ok(()),
            TestAction::Play { .. } if !self.shuffled => Err(ApplyError::BadReport {
                why: words::REPORT_SHUFFLE,
            }),
            _ => Err(ApplyError::NotDue { who: Actor::Chance }),
        }
    }

    fn sample_chance(&self, rng: &mut RulesRng) -> TestAction {
        TestAction::Shuffle {
            seed: u64::from(below(rng, u32::MAX)),
        }
    }

    fn apply<S: EventSink<TestEvent>>(
        &mut self,
        who: Actor,
        action: &TestAction,
        out: &mut S,
    ) -> Result<(), ApplyError<TestAction>> {
        let seat = match who {
            Actor::Chance => {
                self.check_chance(action)?;
                if let TestAction::Shuffle { seed } = *action {
                    self.deal(seed);
                    let seed = if DEFECT == TELLS_SEEDS { seed } else { 0 };
                    out.push(TestEvent::Shuffled { seed });
                }
                return Ok(());
            }
            Actor::Player(seat) => seat,
        };
        match self.turn() {
            Turn::Over if DEFECT != GOES_ON => return Err(ApplyError::Over),
            Turn::Players(due) if due.contains(seat) => {}
            Turn::Over => {}
            _ => return Err(ApplyError::not_due(seat)),
        }
        let mut legal = Vec::new();
        self.legal_actions(seat, &mut legal);
        let known =
            matches!(action, TestAction::Play { card } if usize::from(*card) < CARDS && DEFECT == TAKES_ANYTHING);
        if !legal.contains(action) && !known {
            let why = self.refusal(seat.0);
            if DEFECT == CHANGES_WHEN_REFUSED {
                self.hands[seat.index()].reverse();
            }
            let action = action.clone();
            return Err(ApplyError::Illegal {
                action,
                rule: RuleId::new("T-1"),
                why: Message::verbatim(why),
            });
        }
        let TestAction::Play { card } = *action else {
            return Ok(());
        };
        let hand = &mut self.hands[seat.index()];
        hand.retain(|other| *other != card);
        self.played.push(card);
        out.push(TestEvent::Played { card });
        if let Some(card) = self.deck.pop() {
            if DEFECT != LOSES_A_CARD || !self.deck.is_empty() {
                hand.push(card);
                hand.sort_unstable();
            }
            out.push(TestEvent::Drew {
                seat: seat.0,
                card: Some(card),
            });
        }
        self.to_act = 1 - self.to_act;
        Ok(())
    }

    fn scores(&self) -> Scores {
        let mut scores = Scores::default();
        if self.turn() == Turn::Over {
            scores.winners = SeatSet::only(SeatId(0));
        }
        if DEFECT == SCORES_SECRETS {
            scores.points[0] = self.hands[0].iter().map(|card| i32::from(*card)).sum();
        }
        scores
    }

    fn view(&self, who: Viewer) -> View {
        let me = match who {
            Viewer::Player(seat) => Some(seat.0),
            Viewer::Public => None,
        };
        let shown = match me {
            None if DEFECT == SHOWS_ONLOOKERS => self.deck.clone(),
            Some(me) if DEFECT == SHOWS_HANDS => self.hands[usize::from(1 - me)].clone(),
            _ => vec![],
        };
        View {
            shuffled: self.shuffled,
            to_act: self.to_act,
            me,
            hand: me.map_or(vec![], |me| self.hands[usize::from(me)].clone()),
            shown,
            counts: [0, 1].map(|seat: usize| self.hands[seat].len() as u8),
            left: self.deck.len() as u8,
            played: self.played.clone(),
        }
    }

    fn redact(event: &TestEvent, who: Viewer) -> Option<TestEvent> {
        let TestEvent::Drew { seat, card } = event else {
            return Some(event.clone());
        };
        let mine = who == Viewer::Player(SeatId(*seat));
        let open = match DEFECT {
            TELLS_DRAWS => true,
            TELLS_SOME_DRAWS => card.is_some_and(|card| !high(card)),
            _ => mine,
        };
        Some(TestEvent::Drew {
            seat: *seat,
            card: card.filter(|_| open || mine),
        })
    }

    fn determinize(view: &View, rng: &mut RulesRng) -> Self {
        let known = |card: &u8| view.hand.contains(card) || view.played.contains(card);
        let mut deck: Vec<u8> = (0..CARDS as u8).filter(|card| !known(card)).collect();
        if view.shuffled {
            shuffle(&mut deck, rng);
        }
        let mut hands = [0, 1].map(|seat: u8| {
            if view.me == Some(seat) {
                return view.hand.clone();
            }
            let mut hand = deck.split_off(deck.len().saturating_sub(view.counts[usize::from(seat)].into()));
            hand.sort_unstable();
            hand
        });
        if DEFECT == LOSES_A_CARD {
            hands.iter_mut().for_each(|hand| hand.truncate(2));
        }
        Self {
            shuffled: view.shuffled,
            to_act: view.to_act,
            hands,
            deck,
            played: view.played.clone(),
        }
    }

    fn check_invariants(&self) -> Result<(), InvariantError> {
        let mut all = [&self.deck, &self.played, &self.hands[0], &self.hands[1]]
            .map(Vec::clone)
            .concat();
        all.sort_unstable();
        if all == (0..CARDS as u8).collect::<Vec<_>>() {
            Ok(())
        } else {
            Err(InvariantError::new("cards are missing or double"))
        }
    }
}

/// The rule that a game with a defect breaks, in the first match that shows it.
fn found<const DEFECT: u8>() -> Kind {
    let seats = Seats::solo(2).expect("two seats");
    (0..20)
        .find_map(|seed| check_match::<Toy<DEFECT>>(&NoOptions, &seats, seed).err())
        .unwrap_or_else(|| panic!("no violation in game {DEFECT}"))
        .kind()
}

#[test]
fn a_sound_game_passes_and_much_of_it_is_compared_g_7() {
    let seats = Seats::solo(2).expect("two seats");
    let mut hidden = Hidden::NONE;
    for seed in 0..20 {
        let playout = check_match::<Toy<SOUND>>(&NoOptions, &seats, seed).unwrap_or_else(|what| panic!("{what}"));
        assert!(playout.finished);
        assert_eq!(playout.actions, 1 + CARDS);
        hidden = hidden.and(playout.hidden);
        let played = play_match::<Toy<SOUND>>(&NoOptions, &seats, seed).expect("a sound game");
        assert_eq!((played.actions, played.hash), (playout.actions, playout.hash));
    }
    assert!(hidden.different * 3 > hidden.worlds * 2, "{hidden:?}");
    assert!(
        hidden.acts > 200 && hidden.events > 200 && hidden.redacted > 50,
        "{hidden:?}"
    );
}

#[test]
fn a_walk_is_checked_too() {
    let seats = Seats::solo(2).expect("two seats");
    let walk = |skipped| check_walk::<Toy<SOUND>>(&NoOptions, &seats, 1, skipped, &[5; 100]);
    assert!(walk(0).is_ok() && walk(10).is_ok() && walk(100).is_ok());
    assert!(check_walk::<Toy<TELLS_DRAWS>>(&NoOptions, &seats, 1, 0, &[5; 100]).is_err());
}

#[test]
fn an_event_that_tells_a_hidden_card_is_found_g_7() {
    assert_eq!(found::<TELLS_DRAWS>(), Kind::EventsWithinView);
    assert_eq!(found::<TELLS_SOME_DRAWS>(), Kind::EventsWithinView);
}

#[test]
fn what_can_be_done_and_why_not_tell_nothing_hidden_g_7() {
    assert_eq!(found::<REFUSES_BY_SECRETS>(), Kind::SameRefusal);
    assert_eq!(found::<LEGAL_BY_SECRETS>(), Kind::SameLegal);
}

#[test]
fn views_and_scores_tell_nothing_hidden_g_7() {
    assert_eq!(found::<SHOWS_ONLOOKERS>(), Kind::SameView);
    assert_eq!(found::<SHOWS_HANDS>(), Kind::SameView);
    assert_eq!(found::<SCORES_SECRETS>(), Kind::SameScores);
}

#[test]
fn what_is_not_legal_and_applies_or_leaves_a_trace_is_found() {
    assert_eq!(found::<TAKES_ANYTHING>(), Kind::IllegalRefused);
    assert_eq!(found::<CHANGES_WHEN_REFUSED>(), Kind::RefusalChangesNothing);
    assert_eq!(found::<GOES_ON>(), Kind::AfterEnd);
}

#[test]
fn a_lost_card_is_found() {
    assert_eq!(found::<LOSES_A_CARD>(), Kind::Invariant);
}

#[test]
fn a_shuffle_that_tells_its_seed_is_found_g_7() {
    fn compared<const DEFECT: u8>() -> Result<u64, Violation> {
        let seats = Seats::solo(2).expect("two seats");
        let game = Toy::<DEFECT>::new(&NoOptions, &seats, 1).expect("two can play");
        let mut rng = stream(1, Stream::Chance);
        check_secret_acts(&game, &seats, &mut rng, |act| matches!(act, TestAction::Shuffle { .. }))
    }
    assert!(compared::<SOUND>().expect("a sound game") > 50);
    let found = compared::<TELLS_SEEDS>().expect_err("the event contains the seed");
    assert_eq!(found.kind(), Kind::SecretAct);
}
