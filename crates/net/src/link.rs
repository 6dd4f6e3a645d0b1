//! Links that lead to a table: `tumbletop://join/CODE?server=wss://HOST:PORT`, or `https://HOST:PORT/CODE`, which is
//! also the address of a page at that table, or `tumbletop://join/CODE?table=KEY&relay=HOST`, to a table in another
//! home. `https://HOST:PORT/CODE?table=KEY&relay=HOST` is the address of a page at that one; the host gives out the page.

use std::fmt;
use std::str::FromStr;

use percent_encoding::percent_decode_str;

use crate::destination::Destination;
use crate::protocol::code::RoomCode;
use crate::table_address::TableAddress;
use crate::target::Target;

/// The scheme and the action of a link. The packages register the scheme.
const PREFIX: &str = "tumbletop://join/";
/// The key of the server in a link.
const SERVER: &str = "server=";
/// The key of the table in a link.
const TABLE: &str = "table=";
/// The longest link, in bytes.
pub const LONGEST: usize = 600;

/// An invitation to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Where the table is; `None` for the server in the reader's settings.
    pub server: Option<Destination>,
    /// The code of the table.
    pub code: RoomCode,
}

/// The text is not an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "an invitation is a code of six letters, CODE@HOST:PORT, or a link: https://HOST/CODE or \
     tumbletop://join/CODE?server=wss://HOST:PORT"
)]
pub struct InvalidInvitation;

impl fmt::Display for Invitation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{PREFIX}{}", self.code)?;
        match &self.server {
            Some(Destination::Table(table)) => {
                write!(out, "?{TABLE}{}", table.key)?;
                table.parts().try_for_each(|part| write!(out, "&{part}"))
            }
            Some(Destination::Server(server)) => {
                // Of all characters of an address, only this one has another meaning in a link.
                let url = server.url().replace('%', "%25");
                write!(out, "?{SERVER}{}", url.trim_end_matches('/'))
            }
            None => Ok(()),
        }
    }
}

impl FromStr for Invitation {
    type Err = InvalidInvitation;

    /// Reads a link, a bare code, or a code followed by `@` and an address.
    fn from_str(text: &str) -> Result<Self, InvalidInvitation> {
        let text = text.trim();
        if text.len() > LONGEST {
            return Err(InvalidInvitation);
        }
        let is_link = text
            .get(..PREFIX.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(PREFIX));
        if is_link {
            return of_link(&text[PREFIX.len()..]);
        }
        if let Some((target, code, query)) = of_page(text) {
            let server = match table_of(query)? {
                Some(table) => table.into(),
                None => target.ok_or(InvalidInvitation)?.into(),
            };
            let code = code.parse().map_err(|_| InvalidInvitation)?;
            return Ok(Self {
                server: Some(server),
                code,
            });
        }
        let (code, server) = match text.split_once('@') {
            Some((code, server)) => (code, Some(server.trim().parse().map_err(|_| InvalidInvitation)?)),
            None => (text, None),
        };
        let code = code.parse().map_err(|_| InvalidInvitation)?;
        Ok(Self { server, code })
    }
}

/// The server, the code and the query in the address of a page; `None` if the text is no such address. The server is
/// `None` if it has no valid name.
fn of_page(text: &str) -> Option<(Option<Target>, &str, &str)> {
    let (scheme, rest) = text.split_once("://")?;
    let (host, path) = rest.split_once('/')?;
    let target = Target::of_page(scheme, host)?;
    let path = path.split('#').next().unwrap_or_default();
    let (code, query) = path.split_once('?').unwrap_or((path, ""));
    Some((target.ok(), code, query))
}

/// The table in another home that a query names, if it names one.
fn table_of(query: &str) -> Result<Option<TableAddress>, InvalidInvitation> {
    let parts = || query.split('&');
    let Some(key) = parts().find_map(|part| part.strip_prefix(TABLE)) else {
        return Ok(None);
    };
    let key = key.parse().map_err(|_| InvalidInvitation)?;
    let table = TableAddress::of_parts(key, parts()).map_err(|_| InvalidInvitation)?;
    Ok(Some(table))
}

