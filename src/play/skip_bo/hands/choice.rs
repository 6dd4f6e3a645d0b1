//! What a person has chosen at a card game, and what can follow from it: pure functions over the legal actions.

use bevy::prelude::*;

use games::skip_bo::action::{CardAction, Source};
use rules::card::Card;
use rules::ids::SeatId;
use tabletop::pile::PilePlace;
use window_kit::window::hold::HandSelection;

/// The choice.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CardChoice {
    /// Nothing.
    #[default]
    None,
    /// A card, to be played or discarded.
    Card {
        /// Its entity.
        card: Entity,
        /// Its source, in the terms of the rules.
        from: Source,
        /// Whether the card is discarded by the die, and the turn goes on (M-9).
        by_die: bool,
    },
    /// The die, to be used; `onto`: the building pile on which it stands in, once that is chosen.
    Die {
        /// The building pile, 0 to 3.
        onto: Option<u8>,
    },
}

impl HandSelection for CardChoice {
    fn is_nothing(&self) -> bool {
        *self == Self::None
    }
}

/// A place where a thing can go, and the action that moves it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Destination {
    /// The pile that is highlighted.
    pub to: PilePlace,
    /// The action.
    pub action: CardAction,
}

/// The pile a card comes from.
pub const fn place_of(seat: SeatId, from: Source) -> PilePlace {
    match from {
        Source::Hand(_) => PilePlace::Hand(seat),
        Source::Stock(of) => PilePlace::Stock(of),
        Source::Discard(of, pile) => PilePlace::Discard(of, pile),
    }
}

/// Where a card can go now: building piles first, then discard piles.
pub fn ways(seat: SeatId, legal: &[CardAction], from: Source, by_die: bool) -> Vec<Destination> {
    let mut ways = Vec::new();
    for action in legal {
        let to = match action {
            CardAction::Play { from: source, onto } if *source == from && !by_die => PilePlace::Building(*onto),
            CardAction::Discard { card, pile } if Source::Hand(*card) == from && !by_die => {
                PilePlace::Discard(seat, *pile)
            }
            CardAction::ExtraDiscard { card, pile } if Source::Hand(*card) == from && by_die => {
                PilePlace::Discard(seat, *pile)
            }
            _ => continue,
        };
        ways.push(Destination { to, action: *action });
    }
    ways
}

/// The meaning of choosing a card twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Meant {
    /// The card is played this way.
    Way(Destination),
    /// Several building piles are possible. They need these numbers, each listed once, the smallest first.
    OneOf(Vec<u8>),
    /// The card fits on no building pile.
    Nothing,
}

