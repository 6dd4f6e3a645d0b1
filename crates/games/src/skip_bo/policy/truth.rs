//! Each reason of a hint is true of the position that it speaks of.

use super::explain::{self, Line, MARGIN};
use super::plan::is_from_stock;
use super::weights::at;
use crate::catalog::{AnyAction, AnyOptions, AnyView, Listed};
use crate::each_choice::each_choice;
use crate::each_hint::{Advised, each_hint};
use crate::hint::{Hint, choose};
use crate::skip_bo::action::{CardAction, Source};
use crate::skip_bo::arrange::Arrange;
use crate::skip_bo::card::{HIGHEST, card_name, is_wild};
use crate::skip_bo::classic::Classic;
use crate::skip_bo::edition::Edition;
use crate::skip_bo::event::CardEvent;
use crate::skip_bo::options::CardOptions;
use crate::skip_bo::sizes::HAND;
use crate::skip_bo::state::{CardGame, Phase};
use crate::skip_bo::tests::{ANA, BO, CY, DI, SB, built, legal, play, position, position_with, stock, two_pairs};
use crate::skip_bo::view::CardView;
use crate::skip_bo_mod::Mod;
use language::Language;
use messages::texts::{hud, skip_bo as words, skip_bo_mod as die_words};
use messages::{CardName, Message};
use rules::ai::agent::{Explain, Strategy};
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::card::Card;
use rules::game::Game;
use rules::ids::{Actor, SeatId, Viewer};
use rules::rng::{Stream, stream};
use rules::seats::Seats;

/// How many reasons are checked in each game.
const REASONS: usize = 10_000;
/// How many plays the computer player considers that gives the hint.
const NODES: u64 = 60;
/// How many hints are asked for as the program does, in each game and seating.
const HINTS: usize = 150;

/// A position, what a hint says to do there, and the worths by which that was chosen.
struct Told<'a, E: Edition> {
    known: &'a CardGame<E>,
    me: SeatId,
    legal: &'a [CardAction],
    worths: &'a [f32],
    /// The index of the advice in `legal`.
    best: usize,
    line: Line,
    /// The turn that the advice is compared with.
    other: Option<Line>,
}

