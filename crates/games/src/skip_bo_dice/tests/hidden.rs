//! Tests that choices stay hidden from the other seats until all players have chosen: D-8, D-13, G-7.

use super::*;
use crate::skip_bo_dice::state::Choice;
use rules::ids::Viewer;
use rules::rng::{Stream, stream};

fn viewers() -> [Viewer; 4] {
    let [ana, bo, cy] = [ANA, BO, CY].map(|seat| Viewer::Player(SeatId(seat)));
    [ana, bo, cy, Viewer::Public]
}

/// Returns a match in which Bo has chosen and Cy has not, at a call or at the write.
fn waiting(choice: DiceAction) -> SkipBoDice {
    let position = position(3).show(values([3, 3, 3, 2, 2, 1])).call();
    let mut game = built(position);
    if matches!(choice, DiceAction::Write { .. }) {
        act(&mut game, BO, DiceAction::Pass);
        act(&mut game, CY, DiceAction::Pass);
        act(&mut game, ANA, DiceAction::EndTurn);
    }
    act(&mut game, BO, choice);
    game
}

#[test]
fn only_the_chooser_sees_the_choice_before_all_have_chosen_d_8_d_13_g_7() {
    for (one, other) in [
        (claim(A), claim(D)),
        (claim(B), DiceAction::Pass),
        (write(3, FIRST), write(2, SECOND)),
    ] {
        let (one, other) = (waiting(one), waiting(other));
        for viewer in viewers() {
            let own = viewer == Viewer::Player(SeatId(BO));
            assert_eq!(one.view(viewer) == other.view(viewer), !own, "{viewer:?}");
            assert_eq!(
                one.view(viewer).turn(),
                one.turn(),
                "all viewers see that Bo has chosen"
            );
        }
        assert_eq!(one.view(Viewer::Public).choice(SeatId(BO)), Choice::Hidden);
        assert_eq!(one.view(Viewer::Public).choice(SeatId(CY)), Choice::None);
    }
}

#[test]
fn a_possible_world_has_choices_that_could_have_been_made_g_7() {
    let mut rng = stream(1, Stream::Agents);
    for game in [waiting(claim(A)), waiting(write(3, FIRST))] {
        let view = game.view(Viewer::Player(SeatId(CY)));
        let mut met = Vec::new();
        for _ in 0..500 {
            let world = SkipBoDice::determinize(&view, &mut rng);
            world.check_invariants().expect("a consistent state");
            assert_eq!(world.view(Viewer::Player(SeatId(CY))), view);
            if !met.contains(&world) {
                met.push(world);
            }
        }
        // At the call: four piles and the pass; at the write: three values times four stockpiles.
        assert_eq!(
            met.len(),
            if matches!(game.phase(), Phase::Call { .. }) {
                5
            } else {
                3 * 4
            }
        );
    }
}

#[test]
fn a_state_with_a_hidden_choice_is_a_view_and_no_state_g_7() {
    let view = waiting(claim(A)).view(Viewer::Public);
    assert!(view.check_invariants().is_err());
    let bytes = postcard::to_stdvec(&view).expect("a view can be written");
    assert_eq!(
        postcard::from_bytes::<SkipBoDice>(&bytes),
        Ok(view),
        "a view can be sent"
    );
}

#[test]
fn where_nobody_has_chosen_all_see_all_g_7() {
    let game = built(position(3).stock(BO, FIRST, &values([3, 4])));
    for viewer in viewers() {
        assert_eq!(game.view(viewer), game);
    }
}
