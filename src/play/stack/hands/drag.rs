//! Mouse or finger: a click chooses, a second click plays. A drag carries the die: dropped on a highlighted die it is
//! placed, released in a flick it is rolled. The guide always shows the roll that a release would make. A finger covers
//! what it touches, so it may also flick the chosen die from anywhere on the felt.

use bevy::prelude::*;

use crate::play::stack::hands::acting::Hands;
use crate::play::stack::hands::chosen::{Selection, StackHands};
use crate::play::stack::hands::throw_gesture::Aim;
use messages::texts::stack as words;
use rules::die::DieId;
use tabletop::die::Die;
use tabletop::throw::ThrowGesture;
use window_kit::input::pointer::{Hovered, PointerAt};
use window_kit::input::trail::Trail;
use window_kit::presentation::camera::{cursor_on_felt, screen_position};
use window_kit::presentation::visual::{AimGuide, CarriedDie, TableCamera, VisualOf};
use window_kit::window::steps::InputSystems;

/// The height of a carried die, in die edges.
const CARRY_HEIGHT: f32 = 2.2;
/// The least speed of the pointer at which its release is a throw, in die edges per second.
const FLICK_SPEED: f32 = 9.0;
/// The same over a die that the carried die could be put on, in die edges per second: the throw must be clearer there.
const FLICK_OVER_TARGET_SPEED: f32 = 25.0;
/// How far from the middle of a legal target a die may be dropped, in logical pixels.
const DROP_REACH_PX: f32 = 36.0;

/// The state of the pointer's button.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
enum Press {
    #[default]
    None,
    /// Pressed on this die (or on the felt) at this point; no drag yet.
    Down { die: Option<DieId>, at: Vec2 },
    /// Carrying this die.
    Carrying(DieId),
    /// Dragging although nothing can be carried.
    Idle,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Press>()
        .add_systems(
            Update,
            (press, carry, release, cancel)
                .chain()
                .in_set(InputSystems::Act)
                .in_set(StackHands),
        )
        .add_systems(Update, show_carried.in_set(InputSystems::Mark).in_set(StackHands));
}

fn press(at: Res<PointerAt>, hovered: Res<Hovered>, mut state: ResMut<Press>) {
    if at.just_pressed() {
        *state = at.window.map_or(Press::None, |window| Press::Down {
            die: hovered.0,
            at: window,
        });
    }
}

fn carry(at: Res<PointerAt>, mut state: ResMut<Press>, mut hands: Hands) {
    let Press::Down { die, at: from } = *state else { return };
    if !at.drags(from) {
        return;
    }
    let die = match *hands.selection {
        // A finger aims by dragging, and throws when it is lifted.
        Selection::Aiming(_) if at.is_finger() => return,
        Selection::Die(chosen) if at.is_finger() => die.or(Some(chosen)),
        _ => die,
    };
    *state = Press::Idle;
    let Some(die) = die else { return };
    if hands.selection.die() != Some(die) {
        hands.take(die);
    }
    if hands.selection.die() == Some(die) {
        *state = Press::Carrying(die);
    }
}

fn release(
    at: Res<PointerAt>,
    trail: Res<Trail>,
    hovered: Res<Hovered>,
    aim: Res<Aim>,
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    visuals: Query<(&GlobalTransform, &VisualOf)>,
    dice: Query<&Die>,
    mut state: ResMut<Press>,
    mut hands: Hands,
) {
    if !at.just_released() {
        return;
    }
    match std::mem::take(&mut *state) {
        Press::None | Press::Idle => {}
        Press::Down { die, .. } => click(die, aim.thrown(), &mut hands),
        Press::Carrying(die) => {
            let targets = hands.targets(die);
            let near = at.window.and_then(|pointer| {
                let (camera, camera_at) = camera.single().ok()?;
                let distance = |target: DieId| {
                    visuals
                        .iter()
                        .find(|(_, visual)| dice.get(visual.0).is_ok_and(|die| die.id == target))
                        .and_then(|(transform, _)| screen_position(camera, camera_at, transform.translation()))
                        .map(|middle| middle.distance(pointer))
                };
                targets
                    .iter()
                    .filter_map(|target| Some((*target, distance(*target)?)))
                    .filter(|(_, distance)| *distance <= DROP_REACH_PX)
                    .min_by(|a, b| a.1.total_cmp(&b.1))
                    .map(|(target, _)| target)
            });
            let least = if near.is_some() {
                FLICK_OVER_TARGET_SPEED
            } else {
                FLICK_SPEED
            };
            let thrown = at.felt.and_then(|felt| trail.throw_from(felt.xz(), least));
            if thrown.is_some() && hands.can_roll(die) {
                hands.roll(die, thrown);
            } else if let Some(target) = near {
                hands.place(die, target);
            } else if let Some(target) = hovered.0.filter(|target| *target != die) {
                hands.place(die, target);
            } else if hands.can_roll(die) {
                hands.tell(words::HAND_DROP_OR_FLICK, Some("S-6"), None);
            }
        }
    }
}

/// A carried die goes back to where it was.
fn cancel(at: Res<PointerAt>, mut state: ResMut<Press>, mut hands: Hands) {
    if at.is_cancelled() && matches!(std::mem::take(&mut *state), Press::Carrying(_)) {
        hands.let_go();
    }
}

/// What a click on a die does, or beside all dice.
pub(super) fn click(die: Option<DieId>, aimed: Option<ThrowGesture>, hands: &mut Hands) {
    match (*hands.selection, die) {
        (Selection::Aiming(chosen), _) => hands.roll(chosen, aimed),
        (Selection::None, Some(die)) => hands.take(die),
        (Selection::Die(chosen), Some(die)) if chosen == die => hands.let_go(),
        (Selection::Die(chosen), Some(die)) => {
            let own = hands.seat().is_some_and(|seat| games::stack::sizes::owner(die) == seat);
            let loose = hands.stack().is_some_and(|stack| stack.is_loose(die));
            if own && loose && hands.bound().is_none() {
                hands.take(die);
            } else {
                hands.place(chosen, die);
            }
        }
        (Selection::Die(_), None) => hands.let_go(),
        (Selection::None, None) => {}
    }
}

fn show_carried(
    state: Res<Press>,
    at: Res<PointerAt>,
    trail: Res<Trail>,
    aim: Res<Aim>,
    hands: Hands,
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut carried: ResMut<CarriedDie>,
    mut guide: ResMut<AimGuide>,
) {
    let place = match (*state, *hands.selection) {
        (Press::Carrying(die), chosen) if chosen.die() == Some(die) => {
            let over = at.window.and_then(|window| {
                let (camera, transform) = camera.single().ok()?;
                cursor_on_felt(camera, transform, window, CARRY_HEIGHT)
            });
            let thrown = at.felt.and_then(|felt| trail.throw_from(felt.xz(), FLICK_SPEED));
            if thrown.is_some() && hands.can_roll(die) {
                guide.0 = thrown;
            }
            over.map(|over| (die, over))
        }
        // A die in the hand hovers over the point where it will be released.
        (_, Selection::Aiming(die)) => {
            let from = aim.gesture.map(|gesture| gesture.from);
            from.map(|from| (die, Vec3::new(from.x, CARRY_HEIGHT, from.y)))
        }
        _ => None,
    };
    carried.set_if_neq(CarriedDie(place));
}
