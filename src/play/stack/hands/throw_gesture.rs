//! Aims a throw with the pointer, the keys or a gamepad's stick.
//!
//! A gesture has the starting point, the direction and the power of the throw. It does not have the orientation of the
//! die in the hand, which the physics chooses at random (G-2).

use bevy::prelude::*;

use crate::play::stack::hands::acting::Hands;
use crate::play::stack::hands::chosen::{Selection, StackHands};
use crate::play::stack::intents::CHARGE;
use host::view::MatchView;
use rules::die::DieId;
use tabletop::throw::ThrowGesture;
use window_kit::input::aim::{aimed_at, charged_for, turned_by_keys};
use window_kit::input::gamepad::pull::Slings;
use window_kit::input::pointer::PointerAt;
use window_kit::intents::Intents;
use window_kit::intents::general::{CONFIRM, DOWN, LEFT, RIGHT, UP};
use window_kit::presentation::visual::AimGuide;
use window_kit::table::aiming::Aiming;
use window_kit::window::intent::ui_has_focus;
use window_kit::window::next_frame::NextFrame;
use window_kit::window::steps::InputSystems;
use window_kit::window::ui_clock::{StartTime, UiClock};

/// How far the pointer must move to take over the aim, in logical pixels.
const LEAST_MOVE_PX: f32 = 4.0;

/// The throw that is being aimed.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Aim {
    /// The gesture, if a die is in the hand.
    pub gesture: Option<ThrowGesture>,
    /// The time since the throwing key was pressed, while it is held.
    charge: Option<StartTime>,
    /// The fair throw of that die.
    fair: Option<ThrowGesture>,
    /// What the throw was last aimed with.
    by: AimedBy,
}

impl Aim {
    /// The throw as it is aimed; `None` for the fair throw, which the host makes if it gets no gesture.
    pub fn thrown(&self) -> Option<ThrowGesture> {
        self.gesture.filter(|_| self.by != AimedBy::Nobody)
    }
}

/// What the throw was last aimed with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum AimedBy {
    /// Nothing yet: the aim is the fair throw.
    #[default]
    Nobody,
    /// The pointer.
    Pointer,
    /// The keys, or a gamepad's stick.
    Keys,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Aim>().init_resource::<NextFrame>().add_systems(
        Update,
        (
            (
                start_aim,
                aim_with_pointer,
                (aim_with_keys, throw_when_told, throw_by_stick)
                    .chain()
                    .run_if(not(ui_has_focus)),
            )
                .chain()
                .in_set(InputSystems::Act)
                .in_set(StackHands),
            show_aim.in_set(InputSystems::Mark).in_set(StackHands),
        ),
    );
}

/// Starts the aim with the fair throw when a die is taken in the hand.
fn start_aim(
    hands: Hands,
    (aiming, view): (Aiming, Res<MatchView>),
    mut aim: ResMut<Aim>,
    mut aimed: Local<Option<DieId>>,
) {
    let die = match *hands.selection {
        Selection::Aiming(die) => Some(die),
        _ => None,
    };
    if *aimed == die {
        return;
    }
    *aimed = die;
    *aim = Aim::default();
    if let (Some(die), Some(seat)) = (die, hands.seat()) {
        aim.fair = Some(aiming.standard(seat, view.seats.count(), Some(die)));
        aim.gesture = aim.fair;
    }
}

/// Aims with a moving pointer. When the pointer leaves the table, for example for a button, the aim is the fair throw
/// again.
fn aim_with_pointer(at: Res<PointerAt>, mut aim: ResMut<Aim>, mut last: Local<Option<Vec2>>) {
    // A small accidental movement of the mouse does not aim.
    let brushed = match (at.window, *last) {
        (Some(now), Some(last)) => now.distance(last) < LEAST_MOVE_PX,
        (now, last) => now == last,
    };
    let moved = if aim.by == AimedBy::Pointer {
        at.window != *last
    } else {
        !brushed
    };
    if moved {
        *last = at.window;
    }
    let Some(gesture) = aim.gesture.filter(|_| moved) else {
        return;
    };
    let Some(felt) = at.felt else {
        if aim.by == AimedBy::Pointer {
            aim.by = AimedBy::Nobody;
            aim.gesture = aim.fair;
        }
        return;
    };
    if let Some(aimed) = aimed_at(gesture, felt.xz()) {
        aim.by = AimedBy::Pointer;
        aim.gesture = Some(aimed);
    }
}

fn aim_with_keys(intents: Intents, mut clock: UiClock, mut turned: Local<StartTime>, mut aim: ResMut<Aim>) {
    let Some(gesture) = aim.gesture else { return };
    let held = |intent| f32::from(u8::from(intents.held(intent)));
    let turn = held(RIGHT) - held(LEFT);
    let push = held(UP) - held(DOWN);
    if turn != 0.0 || push != 0.0 {
        aim.by = AimedBy::Keys;
        let step_s = clock.step_s(&mut turned);
        aim.gesture = Some(turned_by_keys(gesture, turn, push, step_s));
    } else {
        *turned = StartTime::default();
    }
}

