//! The members of a room and its seats.

use serde::{Deserialize, Serialize};

use crate::protocol::code::RoomCode;
use crate::protocol::limits::MOST_MEMBERS;
use crate::protocol::person::KeyClaim;
use crate::protocol::settings::RoomSettings;
use host::bounded;
use messages::names;
use rules::ai::level::Level;
use rules::game::Scores;
use rules::ids::{MAX_SEATS, SeatId};

/// The number of a member of a room, known to everybody in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MemberId(pub u16);

/// A room as everybody in it sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lobby {
    /// Its code.
    pub code: RoomCode,
    /// The settings of the table.
    pub settings: RoomSettings,
    /// The member who hosts it; `None` while the room has no members.
    pub host: Option<MemberId>,
    /// Whether new members are kept out.
    pub locked: bool,
    /// The members, those who are away included.
    #[serde(deserialize_with = "bounded::list::<_, _, MOST_MEMBERS>")]
    pub members: Vec<Member>,
    /// The seats, clockwise.
    #[serde(deserialize_with = "bounded::list::<_, _, MAX_SEATS>")]
    pub seats: Vec<LobbySeat>,
    /// How many matches have begun here.
    pub matches: u32,
    /// Whether a match is on.
    pub playing: bool,
    /// Whether the match is paused.
    pub paused: bool,
    /// The players who want a pause.
    #[serde(deserialize_with = "bounded::list::<_, _, MOST_MEMBERS>")]
    pub wants_pause: Vec<MemberId>,
    /// The scores of the last match, once it is over.
    pub results: Option<Scores>,
    /// The members who are away, and for how many milliseconds they had been away when this was sent.
    pub away: Vec<(MemberId, u32)>,
    /// Whether people who have shown their keys may write to each other.
    pub free_text: bool,
    /// The members who are on vacation, at a table that takes its time.
    #[serde(deserialize_with = "bounded::list::<_, _, MOST_MEMBERS>")]
    pub vacations: Vec<Vacation>,
    /// Who offers to play on in a seat of another.
    #[serde(deserialize_with = "bounded::list::<_, _, MAX_SEATS>")]
    pub offers: Vec<SeatOffer>,
}

/// A member of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// The member's number.
    pub id: MemberId,
    /// The name, cleaned but not verified: anybody can use any name.
    #[serde(deserialize_with = "names::read")]
    pub name: String,
    /// Whether the member is connected.
    pub here: bool,
    /// Whether the member is ready to begin.
    pub ready: bool,
    /// The key that the server says the member has shown. Each client checks it, see [`crate::standing`].
    pub claims: Option<Box<KeyClaim>>,
}

/// A vacation of a member: the clocks of their seats stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vacation {
    /// The member.
    pub member: MemberId,
    /// How many hours are left, rounded up.
    pub hours: u16,
}

/// Somebody offers to play on in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOffer {
    /// The seat.
    pub seat: SeatId,
    /// Who would play on.
    pub by: MemberId,
    /// The members who have yet to agree. If nobody is left, a member with a seat has to come first.
    #[serde(deserialize_with = "bounded::list::<_, _, MOST_MEMBERS>")]
    pub asked: Vec<MemberId>,
}

/// A seat of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LobbySeat {
    /// Who has it.
    pub holder: SeatHolder,
    /// The name shown; empty if nobody sits there.
    #[serde(deserialize_with = "names::read_or_empty")]
    pub name: String,
    /// The colour of its dice, 0 to 7; no two seats have the same.
    pub colour: u8,
    /// The face, below [`super::limits::FACES`].
    pub face: u8,
    /// The level of the computer player that stands in for a person who is away.
    pub stand_in: Option<Level>,
}

/// Who has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeatHolder {
    /// Nobody.
    Nobody,
    /// A person.
    Person(MemberId),
    /// A computer player.
    Computer(Level),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::settings::BoardText;

    /// The value as the other end reads it.
    fn read<T: Serialize + serde::de::DeserializeOwned>(sent: &T) -> T {
        let bytes = postcard::to_stdvec(sent).expect("it can be written");
        postcard::from_bytes(&bytes).expect("it can be read")
    }

    #[test]
    fn whatever_the_other_end_calls_people_and_boards_is_read_clean() {
        let member = |name: &str| Member {
            id: MemberId(1),
            name: name.to_owned(),
            here: true,
            ready: false,
            claims: None,
        };
        let seat = |name: &str| LobbySeat {
            holder: SeatHolder::Nobody,
            name: name.to_owned(),
            colour: 0,
            face: 0,
            stand_in: None,
        };
        let board = |name: &str| BoardText {
            name: name.to_owned(),
            text: String::new(),
        };
        for (sent, clean) in [("\u{1b}[2JAna\u{202e}", "[2JAna"), ("\u{13AA}nna", "Anna")] {
            assert_eq!(read(&member(sent)).name, clean);
            assert_eq!(read(&seat(sent)).name, clean);
            assert_eq!(read(&board(sent)).name, clean);
        }
        assert_eq!(read(&member("\u{200b}")).name, "?");
        assert_eq!(read(&seat("")).name, "", "nobody sits there");
        assert_eq!(read(&member(&"x".repeat(1000))).name.len(), 24);
    }
}
