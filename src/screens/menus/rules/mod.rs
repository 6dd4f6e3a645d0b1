//! The rules pages of all games, in our own words, from `docs/rules`, and the page of the controls, in all languages.
//! They open at a rule, and have tabs and a search.

pub(crate) mod controls;
mod fold;
mod page;
pub(crate) mod pages;
mod pieces;
mod place;
mod search;
pub(crate) mod sheet;

use bevy::prelude::*;

use crate::screens::menus::rules::pages::{PageOf, RuleHere, RulesAt};
use crate::screens::menus::rules::sheet::{follow_language, open_page, spawn_page};
use games::catalog::NAMES;
use window_kit::window::state::{Overlay, Screen};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<RulesAt>()
        .init_resource::<RuleHere>()
        .insert_resource(PageOf(NAMES[0]))
        .add_plugins((place::plugin, search::plugin))
        .add_systems(OnEnter(Overlay::Rules), open_page)
        .add_systems(
            Update,
            (
                follow_language,
                spawn_page.run_if(resource_changed::<PageOf>).after(follow_language),
                search::systems().after(spawn_page),
            )
                .run_if(in_state(Overlay::Rules)),
        )
        .add_systems(OnExit(Screen::Match), |mut here: ResMut<RuleHere>| {
            here.set_if_neq(RuleHere::default());
        });
}
