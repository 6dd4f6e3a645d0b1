//! What a seat may not know: G-7, K-13, K-15, M-12, M-14.

use super::*;
use rules::ids::Viewer;
use rules::rng::{Stream, stream};

fn viewers() -> [Viewer; 5] {
    [
        Viewer::Player(SeatId(ANA)),
        Viewer::Player(SeatId(BO)),
        Viewer::Player(SeatId(CY)),
        Viewer::Player(SeatId(DI)),
        Viewer::Public,
    ]
}

/// Two pairs in the middle of a round; `place` puts further cards into the position.
fn middle<E: Edition>(place: impl FnOnce(Arrange<E>) -> Arrange<E>) -> CardGame<E> {
    let position = position_with(&CardOptions::default(), &two_pairs())
        .hand(CY, &[7, 7])
        .hand(DI, &[6]);
    let position = position
        .stock(CY, &[12, 11])
        .stock(DI, &[12, 11])
        .discards(BO, 1, &[3, SB])
        .aside(&[4, 4, SB]);
    built(place(position.building_of(0, 5, &[2], &[])))
}

fn a_view_shows_ones_own_hand_and_all_that_lies_open_and_no_more_g_7_k_15<E: Edition>() {
    let game = middle::<E>(|position| {
        position
            .hand(ANA, &[1, SB])
            .hand(BO, &[2, 2, 2])
            .stock(ANA, &[9, 8, 7])
            .stock(BO, &[5, 4])
    });
    for viewer in viewers() {
        let view = game.view(viewer);
        let known = view.known();
        assert_eq!(view.viewer(), viewer);
        for seat in game.seats().iter() {
            let hand = game.hand(seat);
            let shown = if viewer == Viewer::Player(seat) {
                hand.to_vec()
            } else {
                vec![Card::HIDDEN; hand.len()]
            };
            assert_eq!(
                known.hand(seat),
                shown,
                "the hand of {seat:?}, the partner's too, for {viewer:?}"
            );
            // Nobody knows the stocks, not even their owners.
            let stock = known.piles.cards(PileId::stock(seat));
            let (top, below) = stock.split_last().expect("a stock");
            assert_eq!(
                (Some(*top), below),
                (game.stock_top(seat), &vec![Card::HIDDEN; below.len()][..])
            );
            assert_eq!(known.stock_len(seat), game.stock_len(seat));
            assert!((0..4).all(|pile| known.discards(seat, pile) == game.discards(seat, pile)));
        }
        assert_eq!(known.draw.as_slice(), vec![Card::HIDDEN; game.draw_len()]);
        assert_eq!(
            (known.building(), known.set_aside()),
            (game.building(), game.set_aside())
        );
        assert_eq!(
            (known.current(), known.terms(), known.scores()),
            (game.current(), game.terms(), game.scores())
        );
    }
}

/// Puts two cards into a position at places that the viewer may not see.
type Places<E> = fn(Arrange<E>, u8, u8) -> Arrange<E>;

fn what_differs_only_where_one_cannot_see_looks_the_same_g_7<E: Edition>() {
    let open = |position: Arrange<E>| position.stock(ANA, &[9, 8]).stock(BO, &[5, 4]).hand(ANA, &[1]);
    let places: [(Places<E>, &[u8]); 4] = [
        (|position, a, b| position.hand(BO, &[a]).draw(&[b]), &[BO]),
        (
            |position, a, b| {
                position
                    .hand(BO, &[a])
                    .draw(&[2])
                    .discards(BO, 0, &[9])
                    .stock(CY, &[1, b])
            },
            &[BO],
        ),
        (|position, a, b| position.draw(&[a, b]), &[]),
        (|position, a, b| position.stock(DI, &[2, a, b]), &[]),
    ];
    for (place, seeing) in places {
        let game = |a, b| middle(|position| place(open(position), a, b));
        let (here, there) = (game(3, 10), game(10, 3));
        assert_ne!(here, there);
        for viewer in viewers() {
            let sees = matches!(viewer, Viewer::Player(seat) if seeing.contains(&seat.0));
            assert_eq!(here.view(viewer) == there.view(viewer), !sees, "{viewer:?}");
        }
    }
}

fn a_possible_world_has_all_cards_and_looks_the_same_g_7<E: Edition>() {
    let game = middle::<E>(|position| {
        position
            .hand(ANA, &[1, SB])
            .hand(BO, &[2, 2])
            .stock(ANA, &[9, 8, 7])
            .stock(BO, &[5, 4])
    });
    let mut rng = stream(1, Stream::Agents);
    for viewer in viewers() {
        let view = game.view(viewer);
        let worlds: Vec<_> = (0..8).map(|_| CardGame::determinize(&view, &mut rng)).collect();
        for world in &worlds {
            check_cards(world);
            assert_eq!(world.view(viewer), view);
        }
        assert!(worlds.iter().any(|world| *world != worlds[0]), "there are several");
    }
}

fn a_drawn_card_is_told_to_who_draws_it_only_g_7_k_15<E: Edition>() {
    let player = SeatId(ANA);
    let card = Card(6);
    for viewer in viewers() {
        let told = CardGame::<E>::redact(&CardEvent::Drew { player, card }, viewer);
        let shown = if viewer == Viewer::Player(player) {
            card
        } else {
            Card::HIDDEN
        };
        assert_eq!(told, Some(CardEvent::Drew { player, card: shown }));
    }
}

fn a_card_that_goes_under_a_stock_is_told_to_nobody_m_12_m_14<E: Edition>() {
    let mut position = position_with::<E>(&table_rules(), &two_pairs())
        .hand(ANA, &[9; 5])
        .at_draw()
        .draw(&[3, 4, 5]);
    for seat in 0..4 {
        position = position.stock(seat, &[12, 11]);
    }
    let before = built(position);
    for (seat, action) in [(ANA, CardAction::Draw), (CY, CardAction::Talk)] {
        let mut game = before;
        let events = act(&mut game, seat, action);
        assert!(
            events
                .iter()
                .all(|event| !matches!(event, CardEvent::Drew { .. } | CardEvent::StockTurned { .. }))
        );
        let view = game.view(Viewer::Player(SeatId(seat)));
        let stock = view.known().piles.cards(PileId::stock(SeatId(seat)));
        assert!(
            stock
                .split_last()
                .is_some_and(|(_, below)| below.iter().all(|card| *card == Card::HIDDEN))
        );
    }
}

fn no_seed_is_in_what_is_told_or_shown_g_7<E: Edition>() {
    let seed = 0x0123_4567_89ab_cdef_u64;
    let mut game = CardGame::<E>::new(&CardOptions::default(), &two_pairs(), seed).expect("four can play");
    let events = apply(&mut game, Actor::Chance, &CardAction::Shuffle { seed });
    let text = format!("{events:?} {:?}", viewers().map(|viewer| game.view(viewer)));
    assert!(!text.contains(&seed.to_string()));
    assert_eq!(
        game.view(Viewer::Public).known().draw.as_slice(),
        vec![Card::HIDDEN; game.draw_len()]
    );
}

in_both_games! {
    a_view_shows_ones_own_hand_and_all_that_lies_open_and_no_more_g_7_k_15,
    what_differs_only_where_one_cannot_see_looks_the_same_g_7,
    a_possible_world_has_all_cards_and_looks_the_same_g_7,
    a_drawn_card_is_told_to_who_draws_it_only_g_7_k_15,
    a_card_that_goes_under_a_stock_is_told_to_nobody_m_12_m_14,
    no_seed_is_in_what_is_told_or_shown_g_7,
}
