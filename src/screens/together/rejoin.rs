//! The ways back into the rooms that people visited with this program.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::room::Room;
use messages::names;
use net::destination::Destination;
use net::protocol::code::RoomCode;
use net::protocol::limits::MATCH_STAYS;
use net::protocol::token::SeatToken;
use net::table_address::TableKey;
use system::clock;

/// The most ways back that are saved; one more replaces the oldest.
const MOST: usize = 32;
/// How long a way back is saved after the last visit. No server waits longer than a day, and few hosts wait longer
/// than this.
const STAYS: Duration = Duration::from_secs(60 * 24 * 3600);

/// The way back into a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct RejoinEntry {
    /// The server; `None` if it runs in this program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub server: Option<String>,
    /// The code of the room.
    pub code: String,
    /// The token of the seats.
    pub token: SeatToken,
    /// The person's name there.
    #[serde(default, deserialize_with = "names::read_or_empty")]
    pub called: String,
    /// The host of the room; empty if not known.
    #[serde(default, deserialize_with = "names::read_or_empty")]
    pub host: String,
    /// Whether the person has a seat there or offers to play on in one, and is not only a spectator.
    #[serde(default)]
    pub seated: bool,
    /// Whether a match was in progress there.
    #[serde(default)]
    pub playing: bool,
    /// Whether the table takes its time, so that it waits for the person for days.
    #[serde(default)]
    pub slow: bool,
    /// The game at the table, by its name on the command line; empty if not known.
    #[serde(default)]
    pub game: String,
    /// When the person entered last, in seconds since 1970.
    #[serde(default)]
    pub(crate) came_s: u64,
}

impl RejoinEntry {
    /// The way back into the room that the person is in now.
    pub(super) fn of(room: &Room, server: Option<&str>, called: &str) -> Option<Self> {
        let lobby = room.lobby.as_ref();
        let host = lobby.and_then(|lobby| lobby.host).map_or("", |host| room.name(host));
        Some(Self {
            server: server.map(str::to_owned),
            code: room.code?.to_string(),
            token: room.token?,
            called: called.to_owned(),
            host: host.to_owned(),
            seated: room.is_of_the_match(),
            playing: lobby.is_some_and(|lobby| lobby.playing),
            slow: lobby.is_some_and(|lobby| lobby.settings.clock.takes_days()),
            game: lobby.map_or_else(String::new, |lobby| lobby.settings.game.clone()),
            came_s: now_s(),
        })
    }

    /// Takes over what is known of the table from an earlier visit.
    pub(super) fn merge_known(&mut self, rejoin_list: &RejoinList, came_by: Option<SeatToken>) {
        if let Some(before) = rejoin_list.0.iter().find(|before| Some(before.token) == came_by) {
            self.host.clone_from(&before.host);
            (self.seated, self.playing) = (before.seated, before.playing);
            self.slow = before.slow;
            self.game.clone_from(&before.game);
        }
    }

    /// Whether it makes sense to go there: the person needs a seat, and a table of this program is saved only with a
    /// match.
    fn leads_somewhere(&self) -> bool {
        self.seated && (self.server.is_some() || self.playing)
    }

    /// Whether it leads to a table that takes its time, so that there is news of it.
    pub(super) const fn has_news(&self) -> bool {
        self.slow && self.seated && self.server.is_some()
    }

    /// Whether both lead to the same table, for the same person.
    fn is_same(&self, other: &Self) -> bool {
        self.code == other.code && self.server == other.server && self.is_of(&other.called)
    }

    fn is_of(&self, called: &str) -> bool {
        names::key(&self.called) == names::key(called)
    }

    /// Whether it leads to the room of this code there. All servers in the local network count as one, because a table
    /// at home has another address tomorrow. Anyone in that network can read the token anyway, since nothing is
    /// encrypted there.
    fn leads_to(&self, there: &Destination, code: RoomCode) -> bool {
        let server: Option<Destination> = self.server.as_ref().and_then(|server| server.parse().ok());
        let at = |server: Destination| server.is_same(there) || server.is_near() && there.is_near();
        self.code == code.to_string() && server.is_some_and(at)
    }
}

