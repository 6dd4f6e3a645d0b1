//! The plugin of Skip-Bo Dice in the window.

use bevy::prelude::*;

use crate::play::skip_bo_dice::{boards, hands, hud};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((boards::plugin::plugin, hands::plugin::plugin, hud::plugin::plugin));
}
