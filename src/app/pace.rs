//! How fast the table's time runs.

use bevy::prelude::*;

use host::view::{MatchView, Players, SeatControl};
use rules::ids::SeatId;
use window_kit::intents::general::HURRY;
use window_kit::intents::states::IntentStates;
use window_kit::settings::Settings;
use window_kit::table::journal::{Journal, JournalCursor};
use window_kit::table::phase::TableGate;
use window_kit::table::replay::state::{Replay, Replaying};
use window_kit::window::state::{Overlay, Screen};

/// How fast the table's time runs at least while a person holds the key that skips ahead.
const HURRIED: f32 = 4.0;
/// How long the key has to be held for that, in seconds of real time: a tap only skips what is shown.
const HOLD_S: f32 = 0.25;

/// For how long a person who waits has held the key that skips ahead, in seconds of real time.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct HurriedFor(f32);

/// For how long the turn of a computer player runs at its usual speed, in seconds of the table's time.
const USUAL_S: f32 = 2.0;
/// Over how many seconds of the table's time after that a long turn gathers speed.
const GATHERS_S: f32 = 2.0;
/// How fast a long turn runs in the end.
const GATHERED: f32 = 2.0;

/// The turn of a computer player that the table shows, and for how long already, in seconds of the table's time.
///
/// A long turn gathers speed, so that nobody waits long for a chain of throws: each throw is still a whole throw.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct LongTurn {
    seat: Option<SeatId>,
    lasted_s: f32,
    read: JournalCursor,
}

impl LongTurn {
    /// How much faster the table's time runs.
    fn factor(&self) -> f32 {
        let gathered = ((self.lasted_s - USUAL_S) / GATHERS_S).clamp(0.0, 1.0);
        1.0 + (GATHERED - 1.0) * gathered
    }
}

/// The speed from the command line, which replaces the setting.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct SpeedOverride(pub f32);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<HurriedFor>()
        .init_resource::<LongTurn>()
        .init_resource::<IntentStates>()
        .add_systems(Update, (hold_to_hurry, time_the_turn, run_time).chain());
}

/// Whoever waits can hold a key to hurry. While a person can act, the same key can mean something else, and a mouse
/// button can hold a die.
fn hold_to_hurry(
    intents: Res<IntentStates>,
    real: Res<Time<Real>>,
    (screen, overlay): (Option<Res<State<Screen>>>, Res<State<Overlay>>),
    (view, players, gate): (Option<Res<MatchView>>, Option<Res<Players>>, Option<Res<TableGate>>),
    mut hurried: ResMut<HurriedFor>,
) {
    let is_held = intents.is_held_down(HURRY);
    let waits = screen
        .zip(view)
        .zip(players.zip(gate))
        .is_some_and(|((screen, view), (players, gate))| {
            let acts = view.due.iter().any(|seat| players.is_person(seat));
            *screen.get() == Screen::Match && !(gate.waiting || gate.open() && acts)
        });
    let now = if is_held && waits && *overlay.get() == Overlay::None {
        hurried.0 + real.delta_secs()
    } else {
        0.0
    };
    hurried.set_if_neq(HurriedFor(now));
}

/// Measures the turn of a computer player. What a person is asked meanwhile starts it anew: people need their time.
fn time_the_turn(
    time: Res<Time<Virtual>>,
    (journal, view, players): (Option<Res<Journal>>, Option<Res<MatchView>>, Option<Res<Players>>),
    mut turn: ResMut<LongTurn>,
) {
    let (Some(journal), Some(view), Some(players)) = (journal, view, players) else {
        turn.set_if_neq(LongTurn::default());
        return;
    };
    let mut now = *turn;
    for event in journal.read(&mut now.read) {
        if let Some(seat) = event.turn_of() {
            (now.seat, now.lasted_s) = (Some(seat), 0.0);
        }
    }
    let plays_itself = |seat: SeatId| {
        let player = players.0.get(seat.index());
        player.is_some_and(|player| matches!(player.control, SeatControl::Agent(_)))
    };
    let is_counted = now.seat.is_some_and(plays_itself) && !view.due.iter().any(|seat| players.is_person(seat));
    now.lasted_s = if is_counted {
        now.lasted_s + time.delta_secs()
    } else {
        0.0
    };
    turn.set_if_neq(now);
}

