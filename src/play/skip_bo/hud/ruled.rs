//! Finds the rule about the thing under the pointer, or about the pile shown by keyboard.

use bevy::prelude::*;

use crate::play::skip_bo::card_match::card_view;
use crate::play::skip_bo::hands::look::{CardThing, LookedAt, Pointed};
use crate::screens::menus::rules::pages::RuleHere;
use games::skip_bo::game_view::CardGameView;
use games::skip_bo_mod::die::DieFace;
use host::view::MatchView;
use rules::ids::{SeatId, Viewer};
use tabletop::pile::PilePlace;
use window_kit::table::viewer::TableViewer;

pub(crate) fn find_rule(
    (pointed, looked): (Res<Pointed>, Res<LookedAt>),
    (view, viewer): (Res<MatchView>, Res<TableViewer>),
    mut here: ResMut<RuleHere>,
) {
    let looked = looked.0.map(|place| CardThing::Pile(place, None));
    let rule = pointed
        .thing
        .or(looked)
        .zip(card_view(&view.view))
        .map(|(thing, cards)| rule_of(thing, cards, of_seat(viewer.0)));
    here.set_if_neq(RuleHere(rule));
}

const fn of_seat(viewer: Viewer) -> Option<SeatId> {
    match viewer {
        Viewer::Player(seat) => Some(seat),
        _ => None,
    }
}

/// The rule about a thing, for this viewer.
fn rule_of(thing: CardThing, cards: &dyn CardGameView, viewer: Option<SeatId>) -> &'static str {
    let partners = |seat: SeatId| viewer.is_some_and(|viewer| viewer != seat && cards.partner(viewer) == Some(seat));
    match thing {
        CardThing::Die => match cards.die() {
            Some(DieFace::StandIn { .. } | DieFace::SkipBo) => "M-4",
            Some(DieFace::Discard(_)) => "M-9",
            Some(DieFace::OpponentDraws(_)) => "M-10",
            None => "M-2",
        },
        CardThing::Pile(PilePlace::Building(_), _) => "K-5",
        CardThing::Pile(PilePlace::Draw, _) => "K-3",
        CardThing::Pile(PilePlace::SetAside, _) => "K-6",
        CardThing::Pile(PilePlace::Stock(seat) | PilePlace::Discard(seat, _), _) | CardThing::Area(seat)
            if partners(seat) =>
        {
            if cards.has_die() {
                "M-11"
            } else {
                "K-13"
            }
        }
        CardThing::Pile(PilePlace::Hand(_), _) => "K-7",
        CardThing::Pile(PilePlace::Stock(_), _) | CardThing::Area(_) => "K-9",
        CardThing::Pile(PilePlace::Discard(..), _) => "K-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::menus::rules::pages::has_rule;
    use games::skip_bo::arrange::Arrange;
    use games::skip_bo::classic::Classic;
    use games::skip_bo::edition::Edition;
    use games::skip_bo::options::CardOptions;
    use games::skip_bo::state::CardGame;
    use games::skip_bo_mod::Mod;
    use rules::seats::Seats;

    fn match_of<E: Edition>(die: Option<u8>) -> CardGame<E> {
        let seats = Seats::teams(&[0, 1, 0, 1]).expect("two pairs");
        let mut arrange = Arrange::<E>::new(&CardOptions::default(), &seats).expect("a match");
        if let Some(side) = die {
            arrange = arrange.die(side);
        }
        let arrange = (0..4).fold(arrange, |arrange, seat| arrange.stock(seat, &[7]));
        arrange.build().expect("a valid position")
    }

    #[test]
    fn every_thing_has_a_rule_that_stands_on_the_page_of_its_game() {
        let (me, opponent, partner) = (SeatId(0), SeatId(1), SeatId(2));
        let mut things = vec![CardThing::Die, CardThing::Area(opponent)];
        let places = [me, opponent, partner].into_iter().flat_map(|seat| {
            [
                PilePlace::Stock(seat),
                PilePlace::Hand(seat),
                PilePlace::Discard(seat, 1),
            ]
        });
        let middle = [PilePlace::Draw, PilePlace::SetAside, PilePlace::Building(2)];
        things.extend(places.chain(middle).map(|place| CardThing::Pile(place, None)));
        let classic = match_of::<Classic>(None);
        for thing in things.iter().filter(|thing| **thing != CardThing::Die) {
            let rule = rule_of(*thing, &classic, Some(me));
            assert!(has_rule("skip-bo", rule), "{thing:?}: {rule}");
        }
        for side in 1..=6 {
            let with_die = match_of::<Mod>(Some(side));
            for thing in &things {
                let rule = rule_of(*thing, &with_die, Some(me));
                assert!(has_rule("skip-bo-mod", rule), "{thing:?}: {rule}");
            }
        }
        let stock = |seat| CardThing::Pile(PilePlace::Stock(seat), None);
        assert_eq!(rule_of(stock(partner), &classic, Some(me)), "K-13");
        assert_eq!(rule_of(stock(me), &classic, Some(me)), "K-9");
    }
}