/// All ways back, the newest last.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct RejoinList(Vec<RejoinEntry>);

impl RejoinList {
    /// The ways that may lead somewhere, the newest first.
    pub(crate) fn newest(&self) -> impl Iterator<Item = &RejoinEntry> {
        self.0.iter().rev().filter(|back| back.leads_somewhere())
    }

    /// Those to tables that take their time, the newest first.
    pub(super) fn with_news(&self) -> impl Iterator<Item = &RejoinEntry> {
        self.newest().filter(|back| back.has_news())
    }

    /// The other ways that may lead somewhere, the newest first.
    pub(super) fn without_news(&self) -> impl Iterator<Item = &RejoinEntry> {
        self.newest().filter(|back| !back.has_news())
    }

    /// Whether a seat still waits for a person who was cut off a short time ago.
    pub(crate) fn is_awaited(&self) -> bool {
        let awaited = |back: &RejoinEntry| back.server.is_some() && !back.slow && back.is_younger(MATCH_STAYS);
        self.newest().any(awaited)
    }

    /// The way of this person to a seat at the table that an invitation names.
    pub(super) fn to_seat(&self, there: &Destination, code: RoomCode, called: &str) -> Option<&RejoinEntry> {
        let mut ways = self.newest();
        ways.find(|back| back.leads_to(there, code) && back.is_of(called))
    }

    /// The seats of this person at tables of this code in other homes, by the key of the table.
    pub(super) fn to_homes(&self, code: RoomCode, called: &str) -> Vec<(TableKey, SeatToken)> {
        let code = code.to_string();
        let ways = self.newest().filter(|back| back.code == code && back.is_of(called));
        let in_home = |back: &RejoinEntry| match back.server.as_ref()?.parse() {
            Ok(Destination::Table(table)) => Some((table.key, back.token)),
            _ => None,
        };
        ways.filter_map(in_home).collect()
    }

    /// The way to a table of this program.
    pub(super) fn to_own(&self, code: RoomCode) -> Option<&RejoinEntry> {
        let code = code.to_string();
        self.0
            .iter()
            .rev()
            .find(|back| back.server.is_none() && back.code == code)
    }

    /// Adds a way back. It replaces the one by which the person came, or an older one to the same table; but an
    /// onlooker's never replaces that of a seat, unless the person came by it. Returns whether anything changed.
    pub(crate) fn remember(&mut self, mut back: RejoinEntry, came_by: Option<SeatToken>) -> bool {
        let same = self
            .0
            .iter()
            .position(|other| Some(other.token) == came_by || back.is_same(other));
        if let Some(at) = same {
            let before = &self.0[at];
            let is_own = Some(before.token) == came_by;
            if before.seated && !back.seated && !is_own {
                return false;
            }
            if is_own && before.token == back.token {
                // The same visit, so the time of entering stays. Only what is known of the table may have changed.
                back.came_s = before.came_s;
            }
            if *before == back {
                return false;
            }
            self.0.remove(at);
        }
        self.0.retain(|other| other.is_younger(STAYS));
        self.0.push(back);
        let too_many = self.0.len().saturating_sub(MOST);
        self.0.drain(..too_many);
        true
    }

    /// Removes the way back with this token; returns whether there was one.
    pub(super) fn forget(&mut self, token: SeatToken) -> bool {
        let before = self.0.len();
        self.0.retain(|back| back.token != token);
        self.0.len() < before
    }
}

impl RejoinEntry {
    fn is_younger(&self, than: Duration) -> bool {
        now_s().saturating_sub(self.came_s) < than.as_secs()
    }
}

fn now_s() -> u64 {
    clock::since_1970().as_secs()
}

