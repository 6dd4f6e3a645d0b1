//! The hint: what a decent computer player would do here.

use bevy::prelude::*;

use super::at_the_table;
use crate::ai::level::Level;
use crate::games::AnyAction;
use crate::input::Notice;
use crate::rules::rng::{Stream, stream};
use crate::table::phase::{MatchSystems, TableGate};
use crate::table::view::{MatchView, Players};

/// The act that a hint advises, for whoever points out what it is about.
#[derive(Message, Clone, Debug)]
pub(super) struct Advised(pub AnyAction);

/// Asks for a hint.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct AskHint;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskHint>().add_message::<Advised>().add_systems(
        Update,
        (ask_by_key, give_hint)
            .chain()
            .before(MatchSystems::CollectRequests)
            .run_if(at_the_table),
    );
}

fn ask_by_key(keys: Res<ButtonInput<KeyCode>>, mut asks: MessageWriter<AskHint>) {
    if keys.just_pressed(KeyCode::KeyH) {
        asks.write(AskHint);
    }
}

fn give_hint(
    mut asks: MessageReader<AskHint>,
    view: Option<Res<MatchView>>,
    players: Res<Players>,
    gate: Res<TableGate>,
    mut notices: MessageWriter<Notice>,
    mut advised: MessageWriter<Advised>,
) {
    if asks.read().count() == 0 || !gate.open() {
        return;
    }
    let Some(view) = view else { return };
    let Some(seat) = view.due.iter().find(|seat| players.is_person(*seat)) else {
        return;
    };
    let legal = &view.legal[seat.index()];
    // Asked twice, it says the same.
    let mut rng = stream(0, Stream::Agents);
    let choice = legal.get(view.view.choose(Level::Normal, seat, legal, &mut rng));
    let Some(action) = choice else { return };
    let names = |seat| players.name(seat).to_owned();
    advised.write(Advised(action.clone()));
    notices.write(Notice {
        text: format!("Hint: {}", view.view.advice(action, &names)),
        rule: None,
        refused: false,
    });
}
