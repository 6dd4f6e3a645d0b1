//! What hands do after a throw: spread the dice (S-3), rebuild fallen stacks (S-7), turn loose dice back, and move
//! them off what they lean on (S-9). No number changes here.

use std::collections::BTreeMap;

use glam::{Vec2, Vec3, Vec3Swizzles};

use crate::face::{read_face, upright};
use crate::footprint::{Footprint, spread, way_to_free_place};
use crate::params::{FLAT_ANGLE_DEG, OFF_TABLE_Y_EDGES, OVERLAP_EDGES, REBUILD_GAP_EDGES, SPREAD_GAP_EDGES};
use rules::die::{DieId, DieSet, Face};
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use tabletop::throw::{TidyMove, TidyReason};
use tabletop::tray::TrayGeometry;

/// The poses of dice, by id.
pub(crate) type Poses = BTreeMap<DieId, Pose>;

/// The table after a single throw came to rest.
pub(crate) struct Aftermath<'a> {
    /// The poses of all dice on the table, the rolled one included.
    pub now: &'a Poses,
    /// The poses of the other dice before the throw.
    pub before: &'a Poses,
    /// The stacks before the throw, bottom first.
    pub stacks: &'a [Vec<DieId>],
    /// The stacks to rebuild, by bottom die.
    pub down: DieSet,
}

/// The moves by hand, in the order in which to show them, and the loose dice that showed another number.
#[derive(Debug, Default)]
pub(crate) struct Tidied {
    pub moves: Vec<TidyMove>,
    pub turned_back: DieSet,
}

/// The same place and face, lying flat on the felt or on `level` dice.
fn laid_flat(pose: &Pose, face: Face, level: usize) -> Pose {
    Pose {
        position: pose.position.with_y(level as f32 + 0.5),
        rotation: upright(DieShape::D6, pose.rotation, face),
    }
}

/// Whether a die lies squarely on the felt or at the height of `level` dice.
fn lies_flat(pose: &Pose, level: usize) -> bool {
    read_face(DieShape::D6, pose.rotation).1 >= FLAT_ANGLE_DEG.to_radians().cos()
        && (pose.position.y - level as f32 - 0.5).abs() < OVERLAP_EDGES * (level + 2) as f32
}

fn shifted(pose: &Pose, way: Vec2) -> Pose {
    Pose {
        position: pose.position + Vec3::new(way.x, 0.0, way.y),
        ..*pose
    }
}

fn has_moved(before: &Pose, now: &Pose) -> bool {
    before.position.distance_squared(now.position) > OVERLAP_EDGES * OVERLAP_EDGES
}

/// Spreads the dice of a mixed throw apart and pulls strays in (S-3).
pub(crate) fn spread_out(now: &Poses, tray: &TrayGeometry) -> Tidied {
    let flat: Vec<(DieId, Pose, Pose)> = now
        .iter()
        .map(|(die, pose)| {
            (
                *die,
                *pose,
                laid_flat(pose, read_face(DieShape::D6, pose.rotation).0, 0),
            )
        })
        .collect();
    let mut places: Vec<_> = flat.iter().map(|(_, _, pose)| Footprint::of(pose)).collect();
    spread(&mut places, tray, SPREAD_GAP_EDGES);
    let moves = flat
        .iter()
        .zip(places)
        .filter_map(|((die, from, flat), place)| {
            let way = place.centre - flat.position.xz();
            let stays = way.length_squared() < 1e-8 && lies_flat(from, 0);
            (!stays).then(|| TidyMove {
                die: *die,
                reason: TidyReason::Spread,
                from: *from,
                to: shifted(flat, way),
            })
        })
        .collect();
    Tidied {
        moves,
        turned_back: DieSet::EMPTY,
    }
}

/// Dice that are put down together: a standing stack, or one loose die. Each has its present pose, and the pose it
/// gets unless that place is taken.
struct Group {
    dice: Vec<(DieId, Pose, Pose)>,
    /// Whether the group can't stay where it is.
    homeless: bool,
}

impl Group {
    fn footprints(&self) -> Vec<Footprint> {
        self.dice.iter().map(|(_, _, to)| Footprint::of(to)).collect()
    }
}

