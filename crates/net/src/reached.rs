//! How a client has reached its server, and which proofs of others it can check from there.

use crate::destination::Destination;
use crate::fingerprint::Fingerprint;
use crate::protocol::person::ServerPlace;
use crate::table_address::TableKey;

/// How a client has reached its server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reached {
    /// The server as a person signs it; `None` where anybody on the way could use the signature.
    pub place: Option<ServerPlace>,
    /// The certificate that the server has shown, if the client could see it.
    pub certificate: Option<Fingerprint>,
    /// The key of the table, if it is one of this program.
    pub own: Option<TableKey>,
}

impl Reached {
    /// A server that was reached by this address, with this certificate. `exactly` says that a person trusts this
    /// very certificate; otherwise the client's system trusts it for the name.
    pub fn by(to: &Destination, certificate: Option<Fingerprint>, exactly: bool) -> Self {
        let place = match to {
            Destination::Table(table) => Some(ServerPlace::Table(table.key)),
            Destination::Server(server) if server.tls => match certificate.filter(|_| exactly) {
                Some(certificate) => Some(ServerPlace::Certificate(certificate)),
                None => server.host.parse().ok().map(ServerPlace::Name),
            },
            Destination::Server(server) => server.is_near().then_some(ServerPlace::Near),
        };
        Self {
            place,
            certificate,
            own: None,
        }
    }

    /// Whether it is a table in another home.
    pub const fn is_home(&self) -> bool {
        matches!(self.place, Some(ServerPlace::Table(_)))
    }

    /// The place that a person signs here.
    pub fn signs(&self) -> Option<ServerPlace> {
        self.own.map(ServerPlace::Table).or_else(|| self.place.clone())
    }

    /// Whether a proof for this place was made for the server that this client has reached, as far as it can know. A
    /// bad server may show proofs that were made elsewhere.
    pub fn is_same(&self, place: &ServerPlace) -> bool {
        let near = self.place == Some(ServerPlace::Near);
        match place {
            ServerPlace::Near => near,
            ServerPlace::Name(_) => self.place.as_ref() == Some(place),
            ServerPlace::Certificate(certificate) => self.certificate.as_ref() == Some(certificate),
            ServerPlace::Table(key) => match self.own {
                Some(own) => own == *key,
                // Within a home nothing tells one table from another.
                None => near || self.place.as_ref() == Some(place),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by(address: &str) -> Reached {
        Reached::by(&address.parse().expect("an address"), None, false)
    }

    #[test]
    fn only_proofs_for_the_same_server_are_believed() {
        let key = |digits: &str| -> TableKey { digits.repeat(32).parse().expect("a key") };
        let (near, named) = (by("192.168.1.5"), by("wss://Play.example.org:9"));
        let (table, open) = (by(&format!("table://{}", key("7f"))), by("ws://play.example.org"));
        let name = |name: &str| ServerPlace::Name(name.parse().expect("a name"));
        let seen = Fingerprint::of(b"seen");
        let pinned = Reached::by(&"play.example.org".parse().expect("one"), Some(seen), true);
        let trusted = Reached::by(&"play.example.org".parse().expect("one"), Some(seen), false);

        assert_eq!(near.signs(), Some(ServerPlace::Near));
        assert_eq!(named.signs(), Some(name("play.example.org")));
        assert_eq!(table.signs(), Some(ServerPlace::Table(key("7f"))));
        assert_eq!(open.signs(), None, "anybody on the way could use it");
        assert_eq!(pinned.signs(), Some(ServerPlace::Certificate(seen)));
        assert_eq!(trusted.signs(), Some(name("play.example.org")));

        let places = [
            ServerPlace::Near,
            name("play.example.org"),
            name("other.example.org"),
            ServerPlace::Certificate(seen),
            ServerPlace::Certificate(Fingerprint::of(b"other")),
            ServerPlace::Table(key("7f")),
            ServerPlace::Table(key("7e")),
        ];
        let believes = |reached: &Reached| places.each_ref().map(|place| u8::from(reached.is_same(place)));
        assert_eq!(believes(&near), [1, 0, 0, 0, 0, 1, 1]);
        assert_eq!(believes(&named), [0, 1, 0, 0, 0, 0, 0]);
        assert_eq!(believes(&trusted), [0, 1, 0, 1, 0, 0, 0]);
        assert_eq!(believes(&pinned), [0, 0, 0, 1, 0, 0, 0]);
        assert_eq!(believes(&table), [0, 0, 0, 0, 0, 1, 0]);
        assert_eq!(believes(&open), [0; 7]);
        let own = Reached {
            own: Some(key("7f")),
            ..near
        };
        assert_eq!(believes(&own), [1, 0, 0, 0, 0, 1, 0], "it knows its own key");
        assert_eq!(own.signs(), Some(ServerPlace::Table(key("7f"))));
    }
}
