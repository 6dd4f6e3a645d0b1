//! Visuals follow the dice: smoothly while the dice tumble, and in short flights where a hand moved them.
//!
//! The bodies are always ahead. A visual that still has something to show has legs left; while any visual has, the
//! table waits ([`TableGate::showing`], which only this module writes). [`crate::presentation::choreography`] decides
//! which flights are shown.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::presentation::choreography;
use crate::presentation::choreography::{GameStaging, ReadingPause};
use crate::presentation::dress::DieVisual;
use crate::presentation::gather::{Gather, gather, scatter};
use crate::presentation::materials::die_tag;
use crate::presentation::motion::{
    Leg, Motion, PoseTrace, SkipAnimation, between, follow, settle, shake_nudged, shaken,
};
use crate::presentation::visual::{CarriedDie, DimRest, HeldRemotely, Highlight, MarkDice, StillShowing, VisualOf};
use crate::settings::{Settings, Speed};
use crate::table::components::die::Parked;
use crate::table::phase::{InMatch, MatchSystems, TableGate};
use crate::table::physics::body::pose_of;
use crate::table::practice::PracticeSystems;
use crate::table::replay::state::Replay;
use crate::window::by_game::ByGame;
use crate::window::state::Screen;
use host::view::SeatColours;
use rules::die::DieSet;
use tabletop::die::Die;
use tabletop::pose::Pose;
use tabletop::throw::MovedByHand;

/// How high a die that can be taken floats, in edges.
const LIFT_TAKEABLE: f32 = 0.08;
/// How high a chosen die floats, in edges.
const LIFT_SELECTED: f32 = 0.35;

/// Records the poses of the bodies after a fixed step.
fn trace_bodies(
    mut moved: MessageReader<MovedByHand>,
    mut visuals: Query<(&VisualOf, &mut PoseTrace)>,
    bodies: Query<(&Die, &Transform)>,
) {
    let by_hand: DieSet = moved.read().map(|MovedByHand(die)| *die).collect();
    for (visual, mut trace) in &mut visuals {
        if let Ok((die, lies)) = bodies.get(visual.0) {
            trace.record(pose_of(lies), by_hand.contains(die.id));
        }
    }
}

/// Ends all animations, on request.
fn skip(mut asked: MessageReader<SkipAnimation>, mut linger: ResMut<ReadingPause>, mut visuals: Query<&mut Motion>) {
    if asked.read().count() > 0 {
        linger.0 = 0.0;
        for mut motion in &mut visuals {
            if motion.is_showing() || motion.mark.is_some() {
                motion.clear();
            }
        }
    }
}

/// Marks dice on request.
fn mark_dice(mut asked: MessageReader<MarkDice>, mut visuals: Query<(&DieVisual, &mut Motion)>) {
    for MarkDice { dice, mark, seconds } in asked.read() {
        for (visual, mut motion) in &mut visuals {
            if dice.contains(&visual.die.id) {
                motion.mark = Some((*mark, *seconds));
            }
        }
    }
}

/// Moves all visuals directly to their bodies, when a replay jumps.
fn cut_to_bodies(
    replay: Replay,
    mut linger: ResMut<ReadingPause>,
    bodies: Query<&Transform, With<Die>>,
    mut visuals: Query<(&VisualOf, &mut PoseTrace, &mut Motion)>,
) {
    if !replay.is_skipping() {
        return;
    }
    linger.0 = 0.0;
    for (visual, mut trace, mut motion) in &mut visuals {
        if let Ok(body) = bodies.get(visual.0) {
            *trace = PoseTrace::at(body);
        }
        motion.clear();
    }
}

/// While the table's time stands still, no step runs: bodies that are laid somewhere meanwhile, such as the dice of a
/// position under its task, are shown there at once.
fn follow_laid_bodies(
    time: Res<Time<Virtual>>,
    bodies: Query<&Transform, With<Die>>,
    mut visuals: Query<(&VisualOf, &mut PoseTrace)>,
) {
    if !time.is_paused() {
        return;
    }
    for (visual, mut trace) in &mut visuals {
        if let Ok(body) = bodies.get(visual.0)
            && trace.now != pose_of(body)
        {
            *trace = PoseTrace::at(body);
        }
    }
}

