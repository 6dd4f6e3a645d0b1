//! Why a request is refused, or a connection is closed.

use serde::{Deserialize, Serialize};

use crate::protocol::limits::{LONGEST_VACATION_DAYS, MOST_MEMBERS, NUDGE_EVERY};
use host::request::RefusalReason;
use messages::texts::net as words;
use messages::{Message, ToMessage};

/// Why a request is refused. A refused request changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[error("{}", self.message())]
pub enum RoomRefusal {
    /// There is no room of this code.
    NoRoom,
    /// The token opens no seat of this room.
    NoSeatOfYours,
    /// The room is locked.
    Locked,
    /// The room is full.
    RoomFull,
    /// The server can't open more rooms.
    ServerFull,
    /// This address has opened as many rooms as it may.
    TooManyRooms,
    /// This room has no onlookers.
    NoOnlookers,
    /// The name is empty once it is cleaned.
    NoName,
    /// Only the host of the room may do this.
    OnlyHost,
    /// Another person or a computer player has this seat.
    SeatTaken,
    /// There is no such seat, or it is not the seat of the member who asks.
    NotYourSeat,
    /// There is no member with this number.
    NoSuchMember,
    /// The game has no computer player of this level.
    NoSuchLevel,
    /// There is no such game.
    UnknownGame,
    /// A number is out of its range, or a text is too long.
    OutOfRange,
    /// An option names a file.
    NamesFile(String),
    /// The game can't be set up like this.
    Setup(Message),
    /// Seats are empty.
    SeatsEmpty,
    /// A player is not ready.
    NotReady,
    /// This can't be done while a match is on.
    MatchOn,
    /// This can only be done while a match is on.
    NoMatch,
    /// The match is paused.
    Paused,
    /// Another question is open.
    AskedAlready,
    /// The other players said no, or did not answer in time.
    NotAgreed,
    /// This match has no undo.
    NoUndo,
    /// The person of this seat is not missing.
    NobodyMissing,
    /// The match refuses the request.
    Match(RefusalReason),
    /// Too many requests.
    TooFast,
    /// The connection has not entered a room yet.
    NotEntered,
    /// The connection is in a room already.
    Entered,
    /// There is no record to send.
    NoRecord,
    /// The room of this code is saved here, but no member has reopened it yet.
    NotOpen,
    /// The server can't write to its disk at present.
    DiskFull,
    /// The saved matches use all the disk space that the server allows in total, or for this address.
    OverQuota,
    /// Another table has this code here.
    CodeTaken,
    /// This server lists no tables of others.
    NoList,
    /// This server lists as many tables as it can, in all or for this address.
    ListFull,
    /// The table takes its time: nobody has to be there.
    TakesItsTime,
    /// The key of a person does not fit the proof, or the proof belongs to another entering.
    NotProven,
    /// The proof was made for another server, or this one can't know that it was made for it.
    OtherPlace,
    /// The person has shown another key already.
    KeyShown,
    /// The host of this table does not let people write.
    NoFreeText,
    /// Only people who have shown a key may write.
    KeyNeeded,
    /// Nothing remains of the words once they are cleaned.
    NoWords,
    /// Nobody else can wait for invitations here, in all or from this address.
    NoWaiting,
    /// This server sends no notices.
    NoNotices,
    /// This server sends no notices to this address.
    NoticeAddress,
    /// This can only be done at a table that takes its time.
    OnlyInDays,
    /// It is not the turn of a person in this seat.
    NotDue,
    /// The person of this seat is on vacation.
    OnVacation,
    /// The person of this seat was reminded not long ago.
    NudgedAlready,
    /// The person has not so many days of vacation left in this match.
    VacationTooLong,
    /// There is no such offer to play on.
    NoOffer,
    /// This is not the code in the mail.
    WrongNoticeCode,
    /// No code is awaited, or not any more.
    NoNoticeCode,
    /// Too many mails were sent there, for this address or by this server.
    TooManyMails,
}

