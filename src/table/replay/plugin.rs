//! Replays put together: laying the table of one, and hearing what steers it.

use bevy::prelude::*;

use crate::record::ReplayError;
use crate::rules::error::SetupError;
use crate::table::phase::MatchSystems;
use crate::table::referee::{DecisionCounter, Referee};
use crate::table::replay::outline::Outline;
use crate::table::replay::state::{ReplayControl, ReplayRefused, Replaying, StartReplay};
use crate::table::setup::{NewTable, SetUpSystems};
use crate::table::tracks::MatchTracks;
use crate::table::view::{Players, SeatPlayer};

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<StartReplay>()
        .add_message::<ReplayRefused>()
        .add_message::<ReplayControl>()
        .add_systems(
            Update,
            (hear_controls, lay_table)
                .chain()
                .after(SetUpSystems)
                .before(MatchSystems::CollectRequests),
        );
}

fn hear_controls(mut controls: MessageReader<ReplayControl>, replaying: Option<ResMut<Replaying>>) {
    let Some(mut replaying) = replaying else {
        controls.clear();
        return;
    };
    for control in controls.read() {
        replaying.hear(*control);
    }
}

/// Lays the table for a replay that starts, or starts over.
fn lay_table(
    mut starts: MessageReader<StartReplay>,
    mut refused: MessageWriter<ReplayRefused>,
    mut counter: ResMut<DecisionCounter>,
    replaying: Option<Res<Replaying>>,
    mut table: NewTable,
) {
    let next = match starts.read().last() {
        Some(start) => match check(start) {
            Ok(replaying) => replaying,
            Err(error) => {
                refused.write(ReplayRefused(error));
                return;
            }
        },
        None => match replaying {
            Some(replaying) if replaying.starts_over => Replaying {
                at: 0,
                starts_over: false,
                rolling: false,
                ..replaying.clone()
            },
            _ => return,
        },
    };
    let setup = next.setup();
    match Referee::new(&setup, None, &mut counter) {
        Ok(referee) => table.lay(&setup, referee),
        Err(error) => {
            refused.write(ReplayRefused(error.into()));
            return;
        }
    }
    let recorded = next.players.iter().map(|player| SeatPlayer {
        name: player.name.clone(),
        control: player.control.recorded(),
    });
    table.commands.insert_resource(Players(recorded.collect()));
    table.commands.insert_resource(MatchTracks::clone(&next.tracks));
    table.commands.insert_resource(next);
}

/// Plays the record through by the rules: what is shown is what was.
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
