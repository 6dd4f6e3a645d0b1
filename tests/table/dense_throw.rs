//! Throws of all dice of the fullest table. The example `throw_figures` makes them too.

use bevy::prelude::*;
use physics::face::{is_level, read_face};
use physics::params;
use physics::sandbox::{Sandbox, Thing};
use rules::die::DieId;
use rules::ids::SeatId;
use rules::rng::{Stream, nth_seed, stream};
use tabletop::die::Die;
use tabletop::shape::DieShape;
use tabletop::throw::{DieRethrown, RethrowReason, ThrowKind, ThrowOrder, ThrowSettled};
use tabletop::tray::{TrayGeometry, TrayPart};

use crate::physics_bench::at_rest;

/// The dice of the fullest table.
pub const DICE: u8 = 112;
/// The most steps a throw of this many dice may take, all re-throws included: 15 s.
const MOST_TICKS: u32 = 1_800;

/// Throws 112 dice, all six-sided or half of them ten-sided, and checks that each is read, and how it lies at the
/// reading. Returns the steps it took, and the re-throws.
fn throw_all(seed: u64, kind: ThrowKind, ten_sided: bool) -> (u32, Vec<DieRethrown>) {
    let dice: Vec<_> = (0..DICE)
        .map(|id| Die {
            id: DieId(id),
            owner: SeatId(id / 14),
            shape: if ten_sided && id % 2 == 1 {
                DieShape::D10
            } else {
                DieShape::D6
            },
        })
        .collect();
    let tray = TrayGeometry::for_dice(dice.len());
    let mut sandbox = Sandbox::new(tray, &dice, [stream(seed, Stream::Throw)]);
    sandbox.throw(
        0,
        ThrowOrder {
            dice: dice.iter().map(|die| die.id).collect(),
            kind,
        },
    );
    let mut told = None;
    for _ in 0..MOST_TICKS {
        told = sandbox.step().pop().map(|(_, told)| told);
        if told.is_some() {
            break;
        }
    }
    let told: ThrowSettled = told.unwrap_or_else(|| panic!("seed {seed}: not over after {MOST_TICKS} steps"));
    assert_eq!(told.faces.len(), dice.len(), "seed {seed}: a die is unread");
    for (die, (id, face)) in dice.iter().zip(&told.faces) {
        let lay = at_rest(&mut sandbox, &told, *id);
        let what = format!("seed {seed}, {die:?}: {lay:?}");
        assert_eq!(
            (*id, *face),
            (die.id, read_face(die.shape, lay.rotation).0),
            "G-2: {what}"
        );
        assert!(is_level(die.shape, lay.rotation), "G-3: {what}");
        assert!((lay.position.y - 0.5).abs() < params::RAISED_EDGES, "G-3: {what}");
        assert!(lay.position.xz().abs().cmplt(tray.half_extents).all(), "S-10: {what}");
        for touch in sandbox.touches(0, *id) {
            let from_below = touch.normal.y > params::CARRYING_NORMAL_UP;
            assert!(
                !from_below || touch.other == Thing::Tray(TrayPart::Felt),
                "G-3: {what} {touch:?}"
            );
        }
    }

    let again = sandbox.thrown_again(0);
    let named = |floor: bool| {
        let these = again
            .iter()
            .filter(|again| (again.why == RethrowReason::Floor) == floor);
        these.map(|again| again.die).collect::<Vec<_>>()
    };
    assert_eq!(
        (&told.floor, &told.cocked),
        (&named(true), &named(false)),
        "seed {seed}: G-3, S-10"
    );
    (told.ticks, again.to_vec())
}

/// The kinds of dense throws in turn: an opening, and throws after which no die is tidied, the last of them with dice
/// of both shapes. Returns the steps it took, and the re-throws.
pub fn dense(number: u64) -> (u32, Vec<DieRethrown>) {
    let seed = nth_seed(11, number);
    match number % 3 {
        0 => throw_all(seed, ThrowKind::Mixed, false),
        1 => throw_all(seed, ThrowKind::FromHands, false),
        _ => throw_all(seed, ThrowKind::FromHands, true),
    }
}
