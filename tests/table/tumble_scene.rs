//! A table without entities for tests of tumbles, and a second judge of a throw. The judge uses only the final poses
//! and the contacts of each step, and was written independently of the physics code.

use std::collections::VecDeque;

use bevy::prelude::*;
use physics::face::{flat_rotation, is_level, read_face};
use physics::params;
use physics::sandbox::{Sandbox, Thing};
use rules::die::{DieId, DieSet, Face};
use rules::ids::SeatId;
use rules::rng::{Stream, stream};
use tabletop::die::Die;
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use tabletop::throw::{RethrowReason, ThrowGesture, ThrowKind, ThrowOrder, ThrowSettled};
use tabletop::tray::TrayGeometry;

use crate::physics_bench::{at_rest, lying};

/// The most steps that a throw of one die may take, all re-throws included: 20 s.
pub const MOST_TICKS: u32 = 2_400;

/// If a part of a stack moved this far, the stack was pushed by any measure, whether it moved aside or turned.
const CLEARLY_PUSHED_EDGES: f32 = 2.5 * params::PUSHED_EDGES;

/// How a die flies at something.
#[derive(Clone, Copy, Debug)]
pub struct Flight {
    pub pose: Pose,
    /// In edges a second.
    pub velocity: Vec3,
    /// In radians a second.
    pub spin: Vec3,
}

impl Flight {
    /// A die that flies flat along +x without turning: its centre is at this place, at the height of this many dice
    /// above the felt.
    pub fn flat(at: Vec2, level: f32, speed: f32) -> Self {
        Self {
            pose: Pose {
                position: Vec3::new(at.x, level + 0.501, at.y),
                rotation: flat_rotation(DieShape::D6, Face(5), 0.0),
            },
            velocity: Vec3::X * speed,
            spin: Vec3::ZERO,
        }
    }

    /// The same, turned in the air.
    pub fn turned(mut self, by: Quat) -> Self {
        self.pose.rotation = by * self.pose.rotation;
        self
    }

    /// The same, falling straight down with this speed.
    pub fn downwards(mut self, speed: f32) -> Self {
        self.velocity = Vec3::NEG_Y * speed;
        self
    }
}

/// The second judge's verdict on a stack.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Seen {
    /// No chain of contacts leads from the thrown die to the stack: it never counts.
    Untouched,
    /// It stands; the value is the largest movement of one of its dice, in edges.
    Stands(f32),
    Fallen,
}

impl Seen {
    /// Whether it was certainly pushed, even if the measurement is off a little.
    pub fn is_pushed(self) -> bool {
        matches!(self, Self::Stands(moved) if moved > CLEARLY_PUSHED_EDGES)
    }

    pub fn stands(self) -> bool {
        self != Self::Fallen
    }
}

/// A throw and the verdicts on it.
pub struct Witnessed {
    pub told: ThrowSettled,
    /// Each stack when everything was at rest for the first time.
    pub first: Vec<Seen>,
    /// Each stack at the end; a stack that fell before stays fallen.
    pub last: Vec<Seen>,
}

/// One table.
pub struct Scene {
    pub sandbox: Sandbox,
    pub stacks: Vec<Vec<DieId>>,
    pub tray: TrayGeometry,
    dice: u8,
    /// What carried each stacked die in the last steps. The dice of a stack at rest tremble, so one step is not
    /// enough.
    borne: VecDeque<Vec<(DieId, Thing)>>,
}

impl Scene {
    /// A tray for 56 dice with this many dice, all parked.
    pub fn new(dice: u8, seed: u64) -> Self {
        let tray = TrayGeometry::for_dice(56);
        let all: Vec<_> = (0..dice)
            .map(|id| Die {
                id: DieId(id),
                owner: SeatId(0),
                shape: DieShape::D6,
            })
            .collect();
        Self {
            sandbox: Sandbox::new(tray, &all, [stream(seed, Stream::Throw)]),
            stacks: Vec::new(),
            tray,
            dice,
            borne: VecDeque::new(),
        }
    }

    /// A stack of the next dice, each at this place (offset, yaw) about `at`, bottom first.
    pub fn build(&mut self, at: Vec2, dice: &[(Vec2, f32)]) {
        let first = self.stacks.iter().flatten().count() as u8;
        let ids: Vec<_> = (first..).take(dice.len()).map(DieId).collect();
        for (level, (die, (aside, yaw))) in ids.iter().zip(dice).enumerate() {
            self.sandbox.place(0, *die, lying(at + *aside, level, 3, *yaw));
        }
        self.stacks.push(ids);
        self.sandbox.set_stacks(0, self.stacks.clone());
    }

