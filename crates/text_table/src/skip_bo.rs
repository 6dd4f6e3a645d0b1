//! Skip-Bo as text, and what Skip-Bo MOD has in common with it.

use games::skip_bo::SkipBo;
use games::skip_bo::action::{CardAction, Source};
use games::skip_bo::card::{card_name, is_wild};
use games::skip_bo::event::CardEvent;
use games::skip_bo::game_view::CardGameView;
use games::skip_bo::narrate::{discard_name, line};
use games::skip_bo::sizes::{BUILDING_PILES, DISCARD_PILES};
use messages::Message;
use messages::texts::{skip_bo as log, text_skip_bo as texts};
use rules::card::Card;
use rules::game::Narrate;
use rules::ids::SeatId;
use rules::seats::Seats;

use crate::game::{Fact, Occasion, TextGame, others};
use crate::menu::Choice;
use crate::vocabulary::{Term, Word};

const PLAY: Term = Term::Word(Word::Play);
const DISCARD: Term = Term::Word(Word::Discard);
const DIE: Term = Term::Word(Word::Die);

impl TextGame for SkipBo {
    fn facts(view: &Self::View, seats: &Seats, viewer: Option<SeatId>) -> Vec<Fact> {
        facts(view.known(), seats, viewer)
    }

    fn current(view: &Self::View) -> Option<SeatId> {
        view.known().current().map(|turn| turn.player)
    }

    fn choices(view: &Self::View, seat: SeatId, legal: &[CardAction]) -> Vec<Choice<CardAction>> {
        let advice = |action: &CardAction| <Self as Narrate>::advice(view, action);
        choices(view.known(), seat, legal, &advice)
    }

    fn attempts(view: &Self::View, seat: SeatId) -> Vec<CardAction> {
        attempts(view.known(), seat)
    }

    fn summary(events: &[&CardEvent]) -> Vec<Message> {
        summary(events)
    }

    fn throw(_: &Self::View) -> Message {
        texts::ROLL
    }

    fn examples(_: &str) -> Vec<Message> {
        examples()
    }
}

/// Examples of what can be typed.
pub(crate) fn examples() -> Vec<Message> {
    vec![
        texts::EXAMPLE_HAND,
        texts::EXAMPLE_STOCK,
        texts::EXAMPLE_DISCARD_PILE,
        texts::EXAMPLE_DISCARD,
    ]
}

fn name(card: Card) -> Message {
    texts::card(card_name(card))
}

fn discard_piles() -> impl Iterator<Item = u8> {
    0..DISCARD_PILES as u8
}

