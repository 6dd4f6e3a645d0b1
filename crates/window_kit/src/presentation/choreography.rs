//! Decides which flights show what happened: fallen stacks, dice turned back or spread, and the events of a game.
//!
//! Reads the report of the throw and the journal; [`super::animate`] carries out the flights.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::dress::DieVisual;
use super::slow_motion;
use super::slow_motion::{ShownTumble, Tumble};
use crate::presentation::motion::{Goal, Leg, Motion, PLACE_S};
use crate::presentation::shown_tray::ShownTray;
use crate::presentation::visual::{Highlight, VisualOf};
use crate::settings::{Settings, Speed};
use crate::table::components::die::Parked;
use crate::table::journal::{Journal, JournalCursor};
use crate::window::by_game::ByGame;
use games::catalog::{AnyEvent, AnyView};
use host::view::MatchView;
use rules::die::DieId;
use tabletop::pose::Pose;
use tabletop::throw::{DieRethrown, RethrowReason, ThrowSettled, TidyReason};

/// How long a fallen stack lies before it is rebuilt, in seconds.
const FALLEN_S: f32 = 1.2;
/// The same after a slow-motion replay of its fall, in seconds.
const SEEN_AGAIN_S: f32 = 0.5;
/// How long the rebuilding takes, in seconds.
const REBUILD_S: f32 = 0.8;
/// How long it takes to turn back, move off or spread a die, in seconds.
const TIDY_S: f32 = 0.4;
/// How long such a die first lies as it fell, in seconds.
const TIDY_WAIT_S: f32 = 0.25;
/// How long a captured stack stands after its last die arrived, in seconds.
const CAPTURE_WAIT_S: f32 = 0.3;
/// How long a captured stack rises, and how long it then glides away, in seconds.
const CAPTURE_S: (f32, f32) = (0.25, 0.45);
/// How long it takes to pick dice up, in seconds.
const TAKE_UP_S: f32 = 0.25;
/// How long a die that is thrown again is marked, in seconds.
const AGAIN_S: f32 = 0.9;

/// How an event is shown with the dice on the table, in addition to the report of the throw.
#[derive(Clone, Debug, PartialEq)]
pub enum StagedEffect {
    /// A hand puts a die on another.
    PutOnto {
        /// The die.
        die: DieId,
        /// The die under it.
        onto: DieId,
    },
    /// A stack is carried off: its dice, bottom first.
    CarriedOff(Vec<DieId>),
    /// Nothing moves for this many seconds, so that the player can read the table.
    Lingers(f32),
}

/// How a game shows its events; the view is the newest one.
#[derive(Clone, Copy, Debug)]
pub struct GameStaging(pub fn(&AnyEvent, &AnyView) -> Option<StagedEffect>);

/// The inputs of the choreography.
#[derive(SystemParam)]
pub(super) struct ChoreographyInputs<'w, 's> {
    settled: MessageReader<'w, 's, ThrowSettled>,
    again: MessageReader<'w, 's, DieRethrown>,
    journal: Res<'w, Journal>,
    cursor: Local<'s, JournalCursor>,
    /// `None` at a table without a match, which has no events.
    view: Option<Res<'w, MatchView>>,
    staged: Res<'w, ByGame<GameStaging>>,
    parked: Query<'w, 's, Entity, Added<Parked>>,
}

/// How much longer nothing moves so that the player can read the table, in seconds.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct ReadingPause(pub f32);