    /// A perfectly neat stack.
    pub fn build_neat(&mut self, at: Vec2, height: usize) {
        self.build(at, &vec![(Vec2::ZERO, 0.0); height]);
    }

    /// Lets the dice that were put down come to rest.
    pub fn rest(&mut self) {
        for _ in 0..40 {
            self.sandbox.step();
        }
    }

    pub fn pose(&mut self, die: DieId) -> Pose {
        self.sandbox.pose(0, die).expect("a die of the table")
    }

    fn poses(&mut self) -> Vec<Pose> {
        (0..self.dice).map(|die| self.pose(DieId(die))).collect()
    }

    /// The last die flies like this.
    pub fn hit(&mut self, flight: Flight) -> Witnessed {
        let gesture = ThrowGesture {
            from: Vec2::ZERO,
            direction: Vec2::X,
            power: 1.0,
        };
        self.watch(gesture, Some(flight))
    }

    /// The last die is thrown by a gesture.
    pub fn throw(&mut self, gesture: ThrowGesture) -> Witnessed {
        self.watch(gesture, None)
    }

    fn watch(&mut self, gesture: ThrowGesture, flight: Option<Flight>) -> Witnessed {
        let thrown = DieId(self.dice - 1);
        let before = self.poses();
        let order = ThrowOrder {
            dice: vec![thrown],
            kind: ThrowKind::Single { gesture },
        };
        self.sandbox.throw(0, order);
        if let Some(Flight { pose, velocity, spin }) = flight {
            self.sandbox.launch(0, thrown, pose, velocity, spin);
        }
        let mut touched: DieSet = [thrown].into_iter().collect();
        let mut fallen = vec![false; self.stacks.len()];
        let mut first = None;
        let mut attempts = 0;
        for _ in 0..MOST_TICKS {
            let told = self.sandbox.step().pop().map(|(_, told)| told);
            self.follow(&mut touched);
            self.weigh();
            let again = self.sandbox.thrown_again(0).len();
            if again == attempts && told.is_none() {
                continue;
            }
            attempts = again;
            let mut now = self.poses();
            // The dice are tidied by now: `told` has the poses from before.
            if let Some(told) = &told {
                now = (0..self.dice)
                    .map(|die| at_rest(&mut self.sandbox, told, DieId(die)))
                    .collect();
            }
            let mut seen = self.judge(&before, &now, touched);
            for (seen, fallen) in seen.iter_mut().zip(&mut fallen) {
                *fallen |= *seen == Seen::Fallen;
                if *fallen {
                    *seen = Seen::Fallen;
                }
            }
            let first = first.get_or_insert_with(|| seen.clone());
            if let Some(told) = told {
                let witnessed = Witnessed {
                    told,
                    first: first.clone(),
                    last: seen,
                };
                self.check(&witnessed, &before);
                return witnessed;
            }
        }
        panic!("the throw did not end");
    }

    /// Adds to the touched dice everything that presses on one of them.
    fn follow(&mut self, touched: &mut DieSet) {
        loop {
            let more: Vec<DieId> = (0..self.dice)
                .map(DieId)
                .filter(|die| !touched.contains(*die))
                .filter(|die| {
                    let touches = self.sandbox.touches(0, *die);
                    touches
                        .iter()
                        .any(|touch| matches!(touch.other, Thing::Die(other) if touched.contains(other)))
                })
                .collect();
            if more.is_empty() {
                return;
            }
            more.into_iter().for_each(|die| {
                touched.insert(die);
            });
        }
    }

    /// S-8, implemented a second time.
    fn judge(&self, before: &[Pose], now: &[Pose], touched: DieSet) -> Vec<Seen> {
        let judge_one = |stack: &Vec<DieId>| {
            if !stack.iter().any(|die| touched.contains(*die)) {
                return Seen::Untouched;
            }
            let at = |poses: &[Pose], die: DieId| poses[usize::from(die.0)];
            let shows = |poses: &[Pose], die| read_face(DieShape::D6, at(poses, die).rotation).0;
            let turned = stack.iter().any(|die| shows(before, *die) != shows(now, *die));
            let off = stack.windows(2).any(|pair| {
                let offset = at(now, pair[1]).position - at(now, pair[0]).position;
                let placed = offset.xz().length() <= 0.5 && offset.y >= 0.85 && offset.y <= 1.15;
                !placed || !self.bears(pair[0], pair[1])
            });
            if turned || off {
                return Seen::Fallen;
            }
            let moved = stack.iter().map(|die| travel(&at(before, *die), &at(now, *die)));
            Seen::Stands(moved.fold(0.0, f32::max))
        };
        self.stacks.iter().map(judge_one).collect()
    }