/// Puts the table in order after a single throw (S-7, S-9).
pub(crate) fn after_single(after: &Aftermath, tray: &TrayGeometry) -> Tidied {
    let mut tidied = Tidied::default();
    let rebuilt = rebuilds(after);
    let rebuilt_places: Vec<_> = rebuilt.iter().map(|(_, _, to)| Footprint::of(to)).collect();
    let mut taken = rebuilt_places.clone();

    // Groups that can stay take their places first: standing stacks, then dice that lie as they should.
    let mut groups = standing_stacks(after);
    groups.extend(loose_dice(after, &mut tidied.turned_back));
    for group in &mut groups {
        let places = group.footprints();
        let in_the_way = |others: &[Footprint], gap: f32| {
            places
                .iter()
                .any(|place| others.iter().any(|other| place.is_near(*other, gap)))
        };
        // A group that has not moved was never in the way.
        let moved = group
            .dice
            .iter()
            .any(|(die, from, _)| after.before.get(die).is_none_or(|before| has_moved(before, from)));
        let unwelcome = moved && (in_the_way(&rebuilt_places, REBUILD_GAP_EDGES) || in_the_way(&taken, -OVERLAP_EDGES));
        group.homeless |= unwelcome || places.iter().any(|place| !place.is_inside(tray));
        if !group.homeless {
            taken.extend(places);
        }
    }
    for group in groups.iter_mut().filter(|group| group.homeless) {
        let places = group.footprints();
        let way = way_to_free_place(&places, &taken, tray, SPREAD_GAP_EDGES);
        for (_, _, to) in &mut group.dice {
            *to = shifted(to, way);
        }
        taken.extend(group.footprints());
    }

    let mut turns = Vec::new();
    for (die, from, to) in groups.into_iter().flat_map(|group| group.dice) {
        if from == to {
            continue;
        }
        let stays = from.position.xz().distance_squared(to.position.xz()) < 1e-6;
        if stays && tidied.turned_back.contains(die) {
            turns.push(TidyMove {
                die,
                reason: TidyReason::TurnedBack,
                from,
                to,
            });
        } else {
            tidied.moves.push(TidyMove {
                die,
                reason: TidyReason::MovedOff,
                from,
                to,
            });
        }
    }
    tidied.moves.extend(
        rebuilt
            .into_iter()
            .filter(|(_, from, to)| from != to)
            .map(|(die, from, to)| TidyMove {
                die,
                reason: TidyReason::Rebuilt,
                from,
                to,
            }),
    );
    tidied.moves.extend(turns);
    tidied
}

/// The dice of the fallen stacks, each with its present pose and its pose before the throw.
fn rebuilds(after: &Aftermath) -> Vec<(DieId, Pose, Pose)> {
    after
        .stacks
        .iter()
        .filter(|stack| after.down.contains(stack[0]))
        .flatten()
        .filter_map(|die| Some((*die, *after.now.get(die)?, *after.before.get(die)?)))
        .collect()
}

/// The standing stacks in their places, straightened where something had got under them.
fn standing_stacks(after: &Aftermath) -> Vec<Group> {
    after
        .stacks
        .iter()
        .filter(|stack| !after.down.contains(stack[0]))
        .map(|stack| {
            let dice: Vec<_> = stack
                .iter()
                .enumerate()
                .filter_map(|(level, die)| {
                    let from = *after.now.get(die)?;
                    Some((
                        *die,
                        from,
                        laid_flat(&from, read_face(DieShape::D6, from.rotation).0, level),
                    ))
                })
                .collect();
            let straight = dice
                .iter()
                .enumerate()
                .all(|(level, (_, from, _))| lies_flat(from, level));
            Group {
                dice: if straight {
                    dice.into_iter().map(|(die, from, _)| (die, from, from)).collect()
                } else {
                    dice
                },
                homeless: false,
            }
        })
        .collect()
}

/// The dice in no stack: with their number on top, and flat; homeless if they leaned or left the table.
fn loose_dice(after: &Aftermath, turned_back: &mut DieSet) -> Vec<Group> {
    let stacked: DieSet = after.stacks.iter().flatten().copied().collect();
    let mut groups = Vec::new();
    for (&die, &from) in after.now {
        if stacked.contains(die) {
            continue;
        }
        let shows = read_face(DieShape::D6, from.rotation).0;
        // A rolled die has no earlier number.
        let face = after
            .before
            .get(&die)
            .map_or(shows, |pose| read_face(DieShape::D6, pose.rotation).0);
        if shows != face {
            turned_back.insert(die);
        }
        let flat = lies_flat(&from, 0);
        let to = if flat && shows == face {
            from
        } else {
            laid_flat(&from, face, 0)
        };
        groups.push(Group {
            dice: vec![(die, from, to)],
            homeless: !flat || from.position.y < OFF_TABLE_Y_EDGES,
        });
    }
    groups
}

#[cfg(test)]
mod tests {
    use glam::Quat;

