//! The dry-erase boards of Skip-Bo Dice: their layout, their print, and what the pens write.
//!
//! Reads the view and does not depend on the input code, which sets the highlights (`LitSpots`) and asks which spot of
//! a board is under the pointer (`BoardTable::spot_at`).

pub mod hand;
pub mod layout;
pub(crate) mod lit;
mod marks;
mod pen;
mod print;
pub mod table;

use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::print::BoardMaterial;
use crate::play::skip_bo_dice::boards::table::{
    BoardParts, BoardSystems, DiceMatch, Inspected, OwnBoard, follow_lamp, follow_match, lay_boards, lay_table,
    rehearse_board, take_away,
};
use rules::ids::SeatId;
use window_kit::presentation::animate;
use window_kit::presentation::quality::follows_quality;
use window_kit::presentation::rehearsal::Rehearse;
use window_kit::table::phase::MatchSystems;
use window_kit::window::open_panels::closed_by_escape;

pub use crate::play::skip_bo_dice::boards::layout::{Spot, TableLayout};

pub(crate) fn plugin(app: &mut App) {
    follows_quality::<BoardMaterial>(app);
    closed_by_escape(
        app,
        "board",
        |inspected: Res<Inspected>| inspected.0.is_some(),
        |mut inspected: ResMut<Inspected>| inspected.0 = None,
    );
    app.rehearse(rehearse_board)
        .add_plugins(MaterialPlugin::<BoardMaterial>::default())
        .init_resource::<Inspected>()
        .insert_resource(OwnBoard(SeatId(0)))
        .init_resource::<BoardParts>()
        .add_computed_state::<DiceMatch>()
        .configure_sets(
            Update,
            BoardSystems
                .in_set(MatchSystems::Animate)
                .before(animate::hold_the_table)
                .run_if(in_state(DiceMatch)),
        )
        .add_systems(OnEnter(DiceMatch), lay_table)
        .add_systems(
            Update,
            (follow_match, lay_boards, follow_lamp)
                .chain()
                .in_set(MatchSystems::Animate)
                .before(BoardSystems)
                .run_if(in_state(DiceMatch)),
        )
        .add_systems(OnExit(DiceMatch), take_away)
        .add_plugins((pen::plugin, lit::plugin));
}