impl ToMessage for RoomRefusal {
    fn message(&self) -> Message {
        match self {
            Self::NoRoom => words::NO_ROOM,
            Self::NoSeatOfYours => words::NO_SEAT_OF_YOURS,
            Self::Locked => words::LOCKED,
            Self::RoomFull => words::room_full(MOST_MEMBERS),
            Self::ServerFull => words::SERVER_FULL,
            Self::TooManyRooms => words::TOO_MANY_ROOMS,
            Self::NoOnlookers => words::NO_ONLOOKERS,
            Self::NoName => words::NO_NAME,
            Self::OnlyHost => words::ONLY_HOST,
            Self::SeatTaken => words::SEAT_TAKEN,
            Self::NotYourSeat => words::NOT_YOUR_SEAT,
            Self::NoSuchMember => words::NO_SUCH_MEMBER,
            Self::NoSuchLevel => words::NO_SUCH_LEVEL,
            Self::UnknownGame => words::UNKNOWN_GAME,
            Self::OutOfRange => words::OUT_OF_RANGE,
            Self::NamesFile(option) => words::names_file(option),
            Self::Setup(why) => why.clone(),
            Self::SeatsEmpty => words::SEATS_EMPTY,
            Self::NotReady => words::NOT_READY,
            Self::MatchOn => words::MATCH_ON,
            Self::NoMatch => words::NO_MATCH,
            Self::Paused => words::PAUSED,
            Self::AskedAlready => words::ASKED_ALREADY,
            Self::NotAgreed => words::NOT_AGREED,
            Self::NoUndo => words::NO_UNDO,
            Self::NobodyMissing => words::NOBODY_MISSING,
            Self::Match(reason) => reason.message(),
            Self::TooFast => words::TOO_FAST,
            Self::NotEntered => words::NOT_ENTERED,
            Self::Entered => words::ENTERED,
            Self::NoRecord => words::NO_RECORD,
            Self::NotOpen => words::NOT_OPEN,
            Self::DiskFull => words::DISK_FULL,
            Self::OverQuota => words::OVER_QUOTA,
            Self::CodeTaken => words::CODE_TAKEN,
            Self::NoList => words::NO_LIST,
            Self::ListFull => words::LIST_FULL,
            Self::TakesItsTime => words::TAKES_ITS_TIME,
            Self::NotProven => words::NOT_PROVEN,
            Self::OtherPlace => words::OTHER_PLACE,
            Self::KeyShown => words::KEY_SHOWN,
            Self::NoFreeText => words::NO_FREE_TEXT,
            Self::KeyNeeded => words::KEY_NEEDED,
            Self::NoWords => words::NO_WORDS,
            Self::NoWaiting => words::NO_WAITING,
            Self::NoNotices => words::NO_NOTICES,
            Self::NoticeAddress => words::NOTICE_ADDRESS,
            Self::OnlyInDays => words::ONLY_IN_DAYS,
            Self::NotDue => words::NOT_DUE,
            Self::OnVacation => words::ON_VACATION,
            Self::NudgedAlready => words::nudged_already(NUDGE_EVERY.as_secs() / 3600),
            Self::VacationTooLong => words::vacation_too_long(LONGEST_VACATION_DAYS),
            Self::NoOffer => words::NO_OFFER,
            Self::WrongNoticeCode => words::WRONG_NOTICE_CODE,
            Self::NoNoticeCode => words::NO_NOTICE_CODE,
            Self::TooManyMails => words::TOO_MANY_MAILS,
        }
    }
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[error("{}", self.message())]
pub enum CloseReason {
    /// The bytes are no message of this protocol, or the message is too long.
    Malformed,
    /// The other end sent nothing for too long.
    Silent,
    /// The client read too slowly.
    TooSlow,
    /// Far too many requests.
    Flood,
    /// The same person has a newer connection.
    Replaced,
    /// The host of the room removed this person.
    Removed,
    /// The person left.
    Left,
    /// The room is closed: nobody was there for a long time.
    RoomClosed,
    /// The server stops. The match is saved and resumes when the server is back.
    Ending,
    /// The server speaks a newer protocol.
    ServerNewer,
    /// The server speaks an older protocol.
    ServerOlder,
    /// There are too many connections.
    TooMany,
    /// The host of the table on their own machine has closed it. A match that was on is saved there.
    HostLeft,
    /// The server can't reach the others with which it shares its rooms. They may have the room by now.
    CutOff,
}

impl CloseReason {
    /// The WebSocket close code of this reason.
    pub const fn code(self) -> u16 {
        4000 + self as u16
    }

    /// The reason with this close code.
    pub fn of_code(code: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|closing| closing.code() == code)
    }

    /// All reasons.
    pub const ALL: [Self; 14] = [
        Self::Malformed,
        Self::Silent,
        Self::TooSlow,
        Self::Flood,
        Self::Replaced,
        Self::Removed,
        Self::Left,
        Self::RoomClosed,
        Self::Ending,
        Self::ServerNewer,
        Self::ServerOlder,
        Self::TooMany,
        Self::HostLeft,
        Self::CutOff,
    ];

    /// Whether the client should reconnect by itself.
    pub const fn comes_back(self) -> bool {
        matches!(
            self,
            Self::Silent | Self::TooSlow | Self::Ending | Self::TooMany | Self::Flood | Self::CutOff
        )
    }
}

impl ToMessage for CloseReason {
    fn message(&self) -> Message {
        match self {
            Self::Malformed => words::MALFORMED,
            Self::Silent => words::SILENT,
            Self::TooSlow => words::TOO_SLOW,
            Self::Flood => words::FLOOD,
            Self::Replaced => words::REPLACED,
            Self::Removed => words::REMOVED,
            Self::Left => words::LEFT,
            Self::RoomClosed => words::ROOM_CLOSED,
            Self::Ending => words::ENDING,
            Self::ServerNewer => words::SERVER_NEWER,
            Self::ServerOlder => words::SERVER_OLDER,
            Self::TooMany => words::TOO_MANY,
            Self::HostLeft => words::HOST_LEFT,
            Self::CutOff => words::CUT_OFF,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_known_by_its_code() {
        for (at, closing) in CloseReason::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(closing.code()), 4000 + at);
            assert_eq!(CloseReason::of_code(closing.code()), Some(closing));
        }
        assert_eq!(CloseReason::of_code(1000), None);
    }
}
