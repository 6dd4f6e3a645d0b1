//! Throws by mouse, keys and gamepad, as in the games: a flick over the tray, a click in it, the aim with the arrows
//! and a held Space, or the right stick.

use bevy::prelude::*;

use super::chosen::LayOut;
use rules::ids::SeatId;
use tabletop::throw::ThrowGesture;
use tabletop::tray::TrayGeometry;
use window_kit::input::aim::{charged_for, turned_by_keys};
use window_kit::input::gamepad::pull::Slings;
use window_kit::input::pointer::PointerAt;
use window_kit::input::trail::Trail;
use window_kit::intents::Intents;
use window_kit::intents::general::{CHARGE, CONFIRM, DOWN, LAY_AGAIN, LEFT, PRACTICE_DICE, RIGHT, UP};
use window_kit::presentation::visual::AimGuide;
use window_kit::table::aiming::Aiming;
use window_kit::table::practice::{PracticeSet, PracticeSystems, PracticeTable, PracticeThrows};
use window_kit::window::intent::ui_has_focus;
use window_kit::window::state::Screen;
use window_kit::window::ui_clock::{StartTime, UiClock};

/// The least speed of the pointer at which its release is a throw, in die edges per second.
const FLICK_SPEED: f32 = 9.0;

/// The throw as it is aimed now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct PracticeAim {
    /// The gesture; `None` while the dice roll.
    pub gesture: Option<ThrowGesture>,
    /// The time since the throwing key was pressed, while it is held.
    charge: Option<StartTime>,
    /// Where the pointer was pressed in the tray, and whether it has been dragged since.
    press: Option<(Vec2, bool)>,
    /// Whether the last release was too slow for a throw.
    pub too_slow: bool,
}

/// A request to throw as aimed.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ThrowAsAimed;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PracticeAim>()
        .add_message::<ThrowAsAimed>()
        .add_systems(
            Update,
            (
                take_up,
                throw_by_hand,
                (choose_by_keys, aim_by_keys, throw_by_keys).run_if(not(ui_has_focus)),
                throw_by_stick,
                throw_as_aimed,
                show_aim,
            )
                .chain()
                .in_set(PracticeSystems::Act),
        )
        .add_systems(
            OnExit(Screen::Practice),
            |mut aim: ResMut<PracticeAim>, mut guide: ResMut<AimGuide>| {
                *aim = PracticeAim::default();
                *guide = AimGuide::default();
            },
        );
}

/// Aims the fair throw as soon as the dice can be thrown again; while they roll, nothing is aimed.
fn take_up(throws: PracticeThrows, aiming: Aiming, mut aim: ResMut<PracticeAim>) {
    if !throws.is_ready() {
        if aim.gesture.is_some() {
            *aim = PracticeAim::default();
        }
    } else if aim.gesture.is_none() || throws.table.is_added() {
        let fair = aiming.standard(SeatId(0), 1, throws.table.single());
        *aim = PracticeAim {
            gesture: Some(fair),
            too_slow: aim.too_slow,
            ..PracticeAim::default()
        };
    }
}

/// Throws by a flick that starts in the tray. A click in the tray throws as aimed.
fn throw_by_hand(
    at: Res<PointerAt>,
    (trail, tray): (Res<Trail>, Res<TrayGeometry>),
    mut aim: ResMut<PracticeAim>,
    mut throws: PracticeThrows,
) {
    let Some(gesture) = aim.gesture else { return };
    let in_tray = at.felt.is_some_and(|felt| {
        let half = tray.half_extents + tray.rim_width;
        felt.xz().abs().cmple(half).all()
    });
    if at.is_cancelled() {
        aim.press = None;
    }
    if at.just_pressed() {
        aim.press = at.window.filter(|_| in_tray).map(|window| (window, false));
    }
    let Some((from, dragged)) = aim.press else { return };
    if at.drags(from) && !dragged {
        aim.press = Some((from, true));
    }
    if !at.just_released() {
        return;
    }
    let Some((_, dragged)) = aim.press.take() else { return };
    let thrown = if dragged { flick(&at, &trail) } else { Some(gesture) };
    aim.too_slow = thrown.is_none();
    if let Some(thrown) = thrown {
        throws.throw(thrown);
    }
}

