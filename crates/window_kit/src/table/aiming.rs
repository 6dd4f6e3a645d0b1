//! Throws on the present table without aiming by hand: the fair standard throw and the careful throw.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::components::die::DiceIndex;
use crate::table::components::pile::{DicePile, PileContents};
use crate::table::physics::drive::TableToCopy;
use host::throw_search::{TableCopy, in_order, untried_throw};
use physics::aim::fair_throw;
use rules::ai::level::Level;
use rules::die::DieId;
use rules::ids::SeatId;
use tabletop::die::Die;
use tabletop::throw::ThrowGesture;
use tabletop::tray::TrayGeometry;

/// The tray and the stacks on it. Everybody at the table can see them.
#[derive(SystemParam)]
pub struct Aiming<'w, 's> {
    tray: Option<Res<'w, TrayGeometry>>,
    piles: Query<'w, 's, &'static PileContents, With<DicePile>>,
    index: Res<'w, DiceIndex>,
    dice: Query<'w, 's, &'static Transform, With<Die>>,
}

impl Aiming<'_, '_> {
    /// The fair throw, which everybody can choose instead of aiming. `among` is the die, if a single one is thrown
    /// among others that lie on the table.
    pub fn standard(&self, seat: SeatId, seats: usize, among: Option<DieId>) -> ThrowGesture {
        let lies = |die| Some(self.dice.get(self.index.get(die)?).ok()?.translation.xz());
        fair_throw(&self.tray(), seat, seats, among.and_then(lies), &self.stacks())
    }

    /// The throw of a computer player of this level that tries no throws; `None` if it uses the fair standard throw.
    pub(crate) fn untried(&self, level: Level, seat: SeatId, seats: usize) -> Option<ThrowGesture> {
        untried_throw(level, &self.tray(), (seat, seats), &self.stacks())
    }

    /// A copy of the table, for trying throws before the real one; `None` if there is no tray.
    pub(super) fn copied(&self, table: &TableToCopy, seats: usize) -> Option<TableCopy> {
        Some(TableCopy {
            sandbox: table.copy()?,
            tray: self.tray(),
            obstacles: self.stacks(),
            seats,
        })
    }

    fn tray(&self) -> TrayGeometry {
        self.tray.as_deref().copied().unwrap_or(TrayGeometry::for_dice(0))
    }

    /// The place and height of each stack.
    pub fn stacks(&self) -> Vec<(Vec2, f32)> {
        let stacks = self.piles.iter().filter_map(|contents| {
            let bottom = self.dice.get(*contents.entities().first()?).ok()?;
            Some((bottom.translation.xz(), contents.entities().len() as f32))
        });
        in_order(stacks.collect())
    }
}
