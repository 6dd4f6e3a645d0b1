//! Which dice lie on the table for practice, from when its screen opens until it closes.

use bevy::prelude::*;

use crate::screens::setup::plugin::new_seed;
use window_kit::table::practice::{PracticeSet, PracticeSystems, set_up, take_away};
use window_kit::window::state::{Screen, at_practice};

/// The dice that were chosen last; they stay chosen while the program runs.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chosen(pub PracticeSet);

/// A request to lay these dice as at the beginning.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LayOut(pub PracticeSet);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chosen>()
        .add_message::<LayOut>()
        .configure_sets(Update, PracticeSystems::Act.run_if(at_practice))
        .add_systems(
            OnEnter(Screen::Practice),
            |chosen: Res<Chosen>, mut lay: MessageWriter<LayOut>| {
                lay.write(LayOut(chosen.0));
            },
        )
        .add_systems(OnExit(Screen::Practice), take_away)
        .add_systems(Update, lay_out.run_if(in_state(Screen::Practice)));
}

fn lay_out(mut asked: MessageReader<LayOut>, mut chosen: ResMut<Chosen>, mut commands: Commands) {
    if let Some(LayOut(set)) = asked.read().last().copied() {
        chosen.set_if_neq(Chosen(set));
        commands.queue(move |world: &mut World| set_up(world, set, new_seed()));
    }
}
