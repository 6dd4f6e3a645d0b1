//! A table in a home gets another address: those who play learn it before the old one ends.

use crate::protocol::server_message::ServerMessage;
use crate::room::effect::ConnectionId;
use crate::room::room::Room;
use crate::table_address::TableAddress;

impl Room {
    /// Tells the people with seats who are here that the table has this address for other homes. Whoever came by the
    /// old one goes there, and comes back to their seats. Nobody else is told: a new address keeps out those who have
    /// the old one.
    pub fn moves_to(&mut self, to: &TableAddress) {
        let seated = self.seated();
        let there = self.persons.iter().filter(|person| seated.contains(&person.id));
        let there: Vec<ConnectionId> = there.filter_map(|person| person.connection).collect();
        for connection in there {
            self.send(connection, ServerMessage::Elsewhere(to.clone()), false);
        }
    }
}
