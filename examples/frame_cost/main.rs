//! The cost of a frame of the program at 60 frames a second: while 112 dice roll in an opening throw of Stack, or at
//! the start of any game.
//!
//! `cargo run --release --example frame_cost`, or the same with `-- --game skip-bo --seats 6 --drawn`
//!
//! It runs the whole program except the window: the physics, the table, its display, the frames around it; with
//! `--drawn` also the preparation and recording for a graphics card (`recorded.rs`). The processor time of all threads
//! is counted, so other load on the machine hardly matters.

mod recorded;

use std::error::Error;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bevy::app::PluginsState;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use clap::Parser;
use games::catalog::AnyOptions;
use host::match_setup::MatchSetup;
use host::view::{SEAT_NAMES, SeatControl, SeatPlayer};
use rules::ai::level::Level;
use rules::seats::Seats;
use tumbletop::app::plugin::add_game;
use window_kit::presentation::audio::request::Muted;
use window_kit::presentation::camera::DrawTo;
use window_kit::settings::{Quality, Settings};
use window_kit::table::current_match::StartMatch;
use window_kit::table::phase::MatchPhase;
use window_kit::table::saving::MatchFolder;
use window_kit::window::state::Screen;

/// The size of the picture, in pixels.
const SIZE: UVec2 = UVec2::new(1280, 720);
/// The frames a second.
const FRAMES_HZ: f64 = 60.0;
/// How long the title screen is shown before a match begins, in frames.
const TITLE_FRAMES: u32 = 120;
/// The most frames of an opening, with re-throws and their display.
const FRAME_LIMIT: u32 = 6_000;

/// What a frame of the window's main world costs.
#[derive(Parser)]
struct Args {
    /// The game. Stack is measured in its opening throws, other games in their first half minute.
    #[arg(long, default_value = "stack")]
    game: String,
    /// The number of matches.
    #[arg(long, default_value_t = 2)]
    matches: u64,
    /// How often each match is run. The cheapest run of each frame counts, so that other load on the machine is left
    /// out.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..))]
    runs: u8,
    /// The number of players.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(2..=8))]
    seats: u8,
    /// The number of frames measured if no opening throw ends the match; usually the deal and some turns.
    #[arg(long, default_value_t = 1_800)]
    frames: u32,
    /// Counts the processor's cost of drawing too.
    #[arg(long)]
    drawn: bool,
    /// Measures also while the matches are saved to this folder, as in the program.
    #[arg(long)]
    keep: Option<PathBuf>,
}

/// The cost of a frame.
#[derive(Clone, Copy)]
struct Cost {
    /// The processor time of all threads.
    worked: Duration,
    /// How long the frame took.
    lasted: Duration,
}

/// The costs of the frames of all matches, in rising order.
#[derive(Default)]
struct Costs {
    worked: Vec<Duration>,
    lasted: Vec<Duration>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let [plain, kept] = costs(&args)?;
    println!("{}", told(&args, &plain));
    if args.keep.is_some() {
        println!("kept: {}", told(&args, &kept));
        println!(
            "the most by which a frame of the same rank is longer: {:.2} ms of processor time, {:.2} ms by the clock",
            most_longer_ms(&plain.worked, &kept.worked),
            most_longer_ms(&plain.lasted, &kept.lasted),
        );
    }
    Ok(())
}

/// The largest difference between frames of the same rank, by which the second is longer. Frames can't be compared one
/// by one, as a saved match is shown a moment later; their ranks can.
fn most_longer_ms(plain: &[Duration], kept: &[Duration]) -> f64 {
    let ranks = plain.len().min(kept.len()).max(1);
    let at = |costs: &[Duration], rank: usize| costs.get(rank * costs.len() / ranks).copied().unwrap_or_default();
    let longer = (0..ranks).map(|rank| at(kept, rank).saturating_sub(at(plain, rank)));
    1e3 * longer.max().unwrap_or_default().as_secs_f64()
}

/// The costs of the frames of matches that are not saved, and of those that are. Both are run in turns, so that a
/// machine that becomes slower does so for both.
fn costs(args: &Args) -> Result<[Costs; 2], Box<dyn Error>> {
    let ways = [Some(None), args.keep.as_ref().map(Some)];
    let mut costs: [Costs; 2] = Default::default();
    for seed in 1..=args.matches {
        let mut cheapest: [Vec<Cost>; 2] = Default::default();
        for _ in 0..args.runs {
            for (cheapest, keep) in cheapest.iter_mut().zip(ways) {
                let Some(keep) = keep else { continue };
                let run = beginning(args, keep, seed)?;
                if cheapest.is_empty() {
                    *cheapest = run;
                    continue;
                }
                for (least, cost) in cheapest.iter_mut().zip(run) {
                    least.worked = cost.worked.min(least.worked);
                    least.lasted = cost.lasted.min(least.lasted);
                }
            }
        }
        for (costs, cheapest) in costs.iter_mut().zip(cheapest) {
            costs.worked.extend(cheapest.iter().map(|cost| cost.worked));
            costs.lasted.extend(cheapest.iter().map(|cost| cost.lasted));
        }
    }
    for Costs { worked, lasted } in &mut costs {
        worked.sort_unstable();
        lasted.sort_unstable();
    }
    Ok(costs)
}