    /// Records what carries each stacked die.
    fn weigh(&mut self) {
        let mut borne = Vec::new();
        for die in self.stacks.iter().flatten() {
            let touches = self.sandbox.touches(0, *die);
            let under = touches.iter().filter(|touch| touch.normal.y > 0.35);
            borne.extend(under.map(|touch| (*die, touch.other)));
        }
        self.borne.push_front(borne);
        self.borne.truncate(params::SETTLE_TICKS as usize);
    }

    /// Whether the lower die carried any of the upper die's weight.
    fn bears(&self, lower: DieId, upper: DieId) -> bool {
        let on_it = |(die, other): &(DieId, Thing)| *die == upper && *other == Thing::Die(lower);
        self.borne.iter().flatten().any(on_it)
    }

    /// What must hold after every throw of one die.
    fn check(&mut self, witnessed: &Witnessed, before: &[Pose]) {
        let Witnessed { told, last, .. } = witnessed;
        for (stack, seen) in self.stacks.iter().zip(last) {
            let (fell, pushed) = (told.fell.contains(stack[0]), told.pushed.contains(stack[0]));
            let what = format!("{seen:?}, told fell {fell}, pushed {pushed}; {told:?}");
            assert_eq!(fell, *seen == Seen::Fallen, "S-8: {what}");
            match *seen {
                Seen::Untouched | Seen::Fallen => assert!(!pushed, "S-8: {what}"),
                Seen::Stands(moved) if moved > CLEARLY_PUSHED_EDGES => assert!(pushed, "S-8: {what}"),
                Seen::Stands(moved) if moved < params::PUSHED_EDGES => assert!(!pushed, "S-8: {what}"),
                Seen::Stands(_) => (),
            }
        }
        assert_eq!(
            told.fell.iter().count(),
            last.iter().filter(|seen| !seen.stands()).count()
        );

        let thrown = DieId(self.dice - 1);
        let now = self.poses();
        for (id, (pose, before)) in now.iter().zip(before).enumerate() {
            let die = DieId(id as u8);
            let level = self
                .stacks
                .iter()
                .find_map(|stack| stack.iter().position(|id| *id == die));
            let on_felt = (pose.position.y - level.unwrap_or(0) as f32 - 0.5).abs() < 0.13;
            let shown = read_face(DieShape::D6, pose.rotation).0;
            if die == thrown {
                assert_eq!(told.faces, [(die, shown)], "G-2");
                assert!(is_level(DieShape::D6, pose.rotation) && on_felt, "G-3: {pose:?}");
            } else if before.position.y > -1.0 {
                let was = read_face(DieShape::D6, before.rotation).0;
                assert_eq!(shown, was, "S-7, S-9: {told:?}");
                assert!(is_level(DieShape::D6, pose.rotation) && on_felt, "S-7, S-9: {pose:?}");
            }
            if before.position.y > -1.0 || die == thrown {
                assert!(pose.position.xz().abs().cmplt(self.tray.half_extents).all(), "S-10");
            }
        }

        let again = self.sandbox.thrown_again(0);
        let named = |floor: bool| {
            let these = again
                .iter()
                .filter(|again| (again.why == RethrowReason::Floor) == floor);
            these.map(|again| again.die).collect::<Vec<_>>()
        };
        assert_eq!(
            (told.floor.clone(), told.cocked.clone()),
            (named(true), named(false)),
            "G-3, S-10"
        );
    }
}

/// The largest sideways movement of a corner of a die.
fn travel(before: &Pose, now: &Pose) -> f32 {
    let corners = (0..8).map(|bits: u8| Vec3::from_array([0, 1, 2].map(|bit| f32::from(bits >> bit & 1) - 0.5)));
    let moved = corners.map(|corner| {
        let of = |pose: &Pose| pose.position + pose.rotation * corner;
        (of(now) - of(before)).xz().length()
    });
    moved.fold(0.0, f32::max)
}
