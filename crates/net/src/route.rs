//! Where a client connects, as servers of a cluster send it on to each other.

use crate::destination::Destination;
use crate::target::Target;

/// The place that a person named, and the server to which that one has sent the client.
#[derive(Clone, Debug)]
pub struct Route {
    now: Destination,
    /// The other one of both: where the client goes if the connection is lost.
    other: Option<Destination>,
    /// The place that the person named.
    home: Destination,
}

impl Route {
    /// A route to the place that a person named.
    pub fn new(home: Destination) -> Self {
        Self {
            now: home.clone(),
            other: None,
            home,
        }
    }

    /// Where the client connects now.
    pub const fn now(&self) -> &Destination {
        &self.now
    }

    /// Goes to another place for good: what was named is a table that lives there.
    pub fn move_to(&mut self, place: Destination) {
        *self = Self::new(place);
    }

    /// Goes on to the server to which the present one has sent the client. Returns whether it may.
    pub fn send_to(&mut self, server: Target) -> bool {
        let may = matches!(&self.now, Destination::Server(now) if now.may_send_to(&server));
        if may {
            self.other = Some(self.home.clone()).filter(|home| home.server() != Some(&server));
            self.now = server.into();
        }
        may
    }

    /// Notes that the connection is lost or could not be made: the next one goes to the other place, as a server that is
    /// gone can't say who has its rooms now.
    pub fn lost(&mut self) {
        if let Some(other) = self.other.take() {
            self.other = Some(std::mem::replace(&mut self.now, other));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Target {
        text.parse().expect("an address")
    }

    #[test]
    fn a_client_whose_server_is_gone_asks_where_it_began_and_then_there_again() {
        let mut route = Route::new(at("10.0.0.1").into());
        let now = |route: &Route| route.now().server().map(ToString::to_string);
        route.lost();
        assert_eq!(now(&route).as_deref(), Some("10.0.0.1:7448"), "there is no other place");
        assert!(route.send_to(at("10.0.0.2")));
        assert_eq!(now(&route).as_deref(), Some("10.0.0.2:7448"));
        for expected in ["10.0.0.1:7448", "10.0.0.2:7448", "10.0.0.1:7448"] {
            route.lost();
            assert_eq!(now(&route).as_deref(), Some(expected));
        }
        assert!(route.send_to(at("10.0.0.3")));
        route.lost();
        assert_eq!(
            now(&route).as_deref(),
            Some("10.0.0.1:7448"),
            "not to the server before"
        );
        assert!(
            route.send_to(at("10.0.0.3")) && route.send_to(at("10.0.0.1")),
            "back to the first"
        );
        route.lost();
        assert_eq!(now(&route).as_deref(), Some("10.0.0.1:7448"));
    }

    #[test]
    fn a_client_that_is_sent_astray_stays() {
        let mut route = Route::new(at("play.example.org").into());
        assert!(!route.send_to(at("127.0.0.1")) && !route.send_to(at("ws://other.example.org")));
        assert_eq!(route.now().server(), Some(&at("play.example.org")));
    }
}