    use super::*;
    use crate::face::flat_rotation;

    fn lying(x: f32, z: f32, level: usize, face: u8) -> Pose {
        Pose {
            position: Vec3::new(x, level as f32 + 0.5, z),
            rotation: flat_rotation(DieShape::D6, Face(face), 0.2),
        }
    }

    fn poses(list: &[(u8, Pose)]) -> Poses {
        list.iter().map(|(die, pose)| (DieId(*die), *pose)).collect()
    }

    #[test]
    fn a_fallen_stack_is_rebuilt_and_the_rolled_die_makes_room() {
        let tray = TrayGeometry::for_dice(28);
        let before = poses(&[(0, lying(0.0, 0.0, 0, 3)), (1, lying(0.05, 0.0, 1, 3))]);
        let now = poses(&[
            (0, lying(-2.0, 0.0, 0, 5)),
            (1, lying(1.5, 2.0, 0, 2)),
            (7, lying(0.3, 0.2, 0, 6)),
        ]);
        let tidied = after_single(
            &Aftermath {
                now: &now,
                before: &before,
                stacks: &[vec![DieId(0), DieId(1)]],
                down: [DieId(0)].into_iter().collect(),
            },
            &tray,
        );
        let told: Vec<_> = tidied.moves.iter().map(|step| (step.die.0, step.reason)).collect();
        assert_eq!(
            told,
            [
                (7, TidyReason::MovedOff),
                (0, TidyReason::Rebuilt),
                (1, TidyReason::Rebuilt)
            ],
            "S-7"
        );
        assert_eq!(read_face(DieShape::D6, tidied.moves[0].to.rotation).0, Face(6));
        assert_eq!(tidied.moves[1].to, before[&DieId(0)]);
        assert!(
            tidied.turned_back.is_empty(),
            "dice of a fallen stack are rebuilt, not turned back"
        );
    }

    #[test]
    fn a_turned_loose_die_is_turned_back_where_it_lies() {
        let tray = TrayGeometry::for_dice(28);
        let before = poses(&[(4, lying(1.0, 0.0, 0, 2))]);
        let now = poses(&[(4, lying(2.0, 0.5, 0, 1)), (9, lying(-3.0, 0.0, 0, 4))]);
        let tidied = after_single(
            &Aftermath {
                now: &now,
                before: &before,
                stacks: &[],
                down: DieSet::EMPTY,
            },
            &tray,
        );
        assert_eq!(tidied.turned_back, [DieId(4)].into_iter().collect(), "S-9");
        assert_eq!(tidied.moves.len(), 1);
        let step = tidied.moves[0];
        assert_eq!(
            (step.reason, read_face(DieShape::D6, step.to.rotation).0),
            (TidyReason::TurnedBack, Face(2))
        );
        assert_eq!(step.to.position.xz(), step.from.position.xz());
    }

    #[test]
    fn a_loose_die_that_fell_down_or_leans_is_brought_to_a_free_place_with_its_number() {
        let tray = TrayGeometry::for_dice(28);
        let before = poses(&[
            (1, lying(0.0, 0.0, 0, 1)),
            (2, lying(0.0, 0.0, 1, 1)),
            (4, lying(7.0, 0.0, 0, 2)),
            (5, lying(2.0, 0.0, 0, 5)),
        ]);
        let mut now = before.clone();
        now.insert(DieId(4), lying(12.0, 0.0, 0, 2));
        now.get_mut(&DieId(4)).unwrap().position.y = -8.5;
        let leaning = Pose {
            position: Vec3::new(1.0, 0.7, 0.0),
            rotation: Quat::from_rotation_z(0.4) * flat_rotation(DieShape::D6, Face(5), 0.2),
        };
        now.insert(DieId(5), leaning);
        let tidied = after_single(
            &Aftermath {
                now: &now,
                before: &before,
                stacks: &[vec![DieId(1), DieId(2)]],
                down: DieSet::EMPTY,
            },
            &tray,
        );
        assert_eq!(tidied.moves.len(), 2);
        for step in &tidied.moves {
            assert_eq!(step.reason, TidyReason::MovedOff, "S-9");
            assert_eq!(
                read_face(DieShape::D6, step.to.rotation).0,
                read_face(DieShape::D6, before[&step.die].rotation).0
            );
            assert!(Footprint::of(&step.to).is_inside(&tray) && lies_flat(&step.to, 0));
            let stack = Footprint::of(&before[&DieId(1)]);
            assert!(!Footprint::of(&step.to).is_near(stack, SPREAD_GAP_EDGES));
        }
    }
}
