//! The action die: what is printed on it, and the text for it after a throw (M-2, M-3).

use crate::screens::hud::rolled::{Rolled, RolledDie};
use games::skip_bo::game_view::CardGameView;
use games::skip_bo::state::Phase;
use games::skip_bo_mod::SkipBoModOptions;
use games::skip_bo_mod::die::{Die, DieFace};
use messages::Message;
use messages::texts::skip_bo_mod;
use rules::die::Face;
use window_kit::presentation::dice_faces::{Print, Printed};
use window_kit::presentation::palette::DieBody;

const fn print(face: DieFace) -> Print {
    match face {
        DieFace::StandIn { low, high } => Print::Range(low, high),
        DieFace::SkipBo => Print::Wild,
        DieFace::Discard(cards) => Print::Discard(cards),
        DieFace::OpponentDraws(cards) => Print::OpponentDraws(cards),
    }
}

pub(super) fn printed(options: &SkipBoModOptions) -> Option<Printed> {
    let die = options.board.print.die?;
    let sides = 1..=Die::FACES as u8;
    Some(Printed {
        sides: sides.map_while(|side| die.face(Face(side))).map(print).collect(),
        body: DieBody::Ivory,
    })
}

/// The row of the die at rest; empty while it rolls.
pub(super) fn rolled(cards: &dyn CardGameView) -> Rolled {
    let shown = cards.die().filter(|_| matches!(cards.phase(), Phase::Act));
    let Some(face) = shown else {
        return Rolled::default();
    };
    let usable = cards.usable_die().is_some();
    Rolled {
        dice: vec![RolledDie {
            print: print(face),
            body: DieBody::Ivory,
            usable,
        }],
        words: words(face, usable),
    }
}

/// What the die can be used for, in a word or two.
fn words(face: DieFace, usable: bool) -> Message {
    if !usable {
        return skip_bo_mod::ROLLED_USED;
    }
    match face {
        DieFace::StandIn { .. } => skip_bo_mod::ROLLED_STANDS_IN,
        DieFace::SkipBo => skip_bo_mod::ROLLED_WILD,
        DieFace::Discard(cards) => skip_bo_mod::rolled_discard(cards),
        DieFace::OpponentDraws(_) => skip_bo_mod::ROLLED_OPPONENT_DRAWS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_action_die_shows_its_six_faces_m_3() {
        let printed = printed(&SkipBoModOptions::default()).expect("the action die is printed");
        assert_eq!(
            printed.sides,
            [
                Print::Range(1, 4),
                Print::Range(5, 8),
                Print::Range(9, 12),
                Print::Wild,
                Print::Discard(2),
                Print::OpponentDraws(1)
            ]
        );
    }

    #[test]
    fn the_action_die_says_what_it_is_for_until_it_is_used_m_2() {
        assert_eq!(
            words(DieFace::StandIn { low: 5, high: 8 }, true),
            skip_bo_mod::ROLLED_STANDS_IN
        );
        assert_eq!(words(DieFace::Discard(1), true), skip_bo_mod::rolled_discard(1));
        assert_eq!(words(DieFace::Discard(2), true), skip_bo_mod::rolled_discard(2));
        assert_eq!(
            words(DieFace::OpponentDraws(1), true),
            skip_bo_mod::ROLLED_OPPONENT_DRAWS
        );
        assert_eq!(words(DieFace::OpponentDraws(1), false), skip_bo_mod::ROLLED_USED);
    }
}
