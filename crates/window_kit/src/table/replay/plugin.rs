//! The plugin of replays: it lays their tables and receives their controls.

use bevy::prelude::*;

use crate::table::replay::outline::Outline;
use crate::table::replay::state::{ReplayControl, ReplayRefused, Replaying, StartReplay};
use crate::table::saving::SaveState;
use crate::table::setup::{ChangeMatch, ChangeMatchSystems, NewMatch, WantedMatch, end_match, start_match};
use host::match_host::MatchHost;
use host::match_setup::MatchSetup;
use records::record::ReplayError;
use rules::error::SetupError;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<StartReplay>()
        .add_message::<ReplayRefused>()
        .add_message::<ReplayControl>()
        .add_systems(
            ChangeMatch,
            (
                // Before `end_match`, so that a request to end the match or to start another one counts more.
                (hear_controls, start_over)
                    .chain()
                    .run_if(resource_exists::<Replaying>)
                    .before(end_match),
                start_replay.after(start_match),
            )
                .in_set(ChangeMatchSystems::Hear),
        );
}

fn hear_controls(mut controls: MessageReader<ReplayControl>, mut replaying: ResMut<Replaying>) {
    for control in controls.read() {
        replaying.hear(*control);
    }
}

/// Lays the table again for a replay that goes back.
fn start_over(replaying: Res<Replaying>, refused: MessageWriter<ReplayRefused>, wanted: WantedMatch) {
    if replaying.starts_over {
        let next = Replaying {
            at: 0,
            starts_over: false,
            pending: false,
            rolling: false,
            ..replaying.clone()
        };
        lay(next, refused, wanted);
    }
}

/// Lays the table for a replay that starts.
fn start_replay(
    mut starts: MessageReader<StartReplay>,
    mut refused: MessageWriter<ReplayRefused>,
    wanted: WantedMatch,
) {
    let Some(start) = starts.read().last() else { return };
    match check(start) {
        Ok(next) => lay(next, refused, wanted),
        Err(error) => {
            refused.write(ReplayRefused(error));
        }
    }
}

fn lay(next: Replaying, mut refused: MessageWriter<ReplayRefused>, mut wanted: WantedMatch) {
    let setup = next.setup();
    let shown = MatchSetup {
        players: next.recorded_players().0,
        ..setup.clone()
    };
    match MatchHost::new(&shown, None, wanted.first_decision()) {
        Ok(host) => wanted.lay(NewMatch {
            setup,
            host,
            position: None,
            replaying: Some(next),
            keeping: SaveState::Never,
            goes_on: None,
        }),
        Err(error) => {
            refused.write(ReplayRefused(error.into()));
        }
    }
}

/// Replays the whole record by the rules, so that the replay shows only what really happened.
fn check(start: &StartReplay) -> Result<Replaying, ReplayError> {
    let seated = start.record.seats.count();
    if start.players.len() != seated {
        return Err(ReplayError::Setup(SetupError::Players {
            count: start.players.len(),
            least: seated,
            most: seated,
        }));
    }
    Ok(Replaying::new(start, Outline::of(&start.record)?))
}
