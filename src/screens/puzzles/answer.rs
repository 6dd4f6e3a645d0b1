//! Waits for what the person plays in a puzzle. Only the first play counts.

use std::time::Duration;

use bevy::prelude::*;

use super::book::PuzzleBook;
use super::current::CurrentPuzzle;
use crate::screens::daily::progress::DayProgress;
use host::request::{ActionRequest, RequestRefused, SeatRequest};
use host::view::MatchView;
use window_kit::table::phase::{InMatch, MatchPhase, MatchSystems, TableGate};
use window_kit::window::next_frame::{LOOK_AGAIN_S, NextFrame};
use window_kit::window::state::{OpenOverlay, Overlay};

/// After how long the person is told the answer, even if the table still moves.
const AT_MOST: Duration = Duration::from_secs(6);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NextFrame>().add_systems(
        Update,
        (listen, tell)
            .chain()
            .after(MatchSystems::Referee)
            .run_if(in_state(InMatch).and_then(resource_exists::<CurrentPuzzle>)),
    );
}

/// Takes the first action of the seat that the referee does not refuse.
fn listen(
    mut acts: MessageReader<ActionRequest>,
    mut refused: MessageReader<RequestRefused>,
    view: Res<MatchView>,
    mut current: ResMut<CurrentPuzzle>,
) {
    let seat = current.puzzle.seat;
    let acts = acts.read().filter(|act| act.seat == seat).last().cloned();
    let refused: Vec<SeatRequest> = refused.read().map(|refused| refused.request.clone()).collect();
    if current.answer.is_some() {
        return;
    }
    if let Some(act) = acts {
        current.asked = Some((act.decision, act.action));
    }
    let Some((decision, action)) = current.asked.clone() else {
        return;
    };
    let is_it = |request: &SeatRequest| matches!(request, SeatRequest::Act(act) if act.decision == decision && act.action == action);
    if refused.iter().any(is_it) {
        current.asked = None;
    } else if view.decisions[seat.index()] != decision || !view.due.contains(seat) {
        current.answer = Some(action);
    }
}

/// Tells the person once the table shows what was played, and remembers a puzzle of the list that was solved.
fn tell(
    (gate, phase, overlay): (Res<TableGate>, Res<State<MatchPhase>>, Res<State<Overlay>>),
    time: Res<Time<Real>>,
    mut waited: Local<Duration>,
    (mut book, mut progress): (ResMut<PuzzleBook>, ResMut<DayProgress>),
    mut current: ResMut<CurrentPuzzle>,
    mut open: MessageWriter<OpenOverlay>,
    mut next_frame: ResMut<NextFrame>,
) {
    if current.told || current.answer.is_none() {
        *waited = Duration::ZERO;
        return;
    }
    *waited += time.delta();
    next_frame.within(LOOK_AGAIN_S);
    let moves = gate.showing || *phase.get() == MatchPhase::Throwing;
    if *overlay.get() != Overlay::None || moves && *waited < AT_MOST {
        return;
    }
    current.told = true;
    if let (Some(number), Some(right)) = (current.number, current.is_right()) {
        let id = book
            .entries()
            .ok()
            .and_then(|entries| Some(entries.get(number)?.id.clone()));
        if let Some(id) = id {
            progress.tried(&id, right);
        }
    }
    open.write(OpenOverlay(Overlay::Puzzle));
}