/// Throws by key: holding the key charges the throw, and releasing it throws. A tap on it and "confirm" throw as aimed,
/// which is the fair throw unless the player has aimed.
fn throw_when_told(intents: Intents, mut clock: UiClock, mut aim: ResMut<Aim>, mut hands: Hands) {
    let (Selection::Aiming(die), Some(gesture)) = (*hands.selection, aim.gesture) else {
        return;
    };
    let charges = intents.held(CHARGE) || intents.just_released(CHARGE);
    if intents.just(CHARGE) {
        let mut charge = StartTime::default();
        clock.age(&mut charge);
        aim.charge = Some(charge);
    } else if let Some(mut charge) = aim.charge.filter(|_| charges) {
        let charged = charged_for(gesture, clock.age(&mut charge));
        aim.charge = Some(charge);
        if charged.is_some() {
            aim.by = AimedBy::Keys;
            aim.gesture = charged;
        }
        if intents.just_released(CHARGE) {
            aim.charge = None;
            hands.roll(die, charged.or(aim.thrown()));
        }
    } else {
        // The key was released while something else had the keys, which throws nothing.
        if aim.charge.is_some() {
            aim.charge = None;
        }
        if intents.just(CONFIRM) {
            hands.roll(die, aim.thrown());
        }
    }
}

/// Throws by stick: pulling the right stick back takes the chosen die in the hand and aims; releasing the stick
/// throws.
fn throw_by_stick(slings: Slings, mut aim: ResMut<Aim>, mut hands: Hands) {
    if slings.aimed().is_some() && matches!(*hands.selection, Selection::Die(_)) {
        hands.aim(None);
        return;
    }
    let (Selection::Aiming(die), Some(gesture)) = (*hands.selection, aim.gesture) else {
        return;
    };
    if let Some(aimed) = slings.aimed().and_then(|sling| slings.from(gesture.from, sling)) {
        aim.by = AimedBy::Keys;
        aim.gesture = Some(aimed);
    } else if let Some(thrown) = slings.thrown().and_then(|sling| slings.from(gesture.from, sling)) {
        hands.roll(die, Some(thrown));
    }
}

fn show_aim(aim: Res<Aim>, hands: Hands, mut guide: ResMut<AimGuide>) {
    let shown = match *hands.selection {
        Selection::Aiming(_) => aim.gesture,
        _ => None,
    };
    guide.set_if_neq(AimGuide(shown));
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAIR: ThrowGesture = ThrowGesture {
        from: Vec2::ZERO,
        direction: Vec2::NEG_Y,
        power: 0.6,
    };

    /// An app with a die in the hand, and the pointer resting at the middle of the table.
    fn aiming() -> App {
        let mut app = App::new();
        app.init_resource::<PointerAt>()
            .init_resource::<Aim>()
            .add_systems(Update, aim_with_pointer);
        point(&mut app, Some(Vec2::splat(300.0)));
        *app.world_mut().resource_mut::<Aim>() = Aim {
            gesture: Some(FAIR),
            fair: Some(FAIR),
            ..Aim::default()
        };
        app.update();
        app
    }

    /// Moves the pointer in the window: ten pixels are a die edge on the felt. `None` is a position on a button.
    fn point(app: &mut App, window: Option<Vec2>) -> Aim {
        let felt = window.map(|window| Vec3::new(window.x - 300.0, 0.0, window.y - 300.0) / 10.0);
        *app.world_mut().resource_mut::<PointerAt>() = PointerAt {
            window,
            felt,
            ..default()
        };
        app.update();
        *app.world().resource::<Aim>()
    }

    #[test]
    fn nobody_has_aimed_before_the_pointer_really_moves() {
        let mut app = aiming();
        let brushed = point(&mut app, Some(Vec2::new(302.0, 301.0)));
        assert_eq!((brushed.gesture, brushed.thrown()), (Some(FAIR), None));
        let aimed = point(&mut app, Some(Vec2::new(370.0, 300.0))).thrown().expect("an aim");
        assert_eq!((aimed.direction, aimed.power), (Vec2::X, 0.5));
        let on = point(&mut app, Some(Vec2::new(370.0, 301.0))).thrown().expect("an aim");
        assert!(on.direction.y > 0.0, "after that, the aim follows each pixel");
    }

    #[test]
    fn an_aim_by_keys_stays_when_the_mouse_is_brushed_or_lies_on_a_button() {
        let own = ThrowGesture {
            direction: Vec2::X,
            ..FAIR
        };
        for to in [Some(Vec2::new(301.0, 300.0)), None] {
            let mut app = aiming();
            let mut aim = app.world_mut().resource_mut::<Aim>();
            (aim.gesture, aim.by) = (Some(own), AimedBy::Keys);
            assert_eq!(point(&mut app, to).thrown(), Some(own));
        }
    }

    #[test]
    fn a_pointer_that_goes_to_a_button_leaves_the_fair_throw() {
        let mut app = aiming();
        assert!(point(&mut app, Some(Vec2::new(300.0, 400.0))).thrown().is_some());
        let left = point(&mut app, None);
        assert_eq!((left.gesture, left.thrown()), (Some(FAIR), None));
    }
}
