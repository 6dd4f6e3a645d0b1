//! What a table of cards celebrates: a complete building pile, and a stock pile without a card left.

use bevy::prelude::*;

use crate::play::skip_bo::card_match::event;
use crate::play::skip_bo::table::layout::CardLayout;
use crate::screens::hud::events::HudEvent;
use games::skip_bo::action::Source;
use games::skip_bo::event::CardEvent;
use rules::ids::SeatId;
use tabletop::pile::PilePlace;
use window_kit::presentation::audio::library::Sound;
use window_kit::presentation::cards::laid::CardTable;
use window_kit::presentation::celebrate::{At, Celebrate, Glow};

/// How far the light reaches, in card widths.
const REACH: f32 = 1.7;

pub(crate) fn celebrate(
    mut told: MessageReader<HudEvent>,
    layout: Res<CardLayout>,
    mut lights: MessageWriter<Celebrate>,
) {
    let told: Vec<&CardEvent> = told.read().filter_map(|HudEvent(any)| event(any)).collect();
    for (pile, sound) in special(&told) {
        let spot = layout.spot(pile);
        lights.write(Celebrate {
            at: At::Place(Vec3::new(spot.first.x, 0.1, spot.first.y)),
            reach: spot.width * REACH,
            glow: Glow::Brass,
            after_s: 0.1,
            sound,
        });
    }
}

/// A pile, and a sound with whose it is.
type Special = (PilePlace, Option<(Sound, Option<SeatId>)>);

/// The piles where something special happened, each with its sound if the event has none.
fn special(told: &[&CardEvent]) -> Vec<Special> {
    let mut piles = Vec::new();
    // The stock that a card was played from; its next card is turned up at once, if there is one.
    let mut played: Option<SeatId> = None;
    for event in told {
        match **event {
            CardEvent::PileCompleted { pile } => piles.push((PilePlace::Building(pile), None)),
            CardEvent::Played {
                from: Source::Stock(owner),
                ..
            } => piles.extend(played.replace(owner).map(emptied)),
            CardEvent::StockTurned { seat, .. } if played == Some(seat) => played = None,
            _ => {}
        }
    }
    // Nothing else follows in the same action but the end of the round.
    piles.extend(played.map(emptied));
    piles
}

/// The stock of a seat, and the sound of its last card.
const fn emptied(owner: SeatId) -> Special {
    (PilePlace::Stock(owner), Some((Sound::Emptied, Some(owner))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::card::Card;

    const ANA: SeatId = SeatId(0);

    fn played(from: Source) -> CardEvent {
        CardEvent::Played {
            player: ANA,
            from,
            card: Card(12),
            onto: 2,
            value: 12,
        }
    }

    #[test]
    fn a_complete_pile_is_celebrated_and_has_its_sound_already_k_6() {
        let complete = CardEvent::PileCompleted { pile: 2 };
        let told = special(&[&played(Source::Hand(Card(12))), &complete]);
        assert_eq!(told, [(PilePlace::Building(2), None)]);
    }

    #[test]
    fn a_stock_is_empty_when_no_card_is_turned_up_after_its_last_k_9() {
        let last = played(Source::Stock(ANA));
        let turned = CardEvent::StockTurned {
            seat: ANA,
            card: Card(4),
        };
        assert_eq!(special(&[&last, &turned]), []);
        let empty = (PilePlace::Stock(ANA), Some((Sound::Emptied, Some(ANA))));
        assert_eq!(special(&[&last]), [empty]);
        let over = CardEvent::MatchOver {
            winners: rules::ids::SeatSet::only(ANA),
        };
        assert_eq!(special(&[&last, &over]), [empty]);
    }
}
