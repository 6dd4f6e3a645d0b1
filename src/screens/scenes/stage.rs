//! A stage without a window: the whole app, drawn into an image, with frames run by hand at an even pace.
//!
//! A page has one thread: what is loaded, calculated or read back there comes between the frames, while the stage lets
//! the browser go on. So whatever waits for that is `async`; what is not is for programs with threads.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use bevy::app::PluginsState;
use bevy::camera::RenderTarget;
use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;
#[cfg(not(target_family = "wasm"))]
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::render::{RenderApp, RenderPlugin};
use bevy::tasks::block_on;
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

use crate::screens::hud::counting::CountsAtOnce;
use crate::screens::hud::tutorial::learned::WithTutorial;
use crate::screens::menus::rules::pages::RulesAt;
use crate::screens::scenes::error::SceneError;
use crate::screens::scenes::readable;
use crate::screens::scenes::unthrown::unthrown;
use crate::screens::setup::plugin::prepare;
use games::catalog::AnyAction;
use host::match_setup::MatchSetup;
use host::play::play;
use host::request::ActionRequest;
use host::tracks::MatchTracks;
use host::view::{MatchView, Players, SeatControl, SeatPlayer};
use records::record::Record;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::rng::{RulesRng, Stream, stream};
use system::clock;
use tabletop::throw::{ThrowGesture, ThrowSettled};
use window_kit::input::gamepad::place::LastUsed;
use window_kit::input::label::Keyboard;
use window_kit::machine::{graphics, log};
use window_kit::presentation::audio::request::Muted;
use window_kit::presentation::camera::DrawTo;
use window_kit::presentation::motion::SkipAnimation;
use window_kit::presentation::visual::{StillShowing, TableCamera};
use window_kit::settings::Settings;
use window_kit::table::agents::AgentPace;
use window_kit::table::current_match::StartMatch;
use window_kit::table::phase::{MatchPhase, TableGate};
use window_kit::table::position::StartPosition;
use window_kit::table::replay::state::{ReplayControl, Replaying, StartReplay};
use window_kit::ui::localized::Localizer;
use window_kit::window::state::{GateWaits, Overlay, Screen};

/// The time of a frame that is not drawn, in seconds: the longest that Bevy allows without dropping fixed steps.
const BLIND_FRAME_S: f32 = 0.2;
/// The time of a drawn frame, in seconds.
const DRAWN_FRAME_S: f32 = 1.0 / 30.0;
/// Frames before the words are read, none of them drawn: fonts and first layouts come late and are ready by then.
const WARM_UP_FRAMES: u32 = 8;
/// Frames before a picture.
const PICTURE_FRAMES: u32 = 24;
/// How many of these are drawn, the last ones: outlines come late, and at the lowest quality the table is drawn from a
/// picture of it, which takes several frames.
const DRAWN_FRAMES: u32 = 8;
/// No scene needs more frames than this to be ready.
const FRAME_LIMIT: u32 = 60_000;
/// No picture needs longer than this to be drawn and read back.
const PICTURE_LIMIT: Duration = Duration::from_secs(60);

/// Whether the scene follows from how dice fell.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct HasThrown(bool);

/// What a scene waits for before its picture.
struct Awaited {
    done: fn(&World) -> bool,
    /// What happens then, or when it is too late.
    then: Box<dyn FnOnce(&mut Stage)>,
}

/// The stage.
pub struct Stage {
    app: App,
    awaited: Option<Awaited>,
    image: Handle<Image>,
    size: UVec2,
    choices: RulesRng,
}

impl Stage {
    /// An empty stage of this size in pixels.
    ///
    /// `add_game` adds the whole program to an app that has the engine's plugins.
    pub fn new(size: UVec2, settings: Settings, add_game: impl FnOnce(&mut App)) -> Self {
        Self::on(graphics::without_window(), size, settings, add_game)
    }