impl<E: Edition> Told<'_, E> {
    /// What the hint says to do.
    fn action(&self) -> CardAction {
        self.legal[self.best]
    }

    /// A card that the action puts on a discard pile, and what lies there.
    fn discard(&self) -> Option<(Card, Option<Card>)> {
        match self.action() {
            CardAction::Discard { card, pile } | CardAction::ExtraDiscard { card, pile } => {
                Some((card, self.known.discards(self.me, pile).last().copied()))
            }
            _ => None,
        }
    }

    /// A card with a number that the action puts on another one.
    fn lands(&self) -> Option<(Card, Card)> {
        let (card, top) = self.discard()?;
        top.filter(|top| !is_wild(*top) && !is_wild(card))
            .map(|top| (card, top))
    }

    /// The pile that the action takes a card from.
    fn from(&self) -> Option<Source> {
        match self.action() {
            CardAction::Play { from, .. } => Some(from),
            CardAction::StandIn { then, .. } => Some(then),
            _ => None,
        }
    }

    /// The cards of the discard pile that the action takes its top card from, the top first.
    fn taken_from(&self) -> Vec<Card> {
        match self.from() {
            Some(Source::Discard(seat, pile)) => self.known.discards(seat, pile).iter().rev().copied().collect(),
            _ => Vec::new(),
        }
    }

    /// The match after so many actions of the planned turn.
    fn after(&self, acts: usize) -> CardGame<E> {
        let mut game = *self.known;
        for action in &self.line.acts[..acts] {
            let applied = game.apply(Actor::Player(self.me), action, &mut ());
            applied.expect("a planned turn is legal");
        }
        game
    }

    /// Whether the top card of a stock can be played.
    fn fits(&self, game: &CardGame<E>, seat: SeatId) -> bool {
        let mut legal = Vec::new();
        game.legal_actions(self.me, &mut legal);
        legal.iter().any(|action| self.is_of_stock(action, seat))
    }

    fn is_of_stock(&self, action: &CardAction, seat: SeatId) -> bool {
        is_from_stock(action) && explain::stock_of(action, self.me) == seat
    }

    /// Whether a figure at the end of the turn is higher than after the other action.
    fn more(&self, figure: usize) -> bool {
        let of = |line: &Line| line.end.as_ref().map(|end| end.figures[figure]);
        match (of(&self.line), self.other.as_ref().and_then(of)) {
            (Some(here), Some(there)) => here > there,
            _ => false,
        }
    }

    /// Whether the card on top of the player's own stock is more likely to be played next than after the other action.
    fn helps(&self) -> bool {
        let of = |line: &Line| line.end.as_ref().and_then(|end| end.mine);
        match (of(&self.line), self.other.as_ref().and_then(of)) {
            (Some(here), Some(there)) => here > there,
            _ => false,
        }
    }

    /// How many stock cards the planned turn plays.
    fn stock_plays(&self) -> usize {
        self.line.acts.iter().filter(|action| is_from_stock(action)).count()
    }

    /// The reason that says which stock card can follow, and after how many more plays at the soonest.
    fn follows(&self) -> Option<Message> {
        let acts = &self.line.acts;
        let planned = 1 + acts.iter().skip(1).position(is_from_stock)?;
        let seat = explain::stock_of(&acts[planned], self.me);
        let soonest = (1..=planned).find(|acts| self.fits(&self.after(*acts), seat))?;
        let is_play = |action: &&CardAction| matches!(action, CardAction::Play { .. } | CardAction::StandIn { .. });
        let plays = acts[1..soonest].iter().filter(is_play).count();
        let card = card_name(self.known.stock_top(seat)?);
        Some(if seat == self.me {
            words::reason_follows(card, plays)
        } else {
            words::reason_follows_of(card, seat, plays)
        })
    }

    /// What it costs to play a card of the player's own stock instead; `None` if none fits.
    fn cost(&self) -> Option<f32> {
        let all = self.legal.iter().zip(self.worths);
        let played = all.filter(|(action, _)| self.is_of_stock(action, self.me));
        let played = played.map(|(_, worth)| *worth).max_by(f32::total_cmp)?;
        Some(self.worths[self.best] - played)
    }

    /// Whether the planned turn empties the hand and draws five cards, and needs the action for it.
    fn empties_hand(&self) -> bool {
        let end = self.after(self.line.acts.len());
        let hand = end.hand(self.me);
        let left = end.draw_len() + end.set_aside().total();
        let draws = hand == [Card::HIDDEN; HAND] || end.turn.filling && hand.is_empty() && left >= HAND;
        let is_from_hand =
            matches!(self.from(), Some(Source::Hand(_))) || matches!(self.action(), CardAction::ExtraDiscard { .. });
        let mut without = *self.known;
        let mut rest = self.line.acts[1..].iter();
        let fails = rest.any(|action| without.apply(Actor::Player(self.me), action, &mut ()).is_err());
        draws && (is_from_hand || fails)
    }

    /// Whether every other discard of this kind is judged worse or equal.
    fn is_needed_least(&self) -> bool {
        let kind = std::mem::discriminant(&self.action());
        let is_such = |at: &usize| std::mem::discriminant(&self.legal[*at]) == kind;
        let mut such = (0..self.legal.len()).filter(is_such);
        self.discard().is_some() && such.all(|at| self.worths[at] <= self.worths[self.best])
    }

    /// How many cards have to be played before a number fits on a building pile.
    fn away(&self, number: Card) -> u8 {
        let away = |value: u8| (1_u8..).find(|steps| (value + steps - 1) % HIGHEST + 1 == number.0);
        let values = self.known.building().iter().map(|pile| pile.value());
        values.filter_map(away).min().expect("every number fits at some time")
    }

    /// Whether a reason is true. `None` if it is no reason of the card games.
    fn holds(&self, reason: &Message) -> Option<bool> {
        let (known, me) = (self.known, self.me);
        let is = |words: &Message| reason.id() == words.id();
        // The seat whose stock is played from, and how many cards that stock has.
        let stock = match self.from() {
            Some(Source::Stock(seat)) => Some((seat, known.stock_len(seat))),
            _ => None,
        };
        let is_play = self.from().is_some();
        Some(if is(&words::REASON_CALL) {
            self.action() == CardAction::CallOut && known.interrupted().is_some()
        } else if is(&words::REASON_DRAW) {
            self.action() == CardAction::Draw && known.turn.filling
        } else if is(&words::REASON_WINS) {
            stock.is_some_and(|(_, cards)| cards == 1) && matches!(self.after(1).phase, Phase::Over | Phase::Deal)
        } else if is(&words::REASON_STOCK) {
            stock.is_some_and(|(seat, cards)| seat == me && cards > 1)
        } else if is(&words::REASON_STOCK_OF_PARTNER) {
            stock.is_some_and(|(seat, cards)| known.partner(me) == Some(seat) && cards > 1)
        } else if is(&words::REASON_FINISHES_STOCK) {
            let other = |seat: SeatId| known.side(me).iter().find(|other| *other != seat);
            stock.is_some_and(|(seat, cards)| cards == 1 && other(seat).is_some_and(|seat| known.stock_len(seat) > 0))
        } else if is(&words::reason_follows(CardName::Wild, 1_u8))
            || is(&words::reason_follows_of(CardName::Wild, SeatId(0), 1_u8))
        {
            self.follows().as_ref() == Some(reason)
        } else if is(&words::REASON_EMPTIES_HAND) {
            self.line.acts.len() > 1 && self.empties_hand()
        } else if is(&words::REASON_NEW_HAND) {
            self.line.acts.len() == 1 && self.empties_hand()
        } else if is(&words::REASON_EMPTY_PILE) {
            matches!(self.discard(), Some((_, None)))
        } else if is(&words::REASON_SAME_NUMBER) {
            self.lands().is_some_and(|(card, top)| card == top)
        } else if is(&words::REASON_ONE_LOWER) {
            self.lands().is_some_and(|(card, top)| card.0 + 1 == top.0)
        } else if is(&words::REASON_BURIES_NOTHING) {
            self.lands()
                .is_some_and(|(card, top)| self.away(card) <= self.away(top))
        } else if is(&words::REASON_WILD_FREE) {
            matches!(self.discard(), Some((_, top)) if !top.is_some_and(is_wild))
        } else if is(&words::REASON_NEEDED_LEAST) {
            self.is_needed_least()
        } else if is(&words::REASON_FROM_HAND) {
            matches!(self.from(), Some(Source::Hand(_))) && known.can_draw() && !known.skips_draw().contains(me)
        } else if is(&words::reason_frees_number(1_u8)) {
            self.taken_from()
                .get(1)
                .is_some_and(|below| !is_wild(*below) && *reason == words::reason_frees_number(below.0))
        } else if is(&words::REASON_FREES_CARD) {
            self.taken_from().len() > 1
        } else if is(&words::REASON_EMPTIES_PILE) {
            self.taken_from().len() == 1
        } else if is(&words::REASON_AHEAD) {
            self.more(at::STOCK)
        } else if is(&words::reason_hinders([SeatId(0)])) {
            let theirs = |line: &Line, seat: SeatId| line.end.as_ref().map_or(0.0, |end| end.theirs[seat.index()]);
            let other = self.other.as_ref()?;
            let less = |seat: &SeatId| theirs(&self.line, *seat) < theirs(other, *seat);
            let named: Vec<SeatId> = known.opponents(me).iter().filter(less).collect();
            !named.is_empty() && *reason == words::reason_hinders(named)
        } else if is(&words::reason_helps_number(1_u8)) {
            let top = known.stock_top(me).filter(|card| !is_wild(*card));
            let named = top.is_some_and(|card| *reason == words::reason_helps_number(card.0));
            named && self.helps() && !self.fits(known, me)
        } else if is(&words::REASON_KEEPS_WILD) {
            let kept = self.line.end.as_ref().is_some_and(|end| end.figures[at::WILDS] >= 1.0);
            kept && self.more(at::WILDS) && known.hand(me).iter().any(|card| is_wild(*card))
        } else if is(&words::reason_holds_back(CardName::Wild, Message::empty())) {
            let (cost, card) = (self.cost()?, card_name(known.stock_top(me)?));
            let named = *reason == words::reason_holds_back(card, explain::amount(cost));
            named && cost >= MARGIN && self.stock_plays() == 0
        } else if is(&words::REASON_KEEPS_GOING) {
            is_play && !known.can_draw()
        } else if is(&die_words::reason_opponent_draws(SeatId(0), 1_u8)) {
            let CardAction::OpponentDraws { opponent } = self.action() else {
                return Some(false);
            };
            *reason == die_words::reason_opponent_draws(opponent, known.stock_len(opponent))
        } else {
            return None;
        })
    }
}