/// What lies on the table.
pub(crate) fn facts(game: &dyn CardGameView, seats: &Seats, viewer: Option<SeatId>) -> Vec<Fact> {
    let mut facts = Vec::new();
    let mut say = |about, said, line| facts.push(Fact::new(about, said, line));
    if let Some(me) = viewer {
        let mut hand = game.hand(me).to_vec();
        hand.sort_unstable();
        let hand = match hand.is_empty() {
            true => texts::HAND_EMPTY,
            false => texts::hand(hand.into_iter().map(name)),
        };
        say(0, Occasion::EachTurn, hand);
        let stock = match game.stock_top(me) {
            Some(card) => texts::stock(card_name(card), game.stock_len(me)),
            None => texts::STOCK_DONE,
        };
        say(1, Occasion::EachTurn, stock);
    }
    if let Some(face) = game.usable_die() {
        say(2, Occasion::EachTurn, texts::die(face));
    } else if let Some(face) = game.die() {
        say(2, Occasion::Asked, texts::die_used(face));
    }
    let needs = game
        .building()
        .iter()
        .map(|pile| Message::verbatim(pile.next().to_string()));
    say(3, Occasion::EachTurn, texts::needs(needs));
    let tops = |seat: SeatId| -> Option<Vec<Message>> {
        let top = |pile| game.discards(seat, pile).last().copied();
        let any = discard_piles().any(|pile| top(pile).is_some());
        any.then(|| {
            discard_piles()
                .map(|pile| top(pile).map_or(texts::EMPTY, name))
                .collect()
        })
    };
    // Below the top card the piles are told to those who ask.
    let whole = |seat: SeatId| {
        discard_piles().filter_map(move |pile| {
            let cards = game.discards(seat, pile);
            (cards.len() > 1).then(|| (pile, cards.iter().rev().copied().map(name).collect::<Vec<_>>()))
        })
    };
    if let Some(me) = viewer {
        say(
            4,
            Occasion::Changed,
            tops(me).map_or(texts::NO_DISCARDS, texts::discards),
        );
        for (pile, cards) in whole(me) {
            say(
                5 + u16::from(pile),
                Occasion::Asked,
                texts::pile(discard_name(pile), cards),
            );
        }
    }
    let partner = viewer.and_then(|me| game.partner(me));
    if let Some(partner) = partner {
        say(9, Occasion::Asked, texts::partner(partner));
    }
    let mut others = others(seats, viewer);
    others.sort_by_key(|seat| Some(*seat) != partner);
    for seat in others {
        let about = 10 + 10 * u16::from(seat.0);
        let stock = match game.stock_top(seat) {
            Some(card) => texts::stock_of(seat, card_name(card), game.stock_len(seat)),
            None => texts::stock_done_of(seat),
        };
        say(about, Occasion::Changed, stock);
        let discards = match tops(seat) {
            Some(tops) => texts::discards_of(seat, tops),
            None => texts::no_discards_of(seat),
        };
        say(about + 1, Occasion::Changed, discards);
        say(about + 2, Occasion::Asked, texts::hand_of(seat, game.hand(seat).len()));
        for (pile, cards) in whole(seat) {
            let line = texts::pile_of(seat, discard_name(pile), cards);
            say(about + 3 + u16::from(pile), Occasion::Asked, line);
        }
    }
    facts
}

/// A card as it is typed.
fn typed(card: Card) -> Term {
    if is_wild(card) {
        Term::Word(Word::Wild)
    } else {
        Term::Number(card.0.into())
    }
}

/// A pile as it is typed, counted from 1.
fn number(pile: u8) -> Term {
    Term::Number(u16::from(pile) + 1)
}

/// A discard pile by its key.
fn key(pile: u8) -> Term {
    Term::Letter(discard_name(pile).0.to_ascii_lowercase())
}

/// How the place of a card is typed. A card of the hand needs no word for its place.
fn places(from: Source, seat: SeatId) -> Vec<Vec<Term>> {
    let of = |owner: SeatId, place: Vec<Term>| {
        let partners = (owner != seat).then_some(Term::Word(Word::Partner));
        partners.into_iter().chain(place).collect::<Vec<_>>()
    };
    match from {
        Source::Hand(card) => vec![vec![typed(card)]],
        Source::Stock(owner) => vec![of(owner, vec![Term::Word(Word::Stock)])],
        Source::Discard(owner, pile) => vec![
            of(owner, vec![DISCARD, number(pile)]),
            of(owner, vec![DISCARD, key(pile)]),
            of(owner, vec![key(pile)]),
        ],
    }
}

fn joined(parts: &[&[Term]]) -> Vec<Term> {
    parts.concat()
}

/// The choices of a seat.
pub(crate) fn choices(
    game: &dyn CardGameView,
    seat: SeatId,
    legal: &[CardAction],
    advice: &dyn Fn(&CardAction) -> Message,
) -> Vec<Choice<CardAction>> {
    let choice = |action: &CardAction| choice(game, seat, *action, advice(action));
    let mut choices: Vec<_> = legal.iter().map(choice).collect();
    choices.sort_by_key(|choice| order(choice.action));
    choices
}

