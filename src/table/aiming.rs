//! Throws that nobody aims by hand, on the present table: the fair standard throw and the careful throw.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::host::throw_search::{TableCopy, in_order};
use crate::physics::aim::{careful_throw, standard_throw};
use crate::physics::drive::TableToCopy;
use crate::physics::throw::ThrowGesture;
use crate::physics::tray::TrayGeometry;
use crate::rules::ids::PlayerId;
use crate::tabletop::pile::{DicePile, PileContents};

/// The tray and the stacks on it. Everybody at the table can see them.
#[derive(SystemParam)]
pub struct Aiming<'w, 's> {
    tray: Option<Res<'w, TrayGeometry>>,
    stacks: Query<'w, 's, &'static PileContents, With<DicePile>>,
    dice: Query<'w, 's, &'static Transform>,
}

impl Aiming<'_, '_> {
    /// The fair throw that everybody can choose instead of aiming.
    pub fn standard(&self, seat: PlayerId, seats: usize) -> ThrowGesture {
        standard_throw(&self.tray(), seat, seats, &self.obstacles())
    }

    /// A throw that keeps as far away from the stacks as it can.
    pub fn careful(&self, seat: PlayerId, seats: usize) -> ThrowGesture {
        careful_throw(&self.tray(), seat, seats, &self.obstacles())
    }

    /// A copy of the table, for trying throws before the real one. `None` where there is no tray.
    pub(super) fn copied(&self, table: &TableToCopy, seats: usize) -> Option<TableCopy> {
        Some(TableCopy {
            sandbox: table.copy()?,
            tray: self.tray(),
            obstacles: self.obstacles(),
            seats,
        })
    }

    fn tray(&self) -> TrayGeometry {
        self.tray.as_deref().copied().unwrap_or(TrayGeometry::for_dice(0))
    }

    /// The place and height of each stack.
    fn obstacles(&self) -> Vec<(Vec2, f32)> {
        let stacks = self.stacks.iter().filter_map(|contents| {
            let bottom = self.dice.get(*contents.entities().first()?).ok()?;
            Some((bottom.translation.xz(), contents.entities().len() as f32))
        });
        in_order(stacks.collect())
    }
}