    /// The same where nothing can be drawn: scenes are laid out, and there are no pictures of them.
    pub fn undrawn(size: UVec2, settings: Settings, add_game: impl FnOnce(&mut App)) -> Self {
        let nothing = WgpuSettings {
            backends: None,
            ..default()
        };
        let nothing = RenderCreation::Automatic(Box::new(nothing));
        Self::on(nothing, size, settings, add_game)
    }

    fn on(render_creation: RenderCreation, size: UVec2, settings: Settings, add_game: impl FnOnce(&mut App)) -> Self {
        let settings = Settings {
            welcomed: true,
            ..settings
        };
        let mut app = App::new();
        app.insert_resource(settings.quality.unwrap_or_default())
            .insert_resource(Muted(true))
            .insert_resource(Keyboard::american())
            .insert_resource(settings);
        let plugins = DefaultPlugins
            .set(WindowPlugin {
                primary_window: None,
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin {
                render_creation,
                synchronous_pipeline_compilation: true,
                ..default()
            })
            .set(bevy::log::LogPlugin {
                filter: "error".into(),
                fmt_layer: log::on_stderr,
                ..default()
            })
            .disable::<WinitPlugin>();
        // Without pipelining, a requested frame is drawn when `update` returns.
        #[cfg(not(target_family = "wasm"))]
        let plugins = plugins.disable::<PipelinedRenderingPlugin>();
        app.add_plugins(plugins);
        if app.get_sub_app(RenderApp).is_none() {
            // The engine notes what a renderer has to know even where there is none.
            app.add_plugins(SyncWorldPlugin);
        }
        let mut image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
        image.texture_descriptor.usage |= bevy::render::render_resource::TextureUsages::COPY_SRC;
        let image = app.world_mut().resource_mut::<Assets<Image>>().add(image);
        app.insert_resource(DrawTo(RenderTarget::Image(image.clone().into())));
        add_game(&mut app);
        app.insert_resource(AgentPace::AT_ONCE)
            .insert_resource(CountsAtOnce(true))
            .init_resource::<HasThrown>()
            .add_systems(Last, note_throws);
        // In a page nothing comes while this waits, and all is there: see `graphics::without_window`.
        while cfg!(not(target_family = "wasm")) && app.plugins_state() == PluginsState::Adding {
            std::thread::yield_now();
        }
        app.finish();
        app.cleanup();
        let mut stage = Self {
            app,
            awaited: None,
            image,
            size,
            choices: stream(7, Stream::Agents),
        };
        // After this frame the camera exists.
        stage.pass(BLIND_FRAME_S);
        stage.draw(false);
        stage
    }

    /// The world on the stage.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Runs one frame of this length.
    fn pass(&mut self, seconds: f32) {
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(seconds)));
        self.app.update();
    }

    /// Sets whether frames are drawn.
    fn draw(&mut self, on: bool) {
        let mut cameras = self.world().query_filtered::<&mut Camera, With<TableCamera>>();
        for mut camera in cameras.iter_mut(self.app.world_mut()) {
            camera.is_active = on;
        }
    }

    /// Lets the picture wait until a background computation is done; `then` happens before the picture.
    pub(crate) fn await_until(&mut self, done: fn(&World) -> bool, then: impl FnOnce(&mut Self) + 'static) {
        let then = Box::new(then);
        self.awaited = Some(Awaited { done, then });
    }

    /// Runs frames until everything is there that the scene waits for.
    async fn ready(&mut self) -> Result<(), SceneError> {
        let Some(Awaited { done, then }) = self.awaited.take() else {
            return Ok(());
        };
        let began = clock::now();
        while !done(self.app.world()) && began.elapsed() < PICTURE_LIMIT {
            self.pass(DRAWN_FRAME_S);
            clock::others().await;
        }
        let is_done = done(self.app.world());
        then(self);
        if is_done { Ok(()) } else { Err(SceneError::Late) }
    }

    /// Runs frames until the table is there.
    ///
    /// # Errors
    /// Fails if it never is.
    pub(crate) fn run_until(&mut self, there: impl Fn(&World) -> bool) -> Result<(), SceneError> {
        for _ in 0..FRAME_LIMIT {
            if there(self.app.world()) {
                return Ok(());
            }
            self.pass(DRAWN_FRAME_S);
        }
        Err(SceneError::NeverCame)
    }

    /// Goes to a screen.
    pub fn go_to(&mut self, screen: Screen, overlay: Overlay) {
        self.world().resource_mut::<NextState<Screen>>().set(screen);
        self.world().resource_mut::<NextState<Overlay>>().set(overlay);
        self.pass(BLIND_FRAME_S);
        self.pass(BLIND_FRAME_S);
    }

    /// Shows a screen. Returns how many seconds later the picture is taken.
    pub fn show(&mut self, screen: Screen, overlay: Overlay) -> f32 {
        self.go_to(screen, overlay);
        0.6
    }

    /// Shows the setup of this game with this many players.
    pub(crate) fn set_up(&mut self, game: &str, players: usize) -> f32 {
        prepare(self.world(), game, players);
        self.show(Screen::Setup, Overlay::None)
    }

    /// Shows the rules, open at this rule.
    pub(crate) fn rules_at(&mut self, id: &str) -> f32 {
        self.world().resource_mut::<RulesAt>().0 = Some(id.to_owned());
        self.show(Screen::Title, Overlay::Rules)
    }

    /// Gives the matches of this stage the tutorial.
    pub(crate) fn with_tutorial(&mut self) {
        self.world().insert_resource(WithTutorial(true));
    }

    /// From now on, a gamepad counts as the last used device.
    pub(crate) fn use_gamepad(&mut self) {
        *self.world().resource_mut::<LastUsed>() = LastUsed::Pad(Entity::PLACEHOLDER);
    }

    /// Lets everybody play to the end of the match.
    ///
    /// # Errors
    /// Fails if the end never comes.
    pub fn play_to_the_end(&mut self) -> Result<(), SceneError> {
        self.play_until(|world| *world.resource::<State<MatchPhase>>().get() == MatchPhase::Over)
    }

    /// Lets computer players play a match, at most `longest` actions of it, and shows its replay: stopped late in the
    /// match, at the start of a turn. The dice move as they did if `recorded`.
    ///
    /// # Errors
    /// Fails if the match can't be set up, or the replay does not start.
    pub fn replay(&mut self, mut setup: MatchSetup, longest: usize, recorded: bool) -> Result<f32, SceneError> {
        for player in &mut setup.players {
            player.control = SeatControl::Agent(Level::Normal);
        }
        let played = play(&setup, longest, recorded)?;
        self.world().insert_resource(HasThrown(recorded));
        self.show_again(played.record, played.tracks, setup.players)
    }

    /// The same for a match whose dice fall by chance alone: it is the same on every machine.
    ///
    /// # Errors
    /// As [`Self::replay`].
    pub(crate) fn replay_unthrown(&mut self, mut setup: MatchSetup, longest: usize) -> Result<f32, SceneError> {
        for player in &mut setup.players {
            player.control = SeatControl::Agent(Level::Normal);
        }
        let record = unthrown(
            &setup.options,
            setup.seats,
            setup.seed.short(),
            longest,
            |state, seat, legal, chance| {
                state
                    .view(Viewer::Player(seat))
                    .choose(Level::Normal, seat, legal, chance)
            },
        )?;
        self.show_again(record, MatchTracks::default(), setup.players)
    }

    fn show_again(&mut self, record: Record, tracks: MatchTracks, players: Vec<SeatPlayer>) -> Result<f32, SceneError> {
        self.world().write_message(StartReplay {
            record: Arc::new(record),
            tracks: Arc::new(tracks),
            players,
            at: 0,
            playing: false,
        });
        self.settle();
        let Some(count) = self.world().get_resource::<Replaying>().map(Replaying::count) else {
            return Err(SceneError::Missing("the match can't be shown again"));
        };
        for control in [
            ReplayControl::Pause,
            ReplayControl::To(count * 3 / 4),
            ReplayControl::NextTurn,
        ] {
            self.world().write_message(control);
        }
        self.settle();
        Ok(0.8)
    }

    /// Starts a match and goes to its screen.
    pub fn start(&mut self, setup: MatchSetup) {
        self.world().write_message(StartMatch(setup));
        self.go_to(Screen::Match, Overlay::None);
    }

    /// Starts a match from a position and goes to its screen.
    pub(crate) fn start_position(&mut self, start: StartPosition) {
        self.world().write_message(start);
        self.go_to(Screen::Match, Overlay::None);
    }

    /// Requests this action for a player, without a gesture.
    pub fn ask(&mut self, seat: SeatId, action: AnyAction) {
        let decision = self.world().resource::<MatchView>().decisions[seat.index()];
        self.world().write_message(ActionRequest {
            seat,
            decision,
            action,
            gesture: None,
        });
    }

    /// Lets everybody play until `there` holds. The steps before are not shown.
    ///
    /// # Errors
    /// Fails if it never holds.
    pub(crate) fn play_until(&mut self, mut there: impl FnMut(&mut World) -> bool) -> Result<(), SceneError> {
        for _ in 0..FRAME_LIMIT {
            if there(self.app.world_mut()) {
                return Ok(());
            }
            self.act(None);
            self.world().write_message(SkipAnimation);
            self.pass(BLIND_FRAME_S);
        }
        Err(SceneError::NeverCame)
    }

    /// Finishes everything that is still being shown.
    pub fn settle(&mut self) {
        for _ in 0..5 {
            self.world().write_message(SkipAnimation);
            self.pass(BLIND_FRAME_S);
        }
    }

    /// Runs frames of one fixed step and lets the people act, with these gestures, until `there` holds.
    ///
    /// # Errors
    /// Fails if it never holds.
    pub(crate) fn roll_until(
        &mut self,
        mut gesture: impl FnMut(&mut World) -> Option<ThrowGesture>,
        mut there: impl FnMut(&mut World) -> bool,
    ) -> Result<(), SceneError> {
        for _ in 0..FRAME_LIMIT {
            if there(self.app.world_mut()) {
                return Ok(());
            }
            let thrown = gesture(self.app.world_mut());
            self.act(thrown);
            self.pass(DRAWN_FRAME_S);
        }
        Err(SceneError::NeverCame)
    }

    /// If the table is open, makes the throw that it waits for, or else takes an action for a person who is due: with
    /// this gesture, or as a computer player would.
    fn act(&mut self, gesture: Option<ThrowGesture>) {
        let world = self.app.world_mut();
        // Nobody is there to throw all dice, or to close the score sheet.
        *world.resource_mut::<GateWaits>() = GateWaits::default();
        if *world.resource::<State<Overlay>>().get() == Overlay::RoundScore {
            world.resource_mut::<NextState<Overlay>>().set(Overlay::None);
        }
        let waiting = world.resource::<TableGate>().showing || world.resource::<StillShowing>().pen;
        let awaited = world
            .get_resource::<MatchView>()
            .and_then(|view| Some(view.awaited.as_ref()?.given(None)));
        if let Some(given) = awaited.filter(|_| !waiting) {
            world.write_message(given);
            return;
        }
        if waiting || *world.resource::<State<MatchPhase>>().get() != MatchPhase::Deciding {
            return;
        }
        let Some(view) = world.get_resource::<MatchView>().cloned() else {
            return;
        };
        // Computer players act by themselves.
        let people = world.resource::<Players>();
        let Some(seat) = view.due.iter().find(|seat| people.is_person(*seat)) else {
            return;
        };
        let legal = &view.legal[seat.index()];
        let choice = match &gesture {
            Some(_) => legal.iter().position(AnyAction::is_thrown),
            None => Some(view.view.choose(Level::Normal, seat, legal, &mut self.choices)),
        };
        if let Some(action) = choice.and_then(|choice| legal.get(choice)) {
            world.write_message(ActionRequest {
                seat,
                decision: view.decisions[seat.index()],
                action: action.clone(),
                gesture,
            });
        }
    }

    /// Lays out the scene `later_s` seconds later, without drawing it. Returns the words that can't be read, and in the
    /// languages of tests also those that are not translated: one line for each fault.
    pub fn unreadable(&mut self, later_s: f32) -> Vec<String> {
        if let Err(error) = block_on(self.ready()) {
            return vec![error.to_string()];
        }
        for _ in 0..WARM_UP_FRAMES {
            self.pass(later_s / WARM_UP_FRAMES as f32);
        }
        let size = self.size.as_vec2();
        let mut faults = readable::faults(self.world(), size);
        let boxes = readable::boxes(self.world());
        faults.extend(boxes.iter().map(|words| format!("a box in {words:?}")));
        if self.world().resource::<Localizer>().language().tongue().is_pseudo() {
            faults.extend(readable::untranslated(self.world()));
        }
        faults
    }

    /// Whether the scene follows from how dice fell. That is the same each time on one machine, and may differ on a
    /// machine whose processor calculates in another way.
    pub fn has_thrown(&self) -> bool {
        self.app.world().resource::<HasThrown>().0
    }

    /// Leaves the table out of the pictures from now on: they have the interface, on the plain ground.
    pub fn hide_the_table(&mut self) {
        let mut cameras = self.world().query_filtered::<Entity, With<TableCamera>>();
        let cameras: Vec<Entity> = cameras.iter(self.app.world()).collect();
        for camera in cameras {
            self.world().entity_mut(camera).insert(RenderLayers::none());
        }
    }

    /// Takes the picture, `later_s` seconds later, and writes it to a file.
    ///
    /// # Errors
    /// Says what went wrong with drawing or with the file.
    pub fn picture(&mut self, later_s: f32, out: &Path) -> Result<(), SceneError> {
        self.image(later_s)?
            .try_into_dynamic()
            .map_err(|error| SceneError::Unreadable(error.to_string()))?
            .to_rgb8()
            .save(out)
            .map_err(|why| SceneError::Unwritable {
                path: out.display().to_string(),
                why: why.to_string(),
            })
    }

    /// Takes the picture, `later_s` seconds later.
    ///
    /// # Errors
    /// Fails if no picture is drawn.
    pub fn image(&mut self, later_s: f32) -> Result<Image, SceneError> {
        block_on(self.drawn(later_s))
    }

    /// The same, also in a page.
    pub(crate) async fn drawn(&mut self, later_s: f32) -> Result<Image, SceneError> {
        self.ready().await?;
        self.draw(false);
        for frame in 0..PICTURE_FRAMES {
            if frame == PICTURE_FRAMES - DRAWN_FRAMES {
                self.draw(true);
            }
            self.pass(later_s / PICTURE_FRAMES as f32);
            clock::others().await;
        }
        let (send, receive) = channel();
        self.app
            .world_mut()
            .spawn(Screenshot::image(self.image.clone()))
            .observe(move |captured: On<ScreenshotCaptured>| {
                // The receiver is gone only if the time limit has passed.
                let _ = send.send(captured.image.clone());
            });
        self.wait_for(&receive).await
    }

    async fn wait_for(&mut self, receive: &Receiver<Image>) -> Result<Image, SceneError> {
        let started = clock::now();
        // The picture is of the next frame, and no other one has to be drawn until it is there.
        self.pass(0.0);
        self.draw(false);
        while started.elapsed() < PICTURE_LIMIT {
            if let Ok(image) = receive.try_recv() {
                return Ok(image);
            }
            self.pass(0.0);
            clock::others().await;
        }
        Err(SceneError::NotDrawn)
    }
}

fn note_throws(mut settled: MessageReader<ThrowSettled>, mut thrown: ResMut<HasThrown>) {
    thrown.0 |= settled.read().count() > 0;
}
