//! The hint: what the strongest computer player would do here, and why. A background task computes it.

use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::screens::puzzles::current::CurrentPuzzle;
use games::catalog::{AnyAction, AnyView};
use games::hint::Hint;
use host::request::DecisionId;
use host::view::{MatchView, Players};
use messages::texts::puzzles;
use records::progress::Progress;
use rules::ids::SeatId;
use window_kit::intents::Intents;
use window_kit::intents::general::HINT;
use window_kit::machine::background::{Background, Work};
use window_kit::table::phase::{InMatch, MatchSystems, TableGate};
use window_kit::window::intent::Notice;
use window_kit::window::intent::{HintedAction, RequestHint};
use window_kit::window::next_frame::{LOOK_AGAIN_S, NextFrame};
use window_kit::window::state::at_the_table;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<HintTask>()
        .init_resource::<NextFrame>()
        .add_message::<RequestHint>()
        .add_message::<HintedAction>()
        .add_systems(
            Update,
            (ask_by_key, think_of_hint, give_hint)
                .chain()
                .before(MatchSystems::CollectRequests)
                .run_if(in_state(InMatch).and_then(at_the_table)),
        );
}

fn ask_by_key(intents: Intents, mut asks: MessageWriter<RequestHint>) {
    if intents.just(HINT) {
        asks.write(RequestHint);
    }
}

/// The hint that is being computed.
#[derive(Resource, Default)]
struct HintTask(Option<(DecisionId, Background<HintWork>)>);

/// A hint for a decision.
#[derive(Serialize, Deserialize)]
pub(crate) struct HintWork {
    view: AnyView,
    seat: SeatId,
    legal: Arc<Vec<AnyAction>>,
}

impl Work for HintWork {
    type Answer = Option<Hint>;
    const NAME: &'static str = "hint";

    fn carry_out(&self, _: &Progress) -> Option<Hint> {
        Hint::think(&self.view, self.seat, &self.legal)
    }
}

/// Starts to compute a hint for the decision that a person must make.
fn think_of_hint(
    mut asks: MessageReader<RequestHint>,
    view: Res<MatchView>,
    players: Res<Players>,
    (gate, puzzle): (Res<TableGate>, Option<Res<CurrentPuzzle>>),
    mut thought: ResMut<HintTask>,
    mut notices: MessageWriter<Notice>,
) {
    if asks.read().count() == 0 || !gate.open() {
        return;
    }
    // The hint would be the answer.
    if puzzle.is_some() {
        notices.write(Notice {
            text: puzzles::NO_HINT,
            rule: None,
            refused: false,
        });
        return;
    }
    let Some(seat) = view.due.iter().find(|seat| players.is_person(*seat)) else {
        return;
    };
    let decision = view.decisions[seat.index()];
    if thought.0.as_ref().is_some_and(|(known, _)| *known == decision) {
        return;
    }
    let (view, legal) = (view.view.clone(), view.legal[seat.index()].clone());
    thought.0 = Some((decision, Background::begin(HintWork { view, seat, legal })));
}

/// Shows the hint once it is ready, unless its decision is over.
fn give_hint(
    view: Res<MatchView>,
    mut thought: ResMut<HintTask>,
    mut notices: MessageWriter<Notice>,
    mut advised: MessageWriter<HintedAction>,
    mut next_frame: ResMut<NextFrame>,
) {
    let Some((decision, work)) = &mut thought.0 else { return };
    if !view.decisions.contains(decision) {
        thought.0 = None;
        return;
    }
    next_frame.within(LOOK_AGAIN_S);
    let Some(hint) = work.ready() else { return };
    thought.0 = None;
    let Some(hint) = hint else { return };
    advised.write(HintedAction(hint.action));
    notices.write(Notice {
        text: hint.words,
        rule: None,
        refused: false,
    });
}
