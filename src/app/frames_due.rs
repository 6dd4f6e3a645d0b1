//! How often a frame is drawn: at the refresh rate of the screen while something moves, otherwise only when something
//! happens.
//!
//! A still picture costs nothing: no frame is drawn and no system runs until a key, the pointer, a gamepad or the
//! window system wakes the program, or until a requested time ([`NextFrame`]).

use std::time::Duration;

use bevy::a11y::ActionRequest;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::{TimeReceiver, TimeSystems};
use bevy::window::{RequestRedraw, WindowEvent, WindowOccluded};
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};

#[cfg(not(target_family = "wasm"))]
use crate::app::{access_waker, pad_waker};
use host::view::MatchView;
use window_kit::presentation::pipelines::PipelinesMissing;
use window_kit::settings::Settings;
use window_kit::table::agents::AgentsBusy;
use window_kit::table::phase::{MatchPhase, TableGate};
use window_kit::table::replay::state::{Replay, Replaying};
use window_kit::ui::access::AccessSystems;
use window_kit::window::next_frame::{LOOK_AGAIN_S, NextFrame, WindowWaker};
use window_kit::window::state::{Overlay, Screen};

/// For how long frames are drawn at full rate after something moved or changed, in seconds. Animations of the
/// interface end in this time, and images and shaders are usually loaded.
const AFTERGLOW_S: f32 = 1.5;
/// The same after input that has changed nothing yet.
const AFTER_INPUT_S: f32 = 0.5;
/// How much longer to wait for missing images and pipelines, in seconds; some may never arrive.
const LOADS_S: f32 = 10.0;
/// The times between two frames while nothing moves, longest first. No others are used, as every change of the time
/// costs a frame.
const STILL: [Duration; 5] = [
    Duration::from_secs(30),
    Duration::from_secs(4),
    Duration::from_secs(1),
    Duration::from_millis(250),
    Duration::from_millis(50),
];
/// For how many frames after a pause the table's time advances by at most `STEP_AFTER_PAUSE`. The engine reports the
/// length of the pause in the first or the second frame, and an animation that begins there must be shown from its
/// start.
const AFTER_PAUSE: u8 = 2;
const STEP_AFTER_PAUSE: Duration = Duration::from_millis(16);
/// The longest step at any other time.
const LONGEST_STEP: Duration = Duration::from_millis(250);
/// The time between two frames of a moving table in a window without focus, and in a hidden window.
const UNFOCUSED: Duration = Duration::from_millis(50);
const UNSEEN: Duration = Duration::from_millis(250);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NextFrame>();
    if !app.world().contains_resource::<WinitSettings>() {
        return;
    }
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins((pad_waker::plugin, access_waker::plugin));
    app.init_resource::<WindowWaker>()
        .init_resource::<Pauses>()
        .add_systems(Startup, give_waker)
        .add_systems(First, tell_time_at_once.before(TimeSystems))
        .add_systems(Last, (draw_when_due, hold_time).chain().after(AccessSystems));
}

/// Whether drawing pauses from now on until something happens.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Pauses(bool);

/// The render thread sends its time to the engine two frames late: after a pause, two frames would still get the time
/// before it. Without the receiver the engine reads the clock when a frame begins, and the sender ignores that the
/// receiver is gone.
fn tell_time_at_once(receiver: Option<Res<TimeReceiver>>, mut commands: Commands) {
    if receiver.is_some() {
        commands.remove_resource::<TimeReceiver>();
    }
}

