//! Whose face each seat shows.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::host::view::Players;
use crate::rules::ids::PlayerId;
use crate::settings::people::People;
use crate::ui::face::Portrait;

/// The faces of the seats: a computer player has that of its level, a person who is known at this machine the one that
/// was chosen, and everybody else none.
#[derive(SystemParam)]
pub(crate) struct Portraits<'w> {
    players: Res<'w, Players>,
    people: Res<'w, People>,
}

impl Portraits<'_> {
    /// The face of a seat.
    pub fn of(&self, seat: PlayerId) -> Option<Portrait> {
        let level = self.players.face(seat).map(Portrait::Level);
        level.or_else(|| {
            let person = self.people.named(self.players.name(seat))?;
            Some(Portrait::Person(person.face))
        })
    }
}
