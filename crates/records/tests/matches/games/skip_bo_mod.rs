//! How matches of Skip-Bo MOD are sampled.

use games::skip_bo::action::CardAction;
use games::skip_bo::event::CardEvent;
use games::skip_bo::narrate;
use games::skip_bo::options::{CardOptions, StockSize};
use games::skip_bo_mod::{Mod, SkipBoMod};
use language::Language;
use rules::ids::SeatId;
use rules::seats::Seats;
use rules::options::Enforcement;

use super::{Golden, Sampled, Secret, cards, teams};
use crate::pages::Own::{self, All, Part, ToldElsewhere};
use crate::pages::numbered;

impl Sampled for SkipBoMod {
    fn seatings() -> Vec<Seats> {
        cards::seatings()
    }

    fn options(bits: u64, seats: &Seats) -> CardOptions<Mod> {
        cards::options(bits, seats)
    }

    fn rules() -> Vec<(String, Own)> {
        // Of the rules for all games the page has those that players meet; the other G rules are about records, throws
        // and views.
        [
            numbered('G', 3..=5, &[(3, All), (4, All), (5, Part)]),
            numbered('K', 3..=10, &[(10, All)]),
            numbered(
                'M',
                1..=15,
                &[
                    (1, Part),
                    (6, Part),
                    (10, Part),
                    (11, ToldElsewhere),
                    (12, Part),
                    (13, Part),
                    (14, Part),
                    (15, All),
                ],
            ),
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
            file: "skip_bo_mod_table",
            options: CardOptions {
                stock: StockSize::Cards(5),
                enforcement: Enforcement::Table,
                ..CardOptions::default()
            },
            seats: teams(&[0, 1, 0, 1]),
            seed: 2,
        }]
    }

    fn perft() -> Vec<(String, CardOptions<Mod>, u32)> {
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