/// The throw that a release would make now; `None` if the pointer is too slow.
fn flick(at: &PointerAt, trail: &Trail) -> Option<ThrowGesture> {
    trail.throw_from(at.felt?.xz(), FLICK_SPEED)
}

/// Chooses the dice, or lays them as at the beginning.
fn choose_by_keys(intents: Intents, table: Res<PracticeTable>, mut lay: MessageWriter<LayOut>) {
    let chosen = intents.just_nth(PRACTICE_DICE);
    let chosen = chosen.and_then(|number| PracticeSet::ALL.get(usize::from(number) - 1).copied());
    let again = intents.just(LAY_AGAIN).then_some(table.set);
    lay.write_batch(chosen.or(again).map(LayOut));
}

fn aim_by_keys(intents: Intents, mut clock: UiClock, mut turns: Local<StartTime>, mut aim: ResMut<PracticeAim>) {
    let held = |intent| f32::from(u8::from(intents.held(intent)));
    let turn = held(RIGHT) - held(LEFT);
    let push = held(UP) - held(DOWN);
    let Some(gesture) = aim.gesture.filter(|_| turn != 0.0 || push != 0.0) else {
        *turns = StartTime::default();
        return;
    };
    aim.gesture = Some(turned_by_keys(gesture, turn, push, clock.step_s(&mut turns)));
}

/// Holding the charge makes the throw harder, and releasing it throws. A tap and a confirmation throw as aimed.
fn throw_by_keys(intents: Intents, mut clock: UiClock, mut aim: ResMut<PracticeAim>, mut throws: PracticeThrows) {
    let Some(gesture) = aim.gesture else { return };
    if intents.just(CHARGE) {
        let mut charge = StartTime::default();
        clock.age(&mut charge);
        aim.charge = Some(charge);
    } else if let Some(mut charge) = aim.charge {
        let thrown = charged_for(gesture, clock.age(&mut charge)).unwrap_or(gesture);
        aim.gesture = Some(thrown);
        aim.charge = intents.held(CHARGE).then_some(charge);
        if intents.just_released(CHARGE) {
            throws.throw(thrown);
        }
    } else if intents.just(CONFIRM) {
        throws.throw(gesture);
    }
}

fn throw_by_stick(slings: Slings, mut aim: ResMut<PracticeAim>, mut throws: PracticeThrows) {
    let Some(gesture) = aim.gesture else { return };
    if let Some(aimed) = slings.aimed().and_then(|sling| slings.from(gesture.from, sling)) {
        aim.gesture = Some(aimed);
    } else if let Some(thrown) = slings.thrown().and_then(|sling| slings.from(gesture.from, sling)) {
        throws.throw(thrown);
    }
}

fn throw_as_aimed(mut asked: MessageReader<ThrowAsAimed>, aim: Res<PracticeAim>, mut throws: PracticeThrows) {
    if asked.read().count() > 0
        && let Some(gesture) = aim.gesture
    {
        throws.throw(gesture);
    }
}