fn told(args: &Args, Costs { worked: costs, .. }: &Costs) -> String {
    let ms = |at: usize| costs.get(at).map_or(0.0, |cost| 1e3 * cost.as_secs_f64());
    let mean = 1e3 * costs.iter().sum::<Duration>().as_secs_f64() / costs.len().max(1) as f64;
    format!(
        "{} with {}, {} frames of {} matches: {mean:.2} ms of processor time a frame, half under {:.2}, \
         95 % under {:.2}, the longest \
         {:.2}; {} took longer than there is",
        args.game,
        args.seats,
        costs.len(),
        args.matches,
        ms(costs.len() / 2),
        ms(costs.len() * 95 / 100),
        ms(costs.len().saturating_sub(1)),
        costs.iter().filter(|cost| cost.as_secs_f64() > 1.0 / FRAMES_HZ).count()
    )
}

/// The cost of each frame: in Stack from the dice leaving the hands to the last one at rest; in other games from the
/// start.
fn beginning(args: &Args, keep: Option<&PathBuf>, seed: u64) -> Result<Vec<Cost>, Box<dyn Error>> {
    let Args {
        game,
        seats,
        frames,
        drawn,
        ..
    } = args;
    let mut app = app(*drawn)?;
    if let Some(folder) = keep {
        app.insert_resource(MatchFolder(folder.clone()));
    }
    // The first frames create what the whole program needs.
    for _ in 0..TITLE_FRAMES {
        frame(&mut app);
    }
    let players = (0..usize::from(*seats)).map(|seat| SeatPlayer {
        name: SEAT_NAMES[seat].into(),
        control: SeatControl::Agent(Level::Normal),
    });
    app.world_mut().write_message(StartMatch(MatchSetup {
        options: AnyOptions::of_game(game).ok_or("there is no such game")?,
        seats: Seats::solo(usize::from(*seats))?,
        seed: seed.into(),
        players: players.collect(),
    }));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Match);
    let mut costs = Vec::new();
    let is_stack = game == "stack";
    for _ in 0..if is_stack { FRAME_LIMIT } else { *frames } {
        let cost = frame(&mut app);
        match **app.world().resource::<State<MatchPhase>>() {
            MatchPhase::Idle => {}
            // The first throw decides who starts; after the opening there is a decision.
            MatchPhase::Deciding if is_stack => return Ok(costs),
            _ => costs.push(cost),
        }
    }
    if is_stack {
        return Err("the opening throw did not come to an end".into());
    }
    Ok(costs)
}

/// Runs a frame and returns its cost. The rest of its sixtieth of a second is left to work beside the frames.
fn frame(app: &mut App) -> Cost {
    let began = Instant::now();
    let before = worked();
    app.update();
    let cost = Cost {
        lasted: began.elapsed(),
        worked: worked().saturating_sub(before),
    };
    let ends = began + Duration::from_secs_f64(1.0 / FRAMES_HZ);
    std::thread::sleep(ends.saturating_duration_since(Instant::now()));
    cost
}

/// The program without a window, and without a renderer unless it draws.
fn app(drawn: bool) -> Result<App, Box<dyn Error>> {
    let render_creation = if drawn {
        recorded::renderer()?
    } else {
        RenderCreation::Automatic(Box::new(WgpuSettings {
            backends: None,
            ..default()
        }))
    };
    let mut app = App::new();
    app.insert_resource(Quality::High)
        .insert_resource(Muted(true))
        .insert_resource(Settings::default())
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f64(
            1.0 / FRAMES_HZ,
        )))
        .add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .set(RenderPlugin {
                    render_creation,
                    ..default()
                })
                .disable::<bevy::log::LogPlugin>()
                .disable::<WinitPlugin>()
                // The drawing of a frame counts for that frame.
                .disable::<PipelinedRenderingPlugin>(),
        );
    if drawn {
        let image = Image::new_target_texture(SIZE.x, SIZE.y, TextureFormat::Rgba8UnormSrgb, None);
        let image = app.world_mut().resource_mut::<Assets<Image>>().add(image);
        app.insert_resource(DrawTo(RenderTarget::Image(image.into())));
    }
    add_game(&mut app);
    while app.plugins_state() == PluginsState::Adding {
        std::thread::yield_now();
    }
    app.finish();
    app.cleanup();
    Ok(app)
}

/// The processor time that this program has used so far, on all threads.
#[cfg(unix)]
fn worked() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// The time that passed, on other systems; it is the same if nothing else runs.
#[cfg(not(unix))]
fn worked() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}