/// Lets other threads wake the window through the window system.
fn give_waker(proxy: Res<EventLoopProxyWrapper>, mut waker: ResMut<WindowWaker>) {
    let proxy = (*proxy).clone();
    *waker = WindowWaker::new(move || {
        // This fails only if the window is gone, which then needs no waking.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    });
}

/// What is not loaded yet: render pipelines and images.
#[derive(SystemParam)]
struct Unfinished<'w, 's> {
    pipelines: Res<'w, PipelinesMissing>,
    pictures: Query<'w, 's, &'static ImageNode>,
    images: Res<'w, Assets<Image>>,
}

impl Unfinished<'_, '_> {
    fn is_any(&self) -> bool {
        self.pipelines.get() || self.pictures.iter().any(|node| !self.images.contains(&node.image))
    }
}

/// The state of the table: what moves on it, and whether it waits.
#[derive(SystemParam)]
struct TableActivity<'w> {
    phase: Res<'w, State<MatchPhase>>,
    gate: Res<'w, TableGate>,
    agents: Res<'w, AgentsBusy>,
    view: Option<Res<'w, MatchView>>,
    replay: Replay<'w>,
    time: Res<'w, Time<Virtual>>,
}

impl TableActivity<'_> {
    /// Whether anything moves, or will move in the next frame.
    fn moves(&self) -> bool {
        if self.time.is_paused() {
            return self.replay.on().is_some_and(Replaying::is_jumping);
        }
        let goes_on = match self.phase.get() {
            // The table waits for a person's throw in one of two ways: as a decision, or at the gate.
            MatchPhase::Throwing => !self.gate.waiting && self.view.as_ref().is_none_or(|view| view.awaited.is_none()),
            MatchPhase::Dealing => self.gate.open(),
            MatchPhase::Idle | MatchPhase::Deciding | MatchPhase::Over => false,
        };
        let replays = |replay: &Replaying| replay.is_playing() || replay.is_jumping();
        goes_on || self.gate.showing || self.replay.on().is_some_and(replays)
    }

    /// Whether a computer player is about to act.
    fn is_thinking(&self) -> bool {
        self.agents.0 && self.gate.open() && !self.time.is_paused()
    }
}

/// The player's input, and the screens that it opens.
#[derive(SystemParam)]
struct PlayerActivity<'w, 's> {
    events: MessageReader<'w, 's, WindowEvent>,
    asked: MessageReader<'w, 's, ActionRequest>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    keys: Res<'w, ButtonInput<KeyCode>>,
    pads: Query<'w, 's, &'static Gamepad>,
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    phase: Res<'w, State<MatchPhase>>,
    settings: Res<'w, Settings>,
}

impl PlayerActivity<'_, '_> {
    /// Whether the screen, the overlay, the phase or the settings changed since the last frame.
    fn changed(&self) -> bool {
        self.screen.is_changed() || self.overlay.is_changed() || self.phase.is_changed() || self.settings.is_changed()
    }

    /// Whether there was input from the player, a screen reader or the window system. To be called once a frame.
    fn acts(&mut self) -> bool {
        let happened = self
            .events
            .read()
            .any(|event| !matches!(event, WindowEvent::RequestRedraw(_)));
        let asked = self.asked.read().count() > 0;
        let held = self.buttons.get_pressed().next().is_some() || self.keys.get_pressed().next().is_some();
        happened || asked || held || self.pads.iter().any(is_used)
    }
}

/// Whether any button of a gamepad is pressed or a stick is pushed.
fn is_used(pad: &Gamepad) -> bool {
    pad.get_pressed().next().is_some() || pad.left_stick().length() + pad.right_stick().length() > 0.2
}

/// The longest time of [`STILL`] that is not longer than the requested one; the shortest if there is none.
fn still_for(wish: Duration) -> Duration {
    STILL
        .into_iter()
        .find(|step| *step <= wish)
        .unwrap_or(STILL[STILL.len() - 1])
}

