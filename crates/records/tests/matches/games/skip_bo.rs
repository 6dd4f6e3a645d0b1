//! How matches of classic Skip-Bo are sampled.

use games::skip_bo::{SkipBo, narrate};
use games::skip_bo::action::CardAction;
use games::skip_bo::classic::Classic;
use games::skip_bo::event::CardEvent;
use games::skip_bo::options::{CardOptions, StockSize};
use language::Language;
use rules::ids::SeatId;
use rules::seats::Seats;

use super::{Golden, Sampled, Secret, cards, teams};
use crate::pages::Own::{self, All, Part};
use crate::pages::numbered;

impl Sampled for SkipBo {
    fn seatings() -> Vec<Seats> {
        cards::seatings()
    }

    fn options(bits: u64, seats: &Seats) -> CardOptions<Classic> {
        cards::options(bits, seats)
    }

    fn rules() -> Vec<(String, Own)> {
        // Of the rules for all games the page has those that players meet; the other G rules are about records, throws
        // and views.
        [
            numbered('G', 4..=5, &[(4, All), (5, Part)]),
            numbered(
                'K',
                1..=16,
                &[(1, All), (10, All), (11, All), (13, Part), (15, All), (16, Part)],
            ),
            numbered('M', 12..=15, &[(12, Part), (13, Part), (14, Part), (15, All)]),
        ]
        .concat()
    }

    fn secrets(&self) -> Vec<Secret> {
        cards::secrets(self)
    }

    fn is_secret(act: &CardAction) -> bool {
        cards::is_secret(act)
    }

    fn golden_matches() -> Vec<Golden<Self>> {
        vec![Golden {
            file: "skip_bo_two",
            options: CardOptions {
                stock: StockSize::Cards(5),
                ..CardOptions::default()
            },
            seats: teams(&[0, 1]),
            seed: 3,
        }]
    }

    fn perft() -> Vec<(String, CardOptions<Classic>, u32)> {
        cards::perft()
    }

    fn told(event: &CardEvent, names: &dyn Fn(SeatId) -> String) -> Option<(String, &'static str)> {
        let line = narrate::line(event)?;
        let told = Language::english().localize(&line, &|seat| names(SeatId(seat.0)));
        Some((told, narrate::rule(event)?))
    }

    fn stands(&self) -> String {
        cards::stands(self)
    }
}