/// Sets the speed of the table's time, and stops it while a menu is open over the table or a replay is paused in the
/// middle of a throw.
fn run_time(
    settings: Res<Settings>,
    speed: Option<Res<SpeedOverride>>,
    (hurried, long_turn): (Res<HurriedFor>, Res<LongTurn>),
    replay: Replay,
    overlay: Res<State<Overlay>>,
    mut time: ResMut<Time<Virtual>>,
) {
    let set = speed.map_or(settings.speed.factor(), |speed| speed.0);
    let own = if hurried.0 > HOLD_S {
        set.max(HURRIED)
    } else {
        (set * long_turn.factor()).min(set.max(HURRIED))
    };
    // A replay has its own speed, set with its own buttons.
    let wanted = replay.on().map_or(own, Replaying::speed);
    if (time.relative_speed() - wanted).abs() > f32::EPSILON {
        time.set_relative_speed(wanted);
    }
    let overlay = *overlay.get();
    // A table with people at other machines goes on behind the page for joining one.
    let under_a_menu = overlay == Overlay::Confirm || (overlay.is_page() && overlay != Overlay::Together);
    let stopped = under_a_menu || replay.on().is_some_and(Replaying::is_held);
    if stopped != time.is_paused() {
        if stopped { time.pause() } else { time.unpause() }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::camera::NormalizedRenderTarget;
    use bevy::ecs::message::MessageUpdateSystems;
    use bevy::input::InputPlugin;
    use bevy::input::mouse::MouseButtonInput;
    use bevy::picking::PickingSystems;
    use bevy::picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput};
    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;
    use bevy::window::{CursorMoved, RequestRedraw, WindowEvent};

    use super::*;
    use window_kit::input::quick;
    use window_kit::intents::{Holder, Meant};

    /// The pointer movements in a frame.
    const MOVES: usize = 120;

    /// The overlay after this one. The compiler demands that new overlays are added here.
    fn after(overlay: Overlay) -> Option<Overlay> {
        Some(match overlay {
            Overlay::None => Overlay::Pause,
            Overlay::Pause => Overlay::Players,
            Overlay::Players => Overlay::Absences,
            Overlay::Absences => Overlay::Settings,
            Overlay::Settings => Overlay::Look,
            Overlay::Look => Overlay::Controls,
            Overlay::Controls => Overlay::Rules,
            Overlay::Rules => Overlay::Credits,
            Overlay::Credits => Overlay::Together,
            Overlay::Together => Overlay::Matches,
            Overlay::Matches => Overlay::Welcome,
            Overlay::Welcome => Overlay::People,
            Overlay::People => Overlay::Statistics,
            Overlay::Statistics => Overlay::Dice,
            Overlay::Dice => Overlay::Daily,
            Overlay::Daily => Overlay::Puzzles,
            Overlay::Puzzles => Overlay::Puzzle,
            Overlay::Puzzle => Overlay::Review,
            Overlay::Review => Overlay::RoundScore,
            Overlay::RoundScore => Overlay::HandOver,
            Overlay::HandOver => Overlay::PadGone,
            Overlay::PadGone => Overlay::Confirm,
            Overlay::Confirm => return None,
        })
    }

    fn overlays() -> impl Iterator<Item = Overlay> {
        std::iter::successors(Some(Overlay::None), |overlay| after(*overlay))
    }

    /// How many pointer movements to send in each frame.
    #[derive(Resource, Default)]
    struct Moving(usize);

    /// A table with the engine's real time and input systems, and a moving pointer.
    fn table() -> App {
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins,
            TransformPlugin,
            StatesPlugin,
            window_kit::table::plugin,
            InputPlugin,
        ))
        .init_resource::<Settings>()
        .init_resource::<Moving>()
        .init_state::<Overlay>()
        .add_message::<PointerInput>()
        .add_message::<WindowEvent>()
        .add_message::<CursorMoved>()
        .add_message::<RequestRedraw>()
        .configure_sets(
            First,
            (PickingSystems::Input, PickingSystems::PostInput)
                .after(MessageUpdateSystems)
                .chain(),
        )
        .add_systems(First, move_pointer.in_set(PickingSystems::Input))
        .add_plugins((quick::plugin, plugin));
        app.finish();
        app.cleanup();
        app
    }

    fn input(action: PointerAction) -> PointerInput {
        let target = NormalizedRenderTarget::None { width: 1, height: 1 };
        let position = Vec2::ZERO;
        PointerInput::new(PointerId::Mouse, Location { target, position }, action)
    }

    fn move_pointer(
        moving: Res<Moving>,
        mut inputs: MessageWriter<PointerInput>,
        mut events: MessageWriter<WindowEvent>,
        mut moves: MessageWriter<CursorMoved>,
    ) {
        for _ in 0..moving.0 {
            let moved = CursorMoved {
                window: Entity::PLACEHOLDER,
                position: Vec2::ZERO,
                delta: None,
            };
            events.write(WindowEvent::CursorMoved(moved.clone()));
            moves.write(moved);
            inputs.write(input(PointerAction::Move { delta: Vec2::ONE }));
        }
    }

    /// Sets the frame rate and the speed, and opens the overlay.
    fn open(app: &mut App, overlay: Overlay, hertz: f64, speed: f32) {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f64(1.0 / hertz)));
        app.insert_resource(SpeedOverride(speed));
        app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
        for _ in 0..3 {
            app.update();
        }
    }

    fn kept<M: Message>(app: &App) -> usize {
        app.world().resource::<Messages<M>>().len()
    }

    #[test]
    fn an_hour_of_a_moving_pointer_under_any_overlay_leaves_nothing_behind() {
        let mut app = table();
        for overlay in overlays() {
            // One frame every four seconds: a higher rate would test nothing more.
            open(&mut app, overlay, 0.25, 1.0);
            app.insert_resource(Moving(MOVES));
            for frame in 0..900 {
                app.update();
                let most = [
                    kept::<PointerInput>(&app),
                    kept::<CursorMoved>(&app),
                    kept::<WindowEvent>(&app),
                ];
                assert!(
                    most.iter().all(|kept| *kept <= 2 * MOVES),
                    "{overlay:?}: {most:?} remain after {frame} frames"
                );
            }
            app.insert_resource(Moving(0));
        }
    }

    #[test]
    fn a_click_is_told_once_under_any_overlay_at_any_pace() {
        let mut app = table();
        let mut told = bevy::ecs::message::MessageCursor::<PointerInput>::default();
        let mut buttons = bevy::ecs::message::MessageCursor::<MouseButtonInput>::default();
        for overlay in overlays() {
            for (hertz, speed) in [30.0, 60.0, 144.0, 240.0]
                .into_iter()
                .flat_map(|hertz| [0.5, 1.0, 4.0].map(|speed| (hertz, speed)))
            {
                open(&mut app, overlay, hertz, speed);
                let (mut presses, mut clicks) = (0, 0);
                for frame in 0..60 {
                    let (action, state) = match frame {
                        10 => (
                            Some(PointerAction::Press(PointerButton::Primary)),
                            bevy::input::ButtonState::Pressed,
                        ),
                        25 => (
                            Some(PointerAction::Release(PointerButton::Primary)),
                            bevy::input::ButtonState::Released,
                        ),
                        _ => (None, bevy::input::ButtonState::Released),
                    };
                    if let Some(action) = action {
                        app.world_mut().write_message(input(action));
                        app.world_mut().write_message(MouseButtonInput {
                            button: MouseButton::Left,
                            state,
                            window: Entity::PLACEHOLDER,
                        });
                    }
                    app.update();
                    presses += told.read(app.world().resource::<Messages<PointerInput>>()).count();
                    clicks += buttons
                        .read(app.world().resource::<Messages<MouseButtonInput>>())
                        .count();
                }
                assert_eq!((presses, clicks), (2, 2), "{overlay:?} at {hertz} Hz and speed {speed}");
            }
        }
    }

    #[test]
    fn a_long_turn_of_a_computer_player_gathers_speed_and_a_question_ends_that() {
        use games::catalog::AnyEvent;
        use games::stack::event::StackEvent;
        use host::view::SeatPlayer;
        use rules::ai::level::Level;

        let seat = |name: &str, control| SeatPlayer {
            name: name.into(),
            control,
        };
        for hertz in [30.0, 240.0] {
            let mut app = table();
            app.init_state::<Screen>()
                .insert_resource(Players(vec![
                    seat("Mia", SeatControl::Person),
                    seat("Bo", SeatControl::Agent(Level::Normal)),
                ]))
                .insert_resource(MatchView::new("stack", 2));
            open(&mut app, Overlay::None, hertz, 1.0);
            let turn = |player| {
                Journal::of(vec![AnyEvent::Stack(StackEvent::TurnStarted {
                    player: SeatId(player),
                    last: false,
                })])
            };
            let pass = |app: &mut App, s: f64| (0..(s * hertz) as u32).for_each(|_| app.update());
            let speed = |app: &App| app.world().resource::<Time<Virtual>>().relative_speed();
            let begin = |app: &mut App, player| {
                app.insert_resource(turn(player));
                app.insert_resource(LongTurn::default());
            };
            begin(&mut app, 1);
            pass(&mut app, 1.9);
            assert_eq!(speed(&app), 1.0, "most turns are shown as they are");
            pass(&mut app, 1.0);
            assert!((1.2..1.8).contains(&speed(&app)), "{}", speed(&app));
            pass(&mut app, 2.0);
            assert_eq!(speed(&app), GATHERED);
            app.insert_resource(SpeedOverride(4.0));
            pass(&mut app, 0.1);
            assert_eq!(speed(&app), 4.0, "as fast as with the key, and not faster");
            app.insert_resource(SpeedOverride(1.0));
            app.world_mut().resource_mut::<MatchView>().due.insert(SeatId(0));
            pass(&mut app, 0.1);
            assert_eq!(speed(&app), 1.0, "a person is asked");
            app.world_mut().resource_mut::<MatchView>().due.remove(SeatId(0));
            pass(&mut app, 5.0);
            assert_eq!(speed(&app), GATHERED);
            begin(&mut app, 0);
            pass(&mut app, 9.0);
            assert_eq!(speed(&app), 1.0, "it is a person's own turn");
        }
    }

    #[test]
    fn a_key_held_by_a_person_who_waits_runs_the_time_four_times_as_fast() {
        for hertz in [30.0, 240.0] {
            let mut app = table();
            app.init_state::<Screen>()
                .init_resource::<Players>()
                .insert_resource(MatchView::new("stack", 2));
            open(&mut app, Overlay::None, hertz, 1.0);
            app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Match);
            let speed = |app: &App| app.world().resource::<Time<Virtual>>().relative_speed();
            let pass = |app: &mut App| (0..(0.5 * hertz) as u32).for_each(|_| app.update());
            let key = Holder::Key(KeyCode::Space);
            let press = |app: &mut App, by| {
                let source = window_kit::intents::Source::Keyboard;
                app.world_mut()
                    .resource_mut::<IntentStates>()
                    .begin(Meant::new(HURRY, source, by));
            };
            press(&mut app, Holder::Mouse(MouseButton::Left));
            pass(&mut app);
            assert_eq!(speed(&app), 1.0, "a mouse button drags");
            press(&mut app, key);
            app.update();
            assert_eq!(speed(&app), 1.0, "a tap only skips");
            pass(&mut app);
            assert_eq!(speed(&app), 4.0);
            app.world_mut().resource_mut::<TableGate>().waiting = true;
            app.update();
            assert_eq!(speed(&app), 1.0, "the table waits for a person");
            app.world_mut().resource_mut::<TableGate>().waiting = false;
            pass(&mut app);
            assert_eq!(speed(&app), 4.0);
            app.insert_resource(SpeedOverride(16.0));
            app.update();
            assert_eq!(speed(&app), 16.0, "it never slows down");
            app.world_mut().resource_mut::<IntentStates>().release(key);
            app.insert_resource(SpeedOverride(1.0));
            app.update();
            assert_eq!(speed(&app), 1.0);
        }
    }
}
