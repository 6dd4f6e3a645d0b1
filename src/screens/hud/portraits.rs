//! Whose face each seat shows.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::host::view::Players;
use crate::rules::ids::PlayerId;
use crate::screens::together::room::Room;
use crate::screens::together::words::portrait;
use crate::settings::people::People;
use crate::table::match_setup::CurrentMatch;
use crate::ui::face::Portrait;

/// The faces of the seats: a computer player has that of its level, a person the one that was chosen at the table of
/// people at several machines, or who is known at this machine; everybody else has none.
#[derive(SystemParam)]
pub(crate) struct Portraits<'w> {
    players: Res<'w, Players>,
    people: Res<'w, People>,
    room: Option<Res<'w, Room>>,
    current: Option<Res<'w, CurrentMatch>>,
}

impl Portraits<'_> {
    /// The face of a seat.
    pub fn of(&self, seat: PlayerId) -> Option<Portrait> {
        let level = self.players.face(seat).map(Portrait::Level);
        level.or_else(|| self.at_table(seat)).or_else(|| {
            let person = self.people.named(self.players.name(seat))?;
            Some(Portrait::Person(person.face))
        })
    }

    /// The face at a table that is hosted elsewhere.
    fn at_table(&self, seat: PlayerId) -> Option<Portrait> {
        let room = self.room.as_ref()?;
        let ours = room.is_at_table(self.current.as_ref()?.mark);
        room.seat(seat).filter(|_| ours).and_then(portrait)
    }
}