/// Checks the reason of the hint at each decision of played matches.
fn every_reason_is_true<E: Edition>()
where
    CardGame<E>: Explain<Event = CardEvent, Action = CardAction, View = CardView<E>, Options = CardOptions<E>>,
{
    let start = |index, seed| {
        let seats = match index % 4 {
            0 => Seats::solo(2),
            1 => Seats::solo(3),
            2 => Seats::teams(&[0, 1, 0, 1]),
            _ => Seats::solo(5),
        };
        let seats = seats.expect("they can be seated");
        CardGame::<E>::new(&CardOptions::default(), &seats, seed).expect("the usual options")
    };
    each_hint(start, NODES, REASONS, |advised| check::<E>(advised, NODES).is_some());
}

/// Checks the reason of the hint in a position, which was chosen with this number of nodes, and returns it. A hint that
/// holds back a stock card that fits says what playing it would cost.
fn check<E: Edition>(advised: &Advised<CardGame<E>>, nodes: u64) -> Option<Message>
where
    CardGame<E>: Explain<Event = CardEvent, Action = CardAction, View = CardView<E>>,
{
    let &Advised {
        view,
        me,
        legal,
        worths,
        best,
        next,
    } = advised;
    let other = next.map(|next| legal[next]);
    let known = view.known();
    let told = Told {
        known,
        me,
        legal,
        worths,
        best,
        line: explain::line(known, me, &legal[best]),
        other: other.map(|other| explain::line(known, me, &other)),
    };
    let action = told.action();
    let reason = explain::told(view, me, &told.line, told.other.as_ref(), nodes);
    if let Some(reason) = &reason {
        let holds = told.holds(reason);
        assert_eq!(
            holds,
            Some(true),
            "{reason}: {action:?} rather than {other:?} in {known:?}"
        );
    }
    let holds_back = told.fits(known, me) && told.stock_plays() == 0;
    if holds_back && action != CardAction::CallOut {
        let costs = words::reason_holds_back(CardName::Wild, Message::empty());
        let given = reason.as_ref().map(Message::id);
        assert_eq!(given, Some(costs.id()), "{action:?} in {known:?}");
    }
    reason
}