/// The order of the choices: plays first, the stock before all others, and the cards of the hand by their numbers.
const fn order(action: CardAction) -> (u8, u8) {
    match action {
        CardAction::Play { from, .. } => match from {
            Source::Stock(_) => (0, 0),
            Source::Discard(..) => (1, 0),
            Source::Hand(card) => (2, card.0),
        },
        CardAction::StandIn { .. } => (3, 0),
        CardAction::OpponentDraws { .. } => (4, 0),
        CardAction::ExtraDiscard { card, .. } => (5, card.0),
        CardAction::Discard { card, .. } => (6, card.0),
        _ => (7, 0),
    }
}

fn choice(game: &dyn CardGameView, seat: SeatId, action: CardAction, advice: Message) -> Choice<CardAction> {
    let next = |pile: u8| game.building().get(usize::from(pile)).map_or(0, |pile| pile.next());
    let on_discards = |pile: u8| match game.discards(seat, pile).last() {
        Some(card) => texts::onto_card(discard_name(pile), card_name(*card)),
        None => texts::onto_empty(discard_name(pile)),
    };
    match action {
        CardAction::Play { from, onto } => {
            let mut phrases = Vec::new();
            for place in places(from, seat) {
                phrases.push(joined(&[&[PLAY], &place, &[number(onto)]]));
                // "Discard 1 2" discards a 1.
                if place.first() != Some(&DISCARD) {
                    phrases.push(joined(&[&place, &[number(onto)]]));
                }
            }
            let group = match from {
                Source::Hand(card) => texts::play_hand(card_name(card)),
                Source::Stock(owner) => {
                    texts::play_top(game.stock_top(owner).map_or(messages::CardName::Number(0), card_name))
                }
                Source::Discard(owner, pile) => {
                    let top = game.discards(owner, pile).last().copied();
                    texts::play_discard(top.map_or(messages::CardName::Number(0), card_name), discard_name(pile))
                }
            };
            let group = messages::texts::text::choose_where(group);
            Choice::new(action, advice, phrases).grouped(group, texts::onto(onto + 1, next(onto)))
        }
        CardAction::Discard { card, pile } => {
            let phrases = vec![
                vec![DISCARD, typed(card), number(pile)],
                vec![DISCARD, typed(card), key(pile)],
            ];
            let group = messages::texts::text::choose_where(texts::discard(card_name(card)));
            Choice::new(action, advice, phrases).grouped(group, on_discards(pile))
        }
        CardAction::EndTurn => Choice::new(
            action,
            advice,
            vec![vec![Term::Word(Word::End)], vec![Term::Word(Word::Pass)]],
        ),
        CardAction::StandIn { onto, then } => {
            let places = places(then, seat);
            let phrases = places.iter().flat_map(|place| {
                let whole = joined(&[&[DIE, number(onto)], place]);
                [joined(&[&[PLAY], &whole]), whole]
            });
            let group = messages::texts::text::choose_which(texts::stand_in(next(onto), onto + 1));
            Choice::new(action, advice.clone(), phrases.collect()).grouped(group, advice)
        }
        CardAction::ExtraDiscard { card, pile } => {
            let phrases = vec![
                vec![DIE, DISCARD, typed(card), number(pile)],
                vec![DIE, DISCARD, typed(card), key(pile)],
            ];
            let group = messages::texts::text::choose_where(texts::die_discard(card_name(card)));
            Choice::new(action, advice, phrases).grouped(group, on_discards(pile))
        }
        CardAction::OpponentDraws { opponent } => {
            let draw = Term::Word(Word::Draw);
            let seat = Term::Seat(opponent);
            let phrases = vec![vec![draw, seat], vec![DIE, seat], vec![seat, draw]];
            Choice::new(action, advice, phrases)
        }
        CardAction::Draw => Choice::new(action, advice, vec![vec![Term::Word(Word::Draw)]]),
        CardAction::Talk => Choice::new(action, texts::TALK, vec![vec![Term::Word(Word::Talk)]]),
        CardAction::ActOutOfTurn => Choice::new(action, texts::JUMP, vec![vec![Term::Word(Word::Jump)]]),
        CardAction::CallOut => Choice::new(action, advice, vec![vec![Term::Word(Word::Call)]]),
        CardAction::Shuffle { .. } | CardAction::DieRolled { .. } => Choice::new(action, advice, Vec::new()),
    }
}

