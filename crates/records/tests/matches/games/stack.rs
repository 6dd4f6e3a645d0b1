//! How matches of Stack are sampled.

use games::stack::narrate;
use games::stack::options::{StackOptions, TeamTarget, TieRule};
use games::stack::state::Stack;
use games::stack::action::StackAction;
use games::stack::event::StackEvent;
use language::Language;
use rules::ids::SeatId;
use rules::seats::Seats;
use rules::options::Enforcement;

use super::{Golden, Sampled, Secret, bit, solo, teams};
use crate::pages::Own::{self, All, Part};
use crate::pages::numbered;

impl Sampled for Stack {
    const ALLOCATES: Option<&'static str> =
        Some("a match has 28 to 112 dice and as many stacks as come about: they lie in vectors, not in fixed arrays");

    fn seatings() -> Vec<Seats> {
        let in_teams: [&[u8]; 4] = [
            &[0, 1, 0, 1],
            &[0, 1, 2, 0, 1, 2],
            &[0, 1, 2, 1, 0, 2],
            &[0, 1, 2, 3, 0, 1, 2, 3],
        ];
        solo(2..=8).chain(in_teams.map(teams)).collect()
    }

    fn options(bits: u64, _: &Seats) -> StackOptions {
        StackOptions {
            target: 10 + (bits % 61) as u16,
            enforcement: if bit(bits, 0) {
                Enforcement::Table
            } else {
                Enforcement::Assisted
            },
            rotate_first: bit(bits, 1),
            tie: if bit(bits, 2) {
                TieRule::SharedWin
            } else {
                TieRule::AnotherRound
            },
            team_target: if bit(bits, 3) {
                TeamTarget::Combined
            } else {
                TeamTarget::AnyPlayer
            },
            stack_on_partner: bit(bits, 4),
            floor_penalty: bit(bits, 5),
            capture_penalty: bit(bits, 6),
        }
    }

    fn rules() -> Vec<(String, Own)> {
        // Of the rules for all games the page has those that players meet; the other G rules are about records, throws
        // and views.
        [
            numbered('G', 3..=4, &[(3, All), (4, All)]),
            numbered('G', 6..=6, &[(6, All)]),
            numbered(
                'S',
                1..=21,
                &[
                    (3, Part),
                    (8, All),
                    (9, All),
                    (10, All),
                    (11, Part),
                    (12, Part),
                    (13, Part),
                    (15, Part),
                    (16, All),
                    (18, Part),
                    (19, Part),
                ],
            ),
        ]
        .concat()
    }

    fn secrets(&self) -> Vec<Secret> {
        Vec::new()
    }

    fn is_secret(_: &StackAction) -> bool {
        false
    }

    fn golden_matches() -> Vec<Golden<Self>> {
        vec![
            Golden {
                file: "stack_two",
                options: StackOptions {
                    target: 15,
                    ..StackOptions::default()
                },
                seats: teams(&[0, 1]),
                seed: 11,
            },
            Golden {
                file: "stack_teams_table",
                options: StackOptions {
                    target: 10,
                    enforcement: Enforcement::Table,
                    rotate_first: true,
                    floor_penalty: true,
                    capture_penalty: true,
                    ..StackOptions::default()
                },
                seats: teams(&[0, 1, 0, 1]),
                seed: 4,
            },
        ]
    }

    fn perft() -> Vec<(String, StackOptions, u32)> {
        let of = |enforcement| {
            let options = StackOptions {
                enforcement,
                ..StackOptions::default()
            };
            (format!("{enforcement:?}"), options, 3)
        };
        [Enforcement::Assisted, Enforcement::Table].map(of).into()
    }

    fn told(event: &StackEvent, names: &dyn Fn(SeatId) -> String) -> Option<(String, &'static str)> {
        let line = Language::english().localize(&narrate::line(event)?, &|seat| names(SeatId(seat.0)));
        Some((line, narrate::rule(event)?))
    }

    fn stands(&self) -> String {
        format!("{:?}", self.phase())
    }
}
