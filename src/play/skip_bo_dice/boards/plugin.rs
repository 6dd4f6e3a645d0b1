//! The boards put together.

use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::print::BoardMaterial;
use crate::play::skip_bo_dice::boards::table::{
    BoardParts, BoardSystems, Inspected, OwnBoard, follow_lamp, lay_boards, lay_table,
};
use crate::play::skip_bo_dice::boards::{lit, pen};
use crate::presentation::animate;
use crate::rules::ids::PlayerId;
use crate::table::phase::MatchSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<BoardMaterial>::default())
        .init_resource::<Inspected>()
        .insert_resource(OwnBoard(PlayerId(0)))
        .init_resource::<BoardParts>()
        .configure_sets(
            Update,
            BoardSystems
                .in_set(MatchSystems::Animate)
                .before(animate::hold_the_table),
        )
        .add_systems(
            Update,
            (lay_table, lay_boards, follow_lamp)
                .chain()
                .in_set(MatchSystems::Animate)
                .before(BoardSystems),
        )
        .add_plugins((pen::plugin, lit::plugin));
}