#[test]
fn every_reason_of_a_hint_is_true() {
    every_reason_is_true::<Classic>();
}

#[test]
fn every_reason_of_a_hint_with_the_die_is_true() {
    every_reason_is_true::<Mod>();
}

/// Asks for the hint in a position as the program does. Checks its reason, and returns the action and the words.
fn hint_in<E: Edition>(view: &AnyView, legal: &[AnyAction]) -> (CardAction, Message)
where
    CardGame<E>: Explain<Event = CardEvent, Action = CardAction, View = CardView<E>> + Listed,
{
    let own = CardGame::<E>::of_view(view).expect("a view of this game");
    let Viewer::Player(me) = own.viewer() else {
        panic!("the view of a player")
    };
    let hint = Hint::think(view, me, legal).expect("there is something to do");
    let actions: Vec<CardAction> = legal.iter().filter_map(CardGame::<E>::of_action).copied().collect();
    let mut rng = stream(1, Stream::Agents);
    let mut budget = Budget::nodes(view.nodes());
    let worths = CardGame::<E>::weigh(Level::Expert, own, me, &actions, &mut budget, &mut rng);
    let is_natural = |at: usize| CardGame::<E>::is_natural(&actions[at]);
    let is_tidier = |at: usize, other: usize| CardGame::<E>::is_tidier(own, me, &actions[at], &actions[other]);
    let chosen = choose(&worths, is_natural, is_tidier, view.worth_telling());
    let (best, next) = chosen.expect("there is something to do");
    assert_eq!(hint.action, CardGame::<E>::any_action(actions[best]));
    let advised = Advised {
        view: own,
        me,
        legal: &actions,
        worths: &worths,
        best,
        next,
    };
    let advice = view.advice(&hint.action);
    let expected = match check::<E>(&advised, view.nodes()) {
        Some(reason) => hud::hint_because(advice, reason),
        None => hud::hint(advice),
    };
    assert_eq!(hint.words, expected);
    (actions[best], hint.words)
}

/// Checks hints as the program gives them, in matches of careless players.
fn every_hint_of_the_program_is_true<E: Edition>()
where
    CardGame<E>: Explain<Event = CardEvent, Action = CardAction, View = CardView<E>> + Listed,
{
    let options = AnyOptions::of_game(E::NAME).expect("a game of the list");
    let seats = Seats::solo(2).expect("two seats");
    for (seats, level) in [(seats, Level::Random), (two_pairs(), Level::Easy)] {
        let mut given = 0;
        each_choice(&options, &seats, level, |view, legal, _| {
            if legal.len() > 1 {
                hint_in::<E>(view, legal);
                given += 1;
            }
            given == HINTS
        });
    }
}

#[test]
fn every_hint_that_the_program_gives_is_true() {
    every_hint_of_the_program_is_true::<Classic>();
}

#[test]
fn every_hint_that_the_program_gives_with_the_die_is_true() {
    every_hint_of_the_program_is_true::<Mod>();
}

/// A game whose views the program knows.
trait Shown: Edition {
    fn shown(view: CardView<Self>) -> AnyView;
}

impl Shown for Classic {
    fn shown(view: CardView<Self>) -> AnyView {
        AnyView::SkipBo(view)
    }
}

