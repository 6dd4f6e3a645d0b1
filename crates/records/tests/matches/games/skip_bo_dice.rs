//! How matches of Skip-Bo Dice are sampled.

use games::skip_bo_dice::action::DiceAction;
use games::skip_bo_dice::event::DiceEvent;
use games::skip_bo_dice::narrate;
use games::skip_bo_dice::options::{DiceOptions, FirstSeat};
use games::skip_bo_dice::state::{Choice, SkipBoDice};
use games::skip_bo_dice::value::PileId;
use language::Language;
use rules::ids::{SeatId, SeatSet};
use rules::seats::Seats;

use super::{Golden, Sampled, Secret, bit, solo, teams};
use crate::pages::Own::{self, All, Part};
use crate::pages::numbered;

impl Sampled for SkipBoDice {
    const ALWAYS_HIDES: bool = false;

    fn seatings() -> Vec<Seats> {
        solo(2..=4).collect()
    }

    fn options(bits: u64, seats: &Seats) -> DiceOptions {
        let seat = SeatId((bits % seats.count() as u64) as u8);
        DiceOptions {
            first: if bit(bits, 0) {
                FirstSeat::Random
            } else {
                FirstSeat::Seat(seat)
            },
            ..DiceOptions::default()
        }
    }

    fn rules() -> Vec<(String, Own)> {
        // Of the rules for all games the page has those that players meet; the other G rules are about records, throws
        // and views.
        [
            numbered('G', 3..=5, &[(3, All), (4, All)]),
            numbered(
                'D',
                1..=21,
                &[
                    (2, Part),
                    (3, Part),
                    (8, All),
                    (15, Part),
                    (17, All),
                    (19, All),
                    (20, Part),
                    (21, Part),
                ],
            ),
        ]
        .concat()
    }

    fn secrets(&self) -> Vec<Secret> {
        self.seats()
            .filter(|seat| self.choice(*seat) != Choice::None)
            .map(|seat| Secret {
                name: "choice",
                at: (seat.index(), 0),
                seen_by: SeatSet::only(seat),
                value: match self.choice(seat) {
                    Choice::None | Choice::Hidden => 0,
                    Choice::Pass => 1,
                    Choice::Claim(pile) => 2 + u32::from(pile.0),
                    Choice::Write(value, stockpile) => 100 + 16 * u32::from(value.0) + u32::from(stockpile.0),
                },
            })
            .collect()
    }

    fn is_secret(act: &DiceAction) -> bool {
        matches!(
            act,
            DiceAction::Claim { .. } | DiceAction::Pass | DiceAction::Write { .. }
        )
    }

    fn golden_matches() -> Vec<Golden<Self>> {
        vec![Golden {
            file: "skip_bo_dice_two",
            options: DiceOptions::default(),
            seats: teams(&[0, 1]),
            seed: 2,
        }]
    }

    fn perft() -> Vec<(String, DiceOptions, u32)> {
        let options = DiceOptions {
            first: FirstSeat::Seat(SeatId(0)),
            ..DiceOptions::default()
        };
        vec![("standard".to_owned(), options, 3)]
    }

    fn told(event: &DiceEvent, names: &dyn Fn(SeatId) -> String) -> Option<(String, &'static str)> {
        let line = narrate::line(event)?;
        let told = Language::english().localize(&line, &|seat| names(SeatId(seat.0)));
        Some((told, narrate::rule(event)?))
    }

    fn stands(&self) -> String {
        let filled: Vec<_> = self
            .seats()
            .map(|seat| (0..4).map(|pile| self.sheet(seat).pile(PileId(pile)).filled()).collect::<Vec<_>>())
            .collect();
        format!("{:?}, filled {filled:?}", self.phase())
    }
}