fn of_link(rest: &str) -> Result<Invitation, InvalidInvitation> {
    let (code, query) = rest.split_once('?').unwrap_or((rest, ""));
    let code = code.trim_end_matches('/').parse().map_err(|_| InvalidInvitation)?;
    // The table's own key comes before the address of a server: nobody else has that key.
    if let Some(table) = table_of(query)? {
        return Ok(Invitation {
            server: Some(table.into()),
            code,
        });
    }
    let mut server = None;
    // Parts that a newer program adds are ignored.
    for named in query.split('&').filter_map(|part| part.strip_prefix(SERVER)) {
        let named = percent_decode_str(named).decode_utf8().map_err(|_| InvalidInvitation)?;
        server = Some(named.parse::<Target>().map_err(|_| InvalidInvitation)?.into());
    }
    Ok(Invitation { server, code })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::rng::{Stream, below, stream};

    #[test]
    fn an_invitation_is_read_as_it_was_written_and_as_people_write_it() {
        let code = RoomCode::of_random([5; 16]);
        for server in [
            None,
            Some("play.example.org"),
            Some("ws://[fe80::1]:99"),
            Some("10.0.0.7:7448"),
            Some("table://000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f?relay=relay.example.org"),
            Some("table://000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f?at=192.168.1.5:7448"),
        ] {
            let server = server.map(|server| server.parse().expect("an address"));
            let invitation = Invitation { server, code };
            assert_eq!(invitation.to_string().parse(), Ok(invitation.clone()), "{invitation}");
            let shouted = invitation.to_string().replace("tumbletop://join", " TumbleTop://JOIN");
            assert_eq!(shouted.parse(), Ok(invitation));
        }
        let at = |server: &str| Invitation {
            server: server.parse().ok(),
            code,
        };
        assert_eq!(format!(" {code} @ 192.168.1.5 ").parse(), Ok(at("192.168.1.5")));
        assert_eq!(
            format!("{PREFIX}{code}/?later=1&server=wss%3A%2F%2Fplay.example.org%3A99").parse(),
            Ok(at("wss://play.example.org:99"))
        );
        assert_eq!(
            format!("https://play.example.org/{code}?lang=de").parse(),
            Ok(at("wss://play.example.org:443"))
        );
        assert_eq!(
            format!("http://10.0.0.7:7448/{code}").parse(),
            Ok(at("ws://10.0.0.7:7448"))
        );
        let key = "7f".repeat(32);
        assert_eq!(
            format!("https://play.example.org/{code}?lang=de&table={key}&relay=relay.example.org#top").parse(),
            Ok(at(&format!("table://{key}?relay=relay.example.org")))
        );
        let no_key = format!("https://play.example.org/{code}?table=7f&relay=relay.example.org");
        assert_eq!(
            no_key.parse::<Invitation>(),
            Err(InvalidInvitation),
            "it is not the server's"
        );
        for page in [
            "https://play.example.org",
            "http://10.0.0.7:7448",
            "http://[fe80::1]:99",
        ] {
            let (scheme, host) = page.split_once("://").expect("an address");
            let read = Target::of_page(scheme, host).expect("a page").expect("a server");
            assert_eq!(read.page(), page);
        }
        for wrong in [
            "https://play.example.org/",
            "https:///ABCDEF",
            "https://a b/ABCDEF",
            "ftp://a/ABCDEF",
        ] {
            assert_eq!(wrong.parse::<Invitation>(), Err(InvalidInvitation), "{wrong}");
        }
        let too_long = format!("{PREFIX}{code}?{}", "x".repeat(LONGEST));
        for wrong in [
            "",
            "tumbletop://join/",
            "tumbletop://join/ABC",
            "ABCDEF@",
            "ftp://x/ABCDEF",
            &too_long,
        ] {
            assert_eq!(wrong.parse::<Invitation>(), Err(InvalidInvitation), "{wrong}");
        }
    }

    #[test]
    fn whatever_is_pasted_is_read_or_refused() {
        let pieces = [
            "tumbletop://join/",
            "ABCDEF",
            "?",
            "server=",
            "table=",
            "0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f",
            "relay=",
            "at=",
            "wss://",
            "h\u{f6}st",
            "%",
            "%ff",
            "@",
            ":",
            "[",
            "&",
            " ",
        ];
        let mut chance = stream(7, Stream::Agents);
        for _ in 0..20_000 {
            let text: String = (0..below(&mut chance, 7))
                .map(|_| pieces[below(&mut chance, pieces.len() as u32) as usize])
                .collect();
            if let Ok(invitation) = text.parse::<Invitation>() {
                assert_eq!(invitation.to_string().parse(), Ok(invitation), "{text}");
            }
        }
    }
}
