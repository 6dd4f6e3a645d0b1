//! The hint: what a decent computer player would do here.

use bevy::prelude::*;

use super::{at_the_table, status};
use crate::ai::level::Level;
use crate::games::Listed;
use crate::games::stack::Stack;
use crate::games::stack::action::StackAction;
use crate::input::Notice;
use crate::rules::rng::{Stream, stream};
use crate::table::phase::{MatchSystems, TableGate};
use crate::table::view::{MatchView, Players};

/// Asks for a hint.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct AskHint;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskHint>().add_systems(
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
    let (Some(action), Some(stack)) = (choice.and_then(Stack::of_action), Stack::of_view(&view.view)) else {
        return;
    };
    let die = match action {
        StackAction::Place { die, .. }
        | StackAction::Reroll { die }
        | StackAction::PickUp { die }
        | StackAction::RollOpponents { die } => Some(*die),
        _ => None,
    };
    notices.write(Notice {
        text: format!("Hint: {}", status::advice(action, stack, &players)),
        rule: None,
        die,
    });
}