/// What a player could try to play.
pub(crate) fn attempts(game: &dyn CardGameView, seat: SeatId) -> Vec<CardAction> {
    let mut kinds: Vec<Card> = (1..=13).map(Card).collect();
    kinds.sort_unstable();
    let partner = game.partner(seat);
    let sides = [Some(seat), partner].into_iter().flatten();
    let tops = sides.flat_map(|owner| {
        let discards = discard_piles().map(move |pile| Source::Discard(owner, pile));
        std::iter::once(Source::Stock(owner)).chain(discards)
    });
    let sources: Vec<Source> = tops.chain(kinds.iter().copied().map(Source::Hand)).collect();
    let mut attempts = Vec::new();
    for onto in 0..BUILDING_PILES as u8 {
        attempts.extend(sources.iter().map(|&from| CardAction::Play { from, onto }));
        if game.has_die() {
            attempts.extend(sources.iter().map(|&then| CardAction::StandIn { onto, then }));
        }
    }
    for pile in discard_piles() {
        attempts.extend(kinds.iter().map(|&card| CardAction::Discard { card, pile }));
        if game.has_die() {
            attempts.extend(kinds.iter().map(|&card| CardAction::ExtraDiscard { card, pile }));
        }
    }
    attempts.extend([CardAction::EndTurn, CardAction::Draw]);
    attempts
}

/// What happened: by turn, the plays of the stock first, then all other plays in one line, then the rest.
pub(crate) fn summary(events: &[&CardEvent]) -> Vec<Message> {
    let mut lines = Vec::new();
    let mut turn: Vec<&CardEvent> = Vec::new();
    for &event in events {
        match event {
            CardEvent::TurnStarted { .. } => {
                lines.extend(of_turn(&turn));
                turn.clear();
            }
            // What the die shows is a fact.
            CardEvent::DieRolled { .. } => {}
            _ => turn.push(event),
        }
    }
    lines.extend(of_turn(&turn));
    lines
}

fn of_turn(events: &[&CardEvent]) -> Vec<Message> {
    let begins = |event: &&CardEvent| matches!(event, CardEvent::Played { .. } | CardEvent::StoodIn { .. });
    let plays = events.iter().position(begins).unwrap_or(events.len());
    let (before, after) = events.split_at(plays);
    let mut lines: Vec<Message> = before.iter().filter_map(|event| line(event)).collect();
    let of_stock = |event: &CardEvent| {
        matches!(
            event,
            CardEvent::Played {
                from: Source::Stock(_),
                ..
            }
        )
    };
    let others: Vec<(&&CardEvent, SeatId, Message)> = after
        .iter()
        .filter(|event| !of_stock(event))
        .filter_map(|event| match **event {
            CardEvent::Played {
                player, card, value, ..
            } => Some((event, player, log::card_played(card_name(card), value))),
            _ => None,
        })
        .collect();
    lines.extend(
        after
            .iter()
            .filter(|event| of_stock(event))
            .filter_map(|event| line(event)),
    );
    match &others[..] {
        [(event, ..)] => lines.extend(line(event)),
        [(_, player, _), ..] => {
            lines.push(texts::also(*player, others.iter().map(|(.., card)| card.clone())));
        }
        [] => {}
    }
    let rest = after.iter().filter(|event| !matches!(event, CardEvent::Played { .. }));
    lines.extend(rest.filter_map(|event| line(event)));
    lines
}