/// Moves the visuals.
fn move_visuals(
    time: Res<Time>,
    fixed: Res<Time<Fixed>>,
    settings: Res<Settings>,
    (carried, elsewhere): (Res<CarriedDie>, Res<HeldRemotely>),
    dim_rest: Res<DimRest>,
    colours: Res<SeatColours>,
    mut redraw: MessageWriter<RequestRedraw>,
    bodies: Query<(Has<Parked>, Option<&Highlight>), With<Die>>,
    mut visuals: Query<(
        &VisualOf,
        &DieVisual,
        &mut PoseTrace,
        &mut Motion,
        &mut Transform,
        &mut Visibility,
        &mut bevy::mesh::MeshTag,
    )>,
) {
    let delta_s = time.delta_secs();
    let follow = follow(delta_s);
    let mut moving = false;
    let instant = settings.speed == Speed::Instant;
    for (visual, dressed, mut trace, mut motion, mut transform, mut visibility, mut tag) in &mut visuals {
        let Ok((parked, highlight)) = bodies.get(visual.0) else {
            continue;
        };
        let motion = &mut *motion;
        // A die that is on the table again before it was picked up is shown there.
        if instant || !parked && motion.is_taken_up() {
            motion.clear();
        }
        let hidden = *visibility == Visibility::Hidden;
        let body = between(trace.before, trace.now, fixed.overstep_fraction());
        let jumped = std::mem::take(&mut trace.jumped);

        let here = carried.0.filter(|(die, _)| *die == dressed.die.id);
        let there = || elsewhere.place(visual.0).filter(|_| !motion.is_showing() && !parked);
        if let Some(position) = here.map(|(_, place)| place).or_else(there) {
            motion.replay = None;
            motion.legs.clear();
            motion.carried = true;
            // A carried die is held at its middle: it follows the hand without delay, but levels out slowly.
            motion.shown = Pose {
                position,
                rotation: motion.shown.rotation.slerp(body.rotation, follow),
            };
        } else {
            let released = std::mem::take(&mut motion.carried);
            if (jumped || released) && !motion.is_showing() && !hidden && !parked && !instant {
                motion.push(Leg::placing(motion.shown.position.distance(body.position)));
            }
            if motion.is_showing() {
                motion.advance(delta_s, body);
            } else {
                motion.shown = motion.posed.unwrap_or(body);
                motion.scale = 1.0;
            }
        }

        let seen = if parked && !motion.is_showing() && motion.posed.is_none() {
            Visibility::Hidden
        } else {
            Visibility::Visible
        };
        visibility.set_if_neq(seen);
        if seen == Visibility::Hidden {
            continue;
        }

        if let Some((_, left_s)) = &mut motion.mark {
            *left_s -= delta_s;
            if *left_s <= 0.0 {
                motion.mark = None;
            }
        }
        let wanted_lift = match highlight {
            Some(Highlight::Takeable) if !motion.carried => LIFT_TAKEABLE,
            Some(Highlight::Selected) if !motion.carried => LIFT_SELECTED,
            _ => 0.0,
        };
        motion.lift = settle(motion.lift, wanted_lift, follow);
        let wanted_dim = f32::from(dim_rest.0 && highlight.is_none() && motion.mark.is_none() && !motion.carried);
        motion.dim = settle(motion.dim, wanted_dim, follow);
        motion.shake_s = (motion.shake_s - delta_s).max(0.0);
        moving |= motion.lift != wanted_lift || motion.dim != wanted_dim || motion.shake_s > 0.0 || motion.carried;
        let shake = 0.12 * shaken(motion.shake_s);

        transform.set_if_neq(
            Transform::from_translation(motion.shown.position + Vec3::new(shake, motion.lift, 0.0))
                .with_rotation(motion.shown.rotation)
                .with_scale(Vec3::splat(motion.scale.max(0.0))),
        );
        tag.set_if_neq(die_tag(colours.of(dressed.die.owner), motion.dim));
    }
    // The table's time stands still under a menu.
    if moving && delta_s > 0.0 {
        redraw.write(RequestRedraw);
    }
}

/// Makes the table wait while anything is still shown.
pub fn hold_the_table(
    visuals: Query<&Motion>,
    linger: Res<ReadingPause>,
    still: Res<StillShowing>,
    mut gate: ResMut<TableGate>,
) {
    let showing = linger.0 > 0.0 || still.cards || still.behind || visuals.iter().any(Motion::holds_the_table);
    if gate.showing != showing {
        gate.showing = showing;
    }
}

/// The same at a table for practice, which has only dice.
fn hold_practice(visuals: Query<&Motion>, linger: Res<ReadingPause>, mut gate: ResMut<TableGate>) {
    let showing = linger.0 > 0.0 || visuals.iter().any(Motion::is_showing);
    if gate.showing != showing {
        gate.showing = showing;
    }
}