/// Gives visuals legs for what happened since the last frame.
pub(super) fn stage(
    mut happenings: ChoreographyInputs,
    time: Res<Time>,
    tray: Res<ShownTray>,
    settings: Res<Settings>,
    mut linger: ResMut<ReadingPause>,
    mut visuals: Query<(&VisualOf, &DieVisual, &mut Motion, &Visibility)>,
) {
    // In most frames nothing happens to any die: searching for the few affected ones costs less than an index.
    let mut with = |die: DieId, act: &mut dyn FnMut(&mut Motion)| {
        if let Some((.., mut motion, _)) = visuals.iter_mut().find(|(_, visual, ..)| visual.die.id == die) {
            act(&mut motion);
        }
    };

    let cut = settings.reduced_motion;
    for throw in happenings.settled.read() {
        tidy(throw, Tumble::of(throw).filter(|_| !cut), &mut with);
    }
    for again in happenings.again.read() {
        if again.why != RethrowReason::Floor {
            with(again.die, &mut |motion| {
                motion.mark = Some((Highlight::Cocked, AGAIN_S))
            });
        }
    }

    if linger.0 > 0.0 {
        linger.0 -= time.delta_secs();
    }
    for event in happenings.journal.read(&mut happenings.cursor) {
        let staged = happenings.staged.of(event.game());
        let view = happenings.view.as_ref();
        match staged.zip(view).and_then(|(staged, view)| staged.0(event, &view.view)) {
            Some(StagedEffect::Lingers(seconds)) => linger.0 = seconds,
            Some(StagedEffect::PutOnto { die, onto }) => {
                let mut goal = None;
                with(onto, &mut |motion| goal = Some(motion.shown.position));
                with(die, &mut |motion| {
                    let way = goal.map_or(0.0, |goal| goal.distance(motion.shown.position));
                    motion.clear();
                    motion.push(Leg::placing(way));
                });
            }
            Some(StagedEffect::CarriedOff(dice)) => carry_off(&dice, tray.half, &mut with),
            None => {}
        }
    }

    // Dice that leave the table in any other way are picked up.
    for (visual, _, mut motion, visibility) in &mut visuals {
        if happenings.parked.contains(visual.0) && *visibility != Visibility::Hidden && !motion.is_showing() {
            motion.push(Leg {
                from: None,
                to: Goal::Gone,
                wait_s: 0.0,
                flight_s: TAKE_UP_S,
                arch: 0.0,
                leaving: true,
            });
        }
    }
    if settings.speed == Speed::Instant {
        linger.0 = 0.0;
        for (.., mut motion, _) in &mut visuals {
            motion.clear();
        }
    }
}

/// Shows what was moved by hand after a throw. A tumble is first shown again in slow motion; fallen stacks lie as they
/// fell, and are then rebuilt die by die.
fn tidy(throw: &ThrowSettled, tumble: Option<Tumble>, with: &mut impl FnMut(DieId, &mut dyn FnMut(&mut Motion))) {
    if let Some(tumble) = &tumble {
        for die in tumble.dice() {
            with(die, &mut |motion| {
                motion.clear();
                motion.replay = Some(ShownTumble::of(tumble, die));
                // Dice that are not moved by hand continue to where they came to rest.
                if !throw.moves.iter().any(|step| step.die == die) {
                    motion.push(Leg {
                        from: None,
                        to: Goal::Body,
                        wait_s: 0.0,
                        flight_s: TIDY_S,
                        arch: 0.0,
                        leaving: false,
                    });
                }
            });
        }
    }
    let rebuilt = throw
        .moves
        .iter()
        .filter(|step| step.reason == TidyReason::Rebuilt)
        .count();
    let (base_s, step_s) = if rebuilt > 0 {
        // A stack whose fall was just shown again does not need to lie there as long.
        let lies_s = if tumble.is_some() { SEEN_AGAIN_S } else { FALLEN_S };
        (lies_s, REBUILD_S / rebuilt as f32)
    } else {
        (TIDY_WAIT_S, 0.0)
    };
    let mut built = 0;
    for step in &throw.moves {
        let way = step.from.position.distance(step.to.position);
        let leg = match step.reason {
            TidyReason::Rebuilt => {
                let wait_s = base_s + step_s * built as f32;
                built += 1;
                Leg {
                    from: Some(step.from),
                    to: Goal::Body,
                    wait_s,
                    flight_s: step_s.clamp(0.18, 0.4),
                    arch: 0.5 + 0.05 * way,
                    leaving: false,
                }
            }
            TidyReason::Spread | TidyReason::TurnedBack | TidyReason::MovedOff => Leg {
                from: Some(step.from),
                to: Goal::Body,
                wait_s: base_s,
                flight_s: TIDY_S,
                arch: if step.reason == TidyReason::TurnedBack {
                    0.7
                } else {
                    0.05 * way
                },
                leaving: false,
            },
        };
        with(step.die, &mut |motion| {
            motion.push(leg);
            // A die may be moved twice: its second move waits for the first flight, and needs no second pause.
            if motion.legs.len() > 1
                && let Some(last) = motion.legs.back_mut()
            {
                last.wait_s = 0.0;
            }
            if step.reason == TidyReason::Rebuilt {
                let seen_s = if motion.replay.is_some() {
                    slow_motion::SHOWN_S
                } else {
                    0.0
                };
                motion.mark = Some((Highlight::Fallen, seen_s + leg.wait_s));
            }
        });
    }
}