fn draw_when_due(
    table: TableActivity,
    mut player: PlayerActivity,
    unfinished: Unfinished,
    time: Res<Time<Real>>,
    (mut occluded, mut unseen): (MessageReader<WindowOccluded>, Local<bool>),
    (mut until, mut next_frame, mut redraw): (Local<f32>, ResMut<NextFrame>, ResMut<Messages<RequestRedraw>>),
    (mut winit, mut pauses): (ResMut<WinitSettings>, ResMut<Pauses>),
) {
    let now = time.elapsed_secs();
    if let Some(last) = occluded.read().last() {
        *unseen = last.occluded;
    }
    if now < AFTERGLOW_S || table.moves() || player.changed() {
        *until = until.max(now + AFTERGLOW_S);
    }
    if player.acts() {
        *until = until.max(now + AFTER_INPUT_S);
    }
    if table.is_thinking() || now < *until + LOADS_S && unfinished.is_any() {
        next_frame.within(LOOK_AGAIN_S);
    }
    // The requests are removed here, as the engine would draw at once, even in a hidden window.
    let asked = redraw.drain().count() > 0;
    let still = still_for(next_frame.take(STILL[0]));
    let moves = asked || now < *until;
    pauses.0 = !moves && still > STILL[STILL.len() - 1];
    let mode = |every: Duration| {
        // Low power: pointer motion over other windows must not cause frames.
        UpdateMode::reactive_low_power(if moves { every } else { still.max(every) })
    };
    let (focused, unfocused) = match (*unseen, moves) {
        (true, _) => (mode(UNSEEN), mode(UNSEEN)),
        (false, true) => (UpdateMode::Continuous, mode(UNFOCUSED)),
        (false, false) => (mode(Duration::ZERO), mode(UNFOCUSED)),
    };
    if winit.focused_mode != focused || winit.unfocused_mode != unfocused {
        winit.focused_mode = focused;
        winit.unfocused_mode = unfocused;
    }
}

/// Limits the steps of the table's time, so that it does not count pauses.
fn hold_time(pauses: Res<Pauses>, mut after: Local<u8>, mut time: ResMut<Time<Virtual>>) {
    *after = if pauses.0 { AFTER_PAUSE } else { after.saturating_sub(1) };
    let longest = if *after > 0 { STEP_AFTER_PAUSE } else { LONGEST_STEP };
    if time.max_delta() != longest {
        time.set_max_delta(longest);
    }
}

#[cfg(test)]
mod tests {
    use bevy::time::TimeUpdateStrategy;
    use system::clock;

    use super::*;

    #[test]
    fn a_frame_gets_the_time_at_which_it_begins_and_not_one_from_before_a_pause() {
        let mut app = App::new();
        let (sender, receiver) = bevy::time::create_time_channels();
        app.add_plugins(MinimalPlugins)
            .insert_resource(receiver)
            .add_systems(First, tell_time_at_once.before(TimeSystems));
        app.update();
        assert!(!app.world().contains_resource::<TimeReceiver>());
        // The sender goes on sending without being blocked.
        for _ in 0..3 {
            let sent = sender.0.try_send(clock::now());
            assert!(matches!(sent, Err(bevy::time::TrySendError::Disconnected(_))));
        }
        app.update();
    }

    #[test]
    fn a_pause_is_none_of_the_tables_time_whichever_frame_tells_of_it() {
        for frames_s in [[10.0, 0.1], [0.1, 10.0]] {
            let mut app = App::new();
            app.add_plugins(MinimalPlugins)
                .insert_resource(Pauses(true))
                .add_systems(Last, hold_time);
            let mut frame = |seconds: f32, pauses: bool| {
                app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(seconds)));
                app.insert_resource(Pauses(pauses));
                app.update();
                app.world().resource::<Time<Virtual>>().delta()
            };
            frame(0.1, true);
            for seconds in frames_s {
                assert!(frame(seconds, false) <= STEP_AFTER_PAUSE, "{frames_s:?}");
            }
            assert_eq!(frame(0.125, false), Duration::from_millis(125), "a slow frame counts");
        }
    }

    #[test]
    fn a_wish_is_kept_and_few_times_are_used() {
        for (wish, kept) in [(60_000, 30_000), (5_900, 4_000), (999, 250), (60, 50), (3, 50)] {
            assert_eq!(still_for(Duration::from_millis(wish)), Duration::from_millis(kept));
        }
    }
}
