//! The face that each seat shows.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::screens::together::room::Room;
use crate::screens::together::words::portraits;
use host::view::Players;
use rules::ids::SeatId;
use window_kit::settings::people::People;
use window_kit::table::current_match::CurrentMatch;
use window_kit::ui::face::Portrait;

/// The faces of the seats. A computer player has the face of its character. A person has the face that was chosen at a
/// table with several machines, or else the one that is saved on this machine. Everybody else has none.
#[derive(SystemParam)]
pub(crate) struct Portraits<'w> {
    players: Res<'w, Players>,
    people: Res<'w, People>,
    room: Option<Res<'w, Room>>,
    current: Option<Res<'w, CurrentMatch>>,
}

impl Portraits<'_> {
    /// The face of a seat.
    pub fn of(&self, seat: SeatId) -> Option<Portrait> {
        let computer = self.players.characters().into_iter().nth(seat.index()).flatten();
        let computer = computer.map(Portrait::Computer);
        computer.or_else(|| self.at_table(seat)).or_else(|| {
            let person = self.people.named(self.players.name(seat))?;
            Some(Portrait::Person(person.face))
        })
    }

    /// The face of a seat at a table with several machines.
    fn at_table(&self, seat: SeatId) -> Option<Portrait> {
        let room = self.room.as_ref()?;
        let ours = room.is_at_table(self.current.as_ref()?.mark);
        let faces = portraits(&room.lobby.as_ref()?.seats);
        faces.into_iter().nth(seat.index()).flatten().filter(|_| ours)
    }
}