/// Shows a captured stack: the last die arrives, and the stack rises, glides off to the right and disappears.
fn carry_off(dice: &[DieId], half: Vec2, with: &mut impl FnMut(DieId, &mut dyn FnMut(&mut Motion))) {
    let Some((top, below)) = dice.split_last() else {
        return;
    };
    let mut under = None;
    if let Some(last) = below.last() {
        with(*last, &mut |motion| under = Some(motion.shown));
    }
    let Some(under) = under else {
        return;
    };
    with(*top, &mut |motion| {
        let to = Pose {
            position: under.position + Vec3::Y,
            rotation: motion.shown.rotation,
        };
        let way = motion.shown.position.distance(to.position);
        motion.clear();
        motion.push(Leg {
            to: Goal::At(to),
            ..Leg::placing(way)
        });
    });
    for (height, die) in dice.iter().enumerate() {
        with(*die, &mut |motion| {
            let stands = if die == top {
                under.position + Vec3::Y
            } else {
                if !motion.is_showing() {
                    motion.clear();
                }
                motion.shown.position
            };
            let rotation = motion.shown.rotation;
            let raised = stands + Vec3::Y * 1.2;
            let gone = Vec3::new(half.x + 14.0, 6.0 + height as f32, -half.y * 0.5);
            let came_s = if die == top { 0.0 } else { PLACE_S };
            motion.push(Leg {
                from: None,
                to: Goal::At(Pose {
                    position: raised,
                    rotation,
                }),
                wait_s: came_s + CAPTURE_WAIT_S,
                flight_s: CAPTURE_S.0,
                arch: 0.0,
                leaving: false,
            });
            motion.push(Leg {
                from: None,
                to: Goal::At(Pose {
                    position: gone,
                    rotation,
                }),
                wait_s: 0.0,
                flight_s: CAPTURE_S.1,
                arch: 0.0,
                leaving: true,
            });
        });
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::mesh::MeshTag;
    use bevy::time::TimeUpdateStrategy;
    use bevy::window::RequestRedraw;

    use super::*;
    use crate::presentation::motion::SkipAnimation;
    use crate::presentation::visual::{AimGuide, CarriedDie, DimRest, HeldRemotely, Nudge, StillShowing};
    use crate::table::phase::TableGate;
    use host::view::SeatColours;
    use rules::ids::SeatId;
    use tabletop::die::Die;
    use tabletop::throw::MovedByHand;

    /// An app with visuals but without a window; each update takes a tenth of a second.
    fn app() -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)))
            .init_resource::<TableGate>()
            .init_resource::<CarriedDie>()
            .init_resource::<StillShowing>()
            .init_resource::<DimRest>()
            .init_resource::<HeldRemotely>()
            .init_resource::<AimGuide>()
            .init_resource::<ShownTray>()
            .init_resource::<SeatColours>()
            .init_resource::<Settings>()
            .init_resource::<Journal>()
            .insert_resource(MatchView::new("stack", 2))
            .add_message::<ThrowSettled>()
            .add_message::<DieRethrown>()
            .add_message::<MovedByHand>()
            .add_message::<Nudge>()
            .add_message::<SkipAnimation>()
            .add_message::<RequestRedraw>();
        super::super::animate::plugin(&mut app);
        app.update();
        app
    }

    fn lies(x: f32, y: f32) -> Pose {
        Pose {
            position: Vec3::new(x, y, 0.0),
            rotation: Quat::IDENTITY,
        }
    }

    /// A die with its body at this pose, and its visual.
    fn die(app: &mut App, id: u8, at: Pose) -> Entity {
        let die = Die {
            shape: tabletop::shape::DieShape::D6,
            id: DieId(id),
            owner: SeatId(0),
        };
        let transform = Transform::from_translation(at.position);
        let body = app.world_mut().spawn((die, transform)).id();
        app.world_mut()
            .spawn((
                VisualOf(body),
                DieVisual { die },
                crate::presentation::motion::PoseTrace::at(&transform),
                Motion::default(),
                MeshTag(0),
                transform,
                Visibility::Hidden,
            ))
            .id()
    }

    #[test]
    fn a_fallen_stack_lies_as_it_fell_and_is_then_built_again_while_the_table_waits() {
        let mut app = app();
        let (lower, upper) = (lies(0.0, 0.5), lies(0.0, 1.5));
        let fell = lies(3.0, 0.5);
        let visuals = [die(&mut app, 0, lower), die(&mut app, 1, upper)];
        app.update();
        let seen = |app: &App, which: usize| {
            app.world()
                .get::<Transform>(visuals[which])
                .expect("a visual has a place")
                .translation
        };
        assert_eq!(seen(&app, 1), upper.position);

        let rebuilt = |die, from, to| tabletop::throw::TidyMove {
            die: DieId(die),
            reason: TidyReason::Rebuilt,
            from,
            to,
        };
        app.world_mut().write_message(ThrowSettled {
            moves: vec![rebuilt(0, lower, lower), rebuilt(1, fell, upper)],
            ..default()
        });
        for _ in 0..11 {
            app.update();
            assert_eq!(seen(&app, 1), fell.position);
            assert!(app.world().resource::<TableGate>().showing);
            assert_eq!(
                app.world().get::<Motion>(visuals[1]).and_then(Motion::mark),
                Some(Highlight::Fallen)
            );
        }
        for _ in 0..12 {
            app.update();
        }
        assert!(seen(&app, 1).distance(upper.position) < 1e-3, "{}", seen(&app, 1));
        assert!(!app.world().resource::<TableGate>().showing);
    }

    #[test]
    fn a_tumble_is_seen_again_from_its_track_before_it_is_built_again() {
        use physics::sandbox::Sandbox;
        use rules::die::Face;
        use rules::rng::{Stream, stream};
        use tabletop::shape::DieShape;
        use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder};
        use tabletop::tray::TrayGeometry;

        let table = |id| Die {
            shape: DieShape::D6,
            id: DieId(id),
            owner: SeatId(0),
        };
        let dice: Vec<Die> = (0..4).map(table).collect();
        let mut sandbox = Sandbox::new(TrayGeometry::for_dice(28), &dice, [stream(4, Stream::Throw)]);
        let stood: Vec<Pose> = (0..3)
            .map(|level| Pose {
                position: Vec3::new(0.0, 0.5 + level as f32, 0.0),
                rotation: physics::face::flat_rotation(DieShape::D6, Face(3), 0.0),
            })
            .collect();
        for (level, pose) in stood.iter().enumerate() {
            sandbox.place(0, DieId(level as u8), *pose);
        }
        sandbox.set_stacks(0, vec![vec![DieId(0), DieId(1), DieId(2)]]);
        sandbox.record_throws(true);
        let gesture = ThrowGesture {
            from: Vec2::new(4.0, 0.0),
            direction: Vec2::NEG_X,
            power: 1.0,
        };
        let kind = ThrowKind::Single { gesture };
        sandbox.throw(
            0,
            ThrowOrder {
                dice: vec![DieId(3)],
                kind,
            },
        );
        let settled = sandbox.settle().expect("the throw settles");
        assert!(
            settled.fell.contains(DieId(0)),
            "a full throw from nearby knocks it over"
        );

        let mut app = app();
        let top = die(&mut app, 2, stood[2]);
        app.update();
        let lay = settled
            .moves
            .iter()
            .find(|step| step.die == DieId(2))
            .expect("it is rebuilt");
        let lay = lay.from.position;
        app.world_mut().write_message(settled);
        let seen = |app: &App| {
            app.world()
                .get::<Transform>(top)
                .expect("a visual has a place")
                .translation
        };
        let mut heights = Vec::new();
        for _ in 0..11 {
            app.update();
            assert!(app.world().resource::<TableGate>().showing);
            heights.push(seen(&app).y);
        }
        assert!(
            heights[0] > 2.3 && heights[10] < 1.9,
            "the fall is shown slowly: {heights:?}"
        );
        for _ in 0..4 {
            app.update();
        }
        assert!(seen(&app).distance(lay) < 0.05, "then it lies as it fell");
        for _ in 0..20 {
            app.update();
        }
        assert!(seen(&app).distance(stood[2].position) < 1e-3, "and is built again");
        assert!(!app.world().resource::<TableGate>().showing);
    }

    #[test]
    fn what_is_shown_can_be_skipped() {
        let mut app = app();
        let visual = die(&mut app, 0, lies(0.0, 0.5));
        app.update();
        app.world_mut().write_message(ThrowSettled {
            moves: vec![tabletop::throw::TidyMove {
                die: DieId(0),
                reason: TidyReason::MovedOff,
                from: lies(1.0, 0.6),
                to: lies(0.0, 0.5),
            }],
            ..default()
        });
        app.update();
        assert!(app.world().resource::<TableGate>().showing);
        app.world_mut()
            .write_message(crate::presentation::motion::SkipAnimation);
        app.update();
        assert!(!app.world().resource::<TableGate>().showing);
        let place = app.world().get::<Transform>(visual).expect("a visual has a place");
        assert_eq!(place.translation, Vec3::new(0.0, 0.5, 0.0));
    }

    #[test]
    fn the_dice_of_a_winner_gather_over_the_table_and_return() {
        use crate::presentation::gather::{Gather, scatter};
        use bevy::ecs::system::RunSystemOnce;
        use rules::ids::SeatSet;

        for fly in [true, false] {
            let mut app = app();
            let visuals = [die(&mut app, 0, lies(-2.0, 0.5)), die(&mut app, 1, lies(3.0, 0.5))];
            app.update();
            let seen = |app: &App, which: usize| {
                let place = app.world().get::<Transform>(visuals[which]);
                place.expect("a visual has a place").translation
            };
            let owners = SeatSet::only(SeatId(0));
            app.world_mut().write_message(Gather { owners, fly });
            app.update();
            assert_eq!(seen(&app, 0).y > 5.0, !fly, "without a flight it is there at once");
            for _ in 0..12 {
                app.update();
            }
            assert!((0..2).all(|which| seen(&app, which).y > 5.0));
            assert!(
                !app.world().resource::<TableGate>().showing,
                "nothing waits for the ring"
            );
            app.world_mut().run_system_once(scatter).expect("it runs");
            app.update();
            assert_eq!(seen(&app, 1), lies(3.0, 0.5).position);
        }
    }
}