#[cfg(test)]
impl RejoinEntry {
    /// A way back of Ana, for tests.
    pub(super) fn for_test(server: Option<&str>, code: RoomCode, token: u8) -> Self {
        Self {
            server: server.map(str::to_owned),
            code: code.to_string(),
            token: SeatToken::of_random([token; 16]),
            called: "Ana".to_owned(),
            host: "Bo".to_owned(),
            seated: true,
            playing: true,
            slow: false,
            game: "skip-bo".to_owned(),
            came_s: now_s(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: &str = "ws://192.168.1.20:7448/";
    const FAR: &str = "wss://play.example.org:7448/";

    fn code() -> RoomCode {
        RoomCode::of_random([3; 16])
    }

    fn target(server: &str) -> Destination {
        server.parse().expect("an address")
    }

    fn token(of: u8) -> SeatToken {
        SeatToken::of_random([of; 16])
    }

    #[test]
    fn the_way_to_a_seat_is_never_replaced_by_that_of_an_onlooker() {
        let mut rejoin_list = RejoinList::default();
        assert!(rejoin_list.remember(RejoinEntry::for_test(Some(FAR), code(), 1), None));
        let looks_on = RejoinEntry {
            seated: false,
            ..RejoinEntry::for_test(Some(FAR), code(), 2)
        };
        assert!(!rejoin_list.remember(looks_on.clone(), None));
        let way = |rejoin_list: &RejoinList| rejoin_list.to_seat(&target(FAR), code(), "Ana").map(|back| back.token);
        assert_eq!(way(&rejoin_list), Some(token(1)));
        // A way with a seat replaces it, and each visit has a new token.
        assert!(rejoin_list.remember(RejoinEntry::for_test(Some(FAR), code(), 3), None));
        assert!(rejoin_list.remember(RejoinEntry::for_test(Some(FAR), code(), 4), Some(token(3))));
        assert!(
            !rejoin_list.remember(RejoinEntry::for_test(Some(FAR), code(), 4), Some(token(4))),
            "nothing is new"
        );
        assert_eq!(way(&rejoin_list), Some(token(4)));
        // Another person at this machine has another way.
        let bo = RejoinEntry {
            called: "Bo".to_owned(),
            ..RejoinEntry::for_test(Some(FAR), code(), 5)
        };
        assert!(rejoin_list.remember(bo, None));
        assert_eq!(way(&rejoin_list), Some(token(4)));
        // A person who returned with a token and has no seat any more is a spectator with the new token.
        assert!(rejoin_list.remember(looks_on, Some(token(4))));
        assert_eq!(way(&rejoin_list), None);
    }

    #[test]
    fn a_table_at_home_is_known_at_another_address_and_one_elsewhere_is_not() {
        let mut rejoin_list = RejoinList::default();
        rejoin_list.remember(RejoinEntry::for_test(Some(HOME), code(), 1), None);
        rejoin_list.remember(RejoinEntry::for_test(Some(FAR), RoomCode::of_random([4; 16]), 2), None);
        let leads = |server: &str, code| rejoin_list.to_seat(&target(server), code, "ana").is_some();
        assert!(leads("192.168.1.20:7448", code()) && leads("ws://192.168.1.31:40000", code()));
        assert!(!leads("192.168.1.20", RoomCode::of_random([5; 16])));
        assert!(
            !leads("ws://play.example.org", code()),
            "no other server gets the token"
        );
        let far = RoomCode::of_random([4; 16]);
        assert!(leads(FAR, far) && !leads("wss://other.example.org", far) && !leads("192.168.1.20", far));
    }

    #[test]
    fn only_so_many_ways_are_remembered_and_the_newest_stay() {
        let mut rejoin_list = RejoinList::default();
        let room = |at: u8| RoomCode::of_random([at; 16]);
        for at in 0..=MOST as u8 {
            rejoin_list.remember(RejoinEntry::for_test(Some(HOME), room(at), at), None);
        }
        assert_eq!(rejoin_list.0.len(), MOST);
        assert_eq!(
            rejoin_list.newest().next().map(|back| back.token),
            Some(token(MOST as u8))
        );
        assert!(!rejoin_list.forget(token(0)), "the oldest is gone");
        assert!(rejoin_list.forget(token(1)));
        rejoin_list.0[0].came_s = 0;
        rejoin_list.remember(RejoinEntry::for_test(None, room(200), 200), None);
        assert_eq!(rejoin_list.0.len(), MOST - 1, "what is very old is forgotten");
        assert!(rejoin_list.to_own(room(200)).is_some() && rejoin_list.to_own(room(7)).is_none());
    }
}
