//! By Table rules, the level `easy` makes the slips that people make, and the other levels make none (G-4).

use crate::catalog::{AnyAction, AnyOptions};
use crate::each_choice::each_choice;
use crate::skip_bo::action::CardAction;
use crate::stack::action::StackAction;
use rules::ai::level::Level;
use rules::seats::Seats;

/// How many decisions are looked at.
const DECISIONS: usize = 600;

/// The decisions at which a slip was possible, and the slips that were made.
fn slips(game: &str, options: &[(&str, &str)], level: Level, seats: &Seats) -> (usize, usize) {
    let mut chosen = AnyOptions::of_game(game).expect("a game of the list");
    for (key, value) in options {
        chosen.set(key, value).expect("an option of the game");
    }
    let (mut possible, mut made) = (0, 0);
    each_choice(&chosen, seats, level, |_, legal, choice| {
        let is_slip = |action: &AnyAction| match action {
            AnyAction::Stack(StackAction::PickUp { .. }) => true,
            // A card that fills the hand is none.
            AnyAction::SkipBo(CardAction::Draw | CardAction::Talk)
            | AnyAction::SkipBoMod(CardAction::Draw | CardAction::Talk) => legal.len() > 1,
            _ => false,
        };
        possible += usize::from(legal.iter().any(is_slip));
        made += usize::from(is_slip(&legal[choice]));
        possible >= DECISIONS
    });
    (possible, made)
}

#[test]
fn easy_slips_now_and_then_by_table_rules_and_no_other_level_does_g_4() {
    let pairs = Seats::teams(&[0, 1, 0, 1]).expect("a seating");
    for game in ["stack", "skip-bo", "skip-bo-mod"] {
        let (possible, made) = slips(game, &[("enforcement", "table")], Level::Easy, &pairs);
        assert!(
            (possible / 100..possible / 12).contains(&made),
            "{game}: {made} slips where {possible} were possible"
        );
        let (_, made) = slips(game, &[("enforcement", "table")], Level::Normal, &pairs);
        assert_eq!(made, 0, "{game}");
    }
}
