//! A file can contain anything: a state that is read is refused or can be played on (G-1).

use crate::skip_bo::SkipBo;
use crate::skip_bo::action::{CardAction, Source};
use crate::skip_bo::classic::Classic;
use crate::skip_bo::edition::Edition;
use crate::skip_bo::options::{CardOptions, StockSize, Target};
use crate::skip_bo::state::CardGame;
use crate::skip_bo::view::CardView;
use crate::skip_bo_mod::Mod;
use rules::card::Card;
use rules::conformance::walk::random_action;
use rules::die::Face;
use rules::game::Game;
use rules::ids::{Actor, SeatId, Viewer};
use rules::options::Enforcement;
use rules::rng::{RulesRng, Stream, below, stream};
use rules::seats::Seats;

/// Visits states along random matches of partners by Table rules, in which everything can happen.
fn along<E: Edition>(matches: u64, mut look: impl FnMut(&CardGame<E>, &mut RulesRng)) {
    let seats = Seats::teams(&[0, 1, 0, 1]).expect("four seats");
    let options = CardOptions::<E> {
        stock: StockSize::Cards(5),
        target: Target::Points(50),
        enforcement: Enforcement::Table,
        ..CardOptions::default()
    };
    for seed in 0..matches {
        let mut game = CardGame::new(&options, &seats, seed).expect("a set-up that is allowed");
        let mut rng = stream(seed, Stream::Chance);
        while let Some((who, action)) = random_action(&game, &seats, &mut rng) {
            if below(&mut rng, 16) == 0 {
                look(&game, &mut rng);
            }
            game.apply(who, &action, &mut ()).expect("a legal action applies");
        }
        look(&game, &mut rng);
    }
}

/// Actions that a damaged or malicious record can contain.
fn wild_acts() -> Vec<CardAction> {
    let bytes = [0, 1, 4, 5, 6, 7, 13, 14, 99, 128, 200, 255];
    let mut acts = vec![CardAction::Shuffle { seed: 1 }, CardAction::EndTurn, CardAction::Draw];
    for a in bytes {
        acts.push(CardAction::OpponentDraws { opponent: SeatId(a) });
        acts.push(CardAction::DieRolled { face: Face(a) });
        for b in bytes {
            let card = Card(a);
            acts.push(CardAction::Discard { card, pile: b });
            acts.push(CardAction::ExtraDiscard { card, pile: b });
            for from in [
                Source::Hand(card),
                Source::Stock(SeatId(a)),
                Source::Discard(SeatId(a), b),
                Source::Discard(SeatId(0), a),
            ] {
                acts.push(CardAction::Play { from, onto: b });
                acts.push(CardAction::StandIn { onto: b, then: from });
            }
        }
    }
    acts
}

fn no_act_breaks_a_match<E: Edition>() {
    let acts = wild_acts();
    along::<E>(10, |game, rng| {
        for seat in [0, 1, 2, 3, 4, 7, 8, 200, 255].map(SeatId) {
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            let act = acts[below(rng, acts.len() as u32) as usize];
            for act in acts.iter().skip(below(rng, 16) as usize).step_by(16).chain([&act]) {
                let mut copy = *game;
                let applied = copy.apply(Actor::Player(seat), act, &mut ()).is_ok();
                assert_eq!(applied, legal.contains(act), "{act:?} of {seat:?}");
                assert!(applied || copy == *game);
            }
        }
        for act in &acts {
            let possible = game.check_chance(act).is_ok();
            assert_eq!(game.clone().apply(Actor::Chance, act, &mut ()).is_ok(), possible);
        }
    });
}

#[test]
fn no_act_with_piles_cards_and_seats_that_there_are_not_breaks_a_match_g_1() {
    no_act_breaks_a_match::<Classic>();
    no_act_breaks_a_match::<Mod>();
}

/// Changes one or two bytes, and sometimes cuts off the end.
fn damage(bytes: &mut Vec<u8>, rng: &mut RulesRng) {
    for _ in 0..=below(rng, 2) {
        let index = below(rng, bytes.len() as u32) as usize;
        bytes[index] = below(rng, 256) as u8;
    }
    if below(rng, 16) == 0 {
        bytes.truncate(below(rng, bytes.len() as u32) as usize);
    }
}

/// Plays on from a state that was read.
fn play_on<E: Edition>(mut game: CardGame<E>, rng: &mut RulesRng) {
    let seats = *game.seats();
    for _ in 0..40 {
        for viewer in [Viewer::Player(SeatId(0)), Viewer::Public] {
            CardGame::determinize(&game.view(viewer), rng);
        }
        let Some((who, action)) = random_action(&game, &seats, rng) else {
            break;
        };
        game.apply(who, &action, &mut ()).expect("a legal action applies");
        game.check_invariants().expect("a valid state");
    }
}

fn damaged_states_are_refused_or_play_on<E: Edition>() {
    let (mut refused, mut read) = (0, 0);
    along::<E>(40, |game, rng| {
        for _ in 0..8 {
            let mut bytes = postcard::to_stdvec(game).expect("a state can be written");
            damage(&mut bytes, rng);
            match postcard::from_bytes::<CardGame<E>>(&bytes) {
                Ok(other) => {
                    read += u32::from(other != *game);
                    play_on(other, rng);
                }
                Err(_) => refused += 1,
            }
            let mut bytes = postcard::to_stdvec(&game.view(Viewer::Player(SeatId(1)))).expect("a view can be written");
            damage(&mut bytes, rng);
            if let Ok(view) = postcard::from_bytes::<CardView<E>>(&bytes) {
                CardGame::determinize(&view, rng).view(view.viewer());
            }
        }
    });
    assert!(refused > 500 && read > 50, "{refused} refused, {read} read");
}

#[test]
fn a_damaged_state_or_view_is_refused_or_plays_on_g_1() {
    damaged_states_are_refused_or_play_on::<Classic>();
    damaged_states_are_refused_or_play_on::<Mod>();
}

#[test]
fn a_match_takes_no_more_room_than_it_says() {
    assert!(size_of::<SkipBo>() <= SkipBo::BYTES, "{} bytes", size_of::<SkipBo>());
}