/// Shows the throw that a release would make now while the pointer swings, and the aimed throw otherwise.
fn show_aim(at: Res<PointerAt>, trail: Res<Trail>, aim: Res<PracticeAim>, mut guide: ResMut<AimGuide>) {
    let swings = matches!(aim.press, Some((_, true)));
    let shown = if swings { flick(&at, &trail) } else { aim.gesture };
    guide.set_if_neq(AimGuide(shown));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::input_focus::InputFocus;
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use window_kit::input::gamepad::pull::Pull;
    use window_kit::input::pointer::PointerButton;
    use window_kit::intents::{Holder, Intent, IntentStates, Meant, Source};
    use window_kit::table::headless::headless_app;
    use window_kit::table::practice::set_up;
    use window_kit::window::intent::HadFocus;
    use window_kit::window::next_frame::NextFrame;

    const FRAME: Duration = Duration::from_millis(20);

    /// A table for practice with one die, and the pointer nowhere.
    fn practising() -> App {
        let mut app = headless_app();
        app.init_state::<Screen>()
            .init_resource::<PointerAt>()
            .init_resource::<Trail>()
            .init_resource::<Pull>()
            .init_resource::<AimGuide>()
            .init_resource::<NextFrame>()
            .init_resource::<InputFocus>()
            .init_resource::<HadFocus>()
            .init_resource::<IntentStates>()
            .add_message::<LayOut>()
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        // The app is finished already.
        plugin(&mut app);
        app.update();
        set_up(app.world_mut(), PracticeSet::One, 3);
        app.update();
        app.update();
        app
    }

    /// Holds an intent for so many frames, and lets it go.
    fn hold(app: &mut App, intent: Intent, frames: u32) {
        let key = Holder::Key(KeyCode::KeyA);
        let states = |app: &mut App, change: &dyn Fn(&mut IntentStates)| {
            let mut states = app.world_mut().resource_mut::<IntentStates>();
            states.begin_frame();
            change(&mut states);
        };
        states(app, &|states| states.begin(Meant::new(intent, Source::Keyboard, key)));
        for _ in 0..frames {
            app.update();
            states(app, &|_| {});
        }
        states(app, &|states| states.release(key));
        app.update();
        states(app, &|_| {});
    }

    fn aimed(app: &App) -> ThrowGesture {
        app.world()
            .resource::<PracticeAim>()
            .gesture
            .expect("the die lies still")
    }

    fn thrown(app: &App) -> Option<ThrowGesture> {
        app.world().resource::<PracticeTable>().gesture
    }

    #[test]
    fn the_arrows_aim_and_enter_throws_as_aimed() {
        let mut app = practising();
        let fair = aimed(&app);
        assert_eq!(app.world().resource::<AimGuide>().0, Some(fair), "it is shown");
        hold(&mut app, UP, 10);
        hold(&mut app, RIGHT, 10);
        let own = aimed(&app);
        assert!(own.power > fair.power && own.direction != fair.direction);
        hold(&mut app, CONFIRM, 1);
        assert_eq!(thrown(&app), Some(own));
        assert_eq!(app.world().resource::<PracticeAim>().gesture, None, "while it rolls");
        for _ in 0..500 {
            app.update();
        }
        assert!(app.world().resource::<PracticeAim>().gesture.is_some(), "and again");
    }

    #[test]
    fn space_charges_while_it_is_held_and_a_tap_throws_as_aimed() {
        let mut app = practising();
        let fair = aimed(&app);
        hold(&mut app, CHARGE, 1);
        assert_eq!(thrown(&app), Some(fair));
        let mut app = practising();
        hold(&mut app, CHARGE, 200);
        assert_eq!(thrown(&app).map(|thrown| thrown.power), Some(1.0));
    }

    #[test]
    fn a_flick_throws_and_a_drag_that_stops_says_why_it_did_not() {
        let drag = |app: &mut App, step: f32| {
            for frame in 0..8 {
                let x = step * frame as f32;
                *app.world_mut().resource_mut::<PointerAt>() = PointerAt {
                    window: Some(Vec2::new(300.0 + 20.0 * frame as f32, 300.0)),
                    felt: Some(Vec3::new(x - 4.0, 0.0, 1.0)),
                    button: if frame == 0 {
                        PointerButton::Pressed
                    } else {
                        PointerButton::Held
                    },
                    ..default()
                };
                app.update();
            }
            app.world_mut().resource_mut::<PointerAt>().button = PointerButton::Released;
            app.update();
        };
        // The trail is followed by the input plugin, which is not part of this app.
        let mut app = practising();
        drag(&mut app, 0.6);
        assert_eq!(thrown(&app), None);
        assert!(app.world().resource::<PracticeAim>().too_slow);
        let mut app = practising();
        window_kit::input::trail::plugin(&mut app);
        drag(&mut app, 0.6);
        let thrown = thrown(&app).expect("thirty edges a second are a throw");
        assert!(
            thrown.direction.x > 0.99 && (0.3..0.7).contains(&thrown.power),
            "{thrown:?}"
        );
    }
}
