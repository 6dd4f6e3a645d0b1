//! How matches of Skip-Bo MOD are sampled.

use tumbletop::games::skip_bo::action::CardAction;
use tumbletop::games::skip_bo::event::CardEvent;
use tumbletop::games::skip_bo::narrate;
use tumbletop::games::skip_bo::options::{CardOptions, StockSize};
use tumbletop::games::skip_bo_mod::{Mod, SkipBoMod};
use tumbletop::rules::ids::PlayerId;
use tumbletop::rules::seats::Seats;
use tumbletop::rules::options::Enforcement;

use super::{Golden, Sampled, Secret, cards, teams};

impl Sampled for SkipBoMod {
    fn seatings() -> Vec<Seats> {
        cards::seatings()
    }

    fn options(bits: u64, seats: &Seats) -> CardOptions<Mod> {
        cards::options(bits, seats)
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

    fn told(event: &CardEvent, names: &dyn Fn(PlayerId) -> String) -> Option<(String, &'static str)> {
        Some((narrate::line(event, names)?, narrate::rule(event)?))
    }

    fn stands(&self) -> String {
        cards::stands(self)
    }
}
