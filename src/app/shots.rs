//! `--shots` and `--quit-after`: numbered pictures of a match, and an automatic end.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};

use games::catalog::AnyEvent;
use system::disk;
use window_kit::presentation::visual::StillShowing;
use window_kit::table::journal::{Journal, JournalCursor};
use window_kit::table::phase::{MatchPhase, MatchSystems, TableGate};
use window_kit::window::by_game::ByGame;
use window_kit::window::milestone::{GameMilestones, Milestone};
use window_kit::window::state::{Overlay, Screen};

/// For how many frames, and for how many seconds, the window may be black while the graphics adapter starts.
const FIRST_FRAMES: u32 = 20;
const FIRST_S: f32 = 2.5;

/// When the program ends automatically.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(target_family = "wasm"), derive(clap::ValueEnum))]
pub enum QuitAfter {
    /// After one turn.
    Turn,
    /// After one round has been scored.
    Round,
    /// After the match.
    Match,
}

/// The pictures still to take, and when to end the program.
#[derive(Resource, Debug, Default)]
struct Shots {
    folder: Option<PathBuf>,
    quit_after: Option<QuitAfter>,
    taken: u32,
    under_way: u32,
    wanted: bool,
    ending: bool,
    turns: u32,
}

/// Takes a picture at each turn, settled throw and change of screen, and ends the program when asked to.
pub(crate) fn plugin(folder: Option<PathBuf>, quit_after: Option<QuitAfter>) -> impl Fn(&mut App) + Send + Sync {
    move |app: &mut App| {
        if let Some(folder) = &folder
            && let Err(error) = disk::create_dir_all(folder)
        {
            warn!("no pictures can be written to {}: {error}", folder.display());
        }
        app.insert_resource(Shots {
            folder: folder.clone(),
            quit_after,
            ..default()
        })
        .add_systems(Update, (watch, take, quit).chain().after(MatchSystems::Present));
    }
}

fn watch(
    (journal, milestones): (Res<Journal>, Res<ByGame<GameMilestones>>),
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    phase: Res<State<MatchPhase>>,
    mut cursor: Local<JournalCursor>,
    mut shots: ResMut<Shots>,
) {
    // Events after the end do not count.
    if shots.ending {
        return;
    }
    shots.wanted |= screen.is_changed() || overlay.is_changed();
    let milestone = |event: &AnyEvent| milestones.of(event.game()).and_then(|of| of.0(event));
    for milestone in journal.read(&mut cursor).iter().filter_map(milestone) {
        shots.wanted = true;
        match milestone {
            Milestone::Turn => {
                shots.turns += 1;
                shots.ending |= shots.quit_after == Some(QuitAfter::Turn) && shots.turns > 1;
            }
            Milestone::Throw => {}
            Milestone::Round => shots.ending |= shots.quit_after.is_some_and(|quit| quit != QuitAfter::Match),
        }
    }
    shots.ending |= shots.quit_after.is_some() && *phase.get() == MatchPhase::Over;
}

/// Takes a picture once the screen has shown the events.
fn take(
    time: Res<Time<Real>>,
    (gate, still): (Res<TableGate>, Res<StillShowing>),
    mut frames: Local<u32>,
    mut shots: ResMut<Shots>,
    mut commands: Commands,
) {
    *frames = frames.saturating_add(1);
    let drawn = *frames > FIRST_FRAMES && time.elapsed_secs() > FIRST_S;
    if !shots.wanted || gate.showing || still.pen || !drawn {
        return;
    }
    shots.wanted = false;
    let Some(folder) = shots.folder.clone() else { return };
    shots.taken += 1;
    shots.under_way += 1;
    let path = folder.join(format!("{:04}.png", shots.taken));
    commands
        .spawn(Screenshot::primary_window())
        .observe(save_to_disk(path))
        .observe(|_: On<ScreenshotCaptured>, mut shots: ResMut<Shots>| shots.under_way -= 1);
}

fn quit(shots: Res<Shots>, gate: Res<TableGate>, mut exit: MessageWriter<AppExit>) {
    if shots.ending && !gate.showing && !shots.wanted && shots.under_way == 0 {
        exit.write(AppExit::Success);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::{AnyGame, AnyOptions, NAMES};
    use rules::game::Turn;
    use rules::ids::{Actor, SeatId};
    use rules::rng::{Stream, stream};
    use rules::seats::Seats;

    #[test]
    fn every_game_has_turns_and_ends_in_a_round_and_those_with_dice_have_throws() {
        let milestones = crate::app::games::milestones();
        let milestone = |event: &AnyEvent| milestones.of(event.game()).and_then(|of| of.0(event));
        for game in NAMES {
            let options = AnyOptions::of_game(game).expect("a game");
            let seats = Seats::solo(2).expect("two can be seated");
            let mut state = AnyGame::new(&options, &seats, 5).expect("a match");
            let mut rng = stream(5, Stream::Agents);
            let mut seen = Vec::new();
            for _ in 0..200_000 {
                let mut events: Vec<AnyEvent> = Vec::new();
                let done = match state.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let report = state.sample_chance(&mut rng);
                        state.apply(Actor::Chance, &report, &mut events)
                    }
                    Turn::Players(due) => {
                        let seat = due.iter().next().unwrap_or(SeatId(0));
                        let legal = state.legal_actions(seat);
                        let view = state.view(rules::ids::Viewer::Player(seat));
                        let choice = view.choose(rules::ai::level::Level::Greedy, seat, &legal, &mut rng);
                        state.apply(Actor::Player(seat), &legal[choice], &mut events)
                    }
                };
                done.expect("a legal action can be applied");
                seen.extend(events.iter().filter_map(milestone));
                if seen.contains(&Milestone::Round) {
                    break;
                }
            }
            assert!(seen.contains(&Milestone::Turn), "{game} has turns");
            assert!(seen.contains(&Milestone::Round), "{game} ends in a round");
            let has_dice = !options.equipment(&seats).dice.is_empty();
            assert_eq!(seen.contains(&Milestone::Throw), has_dice, "{game}");
        }
    }
}
