//! Starts the replay of a match and leads back to where it was started.

use std::sync::Arc;

use bevy::prelude::*;

use crate::screens::moment::ShownMoment;
use crate::screens::replay::save;
use host::view::{SeatControl, SeatPlayer};
use messages::{Message as Words, texts};
use records::record::Record;
use window_kit::table::current_match::CurrentMatch;
use window_kit::table::phase::{InMatch, MatchSystems};
use window_kit::table::played::PlayedSoFar;
use window_kit::table::replay::state::{Replay, ReplayControl, Replaying, StartReplay};
use window_kit::window::state::{Overlay, Screen};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ReplayOrigin>()
        .init_resource::<ReplayReturn>()
        .add_message::<WatchAgain>()
        .add_message::<LeaveReplay>()
        .add_plugins(save::plugin)
        .add_systems(
            Update,
            (
                watch_again.run_if(in_state(InMatch)),
                leave,
                // The best moment is shown beside the result.
                enter.run_if(resource_exists::<Replaying>.and_then(not(resource_exists::<ShownMoment>))),
            )
                .chain()
                .after(MatchSystems::Present),
        );
}

/// A request to replay the match that was just played, starting after this many entries of its record.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct WatchAgain {
    /// The number of entries.
    pub at: usize,
}

/// The lists from which replays were started, the innermost last: leaving a replay leads back to its list.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ReplayReturn(Vec<Overlay>);

impl ReplayReturn {
    /// The next replay is not started from a list.
    pub(crate) fn nowhere(&mut self) {
        self.0.clear();
    }

    /// The next replay is started from this list, which may be open over the end of another replay.
    pub(crate) fn list(&mut self, list: Overlay) {
        self.0.retain(|known| *known != list);
        self.0.push(list);
    }
}

/// A request to leave the replay, back to where it was started.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct LeaveReplay;

/// The screen where the replay was started, and whether the way back has begun.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ReplayOrigin {
    screen: Screen,
    leaving: bool,
}

/// The players of a record: those saved with it, or players called by the numbers of their seats if none were saved.
pub fn players(record: &Record, kept: Vec<SeatPlayer>, localize: impl Fn(&Words) -> String) -> Vec<SeatPlayer> {
    if !kept.is_empty() {
        return kept;
    }
    (1..=record.seats.count())
        .map(|number| SeatPlayer {
            name: localize(&texts::cli::player_number(number)),
            control: SeatControl::Recorded(None),
        })
        .collect()
}

fn watch_again(
    mut asked: MessageReader<WatchAgain>,
    played: PlayedSoFar,
    current: Res<CurrentMatch>,
    mut starts: MessageWriter<StartReplay>,
    mut commands: Commands,
) {
    let Some(WatchAgain { at }) = asked.read().last() else {
        return;
    };
    // Only a match that is over is revealed.
    let Some((record, tracks)) = played.revealed() else {
        return;
    };
    commands.remove_resource::<ShownMoment>();
    starts.write(StartReplay {
        record: Arc::new(record.clone()),
        tracks: Arc::new(tracks.clone()),
        players: current.players.clone(),
        at: *at,
        playing: true,
    });
}

/// Shows a replay on the screen of a match, wherever it was started.
fn enter(
    screen: Res<State<Screen>>,
    mut came_from: ResMut<ReplayOrigin>,
    mut next: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    if *screen.get() != Screen::Match {
        *came_from = ReplayOrigin {
            screen: *screen.get(),
            leaving: false,
        };
        next.set(Screen::Match);
        overlay.set(Overlay::None);
    }
}

/// Goes back to where the replay was started: the title, or the end of the match, and the list over it.
fn leave(
    mut asked: MessageReader<LeaveReplay>,
    replay: Replay,
    (mut came_from, mut back_to): (ResMut<ReplayOrigin>, ResMut<ReplayReturn>),
    mut controls: MessageWriter<ReplayControl>,
    (mut next, mut overlay): (ResMut<NextState<Screen>>, ResMut<NextState<Overlay>>),
    mut commands: Commands,
) {
    let asked = asked.read().count() > 0;
    let Some(replaying) = replay.on() else {
        came_from.leaving = false;
        return;
    };
    let to_result = came_from.screen == Screen::Results;
    let to_review = back_to.0.last() == Some(&Overlay::Review);
    if asked && (to_result || to_review) {
        came_from.leaving = true;
        controls.write(ReplayControl::Pause);
        controls.write(ReplayControl::To(replaying.count()));
    } else if asked {
        // Entering the title ends the match.
        next.set(Screen::Title);
        overlay.set(back_to.0.pop().unwrap_or_default());
        back_to.nowhere();
        commands.remove_resource::<Replaying>();
    } else if came_from.leaving && !replaying.is_jumping() && replaying.at() == replaying.count() {
        came_from.leaving = false;
        if to_result {
            next.set(Screen::Results);
            commands.remove_resource::<Replaying>();
        }
        if to_review {
            overlay.set(Overlay::Review);
            back_to.0.pop();
        }
    }
}