impl Shown for Mod {
    fn shown(view: CardView<Self>) -> AnyView {
        AnyView::SkipBoMod(view)
    }
}

/// Ana's hint in a position.
fn hint_of<E: Shown>(position: Arrange<E>) -> (CardAction, Message)
where
    CardGame<E>: Explain<Event = CardEvent, Action = CardAction, View = CardView<E>> + Listed,
{
    let game = built(position);
    let view = E::shown(game.view(Viewer::Player(SeatId(ANA))));
    let actions: Vec<AnyAction> = legal(&game, ANA).into_iter().map(CardGame::<E>::any_action).collect();
    hint_in::<E>(&view, &actions)
}

/// The words of a message.
fn said(message: &Message) -> String {
    Language::english().localize(message, &|_| "Bo".to_owned())
}

/// The Skip-Bo fits whatever is kept, so no reason can say that a discard helps it.
fn a_turn_does_not_end_before_the_skip_bo_on_the_stock<E: Shown>()
where
    CardGame<E>: Explain<Event = CardEvent, Action = CardAction, View = CardView<E>> + Listed,
{
    for hand in [[1, 6, 8, 10, 12], [1, 1, 9, 11, 12]] {
        for theirs in 1..=12 {
            let position = position::<E>(2)
                .hand(ANA, &hand)
                .stock(ANA, &[SB, 3, 5, 7, 9])
                .stock(BO, &[theirs, 2, 4, 6, 8]);
            let (action, words) = hint_of(position);
            let plays = matches!(action, CardAction::Play { .. });
            assert!(plays, "{hand:?} against {theirs}: {}", said(&words));
        }
    }
}

/// Ana can only discard. She has one empty discard pile, and one that shows a 10: her 9 belongs there, as both can be
/// played one after the other. A 3 goes as well on a 4.
fn a_discard_goes_on_the_next_higher_card_and_not_on_the_empty_pile<E: Shown>()
where
    CardGame<E>: Explain<Event = CardEvent, Action = CardAction, View = CardView<E>> + Listed,
{
    for hand in [&[9][..], &[9, 9, 6], &[9, 12], &[9, 3, 5, 7, 11]] {
        let position = position::<E>(2)
            .hand(ANA, hand)
            .stock(ANA, &[7, 3, 5])
            .stock(BO, &[8, 2, 4])
            .discards(ANA, 0, &[10])
            .discards(ANA, 2, &[4])
            .discards(ANA, 3, &[2]);
        let (action, words) = hint_of(position);
        let card = if hand.contains(&3) { 3 } else { 9 };
        let continues = CardAction::Discard {
            card: Card(card),
            pile: if card == 3 { 2 } else { 0 },
        };
        assert_eq!(action, continues, "{hand:?}");
        let said = said(&words);
        assert!(said.contains("one lower"), "{said}");
    }
}

/// The last card of one stock of a pair turns up nothing.
fn the_last_card_of_one_stock_of_a_pair_has_a_reason_of_its_own<E: Edition>()
where
    CardGame<E>: Explain<Event = CardEvent, Action = CardAction, View = CardView<E>>,
{
    let position = position_with::<E>(&CardOptions::default(), &two_pairs())
        .hand(ANA, &[9, 11])
        .stock(ANA, &[1])
        .stock(BO, &[8, 6])
        .stock(CY, &[12, 7, 5])
        .stock(DI, &[8, 6]);
    let view = built(position).view(Viewer::Player(SeatId(ANA)));
    let reason = CardGame::<E>::reason(&view, SeatId(ANA), &play(stock(ANA), 0), None);
    assert_eq!(reason, Some(words::REASON_FINISHES_STOCK));
}

#[test]
fn a_skip_bo_on_the_stock_is_not_held_back_for_a_discard() {
    a_turn_does_not_end_before_the_skip_bo_on_the_stock::<Classic>();
    a_turn_does_not_end_before_the_skip_bo_on_the_stock::<Mod>();
}

#[test]
fn a_discard_continues_a_pile_rather_than_use_up_an_empty_one() {
    a_discard_goes_on_the_next_higher_card_and_not_on_the_empty_pile::<Classic>();
    a_discard_goes_on_the_next_higher_card_and_not_on_the_empty_pile::<Mod>();
}

#[test]
fn the_last_card_of_one_stock_of_two_turns_up_nothing_k_14() {
    the_last_card_of_one_stock_of_a_pair_has_a_reason_of_its_own::<Classic>();
    the_last_card_of_one_stock_of_a_pair_has_a_reason_of_its_own::<Mod>();
}