/// What is meant when a card is chosen twice: playing it on a building pile. Of piles that need the same number, the
/// first one is used. `needs` has the number that each building pile needs.
pub(crate) fn obvious(ways: &[Destination], needs: &[u8]) -> Meant {
    let plays: Vec<(Destination, u8)> = ways
        .iter()
        .filter_map(|way| match way.to {
            PilePlace::Building(pile) => Some((*way, needs.get(usize::from(pile)).copied().unwrap_or(0))),
            _ => None,
        })
        .collect();
    let mut numbers: Vec<u8> = plays.iter().map(|(_, number)| *number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    match (plays.first(), numbers.len()) {
        (None, _) => Meant::Nothing,
        (Some((way, _)), 1) => Meant::Way(*way),
        _ => Meant::OneOf(numbers),
    }
}

/// Whether a card can go on a building pile.
pub(crate) fn fits_in_the_middle(ways: &[Destination]) -> bool {
    ways.iter().any(|way| matches!(way.to, PilePlace::Building(_)))
}

/// The building piles on which the die can stand in.
pub(crate) fn stand_ins(legal: &[CardAction]) -> Vec<u8> {
    let mut piles: Vec<u8> = legal
        .iter()
        .filter_map(|action| match action {
            CardAction::StandIn { onto, .. } => Some(*onto),
            _ => None,
        })
        .collect();
    piles.dedup();
    piles.sort_unstable();
    piles.dedup();
    piles
}

/// The cards that can follow on the die on this pile.
pub(crate) fn follow_ups(legal: &[CardAction], pile: u8) -> Vec<Source> {
    legal
        .iter()
        .filter_map(|action| match action {
            CardAction::StandIn { onto, then } if *onto == pile => Some(*then),
            _ => None,
        })
        .collect()
}

/// The opponents that the die can make draw.
pub(crate) fn drawers(legal: &[CardAction]) -> Vec<SeatId> {
    legal
        .iter()
        .filter_map(|action| match action {
            CardAction::OpponentDraws { opponent } => Some(*opponent),
            _ => None,
        })
        .collect()
}

/// Whether a hand card can be discarded by the die.
pub(crate) fn discards_by_die(legal: &[CardAction], card: Card) -> bool {
    legal
        .iter()
        .any(|action| matches!(action, CardAction::ExtraDiscard { card: which, .. } if *which == card))
}

/// Whether the die can be used for anything.
pub(crate) fn die_is_usable(legal: &[CardAction]) -> bool {
    legal.iter().any(is_die_use)
}

/// Whether an action uses the die.
pub(crate) const fn is_die_use(action: &CardAction) -> bool {
    matches!(
        action,
        CardAction::StandIn { .. } | CardAction::ExtraDiscard { .. } | CardAction::OpponentDraws { .. }
    )
}

/// Whether a card can be played onto a building pile now.
pub(crate) fn is_playable(legal: &[CardAction], from: Source) -> bool {
    legal
        .iter()
        .any(|action| matches!(action, CardAction::Play { from: source, .. } if *source == from))
}

/// The input systems of the card games; they run in no other game.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CardHandsSystems;

#[cfg(test)]
mod tests {
    use super::*;

    const ME: SeatId = SeatId(0);
    const SEVEN: Source = Source::Hand(Card(7));

    fn play(onto: u8) -> CardAction {
        CardAction::Play { from: SEVEN, onto }
    }

    fn discard(pile: u8) -> CardAction {
        CardAction::Discard { card: Card(7), pile }
    }

    #[test]
    fn a_hand_card_goes_on_building_piles_and_ends_the_turn_on_own_discard_piles_k_8() {
        let legal = [play(2), discard(0), discard(1)];
        let places: Vec<PilePlace> = ways(ME, &legal, SEVEN, false).iter().map(|way| way.to).collect();
        assert_eq!(
            places,
            [
                PilePlace::Building(2),
                PilePlace::Discard(ME, 0),
                PilePlace::Discard(ME, 1)
            ]
        );
        assert!(ways(ME, &legal, Source::Hand(Card(8)), false).is_empty());
    }

    #[test]
    fn choosing_twice_plays_on_the_first_of_equal_piles_and_never_ends_the_turn() {
        let meant = |legal: &[CardAction], needs: [u8; 4]| obvious(&ways(ME, legal, SEVEN, false), &needs);
        let way = |onto: u8| {
            Meant::Way(Destination {
                to: PilePlace::Building(onto),
                action: play(onto),
            })
        };
        assert_eq!(meant(&[play(2), discard(0)], [1, 1, 7, 1]), way(2));
        // At the start of a round every pile needs a 1.
        let all = [play(0), play(1), play(2), play(3), discard(0)];
        assert_eq!(meant(&all, [1; 4]), way(0));
        // A Skip-Bo needs a choice only if the piles that it fits on need different numbers.
        assert_eq!(meant(&all, [5, 3, 5, 1]), Meant::OneOf(vec![1, 3, 5]));
        assert_eq!(meant(&[play(1), play(3)], [2, 6, 2, 6]), way(1));
        assert_eq!(meant(&[discard(0)], [1; 4]), Meant::Nothing);
    }

    #[test]
    fn a_card_chosen_for_the_die_is_discarded_by_it_and_not_at_the_end_m_9() {
        let extra = CardAction::ExtraDiscard { card: Card(7), pile: 3 };
        let legal = [play(2), discard(3), extra];
        assert_eq!(
            ways(ME, &legal, SEVEN, true),
            [Destination {
                to: PilePlace::Discard(ME, 3),
                action: extra
            }]
        );
    }

    #[test]
    fn the_die_and_its_follow_up_are_chosen_one_after_the_other_m_4() {
        let stand_in = |onto, then| CardAction::StandIn { onto, then };
        let legal = [
            stand_in(1, SEVEN),
            stand_in(3, Source::Stock(ME)),
            stand_in(1, Source::Stock(ME)),
        ];
        assert_eq!(stand_ins(&legal), [1, 3]);
        assert_eq!(follow_ups(&legal, 1), [SEVEN, Source::Stock(ME)]);
        assert!(die_is_usable(&legal) && !die_is_usable(&[play(0)]));
    }
}