/// Without a match nothing of it is shown, and nothing makes the table wait.
fn show_nothing(mut linger: ResMut<ReadingPause>, mut gate: ResMut<TableGate>) {
    linger.0 = 0.0;
    gate.showing = false;
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ReadingPause>()
        .init_resource::<ByGame<GameStaging>>()
        .add_message::<MarkDice>()
        .add_message::<Gather>()
        .add_systems(FixedPostUpdate, trace_bodies)
        .add_systems(
            Update,
            (
                skip,
                choreography::stage,
                cut_to_bodies,
                mark_dice,
                gather,
                shake_nudged::<Motion>,
                follow_laid_bodies,
                move_visuals,
                hold_the_table,
            )
                .chain()
                .in_set(MatchSystems::Animate),
        )
        .add_systems(
            Update,
            (skip, choreography::stage, move_visuals, hold_practice)
                .chain()
                .in_set(PracticeSystems::Show)
                // A system that is added twice would run twice where nothing configures the set.
                .run_if(in_state(Screen::Practice)),
        )
        .add_systems(OnExit(InMatch), show_nothing)
        .add_systems(OnExit(Screen::Results), scatter)
        .add_systems(OnExit(Screen::Practice), show_nothing);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presentation::motion::Goal;

    fn at(x: f32, y: f32) -> Pose {
        Pose {
            position: Vec3::new(x, y, 0.0),
            rotation: Quat::IDENTITY,
        }
    }

    #[test]
    fn a_tumbling_body_is_followed_and_a_moved_one_has_jumped() {
        let mut trace = PoseTrace::at(&Transform::default());
        trace.record(at(3.0, 0.0), false);
        assert!(!trace.jumped, "however fast it rolls");
        assert_eq!(between(trace.before, trace.now, 0.5), at(1.5, 0.0));
        trace.record(at(4.0, 0.0), true);
        assert!(!trace.jumped, "a short distance needs no flight");
        trace.record(at(9.0, 0.0), true);
        assert!(trace.jumped);
        assert_eq!(between(trace.before, trace.now, 0.5), at(9.0, 0.0));
    }

    #[test]
    fn a_body_that_is_laid_while_time_stands_still_is_shown_where_it_lies() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).add_systems(Update, follow_laid_bodies);
        let die = Die {
            id: rules::die::DieId(0),
            owner: rules::ids::SeatId(0),
            shape: tabletop::shape::DieShape::default(),
        };
        let world = app.world_mut();
        let body = world.spawn((die, Transform::default())).id();
        let visual = world.spawn((VisualOf(body), PoseTrace::at(&Transform::default()))).id();
        let lay = |app: &mut App, x: f32, paused: bool| {
            let mut time = app.world_mut().resource_mut::<Time<Virtual>>();
            if paused {
                time.pause();
            } else {
                time.unpause();
            }
            if let Some(mut transform) = app.world_mut().get_mut::<Transform>(body) {
                transform.translation.x = x;
            }
            app.update();
            app.world().get::<PoseTrace>(visual).expect("a trace").now.position.x
        };
        assert_eq!(lay(&mut app, 3.0, false), 0.0, "a step will tell");
        assert_eq!(lay(&mut app, 3.0, true), 3.0);
        assert_eq!(lay(&mut app, 5.0, true), 5.0);
    }

    #[test]
    fn a_leg_waits_flies_in_an_arch_and_ends_where_it_should() {
        let mut motion = Motion::default();
        motion.push(Leg {
            wait_s: 1.0,
            ..Leg::placing(4.0)
        });
        motion.advance(0.9, at(4.0, 0.5));
        assert_eq!(motion.shown.position, Vec3::ZERO);
        motion.advance(0.15, at(4.0, 0.5));
        assert!(motion.shown.position.y > 0.4, "{:?}", motion.shown);
        motion.advance(0.2, at(4.0, 0.5));
        assert!(motion.shown.position.distance(Vec3::new(4.0, 0.5, 0.0)) < 1e-4);
        assert!(!motion.is_showing());
    }

    #[test]
    fn the_table_waits_for_a_flight_but_not_for_a_die_that_is_picked_up() {
        let mut motion = Motion::default();
        motion.push(Leg {
            to: Goal::Gone,
            ..Leg::placing(0.0)
        });
        assert!(motion.is_showing() && motion.is_taken_up() && !motion.holds_the_table());
        motion.push(Leg::placing(2.0));
        assert!(motion.holds_the_table());
    }
}
