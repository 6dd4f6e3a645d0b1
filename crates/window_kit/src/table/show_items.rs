//! A table that shows a match from a viewer's feed, wherever its host is.

use crate::table::entities::WorldDice;
use bevy::prelude::*;

use crate::table::follower::apply;
use crate::table::position::lay_out;
use crate::table::setup::lay_equipment;
use crate::table::sync::follow_journal;
use crate::table::viewer::TableViewer;
use host::feed::{FeedItem, FeedUpdate};
use host::hand::HandRng;
use host::shown_dice;
use host::view::{MatchView, Players};
use rules::ids::Viewer;
use rules::rng::Seed;

/// Lays the table of a match on an empty one, from a snapshot of the feed. Changes nothing for any other item.
pub fn lay(world: &mut World, whole: &FeedItem, viewer: Viewer) {
    let FeedUpdate::Whole { players, options, dice } = &whole.told else {
        return;
    };
    let view: MatchView = (*whole.view).clone();
    world.insert_resource(TableViewer(viewer));
    world.insert_resource(Players(players.clone()));
    // Only decides how straight things are laid by hand: the host's seed stays secret.
    world.insert_resource(HandRng::new(Seed::Number(0)));
    lay_equipment(&mut world.commands(), options.equipment(&view.seats));
    world.flush();
    lay_out(world, &view.view.layout());
    shown_dice::lay(&mut WorldDice(world), dice);
    world.insert_resource(view);
}

/// Shows a feed item without delay, on a table that shows the item before it.
pub fn show(world: &mut World, item: &FeedItem) {
    apply(world, item.clone(), false);
    world.insert_resource::<MatchView>((*item.view).clone());
    follow_journal(world);
}
